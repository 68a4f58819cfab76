import type { Intake } from '#contract/intake.ts';
import type { Words } from '#contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import { askedErrands, isCalm } from './errands.ts';
import type { SafetyOutcome } from './finding.ts';
import { foldedText } from './graph/letters.ts';
import type { Match } from './matching.ts';
import type { Person } from './next-steps/person.ts';
import type { BilingualRecommendation } from './recommendation.ts';

type HumanNavigator = BilingualRecommendation['humanNavigator'];

type Known = {
  readonly assessment: Assessment;
  readonly intake: Intake;
  readonly safety: SafetyOutcome;
  readonly match: Match;
  readonly person?: Person;
};

/** When a person should help, and why: safety first, then the illness, then the practical side. The rules are ours. */
const rules: readonly (readonly [(known: Known) => boolean, Words])[] = [
  [
    ({ safety }) => isDanger(safety),
    {
      vi: 'Đây là tình huống khẩn cấp: gọi 115 trước. Nếu lưu hồ sơ, điều phối viên sẽ thấy hồ sơ này ở đầu danh sách.',
      en: 'This is an emergency: call 115 first. If a case is saved, navigators see it at the top of their list.',
    },
  ],
  [
    ({ assessment: { situations } }) => situations.has('violence'),
    {
      vi: 'Chuyện bạo lực cần người lắng nghe riêng và giúp tìm nơi an toàn.',
      en: 'After violence, someone should listen in private and help to find a safe place.',
    },
  ],
  [
    despairs,
    {
      vi: 'Lúc tinh thần suy sụp, có người cùng đi qua từng bước sẽ nhẹ hơn.',
      en: 'In despair, someone who goes through each step with you makes it lighter.',
    },
  ],
  [
    ({ safety: { matched } }) => matched.some(({ code }) => code === 'hiv_exposure_recent'),
    {
      vi: 'Thuốc phòng HIV cần bắt đầu sớm và không phải nơi nào cũng có: cần người giúp tìm.',
      en: 'HIV prevention medicine must start early and not every place has it: someone should help to find it.',
    },
  ],
  [
    ({ assessment: { goals, specialties } }) => goals.has('transplant') || specialties[0] === 'transplant',
    {
      vi: 'Ghép tạng qua nhiều bước: cần người giúp về hồ sơ, nơi ghép và chi phí.',
      en: 'A transplant takes many steps: help with papers, the centre and the cost is useful.',
    },
  ],
  [
    ({ assessment: { goals } }) => goals.has('transfer_inpatient'),
    {
      vi: 'Chuyển viện cần hai bệnh viện thống nhất: cần người giúp liên hệ.',
      en: 'A transfer needs both hospitals to agree: someone should help with the contact.',
    },
  ],
  [
    insuranceTrouble,
    {
      vi: 'Có vướng mắc về bảo hiểm: cần người hỏi rõ trước khi đi.',
      en: 'There is a question about insurance: someone should clear it up before the visit.',
    },
  ],
  [
    ({ assessment: { situations, specialties }, safety }) =>
      !isDanger(safety) && (situations.has('cancer') || specialties[0] === 'oncology'),
    {
      vi: 'Liên quan ung bướu: cần đúng nơi, đủ hồ sơ và không mất thời gian.',
      en: 'It concerns a possible or known tumour: the right place, complete papers and no lost time matter.',
    },
  ],
  [
    ({ safety: { urgency, matched }, intake }) =>
      urgency !== 'emergency' && (matched.some(({ code }) => suspicious.has(code)) || isFoundMass(intake)),
    {
      vi: 'Có chỗ nghi ngờ cần làm rõ sớm: cần người giúp đúng nơi, đúng bước, không mất thời gian.',
      en: 'Something suspicious must be cleared up soon: help with the right place and steps saves time.',
    },
  ],
  [
    ({ person, safety }) => !isDanger(safety) && person?.told.services.some(({ isScarce }) => isScarce) === true,
    {
      vi: 'Việc này không phải nơi nào cũng còn chỗ: cần người gọi hỏi giúp.',
      en: 'Not every place has room for this: someone should call around.',
    },
  ],
  [
    ({ assessment: { situations }, safety }) => situations.has('operation') && !isDanger(safety),
    {
      vi: 'Có việc mổ: nên so sánh nơi mổ, chi phí và thời gian chờ.',
      en: 'An operation is in question: compare places, cost and waiting time.',
    },
  ],
  [
    ({ intake, safety }) => intake.need === 'second_opinion' && !isDanger(safety),
    {
      vi: 'Xin ý kiến thứ hai: cần sao đủ hồ sơ và chọn đúng nơi.',
      en: 'For a second opinion, complete copies and the right place are needed.',
    },
  ],
  [
    ({ intake }) => (intake.conditionsCount ?? 0) >= conditionsMin,
    {
      vi: 'Nhiều bệnh cùng lúc: cần một đầu mối điều phối.',
      en: 'Several illnesses at once need one person to coordinate.',
    },
  ],
  [
    ({ assessment: { divided, understood }, safety }) =>
      divided && understood === 'clearly' && safety.urgency === 'urgent',
    {
      vi: 'Triệu chứng thuộc nhiều chuyên khoa: cần người giúp chọn nơi khám trước.',
      en: 'The complaints belong to several specialties: someone should help to choose where to go first.',
    },
  ],
  [
    needsCompany,
    {
      vi: 'Người cao tuổi hoặc ở một mình cần người hỗ trợ khi đi khám.',
      en: 'An old person, or one living alone, needs help with the visit.',
    },
  ],
  [riskyPregnancy, { vi: 'Thai kỳ cần theo dõi kỹ.', en: 'This pregnancy needs close attention.' }],
  [
    ({ assessment: { situations }, safety }) => situations.has('infant') && safety.urgency !== 'routine',
    { vi: 'Trẻ dưới 1 tuổi diễn biến nhanh.', en: 'In a child under one year things change fast.' },
  ],
  [
    ({ assessment: { situations, goals }, intake: { need }, safety }) =>
      !isDanger(safety) &&
      (goals.has('home_care') ||
        goals.has('palliative_care') ||
        need === 'home_care' ||
        (situations.has('bedridden') && need === 'discharge')),
    {
      vi: 'Chăm sóc tại nhà cần nhiều người phối hợp.',
      en: 'Care at home needs several people to work together.',
    },
  ],
  [
    ({ match }) => match.fit === 'none',
    {
      vi: 'Danh bạ chưa có nơi hợp hẳn với việc này; điều phối viên có thể tìm thêm.',
      en: 'The directory has no place that fits well; a navigator can look further.',
    },
  ],
  [
    ({ match, safety, intake: { patient } }) =>
      match.origin === 'unknown' && (safety.urgency !== 'routine' || (patient.province ?? '').trim() !== ''),
    {
      vi: 'Chưa biết người bệnh đang ở đâu; cần gọi để tìm nơi gần.',
      en: 'It is not known where the patient is; a call can find a place nearby.',
    },
  ],
  [
    ({ match }) => match.isFar,
    {
      vi: 'Phải đi xa: cần giúp về lịch khám, đi lại và chỗ ở.',
      en: 'It is a long way: help with the schedule, travel and lodging is useful.',
    },
  ],
  [
    ({ assessment: { situations } }) => situations.has('foreign_language'),
    {
      vi: 'Cần phiên dịch hoặc hỗ trợ bảo hiểm nước ngoài.',
      en: 'An interpreter or help with foreign insurance is needed.',
    },
  ],
  [
    ({ assessment: { situations } }) => situations.has('many_visits'),
    {
      vi: 'Đã khám nhiều nơi chưa rõ: cần người gom hồ sơ và tóm lại.',
      en: 'Several visits have not made it clear: someone should gather the papers and sum up.',
    },
  ],
  [
    ({ assessment, intake }) => !isUnderstood(assessment, intake) && askedErrands(assessment.goals).length === 0,
    {
      vi: 'Chưa hiểu rõ lời kể nên cần người hỏi thêm.',
      en: 'The description was not understood well, so a person should ask more.',
    },
  ],
];

