import type { FamilyStrings } from './family.ts';

export const en: FamilyStrings = {
  patient: 'Patient',
  patientEmpty: 'Nothing is written about the patient yet.',
  contacts: 'Contacts',
  empty: 'No contacts yet',
  emptyHint: 'Add someone whom the hospital or a navigator may call.',
  primary: 'Primary contact',
  secondary: 'Other contact',
  primaryRule:
    'A case has one primary contact: the person to call first. To change it, delete the old one, then add the new one as primary.',
  primaryTaken: (name) => `${name} is the primary contact, so this person is another contact.`,
  addContact: 'Add a contact',
  role: 'Role',
  more: 'Add Zalo, e-mail, place',
  rights: 'This person',
  decisionAuthority: 'May decide for the patient',
  canAccompany: 'Comes along to the hospital',
  canReceiveMedicalInfo: 'May be told medical information',
  isEmergencyContact: 'Is the one to call in an emergency',
  tellThem: 'Tell this person that you have written their details here.',
  nameMissing: 'Enter the contact’s name.',
  emailWrong: 'An e-mail looks like name@example.com.',
  removeQuestion: (name) => `Delete ${name} from the case?`,
  removeText: 'Dates that this person looks after will be looked after by nobody.',
  call: (name) => `Call ${name}`,
  doctorsSee: 'Of the patient, invited doctors see only sex, birth year and province.',
};
