import { limits } from '#contract/limits.ts';
import { documentKinds } from '#contract/vocabulary.ts';
import { useTexts } from '#web/language.ts';
import { aboutFilesTexts } from '#web/strings/about-files.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import type { About, ChosenKind } from './about.ts';

type AboutFieldsProps = {
  kind: ChosenKind;
  onKind: (kind: ChosenKind) => void;
  about: About;
  onChange: (about: About) => void;
};

/** What else can be said of the files that are added next; most people say nothing. */
export function AboutFields({ kind, onKind, about, onChange }: AboutFieldsProps) {
  const t = useTexts(aboutFilesTexts);
  const labels = useTexts(labelTexts);
  return (
    <details class="more">
      <summary>{t.about}</summary>
      <div class="stack">
        <SelectField
          label={t.kind}
          value={kind}
          onChange={(value) => onKind(value as ChosenKind)}
          options={[
            { value: 'guessed', label: t.guessed },
            ...documentKinds.map((each) => ({ value: each, label: labels.documentKind[each] })),
          ]}
        />
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
