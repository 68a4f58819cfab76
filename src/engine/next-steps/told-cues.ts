import type { RedFlagCode } from '#contract/vocabulary.ts';
import type { Readings } from '../finding.ts';
import { listOf } from '../knowledge/cards.ts';
import { type Advised, advised } from '../knowledge/next-steps/advised.ts';
import { answers } from '../knowledge/next-steps/answers.ts';
import { type Service, services } from '../knowledge/next-steps/services.ts';
import { type ToldSign, toldOtherwise, toldSigns, watchCues } from '../knowledge/next-steps/warning-signs.ts';
import { type CareWish, wishes } from '../knowledge/next-steps/wishes.ts';
import { together } from '../knowledge/together.ts';
import { complaints, matters } from '../knowledge/topics.ts';
import { askedClauses } from '../reader/asked-clauses.ts';
import type { Span } from '../reader/story.ts';
import { measuresNow } from '../safety/measures.ts';
import { ambiguousUnmarked } from '../text/ambiguous.ts';
import { type Context, withContext } from '../text/context.ts';
import { phraseList } from '../text/phrase-list.ts';
import { buildPhrases, findPhrases, type Match, quote } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';
import { isWished } from '../wished-words.ts';
import { type Asked, ownQuestions } from './own-questions.ts';
import { isAfterNotYet } from './there-already.ts';

