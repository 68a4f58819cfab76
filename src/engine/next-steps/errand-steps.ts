import type { Need } from '#contract/vocabulary.ts';
import type { GraphHospital } from '../graph/graph.ts';
import { foldedText } from '../graph/letters.ts';
import type { Card } from '../insurance/card.ts';
import { isCardElsewhere } from '../insurance/card-elsewhere.ts';
import { isPaidByFamily, paysAlone } from '../insurance/coverage.ts';
import { isOrdered } from '../insurance/own-wish.ts';
import { insuranceRoute } from '../insurance.ts';
import type { Errand } from '../knowledge/errands.ts';
import { errands } from '../knowledge/errands.ts';
import { goalSteps } from '../knowledge/next-steps/goal-steps.ts';
import { ownCheckup, stepOf } from '../knowledge/next-steps/planned-steps.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import { type AfterHours, afterHoursIn } from '../matching/after-hours.ts';
import type { Match } from '../matching.ts';
import type { Known } from '../next-steps.ts';
import { isAboutVaccine } from '../topics.ts';
import { nameOnCard, shareSteps, slipNeeded, usedElsewhere } from './card-steps.ts';
import { homeFirstSteps } from './home-first-steps.ts';
import { advisedSteps, answerSteps, cityStep, questionStep, wishSteps } from './own-words.ts';
import { isOfCancer } from './referral.ts';
import { serviceSteps } from './service-steps.ts';
import { isHarmless, warningStep } from './warning.ts';
import { phoneOf, serviceRoom, type Visit, whereStep } from './where-to-go.ts';

/** The first of each question, so that a second one is answered too. */
const beforeVisitMax = 3;

/** Wishes that lead to a kind of place, where no doctor is visited. */
const ofAPlace = ['discharge', 'records_copy', 'vaccination'] as const;

const vaccinationRoom = /vaccination/iu;

/** A kind of place, or the room of a hospital where vaccines are given. */
export function isVaccinePlace({ primary: { hospital, department } }: Match): boolean {
  return hospital.id === '' || vaccinationRoom.test(department.name.en);
}

/** The question is answered first. Only where it is not settled elsewhere, or something gave cause for doubt, a visit follows. */
export function errandSteps(asked: readonly Errand[], visit: Visit, known: Known): Step[] {
  return known.match.errand ? settledSteps(known.match.errand, asked, visit, known) : beforeVisit(asked, visit, known);
}

function beforeVisit(asked: readonly Errand[], visit: Visit, known: Known): Step[] {
  const { safety, match, person, assessment, intake } = known;
  const isSoon = safety.urgency === 'urgent';
  // Who comes for a paper asks about fasting besides.
  const papers = asked.filter((each) => each.isPaper);
  const inOrder = [...papers, ...asked.filter((each) => !papers.includes(each))];
  const steps = inOrder.filter(({ isForLater }) => !(isForLater && isSoon)).map((each) => stepsOf(each, known));
  const firsts = [...steps.flatMap((each) => each.slice(0, 1)), ...wishOf(known), ...topicLines(known)];
  const others = steps.flatMap((each) => each.slice(1));
  // What may hurry is seen first, and one line of each question is enough beside it.
  const before = [...firsts, ...(isSoon ? [] : others)].slice(0, beforeVisitMax);
  const isPaper = (asked.some((each) => each.isPaper) && safety.urgency !== 'urgent') || isHarmless(safety);
  const isPlace = isVaccinePlace(match);
  const wished =
    ofAPlace.find((each) => assessment.goals.has(each)) ?? (isAboutVaccine(safety) ? 'vaccination' : undefined);
  const wish = isPlace ? wished : undefined;
  // The ward has set the day.
  const isDated = intake.need === 'admission' && assessment.goals.has('planned_stay');
  const atHome = homeFirstSteps(known, visit);
  const where = wish
    ? [goalSteps[wish]()]
    : isDated
      ? []
      : atHome.length > 0
        ? atHome
        : [whereStep({ ...visit, isAfterHours: hoursAsked(intake, asked) !== undefined })];
  const isFirst = wish !== undefined || isSoon || before[0] === doctorFirst || atHome.length > 0;
  const wishes = wishSteps(person.told, [...before, ...where], visit.within);
  const said = [...before, ...wishes, ...where];
  return [
    ...(isFirst ? where : []),
    ...before,
    ...wishes,
    ...serviceSteps(known),
    ...answerSteps(person.told, said, visit.within),
    ...advisedSteps(person.told, said).slice(0, 1),
    ...cityStep(known),
    ...(isFirst ? [] : where),
    ...questionStep(person.told, safety.topics, wish === 'discharge' ? 'ward' : 'visit'),
    ...(isPaper || isNobodyIll(known) ? [] : [warningStep(assessment, intake, safety, person)]),
  ];
}

