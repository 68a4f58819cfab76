import type { RedFlagCode, Words } from '#contract/vocabulary.ts';
import type { Cue } from '#engine/next-steps/told-cues.ts';

/**
 * What each emergency looks like when it comes on, in a few words; by the sources of the sign itself. What happens to
 * one from outside (a fall, a burn, a bite) is nothing to watch for and is not here.
 */
export const watchWords: Readonly<Partial<Record<RedFlagCode, Words>>> = {
  unresponsive_or_not_breathing: { vi: 'gọi không tỉnh', en: 'cannot be woken' },
  breathing_difficulty: { vi: 'khó thở, thở gấp', en: 'shortness of breath, fast breathing' },
  airway_swelling_or_stridor: {
    vi: 'sưng môi lưỡi, thở rít, không nuốt được nước bọt',
    en: 'swollen lips or tongue, noisy breathing, unable to swallow saliva',
  },
  coughing_blood_heavy: { vi: 'ho ra nhiều máu', en: 'coughing up a lot of blood' },
  chest_pain_severe: {
    vi: 'đau tức ngực, nhất là lan ra tay, hàm hoặc kèm vã mồ hôi',
    en: 'chest pain or pressure, above all with sweating or spreading to the arm or jaw',
  },
  fainting: { vi: 'ngất', en: 'fainting' },
  severe_bleeding: { vi: 'chảy máu không cầm', en: 'bleeding that does not stop' },
  shock_signs: { vi: 'lả đi, da lạnh ẩm', en: 'collapsing, cold clammy skin' },
  cold_painful_limb: { vi: 'tay chân đột ngột đau, lạnh, tím', en: 'a limb suddenly painful, cold and blue' },
  hypertensive_crisis: {
    vi: 'huyết áp rất cao kèm đau đầu, nhìn mờ hoặc đau ngực',
    en: 'very high blood pressure with headache, blurred sight or chest pain',
  },
  stroke_signs: {
    vi: 'méo miệng, nói khó, yếu một bên người',
    en: 'a drooping face, trouble speaking, weakness on one side',
  },
  thunderclap_headache: { vi: 'đau đầu dữ dội đột ngột', en: 'a sudden severe headache' },
  seizure: { vi: 'co giật', en: 'a fit' },
  altered_consciousness: { vi: 'lơ mơ, lú lẫn', en: 'drowsiness or confusion' },
  meningitis_signs: { vi: 'sốt kèm cứng cổ, đau đầu nhiều', en: 'fever with a stiff neck and a bad headache' },
  cauda_equina_signs: {
    vi: 'yếu hai chân, tê vùng mông, bí hoặc són tiểu',
    en: 'weak legs, numbness between the legs, loss of bladder control',
  },
  acute_limb_weakness: { vi: 'yếu tay chân tăng nhanh', en: 'limbs quickly getting weaker' },
  sudden_vision_loss: { vi: 'mất thị lực, thấy màn đen che mắt', en: 'loss of sight, a dark curtain over the eye' },
  acute_painful_red_eye: { vi: 'mắt đỏ đau dữ dội', en: 'a red eye with severe pain' },
  sepsis_signs: {
    vi: 'sốt kèm rét run, thở nhanh hoặc lơ mơ',
    en: 'fever with shivering, fast breathing or drowsiness',
  },
  fever_with_purple_rash: {
    vi: 'sốt kèm nốt tím ấn không mất',
    en: 'fever with purple spots that do not fade when pressed',
  },
  infant_fever_under_3_months: { vi: 'bé sốt từ 38 °C hoặc người lạnh', en: 'fever of 38 °C or more, or a cold body' },
  child_danger_signs: {
    vi: 'trẻ bỏ bú hoặc không uống được, nôn hết mọi thứ, li bì, co giật',
    en: 'not feeding or drinking, vomiting everything, being hard to wake, fits',
  },
  newborn_danger_signs: {
    vi: 'bé bú kém, vàng da tăng, thở rên, rốn đỏ có mủ',
    en: 'poor feeding, skin turning yellower, grunting, a red navel with pus',
  },
  child_breathing_distress: { vi: 'thở nhanh, rút lõm ngực', en: 'fast breathing, the chest drawn in' },
  dengue_warning_signs: {
    vi: 'sốt ngày 3 đến 7 kèm đau bụng, nôn nhiều, chảy máu, tay chân lạnh',
    en: 'on days 3 to 7 of a fever: belly pain, repeated vomiting, bleeding, cold hands and feet',
  },
  hfmd_severe_signs: {
    vi: 'giật mình nhiều, run, đi loạng choạng',
    en: 'frequent startling, trembling, walking unsteadily',
  },
  fever_immunosuppressed: { vi: 'sốt từ 38 °C', en: 'fever of 38 °C or more' },
  spreading_skin_infection: { vi: 'vùng đỏ lan nhanh, đau dữ dội', en: 'redness that spreads fast and hurts badly' },
  severe_abdominal_pain: { vi: 'đau bụng dữ dội, bụng cứng', en: 'severe belly pain, a hard belly' },
  vomiting_blood: { vi: 'nôn ra máu', en: 'vomiting blood' },
  black_or_bloody_stool: { vi: 'phân đen hoặc ra nhiều máu', en: 'black stools or a lot of blood' },
  severe_dehydration: {
    vi: 'tiểu rất ít, mắt trũng, lừ đừ',
    en: 'hardly any urine, sunken eyes, listlessness',
  },
  acute_testicular_pain: { vi: 'đau tinh hoàn đột ngột', en: 'sudden pain in a testicle' },
  urinary_retention: { vi: 'không tiểu được', en: 'being unable to pass urine' },
  pregnancy_bleeding_or_severe_pain: { vi: 'ra máu, đau bụng nhiều', en: 'bleeding, strong belly pain' },
  preeclampsia_signs: { vi: 'đau đầu nhiều, nhìn mờ, phù mặt', en: 'bad headache, blurred sight, a swollen face' },
  ectopic_pregnancy_signs: {
    vi: 'đau bụng dưới, ra huyết, choáng khi trễ kinh',
    en: 'lower belly pain, bleeding or faintness after a missed period',
  },
  reduced_fetal_movement: { vi: 'thai đạp ít hẳn', en: 'the baby moving much less' },
  labour_or_waters_broken: { vi: 'ra nước ối, đau bụng từng cơn', en: 'waters breaking, regular pains' },
  postpartum_danger_signs: {
    vi: 'ra máu nhiều, sốt, khó thở, đau đầu dữ dội',
    en: 'heavy bleeding, fever, breathlessness, severe headache',
  },
  heavy_vaginal_bleeding: { vi: 'ra máu ồ ạt, choáng', en: 'very heavy bleeding, faintness' },
  head_injury_danger_signs: {
    vi: 'nôn, lơ mơ, đau đầu tăng sau khi đập đầu',
    en: 'vomiting, drowsiness or a growing headache after a blow to the head',
  },
  fracture_or_dislocation: { vi: 'đầu chi tê, lạnh, tím', en: 'numb, cold or blue fingers or toes' },
  anaphylaxis: { vi: 'nổi mề đay kèm khó thở, choáng', en: 'hives with trouble breathing or faintness' },
  severe_drug_rash: {
    vi: 'da phồng rộp, loét miệng hoặc mắt sau khi dùng thuốc',
    en: 'blisters, or sores in mouth or eyes, after a medicine',
  },
  hyperglycemia_crisis: {
    vi: 'nôn, thở nhanh sâu, lơ mơ, đường huyết rất cao',
    en: 'vomiting, deep fast breathing, drowsiness, very high sugar',
  },
  hypoglycemia: { vi: 'run, vã mồ hôi, lơ mơ, đường huyết thấp', en: 'shaking, sweating, confusion, low sugar' },
  suicide_risk: { vi: 'có ý nghĩ muốn chết hoặc tự làm hại', en: 'thoughts of dying or self-harm' },
  acute_psychosis_or_violence: {
    vi: 'kích động, nghe tiếng nói xúi giục',
    en: 'agitation, voices giving orders',
  },
};