/** What a line needs to have been told of. Written with their marks; ours, not reviewed. */
const cueWords = {
  cast: 'bó bột | nẹp bột | băng bột | đang bột | tháo bột | in a cast | plaster cast | in plaster',
  mending: 'plaster off | cast off | đi lại được | đi lại bình thường | walking fine',
  rehab: `phục hồi chức năng | vật lý trị liệu | tập đi | tập vận động | di chứng | sau đột quỵ | sau tai biến | rehab | rehabilitation
    | physiotherapy | after a stroke | after his stroke | after her stroke`,
  notPregnant: `không có thai | không mang thai | không có bầu | không bầu | mãn kinh | hết kinh | cắt tử cung | triệt sản | not pregnant
    | menopause | hysterectomy`,
  period:
    'kinh nguyệt | hành kinh | kỳ kinh | rong kinh | đau bụng kinh | phụ khoa | period | periods | gynaecological',
  tube: 'ống thông | sonde | ống xông | đặt ống | ăn qua ống | catheter | feeding tube',
  dirtyWound: `giẫm đinh | đạp đinh | dẫm đinh | đạp phải đinh | giẫm phải đinh | dẫm phải đinh | đạp trúng đinh | đinh đâm | đinh rỉ
    | sắt rỉ | rỉ sét | kẽm gai | vết thương bẩn | stepped on a nail | rusty nail | dirty wound`,
  wound:
    'đứt tay | đứt chân | rách da | vết thương | vết cắt | trầy xước | cut my | deep cut | gash | gaping | cut his hand | cut her hand | open wound',
  stitched: 'khâu … mũi | đã khâu | khâu rồi | cắt chỉ | stitches | stitched',
  diarrhoea: `tiêu chảy | ỉa chảy | đi ngoài lỏng | đi cầu lỏng | phân lỏng | đi ngoài nhiều lần | nôn ói | ói mửa | diarrhoea | diarrhea
    | loose stools | watery stools`,
  cold: 'sổ mũi | chảy mũi | nghẹt mũi | ngạt mũi | hắt hơi | ho nhẹ | ho húng hắng | ho có đờm | ho đờm | cảm lạnh | runny nose | blocked nose | stuffy nose',
  broken:
    'gãy tay | gãy chân | gãy cổ tay | gãy cổ chân | gãy cẳng | gãy ngón | gãy xương | trật khớp | bong gân | sưng khớp sau ngã | broken arm | broken leg | fracture | sprained',
  back: `lưng | đau lưng | cột sống | thắt lưng | thoát vị | thần kinh tọa | thần kinh toạ | back | back pain | lower back | spine | sciatica
    | slipped disc`,
  allergy: `mề đay | mày đay | nổi mẩn | phát ban | ngứa | bị dị ứng | dị ứng thuốc | dị ứng thức ăn | dị ứng hải sản | dị ứng thời tiết
    | cơ địa dị ứng | sưng môi | phù môi | ong đốt | allergy | allergic | hives | rash | itchy | itching`,
  waits: `mai được không | mai được k | mai khám được | mai đi được | mai cho đi | mai tính | mai hẵng | đợi sáng | chờ sáng | đợi mai | chờ mai | đợi trời sáng | chờ trời sáng | nằm nhà theo dõi | ở nhà theo dõi | theo dõi ở nhà | theo dõi thêm | nằm nghỉ cho | ngủ dậy xem | mai xem sao | để thêm | wait and see | see how it goes | in the morning | till tomorrow | until tomorrow
    | chờ được | đợi được | chờ tới | chờ đến | đợi tới | đợi đến | đợi thứ | chờ thứ | chờ tái khám | đợi tái khám | chờ … được không | đợi … được không | để mai
    | mai đi khám | sáng mai khám | sáng mai đi | qua chủ nhật | thứ 2 khám | thứ hai khám | để tuần sau | give it a week | until monday | after the weekend | mai mới đi | sáng đi khám | sáng đi thử | chắc không sao | để xem sao | can it wait | wait until | wait till`,
  postpones: `mới rảnh | rảnh mới đi | để sau tết | sau tết được | qua tết | ra tết | ăn tết xong | xong vụ | hết vụ | qua vụ | thu hoạch xong | vụ … thu hoạch | xong mùa
    | sau kỳ thi | qua giỗ | sau giỗ | đợi … về | chờ … về | after tet | after the harvest | after the exams`,
  well: `không bị gì | không bệnh gì | không triệu chứng | không có triệu chứng | không đau gì | khỏe mạnh | vẫn khỏe | em khỏe | tôi khỏe | vợ chồng em khỏe | sức khỏe bình thường | sức khỏe ổn | sức khỏe tốt | sức khoẻ bình thường | không thấy gì bất thường
    | no symptoms | all fine | feel well | feels well | he's well | she's well | healthy`,
  checkup: `khám tổng quát | kiểm tra tổng quát | gói khám | khám sức khỏe | khám sức khoẻ | khám định kỳ | khám công ty | xét nghiệm | thử máu | checkup | check-up | health check | blood test
    | blood tests`,
  generalCheck: `khám tổng quát | kiểm tra tổng quát | khám tổng thể | gói khám | khám sức khỏe tổng quát | kiểm tra sức khỏe | khám toàn thân | general check-up | general checkup | full checkup | full check-up | full health check`,
  scope: `cần nội soi | nên nội soi | đi nội soi | hẹn nội soi | lịch nội soi | sắp nội soi | phải nội soi | muốn nội soi | nội soi ở đâu
    | nội soi … bao nhiêu | nội soi … chưa làm | nội soi hẹn | gói … nội soi | chọn … nội soi | tiền nội soi | chỉ định nội soi | endoscopy | colonoscopy | gastroscopy`,
  keyhole: `mổ nội soi | phẫu thuật nội soi | nội soi ổ bụng | nội soi khớp | nội soi buồng | nội soi tán | tán sỏi nội soi | nội soi cắt | nội soi phổi | ruột thừa nội soi | cắt polyp | cắt … polyp | vừa nội soi | mới nội soi
    | soi xong | soi rồi
    | after my colonoscopy | after a colonoscopy | after my endoscopy | after an endoscopy | laparoscopic | keyhole`,
  newCancer: `mới phát hiện | vừa phát hiện | mới chẩn đoán | vừa chẩn đoán | newly diagnosed | just diagnosed`,
  lostSlip: 'mất giấy | mất phiếu | mất sổ | lost … slip',
  lostCard: listOf('lost-card'),
  ear: `ù tai | nghễnh ngãng | lãng tai | nặng tai | nghe kém | điếc | thính lực | trợ thính | nghẹt tai | tai … nghe | tai … ù | tai … nghẹt | tai … lùng bùng | chảy mủ tai | tai chảy mủ | đau tai
    | viêm tai | tinnitus | ear … ringing | ear … blocked | blocked ear | hard of hearing | hearing loss | hearing aid | earache | ear infection`,
  throat:
    'đau họng | viêm họng | amidan | nuốt | khàn tiếng | chảy máu mũi | máu cam | khó thở | khối u | u vòm | sore throat | hoarse | nosebleed | swallow',
  runs: `tiêu chảy … lần | ỉa chảy … lần | đi ngoài … lần | đi cầu … lần | tiêu chảy … nôn | nôn … tiêu chảy | ói … tiêu chảy | tiêu chảy … ói | watery diarrhea | watery diarrhoea | vomiting and … diarrhea
    | vomiting and … diarrhoea`,
  tooth:
    'nhổ răng | răng khôn | nhổ … răng | tiểu phẫu răng | tooth extraction | wisdom tooth | wisdom teeth | tooth out',
  sleep: 'gây mê | tiền mê | dưới mê | general anaesthesia | general anesthesia | under general',
  implant: `thay khớp | khớp nhân tạo | thủy tinh thể | thuỷ tinh thể | cườm khô | cườm đá | mổ cườm | cườm mắt | đặt stent | stent mạch | đặt lưới | có lưới | miếng lưới | lưới nhân tạo | hernia mesh | nẹp vít | van tim | thay van | máy tạo nhịp | đĩa đệm nhân tạo | cố định cột sống | bắt vít | joint replacement | knee replacement
    | hip replacement | cataract | coronary stent | pacemaker | heart valve`,
  operated: `mổ … ngày | mổ sỏi | mổ u | mổ ruột | mổ nội soi | sau mổ | mới mổ | vừa mổ | phẫu thuật | had surgery | operated`,
  implantOut: 'tháo nẹp | tháo vít | rút đinh | tháo đinh | lấy nẹp | rút nẹp | remove the plate | plate removed',
  lowDose: 'liều thấp | low dose | low-dose | ldct',
  sugarDrink: `dung nạp đường | dung nạp glucose | nghiệm pháp dung nạp | nghiệm pháp đường | uống nước đường | uống đường … máu | uống đường đo | tiểu đường thai kỳ … uống | ogtt | glucose tolerance | glucola`,
  arm: `vai | bả vai | cánh tay | cẳng tay | khuỷu | khuỷu tay | cổ tay | bàn tay | ngón tay | đầu ngón tay | xương đòn | tay phải | tay trái | gãy tay | nẹp tay | shoulder | arm | forearm | elbow | wrist | hand | finger | fingers | collarbone
    | clavicle | thumb`,
  leg: `chân | bàn chân | bắp chân | cẳng chân | cổ chân | ngón chân | gối | đầu gối | khớp háng | háng | hông | đùi | gót | mắt cá | lưng | cột sống | đi cà nhắc | leg | legs | knee | knees | hip | thigh | ankle | foot | feet | toe | toes | heel | back
    | spine`,
  veins:
    'giãn tĩnh mạch chân | suy tĩnh mạch | suy giãn tĩnh mạch | giãn tĩnh mạch | tĩnh mạch chân | nổi gân xanh | gân xanh | varicose | varicose veins',
  otherVeins: 'thực quản | thừng tinh | dạ dày | xơ gan | esophageal | oesophageal | varicocele',
  boneSpread: `di căn xương | di căn cột sống | di căn vào xương | di căn … cột sống | di căn … xương | bone metastases | bone metastasis | spread to the bone | spread to the bones | spread to his bones | spread to her bones | spread to the spine
    | spinal metastases`,
  numbPatch: `mảng … mất cảm giác | vùng da … mất cảm giác | mất cảm giác … mảng | châm kim … không | kim châm … không | kim chích … không | châm … không biết đau | mảng … tê | đốm … tê | vết … tê | patch … numb | numb patch | patch … no feeling | can't feel … needle`,
  fastThyroid: `cường giáp | basedow | bazedow | graves | mắt … lồi | lồi mắt | tay run … hồi hộp | hồi hộp … tay run | run tay … hồi hộp | hồi hộp … run tay | tay run … sụt | sụt … tay run | tim đập nhanh … run | run … tim đập nhanh | overactive thyroid | hyperthyroid
    | hyperthyroidism`,
  medicine: `uống thuốc | dùng thuốc | tiêm thuốc | bôi thuốc | thuốc mới | sau khi uống | kháng sinh | thuốc gút | thuốc động kinh | allopurinol | carbamazepin | tegretol | new medicine | antibiotic
    | antibiotics | new pills`,
  goitre: `bướu cổ | bướu giáp | bướu tuyến giáp | nhân giáp | nhân tuyến giáp | u giáp | u tuyến giáp | tuyến giáp | cổ … to ra | cổ … hơi to | cục … cổ | cổ … cục | goitre | goiter | thyroid nodule | lump in … neck | neck lump`,
  gutCancer:
    'ung thư dạ dày | ung thư bao tử | ung thư đại tràng | ung thư trực tràng | ung thư ruột | ung thư gan | ung thư tụy | ung thư tuỵ | ung thư thực quản | u dạ dày | u đại tràng | stomach cancer | gastric cancer | colon cancer | bowel cancer | rectal cancer | liver cancer | pancreatic cancer',
  carrier: `mang gen | người mang gen | lành mang gen | người lành mang | gen lặn | thể ẩn | trước khi có con | trước khi cưới | tiền hôn nhân | carrier | carriers`,
  spins: `quay cuồng | nhà cửa quay | nhà quay | trời đất quay | mọi thứ quay | xoay vòng | chóng mặt xoay | chóng mặt quay | chóng mặt | rối loạn tiền đình | tiền đình | vertigo | room spins | room spinning | everything spins | spinning | dizzy spells`,
  flutters: `tim đập nhanh | tim đập loạn | tim đập không đều | đánh trống ngực | trống ngực | hồi hộp | nhịp nhanh | rung nhĩ | loạn nhịp | heart rate … irregular | irregular heart | irregular heartbeat | palpitations | heart racing | racing heart | atrial fibrillation | heart rate`,
  cutLimb: `cắt vào tay | cắt vào ngón | cắt vào lòng | cắt trúng | đứt tay | đứt chân | đứt ngón | đứt gân | cưa vào | chém vào | dao cắt | rách tay | rách chân | vết cắt | cut my hand | cut my finger | cut his hand | cut her hand | cut his finger | cut her finger | cut … finger | cut … hand`,
  bulges: `bẹn … phồng | phồng … bẹn | phồng lên khi | phồng … khi ho | phồng … khóc | cục … bẹn | bẹn … cục | cục phồng | nằm … xẹp | nằm xuống … xẹp | thoát vị bẹn | thoát vị rốn | rốn lồi | rốn … phồng | hernia | groin … bulge | bulge … groin | lump … groin`,
  neck: `cổ vai gáy | cổ gáy | vai gáy | đau cổ | mỏi cổ | thoái hóa cổ | đốt sống cổ | neck pain | stiff neck | sore neck`,
  snores: `=ngáy | ngáy to | ngủ ngáy | tiếng ngáy | ngưng thở khi ngủ | ngừng thở khi ngủ | snore | snores | snoring | sleep apnoea | sleep apnea`,
  swollenArm: `cánh tay … sưng | cánh tay … nặng | tay … sưng dần | phù tay | phù bạch mạch | arm … swollen | swollen arm | lymphoedema | lymphedema`,
  mole: `nốt ruồi | nốt sắc tố | mole | moles`,
  fever: 'sốt | rét run | ớn lạnh | nóng hầm hập | fever | chills | shivering',
  fastingTest: `đường huyết | thử đường | tiểu đường | mỡ máu | men gan | chức năng gan | chức năng thận | tổng quát | cholesterol | triglycerid | acid uric | axit uric | glucose | blood sugar | lipids
    | liver function | general check`,
} as const;
export type Cue = keyof typeof cueWords;

