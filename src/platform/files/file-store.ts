/** Where the bytes of documents live. Keys are ours and safe in a path. */
export type FileStore = {
  /** Durable when it resolves; when it rejects, nothing is left behind. Asks for a piece when the last is stored. */
  put(key: string, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** The stored bytes, all or from `start` to before `end`, readable to their end even if the file is removed meanwhile. */
  find(key: string, range?: { start: number; end: number }): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Gone at once, also from the trash. Removing what is not there is no fault: a deletion may be tried again. */
  remove(key: string): Promise<void>;
  /** Every file that is not in the trash, whole or half written. */
  list(): AsyncIterable<ListedFile>;
  /** Rejects when the store cannot take files; degraded when it is nearly full. */
  check(): Promise<'ok' | 'degraded'>;

  /**
   * Keeps room for so many bytes until it is let go. Nothing where that would go into what is kept for the database:
   * a disk that documents have filled takes no new case, and no news of those that there are.
   */
  holdRoom(bytes: number): Promise<(() => void) | undefined>;

  /** The id of the database whose files these are; nothing where none has ever been. */
  readId(): Promise<string | undefined>;
  writeId(id: string): Promise<void>;

  /** The list of erased cases, kept here because whoever puts an older database back does not put this back too. */
  readErased(): Promise<string | undefined>;
  writeErased(text: string): Promise<void>;

  /** Puts a file into the trash of a day, where nobody reads it and nothing is lost. */
  trash(key: string, day: string): Promise<void>;
  /** Takes a file out of the trash again; false when it is not there. */
  putBack(key: string): Promise<boolean>;
  /** Removes for good what was put into the trash before a day, and tells how much that was. */
  emptyTrash(beforeDay: string): Promise<number>;
};

export type ListedFile = { key: string; writtenAtMs: number; isHalfWritten: boolean };

export type StoredFile = {
  /** Fills the memory with the next bytes, and tells how many: fewer than it holds only at the end. */
  read(memory: Buffer): Promise<number>;
  close(): Promise<void>;
};

/** The code of the error when the store is there, and does not know us or lets us do nothing. */
export const storeRefuses = 'ERR_STORE_REFUSES';
