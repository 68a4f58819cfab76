import {
  createJPEGBasicOffsetTable,
  type DataSet,
  readEncapsulatedImageFrame,
  readEncapsulatedPixelDataFromFragments,
} from 'dicom-parser';
import { DicomError } from './dicom-image.ts';

/** The compressed bytes of one frame, put together from the fragments it was stored in. */
export function encapsulatedFrame(dataSet: DataSet, index: number, frameCount: number): Uint8Array {
  const element = dataSet.elements.x7fe00010;
  if (!element?.fragments) throw new DicomError('broken');
  try {
    if (element.basicOffsetTable && element.basicOffsetTable.length > 0) {
      return readEncapsulatedImageFrame(dataSet, element, index);
    }
    if (frameCount === 1) {
      return readEncapsulatedPixelDataFromFragments(dataSet, element, 0, element.fragments.length);
    }
    if (element.fragments.length === frameCount) return readEncapsulatedPixelDataFromFragments(dataSet, element, index);
    return readEncapsulatedImageFrame(dataSet, element, index, createJPEGBasicOffsetTable(dataSet, element));
  } catch (cause) {
    throw new DicomError('broken', cause);
  }
}
