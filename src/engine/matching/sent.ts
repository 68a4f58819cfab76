import type { Intake } from '#contract/intake.ts';
import type { Graph, GraphHospital } from '../graph/graph.ts';
import { foldedText } from '../graph/letters.ts';
import type { Place } from '../graph/places.ts';
import { citiesSaid } from './asked-cities.ts';
import { provincialHospital } from './treating.ts';

const clausesOf = ({ symptoms = '', goal = '' }: Intake) =>
  `${symptoms}. ${goal}`.split(/[.,;:?!\n]+/u).map(foldedText);

const house = '(?:benh vien|vien|bv)(?: da khoa)? tinh(?!\\p{L})';
const sending =
  '(?<!nguoi ta |hang xom |\\p{L})(?:bao|khuyen|chuyen|gioi thieu|viet giay|cho giay|offered|referred|advised|sent|told)';
const toProvince = new RegExp(`${sending}(?: \\p{L}+){0,3} (?:di|len|ra|xuong|vao|vo|den|toi|qua|sang) ${house}`, 'u');
const awayFromProvince = new RegExp(
  `(?<!\\p{L})(?:ngai|so|tranh|(?:khong|ko|k|hong) (?:muon|dam|thich))(?: \\p{L}+){0,5} ${house}`,
  'u',
);
const toCity = new RegExp(`${sending}(?: \\p{L}+){0,4} (?:di|len|ra|vo|vao|toi|in|to)$`, 'u');
const whether = /(?<!\p{L})(?:hay|hoac|nen|khong|ko|or|should)(?!\p{L})/u;

/** “Y sĩ bảo đi viện tỉnh”: somebody who has seen the patient sends them there. */
export function sentToProvincial(graph: Graph, intake: Intake, home: Place | undefined): GraphHospital | undefined {
  return home && clausesOf(intake).some((clause) => toProvince.test(clause) && !whether.test(clause))
    ? provincialHospital(graph, home)
    : undefined;
}

/** “Ngại gặp người quen ở bệnh viện tỉnh”. */
export function shunnedProvincial(graph: Graph, intake: Intake, home: Place | undefined): GraphHospital | undefined {
  return home && clausesOf(intake).some((clause) => awayFromProvince.test(clause))
    ? provincialHospital(graph, home)
    : undefined;
}

/** “Tỉnh bảo đi Hà Nội”, and no question whether to. */
export function sentToCity(graph: Graph, intake: Intake): Place | undefined {
  for (const clause of clausesOf(intake)) {
    if (clause === '' || whether.test(clause)) continue;
    const [city] = citiesSaid(graph, clause, (before) => toCity.test(before));
    if (city) return city;
  }
  return undefined;
}
