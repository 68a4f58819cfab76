import { fold } from '../text/fold.ts';
import { type Grams, gramOf } from '../text/grams.ts';
import type { Token } from '../text/reading.ts';
import { longAgoWords, todayWords } from '../text/time-words.ts';

/**
 * How a sentence is told. One that tells of another time or person, asks, tells a habit or says that it is over does
 * not count by itself; it still counts in the whole.
 */
type Telling = 'past' | 'other' | 'asked' | 'habit' | 'settled' | 'now';

/** Without marks, for half of all people write none. */
const cues: Record<Telling, string> = {
  past: `${fold(longAgoWords)}
    | nam roi | nam day | thang roi | tuan truoc | hoi | ngay xua | luc truoc | dot truoc | hom truoc | ngay ay | luc do | luc ay
    | hom ay | hom do | bua do | dem do | dem ay | dao do | dao truoc | lan do | lan ay | dot do | ngay do | khi do | khi ay
    | co lan | co dot | cach day | luc moi bi | tung | tien su | nam tuoi | con nho | thoi | mo lai | sau mo | nam con | xua
    | sau cu | may nam truoc | nam nao | ra vien | years ago | last year | last month | last week | months ago | when i was
    | used to | in the past | history of`,
  other: `mo thay | nam mo | chiem bao | giac mo | trong phim | xem phim | coi phim | tren mang | google | tren tivi | bao dang
    | doc bao | doc thay | nghe noi | nghe ke | ke lai | ke rang | ke chuyen | ke la | hang xom | xom em | xom toi | lang em
    | lang toi | ba ban | ong ban | chi ban | co ban | anh ban | dong nghiep | nguoi quen | nguoi ta | ai cung | chi em
    | hoi nhom | trong hoi | trong nhom | con cho | con meo | cho nha | meo nha | mat vi | chet vi | qua doi | di truyen
    | nha co nguoi | bai tap | kich ban | tieu thuyet | facebook | tiktok | youtube | my neighbour | my friend | my neighbor
    | i read | i saw | on tv | in a movie | my dog | my cat | she told | he told`,
  asked: `co phai | lieu co | nguy hiem khong | co sao khong | co can | la gi | nguyen nhan | tai sao | vi sao | lam sao de
    | bao nhieu | bao lau | muon hoi | xin hoi | cho hoi | hoi la | so bi | so rang | lo bi | lo la | so minh | phong ngua
    | tam soat | neu | lo nhu | phong khi | truong hop | tuong | is it | should i | do i need | can i | what if | how long
    | how much`,
  habit: `moi lan | moi khi | cu moi | thinh thoang | doi khi | lau lau | hay bi | thuong bi | thuong xuyen | quanh nam | lau nam
    | tu nho | bam sinh | nam nay | thang nay | hang nam | moi nam | hang thang | moi thang | chieu nao cung | dem nao cung
    | ngay nao cung | hom nao cung | dam bay ban | tu do | mua ret | mua lanh | tro troi | every time | sometimes | often
    | always | for years | for months | since childhood`,
  settled: `roi het | roi thoi | thi het | la het | la qua | roi khoi | da khoi | khoi roi | da het | het roi | het han | tu het
    | tu khoi | da on | on roi | on dinh | on het | khong sao | binh thuong | nhu thuong | khoe re | khoe lai | khoe manh
    | van khoe | da lanh | lanh roi | lanh han | qua khoi | vai phut lai | may phut la | phut la | phut thi | giay thi
    | giay la | da kham | bac si noi | bac si bao | ket luan | am tinh | nguoi khoe | khong thay gi | fine | normal
    | better now | went away | resolved | recovered | healed`,
  now: `${fold(todayWords)}
    | gio | bay gio | hien tai | hien nay | hien gio | nay | toi qua | vua | moi | dang | now | today | this morning | tonight
    | currently`,
};

const tellings = Object.keys(cues) as Telling[];
const cueAt = new Map<number, number>();
for (const [kind, phrases] of Object.entries(cues)) {
  const bit = 1 << tellings.indexOf(kind as Telling);
  for (const phrase of phrases.split('|')) {
    const gram = gramOf(phrase.trim().replace(/\s+/g, ' '));
    cueAt.set(gram, (cueAt.get(gram) ?? 0) | bit);
  }
}
const bitOf = (kind: Telling) => 1 << tellings.indexOf(kind);
const past = bitOf('past');
const other = bitOf('other');
const settled = bitOf('settled');
const now = bitOf('now');
const earliestYear = 1950;
const latestYear = 2029;

export type Span = { readonly from: number; readonly to: number };

/** A sentence in which nothing says that it is not about now and the patient; its neighbours may. */
export type Told = Span & { readonly isNow: boolean };

/** The sentences that may count by themselves; none when the text is a single one. */
export function sentencesTold(tokens: readonly Token[], grams: Grams): Told[] {
  const sentences = sentencesOf(tokens);
  if (sentences.length < 2) return [];
  const told = sentences.map((span) => tellingOf(tokens, grams, span));
  let isCarried = false;
  return sentences.flatMap((span, at) => {
    const here = told[at] ?? 0;
    // What happened then goes on over the next sentences, until one speaks of now.
    if (here & now) isCarried = false;
    const isNow = !isCarried && !((told[at + 1] ?? 0) & settled);
    if (here & (past | other)) isCarried = true;
    return (here & ~now) === 0 ? [{ ...span, isNow }] : [];
  });
}

function sentencesOf(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    if (at < tokens.length && tokens[at]?.sentence === tokens[from]?.sentence) continue;
    spans.push({ from, to: at });
    from = at;
  }
  return spans;
}

function tellingOf(tokens: readonly Token[], { ones, twos, threes }: Grams, { from, to }: Span): number {
  let told = 0;
  for (let at = from; at < to; at += 1) {
    if (isYear(tokens[at])) told |= past;
    told |= cueOf(ones[at]);
    if (at + 1 < to) told |= cueOf(twos[at]);
    if (at + 2 < to) told |= cueOf(threes[at]);
  }
  return told;
}

function cueOf(gram: number | undefined): number {
  return gram === undefined ? 0 : (cueAt.get(gram) ?? 0);
}

function isYear(token: Token | undefined): boolean {
  const number = token?.number;
  return number !== undefined && number >= earliestYear && number <= latestYear;
}
