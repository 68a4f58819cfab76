import { useState } from 'preact/hooks';
import type { CaseState } from '#contract/vocabulary.ts';
import { useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { overviewTexts } from '#web/strings/overview.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/states.tsx';
import { useOpenedCase } from '../opened-case.ts';

const StateDialog = lazyDialog(async () => (await import('./state-dialog.tsx')).StateDialog);

const stages = ['intake', 'pre_hospital', 'in_hospital', 'post_discharge', 'follow_up'] as const;

/** The way of a patient as five dots; closed and emergency stand beside it. */
export function StateLine() {
  const t = useTexts(overviewTexts);
  const { file } = useOpenedCase();
  const [isChanging, setChanging] = useState(false);
  const { state } = file.case;
  const at = state === 'closed' ? stages.length : (stages as readonly CaseState[]).indexOf(state);
  return (
    <section class="card" aria-labelledby="state-heading">
      <div class="row-apart">
        <h2 class="card-heading" id="state-heading">
          {t.states.heading}
        </h2>
        <Button look="quiet" small onClick={() => setChanging(true)}>
          {t.states.change}
        </Button>
      </div>
      <ol class="stages">
        {stages.map((stage, index) => (
          <li
            class={index < at ? 'stage stage-passed' : index === at ? 'stage stage-now' : 'stage'}
            key={stage}
            aria-current={index === at ? 'step' : undefined}
          >
            <span class="stage-dot">{index < at && <Icon name="check" />}</span>
            <span>
              {t.states.short[stage]}
              {index < at && <span class="visually-hidden"> ({t.states.passed})</span>}
            </span>
          </li>
        ))}
      </ol>
      {state === 'closed' && <p class="muted small">{t.states.closedNote}</p>}
      {state === 'emergency' && <Notice tone="danger">{t.states.emergencyNote}</Notice>}
      {isChanging && <StateDialog onClose={() => setChanging(false)} />}
    </section>
  );
}
