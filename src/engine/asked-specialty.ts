import type { Intake } from '#contract/intake.ts';
import type { Assessment } from './assess.ts';
import type { SafetyOutcome } from './finding.ts';
import { foldedText } from './graph/letters.ts';
import { findSpecialty, withFallbacks } from './knowledge/specialties.ts';

/** What families call a specialty after “bác sĩ”, “khám” or “chuyên khoa”, without marks. */
const called: Readonly<Record<string, string>> = {
  geriatrics: 'lao khoa',
  cardiology: 'tim mach|tim(?! duoc| ra| hieu)',
  pulmonology: 'ho hap|phoi',
  gastroenterology: 'tieu hoa|da day',
  hepatology: 'gan mat',
  nephrology: 'than(?! (?:thien|kinh|the|mat|nhan))',
  urology: 'tiet nieu|nieu khoa',
  andrology: 'nam khoa|nam hoc',
  endocrinology: 'noi tiet|tieu duong|tuyen giap',
  rheumatology: 'co xuong khop|xuong khop|khop',
  neurology: 'than kinh',
  psychiatry: 'tam than',
  psychology: 'tam ly',
  dermatology: 'da lieu',
  allergy_immunology: 'di ung',
  hematology: 'huyet hoc',
  oncology: 'ung buou',
  orthopedics: 'chan thuong chinh hinh|chinh hinh',
  spine: 'cot song',
  vascular_surgery: 'mach mau(?! nao)',
  gynecology: 'phu khoa',
  reproductive_medicine: 'hiem muon|vo sinh',
  ent: 'tai mui hong|tmh',
  dentistry: 'rang ham mat|rang|nha khoa',
  rehabilitation: 'phuc hoi chuc nang|vat ly tri lieu',
  nutrition: 'dinh duong',
  infectious_disease: 'truyen nhiem|benh nhiet doi',
};

const inEnglish: Readonly<Record<string, string>> = {
  geriatrics: 'geriatrician|geriatric (?:doctor|specialist|clinic)',
  cardiology: 'cardiologist|heart (?:doctor|specialist)',
  pulmonology: 'pulmonologist|(?:lung|respiratory|chest) (?:doctor|physician|specialist)',
  gastroenterology: 'gastroenterologist|gi (?:doctor|specialist)',
  hepatology: 'hepatologist|liver (?:doctor|specialist)',
  nephrology: 'nephrologist|kidney (?:doctor|specialist)',
  urology: 'urologist',
  andrology: 'andrologist',
  endocrinology: 'endocrinologist|diabetologist',
  rheumatology: 'rheumatologist',
  neurology: 'neurologist',
  psychiatry: 'psychiatrist',
  psychology: 'psychologist',
  dermatology: 'dermatologist|skin (?:doctor|specialist)',
  allergy_immunology: 'allergist|allergologist',
  hematology: 'ha?ematologist',
  oncology: 'oncologist',
  orthopedics: 'orthopa?edic (?:doctor|surgeon|specialist)|orthopa?edist',
  gynecology: 'gyna?ecologist',
  ophthalmology: 'ophthalmologist|eye (?:doctor|specialist)',
  ent: 'ent (?:doctor|specialist)|ear nose and throat (?:doctor|specialist)',
  dentistry: 'dentist',
};

const lead =
  '(?:bac si|bs|chuyen gia|chuyen khoa|khoa|phong kham|kham|gap|benh vien|vien|bv)(?: (?:chuyen|khoa|ve|noi|gioi|benh))*';
const names = [...new Set([...Object.keys(called), ...Object.keys(inEnglish)])].map((code) => {
  const said = [
    ...(called[code] ? [`${lead} (?:${called[code]})`] : []),
    ...(inEnglish[code] ? [inEnglish[code]] : []),
  ];
  return [code, new RegExp(`(?<!\\p{L})(?:${said.join('|')})(?!\\p{L})`, 'u')] as const;
});

/** Without marks “mắt” is “mất” too: “khám mất bao lâu”. */
const eyes = /(?<!\p{L})(?:bác sĩ|bs|chuyên khoa|khoa|khám) mắt(?!\p{L})/u;

/** Who asks whether, or which of two, or tells where one has been, has not asked for that doctor. */
const doubts =
  /(?<!\p{L})(?:hay|hoac|or|nao|co (?:can|nen|phai)|should|khong (?:muon|can|thich)|khong biet|da (?:di )?kham|(?:kham|di)(?: \p{L}+){1,4} roi|tung kham|khong ra|already|not|without)(?!\p{L})/u;

/** The one specialty that the wish asks for by its name: “khám lão khoa”, “bác sĩ khớp”, “a gastroenterologist”. */
export function askedSpecialty({ goal = '' }: Intake): string | undefined {
  const clauses = goal
    .normalize('NFC')
    .toLowerCase()
    .split(/[.,;:?!\n]+/u);
  const sure = clauses.filter((clause) => !doubts.test(foldedText(clause)));
  const found = new Set<string>();
  for (const clause of sure) {
    const text = foldedText(clause);
    for (const [code, said] of names) if (said.test(text)) found.add(code);
    if (eyes.test(clause)) found.add('ophthalmology');
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

const minds: ReadonlySet<string> = new Set(['psychiatry', 'child_psychiatry', 'psychology']);

/** Whoever names the doctor is led to that one, unless a danger sign says whose matter it is. */
export function asAsked(assessed: Assessment, intake: Intake, { urgency, matched }: SafetyOutcome): Assessment {
  const named = urgency === 'emergency' || matched.length > 0 ? undefined : askedSpecialty(intake);
  if (!named) return assessed;
  const code = (assessed.situations.has('child') && findSpecialty(named)?.child) || named;
  const [first = ''] = assessed.specialties;
  const isNarrower = withFallbacks(first)[1] === code || (minds.has(first) && minds.has(code));
  if (isNarrower) return assessed;
  return { ...assessed, specialties: [code, ...assessed.specialties.filter((other) => other !== code)] };
}
