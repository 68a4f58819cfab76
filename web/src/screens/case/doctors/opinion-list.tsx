import type { ComponentType } from 'preact';
import type { Opinion } from '#contract/opinion.ts';
import { useTexts } from '#web/language.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { recordTexts } from '#web/strings/record.ts';
import { dateTimeText } from '#web/time-words.ts';
import { LaterSpecialtyNames } from '#web/ui/later-specialty-names.tsx';
import { UrgencyBadge } from '#web/ui/urgency-badge.tsx';
import '../people.css';

/** Few opinions have one. */
const DoctorsTime = lazyPart(async () => (await import('../doctors-time.tsx')).DoctorsTime, { Waiting: () => null });

type OpinionListProps = {
  opinions: readonly Opinion[];
  /** What can be done with an opinion. */
  Below?: ComponentType<{ opinion: Opinion }>;
};

/** The newest first, and always with what an opinion is and is not. */
export function OpinionList({ opinions, Below }: OpinionListProps) {
  const t = useTexts(recordTexts);
  return (
    <div class="stack">
      <ul class="stack">
        {[...opinions].reverse().map((opinion) => (
          <li key={opinion.id}>
            <article class="card opinion">
              <div class="contact-head">
                <div class="contact-words">
                  <h3 class="contact-name">{opinion.reviewerName}</h3>
                  <p class="muted small numbers">
                    {[opinion.reviewerTitle, dateTimeText(Date.parse(opinion.createdAt))].filter(Boolean).join(' · ')}
                  </p>
                </div>
                {opinion.urgency && <UrgencyBadge urgency={opinion.urgency} />}
              </div>
              <p class="story-words">{opinion.opinion}</p>
              {opinion.within && <DoctorsTime opinion={opinion} isRecord />}
              {opinion.suggestedSpecialty && (
                <p class="strong">
                  {t.suggests} <LaterSpecialtyNames codes={[opinion.suggestedSpecialty]} />
                </p>
              )}
              {Below && <Below opinion={opinion} />}
            </article>
          </li>
        ))}
      </ul>
      <p class="muted small">{t.opinionLabel}</p>
    </div>
  );
}
