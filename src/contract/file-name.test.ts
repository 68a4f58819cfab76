import { expect, it } from 'vitest';
import { offeredFileName } from './file-name.ts';

const picture = { id: '01a1df02-bf49-709b-ae48-86ae0949a001', kind: 'lab_result', mediaType: 'image/jpeg' } as const;

it.each([
  ['IMG_0001.JPG', 'IMG_0001.JPG'],
  ['ảnh chụp.jpeg', 'ảnh chụp.jpeg'],
  ['x.html', 'x.html.jpg'],
  ['xét nghiệm.pdf', 'xét nghiệm.pdf.jpg'],
  ['jpg', 'jpg.jpg'],
  ['ket qua\u202egpj.exe', 'ket quagpj.exe.jpg'],
  ['a\u200b\u2066b.jpg', 'ab.jpg'],
  ['\u202e', 'lab_result-0949a001.jpg'],
  [null, 'lab_result-0949a001.jpg'],
  [undefined, 'lab_result-0949a001.jpg'],
])('%s is offered as %s', (fileName, offered) => {
  expect(offeredFileName({ ...picture, ...(fileName !== undefined && { fileName }) })).toBe(offered);
});
