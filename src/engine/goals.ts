import type { Intake } from '#contract/intake.ts';
import type { Need } from '#contract/vocabulary.ts';
import type { Readings } from './finding.ts';
import { type ErrandName, errandNames, errands } from './knowledge/errands.ts';
import { isOne, wordsOf } from './marked-words.ts';
import { asksWeekendInShort } from './matching/after-hours.ts';
import { isHomeByNow } from './matching/home-by-now.ts';
import { isAnothers, isSpokenOf } from './private-wish.ts';
import { type Finding, isOfOldDays, withContext } from './text/context.ts';
import { phraseTable } from './text/phrase-list.ts';
import { findPhrases } from './text/phrases.ts';
import type { Reading } from './text/reading.ts';
import { WordSet } from './text/word-set.ts';
import { isGiven } from './vaccine-given.ts';
import { isWished, notWords, reachWords, type Span } from './wished-words.ts';

/** What a family wants besides being seen, each with a first step of its own. */
const wishes = [
  'private_care',
  'guaranteed_payment',
  'vaccination',
  'change_registration',
  'transfer_inpatient',
  'transplant',
  'palliative_care',
  'records_copy',
  'home_care',
  'discharge',
  'second_opinion',
] as const;
export type Wished = (typeof wishes)[number];
/** A wish, or a question that has an answer of its own. */
export type Goal = Wished | ErrandName;
const goals: readonly Goal[] = [...wishes, ...errandNames];

const byNeed: Partial<Record<Need, Goal>> = {
  home_care: 'home_care',
  discharge: 'discharge',
  second_opinion: 'second_opinion',
};

/** Half a goal: who lies in hospital, is treated by one or has left it, a move to another one, an illness near its end, … */
type Hint = Told | 'transplanted';
type Told =
  | 'inpatient'
  | 'treated'
  | 'left'
  | 'move'
  | 'sent_home'
  | 'cancer'
  | 'last_stage'
  | 'dialysis'
  | 'refusal'
  | 'torn_condom'
  | 'hiv_answered'
  | 'own_policy'
  | 'couple'
  | 'dated'
  | 'preparing'
  | 'work_accident'
  | 'baby_ails'
  | 'away'
  | 'out_of_medicine'
  | 'general_check';

/** Against what one is vaccinated, by the words for an injection; “6in1” is also read as typed by a keyboard’s numbers: “6 ín”. */
const against = `6 trong 1 | 5 trong 1 | 6in1 | 5in1 | 6 in 1 | 5 in 1 | 6 ín | 5 ín | sáu trong một | năm trong một | phế cầu | sởi | rubella | cúm | viêm gan b | viêm gan a | não mô cầu | viêm não | thủy đậu
  | thuỷ đậu | quai bị | ho gà | bạch hầu | uốn ván | dại | hpv | rota | zona | zôna | thương hàn | sốt xuất huyết | covid | nhắc`;
const injected = ['tiêm', 'chích', 'mũi']
  .flatMap((word) => against.split('|').map((each) => `${word} ${each.trim()}`))
  .join(' | ');

