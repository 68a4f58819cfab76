import { useEffect, useState } from 'preact/hooks';
import type { Hospital } from '#contract/hospital.ts';
import { readHospital } from '#web/api/public.ts';
import { findKeptHospital, type Kept, keptFor } from '#web/offline/kept-hospitals.ts';

type State = {
  hospital?: Hospital;
  kept: Kept | undefined;
  isBusy: boolean;
  problem?: 'missing' | 'failed';
  retry: () => void;
};

export function useHospital(id: string): State {
  const [hospital, setHospital] = useState<Hospital>();
  const [kept, setKept] = useState<Kept>();
  const [isBusy, setBusy] = useState(true);
  const [problem, setProblem] = useState<'missing' | 'failed'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setProblem(undefined);
    setBusy(true);
    void readHospital(id).then(async (answer) => {
      const isMissing = !answer.ok && answer.failure.status === 404;
      const kept = answer.ok ? undefined : keptFor(answer.failure);
      const found = answer.ok ? answer.value : kept && (await findKeptHospital(id).catch(() => undefined));
      if (!isCurrent) return;
      setBusy(false);
      setKept(kept);
      if (found) setHospital(found);
      else setProblem(isMissing ? 'missing' : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [id, tries]);
  return { ...(hospital && { hospital }), kept, isBusy, ...(problem && { problem }), retry: () => setTries(tries + 1) };
}
