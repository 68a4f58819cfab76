import { useState } from 'preact/hooks';
import type { ReportField } from '#contract/vocabulary.ts';
import { useTexts } from '#web/language.ts';
import { reportTexts } from '#web/strings/report.ts';
import { showToast } from '#web/ui/toast.tsx';
import { ReportDialog } from '../hospital/report-dialog.tsx';

/** Beside a fact of a hospital: the way to say that it is wrong. */
export function WrongFact({ hospitalId, field }: { hospitalId: string; field: ReportField }) {
  const t = useTexts(reportTexts);
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <button class="wrong-fact no-print" type="button" onClick={() => setWriting(true)}>
        {field === 'other' ? t.openPlace : t.openFact}
        {field !== 'other' && <span class="visually-hidden"> {t.fields[field]}</span>}
      </button>
      {isWriting && (
        <ReportDialog
          hospitalId={hospitalId}
          about={field}
          onClose={() => setWriting(false)}
          onSent={() => showToast(t.thanks)}
        />
      )}
    </>
  );
}
