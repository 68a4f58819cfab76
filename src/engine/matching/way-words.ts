import type { Words } from '#contract/vocabulary.ts';
import type { GraphHospital } from '../graph/graph.ts';
import { cityName, placeName } from '../graph/place-name.ts';
import { type Place, pointOf } from '../graph/places.ts';
import { crossingsTo, isAcrossSea, isByFerry, isInUnit, unitOf } from './way.ts';

/** As `placeName`; of a former province that bears no province's name today, also where it went. */
export function regionName(place: Place): Words {
  const { province, former, district } = place;
  const name = placeName(place);
  if (district || !former || former.name === province.name) return { vi: name, en: name };
  const now = cityName(province.name);
  return { vi: `${name} (nay thuộc ${now})`, en: `${name} (now in ${now})` };
}

/** How far it is from where the patient is, or what is not known of it. Never "near": nobody has seen the road. */
export function distanceWords(away: number | null, home: Place | undefined, hospital: GraphHospital): Words {
  if (!home) return placeUnknown(hospital);
  const said = away === null ? unmeasured(home, hospital) : measured(away, home);
  const sea = isByFerry(home) ? overFerry : acrossSea;
  const water = isAcrossSea(home, hospital) ? sea : away === null ? undefined : acrossRivers(home, hospital);
  return sentence(water ? { vi: `${said.vi}; ${water.vi}`, en: `${said.en}; ${water.en}` } : said);
}

/** A straight line over a wide river is no way. */
function acrossRivers(home: Place, hospital: GraphHospital): Words | undefined {
  const over = crossingsTo(home, hospital);
  if (over.length === 0) return undefined;
  const [vi, en] = [over.map((each) => each.vi).join(', '), over.map((each) => each.en).join(' and ')];
  return {
    vi: `nhưng phải qua sông lớn (${vi}), đường đi xa hơn nhiều`,
    en: `but over wide rivers (${en}), so the road is much longer`,
  };
}

const overFerry: Words = {
  vi: 'phải qua phà, hỏi giờ chuyến cuối',
  en: 'the way leads over a ferry: ask for the last one',
};

const acrossSea: Words = {
  vi: 'phải qua biển hoặc sông lớn bằng tàu, phà hoặc trực thăng',
  en: 'the way leads over the sea or a wide river, by boat, ferry or helicopter',
};

function placeUnknown(hospital: GraphHospital): Words {
  const city = cityName(hospital.city);
  return {
    vi: `Chưa biết người bệnh ở đâu; nơi này ở ${city}, có thể có nơi gần hơn.`,
    en: `It is not known where the patient is; this is in ${city}, and there may be a nearer place.`,
  };
}

function measured(away: number, home: Place): Words {
  const name = placeName(home);
  const from: Words = home.position
    ? { vi: 'vị trí hiện tại', en: 'the present position' }
    : { vi: `trung tâm ${name}`, en: `the centre of ${name}` };
  return away === 0
    ? {
        vi: `Cách ${from.vi} chưa tới 1 km tính theo đường chim bay`,
        en: `Less than 1 km from ${from.en}, in a straight line`,
      }
    : {
        vi: `Cách ${from.vi} khoảng ${away} km tính theo đường chim bay`,
        en: `About ${away} km from ${from.en}, in a straight line`,
      };
}

function unmeasured(home: Place, hospital: GraphHospital): Words {
  const isGuess = home.isGuess && home.district !== undefined;
  const why = pointOf(home) ? notKnown.hospital : isGuess ? notKnown.guess : notKnown.home;
  const where = isGuess ? ifThere(home, hospital) : whereOf(home, hospital);
  return { vi: `${where.vi}; ${why.vi}`, en: `${where.en}; ${why.en}` };
}

/** Nobody has said that the patient is there. */
function ifThere(home: Place, hospital: GraphHospital): Words {
  const [name, unit] = [placeName(home), cityName(unitOf(hospital))];
  return { vi: `Nếu người bệnh ở ${name}: nơi này ở ${unit}`, en: `If the patient is in ${name}: this is in ${unit}` };
}

const notKnown = {
  guess: {
    vi: 'chưa biết khoảng cách cho đến khi xác nhận nơi ở',
    en: 'the distance is not known until the place is confirmed',
  },
  hospital: { vi: 'chưa biết khoảng cách', en: 'the distance is not known' },
  home: {
    vi: 'chưa biết khoảng cách vì chưa rõ quận, huyện của người bệnh',
    en: 'the distance is not known because the patient’s district is not',
  },
};

function whereOf(home: Place, hospital: GraphHospital): Words {
  const unit = cityName(unitOf(hospital));
  const { province, former } = home;
  if (province.code !== hospital.provinceCode) {
    return { vi: `Ở ${unit}, khác tỉnh với người bệnh`, en: `In ${unit}, another province than the patient’s` };
  }
  const isSame = isInUnit(home, hospital) && (former !== undefined || unitOf(hospital) === province.name);
  const isCity = province.type === 'city' && (former?.name ?? province.name) === province.name;
  const [vi, en] = isCity ? ['thành phố', 'city'] : ['tỉnh', 'province'];
  return isSame
    ? { vi: `Ở ${unit}, cùng ${vi} với người bệnh`, en: `In ${unit}, the same ${en} as the patient` }
    : { vi: `Ở ${unit}, nay cùng một ${vi} với người bệnh`, en: `In ${unit}, now in the same ${en} as the patient` };
}

const sentence = ({ vi, en }: Words): Words => ({ vi: `${vi}.`, en: `${en}.` });
