import { useState } from 'preact/hooks';
import { keepTyped, typedIn } from './intake.ts';

/** The text in a field: what was being typed before a reload, else what was answered before. */
export function useTyped(field: string, answered: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => typedIn(field) ?? answered);
  const type = (next: string) => {
    setText(next);
    keepTyped(field, next);
  };
  return [text, type];
}
