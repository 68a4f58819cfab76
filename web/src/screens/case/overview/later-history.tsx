import { lazyPart } from '../../../lazy-part.tsx';

/** The history stands below what is read first. */
export const HistoryCard = lazyPart(async () => (await import('./history-card.tsx')).HistoryCard, { isLater: true });
