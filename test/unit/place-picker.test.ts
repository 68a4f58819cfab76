import { describe, expect, it } from 'vitest';
import { indexPlaces } from '#engine/graph/places.ts';
import { readPlace } from '#engine/graph/read-place.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';
import { guessPlaces } from '#web/offline/guess-places.ts';
import { matchPlaces, placeOptions } from '#web/offline/places.ts';

const { provinces } = await loadShippedDirectory();
const options = placeOptions(provinces);
const matches = (text: string) => matchPlaces(options, text).map(({ value }) => value);
const guesses = (text: string) => guessPlaces(options, text).map(({ value }) => value);

describe('looking for a place while typing', () => {
  it('lists each place once, what is called just so first', () => {
    const found = matches('vinh');
    expect(found.slice(0, 3)).toEqual(['Vinh, Nghệ An', 'Vĩnh Long', 'Vĩnh Phúc']);
    expect(new Set(found).size).toBe(found.length);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  });

  it.each([
    ['dien chau', 'Diễn Châu, Nghệ An'],
    ['huyện Quỳnh Lưu', 'Quỳnh Lưu, Nghệ An'],
    ['Mường Lát (Thanh Hóa)', 'Mường Lát, Thanh Hóa'],
    ['cu chi', 'Củ Chi, TP. Hồ Chí Minh'],
    ['q1', 'Quận 1, TP. Hồ Chí Minh'],
    ['sapa', 'Sa Pa, Lào Cai'],
    ['nghe an', 'Nghệ An'],
  ])('finds %j', (text, value) => {
    expect(matches(text)[0]).toBe(value);
  });

  it('offers what may have been meant for what is no place', () => {
    expect(matches('nghe na')).toEqual([]);
    expect(guesses('nghe na')).toEqual(['Nghệ An']);
    expect(guesses('quynh luuu, nghe an')).toEqual(['Quỳnh Lưu, Nghệ An']);
    expect(guesses('thanh hox')).toContain('Thanh Hóa');
    expect(guesses('zzz')).toEqual([]);
  });

  it('hands on what the engine reads as the same place', () => {
    const graph = { places: indexPlaces(provinces) };
    const lost = options.filter(({ value, kind }) => {
      const { place, candidates } = readPlace(graph, value);
      return candidates.length > 0 || place?.isGuess || (place?.district !== undefined) !== (kind === 'town');
    });
    expect(lost.map(({ value }) => value)).toEqual([]);
  });
});
