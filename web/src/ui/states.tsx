import type { ComponentChildren } from 'preact';
import { useStrings } from '../language.ts';
import { Button } from './button.tsx';
import type { Tone } from './card.tsx';
import { Icon, type IconName } from './icon.tsx';

type EmptyStateProps = { icon?: IconName; title: string; text?: ComponentChildren; children?: ComponentChildren };

/** Nothing here yet, why, and what one can do about it. */
export function EmptyState({ icon = 'folder', title, text, children }: EmptyStateProps) {
  return (
    <div class="state">
      <Icon name={icon} />
      <div>
        <p class="strong">{title}</p>
        {text !== undefined && <p class="muted">{text}</p>}
      </div>
      {children}
    </div>
  );
}

type ErrorStateProps = { title?: string; text: ComponentChildren; onRetry?: () => void; children?: ComponentChildren };

/** What happened, what is safe, what to do. */
export function ErrorState({ title, text, onRetry, children }: ErrorStateProps) {
  const t = useStrings();
  return (
    <div class="state" role="alert">
      <Icon name="alert" />
      <div>
        {title !== undefined && <p class="strong">{title}</p>}
        <p>{text}</p>
      </div>
      {onRetry && (
        <Button look="plain" icon="refresh" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
      {children}
    </div>
  );
}

const noticeIcons: Record<Tone, IconName> = {
  plain: 'info',
  guide: 'info',
  danger: 'alert',
  soon: 'clock',
  fine: 'check',
};

type NoticeProps = { tone?: Tone; icon?: IconName; children: ComponentChildren };

export function Notice({ tone = 'guide', icon, children }: NoticeProps) {
  return (
    <div class={tone === 'plain' || tone === 'guide' ? 'notice' : `notice notice-${tone}`}>
      <Icon name={icon ?? noticeIcons[tone]} />
      <div class="notice-words">{children}</div>
    </div>
  );
}
