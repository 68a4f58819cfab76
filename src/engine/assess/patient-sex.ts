import type { Intake } from '#contract/intake.ts';
import type { Sex } from '#contract/vocabulary.ts';
import type { Readings } from '../finding.ts';
import type { Reading, Token } from '../text/reading.ts';

/** The form is believed before the words; where neither says, nothing is assumed. */
export function sexOf({ symptoms, goal }: Readings, { patient }: Intake): Sex | undefined {
  return patient.sex ?? toldSex(symptoms) ?? toldSex(goal);
}

type Told = Exclude<Sex, 'other'>;

/** Maps, because a patient may write “constructor”, which every object has. */
const mapOf = <Value>(words: Record<string, Value>): ReadonlyMap<string, Value> => new Map(Object.entries(words));

/** Relatives as they are called before "em", "tôi" and the like. "Ba" without marks may be ba or bà, and is left out. */
const kin = mapOf<Told>({
  bố: 'male',
  ba: 'male',
  cha: 'male',
  ông: 'male',
  chú: 'male',
  cậu: 'male',
  dượng: 'male',
  anh: 'male',
  chồng: 'male',
  mẹ: 'female',
  má: 'female',
  bà: 'female',
  cô: 'female',
  dì: 'female',
  mợ: 'female',
  thím: 'female',
  chị: 'female',
  vợ: 'female',
});
const bareKin = mapOf<Told>({ bo: 'male', cha: 'male', ong: 'male', chong: 'male', me: 'female' });
/** Words that make the word before them one for a man or a woman: "em gái", "con trai", "bà nội". */
const kinEndings = mapOf<Told | 'keep'>({
  trai: 'male',
  gái: 'female',
  gai: 'female',
  nội: 'keep',
  ngoại: 'keep',
  noi: 'keep',
  ngoai: 'keep',
  cụ: 'keep',
  chồng: 'keep',
  vợ: 'keep',
});
const selves = new Set(['em', 'toi', 'minh', 'con', 'chau', 'tui', 'e', 'to', 'ta']);
/** After these words the relative speaks or helps, and is not the one who is ill. */
const notIll = new Set('bao noi khuyen dua cho tung va cung keu doi mua bat muon hoi chua cham'.split(' '));
/** What someone says of himself, so that a relative in the same text is only mentioned. */
const ownComplaint = new Set('bi dau hay thay cam co ho sot moi dang muon thuong kho met nang'.split(' '));

const english = mapOf<Told>({
  father: 'male',
  dad: 'male',
  husband: 'male',
  son: 'male',
  brother: 'male',
  grandfather: 'male',
  uncle: 'male',
  mother: 'female',
  mom: 'female',
  mum: 'female',
  wife: 'female',
  daughter: 'female',
  sister: 'female',
  grandmother: 'female',
  aunt: 'female',
});

/** The sex that the words themselves tell of the patient; undefined when they tell none, or both. */
export function toldSex({ tokens, english: isEnglish, marked }: Reading): Told | undefined {
  const relatives = new Set<Told>();
  for (let at = 0; at < tokens.length; at += 1) {
    const plain = statedSex(tokens, at, marked);
    if (plain) return plain;
    if (!isEnglish && isOwnComplaint(tokens, at)) return statedLater(tokens, at, marked);
    const relative = isEnglish ? englishRelative(tokens, at) : relativeAt(tokens, at);
    if (relative) relatives.add(relative);
    const married = marriedAt(tokens, at);
    if (married) relatives.add(married);
  }
  return relatives.size === 1 ? [...relatives][0] : undefined;
}

function statedLater(tokens: readonly Token[], from: number, marked: boolean): Told | undefined {
  for (let at = from; at < tokens.length; at += 1) {
    const plain = statedSex(tokens, at, marked);
    if (plain) return plain;
  }
  return undefined;
}

const beforeStated = new Set(['la', 'tinh', 'nhan', 'gioi']);

/** "Nam 45 tuổi", "tôi là nữ", "giới tính nam". Without marks "nam 20 tuoi" may be the year of that age. */
function statedSex(tokens: readonly Token[], at: number, marked: boolean): Told | undefined {
  const { word } = tokens[at] ?? { word: '' };
  if (word !== 'nam' && word !== 'nữ' && word !== 'nu') return undefined;
  const before = tokens[at - 1]?.folded ?? '';
  const aged = tokens[at + 1]?.number !== undefined && tokens[at + 2]?.folded === 'tuoi';
  if (!beforeStated.has(before) && !(aged && (marked || selves.has(before)))) return undefined;
  return word === 'nam' ? 'male' : 'female';
}

function relativeAt(tokens: readonly Token[], at: number): Told | undefined {
  const first = tokens[at];
  // "Vợ chồng em" are two, and "mẹ chồng em" is one who has been met already.
  if (!first || isKin(tokens[at - 1])) return undefined;
  const next = tokens[at + 1];
  const ending = next && kinEndings.get(next.word);
  const own = kin.get(first.word) ?? bareKin.get(first.word);
  const told = ending === 'male' || ending === 'female' ? ending : own;
  if (!told || (own === undefined && !selves.has(first.folded))) return undefined;
  if (first.word === 'vợ' && next?.word === 'chồng') return undefined;
  let after = at + (ending ? 2 : 1);
  if (selves.has(tokens[after]?.folded ?? '')) after += 1;
  else if (!ending) return undefined;
  return notIll.has(tokens[after]?.folded ?? '') ? undefined : told;
}

const marrying = new Set(['lay', 'cuoi']);

/** Who "lấy vợ" is a man; where his wife is ill too, the words tell both. */
function marriedAt(tokens: readonly Token[], at: number): Told | undefined {
  if (!marrying.has(tokens[at]?.folded ?? '')) return undefined;
  const spouse = tokens[at + 1]?.folded;
  if (spouse === 'vo') return 'male';
  return spouse === 'chong' ? 'female' : undefined;
}

function englishRelative(tokens: readonly Token[], at: number): Told | undefined {
  return tokens[at - 1]?.word === 'my' ? english.get(tokens[at]?.word ?? '') : undefined;
}

/** "Em bị đau", but not "bố em bị đau". */
function isOwnComplaint(tokens: readonly Token[], at: number): boolean {
  const self = tokens[at];
  if (!self || !selves.has(self.folded) || !ownComplaint.has(tokens[at + 1]?.folded ?? '')) return false;
  const before = tokens[at - 1];
  if (!before || before.clause !== self.clause) return true;
  return !isKin(before) && !kinEndings.has(before.word);
}

function isKin(token: Token | undefined): boolean {
  const word = token?.word ?? '';
  return kin.has(word) || bareKin.has(word) || word === 'vo';
}
