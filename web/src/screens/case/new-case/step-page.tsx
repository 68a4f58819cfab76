import type { ComponentChildren } from 'preact';
import { Page } from '../../../ui/page.tsx';
import { useCaseTexts } from '../case-texts.ts';

export type StepPlace = { n: number; of: number };

type StepPageProps = {
  title: string;
  lead?: string;
  place: StepPlace;
  onBack: () => void;
  actions: ComponentChildren;
  children: ComponentChildren;
};

/** A page of the form, with how far one has come. */
export function StepPage({ title, lead, place, onBack, actions, children }: StepPageProps) {
  const t = useCaseTexts();
  return (
    <Page
      key={title}
      title={title}
      lead={lead}
      back={onBack}
      inHeader={
        <progress class="progress" value={place.n} max={place.of} aria-label={t.create.step(place.n, place.of)} />
      }
      actions={actions}
      footer={false}
    >
      {children}
    </Page>
  );
}
