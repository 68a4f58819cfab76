import { expect, it } from 'vitest';
import { placesMadeFrom } from '#scripts/places/examples.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';
import { placesTold } from './place-mentions.ts';
import { placeName } from './place-name.ts';
import { judgePlaces, placeTold } from './place-told.ts';
import file from './place-weights.json' with { type: 'json' };

const told = (text: string) => placeTold(graph, judgePlaces(graph, text));

it('was learnt from the texts and the code that are here: if not, run `npm run places`', () => {
  expect(file.madeFrom).toBe(placesMadeFrom());
});

it.each([
  ['nhà ở xã Đường Âm, Bắc Mê', 'Đường Âm, Bắc Mê'],
  ['me e nha lang gaing bac giang', 'lang gaing, bac giang'],
  ['trọ gần q7', 'q7'],
  ['nhà ở Bạc Liêu. Sài Gòn xa lắm', 'Bạc Liêu | Sài Gòn'],
  ['đau bụng âm ỉ', ''],
])('names that lie in one another are one place: %s', (text, expected) => {
  const { words, groups } = placesTold(graph, text);
  const nameOf = (from: number, to: number) => words.slice(from, to).map(({ written }) => written);
  expect(groups.map((group) => group.map(({ from, to }) => nameOf(from, to).join(' ')).join(', ')).join(' | ')).toBe(
    expected,
  );
});

it.each([
  ['Tui ở Sài Gòn về ăn đám giỗ dưới Long Phú Sóc Trăng, ói mửa từ khuya', 'Long Phú, Sóc Trăng'],
  ['nằm trung tâm y tế Như Xuân ba hôm rồi vẫn đau', 'Như Xuân, Thanh Hóa'],
  ['uống thuốc của ông lang ở Tuy Phước ba tháng rồi, men gan tăng', undefined],
  ['o nha be bi sot', undefined],
])('of the places that are named the one where the patient is: %s', (text, expected) => {
  const { place } = told(text);
  expect(place && !place.isGuess ? placeName(place) : undefined).toBe(expected);
});
