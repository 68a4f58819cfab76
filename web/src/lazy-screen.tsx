import type { ComponentType } from 'preact';
import lazy from 'preact-iso/lazy';
import { useStrings } from './language.ts';
import { Page } from './ui/page.tsx';
import { ErrorState } from './ui/states.tsx';

/** A screen whose code is fetched when it is first opened. One that can't be fetched says so and offers to try again. */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  return lazy<ComponentType>(() => load().catch(() => FailedScreen));
}

function FailedScreen() {
  const t = useStrings();
  return (
    <Page title={t.failedTitle}>
      <ErrorState text={t.failedText} onRetry={() => location.reload()} />
    </Page>
  );
}
