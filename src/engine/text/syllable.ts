/** How Vietnamese syllables are built, without marks: a beginning, which may be empty, and a rime. */
const beginnings = ' b c ch d g gh gi h k kh l m n ng ngh nh p ph qu r s t th tr v x'.split(' ');

const rimes = `a ac ach ai am an ang anh ao ap at au ay e ec ech em en eng enh eo ep et eu i ia ich iec iem ien ieng iep
  iet ieu im in inh ip it iu o oa oac oach oai oam oan oang oanh oao oap oat oay oc oe oen oeo oet oi om on ong op ot u
  ua uan uang uat uau uay uc ue uech uenh ui um un ung uo uoc uoi uom uon uong uop uot uou up ut uu uy uya uych uyen
  uyet uynh uyt uyu y yem yen yeng yet yeu`.split(/\s+/);

/** "Gi" has its i in the beginning; the others are loans, the only ones of their rime: "khoong" is no word. */
const others = ['gi', 'xoong', 'boong', 'goong', 'sooc', 'mooc'];

let syllables: ReadonlySet<string> | undefined;

/** Whether letters without marks can be one Vietnamese syllable, whatever marks it may carry. */
export function isSyllable(folded: string): boolean {
  // Put together when first asked for: most texts are written without a slip.
  syllables ??= new Set([...others, ...beginnings.flatMap((beginning) => rimes.map((rime) => beginning + rime))]);
  return syllables.has(folded);
}
