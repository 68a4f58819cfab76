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
};

type FieldProps = Described & {
  children: (attributes: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': 'true' | undefined;
  }) => ComponentChildren;
};

/** A label with its hint, its error and whatever is filled in; the child gets the attributes that tie them together. */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const t = useStrings();
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label class="field-label" for={id}>
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

export function TextField({ label, hint, error, optional, value, onChange, short = false, ...rest }: TextFieldProps) {
  // Preact types an input by its `type`, so that a type chosen later fits none of them.
  const chosen: object = rest;
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(attributes) => (
        <input
          class={short ? 'input input-short' : 'input'}
          {...chosen}
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

export function TextArea({ label, hint, error, optional, value, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(attributes) => (
        <textarea
          class="input"
          {...rest}
          {...attributes}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

type SelectFieldProps = Described & Values & { options: readonly { value: string; label: string }[]; name?: string };

export function SelectField({ label, hint, error, optional, value, onChange, options, name }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
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
