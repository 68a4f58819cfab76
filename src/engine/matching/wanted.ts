import type { Intake } from '#contract/intake.ts';
import type { Need, Urgency } from '#contract/vocabulary.ts';
import { askedSpecialty } from '../asked-specialty.ts';
import { type Assessment, centreSpecialties, surgeons } from '../assess.ts';
import { foldedText } from '../graph/letters.ts';
import { findSpecialty, withFallbacks } from '../knowledge/specialties.ts';
import {
  asksForChildrensDoctor,
  asksForGenes,
  asksForLimb,
  asksForMammogram,
  asksForRareCraft,
  asksForViralLoad,
  asksWhichTest,
  corrected,
  feelsNothing,
  isBreastScreening,
  isCancerOfKin,
  isCleft,
  isCoupleUnseen,
  isFirstLook,
  isSmallOperation,
  isToBeOperated,
  isVaccineBeside,
  isWatchedOnly,
  isWholeCheckup,
  measuredBy,
  speaksOfStemCells,
  wantsTraditional,
} from '../knowledge/work-up.ts';
import { organOfSign } from '../of-signs.ts';
import { ownWords } from '../text/own-words.ts';
import { aboutOf } from '../topics.ts';
import type { Safety } from './danger.ts';
import { isMovedHome } from './on-ward.ts';

/** What is looked for: a specialty with its kin, nearest first, and whether a centre is worth the journey. */
type Wanted = { readonly chain: readonly string[]; readonly grave: boolean; readonly isFirstLook?: boolean };

const serviceOf: Partial<Record<Need, string>> = { lab_test: 'laboratory', imaging: 'diagnostic_imaging' };

/** By the wish first, for who asks for a vaccine or a transplant has said where to go; then by what it is about. */
export function wantedSpecialty(assessment: Assessment, intake: Intake, safety: Safety): Wanted {
  const { urgency, topics } = safety;
  const { goals, situations } = assessment;
  const grave =
    assessment.grave &&
    !isCancerOfKin(intake) &&
    (situations.has('cancer') || asksForRareCraft(intake) || !isSmallOperation(intake));
  const about = ofSign(safety) ?? specialtyOf(assessment, intake, urgency, aboutOf(topics) !== undefined);
  if (urgency === 'emergency') return { chain: withFallbacks(about), grave };
  if ((isForVaccine(assessment, safety, intake) && !isVaccineBeside(intake)) || situations.has('animal_bite')) {
    return { chain: situations.has('animal_bite') ? afterBite : vaccination, grave: false };
  }
  if (urgency === 'urgent' && isWound(topics)) return { chain: ofWounds, grave: false };
  if (urgency === 'urgent' && festers(safety, intake, about)) return { chain: ofFestering, grave: false };
  if (goals.has('transplant') && (ownTransplants.has(about) || !speaksOfStemCells(intake))) {
    return { chain: withFallbacks(ownTransplants.has(about) ? about : 'transplant'), grave: true };
  }
  // No house of the district has the workshop.
  if (goals.has('prosthesis') && urgency === 'routine')
    return { chain: ['rehabilitation', 'orthopedics'], grave: false };
  if (goals.has('palliative_care')) return { chain: relief(assessment), grave: false };
  const service = serviceGoals.find(([goal]) => goals.has(goal));
  if (service && urgency === 'routine') return { chain: withFallbacks(service[1]), grave: false };
  if (urgency === 'routine' && wantsTraditional(intake)) {
    return { chain: withFallbacks('traditional_medicine'), grave: false };
  }
  if (urgency === 'routine' && !situations.has('child') && ofMind.has(about) && asksToTalk(intake)) {
    return { chain: ofTalking, grave: false };
  }
  if (urgency === 'routine' && asksForLimb(intake)) return { chain: limbs, grave: false };
  if (urgency === 'routine' && asksForSemen(intake)) return { chain: ofSemen, grave: false };
  // Who is to practise every day on a ward goes where that is the ward's work.
  if (urgency === 'routine' && about === 'rehabilitation' && intake.need === 'admission') {
    return { chain: ['rehabilitation', 'neurology', 'orthopedics'], grave: false };
  }
  const isOfBreast = about === 'breast' || asksForMammogram(intake);
  if (isOfBreast && urgency === 'routine' && isBreastScreening(intake)) {
    return { chain: breastScreening, grave: asksForGenes(intake), isFirstLook: !asksForGenes(intake) };
  }
  if (urgency === 'routine' && isCleft(intake) && (intake.need === 'surgery' || cleftDoctors.includes(about))) {
    return { chain: cleftDoctors, grave: true };
  }
  // Who exercises a spine is no judge of the knife.
  if (about === 'spine' && knifeNeeds.has(intake.need)) return { chain: ofSpine, grave };
  // No surgeon but its own does it.
  if (about === 'plastic_surgery' && intake.need === 'surgery') return { chain: [about], grave: false };
  // Who weighs rays against the knife asks those who give both.
  if (urgency === 'routine' && asksForRays(intake))
    return { chain: [...new Set(['oncology', about, ...withFallbacks('oncology')])], grave: true };
  if (urgency === 'routine' && about === 'reproductive_medicine' && isCoupleUnseen(intake))
    return { chain: withFallbacks(about), grave: false, isFirstLook: true };
  const isMove = goals.has('transfer_inpatient') && !isMovedHome(assessment, intake);
  const isGrave =
    asksForGenes(intake) ||
    (!(urgency === 'routine' && isWatchedOnly(intake)) &&
      !tests.has(about) &&
      (isForCentre(about, assessment, intake) || (grave && !isOpinionOnly(about, assessment, intake))));
  // What nobody has named yet is looked into by the hospital of the province; the centre comes after.
  const isFirst =
    !isMove && !asksForGenes(intake) && isFirstLook(intake) && (isGrave || provinceSpecialties.has(about));
  return {
    chain: chainOf(about, assessment, intake),
    grave: isMove || (isGrave && !isFirst),
    isFirstLook: isFirst && !tests.has(about),
  };
}

