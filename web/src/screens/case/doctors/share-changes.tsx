import { useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import type { Share } from '#contract/share.ts';
import { hourMs } from '#contract/when.ts';
import { changeShare, revokeShare } from '#web/api/seldom.ts';
import { useTexts } from '#web/language.ts';
import { doctorsTexts } from '#web/strings/doctors.ts';
import { inviteTexts } from '#web/strings/invite.ts';
import { dateTimeText } from '#web/time-words.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { PapersChoice } from './papers-choice.tsx';

type ChangeProps = { share: Share; onClose: () => void; onChanged: () => Promise<void> };

const extendedHours = limits.shareExpiresInHoursDefault;

export function ExtendDialog({ share: { shareId, reviewerName }, onClose, onChanged }: ChangeProps) {
  const t = useTexts(inviteTexts);
  const shown = useTexts(doctorsTexts);
  const { access } = useOpenedCase();
  return (
    <ConfirmDialog
      question={t.extendQuestion(reviewerName)}
      text={t.extendText(dateTimeText(Date.now() + extendedHours * hourMs))}
      confirm={shown.extend}
      isDanger={false}
      onClose={onClose}
      onConfirm={async () => {
        const result = await changeShare(access, shareId, { expiresInHours: extendedHours });
        if (result.ok) await onChanged();
        return result;
      }}
    />
  );
}

/** The same link shows other papers from now on. */
export function PapersDialog({ share: { shareId, reviewerName, documentIds }, onClose, onChanged }: ChangeProps) {
  const t = useTexts(inviteTexts);
  const { access, file } = useOpenedCase();
  // Those that were removed since are not asked for again.
  const [chosen, setChosen] = useState(documentIds?.filter((id) => file.documents.some((each) => each.id === id)));
  return (
    <FormDialog
      title={t.papersTitle(reviewerName)}
      onClose={onClose}
      onSubmit={() => changeShare(access, shareId, { documentIds: chosen ?? null })}
      onSent={onChanged}
    >
      {() => <PapersChoice chosen={chosen} onChange={setChosen} />}
    </FormDialog>
  );
}

export function RevokeDialog({ share: { shareId, reviewerName }, onClose, onChanged }: ChangeProps) {
  const t = useTexts(inviteTexts);
  const shown = useTexts(doctorsTexts);
  const { access } = useOpenedCase();
  return (
    <ConfirmDialog
      question={t.revokeQuestion(reviewerName)}
      text={t.revokeText}
      confirm={shown.revoke}
      onClose={onClose}
      onConfirm={async () => {
        const result = await revokeShare(access, shareId);
        if (result.ok) await onChanged();
        return result;
      }}
    />
  );
}
