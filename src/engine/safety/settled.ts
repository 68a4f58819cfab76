import type { Intake } from '#contract/intake.ts';
import type { RedFlagCode } from '#contract/vocabulary.ts';
import type { Facts, Readings } from '../finding.ts';
import { type Context, withContext } from '../text/context.ts';
import { phraseTable } from '../text/phrase-list.ts';
import { findPhrases } from '../text/phrases.ts';
import { suddenWords, todayWords } from '../text/time-words.ts';
import type { CertainSign } from './certain.ts';
import type { Measure } from './measures.ts';

type Cue = 'treated' | 'well' | 'new' | 'snores' | 'better' | 'lungs' | 'asEver' | 'worseBreath';

/** Ours, not reviewed. */
const cueWords: Readonly<Record<Cue, string>> = {
  treated: `ra viện | xuất viện | đã mổ | mổ xong | sau mổ | sau khi mổ | hậu phẫu | đã điều trị | điều trị xong | xong … hóa trị | xong … xạ trị
    | hóa trị xong | xạ trị xong | phục hồi | phục hồi chức năng | vật lý trị liệu | di chứng | ổn định
    | lấy thuốc | lĩnh thuốc | nhận thuốc
    | refill | discharged | rehab | rehabilitation | finished chemotherapy | after chemotherapy | after surgery | stable | had a stent | stent put in | đã đặt stent`,
  well: 'đang ổn | vẫn ổn | đã ổn | feels fine | feel fine | feels well | feel well',
  new: `${todayWords} | ${suddenWords}
    | lại bị | bị lại | tái phát | nặng hơn | nặng lên | nặng thêm | yếu hơn | yếu thêm | xấu đi | dữ dội | vừa mới bị | tuần nay
    | mấy hôm nay | mấy ngày nay | mấy bữa nay | ngày nay | bữa ni | hôm ni | sáng ni | suddenly | today | this morning | tonight
    | last night | yesterday | again | worse | since then | không đỡ | chưa đỡ | không bớt | chưa bớt | không giảm | chưa giảm | not getting better
    | no better | not improving | not better`,
  snores: '=ngáy | snore | snores | snoring | sleep apnoea | sleep apnea',
  better: `đã đỡ | đỡ nhiều | đỡ dần | đỡ hơn | bớt nhiều | bớt dần | đã bớt | giảm nhiều | đang lành | lành dần | hồi phục tốt | từ đó đến nay không
    | từ đó tới nay không | từ đó vẫn bình thường | từ bữa đó không | từ hôm đó không | vẫn chơi bình thường | chơi bình thường | sinh hoạt bình thường
    | pain is better | is better | getting better | much better | improving | is healing | or since | nothing since | fine since | plays normally
    | plays and sleeps normally | playing normally`,
  lungs: 'copd | phổi tắc nghẽn mạn tính | bệnh phổi tắc nghẽn | tắc nghẽn mạn tính',
  asEver: `như mọi ngày | như mọi khi | như mọi hôm | như thường ngày | như thường lệ | như hằng ngày | như hàng ngày | vẫn như cũ | vẫn vậy | không đổi
    | không thay đổi | as usual | as always | unchanged | her usual | his usual | my usual | same as every day`,
  worseBreath: `khó thở hơn | khó thở tăng | mệt hơn | thở mệt | thở nhanh | thở gấp | thở dốc | tím | lơ mơ | ngủ gà | nặng hơn | nặng lên | nặng thêm | xấu đi | sốt
    | đờm vàng | đờm xanh | đàm vàng | đàm xanh | worse | more breathless | breathless at rest | drowsy | confused | blue | fever`,
};
const phrases = phraseTable(cueWords);

/** What an intake tells of how things stand. */
export type Standing = {
  readonly isSettled: boolean;
  /** It was treated: who only feels well again may have had a stroke that passed. */
  readonly isTreated: boolean;
  readonly snores: boolean;
  /** Something has begun, come back or got worse. */
  readonly isNew: boolean;
  /** It lies weeks back, and has got better since or left nothing. */
  readonly isMending: boolean;
  /** Lungs that are long ill, of which it is said that all is as ever. */
  readonly isUsualBreath: boolean;
};

const mendingDaysMin = 14;

const notSo: ReadonlySet<Context> = new Set(['denied', 'asked', 'other']);

/**
 * An illness that was treated or stands still, with nothing new told, where something planned is asked for: it is no
 * emergency by its name, nor by what it left behind.
 */
export function standingOf(readings: Readings, isCalm: boolean, { severity }: Intake, facts: Facts): Standing {
  const cues = cuesIn(readings);
  const isNew = cues.has('new');
  const isGentle = isCalm && severity !== 'severe';
  const isQuiet = isGentle && !facts.acute && !isNew;
  // Who feels well with an illness that has a name is under its treatment.
  const isNamed = readings.diagnosis.tokens.length > 0;
  const isLongBack = (facts.durationDays ?? 0) >= mendingDaysMin && !facts.pregnant && !facts.postpartum;
  return {
    isSettled: isQuiet && (cues.has('treated') || (cues.has('well') && isNamed)),
    isTreated: isQuiet && cues.has('treated'),
    snores: isQuiet && cues.has('snores'),
    isNew,
    isMending: isQuiet && isLongBack && cues.has('better'),
    isUsualBreath: isGentle && cues.has('lungs') && cues.has('asEver') && !cues.has('worseBreath'),
  };
}

function cuesIn({ symptoms, goal, diagnosis }: Readings): ReadonlySet<Cue> {
  const cues = new Set<Cue>();
  for (const reading of [symptoms, goal, diagnosis]) {
    const found = findPhrases(reading, phrases).filter(({ weak }) => !weak);
    for (const { value, context } of withContext(reading, found))
      if (value === 'new' ? context !== 'denied' : !notSo.has(context)) cues.add(value);
  }
  return cues;
}

/** What an illness leaves behind for good. */
const lasting: ReadonlySet<RedFlagCode> = new Set(['stroke_signs', 'acute_limb_weakness']);

/** Rules for oxygen that is low in healthy lungs. */
const lowOxygen: ReadonlySet<string> = new Set(['oxygen_low', 'oxygen_lowish']);
/** What is aimed at in lungs that are long ill; below it is low for them too. */
const usualOxygenMin = 88;

/** A value that such lungs have every day, with nothing worse told. */
export function isUsualOxygen(
  { isUsualBreath }: Standing,
  rule: string | undefined,
  measures: readonly Measure[],
): boolean {
  const isLow = measures.some(({ kind, value }) => kind === 'spo2' && value < usualOxygenMin);
  return isUsualBreath && rule !== undefined && lowOxygen.has(rule) && !isLow;
}

/** Words that leave no doubt of an emergency, but not of one who is long out of it, nor of a breath held in one's sleep. */
export function isLeftBehind({ isTreated, snores }: Standing, { code, rule }: CertainSign): boolean {
  if (rule !== undefined) return false;
  return (isTreated && lasting.has(code)) || (snores && code === 'unresponsive_or_not_breathing');
}
