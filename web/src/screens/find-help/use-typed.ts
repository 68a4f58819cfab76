import { useState } from 'preact/hooks';
import { keepTyped, typedIn } from '../../intake.ts';
import type { Step } from './steps.ts';

/** The text in the field of a question: what was being typed before a reload, else what was answered before. */
export function useTyped(step: Step, answered: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => typedIn(step) ?? answered);
  const type = (next: string) => {
    setText(next);
    keepTyped(step, next);
  };
  return [text, type];
}
