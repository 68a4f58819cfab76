import type { ComponentChildren } from 'preact';
import type { ReportField } from '#contract/vocabulary.ts';
import { lazyPart, unseen } from '#web/lazy-part.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';

type WrongProps = { hospitalId: string; field: ReportField };

export const WrongFact = lazyPart<WrongProps>(async () => (await import('./wrong-fact.tsx')).WrongFact, unseen);

type FactProps = {
  icon: IconName;
  hospitalId?: string;
  /** What it is called where one says that it is wrong; what the service worked out itself has no name. */
  field?: ReportField;
  children: ComponentChildren;
};

/** One line of what is known of a hospital. */
export function Fact({ icon, hospitalId, field, children }: FactProps) {
  return (
    <li class="place-fact">
      <Icon name={icon} />
      <span class="place-fact-words">{children}</span>
      {hospitalId && field && <WrongFact hospitalId={hospitalId} field={field} />}
    </li>
  );
}
