import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';

type StripProps = { icon: IconName; danger?: boolean; wide?: boolean; children: ComponentChildren };

/** A line under the header that stays in sight: danger found while typing, no network. */
export function Strip({ icon, danger = false, wide = false, children }: StripProps) {
  return (
    <div
      class={`strip no-print${danger ? ' strip-danger' : ''}${wide ? ' strip-wide' : ''}`}
      role={danger ? 'alert' : 'status'}
    >
      <div class="strip-inner">
        <Icon name={icon} />
        <span>{children}</span>
      </div>
    </div>
  );
}
