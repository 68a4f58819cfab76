import fc from 'fast-check';
import type { Intake } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { insuranceKinds, needs, redFlagCodes, severities, sexes } from '#contract/vocabulary.ts';
import { redFlags } from '#engine/knowledge/red-flags.ts';
import { symptoms } from '#engine/knowledge/specialty-terms/symptoms.ts';

/** For tests: any valid intake, from ordinary complaints to noise. */

/** Wordings of complaints, those that are written out whole. */
const plainWordings = Object.values(symptoms)
  .flatMap((wordings) => wordings.split('|'))
  .filter((wording) => !/[/_~!]/.test(wording));

/** Ways to tell of a complaint that is there now, from the ordinary to what leaves no doubt of danger. */
const complaints = [...plainWordings, ...redFlags.flatMap(({ certain = [] }) => certain)];

/** What people say around their complaints: how it is meant, who it is, measures, slips, chatter, English. */
const asides = [
  'không sốt',
  'từ sáng',
  'mấy hôm nay',
  'sợ lắm',
  'năm ngoái',
  'mẹ tôi từng bị',
  'đã hết',
  'bé 2 tháng',
  'thai 30 tuần',
  'sốt 39,5',
  'huyết áp 190/110',
  'đột ngột',
  'thỉnh thoảng',
  'có sao không bác sĩ',
  'xin cảm ơn',
  'khos thowr',
  'daubung',
  'đauuu quá',
  'e ko bít',
  'I have',
  'no fever',
];

const text = fc.oneof(
  { weight: 4, arbitrary: spoken(', ') },
  { weight: 2, arbitrary: spoken(' ') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
);

function spoken(separator: string): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(fc.constantFrom(...complaints), fc.constantFrom(...asides)), { maxLength: 8 })
    .map((parts) => parts.join(separator));
}

const place = fc.oneof(
  fc.constantFrom('Hà Nội', 'tuyen quang', 'Hà Giang', 'TPHCM', 'Sài Gòn', 'Cần Thơ'),
  fc.string({ maxLength: 20 }),
);

const flag = fc.oneof(fc.constantFrom(...redFlagCodes), fc.string({ maxLength: limits.redFlagLengthMax }));

const patient = fc.record(
  {
    age: fc.integer({ min: limits.ageMin, max: limits.ageMax }),
    sex: fc.constantFrom(...sexes),
    province: place,
    isSelf: fc.boolean(),
  },
  { requiredKeys: [] },
);

export const generatedIntakes: fc.Arbitrary<Intake> = fc
  .record(
    {
      need: fc.constantFrom(...needs),
      patient,
      symptoms: text,
      diagnosis: text,
      goal: text,
      durationDays: fc.oneof(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: limits.durationDaysMax })),
      severity: fc.constantFrom(...severities),
      redFlags: fc.array(flag, { maxLength: 6 }),
      redFlagsUnsure: fc.array(fc.constantFrom(...redFlagCodes), { maxLength: 3 }),
      redFlagsDenied: fc.array(fc.constantFrom(...redFlagCodes), { maxLength: 3 }),
      conditionsCount: fc.integer({ min: 0, max: limits.conditionsCountMax }),
      hasPriorResults: fc.boolean(),
      preferredCity: place,
      insurance: fc.record(
        {
          hasCard: fc.boolean(),
          registeredAt: fc.oneof(fc.constantFrom('Bệnh viện Nhi', 'bv tuyen-quang'), fc.string({ maxLength: 20 })),
          kind: fc.constantFrom(...insuranceKinds),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['need', 'patient'] },
  )
  .map((intake) => intake as Intake);

export const generatedFlags = flag;
