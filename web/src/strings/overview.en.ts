import type { OverviewStrings } from './overview.ts';

export const en: OverviewStrings = {
  notBeside: 'Not beside the patient? Call whoever is with them now and have them call 115.',
  because: 'Because of',
  doctorSaid: (name) => `${name} wrote`,
  seeOpinion: 'See the opinion',
  doNow: 'While you wait',
  nearest: 'Nearest emergency departments',
  departments: 'Emergency departments',
  where: 'Where to go',
  chosen: 'The place you chose',
  directions: 'Directions',
  sheet: 'Sheet to take along',
  choose: 'Choose this place',
  unchoose: 'Undo the choice',
  why: 'Why this place',
  others: (count) => `${count} other ${count === 1 ? 'place' : 'places'}`,
  km: (n, place) =>
    n === 0
      ? `less than 1\u00a0km from the centre of ${place} in a straight line`
      : `about\u00a0${n}\u00a0km from the centre of ${place} in a straight line`,
  steps: 'What to do',
  raisedBy: {
    emergency: (name) => `${name} calls it an emergency: call 115 now, before anything below.`,
    urgent: (name, time) =>
      `${name} finds it urgent, even where it says later below. ${time ?? 'As to when, go by the doctor’s words.'} If it gets worse, call 115.`,
  },
  bring: 'Bring along',
  insurance: 'Health insurance',
  human: 'A person should help',
  disclaimer: 'This is guidance on where to go, not a doctor’s conclusion.',
  states: {
    heading: 'Stage',
    passed: 'done',
    change: 'Change stage',
    closedNote: 'The case is closed. Change the stage to open it again.',
    emergencyNote: 'The case is marked as an emergency.',
    short: {
      intake: 'Opened',
      pre_hospital: 'Preparing',
      in_hospital: 'In hospital',
      post_discharge: 'Home',
      follow_up: 'Follow-up',
    },
  },
};
