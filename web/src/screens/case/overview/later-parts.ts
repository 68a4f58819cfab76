import { lazyPart, unseenAtFirst } from '#web/lazy-part.tsx';

export const EmergencyDetails = lazyPart(async () => (await import('./emergency-details.tsx')).EmergencyDetails);
export const NotesCard = lazyPart(async () => (await import('./notes-card.tsx')).NotesCard, unseenAtFirst);

/** What stands below what is read first. */
export const HistoryCard = lazyPart(async () => (await import('./history-card.tsx')).HistoryCard, { isLater: true });
export const PlacesCard = lazyPart(async () => (await import('./places-card.tsx')).PlacesCard, { isLater: true });
export const RenavigateBar = lazyPart(async () => (await import('./renavigate-bar.tsx')).RenavigateBar, {
  isLater: true,
});
export const StateLine = lazyPart(async () => (await import('./state-line.tsx')).StateLine, { isLater: true });
export const StepsCard = lazyPart(async () => (await import('./steps-card.tsx')).StepsCard, { isLater: true });
export const StoryCard = lazyPart(async () => (await import('./story-card.tsx')).StoryCard, { isLater: true });