/**
 * Whoever asks for a vaccine, by the wish or by what the words are about. A wound of today and a sign of danger are
 * looked at first, and who looks for a children's doctor to go through the record is led to one.
 */
function isForVaccine({ goals }: Assessment, { urgency, topics = [], matched }: Safety, intake: Intake): boolean {
  const about = aboutOf(topics);
  if (urgency === 'urgent' && (isWound(topics) || matched.length > 0)) return false;
  if (asksForChildrensDoctor(intake)) return false;
  return goals.has('vaccination') || (urgency === 'routine' && about === vaccination[0]);
}

function isWound(topics: Safety['topics'] = []): boolean {
  return topics.some(({ isWound: is }) => is);
}

/** From then on a mind is rather the psychiatrist's than the children's doctor's; ours. */
const teenYears = 12;
/** Where hearts are operated on, those of children are too, rather than in a children's ward without a heart surgeon. */
const heartOfChild = ['cardiac_surgery', 'pediatric_cardiology', 'cardiology', 'pediatrics', 'general_internal'];
const troubledTeens = ['psychiatry', 'child_psychiatry', 'pediatrics'];

/** What is on the skin of a baby is the children's doctor's first. */
const skinOfBaby = ['pediatrics', 'dermatology', 'general_internal', 'family_medicine'];
const babyMonthsMax = 24;

function isBaby({ age, ageMonths = age === undefined ? babyMonthsMax : age * 12 }: Intake['patient']): boolean {
  return ageMonths < babyMonthsMax;
}

/** Who treats a matter often operates on it too: an endocrine hospital on thyroids. */
function chainOf(about: string, { specialties: [told = about] }: Assessment, intake: Intake): string[] {
  const { need, patient } = intake;
  if (about === 'child_psychiatry' && (patient.age ?? 0) >= teenYears) return troubledTeens;
  if (about === 'dermatology' && isBaby(patient)) return skinOfBaby;
  // A man is no matter for women's doctors.
  if (about === 'reproductive_medicine' && patient.sex === 'male') return ofSemen;
  if (about === 'pediatric_cardiology' && isToBeOperated(intake)) return heartOfChild;
  // What most provinces operate on is the surgeon's, where there is none of children.
  if (about === 'pediatric_surgery' && isSmallOperation(intake)) return [about, 'general_surgery', 'pediatrics'];
  const chain = withFallbacks(about);
  if (need !== 'surgery' || surgeons[told] !== about || chain.includes(told)) return chain;
  return [about, told, ...chain.slice(1)];
}

/** Whoever doubts an advice asks somebody else near home; only what a centre treats is taken there. */
function isOpinionOnly(about: string, { situations }: Assessment, intake: Intake): boolean {
  const { need } = intake;
  const isRare = asksForRareCraft(intake);
  return need === 'second_opinion' && !situations.has('cancer') && !centreSpecialties.has(about) && !isRare;
}

/** What no district has a department for; ours, not reviewed. */
export const provinceSpecialties: ReadonlySet<string> = new Set([...centreSpecialties, 'breast', 'hematology']);

/** Who wants a paper or a test is seen where it is given, whatever else was said. */
const serviceGoals = [
  ['work_permit', 'health_checkup'],
  ['health_certificate', 'health_checkup'],
  ['driver_certificate', 'health_checkup'],
  ['abroad_certificate', 'health_checkup'],
  ['drug_test', 'laboratory'],
] as const;

