import type { Drawing } from '#web/ui/icon.tsx';

/** Where papers come from and what they are. */
export const drawings = {
  camera: 'M4 8h3.5L9 5h6l1.5 3H20v11.5H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  upload: 'M12 16V4M7 9l5-5 5 5M4 17v3.5h16V17',
  video: 'M3 6h12v12H3zM15 10.5l6-3.5v10l-6-3.5z',
} as const satisfies Record<string, Drawing>;
