import { removeDocument } from '#web/api/seldom.ts';
import { useStrings, useTexts } from '#web/language.ts';
import { removeDocumentTexts } from '#web/strings/remove-document.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useOpenedCase } from '../opened-case.ts';

export function RemoveDialog({ documentId, onClose }: { documentId: string; onClose: () => void }) {
  const t = useTexts(removeDocumentTexts);
  const shared = useStrings();
  const { access, change } = useOpenedCase();
  return (
    <ConfirmDialog
      question={t.question}
      text={t.text}
      confirm={shared.remove}
      onClose={onClose}
      onConfirm={async () => {
        const result = await removeDocument(access, documentId);
        // Gone already is what was wanted.
        if (!result.ok && result.failure.status !== 404) return result;
        change((file) => ({ ...file, documents: file.documents.filter(({ id }) => id !== documentId) }));
        showToast(t.done);
        return { ok: true, value: undefined };
      }}
    />
  );
}
