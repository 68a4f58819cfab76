import { useState } from 'preact/hooks';
import type { Hospital, StatedFact } from '#contract/hospital.ts';
import { hostOfSource } from '#contract/source.ts';
import { cityName } from '#engine/graph/place-name.ts';
import { certaintyWords } from '#engine/knowledge/capabilities.ts';
import { useTexts, useWord } from '#web/language.ts';
import { lazyPart, unseen, unseenAtFirst } from '#web/lazy-part.tsx';
import { mapLink } from '#web/map-link.ts';
import type { Kept } from '#web/offline/kept-hospitals.ts';
import { usePlace } from '#web/router.tsx';
import { hospitalsTexts } from '#web/strings/hospitals.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState, Notice } from '#web/ui/states.tsx';
import { Capabilities } from './capabilities.tsx';
import './hospital.css';
import { CallButtons, PhoneGrounds } from './phones.tsx';
import { useHospital } from './use-hospital.ts';

const KeptNotice = lazyPart(async () => (await import('../hospitals/kept-notice.tsx')).KeptNotice, unseenAtFirst);
const WrongInfo = lazyPart(async () => (await import('./wrong-info.tsx')).WrongInfo, unseen);

export function HospitalScreen() {
  const t = useTexts(hospitalsTexts);
  const { params } = usePlace();
  const { hospital, kept, isBusy, problem, retry } = useHospital(params.id ?? '');
  if (problem === 'missing') {
    return (
      <Page title={t.notFoundTitle} lead={t.notFoundText} back="/hospitals">
        <LinkButton icon="search" href="/hospitals">
          {t.toSearch}
        </LinkButton>
      </Page>
    );
  }
  if (problem === 'failed') {
    return (
      <Page title={t.title} back="/hospitals">
        <ErrorState text={t.failed} onRetry={retry} />
      </Page>
    );
  }
  if (!hospital) {
    return (
      <Page title={t.title} back="/hospitals">
        <Loading>
          <Skeleton look="title" />
          <Skeleton />
          <Skeleton look="short" />
          <Skeleton look="block" />
        </Loading>
      </Page>
    );
  }
  return <HospitalPage hospital={hospital} kept={kept} isBusy={isBusy} retry={retry} />;
}

type HospitalPageProps = { hospital: Hospital; kept: Kept | undefined; isBusy: boolean; retry: () => void };

function HospitalPage({ hospital, kept, isBusy, retry }: HospitalPageProps) {
  const t = useTexts(hospitalsTexts);
  return (
    <Page title={hospital.name} back="/hospitals" wide head={<Head hospital={hospital} />}>
      {kept && <KeptNotice why={kept} isBusy={isBusy} onRetry={retry} />}
      <div class="hospital">
        <div class="stack-loose">
          <Capabilities capabilities={hospital.capabilities} />
          <Departments hospital={hospital} />
          {hospital.services.length > 0 && <Names title={t.services} names={hospital.services} />}
        </div>
        <div class="stack">
          {hospital.hours && <Facts title={t.hours} icon="clock" facts={hospital.hours} />}
          <Facts title={t.rules} icon="info" facts={hospital.rules} />
          <Facts title={t.lodging} icon="home" facts={hospital.lodging} />
          <Facts title={t.food} icon="food" facts={hospital.food} />
        </div>
      </div>
      <Sources hospital={hospital} />
      {!kept && <WrongInfo hospital={hospital} />}
    </Page>
  );
}

function Head({ hospital }: { hospital: Hospital }) {
  const t = useTexts(hospitalsTexts);
  const { name, englishName, aliases, address, website, campuses = [] } = hospital;
  const others = [...(englishName ? [englishName] : []), ...aliases];
  return (
    <div class="page-head stack">
      {hospital.retired && <Notice tone="soon">{t.retired}</Notice>}
      <div class="stack-tight">
        <h1 tabIndex={-1}>{name}</h1>
        {others.length > 0 && (
          <p class="small muted">
            {t.otherNames}: {others.join(', ')}
          </p>
        )}
      </div>
      <Tags hospital={hospital} />
      <div>
        <p>{address}</p>
        {hospital.formerProvince !== undefined && hospital.formerProvince !== hospital.city && (
          <p class="small muted">{t.formerNow(hospital.formerProvince, cityName(hospital.city))}</p>
        )}
        {hospital.ward !== undefined && <p class="small muted">{t.wardNow(hospital.ward, hospital.formerDistrict)}</p>}
        <InsuranceCode code={hospital.insuranceCode} />
      </div>
      <div class="row no-print hospital-actions">
        <LinkButton icon="route" newTab href={mapLink(name, address)}>
          {t.directions}
        </LinkButton>
        <CallButtons hospital={hospital} />
        {website !== undefined && (
          <LinkButton look="quiet" icon="link" newTab href={website}>
            {t.website}
          </LinkButton>
        )}
      </div>
      <PhoneGrounds phones={hospital.phones} />
      {campuses.length > 0 && (
        <Card title={t.campuses} icon="pin">
          <div class="stack-tight">
            <p class="muted small">{t.campusHint}</p>
            <ul class="bullets">
              {campuses.map((campus) => (
                <li key={campus.name}>
                  <span class="strong">{campus.name}</span>
                  {campus.address !== undefined && `: ${campus.address}`}
                </li>
              ))}
            </ul>
          </div>
        </Card>
      )}
    </div>
  );
}

