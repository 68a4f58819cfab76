import { useRef, useState } from 'preact/hooks';
import { reportLimits } from '#contract/report-limits.ts';
import type { ReportField } from '#contract/vocabulary.ts';
import { sendReport } from '#web/api/reports.ts';
import { useTexts } from '#web/language.ts';
import { optionsOf } from '#web/options-of.ts';
import { newRetries } from '#web/retries.ts';
import { reportTexts } from '#web/strings/report.ts';
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';

type ReportDialogProps = {
  hospitalId: string;
  /** What is likely to be wrong: where the dialog was opened. */
  about?: ReportField;
  onClose: () => void;
  onSent: () => void;
};

export function ReportDialog({ hospitalId, about = 'phone', onClose, onSent }: ReportDialogProps) {
  const t = useTexts(reportTexts);
  const [field, setField] = useState<ReportField>(about);
  const [text, setText] = useState('');
  const [source, setSource] = useState('');
  const [contact, setContact] = useState('');
  const retries = useRef(newRetries());
  const isMissing = text.trim() === '';

  const send = () => {
    const report = {
      field,
      text: text.trim(),
      ...(source.trim() && { source: source.trim() }),
      ...(contact.trim() && { contact: contact.trim() }),
    };
    return sendReport(hospitalId, report, retries.current.keyFor(JSON.stringify(report)));
  };

  return (
    <FormDialog
      title={t.title}
      onClose={onClose}
      faults={[isMissing && t.textMissing]}
      submit={{ label: t.send, busyLabel: t.sending }}
      onSubmit={send}
      onSent={onSent}
    >
      {(isTried) => (
        <>
          <SelectField
            label={t.field}
            value={field}
            onChange={(value) => setField(value as ReportField)}
            options={optionsOf(t.fields)}
          />
          <TextArea
            label={t.text}
            hint={t.textHint}
            error={isTried && isMissing ? t.textMissing : undefined}
            rows={3}
            value={text}
            onChange={setText}
            maxLength={reportLimits.textLengthMax}
          />
          <TextField
            label={t.source}
            hint={t.sourceHint}
            optional
            value={source}
            onChange={setSource}
            maxLength={reportLimits.sourceLengthMax}
          />
          <TextField
            label={t.contact}
            hint={t.contactHint}
            optional
            value={contact}
            onChange={setContact}
            maxLength={reportLimits.contactLengthMax}
          />
        </>
      )}
    </FormDialog>
  );
}
