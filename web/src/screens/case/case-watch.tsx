import { useEffect } from 'preact/hooks';
import type { CaseFile } from '#contract/case.ts';
import type { CaseAccess } from '#web/api/case.ts';
import { useEnded } from '#web/case-ended.ts';
import { useTexts } from '#web/language.ts';
import { isCaseRemembered, rememberCase } from '#web/remembered.ts';
import { emergencyStripTexts } from '#web/strings/emergency-strip.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { Strip } from '#web/ui/strip.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { holdErasing } from './erasing-told.ts';
import { isEmergency } from './is-emergency.ts';
import type { CaseFileState } from './use-case-file.ts';
import { useFollowing } from './use-following.ts';

type CaseWatchProps = { access: CaseAccess; state: CaseFileState; isOverview: boolean; onEnded: () => void };

/** Keeps an open case up to date, and tells of its emergency in every part, however far down one is. */
export function CaseWatch({ access, state, isOverview, onEnded }: CaseWatchProps) {
  const t = useTexts(emergencyStripTexts);
  const labels = useTexts(labelTexts);
  const name = state.file?.patient.fullName;
  useEffect(() => {
    // So that the list of a device says whose case it is.
    if (name && isCaseRemembered(access.caseId)) rememberCase({ ...access, name });
  }, [name, access]);
  useEnded(access.caseId, onEnded);
  holdErasing(access.caseId, state.file?.erasesAt);
  useFollowing(access, state, (before, after) => {
    for (const opinion of newOpinions(before, after)) showToast(t.news.opinion(opinion.reviewerName));
    if (before.case.state !== after.case.state) showToast(t.news.state(labels.caseState[after.case.state]));
    const { assignedNavigator } = after.case;
    if (assignedNavigator !== null && assignedNavigator !== before.case.assignedNavigator) showToast(t.news.helped);
  });
  if (!state.file || !isEmergency(state.file)) return null;
  return (
    <Strip icon="alert" danger wide>
      {t.emergency} {!isOverview && <a href="/case">{t.see}</a>}
    </Strip>
  );
}

function newOpinions(before: CaseFile, after: CaseFile) {
  const known = new Set(before.opinions.map(({ id }) => id));
  return after.opinions.filter(({ id }) => !known.has(id));
}
