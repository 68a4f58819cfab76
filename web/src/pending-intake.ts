import type { Intake } from '../../src/contract/intake.ts';
import { createStore } from './store.ts';

/**
 * What was answered while looking for help, kept in memory only: it becomes part of a case when the reader asks for one,
 * and is gone with the tab otherwise.
 */
export const pendingIntake = createStore<Intake | undefined>(undefined);
