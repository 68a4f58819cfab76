import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { CaseAccess } from '../../api/case.ts';
import { useStrings } from '../../language.ts';
import { lazyPart } from '../../lazy-part.tsx';
import { usePlace } from '../../router.tsx';
import { dropCase, heldCase, holdCase } from '../../session.ts';
import { Page } from '../../ui/page.tsx';
import './case.css';
import { CaseFileScreen } from './case-file-screen.tsx';

const OpenCaseScreen = lazyPart(async () => (await import('./open-case-screen.tsx')).OpenCaseScreen, {
  Frame: Opening,
});

/** The case whose key this device holds; without one it asks for a key. */
export function CaseScreen() {
  const { params } = usePlace();
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

  if (!access) return <OpenCaseScreen isGone={isGone} onOpened={hold} />;
  return <CaseFileScreen key={access.caseId} access={access} view={params.view} onLeave={leave} />;
}

/** The frame of the page until the code of what it asks is there. */
function Opening({ children }: { children: ComponentChildren }) {
  const t = useStrings();
  return (
    <Page title={t.myCase} wide footer={false}>
      {children}
    </Page>
  );
}
