import type { Review } from '#contract/review.ts';
import { useTexts } from '#web/language.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { reviewTexts } from '#web/strings/review.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LaterSpecialtyNames } from '#web/ui/later-specialty-names.tsx';
import { UrgencyBadge } from '#web/ui/urgency-badge.tsx';
import { StoryList } from '../case/overview/story-list.tsx';
import '../case/people.css';

/** Who, what, since when, what was recommended: readable in one screen and one minute. */
export function PatientStory({ review }: { review: Review }) {
  const t = useTexts(reviewTexts);
  const { intake, urgency, specialties } = review.case;
  const recommended = [...review.history].reverse().find(({ kind }) => kind === 'recommendation');
  return (
    <section class="card stack" aria-labelledby="story-heading">
      <div class="contact-head">
        <h2 class="card-heading" id="story-heading">
          {usePatientWords(review)}
        </h2>
        <UrgencyBadge urgency={urgency} />
      </div>
      <StoryList intake={intake} />
      <dl class="facts review-advice">
        <div class="fact">
          <dt>{t.specialties}</dt>
          <dd>
            <LaterSpecialtyNames codes={specialties} areAll />
          </dd>
        </div>
        {recommended?.hospital && (
          <div class="fact">
            <dt>{t.recommended}</dt>
            <dd class="icon-line">
              <Icon name="hospital" />
              <span>{recommended.hospital.name}</span>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function usePatientWords({ patient, case: { intake } }: Review): string {
  const t = useTexts(reviewTexts);
  const labels = useTexts(labelTexts);
  const sex = patient.sex ?? intake.patient.sex;
  const { age, ageMonths } = intake.patient;
  const words = [
    sex && labels.sex[sex],
    ageMonths !== undefined && t.months(ageMonths),
    ageMonths === undefined && (age !== undefined ? t.years(age) : patient.birthYear && t.born(patient.birthYear)),
    patient.province ?? intake.patient.province,
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : t.unknownPatient;
}
