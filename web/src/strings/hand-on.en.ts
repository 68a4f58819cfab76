import type { HandOnStrings } from './hand-on.ts';

export const en: HandOnStrings = {
  phone: 'Send with an app of this phone',
  phoneHint: 'Zalo, messages, mail…',
  zalo: 'Send by Zalo',
  zaloHint: 'The text is copied; open Zalo and paste it into the chat.',
  sms: 'Send an SMS',
  smsHint: 'Only where to go, the address and the phone number.',
  picture: 'Send or save as a picture',
  pictureSaved: 'The picture was saved to the device',
  copy: 'Copy the text',
  copyFailed: 'The device does not allow copying. Use the picture or the print.',
};
