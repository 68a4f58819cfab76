import type { Intake } from '#contract/intake.ts';
import type { Graph, GraphHospital } from '../graph/graph.ts';
import { calledNames, type HospitalNames } from '../graph/hospital-names.ts';
import { foldedText } from '../graph/letters.ts';
import { isSentTo } from './sent-words.ts';

/** A hospital that the family names: whether it wishes to go there, and whether it speaks of going at all. */
export type Named = {
  readonly hospital: GraphHospital;
  readonly isWanted: boolean;
  readonly goes: boolean;
  /** Weighed against another, or asked about: “ở huyện hay lên Việt Tiệp”, “có phải lên Chợ Rẫy không”. */
  readonly isAsked: boolean;
  /** Where the patient was operated on, lies, or is expected again. */
  readonly isTreating: boolean;
  /** Where a day is set: “hẹn nhập viện BV Trung ương Huế”. */
  readonly isBooked: boolean;
  /** Whoever names it would rather not go there. */
  readonly isRefused: boolean;
  /** Somebody who has seen the patient sends them there: “bác sĩ viết giấy cho xuống Nhi Trung ương”. */
  readonly isSent: boolean;
};

const words = (text: string) => new Set(text.split(' '));
const goWords = words('len ra vao vo den toi sang qua di ve xuong thang chuyen to');
const atWords = words('o tai at in');
const stayWords = words('kham mo nam tri tru sinh de chup an hen operated treated seen surgery');
/** “Mổ 6 ngày ở Chợ Rẫy”. */
const sinceWords = words('ngay tuan hom thang days weeks');
/** “Ghép thận ở Chợ Rẫy”, “đặt stent mạch vành tại Bạch Mai”. */
const deedWords = words('ghep stent');
const deedReach = 3;
const wishWords = words('muon xin dinh can thich nho duoc want like prefer');
const noWords = words('khong dung chua not');
const orWords = words('hay hoac or');
/** “Phổi Trung ương hoặc Bạch Mai”: in a wish either will do, and nothing is asked. */
const eitherWord = 'hoac';
const treatWords = words(
  'mo ghep stent nam tri tru sinh de hen lai theo operated treated admitted surgery discharged appointment',
);
/** What it says is an opinion that one has already: “BV Đồng Nai bảo đặt stent”. */
const otherBao = words('hiem lanh nhieu lau gio');
/** “Bác sĩ BV Lâm Đồng”. */
const doctorWords = words('si bs doctor');
/** “Ý kiến bác sĩ bệnh viện K”, “bác sĩ viện K xem lại”: whom the wish is for, and not who has spoken. */
const consultWords = words('kien hoi gap xin nho muon tim nghe ask see opinion');
const lookWords = words('xem doc kham giup tu danh coi');
/** “Bác sĩ BV tỉnh đề nghị mổ”, “chỉ định”. */
const proposals = new Set(['de nghi', 'chi dinh', 'yeu cau', 'tu van', 'chan doan']);
const sayWords = words('bao noi khuyen doi keu ket hen said says told recommended recommends advised wants');
const bookWords = words('hen lich booked scheduled appointment');
const nameWordsMax = 7;
/** How many words before a name say how it is meant: “không muốn phải lên”. */
const reachWords = 4;

/** In the wish first. Only a name that one hospital bears counts, and the name of a place only after “bệnh viện”. */
export function namedHospital(graph: Graph, intake: Intake): Named | undefined {
  return namedHospitals(graph, intake)[0];
}

export function namedHospitals(graph: Graph, { goal = '', symptoms = '', diagnosis = '' }: Intake): readonly Named[] {
  return [...namedIn(graph, goal, true), ...namedIn(graph, symptoms, false), ...namedIn(graph, diagnosis, false)];
}

