import { useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import { dropNavigator, heldNavigator, holdNavigator, type NavigatorSession } from '../../session.ts';
import '../case/case.css';
import './navigator.css';
import { NavigatorCaseScreen } from './navigator-case-screen.tsx';
import { QueueScreen } from './queue-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

export function NavigatorScreen() {
  const { params } = useRoute();
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
  if (params.caseId) {
    return (
      <NavigatorCaseScreen
        key={params.caseId}
        caseId={params.caseId}
        view={params.part}
        session={session}
        // The name in the trail of the case is the one the service knows.
        onName={(name) => name !== session.name && hold({ ...session, name })}
      />
    );
  }
  return <QueueScreen session={session} onLeave={leave} />;
}
