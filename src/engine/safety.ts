import type { Intake } from '../contract/intake.ts';
import type { Urgency, Words } from '../contract/vocabulary.ts';
import type { Facts, Readings, SafetyOutcome } from './finding.ts';
import { firstAid } from './knowledge/first-aid.ts';
import { findRedFlag } from './knowledge/red-flags.ts';
import type { MatchedSign } from './recommendation.ts';
import { gravestFirst, higher } from './urgency.ts';

/** One thing that raises the urgency, with the sentence that says so. */
type Raise = { readonly level: Urgency; readonly reason: Words };

export function checkSafety(_readings: Readings, intake: Intake): SafetyOutcome {
  const ticked = [...new Set(intake.redFlags ?? [])].sort();
  const matched = ticked.map(tickedSign).sort(gravestFirst);
  const raises = [...matched.map(tickedRaise), ...needRaise(intake), ...severityRaise(intake)].sort(gravestFirst);
  const urgency = raises.reduce<Urgency>((level, raise) => higher(level, raise.level), 'routine');
  return {
    urgency,
    reasons: raises.length > 0 ? raises.map(({ reason }) => reason) : [nothingFound],
    matched,
    doNow: doNow(urgency, matched),
    specialties: [...new Set(matched.flatMap(({ code }) => findRedFlag(code)?.specialties ?? []))],
    ask: [],
    facts: factsOf(intake),
    doubts: ticked.filter((code) => !findRedFlag(code)).map(unknownCode),
  };
}

const nothingFound: Words = {
  vi: 'Trong những gì bạn ghi, chưa thấy dấu hiệu nguy hiểm nào. Nếu nặng lên, gọi 115.',
  en: 'Nothing you wrote is a danger sign that we know. If it gets worse, call 115.',
};

function tickedSign(code: string): MatchedSign {
  const flag = findRedFlag(code);
  if (!flag) return { code, label: { vi: `Dấu hiệu “${code}”`, en: `Sign “${code}”` }, level: 'urgent', words: [] };
  return { code, label: flag.label, level: flag.level, words: [] };
}

function tickedRaise({ code, label, level }: MatchedSign): Raise {
  const flag = findRedFlag(code);
  if (!flag) return { level, reason: unknownCode(code) };
  return {
    level,
    reason: { vi: `Bạn đã chọn “${label.vi}”. ${flag.why.vi}`, en: `You chose “${label.en}”. ${flag.why.en}` },
  };
}

function unknownCode(code: string): Words {
  return {
    vi: `Dấu hiệu “${code}” không có trong danh mục của chúng tôi, nên được coi là dấu hiệu nguy hiểm.`,
    en: `The sign “${code}” is not in our catalogue, so it is treated as a danger sign.`,
  };
}

function needRaise({ need }: Intake): Raise[] {
  if (need !== 'emergency') return [];
  return [
    {
      level: 'emergency',
      reason: { vi: 'Bạn yêu cầu cấp cứu. Gọi 115 ngay.', en: 'You asked for emergency help. Call 115 now.' },
    },
  ];
}

function severityRaise({ severity }: Intake): Raise[] {
  if (severity !== 'severe') return [];
  return [{ level: 'urgent', reason: { vi: 'Bạn cho biết tình trạng đang nặng.', en: 'You said that it is severe.' } }];
}

function doNow(urgency: Urgency, matched: readonly MatchedSign[]): Words[] {
  const first = urgency === 'emergency' ? [firstAid.call115] : [];
  const flags = matched.filter(({ level }) => level === urgency).flatMap(({ code }) => findRedFlag(code)?.doNow ?? []);
  return [...new Set([...first, ...flags.map((key) => firstAid[key])])];
}

function factsOf({ patient, durationDays }: Intake): Facts {
  return {
    ageYears: patient.age,
    ageMonths: undefined,
    sex: patient.sex,
    pregnant: false,
    postpartum: false,
    durationDays,
    acute: durationDays !== undefined && durationDays <= 3,
  };
}
