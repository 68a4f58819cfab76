import { useState } from 'preact/hooks';
import type { MediaType } from '#contract/vocabulary.ts';
import type { FileSource } from '#web/api/files.ts';
import { useTexts } from '#web/language.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { labelTexts } from '#web/strings/labels.ts';
import { recordTexts } from '#web/strings/record.ts';
import { dateText, whenText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { sizeText, useDocumentName } from '#web/viewer/document-name.ts';
import type { ViewedDocument } from '#web/viewer/viewer.tsx';
import './documents.css';
import { drawings } from './drawings.ts';

type DocumentGridProps = {
  documents: readonly ViewedDocument[];
  onOpen: (documentId: string) => void;
  /** Where small pictures come from; without it, a drawing stands for the kind of file. */
  thumbnails?: FileSource;
};

const Thumbnail = lazyPart(async () => (await import('./thumbnail.tsx')).Thumbnail, {
  Waiting: Nothing,
  isLater: true,
});

const pageSize = 24;

export function DocumentGrid({ documents, onOpen, thumbnails }: DocumentGridProps) {
  const t = useTexts(recordTexts);
  const [shown, setShown] = useState(pageSize);
  if (documents.length === 0) return <p class="muted">{t.noneOfKind}</p>;
  const hidden = documents.length - shown;
  return (
    <div class="stack">
      <ul class="documents">
        {documents.slice(0, shown).map((document) => (
          <li class="document-place" key={document.id}>
            <DocumentTile document={document} onOpen={() => onOpen(document.id)} {...(thumbnails && { thumbnails })} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div>
          <Button look="plain" onClick={() => setShown(shown + pageSize)}>
            {t.more(Math.min(hidden, pageSize))}
          </Button>
        </div>
      )}
    </div>
  );
}

const marks: Record<MediaType, { icon: IconName; name: string }> = {
  'image/jpeg': { icon: 'image', name: 'JPEG' },
  'image/png': { icon: 'image', name: 'PNG' },
  'image/webp': { icon: 'image', name: 'WebP' },
  'image/heic': { icon: 'image', name: 'HEIC' },
  'application/pdf': { icon: 'file', name: 'PDF' },
  'application/dicom': { icon: 'scan', name: 'DICOM' },
  'video/mp4': { icon: drawings.video, name: 'Video' },
};

type DocumentTileProps = { document: ViewedDocument; onOpen: () => void; thumbnails?: FileSource };

function DocumentTile({ document, onOpen, thumbnails }: DocumentTileProps) {
  const labels = useTexts(labelTexts);
  const nameOf = useDocumentName();
  const t = useTexts(recordTexts);
  const mark = marks[document.mediaType];
  const kind = labels.documentKind[document.kind];
  const when = document.takenAt
    ? t.taken(whenText(document.takenAt))
    : t.uploaded(dateText(Date.parse(document.uploadedAt)));
  return (
    <button class="document" type="button" onClick={onOpen}>
      <span class="document-picture">
        <span class="document-mark">
          <Icon name={mark.icon} />
          {mark.name}
        </span>
        {thumbnails && <Thumbnail document={document} source={thumbnails} />}
      </span>
      <span class="document-words">
        <span class="document-name">{nameOf(document)}</span>
        <span class="document-about numbers">
          {nameOf(document) !== kind && `${kind} · `}
          {when} · {sizeText(document.size)}
        </span>
      </span>
    </button>
  );
}

/** The drawing below stands there until there is a picture. */
function Nothing() {
  return null;
}
