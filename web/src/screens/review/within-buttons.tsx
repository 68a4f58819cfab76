import { type OpinionWithin, opinionWithins } from '#contract/vocabulary.ts';
import { useStrings, useTexts } from '#web/language.ts';
import { opinionTexts } from '#web/strings/opinion.ts';
import '#web/ui/chips.css';

type WithinButtonsProps = { value: OpinionWithin | undefined; onChange: (value: OpinionWithin | undefined) => void };

/** How soon, in the doctor's own words or in none: another touch takes it back. */
export function WithinButtons({ value, onChange }: WithinButtonsProps) {
  const t = useTexts(opinionTexts);
  const { optional } = useStrings();
  return (
    <fieldset class="within-buttons">
      <legend class="field-label">
        {t.within} <span class="field-optional">({optional})</span>
      </legend>
      {opinionWithins.map((within) => (
        <button
          key={within}
          class="chip"
          type="button"
          aria-pressed={within === value}
          onClick={() => onChange(within === value ? undefined : within)}
        >
          {t.withins[within]}
        </button>
      ))}
    </fieldset>
  );
}
