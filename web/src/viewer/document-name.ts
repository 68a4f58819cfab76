import { useTexts } from '../language.ts';
import { labelTexts } from '../strings/labels.ts';
import type { ViewedDocument } from './viewer.tsx';

/** What a document is called: by its title, else by its file, which a doctor is not told, else by its kind. */
export function useDocumentName(): (document: ViewedDocument) => string {
  const labels = useTexts(labelTexts);
  return ({ title, fileName, kind }) => title || fileName || labels.documentKind[kind];
}

export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1024))}\u00a0kB`;
  const megabytes = (bytes / 1024 / 1024).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
  return `${megabytes}\u00a0MB`;
}
