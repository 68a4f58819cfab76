import type { Need, SeeWithin, Words } from '#contract/vocabulary.ts';
import { type ClinicTime, usualHours } from '../clinic-hours.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import type { Match } from '../matching.ts';

const dayHours = 24;

export type Visit = {
  readonly within: SeeWithin;
  readonly need: Need;
  readonly match: Match;
  readonly time: ClinicTime;
  readonly canWaitOvernight: boolean;
  /** Each hour counts. */
  readonly isHasty?: boolean;
  /** It is for who is on duty, not for a clinic with numbers. */
  readonly isForDuty?: boolean;
  /** The family asks for another hour than that of the clinics. */
  readonly isAfterHours?: boolean;
};

/** Where, and when: the time of the answer, and a door that is open then. */
export function whereStep(visit: Visit): Step {
  if (visit.match.origin === 'unknown' && !isForEmergency(visit)) return afterDischarge(visit, whereverNear(visit));
  if (visit.within === '24h') return afterDischarge(visit, isForEmergency(visit) ? tonight(visit) : withinADay(visit));
  if (visit.within === '3d') return withinDays(visit);
  return booking(visit);
}

const times: Partial<Record<SeeWithin, Words>> = {
  '24h': { vi: ' trong 24 giờ', en: ' within 24 hours' },
  '3d': { vi: ' trong 3 ngày', en: ' within 3 days' },
  '14d': { vi: ' trong hai tuần tới', en: ' within two weeks' },
};

const nothing: Words = { vi: '', en: '' };
const rightNow: Words = { vi: ' ngay bây giờ', en: ' right now' };

/** Of a patient of whom nobody knows the place: the question, and the kind of door. */
function whereverNear({ within, match, isHasty, isForDuty }: Visit): Step {
  if (isForDuty) {
    return step(
      'clock',
      'Đi ngay bây giờ, vào thẳng khoa cấp cứu gần nhất và nói ngay ở cửa điều đang có. Cho biết tỉnh và quận, huyện của người bệnh để chúng tôi tìm nơi cụ thể.',
      'Go right now, straight to the nearest emergency department, and say at the door what there is. Tell us the patient’s province and district, and we look for the place.',
    );
  }
  const when = isHasty && within === '24h' ? rightNow : (times[within] ?? nothing);
  const door = placeWords(match);
  return step(
    'hospital',
    `Đi khám${when.vi} ở ${door.vi}. Cho biết tỉnh và quận, huyện của người bệnh để chúng tôi tìm nơi cụ thể.`,
    `Be seen${when.en} at ${door.en}. Tell us the patient’s province and district, and we look for the place.`,
  );
}

const uncapitalWords = ({ vi, en }: Words): Words => ({ vi: uncapital(vi), en: uncapital(en) });

export const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Whoever is about to leave a hospital is still there, or has just left it. */
function afterDischarge({ need }: Visit, { icon, title: { vi, en } }: Step): Step {
  if (need !== 'discharge') return { icon, title: { vi, en } };
  return step(
    icon,
    `Còn ở viện: báo ngay bác sĩ của khoa. Đã về nhà: ${uncapital(vi)}`,
    `Still in hospital: tell the ward’s doctor at once. Already at home: ${uncapital(en)}`,
  );
}

/** From the last arrival at the clinics until they open: a Sunday or a holiday is longer. */
const nightHoursMax = 15;

/** Whether only an emergency department sees this in time: it can't wait for the clinics, or they stay closed for more than a night. */
export function isForEmergency({ within, time, canWaitOvernight }: Omit<Visit, 'match' | 'need'>): boolean {
  if (within !== '24h' || time.clinics !== 'closed') return false;
  return !canWaitOvernight || time.opensInHours > nightHoursMax;
}

/** Washing comes before any way; the vaccine is not everywhere, and not at night. */
export function biteStep(visit: Visit): Step {
  const { time, match } = visit;
  const [beside] = match.alternatives;
  const place =
    match.primary.hospital.id === '' && beside ? placeWords({ ...match, primary: beside }) : placeWords(match);
  const wash = {
    vi: 'Rửa ngay vết cắn, vết cào bằng xà phòng dưới vòi nước 15 phút (đã rửa qua thì rửa lại, gỡ hết lá, thuốc đắp), rồi tiêm phòng dại',
    en: 'Wash the bite or scratch at once with soap under running water for 15 minutes (again if it was only rinsed; take off leaves or herbs), then get the rabies vaccine',
  };
  const where = {
    vi: `điểm tiêm chủng gần nhất hoặc ${place.vi}; gọi trước hỏi nơi còn vắc xin và huyết thanh`,
    en: `the nearest vaccination point, or ${place.en}; call ahead to ask who has vaccine and serum`,
  };
  if (time.clinics === 'closed' && !isForEmergency(visit)) {
    return step(
      'firstaid',
      `${wash.vi} trong 24 giờ: ${time.opens.vi} từ 7 giờ đến ${where.vi}.`,
      `${wash.en} within 24 hours: go ${time.opens.en} from 7:00 to ${where.en}.`,
    );
  }
  // At night no vaccination point is open, and this one does not wait for the morning.
  if (time.clinics === 'closed' && time.opensInHours <= nightHoursMax) {
    return step(
      'firstaid',
      `${wash.vi}: ${time.part.vi} đến khoa cấp cứu gần nhất, hỏi cả huyết thanh kháng dại; nơi đó chưa có thì ${time.opens.vi} từ 7 giờ đến ${where.vi}.`,
      `${wash.en}: go ${time.part.en} to the nearest emergency department and ask for rabies immunoglobulin too; if it has none, go ${time.opens.en} from 7:00 to ${where.en}.`,
    );
  }
  return step('firstaid', `${wash.vi} ngay hôm nay: ${where.vi}.`, `${wash.en} today: ${where.en}.`);
}

