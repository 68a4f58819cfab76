import { useState } from 'preact/hooks';
import type { Share } from '#contract/share.ts';
import { useLanguage, useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { doctorsTexts } from '#web/strings/doctors.ts';
import { agoText, dateTimeText, spanText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { useOpenedCase } from '../opened-case.ts';

const fetchDialogs = () => import('./share-changes.tsx');
const ExtendDialog = lazyDialog(async () => (await fetchDialogs()).ExtendDialog);
const PapersDialog = lazyDialog(async () => (await fetchDialogs()).PapersDialog);
const RevokeDialog = lazyDialog(async () => (await fetchDialogs()).RevokeDialog);

const dialogs = { extend: ExtendDialog, papers: PapersDialog, revoke: RevokeDialog };

export function ShareCard({ share, onChanged }: { share: Share; onChanged: () => Promise<void> }) {
  const t = useTexts(doctorsTexts);
  const language = useLanguage();
  const { documents } = useOpenedCase().file;
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const { reviewerName, reviewerTitle, status, openedCount, lastOpenedAt, expiresAt } = share;
  const Dialog = open && dialogs[open];
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
          <Button look="quiet" small icon="clock" onClick={() => setOpen('extend')}>
            {t.extend}
            <span class="visually-hidden"> {reviewerName}</span>
          </Button>
          {(documents.length > 0 || share.documentIds) && (
            <Button look="quiet" small icon="file" onClick={() => setOpen('papers')}>
              {t.papers}
              <span class="visually-hidden"> {reviewerName}</span>
            </Button>
          )}
          {isActive && (
            <Button look="quiet" small icon="close" onClick={() => setOpen('revoke')}>
              {t.revoke}
              <span class="visually-hidden"> {reviewerName}</span>
            </Button>
          )}
        </div>
      )}
      {Dialog && <Dialog share={share} onClose={() => setOpen(undefined)} onChanged={onChanged} />}
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
