import type { Words } from '../../contract/vocabulary.ts';
import { placeName } from '../graph/place-name.ts';
import { type Place, pointOf } from '../graph/places.ts';
import type { EmergencyDepartment } from '../recommendation.ts';
import { hospitalName } from './place-words.ts';
import type { Candidate } from './shortlist.ts';
import { awayKm, isAcrossSea, isInUnit } from './way.ts';
import { regionName } from './way-words.ts';
import type { Wish } from './wish.ts';

/** Emergency departments, and what must be said before them. */
export type EmergencyList = { readonly note?: Words; readonly nearest: EmergencyDepartment[] };

const nearestMax = 5;

/**
 * The nearest first where distances are known; of a patient of whom only the province is known, those of the province;
 * none when nobody knows where the patient is. A hospital without coordinates is never among them.
 */
export function listNearest(candidates: readonly Candidate[], { home }: Wish): EmergencyList {
  if (!home) return { note: notes.placeUnknown, nearest: [] };
  const open = candidates.filter(
    ({ profile: { hospital } }) => hospital.emergency24h === true && hospital.point !== undefined,
  );
  if (open.length === 0) return { note: notes.noneKnown(home), nearest: [] };
  const reached = open.filter(({ profile }) => !isAcrossSea(home, profile.hospital));
  if (reached.length === 0) return { note: notes.acrossSea(home), nearest: departmentsOf(open, home) };
  if (pointOf(home)) return { nearest: departmentsOf(reached, home) };
  const inside = reached.filter(({ profile }) => isInUnit(home, profile.hospital));
  if (inside.length === 0) return { note: notes.noneKnown(home), nearest: [] };
  // A district that was only guessed at does not hold them.
  const { district: _, ...unit } = home;
  return { note: notes.provinceOnly(unit), nearest: departmentsOf(inside, home) };
}

/** Sorting keeps the order of those whose distance is not known: the candidates come with the best first. */
function departmentsOf(candidates: readonly Candidate[], home: Place): EmergencyDepartment[] {
  return candidates
    .map(({ profile: { hospital } }) => ({ hospital, away: awayKm(home, hospital) }))
    .sort((a, b) => (a.away ?? 0) - (b.away ?? 0))
    .slice(0, nearestMax)
    .map(({ hospital, away }) => ({
      hospital: { id: hospital.id, name: hospitalName(hospital) },
      address: hospital.address,
      ...(hospital.phone !== undefined && { phone: hospital.phone }),
      ...(hospital.location && { location: hospital.location }),
      distanceKm: away,
    }));
}

const notes = {
  placeUnknown: {
    vi: 'Chưa biết người bệnh đang ở đâu: hãy gọi 115, hoặc đến khoa cấp cứu gần nhất mà bạn biết.',
    en: 'It is not known where the patient is: call 115, or go to the nearest emergency department that you know.',
  },
  noneKnown: (home: Place): Words => ({
    vi: `Danh bạ chưa có khoa cấp cứu nào ở ${placeName(home)}: hãy gọi 115, hoặc đến khoa cấp cứu gần nhất mà bạn biết.`,
    en: `The directory knows no emergency department in ${placeName(home)}: call 115, or go to the nearest one that you know.`,
  }),
  provinceOnly: (home: Place): Words => ({
    vi: `Hãy gọi 115. Đây là các khoa cấp cứu ở ${regionName(home).vi}, chưa biết nơi nào gần hơn: hãy chọn nơi gần bạn nhất, hoặc cho biết quận, huyện để tìm.`,
    en: `Call 115. These are emergency departments in ${regionName(home).en}, and it is not known which is nearer: choose the one nearest to you, or tell us the district.`,
  }),
  acrossSea: (home: Place): Words => ({
    vi: `Danh bạ chưa có khoa cấp cứu nào ở ${placeName(home)}. Hãy gọi 115 và đến cơ sở y tế tại chỗ trước; muốn tới các nơi dưới đây phải đi tàu, phà hoặc trực thăng.`,
    en: `The directory knows no emergency department in ${placeName(home)}. Call 115 and go to the health post there first; the places below are reached by boat, ferry or helicopter.`,
  }),
};
