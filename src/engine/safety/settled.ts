import type { Intake } from '#contract/intake.ts';
import type { RedFlagCode } from '#contract/vocabulary.ts';
import type { Facts, Readings } from '../finding.ts';
import { type Context, type Finding, withContext } from '../text/context.ts';
import { fold } from '../text/fold.ts';
import { phraseTable } from '../text/phrase-list.ts';
import { findPhrases, type Match } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';
import { suddenWords, todayWords } from '../text/time-words.ts';
import { WordSet } from '../text/word-set.ts';
import type { CertainSign } from './certain.ts';
import type { Measure } from './measures.ts';

type Cue =
  | 'treated'
  | 'well'
  | 'new'
  | 'again'
  | 'snores'
  | 'nods'
  | 'better'
  | 'lungs'
  | 'asEver'
  | 'worseBreath'
  | 'rehab'
  | 'course'
  | 'eased'
  | 'bedridden'
  | 'notAsEver'
  | 'droops'
  | 'lasting'
  | 'months'
  | 'turn'
  | 'growing'
  | 'deep'
  | 'monthly'
  | 'eachTime'
  | 'otherThanMonthly';

/** “Luc nay” without marks is as often “lúc này”, which is nothing new. */
const suddenAsWritten = suddenWords.replace('lúc nãy', '=lúc nãy');

/** Exercises for what a stroke left behind, as they are asked for at home. */
const exercises = `đến nhà tập | tới nhà tập | đến tập tại nhà | tập tại nhà | tập ở nhà cho | người tập cho | người đến tập | người tới tập | thuê người tập | kỹ thuật viên tập | tập đi được | tập cho ba | tập cho bố | tập cho má | tập cho mẹ | tập cho ông | tập cho bà | vào viện tập | vô viện tập | nằm viện tập | nhập viện tập | viện để tập | chỗ tập nói | nơi tập nói
  | vao vien tap | vo vien tap | nam vien tap | nhap vien tap | den nha tap | toi nha tap | tap tai nha | nguoi tap cho | physio at home | exercises at home`;

