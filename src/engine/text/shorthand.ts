/**
 * Shorthand and chat spelling that patients use: what it stands for, then the ways it is written.
 * Only whole words are expanded, and only those with one reading in a health text.
 */
const written: readonly (readonly [string, string])[] = [
  ['không', 'ko k kg kh hok hông hổng hem hk khôg khog kô khum hôk khg'],
  ['không phải', 'kp'],
  ['được', 'đc dc đx dk đk dx đuọc đượt đươc'],
  ['rồi', 'r rùi ròi rồy rùii'],
  ['bây giờ', 'bh bjo bgio bgiờ bgi'],
  ['hôm nay', 'hnay'],
  ['hôm qua', 'hqua hq'],
  ['quá', 'wa qá wá'],
  ['người', 'ng ngừi ngươi'],
  ['người ta', 'ngta'],
  ['như thế nào', 'ntn'],
  ['gì', 'j'],
  ['vậy', 'z dz zậy dzậy dzay'],
  ['với', 'vs dới'],
  ['tôi', 't'],
  ['mình', 'mik mk'],
  ['em', 'e'],
  ['anh', 'a'],
  ['chị', 'c'],
  ['chồng', 'ck'],
  ['vợ', 'vk'],
  ['bệnh', 'bịnh'],
  ['bệnh nhân', 'bn'],
  ['bác sĩ', 'bs bsi bsĩ'],
  ['bệnh viện', 'bv bvien'],
  ['xét nghiệm', 'xn'],
  ['trước', 'trc trk'],
  ['nước', 'nc'],
  ['muốn', 'mún'],
  ['biết', 'bít'],
  ['đang', 'đg đag dag'],
  ['nhiều', 'nhìu nhju nhiu'],
  ['bình thường', 'bt bth bthg'],
  ['luôn', 'lun'],
  ['thì', 'thj'],
  ['mới', 'ms'],
  ['cũng', 'cx cug'],
  ['đường huyết', 'đh'],
  ['huyết áp', 'ha'],
  ['spo2', 'sp02 spo sao2'],
  ['sốt xuất huyết', 'sxh sxhd'],
  ['tay chân miệng', 'tcm'],
  ['nhồi máu cơ tim', 'nmct'],
  ['tai biến mạch máu não', 'tbmmn'],
  ['đái tháo đường', 'đtđ dtd'],
  ['quan hệ', 'qh'],
  ['miệng', 'mịng'],
  ['cant', 'cannot couldnt'],
];

/** Words of the regions, from Nghệ An to the Mekong, that are nothing else in a health text. */
const regional: readonly (readonly [string, string])[] = [
  ['không', 'nỏ khôông hôông hổg'],
  ['thấy', 'chộ'],
  ['giờ', 'chừ giừ'],
  ['đầu', 'trốc trôốc'],
  ['làm', 'mần'],
  ['vậy', 'rứa'],
  ['nay', 'ni'],
  ['bữa', 'bựa'],
  ['nó', 'hấn'],
  ['mẹ', 'mạ'],
  ['nước', 'nác'],
  ['bụng', 'rọt'],
  ['ấy', 'nớ'],
  ['vô', 'dô'],
  ['về', 'dìa'],
  ['trời', 'chời'],
];

const units: ReadonlyMap<string, string> = new Map(
  Object.entries({
    t: 'tuổi',
    h: 'giờ',
    g: 'giờ',
    w: 'tuần',
    p: 'phút',
    c: 'độ',
    oc: 'độ',
    th: 'tháng',
    kg: 'kg',
    k: 'k',
  }),
);

const byWord: ReadonlyMap<string, readonly string[]> = new Map(
  [...written, ...regional].flatMap(([meaning, ways]) =>
    ways.split(' ').map((way) => [way, meaning.split(' ')] as const),
  ),
);

/** The words that a shorthand stands for; nothing when it is an ordinary word. */
export function expandShorthand(word: string): readonly string[] | undefined {
  return byWord.get(word);
}

export function unitAfterNumber(word: string): string | undefined {
  return units.get(word);
}
