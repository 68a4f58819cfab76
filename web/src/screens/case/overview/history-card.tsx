import type { HistoryEntry } from '#contract/case.ts';
import type { Review } from '#contract/review.ts';
import type { CaseState, Urgency } from '#contract/vocabulary.ts';
import { useStrings, useTexts } from '#web/language.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { recordTexts } from '#web/strings/record.ts';
import { dateTimeText } from '#web/time-words.ts';

type Entry = HistoryEntry | Review['history'][number];

/** The story as it went on, the newest first. */
export function HistoryCard({ history }: { history: readonly Entry[] }) {
  const t = useTexts(recordTexts);
  const words = useHistoryWords();
  if (history.length === 0) return null;
  return (
    <details class="card history" open={history.length <= 4}>
      <summary>
        <h2 class="card-heading">{t.history(history.length)}</h2>
      </summary>
      <ol class="timeline">
        {[...history].reverse().map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.to ?? ''}`}>
            <time class="muted small numbers" dateTime={entry.at}>
              {dateTimeText(Date.parse(entry.at))}
            </time>
            <p>{words(entry)}</p>
            {entry.intake?.symptoms && (
              <p class="muted small story-words">{t.historyOf.toldBefore(entry.intake.symptoms)}</p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

function useHistoryWords(): (entry: Entry) => string {
  const t = useTexts(recordTexts).historyOf;
  const { urgency } = useStrings();
  const labels = useTexts(labelTexts);
  const stateName = (state: string | undefined) => labels.caseState[state as CaseState] ?? state ?? '';
  const urgencyName = (level: string | undefined) => urgency[level as Urgency] ?? level ?? '';
  return (entry) => {
    switch (entry.kind) {
      case 'recommendation':
        return `${t.recommendation(entry.hospital?.name ?? '')} (${urgencyName(entry.urgency)})`;
      case 'intake_changed':
        return t.intake_changed;
      case 'state_changed':
        return t.state_changed(stateName(entry.from), stateName(entry.to));
      case 'urgency_raised':
        return t.urgency_raised(urgencyName(entry.from), urgencyName(entry.to));
      case 'opinion':
        return t.opinion(entry.reviewerName ?? '');
    }
  };
}
