import { useState } from 'preact/hooks';
import { useTexts } from '../language.ts';
import { type Located, locate } from '../offline/locate.ts';
import type { PlaceOption } from '../offline/places.ts';
import { hereTexts } from '../strings/here.ts';
import { Button } from './button.tsx';

/** Asks the device where it is, and only when it is pressed; why there is no answer is said. */
export function UseLocation({ onLocated }: { onLocated: (place: PlaceOption) => void }) {
  const t = useTexts(hereTexts);
  const [state, setState] = useState<Extract<Located, string> | 'asking' | 'hint'>('hint');
  const ask = async () => {
    setState('asking');
    const located = await locate();
    if (typeof located === 'string') return setState(located);
    setState('hint');
    onLocated(located);
  };
  return (
    <div class="stack">
      <Button look="plain" icon="pin" wide onClick={ask}>
        {t.use}
      </Button>
      <p class="small muted" role="status">
        {t[state]}
      </p>
    </div>
  );
}
