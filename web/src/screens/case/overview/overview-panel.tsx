import { useTexts } from '#web/language.ts';
import { overviewTexts } from '#web/strings/overview.ts';
import { isEmergency } from '../is-emergency.ts';
import { useOpenedCase } from '../opened-case.ts';
import { EmergencyCard } from './emergency-card.tsx';
import { HistoryCard, NotesCard, NowCard, RenavigateBar, StoryCard } from './later-parts.tsx';
import { PlacesCard } from './places-card.tsx';
import { StateLine } from './state-line.tsx';
import { StepsCard } from './steps-card.tsx';
import './overview.css';
import { whenIdle } from '#web/when-idle.ts';

// It stands first; its code comes while the case itself is being read.
whenIdle(NowCard.prepare);

/** Is it dangerous, what matters now, where to go, what to do; then the story behind it. */
export function OverviewPanel() {
  const t = useTexts(overviewTexts);
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
        <p class="muted small">{t.disclaimer}</p>
      </div>
    </div>
  );
}
