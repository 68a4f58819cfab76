import { lazyPart } from '../../../lazy-part.tsx';

/** What stands below what is read first. */
export const HistoryCard = lazyPart(async () => (await import('./history-card.tsx')).HistoryCard, { isLater: true });
export const RenavigateBar = lazyPart(async () => (await import('./renavigate-bar.tsx')).RenavigateBar, {
  isLater: true,
});
