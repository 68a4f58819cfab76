import { useTexts } from '#web/language.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { NavigatorSession } from '#web/session.ts';
import { navigatorTexts } from '#web/strings/navigator.ts';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { CaseHeader } from '../case/case-header.tsx';
import { CasePanel } from '../case/case-panel.tsx';
import { caseTabs, caseViewHref, caseViewOf } from '../case/case-views.ts';
import { useCaseFile } from '../case/use-case-file.ts';

const Desk = lazyPart(async () => (await import('./desk.tsx')).Desk, { isLater: true, Waiting: WaitingDesk });
const Refusal = lazyPart(async () => (await import('./refusal.tsx')).Refusal);

type NavigatorCaseProps = { caseId: string; view: string | undefined; session: NavigatorSession };

/** A case as a navigator has it open; that it was opened is on the record before anything is shown. */
export function NavigatorCaseScreen({ caseId, view, session: { token, name } }: NavigatorCaseProps) {
  const t = useTexts(navigatorTexts);
  const access = { caseId, token };
  const state = useCaseFile(access);
  const { file, refresh } = state;
  const current = caseViewOf(view);
  const base = `/navigator/${caseId}`;
  return (
    <Page
      part={current}
      title={`${t.tabs[current]}: ${caseId}`}
      up="/navigator"
      wide
      footer={false}
      above={file && <Tabs label={t.tabs.label} current={caseViewHref(base, current)} tabs={caseTabs(base, t.tabs)} />}
      head={<CaseHeader caseId={caseId} file={file} />}
    >
      <CasePanel
        access={access}
        reader="navigator"
        view={current}
        state={state}
        above={<Desk name={name} hasNotes={current === 'overview'} />}
        refusal={(failure) => <Refusal failure={failure} name={name} access={access} onRetry={refresh} />}
      />
    </Page>
  );
}

/** As tall as what is coming, so that nothing is pushed away when it is there. */
function WaitingDesk() {
  return (
    <div class="desk">
      <Skeleton look="block" />
    </div>
  );
}
