import type { CaseAccess } from '#web/api/case.ts';
import { useTexts } from '#web/language.ts';
import { keyTexts } from '#web/strings/key.ts';
import { QrCode } from '#web/ui/later-qr-code.tsx';
import { keyLink } from './key-link.ts';
import './key-card.css';

/** The key of a case as a card to keep in a purse: to be scanned, or typed by hand. */
export function KeyCard({ access }: { access: CaseAccess }) {
  const t = useTexts(keyTexts);
  return (
    <div class="key-paper">
      <QrCode text={keyLink(access)} label={t.scan} />
      <dl class="key-values">
        <dt>{t.number}</dt>
        <dd class="key-value">{access.caseId}</dd>
        <dt>{t.key}</dt>
        <dd class="key-value">{access.token}</dd>
      </dl>
    </div>
  );
}
