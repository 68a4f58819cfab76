import type { SeeWithin } from '#contract/vocabulary.ts';

/** What has a time of its own. As families write it, “ | ” between phrases. */
export type Soon = {
  readonly within: Extract<SeeWithin, '3d' | '14d'>;
  readonly heard: string;
  /** What must be told too. */
  readonly beside?: string;
  /** What explains it otherwise. */
  readonly unless?: string;
  /** Only of what has lasted for so many days at most, where that is told. */
  readonly daysMax?: number;
  /** Of common complaints, which letters touch in telling of old days: only where it is told briefly, and as of now. */
  readonly isToldBriefly?: true;
};
