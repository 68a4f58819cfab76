import type { Language } from '#contract/vocabulary.ts';

/** A message as it goes out, whatever carries it. */
export type Letter = {
  id: string;
  caseId: string;
  language: Language;
  news: string;
  open: string;
  /** Worth waking a phone that saves its battery. */
  isAtOnce: boolean;
  /** The page to open. It asks for the key: the message does not hold it. */
  url: string;
};

/** What somebody who is no device needs besides: why they get it, and how to stop it. */
export type StoppableLetter = Letter & { why: string; stop: string; stopUrl: string; oneClickUrl: string };

export type Outcome =
  | 'sent'
  /** There is no such device any more. */
  | 'gone'
  /** Would be refused again. */
  | 'refused'
  | 'later'
  /** Not this recipient but the way to all of them is shut. */
  | 'unreachable';

export type Carrying = Promise<{ outcome: Outcome; error?: unknown }>;

/** Tells whether to try again what was answered with this status. */
export function outcomeOfStatus(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
}
