import type { Document, DocumentFields } from '#contract/document.ts';
import { type CaseAccess, caseUrl } from '../api/case.ts';
import { type Answer, type Failure, type Result, refusalText } from '../request.ts';

type Upload = { done: Answer<Document>; cancel: () => void };

/** No byte moved for this long: the connection is dead, though nobody told us. */
const stalledAfterMs = 45_000;

/** Sends one file into a case. `fetch` does not tell how much has gone, so this is an `XMLHttpRequest`. */
export function startUpload(
  access: CaseAccess,
  file: File,
  fields: DocumentFields,
  onProgress: (share: number) => void,
): Upload {
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

  const done = new Promise<Result<Document>>((resolve) => {
    const end = (result: Result<Document>) => {
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

  xhr.open('POST', caseUrl(access, '/documents'));
  xhr.setRequestHeader('authorization', `Bearer ${access.token}`);
  xhr.setRequestHeader('accept-language', document.documentElement.lang || 'vi');
  keepAlive();
  xhr.send(formOf(file, fields));
  return { done, cancel: () => xhr.abort() };
}

function resultOf(xhr: XMLHttpRequest): Result<Document> {
  if (xhr.status >= 200 && xhr.status < 300) return { ok: true, value: JSON.parse(xhr.responseText) as Document };
  return { ok: false, failure: { kind: 'refused', status: xhr.status, text: refusalText(xhr.responseText) } };
}

/** The fields stand before the file, so that a refusal of one of them comes before the long part is sent. */
function formOf(file: File, fields: DocumentFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  form.append('file', file, file.name);
  return form;
}
