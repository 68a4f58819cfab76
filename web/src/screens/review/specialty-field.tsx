import { limits } from '#contract/limits.ts';
import { foldedText } from '#engine/graph/letters.ts';
import { useTexts } from '#web/language.ts';
import { opinionTexts } from '#web/strings/opinion.ts';
import { specialtyTexts } from '#web/strings/specialties.ts';
import { Field } from '#web/ui/field.tsx';
import '#web/ui/chips.css';

const foundMax = 5;

type SpecialtyFieldProps = {
  /** Those that the case was given: most likely one of them is meant. */
  suggested: readonly string[];
  value: string;
  onChange: (value: string) => void;
};

/** A specialty by touch or by a few letters, with marks or without; what the list does not have may stand there too. */
export function SpecialtyField({ suggested, value, onChange }: SpecialtyFieldProps) {
  const t = useTexts(opinionTexts);
  const names = useTexts(specialtyTexts);
  const typed = foldedText(value.trim());
  const isChosen = Object.values(names).some((name) => foldedText(name) === typed);
  const found =
    typed === '' || isChosen ? [] : Object.values(names).filter((name) => ` ${foldedText(name)}`.includes(` ${typed}`));
  const offered = typed === '' || isChosen ? suggested.flatMap((code) => names[code] ?? []) : found;
  return (
    <Field label={t.specialty} hint={t.specialtyHint} optional>
      {(attributes) => (
        <div class="stack-tight">
          {/* Above what is typed: below it they would lie under the button and the keyboard. */}
          <div class="specialty-chips">
            {offered.slice(0, foundMax).map((name) => (
              <button
                key={name}
                class="chip"
                type="button"
                aria-pressed={foldedText(name) === typed}
                onClick={() => onChange(foldedText(name) === typed ? '' : name)}
              >
                {name}
              </button>
            ))}
          </div>
          <p class="muted small" role="status">
            {typed !== '' && !isChosen && (found.length > 0 ? t.specialtiesFound(found.length) : t.specialtyUnlisted)}
          </p>
          <input
            class="input"
            {...attributes}
            type="text"
            value={value}
            onInput={(event) => onChange(event.currentTarget.value)}
            maxLength={limits.suggestedSpecialtyLengthMax}
            autoComplete="off"
            spellcheck={false}
          />
        </div>
      )}
    </Field>
  );
}

/** By its code where the list has it, so that it is read in any language; else as it was written. */
export function specialtyOf(value: string, names: Readonly<Record<string, string>>): string {
  const written = value.trim();
  const [code] = Object.entries(names).find(([, name]) => foldedText(name) === foldedText(written)) ?? [];
  return code ?? written;
}
