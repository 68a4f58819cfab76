import type { Intake } from '../../src/contract/intake.ts';
import type { ResultStrings } from './strings/result.ts';

export type Position = NonNullable<Intake['patient']['position']>;

/** Where the device says it is, and the place that was answered with it. In memory only: it goes with the page. */
let here: { position: Position; province: string } | undefined;

export function standHere(position: Position, province: string): void {
  here = { position, province };
}

/** The position behind an answer; none once another place was given. */
export function positionOf(province: string | undefined): Position | undefined {
  return here?.province === province ? here?.position : undefined;
}

/** What distances are told from: where the device is, or the middle of the place that was named. */
export function startOf(name: string, province: string | undefined, t: ResultStrings): string {
  return positionOf(province) ? t.here : t.centreOf(name);
}
