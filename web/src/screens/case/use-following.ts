import { useEffect, useRef } from 'preact/hooks';
import { type CaseAccess, readCase } from '../../api/case.ts';
import { useLanguage } from '../../language.ts';
import type { CaseFileState } from './use-case-file.ts';

const everyMs = 60_000;

/**
 * Keeps what is on the screen up to date, for nobody is told of a doctor's opinion: again when one comes back to the
 * page, and every minute while it is in sight. What fails is not told, and what was changed meanwhile is not undone.
 */
export function useFollowing({ caseId, token }: CaseAccess, state: CaseFileState): void {
  const language = useLanguage();
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    const look = async () => {
      if (document.hidden || !navigator.onLine) return;
      const { file, failure, change, refresh } = latest.current;
      if (failure) return await refresh();
      const result = await readCase({ caseId, token }, language);
      if (result.ok) change((current) => (current === file ? result.value : current));
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [caseId, token, language]);
}
