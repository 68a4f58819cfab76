/**
 * The units of a name: a word is its term; a place is one unit, however it is written; a word that only says what kind of
 * house it is never answers for one that says more.
 */
export const placeUnit = (meaning: number) => -1 - meaning;
export const kindUnitsStart = 2 ** 28;
export const isKind = (unit: number) => unit >= kindUnitsStart;
