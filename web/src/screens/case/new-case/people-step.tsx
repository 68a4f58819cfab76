import { useState } from 'preact/hooks';
import type { Intake } from '../../../../../src/contract/intake.ts';
import { limits } from '../../../../../src/contract/limits.ts';
import { needLabels } from '../../../../../src/engine/knowledge/labels.ts';
import { useWord } from '../../../language.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useCaseTexts } from '../case-texts.ts';
import { type Draft, faultsOf } from './draft.ts';
import { StepPage, type StepPlace } from './step-page.tsx';

type StepProps = {
  place: StepPlace;
  /** What was answered while looking for help, where someone comes from there. */
  answered: Intake | undefined;
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  onBack: () => void;
  onNext: () => void;
};

export function PeopleStep({ place, answered, draft, onChange, onBack, onNext }: StepProps) {
  const t = useCaseTexts();
  const [isTried, setTried] = useState(false);
  const faults = faultsOf(draft, new Date().getFullYear());
  const next = () => (faults.birthYear || faults.contactName ? setTried(true) : onNext());
  return (
    <StepPage
      title={t.create.peopleHeading}
      lead={t.create.peopleHint}
      place={place}
      onBack={onBack}
      actions={
        <Button wide onClick={next}>
          {t.next}
        </Button>
      }
    >
      <div class="stack-loose">
        {answered && <Answered intake={answered} />}
        <section class="stack">
          <h2 class="section-title">{t.create.patient}</h2>
          <TextField
            label={t.create.fullName}
            optional
            value={draft.fullName}
            onChange={(fullName) => onChange({ fullName })}
            maxLength={limits.fullNameLengthMax}
            autoComplete="off"
          />
          <TextField
            label={t.create.birthYear}
            optional
            short
            inputMode="numeric"
            error={isTried && faults.birthYear ? t.create.invalidYear : undefined}
            value={draft.birthYear}
            onChange={(birthYear) => onChange({ birthYear })}
            maxLength={4}
          />
        </section>
        <section class="stack">
          <div>
            <h2 class="section-title">{t.create.contact}</h2>
            <p class="muted small">{t.create.contactHint}</p>
          </div>
          <TextField
            label={t.create.fullName}
            optional
            error={isTried && faults.contactName ? t.create.contactNameMissing : undefined}
            value={draft.contactName}
            onChange={(contactName) => onChange({ contactName })}
            maxLength={limits.fullNameLengthMax}
            autoComplete="off"
          />
          <TextField
            label={t.create.relationship}
            hint={t.create.relationshipHint}
            optional
            value={draft.contactRelationship}
            onChange={(contactRelationship) => onChange({ contactRelationship })}
            maxLength={limits.relationshipLengthMax}
          />
          <TextField
            label={t.create.phone}
            optional
            type="tel"
            inputMode="tel"
            value={draft.contactPhone}
            onChange={(contactPhone) => onChange({ contactPhone })}
            maxLength={limits.phoneLengthMax}
            autoComplete="off"
          />
        </section>
      </div>
    </StepPage>
  );
}

function Answered({ intake }: { intake: Intake }) {
  const t = useCaseTexts();
  const word = useWord();
  return (
    <Card title={t.create.fromCheck} icon="check" tone="guide">
      <p>{[word(needLabels[intake.need]), intake.symptoms].filter(Boolean).join(': ')}</p>
      <p>
        <a href="/find-help">{t.create.changeAnswers}</a>
      </p>
    </Card>
  );
}
