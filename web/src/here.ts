import type { Intake } from '#contract/intake.ts';
import type { ResultStrings } from './strings/result.ts';

export type Position = NonNullable<Intake['patient']['position']>;

/** Where the device says it is, and the place that was answered with it. In memory only: it goes with the page. */
let here: { position: Position; province: string } | undefined;

export function standHere(position: Position, province: string): void {
  here = { position, province };
}

/** As the engine of this device may know it; the position itself never leaves the device. None once another place was given. */
export function withPosition(intake: Intake): Intake {
  const { patient } = intake;
  return here && here.province === patient.province
    ? { ...intake, patient: { ...patient, position: here.position } }
    : intake;
}

/** What distances are told from: where the device is, or the middle of the place that was named. */
export function startOf(name: string, isHere: boolean, t: ResultStrings): string {
  return isHere ? t.here : t.centreOf(name);
}
