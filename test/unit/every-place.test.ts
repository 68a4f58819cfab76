import { describe, expect, it } from 'vitest';
import { distanceKm } from '#engine/graph/distance.ts';
import { foldedText } from '#engine/graph/letters.ts';
import { placeName } from '#engine/graph/place-name.ts';
import { holds, type Place, pointOf, readingsNamed, wardOf } from '#engine/graph/places.ts';
import { readPlace } from '#engine/graph/read-place.ts';
import { fold } from '#engine/text/fold.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Every place of the shipped directory, by whatever somebody may call it. */
const places = [...graph.places.byId.values()].filter(({ district }) => district);
const wards = places.filter(({ district }) => district && 'districts' in district);

/** What came of a text that stands for a place: never is another place taken without a word. */
function outcome(text: string, meant: Place): 'found' | 'around' | 'asked' | 'told' | 'unknown' | 'wrong' {
  const { place, candidates, besides = [] } = readPlace(graph, text);
  const isMeant = (other: Place) => other.district === meant.district || isSide(other, meant);
  if (candidates.length > 0) return candidates.some((each) => isMeant(each) || holds(each, meant)) ? 'asked' : 'wrong';
  if (!place) return 'unknown';
  if (isMeant(place)) return place.isGuess ? 'asked' : 'found';
  if (holds(place, meant) || holds(meant, place)) return place.isGuess ? 'asked' : 'around';
  if (place.isGuess || !pointOf(place)) return 'asked';
  return besides.some(isMeant) ? 'told' : 'wrong';
}

/** Two that lie side by side and bear one name are one for whoever looks for a hospital. */
function isSide({ district, province }: Place, meant: Place): boolean {
  return district !== undefined && province === meant.province && distanceKm(district.location, meant.center) <= 10;
}

function counted(texts: readonly { text: string; place: Place }[]) {
  const all = texts.map(({ text, place }) => ({ text, came: outcome(text, place) }));
  const count = (came: string) => all.filter((each) => each.came === came).length;
  return {
    wrong: all.filter(({ came }) => came === 'wrong' || came === 'unknown').map(({ text }) => text),
    counts: Object.fromEntries(['found', 'around', 'asked', 'told'].map((came) => [came, count(came)])),
  };
}

const isIslandOf = ({ district, province }: Place, zone: Place) =>
  district?.kind === 'locality' && district.island !== undefined && province === zone.province;

const nameOf = ({ district }: Place) => district?.name ?? '';

describe('every district, island and ward', () => {
  it('is in the directory', () => {
    expect(places.length - wards.length).toBe(740);
    expect(wards.length).toBe(3321);
  });

  it('is found by the name that we call it, and by its id', () => {
    const lost = places.filter((place) => {
      const id = place.district?.id ?? '';
      return (
        readPlace(graph, placeName(place)).place?.district !== place.district || graph.places.byId.get(id) !== place
      );
    });
    expect(lost.map(placeName)).toEqual([]);
  });

  it('is found with its province, without marks', () => {
    const texts = places.map((place) => ({
      text: fold(`${nameOf(place)}, ${place.former?.name ?? place.province.name}`),
      place,
    }));
    const { wrong, counts } = counted(texts);
    expect(wrong).toEqual([]);
    expect(counts.found).toBeGreaterThan(0.98 * places.length);
  });

  it('is found by its name alone without marks, or asked about where others bear it', () => {
    const texts = places.map((place) => ({ text: fold(nameOf(place)), place }));
    const { wrong, counts } = counted(texts);
    expect(wrong).toEqual([]);
    expect(counts.found).toBeGreaterThan(0.6 * places.length);
  });

  it('is found by every name of before that went into it, with its district and province', () => {
    const texts = wards.flatMap((place) => {
      const { districts = [] as string[], formerNames = [] as string[] } = wardOf(place) ?? {};
      const around = graph.places.byId.get(districts[0] ?? '');
      // A commune that is an island of its own is told more closely than by the zone that it went into.
      const isIsland = (name: string) =>
        readingsNamed(graph.places, name).some((each) => isIslandOf(each.place, place));
      return formerNames
        .filter((name) => !isIsland(name))
        .map((name) => ({ text: fold(`${name}, ${around ? placeName(around) : ''}`), place }));
    });
    expect(texts.length).toBeGreaterThan(7000);
    expect(counted(texts).wrong).toEqual([]);
  });
});

describe('300 names with a slip in them', () => {
  const random = randomFrom(20_261_116);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

  /** One letter left out, doubled, changed or swapped with the next, as a finger does. */
  function slipped(text: string): string {
    const at = 1 + Math.floor(random() * (text.length - 2));
    const [before, letter, next, after] = [text.slice(0, at), text[at] ?? '', text[at + 1] ?? '', text.slice(at + 2)];
    const slips = [before + next + after, before + letter + letter + next + after, before + next + letter + after];
    return one([...slips, before + one([...'aeiounthgcm']) + next + after]);
  }

  const isRealName = (text: string) => readingsNamed(graph.places, text).length > 0;

  it('are read right, asked about or unknown, and never taken for another place', () => {
    const texts: { text: string; place: Place }[] = [];
    while (texts.length < 300) {
      const place = one(places);
      const name = slipped(fold(nameOf(place)));
      // A slip that makes the name of another place is none that anybody could see.
      if (isRealName(name) || foldedText(name) === foldedText(nameOf(place))) continue;
      texts.push({ text: one([name, `${name}, ${fold(place.former?.name ?? place.province.name)}`]), place });
    }
    const came = texts.map(({ text, place }) => ({ text, came: outcome(text, place) }));
    expect(came.filter((each) => each.came === 'wrong').map(({ text }) => text)).toEqual([]);
    expect(came.filter((each) => each.came === 'unknown').length).toBeLessThan(60);
  });
});

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
