import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Intake } from '#contract/intake.ts';
import type { Readings } from '#engine/finding.ts';
import { fold } from '#engine/text/fold.ts';
import { frameKeys, wordKey } from '#engine/text/frames.ts';
import { joinReadings } from '#engine/text/join-readings.ts';
import { readText, type Token } from '#engine/text/reading.ts';
import { corpusCases, corpusFolder, isSealed } from '../evaluate/corpus.ts';
import { mixed } from './arithmetic.ts';
import { type Fitted, fitTo, type Text } from './fit.ts';
import { yesOrNo } from './learn.ts';

/** Words that stand before or behind what is told, as one writer puts them; see corpus/README.md. */
export type Frame = { readonly place: 'before' | 'after'; readonly text: string };

/** A text, and for each of its letters whether it is of a frame. */
export type Marked = { readonly id: string; readonly text: string; readonly isFrame: Uint8Array };

const told = 0;
const frame = 1;
/** Of these nobody has said. */
const unsaid = 2;

const folder = join(corpusFolder, 'frames');
const kept = 'kept-';
const law = 'law';

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean);
}

function filesOf(kind: '.asides' | '.frames' | '.told', isWanted: (name: string) => boolean): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(kind) && isWanted(name));
  return names.sort().map((name) => join(folder, name));
}

/** Those that may be learnt from, or those that are kept apart. */
export function frames(which: 'learnt' | 'kept'): Frame[] {
  return filesOf('.frames', (name) => name.startsWith(kept) === (which === 'kept')).flatMap(framesIn);
}

export function framesIn(path: string): Frame[] {
  return linesOf(path).map((line) => {
    const [place, , text = ''] = line.split('|');
    return { place: place === 'before' ? 'before' : 'after', text };
  });
}

/** Texts that look like a frame and tell: a plan to die, a farewell, a refusal, what a doctor said; by the words that must stay. */
export function alwaysTold(which: 'learnt' | 'law'): Marked[] {
  const files = filesOf('.told', (name) => name.startsWith(law) === (which === 'law'));
  return files.flatMap(linesOf).map((line) => {
    const [kind, text = '', vital = ''] = line.split('|');
    const isFrame = new Uint8Array(text.length).fill(unsaid);
    const at = text.indexOf(vital || text);
    return { id: `${kind}: ${text}`, text, isFrame: isFrame.fill(told, at, at + (vital || text).length) };
  });
}

/** Texts of the corpus in which a reader marked what tells nothing. */
export function markedTexts(): Marked[] {
  const texts = new Map(corpusCases().map(({ id, intake }) => [id, intake.symptoms ?? '']));
  return linesOf(join(folder, 'marked.jsonl')).map((line) => {
    const { id, cut } = JSON.parse(line) as { id: string; cut: string[] };
    const text = texts.get(id) ?? '';
    return { id, text, isFrame: marksOf(text, cut) };
  });
}

function marksOf(text: string, cut: readonly string[]): Uint8Array {
  const isFrame = new Uint8Array(text.length);
  let from = 0;
  for (const piece of cut) {
    const at = text.indexOf(piece, from);
    if (at < 0) throw new Error(`“${piece}” is not in “${text}”`);
    isFrame.fill(frame, at, at + piece.length);
    from = at + piece.length;
  }
  return isFrame;
}

const ended = (text: string) => text.replace(/[\s.,;!?…]+$/u, '');
const gaps = [', ', '. ', ' ', '\n', ' ', ' . ', ', '];

const pick = <Of>(of: readonly Of[], seed: number) => of[mixed(seed) % of.length] as Of;

/** Frames around what others told, on both sides and with every kind of stop between, with marks and without. */
export function framedTexts(frames: readonly Frame[], told: readonly Marked[], times: number): Marked[] {
  return frames.flatMap((each, at) =>
    Array.from({ length: times }, (_, time) => {
      const seed = mixed(at * 64 + time + 1);
      const more = pick(frames, seed ^ 1);
      const around = mixed(seed ^ 2) % 3 === 0 && more.place !== each.place ? [each, more] : [each];
      return framed(around, pick(told, seed ^ 3), pick(gaps, seed ^ 4), mixed(seed ^ 5) % 3 === 0);
    }),
  );
}

