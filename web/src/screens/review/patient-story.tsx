import type { Review } from '../../../../src/contract/review.ts';
import { sexLabels } from '../../../../src/engine/knowledge/labels.ts';
import { useTexts, useWord } from '../../language.ts';
import { reviewTexts } from '../../strings.review.ts';
import { Icon } from '../../ui/icon.tsx';
import { UrgencyBadge } from '../../ui/urgency-badge.tsx';
import { specialtyName } from '../case/overview/places-card.tsx';
import { StoryList } from '../case/overview/story-list.tsx';
import '../case/people.css';

/** Who, what, since when, what was recommended: readable in one screen and one minute. */
export function PatientStory({ review }: { review: Review }) {
  const t = useTexts(reviewTexts);
  const word = useWord();
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
          <dd>{specialties.map((code) => specialtyName(code, word)).join(', ')}</dd>
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
  const word = useWord();
  const sex = patient.sex ?? intake.patient.sex;
  const { age } = intake.patient;
  const words = [
    sex && word(sexLabels[sex]),
    age !== undefined ? t.years(age) : patient.birthYear && t.born(patient.birthYear),
    patient.province ?? intake.patient.province,
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : t.unknownPatient;
}
