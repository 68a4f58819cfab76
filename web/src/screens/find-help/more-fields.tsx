import { limits } from '#contract/limits.ts';
import { answer, answers } from '#web/intake.ts';
import { optionsOf } from '#web/options-of.ts';
import { useStore } from '#web/store.ts';
import { CheckRow } from '#web/ui/choice.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Pills } from '#web/ui/pills.tsx';
import { RegisteredField } from '#web/ui/registered-field.tsx';
import { useFindHelpTexts } from './question-page.tsx';

const cities = ['Hà Nội', 'TP. Hồ Chí Minh', 'Đà Nẵng', 'Huế', 'Cần Thơ'];

/** What makes the answer more particular, for whoever wants to tell it. */
export function MoreFields() {
  const t = useFindHelpTexts().about;
  const { insurance = {}, diagnosis = '', hasPriorResults = false, preferredCity = '' } = useStore(answers);
  const { hasCard, registeredAt = '', ...card } = insurance;
  const tellRegistered = (place: string) =>
    answer({
      insurance: {
        ...card,
        ...(hasCard !== undefined && { hasCard }),
        ...(place.trim() !== '' && { registeredAt: place }),
      },
    });
  return (
    <div class="stack">
      <Pills
        legend={t.card}
        name="card"
        options={optionsOf(t.cards)}
        value={hasCard === undefined ? undefined : hasCard ? 'yes' : 'no'}
        onChange={(has) => answer({ insurance: has === 'yes' ? { ...insurance, hasCard: true } : { hasCard: false } })}
      />
      {hasCard && <RegisteredField value={registeredAt} onChange={tellRegistered} />}
      <TextField
        label={t.diagnosis}
        hint={t.diagnosisHint}
        optional
        autoComplete="off"
        maxLength={limits.diagnosisLengthMax}
        value={diagnosis}
        onChange={(text) => answer({ diagnosis: text })}
      />
      <CheckRow
        name="papers"
        icon="file"
        label={t.papers}
        checked={hasPriorResults}
        onChange={(has) => answer({ hasPriorResults: has })}
      />
      <SelectField
        label={t.city}
        value={preferredCity}
        onChange={(city) => answer({ preferredCity: city })}
        options={[{ value: '', label: t.near }, ...cities.map((city) => ({ value: city, label: city }))]}
      />
    </div>
  );
}
