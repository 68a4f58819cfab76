import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { CaseAccess } from '#web/api/case.ts';
import { useTexts } from '#web/language.ts';
import type { Failure } from '#web/request.ts';
import { failureTexts } from '#web/strings/failure.ts';
import { dateTimeText } from '#web/time-words.ts';
import { Notice } from '#web/ui/states.tsx';
import { whenIdle } from '#web/when-idle.ts';
import { CaseSkeleton } from './case-skeleton.tsx';
import { type CaseView, caseViews } from './case-views.ts';
import { type OpenedCase, OpenedCaseContext } from './opened-case.ts';
import type { CaseFileState } from './use-case-file.ts';

type CasePanelProps = {
  access: CaseAccess;
  reader: OpenedCase['role'];
  view: CaseView;
  state: CaseFileState;
  /** Above the part, once there is one. */
  above?: ComponentChildren;
  /** In place of a case that cannot be read; nothing of its own where it is about to be left. */
  refusal: (failure: Failure) => ComponentChildren;
};

/** One part of a case, for the family or a navigator: being read, not readable, as it was earlier, as it is. */
export function CasePanel({ access, reader, view, state, above, refusal }: CasePanelProps) {
  const { file, failure, loadedAt, change, refresh } = state;
  const { Panel } = caseViews[view];
  const isHere = file !== undefined;
  // The code comes while the case is being read, and that of the other parts when both are there.
  useEffect(() => Panel.prepare(), [Panel]);
  useEffect(() => {
    if (!isHere) return;
    const timer = setTimeout(() => whenIdle(prepareAll), firstMs);
    return () => clearTimeout(timer);
  }, [isHere]);
  if (file) {
    return (
      <OpenedCaseContext.Provider value={{ access, file, role: reader, change, refresh }}>
        {failure && <Stale loadedAt={loadedAt} />}
        {above}
        <Panel />
      </OpenedCaseContext.Provider>
    );
  }
  return (failure && refusal(failure)) || <CaseSkeleton />;
}

/** So long all of the line belongs to what is being looked at. */
const firstMs = 1000;

function prepareAll(): void {
  for (const { Panel } of Object.values(caseViews)) Panel.prepare();
}

/** What is on the screen was read earlier; now the service cannot be reached. */
function Stale({ loadedAt }: { loadedAt: number }) {
  const t = useTexts(failureTexts);
  return (
    <div class="case-stale" role="status">
      <Notice tone="soon" icon="wifiOff">
        {t.stale(dateTimeText(loadedAt))} {t.danger}
      </Notice>
    </div>
  );
}
