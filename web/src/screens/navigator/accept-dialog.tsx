import { useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import type { CorrectedFacts } from '#contract/report.ts';
import { reportLimits } from '#contract/report-limits.ts';
import type { CorrectableFact, CorrectionCertainty } from '#contract/vocabulary.ts';
import { settleReport } from '#web/api/reports.ts';
import { useTexts } from '#web/language.ts';
import { optionsOf } from '#web/options-of.ts';
import { reportTexts } from '#web/strings/report.ts';
import { type ReportsStrings, reportsTexts } from '#web/strings/reports.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { SettlingProps } from './reason-dialog.tsx';
import { likelyFact, Present } from './report-card.tsx';

const lengthMax: Partial<Record<CorrectableFact, number>> = {
  name: reportLimits.nameLengthMax,
  phone: limits.phoneLengthMax,
  address: limits.addressLengthMax,
  hours: reportLimits.hoursLengthMax,
  note: reportLimits.noteLengthMax,
};

/** Which fact gets which value, by what source: it is shown at once, so nothing is filled in beforehand. */
export function AcceptDialog({ token, report, onClose, onSettled }: SettlingProps) {
  const t = useTexts(reportsTexts);
  const { facts } = useTexts(reportTexts);
  const [fact, setFact] = useState(likelyFact[report.field]);
  const [value, setValue] = useState('');
  const [source, setSource] = useState('');
  const [certainty, setCertainty] = useState<CorrectionCertainty>('listed');
  const correction = factOf(fact, value.trim());
  const valueFault = correction === undefined && (fact === 'location' ? t.locationWrong : t.valueMissing);
  const isSourceMissing = source.trim() === '';

  return (
    <FormDialog
      title={t.accept}
      onClose={onClose}
      faults={[valueFault, isSourceMissing && t.groundsMissing]}
      submit={{ label: t.acceptButton }}
      onSubmit={() =>
        settleReport(token, report.id, {
          status: 'accepted',
          correction: correction ?? {},
          source: source.trim(),
          certainty,
        })
      }
      onSent={onSettled}
    >
      {(isTried) => (
        <>
          <p class="report-text">{report.text}</p>
          <SelectField
            label={t.fact}
            value={fact}
            onChange={(next) => {
              setFact(next as CorrectableFact);
              setValue('');
            }}
            options={optionsOf(facts)}
          />
          <Present report={report} fact={fact} />
          <FactField
            fact={fact}
            value={value}
            onChange={setValue}
            error={isTried && valueFault ? valueFault : undefined}
            t={t}
          />
          <TextField
            label={t.grounds}
            hint={t.groundsHint}
            error={isTried && isSourceMissing ? t.groundsMissing : undefined}
            value={source}
            onChange={setSource}
            maxLength={reportLimits.sourceLengthMax}
          />
          <SelectField
            label={t.certainty}
            value={certainty}
            onChange={(next) => setCertainty(next as CorrectionCertainty)}
            options={optionsOf(t.certainties)}
          />
        </>
      )}
    </FormDialog>
  );
}

type FactFieldProps = {
  fact: CorrectableFact;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  t: ReportsStrings;
};

function FactField({ fact, value, onChange, error, t }: FactFieldProps) {
  if (fact === 'retired') return <p class="small muted">{t.closes}</p>;
  if (fact === 'emergency24h') {
    const options = [
      { value: '', label: '…' },
      { value: 'yes', label: t.yes },
      { value: 'no', label: t.no },
    ];
    return <SelectField label={t.value} value={value} onChange={onChange} error={error} options={options} />;
  }
  return (
    <TextField
      label={t.value}
      value={value}
      onChange={onChange}
      error={error}
      {...(fact === 'location' && { hint: t.locationHint })}
      {...(lengthMax[fact] !== undefined && { maxLength: lengthMax[fact] })}
    />
  );
}

/** What was filled in, as the one fact that it is about; nothing where it is not enough. */
function factOf(fact: CorrectableFact, value: string): CorrectedFacts | undefined {
  if (fact === 'retired') return { retired: true };
  if (value === '') return undefined;
  if (fact === 'emergency24h') return { emergency24h: value === 'yes' };
  if (fact !== 'location') return { [fact]: value };
  const [, lat, lng] = /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/.exec(value) ?? [];
  return lat === undefined ? undefined : { location: { lat: Number(lat), lng: Number(lng) } };
}
