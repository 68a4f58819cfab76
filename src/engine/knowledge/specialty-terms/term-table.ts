/**
 * Words that point to a specialty: a row is what they point to, with weights, and the words, parted by bars.
 *
 * Weights are reasoned by hand, not learnt: 5 names a disease, organ or procedure of that specialty alone; 3 is
 * what usually leads there; 1 or 2 is shared. Without marks a short word by itself is
 * half believed; `~` before a term says that it may be, `!` that it may not. After `@` stands a situation.
 */
export type TermTable = readonly (readonly [pointsTo: string, terms: string])[];
