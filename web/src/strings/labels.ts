/// <reference path="../engine-words.d.ts" />
import { words } from 'virtual:engine-words/labels/vi';
import type { CaseState, DocumentKind, FollowUpKind, Need, Severity, Sex } from '#contract/vocabulary.ts';
import { defineTexts } from '../texts.ts';

/** What the codes of the contract are called. */
export type Labels = {
  readonly need: Readonly<Record<Need, string>>;
  readonly severity: Readonly<Record<Severity, string>>;
  readonly sex: Readonly<Record<Sex, string>>;
  readonly caseState: Readonly<Record<CaseState, string>>;
  readonly documentKind: Readonly<Record<DocumentKind, string>>;
  readonly followUpKind: Readonly<Record<FollowUpKind, string>>;
};

export const labelTexts = defineTexts(
  words as Labels,
  async () => (await import('virtual:engine-words/labels/en')).words as Labels,
);
