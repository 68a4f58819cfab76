import type { Urgency } from '#contract/vocabulary.ts';
import { useStrings } from '../language.ts';

/** How urgent, in colour, shape and words: a filled dot is now, an open one can wait. */
export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  const t = useStrings();
  return (
    <span class={`badge badge-${urgency}`}>
      <span class={urgency === 'routine' ? 'dot dot-open' : 'dot'} />
      {t.urgency[urgency]}
    </span>
  );
}
