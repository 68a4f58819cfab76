import { lazyPart, unseen } from '#web/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Of most cases there is none. */
export const DoctorSaid = lazyPart(async () => (await import('./doctor-said.tsx')).DoctorSaid, unseen);

export const NowCard = lazyPart(async () => (await import('./now-card.tsx')).NowCard, {
  isLater: true,
  Waiting: () => <Skeleton look="block" />,
});
export const NotesCard = lazyPart(async () => (await import('./notes-card.tsx')).NotesCard, unseen);

/** What stands below what is read first. */
export const HistoryCard = lazyPart(async () => (await import('./history-card.tsx')).HistoryCard, { isLater: true });
export const RenavigateBar = lazyPart(async () => (await import('./renavigate-bar.tsx')).RenavigateBar, {
  isLater: true,
});
export const StoryCard = lazyPart(async () => (await import('./story-card.tsx')).StoryCard, { isLater: true });