/** Then nobody compares places, gathers papers or arranges care at home. */
function isDanger({ urgency }: SafetyOutcome): boolean {
  return urgency === 'emergency';
}

const suspicious: ReadonlySet<string> = new Set(['breast_lump_or_change', 'cancer_alarm_symptoms']);

/** What a scan found inside and nobody has named yet. */
const foundMass =
  /(?<!\p{L})(?:not|khoi|khoi u) (?:(?:o|trong|ben|thuy) ){0,2}(?:gan|phoi|tuy|than|nao)(?!\p{L})|(?<!\p{L})(?:liver|lung|pancreas|kidney|brain) (?:nodule|mass|lesion)(?!\p{L})/u;

function isFoundMass({ symptoms = '', goal = '' }: Intake): boolean {
  return foundMass.test(foldedText(`${symptoms} ${goal}`));
}

const conditionsMin = 3;
const oldAgeMin = 75;
const aloneAgeMin = 65;
const pregnantYoungMax = 17;
const pregnantOldMin = 40;

/** How to reach a navigator by phone, as far as whoever runs the service has told. */
export type NavigatorContact = { readonly phone?: string; readonly hours?: string };

export function humanNavigator(known: Known, contact: NavigatorContact): HumanNavigator {
  // What the safety check was unsure of is always a reason for a person to look.
  const reasons = [
    ...rules.filter(([applies]) => applies(known)).map(([, reason]) => reason),
    ...errandHelp(known),
    ...known.safety.doubts,
  ];
  const said = reasons.filter(({ vi }, at) => reasons.findIndex((other) => other.vi === vi) === at);
  return said.length === 0 ? { recommended: false, reasons: [] } : withReasons(said, contact);
}

