import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '#web/language.ts';
import type { Failure } from '#web/request.ts';
import type { UploadsStrings } from '#web/strings/uploads.ts';
import { uploadsTexts } from '#web/strings/uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/states.tsx';
import type { UploadItem } from '#web/upload/upload-queue.ts';
import { sizeText } from '#web/viewer/document-name.ts';

type UploadListProps = {
  items: readonly UploadItem[];
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
};

export function UploadList({ items, onRetry, onRemove }: UploadListProps) {
  const t = useTexts(uploadsTexts);
  const list = useRef<HTMLDivElement>(null);
  const newest = items.at(-1)?.id;
  // Whoever has chosen a file sees that it is on its way, also where the list lies under the bar of tabs.
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), [newest]);
  if (items.length === 0) return null;
  const failed = items.filter(({ state }) => state.kind === 'failed' || state.kind === 'unfit').length;
  return (
    <div ref={list} class="stack uploads-shown">
      {failed > 0 && failed < items.length && <Notice tone="soon">{t.partlyFailed(failed, items.length)}</Notice>}
      <ul class="uploads">
        {items.map((item) => (
          <UploadRow key={item.id} item={item} onRetry={() => onRetry(item.id)} onRemove={() => onRemove(item.id)} />
        ))}
      </ul>
    </div>
  );
}

type UploadRowProps = { item: UploadItem; onRetry: () => void; onRemove: () => void };

function UploadRow({ item: { file, state }, onRetry, onRemove }: UploadRowProps) {
  const t = useTexts(uploadsTexts);
  const isUnderWay = state.kind === 'sending' || state.kind === 'waiting';
  const isWrong = state.kind === 'failed' || state.kind === 'unfit';
  return (
    <li class={isWrong ? 'upload-row upload-row-wrong' : 'upload-row'}>
      <div class="upload-words">
        <p class="upload-name">
          {isWrong && <Icon name="alert" />}
          {file.name} <span class="muted small numbers">{sizeText(file.size)}</span>
        </p>
        {state.kind === 'sending' && (
          <progress class="upload-progress" value={state.share} max={1} aria-label={file.name} />
        )}
        <p class="small numbers" role={isWrong ? 'alert' : undefined}>
          {stateWords(state, t)}
        </p>
      </div>
      <div class="row">
        {state.kind === 'failed' && !isFinal(state.failure) && (
          <Button look="plain" small icon="refresh" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
        {state.kind !== 'done' && (
          <Button look="quiet" small icon="close" onClick={onRemove}>
            {isUnderWay ? t.stop : t.forget}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The same file would be refused again. */
function isFinal({ status }: Failure): boolean {
  return status === 413 || status === 415;
}

function stateWords(state: UploadItem['state'], t: UploadsStrings): string {
  switch (state.kind) {
    case 'waiting':
      return t.waiting;
    case 'sending':
      return t.sending(Math.round(state.share * 100));
    case 'done':
      return t.done;
    case 'unfit':
      return state.why === 'too_large' ? t.tooLarge : t.emptyFile;
    case 'failed':
      return state.failure.kind === 'refused' && state.failure.text
        ? t.refused(state.failure.text)
        : `${t.lost} ${t.resume}`;
  }
}
