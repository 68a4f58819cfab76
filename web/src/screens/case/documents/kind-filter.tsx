import { type DocumentKind, documentKinds } from '#contract/vocabulary.ts';
import { useTexts } from '#web/language.ts';
import { aboutFilesTexts } from '#web/strings/about-files.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { Chips } from '#web/ui/chips.tsx';
import { useOpenedCase } from '../opened-case.ts';

type KindFilterProps = { kind: DocumentKind | 'all'; onChange: (kind: DocumentKind | 'all') => void };

export function KindFilter({ kind, onChange }: KindFilterProps) {
  const t = useTexts(aboutFilesTexts);
  const labels = useTexts(labelTexts);
  const { documents } = useOpenedCase().file;
  const present = documentKinds.filter((each) => documents.some((document) => document.kind === each));
  if (present.length < 2) return null;
  const count = (each: DocumentKind) => documents.filter((document) => document.kind === each).length;
  return (
    <Chips
      legend={t.filter}
      value={kind}
      onChange={onChange}
      options={[
        { value: 'all', label: `${t.all} (${documents.length})` },
        ...present.map((each) => ({ value: each, label: `${labels.documentKind[each]} (${count(each)})` })),
      ]}
    />
  );
}