/** The wish as families write it; ours, not reviewed. */
const written: Record<Wished | Told, string> = {
  private_care: `bệnh viện tư | viện tư | phòng khám tư | khám tư | bệnh viện tư nhân | tư nhân | bệnh viện quốc tế | viện quốc tế
    | phòng khám quốc tế | private hospital | private hospitals | private clinic | private care | international hospital | international clinic`,
  guaranteed_payment: `bảo lãnh viện phí | bảo lãnh thanh toán | bảo lãnh | giấy bảo lãnh | thẻ bảo lãnh | direct billing | guarantee of payment | payment guarantee | guaranteed payment | letter of guarantee`,
  vaccination: `tiêm vắc xin | tiêm vaccine | tiêm vaccin | tiêm vacxin | chích vắc xin | tiêm phòng | chích phòng | tiêm ngừa
    | chích ngừa | tiêm chủng | tiêm ở đâu | chích ở đâu | tiêm mũi | chích mũi | vắc xin | vacxin | vaccin | vaccine | vaccines | vaccination | vaccinations | vaccinated | vaccinate
    | ${injected} | 6 trong 1 ở đâu | 6 ín ở đâu | còn 6 trong 1 | còn 6 ín | uống rota | hexaxim | infanrix | pentaxim | synflorix | prevenar | gardasil | shingrix
    | mmr booster | mmr vaccine | booster dose | tetanus booster | rabies shot | tetanus shot | flu shot | hpv shot | mmr shot | baby shots | booster shot | booster shots | flu jab | jabs | immunisation | immunisations | immunization | immunizations`,
  change_registration: `đổi nơi đăng ký | đổi chỗ đăng ký | đổi nơi khám | đổi chỗ khám | đổi nơi kcb | đổi kcb | đổi bệnh viện đăng ký
    | thẻ bhyt … ở quê … đổi | thẻ bhyt … ở quê … chuyển | thẻ bảo hiểm … ở quê … đổi | thẻ bảo hiểm … ở quê … chuyển | thẻ … để … ở quê | thẻ bhyt còn để | chuyển thẻ về | chuyển thẻ bảo hiểm | chuyển thẻ bhyt | đổi thẻ về | chuyển nơi kcb | đổi chỗ khám bảo hiểm | đổi đăng ký khám | chuyển nơi đăng ký | chuyển nơi khám bảo hiểm | chuyển đăng ký khám | chuyển bảo hiểm về
    | chuyển bảo hiểm sang | chuyển bảo hiểm y tế về | chuyển bảo hiểm y tế sang | chuyển bhyt về | chuyển bhyt sang | đổi nơi bảo hiểm
    | đổi thẻ bảo hiểm | đổi thẻ bhyt | change registered hospital | change my registered hospital | change the registered hospital
    | change registration | change my registration | change insurance registration | change my insurance registration`,
  transfer_inpatient: `xin chuyển viện | muốn chuyển viện | cần chuyển viện | chuyển viện cho | thủ tục chuyển viện | hospital transfer
    | transfer to another hospital | transferred to another hospital`,
  transplant: `ghép thận | ghép gan | ghép tim | ghép phổi | ghép tạng | ghép tủy | ghép tuỷ | ghép tế bào gốc | hiến thận | hiến gan
    | chờ ghép | transplant | transplantation`,
  palliative_care: `chăm sóc giảm nhẹ | điều trị giảm nhẹ | chăm sóc cuối đời | những ngày cuối đời | những ngày cuối | không còn chữa được | hết cách chữa | ngừng điều trị về nhà | palliative | hospice | end of life | end-of-life`,
  records_copy: `sao bệnh án | sao hồ sơ | trích sao | bản sao bệnh án | bản sao hồ sơ | photo bệnh án | photo hồ sơ | tóm tắt bệnh án
    | tóm tắt hồ sơ | xin bệnh án | xin hồ sơ bệnh án | lấy bệnh án | lấy hồ sơ bệnh án | xin lại giấy ra viện | mất giấy ra viện
    | xin lại hồ sơ | lấy lại hồ sơ | xin lại bệnh án | lấy lại bệnh án | lấy hộ hồ sơ | hồ sơ bệnh án cũ | xin lại kết quả | xin lại phim | cấp lại giấy ra viện | copy of medical records | copy of my medical records | copies of medical records
    | copy of the medical records | copy of records | copy of my records`,
  home_care: `chăm sóc tại nhà | chăm tại nhà | điều dưỡng tại nhà | điều dưỡng đến nhà | y tá đến nhà | y tá tại nhà | bác sĩ đến nhà
    | điều dưỡng tới nhà | y tá tới nhà | bác sĩ tới nhà | thay băng tại nhà | thay băng ở nhà | home nursing | home nurse | home visit
    | khám tại nhà | điều trị tại nhà | home care | nurse at home | care at home`,
  discharge: `xin xuất viện | xin ra viện | muốn xuất viện | muốn ra viện | sắp xuất viện | sắp ra viện | chuẩn bị xuất viện | chuẩn bị ra viện | thủ tục xuất viện | thủ tục ra viện | about to be discharged | being discharged`,
  second_opinion: `ý kiến thứ hai | ý kiến thứ 2 | ý kiến bác sĩ khác | bác sĩ khác xem lại | nơi khác xem lại | khám lại nơi khác
    | hỏi thêm bác sĩ khác | =hội chẩn | xin hội chẩn | cần hội chẩn | gặp hội chẩn | hội chẩn lại | hội chẩn viện | second opinion`,
  inpatient: `đang nằm viện | đang nằm ở bệnh viện | đang nằm bệnh viện | đang nằm tại | đang nằm ở viện | đang nằm khoa
    | đang nằm hồi sức | đang điều trị nội trú | đang nhập viện
    | đang nằm icu | in hospital now | currently in hospital | an inpatient | is admitted | is in the icu`,
  treated: `nằm viện tỉnh | nằm hồi sức | nằm icu | đang điều trị tại bệnh viện | đang điều trị ở bệnh viện`,
  left: `đã ra viện | mới ra viện | vừa ra viện | ra viện rồi | ra viện hôm | ra viện tuần | ra viện tháng | ra viện được | ra viện đã | ra viện về nhà | ra viện … ngày
    | ra viện … hôm | ra viện … tuần | ra viện … tháng | đã xuất viện | mới xuất viện | vừa xuất viện | xuất viện rồi | xuất viện hôm | xuất viện được | xuất viện … ngày
    | xuất viện … tuần | đã về nhà | về nhà rồi | về nhà … ngày | về nhà … tuần | về nhà … tháng | was discharged | discharged … ago | already home | back home`,
  move: `chuyển lên | chuyển viện | chuyển tuyến | chuyển ra | chuyển vào | chuyển xuống | chuyển về | về quê điều trị | về tỉnh điều trị | lên tuyến trên | transfer | transferred | move him to | move her to`,
  sent_home: `bệnh viện trả về | bệnh viện cho về | bv trả về | bv cho về | sent home from hospital`,
  cancer: `ung thư | k gan | k phổi | k dạ dày | k tụy | k đại tràng | cancer`,
  last_stage: `giai đoạn cuối | gđ cuối | ung thư di căn | ung thư … di căn | đã di căn | di căn xương | di căn gan | di căn phổi | di căn não | late stage | terminal | stage 4 | stage iv`,
  dialysis: `suy thận | lọc màng bụng | thẩm phân | chạy thận | lọc máu | dialysis`,
  torn_condom: `rách bcs | bcs rách | bcs bị rách | bcs … rách | tuột bcs | rách bao | bao cao su … rách | bao bị rách | tuột bao | quên dùng bao | condom broke | condom … broke | condom split`,
  hiv_answered: `đủ 28 ngày | đủ hai mươi tám ngày | thuốc phơi nhiễm ngày | thuốc phơi nhiễm được | uống pep ngày | uống pep được | hiv … âm tính | đều âm tính | cũng âm tính | xét nghiệm … âm tính | thử máu … âm tính | pcr … âm tính | rpr | tpha
    | không có nguy cơ | da nguyên | hôn má | bắt tay | tested negative | finished pep | completed pep`,
  own_policy: 'bảo hiểm nhân thọ | bảo hiểm tai nạn | công ty bảo hiểm | bảo hiểm tư nhân',
  couple: `với chồng | cùng chồng | với người yêu | với vợ | cùng vợ | hai vợ chồng | with my husband | with my boyfriend | with my wife`,
  dated: `be admitted next | be admitted on | to be admitted | admitted for surgery on | admission date | planned … repair | hẹn nhập viện | hẹn … nhập viện | lịch nhập viện | hẹn mổ | lịch mổ | hẹn ngày mổ | mổ theo lịch | hoãn mổ | surgery date | scheduled surgery | scheduled for surgery`,
  preparing: `chuẩn bị | mang theo | mang gì | mang những gì | cần gì | nhịn ăn | nhịn đói | đổi lịch | dời lịch | hoãn | thủ tục | giấy tờ | tạm ứng | trước mổ | trước khi mổ
    | ngưng thuốc | ngừng thuốc | mổ sớm | prepare | bring | postpone | before surgery | before the operation`,
  work_accident:
    'tai nạn lao động | tnlđ | bệnh nghề nghiệp | tai nạn … nhà máy | tai nạn … xưởng | ở công trường | giàn giáo | ở nhà máy | ở xưởng | trong xưởng | lúc đi làm | khi đang làm | work accident | accident at work',
  baby_ails: `sổ mũi | chảy mũi | nghẹt mũi | ho nhẹ | bé ho | bị ho | ho đờm | ho khan | khò khè | =sốt | bị sốt | tiêu chảy | đi ngoài | nôn | nôn trớ | ọc sữa | vàng da | phát ban | nổi ban | nổi mẩn | hăm | quấy khóc | bú kém | bị ốm | bị bệnh | cho đi khám | đưa đi khám | đi khám bệnh | fever | cough | coughing | rash | runny nose | vomiting | diarrhoea | diarrhea | see a doctor`,
  general_check: `khám tổng quát | kiểm tra tổng quát | khám sức khỏe tổng quát | gói khám | tầm soát tổng quát | general check-up | general checkup | full checkup | full check-up`,
  out_of_medicine: `hết thuốc | sắp hết thuốc | thuốc sắp hết | thuốc … hết | lấy thuốc bảo hiểm | lãnh thuốc bảo hiểm | lĩnh thuốc bảo hiểm | lấy thuốc bhyt | mua thuốc bảo hiểm`,
  away: `ở nhà con | ở với con | ở với cháu | ở với cô con | đang ở nhà con | ở tạm | ở nhờ | đi thăm con | ngoài này | trong này | xa quê | thẻ ở quê | thẻ đăng ký ở quê | thẻ … ngoài quê | đang ở trọ | lên ở với | vào ở với | ra ở với | xuống ở với | tạm trú | staying with my son | staying with my daughter`,
  refusal: `không muốn | không cần | không thích | không định | không có ý định | khỏi cần | chưa muốn | chưa cần | don't want
    | do not want | don't need | do not need | not looking for | có người rủ | người ta rủ | có người mách | người ta mách | hàng xóm mách | quảng cáo`,
};

