import type { Intake } from '#contract/intake.ts';
import type { Need } from '#contract/vocabulary.ts';
import type { Graph, GraphHospital } from '../graph/graph.ts';
import { foldedText } from '../graph/letters.ts';
import type { Place } from '../graph/places.ts';
import { profileOf } from './hospital-profile.ts';
import type { Named } from './named-hospital.ts';
import { indexOf } from './shortlist.ts';
import { provincialHospital } from './treating.ts';
import { isInUnit } from './way.ts';

/** Whose word is to be judged again: a hospital, or somebody of whom no more is known. */
export type Opinion = 'none' | 'unknown' | GraphHospital;

const ofProvince =
  /(?<!\p{L})(?:benh vien|vien|bv)(?: da khoa)? tinh (?:bao|noi|khuyen|doi|ket luan|chan doan|hen mo)(?!\p{L})/u;
/** “Bác sĩ ở tỉnh nói phải cắt”, “trên tỉnh khuyên mổ”. */
const saidInProvince =
  /(?<!\p{L})(?:(?:bac si|bs)(?: (?:o|cua|tren|duoi))?|o|tren|duoi) tinh(?: \p{L}+){0,2} (?:bao|noi|khuyen|doi|keu|ket luan|chan doan|hen mo|de nghi|chi dinh)(?!\p{L})/u;
/** “Bệnh viện bảo cắt tử cung”: who means to operate is most likely the hospital of the province. */
const saidToOperate =
  /(?<!\p{L})(?:benh vien|vien|bv|hospital)(?: (?:o day|do|nay|here))? (?:bao|noi|khuyen|doi|keu|chi dinh|hen|tu van|de nghi|yeu cau|ket luan|says?|said|wants?|advises?|advised|told)(?: \p{L}+){0,4} (?:mo|cat|phau thuat|thay khop|dat stent|operat(?:e|ion)|surgery|remove)(?!\p{L})/u;
const ofSmaller =
  /(?<!\p{L})(?:huyen|tram|xa|ttyt|trung tam y te|phong kham|pk|(?:vien|bv|kham|bac si|bs) tu|private|clinic|district)(?!\p{L})/u;

/** “Chỗ bảo đeo nẹp, chỗ bảo mổ”, “bác sĩ khác lại bảo cắt hẳn”: two have spoken, and do not agree. */
const disputed =
  /(?<!\p{L})(?:(?:(?:cho|noi|vien|bv|bac si|bs)(?: (?:thi|nay))? (?:bao|noi|khuyen|keu|doi)) (?:\p{L}+ ){1,8}?(?:con )?(?:cho|noi|vien|bv|bac si|bs)(?: (?:thi|kia|khac|lai|no))* (?:bao|noi|khuyen|keu|doi)|one (?:doctor|surgeon|hospital) (?:said|says)(?: \p{L}+){1,8} (?:another|the other))(?!\p{L})/u;
/** “Chụp ở tỉnh”, “lên tỉnh chụp, họ cũng bảo sinh thiết”: where it was looked at. */
const atProvince =
  /(?<!\p{L})(?:len|o|tai|xuong|ra|duoi|tren)(?: benh vien| vien| bv)?(?: da khoa)? tinh(?! (?:khac|minh|nha|nao))(?!\p{L})/u;
const ofOthers = /(?<!\p{L})(?:(?:vien|bv|kham) tu|private|bv [ab])(?!\p{L})/u;

const elsewhere =
  /(?<!\p{L})(?:y kien (?:thu (?:hai|2)|khac|cua (?:bac si|bs)|(?:bac si|bs) (?:khac|o|vien|bv|benh vien|tuyen))|(?:them|xin|hoi)(?: \p{L}+)? y kien|(?:bac si|noi) khac xem lai|second opinion)(?!\p{L})/u;
const opinionNeeds: ReadonlySet<Need> = new Set(['find_hospital', 'find_doctor', 'treatment', 'surgery']);

/** Whoever wants what has been said judged again, whichever box was ticked. */
function asksAgain({ need, goal = '' }: Intake): boolean {
  return need === 'second_opinion' || (opinionNeeds.has(need) && elsewhere.test(foldedText(goal)));
}

const spokeBefore = (named: readonly Named[]) =>
  named.find(({ isTreating, isWanted }) => isTreating && !isWanted)?.hospital;

/** “The doctor in Thanh Hoa wants to operate”, “bác sĩ ở Quảng Ngãi bảo cắt”. */
function saidInUnit(text: string, { former, province }: Place): boolean {
  const name = foldedText(former?.name ?? province.name);
  return new RegExp(`${spoke} (?:in|at|o|tai|of|cua) (?:tinh |tp |thanh pho )?${name}(?!\\p{L})`, 'u').test(text);
}

