import type { IconName } from './icon.tsx';

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

export function stepIcon(name: string): IconName {
  return drawings[name] ?? 'check';
}
