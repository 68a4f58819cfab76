import type { ComponentChildren } from 'preact';
import type { ReviewIntake } from '../../../../../src/contract/review.ts';
import { useTexts } from '../../../language.ts';
import { labelTexts } from '../../../strings/labels.ts';
import { recordTexts } from '../../../strings/record.ts';

type StoryListProps = {
  intake: ReviewIntake;
  /** The danger signs with their names, where a recommendation gives them. */
  matched?: readonly { code: string; label: string }[];
};

/** What was told, question by question; what nobody said is left out. */
export function StoryList({ intake, matched = [] }: StoryListProps) {
  const t = useTexts(recordTexts).storyOf;
  const labels = useTexts(labelTexts);
  const named = (code: string) => matched.find((sign) => sign.code === code)?.label ?? code;
  const long: Line[] = [
    [t.symptoms, intake.symptoms && <span class="story-words">{intake.symptoms}</span>],
    [t.redFlags, intake.redFlags?.map(named).join(', ')],
    [t.diagnosis, intake.diagnosis],
    [t.goal, intake.goal],
  ];
  const short: Line[] = [
    [t.need, labels.need[intake.need]],
    [t.duration, intake.durationDays !== undefined && t.days(intake.durationDays)],
    [t.severity, intake.severity && labels.severity[intake.severity]],
    [t.conditions, intake.conditionsCount !== undefined && t.conditionsCount(intake.conditionsCount)],
    [t.city, intake.preferredCity],
  ];
  return (
    <dl class="facts">
      {long.filter(isSaid).map(([name, value]) => (
        <div class="fact fact-wide" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {short.filter(isSaid).map(([name, value]) => (
        <div class="fact" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Line = [name: string, value: ComponentChildren];

function isSaid([, value]: Line): boolean {
  return Boolean(value);
}
