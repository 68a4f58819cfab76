import { useState } from 'preact/hooks';
import type { FollowUp } from '#contract/follow-up.ts';
import { useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { followUpsTexts } from '#web/strings/follow-ups.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { calendarFile } from '../calendar-file.ts';
import { useOpenedCase } from '../opened-case.ts';
import { FollowUpCard } from './follow-up-card.tsx';
import { sortFollowUps } from './sort-follow-ups.ts';
import '../people.css';

const FollowUpDialog = lazyDialog(async () => (await import('./follow-up-dialog.tsx')).FollowUpDialog);

const pastShown = 10;

export function FollowUpsPanel() {
  const t = useTexts(followUpsTexts);
  const { file } = useOpenedCase();
  const [edited, setEdited] = useState<FollowUp | 'new'>();
  const [shownPast, setShownPast] = useState(pastShown);
  const { open, past } = sortFollowUps(file.followUps);
  return (
    <div class="stack-loose">
      <section class="stack" aria-labelledby="follow-ups-heading">
        <div class="row-apart">
          <h2 class="section-title" id="follow-ups-heading">
            {t.upcoming}
          </h2>
          {file.followUps.length > 0 && (
            <Button look="plain" small icon="plus" onClick={() => setEdited('new')}>
              {t.add}
            </Button>
          )}
        </div>
        {open.length === 0 && past.length === 0 ? (
          <EmptyState icon="calendar" title={t.empty} text={t.emptyHint}>
            <Button icon="plus" onClick={() => setEdited('new')}>
              {t.add}
            </Button>
          </EmptyState>
        ) : (
          <FollowUps followUps={open} onMove={setEdited} />
        )}
        {open.length > 0 && (
          <div class="row">
            <Button
              look="plain"
              icon="calendar"
              onClick={() => saveFile(t.calendarName, calendarFile(open, Date.now()), 'text/calendar;charset=utf-8')}
            >
              {t.calendarAll}
            </Button>
            <p class="muted small">{t.reminders}</p>
          </div>
        )}
      </section>
      {past.length > 0 && (
        <section class="stack" aria-labelledby="past-heading">
          <h2 class="section-title" id="past-heading">
            {t.past}
          </h2>
          <FollowUps followUps={past.slice(0, shownPast)} onMove={setEdited} />
          {past.length > shownPast && (
            <div>
              <Button look="plain" onClick={() => setShownPast(past.length)}>
                {t.morePast(past.length - shownPast)}
              </Button>
            </div>
          )}
        </section>
      )}
      {edited && (
        <FollowUpDialog followUp={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  );
}

function FollowUps({ followUps, onMove }: { followUps: readonly FollowUp[]; onMove: (followUp: FollowUp) => void }) {
  return (
    <ul class="stack">
      {followUps.map((followUp) => (
        <li key={followUp.id}>
          <FollowUpCard followUp={followUp} onMove={() => onMove(followUp)} />
        </li>
      ))}
    </ul>
  );
}
