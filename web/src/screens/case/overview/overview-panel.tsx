import { isEmergency } from '../is-emergency.ts';
import { useOpenedCase } from '../opened-case.ts';
import { EmergencyCard } from './emergency-card.tsx';
import { HistoryCard, NotesCard, PlacesCard, RenavigateBar, StateLine, StepsCard, StoryCard } from './later-parts.ts';
import { NowCard } from './now-card.tsx';
import './overview.css';

/** Is it dangerous, what matters now, where to go, what to do; then the story behind it. */
export function OverviewPanel() {
  const { file, role } = useOpenedCase();
  return (
    <div class="columns">
      <div class="stack-loose">
        {isEmergency(file) && <EmergencyCard />}
        <NowCard />
        <StateLine />
        <PlacesCard />
        <StepsCard file={file} />
        <RenavigateBar />
      </div>
      <div class="stack-loose">
        {role === 'family' && file.notes && file.notes.length > 0 && <NotesCard />}
        <StoryCard />
        <HistoryCard history={file.history} />
      </div>
    </div>
  );
}
