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
/** “Chờ lâu quá”, “máy hỏng”, “chưa có vắc xin”: not “hẹn tháng sau”, which is a date. */
const lacking =
  '(?:(?:cho|doi|hen|xep hang|xep lich|lich)(?: \\p{L}+){0,3} lau|cho (?:ca|may|hang|\\d+) thang|(?:kin|het) lich|qua tai|(?:khong|ko|chua|hong|het)(?: con)?(?: co)? (?:may|vac ?xin|thuoc tiem|huyet thanh|bac si|giuong)|may (?:hong|hu|dang sua)|het (?:vac ?xin|huyet thanh|thuoc))';
const lacksInProvince = new RegExp(
  `${houseWords}(?: \\p{L}+){0,4} ${lacking}(?!\\p{L})|(?<!\\p{L})${lacking}(?: \\p{L}+){0,3} (?:o|tai|tren) ${houseWords}`,
  'u',
);
const lacksInDistrict = new RegExp(
  `(?<!\\p{L})(?:(?:benh vien|vien|bv|ttyt|trung tam y te)(?: da khoa)? (?:huyen|quan|thi xa|gan nha)|(?:o|duoi|tuyen) huyen|noi dang ky)(?: \\p{L}+){0,5} ${lacking}(?!\\p{L})`,
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
  /** “Bệnh viện tỉnh chờ lâu quá”: where the family has been, and was not served. */
  readonly lacking?: GraphHospital;
};

const mayTell =
  /(?<!\p{L})(?:tinh|hanoi|ha noi|hn|sai ?gon|sg|hcm|tphcm|hcmc|ho chi minh|da ?nang|hue|can tho)(?!\p{L})/u;

export function sendingIn(
  graph: Graph,
  { symptoms = '', goal = '' }: Intake,
  home: Place | undefined,
  registered: GraphHospital | undefined,
): Sending {
  const text = foldedText(`${symptoms} ${goal}`);
  const ofDistrict = registered?.level === 'district' && lacksInDistrict.test(text) ? { lacking: registered } : {};
  if (!mayTell.test(text)) return ofDistrict;
  const clauses = `${symptoms}. ${goal}`.split(/[.,;:?!\n]+/u).map(foldedText);
  const sure = clauses.filter((clause) => clause !== '' && !whether.test(clause));
  const provincial = home && house.test(text) ? provincialHospital(graph, home) : undefined;
  const city = sure.flatMap((clause) => citiesSaid(graph, clause, (before) => toCity.test(before)))[0];
  return {
    ...(provincial && sure.some((clause) => toProvince.test(clause)) && { hospital: provincial }),
    ...(provincial && clauses.some((clause) => awayFromProvince.test(clause)) && { shunned: provincial }),
    ...ofDistrict,
    ...(provincial && clauses.some((clause) => lacksInProvince.test(clause)) && { lacking: provincial }),
    ...(city && { city }),
  };
}
