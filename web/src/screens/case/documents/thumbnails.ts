import type { MediaType } from '#contract/vocabulary.ts';
import { type FileSource, readFile } from '#web/api/files.ts';
import type { ViewedDocument } from '#web/viewer/viewer.tsx';

const shownByBrowsers: readonly MediaType[] = ['image/jpeg', 'image/png', 'image/webp'];
/** A small picture is not worth a large download. */
const sizeBytesMax = 4 * 1024 * 1024;
const widthPx = 320;
const loadingMax = 2;

/** Addresses of the small pictures, by document. */
const made = new Map<string, string>();
let loading = 0;
const waiting: (() => void)[] = [];

export function hasThumbnail({ id, mediaType, size }: ViewedDocument): boolean {
  return made.has(id) || (shownByBrowsers.includes(mediaType) && size <= sizeBytesMax && !savesData());
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

export async function findThumbnail(
  documentId: string,
  source: FileSource,
  signal: AbortSignal,
): Promise<string | undefined> {
  const known = made.get(documentId);
  if (known) return known;
  if (loading >= loadingMax) await new Promise<void>((resolve) => waiting.push(resolve));
  loading++;
  try {
    if (signal.aborted) return undefined;
    const result = await readFile(source, documentId, signal);
    if (!result.ok) return undefined;
    await makeThumbnail(documentId, result.value);
    return made.get(documentId);
  } finally {
    loading--;
    waiting.shift()?.();
  }
}

/** Also straight from a file that was just sent: it need not come back over the network. */
export async function makeThumbnail(documentId: string, file: Blob): Promise<void> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: widthPx, resizeQuality: 'medium' });
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.7));
    if (small) made.set(documentId, URL.createObjectURL(small));
  } catch {
    // A picture that cannot be read keeps the drawing of its kind.
  }
}
