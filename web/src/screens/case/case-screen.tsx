import { useStrings } from '../../language.ts';
import { Page } from '../../ui/page.tsx';

export function CaseScreen() {
  const t = useStrings();
  return <Page title={t.brand} />;
}
