import type { Intake } from '#contract/intake.ts';
import type { Urgency } from '#contract/vocabulary.ts';
import type { Assessment } from '../assess.ts';
import { distanceKm } from '../graph/distance.ts';
import type { Graph, GraphHospital } from '../graph/graph.ts';
import { foldedText } from '../graph/letters.ts';
import { holds, type Place, pointOf } from '../graph/places.ts';
import { registeredOf, understand } from '../home.ts';
import type { Coverage } from '../insurance/coverage.ts';
import { doubtsScan, isAboveDistrict } from '../knowledge/work-up.ts';
import { type AfterHours, afterHoursIn } from './after-hours.ts';
import { askedCities, refusedCities } from './asked-cities.ts';
import { askedTowns } from './asked-towns.ts';
import { type Danger, dangerOf, type Safety } from './danger.ts';
import type { Person } from './departments.ts';
import type { Named } from './named-hospital.ts';
import { isMovedHome, isOnWard } from './on-ward.ts';
import { firstOpinion, type Opinion, wantsHigher } from './opinion.ts';
import { type Sending, sendingIn } from './sent.ts';
import { doubtsTheWay } from './sent-words.ts';
import { isBooked, isCutOff, isDated, isFollowUp, provincialHospital, treatingHospital } from './treating.ts';
import { provinceSpecialties, wantedSpecialty } from './wanted.ts';
import { townKm } from './way.ts';
import { asksForDoctorOf } from './wished-doctor.ts';
import { wishedPlaces } from './wished-places.ts';

export type Audience = 'child' | 'woman' | 'anyone';

/** What is looked for, and from where. */
export type Wish = {
  readonly urgency: Urgency;
  /** The specialty wanted, then its kin, nearest first. */
  readonly chain: readonly string[];
  readonly audience: Audience;
  readonly person: Person;
  readonly grave: boolean;
  /** Mild and common: what any doctor treats near home, where insurance pays most. */
  readonly mild: boolean;
  /** Nobody has named it yet: the hospital of the province looks into it first. */
  readonly isFirstLook: boolean;
  /** Needs a department or a machine that no district has. */
  /** The doctor of the matter is asked for by name. */
  readonly asksDoctor: boolean;
  readonly isAboveDistrict: boolean;
  /** The place on the card. */
  readonly registered: GraphHospital | undefined;
  /** Somebody who is nursed at home: whoever is next door comes, or is come to. */
  readonly isAtHome: boolean;
  /** Three times a week, so that every kilometre counts. */
  readonly isDialysis: boolean;
  /** Somebody has given the illness a name. */
  readonly isDiagnosed: boolean;
  /** The family will not have a house for the mind. */
  readonly isNoAsylum: boolean;
  /** To be seen, and not to be operated on or to stay. */
  readonly isVisit: boolean;
  /** The patient lies in a hospital. */
  readonly onWard: boolean;
  /** The patient lies in a hospital, and is to be moved to another. */
  readonly moves: boolean;
  /** What is asked for is done in large hospitals only. */
  readonly large: boolean;
  /** The family would rather pay itself, or its insurer does, or nobody there speaks Vietnamese. */
  readonly wantsPrivate: boolean;
  /** Would be seen in the evening or at the weekend. */
  readonly afterHours: AfterHours;
  /** Would be seen in the evening, and tells of no card: where paying patients are seen, doors are more often open then. */
  readonly isLate: boolean;
  /** Only the language speaks for a private house. */
  readonly isForLanguage: boolean;
  /** Speaks of private care without asking for it. */
  readonly asksPrivate: boolean;
  /** Where the patient lives; distances are told from here. */
  readonly home: Place | undefined;
  /** Where to look: the city the family would rather go to, else home. In an emergency home comes first. */
  readonly target: Place | undefined;
  readonly preferred: Place | undefined;
  /** A doctor has sent the patient on to that city, or to that hospital. */
  readonly isSent: boolean;
  /** Where the family would rather not go. */
  readonly shunned: GraphHospital | undefined;
  /** Other cities that the family asks about. */
  readonly asked: readonly Place[];
  /** Cities that it would rather be spared. */
  readonly refused: readonly Place[];
  /** The city around which one lives, where the family weighs it against those. */
  readonly ownCity: Place | undefined;
  /** Asks for a house near home, for what is given again and again. */
  readonly nearForLong: boolean;
  /** Those where it wishes to be seen, the nearest first. */
  readonly wished: readonly Place[];
  /** The hospital that the family wishes to go to, or where its day is set. */
  readonly named: GraphHospital | undefined;
  readonly isBooked: boolean;
  /** Those that it weighs against each other or against one near home. */
  readonly weighed: readonly GraphHospital[];
  /** Whose word a second opinion is asked on. */
  readonly opinion: Opinion;
  /** The family says that its island cannot do this, or means to cross. */
  readonly leavesIsland: boolean;
  /** Comes back for what was treated, and where that was, as far as it is known. */
  readonly back: 'no' | 'unknown' | 'booked' | 'dated' | 'kept' | GraphHospital;
  readonly coverage: Coverage;
  /** Nobody knows from where one starts, so the referral centres are the safe answer. */
  readonly anywhere: boolean;
  /** To be seen within a day. */
  readonly isToday: boolean;
  /** To be seen today, and suffering badly now. */
  readonly isInPain: boolean;
  /** Set exactly in an emergency. */
  readonly danger?: Danger;
};

