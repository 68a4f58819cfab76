import type { Intake } from './intake.ts';

type Signs = Pick<Intake, 'redFlags' | 'redFlagsUnsure' | 'redFlagsDenied'>;

/** What was said of the danger signs, each of them once: a yes outweighs not sure, and either outweighs a no. */
export function saidOfSigns({ redFlags = [], redFlagsUnsure = [], redFlagsDenied = [] }: Signs) {
  const present = new Set(redFlags);
  const unsure = new Set(redFlagsUnsure.filter((code) => !present.has(code)));
  const denied = new Set(redFlagsDenied.filter((code) => !present.has(code) && !unsure.has(code)));
  return { present: [...present], unsure: [...unsure], denied: [...denied] };
}