export type ToldCues = {
  readonly cues: ReadonlySet<Cue>;
  /** Signs that are there, and signs of which it is said that they are not. */
  readonly has: ReadonlySet<RedFlagCode>;
  readonly denies: ReadonlySet<RedFlagCode>;
  /** Parts of the warnings of matters that are there already. */
  readonly watched: ReadonlySet<string>;
  /** Signs that are told in other words than a warning has for them. */
  readonly signs: ReadonlySet<ToldSign>;
  /** What others bid the family do, or it means to do itself. */
  readonly advised: ReadonlySet<Advised>;
  /** Answers to what it asks of others than the doctor. */
  readonly answers: ReadonlySet<Advised>;
  /** How it wishes to be seen. */
  readonly wishes: ReadonlySet<CareWish>;
  /** What it asks, in its own words, by whom it is asked of. */
  readonly questions: Readonly<Record<Asked, readonly string[]>>;
  /** What it asks for by its name. */
  readonly services: readonly Service[];
};

type Conditional = Advised | CareWish;

type Value = {
  readonly cue?: Cue;
  readonly sign?: RedFlagCode;
  readonly watched?: string;
  readonly toldSign?: ToldSign;
  readonly advised?: Advised;
  readonly answer?: Advised;
  readonly wish?: CareWish;
  /** What is a wish only where one is spoken of. */
  readonly named?: CareWish;
  /** Of these it is told that they are, or are not, what they sound like. */
  readonly for?: Conditional;
  readonly against?: Conditional;
};