const womenSpecialties = new Set(['obstetrics', 'gynecology', 'reproductive_medicine', 'breast']);

/** Where the patient is, the hospitals that were named, and what insurance pays. */
type From = { readonly home: Place | undefined; readonly named: readonly Named[]; readonly coverage: Coverage };

export function wishOf(
  assessment: Assessment,
  intake: Intake,
  safety: Safety,
  graph: Graph,
  { home, named, coverage }: From,
): Wish {
  const { urgency } = safety;
  const { goals, situations } = assessment;
  const isToday = safety.seeWithin === '24h';
  const registered = registeredOf(graph, intake);
  const sending = urgency === 'emergency' ? {} : sendingIn(graph, intake, home, registered);
  const sent = sentOf({ ...sending, ...sentToNamed(named, intake) }, home, isToday);
  const likes = understand(graph, intake.preferredCity).place;
  // Nobody goes to a far city today: it is told beside what is near.
  const isTooFar = isToday && likes !== undefined && isFarFrom(home, likes) && !goals.has('transfer_inpatient');
  const preferred = (isTooFar ? undefined : likes) ?? sent?.city;
  const wanted = wantedSpecialty(assessment, intake, safety);
  const target = urgency === 'emergency' ? (home ?? preferred) : (preferred ?? home);
  const [code = ''] = wanted.chain;
  const isEyeOperation = code === 'ophthalmology' && intake.need === 'surgery';
  const isSpecial = provinceSpecialties.has(code) || intake.need === 'second_opinion' || isEyeOperation;
  // Relief is given near home, whatever the illness.
  // What only seems urgent, and belongs to the province, is no matter for the district today either.
  const isHasty = isToday && !(safety.canWaitOvernight && safety.matched.length === 0 && isSpecial);
  const aboveDistrict =
    urgency !== 'emergency' && !isHasty && code !== 'palliative_care' && (isSpecial || isAboveDistrict(intake));
  const registeredAt = intake.insurance?.registeredAt;
  // What must be seen today is not worth a journey; who is moved goes by ambulance, and a transplant is done in few places.
  const isMoved = goals.has('transfer_inpatient') && !isMovedHome(assessment, intake);
  const told = firstOpinion(intake, graph, home, { named, registered, code });
  const isHigher = urgency !== 'emergency' && leisurely.has(safety.seeWithin) && wantsHigher(intake, told, named, home);
  // Who has been seen in the province and asks for more is not sent back there.
  const opinion = isHigher && told === 'none' && home ? (provincialHospital(graph, home) ?? told) : told;
  const isWorthIt =
    ((wanted.grave && (!isToday || isMoved || goals.has('transplant'))) || isHigher) && !isCutOff(intake);
  const treating = isFollowUp(assessment, intake) ? (treatingHospital(graph, intake, named, home) ?? 'unknown') : 'no';
  const chosen = chosenOf(named);
  const booked = bookedNeeds.has(intake.need) ? named.find((each) => each.isBooked)?.hospital : undefined;
  const isStay = intake.need === 'admission' && !booked && !chosen?.isWanted && !sent?.hospital && isDated(intake);
  const isElsewhere =
    urgency === 'routine' && typeof treating === 'string' && (isStay || (isWorthIt && isBooked(assessment, intake)));
  // The place on the card, of which we know nothing, has most likely set the day.
  const isOfUnknown = treating === 'unknown' && registeredAt !== undefined && !registered;
  const isKept = urgency === 'routine' && isOfUnknown && isBooked(assessment, intake);
  const back = isElsewhere ? (isStay ? 'dated' : 'booked') : isKept ? 'kept' : treating;
  const afterHours = urgency === 'routine' ? afterHoursIn(intake) : undefined;
  const mayChoose = urgency !== 'emergency' && leisurely.has(safety.seeWithin);
  const wished = mayChoose && !preferred && home ? elsewhereOf(home, wishedPlaces(graph, intake)) : [];
  const besides = urgency === 'emergency' || wished.length > 0 ? [] : otherCities(graph, intake, home);
  const asked = isTooFar ? [likes] : besides.filter(({ province }) => province !== preferred?.province);
  const refused =
    home && mayChoose && !sent ? refusedCities(graph, intake).filter((city) => !isOwnUnit(city, home)) : [];
  const isNoAsylum =
    urgency !== 'emergency' && refusesAsylum.test(foldedText(`${intake.symptoms ?? ''} ${intake.goal ?? ''}`));
  // Beside the house that is booked, what is near home.
  const isGrave = isWorthIt && !isElsewhere;
  // Who would be spared the large city is treated nearer home, unless it is to be operated on.
  const grave = isGrave && (refused.length === 0 || isMoved || intake.need === 'surgery');
  return {
    urgency,
    chain: wanted.chain,
    audience: audienceOf(assessment, intake, code),
    person: { sex: intake.patient.sex, isChild: situations.has('child'), isElder: situations.has('elderly') },
    grave,
    mild:
      isMild(intake, urgency, code) &&
      !grave &&
      !aboveDistrict &&
      code !== 'palliative_care' &&
      !asksForDoctorOf(code, intake),
    asksDoctor: asksForDoctorOf(code, intake),
    isFirstLook: wanted.isFirstLook === true && !isHigher,
    isAboveDistrict: aboveDistrict,
    registered,
    opinion,
    leavesIsland: leavesIsland(intake, home),
    isAtHome: intake.need === 'home_care',
    isDialysis: code === 'nephrology' && dialysis.test(foldedText(textsOf(intake))),
    isDiagnosed: (intake.diagnosis ?? '').trim() !== '',
    isNoAsylum,
    isVisit: !staysOver.has(intake.need),
    onWard: isOnWard(assessment, intake),
    moves: isMoved,
    large: goals.has('large_scan') && !doubtsScan(intake),
    ...privateOf(assessment, intake),
    afterHours,
    isLate:
      afterHours === 'evening' && intake.insurance?.hasCard !== true && !modest.test(foldedText(intake.goal ?? '')),
    home,
    preferred,
    wished,
    asked,
    refused,
    ownCity: mayChoose && asked.length > 0 && home ? ownCityOf(graph, intake, home) : undefined,
    nearForLong: mayChoose && (isGrave || code === 'nephrology') && isNearForLong(intake, refused.length > 0),
    named: booked ?? (chosen?.isWanted ? chosen.hospital : sent?.hospital),
    isBooked: booked !== undefined,
    isSent: sent !== undefined,
    shunned:
      named.find(({ isRefused }) => isRefused)?.hospital ?? sending.shunned ?? (isToday ? undefined : sending.lacking),
    weighed: weighedIn(named, chosen),
    back,
    coverage,
    target,
    anywhere: target === undefined,
    isToday,
    isInPain: isToday && intake.severity === 'severe' && !isMoved,
    ...(urgency === 'emergency' && { danger: dangerOf(safety, assessment, intake) }),
  };
}

