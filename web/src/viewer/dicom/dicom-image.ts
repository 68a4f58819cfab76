/** How bright a value is shown: black at the low end of the window, white at its high end. */
export type GreyWindow = { center: number; width: number };

/** One frame: grey values as stored, still to be seen through a window, or finished colours. */
export type Frame =
  | { kind: 'grey'; values: Uint8Array | Uint16Array | Int16Array }
  | { kind: 'colour'; rgba: Uint8ClampedArray<ArrayBuffer> };

export type DicomImage = {
  columns: number;
  rows: number;
  frameCount: number;
  /** How much higher than wide a pixel is. */
  pixelAspect: number;
  /** Milliseconds from frame to frame, for a moving picture. */
  frameMs: number | undefined;
  modality: string;
  description: string;
  /** MONOCHROME1: the lowest value is white. */
  isInverted: boolean;
  slope: number;
  intercept: number;
  /** The windows that the scanner suggests. */
  windows: readonly GreyWindow[];
  readFrame: (index: number) => Promise<Frame>;
};

/** Why a file cannot be shown here; it can still be downloaded. */
export type DicomFault = 'broken' | 'no_picture' | 'too_large' | 'syntax';

export class DicomError extends Error {
  readonly fault: DicomFault;

  constructor(fault: DicomFault, cause?: unknown) {
    super(fault, { cause });
    this.name = 'DicomError';
    this.fault = fault;
  }
}
