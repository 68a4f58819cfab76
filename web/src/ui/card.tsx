import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';

export type Tone = 'plain' | 'guide' | 'danger' | 'soon' | 'fine';

type CardProps = { title?: string; icon?: IconName; tone?: Tone; children: ComponentChildren };

export function Card({ title, icon, tone = 'plain', children }: CardProps) {
  return (
    <section class={tone === 'plain' ? 'card' : `card card-${tone}`}>
      {title !== undefined && (
        <h2 class="card-title">
          {icon && <Icon name={icon} />}
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