/** The signs that a warning lists, one by one. */
export function partsOf(watch: string): string[] {
  return watch.split(', ');
}

const watchedParts = new Set(
  [...matters, ...complaints, ...together.flatMap(({ topic }) => topic ?? [])].flatMap(({ watch }) =>
    watch ? partsOf(watch.vi) : [],
  ),
);

/** Words of a part that say how it must have grown: without them it may be there already. */
const grown = /nhiều|tăng|dữ|cao|không cầm|liên tục|lan|nhanh|hẳn|rất|đột ngột|từng|kèm|không|thêm/u;
const shortWords = 2;

/** “Chảy máu bất kỳ chỗ nào” is there with any “chảy máu”. */
function shortOf(part: string): string {
  const words = part.split(' ');
  return words.length <= shortWords || grown.test(part) ? '' : ` | ${words.slice(0, shortWords).join(' ')}`;
}

function otherwise(part: string): string {
  const words = toldOtherwise[part];
  return words ? ` | ${words}` : '';
}

const phrases = buildPhrases<Value>([
  ...Object.entries(cueWords).flatMap(([cue, words]) => phraseList<Value>(words, { cue: cue as Cue })),
  ...Object.entries(watchCues).flatMap(([sign, words]) => phraseList<Value>(words, { sign: sign as RedFlagCode })),
  ...[...watchedParts].flatMap((watched) =>
    phraseList<Value>(`${watched}${shortOf(watched)}${otherwise(watched)}`, { watched }),
  ),
  ...toldSigns.flatMap((toldSign) => phraseList<Value>(toldSign.told, { toldSign }, false)),
  ...advised.flatMap((each) => phraseList<Value>(each.heard, { advised: each })),
  ...answers.flatMap((each) => phraseList<Value>(each.heard, { answer: each }, false)),
  ...wishes.flatMap((each) => [
    ...(each.heard ? phraseList<Value>(each.heard, { wish: each }) : []),
    ...(each.named ? phraseList<Value>(each.named, { named: each }) : []),
  ]),
  ...[...advised, ...answers, ...wishes].flatMap((each) => [
    ...(each.beside ? phraseList<Value>(each.beside, { for: each }) : []),
    ...(each.unless ? phraseList<Value>(each.unless, { against: each }) : []),
  ]),
]);

