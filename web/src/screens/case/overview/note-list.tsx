import type { Note } from '#contract/note.ts';
import { useTexts } from '#web/language.ts';
import { notesTexts } from '#web/strings/notes.ts';
import { dateTimeText } from '#web/time-words.ts';

const shownMax = 3;

/** The newest first; the older ones folded. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  const t = useTexts(notesTexts);
  const newest = [...notes].reverse();
  const earlier = newest.slice(shownMax);
  return (
    <>
      <Notes notes={newest.slice(0, shownMax)} />
      {earlier.length > 0 && (
        <details>
          <summary>{t.earlier(earlier.length)}</summary>
          <Notes notes={earlier} />
        </details>
      )}
    </>
  );
}

function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <ul class="stack-tight">
      {notes.map(({ id, author, text, createdAt }) => (
        <li key={id}>
          <p class="story-words">{text}</p>
          <p class="muted small numbers">
            {author} · {dateTimeText(Date.parse(createdAt))}
          </p>
        </li>
      ))}
    </ul>
  );
}
