import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

type Tab = { href: string; label: string; icon: IconName };

/** Links between the parts of one thing: a bar under the header on a desktop, at the bottom edge on a phone. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  const list = useRef<HTMLUListElement>(null);
  // Only sidewards: the page below stays where it is.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here) list.current?.scrollTo({ left: here.offsetLeft - here.offsetWidth });
  }, [current]);
  return (
    <nav class="tabs no-print" aria-label={label}>
      <ul ref={list} class="tabs-list">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a class="tab" href={tab.href} aria-current={tab.href === current ? 'page' : undefined}>
              <Icon name={tab.icon} />
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
