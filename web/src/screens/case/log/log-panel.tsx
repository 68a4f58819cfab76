import { useEffect, useState } from 'preact/hooks';
import type { CaseEvent } from '#contract/case.ts';
import { listShares } from '#web/api/case.ts';
import { useLanguage, useTexts } from '#web/language.ts';
import { lazyPart, unseenAtFirst } from '#web/lazy-part.tsx';
import { labelTexts } from '#web/strings/labels.ts';
import { logTexts } from '#web/strings/log.ts';
import { agoText, dateTimeText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useSending } from '#web/use-sending.ts';
import { useOpenedCase } from '../opened-case.ts';
import { actorWords, eventWords, type LogLine, logLines } from './event-words.ts';
import './log.css';

const EndNavigators = lazyPart(async () => (await import('./end-navigators.tsx')).EndNavigators, unseenAtFirst);
const TakeOut = lazyPart(async () => (await import('./take-out.tsx')).TakeOut, unseenAtFirst);

const pageSize = 30;

/** Who looked at the file, in plain words; by default only others, because that is the question. */
export function LogPanel() {
  const t = useTexts(logTexts);
  const labels = useTexts(labelTexts);
  const { file, role } = useOpenedCase();
  const reviewers = useReviewers();
  const [filter, setFilter] = useState<'others' | 'all'>('others');
  const [shown, setShown] = useState(pageSize);
  const trail = useWholeTrail();
  const lines = logLines(trail.events ?? file.events, {
    who: (actor) => actorWords(actor, reviewers, t),
    what: (event) => eventWords(event, file, t, labels),
  }).filter(({ isOther }) => filter === 'all' || isOther);
  return (
    <section class="stack" aria-labelledby="log-heading">
      <div>
        <h2 class="section-title" id="log-heading">
          {t.heading}
        </h2>
        <p class="muted">{t.intro}</p>
      </div>
      <Chips
        legend={t.heading}
        value={filter}
        onChange={setFilter}
        options={[
          { value: 'others', label: t.onlyOthers },
          { value: 'all', label: t.everything },
        ]}
      />
      {lines.length === 0 ? (
        <EmptyState icon="shield" title={t.nobody} />
      ) : (
        <ol class="log">
          {lines.slice(0, shown).map((line) => (
            <LogRow key={line.id} line={line} />
          ))}
        </ol>
      )}
      {lines.length > shown ? (
        <div>
          <Button look="plain" onClick={() => setShown(shown + pageSize)}>
            {t.more}
          </Button>
        </div>
      ) : (
        trail.hasOlder && (
          <div>
            <Button look="plain" busy={trail.isBusy} onClick={trail.load}>
              {t.older}
            </Button>
            <FailureNotice failure={trail.failure} />
          </div>
        )
      )}
      <EndNavigators />
      {role === 'family' && <TakeOut />}
    </section>
  );
}

function LogRow({ line: { atMs, who, what, count, isOther } }: { line: LogLine }) {
  const t = useTexts(logTexts);
  const language = useLanguage();
  return (
    <li class={isOther ? 'log-row log-row-other' : 'log-row'}>
      <time class="log-time numbers" dateTime={new Date(atMs).toISOString()} title={dateTimeText(atMs)}>
        {agoText(atMs, Date.now(), language)}
      </time>
      <p>
        <strong>{who}</strong> {what}
        {count > 1 && <span class="muted"> ({t.times(count)})</span>}
      </p>
    </li>
  );
}

/** The file brings the newest events; those before them come when they are asked for. */
function useWholeTrail() {
  const { access, file, role } = useOpenedCase();
  const [events, setEvents] = useState<readonly CaseEvent[]>();
  const { isBusy, failure, send } = useSending();
  const hasOlder = role === 'family' && events === undefined && file.events[0]?.kind !== 'case.created';
  const load = async () => {
    const { readTrail } = await import('#web/api/trail.ts');
    const result = await send(readTrail(access));
    if (result.ok) setEvents(result.value);
  };
  return { events, hasOlder, isBusy, failure, load };
}

/** The names on the invitations; an event knows only the invitation. */
function useReviewers(): ReadonlyMap<string, string> {
  const { access, role } = useOpenedCase();
  const { caseId, token } = access;
  const [reviewers, setReviewers] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (role !== 'family') return;
    void listShares({ caseId, token }).then((result) => {
      if (result.ok) setReviewers(new Map(result.value.map(({ shareId, reviewerName }) => [shareId, reviewerName])));
    });
  }, [caseId, token, role]);
  return reviewers;
}
