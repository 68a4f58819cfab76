/** The choices that a table of words offers, in its order: so the words alone travel, and not the list of codes too. */
export function optionsOf<Value extends string>(words: Record<Value, string>): { value: Value; label: string }[] {
  return Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label }));
}
