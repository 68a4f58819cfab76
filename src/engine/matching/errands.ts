import type { Intake } from '#contract/intake.ts';
import type { Assessment } from '../assess.ts';
import { askedErrands, isCalm } from '../errands.ts';
import { foldedText } from '../graph/letters.ts';
import type { Errand, ErrandPlace } from '../knowledge/errands.ts';
import { errands } from '../knowledge/errands.ts';
import type { Safety } from './danger.ts';
import { servedKin } from './fit.ts';
import { isHomeFirst } from './home-first.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { refillAway } from './refill-away.ts';
import { isVaccination } from './wanted.ts';
import { isAcrossSea, roughKm } from './way.ts';
import type { Wish } from './wish.ts';

/** Ours, from how such papers are asked for everywhere; not reviewed. */
const places = {
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
  transfer_home: {
    withHospitals: true,
    place: { vi: 'Bệnh viện đang điều trị', en: 'The hospital where the patient is' },
    department: { vi: 'Bác sĩ điều trị của khoa đang nằm', en: 'The treating doctor on the ward' },
    reasons: [
      {
        vi: 'Chuyển về nằm tiếp gần nhà cũng do bác sĩ điều trị lo: viết phiếu chuyển, hẹn nơi nhận, dặn xe. Có phiếu chuyển thì nơi nhận được hưởng đủ mức của thẻ.',
        en: 'A move to a hospital near home is arranged by the treating doctor too: the referral slip, the hospital that takes over, the transport. With the slip the card’s full rate applies there.',
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
  home_care: {
    withHospitals: true,
    place: {
      vi: 'Khám, chăm sóc tại nhà: trạm y tế xã, phường, khoa đã điều trị, hoặc cơ sở có giấy phép',
      en: 'A visit at home: the health station, the ward that treated the patient, or a licensed service',
    },
    department: { vi: 'Bác sĩ, điều dưỡng đến nhà', en: 'A doctor or nurse who comes home' },
    reasons: [
      {
        vi: 'Người bệnh khó đi lại thì nhờ người đến nhà trước; các bệnh viện bên dưới là nơi hỏi thêm, hoặc đến khi người đến xem thấy cần.',
        en: 'Who can hardly be moved is seen at home first; the hospitals below are for questions, or for when whoever comes thinks it is needed.',
      },
    ],
  },
  relief_at_home: {
    withHospitals: true,
    place: {
      vi: 'Giảm đau, chăm sóc tại nhà: trạm y tế, trung tâm y tế gần nhà và khoa đã điều trị',
      en: 'Relief and care at home: the health station or medical centre nearby and the ward that treated the patient',
    },
    department: {
      vi: 'Bác sĩ đến nhà, chăm sóc giảm nhẹ',
      en: 'A doctor who comes home, palliative care',
    },
    reasons: [
      {
        vi: 'Gọi nơi gần nhà nhờ người đến xem và gọi khoa đã điều trị xin kê thuốc giảm đau; người nhà đi lấy thuốc thay được, người bệnh không phải đi.',
        en: 'Call those nearby to come, and the ward for the pain prescription; relatives may usually fetch the medicine, the patient need not travel.',
      },
    ],
  },
  booked: {
    withHospitals: true,
    place: { vi: 'Bệnh viện đã mổ hoặc đã hẹn', en: 'The hospital that operated or made the appointment' },
    department: { vi: 'Khoa đã điều trị', en: 'The ward that treated the patient' },
    reasons: [
      {
        vi: 'Nên giữ đúng nơi và ngày đã hẹn: nơi đó có hồ sơ, và phiếu hẹn dùng ở đó.',
        en: 'Keep the place and the day of the appointment: the records are there, and the slip counts there.',
      },
      {
        vi: 'Muốn điều trị tiếp gần nhà: gọi hỏi khoa đó nơi nào gần nhà làm được và cần giấy tờ gì.',
        en: 'To go on with treatment near home: ask that ward which hospital nearby can do it, and which papers it needs.',
      },
    ],
  },
  kept: {
    withHospitals: true,
    place: { vi: 'Nơi đã hẹn khám lại', en: 'The place that made the appointment' },
    department: { vi: 'Phòng khám lần trước', en: 'The clinic of the last visit' },
    reasons: [
      {
        vi: 'Nên khám lại ở nơi đã hẹn, thường là nơi ghi trên thẻ: nơi đó có hồ sơ và biết thuốc đang dùng.',
        en: 'Go back to the place that made the appointment, usually the one on the card: it has the records and knows the medicines.',
      },
      {
        vi: 'Mất giấy hẹn vẫn nên đến: đưa thẻ hoặc căn cước, hỏi quầy tiếp đón tìm lại hồ sơ và xin giấy hẹn mới.',
        en: 'Go even if the slip is lost: show the card or identity card, and ask the desk to find the records and write a new slip.',
      },
    ],
  },
  dated: {
    place: { vi: 'Bệnh viện đã hẹn ngày nhập viện', en: 'The hospital that set the day of admission' },
    department: {
      vi: 'Khoa đã hẹn, hoặc quầy làm thủ tục nhập viện',
      en: 'The ward that set it, or the admissions desk',
    },
    reasons: [
      {
        vi: 'Bác sĩ đã hẹn ngày thì vào đúng nơi đó: hồ sơ và phòng mổ, giường bệnh đã xếp ở đó, không cần khám lại từ đầu ở nơi khác.',
        en: 'A doctor has set the day, so go to that very hospital: the records, the theatre and the bed are there; no new visit elsewhere is needed.',
      },
      {
        vi: 'Giấy tờ, tạm ứng, phòng dịch vụ, mức bảo hiểm trả: gọi khoa đó hỏi trước ngày vào.',
        en: 'Papers, deposit, a private room and what insurance pays: call that ward before the day.',
      },
    ],
  },
  treating_house: {
    place: { vi: 'Nơi đã ghép hoặc đang kê thuốc này', en: 'The house that transplanted or prescribes this medicine' },
    department: { vi: 'Phòng khám của khoa đang theo dõi', en: 'The clinic of the ward that follows the patient' },
    reasons: [
      {
        vi: 'Thuốc này do nơi đang điều trị kê; trạm y tế, trung tâm y tế thường không có. Gọi khoa đó ngay trong tuần này để hẹn ngày lấy, trước khi thuốc còn vài ngày.',
        en: 'This medicine is prescribed by those who treat; health stations and medical centres usually do not have it. Call that ward this week to set a day, before only a few days are left.',
      },
      {
        vi: 'Chưa có phiếu chuyển: đến nơi ghi trên thẻ xin ngay, hỏi loại dùng được 1 năm. Phiếu chưa kịp thì vẫn đi đúng ngày, mang phiếu hẹn và hỏi quầy bảo hiểm ở đó.',
        en: 'No referral slip yet: ask for it now at the place on the card, for the kind that is valid for a year. If it comes late, go on the day all the same with the appointment slip and ask the insurance desk there.',
      },
    ],
  },
  refill_near_home: {
    withHospitals: true,
    place: {
      vi: 'Trạm y tế hoặc trung tâm y tế gần nhà',
      en: 'The health station or medical centre near home',
    },
    department: { vi: 'Phòng khám bệnh mạn tính', en: 'Clinic for long-term illnesses' },
    reasons: [
      {
        vi: 'Bệnh đã ổn thì lấy thuốc hằng tháng gần nhà được: hỏi trước nơi đó có đúng thuốc đang dùng không.',
        en: 'Once it is stable the monthly medicine can be had near home: ask first whether that place has the very medicines.',
      },
      {
        vi: 'Trước khi chuyển: xin bệnh viện đang khám bản tóm tắt và phiếu chuyển về, xin đơn đủ dùng đến khi nơi mới có hiệu lực.',
        en: 'Before the change: ask the hospital for a summary and a slip back, and for a prescription that lasts until the new place counts.',
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
} as const satisfies Record<string, ErrandPlace>;

/** Beyond this nobody goes for a vaccine. */
const vaccineKmMax = 40;

/** Where an errand is settled, and which of those asked it is, where it has steps of its own. */
export type Settled = {
  readonly at: ErrandPlace;
  readonly errand?: Errand;
  /** Whether it is settled where the patient was or is treated. */
  readonly isWhereTreated?: true;
  /** Whether the family would leave the place on the card for one near home. */
  readonly leavesCard?: true;
};

/** The errand that a wish is, if it is one; a complaint that was told besides still leads to a doctor. */
export function errandOf(
  assessment: Assessment,
  intake: Intake,
  wish: Wish,
  safety: Safety,
  first: HospitalProfile | undefined,
  awayKm: number | null,
): Settled | undefined {
  const { goals, situations } = assessment;
  if (goals.has('transfer_inpatient'))
    return { at: wish.moves ? places.transfer_inpatient : places.transfer_home, isWhereTreated: true };
  if (situations.has('animal_bite'))
    return lacksAtStation(intake) && (awayKm ?? 0) <= vaccineKmMax
      ? undefined
      : vaccinationAt(true, wish, first, awayKm);
  const away = safety.matched.length === 0 ? refillAway(intake, wish) : undefined;
  if (away) return { at: away, errand: errands.refill };
  if (wish.back === 'booked' && !asksNearer(intake)) return { at: places.booked };
  if (wish.back === 'kept') return { at: places.kept };
  if (wish.back === 'dated') return { at: places.dated, errand: errands.planned_stay };
  const asked = isCalm(safety) ? ownErrand(assessment, wish) : undefined;
  const settled =
    asked?.errand === errands.refill
      ? refillAt(asked, assessment, intake, safety, wish)
      : asked?.errand === errands.referral_slip
        ? { ...asked, at: slipAt(asked.at, intake, wish) }
        : asked;
  if (settled) return settled;
  // Who is still there asks there, however soon a doctor is to look.
  const isLeaving = intake.need === 'discharge' && goals.has('discharge') && isCalm(safety);
  if (wish.onWard || (isLeaving && safety.urgency === 'urgent'))
    return { at: { ...places.discharge, withHospitals: true }, isWhereTreated: true };
  if (isHomeFirst(assessment, intake, safety))
    return { at: goals.has('palliative_care') ? places.relief_at_home : places.home_care };
  if (!isVaccination(wish.chain)) return paperPlace(assessment, intake, safety, wish);
  // A wound of today is looked at besides.
  return isCalm(safety) ? vaccinationAt(false, wish, first, awayKm) : undefined;
}

/** “Truyền ở tỉnh được không”: of what is given again and again it is asked whether it can be had nearer than where the date is. */
const nearer =
  /(?<!\p{L})(?:truyen|tiem|chich|loc mau|chay than|hoa tri|xa tri)(?: \p{L}+){0,4} (?:o tinh|tai tinh|trong tinh|gan nha|o gan|cho gan)(?!\p{L})|(?:transfus\p{L}*|chemo\p{L}*|dialysis)(?: \p{L}+){0,4} (?:near|closer|in our province)/u;

function asksNearer({ symptoms = '', goal = '' }: Intake): boolean {
  return nearer.test(foldedText(`${symptoms} ${goal}`));
}

/** Beyond this the card was made out for another home. */
const refillKmMax = 40;

/** A slip is written, and near home a medicine renewed, at the place on the card. */
export function isSettledOnCard(settled: Settled, { registered, target, named }: Wish): boolean {
  const { errand, isWhereTreated, leavesCard } = settled;
  if (isWhereTreated || leavesCard) return false;
  if (!registered || errand === errands.referral_slip) return registered !== undefined;
  if (errand !== errands.refill || named || !target) return false;
  return !isAcrossSea(target, registered) && roughKm(target, registered) <= refillKmMax;
}

/** What no health station has, and only the house that treats prescribes. */
const ofHouseOnly =
  /(?<!\p{L})(?:ghep (?:than|gan|tim|phoi|tuy|tang)|(?:chong )?thai ghep|transplant|anti rejection)(?!\p{L})/u;
/** “Lên tỉnh lấy thuốc xa quá, muốn về gần nhà”. */
const nearHome =
  /(?<!\p{L})(?:(?:chuyen|doi|ve|lanh|lay|linh|nhan)(?: \p{L}+){0,4} gan nha|xa qua|closer to home|near(?:er)? home)(?!\p{L})/u;

function refillAt(
  asked: Settled,
  { goals }: Assessment,
  intake: Intake,
  { topics }: Safety,
  wish: Wish,
): Settled | undefined {
  const text = foldedText(`${intake.symptoms ?? ''} ${intake.goal ?? ''} ${intake.diagnosis ?? ''}`);
  if (ofHouseOnly.test(text)) return { ...asked, at: places.treating_house, isWhereTreated: true };
  // What no station has is renewed by a hospital.
  if (topics?.some(({ overErrands }) => overErrands)) return undefined;
  const isAboveDistrict = wish.registered !== undefined && wish.registered.level !== 'district';
  if (isAboveDistrict && (goals.has('change_registration') || nearHome.test(text))) {
    return { ...asked, at: places.refill_near_home, leavesCard: true };
  }
  return { ...asked, at: onCard(asked.at, intake, wish) };
}

/** A place on the card that the directory does not know is told by what is written there. */
function onCard(at: ErrandPlace, { insurance }: Intake, { registered }: Wish): ErrandPlace {
  const name = insurance?.registeredAt?.trim();
  if (!name || registered) return at;
  return {
    ...at,
    place: {
      vi: `Nơi ghi trên thẻ (${name}), hoặc trạm y tế, trung tâm y tế gần chỗ đang ở`,
      en: `The place on the card (${name}), or the health station or medical centre where you are`,
    },
  };
}

function slipAt(at: ErrandPlace, { insurance }: Intake, { registered }: Wish): ErrandPlace {
  const name = insurance?.registeredAt?.trim();
  if (!name || registered) return at;
  return { ...at, place: { vi: `${name} (nơi ghi trên thẻ)`, en: `${name} (the place on the card)` } };
}

const ofWounds: ReadonlySet<Errand> = new Set([errands.stitches_out, errands.dressings]);
const onTheWard: ReadonlySet<Errand> = new Set([...ofWounds, errands.transport, errands.home_oxygen]);
/** What hurries is given by a hospital that has it, and no testing room is looked for. */
const ofToday: ReadonlySet<Errand> = new Set([errands.hiv_exposure, errands.hiv_sti_test]);

function ownErrand({ goals, understood }: Assessment, { urgency, back }: Wish): Settled | undefined {
  for (const errand of askedErrands(goals)) {
    const { at, isFirm = false } = errand;
    // Who comes back to the doctor asks about the money besides.
    if (errand === errands.reimbursement && back !== 'no') continue;
    // Who is still on the ward asks there, and is driven home from there.
    if (goals.has('discharge') && onTheWard.has(errand)) continue;
    // A wound that may fester is no matter for the station.
    if (urgency !== 'routine' && ofWounds.has(errand)) continue;
    if (urgency !== 'routine' && goals.has('hiv_exposure') && ofToday.has(errand)) continue;
    // Who asks for another opinion asks where, and who helps to pay besides.
    if (errand === errands.financial_help && goals.has('second_opinion')) continue;
    if (!at || !(isFirm || (understood !== 'clearly' && urgency === 'routine'))) continue;
    // Where the words gave cause for doubt, a doctor is named beside it.
    return { at: urgency === 'routine' ? at : { ...at, withHospitals: true }, errand };
  }
  return undefined;
}

const noneAtStation =
  /(?<!\p{L})(?:xa|tram(?: y te)?|phuong|thi tran|commune|station)(?: \p{L}+){0,4} (?:khong|ko|k|chua|hong|het|no|out of)(?: \p{L}+){0,3} (?:thuoc|vac ?xin|vacxin|huyet thanh|vaccines?|serum)(?!\p{L})|(?<!\p{L})(?:het|khong co|chua co) (?:thuoc|vac ?xin|huyet thanh)(?: \p{L}+){0,3} (?:o|tai|ngoai|duoi) (?:tram|xa)(?!\p{L})/u;

/** Who writes that the health station has no vaccine is not sent back there. */
function lacksAtStation({ symptoms = '', goal = '' }: Intake): boolean {
  return noneAtStation.test(foldedText(`${symptoms} ${goal}`));
}

function vaccinationAt(
  isBite: boolean,
  wish: Wish,
  first: HospitalProfile | undefined,
  awayKm: number | null,
): Settled | undefined {
  if (!isVaccination(wish.chain)) return undefined;
  const gives = first !== undefined && (servedKin(first, wish) ?? 2) <= (isBite ? 1 : 0);
  // Of a patient of whom only the province is known nobody can tell which centre is near.
  if (gives && (isBite ? (awayKm ?? 0) : (awayKm ?? vaccineKmMax + 1)) <= vaccineKmMax) return undefined;
  // Who would rather go to a private house is told of some.
  const withHospitals = isBite || wish.wantsPrivate;
  return { at: withHospitals ? { ...places.vaccination, withHospitals: true } : places.vaccination };
}

/** “Đổi nơi khám ban đầu” as the wish itself, with no matter told beside it. */
const changesPlace =
  /(?<!\p{L})(?:doi|chuyen|change)(?: \p{L}+){0,4} (?:kham|dang ky|kcb|the|bao hiem|bhyt|regist\p{L}+)(?!\p{L})/u;

function paperPlace(
  { goals, understood }: Assessment,
  intake: Intake,
  { topics = [], matched }: Safety,
  { urgency }: Wish,
): Settled | undefined {
  if (urgency !== 'routine') return undefined;
  if (goals.has('discharge')) return { at: places.discharge, isWhereTreated: true };
  // An illness is told because the papers are of it.
  if (goals.has('records_copy')) return { at: places.records_copy, isWhereTreated: true };
  if (!goals.has('change_registration')) return undefined;
  const isOnly = topics.length === 0 && matched.length === 0 && changesPlace.test(foldedText(intake.goal ?? ''));
  return isOnly || understood !== 'clearly' || isNobodyIll(intake) ? { at: places.change_registration } : undefined;
}

const onlyUsual =
  /(?<!\p{L})(?:kham (?:benh )?(?:binh )?thuong(?: thoi| thuong)?|khong (?:benh|bi|dau) gi|chua (?:benh|bi) gi|dang khoe|van khoe)(?!\p{L})/u;

/** Who asks for the card alone, and says so, or tells of no illness at all. */
function isNobodyIll({ symptoms = '', diagnosis = '' }: Intake): boolean {
  return diagnosis.trim() === '' && onlyUsual.test(foldedText(symptoms));
}
