import { useEffect, useRef } from 'preact/hooks';
import { useLanguage, useStrings, useTexts } from '#web/language.ts';
import { doctorsTexts } from '#web/strings/doctors.ts';
import { dateTimeText, spanText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { QrCode } from '#web/ui/later-qr-code.tsx';
import type { MadeShare } from './doctors-panel.tsx';

/** The link, this once: copied, sent with another app, or scanned from this very screen. */
export function ShareLink({ share, onDone }: { share: MadeShare; onDone: () => void }) {
  const t = useTexts(doctorsTexts);
  const shared = useStrings();
  const heading = useRef<HTMLHeadingElement>(null);
  const language = useLanguage();
  const { reviewUrl, reviewerName, expiresAt, passcode } = share;
  const expiresMs = Date.parse(expiresAt);
  useEffect(() => heading.current?.focus(), []);
  const canShare = 'share' in navigator;
  const send = () => {
    // Whoever closes the sheet has simply changed their mind.
    navigator.share({ text: t.shareText(reviewerName), url: reviewUrl }).catch(() => undefined);
  };
  return (
    <section class="share-link" aria-labelledby="share-link-heading">
      <h3 id="share-link-heading" ref={heading} tabIndex={-1}>
        {t.createdHeading(reviewerName)}
      </h3>
      <p>{t.createdOnce}</p>
      <div class="share-link-body">
        <QrCode text={reviewUrl} label={t.qr} />
        <div class="stack">
          <p class="share-url">{reviewUrl}</p>
          {passcode && (
            <p>
              {t.tellPasscode} <strong class="numbers">{passcode}</strong>
            </p>
          )}
          <p class="muted small numbers">
            {t.until(dateTimeText(expiresMs), spanText(expiresMs - Date.now(), language))}
          </p>
          <div class="row">
            <CopyButton look="main" text={reviewUrl} label={t.copyLink} failed={shared.copyFailed} />
            {canShare && (
              <Button look="plain" icon="chat" onClick={send}>
                {t.share}
              </Button>
            )}
          </div>
          <div>
            <Button look="quiet" icon="check" onClick={onDone}>
              {t.doneSharing}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
