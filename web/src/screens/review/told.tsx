import type { ComponentChildren } from 'preact';
import type { IconName } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/states.tsx';

type ToldProps = { title: string; text: string; icon: IconName; children?: ComponentChildren };

/** In place of a review that cannot be shown: which it is, and what one can do. */
export function Told({ title, text, icon, children }: ToldProps) {
  return (
    <Page title={title} footer={false}>
      <div class="stack-loose">
        <EmptyState icon={icon} title={text} />
        {children}
      </div>
    </Page>
  );
}
