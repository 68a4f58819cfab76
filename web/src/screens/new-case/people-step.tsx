import type { Intake } from '#contract/intake.ts';
import { useTexts } from '#web/language.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { newCaseTexts } from '#web/strings/new-case.ts';
import { peopleTexts } from '#web/strings/people.ts';
import { Card } from '#web/ui/card.tsx';
import { PersonField } from '../case/person-field.tsx';
import { type Draft, faultsOf } from './draft.ts';
import { FormStep, type StepWay } from './form-step.tsx';

type PeopleStepProps = StepWay & {
  /** What was answered while looking for help, where someone comes from there. */
  answered: Intake | undefined;
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
};

export function PeopleStep({ answered, draft, onChange, ...way }: PeopleStepProps) {
  const t = useTexts(newCaseTexts);
  const people = useTexts(peopleTexts);
  const faults = faultsOf(draft, new Date().getFullYear());
  return (
    <FormStep
      {...way}
      title={t.peopleHeading}
      lead={t.peopleHint}
      isComplete={!faults.birthYear && !faults.contactName}
    >
      {(isTried) => (
        <>
          {answered && <Answered intake={answered} />}
          <section class="stack">
            <h2 class="section-title">{t.patient}</h2>
            <PersonField fact="fullName" value={draft.fullName} onChange={(fullName) => onChange({ fullName })} />
            <PersonField
              fact="birthYear"
              error={isTried && faults.birthYear ? people.invalidYear : undefined}
              value={draft.birthYear}
              onChange={(birthYear) => onChange({ birthYear })}
            />
          </section>
          <section class="stack">
            <div>
              <h2 class="section-title">{t.contact}</h2>
              <p class="muted small">{people.contactHint}</p>
            </div>
            <PersonField
              fact="fullName"
              error={isTried && faults.contactName ? t.contactNameMissing : undefined}
              value={draft.contactName}
              onChange={(contactName) => onChange({ contactName })}
            />
            <PersonField
              fact="relationship"
              value={draft.contactRelationship}
              onChange={(contactRelationship) => onChange({ contactRelationship })}
            />
            <PersonField
              fact="phone"
              value={draft.contactPhone}
              onChange={(contactPhone) => onChange({ contactPhone })}
            />
          </section>
        </>
      )}
    </FormStep>
  );
}

function Answered({ intake }: { intake: Intake }) {
  const t = useTexts(newCaseTexts);
  const labels = useTexts(labelTexts);
  return (
    <Card title={t.fromCheck} icon="check" tone="guide">
      <p>{[labels.need[intake.need], intake.symptoms].filter(Boolean).join(': ')}</p>
      <p>
        <a href="/find-help/about">{t.changeAnswers}</a>
      </p>
    </Card>
  );
}
