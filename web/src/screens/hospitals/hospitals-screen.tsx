import { useEffect, useRef, useState } from 'preact/hooks';
import type { HospitalItem, HospitalsQuery } from '#contract/hospital.ts';
import { limits } from '#contract/limits.ts';
import type { Language } from '#contract/vocabulary.ts';
import { useLanguage, useTexts } from '#web/language.ts';
import { lazyPart, unseenAtFirst } from '#web/lazy-part.tsx';
import { loadPlaces, type PlaceOption } from '#web/offline/places.ts';
import { usePlace } from '#web/router.tsx';
import { hospitalsTexts } from '#web/strings/hospitals.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import './hospitals.css';
import { Marked } from './marked.tsx';
import type { Option } from './specialty-options.ts';
import { useHospitals } from './use-hospitals.ts';

const KeptNotice = lazyPart(async () => (await import('./kept-notice.tsx')).KeptNotice, unseenAtFirst);

type Search = { q: string; city: string; specialty: string };

export function HospitalsScreen() {
  const t = useTexts(hospitalsTexts);
  const { query } = usePlace();
  const [search, setSearch] = useState<Search>({
    q: query.q ?? '',
    city: query.city ?? '',
    specialty: query.specialty ?? '',
  });
  const { found, isFailed, isBusy, retry, more } = useHospitals(queryOf(search));
  useEffect(() => {
    // The address follows the search, so that going back to it finds the same list.
    const text = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== '')).toString();
    history.replaceState(history.state, '', text === '' ? '/hospitals' : `/hospitals?${text}`);
  }, [search]);
  return (
    <Page title={t.title} wide>
      <div class="stack">
        <Filters search={search} onChange={setSearch} />
        <p class="muted" role="status">
          {found && !isFailed && t.found(found.total)}
        </p>
        {found?.kept && !isFailed && <KeptNotice why={found.kept} isBusy={isBusy} onRetry={retry} />}
        {isFailed ? (
          <ErrorState text={t.failed} onRetry={retry} />
        ) : !found ? (
          <Loading>
            <div class="hospital-list">
              <Skeleton look="block" />
              <Skeleton look="block" />
              <Skeleton look="block" />
            </div>
          </Loading>
        ) : found.total === 0 ? (
          <EmptyState icon="search" title={t.none} text={t.noneHint} />
        ) : (
          <ul class="hospital-list" aria-busy={isBusy}>
            {found.items.map((item) => (
              <li key={item.id}>
                <HospitalRow item={item} query={search.q} />
              </li>
            ))}
          </ul>
        )}
        {found?.next !== undefined && !isFailed && (
          <Button look="plain" busy={isBusy} onClick={more}>
            {t.more}
          </Button>
        )}
        <p class="small muted">{t.attribution}</p>
      </div>
    </Page>
  );
}

function queryOf({ q, city, specialty }: Search): HospitalsQuery {
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(city !== '' && { city }),
    ...(specialty !== '' && { specialty }),
  };
}

function Filters({ search, onChange }: { search: Search; onChange: (search: Search) => void }) {
  const t = useTexts(hospitalsTexts);
  const language = useLanguage();
  const [places, setPlaces] = useState<readonly PlaceOption[]>([]);
  const [specialties, setSpecialties] = useState<readonly Option[]>([]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    loadPlaces().then(setPlaces, () => setPlaces([]));
  }, []);
  useEffect(() => {
    loadSpecialties(language).then(setSpecialties, () => setSpecialties([]));
  }, [language]);
  const isFiltered = search.city !== '' || search.specialty !== '';
  return (
    <search class="filters">
      <Field label={t.search} labelHidden hint={t.searchHint}>
        {(attributes) => (
          <input
            ref={input}
            class="input input-search"
            type="search"
            name="q"
            autoComplete="off"
            spellcheck={false}
            maxLength={limits.searchTextLengthMax}
            {...attributes}
            value={search.q}
            onInput={(event) => onChange({ ...search, q: event.currentTarget.value })}
          />
        )}
      </Field>
      <div class="filters-row">
        <SelectField
          label={t.city}
          labelHidden
          value={search.city}
          options={[{ value: '', label: t.anyCity }, ...cityOptions(places, search.city, t.former)]}
          onChange={(city) => onChange({ ...search, city })}
        />
        <SelectField
          label={t.specialty}
          labelHidden
          value={search.specialty}
          options={[{ value: '', label: t.anySpecialty }, ...specialties]}
          onChange={(specialty) => onChange({ ...search, specialty })}
        />
      </div>
      <OldName places={places} city={search.city} />
      {isFiltered && (
        <div>
          <Button look="quiet" small icon="close" onClick={() => onChange({ ...search, city: '', specialty: '' })}>
            {t.clear}
          </Button>
        </div>
      )}
    </search>
  );
}

/** The names come after the first view: one rarely narrows before having seen anything. */
async function loadSpecialties(language: Language): Promise<Option[]> {
  const { specialtyOptions } = await import('./specialty-options.ts');
  return await specialtyOptions(language);
}

/** Provinces of today and, marked as such, those of before: people look for both. */
function cityOptions(places: readonly PlaceOption[], chosen: string, former: (name: string) => string) {
  const options = places
    .filter(({ kind }) => kind !== 'town')
    .map(({ name, kind }) => ({ value: name, label: kind === 'former' ? former(name) : name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'vi'));
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return isListed ? options : [{ value: chosen, label: chosen }, ...options];
}

function OldName({ places, city }: { places: readonly PlaceOption[]; city: string }) {
  const t = useTexts(hospitalsTexts);
  const place = places.find(({ name, kind }) => name === city && kind === 'former');
  if (!place) return null;
  return <p class="small muted">{t.formerNow(place.name, place.province)}</p>;
}

function HospitalRow({ item, query }: { item: HospitalItem; query: string }) {
  const t = useTexts(hospitalsTexts);
  return (
    <a class="hospital-row" href={`/hospitals/${item.id}`}>
      <span class="hospital-name">
        <Marked text={item.name} query={query} />
      </span>
      <span class="hospital-line">
        <Icon name="pin" />
        <span>
          <Marked text={item.address} query={query} />
        </span>
      </span>
      <span class="hospital-tags">
        {item.emergency24h && <span class="badge">{t.emergency24h}</span>}
        {item.level && <span class="badge badge-quiet">{t.levels[item.level]}</span>}
        <span class="badge badge-quiet">{t.types[item.type]}</span>
      </span>
    </a>
  );
}
