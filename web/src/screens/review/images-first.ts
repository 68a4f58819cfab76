import type { ReviewDocument } from '#contract/document.ts';
import type { DocumentKind, MediaType } from '#contract/vocabulary.ts';

const pictured: readonly DocumentKind[] = ['imaging', 'ultrasound', 'patient_photo', 'treatment_photo'];
const scans: readonly MediaType[] = ['application/dicom', 'video/mp4'];

/** What shows the patient, then photographs of papers, then papers; the newest first among each. */
export function imagesFirst(documents: readonly ReviewDocument[]): ReviewDocument[] {
  const rank = ({ kind, mediaType }: ReviewDocument) =>
    pictured.includes(kind) || scans.includes(mediaType) ? 0 : mediaType.startsWith('image/') ? 1 : 2;
  return [...documents].reverse().sort((one, other) => rank(one) - rank(other));
}
