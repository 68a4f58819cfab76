import { useTexts } from '#web/language.ts';
import { overviewTexts } from '#web/strings/overview.ts';
import { DoctorsTime } from '../doctors-time.tsx';
import { useOpenedCase } from '../opened-case.ts';

/** The words of the doctor who finds the case as urgent as it now is, and the way to them. */
export function DoctorSaid() {
  const t = useTexts(overviewTexts);
  const { file, role, access } = useOpenedCase();
  const opinion = file.opinions.findLast(({ urgency }) => urgency === file.case.urgency);
  if (!opinion) return null;
  const base = role === 'family' ? '/case' : `/navigator/${access.caseId}`;
  return (
    <>
      <p>
        <strong>{t.doctorSaid(opinion.reviewerName)}:</strong> <span class="story-words">{opinion.opinion}</span>{' '}
        <a href={`${base}/doctors`}>{t.seeOpinion}</a>
      </p>
      {opinion.within && <DoctorsTime opinion={opinion} />}
    </>
  );
}
