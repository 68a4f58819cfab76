const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Whatever people wrote, as text that no browser takes for anything else. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (each) => entities[each] ?? each);
}
