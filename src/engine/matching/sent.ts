import type { Intake } from '#contract/intake.ts';
import type { Graph, GraphHospital } from '../graph/graph.ts';
import { foldedText } from '../graph/letters.ts';
import type { Place } from '../graph/places.ts';
import { citiesSaid } from './asked-cities.ts';
import { provincialHospital } from './treating.ts';

const houseWords = '(?:benh vien|vien|bv)(?: da khoa)? tinh(?!\\p{L})';
const house = new RegExp(houseWords, 'u');
const sending =
  '(?<!nguoi ta |hang xom |\\p{L})(?:bao|khuyen|chuyen|gioi thieu|viet giay|cho giay|offered|referred|advised|sent|told)';
const toProvince = new RegExp(
  `${sending}(?: \\p{L}+){0,3} (?:di|len|ra|xuong|vao|vo|den|toi|qua|sang) ${houseWords}`,
  'u',
);
const awayFromProvince = new RegExp(
  `(?<!\\p{L})(?:ngai|so|tranh|(?:khong|ko|k|hong) (?:muon|dam|thich))(?: \\p{L}+){0,5} ${houseWords}`,
  'u',
);
const toCity = new RegExp(`${sending}(?: \\p{L}+){0,4} (?:di|len|ra|vo|vao|toi|in|to)$`, 'u');
const whether = /(?<!\p{L})(?:hay|hoac|nen|khong|ko|or|should)(?!\p{L})/u;

/** What the words tell of being sent somewhere, and of a hospital that is shunned. */
export type Sending = {
  /** “Y sĩ bảo đi viện tỉnh”: somebody who has seen the patient sends them there. */
  readonly hospital?: GraphHospital;
  /** “Tỉnh bảo đi Hà Nội”, and no question whether to. */
  readonly city?: Place;
  /** “Ngại gặp người quen ở bệnh viện tỉnh”. */
  readonly shunned?: GraphHospital;
};

const mayTell =
  /(?<!\p{L})(?:tinh|hanoi|ha noi|hn|sai ?gon|sg|hcm|tphcm|hcmc|ho chi minh|da ?nang|hue|can tho)(?!\p{L})/u;

export function sendingIn(graph: Graph, { symptoms = '', goal = '' }: Intake, home: Place | undefined): Sending {
  const text = foldedText(`${symptoms} ${goal}`);
  if (!mayTell.test(text)) return {};
  const clauses = `${symptoms}. ${goal}`.split(/[.,;:?!\n]+/u).map(foldedText);
  const sure = clauses.filter((clause) => clause !== '' && !whether.test(clause));
  const provincial = home && house.test(text) ? provincialHospital(graph, home) : undefined;
  const city = sure.flatMap((clause) => citiesSaid(graph, clause, (before) => toCity.test(before)))[0];
  return {
    ...(provincial && sure.some((clause) => toProvince.test(clause)) && { hospital: provincial }),
    ...(provincial && clauses.some((clause) => awayFromProvince.test(clause)) && { shunned: provincial }),
    ...(city && { city }),
  };
}
