import type { Words } from '../../contract/vocabulary.ts';
import { servedKin } from './fit.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { departmentName, servingCode, specialtyName } from './place-words.ts';
import { distanceWords, regionName } from './way-words.ts';
import type { Wish } from './wish.ts';

/** Why this hospital, in words that a family understands; says too what the directory does not know. */
export function reasonsFor(profile: HospitalProfile, wish: Wish, awayKm: number | null): Words[] {
  const fit = wish.urgency === 'emergency' ? emergencyReason(profile) : departmentReason(profile, wish);
  const way = distanceWords(awayKm, wish.home, profile.hospital);
  const said = [
    // Where nobody knows from where one starts, that comes before anything that speaks for a place.
    ...(wish.home ? [fit, way] : [way, fit]),
    preferredReason(profile, wish),
    audienceReason(profile, wish),
    levelReason(profile, wish, awayKm),
    openReason(profile, wish),
    certaintyReason(profile, wish),
  ];
  return said.filter((words) => words !== undefined);
}

function emergencyReason({ hospital }: HospitalProfile): Words {
  return hospital.emergency24h === true
    ? { vi: 'Có khoa cấp cứu mở 24 giờ.', en: 'Its emergency department is open day and night.' }
    : {
        vi: 'Có khoa cấp cứu; chưa kiểm chứng được giờ mở cửa, hãy gọi 115 để được hướng dẫn.',
        en: 'It has an emergency department; its hours are not verified, so call 115 for guidance.',
      };
}

function departmentReason(profile: HospitalProfile, wish: Wish): Words {
  const wanted = specialtyName(wish.chain[0] ?? 'general_internal');
  const kin = servedKin(profile, wish);
  const department = departmentName(profile, servingCode(profile, wish));
  if (kin === 0) {
    return {
      vi: `Có ${department.vi}, đúng với điều cần khám.`,
      en: `It has the department needed: ${department.en}.`,
    };
  }
  if (kin === undefined) {
    return {
      vi: `Không có khoa riêng về ${wanted.vi}; là bệnh viện đa khoa có thể khám trước rồi chuyển tiếp.`,
      en: `It has no department of its own for ${wanted.en}; as a general hospital it can see the patient first and refer on.`,
    };
  }
  return {
    vi: `Chưa thấy ghi khoa riêng về ${wanted.vi}; ${department.vi} khám phần này.`,
    en: `No separate department for ${wanted.en} is listed; ${department.en} covers it.`,
  };
}

function preferredReason({ hospital }: HospitalProfile, { preferred, urgency }: Wish): Words | undefined {
  if (!preferred || urgency === 'emergency' || hospital.provinceCode !== preferred.province.code) return undefined;
  const city = regionName(preferred);
  return { vi: `Ở ${city.vi} như gia đình mong muốn.`, en: `In ${city.en}, where the family would like to go.` };
}

function audienceReason({ forChildren, forWomen, offers }: HospitalProfile, wish: Wish): Words | undefined {
  const { audience, urgency } = wish;
  if (audience === 'child') {
    if (forChildren) return { vi: 'Là bệnh viện dành cho trẻ em.', en: 'It is a hospital for children.' };
    if (offers.has('pediatrics')) return { vi: 'Có khoa Nhi.', en: 'It has a children’s department.' };
    // In an emergency nobody should stop to call.
    if (urgency === 'emergency') return undefined;
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

function levelReason(
  { hospital, specialised }: HospitalProfile,
  { grave, urgency }: Wish,
  awayKm: number | null,
): Words | undefined {
  if (urgency === 'emergency') return undefined;
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
  if (!grave && hospital.level === 'provincial') {
    return {
      vi: 'Bệnh viện tuyến tỉnh đáp ứng được việc khám thông thường, không cần lên trung ương trước.',
      en: 'A provincial hospital can handle this; there is no need to go to a central one first.',
    };
  }
  if (!grave && hospital.level === 'central') {
    return {
      vi: 'Là bệnh viện tuyến trung ương: thường đông, nên đặt lịch trước.',
      en: 'It is a central hospital: usually crowded, so book ahead.',
    };
  }
  return undefined;
}

function openReason({ hospital }: HospitalProfile, { urgency }: Wish): Words | undefined {
  if (urgency !== 'urgent' || hospital.emergency24h !== true) return undefined;
  return {
    vi: 'Có cấp cứu 24 giờ, nên buổi tối hay ngày nghỉ vẫn được khám.',
    en: 'It has emergency care day and night, so evenings and holidays are covered.',
  };
}

function certaintyReason({ hospital }: HospitalProfile, { urgency }: Wish): Words | undefined {
  if (urgency === 'emergency' || hospital.departmentsBasis !== 'usual_set') return undefined;
  return {
    vi: 'Danh sách khoa ghi theo mô hình chung của bệnh viện cùng loại; nên gọi hỏi trước khi đi.',
    en: 'Its departments are listed by what such hospitals usually have; call to make sure before you go.',
  };
}
