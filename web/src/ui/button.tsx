import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';

type Look = 'main' | 'plain' | 'quiet' | 'danger' | 'danger-plain';

type Shared = {
  look?: Look;
  icon?: IconName;
  small?: boolean;
  wide?: boolean;
  children: ComponentChildren;
};

type ButtonProps = Shared & {
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent) => void;
  disabled?: boolean;
  /** Under way: shows that it works and takes no second press. */
  busy?: boolean;
  /** The `id` of the form that it submits, where it stands outside of it. */
  form?: string;
};

export function Button({ type = 'button', busy = false, disabled = false, onClick, form, ...shared }: ButtonProps) {
  return (
    <button
      type={type}
      class={classOf(shared)}
      disabled={disabled}
      aria-disabled={busy ? 'true' : undefined}
      aria-busy={busy ? 'true' : undefined}
      form={form}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span class="spinner" /> : shared.icon && <Icon name={shared.icon} />}
      {shared.children}
    </button>
  );
}

type LinkButtonProps = Shared & { href: string; download?: string; newTab?: boolean };

export function LinkButton({ href, download, newTab = false, ...shared }: LinkButtonProps) {
  return (
    <a
      class={classOf(shared)}
      href={href}
      download={download}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {shared.icon && <Icon name={shared.icon} />}
      {shared.children}
    </a>
  );
}

function classOf({ look = 'main', small = false, wide = false }: Shared): string {
  return `button button-${look}${small ? ' button-small' : ''}${wide ? ' button-wide' : ''}`;
}
