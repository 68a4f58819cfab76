import type { DicomImage, Frame, GreyWindow } from './dicom-image.ts';

/** Paints a frame through a window, onto a canvas of the picture's own size. */
export function showFrame(canvas: HTMLCanvasElement, image: DicomImage, frame: Frame, window: GreyWindow): void {
  canvas.width = image.columns;
  canvas.height = image.rows;
  const context = canvas.getContext('2d');
  if (!context) return;
  const rgba = frame.kind === 'colour' ? frame.rgba : throughWindow(frame.values, image, window);
  context.putImageData(new ImageData(rgba, image.columns, image.rows), 0, 0);
}

function throughWindow(
  values: Uint8Array | Uint16Array | Int16Array,
  { columns, rows, slope, intercept, isInverted }: DicomImage,
  { center, width }: GreyWindow,
): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(columns * rows * 4);
  const pixels = new Uint32Array(rgba.buffer);
  // The linear function of PS3.3 C.11.2.1.2, worked out once for each value there can be.
  const low = center - 0.5 - (width - 1) / 2;
  const span = Math.max(width - 1, 1);
  const greys = new Uint8ClampedArray(65_536);
  for (let stored = 0; stored < 65_536; stored++) {
    const signed = values instanceof Int16Array ? (stored << 16) >> 16 : stored;
    const shade = ((signed * slope + intercept - low) / span) * 255;
    greys[stored] = isInverted ? 255 - shade : shade;
  }
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    const grey = greys[(values[pixel] ?? 0) & 0xffff] ?? 0;
    pixels[pixel] = 0xff00_0000 | (grey << 16) | (grey << 8) | grey;
  }
  return rgba;
}

/** From the darkest to the brightest value of a frame, for a file that suggests no window. */
export function fullWindow(frame: Frame, { slope, intercept }: DicomImage): GreyWindow {
  if (frame.kind === 'colour') return { center: 128, width: 256 };
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of frame.values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const low = least * slope + intercept;
  const high = most * slope + intercept;
  return { center: (low + high) / 2, width: Math.max(Math.abs(high - low), 1) };
}

/** The usual windows of computed tomography, in Hounsfield units. */
export const ctWindows = {
  lung: { center: -600, width: 1500 },
  tissue: { center: 40, width: 400 },
  brain: { center: 40, width: 80 },
  bone: { center: 300, width: 1500 },
} as const satisfies Record<string, GreyWindow>;

export type CtWindow = keyof typeof ctWindows;
