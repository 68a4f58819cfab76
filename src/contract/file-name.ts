import type { DocumentKind, MediaType } from './vocabulary.ts';

/** How the name of a file of this type may end; the first is the one that we give it. Free of TypeBox, for the pages. */
const endings: Record<MediaType, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
  'application/dicom': ['dcm', 'dicom'],
  'video/mp4': ['mp4', 'm4v'],
};

/** Also what turns the direction of writing, so that a name seems to end otherwise. */
const unseen = /\p{Cf}/gu;

type Named = { id: string; kind: DocumentKind; mediaType: MediaType; fileName?: string | null };

/**
 * The name under which a document is offered for saving. A picture may be a page or a program as well; by its name, at
 * least, nobody shall open it as one.
 */
export function offeredFileName({ id, kind, mediaType, fileName }: Named): string {
  const [ending] = endings[mediaType];
  const name = fileName?.replaceAll(unseen, '') || `${kind}-${id.slice(-8)}.${ending}`;
  const isNamedRight = endings[mediaType].some((each) => name.toLowerCase().endsWith(`.${each}`));
  return isNamedRight ? name : `${name}.${ending}`;
}
