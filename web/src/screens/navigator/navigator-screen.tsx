import { useStrings } from '../../language.ts';
import { Page } from '../../ui/page.tsx';

export function NavigatorScreen() {
  const t = useStrings();
  return <Page title={t.brand} />;
}
