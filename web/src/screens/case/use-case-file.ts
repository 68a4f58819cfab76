import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { CaseFile } from '#contract/case.ts';
import { type CaseAccess, readCase } from '#web/api/case.ts';
import { useLanguage } from '#web/language.ts';
import type { Failure } from '#web/request.ts';

export type CaseFileState = {
  file: CaseFile | undefined;
  /** When the file was read; older than now when the last reading failed. */
  loadedAt: number;
  failure: Failure | undefined;
  change: (update: (file: CaseFile) => CaseFile) => void;
  refresh: () => Promise<void>;
};

/**
 * A case and all that belongs to it. What was read once stays on the screen when a later reading fails, and goes when it
 * is refused. The
 * recommendation comes in the reader's language, so another language is another reading.
 */
export function useCaseFile({ caseId, token }: CaseAccess): CaseFileState {
  const language = useLanguage();
  const [file, setFile] = useState<CaseFile>();
  const [loadedAt, setLoadedAt] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const latest = useRef<AbortController>(undefined);

  const refresh = useCallback(async () => {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    const result = await readCase({ caseId, token }, language, controller.signal);
    if (controller.signal.aborted) return;
    if (result.ok) {
      setFile(result.value);
      setLoadedAt(Date.now());
    }
    // Erased, or the right to read it has ended: then it leaves the screen.
    if (!result.ok && [401, 403].includes(result.failure.status)) setFile(undefined);
    setFailure(result.ok ? undefined : result.failure);
  }, [caseId, token, language]);

  useEffect(() => {
    void refresh();
    return () => latest.current?.abort();
  }, [refresh]);

  const change = useCallback(
    (update: (file: CaseFile) => CaseFile) => setFile((current) => current && update(current)),
    [],
  );
  return { file, loadedAt, failure, change, refresh };
}