const asked = Object.fromEntries(errandNames.map((name) => [name, errands[name].heard]));

const phrases = phraseTable<Goal | Hint>({ ...written, ...asked }, false);

/** Also said of what was: “đi khám tư không khỏi”, “chụp MRI thấy thoát vị”. Only with a word of wishing is it one. */
const needsWishing = new Set<Goal | Hint>([
  'private_care',
  'vaccination',
  'transplant',
  'planned_stay',
  'home_care',
  'large_scan',
  'hiv_sti_test',
  'drug_test',
]);

const ofPapers = new Set<Goal | Hint>(['abroad_certificate', 'work_permit', 'health_certificate']);

/** What is over is why it is asked for: “thẻ đã hết hạn”, “thuốc đã hết”. */
const afterTheFact = new Set<Goal | Hint>([
  'insurance_card',
  'insurance_renewal',
  'refill',
  'tb_moved',
  'out_of_medicine',
  'pain_medicine',
  'contraception_taken',
  'planned_stay',
  'dated',
  'hiv_answered',
  'own_policy',
  'reimbursement',
  'referral_slip',
  'sick_leave_late',
  'records_abroad',
  'left',
]);

/** What takes another wish away, in this order. */
const silencing: readonly (readonly [Goal | Hint, readonly Goal[]])[] = [
  // Who has it, or took it, asks what comes after.
  ['transplanted', ['transplant']],
  ['contraception_taken', ['contraception_in_time']],
  ['hiv_answered', ['hiv_exposure', 'hiv_sti_test']],
  // What a contract pays is not what the card pays.
  ['own_policy', ['insurance_share']],
  // The day is that of the flight, and the insurer is told of there.
  ['travel_home', ['opening_hours', 'english_speaking', 'planned_stay', 'reimbursement']],
  // Who wants another opinion does not ask how the first is carried out, and who goes home has been admitted.
  ['second_opinion', ['planned_stay']],
  ['discharge', ['planned_stay']],
  // Who has left the hospital and asks for money or papers is not about to leave it.
  ['reimbursement', ['discharge']],
  ['sick_leave_late', ['sick_leave', 'discharge']],
  // One road each: who had an accident at work is told of no other, nor who stays in another province of the place at home.
  ['company_checkup', ['occupational_illness']],
  ['occupational_illness', ['work_board', 'work_accident_papers', 'medical_board']],
  ['work_board', ['medical_board', 'work_accident_papers']],
  ['work_accident_papers', ['insurance_share', 'sick_leave', 'reimbursement']],
  ['copay_free', ['insurance_share', 'reimbursement', 'price', 'financial_help']],
  // A baby that is to be seen goes to the clinic, not to the office.
  ['baby_seen', ['baby_card', 'insurance_share', 'insurance_card', 'insurance_renewal', 'vaccination', 'elders_card']],
  ['checkup_cover', ['insurance_share']],
  ['tb_moved', ['refill', 'refill_away', 'refill_abroad', 'insurance_share', 'change_registration']],
  ['refill_abroad', ['refill', 'refill_away', 'insurance_share']],
  ['refill_away', ['refill', 'insurance_share', 'change_registration']],
  ['records_abroad', ['discharge', 'records_copy', 'travel_home', 'english_speaking']],
  ['discharge_paper', ['discharge', 'records_copy', 'insurance_share']],
  ['baby_card', ['insurance_share', 'insurance_card', 'insurance_renewal', 'vaccination', 'elders_card']],
  ['elders_card', ['insurance_renewal', 'insurance_card']],
  ['driver_certificate', ['health_certificate', 'drug_test']],
  ['hiv_prep', ['hiv_sti_test']],
  ['work_permit', ['health_certificate', 'fasting']],
  ['abroad_certificate', ['health_certificate']],
];

