import { useState } from 'preact/hooks';
import type { Recommendation } from '../../../../../src/contract/recommendation.ts';
import { renavigateCase } from '../../../api.ts';
import { useStrings, useWord } from '../../../language.ts';
import type { Failure } from '../../../request.ts';
import { dateTimeText } from '../../../time-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure.tsx';
import { Notice } from '../../../ui/states.tsx';
import { useCaseTexts } from '../case-texts.ts';
import { useOpenedCase } from '../opened-case.ts';
import { type Change, whatChanged } from '../what-changed.ts';
import { specialtyName } from './places-card.tsx';

export function RenavigateBar() {
  const t = useCaseTexts();
  const { access, file, role, change, refresh } = useOpenedCase();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [before, setBefore] = useState<Recommendation>();
  const renavigate = async () => {
    setBusy(true);
    const old = file.recommendation;
    const result = await renavigateCase(access);
    setBusy(false);
    setFailure(result.ok ? undefined : result.failure);
    if (!result.ok) return;
    change((current) => ({ ...current, recommendation: result.value }));
    setBefore(old);
    if (role === 'family') void refresh();
  };
  return (
    <section class="stack">
      {before && <Changes changes={whatChanged(before, file.recommendation)} />}
      <FailureNotice failure={failure} />
      <div class="row-apart">
        <p class="muted small">
          {t.overview.calculatedAt(dateTimeText(Date.parse(file.recommendation.generatedAt)))}.{' '}
          {t.overview.renavigateHint}
        </p>
        <Button look="plain" small icon="refresh" busy={isBusy} onClick={renavigate}>
          {isBusy ? t.overview.renavigating : t.overview.renavigate}
        </Button>
      </div>
    </section>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useCaseTexts();
  const words = useChangeWords();
  return (
    <div role="status">
      {changes.length === 0 ? (
        <Notice tone="fine">{t.overview.nothingChanged}</Notice>
      ) : (
        <Notice tone="soon" icon="refresh">
          <p class="strong">{t.overview.changesHeading}</p>
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
  const { changes } = useCaseTexts().overview;
  const { urgency } = useStrings();
  const word = useWord();
  const names = (codes: readonly string[]) => codes.map((code) => specialtyName(code, word)).join(', ');
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
