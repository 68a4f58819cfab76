import type { CaseFile } from '#contract/case.ts';
import { useTexts } from '#web/language.ts';
import { caseTexts } from '#web/strings/case.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UrgencyBadge } from '#web/ui/urgency-badge.tsx';

type CaseHeaderProps = { caseId: string; file: CaseFile | undefined; onLeave?: () => void };

export function CaseHeader({ caseId, file, onLeave }: CaseHeaderProps) {
  const t = useTexts(caseTexts);
  const name = file?.patient.fullName;
  return (
    <div class="case-header">
      <div class="case-header-words">
        <h1 class="case-name" tabIndex={-1}>
          {name || caseId}
        </h1>
        <div class="row">
          {file ? <UrgencyBadge urgency={file.case.urgency} /> : <Skeleton look="short" />}
          {file?.pausedAt && <span class="badge badge-quiet">{t.header.paused}</span>}
          {name && <span class="muted small numbers">{caseId}</span>}
          {file && <PatientLine file={file} />}
        </div>
      </div>
      {onLeave && (
        <div class="case-leave-beside">
          <Button look="quiet" small icon="lock" onClick={onLeave}>
            {t.header.leave}
          </Button>
        </div>
      )}
    </div>
  );
}

function PatientLine({ file: { case: opened, patient } }: { file: CaseFile }) {
  const t = useTexts(caseTexts);
  const labels = useTexts(labelTexts);
  const { age, ageMonths } = opened.intake.patient;
  const sex = patient.sex ?? opened.intake.patient.sex;
  const words = [
    sex && labels.sex[sex],
    ageMonths !== undefined
      ? t.header.months(ageMonths)
      : age !== undefined
        ? t.header.years(age)
        : patient.birthYear && t.header.born(patient.birthYear),
    patient.province ?? opened.intake.patient.province,
  ].filter(Boolean);
  return <span class="muted small">{words.join(' · ')}</span>;
}