function tonight({ time: { part, opens, opensInHours, dayOff }, match }: Visit): Step {
  const { vi, en } = emergencyDepartment(match);
  const closed =
    opensInHours > dayHours
      ? {
          vi: `phòng khám thường nghỉ đến ${opens.vi}`,
          en: `clinics usually open again ${opens.en}`,
        }
      : dayOff
        ? {
            vi: `hôm nay ${dayOff.vi}, phòng khám thường nghỉ`,
            en: `today is ${dayOff.en}, and clinics are usually closed`,
          }
        : {
            vi: 'giờ này phòng khám thường đóng cửa',
            en: 'clinics are usually closed now',
          };
  return step(
    'hospital',
    `Đi khám ngay ${part.vi} (trong 24 giờ) ở ${vi}: ${closed.vi}.`,
    `Be seen ${part.en} (within 24 hours) at ${en}: ${closed.en}.`,
  );
}

function withinADay(visit: Visit): Step {
  const { time } = visit;
  const { vi, en } = placeWords(visit.match);
  const own = ownFirst(visit.match);
  if (time.clinics !== 'closed' && visit.isForDuty) {
    const { vi: door, en: doorEn } = dutyDoor(visit.match);
    return step(
      'clock',
      `Đi ngay bây giờ, vào thẳng ${door}${own.vi}, không xếp hàng phòng khám, và nói ngay ở cửa điều đang có.`,
      `Go right now, straight to ${doorEn}${own.en}, without queuing at the clinic, and say at the door what there is.`,
    );
  }
  if (time.clinics === 'open' && visit.isHasty) {
    return step(
      'clock',
      `Đi ngay bây giờ, đừng chờ đến chiều hay sáng mai: ${vi}${own.vi}. Không cần hẹn trước; hết giờ khám thì vào khoa cấp cứu.`,
      `Go right now, do not wait for the afternoon or the morning: ${en}${own.en}. No appointment needed; after hours go to the emergency department.`,
    );
  }
  if (time.clinics === 'open') {
    return step(
      'hospital',
      `Đi khám ngay hôm nay (trong 24 giờ) ở ${vi}${own.vi}. Không cần hẹn trước; nên đến trước 16 giờ.`,
      `Be seen today (within 24 hours) at ${en}${own.en}. No appointment needed; try to be there before 16:00.`,
    );
  }
  if (time.clinics === 'perhaps') {
    const emergency = emergencyDepartment(visit.match);
    return step(
      'hospital',
      `Đi khám ngay sáng nay (trong 24 giờ) ở ${vi}${own.vi}. Thứ Bảy có nơi nghỉ: ${askFirst(visit.match).vi}; nếu nghỉ, đến ${emergency.vi}.`,
      `Be seen this morning (within 24 hours) at ${en}${own.en}. Some clinics are closed on Saturday: ${askFirst(visit.match).en}; if it is closed, go to ${emergency.en}.`,
    );
  }
  return step(
    'clock',
    `Khám trong 24 giờ: ${time.part.vi} ở nhà theo dõi nếu vẫn ổn; ${time.opens.vi} từ 7 giờ đến ${vi}${own.vi}, không cần hẹn trước.`,
    `Be seen within 24 hours: stay at home ${time.part.en} as long as nothing gets worse; go ${time.opens.en} from 7:00 to ${en}${own.en}, no appointment needed.`,
  );
}

/** The door of the own district, which the directory does not have. */
function ownFirst({ own }: Match): Words {
  return own ? { vi: ` (${own.vi} nếu gần hơn)`, en: ` (or ${own.en} if that is nearer)` } : nothing;
}

/** The emergency department of the place that was chosen, or the nearest where it is not known to have one. */
function dutyDoor(match: Match): Words {
  const { vi, en } = emergencyDepartment(match);
  if (match.hospital?.emergency24h === true || match.isOpenDoor || match.primary.hospital.id === '') return { vi, en };
  const place = placeWords(match);
  return { vi: `${vi} hoặc ${place.vi}`, en: `${en} or ${place.en}` };
}

function withinDays({ match }: Visit): Step {
  const { vi, en } = placeWords(match);
  return step(
    'calendar',
    `Đi khám trong 3 ngày, vào ngày làm việc, ở ${vi}; ${askFirst(match).vi}.`,
    `Be seen within 3 days, on a working day, at ${en}; ${askFirst(match).en}.`,
  );
}