const knifeNeeds: ReadonlySet<Need> = new Set(['second_opinion', 'surgery']);
const ofSpine = ['spine', 'neurosurgery', 'orthopedics', 'general_surgery'];

const cleftDoctors = ['oral_maxillofacial_surgery', 'plastic_surgery', 'pediatric_surgery', 'dentistry'];

/** Made and fitted where people learn to walk again. */
const limbs = ['rehabilitation', 'orthopedics', 'general_surgery', 'general_internal'];

const semen =
  /(?<!\p{L})(?:tinh dich do|(?:xet nghiem|thu|test|kiem tra) (?:tinh (?:trung|dich)|semen)|(?:semen|sperm) (?:test|analysis|count|check))(?!\p{L})/u;
/** Looked at where couples without a child are treated, or men; no general laboratory. */
const ofSemen = ['reproductive_medicine', 'andrology', 'urology'];
/** For these a house of women sees men too. */
export const ofCouples: ReadonlySet<string> = new Set(['reproductive_medicine', 'andrology']);

function asksForSemen({ goal = '', symptoms = '', patient }: Intake): boolean {
  return patient.sex !== 'female' && semen.test(foldedText(`${goal} ${symptoms}`));
}

/** Who would talk rather than take medicine. */
export const ofTalking: readonly string[] = ['psychiatry', 'psychology', 'general_internal'];

/** Where a troubled mind is taken for, or shows in the body. */
const ofMind = new Set(['psychiatry', 'psychology', 'neurology', 'cardiology', 'general_internal', 'family_medicine']);

const asksToTalk = (intake: Intake) => askedSpecialty(intake) === 'psychology';

const rays = /(?<!\p{L})(?:xa tri|radiation|radiotherapy)(?!\p{L})/u;

function asksForRays({ goal = '', need }: Intake): boolean {
  return need === 'second_opinion' && rays.test(foldedText(ownWords(goal)));
}

/** Pictures first; whoever finds something refers on. */
const breastScreening = ['breast', 'oncology', 'diagnostic_imaging', 'gynecology'];

function ofSign({ urgency, matched }: Safety): string | undefined {
  return urgency === 'urgent' ? matched.map(({ code }) => organOfSign[code]).find((each) => each) : undefined;
}

/** Any house near by cleans a wound and has the tetanus vaccine. */
const ofWounds = ['general_surgery', 'emergency', 'general_internal'];

const woundWords =
  /(?<!\p{L})(?:san ho|hau (?:cat|cua)|tray|xuoc|cua dut|coral|scrap(?:e|ed)|graze[ds]?|scratch(?:ed)?|dinh (?:gi|ri|ghi|set|dam)|(?:dam|dap|giam|dam phai|dap phai|giam phai|dap trung) (?:dinh|gai|manh chai|thuy tinh)|(?:gai|dinh|tre|sat) dam|vet (?:thuong|dam|cat|rach|dut)|dut (?:tay|chan)|nail|wound|cut my|splinter)(?!\p{L})/u;

/** What spreads from a wound is opened and cleaned today, at the nearest door where somebody is on duty. */
const ofFestering = ['emergency', 'general_surgery', 'general_internal'];

const inflamed =
  /(?<!\p{L})(?:mu|sung|tay do|do (?:lan|nong|rat)|nong rat|on lanh|ret run|pus|ooz\p{L}+|swollen|hot|red|chills)(?!\p{L})/u;

function festers({ matched }: Safety, { symptoms = '', goal = '' }: Intake, about: string): boolean {
  const text = foldedText(`${symptoms} ${goal}`);
  const isSpreading = matched.some(({ code }) => code === 'spreading_skin_infection');
  return (
    (isSpreading || (about === 'dermatology' && inflamed.test(text))) &&
    woundWords.test(foldedText(ownWords(`${symptoms}\n${goal}`)))
  );
}

/** Not the ward for infections: who wants a vaccine is well. */
const vaccination = ['preventive_medicine', 'general_internal'];
/** A bite is looked at besides, and treated by those who treat infections where no vaccine is at hand. */
const afterBite = ['rabies_pep', 'preventive_medicine', 'infectious_disease', 'general_internal'];

export function isVaccination(chain: readonly string[]): boolean {
  return chain[0] === vaccination[0] || chain[0] === afterBite[0];
}

/** Marrow and cornea are transplanted by those who treat blood and eyes. */
const ownTransplants = new Set(['hematology', 'pediatric_hemato_oncology', 'ophthalmology']);

