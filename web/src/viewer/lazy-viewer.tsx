import { lazyDialog } from '../lazy-dialog.tsx';

export const LazyViewer = lazyDialog(async () => (await import('./viewer.tsx')).Viewer);
