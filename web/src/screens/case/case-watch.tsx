import type { CaseAccess } from '../../api/case.ts';
import { useTexts } from '../../language.ts';
import { emergencyStripTexts } from '../../strings/emergency-strip.ts';
import { Strip } from '../../ui/strip.tsx';
import { isEmergency } from './opened-case.ts';
import type { CaseFileState } from './use-case-file.ts';
import { useFollowing } from './use-following.ts';

type CaseWatchProps = { access: CaseAccess; state: CaseFileState; isOverview: boolean };

/** Keeps an open case up to date, and tells of its emergency in every part, however far down one is. */
export function CaseWatch({ access, state, isOverview }: CaseWatchProps) {
  const t = useTexts(emergencyStripTexts);
  useFollowing(access, state);
  if (!state.file || !isEmergency(state.file)) return null;
  return (
    <Strip icon="alert" danger wide>
      {t.emergency} {!isOverview && <a href="/case">{t.see}</a>}
    </Strip>
  );
}
