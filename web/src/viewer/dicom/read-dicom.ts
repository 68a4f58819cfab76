import { type DataSet, parseDicom } from 'dicom-parser';
import { decodeJpegInBrowser } from './decode-jpeg.ts';
import { decodeJpegLossless } from './decode-jpeg-lossless.ts';
import { decodeRle } from './decode-rle.ts';
import { DicomError, type DicomImage, type Frame, type GreyWindow } from './dicom-image.ts';
import { encapsulatedFrame } from './encapsulated-frame.ts';
import { colourFrame, greyFrame, type PixelLayout } from './pixels.ts';

const tag = {
  transferSyntax: 'x00020010',
  modality: 'x00080060',
  seriesDescription: 'x0008103e',
  studyDescription: 'x00081030',
  frameTime: 'x00181063',
  cineRate: 'x00180040',
  samples: 'x00280002',
  photometric: 'x00280004',
  planar: 'x00280006',
  frames: 'x00280008',
  rows: 'x00280010',
  columns: 'x00280011',
  pixelSpacing: 'x00280030',
  pixelAspect: 'x00280034',
  bitsAllocated: 'x00280100',
  bitsStored: 'x00280101',
  pixelRepresentation: 'x00280103',
  windowCenter: 'x00281050',
  windowWidth: 'x00281051',
  intercept: 'x00281052',
  slope: 'x00281053',
  redPalette: 'x00281101',
  redPaletteData: 'x00281201',
  pixelData: 'x7fe00010',
} as const;

const syntax = {
  implicitLittle: '1.2.840.10008.1.2',
  explicitLittle: '1.2.840.10008.1.2.1',
  explicitBig: '1.2.840.10008.1.2.2',
  jpegBaseline: '1.2.840.10008.1.2.4.50',
  jpegLossless: '1.2.840.10008.1.2.4.57',
  jpegLosslessFirstOrder: '1.2.840.10008.1.2.4.70',
  rle: '1.2.840.10008.1.2.5',
} as const;

/** A picture larger than this would take more memory than a phone has to give. */
const pixelsMax = 100_000_000;
const greyDepths: readonly number[] = [1, 8, 16];
const colourDepths: readonly number[] = [8];

export function readDicom(bytes: Uint8Array): DicomImage {
  const dataSet = parse(bytes);
  const layout = layoutOf(dataSet);
  const readFrame = frameReader(dataSet, layout);
  return {
    columns: layout.columns,
    rows: layout.rows,
    frameCount: layout.frameCount,
    pixelAspect: pixelAspectOf(dataSet),
    frameMs: frameMsOf(dataSet),
    modality: dataSet.string(tag.modality) ?? '',
    description: dataSet.string(tag.seriesDescription) ?? dataSet.string(tag.studyDescription) ?? '',
    isInverted: layout.photometric === 'MONOCHROME1',
    slope: finite(dataSet.floatString(tag.slope)) || 1,
    intercept: finite(dataSet.floatString(tag.intercept)) ?? 0,
    windows: windowsOf(dataSet),
    readFrame,
  };
}

function parse(bytes: Uint8Array): DataSet {
  try {
    return parseDicom(bytes);
  } catch (cause) {
    throw new DicomError('broken', cause);
  }
}

function layoutOf(dataSet: DataSet): PixelLayout {
  const columns = dataSet.uint16(tag.columns) ?? 0;
  const rows = dataSet.uint16(tag.rows) ?? 0;
  if (!dataSet.elements[tag.pixelData] || columns === 0 || rows === 0) throw new DicomError('no_picture');
  if (columns * rows > pixelsMax) throw new DicomError('too_large');
  const bitsAllocated = dataSet.uint16(tag.bitsAllocated) ?? 16;
  const samples = dataSet.uint16(tag.samples) ?? 1;
  if (!(samples === 1 ? greyDepths : colourDepths).includes(bitsAllocated)) throw new DicomError('syntax');
  return {
    columns,
    rows,
    frameCount: Math.max(1, dataSet.intString(tag.frames) ?? 1),
    samples,
    isPlanar: dataSet.uint16(tag.planar) === 1,
    photometric: dataSet.string(tag.photometric) ?? 'MONOCHROME2',
    bitsAllocated,
    bitsStored: dataSet.uint16(tag.bitsStored) ?? bitsAllocated,
    isSigned: dataSet.uint16(tag.pixelRepresentation) === 1,
    isBigEndian: dataSet.string(tag.transferSyntax) === syntax.explicitBig,
    palette: paletteOf(dataSet),
  };
}

