/**
 * Illnesses by the specialty that treats them: how common each is among those who ask (3 often, 1 seldom) and the
 * symptoms it is told by, with commas between its hallmarks, what is usual and what is possible. A code after `+` treats
 * it as well. They tell where to turn, never what it is, so their names stand only beside them. From general medical
 * knowledge; the table is ours and no clinician has reviewed it.
 */
export type ConditionTable = Readonly<Record<string, readonly string[]>>;
