import type { Report } from '#contract/report.ts';
import type { CorrectableFact, ReportField } from '#contract/vocabulary.ts';
import { useTexts } from '#web/language.ts';
import { reportTexts } from '#web/strings/report.ts';
import { reportsTexts } from '#web/strings/reports.ts';
import { dateTimeText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';

/** What is most likely to be put right; anything that is no fact of its own becomes a note. */
export const likelyFact: Record<ReportField, CorrectableFact> = {
  phone: 'phone',
  address: 'address',
  location: 'location',
  hours: 'hours',
  emergency: 'emergency24h',
  departments: 'note',
  closed: 'retired',
  name: 'name',
  other: 'note',
};

export type Decision = 'accepted' | 'rejected' | 'undone';

/** One report: what somebody says, and what was made of it. */
export function ReportCard({ report, onChoose }: { report: Report; onChoose: (decision: Decision) => void }) {
  const t = useTexts(reportsTexts);
  const { fields } = useTexts(reportTexts);
  const { hospitalId, hospitalName, field, text, source, contact, status } = report;
  const name = hospitalName ?? hospitalId;
  const Choice = ({ decision, label }: { decision: Decision; label: string }) => (
    <Button look={decision === 'accepted' ? 'main' : 'plain'} small onClick={() => onChoose(decision)}>
      {label}
      <span class="visually-hidden"> {t.about(name)}</span>
    </Button>
  );
  return (
    <article class="card stack-tight">
      <h2 class="card-title">
        <a href={`/hospitals/${encodeURIComponent(hospitalId)}`} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      </h2>
      <p>
        <span class="badge badge-quiet">{fields[field]}</span>
      </p>
      <Present report={report} fact={likelyFact[field]} />
      <p class="report-text">{text}</p>
      {source && <p class="small report-text">{t.source(source)}</p>}
      {contact && <p class="small report-text">{t.contact(contact)}</p>}
      <p class="small muted">{t.received(dateTimeText(Date.parse(report.receivedAt)))}</p>
      <Outcome report={report} />
      <div class="row">
        {status === 'open' && <Choice decision="accepted" label={t.accept} />}
        {status === 'open' && <Choice decision="rejected" label={t.reject} />}
        {status === 'accepted' && <Choice decision="undone" label={t.undo} />}
      </div>
    </article>
  );
}

function Outcome({ report: { status, correction, reason, settledAt, settledBy } }: { report: Report }) {
  const t = useTexts(reportsTexts);
  const words = useTexts(reportTexts);
  if (settledAt === null || settledBy === null) return null;
  return (
    <div class="small">
      {correction &&
        Object.entries(correction.facts).map(([fact, value]) => (
          <p key={fact} class="report-text">
            <span class="strong">{words.facts[fact as CorrectableFact]}</span>: {valueText(value, t)} (
            {correction.source}, {words.certainties[correction.certainty]})
          </p>
        ))}
      {reason && <p class="report-text">{t.reason(reason)}</p>}
      <p class="muted">
        {t.statuses[status]}: {t.settled(settledBy, dateTimeText(Date.parse(settledAt)))}
      </p>
    </div>
  );
}

/** What stands in the directory now, to be compared with what somebody says. */
export function Present({ report: { status, present }, fact }: { report: Report; fact: CorrectableFact }) {
  const t = useTexts(reportsTexts);
  // Once it is settled the directory says what was decided.
  if (status !== 'open' || !present || fact === 'note' || fact === 'retired') return null;
  const value = present[fact];
  return <p class="small report-text">{t.present(value === undefined ? t.nothing : valueText(value, t))}</p>;
}

type FactValue = string | boolean | { lat: number; lng: number };

function valueText(value: FactValue, { yes, no }: { yes: string; no: string }): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? yes : no;
  return `${value.lat}, ${value.lng}`;
}
