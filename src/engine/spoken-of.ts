import type { Situation } from './assess/situations.ts';
import type { Assessment } from './assess.ts';
import type { Readings, SafetyOutcome } from './finding.ts';
import { type Context, withContext } from './text/context.ts';
import { phraseTable } from './text/phrase-list.ts';
import { findPhrases } from './text/phrases.ts';

/** Words by which a circumstance is the patient’s own, and words by which it is only feared, planned or another’s. Ours. */
const words = {
  cancer:
    'ung thư | u ác | ác tính | di căn | hóa trị | hoá trị | xạ trị | cancer | chemo | chemotherapy | leukemia | leukaemia',
  cancerNamed: `k dạ dày | k gan | k giáp | k phổi | k vú | k đại tràng | u lympho | bạch cầu cấp | ung bướu | giải phẫu bệnh | sinh thiết | u ác | lymphoma | tumour
    | tumor | biopsy | oncology`,
  cancerFeared: `có phải ung thư | phải ung thư | sợ ung thư | sợ là ung thư | lo ung thư | lo là ung thư | cao là ung thư | thấy … là ung thư | tầm soát ung thư | gây ung thư | mất vì ung thư | chết vì ung thư
    | ung thư … không | nghĩ là ung thư | chắc ung thư | sợ bị ung thư | afraid … cancer | cancer screening | is it cancer | could it be cancer | died of … cancer`,
  pregnancy:
    'đang mang thai | đang có thai | đang bầu | mang bầu | bầu … tuần | thai … tuần | có bầu … tuần | có thai … tuần | weeks pregnant | i am pregnant | she is pregnant',
  pregnancyPlanned: `định … có bầu | định … có thai | tính … có bầu | tính … có thai | muốn … có bầu | muốn … có thai | muốn sinh thêm | muốn đẻ thêm | muốn có thai | muốn có bầu | tính có bầu | tính có thai | định có bầu | định có thai | muốn có con | trước khi có bầu | trước khi có thai | trước khi mang thai | trước khi mang bầu | chuẩn bị mang thai | chuẩn bị có bầu
    | dự định có thai | có thể đang có bầu | có thể đang có thai | có thể có bầu | có thể có thai | trying to conceive | pregnant possible | pregnancy test negative | pregnancy test was negative | before pregnancy | before getting pregnant | planning a pregnancy | plan to get pregnant`,
  diabetes:
    'tôi bị tiểu đường | em bị tiểu đường | bị tiểu đường … năm | đang chữa tiểu đường | thuốc tiểu đường | insulin | metformin',
  diabetesOfKin: `bố mẹ … tiểu đường | ba mẹ … tiểu đường | bố … bị tiểu đường | ba … bị tiểu đường | mẹ … bị tiểu đường | gia đình … tiểu đường | nhà có người … tiểu đường | đều bị … tiểu đường | family … diabetes`,
  thinner:
    'đang uống thuốc chống đông | đang tiêm thuốc chống đông | đang dùng thuốc chống đông | đang uống chống đông | đang dùng chống đông | uống chống đông … năm | warfarin | sintrom | xarelto | rivaroxaban | eliquis | apixaban | taking blood thinners | on blood thinners',
  thinnerAsked: `có phải tiêm thuốc chống đông | có phải tiêm chống đông | phải tiêm thuốc chống đông không | phải tiêm chống đông không | có cần tiêm chống đông | có cần thuốc chống đông | có cần uống chống đông | có phải uống thuốc chống đông | need blood thinners`,
  hit: 'bị đánh đập | chồng đánh | vợ đánh | bố đánh | mẹ đánh | bị đấm | bị hành hung | bạo hành | bạo lực | xâm hại | beaten | abused | assaulted',
  foreign:
    'cần phiên dịch | có phiên dịch | tìm phiên dịch | nhờ phiên dịch | người phiên dịch | phiên dịch tiếng | thông dịch | người nước ngoài | không biết tiếng kinh | interpreter | english speaking | english-speaking | foreigner',
  baby: 'bé | em bé | bé mới sinh | cháu bé | cháu mới sinh | con mới sinh | trẻ | trẻ sơ sinh | bé sơ sinh | sơ sinh | ngày tuổi | tuần tuổi | baby | newborn | day old | days old | week old | weeks old',
  mother: 'mới sinh | vừa sinh | sau sinh | sữa về',
} as const;
type Words = keyof typeof words;
const phrases = phraseTable<Words>(words);

type Doubtful = { readonly situation: Situation; readonly own: Words; readonly other: Words };

/** What is only feared, planned or of relatives, unless the words also tell it of the patient. */
const doubtful: readonly Doubtful[] = [
  { situation: 'cancer', own: 'cancer', other: 'cancerFeared' },
  { situation: 'pregnant', own: 'pregnancy', other: 'pregnancyPlanned' },
  { situation: 'diabetes', own: 'diabetes', other: 'diabetesOfKin' },
  { situation: 'blood_thinner', own: 'thinner', other: 'thinnerAsked' },
  { situation: 'newborn', own: 'baby', other: 'mother' },
];

const notOwn: ReadonlySet<Context> = new Set(['denied', 'other', 'feared', 'asked']);
const childbearingYearsMax = 55;

/** The circumstances of which anything is said: those that are the patient’s own. Where to go follows from all of them. */
export function spokenOf(assessment: Assessment, readings: Readings, { facts, matched }: SafetyOutcome): Assessment {
  const situations = new Set(assessment.situations);
  const told = toldBy(readings);
  for (const { situation, own, other } of doubtful) {
    if (situations.has(situation) && told.has(other) && !told.has(own)) situations.delete(situation);
  }
  // A sign that is looked into early is no illness yet: nobody has a regimen to bring.
  const isAlarm = matched.some(({ code }) => code === 'cancer_alarm_symptoms');
  if (isAlarm && !told.has('cancer') && !told.has('cancerNamed')) situations.delete('cancer');
  // Of whom “mới sinh” is told is the mother, and no child.
  if (assessment.situations.has('newborn') && !situations.has('newborn')) {
    situations.delete('infant');
    situations.delete('child');
  }
  // Who teaches English, or has a box with English on it, speaks Vietnamese.
  if (!readings.symptoms.english && !readings.goal.english && !told.has('foreign'))
    situations.delete('foreign_language');
  // “Hết thở oxy” of a woman of 76 is no childbed.
  if ((facts.ageYears ?? 0) > childbearingYearsMax || facts.sex === 'male') situations.delete('postpartum');
  // “Như bị đánh”, “bị đánh rớt”: only who was hurt is spoken to as such.
  if (!told.has('hit') && !matched.some(({ code }) => code === 'assault_or_abuse')) situations.delete('violence');
  return { ...assessment, situations };
}

function toldBy({ symptoms, diagnosis, goal }: Readings): ReadonlySet<Words> {
  const told = new Set<Words>();
  for (const reading of [symptoms, diagnosis, goal]) {
    const found = findPhrases(reading, phrases).filter(({ weak }) => !weak);
    const others = found.filter(({ value }) => isOther(value));
    for (const { value, from, to, context } of withContext(reading, found)) {
      if (isOther(value)) told.add(value);
      else if (!notOwn.has(context) && !others.some((other) => other.from <= from && to <= other.to)) told.add(value);
    }
  }
  return told;
}

function isOther(value: Words): boolean {
  return doubtful.some(({ other }) => other === value);
}
