import type { Intake } from '#contract/intake.ts';
import { foldedText } from '../graph/letters.ts';
import { departmentOf, findSpecialty } from '../knowledge/specialties.ts';

const general = new Set(['general_internal', 'family_medicine', 'emergency']);
const lead = /^(?:khoa|trung tam|phong kham|don vi) (?:(?:noi|ngoai) )?/u;
const anyOf = (names: readonly string[]) => names.filter((each) => each !== '').join('|');

/** Whether the wish is for the doctor of this very matter: “bác sĩ tim mạch”, “chuyên khoa tiêu hóa”, “a cardiologist”. */
export function asksForDoctorOf(code: string, { goal = '', need }: Intake): boolean {
  const specialty = findSpecialty(code);
  if (!specialty || general.has(code) || need === 'revisit' || goal.trim() === '') return false;
  const text = foldedText(goal);
  const names = anyOf([foldedText(specialty.name.vi), foldedText(departmentOf(code).vi).replace(lead, '')]);
  const english = foldedText(specialty.name.en).replace(/y$/u, '(?:y|ist)');
  return new RegExp(
    `(?<!\\p{L})(?:bac si|bs|chuyen gia|chuyen khoa|khoa)(?: (?:chuyen|khoa|ve|noi|gioi))* (?:${names})(?!\\p{L})|(?<!\\p{L})${english}(?!\\p{L})`,
    'u',
  ).test(text);
}
