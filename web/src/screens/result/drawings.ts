import type { Drawing } from '#web/ui/icon.tsx';

/** What one does with a result. */
export const drawings = {
  bag: 'M5 8h14l1 13H4zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8',
  share:
    'M17.5 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6.5 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.7 10.8l6.6-3.5M8.7 13.2l6.6 3.5',
} as const satisfies Record<string, Drawing>;
