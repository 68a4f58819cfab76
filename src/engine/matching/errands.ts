import type { Words } from '../../contract/vocabulary.ts';
import type { Assessment } from '../assess.ts';
import { servedKin } from './fit.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { isVaccination } from './wanted.ts';
import type { Wish } from './wish.ts';

/** Where one turns whose matter is settled at no hospital of ours: the kind of place, what to ask for there, and why. */
export type Errand = {
  readonly place: Words;
  readonly department: Words;
  readonly reasons: readonly Words[];
  /** Whether hospitals belong to it too: those where a transfer may lead, or that look at a bite. */
  readonly withHospitals?: true;
};

/** Ours, from how such papers are asked for everywhere; not reviewed. */
const errands = {
  change_registration: {
    place: { vi: 'Cơ quan Bảo hiểm xã hội nơi gần nhất', en: 'The nearest social insurance office' },
    department: { vi: 'Bộ phận một cửa, hoặc ứng dụng VssID', en: 'Its public desk, or the VssID app' },
    reasons: [
      {
        vi: 'Đổi nơi đăng ký khám bảo hiểm y tế ban đầu là việc của cơ quan Bảo hiểm xã hội, không phải của bệnh viện.',
        en: 'The registered first place of care is changed by the social insurance office, not by a hospital.',
      },
      {
        vi: 'Hỏi ở đó nơi nào còn nhận đăng ký và từ ngày nào được đổi.',
        en: 'Ask there which places still take registrations, and from which day it may be changed.',
      },
    ],
  },
  records_copy: {
    place: { vi: 'Bệnh viện đã khám hoặc điều trị', en: 'The hospital that treated the patient' },
    department: { vi: 'Phòng Kế hoạch tổng hợp', en: 'General planning office (medical records)' },
    reasons: [
      {
        vi: 'Hồ sơ bệnh án do bệnh viện đã điều trị lưu giữ; chỉ nơi đó sao hoặc tóm tắt được.',
        en: 'Records are kept by the hospital that treated the patient; only that one can copy or sum them up.',
      },
    ],
  },
  transfer_inpatient: {
    withHospitals: true,
    place: { vi: 'Bệnh viện đang điều trị', en: 'The hospital where the patient is' },
    department: { vi: 'Bác sĩ điều trị của khoa đang nằm', en: 'The treating doctor on the ward' },
    reasons: [
      {
        vi: 'Người bệnh đang nằm viện thì bác sĩ điều trị quyết định chuyển viện, liên hệ nơi nhận và viết giấy chuyển; tự đưa đi có thể nguy hiểm.',
        en: 'For a patient in hospital the treating doctor decides on the transfer, arranges it with the other hospital and writes the papers; moving the patient yourselves can be dangerous.',
      },
    ],
  },
  discharge: {
    place: { vi: 'Bệnh viện đang điều trị', en: 'The hospital where the patient is' },
    department: { vi: 'Khoa đang nằm', en: 'The ward where the patient is' },
    reasons: [
      {
        vi: 'Việc ra viện do bác sĩ điều trị và điều dưỡng của khoa đang nằm lo; hỏi trước khi rời viện.',
        en: 'The treating doctor and the nurses of the ward see to the discharge; ask them before leaving.',
      },
    ],
  },
  vaccination: {
    place: {
      vi: 'Trạm y tế, trung tâm y tế hoặc điểm tiêm chủng gần nhà',
      en: 'The nearest health station, medical centre or vaccination point',
    },
    department: { vi: 'Phòng tiêm chủng', en: 'Vaccination clinic' },
    reasons: [
      {
        vi: 'Vắc xin được tiêm ở trạm y tế, trung tâm y tế, CDC tỉnh hoặc điểm tiêm chủng dịch vụ; danh bạ chưa biết nơi tiêm nào gần bạn nhất.',
        en: 'Vaccines are given at health stations, medical centres, the provincial CDC or private vaccination points; the directory cannot tell yet which is the nearest.',
      },
      {
        vi: 'Gọi hỏi trước còn đúng loại vắc xin không.',
        en: 'Call first to ask whether this vaccine is in stock.',
      },
    ],
  },
} as const satisfies Record<string, Errand>;

/** Beyond this nobody goes for a vaccine. */
const vaccineKmMax = 40;

/** The errand that a wish is, if it is one; a complaint that was told besides still leads to a doctor. */
export function errandOf(
  { goals, understood, situations }: Assessment,
  wish: Wish,
  first: HospitalProfile | undefined,
  awayKm: number | null,
): Errand | undefined {
  if (goals.has('transfer_inpatient')) return errands.transfer_inpatient;
  if (isVaccination(wish.chain)) {
    const isBite = situations.has('animal_bite');
    const gives = first !== undefined && (servedKin(first, wish) ?? 2) <= (isBite ? 1 : 0);
    // Of a patient of whom only the province is known nobody can tell which centre is near.
    if (gives && (isBite ? (awayKm ?? 0) : (awayKm ?? vaccineKmMax + 1)) <= vaccineKmMax) return undefined;
    return isBite ? { ...errands.vaccination, withHospitals: true } : errands.vaccination;
  }
  if (wish.urgency !== 'routine') return undefined;
  if (goals.has('discharge')) return errands.discharge;
  if (understood === 'clearly') return undefined;
  if (goals.has('change_registration')) return errands.change_registration;
  return goals.has('records_copy') ? errands.records_copy : undefined;
}
