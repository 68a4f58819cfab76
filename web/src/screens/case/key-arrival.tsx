import { useEffect } from 'preact/hooks';
import { heldCase, holdCase, rememberedCases } from '#web/held-cases.ts';
import type { Arrival } from './case-screen.tsx';
import { takeKeyLink } from './key-link.ts';

/** Takes what a code brought out of the address, and says which case it opens. */
export function KeyArrival({ onArrived }: { onArrived: (arrival: Arrival) => void }) {
  useEffect(() => onArrived(arrive()), [onArrived]);
  return null;
}

/** The case of the card; of a bare number, where its key is here; else the one that is open. */
function arrive(): Arrival {
  const link = takeKeyLink();
  if (!link) return { access: heldCase() };
  const { caseId, key } = link;
  const known = [heldCase(), ...rememberedCases()].find((each) => each?.caseId === caseId);
  const access = key ? { caseId, token: key } : known;
  if (!access) return { access, number: caseId };
  holdCase(access);
  return { access };
}
