/**
 * Illnesses by the specialty that treats them, each as how common it is among those who ask (3 often, 1 seldom) and the
 * symptoms it is told by: `!` its hallmark, nothing usual, `?` possible. A code after `+` treats it as well. They tell
 * where to turn, never what it is, so their names stand only beside them. From general medical knowledge and the
 * Ministry of Health's guidelines named in `sources.ts`; the table is ours and no clinician has reviewed it.
 */
export type ConditionTable = Readonly<Record<string, readonly string[]>>;