/** What the day or the examination is for has been told already. */
const ofOwnRoad: ReadonlySet<Errand> = new Set([errands.planned_stay, errands.occupational_illness]);

function settledSteps(errand: Errand, asked: readonly Errand[], visit: Visit, known: Known): Step[] {
  const { safety, match, person, assessment, intake } = known;
  const doctor = safety.urgency === 'urgent' ? match.alternatives[0] : undefined;
  const steps = [...stepsOf(errand, known)];
  // Who comes for a paper, or for a day that is set, is told nothing of the illness that it is about.
  const isWithoutMatter = errand.isPaper || ofOwnRoad.has(errand);
  // Who fears to come without the card is told first that it is not needed.
  const lost = person.told.cues.has('lostCard') ? asked.filter((each) => each === errands.insurance_card) : [];
  if (lost[0] && errand !== lost[0]) steps.unshift(...stepsOf(lost[0], known).slice(0, 1));
  const second = asked.find((each) => each !== errand && !lost.includes(each));
  const own = [
    ...steps.slice(0, 1),
    ...wishOf(known),
    ...(isWithoutMatter ? [] : topicLines(known)),
    ...steps.slice(1),
  ];
  const lines = own.slice(0, steps.length);
  const said = [...lines, ...wishSteps(person.told, lines, visit.within)];
  return [
    ...said,
    ...answerSteps(person.told, said, visit.within),
    ...(second && !doctor ? stepsOf(second, known).slice(0, 1) : []),
    ...questionStep(person.told, safety.topics, errand.isPaper ? 'desk' : 'ward'),
    ...(doctor ? [whereStep({ ...visit, match: { ...match, primary: doctor } })] : []),
    ...(errand.isPaper ||
    isHarmless(safety) ||
    isNobodyIll(known) ||
    errand.steps.some(({ icon }) => icon === 'warning')
      ? []
      : [warningStep(assessment, intake, safety, person)]),
  ];
}

function wishOf({ assessment: { goals } }: Known): Step[] {
  return goals.has('change_registration') ? [goalSteps.change_registration()] : [];
}

function topicLines({ safety: { topics } }: Known): Step[] {
  return [...new Set(topics.flatMap(({ says }) => says ?? []))];
}

/** Who plans a test or a paper and is well has nothing to watch for. */
function isNobodyIll({ safety: { urgency, topics }, person: { told }, intake: { symptoms = '' } }: Known): boolean {
  return urgency === 'routine' && (told.cues.has('well') || symptoms === '') && !topics.some(({ watch }) => watch);
}

/** What the card pays is told of the hospitals that are named, or else of this one. */
export function stepsOf(errand: Errand, known: Known): readonly Step[] {
  const { match } = known;
  if (errand === errands.large_scan && !serviceRoom.test(match.primary.department.name.en) && !isOrdered(known.intake))
    return [doctorFirst];
  if (errand === errands.english_speaking && known.card.has)
    return [cardOfForeigner(known), ...errand.steps.slice(0, 1)];
  if (errand === errands.referral_slip) return slipSteps(errand, known);
  if (errand === errands.opening_hours) return hoursSteps(errand, known);
  if (errand === errands.price && !ofAStay.has(known.intake.need)) {
    const own = stepOf(ownCheckup, { person: known.person, situations: known.assessment.situations });
    return [...errand.steps.slice(0, 1), own ?? wholePrice];
  }
  return errand === errands.insurance_share ? cardSteps(errand, known) : errand.steps;
}

