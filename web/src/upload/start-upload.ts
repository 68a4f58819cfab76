import type { DocumentFields } from '../../../src/contract/document.ts';
import { type Answer, type Failure, type Result, refusalText } from '../request.ts';

export type Upload<Record> = { done: Answer<Record>; cancel: () => void };

/** No byte moved for this long: the connection is dead, though nobody told us. */
const stalledAfterMs = 45_000;

/** Sends one file. `fetch` does not tell how much has gone, so this is an `XMLHttpRequest`. */
export function startUpload<Record>(
  url: string,
  token: string,
  file: File,
  fields: DocumentFields,
  onProgress: (share: number) => void,
): Upload<Record> {
  const xhr = new XMLHttpRequest();
  let isStalled = false;
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const keepAlive = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => {
      isStalled = true;
      xhr.abort();
    }, stalledAfterMs);
  };

  const done = new Promise<Result<Record>>((resolve) => {
    const end = (result: Result<Record>) => {
      clearTimeout(stalled);
      resolve(result);
    };
    const fail = (kind: Failure['kind']) => end({ ok: false, failure: { kind, status: 0, text: '' } });
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      keepAlive();
      if (total > 0) onProgress(loaded / total);
    });
    xhr.addEventListener('load', () => end(resultOf(xhr)));
    xhr.addEventListener('error', () => fail('offline'));
    xhr.addEventListener('abort', () => fail(isStalled ? 'timeout' : 'aborted'));
  });

  xhr.open('POST', url);
  xhr.setRequestHeader('authorization', `Bearer ${token}`);
  xhr.setRequestHeader('accept-language', document.documentElement.lang || 'vi');
  keepAlive();
  xhr.send(formOf(file, fields));
  return { done, cancel: () => xhr.abort() };
}

function resultOf<Record>(xhr: XMLHttpRequest): Result<Record> {
  if (xhr.status >= 200 && xhr.status < 300) return { ok: true, value: JSON.parse(xhr.responseText) as Record };
  return { ok: false, failure: { kind: 'refused', status: xhr.status, text: refusalText(xhr.responseText) } };
}

/** The fields stand before the file, so that a refusal of one of them comes before the long part is sent. */
function formOf(file: File, fields: DocumentFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  form.append('file', file, file.name);
  return form;
}