const lightWordsMax = 1;
const feverDegreesMin = 38;

/** What is refused or over is bidden by nobody; a question stands whatever it is about. */
const notBidden: ReadonlySet<Context> = new Set(['denied', 'past', 'resolved']);
/** What ails now is cared for now. */
const ofNow: ReadonlySet<Cue> = new Set(['dirtyWound', 'wound', 'broken', 'diarrhoea', 'cold', 'scope', 'newCancer']);
const notNow: ReadonlySet<Context> = new Set(['denied', 'past', 'resolved', 'other']);

const sureWords = 3;

/** Two words without their marks are often two others: “bỏ lén” is “bố lên”, “qua giỗ” is “quá giờ”. */
function isSure({ tokens }: Reading, { exact, from, to, value }: Match<Value>): boolean {
  if (exact || to - from + 1 >= sureWords) return true;
  if (!value.advised && value.cue !== 'postpones' && value.cue !== 'broken') return true;
  return !tokens.slice(from, to + 1).some(({ folded }) => ambiguousUnmarked.has(folded));
}

/** What is a sign, or a fever, of which it is said that it has not come. */
function isNotYet(reading: Reading, { value, from }: Span & { readonly value: Value }): boolean {
  const isOfSign = value.sign !== undefined || value.watched !== undefined || value.cue === 'fever';
  return isOfSign && isAfterNotYet(reading, from);
}

const servicePhrases = buildPhrases<Service>(services.flatMap((each) => phraseList(each.heard, each)));
const noServicePhrases = buildPhrases<Service>(
  services.flatMap((each) => (each.unless ? phraseList(each.unless, each) : [])),
);

