import { withContext } from '../text/context.ts';
import { phraseTable } from '../text/phrase-list.ts';
import { findPhrases } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';
import { WordSet } from '../text/word-set.ts';

type Part = 'limb' | 'cold';

const words: Readonly<Record<Part, string>> = {
  limb: `chân trái | chân phải | chưn trái | chưn phải | cẳng trái | cẳng phải | giò trái | giò phải | tay trái | tay phải | bàn tay trái
    | bàn tay phải | một chân | một bên chân | một tay | một bên tay | một cánh tay | bàn chân | cẳng chân | bắp chân | left leg
    | right leg | left foot | right foot | left arm | right arm | left hand | right hand | one leg | one arm`,
  cold: 'lạnh | lạnh ngắt | lạnh toát | lạnh cóng | lạnh buốt | trắng bệch | tái nhợt | nhợt nhạt | tím lạnh | cold | pale | white | blue',
};
const phrases = phraseTable(words);

const reachWords = 10;
/** “Chân trái gãy, người lạnh ngắt”: it is the whole body. */
const wholeBody = new WordSet('nguoi mat hoi face skin sweat sweating');

/** Whether one limb is cold or pale, which the words of a shock resemble; “tay chân lạnh” is no one limb. */
export function isOneLimbCold(reading: Reading): boolean {
  const found = withContext(
    reading,
    findPhrases(reading, phrases).filter(({ weak }) => !weak),
  ).filter(({ context }) => context === 'present');
  const limbs = found.filter(({ value }) => value === 'limb');
  return found.some(
    ({ value, from }) =>
      value === 'cold' &&
      limbs.some(
        (limb) =>
          limb.to < from &&
          from - limb.to <= reachWords &&
          !reading.tokens.slice(limb.to, from).some((token) => wholeBody.has(token)),
      ),
  );
}
