import { useEffect, useState } from 'preact/hooks';
import { type FileSource, readFile } from '../api.ts';
import type { Failure } from '../request.ts';
import type { ViewedDocument } from './viewer.tsx';

type FileState =
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
  const url = source.url(id);
  const { token } = source;
  const known = kept.get(url);
  const [state, setState] = useState<FileState>(known ? { kind: 'ready', file: known } : { kind: 'loading', bytes: 0 });
  const isKnown = known !== undefined;

  useEffect(() => {
    if (isKnown && attempt === 0) return;
    const controller = new AbortController();
    setState({ kind: 'loading', bytes: 0 });
    const onProgress = (bytes: number) => setState({ kind: 'loading', bytes });
    void readFile({ url: () => url, ...(token && { token }) }, id, controller.signal, onProgress).then((result) => {
      if (controller.signal.aborted) return;
      if (!result.ok) return setState({ kind: 'failed', failure: result.failure });
      const file = new Blob([result.value], { type: mediaType });
      keep(url, file);
      setState({ kind: 'ready', file });
    });
    return () => controller.abort();
  }, [url, token, id, mediaType, attempt, isKnown]);

  return { state, retry: () => setAttempt((current) => current + 1) };
}

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
