import type { Words } from '#contract/vocabulary.ts';
import { nameAsCalled, placeName } from './graph/place-name.ts';
import { type Place, placeId, pointOf, wardOf } from './graph/places.ts';
import type { Understood } from './graph/read-place.ts';
import { regionName } from './matching/way-words.ts';
import type { NamedPlace, PatientPlace } from './recommendation.ts';

/** Where the patient is, as far as it was understood, and the question whose answer would tell more. */
export function patientPlace({ place, candidates, besides = [] }: Understood): PatientPlace {
  const choices = shownOf(candidates);
  const asked = questionFor(place, candidates, choices);
  const offered = candidates.length > 0 ? choices : place?.isGuess ? [place] : shownOf(besides);
  return {
    ...(place && namedPlace(place)),
    ...(place?.isGuess && { guess: true }),
    ...(asked && { asked }),
    ...(offered.length > 0 && {
      candidates: offered.map((each) => ({ ...namedPlace(each), name: nameAsCalled(each) })),
    }),
  };
}

/** Districts are few and far apart, and people know which is theirs; of wards a handful can be told from each other. */
const shownMax = { districts: 10, wards: 6 };

/** Those that can be chosen between; none of too many, for then the province must be told first. */
function shownOf(places: readonly Place[]): readonly Place[] {
  if (places.length <= shownMax.wards) return places;
  const districts = places.filter((each) => !wardOf(each));
  return districts.length > 1 && districts.length <= shownMax.districts ? districts : [];
}

export function namedPlace(place: Place): Required<NamedPlace> {
  const { former, district } = place;
  return {
    id: placeId(place),
    name: placeName(place),
    kind: district?.kind ?? (former ? 'former_province' : 'province'),
    island: district?.island !== undefined,
  };
}

function questionFor(
  place: Place | undefined,
  candidates: readonly Place[],
  choices: readonly Place[],
): Words | undefined {
  if (candidates.length > 0) return choices.length > 0 ? questions.which : questions.many;
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
  many: {
    vi: 'Rất nhiều nơi tên như vậy. Người bệnh đang ở tỉnh nào, quận hay huyện nào?',
    en: 'A great many places have that name. Which province, and which district, is the patient in?',
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
