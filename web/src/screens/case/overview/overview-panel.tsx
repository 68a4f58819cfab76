import { Notice } from '../../../ui/states.tsx';
import { useCaseTexts } from '../case-texts.ts';
import { useOpenedCase } from '../opened-case.ts';
import { EmergencyCard } from './emergency-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { PlacesCard } from './places-card.tsx';
import { RenavigateBar } from './renavigate-bar.tsx';
import { StateLine } from './state-line.tsx';
import { StepsCard } from './steps-card.tsx';
import { StoryCard } from './story-card.tsx';
import './overview.css';

/** Is it dangerous, where to go, what to do first; then the story behind it. */
export function OverviewPanel() {
  const t = useCaseTexts();
  const { file } = useOpenedCase();
  const isRaised = file.case.urgency !== file.recommendation.safety.urgency;
  const isEmergency = file.case.urgency === 'emergency' && file.case.state !== 'closed';
  return (
    <div class="columns">
      <div class="stack-loose">
        {isEmergency && <EmergencyCard recommendation={file.recommendation} />}
        {isRaised && <Notice tone="soon">{t.overview.raisedNote}</Notice>}
        <StateLine />
        <PlacesCard />
        <StepsCard recommendation={file.recommendation} />
        <RenavigateBar />
      </div>
      <div class="stack-loose">
        <StoryCard />
        <HistoryCard history={file.history} />
        <p class="muted small">{t.overview.disclaimer}</p>
      </div>
    </div>
  );
}
