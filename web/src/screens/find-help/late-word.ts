import { useGraverWord } from './use-graver-word.ts';
import { useStoryHeard } from './use-story-heard.ts';

/** What the engine has to say that came after the story was read; nothing is seen of it but what it changes. */
export function LateWord() {
  useStoryHeard();
  useGraverWord();
  return null;
}
