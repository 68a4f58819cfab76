import type { ComponentChildren } from 'preact';
import type { ReviewIntake } from '#contract/review.ts';
import { saidOfSigns } from '#contract/said-of-signs.ts';
import { useTexts } from '#web/language.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { recordTexts } from '#web/strings/record.ts';
import { SignNames } from './later-sign-names.tsx';

/** What was told, question by question; what nobody said is left out. */
export function StoryList({ intake }: { intake: ReviewIntake }) {
  const t = useTexts(recordTexts).storyOf;
  const labels = useTexts(labelTexts);
  const { present, unsure, denied } = saidOfSigns(intake);
  const long: Line[] = [
    [t.symptoms, intake.symptoms && <span class="story-words">{intake.symptoms}</span>],
    [t.redFlags, present.length > 0 && <SignNames codes={present} />],
    [t.signsUnsure, unsure.length > 0 && <SignNames codes={unsure} />],
    [t.signsDenied, denied.length > 0 && <SignNames codes={denied} />],
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
