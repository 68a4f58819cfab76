import type { ConfirmStrings } from './confirm.ts';

export const en: ConfirmStrings = {
  title: 'Being told of news',
  lead: 'A family wants to tell you when there is news in its case. A message says nothing about the illness. There is no need to sign in.',
  confirm: 'Yes, I want the messages',
  confirmed: 'Thank you. From now on you will be told. Every message has a link to stop them.',
  ifNot: 'If you do not want them, just close this page: no more messages will come.',
  incomplete: 'A part of the link is missing. Open the link in the message again.',
};