export function withReasons(reasons: Words[], contact: NavigatorContact): HumanNavigator {
  return { recommended: true, reasons, contact: { ...contact, how: howToReach(contact) } };
}

function errandHelp({ assessment: { goals }, safety }: Known): Words[] {
  return isCalm(safety) ? askedErrands(goals).flatMap(({ help }) => help ?? []) : [];
}

/** Promises no more than what happens: a saved case is in the navigators’ list, and a call is answered in those hours. */
function howToReach({ phone, hours }: NavigatorContact): Words {
  if (phone === undefined) {
    return {
      vi: 'Lưu thành hồ sơ: điều phối viên của Dẫn Lối sẽ thấy hồ sơ trong danh sách cần giúp.',
      en: 'Save a case: Dẫn Lối’s navigators then see it in their list of people to help.',
    };
  }
  const when = hours === undefined ? '' : ` (${hours})`;
  return {
    vi: `Gọi điều phối viên: ${phone}${when}. Nên lưu thành hồ sơ trước để điều phối viên xem được.`,
    en: `Call a navigator: ${phone}${when}. Save a case first, so that the navigator can read it.`,
  };
}

/** Whoever writes nothing is not misunderstood. */
export function isUnderstood(
  { understood }: Assessment,
  { symptoms = '', diagnosis = '', goal = '' }: Intake,
): boolean {
  return understood !== 'not_at_all' || `${symptoms}${diagnosis}${goal}`.trim() === '';
}

/** A young person, or the mother of a small child, whose mind suffers; or anyone who thinks of dying. */
function despairs({ assessment: { situations, specialties }, safety: { facts, topics } }: Known): boolean {
  if (topics.some(({ atMost }) => atMost === 'routine')) return false;
  if (situations.has('self_harm')) return true;
  const years = facts.ageYears ?? adultAge;
  // Late speech, tics and restlessness of a small child are no despair.
  const suffers = situations.has('distress') || (years >= despairYearsMin && ofTheMind.has(specialties[0] ?? ''));
  return suffers && (situations.has('postpartum') || situations.has('pregnant') || years < adultAge);
}

const ofTheMind: ReadonlySet<string> = new Set(['psychiatry', 'child_psychiatry', 'psychology']);
const adultAge = 18;
const despairYearsMin = 12;

const costly: ReadonlySet<Intake['need']> = new Set(['surgery', 'admission']);

function insuranceTrouble({ assessment: { goals, situations }, intake: { need, insurance } }: Known): boolean {
  if (goals.has('change_registration') || goals.has('guaranteed_payment')) return true;
  return insurance?.hasCard === false && (costly.has(need) || situations.has('cancer'));
}

function needsCompany({ assessment: { situations }, intake: { patient }, safety: { facts } }: Known): boolean {
  const age = facts.ageYears ?? 0;
  return situations.has('alone') || age >= oldAgeMin || (age >= aloneAgeMin && patient.isSelf === true);
}

function riskyPregnancy({ assessment: { situations }, safety: { facts, urgency } }: Known): boolean {
  if (!situations.has('pregnant')) return false;
  const { ageYears: age } = facts;
  return urgency !== 'routine' || (age !== undefined && (age <= pregnantYoungMax || age >= pregnantOldMin));
}
