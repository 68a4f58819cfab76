import type { NotFoundStrings } from './strings.ts';

export const en: NotFoundStrings = {
  title: 'There is no such page',
  text: 'The address may be mistyped, or the page has moved.',
  goHome: 'To the first page',
};
