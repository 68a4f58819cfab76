import type { QueueItem } from '../../../../src/contract/queue.ts';
import { useLanguage, useTexts } from '../../language.ts';
import { type Labels, labelTexts } from '../../strings/labels.ts';
import { navigatorTexts } from '../../strings/navigator.ts';
import { queueTexts } from '../../strings/queue.ts';
import { dateTimeText, spanText } from '../../time-words.ts';
import { Button } from '../../ui/button.tsx';
import { UrgencyBadge } from '../../ui/urgency-badge.tsx';

type QueueTableProps = {
  items: readonly QueueItem[];
  total: number;
  now: number;
  myName: string;
  claimingId: string | undefined;
  onClaim: (item: QueueItem) => void;
};

/** The most urgent first, then who waits longest; nothing in it says who the patient is. */
export function QueueTable({ items, total, now, myName, claimingId, onClaim }: QueueTableProps) {
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
            <th scope="col">{columns.reasons}</th>
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
              onClaim={() => onClaim(item)}
            />
          ))}
        </tbody>
      </table>
      <div class="queue-foot muted small">
        <p class="numbers">{t.count(items.length, total)}</p>
        <Keys />
      </div>
    </>
  );
}

type QueueRowProps = { item: QueueItem; now: number; isMine: boolean; isClaiming: boolean; onClaim: () => void };

function QueueRow({ item, now, isMine, isClaiming, onClaim }: QueueRowProps) {
  const t = useTexts(queueTexts);
  const { claim } = useTexts(navigatorTexts);
  const labels = useTexts(labelTexts);
  const language = useLanguage();
  const { caseId, state, urgency, need, reasons, waitingSince, assignedNavigator, missedFollowUps } = item;
  const waitingMs = Date.parse(waitingSince);
  return (
    <tr class={`queue-row queue-row-${urgency}`}>
      <td>
        <UrgencyBadge urgency={urgency} />
      </td>
      <td>
        <a class="queue-case numbers" href={`/navigator/${caseId}`} data-case={caseId}>
          {caseId}
        </a>
        <span class="queue-about">{labels.caseState[state]}</span>
      </td>
      <td>
        <span>{patientWords(item, t, labels)}</span>
        <span class="queue-about">{labels.need[need]}</span>
      </td>
      <td>
        <ul class="queue-reasons">
          {missedFollowUps > 0 && <li class="queue-reason queue-reason-missed">{t.missed(missedFollowUps)}</li>}
          {reasons.map((reason) => (
            <li class="queue-reason" key={reason}>
              {reason}
            </li>
          ))}
        </ul>
      </td>
      <td class="queue-waiting numbers">
        <time dateTime={waitingSince} title={dateTimeText(waitingMs)}>
          {spanText(now - waitingMs, language)}
        </time>
      </td>
      <td class="queue-assigned">
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
      </td>
    </tr>
  );
}

function patientWords(
  { sex, age, ageMonths, province }: QueueItem,
  t: { years: (age: number) => string; months: (months: number) => string; unknownPatient: string },
  labels: Labels,
): string {
  const old = ageMonths === undefined ? age !== null && t.years(age) : t.months(ageMonths);
  const words = [sex && labels.sex[sex], old, province].filter(Boolean);
  return words.length > 0 ? words.join(', ') : t.unknownPatient;
}

function Keys() {
  const t = useTexts(queueTexts);
  return (
    <dl class="queue-keys" aria-label={t.keys}>
      {t.keyList.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
