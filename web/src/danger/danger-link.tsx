import { useStrings } from '../language.ts';
import { Icon } from '../ui/icon.tsx';

/** To the list of danger signs, from the first page and from every step. */
export function DangerLink() {
  const t = useStrings();
  return (
    <a class="danger-link" href="/find-help/danger">
      <Icon name="alert" />
      {t.seeDanger}
    </a>
  );
}
