import { lazyPart, unseen } from '../lazy-part.tsx';

/** Seldom said, and fetched when the page is idle. */
export const PressWords = lazyPart(async () => (await import('./press-words.tsx')).PressWords, unseen);
