import { useEffect, useState } from 'preact/hooks';
import './qr-code.css';

/** Drawn on the device: the secret in it is sent nowhere. The code is fetched when the first one is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let isCurrent = true;
    import('uqr').then(
      ({ encode }) => {
        const { size, data } = encode(text, { ecc: 'M', border: 2 });
        if (isCurrent) setCode({ size, path: pathOf(data) });
      },
      // The link itself stands beside it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <figure class="qr">
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
          <path class="qr-ground" d={`M0 0h${code.size}v${code.size}H0z`} />
          <path class="qr-dots" d={code.path} />
        </svg>
      )}
      <figcaption class="muted small">{label}</figcaption>
    </figure>
  );
}

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
