import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useStrings } from '../language.ts';
import { useOnline } from '../offline/online.ts';
import { goBack, usePlace } from '../router.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Icon } from './icon.tsx';
import { Strip } from './strip.tsx';

type PageProps = {
  /** The heading, and the title of the browser's tab. */
  title: string;
  /** One short sentence under the heading. */
  lead?: ComponentChildren;
  /** Where the way back above the heading leads for those who did not come from a page of ours. */
  back?: string;
  /** In place of the way back, a link to what the page is part of. */
  up?: string;
  /** Part of the header, always in sight: progress, a warning. */
  inHeader?: ComponentChildren;
  /** Between the header and the heading, over the whole width: tabs. */
  above?: ComponentChildren;
  /** In place of the plain heading; must hold the `h1`, or be null where the content does. */
  head?: ComponentChildren;
  /** The main action, kept at the bottom edge. */
  actions?: ComponentChildren;
  /** Which part of it is shown: another one is heard as a new page is, though what they share stays. */
  part?: string;
  wide?: boolean;
  footer?: boolean;
  children?: ComponentChildren;
};

/** From this many letters on a title is set smaller. */
const longTitle = 36;

let isFirstPage = true;
let lastPlace: unknown;

/** The frame of every page: header with 115, one `h1`, the content, at most one bar of actions. */
export function Page(props: PageProps) {
  const { title, lead, back, up, inHeader, above, head, actions, part, wide = false, footer = true, children } = props;
  const t = useStrings();
  const isOnline = useOnline();
  const main = useRef<HTMLElement>(null);
  const place = usePlace();

  useLayoutEffect(() => {
    document.title = title === t.brand ? title : `${title} – ${t.brand}`;
  }, [title, t]);

  // A reader who cannot see that the page has changed hears its new heading.
  useLayoutEffect(() => {
    if (!isFirstPage) main.current?.querySelector('h1')?.focus({ preventScroll: true });
    else document.getElementById('opening')?.remove();
    isFirstPage = false;
    // One page in place of another at the same address, as after a form: it begins at its beginning.
    if (lastPlace === place) scrollTo(0, 0);
    lastPlace = place;
  }, [part]);

  return (
    <div class="page">
      <a class="skip" href="#main">
        {t.skipToContent}
      </a>
      <Header
        below={
          <>
            {inHeader}
            {!isOnline && (
              <Strip icon="wifiOff" wide={wide}>
                {t.offline}
              </Strip>
            )}
          </>
        }
      />
      {above}
      <main id="main" ref={main} class={wide ? 'page-body page-wide' : 'page-body'} tabIndex={-1}>
        {up !== undefined && (
          <a class="back" href={up}>
            <Icon name="back" />
            {t.back}
          </a>
        )}
        {back !== undefined && (
          <button class="back" type="button" onClick={() => goBack(back)}>
            <Icon name="back" />
            {t.back}
          </button>
        )}
        {head !== undefined ? (
          head
        ) : (
          <div class={title.length > longTitle ? 'page-head page-head-long' : 'page-head'}>
            <h1 tabIndex={-1}>{title}</h1>
            {lead !== undefined && <p class="lead muted">{lead}</p>}
          </div>
        )}
        {children}
      </main>
      {actions !== undefined && (
        <div class="page-actions no-print">
          <div class="page-actions-inner">{actions}</div>
        </div>
      )}
      {footer && <Footer />}
    </div>
  );
}
