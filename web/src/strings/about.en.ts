import type { AboutStrings } from './about.ts';

export const en: AboutStrings = {
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
      text: 'Answers stay on your device until you ask for a suggestion; if you go on and the device has not read them after two seconds, Dẫn Lối reads them instead. Nothing of it is stored. Only when you save a case is anything kept, and only those with its key can open it.',
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
