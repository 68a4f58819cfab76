import { type Answer, request } from '../request.ts';

/** Where the bytes of a case's documents are, and with which right: the family's, a navigator's or a doctor's. */
export type FileSource = {
  url: (documentId: string) => string;
  token?: string;
  /** Of a doctor's link that has one. */
  passcode?: string | undefined;
};

const fileTimeoutMs = 5 * 60_000;

/** The bytes of a file; `onProgress` is told how many have come. */
export const readFile = (
  { url, token, passcode }: FileSource,
  documentId: string,
  signal: AbortSignal,
  onProgress?: (bytes: number) => void,
): Answer<Blob> =>
  request('GET', url(documentId), {
    timeoutMs: fileTimeoutMs,
    read: (response) => readBlob(response, onProgress),
    signal,
    ...(token && { token }),
    ...(passcode && { headers: { 'x-share-passcode': passcode } }),
  });

async function readBlob(response: Response, onProgress: (bytes: number) => void = () => {}): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  const reader = response.body?.getReader();
  if (!reader) return await response.blob();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks, { type });
    chunks.push(value);
    bytes += value.length;
    onProgress(bytes);
  }
}
