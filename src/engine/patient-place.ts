import type { Words } from '../contract/vocabulary.ts';
import { placeName } from './graph/place-name.ts';
import { type Place, pointOf } from './graph/places.ts';
import type { Understood } from './graph/read-place.ts';
import { regionName } from './matching/way-words.ts';
import type { NamedPlace, PatientPlace } from './recommendation.ts';

/** Where the patient is, as far as it was understood, and the question whose answer would tell more. */
export function patientPlace({ place, candidates }: Understood): PatientPlace {
  const asked = questionFor(place, candidates);
  const offered = place?.isGuess ? [place] : candidates;
  return {
    ...(place && namedPlace(place)),
    ...(place?.isGuess && { guess: true }),
    ...(asked && { asked }),
    ...(offered.length > 0 && { candidates: offered.map(namedPlace) }),
  };
}

function namedPlace(place: Place): NamedPlace {
  const { province, former, district } = place;
  const id = district?.id ?? (former ? undefined : province.code);
  return {
    ...(id !== undefined && { id }),
    name: placeName(place),
    kind: district?.kind ?? (former ? 'former_province' : 'province'),
    island: district?.island !== undefined,
  };
}

function questionFor(place: Place | undefined, candidates: readonly Place[]): Words | undefined {
  if (candidates.length > 0) return questions.which;
  if (!place) return questions.where;
  if (place.isGuess) return questions.guess(regionName(place));
  return pointOf(place) ? undefined : questions.district(regionName(place));
}

const questions = {
  where: {
    vi: 'Người bệnh đang ở tỉnh nào, quận hay huyện nào?',
    en: 'Which province, and which district, is the patient in?',
  },
  which: {
    vi: 'Có nhiều nơi tên như vậy. Người bệnh đang ở nơi nào?',
    en: 'Several places have that name. Which one is the patient in?',
  },
  guess: (name: Words): Words => ({
    vi: `Có phải người bệnh đang ở ${name.vi} không? Nếu không, hãy ghi lại tỉnh và quận, huyện.`,
    en: `Is the patient in ${name.en}? If not, write the province and the district again.`,
  }),
  district: (name: Words): Words => ({
    vi: `Người bệnh đang ở quận, huyện hay thị xã nào của ${name.vi}?`,
    en: `Which district or town of ${name.en} is the patient in?`,
  }),
};
