import { useState } from 'preact/hooks';
import type { Case } from '../../../../../src/contract/case.ts';
import type { Intake } from '../../../../../src/contract/intake.ts';
import { limits } from '../../../../../src/contract/limits.ts';
import { type Severity, severities } from '../../../../../src/contract/vocabulary.ts';
import { severityLabels } from '../../../../../src/engine/knowledge/labels.ts';
import { changeCase } from '../../../api.ts';
import { useWord } from '../../../language.ts';
import type { Failure } from '../../../request.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure.tsx';
import { SelectField, TextArea } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useCaseTexts } from '../case-texts.ts';
import { useOpenedCase } from '../opened-case.ts';
import { StoryList } from './story-list.tsx';

export function StoryCard() {
  const t = useCaseTexts();
  const { file } = useOpenedCase();
  const [isChanging, setChanging] = useState(false);
  return (
    <section class="card stack" aria-labelledby="story-heading">
      <h2 class="card-heading" id="story-heading">
        {t.overview.story}
      </h2>
      <StoryList intake={file.case.intake} matched={file.recommendation.safety.matched} />
      <div>
        <Button look="plain" small icon="edit" onClick={() => setChanging(true)}>
          {t.overview.changed}
        </Button>
      </div>
      {isChanging && <ChangeDialog intake={file.case.intake} onClose={() => setChanging(false)} />}
    </section>
  );
}

function ChangeDialog({ intake, onClose }: { intake: Intake; onClose: () => void }) {
  const t = useCaseTexts();
  const word = useWord();
  const { access, change, refresh } = useOpenedCase();
  const [symptoms, setSymptoms] = useState(intake.symptoms ?? '');
  const [severity, setSeverity] = useState<Severity | ''>(intake.severity ?? '');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const save = async () => {
    setBusy(true);
    const result = await changeCase(access, { intake: changedIntake(intake, symptoms, severity) });
    if (!result.ok) {
      setBusy(false);
      return setFailure(result.failure);
    }
    change((file) => ({ ...file, case: result.value as Case }));
    // The new recommendation is only in the file.
    await refresh();
    setBusy(false);
    showToast(t.saved);
    onClose();
  };
  return (
    <Dialog
      title={t.overview.changed}
      onClose={onClose}
      actions={
        <Button busy={isBusy} onClick={save}>
          {t.overview.changedSubmit}
        </Button>
      }
    >
      <div class="stack">
        <TextArea
          label={t.create.symptoms}
          hint={t.overview.changedHint}
          value={symptoms}
          onChange={setSymptoms}
          maxLength={limits.symptomsLengthMax}
        />
        <SelectField
          label={t.overview.severityNow}
          value={severity}
          onChange={(value) => setSeverity(value as Severity | '')}
          options={[
            { value: '', label: t.unknown },
            ...severities.map((each) => ({ value: each, label: word(severityLabels[each]) })),
          ]}
        />
        <FailureNotice failure={failure} />
      </div>
    </Dialog>
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
