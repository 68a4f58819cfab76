import { type Language, languages, type Words } from '#contract/vocabulary.ts';
import { createStore, useStore } from './store.ts';
import { type SharedStrings, sharedTexts } from './strings/shared.ts';
import { loadEnglish, type Texts } from './texts.ts';

const key = 'danloi.language';

const language = createStore<Language>(remembered());
document.documentElement.lang = language.get();

/** Vietnamese unless someone has chosen otherwise on this device; the browser's own setting is often not the reader's. */
function remembered(): Language {
  try {
    const stored = localStorage.getItem(key);
    return languages.find((each) => each === stored) ?? 'vi';
  } catch {
    return 'vi';
  }
}

/** Changes the language once its words are there; false when they could not be fetched. */
export async function setLanguage(next: Language): Promise<boolean> {
  if (next === 'en' && !(await loadEnglish())) {
    if (hasFailed && navigator.onLine) {
      // A page that has failed to fetch a piece of code never asks for it again; a new page does.
      remember(next);
      location.reload();
    }
    hasFailed = true;
    return false;
  }
  document.documentElement.lang = next;
  language.set(next);
  remember(next);
  return true;
}

let hasFailed = false;

function remember(chosen: Language): void {
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Storage may be forbidden; the choice then holds until the page is closed.
  }
}

/** Settles when the words of all code that is here by now can be shown, in Vietnamese where English cannot be had. */
export async function wordsReady(): Promise<void> {
  if (language.get() === 'en') await loadEnglish();
}

/** Outside of what is drawn. */
export const chosenLanguage = (): Language => language.get();

export function useLanguage(): Language {
  return useStore(language);
}

/** The words of a part in the chosen language. */
export function useTexts<Shape>(texts: Texts<Shape>): Shape {
  return texts[useLanguage()] ?? texts.vi;
}

/** The words that all screens share. */
export function useStrings(): SharedStrings {
  return useTexts(sharedTexts);
}

export function useWord(): (words: Words) => string {
  const current = useLanguage();
  return (words) => words[current];
}
