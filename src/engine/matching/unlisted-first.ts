import type { Intake } from '#contract/intake.ts';
import type { Words } from '#contract/vocabulary.ts';
import { distanceKm } from '../graph/distance.ts';
import type { Graph, GraphHospital } from '../graph/graph.ts';
import { foldedText } from '../graph/letters.ts';
import { placeName } from '../graph/place-name.ts';
import { districtOf, holds, type Place } from '../graph/places.ts';
import { understand } from '../home.ts';
import type { ErrandPlace } from '../knowledge/errands.ts';
import { isAboveDistrict } from '../knowledge/work-up.ts';
import { districtMatters, isBegunAnywhere } from './begun-here.ts';
import { profileOf } from './hospital-profile.ts';
import { isInternal } from './near-house.ts';
import { capital, unlistedDoor } from './own-door.ts';
import { clinicFor, departmentAnywhere, onDuty } from './place-words.ts';
import { isVaccination } from './wanted.ts';
import { awayKm, isAcrossSea, isByFerry, isInDistrict, isInUnit } from './way.ts';
import type { Wish } from './wish.ts';

/** A door that the directory does not have, and that comes before those it has. */
export type UnlistedDoor = ErrandPlace & { readonly isOnCard?: true };

export const overSeaMax = 2;
export const islandPost: Words = {
  vi: 'Trung tâm y tế hoặc trạm y tế trên đảo',
  en: 'The medical centre or health station on the island',
};

/** Who is on an island is treated there first, though the directory does not know where. */
export function islandInDanger(island: string): Words {
  return {
    vi: `Danh bạ chưa có nơi khám chữa bệnh nào ở ${island}: đến nơi y tế gần nhất trên đảo ngay để được cấp cứu ban đầu. Gọi 115; cần vào đất liền bằng tàu hoặc trực thăng thì gọi thêm 112 (tìm kiếm cứu nạn).`,
    en: `The directory knows no place of care in ${island}: go at once to the nearest one on the island for first treatment. Call 115; to be taken to the mainland by boat or helicopter, call 112 (search and rescue) too.`,
  };
}

/** What any doctor begins is begun on the own island, or at the place on the card, whether or not anybody has listed it. */
export function unlistedFirst(
  graph: Graph,
  intake: Intake,
  wish: Wish,
  first: GraphHospital | undefined,
  /** Nothing was told that a larger house is for. */
  isPlain: boolean,
): UnlistedDoor | undefined {
  if (!wish.home || !first || first === wish.registered) return undefined;
  if (!isBegunAnywhere(wish))
    return isOperatedNear(wish, wish.home, first) ? onCard(graph, intake, wish, wish.home) : undefined;
  // A house of the own district that is listed is most likely the one on the card, and has an address.
  const isListed = isInDistrict(wish.home, first);
  // What is to be seen today goes to a door that is sure where one is near.
  const isSureNear = wish.isToday && (awayKm(wish.home, first) ?? Number.POSITIVE_INFINITY) <= sureKmMax;
  if (isListed || isSureNear) return onIsland(wish, wish.home, first);
  return (
    onIsland(wish, wish.home, first) ??
    onCard(graph, intake, wish, wish.home) ??
    ofDistrict(graph, intake, wish, first, isPlain)
  );
}

const sureKmMax = 10;

/** What a district operates on, before one goes into another province for it: the place on the card is asked first. */
function isOperatedNear(wish: Wish, home: Place, first: GraphHospital): boolean {
  const isCommon = districtMatters.has(wish.chain[0] ?? '') && isBegunAnywhere({ ...wish, isVisit: true });
  return isCommon && !isInUnit(home, first);
}

/** Beyond this what any doctor begins is begun in the own district, whether or not anybody has listed its house; ours. */
const ownDistrictKm = { today: 12, planned: 20 };

const isInternalOrShot = ({ chain }: Wish) => isInternal(chain) || isVaccination(chain);

function ofDistrict(
  graph: Graph,
  intake: Intake,
  wish: Wish,
  first: GraphHospital,
  isPlain: boolean,
): UnlistedDoor | undefined {
  const own = wish.back === 'no' ? unlistedDoor(graph, wish.home, profileOf(first)) : undefined;
  const isBegunThere = districtMatters.has(wish.chain[0] ?? '') || (isPlain && isInternalOrShot(wish));
  const kmMin = ownDistrictKm[wish.isToday && isPlain ? 'today' : 'planned'];
  if (!own || !isBegunThere || !(wish.mild || wish.isToday) || (awayKm(wish.home, first) ?? 0) <= kmMin)
    return undefined;
  // What a district has no machine for is not begun there, however soon.
  if (isAboveDistrict(intake)) return undefined;
  return {
    withHospitals: true,
    place: capital(own.name),
    department: isVaccination(wish.chain) ? departmentAnywhere(wish.chain[0] ?? '') : clinicFor(wish),
    reasons: [
      {
        vi: 'Khám trước ở nơi của huyện mình, khỏi đi xa; cần thì nơi đó chuyển đi. Bảo hiểm y tế thường trả đủ mức của thẻ.',
        en: 'Be seen in the own district first, without the long way; it refers on if needed. Insurance usually pays the card’s full rate.',
      },
      {
        vi: 'Danh bạ chưa có địa chỉ nơi này: hỏi trạm y tế xã, nơi khám và cân đo ban đầu cũng được.',
        en: 'The directory does not have its address: ask the commune health station, which can look and measure first too.',
      },
    ],
  };
}

/** Reached by car over a ferry, and no island to who lives there. */
function ferryPost({ district }: Place): Words {
  const name = district?.island ?? '';
  return { vi: `Bệnh viện hoặc trung tâm y tế của ${name}`, en: `The hospital or medical centre of ${name}` };
}

