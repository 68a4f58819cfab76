import { type Urgency, urgencies } from '../contract/vocabulary.ts';

export function isAtLeast(urgency: Urgency, least: Urgency): boolean {
  return urgency === least || urgencies.indexOf(urgency) >= urgencies.indexOf(least);
}

export function higher(a: Urgency, b: Urgency): Urgency {
  return isAtLeast(a, b) ? a : b;
}

/** For sorting: the gravest first. */
export function gravestFirst(a: { readonly level: Urgency }, b: { readonly level: Urgency }): number {
  return urgencies.indexOf(b.level) - urgencies.indexOf(a.level);
}
