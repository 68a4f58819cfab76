import { useEffect, useState } from 'preact/hooks';
import type { Hospital } from '#contract/hospital.ts';
import { readHospital } from '#web/api/public.ts';

type State = { hospital?: Hospital; problem?: 'missing' | 'failed'; retry: () => void };

export function useHospital(id: string): State {
  const [hospital, setHospital] = useState<Hospital>();
  const [problem, setProblem] = useState<'missing' | 'failed'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setProblem(undefined);
    readHospital(id).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setHospital(answer.value);
      else setProblem(answer.failure.status === 404 ? 'missing' : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [id, tries]);
  return { ...(hospital && { hospital }), ...(problem && { problem }), retry: () => setTries(tries + 1) };
}
