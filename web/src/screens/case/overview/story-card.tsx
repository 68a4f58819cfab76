import { useState } from 'preact/hooks';
import type { Intake } from '#contract/intake.ts';
import { useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { caseChangesTexts } from '#web/strings/case-changes.ts';
import { insuranceTexts } from '#web/strings/insurance.ts';
import { Button } from '#web/ui/button.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { StoryList } from './story-list.tsx';

const InsuranceDialog = lazyDialog(async () => (await import('./insurance-card-dialog.tsx')).InsuranceCardDialog);
const StoryDialog = lazyDialog(async () => (await import('./story-dialog.tsx')).StoryDialog);

export function StoryCard() {
  const t = useTexts(caseChangesTexts);
  const { file } = useOpenedCase();
  const card = useTexts(insuranceTexts);
  const [isChanging, setChanging] = useState(false);
  const [isTelling, setTelling] = useState(false);
  return (
    <section class="card stack" aria-labelledby="story-heading">
      <h2 class="card-heading" id="story-heading">
        {t.story}
      </h2>
      <StoryList intake={file.case.intake} />
      <CardLine intake={file.case.intake} />
      <div class="row">
        <Button look="plain" small icon="edit" onClick={() => setChanging(true)}>
          {t.changed}
        </Button>
        <Button look="plain" small icon="card" onClick={() => setTelling(true)}>
          {card.tell}
        </Button>
      </div>
      {isTelling && <InsuranceDialog onClose={() => setTelling(false)} />}
      {isChanging && <StoryDialog intake={file.case.intake} onClose={() => setChanging(false)} />}
    </section>
  );
}

/** Not part of the story that a doctor reads. */
function CardLine({ intake: { insurance = {} } }: { intake: Intake }) {
  const t = useTexts(insuranceTexts);
  const { hasCard, registeredAt, kind } = insurance;
  const words = [hasCard !== undefined && t.has[hasCard ? 'yes' : 'no'], kind && t.kinds[kind], registeredAt];
  const said = words.filter(Boolean);
  if (said.length === 0) return null;
  return (
    <dl class="facts">
      <div class="fact fact-wide">
        <dt>{t.heading}</dt>
        <dd>{said.join(', ')}</dd>
      </div>
    </dl>
  );
}
