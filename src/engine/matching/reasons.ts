import type { Words } from '#contract/vocabulary.ts';
import { capabilityLabels, certaintyWords } from '../knowledge/capabilities.ts';
import { afterHoursReason } from './after-hours.ts';
import { hasDoorForChildren, seesChildrenToo } from './children-too.ts';
import { isAboveOpinion, servedKin } from './fit.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { shareAt, shareWords } from './insurance-share.ts';
import { addressOf, type OwnDoor } from './own-door.ts';
import {
  hospitalName,
  isOutpatients,
  isVaccinationRoom,
  servingCode,
  servingDepartment,
  specialtyName,
} from './place-words.ts';
import { registeredReason } from './registered.ts';
import { isVaccination } from './wanted.ts';
import { isInTown, isInUnit } from './way.ts';
import { distanceWords, regionName } from './way-words.ts';
import type { Wish } from './wish.ts';

/** Why this hospital, in words that a family understands; says too what the directory does not know. */
export function reasonsFor(
  profile: HospitalProfile,
  wish: Wish,
  awayKm: number | null,
  { nearer, own }: Doors = {},
): Words[] {
  const audience = audienceReason(profile, wish);
  const ownFit = departmentReason(profile, wish);
  const fit = ownFit ?? audience;
  const way = distanceWords(awayKm, wish.home, profile.hospital);
  const said = [
    // Where nobody knows from where one starts, that comes before anything that speaks for a place.
    ...(wish.home ? [fit, way] : [way, fit]),
    nearerReason(wish, awayKm, { nearer, own }),
    registeredReason(profile, wish),
    preferredReason(profile, wish),
    privateReason(profile, wish),
    ownFit && audience,
    levelReason(profile, wish, awayKm),
    openReason(profile, wish),
    afterHoursReason(profile.hospital, wish.afterHours),
    certaintyReason(profile, wish),
  ];
  return said.filter((words) => words !== undefined);
}

/** What is nearer than the first: the own district's, or another. */
export type Doors = { readonly nearer?: HospitalProfile | undefined; readonly own?: OwnDoor | undefined };

/** What we know nearby may not be all that there is. */
function nearerReason({ isToday }: Wish, awayKm: number | null, { nearer, own }: Doors): Words | undefined {
  if (own) {
    const [{ vi, en }, address] = [own.name, addressOf(own)];
    return {
      vi: `Nếu ${vi} gần hơn, đến đó khám trước được, cần thì nơi đó chuyển đi${address.vi}.`,
      en: `If ${en} is nearer, be seen there first, and be referred on if needed${address.en}.`,
    };
  }
  if (!isToday || awayKm === null || awayKm <= nearKmMax) return undefined;
  if (nearer) {
    const { vi, en } = hospitalName(nearer.hospital);
    return {
      vi: `Gần hơn có ${vi}: đến đó khám trước cũng được, cần thì nơi đó chuyển đi.`,
      en: `Nearer is ${en}: be seen there first if you like; it refers on if needed.`,
    };
  }
  return {
    vi: 'Nếu có bệnh viện hoặc trung tâm y tế gần hơn, đến đó khám trước cũng được.',
    en: 'If a hospital or medical centre is nearer, be seen there first.',
  };
}

function departmentReason(profile: HospitalProfile, wish: Wish): Words | undefined {
  const kin = servedKin(profile, wish);
  const department = servingDepartment(profile, wish);
  if (isVaccination(wish.chain) && isVaccinationRoom(department)) return vaccinates;
  if (kin === 0 && servingCode(profile, wish) === 'laboratory') return testsHere;
  const ability = kin === 0 && abilityReason(profile, wish);
  if (ability) return ability;
  if (kin === 0) return isOutpatients(department) ? mainWorkReason(profile, wish) : hasIt(department);
  const wanted = specialtyName(wish.chain[0] ?? 'general_internal');
  // That nobody has listed a department does not say that there is none.
  const isChecked = profile.hospital.departmentsBasis === 'checked';
  if (kin === undefined) return isChecked ? generalWithout(wanted) : generalFirst;
  if (wish.chain[0] === 'palliative_care') return askForRelief(department);
  if (isOutpatients(department)) {
    if (profile.general) return isChecked ? generalWithout(wanted) : generalFirst;
    return mainWorkReason(profile, wish);
  }
  if (isChecked) {
    return {
      vi: `Không có khoa riêng về ${wanted.vi}; ${department.vi} khám phần này.`,
      en: `It has no department of its own for ${wanted.en}; ${department.en} covers it.`,
    };
  }
  return { vi: `${department.vi} ở đây khám vấn đề này.`, en: `Here it is seen in: ${department.en}.` };
}

