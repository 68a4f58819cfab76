import type { RedFlagCode } from '#contract/vocabulary.ts';
import { bellyBlow } from '../knowledge/first-aid-causes.ts';
import { phraseList } from '../text/phrase-list.ts';
import { buildPhrases, findPhrases } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';

const blood = 'máu | huyết | đỏ | blood | bloody | red';
const water =
  'nước | ao | hồ | sông | suối | biển | bể | kênh | mương | chìm | đuối | water | drown | drowned | drowning | pool | sea | river | lake';

/**
 * Signs of something that happened or is seen. Whoever tells of it names it: first aid for a sting, or nothing to drink for
 * blood that nobody saw, comes of words that only resemble. Ours.
 */
const namedBy: Partial<Record<RedFlagCode, string>> = {
  black_or_bloody_stool: `${blood} | đen | bã cà phê | nhựa đường | hắc ín | black | tarry | maroon`,
  vomiting_blood: `${blood} | đen | bã cà phê | cà phê | black | coffee`,
  coughing_blood_heavy: blood,
  multiple_stings: `đốt | chích | ong | kiến | vò vẽ | bắp cày | bọ | bò cạp | bọ cạp | rết | sứa | ngòi | sting | stings | stung | bee | bees | wasp | wasps | hornet | hornets | ants | jellyfish | scorpion`,
  snake_bite: `rắn | hổ mang | hổ chúa | cạp nong | cạp nia | mai gầm | con gì cắn | con chi cắn | cắn | mổ | táp | snake | cobra | viper | krait | bitten | bite | bit`,
  // Without their marks “dầu”, “khí”, “lá”, “sâu”, “cỏ” are other words of every text.
  poisoning: `uống | nuốt | ăn | hít | ngửi | khói | =khí | =gas | thuốc | =độc | ngộ độc | hóa chất | hoá chất | rượu | bia | nấm | =lá | =sâu | =cỏ | chuột | xăng | =dầu | axit | javel | tẩy | =than | viên | vỉ | liều | miếng dán | ma túy | =keo | phun | xịt
    | khi than | khi gas | dau hoa | la ngon | dot than | than to ong | lo than | bep than | trung doc | poison | poisoned | poisoning | drank | drink | drinking | drunk | swallowed | took | taken | ate | eaten | pills | tablets | medicine | overdose | gas | smoke | fumes
    | generator | alcohol | mushroom | mushrooms | chemical | bleach | pesticide | drug | drugs | patch`,
  rabies_exposure: `chó | mèo | khỉ | dơi | chuột | thú | con vật | cắn | cào | liếm | dại | dog | cat | monkey | bat | rat | animal | bite | bites | bitten | bit | scratch | scratched | lick | licked | rabies`,
  spreading_skin_infection: `đỏ | nóng | mủ | lan | loét | viêm | nhiễm trùng | vết | mụn | nhọt | áp xe | lở | hoại tử | thâm | đen | sốt | red | redness | hot | warm | pus | spreading | spread | infected | infection | sore | wound | ulcer | boil | abscess | fever | black`,
  drowning: water,
  electrical_injury: `điện | giật | sét | dây | electric | electrocuted | shock | shocked | lightning | wire | current`,
  severe_burn: `bỏng | phỏng | cháy | sôi | nóng | lửa | bô | axit | acid | vôi | hóa chất | burn | burns | burned | burnt | scald | scalded | fire | boiling | hot | chemical`,
  swallowed_dangerous_object: `nuốt | hóc | mắc | pin | nam châm | xương | đinh | kim | swallow | swallowed | battery | magnet | magnets | bone | stuck | coin`,
};

const phrases = buildPhrases(
  Object.entries(namedBy).flatMap(([code, words]) => phraseList(words, code as RedFlagCode, false)),
);

/** “Chỗ cắn” without marks looks like a dog's bite; where a snake or an insect is named, it was that. */
const snake = buildPhrases(
  phraseList(
    'rắn cắn | rắn lục | rắn hổ | rắn độc | con rắn | snake | muỗi cắn | muỗi đốt | kiến cắn | mosquito',
    'snake',
    false,
  ),
);
const otherBite = buildPhrases(
  phraseList(
    'con chó | chó nhà | =chó cắn | mèo cắn | mèo cào | con mèo | khỉ | dơi | bệnh dại | dog | cat | monkey | rabies',
    'other',
    false,
  ),
);

/** Words in which another word of the same sound is no mark of it: who holds a telephone was not shocked. */
const phone = buildPhrases(
  phraseList('điện thoại | gọi điện | Điện Biên | điện giải | điện tim | điện tâm đồ', 'phone', false),
);

type Other = {
  /** The signs that it is not; without them, none of those that are only read. */
  readonly codes?: readonly RedFlagCode[];
  readonly words: string;
  readonly unless: string;
};

/** What is told plainly as something else, and what must not be told beside it. */
const others: readonly Other[] = [
  {
    // What the tablets did is no poison, and no sign that we know. “Cứng” alone is also a neck or a belly.
    words: `cương cứng | cương đau | cương … không xuống | cường dương … cứng | cậu nhỏ … cứng | dương vật … cứng | erection … go down | erection … hours | priapism`,
    unless: `cả vỉ | nguyên vỉ | hết vỉ | hết lọ | quá liều | nhiều viên | nắm thuốc | lơ mơ | li bì | khó thở | đau ngực | tức ngực | ngất | co giật | rượu | tự tử | té | ngã | đánh | overdose | pills | drowsy | fainted | chest | suicide | fell`,
  },
  {
    // A blow makes a belly hard and the head light without any germ.
    codes: ['sepsis_signs', 'fever_immunosuppressed'],
    words: bellyBlow,
    unless: `sốt | nóng | mủ | nhiễm trùng | rét run | ớn lạnh | hóa trị | hôm kia | ngày nay | tuần nay | fever | pus | infected | infection | chills | shivering | chemotherapy | days ago | for days`,
  },
];
const otherPhrases = buildPhrases(
  others.flatMap((other) => [
    ...phraseList(other.words, { other, isSo: true }, false),
    ...phraseList(other.unless, { other, isSo: false }, false),
  ]),
);

/** Those that the text tells of. */
function toldOthers(reading: Reading): Other[] {
  const found = findPhrases(reading, otherPhrases).map(({ value }) => value);
  const isFound = (other: Other, isSo: boolean) => found.some((each) => each.other === other && each.isSo === isSo);
  return others.filter((other) => isFound(other, true) && !isFound(other, false));
}

/** Says of a sign whether the text names what it is of, where it must. */
export function namesSign(reading: Reading): (code: string) => boolean {
  const calls = findPhrases(reading, phone);
  const isOfPhone = ({ value, from, to }: { value: RedFlagCode; from: number; to: number }) =>
    value === 'electrical_injury' && calls.some((call) => call.from <= from && call.to >= to);
  const named = new Set<string>(
    findPhrases(reading, phrases).flatMap((match) => (isOfPhone(match) ? [] : match.value)),
  );
  const told = toldOthers(reading);
  const isOther = (code: string) => told.some(({ codes }) => codes?.some((each) => each === code) ?? true);
  const isSnake = findPhrases(reading, snake).length > 0 && findPhrases(reading, otherBite).length === 0;
  return (code) =>
    (!(code in namedBy) || named.has(code)) && !(code === 'rabies_exposure' && isSnake) && !isOther(code);
}
