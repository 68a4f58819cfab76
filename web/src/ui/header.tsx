import type { ComponentChildren } from 'preact';
import { emergencyNumber } from '#contract/vocabulary.ts';
import { setLanguage, useLanguage, useStrings } from '../language.ts';
import { usePlace } from '../router.tsx';
import { Icon } from './icon.tsx';
import { showToast } from './toast.tsx';

/** Stays in sight, and with it what is put below: progress, danger found, no network. */
export function Header({ below }: { below?: ComponentChildren }) {
  const t = useStrings();
  const language = useLanguage();
  const other = language === 'vi' ? 'en' : 'vi';
  const switchLanguage = async () => {
    if (!(await setLanguage(other))) showToast(t.switchFailed);
  };
  return (
    <header class="header">
      <div class="header-inner">
        <a class="brand" href="/">
          <BrandMark />
          {t.brand}
        </a>
        <nav class="header-links" aria-label={t.mainMenu}>
          <HeaderLink href="/" within="/find-help" label={t.findHelp} />
          <HeaderLink href="/hospitals" label={t.hospitals} />
          <HeaderLink href="/case" label={t.myCase} />
        </nav>
        <button class="language" type="button" lang={other} onClick={switchLanguage}>
          <span aria-hidden="true">{t.switchLanguageShort}</span>
          <span class="visually-hidden">{t.switchLanguage}</span>
        </button>
        <a class="call" href={`tel:${emergencyNumber}`}>
          <Icon name="phone" />
          {t.call115}
        </a>
      </div>
      {below}
    </header>
  );
}

/** `within` is where the pages below it are, when they are not below its own address. */
function HeaderLink({ href, within = href, label }: { href: string; within?: string; label: string }) {
  const { path } = usePlace();
  const isHere = path === href || path === within || path.startsWith(`${within}/`);
  return (
    <a class="header-link" href={href} aria-current={isHere ? 'page' : undefined}>
      {label}
    </a>
  );
}

/** A way that bends towards a place. */
export function BrandMark() {
  return (
    <svg class="brand-mark" viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <rect class="brand-mark-ground" width="32" height="32" rx="9" />
      <path class="brand-mark-way" d="M9 25c0-6 14-5 14-11" stroke-width="3.2" stroke-linecap="round" />
      <circle class="brand-mark-dot" cx="23" cy="9" r="3.2" />
      <circle class="brand-mark-dot" cx="9" cy="25" r="1.6" />
    </svg>
  );
}
