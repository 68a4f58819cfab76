import type { Hospital } from '#contract/hospital.ts';

const levels = ['central', 'provincial', 'district'];

/**
 * Which of two equal answers stands first: the higher tier, then the broader house, then the shorter name (a second site
 * bears a longer one), then the id, so that it never changes.
 */
export function byProminence(a: Hospital, b: Hospital): number {
  return tier(a) - tier(b) || breadth(b) - breadth(a) || a.name.length - b.name.length || (a.id < b.id ? -1 : 1);
}

function tier({ level }: Hospital): number {
  const place = levels.indexOf(level ?? '');
  return place === -1 ? levels.length - 1 : place;
}

function breadth({ specialties, beds = 0 }: Hospital): number {
  return specialties.length + beds / 500;
}
