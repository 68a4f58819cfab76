import type { OpinionStrings } from './opinion.ts';

export const en: OpinionStrings = {
  opinion: 'Your opinion',
  opinionHint: 'For the family and the treating doctor. Not a prescription: please give no doses.',
  urgency: 'How urgent',
  urgencyHint:
    'The family sees this when they open the case. In danger, choose “Emergency”. Whoever asked for messages is told at once.',
  callNavigators: 'Please call the navigators, so that they call the family and have them call 115.',
  answerSender: 'If you can answer whoever sent you the link, tell them to call 115.',
  urgencies: { routine: 'Routine', urgent: 'Urgent', emergency: 'Emergency' },
  within: 'How soon to be seen?',
  withins: { now: 'Now', '24h': 'Within 24 hours', '3d': 'Within 3 days', '14d': 'Within 2 weeks' },
  specialty: 'Specialty to see',
  specialtyHint: 'Touch one, or type a few letters.',
  specialtiesFound: (count: number) => `${count} ${count === 1 ? 'specialty fits' : 'specialties fit'}`,
  specialtyUnlisted: 'Not in the list; it is sent as you wrote it.',
  send: 'Send the opinion',
  sending: 'Sending…',
  missing: 'Write your opinion before sending.',
  notSent: 'The opinion was not sent. What you wrote is still here.',
};
