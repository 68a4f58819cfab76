/** One key for one content: pressing again after a lost answer stores nothing twice, a corrected form is a new one. */
export function newRetries() {
  let last = { content: '', key: '' };
  return {
    keyFor(content: string): string {
      if (content !== last.content) last = { content, key: randomKey() };
      return last.key;
    },
  };
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
