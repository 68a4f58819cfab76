/** Where the bytes of documents live. Keys are ours and safe in a path. */
export type FileStore = {
  /** Durable when it resolves; when it rejects, nothing is left behind. Asks for a piece when the last is stored. */
  put(key: string, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** The stored bytes from `start` to before `end`, readable to their end even if the file is removed meanwhile. */
  find(key: string, range: { start: number; end: number }): Promise<StoredFile | undefined>;
  /** Removing what is not there is no fault: a deletion may be tried again. */
  remove(key: string): Promise<void>;
  /** Keys of files last written before an instant, for the sweep of orphans. */
  listOlderThan(atMs: number): AsyncIterable<string>;
  /** Rejects when the store cannot take files; degraded when it is nearly full. */
  check(): Promise<'ok' | 'degraded'>;
};

export type StoredFile = {
  /** Fills the memory with the next bytes, and tells how many: fewer than it holds only at the end. */
  read(memory: Buffer): Promise<number>;
  close(): Promise<void>;
};
