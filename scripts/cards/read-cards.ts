import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { parseDocument } from 'yaml';
import { comparedMembers, type Lists, phrasesIn } from '#engine/knowledge/phrases-in.ts';
import { namesIn } from './names-in.ts';
import { type Card, CardSchema, fields, type Kind, kinds, ListsSchema, OrderSchema } from './schema.ts';

/** In the order in which they are looked at. */
export type Cards = Readonly<Record<Kind, readonly Card[]>> & { readonly lists: Lists };

export const cardsFolder = fileURLToPath(new URL('../../cards', import.meta.url));

/** All cards, or an error that names each wrong file and what is wrong in it. */
export function readCards(folder = cardsFolder): Cards {
  const faults: string[] = [];
  const read = <Read>(path: string, schema: TSchema): Read | undefined => {
    const file = parseDocument(readFileSync(join(folder, path), 'utf8'));
    const value: unknown = file.errors.length > 0 ? undefined : file.toJS();
    const found = file.errors.length > 0 ? file.errors.map(({ message }) => message) : faultsOf(value, schema);
    faults.push(...found.map((fault) => `cards/${path}: ${fault}`));
    return found.length === 0 ? (value as Read) : undefined;
  };
  const lists = read<Lists>('lists.yaml', ListsSchema) ?? {};
  const order = read<Record<Kind, string[]>>('order.yaml', OrderSchema);
  const cards = new Map<string, Card>();
  for (const path of globSync('*/*.yaml', { cwd: folder }).toSorted()) {
    const shown = path.replaceAll(sep, '/');
    const card = read<Card>(shown, CardSchema);
    if (card === undefined) continue;
    faults.push(...faultsOfCard(card, shown, lists).map((fault) => `cards/${shown}: ${fault}`));
    cards.set(card.id, card);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  faults.push(...faultsTogether([...cards.values()], lists));
  const inOrder = (ids: readonly string[] = []) =>
    ids.flatMap((id) => {
      const card = cards.get(id);
      cards.delete(id);
      if (card === undefined) faults.push(`cards/order.yaml: ${id}: there is no such card, or it stands there already`);
      return card ?? [];
    });
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, inOrder(order?.[kind])])) as Record<Kind, Card[]>;
  faults.push(...[...cards.keys()].map((id) => `cards/order.yaml: ${id} is missing`));
  for (const kind of kinds) {
    for (const card of byKind[kind]) faults.push(...faultsOfKind(card, kind).map((fault) => `${card.id}: ${fault}`));
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { ...byKind, lists };
}

/** What is said of a matter is short; an answer to what was asked may be longer. */
const ofMatters = { vi: 330, en: 415 };

/** What each kind must have, or may not. */
function faultsOfKind({ legacy: { heard, named }, line }: Card, kind: Kind): string[] {
  const isLong = line && (line.vi.length > ofMatters.vi || line.en.length > ofMatters.en);
  return [
    ...(heard || named || kind === 'errands' ? [] : ['legacy.heard: nothing wakes it']),
    ...(isLong && (kind === 'matters' || kind === 'complaints')
      ? ['line: is longer than that of a matter may be']
      : []),
  ];
}

/** By the member: `legacy.heard: must be string`. */
function faultsOf(value: unknown, schema: TSchema): string[] {
  return Value.Errors(schema, value).map(({ instancePath, message, params }) => {
    const named = 'additionalProperties' in params ? `: ${params.additionalProperties.join(', ')}` : '';
    return `${instancePath.slice(1).replaceAll('/', '.') || 'the card'}: ${message}${named}`;
  });
}

function faultsOfCard({ id, legacy, line, watch, within }: Card, path: string, lists: Lists): string[] {
  const faults: string[] = [];
  if (basename(path, '.yaml') !== id) faults.push(`id: is ${id}, and not as the file is named`);
  if (!fields.some((field) => field === dirname(path))) faults.push('its folder is none of `fields` in the schema');
  const isMute = !line && !watch && !within && !legacy.isPicture && !legacy.isFever && !legacy.service;
  if (isMute) faults.push('line: it says nothing, watches for nothing and hurries nothing');
  for (const member of comparedMembers) {
    try {
      phrasesIn(legacy[member] ?? '', lists);
    } catch (error) {
      faults.push(`legacy.${member}: ${(error as Error).message}`);
    }
  }
  return faults;
}

function faultsTogether(cards: readonly Card[], lists: Lists): string[] {
  const titles = (['vi', 'en'] as const).flatMap((language) =>
    [...Map.groupBy(cards, ({ title }) => title[language])]
      .filter(([, same]) => same.length > 1)
      .map(([title, same]) => `cards: title.${language} “${title}” is that of ${same.map(({ id }) => id).join(', ')}`),
  );
  const written = [
    ...cards.flatMap(({ legacy }) => comparedMembers.flatMap((member) => legacy[member] ?? [])),
    ...Object.values(lists),
  ];
  const used = new Set(written.flatMap(namesIn));
  const unused = Object.keys(lists).filter((name) => !used.has(name));
  return [...titles, ...unused.map((name) => `cards/lists.yaml: ${name}: no card has it`)];
}
