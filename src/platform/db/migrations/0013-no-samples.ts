import type { Dialect } from '../migrate.ts';

const sealed = {
  cases: ['intake', 'patient'],
  recommendations: ['vi', 'en'],
  contacts: ['sealed'],
  documents: ['sealed'],
  shares: ['sealed'],
  opinions: ['sealed'],
  follow_ups: ['sealed'],
  history: ['sealed'],
  notes: ['sealed'],
  events: ['sealed'],
  recipients: ['sealed'],
  reports: ['sealed', 'contact'],
  case_keys: ['wrapped'],
  report_keys: ['wrapped'],
  installation_keys: ['wrapped'],
};

/**
 * PostgreSQL keeps samples of every column for its planner, which outlive the rows that they were taken from: of an
 * erased case its wrapped key. What is sealed is never searched by, so no samples are needed. Naming the type again,
 * which changes nothing else, forgets those that were taken.
 */
export const noSamples = ({ keepsSamples }: Dialect): string[] =>
  Object.entries(keepsSamples ? sealed : {}).flatMap(([table, columns]) =>
    columns.map(
      (column) => `alter table ${table} alter column ${column} type text, alter column ${column} set statistics 0`,
    ),
  );