/** What a visit is for: who has left the hospital goes back for a follow-up, whatever was chosen. */
export function needOf({ need }: Intake, wanted: ReadonlySet<Goal>): Need {
  return need === 'discharge' && !wanted.has('discharge') ? 'revisit' : need;
}

/** What the patient wants, by the need and by what was written; denied, done or told of another it is no wish. */
export function goalsOf({ symptoms, diagnosis, goal }: Readings, intake: Intake): ReadonlySet<Goal> {
  const { need, patient } = intake;
  const said = new Set<Goal | Hint>();
  const isTest = need === 'imaging' || need === 'lab_test';
  for (const reading of [symptoms, diagnosis]) hear(reading, said, (value) => isTest && isErrand(value));
  const hoped = new Set<Goal | Hint>();
  hear(goal, hoped, () => true);
  for (const each of hoped) said.add(each);
  if (asksWeekendInShort(intake)) said.add('opening_hours');
  // Who asks for a doctor to come is relieved at home, and does not go for it.
  if (said.has('home_care')) said.delete('pain_medicine');
  const needed = byNeed[need];
  // Whoever asks for a copy, or tells since when they are home, has left the hospital already.
  if (isHomeByNow(intake)) said.add('left');
  if (needed && !(needed === 'discharge' && (said.has('records_copy') || said.has('left')))) said.add(needed);
  if (said.has('left')) for (const each of ['inpatient', 'treated'] as const) said.delete(each);
  if ((said.has('inpatient') || said.has('treated')) && said.has('move')) said.add('transfer_inpatient');
  // Who may leave only for another hospital is moved there.
  if (said.has('discharge') && hoped.has('move')) said.add('transfer_inpatient');
  // Who was operated on is sent home as well, to get better.
  const isIncurable = said.has('last_stage') || need === 'home_care' || (said.has('cancer') && need !== 'discharge');
  if (said.has('sent_home') && isIncurable) said.add('palliative_care');
  // Kidneys at their last stage are replaced for years.
  if (said.has('last_stage') && said.has('home_care') && !said.has('dialysis')) said.add('palliative_care');
  // With a stranger it is the infection that hurries, and its own rule says so; no pharmacy stands before that.
  if (said.has('torn_condom') && patient.sex === 'male') said.add('hiv_exposure');
  else if (said.has('torn_condom') && said.has('couple')) said.add('contraception_in_time');
  // A date is told of by many who ask something else.
  if (said.has('dated') && (said.has('preparing') || need === 'admission' || hoped.has('dated')))
    said.add('planned_stay');
  if (said.has('work_accident') && said.has('medical_board')) said.add('work_board');
  if (said.has('baby_card') && said.has('baby_ails')) said.add('baby_seen');
  if (said.has('general_check') && said.has('insurance_share')) said.add('checkup_cover');
  if (said.has('away') && (said.has('refill') || said.has('out_of_medicine'))) said.add('refill_away');
  // Who writes in English and has no card here renews what was prescribed abroad.
  if (said.has('refill') && symptoms.english && intake.insurance?.hasCard !== true) said.add('refill_abroad');
  for (const [told, silenced] of silencing) if (said.has(told)) for (const each of silenced) said.delete(each);
  const heard = goals.filter((each) => said.has(each));
  return new Set(heard.length === 0 && said.has('inpatient') ? ['inpatient_question'] : heard);
}

