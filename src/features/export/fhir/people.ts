import type { CaseFile } from '#contract/case.ts';
import type { Contact } from '#contract/contact.ts';
import type { Opinion } from '#contract/opinion.ts';
import { filled, idOf, type Resource, refTo } from './resource.ts';

const country = 'VN';

export function patientOf({ case: { id, intake }, patient }: CaseFile): Resource {
  const { fullName, birthYear, sex = intake.patient.sex, province = intake.patient.province, address } = patient;
  return {
    resourceType: 'Patient',
    id: idOf(id, 'patient'),
    identifier: [{ value: id }],
    ...filled({
      name: fullName && [{ text: fullName }],
      gender: sex,
      birthDate: birthYear && String(birthYear),
      address: (address || province) && [{ country, ...filled({ text: address, state: province }) }],
    }),
  };
}

export function relatedPersonOf(caseId: string, contact: Contact, patient: Resource): Resource {
  const { phone, zalo, email, relationship, province } = contact;
  const telecom = [
    { system: 'phone', value: phone },
    { system: 'email', value: email },
    { system: 'other', value: zalo },
  ].filter(({ value }) => value);
  return {
    resourceType: 'RelatedPerson',
    id: idOf(caseId, contact.id),
    patient: refTo(patient),
    name: [{ text: contact.fullName }],
    ...filled({
      relationship: relationship && [{ text: relationship }],
      telecom,
      address: province && [{ country, state: province }],
    }),
  };
}

/** One a name and title, however often they wrote. */
export function practitionerOf(caseId: string, { reviewerName, reviewerTitle }: Opinion): Resource {
  return {
    resourceType: 'Practitioner',
    id: idOf(caseId, `${reviewerName}/${reviewerTitle}`),
    name: [{ text: reviewerName }],
    ...filled({ qualification: reviewerTitle && [{ code: { text: reviewerTitle } }] }),
  };
}

/** What wrote the bundle: a program, and nobody who answers for a diagnosis. */
export function programOf(caseId: string, version: string): Resource {
  return {
    resourceType: 'Device',
    id: idOf(caseId, 'program'),
    deviceName: [{ name: 'Dẫn Lối', type: 'user-friendly-name' }],
    version: [{ value: version }],
  };
}
