import { ageInYears } from '#contract/age.ts';
import type { NewCase } from '#contract/case.ts';
import type { NewConsent } from '#contract/consent.ts';
import type { Intake } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import type { Need, Sex } from '#contract/vocabulary.ts';

/** What is being filled in; every field is the text on the screen. */
export type Draft = {
  need: Need;
  symptoms: string;
  age: string;
  sex: Sex | '';
  province: string;
  isSelf: boolean | undefined;
  fullName: string;
  birthYear: string;
  address: string;
  contactName: string;
  contactRelationship: string;
  contactPhone: string;
};

export const emptyDraft: Draft = {
  need: 'treatment',
  symptoms: '',
  age: '',
  sex: '',
  province: '',
  isSelf: undefined,
  fullName: '',
  birthYear: '',
  address: '',
  contactName: '',
  contactRelationship: '',
  contactPhone: '',
};

export type Faults = Partial<Record<'age' | 'birthYear' | 'contactName', true>>;

export function faultsOf(
  { age, birthYear, contactName, contactPhone, contactRelationship }: Draft,
  year: number,
): Faults {
  const hasContact = contactPhone.trim() !== '' || contactRelationship.trim() !== '';
  return {
    ...(!isWholeWithin(age, limits.ageMin, limits.ageMax) && { age: true }),
    ...(!isWholeWithin(birthYear, limits.birthYearMin, year) && { birthYear: true }),
    ...(hasContact && contactName.trim() === '' && { contactName: true }),
  };
}

/** Nothing is fine too: unknown is a value. */
function isWholeWithin(text: string, min: number, max: number): boolean {
  const trimmed = text.trim();
  if (trimmed === '') return true;
  return /^\d{1,4}$/.test(trimmed) && Number(trimmed) >= min && Number(trimmed) <= max;
}

/** The intake of the short form, for someone who did not come from looking for help. */
export function intakeOf({ need, symptoms, age, sex, province, isSelf }: Draft): Intake {
  return {
    need,
    patient: {
      ...(age.trim() && { age: Number(age) }),
      ...(sex && { sex }),
      ...(province.trim() && { province: province.trim() }),
      ...(isSelf !== undefined && { isSelf }),
    },
    ...(symptoms.trim() && { symptoms: symptoms.trim() }),
  };
}

export function newCaseOf(draft: Draft, intake: Intake, consents: NewConsent[]): NewCase {
  const patient = {
    ...(draft.fullName.trim() && { fullName: draft.fullName.trim() }),
    ...(draft.birthYear.trim() && { birthYear: Number(draft.birthYear) }),
    ...(draft.address.trim() && { address: draft.address.trim() }),
    ...(intake.patient.sex && { sex: intake.patient.sex }),
    ...(intake.patient.province && { province: intake.patient.province }),
  };
  const name = draft.contactName.trim();
  return {
    intake,
    consents,
    ...(Object.keys(patient).length > 0 && { patient }),
    ...(name && {
      contacts: [
        {
          fullName: name,
          role: 'primary' as const,
          ...(draft.contactRelationship.trim() && { relationship: draft.contactRelationship.trim() }),
          ...(draft.contactPhone.trim() && { phone: draft.contactPhone.trim() }),
        },
      ],
    }),
  };
}

/** Boxes on the page. Help by navigators is a choice, and asked apart from those without which there is no case. */
export type Consent = 'keep' | 'navigator' | 'representative' | 'child';

const representedBelowAge = 16;
const heardFromAge = 7;
const adultAge = 18;

/** Which boxes must be ticked: someone who asks for another, or for a child, also speaks for them. */
export function consentsFor({ patient }: Intake): Consent[] {
  const age = ageInYears(patient);
  const isRepresented = patient.isSelf === false || (age !== undefined && age < representedBelowAge);
  const isHeard = age !== undefined && age >= heardFromAge && age < adultAge;
  return ['keep', ...(isRepresented ? ['representative' as const] : []), ...(isHeard ? ['child' as const] : [])];
}
