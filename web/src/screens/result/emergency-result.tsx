import { useState } from 'preact/hooks';
import type { Recommendation } from '../../../../src/contract/recommendation.ts';
import { emergencyNumber } from '../../../../src/contract/vocabulary.ts';
import { answer, answers } from '../../intake.ts';
import { useStrings, useTexts } from '../../language.ts';
import { dialLink, mapLink } from '../../map-link.ts';
import type { Outcome } from '../../recommend.ts';
import { useStore } from '../../store.ts';
import { en as findHelpEn } from '../../strings.find-help.en.ts';
import { vi as findHelpVi } from '../../strings.find-help.vi.ts';
import { en } from '../../strings.result.en.ts';
import { vi } from '../../strings.result.vi.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { PlacePicker } from '../../ui/place-picker.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/states.tsx';
import { dangerSigns } from '../find-help/danger-signs.ts';
import { ResultActions } from './result-actions.tsx';

type EmergencyResultProps = { outcome: Outcome | undefined; isFailed: boolean };

/** The call first, then why, then what to do until help comes, then where. Nothing that could distract. */
export function EmergencyResult({ outcome, isFailed }: EmergencyResultProps) {
  const t = useTexts({ vi, en });
  const recommendation = outcome?.recommendation;
  return (
    <Page title={t.title.emergency} head={<Verdict recommendation={recommendation} />} footer={false}>
      <div class="stack-loose">
        {recommendation ? (
          <>
            <WhileWaiting doNow={recommendation.safety.doNow} />
            <Nearest recommendation={recommendation} />
            <ResultActions recommendation={recommendation} isEmergency />
          </>
        ) : isFailed ? (
          <Notice tone="danger">{t.emergencyFailed}</Notice>
        ) : (
          <Loading>
            <Skeleton look="title" />
            <Skeleton />
            <Skeleton />
            <Skeleton look="block" />
          </Loading>
        )}
      </div>
    </Page>
  );
}

function Verdict({ recommendation }: { recommendation: Recommendation | undefined }) {
  const t = useTexts({ vi, en });
  const shared = useStrings();
  const because = useBecause(recommendation);
  return (
    <section class="verdict">
      <h1 class="verdict-title" tabIndex={-1}>
        <Icon name="alert" />
        {t.title.emergency}
      </h1>
      <LinkButton look="danger" icon="phone" wide href={`tel:${emergencyNumber}`}>
        {shared.call115}
      </LinkButton>
      {because.length > 0 && (
        <p>
          {t.because} <span class="strong">{because.join('; ')}</span>
        </p>
      )}
      <Go recommendation={recommendation} />
    </section>
  );
}

/** The one place to go when nobody can be called; the others stand further down. */
function Go({ recommendation }: { recommendation: Recommendation | undefined }) {
  const t = useTexts({ vi, en });
  const { province = '' } = useStore(answers);
  const first = province === '' ? undefined : recommendation?.emergency?.nearest[0];
  if (!first) {
    return (
      <>
        <p class="verdict-quiet">{t.orGo}</p>
        {recommendation && (
          <a class="verdict-link" href="#nearest">
            {t.findNearest}
          </a>
        )}
      </>
    );
  }
  const { hospital, address, distanceKm } = first;
  return (
    <div class="verdict-go">
      <p>
        <span class="verdict-quiet">{t.orGoTo} </span>
        <span class="strong">{hospital.name}</span>
        {distanceKm !== null && <span class="verdict-quiet">, {t.km(distanceKm, province)}</span>}
      </p>
      <a class="verdict-link" href={mapLink(hospital.name, address)} target="_blank" rel="noopener noreferrer">
        <Icon name="route" />
        {t.directions}
      </a>
    </div>
  );
}

const shownReasonsMax = 3;

/** The ticked signs, and the person's own words for those that were read. */
function useBecause(recommendation: Recommendation | undefined): string[] {
  const t = useTexts({ vi, en });
  const { danger } = useTexts({ vi: findHelpVi, en: findHelpEn });
  const { dangerSigns: ticked = [] } = useStore(answers);
  const signs = dangerSigns.filter(({ code }) => ticked.includes(code)).map(({ code }) => danger.signs[code]);
  const read = (recommendation?.safety.matched ?? [])
    .filter(({ level, words }) => level === 'emergency' && words.length > 0)
    .map(({ words }) => t.becauseWritten(words.toSorted((a, b) => b.length - a.length)[0] ?? ''));
  const asked = (recommendation?.safety.matched ?? [])
    .filter(({ code, level, words }) => level === 'emergency' && words.length === 0 && !ticked.includes(code))
    .map(({ label }) => label);
  return [...new Set([...signs, ...read, ...asked])].slice(0, shownReasonsMax);
}

function WhileWaiting({ doNow }: { doNow: readonly string[] }) {
  const t = useTexts({ vi, en });
  // The first advice is always to call, and that stands above in large letters.
  const advice = doNow.filter((text) => !/^(Gọi|Call) 115/.test(text));
  if (advice.length === 0) return null;
  return (
    <section>
      <h2 class="section-title">{t.whileWaiting}</h2>
      <ol class="steps">
        {advice.map((text, index) => (
          <li class="step step-danger" key={text}>
            <span class="step-number">{index + 1}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const shownNearestMax = 3;

function Nearest({ recommendation }: { recommendation: Recommendation }) {
  const t = useTexts({ vi, en });
  const { province: places } = useTexts({ vi: findHelpVi, en: findHelpEn });
  const { province = '' } = useStore(answers);
  const [isChanging, setChanging] = useState(false);
  const pick = (place: string) => {
    answer({ province: place });
    setChanging(false);
  };
  if (province === '' || isChanging) {
    return (
      <section id="nearest">
        <h2 class="section-title">{t.whereAreYou}</h2>
        <PlacePicker texts={{ ...places, hint: t.whereHint }} onPick={pick} />
      </section>
    );
  }
  return (
    <section id="nearest">
      <h2 class="section-title">{t.nearest}</h2>
      <ul class="nearest">
        {(recommendation.emergency?.nearest ?? [])
          .slice(0, shownNearestMax)
          .map(({ hospital, address, phone, distanceKm }) => (
            <li class="card" key={hospital.id}>
              <p class="strong">{hospital.name}</p>
              <p class="small muted">
                {distanceKm !== null && `${t.km(distanceKm, province)} · `}
                {address}
              </p>
              <div class="row nearest-actions">
                <LinkButton look="plain" small icon="route" newTab href={mapLink(hospital.name, address)}>
                  {t.directions}
                </LinkButton>
                {phone !== undefined && (
                  <LinkButton look="plain" small icon="phone" href={dialLink(phone)}>
                    {t.callHospital(phone.split(/[;,/]/)[0]?.trim() ?? phone)}
                  </LinkButton>
                )}
              </div>
            </li>
          ))}
      </ul>
      <div class="result-quiet">
        <Button look="quiet" icon="pin" onClick={() => setChanging(true)}>
          {t.otherPlace}
        </Button>
      </div>
    </section>
  );
}
