import { useTexts } from '../language.ts';
import type { Failure } from '../request.ts';
import { failureTexts } from '../strings/failure.ts';
import { ErrorState, Notice } from './states.tsx';

type FailureTexts = (typeof failureTexts)['vi'];

/** What happened, and what is safe and to be done. The service's own sentence comes first where it gave one. */
function wordsOf({ kind, status, text }: Failure, t: FailureTexts): { what: string; safe: string } {
  if (kind === 'offline' || kind === 'aborted') return { what: t.offline, safe: t.offlineSafe };
  if (kind === 'timeout') return { what: t.timeout, safe: t.laterSafe };
  if (status >= 500 || text === '') return { what: text || t.service, safe: text ? '' : t.laterSafe };
  return { what: text, safe: t.nothingChanged };
}

/** In place of what could not be loaded. */
export function FailureState({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  const { what, safe } = wordsOf(failure, useTexts(failureTexts));
  return <ErrorState title={what} text={safe} {...(onRetry && { onRetry })} />;
}

/** Beside what could not be done. */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  const t = useTexts(failureTexts);
  if (!failure) return null;
  const { what, safe } = wordsOf(failure, t);
  return (
    <div role="alert">
      <Notice tone="soon" icon="alert">
        <p class="strong">{what}</p>
        {safe && <p>{safe}</p>}
      </Notice>
    </div>
  );
}
