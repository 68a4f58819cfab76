import { useState } from 'preact/hooks';
import type { Case } from '../../../../../src/contract/case.ts';
import { type CaseState, caseStates } from '../../../../../src/contract/vocabulary.ts';
import { caseStateLabels } from '../../../../../src/engine/knowledge/labels.ts';
import { changeCase } from '../../../api.ts';
import { useWord } from '../../../language.ts';
import type { Failure } from '../../../request.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioChoices } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/states.tsx';
import { useCaseTexts } from '../case-texts.ts';
import { useOpenedCase } from '../opened-case.ts';

const stages = ['intake', 'pre_hospital', 'in_hospital', 'post_discharge', 'follow_up'] as const;

/** The way of a patient as five dots; closed and emergency stand beside it. */
export function StateLine() {
  const t = useCaseTexts();
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
            <span class="stage-name">
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

function StateDialog({ onClose }: { onClose: () => void }) {
  const t = useCaseTexts();
  const word = useWord();
  const { access, file, role, change, refresh } = useOpenedCase();
  const [state, setState] = useState<CaseState>(file.case.state);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const save = async () => {
    setBusy(true);
    const result = await changeCase(access, { state });
    setBusy(false);
    if (!result.ok) return setFailure(result.failure);
    change((current) => ({ ...current, case: result.value as Case }));
    onClose();
    if (role === 'family') void refresh();
  };
  return (
    <Dialog
      title={t.states.changeHeading}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button busy={isBusy} onClick={save}>
            {t.save}
          </Button>
        </>
      }
    >
      <div class="stack">
        <RadioChoices
          legend={t.states.changeHeading}
          legendHidden
          name="state"
          options={caseStates.map((each) => ({
            value: each,
            label: word(caseStateLabels[each]),
            hint: t.states.hints[each],
          }))}
          value={state}
          onChange={setState}
        />
        {state === 'emergency' && <Notice tone="danger">{t.states.confirmEmergency}</Notice>}
        <FailureNotice failure={failure} />
      </div>
    </Dialog>
  );
}
