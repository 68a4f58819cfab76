const written =
  'the and is are was my his her i he she have has had with in of to for since when after been very from it this that not can at on fever pain days two three week weeks nose cough headache chest blood';

/** Common English words that are no Vietnamese ones, by which an English text is known. */
export const englishWords: ReadonlySet<string> = new Set(written.split(' '));
