import { useTexts } from '../language.ts';
import { viewerTexts } from '../strings/viewer.ts';
import type { DicomImage, GreyWindow } from './dicom/dicom-image.ts';
import { type CtWindow, ctWindows } from './dicom/show-frame.ts';

type WindowBarProps = {
  image: DicomImage;
  full: GreyWindow;
  window: GreyWindow;
  onChange: (window: GreyWindow) => void;
};

/** Window and level in words that need no training: brightness and contrast, and the usual presets. */
export function WindowBar({ image, full, window, onChange }: WindowBarProps) {
  const t = useTexts(viewerTexts);
  const [suggested] = image.windows;
  const presets: [string, GreyWindow][] = [
    ...(suggested ? [[t.windows.file, suggested] satisfies [string, GreyWindow]] : []),
    [t.windows.full, full],
    ...(image.modality === 'CT'
      ? Object.entries(ctWindows).map(
          ([name, preset]) => [t.windows[name as CtWindow], preset] satisfies [string, GreyWindow],
        )
      : []),
  ];
  const low = Math.min(full.center - full.width / 2, window.center);
  const high = Math.max(full.center + full.width / 2, window.center);
  const widest = Math.max(full.width * 1.5, window.width, 2);
  return (
    <fieldset class="viewer-window">
      <legend class="visually-hidden">{t.windowHeading}</legend>
      <div class="viewer-presets">
        {presets.map(([label, preset]) => (
          <button
            class="viewer-preset"
            type="button"
            key={label}
            aria-pressed={preset.center === window.center && preset.width === window.width}
            onClick={() => onChange(preset)}
          >
            {label}
          </button>
        ))}
      </div>
      {/* A lower centre makes a brighter picture and a narrower window more contrast, so both sliders run backwards. */}
      <label class="viewer-range">
        <span>{t.brightness}</span>
        <input
          type="range"
          min={-high}
          max={-low}
          step="any"
          value={-window.center}
          onInput={(event) => onChange({ ...window, center: -Number(event.currentTarget.value) })}
        />
      </label>
      <label class="viewer-range">
        <span>{t.contrast}</span>
        <input
          type="range"
          min={-widest}
          max={-1}
          step="any"
          value={-window.width}
          onInput={(event) => onChange({ ...window, width: -Number(event.currentTarget.value) })}
        />
      </label>
    </fieldset>
  );
}