function servicesIn(goal: Reading): Service[] {
  const not = new Set(findPhrases(goal, noServicePhrases, lightWordsMax).map(({ value }) => value));
  const found = findPhrases(goal, servicePhrases, lightWordsMax).map(({ value }) => value);
  return [...new Set(found)].filter((each) => !not.has(each));
}

export function toldCues({ symptoms, diagnosis, goal }: Readings): ToldCues {
  const cues = new Set<Cue>();
  const has = new Set<RedFlagCode>();
  const denies = new Set<RedFlagCode>();
  const watched = new Set<string>();
  const signs = new Set<ToldSign>();
  const bidden = new Set<Advised>();
  const answered = new Set<Advised>();
  const said: [words: string, line: Conditional][] = [];
  const wished = new Set<CareWish>();
  const beside = new Set<Conditional>();
  const against = new Set<Conditional>();
  for (const reading of [symptoms, diagnosis, goal]) {
    const found = findPhrases(reading, phrases, lightWordsMax).filter((match) => !match.weak && isSure(reading, match));
    const asked = reading === symptoms && found.some(({ value }) => value.answer) ? askedClauses(reading) : [];
    // In a story much is told that nobody asks about; a road or a boat that is missing is told.
    const isAskedHere = ({ isForDanger, isQuestion }: Advised, { from, to }: Span) =>
      reading !== symptoms ||
      isForDanger ||
      isQuestion ||
      asked.some((clause) => clause.from < to + 1 && from < clause.to);
    for (const finding of withContext(reading, found)) {
      const { value } = finding;
      const context = isNotYet(reading, finding) ? 'denied' : finding.context;
      if (value.cue && isCue(value.cue, context)) cues.add(value.cue);
      if (value.sign && context === 'present') has.add(value.sign);
      if (value.sign && context === 'denied') denies.add(value.sign);
      if (value.watched && context === 'present') watched.add(value.watched);
      if (value.toldSign && context === 'present') signs.add(value.toldSign);
      const isAnswer =
        value.answer !== undefined &&
        (context !== 'denied' || value.answer.isQuestion) &&
        isAskedHere(value.answer, finding);
      if (isAnswer) answered.add(value.answer);
      const isBidden = value.advised !== undefined && !notBidden.has(context);
      if (isBidden) bidden.add(value.advised);
      const isNamed = value.named && context !== 'denied' && (reading === goal || isWished(reading, finding));
      const wish = value.wish ?? (isNamed ? value.named : undefined);
      if (wish) wished.add(wish);
      const line = (isAnswer && value.answer) || (isBidden && value.advised) || wish;
      if (line) said.push([quote(reading, finding), line]);
      if (value.for && context !== 'denied') beside.add(value.for);
      if (value.against && context !== 'denied') against.add(value.against);
    }
  }
  const isMeant = (each: Conditional) => (!each.beside || beside.has(each)) && !against.has(each);
  if (isFeverish(symptoms, cues)) watched.add('sốt');
  // What is plainly said of it answers the question.
  const isAnswered = (question: string) => said.some(([words, line]) => isMeant(line) && question.includes(words));
  // What is hoped for is asked first.
  const asked = (whom: Asked) =>
    [goal, symptoms].flatMap((each) => ownQuestions(each, whom)).filter((each) => !isAnswered(each));
  const questions = { doctor: asked('doctor'), desk: asked('desk') };
  const meant = <Line extends Conditional>(lines: ReadonlySet<Line>) => new Set([...lines].filter(isMeant));
  return {
    cues,
    has,
    denies,
    watched,
    signs,
    advised: meant(bidden),
    answers: meant(answered),
    // In the order in which they are listed, for not all are answered.
    wishes: new Set(wishes.filter((each) => wished.has(each) && isMeant(each))),
    questions,
    services: servicesIn(goal),
  };
}

function isCue(cue: Cue, context: Context): boolean {
  if (cue === 'notPregnant') return true;
  return ofNow.has(cue) ? !notNow.has(context) : context !== 'denied';
}

/** “Rét run 39,2” is a fever that nobody called so. */
function isFeverish(symptoms: Readings['symptoms'], cues: ReadonlySet<Cue>): boolean {
  return (
    cues.has('fever') || measuresNow(symptoms).some(({ kind, value }) => kind === 'temp' && value >= feverDegreesMin)
  );
}