/** Ours, not reviewed. */
const cueWords: Readonly<Record<Cue, string>> = {
  treated: `ra viện | xuất viện | đã mổ | mổ xong | sau mổ | sau khi mổ | hậu phẫu | đã điều trị | điều trị xong | xong … hóa trị | xong … xạ trị
    | hóa trị xong | xạ trị xong | phục hồi | phục hồi chức năng | vật lý trị liệu | di chứng | ổn định
    | lấy thuốc | lĩnh thuốc | nhận thuốc | ${exercises}
    | refill | discharged | rehab | rehabilitation | finished chemotherapy | after chemotherapy | after surgery | stable | had a stent | stent put in | đã đặt stent`,
  well: 'đang ổn | vẫn ổn | đã ổn | feels fine | feel fine | feels well | feel well',
  new: `${todayWords} | ${suddenAsWritten}
    | phồng rộp | lột da | blistering | nặng hơn | nặng lên | nặng thêm | yếu hơn | yếu thêm | xấu đi | dữ dội | vừa mới bị | tuần nay
    | mấy hôm nay | mấy ngày nay | mấy bữa nay | ngày nay | bữa ni | hôm ni | sáng ni | suddenly | today | this morning | tonight
    | last night | yesterday | worse | since then | không đỡ | chưa đỡ | không bớt | chưa bớt | không giảm | chưa giảm | not getting better
    | no better | not improving | not better`,
  again: 'lại bị | bị lại | tái phát | again',
  snores:
    '=ngáy | đang ngủ ngưng thở | ngủ ngưng thở | ngủ hay ngưng thở | ngưng thở rồi giật mình | ngưng thở khi ngủ | ngừng thở khi ngủ | ngay nhu sam | ngay nhu bo | ngay nhu keo | ngay rat to | ngu ngay to | snore | snores | snoring | sleep apnoea | sleep apnea',
  // What comes of it every day: who cannot be woken now is told of otherwise.
  nods: `ngủ gật | ngày … buồn ngủ | lái xe … ngủ | ngủ … lái xe | sleepy driving | sleepy during the day | sleepy at work | ngày buồn ngủ | ban ngày buồn ngủ | ban ngày ngủ | ngày ngủ gà gật | đêm nào cũng | tối nào cũng | ngủ dậy vẫn mệt | sáng dậy mệt | daytime | dozes off | dozing off | falls asleep at | every night`,
  better: `đã đỡ | đỡ nhiều | đỡ dần | đỡ hơn | bớt nhiều | bớt dần | đã bớt | giảm nhiều | đang lành | lành dần | hồi phục tốt | từ đó đến nay không
    | từ đó tới nay không | từ đó vẫn bình thường | từ bữa đó không | từ hôm đó không | vẫn chơi bình thường | chơi bình thường | sinh hoạt bình thường
    | pain is better | is better | getting better | much better | improving | is healing | or since | nothing since | fine since | plays normally
    | plays and sleeps normally | playing normally`,
  lungs: 'copd | phổi tắc nghẽn mạn tính | bệnh phổi tắc nghẽn | tắc nghẽn mạn tính',
  asEver: `như mọi ngày | như mọi khi | như mọi hôm | như thường ngày | như thường lệ | như hằng ngày | như hàng ngày | vẫn như cũ | vẫn vậy | không đổi
    | không thay đổi | as usual | as always | unchanged | her usual | his usual | my usual | same as every day`,
  worseBreath: `khó thở hơn | khó thở tăng | mệt hơn | thở mệt | thở nhanh | thở gấp | thở dốc | tím | lơ mơ | ngủ gà | nặng hơn | nặng lên | nặng thêm | xấu đi | sốt
    | đờm vàng | đờm xanh | đàm vàng | đàm xanh | worse | more breathless | breathless at rest | drowsy | confused | blue | fever`,
  rehab: `phục hồi chức năng | vật lý trị liệu | tập vận động | tập phục hồi | tập đi lại | tập nói | ${exercises} | rehab | rehabilitation | physiotherapy | physical therapy`,
  course: `uống thuốc tháng thứ | uống thuốc … tháng | thuốc lao tháng thứ | điều trị tháng thứ | điều trị được … tháng | điều trị … tháng nay | đang điều trị
    | month of treatment | months of treatment | on treatment for | months into treatment`,
  eased: `hết ho | hết sốt | bớt ho | đỡ ho | ăn ngủ được | ăn được ngủ được | tăng cân | lên ký | lên cân | đã đỡ | đỡ nhiều | đỡ dần | đỡ hơn | bớt nhiều | đã bớt | khỏe hơn | khoẻ hơn | cough is gone
    | no longer coughing | feels better | feeling better | is better | much better | gained weight`,
  bedridden: `nằm liệt | liệt giường | nằm một chỗ | nằm 1 chỗ | nằm tại chỗ | ăn sonde | ăn qua sonde | ăn ống | ống ăn | sonde dạ dày | sonde mũi | đặt sonde | mở khí quản | không tự ngồi | không ngồi dậy được | không tự trở mình | không tự xoay trở | bedridden | bed-bound | bedbound
    | feeding tube | tracheostomy | cannot sit up | can't sit up | cannot walk alone | cannot lift him | cannot lift her | cannot lift my`,
  notAsEver: `sốt | nóng sốt | rét run | ớn lạnh | run lạnh | khó thở | khò khè | thở mệt | thở nhanh | thở gấp | sặc | tím | tím tái | lơ mơ | lừ đừ | li bì | ngủ gà | mê man | gọi không dậy | khó đánh thức | không tỉnh
    | bỏ ăn | không ăn | nôn | =ói | chảy máu | chảy mủ | có mủ | hôi | thối | đen | lan rộng | lan ra | lan nhanh | thấy xương | lòi xương | tuột | tụt ống | tắc | yếu hơn | đau ngực | đau dữ | co giật | ngất | fever | chills | rigors
    | short of breath | breathless | chest pain | choking | blue | drowsy | hard to wake | not waking | vomiting | bleeding | pus | foul | black | spreading | fell out | blocked | weaker | seizure | fainted`,
  droops:
    'méo miệng | méo mồm | nói khó | nói đớ | nói ngọng | yếu nửa người | slurred | drooping face | face drooping',
  // How long the complaint lasts: “tiểu đường 10 năm” is an illness in which something else may begin.
  lasting: `tháng nay | tháng rồi | tháng ni | tháng rày | năm nay | năm rồi | năm ni | năm rày | for … months | for … years | months now | years now`,
  // No number, and more than one.
  months: `hơn tháng | hơn tháng nay | hơn năm nay | cả tháng nay | over a month now | mấy tháng nay | vài tháng nay | mấy năm nay | cả năm nay | mấy tháng rồi | mấy năm rồi | mấy tháng ni | mấy năm ni | for months | for years | for several months | for several years`,
  turn: `tuần này | tuần ni | tuần qua | tuần rồi | tuần trước | lần này | lần ni | ngày rồi | bữa rồi | hôm rồi | từ đêm | từ khuya | nửa đêm
    | mới nổi | mới thấy | mới bị | vừa | vừa mới | tăng nhanh | dữ dần | lan nhanh | to nhanh | liên tục | ngưng thuốc | bỏ thuốc | ngưng | this week | last week | this time
    | an hour | hours | woke | days ago | ran out | stopped`,
  // How what is there for months is told to grow; of shorter times it may be a turn as well.
  growing: `giờ | bây giờ | chừ | mới đây | gần đây | tăng dần | ngày càng | getting worse | nhiều hơn | now`,
  // What grows over months and is yet no matter of weeks: heart, breath, nerves, blood, bile, weight.
  deep: `sốt | khó thở | thở mệt | sặc | co giật | ngất | lơ mơ | lú lẫn | bỏ ăn | nôn | chảy máu | chảy mủ | fever | short of breath | breathless | seizure | fainted | confused | vomiting | bleeding | pus
    | đau ngực | tức ngực | nặng ngực | thắt ngực | hụt hơi | mệt khi | phù | yếu chân | yếu tay | yếu hai | yếu dần | chân yếu | tay yếu | liệt | đi không vững | nhìn mờ | nhìn đôi | đau đầu | nhức đầu | vàng da | vàng mắt | ra máu | có máu | ra huyết | nuốt nghẹn | khó nuốt | nuốt vướng | xỉu | sút cân | sụt cân
    | sụt … ký | sụt … kg | sút … ký | sút … kg | sút … cân | sụt … cân | bụng to | bụng chướng | tiểu khó | bí tiểu | không muốn sống | chest pain | chest tightness | swelling | swollen legs | weak legs | weakness | unsteady | blurred | double vision | headache | jaundice | blood | swallow | losing weight | lost weight`,
  monthly: `tới tháng | đến tháng | hành kinh | kỳ kinh | kì kinh | mỗi lần có kinh | mỗi khi có kinh | khi có kinh | lúc có kinh | ngày có kinh | đau bụng kinh | thống kinh | ngày đèn đỏ | period pain | period pains | period cramps
    | menstrual pain | menstrual cramps | with my period | with her period | with every period | during my period | during her period`,
  eachTime: `tháng nào | đến tháng cũng | tới tháng cũng | tháng nào cũng | kỳ nào cũng | kì nào cũng | lần nào cũng | mỗi tháng | mỗi kỳ | mỗi kì | mỗi lần | hễ … là | cứ … là | tới tháng là | đến tháng là | mấy năm nay | mấy năm ni | nhiều năm | mấy tháng nay | nhiều tháng | từ hồi dậy thì | từ lúc có kinh
    | every month | each month | every period | every time | for years | for months`,
  // What a pain of every month is not: late, pregnant, other than ever, of today, with more than pain.
  otherThanMonthly: `${todayWords} | ${suddenAsWritten} | trễ kinh | chậm kinh | mất kinh | que | hai vạch | 2 vạch | thai | có bầu | bầu | sốt | nóng | rét | ngất | xỉu | choáng | mệt lả | lả người | lả đi | vã mồ hôi | mặt tái | tái mét | tái nhợt | khó thở | nôn liên tục | ói liên tục | ói hoài | băng huyết | ướt đẫm | ồ ạt | máu cục | đặt vòng
    | hơn mọi lần | hơn mọi khi | hơn mọi tháng | hơn mọi kỳ | hơn các lần | hơn bình thường | không ăn thua | nôn … lần | ói … lần | worse than
    | lần này | lần ni | kỳ này | kì này | tháng này | khác mọi | khác hẳn | chưa bao giờ | chưa từng | không bớt | không đỡ | không hết | đang đau | từ sáng | từ tối | từ đêm | từ hôm | hôm nay | bữa nay | hôm qua | bụng cứng | một bên | hố chậu
    | late period | missed period | pregnant | fever | faint | fainted | fainting | dizzy | pale | this time | this month | never before | today | since | unlike | one side | soaking | clots`,
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
  /** It lies weeks back, and has got better since, left nothing or stands still; or it comes with every sleep. */
  readonly isMending: boolean;
  /** Lungs that are long ill, of which it is said that all is as ever. */
  readonly isUsualBreath: boolean;
  /** Someone who has long been in bed is to be cared for at home, and nothing else has come. */
  readonly isBedridden: boolean;
  /** Its treatment has gone on for weeks, and it is better. */
  readonly isOnCourse: boolean;
  /** The complaint itself is a month old or more, and nothing is told that has turned since. */
  readonly isLasting: boolean;
  /** The same of two weeks or more, by the form: what it is is still open, but it did not come tonight. */
  readonly isWeeksThere: boolean;
  /** The same of half a year or more, by the form. */
  readonly isHalfYearThere: boolean;
  /** The same where a word of now stands beside it: enough to wait for days, not to be no emergency. */
  readonly isLongThere: boolean;
  /** By the form it has been there for two months or more, and at most it grows: no day makes a difference. */
  readonly isSlow: boolean;
  /** A pain that comes with every period, and this time as ever. */
  readonly isMonthly: boolean;
};

