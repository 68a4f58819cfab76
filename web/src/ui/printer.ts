import type { Drawing } from './icon.tsx';

export const printer: Drawing = 'M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 13.5h10v7H7z';
