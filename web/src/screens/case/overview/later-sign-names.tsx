import { lazyPart } from '#web/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The names of all signs weigh more than the page they stand in, which can be read before they are there. */
export const SignNames = lazyPart(async () => (await import('./sign-names.tsx')).SignNames, {
  isLater: true,
  Waiting: () => <Skeleton />,
});
