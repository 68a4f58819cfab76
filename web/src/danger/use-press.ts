import { useEffect, useRef, useState } from 'preact/hooks';
import { route } from '../router.tsx';

/** `slow` is a wait that must be spoken of; `failed`: nobody could read what was told. */
export type PressState = 'idle' | 'busy' | 'slow' | 'failed';

const momentMs = 1000;

/** A press that leads on as soon as what was told has been read. Of several only the last does, while one is still here. */
export function usePress(): { state: PressState; press: (findNext: () => Promise<string>) => void } {
  const [state, setState] = useState<PressState>('idle');
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const press = async (findNext: () => Promise<string>) => {
    turn.current += 1;
    const mine = turn.current;
    const isLast = () => mine === turn.current;
    setState('busy');
    const timer = setTimeout(() => isLast() && setState('slow'), momentMs);
    const next = await findNext().catch(() => undefined);
    clearTimeout(timer);
    if (!isLast()) return;
    setState(next === undefined ? 'failed' : 'idle');
    if (next !== undefined) route(next);
  };
  return { state, press };
}