let framesLearnt: readonly Frame[] | undefined;
/** A few words are learnt in more frames: what is left of one weighs most there. */
const fewWords = 16;
const timesOfFew = 3;

/**
 * Every text once more, with words around what it tells, as often at every level: our writers' ordinary texts ask and
 * their emergencies do not, and what is left of a frame must say as little of one level as of another.
 */
export function inFrames(id: string, told: Readings): Readings[] {
  const seed = [...id].reduce((so, letter) => mixed(so ^ letter.charCodeAt(0)), 1);
  framesLearnt ??= frames('learnt');
  const learnt = framesLearnt;
  const { symptoms } = told;
  return Array.from({ length: symptoms.tokens.length <= fewWords ? timesOfFew : 1 }, (_, time) => {
    const { place, text } = pick(learnt, seed + 16 * time);
    const around = readText(mixed(seed ^ (2 + time)) % 4 === 0 ? fold(text) : text);
    return { ...told, symptoms: place === 'before' ? joinReadings(around, symptoms) : joinReadings(symptoms, around) };
  });
}

/** Told of another person, of what there is not, or of the weather: of no weight for what else is told; see corpus/README.md. */
export type Aside = { readonly kind: 'other' | 'not' | 'around'; readonly text: string };

export function asides(which: 'learnt' | 'kept'): Aside[] {
  const files = filesOf('.asides', (name) => name.startsWith(kept) === (which === 'kept'));
  return files.flatMap(linesOf).map((line) => {
    const [kind, text = ''] = line.split('|');
    return { kind: kind as Aside['kind'], text };
  });
}

/** What is typed into the box though nobody is ill weighs nothing beside a complaint either. */
function aboutNoIllness(): Aside[] {
  const texts = corpusCases().filter((one) => one.set.includes('no-illness') && !isSealed(one));
  return texts.map(({ intake }) => ({ kind: 'around', text: intake.symptoms ?? '' }));
}

let asidesLearnt: readonly Aside[] | undefined;
/** So many texts of ten are learnt with something else beside it. */
const besideTenths = 4;

/** Four texts of ten once more, with something beside it that has no part in it, as often at every level. */
export function withAside(id: string, intake: Intake): Intake[] {
  const seed = mixed([...id].reduce((so, letter) => mixed(so ^ letter.charCodeAt(0)), 7));
  if (seed % 10 >= besideTenths) return [];
  asidesLearnt ??= [...asides('learnt'), ...aboutNoIllness()];
  const { symptoms = '' } = intake;
  const { text } = pick(asidesLearnt, seed ^ 1);
  return [{ ...intake, symptoms: besides(symptoms, text, seed) }];
}

/** A text with something before or behind it, with one of the stops. */
export function besides(text: string, aside: string, seed: number): string {
  const gap = pick(gaps, seed ^ 2);
  return mixed(seed ^ 3) % 3 === 0 ? `${aside}${gap}${text}` : `${ended(text)}${gap}${aside}`;
}

/** A text in one of the frames, with one of the stops. */
export function framedAt(text: string, frames: readonly Frame[], seed: number): string {
  const told = { id: '', text, isFrame: new Uint8Array(text.length) };
  return framed([pick(frames, seed ^ 1)], told, pick(gaps, seed ^ 2), false).text;
}

