import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import './qr-code.css';

/** Drawn on the device: the secret in it is sent nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 2 }), [text]);
  return (
    <figure class="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <path class="qr-ground" d={`M0 0h${size}v${size}H0z`} />
        <path class="qr-dots" d={pathOf(data)} />
      </svg>
      <figcaption class="muted small">{label}</figcaption>
    </figure>
  );
}

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
