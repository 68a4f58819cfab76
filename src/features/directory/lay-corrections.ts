import { isDeepStrictEqual } from 'node:util';
import type { DirectoryHospital } from '#contract/directory.ts';
import type { Phone, StatedFact } from '#contract/hospital.ts';
import type { CorrectedFacts } from '#contract/report.ts';
import { type CorrectableFact, type CorrectionCertainty, correctableFacts } from '#contract/vocabulary.ts';

export type Correction = {
  hospitalId: string;
  facts: CorrectedFacts;
  /** What the directory itself said of these facts when the correction was accepted. */
  former: CorrectedFacts;
  source: string;
  certainty: CorrectionCertainty;
  asOf: string;
};

type Hospitals = { hospitals: DirectoryHospital[]; retired: DirectoryHospital[] };

/** The hospitals as imported, with what people have put right since laid over; the later correction is above. */
export function layCorrections({ hospitals, retired }: Hospitals, corrections: readonly Correction[]): Hospitals {
  const byHospital = Map.groupBy(corrections, ({ hospitalId }) => hospitalId);
  const mended = (hospital: DirectoryHospital) => mend(hospital, byHospital.get(hospital.id) ?? []);
  const isClosed = ({ id }: DirectoryHospital) => byHospital.get(id)?.some(({ facts }) => facts.retired) === true;
  return {
    hospitals: hospitals.filter((each) => !isClosed(each)).map(mended),
    retired: [...retired, ...hospitals.filter(isClosed)].map(mended),
  };
}

/**
 * A correction stays above an import that only repeats what was wrong, however new that says it is. It gives way to
 * one that was verified on a later day and says something else than the directory did when it was corrected.
 */
export function stands(imported: DirectoryHospital, { former, asOf }: Correction, fact: CorrectableFact): boolean {
  return imported.verifiedAt <= asOf || isDeepStrictEqual(saidOf(imported, fact), former[fact]);
}

/** What the directory itself says of these facts. */
export function formerFacts(imported: DirectoryHospital | undefined, facts: CorrectedFacts): CorrectedFacts {
  const names = correctableFacts.filter((fact) => facts[fact] !== undefined);
  return Object.fromEntries(names.map((fact) => [fact, imported && saidOf(imported, fact)]));
}

/** Hours, a note and being closed are nothing that an import says, so nothing there can be newer. */
function saidOf(imported: DirectoryHospital, fact: CorrectableFact): unknown {
  return fact === 'hours' || fact === 'note' || fact === 'retired' ? undefined : imported[fact];
}

function mend(imported: DirectoryHospital, corrections: readonly Correction[]): DirectoryHospital {
  const standing = new Map<CorrectableFact, Correction>();
  for (const correction of corrections) {
    for (const fact of correctableFacts) {
      if (correction.facts[fact] !== undefined && stands(imported, correction, fact)) standing.set(fact, correction);
    }
  }
  if (standing.size === 0) return imported;
  const { hours, note, retired: _, ...set } = valuesOf(standing);
  const stated = statedFact(standing.get('note'), note);
  const open = statedFact(standing.get('hours'), hours);
  const phones = phonesWith(imported, standing.get('phone'));
  const grounds = [...standing].map(([fact, { source, asOf, certainty }]) => ({ fact, source, asOf, certainty }));
  return {
    ...imported,
    ...set,
    ...(phones && { phones }),
    ...(open.length > 0 && { hours: open }),
    aliases: set.name === undefined ? imported.aliases : otherNames(imported, set.name),
    // A directory that was exported and imported again has them already.
    rules: [...stated, ...imported.rules.filter(({ text }) => !stated.some((each) => each.text === text))],
    corrections: [...(imported.corrections ?? []).filter(({ fact }) => !standing.has(fact)), ...grounds],
  };
}

function valuesOf(standing: ReadonlyMap<CorrectableFact, Correction>): CorrectedFacts {
  return Object.fromEntries([...standing].map(([fact, { facts }]) => [fact, facts[fact]]));
}

function statedFact(correction: Correction | undefined, text: string | undefined): StatedFact[] {
  if (!correction || text === undefined) return [];
  const { asOf, source, certainty } = correction;
  return [{ text, asOf, source, certainty }];
}

/** The number that was put right takes the place of those of the switchboard; other lines stay. */
function phonesWith({ phones = [] }: DirectoryHospital, correction: Correction | undefined): Phone[] | undefined {
  const number = correction?.facts.phone;
  if (!correction || number === undefined) return undefined;
  const { source, asOf, certainty } = correction;
  const others = phones.filter((phone) => phone.use !== 'switchboard' && phone.number !== number);
  return [{ number, use: 'switchboard', source, asOf, certainty }, ...others];
}

/** People go on asking for the name that they know. */
function otherNames({ name, aliases }: DirectoryHospital, newName: string): string[] {
  return [...new Set([...aliases, name])].filter((each) => each !== newName);
}
