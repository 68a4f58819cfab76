import { useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import type { Share } from '#contract/share.ts';
import { hourMs } from '#contract/when.ts';
import { changeShare, revokeShare } from '#web/api/case.ts';
import { useLanguage, useTexts } from '#web/language.ts';
import { doctorsTexts } from '#web/strings/doctors.ts';
import { agoText, dateTimeText, spanText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useOpenedCase } from '../opened-case.ts';

const extendedHours = limits.shareExpiresInHoursDefault;

export function ShareCard({ share, onChanged }: { share: Share; onChanged: () => Promise<void> }) {
  const t = useTexts(doctorsTexts);
  const language = useLanguage();
  const { access } = useOpenedCase();
  const [isRevoking, setRevoking] = useState(false);
  const [isExtending, setExtending] = useState(false);
  const { reviewerName, reviewerTitle, status, openedCount, lastOpenedAt, expiresAt } = share;
  const now = Date.now();
  const expiresMs = Date.parse(expiresAt);
  const isActive = status === 'active';
  const isExpired = status === 'expired';
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
      <Guarded share={share} />
      {(isActive || isExpired) && (
        <p class="muted small numbers">
          {isActive
            ? t.until(dateTimeText(expiresMs), spanText(expiresMs - now, language))
            : t.wasUntil(dateTimeText(expiresMs))}
        </p>
      )}
      {(isActive || isExpired) && (
        <div class="row">
          <Button look="quiet" small icon="clock" onClick={() => setExtending(true)}>
            {t.extend}
            <span class="visually-hidden"> {reviewerName}</span>
          </Button>
          {isActive && (
            <Button look="quiet" small icon="close" onClick={() => setRevoking(true)}>
              {t.revoke}
              <span class="visually-hidden"> {reviewerName}</span>
            </Button>
          )}
        </div>
      )}
      {isExtending && (
        <ConfirmDialog
          question={t.extendQuestion(reviewerName)}
          text={t.extendText(dateTimeText(now + extendedHours * hourMs))}
          confirm={t.extend}
          isDanger={false}
          onClose={() => setExtending(false)}
          onConfirm={async () => {
            const result = await changeShare(access, share.shareId, { expiresInHours: extendedHours });
            if (result.ok) await onChanged();
            return result;
          }}
        />
      )}
      {isRevoking && (
        <ConfirmDialog
          question={t.revokeQuestion(reviewerName)}
          text={t.revokeText}
          confirm={t.revoke}
          onClose={() => setRevoking(false)}
          onConfirm={async () => {
            const result = await revokeShare(access, share.shareId);
            if (result.ok) await onChanged();
            return result;
          }}
        />
      )}
    </article>
  );
}

/** What the link needs besides itself, what it shows, and whether somebody guesses at it. */
function Guarded({ share: { hasPasscode, wrongTries = 0, documentIds, status } }: { share: Share }) {
  const t = useTexts(doctorsTexts);
  const words = [hasPasscode && t.hasPasscode, documentIds && t.chosen(documentIds.length)].filter(Boolean);
  return (
    <>
      {words.length > 0 && <p class="muted small">{words.join(' · ')}</p>}
      {status === 'locked' ? (
        <p class="small">{t.locked}</p>
      ) : (
        wrongTries > 0 && <p class="small numbers">{t.wrongTries(wrongTries)}</p>
      )}
    </>
  );
}