/** What the visit is for, where it is not to be examined. */
const purposes: Partial<Record<Need, Words>> = {
  lab_test: { vi: 'xét nghiệm', en: 'for the tests' },
  imaging: { vi: 'chụp chiếu', en: 'for the scan' },
  revisit: { vi: 'tái khám', en: 'for the follow-up' },
};

/** Where tests and scans are done; elsewhere a doctor is seen first. */
export const serviceRoom = /imaging|radiolog|laborator|tests/iu;

function booking({ within, need, match, time, isAfterHours }: Visit): Step {
  const place = placeWords(match);
  const soon = within === '14d' ? { vi: ' trong hai tuần tới', en: ' within two weeks' } : { vi: '', en: '' };
  const isService = serviceRoom.test(match.primary.department.name.en) || need === 'revisit';
  const purpose = (isService && purposes[need]) || { vi: 'khám', en: '' };
  const forWhat = purpose.en && ` ${purpose.en}`;
  const book = bookingWays(match, time);
  if (!book && isAfterHours) {
    return step(
      'calendar',
      `Đến ${purpose.vi}${soon.vi} ở ${place.vi}, vào giờ đã hỏi được; không có giờ hợp thì chọn nơi khác ở bên dưới.`,
      `Go${forWhat}${soon.en} to ${place.en} at the hour that you were told; if none suits, choose another place below.`,
    );
  }
  if (!book) {
    return step(
      'calendar',
      `Đến ${purpose.vi}${soon.vi} ở ${place.vi}: nên đến buổi sáng ngày làm việc, lấy số ở quầy đăng ký.`,
      `Go${forWhat}${soon.en} to ${place.en}: best in the morning of a working day; take a number at the desk.`,
    );
  }
  return step(
    'calendar',
    `Đặt lịch ${purpose.vi}${soon.vi} ở ${place.vi}: ${book.vi}.`,
    `Book a visit${forWhat}${soon.en} at ${place.en}: ${book.en}.`,
  );
}

/** Only by a number or an address that is known. */
function bookingWays({ hospital, primary }: Match, { clinics }: ClinicTime): Words | undefined {
  const phone = phoneOf(primary);
  const site = hospital?.website?.replace(/^https?:\/\//u, '').replace(/\/$/u, '');
  const inHours = clinics === 'open' ? { vi: '', en: '' } : { vi: ' trong giờ làm việc', en: ' in office hours' };
  const calls = phone && { vi: `gọi ${phone}${inHours.vi}`, en: `call ${phone}${inHours.en}` };
  if (!site) return calls || undefined;
  const sees = { vi: `xem ${site}`, en: `see ${site}` };
  return calls ? { vi: `${calls.vi} hoặc ${sees.vi}`, en: `${calls.en} or ${sees.en}` } : sees;
}

/** The first, where there are several. */
export function phoneOf({ hospital }: Match['primary']): string | undefined {
  return hospital.phone?.split(/[;/,]/u)[0]?.trim();
}

export function askFirst({ primary, origin }: Match): Words {
  const phone = origin === 'known' && phoneOf(primary);
  return phone
    ? { vi: `gọi ${phone} hỏi trước`, en: `call ${phone} first` }
    : { vi: 'nên gọi hỏi trước', en: 'call first if you can' };
}

/** What is usual, said once and as no more than that. */
export function hoursStep({ match }: Visit): Step {
  const ask = askFirst(match);
  return step('clock', `${usualHours.vi}, ${ask.vi}.`, `${usualHours.en}, so ${ask.en}.`);
}

export function nameOf({ primary }: Match): Words {
  return primary.hospital.name;
}

function placeWords(match: Match): Words {
  if (match.origin === 'unknown' && (match.near || !match.hospital)) {
    const { vi, en } = match.near?.department ?? match.wanted;
    const place = match.near?.place ?? { vi: 'Bệnh viện đa khoa gần nhất', en: 'The nearest general hospital' };
    return { vi: `${vi} của ${uncapital(place.vi)}`, en: `the ${en} of ${uncapital(place.en)}` };
  }
  const { vi, en } = match.primary.department.name;
  const name = match.primary.hospital.id === '' ? uncapitalWords(nameOf(match)) : nameOf(match);
  return { vi: `${vi}, ${name.vi}`, en: `the ${en} of ${name.en}` };
}

/** The place’s own where it is known to have one and is no journey, else whichever is the nearest. */
function emergencyDepartment(match: Match): Words {
  const { hospital, isFar, origin, isOpenDoor } = match;
  const name = nameOf(match);
  if (hospital?.emergency24h === true && origin === 'known' && !isFar) {
    return { vi: `khoa cấp cứu của ${name.vi}`, en: `the emergency department of ${name.en}` };
  }
  return isOpenDoor
    ? {
        vi: `bộ phận cấp cứu hoặc bác sĩ trực của ${name.vi}`,
        en: `the emergency room or doctor on duty of ${name.en}`,
      }
    : { vi: 'khoa cấp cứu gần nhất', en: 'the nearest emergency department' };
}
