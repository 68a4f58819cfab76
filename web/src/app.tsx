import { ErrorBoundary } from 'preact-iso/lazy';
import { LocationProvider, Route, Router } from 'preact-iso/router';
import { lazyScreen } from './lazy-screen.tsx';
import { HomeScreen } from './screens/home/home-screen.tsx';
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx';
import { Toasts } from './ui/toast.tsx';

const AboutScreen = lazyScreen(async () => (await import('./screens/about/about-screen.tsx')).AboutScreen);
const FindHelpScreen = lazyScreen(
  async () => (await import('./screens/find-help/find-help-screen.tsx')).FindHelpScreen,
);
const ResultScreen = lazyScreen(async () => (await import('./screens/result/result-screen.tsx')).ResultScreen);
const HospitalsScreen = lazyScreen(
  async () => (await import('./screens/hospitals/hospitals-screen.tsx')).HospitalsScreen,
);
const HospitalScreen = lazyScreen(async () => (await import('./screens/hospital/hospital-screen.tsx')).HospitalScreen);
const CaseScreen = lazyScreen(async () => (await import('./screens/case/case-screen.tsx')).CaseScreen);
const ReviewScreen = lazyScreen(async () => (await import('./screens/review/review-screen.tsx')).ReviewScreen);
const NavigatorScreen = lazyScreen(
  async () => (await import('./screens/navigator/navigator-screen.tsx')).NavigatorScreen,
);

/** The pages of the service itself; the description of the API under `/docs` is not one of them. */
const pages = /^(?!\/(docs|openapi\.json|v1|health)(\/|$))/;

export function App() {
  return (
    <LocationProvider scope={pages}>
      <ErrorBoundary>
        <Router>
          <Route path="/" component={HomeScreen} />
          <Route path="/find-help/:step?/:part?" component={FindHelpScreen} />
          <Route path="/result" component={ResultScreen} />
          <Route path="/hospitals" component={HospitalsScreen} />
          <Route path="/hospitals/:id" component={HospitalScreen} />
          <Route path="/case/:view?/:part?" component={CaseScreen} />
          <Route path="/review" component={ReviewScreen} />
          <Route path="/navigator/:caseId?/:part?" component={NavigatorScreen} />
          <Route path="/about" component={AboutScreen} />
          <Route default component={NotFoundScreen} />
        </Router>
      </ErrorBoundary>
      <Toasts />
    </LocationProvider>
  );
}
