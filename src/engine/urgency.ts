import { type Urgency, urgencies } from '#contract/vocabulary.ts';

const rank = Object.fromEntries(urgencies.map((urgency, at) => [urgency, at])) as Record<Urgency, number>;

export function isAtLeast(urgency: Urgency, least: Urgency): boolean {
  return rank[urgency] >= rank[least];
}

export function higher(a: Urgency, b: Urgency): Urgency {
  return isAtLeast(a, b) ? a : b;
}

/** For sorting: the gravest first. */
export function gravestFirst(a: { readonly level: Urgency }, b: { readonly level: Urgency }): number {
  return rank[b.level] - rank[a.level];
}