function hear(reading: Reading, said: Set<Goal | Hint>, isWish: (value: Goal | Hint) => boolean): void {
  const found = findPhrases(reading, phrases);
  if (found.length === 0) return;
  const refusals = found.filter(({ value }) => value === 'refusal');
  for (const finding of withContext(reading, found, ({ value }) => value !== 'refusal')) {
    const { value } = finding;
    if (value === 'transplant' && isTransplanted(reading, finding)) said.add('transplanted');
    if (value === 'refusal' || !isMeant(finding) || isAcross(reading, finding) || isNextNo(reading, finding)) continue;
    if (
      (isDone(reading, finding) && !afterTheFact.has(value)) ||
      refusals.some((refusal) => isRefused(reading, refusal, finding))
    )
      continue;
    if (value === 'left' && (isAhead(reading, finding) || isPaperOrQuestion(reading, finding))) continue;
    if (value === 'vaccination' && isGiven(reading, finding)) continue;
    if (ofPapers.has(value) && isOnlyWhere(reading, finding)) continue;
    if (value === 'discharge' && isToOne(reading, finding)) continue;
    if (value === 'inpatient' && (isOfOldDays(reading, finding) || isOfOthers(reading, finding))) continue;
    if (value === 'private_care' && (isAnothers(reading, finding) || isSpokenOf(reading, finding))) continue;
    if (isWish(value) || !needsWishing.has(value) || isWished(reading, finding)) said.add(value);
  }
}

