import type { PeopleStrings } from './people.ts';

export const en: PeopleStrings = {
  age: 'Age',
  sex: 'Sex',
  province: 'Province or city of residence',
  fullName: 'Full name',
  birthYear: 'Year of birth',
  address: 'Address',
  contactHint: 'Whom the hospital or a navigator should call first.',
  relationship: 'Relationship',
  relationshipHint: 'For example: daughter, wife, brother',
  phone: 'Phone number',
  zalo: 'Zalo',
  email: 'E-mail',
  invalidYear: 'The year of birth is from 1900 to now.',
  sexMissing: 'Not chosen',
};
