import type { Document, DocumentFields } from '#contract/document.ts';
import { documentLimits } from '#contract/document-limits.ts';
import type { CaseAccess } from '../api/case.ts';
import type { Failure } from '../request.ts';
import { startUpload } from './start-upload.ts';

export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'sending'; share: number }
  | { kind: 'done'; document: Document }
  | { kind: 'failed'; failure: Failure }
  /** Never sent: it is known beforehand that the service takes none of this size, or nothing at all. */
  | { kind: 'unfit'; why: 'too_large' | 'empty' };

export type UploadItem = { id: number; file: File; fields: DocumentFields; state: UploadState };

/** One slow line is shared better by two than by ten. */
const sendingMax = 2;

/** The files on their way into a case: several at once, each of which can be stopped and tried again. */
export class UploadQueue {
  readonly #access: CaseAccess;
  readonly #listeners = new Set<() => void>();
  readonly #cancels = new Map<number, () => void>();
  #items: readonly UploadItem[] = [];
  #lastId = 0;

  constructor(access: CaseAccess) {
    this.#access = access;
  }

  get items(): readonly UploadItem[] {
    return this.#items;
  }

  /** Whether leaving the page now would lose something. */
  get isBusy(): boolean {
    return this.#items.some(({ state }) => state.kind === 'waiting' || state.kind === 'sending');
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  add(files: readonly File[], fields: DocumentFields): void {
    const added = files.map((file) => ({ id: ++this.#lastId, file, fields, state: firstState(file) }));
    this.#items = [...this.#items, ...added];
    this.#changed();
  }

  retry(id: number): void {
    this.#set(id, { kind: 'waiting' });
  }

  /** Everything that failed for want of a connection is worth another try once there is one. */
  retryUnsent(): void {
    const unsent = this.#items.filter(({ state }) => state.kind === 'failed' && state.failure.kind !== 'refused');
    for (const { id } of unsent) this.retry(id);
  }

  /** Stops a file that is on its way, and forgets it. */
  remove(id: number): void {
    this.#cancels.get(id)?.();
    this.#items = this.#items.filter((item) => item.id !== id);
    this.#changed();
  }

  #set(id: number, state: UploadState): void {
    this.#items = this.#items.map((item) => (item.id === id ? { ...item, state } : item));
    this.#changed();
  }

  #changed(): void {
    this.#startNext();
    for (const listener of this.#listeners) listener();
  }

  #startNext(): void {
    for (const item of this.#items) {
      if (this.#cancels.size >= sendingMax) return;
      if (item.state.kind === 'waiting' && !this.#cancels.has(item.id)) this.#start(item);
    }
  }

  #start({ id, file, fields }: UploadItem): void {
    const upload = startUpload(this.#access, file, fields, (share) => this.#set(id, { kind: 'sending', share }));
    this.#cancels.set(id, upload.cancel);
    this.#items = this.#items.map((item) =>
      item.id === id ? { ...item, state: { kind: 'sending', share: 0 } as const } : item,
    );
    void upload.done.then((result) => {
      this.#cancels.delete(id);
      this.#set(id, result.ok ? { kind: 'done', document: result.value } : { kind: 'failed', failure: result.failure });
    });
  }
}

function firstState({ size }: File): UploadState {
  if (size > documentLimits.documentSizeBytesMax) return { kind: 'unfit', why: 'too_large' };
  return size === 0 ? { kind: 'unfit', why: 'empty' } : { kind: 'waiting' };
}
