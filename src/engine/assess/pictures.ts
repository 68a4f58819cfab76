import { pictures } from '../knowledge/specialty-terms/pictures.ts';
import type { Scores } from './rank-specialties.ts';

type Picture = {
  /** Which of `codes` treats it. */
  readonly specialty: number;
  /** How much likelier it is, against one that does not explain it, that one of its signs is told. */
  readonly likelier: number;
};

/** How likely a complaint is told that the illness does not explain. */
const stray = 0.01;

const codes = Object.keys(pictures);
const all: Picture[] = [];
/** Which pictures a sign is part of. */
const picturesOf = new Map<string, number[]>();
codes.forEach((code, specialty) => {
  for (const row of pictures[code] ?? []) addPicture(specialty, row.split(' '));
});

/** The longer a list of signs, the less likely each is told. */
function addPicture(specialty: number, signs: readonly string[]): void {
  for (const sign of signs) {
    const part = picturesOf.get(`#${sign}`);
    if (part) part.push(all.length);
    else picturesOf.set(`#${sign}`, [all.length]);
  }
  all.push({ specialty, likelier: 1 / (stray * Math.sqrt(signs.length)) });
}

/** A sign below this was denied, or told of another. */
const toldMin = 0.45;
/** What all specialties share of one complaint, and of several: together complaints say more. */
const weightOfOne = 1;
const weightOfSeveral = 3.5;
/** More than this many complaints say no more about where to turn, and would outgrow a number. */
const signsMax = 40;

/** Adds how well the illnesses of each specialty explain the complaints together. */
export function addPictures(scores: Scores): void {
  const fits = new Float64Array(all.length).fill(1);
  let told = 0;
  for (const [sign, score] of scores) {
    const part = score >= toldMin && told < signsMax ? picturesOf.get(sign) : undefined;
    if (!part) continue;
    told += 1;
    for (const at of part) fits[at] = (fits[at] ?? 1) * (all[at]?.likelier ?? 1);
  }
  if (told > 0) share(scores, fits, told === 1 ? weightOfOne : weightOfSeveral);
}

/** A share below this changes nothing. */
const shareMin = 0.005;

function share(scores: Scores, fits: Float64Array, weight: number): void {
  const shares = new Float64Array(codes.length);
  let sum = 0;
  for (let at = 0; at < fits.length; at += 1) {
    const fit = fits[at] ?? 0;
    const specialty = all[at]?.specialty ?? 0;
    sum += fit;
    shares[specialty] = (shares[specialty] ?? 0) + fit;
  }
  for (let at = 0; at < codes.length; at += 1) {
    const part = (shares[at] ?? 0) / sum;
    const code = codes[at] ?? '';
    if (part >= shareMin) scores.set(code, (scores.get(code) ?? 0) + weight * part);
  }
}
