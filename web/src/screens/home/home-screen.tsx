import { useEffect } from 'preact/hooks';
import { DangerFound, useReading } from '#web/danger/danger-found.tsx';
import { DangerLink } from '#web/danger/danger-link.tsx';
import { DangerStrip } from '#web/danger/danger-strip.tsx';
import { prepareService } from '#web/danger/read-soon.ts';
import { answers, intakeOfStory } from '#web/intake.ts';
import { useTexts } from '#web/language.ts';
import { lazyPart, unseen } from '#web/lazy-part.tsx';
import { useStore } from '#web/store.ts';
import { ChoiceLink } from '#web/ui/choice.tsx';
import { Page } from '#web/ui/page.tsx';
import { useTyped } from '#web/use-typed.ts';
import { whenIdle } from '#web/when-idle.ts';
import { DangerCard } from './danger-card.tsx';
import './home.css';
import { StoryForm } from './story-form.tsx';
import { homeTexts } from './strings.ts';

const TellAgain = lazyPart(async () => (await import('./tell-again.tsx')).TellAgain, unseen);
const RememberedCases = lazyPart(async () => (await import('../case/remembered-cases.tsx')).RememberedCases, unseen);

/** What comes after the story is fetched while it is written. Whatever fails here is tried again there. */
function prepare(): void {
  whenIdle(prepareService);
  whenIdle(() => {
    import('../find-help/find-help-screen.tsx').then(
      ({ prepareHelp }) => prepareHelp(),
      () => undefined,
    );
  });
}

/** The question itself. Danger is heard while one writes; below stands what else one may have come for. */
export function HomeScreen() {
  const t = useTexts(homeTexts);
  const { symptoms = '' } = useStore(answers);
  const [text, setText] = useTyped('story', symptoms);
  const reading = useReading(intakeOfStory(text.trim()));
  useEffect(prepare, []);
  return (
    <Page title={t.title} wide head={null} inHeader={reading.isEmergency && <DangerStrip />}>
      <div class="home">
        <div class="home-start">
          <h1 class="home-title" tabIndex={-1}>
            {t.title}
          </h1>
          <p class="muted">{t.lead}</p>
          <StoryForm text={text} onChange={setText} isEmergency={reading.isEmergency}>
            <DangerFound reading={reading} />
          </StoryForm>
          <DangerLink />
          {text.trim() === '' ? (
            <Examples onPick={setText} />
          ) : (
            <p class="small muted">
              {!reading.isUnread && t.reading}
              {symptoms !== '' && <TellAgain onForgotten={() => setText('')} />}
            </p>
          )}
        </div>
        <RememberedCases />
        <DangerCard />
        <div class="choices home-more">
          <ChoiceLink icon="hospital" label={t.hospitals} hint={t.hospitalsHint} href="/hospitals" />
          <ChoiceLink icon="folder" label={t.openCase} hint={t.openCaseHint} href="/case" />
        </div>
      </div>
    </Page>
  );
}

function Examples({ onPick }: { onPick: (example: string) => void }) {
  const t = useTexts(homeTexts);
  return (
    <div class="stack-tight">
      <p class="small muted">{t.examplesTitle}</p>
      <ul class="home-examples">
        {t.examples.map((example) => (
          <li key={example}>
            <button class="home-example" type="button" onClick={() => onPick(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
