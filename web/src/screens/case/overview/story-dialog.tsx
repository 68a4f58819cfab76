import { useState } from 'preact/hooks';
import type { Case, TakenCase } from '#contract/case.ts';
import type { Intake } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { type Severity, severities } from '#contract/vocabulary.ts';
import { changeCase } from '#web/api/case.ts';
import { DangerFound, useReading } from '#web/danger/danger-found.tsx';
import { DangerStrip } from '#web/danger/danger-strip.tsx';
import { useStrings, useTexts } from '#web/language.ts';
import { caseChangesTexts } from '#web/strings/case-changes.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { SelectField, TextArea } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { showVerdict } from './show-verdict.ts';

type StoryDialogProps = { intake: Intake; onClose: () => void };

export function StoryDialog({ intake, onClose }: StoryDialogProps) {
  const t = useTexts(caseChangesTexts);
  const shared = useStrings();
  const labels = useTexts(labelTexts);
  const { access, change, refresh } = useOpenedCase();
  const [symptoms, setSymptoms] = useState(intake.symptoms ?? '');
  const [severity, setSeverity] = useState<Severity | ''>(intake.severity ?? '');
  const changed = changedIntake(intake, symptoms, severity);
  const reading = useReading(changed);
  const save = async () => {
    const result = await changeCase(access, { intake: changed });
    // The new recommendation is only in the file.
    if (result.ok) await refresh();
    return result;
  };
  const put = (stored: Case | TakenCase) => {
    change((file) => ({ ...file, case: stored as Case }));
    showToast(shared.saved);
    showVerdict();
  };
  return (
    <FormDialog
      title={t.storyHeading}
      onClose={onClose}
      alert={reading.isEmergency && <DangerStrip />}
      submit={{ label: t.storySubmit }}
      onSubmit={save}
      onSent={put}
    >
      {() => (
        <>
          <TextArea
            label={t.symptoms}
            hint={t.storyHint}
            value={symptoms}
            onChange={setSymptoms}
            maxLength={limits.symptomsLengthMax}
          />
          <DangerFound reading={reading} />
          <SelectField
            label={t.severityNow}
            value={severity}
            onChange={(value) => setSeverity(value as Severity | '')}
            options={[
              { value: '', label: t.unknown },
              ...severities.map((each) => ({ value: each, label: labels.severity[each] })),
            ]}
          />
        </>
      )}
    </FormDialog>
  );
}

/**
 * Only what was asked about changes; every other answer, danger signs too, stays as it was. But a no was said to another
 * story: what was not there then may be there now.
 */
function changedIntake(
  { symptoms: textBefore = '', severity: severityBefore, redFlagsDenied, ...rest }: Intake,
  text: string,
  severity: Severity | '',
): Intake {
  const symptoms = text.trim();
  const isSame = symptoms === textBefore && (severity || undefined) === severityBefore;
  return {
    ...rest,
    ...(isSame && redFlagsDenied && { redFlagsDenied }),
    ...(symptoms && { symptoms }),
    ...(severity && { severity }),
  };
}
