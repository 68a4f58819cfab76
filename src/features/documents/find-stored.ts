import type { FileStore, StoredFile } from '#platform/files/file-store.ts';

/** The stored bytes of a document, taken out of the trash where they were put there by mistake. */
export async function findStored(
  files: FileStore,
  id: string,
  range?: { start: number; end: number },
): Promise<StoredFile | undefined> {
  return (await files.find(id, range)) ?? ((await files.putBack(id)) ? await files.find(id, range) : undefined);
}
