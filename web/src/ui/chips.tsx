import './chips.css';

type ChipsProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A filter with few words, of which one is on. */
export function Chips<Value extends string>({ legend, options, value, onChange }: ChipsProps<Value>) {
  return (
    <fieldset class="chips">
      <legend class="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <button
          class="chip"
          type="button"
          key={option.value}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
