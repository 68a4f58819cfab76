import { useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import { type Need, needs } from '#contract/vocabulary.ts';
import { answer } from '#web/intake.ts';
import { useTexts } from '#web/language.ts';
import { lazyPart, unseen } from '#web/lazy-part.tsx';
import { route } from '#web/router.tsx';
import { labelTexts } from '#web/strings/labels.ts';
import { newCaseTexts } from '#web/strings/new-case.ts';
import { peopleTexts } from '#web/strings/people.ts';
import { RadioChoices } from '#web/ui/choice.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { PersonField } from '../case/person-field.tsx';
import { SexField } from '../case/sex-field.tsx';
import { type Draft, faultsOf, intakeOf } from './draft.ts';
import { FormStep, type StepWay } from './form-step.tsx';

const DangerReader = lazyPart(async () => (await import('./danger-reader.tsx')).DangerReader, unseen);
const ReaderStrip = lazyPart(async () => (await import('./danger-reader.tsx')).ReaderStrip, unseen);

type StoryStepProps = StepWay & { draft: Draft; onChange: (changes: Partial<Draft>) => void };

export function StoryStep({ draft, onChange, ...way }: StoryStepProps) {
  const t = useTexts(newCaseTexts);
  const people = useTexts(peopleTexts);
  const labels = useTexts(labelTexts);
  const faults = faultsOf(draft, new Date().getFullYear());
  const [isEmergency, setEmergency] = useState(false);
  /** Danger is not answered with a form: the emergency card comes first, and from there the case. */
  const showEmergency = () => {
    const { need, patient, symptoms = '' } = intakeOf(draft);
    answer({ dangerSigns: [], need, symptoms, ...patient });
    route('/result');
  };
  return (
    <FormStep
      {...way}
      {...(isEmergency && { onNext: showEmergency, button: { label: t.seeEmergency, isDanger: true } })}
      title={t.storyHeading}
      lead={t.storyHint}
      alert={isEmergency && <ReaderStrip />}
      isComplete={!faults.age}
    >
      {(isTried) => (
        <>
          <TextArea
            label={t.symptoms}
            hint={t.symptomsHint}
            optional
            value={draft.symptoms}
            onChange={(symptoms) => onChange({ symptoms })}
            maxLength={limits.symptomsLengthMax}
          />
          <DangerReader intake={intakeOf(draft)} onRead={setEmergency} />
          <SelectField
            label={t.need}
            value={draft.need}
            onChange={(need) => onChange({ need: need as Need })}
            options={needs.map((need) => ({ value: need, label: labels.need[need] }))}
          />
          <RadioChoices
            legend={t.who}
            name="is-self"
            options={[
              { value: 'other', label: t.isOther, icon: 'users' },
              { value: 'self', label: t.isSelf, icon: 'user' },
            ]}
            value={draft.isSelf === undefined ? undefined : draft.isSelf ? 'self' : 'other'}
            onChange={(value) => onChange({ isSelf: value === 'self' })}
          />
          <div class="fields-beside">
            <TextField
              label={people.age}
              optional
              inputMode="numeric"
              error={isTried && faults.age ? t.invalidAge : undefined}
              value={draft.age}
              onChange={(age) => onChange({ age })}
              maxLength={3}
            />
            <SexField value={draft.sex} onChange={(sex) => onChange({ sex })} />
          </div>
          <PersonField
            fact="province"
            optional
            value={draft.province}
            onChange={(province) => onChange({ province })}
          />
        </>
      )}
    </FormStep>
  );
}
