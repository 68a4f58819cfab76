/** A city that bears a person's name is never called by the name alone. */
export function cityName(name: string): string {
  return name === 'Hồ Chí Minh' ? 'TP. Hồ Chí Minh' : name;
}