/** What it can do beyond the usual, with how sure that is. */
function abilityReason(profile: HospitalProfile, wish: Wish): Words | undefined {
  const served = servingCode(profile, wish);
  const ability = profile.hospital.capabilities?.find(({ code, has }) => has && code === served);
  if (!ability) return undefined;
  const [what, sure] = [capabilityLabels[ability.code], certaintyWords(ability)];
  return { vi: `Có ${what.vi} (${sure.vi}).`, en: `Has ${what.en} (${sure.en}).` };
}

function hasIt({ vi, en }: Words): Words {
  return { vi: `Có ${vi}, đúng với điều cần khám.`, en: `It has the department needed: ${en}.` };
}

/** A hospital that only its outpatient department speaks for: what it is there for says more. */
function mainWorkReason(profile: HospitalProfile, wish: Wish): Words | undefined {
  const { hospital, general, forChildren, forWomen } = profile;
  const served = servingCode(profile, wish);
  if (general || forChildren || forWomen || hospital.specialties[0] !== served) return undefined;
  if (served === 'general_internal' && wish.chain[0] !== served) return generalFirst;
  const { vi, en } = specialtyName(served);
  return { vi: `Là bệnh viện chuyên khoa ${vi}.`, en: `It is devoted to ${en.toLowerCase()}.` };
}

function askForRelief({ vi, en }: Words): Words {
  return {
    vi: `Hỏi ${vi} ở đây về giảm đau và chăm sóc giảm nhẹ tại nhà.`,
    en: `Ask here about pain relief and palliative care at home: ${en}.`,
  };
}

const testsHere: Words = {
  vi: 'Bác sĩ khám và cho làm xét nghiệm ngay tại đây.',
  en: 'A doctor sees the patient and orders the tests here.',
};
const vaccinates: Words = {
  vi: 'Nơi này thường có tiêm chủng; hãy gọi hỏi trước còn đúng loại vắc xin không và giờ tiêm.',
  en: 'Vaccines are usually given here; call first to ask whether this one is in stock, and when.',
};
const generalFirst: Words = {
  vi: 'Là bệnh viện đa khoa: khám trước ở đây, cần thì được chuyển tiếp.',
  en: 'A general hospital: it can see the patient first and refer on if needed.',
};
const generalWithout = ({ vi, en }: Words): Words => ({
  vi: `Không có khoa riêng về ${vi}; là bệnh viện đa khoa có thể khám trước rồi chuyển tiếp.`,
  en: `It has no department of its own for ${en}; as a general hospital it can see the patient first and refer on.`,
});

function privateReason({ hospital }: HospitalProfile, { wantsPrivate, isForLanguage }: Wish): Words | undefined {
  if (!wantsPrivate) return undefined;
  if (isForLanguage && hospital.type === 'private') {
    return {
      vi: 'Là bệnh viện tư, nơi như thế thường có người nói tiếng Anh; hãy gọi hỏi trước.',
      en: 'It is private, and such hospitals usually have staff who speak English; call first to ask.',
    };
  }
  return hospital.type === 'private'
    ? {
        vi: 'Là bệnh viện tư như gia đình mong muốn; hỏi công ty bảo hiểm xem nơi này có bảo lãnh viện phí không.',
        en: 'Private, as the family wishes; ask the insurer whether it guarantees payment here.',
      }
    : {
        vi: 'Danh bạ chưa có bệnh viện tư phù hợp ở gần; nơi này là bệnh viện công.',
        en: 'The directory knows no suitable private hospital nearby; this one is public.',
      };
}

function preferredReason({ hospital }: HospitalProfile, { preferred, isSent, wished }: Wish): Words | undefined {
  const there = wished.find((place) => isInTown(place, hospital));
  if (there) {
    const { vi, en } = there.district ? { vi: there.district.name, en: there.district.name } : regionName(there);
    return { vi: `Ở ${vi} như gia đình mong muốn.`, en: `In ${en}, where the family would like to go.` };
  }
  if (!preferred || hospital.provinceCode !== preferred.province.code) return undefined;
  const isInside = !preferred.district || (isInTown(preferred, hospital) && isInUnit(preferred, hospital));
  if (!isInside && !isSent) return undefined;
  const city = regionName(preferred);
  if (isSent) {
    return { vi: `Ở ${city.vi}, nơi đã được dặn đến.`, en: `In ${city.en}, where the patient was told to go.` };
  }
  return { vi: `Ở ${city.vi} như gia đình mong muốn.`, en: `In ${city.en}, where the family would like to go.` };
}

