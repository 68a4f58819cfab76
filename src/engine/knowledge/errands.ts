import { askedErrands } from './errands/asked-errands.ts';
import { careErrands } from './errands/care-errands.ts';
import type { Errand } from './errands/errand.ts';
import { insuranceErrands } from './errands/insurance-errands.ts';
import { paperErrands } from './errands/paper-errands.ts';
import { settledErrands } from './errands/settled-errands.ts';

const all = { ...settledErrands, ...askedErrands, ...careErrands, ...paperErrands, ...insuranceErrands };
export type ErrandName = keyof typeof all;

/** Questions of families, each with its own answer. Of several asked together the one that stands first here is answered. */
export const errands: Readonly<Record<ErrandName, Errand>> = all;
export const errandNames = Object.keys(all) as ErrandName[];