/** Near home: those who treat the cancer also treat its pain. */
function relief({ situations, specialties }: Assessment): string[] {
  const ofCancer = situations.has('cancer') || specialties.includes('oncology');
  return ofCancer ? withFallbacks('palliative_care') : ['palliative_care', 'geriatrics', 'general_internal'];
}

/** Who only wants a test or a scan goes where it is done; with signs of danger, or a matter with a doctor of its own, the doctor comes first. */
function specialtyOf(
  { specialties, situations }: Assessment,
  intake: Intake,
  urgency: Urgency,
  isNamed: boolean,
): string {
  const { need } = intake;
  if (urgency === 'routine' && isWholeCheckup(intake)) return 'health_checkup';
  const isScanned = hasOrder(intake) || (!isNamed && !(need === 'imaging' && isOwnIdea(intake)));
  const isService = urgency === 'routine' && isScanned && !needsReading(intake);
  const service = isService ? serviceOf[need] : undefined;
  const told =
    (service && measuredBy(intake)) ?? service ?? specialties.find((code) => !services.has(code)) ?? 'general_internal';
  if (urgency === 'emergency') return told;
  if (need === 'home_care' && told === 'stroke') return 'rehabilitation';
  const operated = (need === 'surgery' && surgeons[told]) || corrected(told, intake);
  if (situations.has('child'))
    return findSpecialty(operated)?.child ?? (ofGrownUps.has(operated) ? 'pediatrics' : operated);
  return situations.has('pregnant') && seenByObstetricians.has(operated) ? 'obstetrics' : operated;
}

/** The same wherever they are made: no larger house is worth the way. */
const tests = new Set(['laboratory', 'diagnostic_imaging', 'health_checkup']);

/** What is no doctor's own matter. */
const services = new Set(['emergency', 'diagnostic_imaging', 'laboratory']);

const ordered = /chỉ định|chi dinh|bác sĩ (?:dặn|cho|bảo|hẹn|yêu cầu)|bac si (?:dan|cho|bao|hen)|ordered|prescribed/iu;
/** The slip for a scan, in the hand. */
const order =
  /(?<!\p{L})(?:(?:co|cho|dua|cam|viet|ghi)(?: toi| em| minh)?(?: to)? (?:giay|phieu)(?: chi dinh)?(?: di)? (?:chup|sieu am|ct|mri|mr|x quang)|(?:co|cam) (?:chi dinh|phieu chi dinh|giay chi dinh)(?: \p{L}+){0,2} (?:chup|sieu am|ct|mri)|(?:bac si|bs)(?: da)? (?:chi dinh|cho|ke|bao|dan|yeu cau)(?: \p{L}+){0,2} (?:chup|sieu am|ct|mri)(?: \p{L}+){0,4}|(?:have|has|got|with) (?:an|the|a) (?:order|referral) for)(?!\p{L})/u;

function hasOrder({ need, symptoms = '', goal = '' }: Intake): boolean {
  return need === 'imaging' && order.test(foldedText(`${symptoms} ${goal}`));
}

/** Whoever feels something and thinks of a scan sees the doctor first, who orders the one that helps, and insurance pays it. */
function isOwnIdea({ symptoms = '', goal = '', diagnosis = '' }: Intake): boolean {
  return symptoms.trim() !== '' && !ordered.test(`${symptoms} ${goal} ${diagnosis}`.normalize('NFC'));
}

/** A value that was found already is for the doctor of that matter, who knows what to test next; so are genes. */
function needsReading(intake: Intake): boolean {
  const { need, hasPriorResults } = intake;
  const isRead = hasPriorResults === true || asksWhichTest(intake);
  const isOfDoctor = asksForGenes(intake) || asksForViralLoad(intake);
  return need === 'lab_test' && ((isRead && !feelsNothing(intake)) || isOfDoctor);
}

/** Of a child these are the children's doctor's. */
const ofGrownUps = new Set(['general_internal', 'family_medicine', 'geriatrics']);

/** Of a pregnant woman these are first the obstetrician's; ours, not reviewed. */
const seenByObstetricians = new Set([
  'urology',
  'nephrology',
  'general_internal',
  'gastroenterology',
  'gynecology',
  'nutrition',
  'endocrinology',
]);

/** Of these most provinces do what is common. */
const everyProvince = new Set(['pediatric_surgery', 'hepatobiliary_surgery']);

/** What a doctor has named, and what is to be operated on, is done best where it is done often. */
function isForCentre(wanted: string, { understood }: Assessment, intake: Intake): boolean {
  const { need, diagnosis = '' } = intake;
  if (!centreSpecialties.has(wanted) || (everyProvince.has(wanted) && isSmallOperation(intake))) return false;
  return need === 'surgery' || (diagnosis.trim() !== '' && understood === 'clearly');
}
