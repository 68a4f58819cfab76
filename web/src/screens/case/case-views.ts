import type { IconName } from '../../ui/icon.tsx';
import { DoctorsPanel } from './doctors/doctors-panel.tsx';
import { DocumentsPanel } from './documents/documents-panel.tsx';
import { FamilyPanel } from './family/family-panel.tsx';
import { FollowUpsPanel } from './follow-ups/follow-ups-panel.tsx';
import { LogPanel } from './log/log-panel.tsx';
import { OverviewPanel } from './overview/overview-panel.tsx';

/** The parts of a case, in the order of their tabs. */
export const caseViews = {
  overview: { Panel: OverviewPanel, icon: 'route' },
  documents: { Panel: DocumentsPanel, icon: 'files' },
  family: { Panel: FamilyPanel, icon: 'users' },
  followups: { Panel: FollowUpsPanel, icon: 'calendar' },
  doctors: { Panel: DoctorsPanel, icon: 'stethoscope' },
  log: { Panel: LogPanel, icon: 'eye' },
} as const satisfies Record<string, { Panel: () => unknown; icon: IconName }>;

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
