import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CaseFile } from '#contract/case.ts';
import type { CaseAccess } from '#web/api/case.ts';

/** The case on the screen, as the family or a navigator has it open. */
export type OpenedCase = {
  access: CaseAccess;
  file: CaseFile;
  role: 'family' | 'navigator';
  /** Puts what the service has just answered into the file, without reading it all again. */
  change: (update: (file: CaseFile) => CaseFile) => void;
  /** Reads the file again. A navigator's reading is on record, so it is not done lightly. */
  refresh: () => Promise<void>;
};

export const OpenedCaseContext = createContext<OpenedCase | undefined>(undefined);

export function useOpenedCase(): OpenedCase {
  const opened = useContext(OpenedCaseContext);
  if (!opened) throw new Error('a panel stands outside of a case');
  return opened;
}
