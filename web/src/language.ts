import { type Language, languages, type Words } from '../../src/contract/vocabulary.ts';
import { createStore, useStore } from './store.ts';
import { en } from './strings.en.ts';
import { type Strings, vi } from './strings.vi.ts';

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

export function setLanguage(next: Language): void {
  document.documentElement.lang = next;
  language.set(next);
  try {
    localStorage.setItem(key, next);
  } catch {
    // Storage may be forbidden; the choice then holds until the page is closed.
  }
}

export function useLanguage(): Language {
  return useStore(language);
}

/** The texts of a screen in the chosen language: `const t = useTexts({ vi, en })`. */
export function useTexts<T>(texts: Readonly<Record<Language, T>>): T {
  return texts[useLanguage()];
}

/** The texts that all screens share. */
export function useStrings(): Strings {
  return useTexts({ vi, en });
}

export function useWord(): (words: Words) => string {
  const current = useLanguage();
  return (words) => words[current];
}
