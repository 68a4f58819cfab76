import type { RedFlagCode } from '../../contract/vocabulary.ts';
import type { Readings } from '../finding.ts';
import { watchCues } from '../knowledge/next-steps/warning-signs.ts';
import { withContext } from '../text/context.ts';
import { buildPhrases, findPhrases, type PhraseEntry } from '../text/phrases.ts';

/** What a line needs to have been told of. Written with their marks; ours, not reviewed. */
const cueWords = {
  cast: 'bó bột | nẹp bột | băng bột | đang bột | tháo bột | in a cast | plaster cast | in plaster',
  rehab: `phục hồi chức năng | vật lý trị liệu | tập đi | tập vận động | di chứng | sau đột quỵ | sau tai biến | rehab | rehabilitation
    | physiotherapy | after a stroke | after his stroke | after her stroke`,
  notPregnant: `không có thai | không mang thai | không có bầu | không bầu | mãn kinh | hết kinh | cắt tử cung | triệt sản | not pregnant
    | menopause | hysterectomy`,
  period:
    'kinh nguyệt | hành kinh | kỳ kinh | rong kinh | đau bụng kinh | phụ khoa | period | periods | gynaecological',
  tube: 'ống thông | sonde | ống xông | đặt ống | ăn qua ống | catheter | feeding tube',
  dirtyWound: `giẫm đinh | đạp đinh | dẫm đinh | đạp phải đinh | giẫm phải đinh | dẫm phải đinh | đạp trúng đinh | đinh đâm | đinh rỉ
    | sắt rỉ | rỉ sét | kẽm gai | vết thương bẩn | stepped on a nail | rusty nail | dirty wound`,
  wound:
    'đứt tay | đứt chân | rách da | vết thương | vết cắt | trầy xước | cut my hand | cut his hand | cut her hand | open wound',
  diarrhoea: `tiêu chảy | ỉa chảy | đi ngoài lỏng | đi cầu lỏng | phân lỏng | đi ngoài nhiều lần | nôn ói | ói mửa | diarrhoea | diarrhea
    | loose stools | watery stools`,
  broken:
    'gãy tay | gãy chân | gãy xương | trật khớp | bong gân | sưng khớp sau ngã | broken arm | broken leg | fracture | sprained',
} as const;
export type Cue = keyof typeof cueWords;

export type ToldCues = {
  readonly cues: ReadonlySet<Cue>;
  /** Signs that are there, and signs of which it is said that they are not. */
  readonly has: ReadonlySet<RedFlagCode>;
  readonly denies: ReadonlySet<RedFlagCode>;
};

type Value = { readonly cue?: Cue; readonly sign?: RedFlagCode };

const phrases = buildPhrases<Value>([
  ...Object.entries(cueWords).flatMap(([cue, words]) => entries(words, { cue: cue as Cue })),
  ...Object.entries(watchCues).flatMap(([sign, words]) => entries(words, { sign: sign as RedFlagCode })),
]);

function entries(words: string, value: Value): PhraseEntry<Value>[] {
  return words.split('|').map((phrase) => ({ phrase: phrase.trim(), value, weakUnmarked: 'if ambiguous' }));
}

const lightWordsMax = 1;

export function toldCues({ symptoms, diagnosis, goal }: Readings): ToldCues {
  const cues = new Set<Cue>();
  const has = new Set<RedFlagCode>();
  const denies = new Set<RedFlagCode>();
  for (const reading of [symptoms, diagnosis, goal]) {
    const found = findPhrases(reading, phrases, lightWordsMax).filter(({ weak }) => !weak);
    for (const { value, context } of withContext(reading, found)) {
      if (value.cue && (context !== 'denied' || value.cue === 'notPregnant')) cues.add(value.cue);
      if (value.sign && context === 'present') has.add(value.sign);
      if (value.sign && context === 'denied') denies.add(value.sign);
    }
  }
  return { cues, has, denies };
}
