import type { Directory, DirectoryHospital } from '#contract/directory.ts';
import { factsOf } from './facts.ts';

/** After so long a fact that was right when it was written should be looked at again. */
export const staleMonths = 12;

type Stale = { readonly id: string; readonly what: string; readonly since: string; readonly why: string };

/**
 * What should be checked again, a line each: first what has grown old, the oldest before the others, then what nobody
 * has ever checked, capabilities before departments.
 */
export function listStale({ hospitals }: Directory, months: number, now: number): string[] {
  const limit = dayBefore(now, months);
  const isOld = (date: string) => date < limit.slice(0, date.length);
  const found = hospitals.flatMap((hospital) => staleIn(hospital, isOld));
  const [old, unchecked] = [found.filter(({ why }) => why === 'old'), found.filter(({ why }) => why !== 'old')];
  const byAge = old.toSorted((a, b) => (a.since < b.since ? -1 : 1));
  return [...byAge, ...unchecked.toSorted(departmentsLast)].map((each) =>
    [each.id, each.what, each.since, each.why].join('\t'),
  );
}

function staleIn(hospital: DirectoryHospital, isOld: (date: string) => boolean): Stale[] {
  const { id, verifiedAt, departmentsBasis } = hospital;
  const judged = [
    ...factsOf(hospital),
    { path: departmentsPath, certainty: departmentsBasis, asOf: verifiedAt },
    { path: 'verifiedAt', certainty: 'listed', asOf: verifiedAt },
  ];
  return judged.flatMap(({ path, certainty = 'general_knowledge', asOf = verifiedAt }) => {
    const isUnchecked = certainty === 'general_knowledge' || certainty === 'usual_set';
    if (!isUnchecked && !isOld(asOf)) return [];
    return [{ id, what: path, since: asOf, why: isUnchecked ? certainty : 'old' }];
  });
}

const departmentsPath = 'departments';

/** What nobody wrote down sends people wrong sooner by one capability than by a list of departments. */
function departmentsLast(a: Stale, b: Stale): number {
  return Number(a.what === departmentsPath) - Number(b.what === departmentsPath) || (a.id < b.id ? -1 : 1);
}

function dayBefore(now: number, months: number): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}
