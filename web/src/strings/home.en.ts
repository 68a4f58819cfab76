import type { HomeStrings } from './home.ts';

export const en: HomeStrings = {
  title: 'Where should you go for care?',
  lead: 'Answer a few short questions. Dẫn Lối tells you where to go, which department, and what to bring.',
  start: 'Start',
  resume: 'Go on with your answers',
  facts: ['About 2 minutes', 'No account', 'The danger check works with no network'],
  dangerTitle: 'Call 115 now if the patient',
  dangerSigns: [
    'does not wake up, is not breathing or is very short of breath',
    'has tight chest pain or cold sweat',
    'has a drooping mouth, weakness on one side, trouble speaking',
    'has fits, or bleeding that does not stop',
    'is pregnant with bleeding or strong belly pain',
  ],
  checkSigns: 'See more danger signs',
  hospitals: 'Look up hospitals',
  hospitalsHint: 'Address, departments, rules, lodging nearby',
  openCase: 'Open a saved case',
  openCaseHint: 'With your case number and key',
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  goHome: 'To the first page',
};
