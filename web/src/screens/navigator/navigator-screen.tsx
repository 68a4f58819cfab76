import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '#web/language.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePlace } from '#web/router.tsx';
import { dropNavigator, heldNavigator, holdNavigator, type NavigatorSession } from '#web/session.ts';
import { navigatorTexts } from '#web/strings/navigator.ts';
import { Page } from '#web/ui/page.tsx';
import '../case/case.css';
import './navigator.css';

const SignInScreen = lazyPart(async () => (await import('./sign-in-screen.tsx')).SignInScreen, { Frame: Opening });
const QueueScreen = lazyPart(async () => (await import('./queue-screen.tsx')).QueueScreen, { Frame: Opening });
const ReportsScreen = lazyPart(async () => (await import('./reports-screen.tsx')).ReportsScreen, { Frame: Opening });
const NavigatorCaseScreen = lazyPart(async () => (await import('./navigator-case-screen.tsx')).NavigatorCaseScreen, {
  Frame: Opening,
});

// Their code, and what they show, comes while the frame is drawn.
const held = heldNavigator();
if (!held) SignInScreen.prepare();
else if (location.pathname === '/navigator') {
  QueueScreen.prepare();
  void askForQueue(held.token);
}

async function askForQueue(token: string): Promise<void> {
  try {
    (await import('./ask-ahead.ts')).askAhead(token);
  } catch {
    // The queue asks for itself, and tells what is wrong.
  }
}

export function NavigatorScreen() {
  const { params } = usePlace();
  const [session, setSession] = useState<NavigatorSession | undefined>(heldNavigator);
  const [wasRefused, setRefused] = useState(false);
  const hold = (next: NavigatorSession) => {
    holdNavigator(next);
    setRefused(false);
    setSession(next);
  };
  const leave = (refused: boolean) => {
    dropNavigator();
    setRefused(refused);
    setSession(undefined);
  };
  if (!session) return <SignInScreen wasRefused={wasRefused} onSignedIn={hold} />;
  if (params.caseId === 'reports') return <ReportsScreen session={session} onLeave={leave} />;
  if (params.caseId) {
    return <NavigatorCaseScreen key={params.caseId} caseId={params.caseId} view={params.part} session={session} />;
  }
  const rename = (name: string) => name !== session.name && hold({ ...session, name });
  return <QueueScreen session={session} onName={rename} onLeave={leave} />;
}

/** The frame of the page until its code is there. */
function Opening({ children }: { children: ComponentChildren }) {
  const t = useTexts(navigatorTexts);
  return (
    <Page title={t.title} wide footer={false}>
      {children}
    </Page>
  );
}
