import type { Recommendation } from '#contract/recommendation.ts';
import { Icon, type IconName } from './icon.tsx';

/** The engine's short names of pictures, as our drawings; a name that it learns later is shown as a plain mark. */
const drawings: Readonly<Record<string, IconName>> = {
  phone: 'phone',
  firstaid: 'heart',
  clock: 'clock',
  people: 'users',
  pill: 'pill',
  'id-card': 'card',
  warning: 'alert',
  calendar: 'calendar',
  note: 'edit',
  folder: 'folder',
  fasting: 'food',
  question: 'question',
  hospital: 'hospital',
  map: 'route',
};

/** What to do, in order. */
export function NextSteps({ steps }: { steps: Recommendation['nextSteps'] }) {
  return (
    <ol class="steps">
      {steps.map(({ n, icon, title }) => (
        <li class={icon === 'warning' ? 'step step-warning' : 'step'} key={n}>
          <span class="step-number">{n}</span>
          <p>{title}</p>
          <Icon name={drawings[icon] ?? 'check'} />
        </li>
      ))}
    </ol>
  );
}
