import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Review } from '#contract/review.ts';
import { hasPasscode, holdPasscode, openReview } from '#web/api/review.ts';
import { useTexts } from '#web/language.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { Failure } from '#web/request.ts';
import { dropDraft, heldDraft, heldReviewToken, holdDraft, holdReviewToken } from '#web/session.ts';
import { reviewTexts } from '#web/strings/review.ts';
import { FailureState } from '#web/ui/failure.tsx';
import { Page } from '#web/ui/page.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/use-now.ts';
import { whenIdle } from '#web/when-idle.ts';
import '../case/case.css';
import { SignNames } from '../case/overview/later-sign-names.tsx';
import { emptyDraft, type OpinionDraft } from './opinion-draft.ts';
import './review.css';
import { Told } from './told.tsx';

/** The secret stands after `#`. It is taken out of the address at once, so that no screen, photo or history shows it. */
function takeToken(): string | undefined {
  const token = location.hash.slice(1);
  if (!token || token === 'main') return heldReviewToken();
  // What was written under another link belongs to another patient.
  if (token !== heldReviewToken()) dropDraft('opinion');
  holdReviewToken(token);
  history.replaceState(history.state, '', location.pathname);
  return token;
}

const Ended = lazyPart(async () => (await import('./ended.tsx')).Ended, { Frame: Opening });
const PasscodeForm = lazyPart(async () => (await import('./passcode-form.tsx')).PasscodeForm, { Frame: Opening });
const ReviewBody = lazyPart(async () => (await import('./review-body.tsx')).ReviewBody, { Frame: Opening });

// Its code comes while the frame is drawn.
if (location.hash.length > 1 || heldReviewToken()) ReviewBody.prepare();

const tickMs = 20_000;

export function ReviewScreen() {
  const [token, setToken] = useState(takeToken);
  const [review, setReview] = useState<Review>();
  const [failure, setFailure] = useState<Failure>();
  /** Lives here, so that it outlasts the link: what a doctor has written is not lost when the time runs out. */
  const [draft, setDraft] = useState(() => heldDraft('opinion', emptyDraft));
  const holdOpinion = (next: OpinionDraft) => {
    setDraft(next);
    holdDraft('opinion', next);
  };
  const now = useNow(tickMs);

  // Another link pasted into the same tab.
  useEffect(() => {
    const changed = () => {
      setToken(takeToken());
      setDraft(heldDraft('opinion', emptyDraft));
    };
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);

  const load = useCallback(async () => {
    if (token === undefined) return;
    // A passcode is corrected where it was typed.
    setFailure((before) => (before?.asksPasscode ? before : undefined));
    const result = await openReview(token);
    if (result.ok) setReview(result.value);
    setFailure(result.ok ? undefined : result.failure);
  }, [token]);
  useEffect(() => {
    setReview(undefined);
    setFailure(undefined);
    void load();
  }, [load]);

  if (token === undefined) return <NoToken />;
  if (failure?.asksPasscode) {
    const give = async (passcode: string) => {
      holdPasscode(token, passcode);
      await load();
    };
    return <PasscodeForm error={hasPasscode(token) ? failure.text : undefined} onGiven={give} />;
  }
  if (failure?.status === 401) return <Unknown />;
  if (failure?.status === 410) return <Ended text={failure.text} draft={draft.opinion} />;
  if (failure && !review) return <Failed failure={failure} onRetry={load} />;
  if (!review) return <OpeningReview />;
  if (Date.parse(review.reviewer.expiresAt) <= now) return <Ended draft={draft.opinion} />;
  return (
    <ReviewBody
      token={token}
      review={review}
      now={now}
      draft={draft}
      onDraft={holdOpinion}
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

function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTexts(reviewTexts);
  return (
    <Page title={t.title} footer={false}>
      <FailureState failure={failure} onRetry={onRetry} />
    </Page>
  );
}

function Opening({ children }: { children: ComponentChildren }) {
  const t = useTexts(reviewTexts);
  return (
    <Page title={t.title} wide footer={false}>
      {children}
    </Page>
  );
}

function OpeningReview() {
  useEffect(() => {
    ReviewBody.prepare();
    whenIdle(SignNames.prepare);
  }, []);
  return (
    <Opening>
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
    </Opening>
  );
}
