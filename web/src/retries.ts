type Try = { content: string; key: string };
export const untried: Try = { content: '', key: '' };

/**
 * One key for one content: pressing again after a lost answer stores nothing twice, a corrected form is a new one.
 * Where that must hold over a reload too, the last try is kept.
 */
export function newRetries(last = untried, keep: (last: Try) => void = () => undefined) {
  return {
    keyFor(content: string): string {
      if (content !== last.content) {
        last = { content, key: randomKey() };
        keep(last);
      }
      return last.key;
    },
  };
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
