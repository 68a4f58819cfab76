import type { Intake } from '#contract/intake.ts';
import type { Need } from '#contract/vocabulary.ts';
import type { Graph, GraphHospital } from '../graph/graph.ts';
import { foldedText } from '../graph/letters.ts';
import type { Place } from '../graph/places.ts';
import { profileOf } from './hospital-profile.ts';
import type { Named } from './named-hospital.ts';
import { provincialHospital } from './treating.ts';

/** Whose word is to be judged again: a hospital, or somebody of whom no more is known. */
export type Opinion = 'none' | 'unknown' | GraphHospital;

const ofProvince =
  /(?<!\p{L})(?:benh vien|vien|bv)(?: da khoa)? tinh (?:bao|noi|khuyen|doi|ket luan|chan doan|hen mo)(?!\p{L})/u;
/** “Chụp ở tỉnh”, “lên tỉnh chụp, họ cũng bảo sinh thiết”: where it was looked at. */
const atProvince =
  /(?<!\p{L})(?:len|o|tai|xuong|ra|duoi|tren)(?: benh vien| vien| bv)?(?: da khoa)? tinh(?! (?:khac|minh|nha|nao))(?!\p{L})/u;
const ofOthers = /(?<!\p{L})(?:(?:vien|bv|kham) tu|private|bv [ab])(?!\p{L})/u;

/** Who gave the first opinion: the hospital that is named, else the one on the card where it treats such a matter. */
export function firstOpinion(
  { need, symptoms = '', goal = '' }: Intake,
  graph: Graph,
  home: Place | undefined,
  { named, registered, code }: { named: readonly Named[]; registered: GraphHospital | undefined; code: string },
): Opinion {
  if (need !== 'second_opinion') return 'none';
  const told = named.find(({ isTreating }) => isTreating)?.hospital;
  if (told) return told;
  const text = foldedText(`${symptoms} ${goal}`);
  if (home && (ofProvince.test(text) || atProvince.test(foldedText(symptoms))))
    return provincialHospital(graph, home) ?? 'unknown';
  if (ofOthers.test(text) || !registered) return 'unknown';
  const { offers, forChildren } = profileOf(registered);
  return offers.has(code) || (forChildren && code.startsWith('pediatric')) ? registered : 'unknown';
}

const higher =
  /(?<!\p{L})(?:tuyen (?:tren|trung uong|tw|cuoi)|(?:benh vien|vien|bv) (?:lon|trung uong|tw|tuyen cuoi)|higher level|central hospital)(?!\p{L})/u;
/** “Có cần lên tuyến trên không”, “khỏi phải lên tuyến trên”, “tuyến trên hẹn”. */
const notHigher =
  /(?<!\p{L})(?:co (?:can|phai|nen)|khoi|khong (?:muon|can|phai)|chua can|nen|hay|giay chuyen|da|dang|cua)(?: \p{L}+){0,2} (?:tuyen (?:tren|trung uong|tw|cuoi)|(?:benh vien|vien|bv) (?:lon|trung uong|tw|tuyen cuoi))(?!\p{L})|tuyen tren (?:cho|bao|hen|chuyen|tra|ke)(?!\p{L})/u;

const higherNeeds: ReadonlySet<Need> = new Set(['find_hospital', 'find_doctor', 'treatment', 'surgery']);
const province = /(?<!\p{L})(?:benh vien|vien|bv)(?: da khoa)? tinh(?!\p{L})/u;

/** Whoever wants another opinion, or has been seen in the province, and asks for somebody higher: a hospital above it. */
export function wantsHigher({ need, goal = '', symptoms = '' }: Intake, opinion: Opinion): boolean {
  const told = foldedText(symptoms);
  if (need !== 'second_opinion' && !(higherNeeds.has(need) && (atProvince.test(told) || province.test(told))))
    return false;
  const text = foldedText(goal);
  const isOfDistrict = typeof opinion !== 'string' && opinion.level === 'district';
  return !isOfDistrict && higher.test(text) && !notHigher.test(text);
}
