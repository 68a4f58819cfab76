import type { FollowUp, FollowUpChange } from '#contract/follow-up.ts';
import { dayMs, parseWhen, vietnamDay } from '#contract/when.ts';
import { changeFollowUp } from '#web/api/case.ts';
import { useLanguage, useTexts } from '#web/language.ts';
import { followUpsTexts } from '#web/strings/follow-ups.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { repeatTexts } from '#web/strings/repeat.ts';
import { spanText, whenText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useSending } from '#web/use-sending.ts';
import { calendarFile } from '../calendar-file.ts';
import { useOpenedCase } from '../opened-case.ts';

const icons: Record<FollowUp['kind'], IconName> = {
  revisit: 'stethoscope',
  medication: 'pill',
  check_in: 'chat',
  test: 'file',
  warning_signs: 'alert',
};

export function FollowUpCard({ followUp, onMove }: { followUp: FollowUp; onMove: () => void }) {
  const t = useTexts(followUpsTexts);
  const labels = useTexts(labelTexts);
  const again = useTexts(repeatTexts);
  const { access, file, role, change, refresh } = useOpenedCase();
  const { isBusy, failure, send } = useSending();
  const { id, kind, title, note, dueAt, status, notifyContactId, repeat } = followUp;
  const contact = file.contacts.find((each) => each.id === notifyContactId);
  const isOpen = status === 'scheduled' || status === 'missed';

  const set = async (changes: FollowUpChange) => {
    const result = await send(changeFollowUp(access, id, changes));
    if (!result.ok) return;
    change((current) => ({ ...current, followUps: replaced(current.followUps, result.value) }));
    // The next one of a series is there by now; a navigator's reading is on record and not done lightly.
    if (repeat && role === 'family') void refresh();
  };

  return (
    <article class={isOpen ? 'card follow-up' : 'card follow-up follow-up-past'}>
      <div class="follow-up-head">
        <Icon name={icons[kind]} large />
        <div class="follow-up-words">
          <h3 class="follow-up-title">{title}</h3>
          <p class="numbers">
            <strong>{whenText(dueAt)}</strong> <DueHint followUp={followUp} />
          </p>
          {repeat && (
            <p class="small">
              {again.told(again.every[repeat.every], repeat.until && whenText(repeat.until.slice(0, 10)))}
            </p>
          )}
          <p class="muted small">{[labels.followUpKind[kind], contact?.fullName].filter(Boolean).join(' · ')}</p>
          {note && <p class="small story-words">{note}</p>}
        </div>
        {status !== 'scheduled' && (
          <span class={status === 'missed' ? 'badge badge-urgent' : 'badge badge-quiet'}>{t.statuses[status]}</span>
        )}
      </div>
      {status === 'missed' && <p class="small">{t.missedHint}</p>}
      <FailureNotice failure={failure} />
      <div class="row">
        {isOpen ? (
          <>
            <Button look="plain" small icon="check" busy={isBusy} onClick={() => set({ status: 'done' })}>
              {t.done}
            </Button>
            <Button look="quiet" small onClick={onMove}>
              {t.move}
            </Button>
            <Button
              look="quiet"
              small
              icon="calendar"
              onClick={() =>
                saveFile(t.calendarName, calendarFile([followUp], Date.now()), 'text/calendar;charset=utf-8')
              }
            >
              {t.calendar}
            </Button>
            <Button look="quiet" small onClick={() => set({ status: 'cancelled' })}>
              {repeat ? again.stop : t.cancelIt}
            </Button>
          </>
        ) : (
          <Button look="quiet" small icon="refresh" busy={isBusy} onClick={() => set({ status: 'scheduled' })}>
            {t.reopen}
          </Button>
        )}
      </div>
    </article>
  );
}

export function replaced(followUps: readonly FollowUp[], changed: FollowUp): FollowUp[] {
  return followUps.map((each) => (each.id === changed.id ? changed : each));
}

function DueHint({ followUp: { dueAt, status } }: { followUp: FollowUp }) {
  const t = useTexts(followUpsTexts);
  const language = useLanguage();
  const due = parseWhen(dueAt);
  if (!due || status === 'done' || status === 'cancelled') return null;
  const now = Date.now();
  const isLate = due.atMs < now;
  const words = isLate
    ? t.overdue(spanText(now - due.atMs, language))
    : vietnamDay(due.atMs) === vietnamDay(now)
      ? t.today
      : vietnamDay(due.atMs) === vietnamDay(now + dayMs)
        ? t.tomorrow
        : t.inDays(spanText(due.atMs - now, language));
  return <span class={isLate ? 'due due-late' : 'due muted'}>({words})</span>;
}
