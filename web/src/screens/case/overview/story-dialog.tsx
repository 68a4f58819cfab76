import { useState } from 'preact/hooks';
import type { Case, TakenCase } from '../../../../../src/contract/case.ts';
import type { Intake } from '../../../../../src/contract/intake.ts';
import { limits } from '../../../../../src/contract/limits.ts';
import { type Severity, severities } from '../../../../../src/contract/vocabulary.ts';
import { changeCase } from '../../../api/case.ts';
import { useStrings, useTexts } from '../../../language.ts';
import { caseChangesTexts } from '../../../strings/case-changes.ts';
import { labelTexts } from '../../../strings/labels.ts';
import { SelectField, TextArea } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useOpenedCase } from '../opened-case.ts';

type StoryDialogProps = { intake: Intake; onClose: () => void };

export function StoryDialog({ intake, onClose }: StoryDialogProps) {
  const t = useTexts(caseChangesTexts);
  const shared = useStrings();
  const labels = useTexts(labelTexts);
  const { access, change, refresh } = useOpenedCase();
  const [symptoms, setSymptoms] = useState(intake.symptoms ?? '');
  const [severity, setSeverity] = useState<Severity | ''>(intake.severity ?? '');
  const save = async () => {
    const result = await changeCase(access, { intake: changedIntake(intake, symptoms, severity) });
    // The new recommendation is only in the file.
    if (result.ok) await refresh();
    return result;
  };
  const put = (changed: Case | TakenCase) => {
    change((file) => ({ ...file, case: changed as Case }));
    showToast(shared.saved);
  };
  return (
    <FormDialog title={t.storyHeading} onClose={onClose} submit={{ label: t.storySubmit }} onSubmit={save} onSent={put}>
      {() => (
        <>
          <TextArea
            label={t.symptoms}
            hint={t.storyHint}
            value={symptoms}
            onChange={setSymptoms}
            maxLength={limits.symptomsLengthMax}
          />
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

/** Only what was asked about changes; every other answer, danger signs too, stays as it was. */
function changedIntake(
  { symptoms: _, severity: __, ...rest }: Intake,
  symptoms: string,
  severity: Severity | '',
): Intake {
  return { ...rest, ...(symptoms.trim() && { symptoms: symptoms.trim() }), ...(severity && { severity }) };
}