function namedIn(graph: Graph, text: string, isGoal: boolean): Named[] {
  if (text.trim() === '') return [];
  const said = clausesOf(text);
  const names = calledNames(graph);
  const found: Spoken[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const lastAt = beforeDepartment(said, at - 1);
    const isHouse = houseWords.has(said[at - 1] ?? '');
    const isOfHouse = houseWords.has(said[lastAt] ?? '');
    const cueAt = isOfHouse ? lastAt - (said[lastAt - 1] === 'benh' ? 2 : 1) : lastAt;
    const cue = said[cueAt] ?? '';
    const near = said.slice(Math.max(0, cueAt - reachWords), Math.max(0, cueAt));
    const before = near.slice(near.lastIndexOf(pause) + 1);
    const clause = said.slice(said.lastIndexOf(pause, cueAt) + 1, cueAt + 1);
    const isStay =
      stayWords.has(cue) ||
      (atWords.has(cue) && (stayWords.has(before.at(-1) ?? '') || sinceWords.has(before.at(-1) ?? ''))) ||
      (atWords.has(cue) && before.slice(-deedReach).some((word) => deedWords.has(word)));
    const last = found.at(-1);
    const isOfList = isGoal && last?.isWanted === true && last.to === at - 1 && listWords.has(said[at - 1] ?? '');
    const isCued = isOfHouse || isOfList || goWords.has(cue) || isStay || orWords.has(cue);
    if (!isCued && !(isGoal && said.slice(at + 1, at + 1 + nameWordsMax).some((word) => orWords.has(word)))) continue;
    const named = longest(said, at, names, (name) => isTelling(name) && (isHouse || isOwnName(name, graph)));
    if (!named) continue;
    const next = said.slice(at + named.length);
    const after = next.find((word) => word !== pause);
    // “Việt Đức hay bệnh viện tỉnh” needs no word before it.
    if (isCued || orWords.has(after ?? ''))
      found.push({
        ...(isOfList ? last : meantBy({ cue, before, clause, after, next, isHouse: isOfHouse, isGoal })),
        hospital: named.hospital,
        from: at,
        to: at + named.length,
      });
    at += named.length - 1;
  }
  return found.reduceRight<Spoken[]>((later, each) => later.toSpliced(0, 0, ofList(each, later[0])), []);
}

/** A name with where it stands among the words. */
type Spoken = Named & { readonly from: number; readonly to: number };

/** “Viện K, Bạch Mai hay 108”: of a list only the last stands beside “hay”. */
function ofList(each: Spoken, next: Spoken | undefined): Spoken {
  const isListed = next?.isAsked === true && next.from - each.to <= listGapMax;
  return isListed ? { ...each, isAsked: true, isWanted: false } : each;
}

/** “Phổi Trung ương, Bạch Mai”: what is said of the first holds for the next. */
const listWords = words(', hoac va and');

/** A pause, and “bệnh viện”. */
const listGapMax = 3;

const houseWords = words('vien bv');

/** “Lên thẳng tim mạch Bạch Mai” and “Viện Tim mạch Bạch Mai” are Bạch Mai. */
function beforeDepartment(said: readonly string[], last: number): number {
  let at = last;
  while (last - at < departmentWordsMax && kindWords.has(said[at] ?? '')) at -= 1;
  const word = said[at] ?? '';
  return at < last && (goWords.has(word) || atWords.has(word) || houseWords.has(word)) ? at : last;
}

const departmentWordsMax = 4;

/** Stands between clauses: the “không” of one question refuses nothing in the next. */
const pause = ',';

function clausesOf(text: string): string[] {
  const whole = text.normalize('NFC').replace(centralInCapitals, 'trung ương');
  const clauses = whole.split(/[.,;:?!\n]+/u).map((clause) => shortened(foldedText(clause)));
  return clauses
    .filter((clause) => clause !== '')
    .join(` ${pause} `)
    .split(' ');
}

/** In capitals only: “viện tư” is a private one. */
const centralInCapitals = /(?<!\p{L})T\.?Ư(?!\p{L})/gu;

/** “Nhi TW”, “NTW”, “BVNTW”, “NĐ1”. */
function shortened(clause: string): string {
  return clause
    .replace(/(?<!\p{L})(?:bv)?ntw(?!\p{L})/gu, 'bv nhi trung uong')
    .replace(/(?<!\p{L})tw(?!\p{L})/gu, 'trung uong')
    .replace(/(?<!\p{L})nd ?(?=[12](?!\p{N}))/gu, 'nhi dong ');
}

type Around = {
  readonly cue: string;
  readonly before: readonly string[];
  readonly clause: readonly string[];
  readonly after: string | undefined;
  readonly next: readonly string[];
  readonly isHouse: boolean;
  readonly isGoal: boolean;
};

