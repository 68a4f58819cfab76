import { limits } from '../../../../../src/contract/limits.ts';
import { useTexts } from '../../../language.ts';
import { aboutFilesTexts } from '../../../strings/about-files.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import type { About } from './about.ts';

/** What else can be said of the files that are added next; most people say nothing. */
export function AboutFields({ about, onChange }: { about: About; onChange: (about: About) => void }) {
  const t = useTexts(aboutFilesTexts);
  return (
    <details class="more">
      <summary>{t.about}</summary>
      <div class="stack">
        <TextField
          label={t.name}
          optional
          value={about.title}
          onChange={(title) => onChange({ ...about, title })}
          maxLength={limits.documentTitleLengthMax}
        />
        <TextField
          label={t.takenOn}
          optional
          type="date"
          value={about.takenAt}
          onChange={(takenAt) => onChange({ ...about, takenAt })}
        />
        <TextArea
          label={t.details}
          optional
          rows={2}
          value={about.note}
          onChange={(note) => onChange({ ...about, note })}
          maxLength={limits.documentNoteLengthMax}
        />
      </div>
    </details>
  );
}
