const written =
  'the and is are was my his her i he she have has had with in of to for since when after been very from it this that not can at on fever pain days two three week weeks nose cough headache chest blood me him you we they their your there dont cant doesnt wont didnt feel feels felt head stomach belly baby pregnant bleeding breathe breathing hurt hurts hour hours month months year years ago suddenly yesterday today morning night father mother dad mom wife husband daughter but because some also left right arm leg swollen vomit vomiting what need want still again now when she he who child kid boy girl old body skin face eye eyes hand hands started getting going';

/** Common English words that are no Vietnamese ones, by which an English text is known. */
export const englishWords: ReadonlySet<string> = new Set(written.split(' '));
