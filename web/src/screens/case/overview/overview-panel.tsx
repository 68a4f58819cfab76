import { useTexts } from '../../../language.ts';
import { overviewTexts } from '../../../strings/overview.ts';
import { Notice } from '../../../ui/states.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { EmergencyCard } from './emergency-card.tsx';
import { HistoryCard, RenavigateBar } from './later-parts.tsx';
import { PlacesCard } from './places-card.tsx';
import { StateLine } from './state-line.tsx';
import { StepsCard } from './steps-card.tsx';
import { StoryCard } from './story-card.tsx';
import './overview.css';

/** Is it dangerous, where to go, what to do first; then the story behind it. */
export function OverviewPanel() {
  const t = useTexts(overviewTexts);
  const { file } = useOpenedCase();
  const isRaised = file.case.urgency !== file.recommendation.safety.urgency;
  const isEmergency = file.case.urgency === 'emergency' && file.case.state !== 'closed';
  return (
    <div class="columns">
      <div class="stack-loose">
        {isEmergency && <EmergencyCard />}
        {isRaised && (
          <Notice tone="soon" icon="info">
            {t.raisedNote}
          </Notice>
        )}
        <StateLine />
        <PlacesCard />
        <StepsCard recommendation={file.recommendation} />
        <RenavigateBar />
      </div>
      <div class="stack-loose">
        <StoryCard />
        <HistoryCard history={file.history} />
        <p class="muted small">{t.disclaimer}</p>
      </div>
    </div>
  );
}
