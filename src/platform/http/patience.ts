/** How long a sender may take, and how late we may be ourselves. */
export type Patience = {
  /** For all of a body, unless it is an upload. */
  bodyMs: number;
  /** For the next byte of an upload: a phone may be in a tunnel. */
  silenceMs: number;
  /** What an upload must reach on the whole, once it has had the time of a silence: a phone with one bar of signal does. */
  bytesPerSecondMin: number;
  /** How often it is looked whether they do. */
  lookMs: number;
  /** How late the event loop may run before a request is turned away: past this an answer would be of no use. */
  lateMsMax: number;
  /** The same for whoever may be in danger, the last to be turned away. */
  lateMsMaxInDanger: number;
  /** Of the time in which texts are read, what one address may have; while RATE_LIMIT is not off. */
  readingShare: number;
  /** What it may have had before that, for a whole network may come at once. */
  readingAheadMsMax: number;
  /** Open at once, and while nothing stands before us that brings the lines of all. */
  linesPerAddressMax: number;
  /** How long one waits for a turn. */
  turnMsMax: number;
};

export const usualPatience: Patience = {
  bodyMs: 30_000,
  silenceMs: 60_000,
  bytesPerSecondMin: 1024,
  lookMs: 1000,
  lateMsMax: 2000,
  lateMsMaxInDanger: 5000,
  readingShare: 1 / 3,
  readingAheadMsMax: 2000,
  linesPerAddressMax: 200,
  turnMsMax: 3000,
};
