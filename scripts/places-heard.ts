import { homeOf } from '#engine/home.ts';
import { countsOf, placedTexts, wantedOf } from './places/examples.ts';
import { shippedGraph } from './places/shipped-graph.ts';

/** Counts of how the places of a file of texts are heard: `npm run places-heard -- FILE LOT`. No text is shown. */
const [path, lot] = process.argv.slice(2);
if (path === undefined || lot === undefined) throw new Error('npm run places-heard -- FILE LOT');
const graph = await shippedGraph();
const heard = placedTexts(graph, path, lot).map((text) => {
  const understood = homeOf(graph, { need: 'treatment', patient: {}, symptoms: text.text });
  return { wanted: wantedOf(text), understood };
});
console.log('with a place   ', countsOf(heard.filter(({ wanted }) => wanted)));
console.log('without a place', countsOf(heard.filter(({ wanted }) => !wanted)));
