import type { InsuranceStrings } from './insurance.ts';

export const en: InsuranceStrings = {
  title: 'Health insurance',
  more: 'Insurance details',
  asOf: (date) => `By the rules in force since ${date}.`,
  tellMore: 'Tell us about the card for a closer answer',
  heading: 'Health insurance card',
  lead: 'Fill in what you know. Send no photo of the card, nor its number.',
  hasCard: 'Is there a card?',
  has: { unknown: 'Not sure', yes: 'A valid card', no: 'No card' },
  registeredAt: 'Place of registration on the card',
  registeredHint: 'A hospital or health centre, for example: BV Bạch Mai',
  registeredFound: (count) => `${count} ${count === 1 ? 'place' : 'places'} found`,
  kind: 'Kind of card',
  kinds: {
    general: 'Ordinary',
    poor: 'Poor household',
    near_poor: 'Near-poor household',
    child_under_6: 'Child under 6',
    pension_75: '75 and over, with a social pension',
    other: 'Another kind',
  },
  submit: 'See what insurance pays',
  tell: 'Health insurance card',
};
