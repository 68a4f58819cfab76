import { useState } from 'preact/hooks';
import type { Consent } from '#contract/consent.ts';
import type { ConsentPurpose } from '#contract/vocabulary.ts';
import { eraseCase, setConsent, setPaused } from '#web/api/rights.ts';
import { tellEnded } from '#web/case-ended.ts';
import { agreedTo, messagesHashes } from '#web/consent-notice.ts';
import { closeCase } from '#web/held-cases.ts';
import { useLanguage, useTexts } from '#web/language.ts';
import { forgetCase } from '#web/remembered.ts';
import { route } from '#web/router.tsx';
import { newCaseTexts } from '#web/strings/new-case.ts';
import { rightsTexts } from '#web/strings/rights.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckRow } from '#web/ui/choice.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { Notice } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useSending } from '#web/use-sending.ts';
import { useOpenedCase } from '../opened-case.ts';

/** Help by navigators, messages, a pause, and the end of the case: all of it the family's to decide. */
export function RightsCard() {
  const t = useTexts(rightsTexts);
  const notice = useTexts(newCaseTexts);
  return (
    <section class="card stack" aria-labelledby="rights-heading">
      <h2 class="card-heading" id="rights-heading">
        {t.heading}
      </h2>
      <Agreement
        purpose="navigator_help"
        label={notice.consentNavigator}
        hints={{ agreed: notice.consentChoice, refused: t.helpRefused }}
      />
      <Agreement
        purpose="notices"
        hashes={messagesHashes}
        label={t.messages}
        hints={{ agreed: t.messagesHint, refused: t.messagesRefused }}
      />
      <Pausing />
      <Erasing />
    </section>
  );
}

type AgreementProps = {
  purpose: ConsentPurpose;
  label: string;
  hints: { agreed: string; refused: string };
  /** Of the text that is agreed to, where it is not that of a new case. */
  hashes?: typeof messagesHashes;
};

/** What holds now, and the way to say otherwise. Where nothing was said it is as if agreed. */
function Agreement({ purpose, label, hints, hashes }: AgreementProps) {
  const language = useLanguage();
  const { access, file, change } = useOpenedCase();
  const { failure, send } = useSending();
  const said = file.consents?.latest ?? [];
  const isRefused = said.some((each) => each.purpose === purpose && !each.given);
  const by = said.findLast(({ by }) => by !== null)?.by ?? 'self';
  const decide = async (isWanted: boolean) => {
    const next = isWanted ? agreedTo(language, by, hashes) : { given: false };
    const result = await send(setConsent(access, purpose, next));
    if (result.ok) change((old) => ({ ...old, consents: withConsent(old.consents, result.value) }));
  };
  return (
    <>
      <CheckRow
        name={purpose}
        label={label}
        hint={isRefused ? hints.refused : hints.agreed}
        checked={!isRefused}
        onChange={decide}
      />
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}

function withConsent(consents = { latest: [] as Consent[], records: [] as Consent[] }, said: Consent) {
  const others = consents.latest.filter(({ purpose }) => purpose !== said.purpose);
  return { latest: [...others, said], records: [...consents.records, said] };
}

function Pausing() {
  const t = useTexts(rightsTexts);
  const { access, file, change, refresh } = useOpenedCase();
  const { isBusy, failure, send } = useSending();
  const isPaused = file.pausedAt !== undefined;
  const turn = async () => {
    const result = await send(setPaused(access, !isPaused));
    if (!result.ok) return;
    const { pausedAt: _ended, ...running } = file;
    if (isPaused) change(() => running);
    else await refresh();
  };
  return (
    <div class="stack-tight">
      {isPaused ? (
        <Notice tone="soon" icon="info">
          {t.pausedText}
        </Notice>
      ) : (
        <p class="small">{t.pauseHint}</p>
      )}
      <div>
        <Button look="plain" small icon="lock" busy={isBusy} onClick={turn}>
          {isPaused ? t.resume : t.pause}
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}

function Erasing() {
  const t = useTexts(rightsTexts);
  const { access } = useOpenedCase();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button look="quiet" small icon="trash" onClick={() => setAsking(true)}>
        {t.erase}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={t.eraseQuestion}
          text={t.eraseText}
          confirm={t.eraseConfirm}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            const result = await eraseCase(access);
            if (!result.ok) return result;
            forgetCase(access);
            tellEnded(access.caseId);
            closeCase();
            route('/', true);
            showToast(t.erased);
            return result;
          }}
        />
      )}
    </div>
  );
}
