import { homeOf } from '#engine/home.ts';
import { isThere, placedTexts } from './places/examples.ts';
import { shippedGraph } from './places/shipped-graph.ts';

/** Counts of how the places of a file of texts are heard: `npm run places-heard -- FILE LOT`. No text is shown. */
const [path, lot] = process.argv.slice(2);
if (path === undefined || lot === undefined) throw new Error('npm run places-heard -- FILE LOT');
const graph = await shippedGraph();
const counts = { texts: 0, right: 0, asked: 0, askedAmiss: 0, another: 0, province: 0, none: 0 };
const placeless = { texts: 0, given: 0, asked: 0, none: 0 };
for (const { kind, text, place: wanted } of placedTexts(graph, path, lot)) {
  const { place, candidates } = homeOf(graph, { need: 'treatment', patient: {}, symptoms: text });
  const named = [...(place ? [place] : []), ...candidates];
  const isAsked = candidates.length > 0 || place?.isGuess === true;
  if (!wanted || kind === 'soon') {
    placeless.texts += 1;
    placeless[named.length === 0 ? 'none' : isAsked ? 'asked' : 'given'] += 1;
    continue;
  }
  counts.texts += 1;
  const isNamed = named.some((each) => isThere(each, wanted));
  if (named.length === 0) counts.none += 1;
  else if (isAsked) counts[isNamed ? 'asked' : 'askedAmiss'] += 1;
  else if (!isNamed) counts.another += 1;
  else counts[place?.district ? 'right' : 'province'] += 1;
}
console.log('with a place   ', counts);
console.log('without a place', placeless);