/** So few words have no comma between them: “hụt hơi, chân” is no “hội chẩn”. */
const fewWords = 3;

function isAcross({ tokens }: Reading, { from, to }: Span): boolean {
  return to - from < fewWords && tokens[from]?.clause !== tokens[to]?.clause;
}

/** “Khám có bảo hiểm, không có giấy chuyển”: the “không” of another clause asks nothing. */
function isNextNo(reading: Reading, { to }: Span): boolean {
  const { tokens } = reading;
  return tokens[to]?.clause !== tokens[to - 1]?.clause && isOne(notWords, reading, tokens[to]);
}

/** Papers are of what was, so that an old time takes nothing from the wish for them; nor does “không biết” from a question. */
function isMeant({ value, context }: Finding<Goal | Hint>): boolean {
  if (context === 'present' || context === 'asked' || value === 'hiv_answered' || value === 'out_of_medicine')
    return true;
  if (isErrand(value) || value === 'dated') return context !== 'resolved';
  return context === 'past' && (value === 'records_copy' || value === 'left' || value === 'work_accident');
}

function isErrand(value: Goal | Hint): value is ErrandName {
  return value in errands;
}

function isRefused({ tokens }: Reading, refusal: Span, { from }: Span): boolean {
  const words = from - refusal.to - 1;
  return words >= 0 && words < reachWords && tokens[refusal.to]?.clause === tokens[from]?.clause;
}

