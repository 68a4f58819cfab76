import { DatabaseSync } from 'node:sqlite';
import { create, insertMultiple, search } from '@orama/orama';
import FlexSearch from 'flexsearch';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import pg from 'pg';
import { foldedText } from '#engine/graph/letters.ts';
import { boosts, fields, type SearchDocument } from './documents.ts';

/** A search engine over the documents, asked for the ids of its first answers. Each gets the settings it does best with. */
export type Peer = {
  name: string;
  open(documents: SearchDocument[]): Promise<(query: string) => string[] | Promise<string[]>>;
};

const limit = 20;

const miniSearch: Peer = {
  name: 'MiniSearch',
  async open(documents) {
    const index = new MiniSearch<SearchDocument>({ fields: [...fields] });
    index.addAll(documents);
    const options = { boost: boosts, prefix: true, fuzzy: 0.2 };
    return (query) => {
      const found = index.search(foldedText(query), options).slice(0, limit);
      return found.map(({ id }) => String(id));
    };
  },
};

const orama: Peer = {
  name: 'Orama',
  async open(documents) {
    const schema = {
      id: 'string',
      name: 'string',
      aliases: 'string',
      place: 'string',
      departments: 'string',
      address: 'string',
    } as const;
    const database = create({ schema });
    await insertMultiple(database, documents, 1000);
    return async (query) => {
      const term = foldedText(query);
      const { hits } = await search(database, { term, properties: [...fields], boost: boosts, tolerance: 1, limit });
      return hits.map(({ document }) => document.id);
    };
  },
};

const flexSearch: Peer = {
  name: 'FlexSearch',
  async open(documents) {
    const index = new FlexSearch.Document<SearchDocument & Record<string, string>>({
      tokenize: 'forward',
      encoder: FlexSearch.Charset.LatinBalance,
      document: { id: 'id', index: [...fields] },
    });
    for (const document of documents) index.add(document);
    return (query) => {
      const found = index.search(foldedText(query), { limit, suggest: true, merge: true });
      return found.slice(0, limit).map(({ id }) => String(id));
    };
  },
};

const fuse: Peer = {
  name: 'Fuse.js',
  async open(documents) {
    const keys = fields.map((name) => ({ name, weight: boosts[name] }));
    const index = new Fuse(documents, { keys, ignoreLocation: true, threshold: 0.4, useTokenSearch: true });
    return (query) => index.search(foldedText(query), { limit }).map(({ item }) => item.id);
  },
};

const sqlite: Peer = {
  name: 'SQLite FTS5',
  async open(documents) {
    const database = new DatabaseSync(':memory:');
    database.exec(
      `create virtual table docs using fts5(id unindexed, ${fields.join(', ')}, prefix='2 3', tokenize='unicode61 remove_diacritics 2')`,
    );
    const insert = database.prepare('insert into docs values (?, ?, ?, ?, ?, ?)');
    database.exec('begin');
    for (const document of documents) insert.run(document.id, ...fields.map((field) => document[field]));
    database.exec('commit');
    const weights = fields.map((field) => boosts[field]).join(', ');
    const select = database.prepare(
      `select id from docs where docs match ? order by bm25(docs, 0, ${weights}) limit ${limit}`,
    );
    return (query) => {
      const words = foldedText(query)
        .split(' ')
        .filter((word) => word !== '');
      if (words.length === 0) return [];
      const match = words.map((word) => `"${word}"*`).join(' OR ');
      return select.all(match).map(({ id }) => String(id));
    };
  },
};

export function postgresPeer(databaseUrl: string): Peer {
  return {
    name: 'PostgreSQL pg_trgm + unaccent',
    async open(documents) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query('create extension if not exists pg_trgm; create extension if not exists unaccent');
      await client.query('drop table if exists docs; create table docs (id text primary key, name text, rest text)');
      for (let from = 0; from < documents.length; from += 1000) {
        const rows = documents
          .slice(from, from + 1000)
          .map(({ id, name, aliases, place, departments, address }) => [
            id,
            `${name} ${aliases}`,
            `${place} ${departments} ${address}`,
          ]);
        await client.query(
          'insert into docs select * from jsonb_to_recordset($1::jsonb) as row(id text, name text, rest text)',
          [JSON.stringify(rows.map(([id, name, rest]) => ({ id, name, rest })))],
        );
      }
      await client.query(
        'create index on docs using gin (name gin_trgm_ops); create index on docs using gin (rest gin_trgm_ops); analyze docs',
      );
      const text = `select id from docs where $1 <% name or $1 <% rest
        order by word_similarity($1, name) * 2 + word_similarity($1, rest) desc, id limit ${limit}`;
      const prepared = { name: 'find', text };
      const find = async (query: string) => {
        const { rows } = await client.query({ ...prepared, values: [foldedText(query)] });
        return rows.map(({ id }) => String(id));
      };
      return Object.assign(find, { close: () => client.end() });
    },
  };
}

export const peers: Peer[] = [miniSearch, orama, flexSearch, fuse, sqlite];
