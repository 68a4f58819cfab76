import { emergencyNumber } from '../../../../src/contract/vocabulary.ts';
import { answers } from '../../intake.ts';
import { useStrings, useTexts } from '../../language.ts';
import { lazyPart, unseen } from '../../lazy-part.tsx';
import { useStore } from '../../store.ts';
import { homeTexts } from '../../strings/home.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ChoiceLink } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import './home.css';

const RememberedCases = lazyPart(async () => (await import('../case/remembered-cases.tsx')).RememberedCases, unseen);

const clockBack = 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4 9M4 4.5V9h4.5M12 8v4.5l3 1.5';

export function HomeScreen() {
  const t = useTexts(homeTexts);
  const shared = useStrings();
  const hasBegun = useStore(answers).isSelf !== undefined;
  return (
    <Page title={t.title} wide head={null}>
      <div class="home">
        <div class="home-start">
          <h1 class="home-title" tabIndex={-1}>
            {t.title}
          </h1>
          <p class="lead">{t.lead}</p>
          <div class="stack-tight">
            <LinkButton wide icon="route" href="/find-help">
              {t.start}
            </LinkButton>
            {hasBegun && (
              <LinkButton wide look="plain" icon={clockBack} href="/find-help/review">
                {t.resume}
              </LinkButton>
            )}
          </div>
          <ul class="home-facts">
            {t.facts.map((fact) => (
              <li key={fact}>
                <Icon name="check" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <section class="card card-danger home-danger">
          <h2 class="card-title">
            <Icon name="alert" />
            {t.dangerTitle}
          </h2>
          <ul class="bullets">
            {t.dangerSigns.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <div class="stack-tight">
            <LinkButton look="danger" wide icon="phone" href={`tel:${emergencyNumber}`}>
              {shared.call115}
            </LinkButton>
            <LinkButton look="danger-plain" wide href="/find-help">
              {t.checkSigns}
            </LinkButton>
          </div>
        </section>
        <RememberedCases />
        <div class="choices home-more">
          <ChoiceLink icon="hospital" label={t.hospitals} hint={t.hospitalsHint} href="/hospitals" />
          <ChoiceLink icon="folder" label={t.openCase} hint={t.openCaseHint} href="/case" />
        </div>
      </div>
    </Page>
  );
}
