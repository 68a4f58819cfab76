import type { Words } from '#contract/vocabulary.ts';
import type { Wished } from '#engine/goals.ts';
import type { StepFor } from './planned-steps.ts';
import { type Step, step } from './step.ts';

/** The hospital by its name, and how to reach it. */
export type Named = {
  readonly name: Words;
  readonly call: Words;
  /** Whether tissue may have been taken. */
  readonly hasTissue: boolean;
};

/**
 * The first step of each wish. What is said of copies follows Law 15/2023/QH15, article 69; the rest is how hospitals
 * usually work, and says whom to ask.
 */
export const goalSteps = {
  transfer_inpatient: ({ name }) =>
    step(
      'people',
      `Nói với bác sĩ đang điều trị là muốn chuyển đến ${name.vi}: bác sĩ xem lúc nào chuyển được an toàn, liên hệ nơi nhận và viết phiếu chuyển.`,
      `Tell the treating doctor that you wish to move to ${name.en}: the doctor judges when it is safe, contacts that hospital and writes the referral.`,
    ),
  discharge: () =>
    step(
      'folder',
      'Trước khi về, xin đủ: giấy ra viện, đơn thuốc, lời dặn chăm sóc, giấy hẹn tái khám, số điện thoại của khoa.',
      'Before leaving, get the discharge paper, the prescription, advice on care, the next appointment and the ward’s phone number.',
    ),
  home_care: () =>
    step(
      'phone',
      'Gọi trạm y tế xã, phường, khoa đã điều trị, hoặc bệnh viện, cơ sở có giấy phép chăm sóc tại nhà: hỏi ai đến nhà được, ngày nào, giá mỗi lần, có hóa đơn không, việc nào người nhà tự làm được. Không truyền dịch khi chưa có chỉ định.',
      'Call the health station, the ward that treated the patient, or a hospital or firm licensed for care at home: ask who can come, on which day, the price of each visit, whether there is an invoice, and what the family can do. No drips without a doctor’s order.',
    ),
  records_copy: () =>
    step(
      'folder',
      'Đến bệnh viện đã điều trị, viết đơn xin bản sao hồ sơ bệnh án, mang căn cước; thường nộp ở Phòng Kế hoạch tổng hợp; nộp cho hãng bảo hiểm thì xin bản tóm tắt theo mẫu của họ. Đi thay: giấy ủy quyền và căn cước hai bên; người bệnh đã mất: giấy chứng tử và giấy tờ chứng minh quan hệ. Gọi hỏi trước.',
      'At the hospital that treated the patient, ask for copies in writing and show your identity card, usually at the planning office (Phòng Kế hoạch tổng hợp); for an insurer ask for a summary on its form. For someone else: an authorisation and both identity cards; of a patient who has died the death certificate and proof of kinship. Call first.',
    ),
  change_registration: () =>
    step(
      'id-card',
      'Đổi nơi khám ban đầu: đi làm thì nhờ công ty làm, không thì đến cơ quan bảo hiểm xã hội nơi ở hoặc làm trên VssID, Cổng dịch vụ công; thường chỉ đổi vào đầu mỗi quý. Hỏi nơi nào gần chỗ ở, chỗ làm còn nhận; mang căn cước và thẻ.',
      'To change the first place of care: through your employer if you have one, or else at social insurance where you live, in VssID or the public service portal; usually only at the start of a quarter. Ask which places near home or work still take registrations; bring identity and insurance card.',
    ),
  vaccination: () =>
    step(
      'phone',
      'Gọi trạm y tế hoặc điểm tiêm chủng gần nhà: hỏi còn vắc xin không, ngày tiêm, giá; mang sổ hoặc phiếu tiêm cũ.',
      'Call the health station or a vaccination point nearby: ask about the vaccine, the day and the price; bring the vaccination book or slips.',
    ),
  transplant: ({ name, call }) =>
    step(
      'folder',
      `Nhờ bác sĩ đang điều trị tóm tắt bệnh án và viết phiếu chuyển; hỏi ${name.vi} về lịch khám ghép và người hiến (${call.vi}).`,
      `Ask the treating doctor for a summary and a referral; ask ${name.en} about the transplant clinic and donors (${call.en}).`,
    ),
  palliative_care: () =>
    step(
      'people',
      'Hỏi bác sĩ đang điều trị về giảm đau và chăm sóc giảm nhẹ, ở khoa hay tại nhà; xin tóm tắt bệnh án và đơn thuốc giảm đau.',
      'Ask the treating doctor about pain relief and palliative care, on a ward or at home; get a summary and the prescription for pain.',
    ),
  second_opinion: ({ hasTissue }) =>
    step(
      'folder',
      `Xin bản sao hồ sơ ở nơi đã khám: ${hasTissue ? 'kết quả giải phẫu bệnh và tiêu bản nếu có, ' : 'kết quả xét nghiệm, '}phim chụp dạng tệp, cách chữa đã được đề nghị. Ở xa: hỏi có xem hồ sơ từ xa không.`,
      `Get copies from the first hospital: ${hasTissue ? 'pathology report and slides if any' : 'test results'}, scans as files, the treatment that was proposed. If far away, ask whether papers can be reviewed remotely.`,
    ),
  private_care: ({ name, call }) =>
    step(
      'phone',
      `Hỏi ${name.vi} giá khám, tiền tạm ứng và các loại bảo hiểm được nhận (${call.vi}).`,
      `Ask ${name.en} about the fee, the deposit and which insurance is taken (${call.en}).`,
    ),
  guaranteed_payment: ({ name, call }) =>
    step(
      'phone',
      `Gọi hãng bảo hiểm theo số trên thẻ: hỏi ${name.vi} có được bảo lãnh không, cần giấy gì; rồi hỏi lại quầy bảo lãnh của bệnh viện (${call.vi}).`,
      `Call the insurer at the number on your card: ask whether ${name.en} is covered by direct billing and which papers are needed; then check with the hospital (${call.en}).`,
    ),
} as const satisfies Readonly<Record<Wished, (hospital: Named) => Step>>;

