import { useState } from 'preact/hooks';
import type { Share } from '#contract/share.ts';
import { revokeShare } from '#web/api/case.ts';
import { useLanguage, useTexts } from '#web/language.ts';
import { doctorsTexts } from '#web/strings/doctors.ts';
import { agoText, dateTimeText, spanText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useOpenedCase } from '../opened-case.ts';

export function ShareCard({ share, onRevoked }: { share: Share; onRevoked: () => Promise<void> }) {
  const t = useTexts(doctorsTexts);
  const language = useLanguage();
  const { access } = useOpenedCase();
  const [isRevoking, setRevoking] = useState(false);
  const { reviewerName, reviewerTitle, status, openedCount, lastOpenedAt, expiresAt } = share;
  const now = Date.now();
  const expiresMs = Date.parse(expiresAt);
  const isActive = status === 'active';
  return (
    <article class="card share">
      <div class="contact-head">
        <div class="contact-words">
          <h3 class="contact-name">{reviewerName}</h3>
          {reviewerTitle && <p class="muted small">{reviewerTitle}</p>}
        </div>
        <span class={isActive ? 'badge badge-routine' : 'badge badge-quiet'}>{t.statuses[status]}</span>
      </div>
      <p class="small numbers">
        {lastOpenedAt ? t.opened(openedCount, agoText(Date.parse(lastOpenedAt), now, language)) : t.neverOpened}
      </p>
      {status !== 'revoked' && (
        <p class="muted small numbers">
          {isActive
            ? t.until(dateTimeText(expiresMs), spanText(expiresMs - now, language))
            : t.wasUntil(dateTimeText(expiresMs))}
        </p>
      )}
      {isActive && (
        <div>
          <Button look="quiet" small icon="close" onClick={() => setRevoking(true)}>
            {t.revoke}
            <span class="visually-hidden"> {reviewerName}</span>
          </Button>
        </div>
      )}
      {isRevoking && (
        <ConfirmDialog
          question={t.revokeQuestion(reviewerName)}
          text={t.revokeText}
          confirm={t.revoke}
          onClose={() => setRevoking(false)}
          onConfirm={async () => {
            const result = await revokeShare(access, share.shareId);
            if (result.ok) await onRevoked();
            return result;
          }}
        />
      )}
    </article>
  );
}