const mendingDaysMin = 14;
const monthDays = 30;
const slowDays = 60;
const halfYearDays = 180;

const notSo: ReadonlySet<Context> = new Set(['denied', 'asked', 'other']);

/**
 * An illness that was treated or stands still, with nothing new told, where something planned is asked for: it is no
 * emergency by its name, nor by what it left behind.
 */
export function standingOf(readings: Readings, isCalm: boolean, intake: Intake, facts: Facts): Standing {
  const { severity, need } = intake;
  const cues = cuesIn(readings);
  const isNew = cues.has('new') || cues.has('again');
  const days = facts.durationDays ?? 0;
  const isUnturned = severity !== 'severe' && !facts.acute && !cues.has('new');
  const isStill = severity !== 'severe' && !facts.acute && !isNew;
  const isGentle = isCalm && severity !== 'severe';
  const isAsEver = !cues.has('notAsEver');
  // Who asks for exercises after more than a month asks for nothing that hurries, whatever need was chosen.
  const isRehab = days > monthDays && cues.has('rehab') && isAsEver;
  const isUntouched = isAsEver && !cues.has('droops');
  const isCaredFor = need === 'home_care' && cues.has('bedridden') && isUntouched;
  const isQuiet = isStill && (isCalm || isRehab || isCaredFor);
  // Who feels well with an illness that has a name is under its treatment.
  const isNamed = readings.diagnosis.tokens.length > 0;
  const isLongBack = days >= mendingDaysMin && !facts.pregnant && !facts.postpartum;
  const isBedridden = isStill && isCaredFor;
  const snores = cues.has('snores') && isStill && (isCalm || days > monthDays || cues.has('nods'));
  const isTurned = cues.has('turn') || cues.has('growing');
  const isLasting = isStill && isLongThere(intake, facts, cues) && !isTurned;
  const isDeep = cues.has('turn') || cues.has('deep');
  const isBearing = facts.pregnant || facts.postpartum;
  return {
    isSettled: isQuiet && (cues.has('treated') || (cues.has('well') && isNamed) || isBedridden),
    isTreated: isQuiet && cues.has('treated'),
    snores,
    isNew,
    isMending: (isQuiet && isLongBack && (cues.has('better') || isRehab || isBedridden)) || (snores && isUntouched),
    isUsualBreath: isGentle && cues.has('lungs') && cues.has('asEver') && !cues.has('worseBreath'),
    isBedridden,
    isOnCourse: isStill && cues.has('course') && cues.has('eased') && isAsEver,
    isLasting,
    isHalfYearThere: isLasting && (intake.durationDays ?? 0) >= halfYearDays,
    isWeeksThere: isStill && isLongBack && intake.durationDays !== undefined && (severity === 'mild' || !isTurned),
    isLongThere: isStill && isLongThere(intake, facts, cues),
    // What goes and comes back for months is slow as well.
    isSlow: isUnturned && !isBearing && !isDeep && (intake.durationDays ?? 0) >= slowDays,
    isMonthly:
      severity !== 'severe' &&
      !facts.acute &&
      !isBearing &&
      cues.has('monthly') &&
      cues.has('eachTime') &&
      !cues.has('otherThanMonthly'),
  };
}

