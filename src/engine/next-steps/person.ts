import type { Intake } from '#contract/intake.ts';
import { sexOf } from '../assess/patient-sex.ts';
import type { Situation } from '../assess/situations.ts';
import type { Facts, Readings } from '../finding.ts';
import { measuresNow } from '../safety/measures.ts';
import { thereAlready } from './there-already.ts';
import { type ToldCues, toldCues } from './told-cues.ts';

/** Who the patient is, as far as it changes what is said. */
export type Person = {
  readonly isMale: boolean;
  readonly isFemale: boolean;
  readonly isChild: boolean;
  /** Whether who is ill writes. */
  readonly isSelf: boolean;
  /** Undefined when nobody said. */
  readonly years: number | undefined;
  readonly isPregnant: boolean;
  /** Of the pregnancy, where it is told. */
  readonly weeks: number | undefined;
  /** The highest fever that is told. */
  readonly degrees: number | undefined;
  /** Whether a word about pregnancy or periods can concern the patient. */
  readonly mayBePregnant: boolean;
  readonly told: ToldCues;
  /** Says of a sign in a warning whether it is told as there already. */
  readonly isThere: (sign: string) => boolean;
};

const childbearingYearsMin = 12;
const childbearingYearsMax = 55;

export function personOf(
  readings: Readings,
  intake: Intake,
  { ageYears, ageMonths, isChild }: Facts,
  situations: ReadonlySet<Situation>,
): Person {
  const sex = sexOf(readings, intake);
  const years = ageYears ?? (ageMonths === undefined ? undefined : Math.floor(ageMonths / 12));
  const isOfAge =
    years === undefined
      ? !isChild && !situations.has('child') && !situations.has('elderly')
      : years >= childbearingYearsMin && years <= childbearingYearsMax;
  const told = toldCues(readings);
  return {
    isMale: sex === 'male',
    isFemale: sex === 'female',
    isChild: isChild || situations.has('child'),
    isSelf: intake.patient.isSelf === true,
    years,
    isPregnant: situations.has('pregnant') && isOfAge,
    weeks: weeksOf(readings),
    degrees: degreesOf(readings),
    mayBePregnant: sex !== 'male' && isOfAge && !told.cues.has('notPregnant'),
    told,
    isThere: thereAlready(readings.symptoms),
  };
}

function degreesOf({ symptoms }: Readings): number | undefined {
  const degrees = measuresNow(symptoms).flatMap(({ kind, value }) => (kind === 'temp' ? value : []));
  return degrees.length > 0 ? Math.max(...degrees) : undefined;
}

/** The most that are told: others may be those of an illness. */
function weeksOf({ symptoms, diagnosis, goal }: Readings): number | undefined {
  const weeks = [symptoms, diagnosis, goal]
    .flatMap(measuresNow)
    .flatMap(({ kind, value }) => (kind === 'weeks' ? value : []));
  return weeks.length > 0 ? Math.max(...weeks) : undefined;
}
