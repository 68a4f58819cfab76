import type { Drawing } from '#web/ui/icon.tsx';

/** The key, and how it is kept. */
export const drawings = {
  key: 'M8 11a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11.5 12.5L20 4M16.5 7.5l3 3M14 10l2 2',
  download: 'M12 4v12M7 11l5 5 5-5M4 17v3.5h16V17',
} as const satisfies Record<string, Drawing>;
