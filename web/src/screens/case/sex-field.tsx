import { type Sex, sexes } from '#contract/vocabulary.ts';
import { useTexts } from '#web/language.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { peopleTexts } from '#web/strings/people.ts';
import { SelectField } from '#web/ui/field.tsx';

export function SexField({ value, onChange }: { value: Sex | ''; onChange: (sex: Sex | '') => void }) {
  const t = useTexts(peopleTexts);
  const labels = useTexts(labelTexts);
  return (
    <SelectField
      label={t.sex}
      optional
      value={value}
      onChange={(sex) => onChange(sex as Sex | '')}
      options={[{ value: '', label: t.sexMissing }, ...sexes.map((sex) => ({ value: sex, label: labels.sex[sex] }))]}
    />
  );
}
