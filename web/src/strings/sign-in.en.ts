import type { SignInStrings } from './sign-in.ts';

export const en: SignInStrings = {
  heading: 'Enter the queue',
  hint: 'For navigators of Dẫn Lối. Families see the name that your token has.',
  token: 'Navigator token',
  tokenHint: 'It begins with dln_, or is the one your administrator gave you.',
  showToken: 'Show the token',
  signIn: 'Enter the queue',
  signingIn: 'Checking…',
  wrong: 'The token is wrong or was revoked.',
  wrongSafe: 'No case was opened. Paste the token again, or ask the administrator.',
  tokenMissing: 'Enter the navigator token.',
};
