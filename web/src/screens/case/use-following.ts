import { useEffect, useRef } from 'preact/hooks';
import type { CaseFile } from '#contract/case.ts';
import type { CaseAccess } from '#web/api/case.ts';
import { followCase } from '#web/api/seldom.ts';
import { useLanguage } from '#web/language.ts';
import type { CaseFileState } from './use-case-file.ts';

const everyMs = 10_000;

/**
 * Keeps what is on the screen up to date: again when one comes back to the page, and every few seconds while it is in
 * sight, which costs little while nothing is new. What fails is not told, and what was changed meanwhile is not undone.
 */
export function useFollowing(
  { caseId, token }: CaseAccess,
  state: CaseFileState,
  onNews: (before: CaseFile, after: CaseFile) => void,
): void {
  const language = useLanguage();
  const latest = useRef({ state, onNews });
  latest.current = { state, onNews };
  useEffect(() => {
    let etag = '""';
    const look = async () => {
      if (document.hidden || !navigator.onLine) return;
      const { file, failure, change, refresh } = latest.current.state;
      if (failure) return await refresh();
      const result = await followCase({ caseId, token }, language, etag);
      if (!result.ok && result.failure.status === 401) return await refresh();
      // What came while something was changed here is asked for again, not taken for seen.
      if (!result.ok || latest.current.state.file !== file) return;
      etag = result.value.etag;
      if (file) latest.current.onNews(file, result.value.file);
      change((current) => (current === file ? result.value.file : current));
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [caseId, token, language]);
}