/** The first of those that the wish is about; who has spoken or treated before is told beside it. */
function chosenOf(named: readonly Named[]): Named | undefined {
  const [first] = named;
  const isOfThePast = first?.isTreating === true && !first.isWanted && !first.isAsked && !first.goes;
  return isOfThePast ? named.find(({ isAsked, isWanted }) => isAsked || isWanted) : first;
}

/** Those that are asked about, and those that would do as well as the one that is wished for. */
function weighedIn(named: readonly Named[], chosen: Named | undefined): GraphHospital[] {
  const asked = named.filter((each) => each.isAsked || (each.isWanted && each !== chosen));
  return [...new Set(asked.map(({ hospital }) => hospital))].filter(
    (each) => !chosen?.isWanted || each !== chosen.hospital,
  );
}

/** “Không muốn vào viện tâm thần”. */
const refusesAsylum =
  /(?<!\p{L})(?:(?:khong|ko|k|chua|hong|dung) (?:muon |chiu |dam |thich )?(?:vao|vo|di|den|toi|cho vao|dua vao|dua den)|so|ngai) (?:vao |den |toi )?(?:(?:benh )?vien|bv|nha thuong) tam than(?!\p{L})|(?<!\p{L})(?:not|no) (?:to |in |into )?(?:a )?(?:psychiatric|mental) hospital(?!\p{L})/u;