const toldYearsMin = 3;

/** The form asks how long it has lasted; in a story of a small child or a mother months are an age as often. */
function isLongThere({ durationDays }: Intake, facts: Facts, cues: ReadonlySet<Cue>): boolean {
  if (facts.pregnant || facts.postpartum) return false;
  if (durationDays !== undefined) return durationDays >= monthDays;
  const isLong = cues.has('months') || ((facts.durationDays ?? 0) > monthDays && cues.has('lasting'));
  const isSmall = facts.ageMonths !== undefined || (facts.ageYears ?? toldYearsMin) < toldYearsMin;
  return isLong && !cues.has('turn') && !cues.has('growing') && !isSmall;
}

function cuesIn({ symptoms, goal, diagnosis }: Readings): ReadonlySet<Cue> {
  const cues = new Set<Cue>();
  for (const reading of [symptoms, goal, diagnosis]) {
    const found = findPhrases(reading, phrases).filter((match) => isHeard(match) && !isParted(reading, match));
    for (const finding of withContext(reading, found)) if (isSaid(reading, finding)) cues.add(finding.value);
  }
  return cues;
}

const no = new WordSet('khong chua not');

function isSaid({ tokens }: Reading, { value, context, from }: Finding<Cue>): boolean {
  if (value === 'new' || value === 'again' || value === 'otherThanMonthly') return context !== 'denied';
  // “Không tiền mổ nên nằm một chỗ” denies the operation alone.
  if (value === 'bedridden' && context === 'denied') return !no.has(tokens[from - 1]);
  return !notSo.has(context);
}