/** Words with which some of these are told or denied by the patient: then they are nothing to watch for. */
export const watchCues: Readonly<Partial<Record<RedFlagCode, string>>> = {
  chest_pain_severe: 'đau ngực | tức ngực | đau tức ngực | đau thắt ngực | chest pain',
  breathing_difficulty:
    'khó thở | hụt hơi | thở dốc | thở hổn hển | thở không nổi | ngộp thở | short of breath | shortness of breath | out of breath | breathless | trouble breathing',
  fainting: 'ngất | xỉu | ngất xỉu | fainted | fainting | passed out',
  stroke_signs:
    'méo miệng | nói khó | nói đớ | yếu một bên | yếu nửa người | liệt nửa người | drooping | weakness on one side',
  thunderclap_headache: 'đau đầu dữ dội | severe headache',
  seizure: 'co giật | động kinh | seizure | seizures | convulsions',
  altered_consciousness: 'lơ mơ | lú lẫn | li bì | confused | drowsy',
  vomiting_blood: 'nôn ra máu | ói ra máu | vomiting blood',
  black_or_bloody_stool:
    'phân đen | đi ngoài ra máu | đi cầu ra máu | black stools | blood in the stool | blood in my stool',
  severe_abdominal_pain: 'đau bụng dữ dội | severe belly pain | severe abdominal pain',
  coughing_blood_heavy: 'ho ra máu | khạc ra máu | đờm có máu | đờm lẫn máu | coughing blood | coughing up blood',
  urinary_retention: 'bí tiểu | không tiểu được | cannot pass urine',
  acute_testicular_pain: 'đau tinh hoàn | testicle pain | testicular pain',
  heavy_vaginal_bleeding: 'ra máu nhiều | ra huyết nhiều | rong kinh | heavy bleeding',
  suicide_risk:
    'muốn chết | không muốn sống | không thiết sống | chết cho rồi | biến mất cho xong | tự tử | rạch tay | cắt tay | tự làm đau | tự hại | suicidal | self-harm | cuts herself | cuts himself',
  sudden_vision_loss:
    'mất thị lực | nhìn mờ | mờ hẳn | mắt mờ | mờ mắt | màn đen | lost vision | loss of sight | blurred | blurry | foggy | dark curtain',
  acute_painful_red_eye: 'mắt đỏ | đỏ mắt | mắt … đỏ | red eye | eye is red | eye is very red | eyes are red',
  pregnancy_bleeding_or_severe_pain: 'ra máu | ra huyết | spotting | bleeding',
  fever_immunosuppressed: 'sốt | fever',
  leg_clot_signs: `bắp chân sưng | bắp chân … sưng | sưng bắp chân | bắp chuối … sưng | chân sưng đau | swollen calf | calf is swollen | calf … swollen | swollen leg | leg is swollen
    | one leg … swollen`,
  severe_bleeding: 'chảy máu không cầm',
  sepsis_signs:
    'rét run | run lạnh | lạnh run | ớn lạnh … sốt | sốt … ớn lạnh | sốt … rét | rigors | shivering | chills',
  reduced_fetal_movement: `thai đạp ít | thai ít đạp | đạp ít | ít đạp | đạp yếu | thai máy ít | ít máy | máy yếu | ủi nhẹ | gò nhẹ … thay đạp | moving less | moves less | kicking less | kicks less
    | fewer kicks | less movement`,
};

