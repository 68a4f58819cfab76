import { useEffect, useState } from 'preact/hooks';
import { type FileSource, readFile } from '../api/files.ts';
import type { Failure } from '../request.ts';
import type { ViewedDocument } from './viewer.tsx';

export type FileState =
  | { kind: 'loading'; bytes: number }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'ready'; file: Blob };

/** Going back to the document before costs nothing; more than a few would be too much for a phone. */
const keptMax = 4;
const kept = new Map<string, Blob>();

function keep(id: string, file: Blob): void {
  kept.delete(id);
  kept.set(id, file);
  const oldest = kept.keys().next().value;
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
}

/** The bytes of a document, with the type that the service has established. */
export function useFile(
  source: FileSource,
  { id, mediaType }: ViewedDocument,
): { state: FileState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ url: string; state: FileState }>();
  const url = source.url(id);
  const { token, passcode } = source;

  useEffect(() => {
    const known = attempt === 0 && kept.get(url);
    if (known) return setLoaded({ url, state: { kind: 'ready', file: known } });
    const controller = new AbortController();
    const set = (state: FileState) => setLoaded({ url, state });
    set(notYet);
    const onProgress = (bytes: number) => set({ kind: 'loading', bytes });
    void readFile({ url: () => url, passcode, ...(token && { token }) }, id, controller.signal, onProgress).then(
      (result) => {
        if (controller.signal.aborted) return;
        if (!result.ok) return set({ kind: 'failed', failure: result.failure });
        const file = new Blob([result.value], { type: mediaType });
        keep(url, file);
        set({ kind: 'ready', file });
      },
    );
    return () => controller.abort();
  }, [url, token, passcode, id, mediaType, attempt]);

  // Between two documents, what is loaded still belongs to the one before.
  const state = loaded?.url === url ? loaded.state : notYet;
  return { state, retry: () => setAttempt((current) => current + 1) };
}

const notYet: FileState = { kind: 'loading', bytes: 0 };

/** An address for a blob, for as long as the component stands. */
export function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
