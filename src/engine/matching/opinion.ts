import type { Intake } from '#contract/intake.ts';
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
  if (home && ofProvince.test(text)) return provincialHospital(graph, home) ?? 'unknown';
  if (ofOthers.test(text) || !registered) return 'unknown';
  const { offers, forChildren } = profileOf(registered);
  return offers.has(code) || (forChildren && code.startsWith('pediatric')) ? registered : 'unknown';
}
