import { useTexts } from '#web/language.ts';
import { queueTexts } from '#web/strings/queue.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** What each key does, in the queue and in a case. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(queueTexts);
  return (
    <Dialog title={t.keys} onClose={onClose}>
      <div class="stack">
        <KeyList title={t.queue} keys={t.keyList} />
        <KeyList title={t.inCase} keys={t.caseKeyList} />
      </div>
    </Dialog>
  );
}

function KeyList({ title, keys }: { title: string; keys: string[][] }) {
  return (
    <section class="stack-tight">
      <h3 class="strong">{title}</h3>
      <dl class="key-list">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