/** Of what is there already and has no words of its own for it. */
export const getsWorse: Words = { vi: 'dấu hiệu đang có nặng lên', en: 'what is there now getting worse' };

/** What is said instead to who has it already: how it gets worse. */
export const watchWorse: Readonly<Partial<Record<RedFlagCode, Words>>> = {
  chest_pain_severe: {
    vi: 'đau ngực tăng, lan ra tay, hàm hoặc kèm vã mồ hôi',
    en: 'chest pain that grows, spreads to the arm or jaw, or comes with sweating',
  },
  breathing_difficulty: { vi: 'khó thở tăng, tím môi', en: 'breathing getting harder, blue lips' },
  fainting: { vi: 'ngất lần nữa', en: 'fainting again' },
  sudden_vision_loss: {
    vi: 'mắt mờ nhanh hơn, màn che lan rộng thêm, không còn thấy gì',
    en: 'sight that fails faster, a curtain that keeps growing, an eye that sees nothing',
  },
  suicide_risk: {
    vi: 'đang tìm cách làm, viết lời từ biệt, có thuốc hay vật nguy hiểm trong tay',
    en: 'a plan or a farewell, pills or anything dangerous at hand',
  },
  heavy_vaginal_bleeding: { vi: 'ra máu ồ ạt hơn, choáng', en: 'heavier bleeding, faintness' },
  coughing_blood_heavy: { vi: 'ho ra máu nhiều hơn', en: 'coughing up more blood' },
  acute_painful_red_eye: { vi: 'mắt đau dữ hơn, nôn', en: 'an eye that hurts more, vomiting' },
  severe_abdominal_pain: {
    vi: 'đau bụng tăng, bụng cứng, nôn liên tục',
    en: 'growing belly pain, a hard belly, vomiting on and on',
  },
  black_or_bloody_stool: {
    vi: 'ra máu nhiều hơn, choáng, vã mồ hôi',
    en: 'more blood, faintness, sweating',
  },
  pregnancy_bleeding_or_severe_pain: {
    vi: 'ra máu nhiều hơn, đau bụng tăng, choáng',
    en: 'heavier bleeding, growing belly pain, faintness',
  },
  postpartum_danger_signs: {
    vi: 'sốt cao rét run, ra máu nhiều, khó thở, lơ mơ',
    en: 'high fever with shivering, heavy bleeding, trouble breathing, drowsiness',
  },
  dengue_warning_signs: {
    vi: 'đau bụng nhiều, nôn liên tục, chảy máu nhiều hơn, lơ mơ, tay chân lạnh',
    en: 'strong belly pain, vomiting on and on, more bleeding, drowsiness, cold hands and feet',
  },
  spreading_skin_infection: {
    vi: 'đỏ lan nhanh hơn, phồng tím hoặc thâm đen, đau dữ dội',
    en: 'redness that spreads faster, purple blisters or blackened skin, severe pain',
  },
  acute_psychosis_or_violence: {
    vi: 'đe dọa hay đánh người, cầm vật nguy hiểm, bỏ nhà đi',
    en: 'threatening or hitting someone, holding something dangerous, running away from home',
  },
  stroke_signs: {
    vi: 'yếu hay nói khó tăng lên, lơ mơ, đau đầu dữ dội',
    en: 'more weakness or trouble speaking, drowsiness, a severe headache',
  },
  urinary_retention: {
    vi: 'không tiểu được giọt nào, bụng dưới căng đau',
    en: 'no urine at all, a tight painful lower belly',
  },
  seizure: { vi: 'co giật lần nữa hoặc kéo dài', en: 'another fit, or one that lasts' },
  sepsis_signs: {
    vi: 'thở nhanh, lơ mơ, tay chân lạnh, lả đi, tiểu rất ít',
    en: 'fast breathing, drowsiness, cold hands and feet, collapsing, hardly any urine',
  },
  severe_bleeding: { vi: 'máu ra nhiều hơn, choáng, vã mồ hôi', en: 'more blood, faintness, sweating' },
  altered_consciousness: { vi: 'gọi khó tỉnh, lú lẫn tăng', en: 'being hard to wake, more confusion' },
  fever_immunosuppressed: { vi: 'rét run, thở nhanh, lơ mơ', en: 'shivering, fast breathing, drowsiness' },
  reduced_fetal_movement: { vi: 'không thấy thai máy nữa', en: 'no movement of the baby at all' },
  vomiting_blood: { vi: 'nôn ra máu nhiều hơn, choáng, phân đen', en: 'vomiting more blood, faintness, black stools' },
};

