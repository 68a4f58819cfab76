import { useEffect, useRef, useState } from 'preact/hooks';
import type { Review } from '#contract/review.ts';
import { higher } from '#engine/urgency.ts';
import { filesOfReview } from '#web/api/review.ts';
import { useLanguage, useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import type { Failure } from '#web/request.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { reviewTexts } from '#web/strings/review.ts';
import { dateTimeText, spanText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { Notice } from '#web/ui/states.tsx';
import { LazyViewer } from '#web/viewer/lazy-viewer.tsx';
import { OpinionList } from '../case/doctors/opinion-list.tsx';
import { DocumentGrid } from '../case/documents/document-grid.tsx';
import { HistoryCard } from '../case/overview/later-parts.ts';
import { imagesFirst, withNumbers } from './images-first.ts';
import { emptyDraft, type OpinionDraft } from './opinion-draft.ts';
import { PatientStory } from './patient-story.tsx';

const WayToFamily = lazyPart(async () => (await import('./way-to-family.tsx')).WayToFamily, { Waiting: () => null });
const OpinionDialog = lazyDialog(async () => (await import('./opinion-dialog.tsx')).OpinionDialog);

type ReviewBodyProps = {
  token: string;
  review: Review;
  now: number;
  onChange: (review: Review) => void;
  draft: OpinionDraft;
  onDraft: (draft: OpinionDraft) => void;
  /** The link has ended while it was in use. */
  onEnded: (failure: Failure) => void;
};

export function ReviewBody({ token, review, now, draft, onDraft, onChange, onEnded }: ReviewBodyProps) {
  const t = useTexts(reviewTexts);
  const language = useLanguage();
  const [openedId, setOpenedId] = useState<string>();
  const [isWriting, setWriting] = useState(false);
  const [sent, setSent] = useState<'plain' | 'emergency'>();
  const thanks = useRef<HTMLDivElement>(null);
  // Whoever sent it from the foot of a long page sees what has come of it.
  useEffect(() => {
    if (!sent) return;
    scrollTo({ top: 0 });
    thanks.current?.focus({ preventScroll: true });
  }, [sent, review.opinions.length]);
  const { reviewer, documents, opinions, history } = review;
  const shown = withNumbers(imagesFirst(documents), useTexts(labelTexts).documentKind);
  const expiresMs = Date.parse(reviewer.expiresAt);
  return (
    <Page
      title={t.greeting(reviewer.name)}
      head={
        <div class="review-head">
          <h1 tabIndex={-1}>{t.greeting(reviewer.name)}</h1>
          <p class="muted">{t.intro}</p>
          <p class="icon-line small review-left">
            <Icon name="clock" />
            <span>{t.left(spanText(expiresMs - now, language), dateTimeText(expiresMs))}</span>
          </p>
        </div>
      }
      wide
      footer={false}
      actions={
        <Button wide icon="edit" onClick={() => setWriting(true)}>
          {t.write}
        </Button>
      }
    >
      <div class="stack-loose">
        {sent && (
          <div role="status" ref={thanks} tabIndex={-1}>
            <Notice tone={sent === 'emergency' ? 'danger' : 'fine'}>
              <p class="strong">{t.thanks}</p>
              <p>{sent === 'emergency' ? t.emergencySent : t.thanksHint}</p>
              {sent === 'emergency' && <WayToFamily />}
            </Notice>
          </div>
        )}
        <div class="review-columns">
          <div class="review-story">
            <PatientStory review={review} />
          </div>
          {opinions.length > 0 && (
            <section class="stack review-opinions" aria-labelledby="opinions-heading">
              <h2 class="section-title" id="opinions-heading">
                {t.opinions(opinions.length)}
              </h2>
              <OpinionList opinions={opinions} />
            </section>
          )}
          <div class="review-rest">
            <HistoryCard history={history} />
          </div>
          <section class="stack review-documents" aria-labelledby="documents-heading">
            <h2 class="section-title" id="documents-heading">
              {t.documents(documents.length)}
            </h2>
            {documents.length === 0 ? (
              <p class="muted">{t.noDocuments}</p>
            ) : (
              <DocumentGrid documents={shown} onOpen={setOpenedId} />
            )}
            <p class="muted small">{t.recorded}</p>
          </section>
        </div>
      </div>
      {openedId && (
        <LazyViewer
          documents={shown}
          startId={openedId}
          source={filesOfReview(token)}
          onClose={() => setOpenedId(undefined)}
        />
      )}
      {isWriting && (
        <OpinionDialog
          token={token}
          suggested={review.case.specialties}
          draft={draft}
          onDraft={onDraft}
          onClose={() => setWriting(false)}
          onEnded={onEnded}
          onSent={(opinion) => {
            onDraft(emptyDraft);
            setSent(opinion.urgency === 'emergency' ? 'emergency' : 'plain');
            const urgency = higher(review.case.urgency, opinion.urgency ?? 'routine');
            onChange({ ...review, case: { ...review.case, urgency }, opinions: [...opinions, opinion] });
          }}
        />
      )}
    </Page>
  );
}
