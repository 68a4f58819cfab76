import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Document, ReviewDocument } from '#contract/document.ts';
import { offeredFileName } from '#contract/file-name.ts';
import type { MediaType } from '#contract/vocabulary.ts';
import type { FileSource } from '../api/files.ts';
import { useStrings, useTexts } from '../language.ts';
import { viewerTexts } from '../strings/viewer.ts';
import { FailureState } from '../ui/failure.tsx';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { DicomView } from './dicom-view.tsx';
import { sizeText, useDocumentName } from './document-name.ts';
import { HeicView, ImageView } from './image-view.tsx';
import { PdfView } from './pdf-view.tsx';
import { type FileState, useFile } from './use-file.ts';
import { useOverlay } from './use-overlay.ts';
import { VideoView } from './video-view.tsx';
import './viewer.css';

export type ViewedDocument = ReviewDocument & Partial<Pick<Document, 'fileName'>>;
export type ViewProps = { file: Blob; name: string; onStep: (by: number) => void };

const views: Record<MediaType, (props: ViewProps) => ComponentChildren> = {
  'image/jpeg': ImageView,
  'image/png': ImageView,
  'image/webp': ImageView,
  'image/heic': HeicView,
  'application/pdf': PdfView,
  'application/dicom': DicomView,
  'video/mp4': VideoView,
};

type ViewerProps = {
  documents: readonly ViewedDocument[];
  startId: string;
  source: FileSource;
  onClose: () => void;
  /** Only for whose documents they are. */
  onEdit?: (documentId: string) => void;
  onRemove?: (documentId: string) => void;
};

/** All documents of a case, one at a time, over the whole screen. */
export function Viewer({ documents, startId, onClose, ...rest }: ViewerProps) {
  const [id, setId] = useState(startId);
  const close = useOverlay(onClose);
  const at = Math.max(
    0,
    documents.findIndex((document) => document.id === id),
  );
  const document = documents[at];
  const isGone = document === undefined;
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
  if (!document) return null;
  const step = (by: number) => {
    const next = documents[at + by];
    if (next) setId(next.id);
  };
  return <ShownDocument document={document} place={{ at, of: documents.length }} step={step} close={close} {...rest} />;
}

type OwnActionsProps = Pick<ViewerProps, 'onEdit' | 'onRemove'> & { documentId: string };

type ShownDocumentProps = Pick<ViewerProps, 'source' | 'onEdit' | 'onRemove'> & {
  document: ViewedDocument;
  place: { at: number; of: number };
  step: (by: number) => void;
  close: () => void;
};

function ShownDocument({ document, place: { at, of }, step, close, source, ...own }: ShownDocumentProps) {
  const t = useTexts(viewerTexts);
  const nameOf = useDocumentName();
  const dialog = useRef<HTMLDialogElement>(null);
  const { state, retry } = useFile(source, document);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  const name = nameOf(document);
  return (
    <dialog
      ref={dialog}
      class="viewer"
      aria-label={t.viewer}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        if (isTyping(event.target)) return;
        if (event.key === 'ArrowLeft' || event.key === 'PageUp') step(-1);
        if (event.key === 'ArrowRight' || event.key === 'PageDown') step(1);
      }}
    >
      <div class="viewer-head">
        <div class="viewer-title">
          <h2>{name}</h2>
          <p class="small numbers">
            {t.place(at + 1, of)} · {sizeText(document.size)}
          </p>
        </div>
        <button class="viewer-close" type="button" onClick={close}>
          <Icon name="close" />
          {t.close}
        </button>
      </div>
      <ViewedFile key={document.id} document={document} name={name} state={state} retry={retry} onStep={step} />
      {document.note && (
        <p class="viewer-note small">
          <strong>{t.note}:</strong> {document.note}
        </p>
      )}
      <div class="viewer-foot">
        <button class="viewer-step" type="button" disabled={at === 0} onClick={() => step(-1)}>
          <Icon name="back" />
          {t.previous}
        </button>
        <button
          class="viewer-step"
          type="button"
          disabled={state.kind !== 'ready'}
          onClick={() => state.kind === 'ready' && saveFile(offeredFileName(document), state.file)}
        >
          {t.download}
        </button>
        <OwnActions documentId={document.id} {...own} />
        <button class="viewer-step" type="button" disabled={at === of - 1} onClick={() => step(1)}>
          {t.next}
          <Icon name="next" />
        </button>
      </div>
    </dialog>
  );
}

function OwnActions({ documentId, onEdit, onRemove }: OwnActionsProps) {
  const t = useStrings();
  return (
    <>
      {onEdit && (
        <button class="viewer-step" type="button" onClick={() => onEdit(documentId)}>
          {t.edit}
        </button>
      )}
      {onRemove && (
        <button class="viewer-step" type="button" onClick={() => onRemove(documentId)}>
          {t.remove}
        </button>
      )}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLVideoElement;
}

type ViewedFileProps = {
  document: ViewedDocument;
  name: string;
  state: FileState;
  retry: () => void;
  onStep: (by: number) => void;
};

function ViewedFile({ document, name, state, retry, onStep }: ViewedFileProps) {
  const t = useTexts(viewerTexts);
  const View = views[document.mediaType];
  if (state.kind === 'ready') return <View file={state.file} name={name} onStep={onStep} />;
  return (
    <div class="viewer-stage viewer-message" role="status">
      {state.kind === 'failed' ? (
        <FailureState failure={state.failure} onRetry={retry} />
      ) : (
        <>
          <p>{t.loading(sizeText(state.bytes), sizeText(document.size))}</p>
          <progress class="viewer-progress" value={state.bytes} max={document.size} aria-label={name} />
        </>
      )}
    </div>
  );
}
