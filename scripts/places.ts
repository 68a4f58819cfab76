import { writeFileSync } from 'node:fs';
import { placeAnswers } from '#engine/graph/place-told.ts';
import { examplesOf, fitPlaces, learntTexts, placesMadeFrom, wordsAlike } from './places/examples.ts';
import { shippedGraph } from './places/shipped-graph.ts';
import { writeWeights } from './train/write.ts';

/** Learns where the patient is from texts of which it is known, and writes the weights: the same bytes each time. */
const graph = await shippedGraph();
const texts = learntTexts(graph);
const examples = [...texts.flatMap((each) => examplesOf(graph, each)), ...wordsAlike(graph)];
const written = writeWeights(placesMadeFrom(), placeAnswers, fitPlaces(examples));
writeFileSync(new URL('../src/engine/graph/place-weights.json', import.meta.url), written);
console.log(`${texts.length} texts, ${examples.length} places named in them, ${written.length} characters`);
