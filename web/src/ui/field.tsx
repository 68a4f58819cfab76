import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useStrings } from '../language.ts';
import { Icon } from './icon.tsx';

type Described = {
  label: string;
  hint?: string | undefined;
  /** What is wrong and what to do about it; nothing when all is well. */
  error?: string | undefined;
  optional?: boolean;
  /** Only for screen readers, where the page's heading already asks. */
  labelHidden?: boolean;
};

type FieldProps = Described & {
  children: (attributes: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': 'true' | undefined;
  }) => ComponentChildren;
};

/** A label with its hint, its error and whatever is filled in; the child gets the attributes that tie them together. */
export function Field({ label, labelHidden = false, hint, error, optional = false, children }: FieldProps) {
  const t = useStrings();
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label class={labelHidden ? 'visually-hidden' : 'field-label'} for={id}>
        {label} {optional && <span class="field-optional">({t.optional})</span>}
      </label>
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p class="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? 'true' : undefined })}
    </div>
  );
}

/** What a field says about itself, apart from what is handed on to the element. */
function separate<Rest extends Described>(rest: Rest): [Described, object] {
  const { label, labelHidden = false, hint, error, optional = false, ...given } = rest;
  return [{ label, labelHidden, hint, error, optional }, given];
}

type Values = { value: string; onChange: (value: string) => void };

type TextFieldProps = Described &
  Values &
  Partial<{
    type: 'text' | 'search' | 'email' | 'tel' | 'number' | 'date' | 'datetime-local';
    inputMode: 'text' | 'numeric' | 'tel' | 'email' | 'search';
    autoComplete: string;
    maxLength: number;
    placeholder: string;
    name: string;
    min: string | number;
    max: string | number;
    spellcheck: boolean;
    /** As wide as a year or a number needs. */
    short: boolean;
  }>;

export function TextField({ value, onChange, short = false, ...rest }: TextFieldProps) {
  const [described, given] = separate(rest);
  return (
    <Field {...described}>
      {(attributes) => (
        <input
          class={short ? 'input input-short' : 'input'}
          {...given}
          {...attributes}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

type TextAreaProps = Described &
  Values &
  Partial<{ maxLength: number; placeholder: string; rows: number; name: string }>;

export function TextArea({ value, onChange, ...rest }: TextAreaProps) {
  const [described, given] = separate(rest);
  return (
    <Field {...described}>
      {(attributes) => (
        <textarea
          class="input"
          {...given}
          {...attributes}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

type SelectFieldProps = Described & Values & { options: readonly { value: string; label: string }[]; name?: string };

export function SelectField({ value, onChange, options, name, ...described }: SelectFieldProps) {
  return (
    <Field {...described}>
      {(attributes) => (
        <select
          class="input"
          name={name}
          {...attributes}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
