import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

type ChoiceWords = { label: ComponentChildren; hint?: ComponentChildren | undefined; icon?: IconName | undefined };

function Words({ label, hint }: Omit<ChoiceWords, 'icon'>) {
  return (
    <span class="choice-words">
      <span class="choice-label">{label}</span>
      {hint !== undefined && <span class="choice-hint">{hint}</span>}
    </span>
  );
}

/** A whole row that does something at once. */
export function ChoiceButton({
  icon,
  chosen,
  onClick,
  label,
  hint,
}: ChoiceWords & {
  onClick: () => void;
  /** The word for "chosen", where this was the answer before. */
  chosen?: string | undefined;
}) {
  return (
    <button class={chosen === undefined ? 'choice' : 'choice choice-chosen'} type="button" onClick={onClick}>
      {icon && <Icon name={icon} large />}
      <Words label={label} hint={hint} />
      {chosen === undefined ? (
        <span class="choice-end">
          <Icon name="next" />
        </span>
      ) : (
        <span class="choice-end choice-end-chosen">
          <Icon name="check" />
          <span class="visually-hidden">{chosen}</span>
        </span>
      )}
    </button>
  );
}

export function ChoiceLink({ icon, href, ...words }: ChoiceWords & { href: string }) {
  return (
    <a class="choice" href={href}>
      {icon && <Icon name={icon} large />}
      <Words {...words} />
      <span class="choice-end">
        <Icon name="next" />
      </span>
    </a>
  );
}

type Option<Value extends string> = ChoiceWords & { value: Value };

type ChoicesProps = {
  /** The question; hidden from sight where the page's heading already asks it. */
  legend: string;
  legendHidden?: boolean;
  name: string;
  danger?: boolean;
};

/** One of several. */
export function RadioChoices<Value extends string>({
  legend,
  legendHidden = false,
  name,
  options,
  value,
  onChange,
}: ChoicesProps & {
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset class="choices">
      <legend class={legendHidden ? 'visually-hidden' : 'field-label'}>{legend}</legend>
      {options.map((option) => (
        <label class="choice" key={option.value}>
          <input
            class="choice-input"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} large />}
          <Words label={option.label} hint={option.hint} />
        </label>
      ))}
    </fieldset>
  );
}

/** Any of several. */
export function CheckChoices<Value extends string>({
  legend,
  legendHidden = false,
  name,
  danger = false,
  options,
  values,
  onChange,
}: ChoicesProps & {
  options: readonly Option<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}) {
  const toggle = (value: Value) =>
    onChange(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
  return (
    <fieldset class="choices">
      <legend class={legendHidden ? 'visually-hidden' : 'field-label'}>{legend}</legend>
      {options.map((option) => (
        <CheckRow
          key={option.value}
          {...option}
          name={name}
          danger={danger}
          checked={values.includes(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
    </fieldset>
  );
}

/** One box to tick, the whole row. Never ticked beforehand where it is a consent. */
export function CheckRow({
  icon,
  name,
  value,
  danger = false,
  error,
  checked,
  onChange,
  ...words
}: ChoiceWords & {
  name: string;
  value?: string;
  danger?: boolean;
  /** Why it has to be ticked, where it is not. */
  error?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  const row = (
    <label class={danger ? 'choice choice-danger' : 'choice'}>
      <input
        class="choice-input"
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={error ? id : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {icon && <Icon name={icon} large />}
      <Words label={words.label} hint={words.hint} />
    </label>
  );
  if (!error) return row;
  return (
    <div class="field">
      <p class="field-error" id={id}>
        <Icon name="alert" />
        {error}
      </p>
      {row}
    </div>
  );
}
