import { limits } from '#contract/limits.ts';
import type { Share } from '#contract/share.ts';
import { hourMs } from '#contract/when.ts';
import { changeShare, revokeShare } from '#web/api/seldom.ts';
import { useTexts } from '#web/language.ts';
import { doctorsTexts } from '#web/strings/doctors.ts';
import { inviteTexts } from '#web/strings/invite.ts';
import { dateTimeText } from '#web/time-words.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useOpenedCase } from '../opened-case.ts';

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