/** A day is kept, whatever the way; who comes back may be seen nearer home. */
const bookedNeeds: ReadonlySet<Intake['need']> = new Set(['admission', 'surgery']);

/** The hospital to which somebody sends the patient, who has not been treated there and does not ask whether to go. */
function sentToNamed(named: readonly Named[], { symptoms = '', goal = '' }: Intake): Sending {
  const to = named.find(({ isSent }) => isSent)?.hospital;
  const isKnownThere = named.some(({ hospital, isTreating }) => isTreating && hospital === to);
  return to && !isKnownThere && !doubtsTheWay(foldedText(`${symptoms} ${goal}`)) ? { hospital: to } : {};
}

/** Nobody goes to another city today. */
function sentOf({ hospital, city }: Sending, home: Place | undefined, isToday: boolean): Sending | undefined {
  if (hospital) return { hospital };
  return city && !isToday && city.province !== home?.province ? { city } : undefined;
}

/** What a private house said is no question about one. */
const privateWords =
  /(?<!\p{L})(?:(?:vien|bv|kham) tu|private(?: hospitals?| clinics?)?)(?!\p{L})(?! (?:bao|noi|khuyen|doi|keu|tu van|hen|chao|said|says|told|quoted|advised|wants))/u;

/** Whose offer is doubted is not where one wishes to go: “bệnh viện tư tư vấn laser 60 triệu, có cần không”. */
const privateOffer =
  /(?<!\p{L})(?:(?:vien|bv|kham) tu(?: nhan)?|private(?: hospital| clinic)?) (?:bao|noi|khuyen|doi|keu|tu van|chao|said|says|told|quoted|advised|wants|offered)(?!\p{L})/u;

/** One word among the wishes: “English speaking, private”. */
const privatePlainly = /(?:^|[,;.]\s*)(?:prefer(?:ably)? )?private(?: hospital| clinic| care)?(?: please)?\s*[.!]?$/iu;

function privateOf({ goals }: Assessment, { symptoms = '', goal = '', insurance }: Intake) {
  const isOffered = privateOffer.test(foldedText(`${symptoms} ${goal}`));
  const isSaid = goals.has('private_care') || privatePlainly.test(goal.trim());
  const isWished = (isSaid && !isOffered) || goals.has('guaranteed_payment');
  const isForLanguage = !isWished && goals.has('english_speaking') && insurance?.hasCard !== true;
  const wantsPrivate = isWished || isForLanguage;
  return { wantsPrivate, isForLanguage, asksPrivate: !wantsPrivate && privateWords.test(foldedText(goal)) };
}

/** Whoever looks at the cost is better off where the public pays. */
const modest = /(?<!\p{L})(?:vua phai|re|re tien|tiet kiem|it tien|do ton|binh dan|cheap|affordable)(?!\p{L})/u;

/** What can wait so long may be seen where the family likes. */
const leisurely: ReadonlySet<Safety['seeWithin']> = new Set(['14d', 'planned']);

/** Those that are not where one lives, the nearest first. */
function elsewhereOf(home: Place, places: readonly Place[]): Place[] {
  const km = ({ center }: Place) => distanceKm(home.center, center);
  const isHere = (place: Place) => (place.district ? km(place) <= townKm : holds(place, home));
  return places.filter((place) => !isHere(place)).sort((a, b) => km(a) - km(b));
}

function ownCityOf(graph: Graph, intake: Intake, home: Place): Place | undefined {
  const isAround = ({ province, center }: Place) =>
    isOwnUnit({ province, center }, home) && home.district !== undefined && distanceKm(home.center, center) > townKm;
  return askedCities(graph, intake).find(isAround);
}

