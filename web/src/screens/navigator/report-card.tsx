import type { Report } from '#contract/report.ts';
import type { CorrectableFact } from '#contract/vocabulary.ts';
import { useTexts } from '#web/language.ts';
import { reportTexts } from '#web/strings/report.ts';
import { reportsTexts } from '#web/strings/reports.ts';
import { dateTimeText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';

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

type FactValue = string | boolean | { lat: number; lng: number };

function valueText(value: FactValue, { yes, no }: { yes: string; no: string }): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? yes : no;
  return `${value.lat}, ${value.lng}`;
}