function InsuranceCode({ code }: { code: Hospital['insuranceCode'] }) {
  const t = useTexts(hospitalsTexts);
  const word = useWord();
  if (!code) return null;
  return <p class="small muted">{t.insuranceCode(code.code, word(certaintyWords(code)))}</p>;
}

function Tags({ hospital }: { hospital: Hospital }) {
  const t = useTexts(hospitalsTexts);
  const { facilityKind, emergency24h, acceptsInsurance } = hospital;
  return (
    <div class="stack-tight">
      <Badges hospital={hospital} />
      {(emergency24h !== undefined || acceptsInsurance !== undefined) && <p class="small muted">{t.generalFacts}</p>}
      {facilityKind === 'medical_centre' && emergency24h === undefined && <p class="small">{t.centreEmergency}</p>}
    </div>
  );
}

function Badges({ hospital }: { hospital: Hospital }) {
  const t = useTexts(hospitalsTexts);
  const { type, level, emergency24h, acceptsInsurance, beds, technicalLevel } = hospital;
  return (
    <div class="row">
      {emergency24h && <span class="badge">{t.emergency24h}</span>}
      {acceptsInsurance !== undefined && (
        <span class={acceptsInsurance ? 'badge' : 'badge badge-quiet'}>
          {acceptsInsurance ? t.insurance : t.noInsurance}
        </span>
      )}
      <span class="badge badge-quiet">{t.types[type]}</span>
      {level && <span class="badge badge-quiet">{t.levels[level]}</span>}
      {technicalLevel && <span class="badge badge-quiet">{t.technicalLevel(technicalLevel)}</span>}
      {beds !== undefined && <span class="badge badge-quiet">{t.beds(beds)}</span>}
    </div>
  );
}

const shownDepartmentsMax = 8;

function Departments({ hospital: { departments, departmentsBasis } }: { hospital: Hospital }) {
  const t = useTexts(hospitalsTexts);
  const [isWhole, setWhole] = useState(departments.length <= shownDepartmentsMax + 2);
  const shown = isWhole ? departments : departments.slice(0, shownDepartmentsMax);
  return (
    <section class="stack">
      <h2 class="section-title">{t.departments}</h2>
      {departments.length === 0 ? (
        <p class="muted">{t.noFact}</p>
      ) : (
        <>
          <p class="small muted">{t.basis[departmentsBasis]}</p>
          <ul class="departments">
            {shown.map((department) => (
              <li key={department.id}>
                <span class="strong">{department.name}</span>
                {department.services.length > 0 && (
                  <span class="small muted departments-services">{department.services.join(', ')}</span>
                )}
              </li>
            ))}
          </ul>
          {!isWhole && (
            <div>
              <Button look="plain" small onClick={() => setWhole(true)}>
                {t.showAll(departments.length)}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <section class="stack-tight">
      <h2 class="section-title">{title}</h2>
      <ul class="bullets">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

const shownFactsMax = 4;

/** Each fact with its date and source: a reader can judge how far to trust it. */
function Facts({ title, icon, facts }: { title: string; icon: IconName; facts: readonly StatedFact[] }) {
  const t = useTexts(hospitalsTexts);
  const [isWhole, setWhole] = useState(facts.length <= shownFactsMax + 1);
  const shown = isWhole ? facts : facts.slice(0, shownFactsMax);
  return (
    <Card title={title} icon={icon}>
      {facts.length === 0 ? (
        <p class="muted">{t.noFact}</p>
      ) : (
        <ul class="stated-facts">
          {shown.map((fact) => (
            <li key={fact.text}>
              <Fact fact={fact} />
            </li>
          ))}
        </ul>
      )}
      {!isWhole && (
        <Button look="quiet" small icon="plus" onClick={() => setWhole(true)}>
          {t.showAllFacts(facts.length)}
        </Button>
      )}
    </Card>
  );
}

function Fact({ fact: { text, asOf, source, certainty } }: { fact: StatedFact }) {
  const t = useTexts(hospitalsTexts);
  const word = useWord();
  const isUnsure = certainty === 'general_knowledge' || certainty === 'usual_set';
  return (
    <>
      <p>{text}</p>
      {isUnsure && <p class="small muted">{word(certaintyWords({ source: source ?? '', certainty }))}</p>}
      {(asOf !== undefined || source !== undefined) && (
        <p class="small muted">
          {asOf !== undefined && t.asOf(asOf.split('-').reverse().join('/'))}
          {asOf !== undefined && source !== undefined && ' · '}
          {source !== undefined && <Source source={source} />}
        </p>
      )}
    </>
  );
}

function Source({ source }: { source: string }) {
  const t = useTexts(hospitalsTexts);
  const host = hostOfSource(source);
  if (host === undefined) return <>{source}</>;
  return (
    <a href={source} target="_blank" rel="noopener noreferrer">
      {t.source}: {host}
    </a>
  );
}

function Sources({ hospital: { sources, verifiedAt } }: { hospital: Hospital }) {
  const t = useTexts(hospitalsTexts);
  return (
    <div class="hospital-sources small muted">
      <p>{t.verified(verifiedAt.split('-').reverse().join('/'))}</p>
      {sources.length > 0 && (
        <details class="more">
          <summary>{t.sources}</summary>
          <ul class="bullets">
            {sources.map((source) => (
              <li key={source}>
                <Source source={source} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>{t.attribution}</p>
    </div>
  );
}
