/**
 * Words that point to a specialty: a row is what they point to, with weights, and the words, parted by bars.
 *
 * Weights are reasoned by hand, not learnt: 5 names a disease, organ or procedure of that specialty alone; 3 is
 * what usually leads there; 1 or 2 is shared. After `@` stands a situation; symptoms stand in a `SymptomTable`. Without
 * marks a short word by itself is half believed; `~` before a term says that it may be, `!` that it hardly may.
 */
export type TermTable = readonly (readonly [pointsTo: string, terms: string])[];