/** A foreigner who works here is insured like everybody else. */
function cardOfForeigner({ card, intake }: Known): Step {
  const { vi, en } = nameOnCard(card, intake.insurance?.registeredAt);
  return step(
    'id-card',
    `Có thẻ bảo hiểm y tế Việt Nam: đến ${vi} trước, đưa hộ chiếu và mã thẻ (ứng dụng VssID hoặc thẻ giấy) lúc đăng ký; ở đó thường được trả đủ mức của thẻ, người đi làm thường tự trả khoảng 20 %. Bệnh lâu dài: xin đơn mỗi tháng và phiếu hẹn.`,
    `With Vietnamese health insurance: go to ${en} first and show your passport and the insurance code (VssID app or paper card) when you register; there it usually pays in full at the card’s rate, and employees usually pay about 20 % themselves. For a lasting illness ask for a monthly prescription and an appointment slip.`,
  );
}

function cardSteps(
  { steps }: Errand,
  { assessment, intake, safety, match, card, asked = [], hospitalOf, person: { told } }: Known,
): readonly Step[] {
  const isImplant = told.cues.has('implant') && !told.cues.has('implantOut');
  const last = isImplant ? [implantShare] : steps.slice(-1);
  if (paysAlone(card) || isPaidByFamily(assessment, intake, safety)) {
    const { vi, en } = insuranceRoute(assessment, intake, safety, match, card).summary;
    return [step('id-card', vi, en), ...last];
  }
  if (asked.length === 0 && isCardElsewhere(intake)) return [usedElsewhere, ...last];
  // Of a day that is set nobody has said where.
  if (asked.length === 0 && assessment.goals.has('planned_stay')) return steps;
  const own = shareSteps(
    asked.length > 0 ? asked : compared(match, card, hospitalOf, ofAStay.has(intake.need)),
    card,
    intake.insurance?.registeredAt,
    assessment.situations.has('cancer') || isOfCancer(intake),
  );
  const stay = ofAStay.has(intake.need) && asksOfProvince.test(foldedText(intake.goal ?? '')) ? [stayAtProvince] : [];
  const lines = safety.seeWithin === '24h' ? own.map(withoutDelay) : own;
  return lines.length > 0 ? [...stay, ...lines, ...last] : [...steps.slice(0, -1), ...last];
}

/** Of a stay by Decree 188/2025/NĐ-CP article 19 (codes 1.15 and 3.2). */
const asksOfProvince = /(?<!\p{L})(?:o|tai|len|ra|xuong|tuyen|vien|bv) tinh(?!\p{L})|provinc/u;
const stayAtProvince = step(
  'id-card',
  'Mổ, nằm ở bệnh viện tuyến tỉnh cũ: không có phiếu chuyển vẫn thường được trả đủ mức của thẻ (thẻ 100 % thì phần trong danh mục không phải cùng trả); chỉ lần khám trước mổ, không có phiếu, thường trả một nửa. Có phiếu chuyển thì đủ cả hai. Vật tư ngoài danh mục, giường hay mổ theo yêu cầu thì tự trả.',
  'An operation with a stay in a former provincial hospital is usually paid at the card’s full rate without a slip (with a 100 % card you add nothing for what is listed); only the visit before it, without a slip, is usually paid by half. With a slip both are paid in full. Unlisted materials, a bed or surgery on request are self-paid.',
);

const implantShare = step(
  'question',
  'Vật tư đặt vào người (khớp nhân tạo, thủy tinh thể, stent, nẹp vít, lưới…): bảo hiểm chỉ trả loại trong danh mục, theo mức của thẻ và đến mức trần; phần vượt trần, loại chọn thêm thì tự trả. Trước khi chọn, xin khoa bảng giá từng loại, bảo hiểm trả bao nhiêu, mình nộp bao nhiêu.',
  'What is put into the body (joints, lenses, stents, plates, mesh…): insurance pays only listed kinds, at the card’s rate and up to a ceiling; what is above it, or chosen besides, is self-paid. Before choosing get the price of each kind from the ward, what insurance pays and what you add.',
);

function withoutDelay({ icon, title: { vi, en } }: Step): Step {
  return step(icon, `${vi} Đừng vì giấy mà khám muộn.`, `${en} Do not be late for the sake of a paper.`);
}

/** This hospital and, where it is the one on the card, the next: of that one the family asks what it pays. */
function compared(
  { hospital, alternatives: [next] }: Match,
  card: Card,
  hospitalOf: Known['hospitalOf'],
  isStay: boolean,
): GraphHospital[] {
  if (!hospital) return [];
  const other = card.registered?.id === hospital.id && next ? hospitalOf?.(next.hospital.id) : undefined;
  return other && !isStay ? [hospital, other] : [hospital];
}