type FrameReader = (index: number) => Promise<Frame>;

function frameReader(dataSet: DataSet, layout: PixelLayout): FrameReader {
  const transferSyntax = dataSet.string(tag.transferSyntax) ?? syntax.implicitLittle;
  const compressed = (index: number) => encapsulatedFrame(dataSet, index, layout.frameCount);
  const finish = layout.samples === 3 || layout.palette ? colourFrame : greyFrame;
  switch (transferSyntax) {
    case syntax.implicitLittle:
    case syntax.explicitLittle:
    case syntax.explicitBig:
      return async (index) => finish(nativeFrame(dataSet, layout, index), layout);
    case syntax.rle:
      // RLE stores the bytes of a sample, and the samples of a pixel, plane by plane; what comes out is little-endian.
      return async (index) => finish(decodeRle(compressed(index), layout), { ...layout, isPlanar: false });
    case syntax.jpegBaseline:
      return async (index) => await decodeJpegInBrowser(compressed(index), layout);
    case syntax.jpegLossless:
    case syntax.jpegLosslessFirstOrder:
      return async (index) => finish(decodeJpegLossless(compressed(index), layout), { ...layout, isPlanar: false });
    default:
      throw new DicomError('syntax', transferSyntax);
  }
}

function nativeFrame(dataSet: DataSet, layout: PixelLayout, index: number): Uint8Array {
  const element = dataSet.elements[tag.pixelData];
  const frameBytes = Math.ceil((layout.columns * layout.rows * layout.samples * layout.bitsAllocated) / 8);
  const start = (element?.dataOffset ?? 0) + index * frameBytes;
  const bytes = dataSet.byteArray.subarray(start, start + frameBytes);
  if (!element || bytes.length < frameBytes) throw new DicomError('broken');
  return bytes;
}

function windowsOf(dataSet: DataSet): GreyWindow[] {
  const windows: GreyWindow[] = [];
  const count = dataSet.numStringValues(tag.windowCenter) ?? 0;
  for (let index = 0; index < count; index++) {
    const center = finite(dataSet.floatString(tag.windowCenter, index));
    const width = finite(dataSet.floatString(tag.windowWidth, index));
    if (center !== undefined && width !== undefined && width >= 1) windows.push({ center, width });
  }
  return windows;
}

function pixelAspectOf(dataSet: DataSet): number {
  for (const name of [tag.pixelSpacing, tag.pixelAspect]) {
    const high = finite(dataSet.floatString(name, 0));
    const wide = finite(dataSet.floatString(name, 1));
    if (high && wide && high > 0 && wide > 0) return high / wide;
  }
  return 1;
}

function frameMsOf(dataSet: DataSet): number | undefined {
  const ms = finite(dataSet.floatString(tag.frameTime));
  if (ms && ms > 0) return ms;
  const rate = finite(dataSet.floatString(tag.cineRate));
  return rate && rate > 0 ? 1000 / rate : undefined;
}

/** Red, green and blue for each value; the three tables lie one tag apart. */
function paletteOf(dataSet: DataSet): PixelLayout['palette'] {
  if (dataSet.string(tag.photometric) !== 'PALETTE COLOR') return undefined;
  const entries = dataSet.uint16(tag.redPalette, 0) || 65_536;
  const first = dataSet.uint16(tag.redPalette, 1) ?? 0;
  const bits = dataSet.uint16(tag.redPalette, 2) ?? 16;
  const tables = [0, 1, 2].map((colour) => {
    const name = `x0028120${colour + 1}`;
    const element = dataSet.elements[name];
    if (!element) throw new DicomError('syntax');
    const bytesPerEntry = element.length >= entries * 2 ? 2 : 1;
    return Uint8Array.from({ length: entries }, (_, index) => {
      const at = element.dataOffset + index * bytesPerEntry;
      if (bytesPerEntry === 1) return dataSet.byteArray[at] ?? 0;
      const value = (dataSet.byteArray[at] ?? 0) | ((dataSet.byteArray[at + 1] ?? 0) << 8);
      return bits > 8 ? value >> 8 : value;
    });
  });
  return { first, tables };
}

function finite(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}
