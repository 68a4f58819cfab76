import { Icon } from './icon.tsx';
import './pills.css';

type PillsProps<Value extends string> = {
  legend: string;
  legendHidden?: boolean;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** One of a few short words, side by side: one touch. */
export function Pills<Value extends string>(props: PillsProps<Value>) {
  const { legend, legendHidden = false, name, options, value, onChange } = props;
  return (
    <fieldset class="pills">
      <legend class={legendHidden ? 'visually-hidden' : 'field-label'}>{legend}</legend>
      {options.map((option) => (
        <label class="pill" key={option.value}>
          <input
            class="pill-input"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Icon name="check" />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
