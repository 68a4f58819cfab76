import { useEffect, useState } from 'preact/hooks';
import type { CaseFile } from '../../../../src/contract/case.ts';
import { changeCase } from '../../api/case.ts';
import { useTexts } from '../../language.ts';
import type { Failure } from '../../request.ts';
import type { NavigatorSession } from '../../session.ts';
import { navigatorTexts } from '../../strings/navigator.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice, FailureState } from '../../ui/failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CaseHeader } from '../case/case-header.tsx';
import { CasePanel } from '../case/case-panel.tsx';
import { caseTabs, caseViewHref, caseViewOf } from '../case/case-views.ts';
import { useCaseFile } from '../case/use-case-file.ts';

type NavigatorCaseProps = {
  caseId: string;
  view: string | undefined;
  session: NavigatorSession;
  onName: (name: string) => void;
};

/** A case as a navigator has it open; that it was opened is on the record before anything is shown. */
export function NavigatorCaseScreen({ caseId, view, session, onName }: NavigatorCaseProps) {
  const t = useTexts(navigatorTexts);
  const access = { caseId, token: session.token };
  const state = useCaseFile(access);
  const { file, refresh } = state;
  const current = caseViewOf(view);
  const base = `/navigator/${caseId}`;
  const knownName = file && readerOf(file);
  useEffect(() => {
    if (knownName) onName(knownName);
  }, [knownName, onName]);

  return (
    <Page
      key={current}
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
        above={file && <TakeBar name={session.name} file={file} access={access} onTaken={refresh} />}
        refusal={(failure) => <Refusal failure={failure} name={session.name} access={access} onRetry={refresh} />}
      />
    </Page>
  );
}

/** The newest reading in the trail is our own, under the name that the service knows us by. */
function readerOf({ events }: CaseFile): string | undefined {
  const reading = [...events].reverse().find(({ kind }) => kind === 'case.read');
  return reading?.actor.startsWith('navigator:') ? reading.actor.slice('navigator:'.length) : undefined;
}

type TakeProps = { name: string; access: { caseId: string; token: string }; onTaken: () => Promise<void> };

function TakeBar({ name, file, access, onTaken }: TakeProps & { file: CaseFile }) {
  const t = useTexts(navigatorTexts);
  const isMine = file.case.assignedNavigator === name;
  return (
    <div class="take-bar">
      <p class="icon-line small">
        <Icon name="eye" />
        <span>{t.audited}</span>
      </p>
      <TakeButton name={name} access={access} onTaken={onTaken} isMine={isMine} />
    </div>
  );
}

function TakeButton({ name, access, onTaken, isMine = false }: TakeProps & { isMine?: boolean }) {
  const t = useTexts(navigatorTexts);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const take = async () => {
    setBusy(true);
    const result = await changeCase(access, { assignedNavigator: isMine ? null : name });
    if (result.ok) {
      showToast(isMine ? t.released : t.claimed(access.caseId));
      await onTaken();
    }
    setBusy(false);
    setFailure(result.ok ? undefined : result.failure);
  };
  return (
    <div class="stack-tight">
      <Button look={isMine ? 'plain' : 'main'} small icon={isMine ? 'close' : 'check'} busy={isBusy} onClick={take}>
        {isMine ? t.release : t.claim}
      </Button>
      <FailureNotice failure={failure} />
    </div>
  );
}

type RefusalProps = {
  failure: Failure;
  name: string;
  access: { caseId: string; token: string };
  onRetry: () => Promise<void>;
};

function Refusal({ failure, name, access, onRetry }: RefusalProps) {
  const t = useTexts(navigatorTexts);
  if (failure.status === 403) {
    return (
      <EmptyState icon="lock" title={t.notQueued} text={t.notQueuedText}>
        <TakeButton name={name} access={access} onTaken={onRetry} />
      </EmptyState>
    );
  }
  if (failure.status === 401) return <EmptyState icon="lock" title={t.unknownCase} text={t.unknownCaseText} />;
  return <FailureState failure={failure} onRetry={onRetry} />;
}
