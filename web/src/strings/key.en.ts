import type { KeyStrings } from './key.ts';

export const en: KeyStrings = {
  heading: 'The case has been created',
  once: 'Keep this key',
  warning:
    'Anyone with this number and key can open the case. If the key is lost, nobody can recover it, not even we. Keep it safe right now.',
  number: 'Case number',
  key: 'Key',
  copyBoth: 'Copy number and key',
  download: 'Download the key file',
  downloadName: (caseId) => `dan-loi-${caseId}.txt`,
  downloaded: 'The file was downloaded',
  scan: 'Scan this with another device to open the case',
  printCard: 'Print the key card',
  cardHeading: 'Key card',
  cardHint: 'Anyone with this card can open the case. Give it only to someone you trust.',
  advice: 'The easiest way: copy it into the notes of your phone, or send it to a relative you trust.',
  file: (caseId, key, url) =>
    `Dẫn Lối: key of a case\r\n\r\nCase number: ${caseId}\r\nKey: ${key}\r\n\r\nOpen the case at: ${url}\r\nKeep this file secret. A lost key cannot be recovered.\r\n`,
  kept: 'I have put the key in a safe place',
  remember: 'Remember this case on this device',
  rememberHint:
    'Only if the device is yours alone: the first page will show the patient’s name. Still keep the key: clearing the browser’s data loses it.',
  open: 'Open the case',
  openBlocked: 'Keep the key, then tick the box above.',
  changeKey: 'Change the key',
  changeKeyQuestion: 'Change the key of the case?',
  changeKeyText:
    'The old key stops working at once: other devices, and relatives who use it, need the new one from you. Links that doctors have keep working.',
  keyChanged: 'Changed. This is the new key; keep it, the old card no longer works.',
  emergency: 'There are danger signs. Call 115 first, keep the key after.',
};
