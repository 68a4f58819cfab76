import type { DocumentKind } from '#contract/vocabulary.ts';

/** Words of file names, without marks; the first line that has one decides. Ours, from how papers are called. */
const words: readonly (readonly [DocumentKind, RegExp])[] = [
  ['ultrasound', /\b(sieu am|ultrasound|echo)\b/],
  ['discharge', /\b(ra vien|xuat vien|discharge)\b/],
  ['prescription', /\b(don thuoc|toa thuoc|toa|prescription|thuoc)\b/],
  ['lab_result', /\b(xn|xet nghiem|cong thuc mau|huyet hoc|sinh hoa|nuoc tieu|lab|labs|blood)\b/],
  ['imaging', /\b(mri|ct|x quang|xquang|xq|xray|x ray|cong huong tu|cat lop|phim|dicom|pet|scan ct)\b/],
  ['visit_slip', /\b(phieu kham|phieu hen|giay hen|so thu tu)\b/],
  ['medical_record', /\b(benh an|so kham|giay chuyen|chuyen vien|ho so)\b/],
];

/** What a file probably is, by its type and name: a proposal that one may change. */
export function guessKind({ name, type }: Pick<File, 'name' | 'type'>): DocumentKind {
  if (type === 'application/dicom' || /\.(dcm|dicom)$/i.test(name)) return 'imaging';
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/\.[^.]*$/, '')
    .replace(/[^a-z]+/g, ' ');
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other';
}
