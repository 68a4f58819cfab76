/** e to a power from plain arithmetic, so that every machine gets the same bits: halved until small, a series, squared back. */
export function exp(power: number): number {
  if (power < -40) return 0;
  if (power > 40) return exp(40);
  const halvings = 6;
  const small = power / 64;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 12; n += 1) {
    term = (term * small) / n;
    sum += term;
  }
  for (let n = 0; n < halvings; n += 1) sum *= sum;
  return sum;
}

/** A number that looks random and is the same for the same number in every run. */
export function mixed(number: number): number {
  let so = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  so = Math.imul(so ^ (so >>> 13), 0xc2b2ae35);
  return (so ^ (so >>> 16)) >>> 0;
}
