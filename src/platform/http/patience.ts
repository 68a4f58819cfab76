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
};

export const usualPatience: Patience = {
  bodyMs: 30_000,
  silenceMs: 60_000,
  bytesPerSecondMin: 1024,
  lookMs: 1000,
  lateMsMax: 2000,
  lateMsMaxInDanger: 5000,
};
