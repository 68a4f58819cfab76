/**
 * Measures the engine, prints tables, and with `--write` puts them into docs/evaluation.md:
 *
 *   npm run evaluate [-- folder…]                  the sealed part of the corpus, our scenarios, texts from outside
 *   npm run evaluate -- --new path [--second tsv]  labelled texts that nothing was learnt from yet
 *   npm run evaluate -- --folds                    writers that were held out while learning; where bars are chosen
 *   npm run evaluate -- --curve                    what more texts are worth
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusCases, corpusFolder, isSealed, newCases } from './evaluate/corpus.ts';
import { type Parts, withParts } from './evaluate/document.ts';
import { committed } from './evaluate/engine.ts';
import { patientsReport } from './evaluate/patients.ts';
import { curveReport, foldsReport, outsideReport, ownReport, unseenReport } from './evaluate/report.ts';
import { secondLabels } from './evaluate/second-labels.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    new: { type: 'string' },
    second: { type: 'string' },
    folds: { type: 'boolean', default: false },
    curve: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

function measured(): Parts {
  if (values.folds) return foldsReport();
  if (values.curve) return curveReport();
  const learnt = committed();
  const second = secondLabels(values.second ?? join(corpusFolder, 'second-labels.tsv'));
  if (values.new !== undefined) return { new: unseenReport(newCases(values.new), second, learnt) };
  return {
    sealed: unseenReport(corpusCases().filter(isSealed), second, learnt),
    own: ownReport(learnt),
    patients: patientsReport(),
    ...(positionals.length > 0 && { outside: outsideReport(positionals, learnt) }),
  };
}

const parts = measured();
for (const [name, part] of Object.entries(parts)) console.log(`# ${name}\n\n${part}\n`);
if (values.write) {
  const file = new URL('../docs/evaluation.md', import.meta.url);
  writeFileSync(file, withParts(readFileSync(file, 'utf8'), parts));
}
