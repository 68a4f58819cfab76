import type { RecordStrings } from './record.ts';

const vagueSpans: Readonly<Record<number, string>> = {
  0: 'since today',
  2: 'a few days',
  7: 'about a week',
  21: 'a few weeks',
  90: 'a few months',
  400: 'more than a year',
};

export const en: RecordStrings = {
  storyOf: {
    need: 'Help needed',
    symptoms: 'What is wrong',
    diagnosis: 'What a doctor called it',
    duration: 'For how long',
    severity: 'How bad',
    redFlags: 'Danger signs',
    signsUnsure: 'Asked, and the family is not sure',
    signsDenied: 'Asked, and the family said no',
    conditions: 'Long-term illnesses',
    goal: 'Hope',
    city: 'Would rather go to',
    days: (n) => vagueSpans[n] ?? `${n} ${n === 1 ? 'day' : 'days'}`,
    conditionsCount: (n) => String(n),
  },
  history: (count) => `History (${count})`,
  historyOf: {
    recommendation: (hospital) => (hospital ? `Advice: ${hospital}` : 'Advice'),
    intake_changed: 'The family described a change',
    toldBefore: (text) => `Told before: “${text}”`,
    state_changed: (from, to) => `Stage: ${from} → ${to}`,
    urgency_raised: (from, to) => `Urgency raised: ${from} → ${to}`,
    opinion: (name) => `Opinion of ${name}`,
  },
  taken: (when) => `taken ${when}`,
  uploaded: (when) => `added ${when}`,
  noneOfKind: 'No paper matches.',
  more: (count) => `Show ${count} more`,
  opinionLabel:
    'The opinion of an invited doctor, for your information: not a prescription or a medical record. Show it to the treating doctor.',
  suggests: 'Suggests:',
};
