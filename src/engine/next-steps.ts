import type { Intake } from '../contract/intake.ts';
import type { SeeWithin, Words } from '../contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import type { SafetyOutcome } from './finding.ts';
import { callNow, emergencyBasics, emergencyByNeed } from './knowledge/next-steps/emergency-steps.ts';
import { stepsByNeed } from './knowledge/next-steps/planned-steps.ts';
import { situationPapers, situationSteps } from './knowledge/next-steps/situation-steps.ts';
import { type Step, step } from './knowledge/next-steps/step.ts';
import { warningSigns } from './knowledge/next-steps/warning-signs.ts';
import type { Match } from './matching.ts';
import type { BilingualRecommendation } from './recommendation.ts';

export type NextSteps = { nextSteps: BilingualRecommendation['nextSteps']; bring: Words[] };

export function nextSteps(assessment: Assessment, intake: Intake, safety: SafetyOutcome, match: Match): NextSteps {
  const emergency = safety.urgency === 'emergency';
  const steps = emergency ? emergencySteps(intake, safety) : plannedSteps(assessment, intake, safety, match);
  return {
    nextSteps: steps.map(({ icon, title }, index) => ({ n: index + 1, icon, title })),
    bring: emergency ? emergencyPapers : papers(assessment, intake, match),
  };
}

/** The plan whole, and what else there is room for. */
const emergencyStepsMax = 12;

function emergencySteps({ need }: Intake, { doNow }: SafetyOutcome): Step[] {
  const aid = doNow.filter(({ isCall }) => !isCall);
  const added = emergencyByNeed[need];
  const { time, company, medicines, papers: ids, never } = emergencyBasics;
  const steps = [
    callNow,
    ...aid.map(firstAidStep),
    ...(added ? [added] : []),
    ...(aid.some(({ notesTime }) => notesTime) ? [] : [time]),
    company,
    never,
    ids,
    medicines,
  ];
  return steps.slice(0, Math.max(emergencyStepsMax, 1 + aid.length));
}

function firstAidStep({ vi, en }: Words): Step {
  return step('firstaid', vi, en);
}

/** How hard a step is to give up when the list grows too long. */
const priority = { fixed: 3, added: 2, generic: 1 } as const;
type Weighed = Step & { readonly keep: number };

const plannedStepsMax = 9;

function plannedSteps(assessment: Assessment, intake: Intake, safety: SafetyOutcome, match: Match): Step[] {
  const urgent = safety.urgency === 'urgent';
  // A visit that is booked is prepared like any other, however grave the doubt.
  const isSoon = safety.seeWithin === '24h' || safety.seeWithin === '3d';
  const particular = stepsByNeed[intake.need][isSoon ? 'urgent' : 'routine'];
  const generic = [isSoon ? arriveSoon : arriveEarly, isSoon ? askUrgent : askRoutine];
  const warning = warningStep(assessment, intake, urgent);
  const body: Weighed[] = [
    ...weigh(aidSteps(assessment, safety), priority.fixed),
    ...weigh(situated(assessment, match), priority.added),
    ...weigh(particular, priority.fixed),
    ...weigh([results(intake)], priority.added),
    ...weigh(generic, priority.generic),
  ];
  const where = whereStep(safety.seeWithin, match);
  // The signs of danger stand second when it is urgent, and close the list when it is not.
  const room = plannedStepsMax - 2;
  const kept = fitting(body, room);
  return urgent ? [where, warning, ...kept] : [where, ...kept, warning];
}

/** What to do at once, but for the time, which is the first step, and for what a circumstance says anyway. */
function aidSteps({ situations }: Assessment, { doNow }: SafetyOutcome): Step[] {
  return doNow.filter(({ isSchedule, saidBy }) => !isSchedule && !(saidBy && situations.has(saidBy))).map(firstAidStep);
}

function weigh(steps: readonly Step[], keep: number): Weighed[] {
  return steps.map((each) => ({ ...each, keep }));
}

/** Gives up the least needed from the end until the rest fits; the order stays. */
function fitting(steps: readonly Weighed[], room: number): Step[] {
  const kept = [...steps];
  while (kept.length > room) {
    const least = Math.min(...kept.map(({ keep }) => keep));
    kept.splice(
      kept.findLastIndex(({ keep }) => keep === least),
      1,
    );
  }
  return kept;
}

/** Where, and how soon: the same time as everywhere else in the answer. */
function whereStep(within: SeeWithin, { primary: { hospital, department } }: Match): Step {
  const { vi, en } = department.name;
  if (within === '24h') {
    return step(
      'calendar',
      `Đi ngay hôm nay, chậm nhất trong 24 giờ: ${vi}, ${hospital.name.vi}. Không cần hẹn qua mạng; ngoài giờ khám, hoặc nếu nặng lên, đến khoa cấp cứu.`,
      `Go today, within 24 hours at the latest: ${en}, ${hospital.name.en}. No need to book online; outside consulting hours, or if it gets worse, go to the emergency department.`,
    );
  }
  if (within === '3d') {
    return step(
      'calendar',
      `Đi khám trong 3 ngày tới tại ${vi}, ${hospital.name.vi}; gọi hỏi trước hoặc đến thẳng lấy số.`,
      `Be seen within 3 days at ${en}, ${hospital.name.en}; call ahead, or come and take a number.`,
    );
  }
  const soon = within === '14d' ? { vi: ', trong hai tuần tới,', en: ', within two weeks,' } : { vi: '', en: '' };
  return step(
    'calendar',
    `Đặt lịch khám ${vi} ở ${hospital.name.vi}${soon.vi} qua trang web, ứng dụng hoặc tổng đài chính thức.`,
    `Book ${en} at ${hospital.name.en}${soon.en} through its own website, app or phone line.`,
  );
}

