import type { Words } from '#contract/vocabulary.ts';
import { placeName } from '../graph/place-name.ts';
import { type Place, pointOf } from '../graph/places.ts';
import type { EmergencyDepartment } from '../recommendation.ts';
import type { Danger } from './danger.ts';
import type { Choice } from './emergency.ts';
import { departmentWords, nearerFirst } from './emergency-words.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import type { OwnDoor } from './own-door.ts';
import { hospitalName } from './place-words.ts';
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
export function listNearest(choice: Choice | undefined, { home, danger }: Wish, own?: OwnDoor): EmergencyList {
  if (!danger) return { nearest: [] };
  if (!home) return { note: notes.placeUnknown, nearest: [] };
  if (!choice) return { note: notes.noneKnown(home), nearest: [] };
  const nearest = choice.near.slice(0, nearestMax).map(({ profile }) => departmentOf(profile, home, danger));
  const { hospital } = choice.first.profile;
  if (isAcrossSea(home, hospital)) return { note: notes.acrossSea(home), nearest };
  if (choice.why === 'post') return { note: (home.district?.island ? notes.postOnIsland : notes.post)(home), nearest };
  const [note] = nearerFirst(choice, danger, home, own);
  if (pointOf(home)) return { ...(note && { note }), nearest };
  if (!isInUnit(home, hospital)) return { note: notes.noneKnown(home), nearest: [] };
  // A district that was only guessed at does not hold them.
  const { district: _, ...unit } = home;
  return { note: notes.provinceOnly(unit), nearest };
}

function departmentOf(profile: HospitalProfile, home: Place, danger: Danger): EmergencyDepartment {
  const { id, address, phone, location } = profile.hospital;
  const reasons = departmentWords(profile, danger);
  return {
    hospital: { id, name: hospitalName(profile.hospital) },
    address,
    ...(phone !== undefined && { phone }),
    ...(location && { location }),
    distanceKm: awayKm(home, profile.hospital),
    ...(reasons.length > 0 && { reasons }),
  };
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
  post: (home: Place): Words => ({
    vi: `Chưa biết khoa cấp cứu nào mở 24 giờ ở gần ${placeName(home)}. Hãy gọi 115 trước, rồi đến nơi y tế gần nhất để được sơ cứu.`,
    en: `No emergency department open day and night is known near ${placeName(home)}. Call 115 first, then go to the nearest place for first treatment.`,
  }),
  postOnIsland: (home: Place): Words => ({
    vi: `Chưa biết khoa cấp cứu nào mở 24 giờ ở ${placeName(home)}. Hãy gọi 115 và đến nơi y tế trên đảo trước; cần vào đất liền bằng tàu hoặc trực thăng thì gọi thêm 112 (tìm kiếm cứu nạn).`,
    en: `No emergency department open day and night is known in ${placeName(home)}. Call 115 and go to the health centre on the island first; to be taken to the mainland by boat or helicopter, call 112 (search and rescue) too.`,
  }),
  acrossSea: (home: Place): Words => ({
    vi: `Danh bạ chưa có khoa cấp cứu nào ở ${placeName(home)}. Hãy gọi 115 và đến cơ sở y tế tại chỗ trước; muốn tới các nơi dưới đây phải đi tàu, phà hoặc trực thăng: gọi thêm 112 (tìm kiếm cứu nạn).`,
    en: `The directory knows no emergency department in ${placeName(home)}. Call 115 and go to the health post there first; the places below are reached by boat, ferry or helicopter: call 112 (search and rescue) too.`,
  }),
};
