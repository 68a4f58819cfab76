import type { ComponentChildren } from 'preact';
import type { ReviewIntake } from '../../../../../src/contract/review.ts';
import { needLabels, severityLabels } from '../../../../../src/engine/knowledge/labels.ts';
import { useWord } from '../../../language.ts';
import { useCaseTexts } from '../case-texts.ts';

type StoryListProps = {
  intake: ReviewIntake;
  /** The danger signs with their names, where a recommendation gives them. */
  matched?: readonly { code: string; label: string }[];
};

/** What was told, question by question; what nobody said is left out. */
export function StoryList({ intake, matched = [] }: StoryListProps) {
  const t = useCaseTexts().overview.storyOf;
  const word = useWord();
  const named = (code: string) => matched.find((sign) => sign.code === code)?.label ?? code;
  const lines: [string, ComponentChildren][] = [
    [t.need, word(needLabels[intake.need])],
    [t.symptoms, intake.symptoms && <span class="story-words">{intake.symptoms}</span>],
    [t.redFlags, intake.redFlags?.map(named).join(', ')],
    [t.duration, intake.durationDays !== undefined && t.days(intake.durationDays)],
    [t.severity, intake.severity && word(severityLabels[intake.severity])],
    [t.diagnosis, intake.diagnosis],
    [t.conditions, intake.conditionsCount !== undefined && t.conditionsCount(intake.conditionsCount)],
    [t.city, intake.preferredCity],
    [t.goal, intake.goal],
  ];
  return (
    <dl class="facts">
      {lines
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div class="fact" key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