function warningStep({ specialties }: Assessment, { need }: Intake, urgent: boolean): Step {
  const signs = warningSigns(specialties, need === 'discharge');
  return urgent
    ? step(
        'warning',
        `Gọi 115 hoặc đến cấp cứu ngay nếu có: ${signs.vi}.`,
        `Call 115 or go to emergency care at once for: ${signs.en}.`,
      )
    : step(
        'warning',
        `Không chờ đến ngày hẹn, đi cấp cứu ngay nếu có: ${signs.vi}.`,
        `Do not wait for the appointment; seek emergency care at once for: ${signs.en}.`,
      );
}

const arriveSoon = step(
  'clock',
  'Đến sớm để lấy số; trẻ dưới 6 tuổi, thai phụ, người từ 75 tuổi và người khuyết tật nặng được ưu tiên.',
  'Come early for a number; children under 6, pregnant women, people of 75 and over and the severely disabled go first.',
);
const arriveEarly = step(
  'clock',
  'Đến trước giờ hẹn khoảng 30 phút; buổi sáng đầu tuần thường đông.',
  'Arrive about 30 minutes early; mornings at the start of the week are crowded.',
);
const askUrgent = step(
  'question',
  'Hỏi bác sĩ: có cần nhập viện không, theo dõi dấu hiệu gì, khi nào phải quay lại.',
  'Ask the doctor: is admission needed, what to watch for, when to come back.',
);
const askRoutine = step(
  'question',
  'Ghi sẵn 3–5 câu muốn hỏi bác sĩ, triệu chứng và ngày bắt đầu.',
  'Write down 3–5 questions for the doctor, the complaints and when they began.',
);

function results({ hasPriorResults }: Intake): Step {
  return hasPriorResults
    ? step(
        'folder',
        'Xếp kết quả cũ theo ngày và hỏi kết quả nào còn dùng được để khỏi làm lại.',
        'Put earlier results in order of date, and ask which still count so that tests are not repeated.',
      )
    : step(
        'folder',
        'Xét nghiệm đầu tiên do bác sĩ chỉ định khi khám; chưa cần mua gói xét nghiệm trước.',
        'The first tests are ordered at the visit; no need to buy a package of tests beforehand.',
      );
}

const situationStepsMax = 3;

function situated({ situations }: Assessment, { isFar }: Match): Step[] {
  const steps = situationSteps.filter(([situation]) => situations.has(situation)).map(([, each]) => each);
  if (isFar) steps.splice(Math.min(steps.length, situationStepsMax - 1), 0, farAway);
  return steps.slice(0, situationStepsMax);
}

const farAway = step(
  'map',
  'Đường xa: hỏi trước lịch khám, chỗ trọ gần viện (Phòng Công tác xã hội của bệnh viện) và có thể tái khám gần nhà không.',
  'It is far: ask beforehand about the schedule, a place to stay (the hospital’s social work office) and whether follow-up near home is possible.',
);

const emergencyPapers: Words[] = [
  { vi: 'Thuốc đang uống hoặc ảnh đơn thuốc', en: 'Current medicines or a photo of the prescription' },
  {
    vi: 'Căn cước hoặc VNeID, thẻ bảo hiểm y tế nếu có sẵn; thiếu vẫn đi',
    en: 'Identity card or VNeID and insurance card if at hand; go even without them',
  },
  { vi: 'Điện thoại có sạc và số của người nhà', en: 'A charged phone and a relative’s number' },
];

function papers({ situations }: Assessment, { need, hasPriorResults }: Intake, { isFar }: Match): Words[] {
  const bring: Words[] = [];
  if (!situations.has('child')) {
    bring.push({
      vi: 'Căn cước hoặc VNeID mức 2 đã tích hợp bảo hiểm y tế, hoặc thẻ bảo hiểm y tế',
      en: 'Identity card or VNeID level 2 with health insurance, or the insurance card',
    });
  }
  for (const [situation, paper] of situationPapers) if (situations.has(situation)) bring.push(paper);
  bring.push(
    need === 'revisit'
      ? { vi: 'Phiếu hẹn khám lại', en: 'The appointment slip' }
      : {
          vi: 'Phiếu chuyển cơ sở khám chữa bệnh còn hạn, nếu được chuyển',
          en: 'A valid referral slip, if the patient was referred',
        },
  );
  bring.push(
    hasPriorResults
      ? {
          vi: 'Kết quả xét nghiệm, phim chụp, giấy ra viện đã có',
          en: 'Earlier test results, scans and discharge papers',
        }
      : { vi: 'Giấy tờ khám cũ nếu có', en: 'Papers of earlier visits, if any' },
    { vi: 'Danh sách thuốc đang uống và thuốc bị dị ứng', en: 'List of current medicines and drug allergies' },
  );
  if (need === 'surgery' || need === 'admission') {
    bring.push({
      vi: 'Đồ dùng cá nhân, tiền tạm ứng, căn cước của người chăm',
      en: 'Personal things, the deposit, the carer’s identity card',
    });
  }
  if (isFar) {
    bring.push({ vi: 'Quần áo và tiền cho ít nhất một đêm ở lại', en: 'Clothes and money for at least one night' });
  }
  return bring;
}