/** What a sign that is seen within a day, or two weeks, may turn into. */
export const turnsInto: Readonly<Partial<Record<RedFlagCode, readonly RedFlagCode[]>>> = {
  dengue_warning_signs: ['dengue_warning_signs', 'breathing_difficulty'],
  fainting: ['fainting', 'chest_pain_severe', 'breathing_difficulty', 'stroke_signs'],
  leg_clot_signs: ['breathing_difficulty', 'chest_pain_severe', 'coughing_blood_heavy', 'fainting'],
  headache_warning_signs: ['thunderclap_headache', 'stroke_signs', 'seizure', 'altered_consciousness'],
  sudden_hearing_loss: ['stroke_signs', 'thunderclap_headache'],
  prolonged_fever: ['dengue_warning_signs', 'sepsis_signs', 'breathing_difficulty'],
  spreading_skin_infection: ['spreading_skin_infection', 'sepsis_signs'],
  rabies_exposure: ['severe_bleeding', 'spreading_skin_infection'],
  pregnancy_fever_or_vomiting: [
    'pregnancy_bleeding_or_severe_pain',
    'reduced_fetal_movement',
    'preeclampsia_signs',
    'sepsis_signs',
  ],
  assault_or_abuse: ['breathing_difficulty', 'head_injury_danger_signs', 'severe_bleeding', 'suicide_risk'],
  breast_lump_or_change: ['spreading_skin_infection', 'severe_bleeding'],
};

/** What to watch for when nothing but the specialty is known. */
export const watchedBy: Readonly<Record<string, readonly RedFlagCode[]>> = {
  cardiology: ['chest_pain_severe', 'breathing_difficulty', 'fainting'],
  cardiac_surgery: ['chest_pain_severe', 'breathing_difficulty', 'fainting'],
  vascular_surgery: ['cold_painful_limb', 'breathing_difficulty', 'chest_pain_severe'],
  neurology: ['stroke_signs', 'thunderclap_headache', 'seizure'],
  neurosurgery: ['stroke_signs', 'thunderclap_headache', 'seizure'],
  stroke: ['stroke_signs', 'thunderclap_headache', 'seizure'],
  pulmonology: ['breathing_difficulty', 'coughing_blood_heavy', 'chest_pain_severe'],
  tuberculosis: ['breathing_difficulty', 'coughing_blood_heavy'],
  gastroenterology: ['vomiting_blood', 'black_or_bloody_stool', 'severe_abdominal_pain'],
  hepatology: ['vomiting_blood', 'black_or_bloody_stool', 'altered_consciousness'],
  hepatobiliary_surgery: ['severe_abdominal_pain', 'sepsis_signs', 'vomiting_blood'],
  general_surgery: ['severe_abdominal_pain', 'severe_bleeding', 'sepsis_signs'],
  colorectal_surgery: ['black_or_bloody_stool', 'severe_abdominal_pain', 'sepsis_signs'],
  urology: ['urinary_retention', 'acute_testicular_pain', 'sepsis_signs'],
  andrology: ['acute_testicular_pain', 'urinary_retention'],
  nephrology: ['urinary_retention', 'breathing_difficulty', 'sepsis_signs'],
  endocrinology: ['breathing_difficulty', 'altered_consciousness', 'fainting'],
  hematology: ['severe_bleeding', 'fainting', 'sepsis_signs'],
  oncology: ['severe_bleeding', 'breathing_difficulty', 'fever_immunosuppressed'],
  radiation_oncology: ['severe_bleeding', 'breathing_difficulty', 'fever_immunosuppressed'],
  breast: ['spreading_skin_infection', 'severe_bleeding'],
  gynecology: ['heavy_vaginal_bleeding', 'severe_abdominal_pain', 'fainting', 'sepsis_signs'],
  obstetrics: [
    'pregnancy_bleeding_or_severe_pain',
    'labour_or_waters_broken',
    'reduced_fetal_movement',
    'preeclampsia_signs',
  ],
  pediatrics: [
    'infant_fever_under_3_months',
    'child_danger_signs',
    'child_breathing_distress',
    'seizure',
    'altered_consciousness',
  ],
  pediatric_hemato_oncology: ['severe_bleeding', 'fever_immunosuppressed', 'child_breathing_distress'],
  neonatology: ['newborn_danger_signs', 'infant_fever_under_3_months', 'child_breathing_distress'],
  infectious_disease: ['dengue_warning_signs', 'sepsis_signs', 'breathing_difficulty'],
  dermatology: ['severe_drug_rash', 'anaphylaxis', 'spreading_skin_infection', 'sepsis_signs'],
  allergy_immunology: ['anaphylaxis', 'airway_swelling_or_stridor'],
  ophthalmology: ['sudden_vision_loss', 'acute_painful_red_eye'],
  ent: ['airway_swelling_or_stridor', 'severe_bleeding', 'breathing_difficulty'],
  dentistry: ['airway_swelling_or_stridor', 'severe_bleeding', 'sepsis_signs'],
  orthopedics: ['fracture_or_dislocation', 'cauda_equina_signs'],
  spine: ['cauda_equina_signs', 'acute_limb_weakness'],
  rheumatology: ['cauda_equina_signs'],
  rehabilitation: ['breathing_difficulty', 'chest_pain_severe', 'fainting'],
  psychiatry: ['suicide_risk', 'acute_psychosis_or_violence'],
  child_psychiatry: ['suicide_risk', 'acute_psychosis_or_violence'],
  psychology: ['suicide_risk', 'acute_psychosis_or_violence'],
};

