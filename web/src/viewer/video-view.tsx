import { useState } from 'preact/hooks';
import { useTexts } from '../language.ts';
import { viewerTexts } from '../strings/viewer.ts';
import { Unshown } from './image-view.tsx';
import { useObjectUrl } from './use-file.ts';
import type { ViewProps } from './viewer.tsx';

export function VideoView({ file, name }: ViewProps) {
  const t = useTexts(viewerTexts);
  const url = useObjectUrl(file);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Unshown text={t.broken} />;
  return (
    <div class="viewer-stage">
      {url && (
        <video class="viewer-video" src={url} controls playsInline aria-label={name} onError={() => setBroken(true)}>
          {/* A family's own recording has no captions to give. */}
          <track kind="captions" />
        </video>
      )}
    </div>
  );
}
