import { useStrings } from '../../language.ts';
import { Page } from '../../ui/page.tsx';

export function HomeScreen() {
  const t = useStrings();
  return <Page title={t.brand} />;
}