const spoke = '(?<!\\p{L})(?:doctors?|surgeons?|urologists?|specialists?|hospital|bac si|bs|benh vien|vien|bv)';

/** Whether it was said in the province, or two who do not agree have said it. */
function isOfProvince({ symptoms = '', goal = '' }: Intake, home: Place | undefined): boolean {
  const text = foldedText(`${symptoms} ${goal}`);
  return (
    (home !== undefined && saidInUnit(text, home)) ||
    [ofProvince, saidInProvince, disputed].some((each) => each.test(text)) ||
    (saidToOperate.test(text) && !ofSmaller.test(text)) ||
    atProvince.test(foldedText(symptoms))
  );
}

/** The house of the province that is devoted to the matter has most likely spoken, where there is one. */
function ownHouseOf(graph: Graph, home: Place, code: string): GraphHospital | undefined {
  return indexOf(graph).profiles.find(
    ({ hospital, general, forWomen }) =>
      !general &&
      hospital.level === 'provincial' &&
      isInUnit(home, hospital) &&
      (hospital.specialties[0] === code || (forWomen && ofWomen.has(code))),
  )?.hospital;
}

const ofWomen = new Set(['gynecology', 'obstetrics']);

/** Who gave the first opinion: the hospital that is named, else the one on the card where it treats such a matter. */
export function firstOpinion(
  intake: Intake,
  graph: Graph,
  home: Place | undefined,
  { named, registered, code }: { named: readonly Named[]; registered: GraphHospital | undefined; code: string },
): Opinion {
  if (!asksAgain(intake)) return 'none';
  const told = spokeBefore(named);
  if (told) return told;
  if (home && isOfProvince(intake, home)) {
    const text = foldedText(`${intake.symptoms ?? ''} ${intake.goal ?? ''}`);
    const isNamed = [ofProvince, saidInProvince].some((each) => each.test(text));
    return (isNamed ? undefined : ownHouseOf(graph, home, code)) ?? provincialHospital(graph, home) ?? 'unknown';
  }
  const text = foldedText(`${intake.symptoms ?? ''} ${intake.goal ?? ''}`);
  if (ofOthers.test(text) || !registered) return 'unknown';
  const { offers, forChildren } = profileOf(registered);
  return offers.has(code) || (forChildren && code.startsWith('pediatric')) ? registered : 'unknown';
}

const higher =
  /(?<!\p{L})(?:tuyen (?:tren|trung uong|tw|cuoi)|(?:benh vien|vien|bv) (?:lon|trung uong|tw|tuyen cuoi)|higher level|central hospital)(?!\p{L})/u;
/** “Có cần lên tuyến trên không”, “khỏi phải lên tuyến trên”, “tuyến trên hẹn”. */
const notHigher =
  /(?<!\p{L})(?:co (?:can|phai|nen)|khoi|khong (?:muon|can|phai)|chua can|nen|hay|giay chuyen|da|dang|cua)(?: \p{L}+){0,2} (?:tuyen (?:tren|trung uong|tw|cuoi)|(?:benh vien|vien|bv) (?:lon|trung uong|tw|tuyen cuoi))(?!\p{L})|tuyen tren (?:cho|bao|hen|chuyen|tra|ke)(?!\p{L})/u;

const province = /(?<!\p{L})(?:benh vien|vien|bv)(?: da khoa)? tinh(?!\p{L})/u;
const nearHome = /(?<!\p{L})(?:gan nha|gan day|trong tinh|cho gan|near home|nearby|closer to home)(?!\p{L})/u;

/**
 * Whoever doubts what was said in a province, and whoever was seen there and asks for somebody higher: a hospital above
 * it. Another department of the same level is no judge of the first.
 */
export function wantsHigher(
  intake: Intake,
  opinion: Opinion,
  named: readonly Named[],
  home: Place | undefined,
): boolean {
  const told = foldedText(intake.symptoms ?? '');
  const isAgain = asksAgain(intake);
  if (!isAgain && !(opinionNeeds.has(intake.need) && (atProvince.test(told) || province.test(told)))) return false;
  const text = foldedText(intake.goal ?? '');
  if (notHigher.test(text) || nearHome.test(text)) return false;
  const level = spokeBefore(named)?.level;
  if (isAgain && (level === 'provincial' || level === 'central' || (!level && isOfProvince(intake, home)))) return true;
  const isOfDistrict = typeof opinion !== 'string' && opinion.level === 'district';
  return !isOfDistrict && higher.test(text);
}
