import type { Words } from '../../contract/vocabulary.ts';
import { cityName } from '../graph/place-name.ts';
import { servedKin } from './fit.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { specialtyName } from './place-words.ts';
import { distanceWords } from './way-words.ts';
import type { Wish } from './wish.ts';

export type Compared = { readonly profile: HospitalProfile; readonly awayKm: number | null };

/** A difference below this is none: the way is measured from the middle of a district. */
const tellingKm = 10;

/** What one gains and what one gives up by going here instead: the gain first, then "but". */
export function tradeOff(other: Compared, primary: Compared, wish: Wish): Words[] {
  const gains = [...nearer(other, primary), ...deeper(other, primary), ...cares(other, primary, wish)];
  const losses = [...nearer(primary, other).map(fartherBy), ...lacks(other, wish), ...costs(other, primary, wish)];
  const said: Words[] = [];
  if (!wish.home) said.push(standsIn(other));
  if (gains.length > 0 && losses.length > 0) said.push(butOf(join(gains), join(losses)));
  else if (gains.length > 0) said.push(sentence(join(gains)));
  else if (losses.length > 0) said.push(butOf(alsoSees(wish), join(losses)));
  else if (wish.home) said.push(comparable(other, primary));
  return wish.home ? [...said, distanceWords(other.awayKm, wish.home, other.profile.hospital)] : said;
}

function comparable(other: Compared, primary: Compared): Words {
  return other.awayKm === null || primary.awayKm === null
    ? { vi: 'Tương đương về khoa.', en: 'Comparable in departments.' }
    : { vi: 'Tương đương về khoa và khoảng cách.', en: 'Comparable in departments and distance.' };
}

/** Where nobody knows from where one starts, each family must judge by the city. */
function standsIn({ profile: { hospital } }: Compared): Words {
  const city = cityName(hospital.city);
  return {
    vi: `Ở ${city}: chọn nơi này nếu gần người bệnh hơn.`,
    en: `In ${city}: choose it if it is closer to the patient.`,
  };
}

function alsoSees({ urgency }: Wish): Words {
  return urgency === 'emergency'
    ? { vi: 'Cũng có cấp cứu', en: 'Has emergency care too' }
    : { vi: 'Cũng khám được', en: 'Can see the patient too' };
}

const nearerWords = (km: number): Words => ({ vi: `gần hơn khoảng ${km} km`, en: `about ${km} km nearer` });

function nearer(one: Compared, two: Compared): Words[] {
  if (one.awayKm === null || two.awayKm === null) return [];
  const saved = two.awayKm - one.awayKm;
  return saved >= tellingKm ? [nearerWords(saved)] : [];
}

function fartherBy(words: Words): Words {
  return { vi: words.vi.replace('gần hơn', 'xa hơn'), en: words.en.replace('nearer', 'farther') };
}

function deeper({ profile }: Compared, { profile: primary }: Compared): Words[] {
  const gains: Words[] = [];
  if (profile.hospital.level === 'central' && primary.hospital.level !== 'central') {
    gains.push({ vi: 'là tuyến trung ương, chuyên sâu hơn', en: 'a central hospital with deeper expertise' });
  } else if (profile.specialised && !primary.specialised && !profile.forChildren && !profile.forWomen) {
    gains.push({ vi: 'là bệnh viện chuyên khoa', en: 'a specialised hospital' });
  }
  return gains;
}

function cares({ profile }: Compared, { profile: primary }: Compared, { urgency, audience }: Wish): Words[] {
  const gains: Words[] = [];
  if (audience === 'child' && profile.forChildren && !primary.forChildren) {
    gains.push({ vi: 'dành riêng cho trẻ em', en: 'a hospital for children' });
  }
  if (urgency !== 'emergency' && profile.hospital.emergency24h === true && primary.hospital.emergency24h !== true) {
    gains.push({ vi: 'có cấp cứu 24 giờ', en: 'emergency care day and night' });
  }
  return gains;
}

function lacks({ profile }: Compared, wish: Wish): Words[] {
  const { urgency, audience, chain } = wish;
  const losses: Words[] = [];
  const wanted = specialtyName(chain[0] ?? 'general_internal');
  if (urgency !== 'emergency' && servedKin(profile, wish) !== 0) {
    losses.push({ vi: `không có khoa riêng về ${wanted.vi}`, en: `has no department of its own for ${wanted.en}` });
  }
  if (urgency !== 'emergency' && audience === 'child' && !profile.offers.has('pediatrics')) {
    losses.push({ vi: 'chưa thấy ghi khoa Nhi', en: 'lists no children’s department' });
  }
  return losses;
}

function costs({ profile }: Compared, { profile: primary }: Compared, { urgency }: Wish): Words[] {
  if (urgency === 'emergency') return [];
  const losses: Words[] = [];
  if (profile.hospital.level === 'central' && primary.hospital.level !== 'central') {
    losses.push({
      vi: 'đông hơn và cần phiếu chuyển để hưởng đủ BHYT',
      en: 'more crowded, and full insurance needs a referral',
    });
  }
  if (profile.hospital.type === 'private' && primary.hospital.type !== 'private') {
    losses.push({ vi: 'là bệnh viện tư, chi phí có thể cao hơn', en: 'private, so it may cost more' });
  }
  return losses;
}

function join(parts: readonly Words[]): Words {
  return { vi: parts.map(({ vi }) => vi).join(', '), en: parts.map(({ en }) => en).join(', ') };
}

function butOf(gain: Words, loss: Words): Words {
  return { vi: `${capital(gain.vi)}, nhưng ${loss.vi}.`, en: `${capital(gain.en)}, but ${loss.en}.` };
}

function sentence({ vi, en }: Words): Words {
  return { vi: `${capital(vi)}.`, en: `${capital(en)}.` };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
