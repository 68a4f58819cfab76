/** By its name, what stands between `<!-- name -->` and `<!-- end of name -->`. */
export type Parts = Readonly<Record<string, string>>;

/** The document with these parts in place of those that it had. */
export function withParts(document: string, parts: Parts): string {
  return Object.entries(parts).reduce((text, [name, part]) => withPart(text, name, part), document);
}

function withPart(text: string, name: string, part: string): string {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- end of ${name} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`There is no place for “${name}” in the document.`);
  return `${text.slice(0, from + begin.length)}\n\n${part}\n\n${text.slice(to)}`;
}
