import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Review } from '../../../../src/contract/review.ts';
import { openReview } from '../../api.ts';
import { useTexts } from '../../language.ts';
import type { Failure } from '../../request.ts';
import { heldReviewToken, holdReviewToken } from '../../session.ts';
import { reviewTexts } from '../../strings.review.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FailureState } from '../../ui/failure.tsx';
import { TextArea } from '../../ui/field.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useNow } from '../../use-now.ts';
import '../case/case.css';
import { emptyDraft } from './opinion-dialog.tsx';
import './review.css';
import { ReviewBody } from './review-body.tsx';

/** The secret stands after `#`. It is taken out of the address at once, so that no screen, photo or history shows it. */
function takeToken(): string | undefined {
  const token = location.hash.slice(1);
  if (!token || token === 'main') return heldReviewToken();
  holdReviewToken(token);
  history.replaceState(history.state, '', location.pathname);
  return token;
}

const tickMs = 20_000;

export function ReviewScreen() {
  const [token, setToken] = useState(takeToken);
  const [review, setReview] = useState<Review>();
  const [failure, setFailure] = useState<Failure>();
  /** Lives here, so that it outlasts the link: what a doctor has written is not lost when the time runs out. */
  const [draft, setDraft] = useState(emptyDraft);
  const now = useNow(tickMs);

  // Another link pasted into the same tab.
  useEffect(() => {
    const changed = () => setToken(takeToken());
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);

  const load = useCallback(async () => {
    if (token === undefined) return;
    setFailure(undefined);
    const result = await openReview(token);
    if (result.ok) setReview(result.value);
    else setFailure(result.failure);
  }, [token]);
  useEffect(() => {
    setReview(undefined);
    void load();
  }, [load]);

  if (token === undefined) return <NoToken />;
  if (failure?.status === 401) return <Unknown />;
  if (failure?.status === 410) return <Ended text={failure.text} draft={draft.opinion} />;
  if (failure && !review) return <Failed failure={failure} onRetry={load} />;
  if (!review) return <Opening />;
  if (Date.parse(review.reviewer.expiresAt) <= now) return <Ended draft={draft.opinion} />;
  return (
    <ReviewBody
      token={token}
      review={review}
      now={now}
      draft={draft}
      onDraft={setDraft}
      onChange={setReview}
      onEnded={setFailure}
    />
  );
}

function NoToken() {
  const t = useTexts(reviewTexts);
  return <Told title={t.noToken} text={t.noTokenText} icon="link" />;
}

function Unknown() {
  const t = useTexts(reviewTexts);
  return <Told title={t.unknown} text={t.unknownText} icon="link" />;
}

/** Expired or revoked: the service's own sentence says which. Without one, the time has run out on this screen. */
function Ended({ text, draft }: { text?: string; draft: string }) {
  const t = useTexts(reviewTexts);
  return (
    <Told title={t.ended} text={`${text ?? t.endedNow} ${t.endedSafe}`} icon="clock">
      {draft.trim() !== '' && (
        <div class="stack-tight">
          <TextArea label={t.unsent} hint={t.unsentHint} value={draft} onChange={() => undefined} />
          <CopyButton text={draft} label={t.copyUnsent} failed={t.unsentHint} />
        </div>
      )}
    </Told>
  );
}

type ToldProps = { title: string; text: string; icon: IconName; children?: ComponentChildren };

function Told({ title, text, icon, children }: ToldProps) {
  return (
    <Page title={title} footer={false}>
      <div class="stack-loose">
        <EmptyState icon={icon} title={text} />
        {children}
      </div>
    </Page>
  );
}

function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTexts(reviewTexts);
  return (
    <Page title={t.title} footer={false}>
      <FailureState failure={failure} onRetry={onRetry} />
    </Page>
  );
}

function Opening() {
  const t = useTexts(reviewTexts);
  return (
    <Page title={t.title} wide footer={false}>
      <Loading>
        <div class="columns">
          <div class="stack">
            <Skeleton look="title" />
            <Skeleton />
            <Skeleton />
            <Skeleton look="short" />
          </div>
          <Skeleton look="block" />
        </div>
      </Loading>
    </Page>
  );
}
