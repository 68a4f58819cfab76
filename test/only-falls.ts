import highest from './unit/only-falls.json' with { type: 'json' };

/** So much below the table may pass by; what fell further must be held. */
const slack = 0.005;

/** What is wrong with a number that may only fall; nothing when it is where it was. */
export function faultOf(name: keyof typeof highest, counted: number): string | undefined {
  const max = highest[name];
  if (counted > max) {
    return `${name}: ${counted}, and ${max} are allowed. It may only fall: take away what the new replaces (docs/decisions/0111).`;
  }
  if (counted < max - Math.floor(max * slack)) {
    return `${name}: ${counted}, where ${max} are allowed. Well done: write ${counted} into test/unit/only-falls.json, so that it stays.`;
  }
  return undefined;
}
