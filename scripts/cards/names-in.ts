/** The names of the lists that are meant in one. */
export function namesIn(list: string): string[] {
  return list
    .split('{')
    .slice(1)
    .map((each) => each.split(/[:}]/)[0] ?? '')
    .filter((name) => !name.includes('..') && name !== '');
}