/** Whether a slip is needed where the family wishes to go, and who writes it. */
function slipSteps({ steps }: Errand, { card, intake, asked = [] }: Known): readonly Step[] {
  const [go, ...others] = steps;
  const written = intake.insurance?.registeredAt;
  const name = nameOnCard(card, written);
  if (!go) return steps;
  const { vi, en } = go.title;
  const named = step(
    go.icon,
    vi.replace('nơi ghi trên thẻ', () => name.vi),
    en.replace('the place on the card', () => name.en),
  );
  return [...slipNeeded(asked, card, written), named, ...others];
}

const doctorFirst = step(
  'note',
  'Khám rồi mới chụp: bác sĩ xem có cần không, chụp chỗ nào, bằng máy nào. Có phiếu chỉ định thì bảo hiểm thường trả; tự chụp thường tự trả mà vẫn cần bác sĩ đọc cùng. Gọi hỏi trước nơi đó có máy không, giá và lịch.',
  'First the doctor, then the scan: is it needed, of which part, by which machine. With an order insurance usually pays; at your own wish you usually pay and still need a doctor to read it. Call first to ask whether they have the machine, the price and the dates.',
);

const ofAStay: ReadonlySet<Need> = new Set(['surgery', 'admission', 'discharge']);

const wholePrice = step(
  'question',
  'Hỏi giá trọn: tiền khám, tiền làm, tiền thuốc hay vật tư, bảo hiểm trả phần nào. Bệnh viện công trong giờ hành chính thường rẻ hơn khám dịch vụ.',
  'Ask for the whole price: the visit, the procedure, medicines or materials, and what insurance pays. Public hospitals in office hours usually cost less than paid service.',
);

/** A day that stands in the story is meant only where hours are asked for. */
function hoursAsked(intake: Known['intake'], asked: readonly Errand[]): AfterHours {
  const isAsked = asked.includes(errands.opening_hours);
  return afterHoursIn(intake) ?? (isAsked ? afterHoursIn({ ...intake, goal: intake.symptoms ?? '' }) : undefined);
}

/** By the hour that is asked for: who wants an evening is told nothing of Sundays. */
function hoursSteps(errand: Errand, { intake, safety, match, hospitalOf }: Known): readonly Step[] {
  const { steps } = errand;
  const wished = hoursAsked(intake, [errand]);
  if (!wished) return steps;
  const { name } = match.primary.hospital;
  if (wished === 'evening' && safety.seeWithin === '24h') {
    const door = match.hospital?.emergency24h === true ? name : nearestDoor;
    return [
      step(
        'clock',
        `Buổi tối vẫn khám được ở khoa cấp cứu, mở cả ngày đêm: ${door.vi}; đừng đợi phòng khám mở.`,
        `In the evening the emergency department sees patients at any hour: ${door.en}; do not wait for the clinics.`,
      ),
    ];
  }
  const phone = phoneOf(match.primary);
  const number = phone === undefined ? '' : ` ${phone}`;
  const other = match.alternatives.find(({ hospital }) => hospitalOf?.(hospital.id)?.type === 'private');
  const privately = other
    ? {
        vi: `; ${other.hospital.name.vi} là bệnh viện tư, thường có hơn`,
        en: `; ${other.hospital.name.en} is private and more often has them`,
      }
    : { vi: '', en: '' };
  return [
    wished === 'evening'
      ? step(
          'phone',
          `Gọi${number} hỏi ${name.vi} có khám ngoài giờ (sau 16 giờ 30) không, nhận số đến mấy giờ. Khoa khám dịch vụ và bệnh viện tư thường có, theo giá dịch vụ${privately.vi}.`,
          `Call${number} and ask whether ${name.en} sees patients after 16:30, and until when numbers are given. Clinics for paying patients and private hospitals usually do, at their own price${privately.en}.`,
        )
      : step(
          'phone',
          `Gọi${number} hỏi ${name.vi} có làm thứ Bảy, Chủ nhật không và đặt lịch trước. Thứ Bảy nhiều nơi làm buổi sáng hoặc khám dịch vụ, Chủ nhật ít nơi hơn${privately.vi}.`,
          `Call${number} and ask whether ${name.en} works on Saturdays or Sundays, and book. On Saturdays many see patients in the morning or as paid service, on Sundays fewer${privately.en}.`,
        ),
  ];
}

const nearestDoor = { vi: 'bệnh viện gần nhất', en: 'the nearest hospital' };
