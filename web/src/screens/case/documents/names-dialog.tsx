import { useState } from 'preact/hooks';
import type { Document, DocumentChange } from '#contract/document.ts';
import { limits } from '#contract/limits.ts';
import { type DocumentKind, documentKinds } from '#contract/vocabulary.ts';
import { changeDocument } from '#web/api/seldom.ts';
import { useStrings, useTexts } from '#web/language.ts';
import type { Answer } from '#web/request.ts';
import { aboutFilesTexts } from '#web/strings/about-files.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useOpenedCase } from '../opened-case.ts';

type Named = { kind: DocumentKind; title: string };

/** What each paper is and what it is called: all of a batch at once, or a single one. */
export function NamesDialog({ documents, onClose }: { documents: readonly Document[]; onClose: () => void }) {
  const t = useTexts(aboutFilesTexts);
  const shared = useStrings();
  const { access, change } = useOpenedCase();
  const [named, setNamed] = useState<Readonly<Record<string, Named>>>(() =>
    Object.fromEntries(documents.map(({ id, kind, title }) => [id, { kind, title: title ?? '' }])),
  );

  /** One after the other; those that are stored are in the case already when one fails. */
  const save = async (): Answer<void> => {
    for (const document of documents) {
      const changes = changesOf(document, named[document.id]);
      if (Object.keys(changes).length === 0) continue;
      const result = await changeDocument(access, document.id, changes);
      if (!result.ok) return result;
      change((file) => ({
        ...file,
        documents: file.documents.map((each) => (each.id === document.id ? result.value : each)),
      }));
    }
    return { ok: true, value: undefined };
  };

  return (
    <FormDialog
      title={documents.length === 1 ? t.rename : t.renameAll(documents.length)}
      onClose={onClose}
      onSubmit={save}
      onSent={() => showToast(shared.saved)}
    >
      {() => (
        <>
          <p class="muted small">{t.renameHint}</p>
          {documents.map((document) => (
            <NameFields
              key={document.id}
              document={document}
              named={named[document.id]}
              onChange={(next) => setNamed((current) => ({ ...current, [document.id]: next }))}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}

type NameFieldsProps = { document: Document; named: Named | undefined; onChange: (named: Named) => void };

function NameFields({ document, named = { kind: 'other', title: '' }, onChange }: NameFieldsProps) {
  const t = useTexts(aboutFilesTexts);
  const labels = useTexts(labelTexts);
  return (
    <fieldset class="paper-names">
      <legend class="small muted">{document.fileName ?? labels.documentKind[document.kind]}</legend>
      <div class="fields-beside">
        <SelectField
          label={t.kind}
          value={named.kind}
          onChange={(kind) => onChange({ ...named, kind: kind as DocumentKind })}
          options={documentKinds.map((each) => ({ value: each, label: labels.documentKind[each] }))}
        />
        <TextField
          label={t.name}
          optional
          value={named.title}
          onChange={(title) => onChange({ ...named, title })}
          maxLength={limits.documentTitleLengthMax}
        />
      </div>
    </fieldset>
  );
}

function changesOf({ kind, title }: Document, named: Named | undefined): DocumentChange {
  if (!named) return {};
  const next = named.title.trim() || null;
  return { ...(named.kind !== kind && { kind: named.kind }), ...(next !== title && { title: next }) };
}
