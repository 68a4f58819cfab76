import { bloodHormonesAndCancer } from './blood-hormones-and-cancer.ts';
import { bones } from './bones.ts';
import { children } from './children.ts';
import { descriptions } from './descriptions.ts';
import { digestive } from './digestive.ts';
import { english } from './english.ts';
import { head } from './head.ts';
import { heartAndLungs } from './heart-and-lungs.ts';
import { kidneysAndMen } from './kidneys-and-men.ts';
import { nervesAndMind } from './nerves-and-mind.ts';
import { organs } from './organs.ts';
import { situationTerms } from './situations.ts';
import { skinAndInfection } from './skin-and-infection.ts';
import { stopPhrases } from './stop-phrases.ts';
import type { TermTable } from './term-table.ts';
import { women } from './women.ts';

/**
 * The whole vocabulary. Rows are our own, reasoned from how Vietnamese hospitals divide the work; no clinician has
 * reviewed them yet. A term that stands in two rows points to both.
 */
export const specialtyTerms: TermTable = [
  // First, so that without marks an everyday word is read before the rare one that looks like it.
  ...stopPhrases,
  ...heartAndLungs,
  ...digestive,
  ...kidneysAndMen,
  ...women,
  ...nervesAndMind,
  ...bones,
  ...skinAndInfection,
  ...head,
  ...bloodHormonesAndCancer,
  ...children,
  ...descriptions,
  ...english,
  ...organs,
  ...situationTerms,
];
