import type { QueueItem } from '#contract/queue.ts';
import { useLanguage, useTexts } from '#web/language.ts';
import { type Labels, labelTexts } from '#web/strings/labels.ts';
import { navigatorTexts } from '#web/strings/navigator.ts';
import { type QueueStrings, queueTexts } from '#web/strings/queue.ts';
import { dateTimeText, spanText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { UrgencyBadge } from '#web/ui/urgency-badge.tsx';

type QueueTableProps = {
  items: readonly QueueItem[];
  total: number;
  now: number;
  myName: string;
  claimingId: string | undefined;
  chosen: ReadonlySet<string>;
  onChoose: (caseId: string) => void;
  onClaim: (item: QueueItem) => void;
  onOpen: (item: QueueItem) => void;
};

/** The most urgent first, then who waits longest; nothing in it says who the patient is. */
export function QueueTable(props: QueueTableProps) {
  const { items, total, now, myName, claimingId, chosen, onChoose, onClaim, onOpen } = props;
  const t = useTexts(queueTexts);
  const { columns } = t;
  return (
    <>
      <table class="queue">
        <caption class="visually-hidden">{t.queue}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.urgency}</th>
            <th scope="col">{columns.case}</th>
            <th scope="col">{columns.patient}</th>
            <th scope="col">{columns.complaint}</th>
            <th scope="col">{columns.waiting}</th>
            <th scope="col">{columns.assigned}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <QueueRow
              key={item.caseId}
              item={item}
              now={now}
              isMine={item.assignedNavigator === myName}
              isClaiming={item.caseId === claimingId}
              isChosen={chosen.has(item.caseId)}
              onChoose={() => onChoose(item.caseId)}
              onClaim={() => onClaim(item)}
              onOpen={() => onOpen(item)}
            />
          ))}
        </tbody>
      </table>
      <p class="queue-foot muted small numbers">{t.count(items.length, total)}</p>
    </>
  );
}

type QueueRowProps = {
  item: QueueItem;
  now: number;
  isMine: boolean;
  isClaiming: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onClaim: () => void;
  onOpen: () => void;
};

function QueueRow({ item, now, isMine, isClaiming, isChosen, onChoose, onClaim, onOpen }: QueueRowProps) {
  const t = useTexts(queueTexts);
  const { claim } = useTexts(navigatorTexts);
  const labels = useTexts(labelTexts);
  const language = useLanguage();
  const { caseId, urgency, waitingSince, assignedNavigator } = item;
  const patient = patientWords(item, t, labels);
  const waitingMs = Date.parse(waitingSince);
  return (
    <tr class={`queue-row queue-row-${urgency}`}>
      <td>
        <UrgencyBadge urgency={urgency} />
      </td>
      <td>
        <a class="queue-case numbers" href={`/navigator/${caseId}`} data-case={caseId} onClick={onOpen}>
          {caseId}
        </a>
      </td>
      <td title={patient}>{patient}</td>
      <td>
        {item.laterOfAddress && (
          <label class="queue-later">
            <input type="checkbox" checked={isChosen} onChange={onChoose} />
            {t.later}
            <span class="visually-hidden"> {caseId}</span>
          </label>
        )}
        <Complaint item={item} />
      </td>
      <td class="queue-waiting numbers">
        <time dateTime={waitingSince} title={dateTimeText(waitingMs)}>
          {spanText(now - waitingMs, language)}
        </time>
      </td>
      <td>
        <div class="queue-assigned">
          {isMine ? (
            <span class="badge">{t.mine}</span>
          ) : (
            <>
              {assignedNavigator !== null && <span class="queue-name">{assignedNavigator}</span>}
              <Button look="plain" small busy={isClaiming} onClick={onClaim}>
                {isClaiming ? t.claiming : claim}
                <span class="visually-hidden"> {caseId}</span>
              </Button>
            </>
          )}
        </div>
      </td>
    </tr>
  );
}

/** What it is about by the names of the catalogue, on one line; whole in the row that one stands on. */
function Complaint({ item }: { item: QueueItem }) {
  const t = useTexts(queueTexts);
  const labels = useTexts(labelTexts);
  const { signs = [], specialties: [specialty] = [], need, state, missedFollowUps, notes = 0, keyUsed } = item;
  const about = [
    specialty?.label,
    labels.need[need],
    state !== 'intake' && state !== 'emergency' && labels.caseState[state],
    notes > 0 && t.notes(notes),
    keyUsed === false && t.keyUnused,
  ].filter(Boolean);
  return (
    <div class="queue-complaint">
      {missedFollowUps > 0 && <span class="queue-missed">{t.missed(missedFollowUps)}</span>}
      {signs.length > 0 && <span class="queue-signs">{signs.map(({ label }) => label).join(' · ')}</span>}
      <span class="queue-about">{about.join(' · ')}</span>
    </div>
  );
}

function patientWords({ sex, age, ageMonths, province }: QueueItem, t: QueueStrings, labels: Labels): string {
  const old = ageMonths === undefined ? age !== null && t.years(age) : t.months(ageMonths);
  const words = [sex && labels.sex[sex], old, province].filter(Boolean);
  return words.length > 0 ? words.join(', ') : t.unknownPatient;
}
