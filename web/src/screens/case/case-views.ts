import { lazyPart } from '#web/lazy-part.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { CaseSkeleton } from './case-skeleton.tsx';

const look = { Waiting: CaseSkeleton };

/** The parts of a case, in the order of their tabs. Each is fetched when it is opened, or when the page is idle. */
export const caseViews = {
  overview: {
    Panel: lazyPart(async () => (await import('./overview/overview-panel.tsx')).OverviewPanel, look),
    icon: 'route',
  },
  documents: {
    Panel: lazyPart(async () => (await import('./documents/documents-panel.tsx')).DocumentsPanel, look),
    icon: 'files',
  },
  family: {
    Panel: lazyPart(async () => (await import('./family/family-panel.tsx')).FamilyPanel, look),
    icon: 'users',
  },
  followups: {
    Panel: lazyPart(async () => (await import('./follow-ups/follow-ups-panel.tsx')).FollowUpsPanel, look),
    icon: 'calendar',
  },
  doctors: {
    Panel: lazyPart(async () => (await import('./doctors/doctors-panel.tsx')).DoctorsPanel, look),
    icon: 'stethoscope',
  },
  log: {
    Panel: lazyPart(async () => (await import('./log/log-panel.tsx')).LogPanel, look),
    icon: 'eye',
  },
} as const satisfies Record<string, { Panel: unknown; icon: IconName }>;

export type CaseView = keyof typeof caseViews;

const names = Object.keys(caseViews) as CaseView[];

/** The part that an address names; the overview when it names none that there is. */
export function caseViewOf(part: string | undefined): CaseView {
  return names.find((name) => name === part) ?? 'overview';
}

/** The tabs of a case that is shown under an address. */
export function caseTabs(base: string, labels: Readonly<Record<CaseView, string>>) {
  return names.map((name) => ({ href: caseViewHref(base, name), label: labels[name], icon: caseViews[name].icon }));
}

export function caseViewHref(base: string, view: CaseView): string {
  return view === 'overview' ? base : `${base}/${view}`;
}
