import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../language.ts';
import { viewerTexts } from '../strings/viewer.ts';
import { drawings } from './drawings.ts';
import { Tool } from './pan-zoom.tsx';

type FrameBarProps = {
  index: number;
  count: number;
  frameMs: number | undefined;
  onChange: (update: (index: number) => number) => void;
};

const frameMsDefault = 120;
const frameMsMin = 33;

/** One picture after another, by hand or by themselves. */
export function FrameBar({ index, count, frameMs = frameMsDefault, onChange }: FrameBarProps) {
  const t = useTexts(viewerTexts);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => onChange((current) => (current + 1) % count), Math.max(frameMs, frameMsMin));
    return () => clearInterval(timer);
  }, [isPlaying, count, frameMs, onChange]);
  return (
    <div class="viewer-slider">
      <Tool
        icon={isPlaying ? drawings.pause : drawings.play}
        label={isPlaying ? t.pause : t.play}
        pressed={isPlaying}
        onClick={() => setPlaying(!isPlaying)}
      />
      <label class="viewer-range">
        <span class="numbers">{t.frame(index + 1, count)}</span>
        <input
          type="range"
          min={0}
          max={count - 1}
          value={index}
          onInput={(event) => {
            const chosen = Number(event.currentTarget.value);
            setPlaying(false);
            onChange(() => chosen);
          }}
        />
      </label>
    </div>
  );
}
