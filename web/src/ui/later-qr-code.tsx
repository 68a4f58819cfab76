import { lazyPart, unseen } from '../lazy-part.tsx';

/** What it holds stands beside it in words, and can be read before it is drawn. */
export const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode, unseen);
