import type { ReviewDocument } from '#contract/document.ts';
import type { DocumentKind, MediaType } from '#contract/vocabulary.ts';

const pictured: readonly DocumentKind[] = ['imaging', 'ultrasound', 'patient_photo', 'treatment_photo'];
const scans: readonly MediaType[] = ['application/dicom', 'video/mp4'];

/** Of several of a kind that have no name, each has a number, in the order in which they came. */
export function withNumbers(
  documents: readonly ReviewDocument[],
  kindNames: Readonly<Record<DocumentKind, string>>,
): ReviewDocument[] {
  return documents.map((each) => {
    const twins = documents.filter(({ kind, title }) => kind === each.kind && !title).map(({ id }) => id);
    const isTwin = twins.length > 1 && !each.title;
    return isTwin ? { ...each, title: `${kindNames[each.kind]} ${twins.sort().indexOf(each.id) + 1}` } : each;
  });
}

/** What shows the patient, then photographs of papers, then papers; the newest first among each. */
export function imagesFirst(documents: readonly ReviewDocument[]): ReviewDocument[] {
  const rank = ({ kind, mediaType }: ReviewDocument) =>
    pictured.includes(kind) || scans.includes(mediaType) ? 0 : mediaType.startsWith('image/') ? 1 : 2;
  return [...documents].reverse().sort((one, other) => rank(one) - rank(other));
}