const near = /(?<!\p{L})gần(?!\p{L})(?! (?:đây nhất|như|một|hai|\d))/u;
const nearFolded =
  /(?<!\p{L})(?:gan (?:nha|que|day|hon)|(?:o|ve|trong|tai|duoi) (?:tinh|que)(?: nha| minh)?(?= (?:co|duoc|thi|a|ko|khong|$)|[.,?]|$)|near(?:er)? (?:home|us|me)|closer to home|nearby)(?!\p{L})/u;
const again =
  /(?<!\p{L})(?:hoa chat|hoa tri|truyen hoa|(?:vo|vao|truyen) thuoc|xa tri|chay than|loc mau|loc mang bung|truyen mau|tap phuc hoi|vat ly tri lieu|chemo(?:therapy)?|dialysis|radiotherapy|transfusions?)(?!\p{L})/u;

const dialysis = /(?<!\p{L})(?:chay than|loc mau|loc than|(?:haemo|hemo)?dialysis)(?!\p{L})/u;
const textsOf = ({ symptoms = '', goal = '', diagnosis = '' }: Intake) => `${goal} ${symptoms} ${diagnosis}`;

function isNearForLong(intake: Intake, isSpared: boolean): boolean {
  const { symptoms = '', goal = '' } = intake;
  const isNear =
    isSpared || near.test(goal.normalize('NFC').toLowerCase()) || nearFolded.test(foldedText(`${goal} ${symptoms}`));
  return isNear && again.test(foldedText(textsOf(intake)));
}

const farTodayKm = 100;

function isFarFrom(home: Place | undefined, place: Place): boolean {
  return home !== undefined && pointOf(home) !== undefined && distanceKm(home.center, place.center) > farTodayKm;
}

/** “Sài Gòn” is another city to who lives in Vũng Tàu, though both are one province now. */
function isOwnUnit({ province, former }: Place, home: Place): boolean {
  if (province !== home.province) return false;
  return !home.former || former === home.former || home.former.name === province.name;
}

function otherCities(graph: Graph, intake: Intake, home: Place | undefined): Place[] {
  if (!home) return [];
  const km = ({ center }: Place) => distanceKm(home.center, center);
  const cities = askedCities(graph, intake).filter((city) => !isOwnUnit(city, home));
  const isIn = (place: Place) => cities.some(({ province }) => province === place.province);
  const towns = askedTowns(graph, intake).filter((town) => !isIn(town) && km(town) > townKm);
  return [...cities, ...towns].sort((a, b) => km(a) - km(b));
}

const mainland = /(?<!\p{L})(?:dat lien|vao bo|vo bo|vo dat|mainland)(?!\p{L})/u;
const cannotCross = /(?<!\p{L})(?:khong|ko|chua|hong) (?:vo|vao|ra|di|qua)(?: duoc)? (?:bo|dat lien|dat)(?!\p{L})/gu;
const lacking =
  /(?<!\p{L})(?:dao|tren dao|ngoai dao|island)(?: \p{L}+){0,3} (?:khong co|hong co|chua co|thieu|has no|lacks)(?!\p{L})/u;

/** Whoever speaks of the mainland, or of what the island lacks, knows what is on the island. */
function leavesIsland({ symptoms = '', goal = '' }: Intake, home: Place | undefined): boolean {
  if (home?.district?.island === undefined) return false;
  const text = foldedText(`${symptoms} ${goal}`).replace(cannotCross, '');
  return mainland.test(text) || lacking.test(text);
}

const staysOver: ReadonlySet<Intake['need']> = new Set(['surgery', 'admission']);

/** A tooth is drawn on a visit, though it is called an operation. */
function isMild({ severity, need }: Intake, urgency: Urgency, code: string): boolean {
  const isVisit = !staysOver.has(need) || (need === 'surgery' && code === 'dentistry');
  return urgency === 'routine' && (severity === undefined || severity === 'mild') && isVisit;
}

function audienceOf({ situations }: Assessment, { patient }: Intake, wanted: string): Audience {
  if (situations.has('child')) return 'child';
  if (patient.sex !== 'male' && (situations.has('pregnant') || womenSpecialties.has(wanted))) return 'woman';
  return 'anyone';
}
