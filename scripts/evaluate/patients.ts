import { readIntake } from '#engine/read-intake.ts';
import { factsOf } from '#engine/safety/facts.ts';
import { patientLabels } from '../train/patients.ts';
import { corpusCases } from './corpus.ts';
import { shareOf, shown } from './share.ts';
import { table } from './table.ts';

type Facts = ReturnType<typeof factsOf>;

/** What is asked of each text, by its label and by the engine. */
const asked: readonly [name: string, told: (label: string) => boolean, read: (facts: Facts) => boolean][] = [
  ['a child (below 16)', ([age]) => age === 'N' || age === 'C', ({ isChild }) => isChild],
  ['a newborn (below 2 months)', ([age]) => age === 'N', ({ ageMonths }) => ageMonths !== undefined && ageMonths < 2],
  ['65 or older', ([age]) => age === 'O', ({ isElder }) => isElder],
  ['pregnant', ([, state]) => state === 'p', ({ pregnant }) => pregnant],
  ['gave birth within a year', ([, state]) => state === 'b', ({ postpartum }) => postpartum],
];

/** Who is ill, in texts that nothing was learnt from; where nobody can tell from the words, nothing is counted. */
export function patientsReport(): string {
  const labels = patientLabels('patients-held');
  const texts = corpusCases().flatMap(({ id, intake }) => {
    const label = labels.get(id);
    if (label === undefined || label.startsWith('?')) return [];
    return [{ label, facts: factsOf(intake, readIntake(intake).symptoms) }];
  });
  const rows = asked.map(([name, told, read]) => {
    const meant = texts.filter(({ label }) => told(label));
    const taken = texts.filter(({ facts }) => read(facts));
    const found = shareOf(meant, ({ facts }) => read(facts));
    const right = shareOf(taken, ({ label }) => told(label));
    return [name, String(texts.length), shown(found), shown(right)];
  });
  return table(['the patient is', 'texts', 'read as such, of those who are', 'are such, of those read so'], rows);
}
