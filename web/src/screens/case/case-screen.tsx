import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CaseAccess } from '#web/api/case.ts';
import { closeCase, heldCase, holdCase } from '#web/held-cases.ts';
import { useStrings } from '#web/language.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePlace } from '#web/router.tsx';
import { Page } from '#web/ui/page.tsx';
import './case.css';
import { CaseFileScreen } from './case-file-screen.tsx';

const OpenCaseScreen = lazyPart(async () => (await import('./open-case-screen.tsx')).OpenCaseScreen, {
  Frame: Opening,
});
const KeyArrival = lazyPart(async () => (await import('./key-arrival.tsx')).KeyArrival, { Frame: Opening });

export type Arrival = {
  access: CaseAccess | undefined;
  /** The number of a case whose key is not here. */
  number?: string;
};

/** A key card was scanned, or the code of a sheet. */
const isByCode = () => location.hash.startsWith('#CASE-');

/** The case whose key this device holds; without one it asks for a key. */
export function CaseScreen() {
  const { params } = usePlace();
  const [arrival, setArrival] = useState<Arrival | undefined>(() => (isByCode() ? undefined : { access: heldCase() }));
  /** A case could not be opened: its key is wrong by now, or it is gone. */
  const [gone, setGone] = useState<CaseAccess>();
  useEffect(() => {
    // Another code, scanned into the same tab.
    const again = () => isByCode() && setArrival(undefined);
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);
  if (!arrival) return <KeyArrival onArrived={setArrival} />;

  const { access, number } = arrival;
  const hold = (next: CaseAccess) => {
    holdCase(next);
    setGone(undefined);
    setArrival({ access: next });
  };
  const leave = (wasRefused: boolean) => {
    closeCase();
    setGone(wasRefused ? access : undefined);
    setArrival({ access: undefined });
  };
  if (!access) return <OpenCaseScreen gone={gone} number={number} onOpened={hold} />;
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