/** What the words name is nearer than the specialty it belongs to. */
export const watchedOf: readonly {
  readonly cue: Cue;
  readonly unless?: readonly Cue[];
  readonly of?: readonly string[];
  readonly watch: Words;
}[] = [
  {
    // What spins is as often the brain as the ear, and only one of them hurries.
    cue: 'spins',
    of: ['ent', 'neurology', 'general_internal', 'cardiology', 'stroke'],
    watch: {
      vi: 'nói khó, méo miệng, yếu hoặc tê một bên, nhìn đôi, không đi đứng được, đau đầu dữ dội, bỗng điếc một tai',
      en: 'trouble speaking, a drooping face, weakness or numbness on one side, double vision, being unable to walk or stand, severe headache, one ear that suddenly goes deaf',
    },
  },
  {
    cue: 'flutters',
    of: ['cardiology', 'general_internal'],
    watch: {
      vi: 'đau ngực, khó thở khi ngồi yên, ngất, méo miệng, nói khó, yếu một bên người',
      en: 'chest pain, breathlessness at rest, fainting, a drooping face, trouble speaking, weakness on one side',
    },
  },
  {
    cue: 'cutLimb',
    unless: ['operated'],
    of: ['general_surgery', 'orthopedics', 'plastic_surgery', 'vascular_surgery', 'general_internal'],
    watch: {
      vi: 'chảy máu không cầm, đầu ngón tê, lạnh hoặc tím, sưng đỏ lan nhanh, chảy mủ, sốt, cứng hàm',
      en: 'bleeding that does not stop, a numb, cold or blue fingertip or toe, redness that spreads fast, pus, fever, a stiff jaw',
    },
  },
  {
    cue: 'bulges',
    of: ['general_surgery', 'pediatric_surgery', 'urology', 'pediatrics'],
    watch: {
      vi: 'khối phồng cứng, đau, đỏ hoặc không xẹp lại, nôn, bụng chướng, không trung đại tiện',
      en: 'a bulge that is hard, painful, red or does not go back, vomiting, a swollen belly, no stool or wind',
    },
  },
  {
    cue: 'neck',
    unless: ['throat', 'goitre', 'fever'],
    of: [
      'orthopedics',
      'spine',
      'neurology',
      'pain_management',
      'rehabilitation',
      'rheumatology',
      'traditional_medicine',
      'general_internal',
    ],
    watch: {
      vi: 'tay yếu hoặc tê tăng nhanh, vụng hai bàn tay, đi không vững, bí tiểu, sốt kèm cứng cổ, đau ngực, đau đầu dữ dội đột ngột',
      en: 'an arm that quickly gets weak or numb, clumsy hands, an unsteady walk, being unable to pass urine, fever with a stiff neck, chest pain, a sudden severe headache',
    },
  },
  {
    cue: 'snores',
    of: ['ent', 'pediatrics', 'pulmonology', 'sleep_medicine', 'neurology'],
    watch: {
      vi: 'ngưng thở lâu hoặc tím môi khi ngủ, khó đánh thức, thở rút lõm ngực, thở rít cả lúc thức',
      en: 'long pauses in breathing or blue lips in sleep, being hard to wake, the chest drawn in, noisy breathing while awake',
    },
  },
  {
    cue: 'swollenArm',
    of: ['oncology', 'breast', 'rehabilitation', 'vascular_surgery', 'radiation_oncology'],
    watch: {
      vi: 'tay đỏ nóng lan nhanh, sốt rét run, tay bỗng sưng to, tím hoặc đau dữ, khó thở, đau ngực',
      en: 'an arm that turns red and hot, fever with shivering, an arm that suddenly swells, turns blue or hurts badly, trouble breathing, chest pain',
    },
  },
  {
    cue: 'mole',
    of: ['dermatology', 'oncology', 'plastic_surgery', 'general_surgery'],
    watch: {
      vi: 'nốt chảy máu không cầm, sưng đỏ lan nhanh kèm sốt',
      en: 'a mole that bleeds and does not stop, redness that spreads fast with fever',
    },
  },
  {
    cue: 'ear',
    unless: ['throat'],
    of: ['ent'],
    watch: {
      vi: 'bỗng điếc hẳn một tai, chóng mặt dữ dội, méo miệng, sưng đau sau tai, sốt cao, đau đầu dữ dội, cứng cổ',
      en: 'one ear that suddenly goes deaf, severe dizziness, a drooping face, swelling behind the ear, high fever, severe headache, a stiff neck',
    },
  },
  {
    cue: 'fastThyroid',
    watch: {
      vi: 'tim đập rất nhanh, sốt cao, đau ngực, khó thở, nôn nhiều, lơ mơ, mắt đau nhiều hoặc nhìn mờ nhanh',
      en: 'a very fast heart, high fever, chest pain, trouble breathing, severe vomiting, drowsiness, severe eye pain or sight that fails fast',
    },
    of: ['endocrinology', 'general_internal', 'cardiology'],
  },
  {
    cue: 'goitre',
    of: ['endocrinology', 'ent', 'head_neck_surgery', 'general_surgery', 'general_internal', 'oncology'],
    watch: {
      vi: 'khó thở, thở rít, nuốt vướng tăng nhanh, khàn tiếng đột ngột, cổ sưng đau nhanh',
      en: 'trouble breathing, noisy breathing, swallowing that quickly gets harder, sudden hoarseness, a neck that swells fast',
    },
  },
  {
    cue: 'veins',
    unless: ['otherVeins'],
    of: ['vascular_surgery', 'cardiology', 'general_surgery', 'general_internal'],
    watch: {
      vi: 'một bên bắp chân bỗng sưng đau, khó thở, đau ngực, tĩnh mạch vỡ chảy máu không cầm',
      en: 'one calf suddenly swollen and painful, trouble breathing, chest pain, a vein that bleeds and does not stop',
    },
  },
  {
    cue: 'numbPatch',
    of: ['dermatology', 'neurology'],
    watch: {
      vi: 'tay hoặc chân yếu nhanh, mắt nhắm không kín, sốt cao kèm nổi nhiều cục đỏ đau',
      en: 'a hand or foot that quickly gets weak, an eye that no longer closes, high fever with many painful red lumps',
    },
  },
  {
    cue: 'gutCancer',
    of: [
      'oncology',
      'radiation_oncology',
      'gastroenterology',
      'general_surgery',
      'colorectal_surgery',
      'hepatobiliary_surgery',
    ],
    watch: {
      vi: 'nôn ra máu, phân đen, đau bụng dữ dội, nôn hết mọi thứ, sốt từ 38 °C',
      en: 'vomiting blood, black stools, severe belly pain, vomiting everything, fever of 38 °C or more',
    },
  },
  {
    cue: 'runs',
    of: ['urology', 'nephrology', 'andrology', 'gastroenterology', 'general_internal', 'family_medicine'],
    watch: {
      vi: 'lơ mơ, lả đi, không uống được gì, gần như không có nước tiểu, đi ngoài ra máu, đau bụng dữ dội, sốt cao rét run',
      en: 'drowsiness, collapsing, keeping nothing down, hardly any urine at all, blood in the stool, severe belly pain, high fever with shivering',
    },
  },
];