/** For a sore that somebody must look at today, of a patient who does not leave the bed. */
export const soreAtHome: Step = step(
  'phone',
  'Gọi ngay trạm y tế xã, phường, khoa đã điều trị, hoặc bệnh viện, cơ sở có giấy phép chăm sóc tại nhà: nhờ điều dưỡng và bác sĩ đến xem, thay băng vết loét hôm nay; hỏi giá mỗi lần và hóa đơn.',
  'Call now the health station, the ward that treated the patient, or a hospital or firm licensed for care at home: ask for a nurse and a doctor to see and dress the sore today; ask the price of each visit and for an invoice.',
);

/** For whoever lies and must be looked at today. */
export const seenAtHome: Step = step(
  'phone',
  'Gọi ngay trạm y tế xã, phường, khoa đã điều trị, hoặc bệnh viện, cơ sở có giấy phép chăm sóc tại nhà: nhờ bác sĩ hoặc điều dưỡng đến xem hôm nay; kể rõ bệnh, thuốc, dấu hiệu mới; hỏi giá mỗi lần và hóa đơn.',
  'Call now the health station, the ward that treated the patient, or a hospital or firm licensed for care at home: ask for a doctor or nurse to come today; tell of the illness, the medicines and what is new; ask the price of each visit and for an invoice.',
);

/** For whoever is near the end and must be relieved today. */
export const reliefAtHome: Step = step(
  'phone',
  'Gọi ngay khoa đã điều trị hoặc khoa chăm sóc giảm nhẹ, ung bướu để xin kê thuốc giảm đau, và trạm y tế, trung tâm y tế gần nhà nhờ bác sĩ đến xem. Người nhà thường đi lấy thuốc thay được: hỏi cần giấy gì.',
  'Call now the ward, or palliative care or oncology, for a pain prescription, and the health station or medical centre nearby for a doctor to come. A relative can usually fetch the medicine: ask with which papers.',
);

/** Instead of a visit to a clinic, as long as nothing hurries. */
export const insteadOfVisit: readonly Wished[] = [
  'transfer_inpatient',
  'discharge',
  'home_care',
  'records_copy',
  'change_registration',
  'vaccination',
];

/** Before the visit. */
export const beforeVisit: readonly Wished[] = [
  'transplant',
  'palliative_care',
  'second_opinion',
  'guaranteed_payment',
  'private_care',
];

/** Wishes of someone whom nothing ails: no danger to watch for. */
export const errands: readonly Wished[] = ['records_copy', 'change_registration', 'vaccination'];

/** What comes next where no visit does. */
export const afterwards: Readonly<Partial<Record<Wished, StepFor>>> = {
  transfer_inpatient: step(
    'people',
    'Nhờ Phòng Công tác xã hội của bệnh viện giúp về giấy tờ, xe chuyển viện và chi phí.',
    'Ask the hospital’s social work office (Phòng Công tác xã hội) for help with papers, transport and cost.',
  ),
  records_copy: step(
    'question',
    'Hỏi luôn: bao lâu có, phí bao nhiêu, phim chụp có được chép ra đĩa hay tệp không.',
    'Ask as well: how long it takes, what it costs, and whether scans are given on disc or as files.',
  ),
  change_registration: step(
    'note',
    'Trong lúc chờ đổi, nơi khám ban đầu vẫn là nơi ghi trên thẻ; trạm y tế, bệnh viện công tuyến huyện cũ gần chỗ ở thường vẫn nhận thẻ, hỏi quầy bảo hiểm; cấp cứu thì bệnh viện nào cũng được.',
    'Until it is changed, the first place of care is still the one on the card; health stations and public hospitals of the former district level nearby usually take it all the same, ask their insurance desk; in an emergency any hospital will do.',
  ),
  vaccination: ({ person: { mayBePregnant, isChild } }) =>
    step(
      'note',
      `Trước khi tiêm, nói rõ: ${isChild ? 'bé' : 'có'} đang sốt, ốm không, từng dị ứng gì, đang dùng thuốc gì${mayBePregnant ? ', có đang mang thai không' : ''}; tiêm xong ở lại theo dõi.`,
      `Before the injection, mention any fever or illness, allergies, current medicines${mayBePregnant ? ', pregnancy' : ''}; stay a while afterwards to be watched.`,
    ),
};

export const forForeigners = step(
  'phone',
  'Hỏi trước (cần gấp thì vừa đi vừa gọi): có bác sĩ hoặc người hỗ trợ tiếng Anh không, tiền đặt cọc và cách trả; bệnh viện tư, phòng khám quốc tế thường có. Ở bệnh viện công, hỏi quầy quốc tế hay khám theo yêu cầu, hoặc nhờ người dịch qua điện thoại.',
  'Ask ahead, or on the way if urgent: does anyone speak English, what deposit is asked, how is it paid; private hospitals and international clinics usually have someone. At a public hospital ask for the international or service desk (khám theo yêu cầu), or have somebody interpret by phone.',
);
