import { useState } from 'preact/hooks';
import type { Report } from '#contract/report.ts';
import { reportLimits } from '#contract/report-limits.ts';
import { settleReport } from '#web/api/reports.ts';
import { useTexts } from '#web/language.ts';
import { reportsTexts } from '#web/strings/reports.ts';
import { TextArea } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';

export type SettlingProps = { token: string; report: Report; onClose: () => void; onSettled: (report: Report) => void };

/** Why a report changes nothing, or no longer does. */
export function ReasonDialog({
  token,
  report,
  decision,
  onClose,
  onSettled,
}: SettlingProps & { decision: 'rejected' | 'undone' }) {
  const t = useTexts(reportsTexts);
  const [reason, setReason] = useState('');
  const isMissing = reason.trim() === '';
  const label = decision === 'rejected' ? t.reject : t.undo;
  return (
    <FormDialog
      title={label}
      onClose={onClose}
      faults={[isMissing && t.whyMissing]}
      submit={{ label }}
      onSubmit={() => settleReport(token, report.id, { status: decision, reason: reason.trim() })}
      onSent={onSettled}
    >
      {(isTried) => (
        <TextArea
          label={t.whyLabel}
          error={isTried && isMissing ? t.whyMissing : undefined}
          rows={2}
          value={reason}
          onChange={setReason}
          maxLength={reportLimits.reasonLengthMax}
        />
      )}
    </FormDialog>
  );
}
