import type { DirectoryHospital } from '#contract/directory.ts';
import type { Certainty } from '#contract/vocabulary.ts';

/** Where a fact stands in its hospital, and what it rests on as far as that is told. */
export type Fact = {
  readonly path: string;
  readonly source?: string;
  readonly asOf?: string;
  readonly certainty?: Certainty;
};

/** Every fact of a hospital that has its own grounds. */
export function factsOf(hospital: DirectoryHospital): Fact[] {
  const { capabilities = [], phones = [], insuranceCode, hours = [], rules, lodging, food } = hospital;
  return [
    ...capabilities.map((capability) => ({ ...capability, path: `capabilities.${capability.code}` })),
    ...phones.map((phone) => ({ ...phone, path: `phones.${phone.number}` })),
    ...(insuranceCode ? [{ ...insuranceCode, path: 'insuranceCode' }] : []),
    ...Object.entries({ hours, rules, lodging, food }).flatMap(([name, facts]) =>
      facts.map((fact, index) => ({ ...fact, path: `${name}[${index}]` })),
    ),
  ];
}

/** What nobody can judge may not be told. */
export function groundFaults(facts: readonly Fact[]): string[] {
  return facts.flatMap(({ path, source, certainty }) => [
    ...(source ? [] : [`${path}: states no source`]),
    ...(certainty ? [] : [`${path}: states no certainty`]),
  ]);
}
