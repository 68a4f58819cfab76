import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../language.ts';
import { viewerTexts } from '../strings/viewer.ts';
import { ErrorState } from '../ui/states.tsx';
import { PanZoom } from './pan-zoom.tsx';
import { useObjectUrl } from './use-file.ts';
import type { ViewProps } from './viewer.tsx';

export function ImageView({ file, name, onStep }: ViewProps) {
  const t = useTexts(viewerTexts);
  const url = useObjectUrl(file);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Unshown text={t.broken} />;
  return (
    <PanZoom onStep={onStep}>
      {url && <img class="viewer-picture" src={url} alt={name} draggable={false} onError={() => setBroken(true)} />}
    </PanZoom>
  );
}

/** Only Apple's browsers know HEIC; the reader for all others is large and fetched when one is opened. */
export function HeicView(props: ViewProps) {
  const t = useTexts(viewerTexts);
  const [picture, setPicture] = useState<Blob | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    convertHeic(props.file).then(
      (converted) => isCurrent && setPicture(converted),
      () => isCurrent && setPicture('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [props.file]);
  if (picture === 'failed') return <Unshown text={t.broken} />;
  if (picture) return <ImageView {...props} file={picture} />;
  return (
    <div class="viewer-stage viewer-message" role="status">
      <p>{t.converting}</p>
    </div>
  );
}

async function convertHeic(file: Blob): Promise<Blob> {
  const { heicTo } = await import('heic-to/csp');
  return await heicTo({ blob: file, type: 'image/jpeg', quality: 0.9 });
}

export function Unshown({ text }: { text: string }) {
  const t = useTexts(viewerTexts);
  return (
    <div class="viewer-stage viewer-message">
      <ErrorState title={t.failedTitle} text={`${t.failedSafe} ${text}`} />
    </div>
  );
}
