import { type Urgency, urgencies } from '#contract/vocabulary.ts';
import { useTexts } from '#web/language.ts';
import { opinionTexts } from '#web/strings/opinion.ts';

type UrgencyButtonsProps = { value: Urgency | undefined; onChange: (value: Urgency | undefined) => void };

/** One touch says it; another on the same takes it back, for a doctor need not judge. */
export function UrgencyButtons({ value, onChange }: UrgencyButtonsProps) {
  const t = useTexts(opinionTexts);
  return (
    <fieldset class="urgency-buttons">
      <legend class="field-label">{t.urgency}</legend>
      {urgencies.map((urgency) => (
        <button
          key={urgency}
          class={`urgency-button urgency-button-${urgency}`}
          type="button"
          aria-pressed={urgency === value}
          onClick={() => onChange(urgency === value ? undefined : urgency)}
        >
          {t.urgencies[urgency]}
        </button>
      ))}
    </fieldset>
  );
}
