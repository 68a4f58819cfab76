import type { DocumentKind } from '#contract/vocabulary.ts';

/** What the files that are added next are: by their own names, or all of one kind. */
export type ChosenKind = DocumentKind | 'guessed';

/** What is said of the files that are added next. */
export type About = Record<'title' | 'takenAt' | 'note', string>;
export const nothingSaid: About = { title: '', takenAt: '', note: '' };

export function said(about: About): Partial<About> {
  const filled = Object.entries(about).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, value.trim()]));
}
