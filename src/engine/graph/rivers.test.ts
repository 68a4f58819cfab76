import { expect, it } from 'vitest';
import { bankOf, overRivers } from './rivers.ts';

const baTri = { point: { lat: 10.05, lng: 106.59 }, bank: bankOf('86', '86-ba-tri') };
const thanhPhu = { point: { lat: 9.95, lng: 106.51 }, bank: bankOf('86', '86-thanh-phu') };
const traVinh = { point: { lat: 9.93, lng: 106.33 }, bank: bankOf('86', '86-tra-vinh') };
const benTre = { point: { lat: 10.24, lng: 106.37 }, bank: bankOf('86', '86-ben-tre') };

it('the way over a river goes by its bridge, and over two by two', () => {
  expect(overRivers(baTri, thanhPhu)?.over.map(({ vi }) => vi)).toEqual(['cầu Hàm Luông']);
  expect(overRivers(baTri, thanhPhu)?.moreKm).toBeGreaterThan(40);
  expect(overRivers(baTri, traVinh)?.over.map(({ vi }) => vi)).toEqual(['cầu Hàm Luông', 'cầu Cổ Chiên']);
});

it('is as long there as back', () => {
  expect(overRivers(thanhPhu, baTri)?.moreKm).toBeCloseTo(overRivers(baTri, thanhPhu)?.moreKm ?? 0);
});

it('on one side, or where a side is not known, there is nothing to cross', () => {
  expect(overRivers(baTri, benTre)).toBeUndefined();
  expect(overRivers(baTri, { ...traVinh, bank: undefined })).toBeUndefined();
  expect(bankOf('86', undefined)).toBeUndefined();
  expect(bankOf('92', '92-cu-lao-dung')).toBeUndefined();
  expect(bankOf('01', undefined)).toBe('north');
});
