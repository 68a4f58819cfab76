import type { Intake } from '#contract/intake.ts';
import type { Opinion } from '#contract/opinion.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import { saidOfSigns } from '#contract/said-of-signs.ts';
import type { Labels } from '#web/strings/labels.ts';
import type { RecordStrings } from '#web/strings/record.ts';
import type { ResultStrings } from '#web/strings/result.ts';
import type { SheetStrings } from '#web/strings/sheet.ts';
import { dateText } from '#web/time-words.ts';

/** What a sheet is made of. */
export type SheetSource = {
  intake: Omit<Intake, 'patient'> & { patient: Partial<Intake['patient']> };
  recommendation: Recommendation;
  place: Recommendation['primary'];
  /** How grave and how soon; of a case it may have been raised. */
  safety: Pick<Recommendation['safety'], 'urgency' | 'seeWithin' | 'goNow'>;
  /** How soon the doctor says who has raised it, which may be no time, in place of what we say. */
  verdict?: string | undefined;
  /** What the distance is told from. */
  from: string | undefined;
  medicines: readonly string[];
  /** What invited doctors have written, for whoever examines the patient next. */
  opinions: readonly (Pick<Opinion, 'reviewerName' | 'reviewerTitle' | 'opinion' | 'createdAt'> & {
    time?: string | undefined;
  })[];
};

export type SheetBlock = {
  heading: string;
  lines: readonly string[];
  /** What nobody has told yet, to be filled in by hand. */
  blanks?: readonly string[];
};

export type SheetWords = {
  t: SheetStrings;
  result: ResultStrings;
  record: RecordStrings;
  labels: Labels;
  /** Absent until the names are there. */
  signs: Readonly<Record<string, string>> | undefined;
};

/** The sheet, part by part. On the page, on paper and in the picture it is the same. */
export function sheetBlocks(
  source: SheetSource,
  words: SheetWords,
): Record<'where' | 'bring' | 'desk' | 'doctor', SheetBlock> & { opinions?: SheetBlock } {
  const { t } = words;
  const { opinions } = source;
  return {
    where: { heading: t.where, lines: whereLines(source, words) },
    bring: { heading: t.bring, lines: source.recommendation.bring },
    desk: { heading: t.desk, lines: deskLines(source, words) },
    doctor: {
      heading: t.doctor,
      lines: doctorLines(source, words),
      blanks: source.medicines.length > 0 ? [t.allergies] : [t.medicines, t.allergies],
    },
    ...(opinions.length > 0 && {
      opinions: { heading: t.opinions, lines: opinions.map(opinionLine) },
    }),
  };
}

const nearestMax = 3;

function whereLines({ recommendation, place, safety, from }: SheetSource, { t, result }: SheetWords): string[] {
  const way = (km: number | null) => (km === null || from === undefined ? [] : [result.km(km, from)]);
  const { emergency } = recommendation;
  if (emergency && safety.urgency === 'emergency') {
    const nearest = emergency.nearest
      .slice(0, nearestMax)
      .map(({ hospital, address, phone, distanceKm }) =>
        [hospital.name, address, ...(phone ? [t.phone(phone)] : []), ...way(distanceKm)].join('. '),
      );
    return [t.call115, ...(emergency.note === undefined ? [] : [emergency.note]), ...nearest];
  }
  const { hospital, department, distanceKm, insurance } = place;
  const { address, phone } = hospital;
  return [
    `${hospital.name}, ${department.name}`,
    ...(address ? [t.address(address)] : []),
    ...(phone ? [t.phone(phone)] : []),
    ...way(distanceKm),
    ...(insurance ? [insurance] : []),
  ];
}

function deskLines({ intake, safety, place }: SheetSource, words: SheetWords): string[] {
  const { t } = words;
  const { hasCard, registeredAt } = intake.insurance ?? {};
  const isEmergency = safety.urgency === 'emergency';
  const who = patientWords(intake.patient, words);
  return [
    isEmergency ? t.needEmergency : t.needDepartment(place.department.name),
    ...(who ? [t.patient(who)] : []),
    ...(hasCard === undefined ? (isEmergency ? [] : [t.askCard]) : [hasCard ? t.hasCard(registeredAt) : t.noCard]),
  ];
}

function patientWords(
  { sex, age, ageMonths, province }: Partial<Intake['patient']>,
  { t, labels }: SheetWords,
): string {
  const old = ageMonths !== undefined ? t.months(ageMonths) : age !== undefined ? t.years(age) : undefined;
  return [sex && labels.sex[sex], old, province].filter(Boolean).join(', ');
}

/** Whole, however long: what counts may stand at its end. */
function opinionLine({
  reviewerName,
  reviewerTitle,
  opinion,
  createdAt,
  time,
}: SheetSource['opinions'][number]): string {
  const who = [reviewerName, reviewerTitle, dateText(Date.parse(createdAt))].filter(Boolean).join(', ');
  return [`${who}: “${opinion}”`, time].filter(Boolean).join(' ');
}

function doctorLines({ intake, medicines }: SheetSource, { t, record, labels, signs }: SheetWords): string[] {
  const { present, unsure, denied } = saidOfSigns(intake);
  const names = (codes: readonly string[]) => signs && codes.map((code) => signs[code] ?? code).join('; ');
  const { storyOf } = record;
  const lines: [name: string, value: string | undefined | false][] = [
    [storyOf.symptoms, intake.symptoms && `“${intake.symptoms}”`],
    [storyOf.duration, intake.durationDays !== undefined && storyOf.days(intake.durationDays)],
    [storyOf.severity, intake.severity && labels.severity[intake.severity]],
    [storyOf.diagnosis, intake.diagnosis],
    [storyOf.conditions, intake.conditionsCount !== undefined && storyOf.conditionsCount(intake.conditionsCount)],
    [t.present, names(present)],
    [t.denied, names(denied)],
    [t.unsure, names(unsure)],
    [t.medicines, medicines.join('; ')],
  ];
  return lines.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`);
}
