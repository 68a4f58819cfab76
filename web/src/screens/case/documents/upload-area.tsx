import { useEffect, useRef, useState } from 'preact/hooks';
import { type DocumentKind, documentKinds } from '../../../../../src/contract/vocabulary.ts';
import { useTexts } from '../../../language.ts';
import { lazyPart, unseen } from '../../../lazy-part.tsx';
import { documentsTexts } from '../../../strings/documents.ts';
import { labelTexts } from '../../../strings/labels.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import type { Drawing } from '../../../ui/icon.tsx';
import { useUploads } from '../../../upload/uploads-of-case.ts';
import { whenIdle } from '../../../when-idle.ts';
import { useOpenedCase } from '../opened-case.ts';
import { nothingSaid, said } from './about.ts';
import { drawings } from './drawings.ts';
import { useDropZone } from './use-drop-zone.ts';
import './documents.css';

const AboutFields = lazyPart(async () => (await import('./about-fields.tsx')).AboutFields, unseen);
const UploadList = lazyPart(async () => (await import('./upload-list.tsx')).UploadList);
whenIdle(UploadList.prepare);

const acceptedTypes =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf,application/dicom,.dcm,video/mp4';

/** Files come by camera, by choosing, or dropped anywhere on the area; each one can be stopped and tried again. */
export function UploadArea() {
  const t = useTexts(documentsTexts);
  const labels = useTexts(labelTexts);
  const { access, change } = useOpenedCase();
  const { queue, items } = useUploads(access);
  const [kind, setKind] = useState<DocumentKind>('other');
  const [about, setAbout] = useState(nothingSaid);
  const area = useRef<HTMLElement>(null);
  const add = (files: readonly File[]) => {
    queue.add(files, { kind, ...said(about) });
    setAbout(nothingSaid);
  };
  const isOver = useDropZone(area, add);

  // What has arrived moves from the list of uploads into the case.
  useEffect(() => {
    for (const { id, file, state } of items) {
      if (state.kind !== 'done') continue;
      const { document } = state;
      void smallPicture(document.id, file).finally(() => {
        change((current) =>
          current.documents.some((each) => each.id === document.id)
            ? current
            : { ...current, documents: [...current.documents, document] },
        );
        queue.remove(id);
      });
    }
  }, [items, queue, change]);

  useWarningBeforeLeaving(queue.isBusy);

  return (
    <section ref={area} class={isOver ? 'upload upload-over' : 'upload'} aria-labelledby="add-heading">
      <h2 class="card-heading" id="add-heading">
        {t.add}
      </h2>
      <SelectField
        label={t.kind}
        value={kind}
        onChange={(value) => setKind(value as DocumentKind)}
        options={documentKinds.map((each) => ({ value: each, label: labels.documentKind[each] }))}
      />
      <div class="upload-choices">
        <FileButton
          label={t.camera}
          drawing={drawings.camera}
          name="camera"
          look="main"
          accept="image/*"
          capture
          onFiles={add}
        />
        <FileButton
          label={t.choose}
          drawing={drawings.upload}
          name="upload"
          look="plain"
          accept={acceptedTypes}
          onFiles={add}
        />
        <p class="upload-drop muted small">{isOver ? t.drop : t.dropHint}</p>
      </div>
      {items.length > 0 && (
        <UploadList items={items} onRetry={(id) => queue.retry(id)} onRemove={(id) => queue.remove(id)} />
      )}
      <AboutFields about={about} onChange={setAbout} />
      <p class="muted small">
        {t.accepted} {t.idWarning}
      </p>
    </section>
  );
}

/** A small picture of what was sent, where one can be made. */
async function smallPicture(documentId: string, file: File): Promise<void> {
  const { makeThumbnail } = await import('./thumbnails.ts');
  await makeThumbnail(documentId, file);
}

type FileButtonProps = {
  label: string;
  drawing: Drawing;
  name: string;
  look: 'main' | 'plain';
  accept: string;
  capture?: boolean;
  onFiles: (files: File[]) => void;
};

function FileButton({ label, drawing, name, look, accept, capture = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} icon={drawing} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        multiple={!capture}
        capture={capture ? 'environment' : undefined}
        name={name}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

function useWarningBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
