import { useEffect, useState } from 'preact/hooks';
import type { HospitalItem, HospitalsQuery } from '#contract/hospital.ts';
import { listHospitals } from '#web/api/public.ts';
import { findKeptHospitals, type Kept, keptFor } from '#web/offline/kept-hospitals.ts';
import type { Failure } from '#web/request.ts';

export type Found = {
  items: HospitalItem[];
  total: number;
  next: string | undefined;
  /** These are on the device, and why. */
  kept?: Kept;
};

type State = { found?: Found; isFailed: boolean; isBusy: boolean; retry: () => void; more: () => void };

const pauseMs = 150;
const pageSize = 20;

/** The answers to a search, a moment after it last changed; older answers never replace newer ones. */
export function useHospitals(query: HospitalsQuery): State {
  const [found, setFound] = useState<Found>();
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(true);
  const [tries, setTries] = useState(0);
  const text = JSON.stringify(query);
  useEffect(() => {
    const controller = new AbortController();
    setBusy(true);
    const timer = setTimeout(async () => {
      const answer = await listHospitals({ ...JSON.parse(text), limit: pageSize }, controller.signal);
      const found = answer.ok ? answer.value : await findKept(JSON.parse(text), answer.failure);
      if (controller.signal.aborted) return;
      setBusy(false);
      setFailed(!found);
      if (found) setFound(found);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, tries]);

  const more = async () => {
    if (!found?.next) return;
    setBusy(true);
    const answer = await listHospitals({ ...query, limit: pageSize, cursor: found.next });
    setBusy(false);
    if (answer.ok) setFound({ ...answer.value, items: [...found.items, ...answer.value.items] });
  };
  return { ...(found && { found }), isFailed, isBusy, retry: () => setTries(tries + 1), more };
}

async function findKept(query: HospitalsQuery, failure: Failure): Promise<Found | undefined> {
  const kept = keptFor(failure);
  const items = kept && (await findKeptHospitals(query).catch(() => undefined));
  return items && { items, total: items.length, next: undefined, kept };
}
