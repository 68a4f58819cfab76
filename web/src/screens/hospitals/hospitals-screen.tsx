import { useStrings } from '../../language.ts';
import { Page } from '../../ui/page.tsx';

export function HospitalsScreen() {
  const t = useStrings();
  return <Page title={t.brand} />;
}
