import type { Recommendation } from '#contract/recommendation.ts';
import { useStrings, useTexts } from '#web/language.ts';
import { caseChangesTexts } from '#web/strings/case-changes.ts';
import { Notice } from '#web/ui/states.tsx';
import { useSpecialtyName } from '#web/use-specialty-name.ts';
import { type Change, whatChanged } from '../what-changed.ts';

type WhatChangedProps = { before: Recommendation; after: Recommendation };

export function WhatChangedNotice({ before, after }: WhatChangedProps) {
  const changes = whatChanged(before, after);
  const t = useTexts(caseChangesTexts);
  const words = useChangeWords();
  return (
    <div role="status">
      {changes.length === 0 ? (
        <Notice tone="fine">{t.nothingChanged}</Notice>
      ) : (
        <Notice tone="soon" icon="refresh">
          <p class="strong">{t.changesHeading}</p>
          <ul class="bullets">
            {changes.map((each) => (
              <li key={each.kind}>{words(each)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function useChangeWords(): (change: Change) => string {
  const { changes } = useTexts(caseChangesTexts);
  const { urgency } = useStrings();
  const specialtyName = useSpecialtyName();
  const names = (codes: readonly string[]) => codes.map(specialtyName).join(', ');
  return (change) => {
    switch (change.kind) {
      case 'urgency':
        return changes.urgency(urgency[change.from], urgency[change.to]);
      case 'hospital':
      case 'department':
        return changes[change.kind](change.from, change.to);
      case 'specialties':
        return changes.specialties(names(change.from), names(change.to));
      default:
        return changes[change.kind];
    }
  };
}
