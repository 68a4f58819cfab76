import { useState } from 'preact/hooks';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import './secret-field.css';

type SecretFieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** What the button says that lets one read what was typed or pasted. */
  show: string;
  name: string;
};

/** A key or token: hidden from whoever looks over the shoulder until its owner wants to read it. */
export function SecretField({ label, hint, error, value, onChange, show, name }: SecretFieldProps) {
  const [isShown, setShown] = useState(false);
  // Preact types an input by its `type`, so that a type chosen later fits none of them.
  const type: object = { type: isShown ? 'text' : 'password' };
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <span class="secret">
          <input
            class="input secret-input"
            {...type}
            {...attributes}
            name={name}
            value={value}
            onInput={(event) => onChange(event.currentTarget.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellcheck={false}
          />
          <button
            class="secret-show"
            type="button"
            aria-pressed={isShown}
            aria-label={show}
            title={show}
            onClick={() => setShown(!isShown)}
          >
            <Icon name="eye" />
          </button>
        </span>
      )}
    </Field>
  );
}
