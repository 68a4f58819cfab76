import { useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import type { CaseAccess } from '../../api.ts';
import { dropCase, heldCase, holdCase } from '../../session.ts';
import './case.css';
import { CaseFileScreen } from './case-file-screen.tsx';
import { NewCaseScreen } from './new-case/new-case-screen.tsx';
import { OpenCaseScreen } from './open-case-screen.tsx';

/** `/case/new` makes a case; everything else under `/case` is the case whose key this device holds, or asks for a key. */
export function CaseScreen() {
  const { params } = useRoute();
  const [access, setAccess] = useState<CaseAccess | undefined>(heldCase);
  /** The remembered case could not be opened: its key is wrong by now, or it is gone. */
  const [isGone, setGone] = useState(false);

  const hold = (next: CaseAccess, isRemembered: boolean) => {
    holdCase(next, isRemembered);
    setGone(false);
    setAccess(next);
  };
  const leave = (wasRefused: boolean) => {
    dropCase();
    setGone(wasRefused);
    setAccess(undefined);
  };

  if (params.view === 'new') return <NewCaseScreen part={params.part} onHold={hold} />;
  if (!access) return <OpenCaseScreen isGone={isGone} onOpened={hold} />;
  return <CaseFileScreen key={access.caseId} access={access} view={params.view} onLeave={leave} />;
}