/** “Ba tháng ni, chừ tay co” is no “nãy giờ”. */
function isParted({ tokens }: Reading, { value, from, to }: Match<Cue>): boolean {
  return (value === 'new' || value === 'again' || value === 'lasting') && tokens[from]?.clause !== tokens[to]?.clause;
}

const takenForOne: ReadonlySet<Cue> = new Set(['turn', 'growing', 'otherThanMonthly']);

/** A word that may be one of a turn is taken for one. */
function isHeard({ value, weak }: Match<Cue>): boolean {
  return !weak || takenForOne.has(value);
}

/** What an illness leaves behind for good. */
const lasting: ReadonlySet<RedFlagCode> = new Set(['stroke_signs', 'acute_limb_weakness']);

/** What a night of snoring sounds like: “ngủ ngưng thở”, “há miệng thở”; a blue lip is no sound of sleep. */
function isOfSleep({ code, words }: CertainSign): boolean {
  return code === 'unresponsive_or_not_breathing' || words.every((word) => fold(word) === 'ha mieng tho');
}

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
export function isLeftBehind({ isTreated, isBedridden, snores, isMonthly }: Standing, sign: CertainSign): boolean {
  if (sign.rule !== undefined) return false;
  if (isMonthly && sign.code === 'severe_abdominal_pain') return true;
  return ((isTreated || isBedridden) && lasting.has(sign.code)) || (snores && isOfSleep(sign));
}
