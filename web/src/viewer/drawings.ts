import type { Drawing } from '../ui/icon.tsx';

/** What one does to a picture. */
export const drawings = {
  zoomIn: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5M10.5 7.5v6M7.5 10.5h6',
  zoomOut: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5M7.5 10.5h6',
  contrast: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 3.5v17M12 8h5M12 12h6M12 16h5',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
} as const satisfies Record<string, Drawing>;
