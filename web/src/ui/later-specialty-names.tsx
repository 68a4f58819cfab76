import { lazyPart } from '../lazy-part.tsx';
import { Skeleton } from './skeleton.tsx';

/** The names of all specialties weigh as much as a card. */
export const LaterSpecialtyNames = lazyPart(async () => (await import('./specialty-names.tsx')).SpecialtyNames, {
  isLater: true,
  Waiting: () => <Skeleton look="short" />,
});
