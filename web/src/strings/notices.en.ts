import type { NoticesStrings } from './notices.ts';

export const en: NoticesStrings = {
  heading: 'Being told',
  intro:
    'Your family is told when a doctor writes an opinion or opens the invitation, and before a date. A message says nothing about the illness.',
  refused: 'No message is sent now: you have withdrawn your consent under Your rights.',
  onThisDevice: 'Tell me on this device',
  isOn: 'This device is told.',
  offHere: 'Stop on this device',
  unsupported:
    'This browser cannot receive messages. On an iPhone, add Dẫn Lối to the home screen and open it from there.',
  denied:
    'This device blocks the notifications of this page. Open the settings of the browser, choose Notifications, allow this page, then try again.',
  notSubscribed: 'The device could not be switched on. Try again in a few minutes.',
  others: 'Other devices that are told',
  since: (date) => `A device since ${date}`,
  off: 'Switch off',
  people: 'Tell relatives',
  consent:
    'Only with their consent. They get one question first, and are told only once they have said yes. Every message has a link by which they stop it themselves.',
  byEmail: (address) => `Write to ${address}`,
  bySms: (number) => `Text ${number}`,
  language: (name) => `Language of the messages to ${name}`,
  languages: { vi: 'Tiếng Việt', en: 'English' },
  noAddress: 'Add a contact with an e-mail address, and they can be told.',
  waits: 'Waiting for this person to say yes: they get one question, and nothing else before.',
  agreed: 'This person has said yes.',
  stopped: 'This person has stopped the messages. Only they can start them again, by the link in a message they got.',
  failed: (where, when) => `Could not be delivered to ${where} (${when}). Check the address.`,
  failedDevice: (when) => `Could not be delivered to this device (${when}). Switch it off and on again.`,
};
