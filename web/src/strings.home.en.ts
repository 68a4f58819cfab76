import type { HomeStrings } from './strings.home.vi.ts';

/** The first page and those around it, in English. */
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
  aboutTitle: 'About Dẫn Lối',
  about: [
    {
      title: 'What Dẫn Lối does',
      text: 'From a few answers it says whether there is danger, which hospital and department to go to, what to bring and what health insurance means for the way.',
    },
    {
      title: 'What Dẫn Lối does not do',
      text: 'It does not name your illness, prescribe anything or replace a doctor. When you see danger, call 115.',
    },
    {
      title: 'Your information',
      text: 'Answers stay on your device until you ask for a suggestion, and are not stored. Only when you save a case is anything kept, and only those with its key can open it.',
    },
    {
      title: 'Where suggestions come from',
      text: 'From a fixed set of rules on danger signs after WHO, the Ministry of Health and professional societies, and a hospital directory that names its sources. Nothing learns from your data. The rules have not been reviewed by a medical board.',
    },
  ],
  data: 'Directory data',
  dataText: 'The directory contains data © OpenStreetMap contributors, licence ODbL 1.0.',
  api: 'For developers',
  apiText: 'Description of the API',
};