/** Added in front of whatever else is watched for: what these words alone make likely. */
export const watchedBeside: readonly { readonly cue: Cue; readonly words: Words }[] = [
  {
    cue: 'boneSpread',
    words: {
      vi: 'yếu hoặc tê hai chân, bí tiểu, không giữ được phân',
      en: 'weak or numb legs, being unable to pass urine, losing control of the bowels',
    },
  },
];

/** Signs of one limb, which are nothing to watch for in another; and what is watched there instead. */
export const ofLeg = /(?<!hai |tay |hoặc )chân|không đi được|không đứng|không bước/u;
export const ofArm = /ngón tay|cổ tay|cánh tay|bàn tay/u;
export const watchedInArm: Words = { vi: 'tay tê, yếu, lạnh hoặc tím', en: 'a numb, weak, cold or blue arm' };

/** Of a small child’s skin. */
export const watchedInSmallSkin: Words = {
  vi: 'bé sốt, bú hoặc ăn kém, li bì, da chảy mủ, phồng rộp, đỏ lan nhanh',
  en: 'fever, poor feeding, drowsiness, pus, blisters, redness that spreads fast',
};

/** Where the child is nearly due: first what must not be waited out at home. */
export const watchedNearBirth: readonly RedFlagCode[] = [
  'labour_or_waters_broken',
  'pregnancy_bleeding_or_severe_pain',
  'reduced_fetal_movement',
];

