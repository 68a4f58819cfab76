import { useEffect, useRef, useState } from 'preact/hooks';
import type { DocumentKind } from '#contract/vocabulary.ts';
import { useTexts } from '#web/language.ts';
import { lazyPart, unseen } from '#web/lazy-part.tsx';
import { documentsTexts } from '#web/strings/documents.ts';
import { Button } from '#web/ui/button.tsx';
import type { Drawing } from '#web/ui/icon.tsx';
import { useUploads } from '#web/upload/uploads-of-case.ts';
import { whenIdle } from '#web/when-idle.ts';
import { useOpenedCase } from '../opened-case.ts';
import { type ChosenKind, nothingSaid, said } from './about.ts';
import { drawings } from './drawings.ts';
import { useDropZone } from './use-drop-zone.ts';
import './documents.css';

const AboutFields = lazyPart(async () => (await import('./about-fields.tsx')).AboutFields, unseen);
const UploadList = lazyPart(async () => (await import('./upload-list.tsx')).UploadList);
whenIdle(UploadList.prepare);
whenIdle(() => void fetchGuess());

const acceptedTypes =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf,application/dicom,.dcm,video/mp4';

/** Files come by camera, by choosing, or dropped anywhere on the area; each one can be stopped and tried again. */
export function UploadArea({ onAdded }: { onAdded: (documentId: string) => void }) {
  const t = useTexts(documentsTexts);
  const { access, change } = useOpenedCase();
  const { queue, items } = useUploads(access);
  const [kind, setKind] = useState<ChosenKind>('guessed');
  const [about, setAbout] = useState(nothingSaid);
  const area = useRef<HTMLElement>(null);
  const add = async (files: readonly File[]) => {
    const kindOf = kind === 'guessed' ? await fetchGuess() : () => kind;
    for (const [index, file] of files.entries()) {
      const { title, ...rest } = said(about);
      // One name for eleven papers would make eleven twins of them.
      const own = title && files.length > 1 ? `${title} (${index + 1})` : title;
      queue.add([file], { kind: kindOf(file), ...rest, ...(own && { title: own }) });
    }
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
        onAdded(document.id);
      });
    }
  }, [items, queue, change, onAdded]);

  useWarningBeforeLeaving(queue.isBusy);

  return (
    <section ref={area} class={isOver ? 'upload upload-over' : 'upload'} aria-labelledby="add-heading">
      <h2 class="card-heading" id="add-heading">
        {t.add}
      </h2>
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
      <AboutFields kind={kind} onKind={setKind} about={about} onChange={setAbout} />
      <p class="muted small">
        {t.accepted} {t.idWarning}
      </p>
    </section>
  );
}

/** What a file probably is; without a network nobody guesses. */
async function fetchGuess(): Promise<(file: File) => DocumentKind> {
  return await import('./guess-kind.ts').then(
    ({ guessKind }) => guessKind,
    () => () => 'other',
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