function audienceReason(profile: HospitalProfile, wish: Wish): Words | undefined {
  const { forChildren, forWomen, offers } = profile;
  const { audience, chain } = wish;
  if (audience === 'child') {
    if (forChildren) return { vi: 'Là bệnh viện dành cho trẻ em.', en: 'It is a hospital for children.' };
    if (servingCode(profile, wish) === 'pediatrics') return undefined;
    if (offers.has('pediatrics')) return { vi: 'Có khoa Nhi.', en: 'It has a children’s department.' };
    if (seesChildrenToo(chain) || hasDoorForChildren(profile, chain)) return undefined;
    return {
      vi: 'Chưa thấy ghi khoa Nhi; hãy gọi hỏi trước khi đưa trẻ đến.',
      en: 'No children’s department is listed; call before taking a child there.',
    };
  }
  if (audience === 'woman' && forWomen) {
    return { vi: 'Là bệnh viện chuyên về sản, phụ khoa.', en: 'It is devoted to obstetrics and gynaecology.' };
  }
  return undefined;
}

/** Within this one would hardly speak of a journey. */
const nearKmMax = 15;

const above: Words = {
  vi: 'Đứng trên nơi đã cho ý kiến trước, nên hợp để xem lại.',
  en: 'It stands above the place that gave the first opinion, so it is fit to look again.',
};

function levelReason({ hospital, specialised }: HospitalProfile, wish: Wish, awayKm: number | null): Words | undefined {
  const { grave, mild, isFirstLook } = wish;
  if (grave && isAboveOpinion(hospital, wish)) return above;
  if (grave && (hospital.level === 'central' || specialised)) {
    return (awayKm ?? 0) > nearKmMax
      ? {
          vi: 'Việc này cần nơi có nhiều kinh nghiệm, nên chọn cơ sở chuyên sâu dù có thể xa hơn.',
          en: 'This calls for experience, so a specialised centre is chosen even if it is farther.',
        }
      : {
          vi: 'Việc này cần nơi có nhiều kinh nghiệm, nên chọn cơ sở chuyên sâu.',
          en: 'This calls for experience, so a specialised centre is chosen.',
        };
  }
  if (!grave && hospital.level === 'central') {
    return {
      vi: 'Là bệnh viện tuyến trung ương: thường đông, nên đặt lịch trước.',
      en: 'It is a central hospital: usually crowded, so book ahead.',
    };
  }
  if (mild && hospital.level === 'district' && shareAt(hospital, wish) === 100) {
    const { vi, en } = shareWords[100];
    return {
      vi: `Khám ở đây trước được, cần thì được chuyển tiếp; ${vi}.`,
      en: `It can see the patient first and refer on; ${en}.`,
    };
  }
  if (isFirstLook && hospital.level === 'provincial') {
    return {
      vi: 'Lần khám và xét nghiệm đầu tiên ở tuyến tỉnh là phù hợp; cần thì được chuyển lên tuyến trên.',
      en: 'A provincial hospital is right for the first examination and tests; it refers on if needed.',
    };
  }
  if (mild && hospital.level === 'provincial') {
    return {
      vi: 'Bệnh viện tuyến tỉnh đáp ứng được việc khám thông thường, không cần lên trung ương trước.',
      en: 'A provincial hospital can handle this; there is no need to go to a central one first.',
    };
  }
  return undefined;
}

function openReason({ hospital }: HospitalProfile, { isToday }: Wish): Words | undefined {
  if (!isToday || hospital.emergency24h !== true) return undefined;
  return {
    vi: 'Có cấp cứu 24 giờ, nên buổi tối hay ngày nghỉ vẫn được khám.',
    en: 'It has emergency care day and night, so evenings and holidays are covered.',
  };
}

function certaintyReason(profile: HospitalProfile, wish: Wish): Words | undefined {
  const { hospital, departments } = profile;
  if (hospital.departmentsBasis !== 'usual_set' || departments.length === 0) return undefined;
  if (isOutpatients(servingDepartment(profile, wish))) return undefined;
  return {
    vi: 'Danh sách khoa ghi theo mô hình chung của bệnh viện cùng loại; nên gọi hỏi trước khi đi.',
    en: 'Its departments are listed by what such hospitals usually have; call to make sure before you go.',
  };
}

export const isEnough = {
  vi: 'Việc này thường làm được ở đây, chưa cần đi xa hơn; cần thì bác sĩ viết phiếu chuyển.',
  en: 'This can usually be done here, so there is no need to go farther yet; the doctor refers on if needed.',
};

export const askedNear = {
  vi: 'Gần nhà nhất trong tỉnh: gọi khoa hoặc phòng Kế hoạch tổng hợp hỏi trước có làm được việc này không, mang phác đồ và tóm tắt của nơi đang điều trị.',
  en: 'The nearest of the own province: call the ward or the planning office first to ask whether it can do this, and bring the plan and summary of those who treat.',
};