function meantBy({ cue, before, clause, after = '', next, isHouse, isGoal }: Around): Omit<Named, 'hospital'> {
  const goes = goWords.has(cue);
  const said = [...before, cue];
  const isPast = before.includes('da') || before.includes('dang');
  const isRefused = before.some((word) => noWords.has(word));
  // “Tháng nào cũng phải vô Chợ Rẫy” is where one is treated, and wishes to go no more.
  const mustGo = said.includes('phai');
  const isWhether = said.includes('co') && (mustGo || said.includes('can') || said.includes('nen'));
  const isOr = (word: string) => orWords.has(word) && !(isGoal && word === eitherWord);
  const isAsked = isWhether || isAskedAfter(next) || isOr(after) || said.some(isOr);
  const isConsulted = isGoal && doctorWords.has(cue) && isOneToAsk(before, next);
  const isSaying = isSaid(next) || (doctorWords.has(cue) && !isConsulted);
  const isSince = atWords.has(cue) && sinceWords.has(before.at(-1) ?? '');
  const isTreating =
    (!goes && (isPast || isSince || isSaying || said.some((word) => treatWords.has(word)))) || (mustGo && !isAsked);
  const wishes = isGoal ? goes || isHouse || atWords.has(cue) : goes && before.some((word) => wishWords.has(word));
  const isBooked = !goes && said.some((word) => bookWords.has(word));
  const isWanted = wishes && !isSaying && !isPast && !isRefused && !isAsked && !mustGo;
  const isSent = goes && !isAsked && !isRefused && isSentTo(clause, next);
  return { isWanted, goes, isAsked, isTreating, isBooked, isRefused: isRefused && wishes && !isAsked, isSent };
}

/** “Khám Bạch Mai được không”, “có được không”. */
function isAskedAfter([first = '', ...rest]: readonly string[]): boolean {
  const [may, not] = first === 'co' ? rest : [first, ...rest];
  return may === 'duoc' && (not === 'khong' || not === 'ko' || not === 'hong');
}

/** “BV tỉnh bảo mổ”, and not “bảo hiểm” or “bao nhiêu”. */
function isSaid([first = '', second = '']: readonly string[]): boolean {
  return sayWords.has(first) && !otherBao.has(second);
}

function isOneToAsk(before: readonly string[], next: readonly string[]): boolean {
  const [first = pause, second = ''] = next;
  if (first === 'da' || proposals.has(`${first} ${second}`)) return false;
  return before.some((word) => consultWords.has(word)) || lookWords.has(first);
}

type Found = { readonly hospital: GraphHospital; readonly length: number };

function longest(
  said: readonly string[],
  from: number,
  names: HospitalNames,
  counts: (name: string) => boolean,
): Found | undefined {
  for (let length = Math.min(nameWordsMax, said.length - from); length > 0; length -= 1) {
    const name = said.slice(from, from + length).join(' ');
    // “BV tỉnh Yên Bái” of “Bệnh viện Đa khoa tỉnh Yên Bái”.
    const hospital = names.get(name) ?? names.get(`da khoa ${name}`) ?? ofSaigon(names, name);
    if (hospital && counts(name)) return hospital === 'several' ? undefined : { hospital, length };
  }
  return undefined;
}

/** “Tai Mũi Họng Sài Gòn” is that of the city; of eyes a private chain bears the name. */
function ofSaigon(names: HospitalNames, name: string): ReturnType<HospitalNames['get']> {
  const called = saigon.find((each) => name.endsWith(each));
  if (!called || name.startsWith('mat ')) return undefined;
  return names.get(`${name.slice(0, -called.length)} thanh pho ho chi minh`);
}

const saigon = [' sai gon', ' saigon', ' tphcm', ' tp hcm', ' hcm'];

const kindWords = new Set(
  `mat nhi phoi da lieu phu san ung buou tam than tim mach huyet hoc truyen mau noi tiet tai mui hong rang ham chan thuong chinh hinh y co
  phuc hoi chuc nang lao benh nhiet doi nhiem quoc te tu nhan khoa dai duoc quan dan bong dong tinh thanh pho huyen khu vuc`.split(
    /\s+/u,
  ),
);

/** More than the kind of a hospital, of which every province has one: “viện nhi”, “bệnh viện da liễu”. */
function isTelling(name: string): boolean {
  return name.split(' ').some((word) => !kindWords.has(word));
}

/** Two words or a number at least, and no province or district of that name. */
function isOwnName(name: string, { places }: Graph): boolean {
  return (name.includes(' ') || /^\d{3}$/u.test(name)) && !places.folded.has(name.replaceAll(' ', ''));
}
