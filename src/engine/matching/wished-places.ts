import type { Intake } from '#contract/intake.ts';
import type { Need } from '#contract/vocabulary.ts';
import type { Graph } from '../graph/graph.ts';
import { foldedText } from '../graph/letters.ts';
import { type Place, type Reading, ranks } from '../graph/places.ts';
import { citiesNamed } from './asked-cities.ts';
import { type NamedPlace, townsIn } from './asked-towns.ts';

/** Who comes back, goes home or is nursed there does not look for a house elsewhere. */
const staying: ReadonlySet<Need> = new Set(['revisit', 'discharge', 'home_care']);

const at = 'o|tai|in|duoi|tren|ngoai|trong';
const go = 'len|ra|vao|vo|xuong|di|toi|sang|to';
const toPlace = new RegExp(`(?<!\\p{L})(?:${at}|${go})(?: (?:thang|han|tp|thanh pho|tinh))*$`, 'u');
const goesThere = new RegExp(`(?<!\\p{L})(?:${go})(?: (?:thang|han|tp|thanh pho|tinh))*$`, 'u');
/** “Bệnh viện hiếm muộn uy tín ở Hà Nội”, “xin ý kiến bác sĩ cột sống ở Đà Nẵng”. */
const sought =
  /(?<!\p{L})(?:benh vien|vien|bv|phong kham|bac si|bs|kham|mo|phau thuat|dieu tri|chua|goi|y kien|hoi chan|noi|cho|trung tam|hospitals?|clinics?|doctors?|specialists?|surgeons?|package|check ?ups?|surgery|treatment|opinion)(?!\p{L})/u;
/** What was, who lives there, and what one would rather be spared. */
const otherwise =
  /(?<!\p{L})(?:da(?! lieu)|tung|dang|vua|hom|truoc|sau khi|ket qua|don thuoc|khong|ko|khoi|do phai|thay vi|ngai|lam viec|di lam|di hoc|lives?|works?|working|living|without|instead|was|were|had)(?!\p{L})/u;
/** “Em ở Hà Nội”: right before “ở”. */
const whoLives =
  /(?<!\p{L})(?:em|con|chau|toi|minh|gai|trai|nha|anh|chi|me|bo|ba|ong|lam|(?<!cot )song|tro|i|live|work) (?:o|tai|in|duoi|tren|ngoai|trong)(?: (?:tp|thanh pho|tinh))*$/u;
/** “Có phải lên Hà Nội không”, “nên mổ ở Huế”. */
const whether =
  /(?<!\p{L})(?:co phai|phai (?:len|ra|vao|vo|di|xuong|mo|kham|chua)|co can|nen|should|do (?:i|we) need|better|whether)(?!\p{L})/u;
const isAskedNext =
  /^(?:(?:co )?duoc (?:khong|ko|hong)|khong|ko|hong|tot hon|hon|better|chua|thi (?:tot )?hon)(?!\p{L})/u;
const either = /(?<!\p{L})(?:deu (?:duoc|ok)|cung (?:duoc|ok)|dau cung duoc|either|both (?:fine|ok))(?!\p{L})/u;
const nearHome = /(?<!\p{L})(?:gan nha|cho gan|gan day|near home|nearby|close to home)(?!\p{L})/u;

/**
 * The cities and towns where a family wishes to be seen, as they stand in its wish: “ở Đà Nẵng hoặc Sài Gòn”, “đi Thái
 * Nguyên hay Hà Nội đều được”. What is asked (“có phải lên Hà Nội không”, “Huế hay Đà Nẵng”) is no wish.
 */
export function wishedPlaces(graph: Graph, { goal = '', symptoms = '', need }: Intake): Place[] {
  if (staying.has(need) || nearHome.test(foldedText(goal))) return [];
  const inGoal = clausesOf(goal).flatMap((clause) => wishedIn(graph, clause, goal));
  if (inGoal.length > 0 || goal.trim() !== '') return inGoal;
  // Who has no field for a wish, or leaves it empty, writes it beside the complaint.
  const told = clausesOf(symptoms).filter((clause) => wishing.test(clause));
  return told.flatMap((clause) => wishedIn(graph, clause, symptoms));
}

const clausesOf = (text: string) =>
  text
    .split(/[.,;:?!\n]+/u)
    .map(foldedText)
    .filter((clause) => clause !== '');
const wishing = /(?<!\p{L})(?:muon|xin|mong|want|would like|d like|looking for|prefer)(?!\p{L})/u;

function wishedIn(graph: Graph, clause: string, goal: string): Place[] {
  const words = clause.split(' ');
  const named = placesNamed(graph, words, goal);
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last) return [];
  const before = words.slice(0, first.from).join(' ');
  const after = words.slice(last.to).join(' ');
  const between = words.slice(first.to, last.from).join(' ');
  // One of two is asked about, unless both will do.
  const isOneOf = named.length > 1 && !/(?<!\p{L})(?:hoac|va|and)(?!\p{L})/u.test(between);
  const isOrHere = /(?<!\p{L})(?:hay|or)(?!\p{L})/u;
  if (
    !either.test(clause) &&
    (isOneOf || isOrHere.test(after) || isOrHere.test(before.split(' ').slice(-reachWords).join(' ')))
  )
    return [];
  if (!toPlace.test(before) || whoLives.test(before) || otherwise.test(before) || isAskedNext.test(after)) return [];
  if (whether.test(before) && !/(?<!\p{L})(?:nao|which|muon|want)(?!\p{L})/u.test(before)) return [];
  return goesThere.test(before) || sought.test(before) ? named.map(({ place }) => place) : [];
}

/** So near before a name “hay” weighs it against something. */
const reachWords = 5;

/** The five cities, then towns and provinces; of one word only as it is written on a map: “Vinh”. */
function placesNamed(graph: Graph, words: readonly string[], goal: string): NamedPlace[] {
  const known = [...citiesNamed(graph, words), ...townsIn(graph, words)];
  const isFree = (from: number, to: number) => known.every((each) => to <= each.from || from >= each.to);
  for (let from = 0; from < words.length; from += 1) {
    for (let length = provinceWordsMax; length > 0; length -= 1) {
      if (from + length > words.length || !isFree(from, from + length)) continue;
      const readings = graph.places.folded.get(words.slice(from, from + length).join('')) ?? [];
      const place = readings.find((each) => isLarge(each, length === 1, goal))?.place;
      if (place) known.push({ place, from, to: from + length });
    }
  }
  return known.sort((a, b) => a.from - b.from).filter((each, at, all) => each.from >= (all[at - 1]?.to ?? 0));
}

const provinceWordsMax = 4;

function isLarge({ place, rank }: Reading, isShort: boolean, goal: string): boolean {
  const { district } = place;
  if (isShort) return district?.kind === 'city' && goal.normalize('NFC').includes(district.name);
  return !district && rank === ranks.name;
}
