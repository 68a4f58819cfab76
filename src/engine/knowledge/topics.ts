import built from '#cards/topics.json' with { type: 'json' };
import type { Step } from './next-steps/step.ts';
import { type Lists, phrasesIn } from './phrases-in.ts';
import type { Soon } from './soon.ts';
import type { Topic } from './topic.ts';

/** What `scripts/build-cards.ts` made of the cards, in the order in which they are looked at. */
type Built = {
  readonly lists: Lists;
  /** Each member of all topics, null where one has none: what is alike stands together and is packed best. */
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
  readonly complaintsFrom: number;
  readonly soonFrom: number;
  readonly soreFromLying: number;
};
const cards = built as unknown as Built;

type Row = Omit<Topic, 'says' | 'watch'> & Partial<Record<'icon' | 'vi' | 'en' | 'watchVi' | 'watchEn', string>>;

const columns = Object.entries(cards.columns);

function topicAt(at: number): Topic {
  const members = columns.flatMap(([member, column]) => (column[at] === null ? [] : [[member, column[at]]]));
  const { icon, vi, en, watchVi, watchEn, ...rest } = Object.fromEntries(members) as Row;
  return {
    ...written(rest),
    ...(icon && vi && en && { says: { icon: icon as Step['icon'], title: { vi, en } } }),
    ...(watchVi && watchEn && { watch: { vi: watchVi, en: watchEn } }),
  };
}

const compared = ['heard', 'beside', 'unless', 'saidWith', 'saidWithout', 'before', 'answers'] as const;

/** With what stands in braces written out. */
function written(topic: Topic): Topic {
  const short = compared.filter((member) => topic[member]?.includes('{'));
  const long = short.map((member) => [member, phrasesIn(topic[member] ?? '', cards.lists).join(' | ')]);
  return { ...topic, ...(Object.fromEntries(long) as Partial<Topic>) };
}

const topics = columns[0]?.[1].map((_, at) => topicAt(at)) ?? [];

/** Matters that are told by their name. */
export const matters: readonly Topic[] = topics.slice(0, cards.complaintsFrom);

/** What people complain of most; heard only where nothing more particular was. */
export const complaints: readonly Topic[] = topics.slice(cards.complaintsFrom, cards.soonFrom);

/** What is no danger today and yet has a time of its own, whatever was asked for: a paper, a scan or a booked visit. */
export const soon: readonly Soon[] = topics.slice(cards.soonFrom) as Soon[];

const soreFromLying = topics[cards.soreFromLying]?.says?.title.vi;

/** Two cards say the same of a sore from lying. */
export function isOfSoreFromLying({ says }: Topic): boolean {
  return says !== undefined && says.title.vi === soreFromLying;
}
