import type { Intake } from '#contract/intake.ts';
import { foldedText } from '../graph/letters.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import { findSpecialty } from '../knowledge/specialties.ts';

/** What families call the doctors between whom they waver. */
const called =
  'tim mach|tim|than kinh|tam than|tam ly|tieu hoa|da day|bao tu|co xuong khop|xuong khop|khop|xuong|cot song|da lieu|noi tiet|tieu duong|tai mui hong|mat|phu khoa|san khoa|san|tiet nieu|nam khoa|than|ho hap|phoi|ngoai|noi|rang|ung buou|gan mat|gan|mau|di ung|dong y|vat ly tri lieu|phuc hoi chuc nang|truyen nhiem|mach mau';
const lead = '(?:di )?(?:kham|chuyen khoa|khoa|bac si|bs|vao|vo|gap)(?: (?:chuyen khoa|khoa|bac si|bs|noi|ngoai))?';
const doctor =
  '(?:cardi|neur|dermat|rheumat|ur|gynaec|gynec|endocrin|pulmon|gastroenter|psych|ophthalm|onc|hemat|haemat|nephr)ologist|psychiatrist|surgeon|orthopa?edist|ent|gp';
const between = new RegExp(
  `(?<!\\p{L})(?:${lead} (?:${called}) (?:hay|hoac)(?: la)? (?:${lead} )?(?:${called})|(?:a |an )?(?:${doctor}) or (?:a |an )?(?:${doctor}))(?!\\p{L})`,
  'u',
);

/** To who wavers between two kinds of doctor: which one first. */
export function whichFirst({ symptoms = '', goal = '' }: Intake, specialties: readonly string[]): Step[] {
  const first = findSpecialty(specialties[0] ?? '');
  if (!first || ![goal, symptoms].some((text) => between.test(foldedText(text)))) return [];
  const { vi, en } = first.name;
  return [
    step(
      'hospital',
      `Phân vân chuyên khoa nào thì khám ${vi} trước, vì những điều kể ở đây gần với chuyên khoa này nhất; kể hết mọi triệu chứng, bác sĩ thấy cần sẽ cho khám tiếp chuyên khoa khác.`,
      `Which doctor first: ${en}, for what you tell is nearest to it; mention every complaint, and the doctor sends you on to another if need be.`,
    ),
  ];
}
