import type { Intake } from '#contract/intake.ts';
import type { Need, Words } from '#contract/vocabulary.ts';
import type { Assessment } from '../assess.ts';
import { needOf } from '../goals.ts';
import type { Graph, GraphHospital } from '../graph/graph.ts';
import { foldedText } from '../graph/letters.ts';
import type { Place } from '../graph/places.ts';
import type { Named } from './named-hospital.ts';
import { indexOf } from './shortlist.ts';
import { isInUnit, unitOf } from './way.ts';

/** “Quay lại viện tỉnh”, “mổ ở bệnh viện tỉnh”: the general hospital of that province. */
const provincial =
  /(?<!\p{L})(?:quay lai|tro lai|quay ve|mo o|nam o|nam|dieu tri o|ra|hen o|hen|kham o) (?:benh vien|vien|bv)(?: da khoa)? tinh(?!\p{L})/u;

/** Whoever comes back for what was treated: after an operation, a stay or a birth. */
export function isFollowUp({ goals }: Assessment, intake: Intake): boolean {
  return needOf(intake, goals) === 'revisit';
}

/** Where it was treated, as far as the words tell. */
export function treatingHospital(
  graph: Graph,
  intake: Intake,
  named: readonly Named[],
  home: Place | undefined,
): GraphHospital | undefined {
  const told = named.find(({ isTreating }) => isTreating)?.hospital;
  if (told || !home) return told;
  const text = foldedText(`${intake.symptoms ?? ''} ${intake.goal ?? ''}`);
  if (!provincial.test(text)) return undefined;
  return provincialHospital(graph, home);
}

/** The general hospital of a province, whatever it is called by now. */
export function provincialHospital(graph: Graph, home: Place): GraphHospital | undefined {
  const found = indexOf(graph).profiles.filter(({ general, hospital }) => general && isProvincial(hospital, home));
  // A province of today may be of several of before, each with its own.
  const isOne = new Set(found.map(({ hospital }) => unitOf(hospital))).size === 1;
  return isOne ? found[0]?.hospital : undefined;
}

const ofRegion = /khu vực|số \d/iu;

function isProvincial(hospital: GraphHospital, home: Place): boolean {
  return hospital.level === 'provincial' && isInUnit(home, hospital) && !ofRegion.test(hospital.name);
}

const appointment =
  /(?<!\p{L})(?:hen(?! suyen| phe)|lich (?:mo|nhap vien|hoa tri|xa tri)|scheduled|appointment|booked)(?!\p{L})/u;
const bookedNeeds: ReadonlySet<Need> = new Set(['revisit', 'admission']);

/** What is grave and has its day and its house already, though nobody has told which. */
export function isBooked({ goals }: Assessment, intake: Intake): boolean {
  const text = foldedText(`${intake.symptoms ?? ''} ${intake.goal ?? ''}`);
  return bookedNeeds.has(needOf(intake, goals)) && appointment.test(text) && !isCutOff(intake);
}

/** Whom the flood or the road keeps away keeps no day far off. */
export function isCutOff({ symptoms = '', goal = '' }: Intake): boolean {
  return cutOff.test(foldedText(`${symptoms} ${goal}`));
}

const cutOff =
  /(?<!\p{L})(?:(?:hong|sat|sap|cat|ngap|dut) duong|duong (?:bi )?(?:hong|sat|cat|ngap|dut)|sat lo|(?:nuoc )?lu(?: \p{L}+){0,3} (?:chua|khong) (?:di|len|ra|xuong) duoc|road (?:is|was) (?:cut|closed|blocked|washed)|cannot get there|can't get there)(?!\p{L})/u;

const dated =
  /(?<!\p{L})(?:(?:hen|lich|dat lich)(?: \p{L}+){0,4} (?:mo|nhap vien|sinh|phau thuat|vao vien)|(?:thu (?:hai|ba|tu|nam|sau|bay|\d)|tuan (?:sau|toi)|ngay mai|sang mai|ngay \d+)(?: \p{L}+){0,5} (?:nhap vien|vao vien|vo vien)|(?:told|asked) (?:us|me|him|her) to be admitted|(?:admission|surgery) (?:is )?(?:on|next|date|scheduled)|(?:admitted|scheduled|booked)(?: \p{L}+){0,3} (?:on|for|next) \p{L}+)(?!\p{L})/u;

/** A stay whose day somebody has set: “bác sĩ hẹn mổ thứ 5”, “told us to be admitted next Monday”. */
export function isDated({ symptoms = '', goal = '', diagnosis = '' }: Intake): boolean {
  const said = [symptoms, goal, diagnosis].flatMap((text) => text.split(/[.,;:?!\n]+/u)).map(foldedText);
  return said.some((clause) => dated.test(clause) && !undated.test(clause));
}

/** Who asks for a day has none. */
const undated =
  /(?<!\p{L})(?:chua (?:co |duoc )?(?:hen|lich)|muon (?:hen|dat lich)|xin (?:hen|lich)|lay lich|dat lich (?:the nao|o dau)|duoc khong|not yet|how (?:do|can|to))(?!\p{L})/u;

/** Beyond this one is seen nearer home, and the hospital that treated is asked. */
export const backKmMax = { today: 60, planned: 40 };

export const treatedHere: Words = {
  vi: 'Là nơi đã mổ hoặc điều trị, biết rõ bệnh nhất: gọi khoa đó trước khi đến.',
  en: 'It operated on or treated the patient and knows the case best: call that ward before you go.',
};

/** Where nobody has told which hospital it was. */
export const backFirst: Words = {
  vi: 'Nếu nơi đã mổ hoặc điều trị ở gần, quay lại đó trước: họ có hồ sơ.',
  en: 'If the hospital that operated or treated is near, go back there first: it has the records.',
};
