import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useStrings } from '../language.ts';

type SkeletonProps = { look?: 'line' | 'title' | 'short' | 'block' };

/** A place kept for what is coming. */
export function Skeleton({ look = 'line' }: SkeletonProps) {
  return <span class={look === 'line' ? 'skeleton' : `skeleton skeleton-${look}`} />;
}

const slowMs = 4000;

/** Skeletons in the shape of the real thing; after a few seconds a sentence says that it is slow. */
export function Loading({ children }: { children: ComponentChildren }) {
  const t = useStrings();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      <p class={isSlow ? 'muted' : 'visually-hidden'} role="status">
        {isSlow ? t.slow : t.loading}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
