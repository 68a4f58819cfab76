import { type Sex, sexes } from '../../../../src/contract/vocabulary.ts';
import { sexLabels } from '../../../../src/engine/knowledge/labels.ts';
import { useWord } from '../../language.ts';
import { SelectField } from '../../ui/field.tsx';
import { useCaseTexts } from './case-texts.ts';

export function SexField({ value, onChange }: { value: Sex | ''; onChange: (sex: Sex | '') => void }) {
  const t = useCaseTexts();
  const word = useWord();
  return (
    <SelectField
      label={t.create.sex}
      optional
      value={value}
      onChange={(sex) => onChange(sex as Sex | '')}
      options={[
        { value: '', label: t.family.sexMissing },
        ...sexes.map((sex) => ({ value: sex, label: word(sexLabels[sex]) })),
      ]}
    />
  );
}
