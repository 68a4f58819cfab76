import { type ComponentType, createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { createStore, useStore } from './store.ts';

/** Where one is: the address without its query, the query, and what the pattern of the screen picks out of the path. */
export type Place = {
  path: string;
  query: Readonly<Record<string, string>>;
  params: Readonly<Record<string, string | undefined>>;
};

export type Screen = {
  /** `/case/:view?` matches `/case` and `/case/log`; no path at all matches whatever nothing else does. */
  path?: string;
  fetch: () => Promise<ComponentType>;
};

type Visit = { url: string; isRouted: boolean };

const here = () => location.pathname + location.search;
const current = createStore<Visit>({ url: here(), isRouted: false });

/** The pages of the service itself; the description of the API under `/docs` is not one of them. */
const pages = /^(?!\/(docs|openapi\.json|v1|health)(\/|$))/;

/** Goes to a page of ours; `replace` leaves no way back to the one that is left. */
export function route(url: string, replace = false): void {
  if (replace) history.replaceState(history.state, '', url);
  else history.pushState({ pagesBehind: pagesBehind() + 1 }, '', url);
  current.set({ url, isRouted: true });
}

/** How many of our own pages lie behind this one. Kept with the page, so that a reload knows it too. */
const pagesBehind = (): number => history.state?.pagesBehind ?? 0;

/** Back to where one came from; whoever came from outside goes to the page that would have been before. */
export function goBack(before: string): void {
  if (pagesBehind() > 0) history.back();
  else route(before, true);
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement && each.href !== '');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || !pages.test(link.pathname)) return;
  if (link.target !== '' || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  route(link.pathname + link.search);
}

/** Also told of a jump within the page, which is none of our business. */
function followHistory(): void {
  if (here() !== current.get().url) current.set({ url: here(), isRouted: false });
}

const PlaceContext = createContext<Place>({ path: '/', query: {}, params: {} });

/** The place of the screen that asks, which is not yet the new one while the next screen is being fetched. */
export function usePlace(): Place {
  return useContext(PlaceContext);
}

type Shown = { screen: Screen; Component: ComponentType; place: Place; visit: Visit };

/** Shows the screen of the address. The one before stays until the code of the next is there. */
export function Router({ screens }: { screens: readonly Screen[] }) {
  const visit = useStore(current);
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    addEventListener('click', followLink);
    addEventListener('popstate', followHistory);
    return () => {
      removeEventListener('click', followLink);
      removeEventListener('popstate', followHistory);
    };
  }, []);
  useLayoutEffect(() => {
    const { screen, place } = find(screens, visit.url);
    const show = (Component: ComponentType) => {
      setWaiting(false);
      setShown({ screen, Component, place, visit });
    };
    const known = fetched.get(screen);
    if (known) return show(known);
    let isCurrent = true;
    setWaiting(true);
    void screen.fetch().then((Component) => {
      fetched.set(screen, Component);
      if (isCurrent) show(Component);
    });
    return () => {
      isCurrent = false;
    };
  }, [visit, screens]);
  useLayoutEffect(() => {
    if (shown?.visit.isRouted) scrollTo(0, 0);
  }, [shown?.visit]);
  if (!shown) return null;
  const { screen, Component, place } = shown;
  return (
    <PlaceContext.Provider value={place}>
      <Component key={screen.path} />
    </PlaceContext.Provider>
  );
}

const fetched = new Map<Screen, ComponentType>();

/** Whoever has pressed something sees that it was heard, however slow the network is. */
function setWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
}

function find(screens: readonly Screen[], url: string): { screen: Screen; place: Place } {
  const { pathname, searchParams } = new URL(url, location.origin);
  const path = pathname.replace(/\/+$/, '') || '/';
  for (const screen of screens) {
    const params = match(screen.path, path);
    if (params) return { screen, place: { path, query: Object.fromEntries(searchParams), params } };
  }
  throw new Error('no screen takes what no other does');
}

function match(pattern: string | undefined, path: string): Place['params'] | undefined {
  if (pattern === undefined) return {};
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  const params: Record<string, string> = {};
  if (given.length > wanted.length) return undefined;
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    const name = /^:(\w+)/.exec(part)?.[1];
    if (name === undefined ? value !== part : value === undefined && !part.endsWith('?')) return undefined;
    if (name !== undefined && value !== undefined) params[name] = decoded(value);
  }
  return params;
}

/** Whoever types an address by hand may write a percent sign that stands for nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
