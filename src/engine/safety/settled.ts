import type { Intake } from '#contract/intake.ts';
import type { RedFlagCode } from '#contract/vocabulary.ts';
import type { Facts, Readings } from '../finding.ts';
import { type Context, withContext } from '../text/context.ts';
import { phraseTable } from '../text/phrase-list.ts';
import { findPhrases } from '../text/phrases.ts';
import { suddenWords, todayWords } from '../text/time-words.ts';
import type { CertainSign } from './certain.ts';

type Cue = 'treated' | 'new' | 'snores';

/** Ours, not reviewed. */
const cueWords: Readonly<Record<Cue, string>> = {
  treated: `ra viện | xuất viện | đã mổ | mổ xong | sau mổ | sau khi mổ | hậu phẫu | đã điều trị | điều trị xong | xong … hóa trị | xong … xạ trị
    | hóa trị xong | xạ trị xong | phục hồi | phục hồi chức năng | vật lý trị liệu | di chứng | ổn định | đang ổn | vẫn ổn | đã ổn
    | lấy thuốc | lĩnh thuốc | nhận thuốc
    | refill | discharged | rehab | rehabilitation | finished chemotherapy | after chemotherapy | after surgery | stable`,
  new: `${todayWords} | ${suddenWords}
    | lại bị | bị lại | tái phát | nặng hơn | nặng lên | nặng thêm | yếu hơn | yếu thêm | xấu đi | dữ dội | vừa mới bị | tuần nay
    | mấy hôm nay | mấy ngày nay | mấy bữa nay | ngày nay | bữa ni | hôm ni | sáng ni | suddenly | today | this morning | tonight
    | last night | yesterday | again | worse | since then`,
  snores: '=ngáy | snore | snores | snoring | sleep apnoea | sleep apnea',
};
const phrases = phraseTable(cueWords);

/** What an intake tells of how things stand. */
export type Standing = { readonly isSettled: boolean; readonly snores: boolean };

const notSo: ReadonlySet<Context> = new Set(['denied', 'asked', 'other']);

/**
 * An illness that was treated or stands still, with nothing new told, where something planned is asked for: it is no
 * emergency by its name, nor by what it left behind.
 */
export function standingOf(readings: Readings, isCalm: boolean, { severity }: Intake, { acute }: Facts): Standing {
  const cues = new Set<Cue>();
  for (const reading of [readings.symptoms, readings.goal, readings.diagnosis]) {
    const found = findPhrases(reading, phrases).filter(({ weak }) => !weak);
    for (const { value, context } of withContext(reading, found))
      if (value === 'new' ? context !== 'denied' : !notSo.has(context)) cues.add(value);
  }
  const isQuiet = isCalm && severity !== 'severe' && !acute && !cues.has('new');
  return { isSettled: isQuiet && cues.has('treated'), snores: isQuiet && cues.has('snores') };
}

/** What an illness leaves behind for good. */
const lasting: ReadonlySet<RedFlagCode> = new Set(['stroke_signs', 'acute_limb_weakness']);

/** Words that leave no doubt of an emergency, but not of one who is long out of it, nor of a breath held in one's sleep. */
export function isLeftBehind({ isSettled, snores }: Standing, { code, rule }: CertainSign): boolean {
  if (rule !== undefined) return false;
  return (isSettled && lasting.has(code)) || (snores && code === 'unresponsive_or_not_breathing');
}
