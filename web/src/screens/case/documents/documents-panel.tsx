import { useState } from 'preact/hooks';
import { limits } from '../../../../../src/contract/limits.ts';
import { type DocumentKind, documentKinds } from '../../../../../src/contract/vocabulary.ts';
import { documentKindLabels } from '../../../../../src/engine/knowledge/labels.ts';
import { filesOfCase, removeDocument } from '../../../api.ts';
import { useWord } from '../../../language.ts';
import { Chips } from '../../../ui/chips.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState, Notice } from '../../../ui/states.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { LazyViewer } from '../../../viewer/lazy-viewer.tsx';
import { useCaseTexts } from '../case-texts.ts';
import { useOpenedCase } from '../opened-case.ts';
import { DocumentGrid } from './document-grid.tsx';
import { UploadArea } from './upload-area.tsx';

export function DocumentsPanel() {
  const t = useCaseTexts();
  const { access, file, role } = useOpenedCase();
  const [openedId, setOpenedId] = useState<string>();
  const [removedId, setRemovedId] = useState<string>();
  const [kind, setKind] = useState<DocumentKind | 'all'>('all');
  const { documents } = file;
  const source = filesOfCase(access);
  const shown = [...documents].reverse().filter((document) => kind === 'all' || document.kind === kind);
  const isFamily = role === 'family';
  const isFull = documents.length >= limits.documentsPerCaseMax;

  return (
    <div class="stack-loose">
      {isFamily && (isFull ? <Notice tone="soon">{t.documents.full}</Notice> : <UploadArea />)}
      <section class="stack" aria-labelledby="documents-heading">
        <h2 class="section-title" id="documents-heading">
          {documents.length === 0 ? t.documents.heading : t.documents.count(documents.length)}
        </h2>
        {documents.length === 0 ? (
          <EmptyState icon="files" title={t.documents.empty} text={isFamily ? t.documents.emptyHint : undefined} />
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
          {...(isFamily && {
            actions: (document) => (
              <button class="viewer-step viewer-remove" type="button" onClick={() => setRemovedId(document.id)}>
                {t.remove}
              </button>
            ),
          })}
        />
      )}
      {removedId && <RemoveDialog documentId={removedId} onClose={() => setRemovedId(undefined)} />}
    </div>
  );
}

function RemoveDialog({ documentId, onClose }: { documentId: string; onClose: () => void }) {
  const t = useCaseTexts();
  const { access, change } = useOpenedCase();
  return (
    <ConfirmDialog
      question={t.documents.removeQuestion}
      text={t.documents.removeText}
      confirm={t.remove}
      onClose={onClose}
      onConfirm={async () => {
        const result = await removeDocument(access, documentId);
        // Gone already is what was wanted.
        if (!result.ok && result.failure.status !== 404) return result;
        change((file) => ({ ...file, documents: file.documents.filter(({ id }) => id !== documentId) }));
        showToast(t.documents.removed);
        return { ok: true, value: undefined };
      }}
    />
  );
}

type KindFilterProps = { kind: DocumentKind | 'all'; onChange: (kind: DocumentKind | 'all') => void };

function KindFilter({ kind, onChange }: KindFilterProps) {
  const t = useCaseTexts();
  const word = useWord();
  const { documents } = useOpenedCase().file;
  const present = documentKinds.filter((each) => documents.some((document) => document.kind === each));
  if (present.length < 2) return null;
  const count = (each: DocumentKind) => documents.filter((document) => document.kind === each).length;
  return (
    <Chips
      legend={t.documents.filter}
      value={kind}
      onChange={onChange}
      options={[
        { value: 'all', label: `${t.documents.all} (${documents.length})` },
        ...present.map((each) => ({ value: each, label: `${word(documentKindLabels[each])} (${count(each)})` })),
      ]}
    />
  );
}
