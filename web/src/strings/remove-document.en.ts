import type { RemoveDocumentStrings } from './remove-document.ts';

export const en: RemoveDocumentStrings = {
  question: 'Delete this paper?',
  text: 'The file is deleted for good. Invited doctors can no longer see it either.',
  done: 'The paper was deleted.',
};
