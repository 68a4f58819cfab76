import type { IconName } from '../../ui/icon.tsx';

/** The engine names pictures in its own words; one that we do not draw becomes a plain mark. */
const icons: Readonly<Record<string, IconName>> = {
  phone: 'phone',
  call: 'phone',
  firstaid: 'plus',
  hospital: 'hospital',
  calendar: 'calendar',
  clock: 'clock',
  note: 'edit',
  folder: 'folder',
  document: 'file',
  papers: 'files',
  'id-card': 'card',
  insurance: 'card',
  people: 'users',
  person: 'user',
  question: 'question',
  warning: 'alert',
  pill: 'pill',
  medicine: 'pill',
  food: 'food',
  bed: 'bed',
  home: 'home',
  map: 'pin',
  route: 'route',
  car: 'ambulance',
  ambulance: 'ambulance',
  lab: 'flask',
  test: 'flask',
  scan: 'scan',
  stethoscope: 'stethoscope',
  doctor: 'stethoscope',
  heart: 'heart',
  check: 'check',
  money: 'card',
  bag: 'bag',
  eye: 'eye',
  chat: 'chat',
};

export function stepIcon(name: string): IconName {
  return icons[name] ?? 'next';
}