/** Other words with which a part of a warning is told as there. */
export const toldOtherwise: Readonly<Record<string, string>> = {
  'sợ ánh sáng': 'chói | chói mắt | sợ sáng | nhìn sáng … nhức | light hurts | sensitive to light',
  'chảy mủ hôi': 'mùi hôi | chảy dịch … hôi | mủ … hôi | hôi thối',
  hôi: 'mùi hôi | hôi thối | có mùi',
};

export const watchedInDiabetes: readonly RedFlagCode[] = ['hypoglycemia', 'hyperglycemia_crisis'];

export const watchedAfterBirth: readonly RedFlagCode[] = ['postpartum_danger_signs', 'seizure'];

export const watchedInAnyone: readonly (readonly [RedFlagCode, Words])[] = [
  ['breathing_difficulty', { vi: 'khó thở', en: 'trouble breathing' }],
  ['severe_abdominal_pain', { vi: 'đau dữ dội', en: 'severe pain' }],
  ['fainting', { vi: 'ngất', en: 'fainting' }],
  ['stroke_signs', { vi: 'yếu liệt', en: 'weakness of a limb' }],
  ['altered_consciousness', { vi: 'lơ mơ', en: 'drowsiness' }],
];

/** A sign as families tell it: told so, what a part of a warning says of it is there already. */
export type ToldSign = { readonly of: RegExp; readonly told: string };
export const toldSigns: readonly ToldSign[] = [
  {
    of: /^khô môi$|^môi khô|^khát(?: và| lả)/u,
    told: 'môi khô | miệng khô | khô miệng | khát nước | khát nhiều | đòi uống | dry mouth | dry lips | thirsty',
  },
  {
    of: /^(?:bé )?bú (?:kém|ít|yếu)$/u,
    told: `bú lai rai | bú ít | bú kém | bú yếu | bú lắt nhắt | bú giảm | lười bú | biếng bú | bú không bao nhiêu | poor feeding | feeding less | feeds less
      | not feeding well`,
  },
  { of: /^(?:bé )?(?:bỏ bú|bú kém hoặc bỏ bú)$/u, told: 'bỏ bú | không chịu bú | không bú | not feeding' },
  {
    of: /^run(?: nhiều)?(?:,? vã mồ hôi)?$|^run tay chân$/u,
    told: 'run tay | tay run | run rẩy | run lẩy bẩy | run chân | run … mồ hôi | shaking | trembling | tremor | shakes',
  },
  {
    of: /^vã mồ hôi(?: nhiều)?$/u,
    told: 'vã mồ hôi | đổ mồ hôi | toát mồ hôi | mồ hôi lạnh | sweating',
  },
  {
    of: /há (?:miệng|được)|khít hàm/u,
    told: `há miệng không | không há miệng | ha mieng ko | ha mieng k | há miệng khó | há miệng hơi khó | khó há miệng | há không | không há | khít hàm | miệng há | can't open … mouth
      | cannot open … mouth | hard to open … mouth`,
  },
  {
    of: /^(?:khó nuốt|nuốt khó|nuốt đau(?: tăng)?|há miệng (?:hay|hoặc) nuốt khó)$/u,
    told: 'nuốt đau | nuốt khó | khó nuốt | nuốt vướng | nuốt rát | hard to swallow | swallowing hurts | painful to swallow | hurts to swallow',
  },
  {
    of: /^(?:có )?(?:mùi )?hôi$|^dịch hôi$|^(?:chảy )?mủ hôi$/u,
    told: 'mùi hôi | hôi thối | có mùi | bốc mùi | bad smell | smells',
  },
  { of: /^giật mình/u, told: 'giật mình | giựt mình | giut minh | startles | startling' },
  {
    of: /loạng choạng$|không vững$/u,
    told: 'loạng choạng | đi xiêu vẹo | đi không vững | đi lảo đảo | unsteady | staggering',
  },
  {
    of: /^(?:tay yếu đi|yếu tay|tay yếu(?: hay tê)?|tê yếu (?:bàn )?tay)$/u,
    told: `rớt đồ | rơi đồ | làm rớt | làm rơi | rớt đũa | rơi đũa | cầm không chắc | cầm nắm yếu | yếu tay | tay yếu | drops things | dropping things
      | weak grip`,
  },
  {
    of: /^bỏ ăn(?: uống)?$|^không ăn uống được$/u,
    told: `bỏ ăn | không chịu ăn | không ăn gì | không ăn được | ăn không được | won't eat | not eating | refuses food`,
  },
  {
    of: /^nôn (?:nhiều|liên tục|lặp lại|không dứt|không ngừng)$/u,
    told: `nôn hoài | ói hoài | nôn suốt | ói suốt | nôn liên tục | ói liên tục | nôn nhiều | ói nhiều | nôn mãi | vomiting a lot | vomiting all day | keeps vomiting
      | keep vomiting`,
  },
  { of: /^sưng lan xuống cổ/u, told: 'sưng xuống cổ | sưng tới cổ | sưng lan cổ | lan xuống cổ | swelling … neck' },
  {
    of: /^(?:da )?loét$|^loét da$|^da vỡ ra/u,
    told: 'loét | trợt da | trợt | =lở | rách da | vỡ da | open sore | broken skin | ulcer',
  },
  {
    of: /^(?:sụt cân|sụt cân nhanh)$/u,
    told: `sụt … kg | sụt … ký | sụt … cân | sút … kg | sút … ký | sút … cân | sụt cân | sút cân | gầy đi | gầy sọp | lost … kg | weight loss
      | losing weight`,
  },
];

