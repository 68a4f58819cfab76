import type { Urgency } from '../../contract/vocabulary.ts';
import type { Check } from './check.ts';
import type { Compiled } from './compile.ts';

export function questionsFor(_check: Check, _compiled: Compiled, _urgency: Urgency): string[] {
  return [];
}
