import { useTexts } from '../language.ts';
import { viewerTexts } from '../strings/viewer.ts';
import { EmptyState } from '../ui/states.tsx';
import { useObjectUrl } from './use-file.ts';
import type { ViewProps } from './viewer.tsx';

/** The browser's own PDF viewer, where it has one that works inside a page; phones mostly have an app for it instead. */
export function PdfView({ file, name }: ViewProps) {
  const t = useTexts(viewerTexts);
  const url = useObjectUrl(file);
  if (!navigator.pdfViewerEnabled) {
    return (
      <div class="viewer-stage viewer-message">
        <EmptyState icon="file" title={name} text={t.pdfHint} />
      </div>
    );
  }
  return <div class="viewer-stage">{url && <iframe class="viewer-pdf" src={url} title={name} />}</div>;
}