function beforeFerry(name: string): Words {
  return {
    vi: `Khám trước ở nơi y tế tại chỗ, khỏi phải qua phà ngay; nơi đó chuyển đi khi cần. Danh bạ chưa có địa chỉ nơi nào ở ${name}.`,
    en: `Be seen there first, without the ferry; it sends on if needed. The directory has no address in ${name}.`,
  };
}

function onIsland(wish: Wish, home: Place, first: GraphHospital): UnlistedDoor | undefined {
  if (home.district?.island === undefined || !isAcrossSea(home, first) || wish.leavesIsland) return undefined;
  const name = placeName(home);
  return {
    withHospitals: true,
    place: isByFerry(home) ? ferryPost(home) : islandPost,
    department: clinicFor(wish),
    reasons: [
      isByFerry(home)
        ? beforeFerry(name)
        : {
            vi: `Khám trước ở nơi y tế trên đảo, khỏi phải qua biển ngay; nơi đó chuyển vào đất liền khi cần. Danh bạ chưa có địa chỉ nơi nào ở ${name}.`,
            en: `Be seen on the island first, without crossing the sea; it sends on to the mainland if needed. The directory has no address in ${name}.`,
          },
      {
        vi: 'Nếu phải qua tàu, phà: hỏi trước giờ chuyến cuối và thời tiết.',
        en: 'If you must take a boat or ferry: ask for the last one and the weather first.',
      },
    ],
  };
}

const house =
  /(?<!\p{L})(?:bv|bvdk|benh vien|ttyt|tt y te|trung tam y te|hospital|(?:medical|health) cent(?:er|re))(?!\p{L})/u;
const centre = /(?<!\p{L})(?:ttyt|tt y te|trung tam y te|(?:medical|health) cent(?:er|re))(?!\p{L})/u;
const kindWords =
  /(?<!\p{L})(?:bv|bvdk|benh vien|da khoa|dk|ttyt|tt y te|trung tam y te|khu vuc|kv|huyen|quan|thi xa|tx|thanh pho|tp|general|district|regional|hospital|(?:medical|health) cent(?:er|re))(?!\p{L})/gu;

/** Beyond this the card was made out for another home. */
const ownKmMax = 25;

/** The hospital or centre of the own district, as the card names it. */
function onCard(graph: Graph, { insurance }: Intake, wish: Wish, home: Place): UnlistedDoor | undefined {
  const written = insurance?.registeredAt?.trim() ?? '';
  const text = foldedText(written);
  if (wish.registered || !house.test(text) || !districtOf(home)) return undefined;
  const name = nameOnCard(graph, text, home);
  if (!name) return undefined;
  return {
    withHospitals: true,
    isOnCard: true,
    place: name,
    department: clinicFor(wish),
    reasons: [
      wish.coverage === 'none'
        ? { vi: 'Là nơi đăng ký trên thẻ, ở gần nhà.', en: 'It is the place on the card, near home.' }
        : {
            vi: 'Là nơi đăng ký trên thẻ: bảo hiểm y tế trả đủ mức của thẻ; cần thì nơi này viết phiếu chuyển.',
            en: 'It is the place on the card: insurance pays the card’s full rate, and it refers on if needed.',
          },
      {
        vi: 'Danh bạ chưa có địa chỉ nơi này: xem trên thẻ, VssID, hoặc hỏi trạm y tế gần nhà.',
        en: 'The directory does not have its address: see the card or VssID, or ask the health station near home.',
      },
    ],
  };
}

/** Beyond this first treatment nearer by is worth a stop; ours. */
const stopKm = 12;

/** In danger, where the nearest that is known is far: the house of the own district, by the name that the card gives it. */
export function cardInDanger(
  graph: Graph,
  { insurance }: Intake,
  { home, registered }: Wish,
  { distanceKm: km }: { readonly distanceKm: number | null },
): ErrandPlace | undefined {
  if ((km ?? 0) <= stopKm) return undefined;
  const text = foldedText(insurance?.registeredAt?.trim() ?? '');
  const place = home && !registered && house.test(text) && districtOf(home) ? nameOnCard(graph, text, home) : undefined;
  if (!place) return undefined;
  return {
    withHospitals: true,
    place,
    department: onDuty,
    reasons: [
      {
        vi: 'Là nơi của huyện mình, ghi trên thẻ, gần hơn các nơi dưới đây: đến đó ngay để được cấp cứu ban đầu và gọi xe chuyển. Gọi 115.',
        en: 'The house of the own district, on the card, nearer than those below: go there at once for first treatment and a vehicle on. Call 115.',
      },
      {
        vi: 'Danh bạ chưa có địa chỉ nơi này; nhờ người gọi báo trên đường.',
        en: 'The directory does not have its address; have someone call on the way.',
      },
    ],
  };
}

function nameOnCard(graph: Graph, text: string, home: Place): Words | undefined {
  const own = text.replace(kindWords, ' ').replace(/\s+/gu, ' ').trim();
  const { place, candidates } = understand(graph, own.replace(/^q? ?(?=\d+$)/u, 'quan '));
  const named = [...(place ? [place] : []), ...candidates].find(
    (each) => each.district && (holds(each, home) || distanceKm(each.center, home.center) <= ownKmMax),
  );
  if (!named) return undefined;
  const called = named.district?.name ?? '';
  return centre.test(text)
    ? { vi: `Trung tâm Y tế ${called}`, en: `${called} Medical Centre` }
    : { vi: `Bệnh viện ${called}`, en: `${called} Hospital` };
}
