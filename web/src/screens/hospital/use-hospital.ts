import { useEffect, useState } from 'preact/hooks';
import type { Hospital } from '#contract/hospital.ts';
import { readHospital } from '#web/api/public.ts';
import { findKeptHospital } from '#web/offline/kept-hospitals.ts';

type State = { hospital?: Hospital; isKept: boolean; problem?: 'missing' | 'failed'; retry: () => void };

export function useHospital(id: string): State {
  const [hospital, setHospital] = useState<Hospital>();
  const [isKept, setKept] = useState(false);
  const [problem, setProblem] = useState<'missing' | 'failed'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setProblem(undefined);
    void readHospital(id).then(async (answer) => {
      const isMissing = !answer.ok && answer.failure.status === 404;
      const found = answer.ok
        ? answer.value
        : isMissing
          ? undefined
          : await findKeptHospital(id).catch(() => undefined);
      if (!isCurrent) return;
      setKept(!answer.ok);
      if (found) setHospital(found);
      else setProblem(isMissing ? 'missing' : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [id, tries]);
  return { ...(hospital && { hospital }), isKept, ...(problem && { problem }), retry: () => setTries(tries + 1) };
}
