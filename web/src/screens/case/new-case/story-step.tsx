import { useState } from 'preact/hooks';
import { limits } from '../../../../../src/contract/limits.ts';
import { type Need, needs } from '../../../../../src/contract/vocabulary.ts';
import { needLabels } from '../../../../../src/engine/knowledge/labels.ts';
import { useWord } from '../../../language.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioChoices } from '../../../ui/choice.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx';
import { useCaseTexts } from '../case-texts.ts';
import { SexField } from '../sex-field.tsx';
import { type Draft, faultsOf } from './draft.ts';
import { StepPage, type StepPlace } from './step-page.tsx';

type StepProps = {
  place: StepPlace;
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  onBack: () => void;
  onNext: () => void;
};

export function StoryStep({ place, draft, onChange, onBack, onNext }: StepProps) {
  const t = useCaseTexts();
  const word = useWord();
  const [isTried, setTried] = useState(false);
  const faults = faultsOf(draft, new Date().getFullYear());
  const next = () => (faults.age ? setTried(true) : onNext());
  return (
    <StepPage
      title={t.create.storyHeading}
      lead={t.create.storyHint}
      place={place}
      onBack={onBack}
      actions={
        <Button wide onClick={next}>
          {t.next}
        </Button>
      }
    >
      <div class="stack-loose">
        <TextArea
          label={t.create.symptoms}
          hint={t.create.symptomsHint}
          optional
          value={draft.symptoms}
          onChange={(symptoms) => onChange({ symptoms })}
          maxLength={limits.symptomsLengthMax}
        />
        <SelectField
          label={t.create.need}
          value={draft.need}
          onChange={(need) => onChange({ need: need as Need })}
          options={needs.map((need) => ({ value: need, label: word(needLabels[need]) }))}
        />
        <RadioChoices
          legend={t.create.who}
          name="is-self"
          options={[
            { value: 'other', label: t.create.isOther, icon: 'users' },
            { value: 'self', label: t.create.isSelf, icon: 'user' },
          ]}
          value={draft.isSelf === undefined ? undefined : draft.isSelf ? 'self' : 'other'}
          onChange={(value) => onChange({ isSelf: value === 'self' })}
        />
        <div class="fields-beside">
          <TextField
            label={t.create.age}
            optional
            inputMode="numeric"
            error={isTried && faults.age ? t.create.invalidAge : undefined}
            value={draft.age}
            onChange={(age) => onChange({ age })}
            maxLength={3}
          />
          <SexField value={draft.sex} onChange={(sex) => onChange({ sex })} />
        </div>
        <TextField
          label={t.create.province}
          optional
          value={draft.province}
          onChange={(province) => onChange({ province })}
          maxLength={limits.provinceLengthMax}
          autoComplete="address-level1"
        />
      </div>
    </StepPage>
  );
}
