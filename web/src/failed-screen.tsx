import { useStrings } from './language.ts';
import { Page } from './ui/page.tsx';
import { ErrorState } from './ui/states.tsx';

/** In place of a screen whose code could not be fetched. */
export function FailedScreen() {
  const t = useStrings();
  return (
    <Page title={t.failedTitle}>
      <ErrorState text={t.failedText} onRetry={() => location.reload()} />
    </Page>
  );
}