/** What is seen sooner than planned, but calls no ambulance. */
export const noAmbulance =
  /^(?:(?:tự nhiên )?sụt cân(?: nhanh)?|không tăng cân|teo bắp thịt.*|bỏ ăn ngủ|mất kỹ năng đã có|mất lời nói đã có|tự nhiên nói khó|ho quá 2 tuần|ho kéo dài|khàn (?:tiếng|giọng)(?: kéo dài)?|nổi hạch(?: cổ| nhiều| to)?|sưng hạch cổ|hạch (?:cổ|nách)(?: to)?|nghe kém(?: hẳn)?|đi khập khiễng|đi cà nhắc buổi sáng|đổi màu|ngứa|tiêu chảy kéo dài|rụng cả lông mày|(?:một chỗ |vết )loét quá 3 tuần|(?:sẹo )?loét lâu không lành|buồn chán kéo dài|sợ đi học kéo dài|mất ngủ|sốt (?:về )?chiều|vã mồ hôi về đêm|bờ nham nhở|cục mới|núm (?:tụt hoặc|vú) ra máu|da lõm hay đỏ|lõm(?: hay dày lên)?|trễ kinh|ra máu sau quan hệ|ra máu lại sau một năm hết kinh|lác mới xuất hiện|tiểu buốt|vàng da kéo dài|đổi thói quen đi ngoài|một bên amidan to hẳn|nuốt nghẹn(?: sặc| cơm)?)$/u;

/** Of a specialty whose signs say nothing more: how its matters get worse. */
export const worseBy: Readonly<Record<string, Words>> = {
  ophthalmology: {
    vi: 'nhìn mờ nhanh, mất hẳn một mắt, màn đen lan rộng, đau mắt dữ dội',
    en: 'sight that fails fast or is lost in one eye, a dark curtain that grows, severe eye pain',
  },
  child_psychiatry: {
    vi: 'co giật, ngây ra gọi không biết, mất những điều đã biết làm, tự làm đau mình, bỏ ăn uống',
    en: 'a fit, blank spells, losing what was learnt, hurting itself, refusing to eat or drink',
  },
  orthopedics: {
    vi: 'chi tê, lạnh hoặc tím, sưng đau tăng nhanh, không đứng được, khớp nóng đỏ kèm sốt',
    en: 'a numb, cold or blue limb, fast growing pain or swelling, being unable to stand, a hot red joint with fever',
  },
  rheumatology: {
    vi: 'một khớp sưng nóng đỏ kèm sốt, bỗng không đứng hay không cử động được khớp, đau tăng dữ dội',
    en: 'one joint swollen, hot and red with fever, suddenly being unable to stand or move the joint, fast growing pain',
  },
  cast: {
    vi: 'đầu chi tê, lạnh hoặc tím, đau tăng dữ dội, bột chặt dần, sốt',
    en: 'numb, cold or blue fingers or toes, fast growing pain, a cast that gets tight, fever',
  },
  dermatology: {
    vi: 'đỏ lan nhanh, phồng rộp, loét miệng hoặc mắt, sốt, sưng mặt, khó thở',
    en: 'redness that spreads fast, blisters, sores in mouth or eyes, fever, a swollen face, trouble breathing',
  },
};

/** Beside a check-up, where nothing ails: one calm line. */
export const watchedAtCheckup: Words = {
  vi: 'Trong lúc chờ, nếu thấy khó thở, đau dữ dội, ngất hay yếu liệt thì gọi 115.',
  en: 'Meanwhile, in case of trouble breathing, severe pain, fainting or weakness of a limb, call 115.',
};

export const watchedAfterOperation: Words = {
  vi: 'sốt, vết mổ đỏ hoặc chảy dịch, đau tăng, sưng đau bắp chân, khó thở',
  en: 'fever, a red or weeping wound, growing pain, a swollen painful calf, trouble breathing',
};

/** A mother in distress may think of harming herself or the child: said gently, and asked for plainly. */
export const watchedInDistress: Words = {
  vi: 'có ý nghĩ muốn chết hoặc làm hại mình hay bé, không ngủ được nhiều đêm, nghe tiếng nói lạ',
  en: 'thoughts of dying or of harming herself or the baby, several nights without sleep, hearing voices',
};
