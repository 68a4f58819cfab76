import { useEffect, useState } from 'preact/hooks';
import type { HospitalItem } from '#contract/hospital.ts';
import { limits } from '#contract/limits.ts';
import { listHospitals } from '../api/public.ts';
import { useTexts } from '../language.ts';
import { insuranceTexts } from '../strings/insurance.ts';
import { ChoiceButton } from './choice.tsx';
import { TextField } from './field.tsx';

type RegisteredFieldProps = { value: string; onChange: (value: string) => void };

/** Where a card is registered: by the name that the directory knows, so that what is paid there is known; or as typed. */
export function RegisteredField({ value, onChange }: RegisteredFieldProps) {
  const t = useTexts(insuranceTexts);
  const found = useFound(value.trim());
  return (
    <div class="stack-tight">
      <TextField
        label={t.registeredAt}
        hint={t.registeredHint}
        optional
        autoComplete="off"
        maxLength={limits.registeredAtLengthMax}
        value={value}
        onChange={onChange}
      />
      <p class="visually-hidden" role="status">
        {found.length > 0 && t.registeredFound(found.length)}
      </p>
      {found.length > 0 && (
        <div class="choices">
          {found.map(({ id, name, address }) => (
            <ChoiceButton key={id} icon="hospital" label={name} hint={address} onClick={() => onChange(name)} />
          ))}
        </div>
      )}
    </div>
  );
}

const searchedLettersMin = 3;
const shownMax = 4;
const typingMs = 300;

/** What may be meant, a moment after the last letter; nothing once one of them is taken, or where nobody can look. */
function useFound(typed: string): readonly HospitalItem[] {
  const [found, setFound] = useState<readonly HospitalItem[]>([]);
  useEffect(() => {
    if (typed.length < searchedLettersMin) return setFound([]);
    const stopping = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await listHospitals({ q: typed, limit: shownMax }, stopping.signal);
      if (answer.ok && !stopping.signal.aborted) setFound(answer.value.items);
    }, typingMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [typed]);
  return found.some(({ name }) => name === typed) ? [] : found;
}
