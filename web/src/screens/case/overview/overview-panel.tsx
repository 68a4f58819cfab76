import { useTexts } from '../../../language.ts';
import { overviewTexts } from '../../../strings/overview.ts';
import { Notice } from '../../../ui/states.tsx';
import { isEmergency, useOpenedCase } from '../opened-case.ts';
import { EmergencyCard } from './emergency-card.tsx';
import { DoctorSaid, HistoryCard, NotesCard, RenavigateBar, StoryCard } from './later-parts.tsx';
import { PlacesCard } from './places-card.tsx';
import { StateLine } from './state-line.tsx';
import { StepsCard } from './steps-card.tsx';
import './overview.css';

/** Is it dangerous, where to go, what to do first; then the story behind it. */
export function OverviewPanel() {
  const t = useTexts(overviewTexts);
  const { file, role } = useOpenedCase();
  const isRaised = file.case.urgency !== file.recommendation.safety.urgency;
  return (
    <div class="columns">
      <div class="stack-loose">
        {isEmergency(file) && <EmergencyCard />}
        {isRaised && (
          <Notice tone="soon" icon="info">
            <div class="stack-tight">
              {/* The red card has said it already. */}
              {!isEmergency(file) && <DoctorSaid />}
              <p>{t.raisedNote}</p>
            </div>
          </Notice>
        )}
        <StateLine />
        <PlacesCard />
        <StepsCard recommendation={file.recommendation} />
        <RenavigateBar />
      </div>
      <div class="stack-loose">
        {role === 'family' && file.notes && file.notes.length > 0 && <NotesCard />}
        <StoryCard />
        <HistoryCard history={file.history} />
        <p class="muted small">{t.disclaimer}</p>
      </div>
    </div>
  );
}
