import { useCallback, useEffect, useState } from 'preact/hooks';
import type { CreatedShare, Share } from '#contract/share.ts';
import { listShares } from '#web/api/case.ts';
import { useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { lazyPart, unseen } from '#web/lazy-part.tsx';
import type { Failure } from '#web/request.ts';
import { holdSeen } from '#web/seen-opinions.ts';
import { doctorsTexts } from '#web/strings/doctors.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureState } from '#web/ui/failure.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { OpinionList } from './opinion-list.tsx';
import { ShareCard } from './share-card.tsx';
import '../people.css';

const HideOpinion = lazyPart(async () => (await import('./hide-opinion.tsx')).HideOpinion, unseen);
const fetchLink = async () => (await import('./share-link.tsx')).ShareLink;
const ShareLink = lazyPart(fetchLink);
/** A link is shown once: nobody makes one before the code that shows it is there. */
const ShareDialog = lazyDialog(async () => {
  const [{ ShareDialog }] = await Promise.all([import('./share-dialog.tsx'), fetchLink()]);
  return ShareDialog;
});

export type MadeShare = CreatedShare & { reviewerName: string; passcode?: string };

export function DoctorsPanel() {
  const { access, file, role } = useOpenedCase();
  const newest = file.opinions.at(-1)?.createdAt;
  useEffect(() => {
    if (newest !== undefined) holdSeen(access.caseId, newest);
  }, [newest, access.caseId]);
  const opinions = <Opinions key="opinions" />;
  const hasOpinions = file.opinions.length > 0;
  // What a doctor has said is read first; the links come a moment later and move nothing then.
  return (
    <div class="columns">
      {hasOpinions && opinions}
      {role === 'family' && <Shares key="shares" />}
      {!hasOpinions && opinions}
    </div>
  );
}

function Opinions() {
  const t = useTexts(doctorsTexts);
  const { file, role } = useOpenedCase();
  return (
    <section class="stack" aria-labelledby="opinions-heading">
      <h2 class="section-title" id="opinions-heading">
        {t.opinions}
      </h2>
      {file.opinions.length === 0 ? (
        <EmptyState icon="chat" title={t.opinionsEmpty} text={t.opinionsEmptyHint} />
      ) : (
        <OpinionList opinions={file.opinions} {...(role === 'family' && { Below: HideOpinion })} />
      )}
    </section>
  );
}

function Shares() {
  const t = useTexts(doctorsTexts);
  const { access, file, refresh } = useOpenedCase();
  const [shares, setShares] = useState<Share[]>();
  const [failure, setFailure] = useState<Failure>();
  const [isInviting, setInviting] = useState(false);
  const [made, setMade] = useState<MadeShare>();
  const { caseId, token } = access;
  const load = useCallback(async () => {
    const result = await listShares({ caseId, token });
    if (result.ok) setShares(result.value);
    setFailure(result.ok ? undefined : result.failure);
  }, [caseId, token]);
  // Whatever a doctor does by a link is an event.
  const events = file.events.length;
  useEffect(() => void load(), [load, events]);

  return (
    <section class="stack" aria-labelledby="shares-heading">
      <div>
        <h2 class="section-title" id="shares-heading">
          {t.heading}
        </h2>
        <p class="muted">{t.intro}</p>
      </div>
      {made ? (
        <ShareLink share={made} onDone={() => setMade(undefined)} />
      ) : (
        <div>
          <Button icon="plus" onClick={() => setInviting(true)}>
            {t.invite}
          </Button>
        </div>
      )}
      {shares ? (
        <ShareList shares={shares} onChanged={load} />
      ) : failure ? (
        <FailureState failure={failure} onRetry={load} />
      ) : (
        <Loading>
          <Skeleton look="block" />
        </Loading>
      )}
      {isInviting && (
        <ShareDialog
          onClose={() => setInviting(false)}
          onMade={(share) => {
            setMade(share);
            void load();
            void refresh();
          }}
        />
      )}
    </section>
  );
}

function ShareList({ shares, onChanged }: { shares: readonly Share[]; onChanged: () => Promise<void> }) {
  const t = useTexts(doctorsTexts);
  if (shares.length === 0) return <p class="muted">{t.empty}</p>;
  return (
    <ul class="stack" aria-label={t.list}>
      {[...shares].reverse().map((share) => (
        <li key={share.shareId}>
          <ShareCard share={share} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  );
}