const doneWords = new WordSet('da sau tung vua moi after had');

/** “Đã ghép thận”, “sau ghép”, “vừa tiêm phòng”. */
function isDone({ tokens }: Reading, { from }: Span): boolean {
  const before = tokens[from - 1];
  return before?.clause === tokens[from]?.clause && doneWords.has(before);
}

const hospitalKinds = new WordSet('k nhi mat tim phoi tinh huyen tu bach viet cho huyet');

/** “Muốn ra viện K”: not out of a hospital, but to one. */
function isToOne({ tokens, text }: Reading, { to }: Span): boolean {
  const next = tokens[to + 1];
  if (!next || next.clause !== tokens[to]?.clause) return false;
  const first = text.charAt(next.start);
  return hospitalKinds.has(next) || first !== first.toLowerCase();
}

const whereItWas = wordsOf('at on with');
/** Between “on” and what it was: “on my visa medical”. */
const articlesMax = 3;

/** “Fatty liver on my visa medical”, “a foreign employee with a work permit”: where it was found, and who asks. */
function isOnlyWhere(reading: Reading, { from, to }: Span): boolean {
  const before = reading.tokens.slice(Math.max(0, from - articlesMax), from);
  return (
    reading.english && before.some((token) => isOne(whereItWas, reading, token)) && !isWished(reading, { from, to })
  );
}

const comingWords = new WordSet('mai mot sap');

/** “Về nhà mấy ngày thì đi học lại được”, “mai ra viện, về nhà ăn gì”: asked before it is so. */
function isAhead({ tokens }: Reading, { from, to }: Span): boolean {
  const next = tokens[to + 1];
  if (comingWords.has(tokens[from - 1])) return true;
  return next?.clause === tokens[from]?.clause && thenWords.has(next);
}

/** “Giấy ra viện để mẹ nộp”, “thuốc về nhà uống mấy ngày”: the paper, or what is asked, and nobody has left. */
function isPaperOrQuestion(reading: Reading, { from, to }: Span): boolean {
  const { tokens } = reading;
  return isOne(papersBefore, reading, tokens[from - 1]) || isOne(howMany, reading, tokens[to - 1]);
}

const papersBefore = wordsOf('giấy');
const howMany = wordsOf('mấy');
const thenWords = new WordSet('thi sau nua');

/** Who else lies in hospital: “một người cùng mâm”, “bạn cùng lớp”, “hàng xóm”. */
const otherWords = wordsOf('mâm lớp trường xóm nghiệp bạn');
const kinWords = wordsOf('gái trai đời');

function isOfOthers(reading: Reading, { from }: Span): boolean {
  const { tokens } = reading;
  return tokens.some(
    (token, at) =>
      at < from &&
      token.clause === tokens[from]?.clause &&
      isOne(otherWords, reading, token) &&
      !isOne(kinWords, reading, tokens[at + 1]),
  );
}

const transplantedBefore = wordsOf('người suýt hair tóc');
const sinceWords = wordsOf('năm tháng tuần year years yrs months recipient recipients patient');
/** “Năm nay”, “tháng sau”. */
const aheadWords = wordsOf('nay sau tới');
/** How far behind it the time since then may stand: “ghép thận được bảy năm”. */
const sinceWithin = 4;

/** “Ghép thận 6 năm”, “người ghép thận”, “suýt ghép gan”, and hair. */
function isTransplanted(reading: Reading, { from, to }: Span): boolean {
  const { tokens } = reading;
  const isIn = (at: number) => tokens[at]?.clause === tokens[from]?.clause;
  if (isDone(reading, { from, to }) || (isIn(from - 1) && isOne(transplantedBefore, reading, tokens[from - 1])))
    return true;
  for (let at = to + 1; at <= to + sinceWithin && isIn(at); at += 1)
    if (isOne(sinceWords, reading, tokens[at]) && !isOne(aheadWords, reading, tokens[at + 1])) return true;
  return false;
}
