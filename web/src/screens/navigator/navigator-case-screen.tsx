import { useState } from 'preact/hooks';
import type { CaseFile } from '../../../../src/contract/case.ts';
import { type CaseAccess, changeCase } from '../../api/case.ts';
import { useTexts } from '../../language.ts';
import { lazyDialog } from '../../lazy-dialog.tsx';
import { lazyPart, unseen } from '../../lazy-part.tsx';
import type { Failure } from '../../request.ts';
import { route } from '../../router.tsx';
import type { NavigatorSession } from '../../session.ts';
import { navigatorTexts } from '../../strings/navigator.ts';
import { notesTexts } from '../../strings/notes.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice, FailureState } from '../../ui/failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useSending } from '../../use-sending.ts';
import { CaseHeader } from '../case/case-header.tsx';
import { CasePanel } from '../case/case-panel.tsx';
import { caseTabs, caseViewHref, caseViewOf } from '../case/case-views.ts';
import { useCaseFile } from '../case/use-case-file.ts';
import { FamilyLine } from './family-line.tsx';
import { useKeys } from './use-keys.ts';

const NotesSection = lazyPart(async () => (await import('./notes-section.tsx')).NotesSection, unseen);
const NoteDialog = lazyDialog(async () => (await import('./note-dialog.tsx')).NoteDialog);
const KeysDialog = lazyDialog(async () => (await import('./keys-dialog.tsx')).KeysDialog);

type NavigatorCaseProps = { caseId: string; view: string | undefined; session: NavigatorSession };

/** A case as a navigator has it open; that it was opened is on the record before anything is shown. */
export function NavigatorCaseScreen({ caseId, view, session }: NavigatorCaseProps) {
  const t = useTexts(navigatorTexts);
  const { saved } = useTexts(notesTexts);
  const access = { caseId, token: session.token };
  const state = useCaseFile(access);
  const { file, refresh, change } = state;
  const taking = useTaking(session.name, access, file, refresh);
  const [dialog, setDialog] = useState<'note' | 'keys'>();
  const current = caseViewOf(view);
  const base = `/navigator/${caseId}`;
  const close = () => setDialog(undefined);
  useKeys({
    c: () => !taking.isMine && taking.take(),
    n: () => file !== undefined && setDialog('note'),
    u: () => route('/navigator'),
    '?': () => setDialog('keys'),
  });

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
        above={
          file && (
            <div class="desk">
              <DeskBar file={file} taking={taking} />
              {current === 'overview' && <NotesSection onWrite={() => setDialog('note')} />}
            </div>
          )
        }
        refusal={(failure) => <Refusal failure={failure} taking={taking} onRetry={refresh} />}
      />
      {dialog === 'keys' && <KeysDialog onClose={close} />}
      {dialog === 'note' && (
        <NoteDialog
          access={access}
          onClose={close}
          onWritten={(note) => {
            change((before) => ({ ...before, notes: [...(before.notes ?? []), note] }));
            showToast(saved);
          }}
        />
      )}
    </Page>
  );
}

type Taking = ReturnType<typeof useTaking>;

/** Taking the case under one's own name, or giving it back. */
function useTaking(name: string, access: CaseAccess, file: CaseFile | undefined, onTaken: () => Promise<void>) {
  const t = useTexts(navigatorTexts);
  const { isBusy, failure, send } = useSending();
  const isMine = file?.case.assignedNavigator === name;
  const take = async () => {
    if (isBusy) return;
    const result = await send(changeCase(access, { assignedNavigator: isMine ? null : name }));
    if (!result.ok) return;
    showToast(isMine ? t.released : t.claimed(access.caseId));
    await onTaken();
  };
  return { isMine, isBusy, failure, take };
}

/** Whom to call, why a person is needed, and whose case it is. */
function DeskBar({ file, taking }: { file: CaseFile; taking: Taking }) {
  const t = useTexts(navigatorTexts);
  const { reasons } = file.recommendation.humanNavigator;
  return (
    <section class="desk-bar" aria-label={t.deskLabel}>
      <div class="desk-contact">
        <FamilyLine contacts={file.contacts} />
      </div>
      <TakeButton taking={taking} />
      <div class="desk-reasons small">
        {reasons.length > 0 && (
          <details class="more">
            <summary>{t.why}</summary>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </details>
        )}
        <p class="icon-line muted">
          <Icon name="eye" />
          <span>{t.audited}</span>
        </p>
      </div>
    </section>
  );
}

function TakeButton({ taking: { isMine, isBusy, failure, take } }: { taking: Taking }) {
  const t = useTexts(navigatorTexts);
  return (
    <div class="stack-tight">
      <Button look={isMine ? 'plain' : 'main'} small icon={isMine ? 'close' : 'check'} busy={isBusy} onClick={take}>
        {isMine ? t.release : t.claim}
      </Button>
      <FailureNotice failure={failure} />
    </div>
  );
}

type RefusalProps = { failure: Failure; taking: Taking; onRetry: () => Promise<void> };

function Refusal({ failure, taking, onRetry }: RefusalProps) {
  const t = useTexts(navigatorTexts);
  if (failure.status === 403) {
    return (
      <EmptyState icon="lock" title={t.notQueued} text={t.notQueuedText}>
        <TakeButton taking={taking} />
      </EmptyState>
    );
  }
  if (failure.status === 401) return <EmptyState icon="lock" title={t.unknownCase} text={t.unknownCaseText} />;
  return <FailureState failure={failure} onRetry={onRetry} />;
}
