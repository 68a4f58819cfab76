import type { SignInStrings } from './sign-in.ts';

export const en: SignInStrings = {
  heading: 'Enter the queue',
  hint: 'For navigators of Dẫn Lối.',
  token: 'Navigator token',
  tokenHint: 'It begins with dln_, or is the one your administrator gave you.',
  showToken: 'Show the token',
  name: 'Your name',
  nameHint: 'The name the token was issued for. Families see it.',
  signIn: 'Enter the queue',
  signingIn: 'Checking…',
  wrong: 'The token is wrong or was revoked.',
  wrongSafe: 'No case was opened. Paste the token again, or ask the administrator.',
  tokenMissing: 'Enter the navigator token.',
  nameMissing: 'Enter your name.',
};
