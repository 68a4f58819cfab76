import { useCallback, useState } from 'preact/hooks';
import { documentLimits } from '#contract/document-limits.ts';
import type { DocumentKind } from '#contract/vocabulary.ts';
import { filesOfCase } from '#web/api/case.ts';
import { useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { lazyPart, unseen } from '#web/lazy-part.tsx';
import { documentsTexts } from '#web/strings/documents.ts';
import { EmptyState, Notice } from '#web/ui/states.tsx';
import { LazyViewer } from '#web/viewer/lazy-viewer.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { DocumentGrid } from './document-grid.tsx';
import { UploadArea } from './upload-area.tsx';

const KindFilter = lazyPart(async () => (await import('./kind-filter.tsx')).KindFilter, unseen);
const AddedNotice = lazyPart(async () => (await import('./added-notice.tsx')).AddedNotice, { Waiting: () => null });
const NamesDialog = lazyDialog(async () => (await import('./names-dialog.tsx')).NamesDialog);
const RemoveDialog = lazyDialog(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

export function DocumentsPanel() {
  const t = useTexts(documentsTexts);
  const { access, file, role } = useOpenedCase();
  const [openedId, setOpenedId] = useState<string>();
  const [removedId, setRemovedId] = useState<string>();
  const [addedIds, setAddedIds] = useState<readonly string[]>([]);
  const [namedIds, setNamedIds] = useState<readonly string[]>([]);
  const noteAdded = useCallback((id: string) => setAddedIds((ids) => [...new Set([...ids, id])]), []);
  const [kind, setKind] = useState<DocumentKind | 'all'>('all');
  const { documents } = file;
  const source = filesOfCase(access);
  const shown = [...documents].reverse().filter((document) => kind === 'all' || document.kind === kind);
  const isFamily = role === 'family';
  const added = documents.filter(({ id }) => addedIds.includes(id));
  const named = documents.filter(({ id }) => namedIds.includes(id));
  const isFull = documents.length >= documentLimits.documentsPerCaseMax;

  return (
    <div class="stack-loose">
      {isFamily && (isFull ? <Notice tone="soon">{t.full}</Notice> : <UploadArea onAdded={noteAdded} />)}
      {added.length > 0 && <AddedNotice count={added.length} onName={() => setNamedIds(addedIds)} />}
      <section class="stack" aria-labelledby="documents-heading">
        <h2 class="section-title" id="documents-heading">
          {documents.length === 0 ? t.heading : t.count(documents.length)}
        </h2>
        {documents.length === 0 ? (
          <EmptyState icon="files" title={t.empty} text={isFamily ? t.emptyHint : undefined} />
        ) : (
          <>
            <KindFilter kind={kind} onChange={setKind} />
            {/* Looking at a picture is on record for everyone but the family, so only they get small pictures unasked. */}
            <DocumentGrid documents={shown} onOpen={setOpenedId} {...(isFamily && { thumbnails: source })} />
          </>
        )}
      </section>
      {openedId && (
        <LazyViewer
          documents={shown}
          startId={openedId}
          source={source}
          onClose={() => setOpenedId(undefined)}
          {...(isFamily && { onEdit: (id: string) => setNamedIds([id]), onRemove: setRemovedId })}
        />
      )}
      {named.length > 0 && (
        <NamesDialog
          documents={named}
          onClose={() => {
            setNamedIds([]);
            setAddedIds((ids) => ids.filter((id) => !namedIds.includes(id)));
          }}
        />
      )}
      {removedId && <RemoveDialog documentId={removedId} onClose={() => setRemovedId(undefined)} />}
    </div>
  );
}