export function framed(around: readonly Frame[], told: Marked, gap: string, isUnmarked: boolean): Marked {
  let text = ended(told.text);
  let isFrame = told.isFrame.subarray(0, text.length);
  for (const { place, text: words } of around) {
    const before = place === 'before' ? `${words.replace(/[\s.,;:!]+$/u, '')}${gap}` : '';
    const after = place === 'after' ? `${gap}${words}` : '';
    const all = new Uint8Array(before.length + isFrame.length + after.length).fill(frame);
    all.set(isFrame, before.length);
    text = before + text + after;
    isFrame = all;
  }
  return { id: told.id, text: isUnmarked ? fold(text) : text, isFrame };
}

export function isFrameToken({ isFrame }: Marked, { start }: Token): boolean {
  return isFrame[start] === frame;
}

const none = new Int32Array(0);

/** What is learnt from: frames, texts in which readers marked them, and clauses that only look like one. */
export type FrameLesson = {
  readonly frames: readonly Frame[];
  readonly marked: readonly Marked[];
  readonly told: readonly Marked[];
};

export function frameLesson(): FrameLesson {
  return { frames: frames('learnt'), marked: markedTexts(), told: alwaysTold('learnt') };
}

/** How often each frame is put around other texts, and how often what only looks like one is shown. */
const framedTimes = 2;
const toldTimes = 3;

/** Whether a word is of a frame, by itself and by what stands around it. */
export function fitFrames({ frames, marked, told }: FrameLesson): Fitted {
  const often = Array.from({ length: toldTimes }, () => told).flat();
  const texts = [...marked, ...often, ...framedTexts(frames, [...marked, ...often], framedTimes)];
  const words: Text[] = [];
  const wanted: boolean[][] = [];
  for (const text of texts) {
    const { tokens } = readText(text.text);
    frameKeys(tokens).forEach((grams, at) => {
      if (text.isFrame[tokens[at]?.start ?? 0] === unsaid) return;
      words.push({ grams, words: 0, known: none });
      wanted.push([isFrameToken(text, tokens[at] as Token)]);
    });
  }
  const fitted = fitTo(words, {
    answers: 1,
    excess: yesOrNo(wanted),
    rounds: 8,
    orders: 1,
    textsMin: 2,
    ignored: 0.001,
    steps: 31,
    weightsMax: 32_000,
    byKey: false,
  });
  return withWords(fitted, wordsOfFrames(frames, marked));
}

/** In so many frames for each text that tells with it a word must stand: “thuốc” of a pharmacy is not one of theirs. */
const frameShareMin = 0.15;

/** The words that frames are made of, with their marks and without. */
function wordsOfFrames(frames: readonly Frame[], marked: readonly Marked[]): Set<number> {
  const keysIn = (text: string, isOf = (_: Token) => true) =>
    [text, fold(text)].flatMap((each) => {
      const { tokens, markedIn } = readText(each);
      return tokens.filter(isOf).map((token) => wordKey(token, markedIn));
    });
  const count = (counts: Map<number, number>, keys: readonly number[]) => {
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const inFrames = new Map<number, number>();
  const inTold = new Map<number, number>();
  for (const { text } of frames) count(inFrames, keysIn(text));
  for (const each of marked) {
    count(
      inFrames,
      keysIn(each.text, (token) => isFrameToken(each, token)),
    );
    count(
      inTold,
      keysIn(each.text, ({ start }) => each.isFrame[start] === told),
    );
  }
  const isTheirs = ([key, times]: [number, number]) => times >= frameShareMin * (inTold.get(key) ?? 0);
  return new Set([...inFrames].filter(isTheirs).map(([key]) => key));
}

/** With a key for each word that frames are made of: see `wordKey`. */
function withWords(fitted: Fitted, words: ReadonlySet<number>): Fitted {
  const keys = Int32Array.from(new Set([...fitted.keys, ...words])).sort();
  const weights = new Float64Array(keys.length);
  const places = new Map(Array.from(keys, (key, at) => [key, at]));
  fitted.keys.forEach((key, at) => {
    weights[places.get(key) ?? 0] = fitted.learnt.weights[at] ?? 0;
  });
  return { ...fitted, keys, learnt: { ...fitted.learnt, weights } };
}
