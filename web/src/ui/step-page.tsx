import type { ComponentChildren } from 'preact';
import { Page } from './page.tsx';

type StepPageProps = {
  title: string;
  lead?: ComponentChildren;
  /** How far one has come, and the words for it. */
  place: { n: number; of: number; label: string };
  /** Kept in sight under the header. */
  alert?: ComponentChildren;
  back: string;
  actions?: ComponentChildren;
  children?: ComponentChildren;
};

/** One page of several that are filled in one after another. */
export function StepPage({ title, lead, place, alert, back, actions, children }: StepPageProps) {
  const inHeader = (
    <>
      <progress class="progress" value={place.n} max={place.of} aria-label={place.label} />
      {alert}
    </>
  );
  return (
    <Page title={title} lead={lead} back={back} inHeader={inHeader} actions={actions} footer={false}>
      {children}
    </Page>
  );
}
