import type { HereStrings } from './here.ts';

export const en: HereStrings = {
  use: 'Use my location',
  hint: 'When the patient is with you. Your location does not leave this device: it finds the district by itself.',
  asking: 'Asking the device where you are…',
  refused:
    'The device does not let us see the location. Write the place above, or allow it in the settings of the browser and press again.',
  failed: 'The location could not be found. Press again, or write the place above.',
  abroad: 'This is far from every place in Vietnam that we know. Write the place above.',
};
