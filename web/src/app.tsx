import type { ComponentType } from 'preact';
import { FailedScreen } from './failed-screen.tsx';
import { wordsReady } from './language.ts';
import { Router, type Screen } from './router.tsx';
import { Toasts } from './ui/toast.tsx';

/** The code of a screen comes when it is first opened. One that can't be fetched says so and offers to try again. */
function screen(path: string | undefined, load: () => Promise<ComponentType>): Screen {
  return {
    ...(path !== undefined && { path }),
    fetch: async () => {
      const Component = await load().catch(() => FailedScreen);
      await wordsReady();
      return Component;
    },
  };
}

const home = async () => (await import('./screens/home/home-screen.tsx')).HomeScreen;

/** The first whose path fits is shown. */
const screens: readonly Screen[] = [
  screen('/', home),
  screen('/find-help', home),
  screen(
    '/find-help/:step/:part?',
    async () => (await import('./screens/find-help/find-help-screen.tsx')).FindHelpScreen,
  ),
  screen('/result', async () => (await import('./screens/result/result-screen.tsx')).ResultScreen),
  screen('/sheet/:from?', async () => (await import('./screens/sheet/sheet-screen.tsx')).SheetScreen),
  screen('/hospitals', async () => (await import('./screens/hospitals/hospitals-screen.tsx')).HospitalsScreen),
  screen('/hospitals/:id', async () => (await import('./screens/hospital/hospital-screen.tsx')).HospitalScreen),
  screen('/case/new/:step?', async () => (await import('./screens/new-case/new-case-screen.tsx')).NewCaseScreen),
  screen('/case/key', async () => (await import('./screens/key-card/key-card-screen.tsx')).KeyCardScreen),
  screen('/case/sheet', async () => (await import('./screens/case-sheet/case-sheet-screen.tsx')).CaseSheetScreen),
  screen('/case/:view?', async () => (await import('./screens/case/case-screen.tsx')).CaseScreen),
  screen('/review', async () => (await import('./screens/review/review-screen.tsx')).ReviewScreen),
  screen(
    '/navigator/:caseId?/:part?',
    async () => (await import('./screens/navigator/navigator-screen.tsx')).NavigatorScreen,
  ),
  screen('/confirm', async () => (await import('./screens/confirm/confirm-screen.tsx')).ConfirmScreen),
  screen('/stop', async () => (await import('./screens/stop/stop-screen.tsx')).StopScreen),
  screen('/about', async () => (await import('./screens/about/about-screen.tsx')).AboutScreen),
  screen(undefined, async () => (await import('./screens/not-found/not-found-screen.tsx')).NotFoundScreen),
];

export function App() {
  return (
    <>
      <Router screens={screens} />
      <Toasts />
    </>
  );
}
