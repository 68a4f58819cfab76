import { mediaTypes } from '#contract/vocabulary.ts';
import { aFile, aForm } from '../builders.ts';
import type { Chance } from '../chance.ts';
import type { Operation } from './description.ts';
import { type Known, type Making, putValue, type Spot } from './values.ts';

type Part = Parameters<typeof aForm>[0][number];

/** A request before it is written out: good when it is made, and then spoilt. */
export type Draft = {
  operation: Operation;
  method: string;
  path: string;
  query: Record<string, unknown>;
  /** Stands for the address as it would be put together. */
  target?: string;
  headers: [name: string, value: string][];
  /** Headers that the description names. */
  named: Record<string, unknown>;
  json?: { body: unknown };
  parts?: Part[];
  /** Stands for the body as it would be written. */
  payload?: Buffer;
  isChunked: boolean;
  spots: Spot[];
};

/** Whoever asks, and for what: the ids and tokens of things that there are. */
export type Asking = {
  operation: Operation;
  parameters: Record<string, string>;
  token: string | undefined;
  passcode: string | undefined;
  known: Known;
  /** A status that only some good requests get. */
  wanted?: number | undefined;
};

/** A good request, by the description and what there is. */
export function makeDraft(chance: Chance, { operation, parameters, token, passcode, known, wanted }: Asking): Draft {
  const making: Making = { chance, known, spots: [] };
  const draft: Draft = {
    operation,
    method: operation.method,
    path: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? ''),
    query: {},
    headers: headersOf(chance, token),
    named: {},
    isChunked: chance.oneIn(8),
    spots: making.spots,
  };
  for (const { in: where, name, schema, required } of operation.parameters) {
    if (where === 'path' || name === 'x-share-passcode') continue;
    if (required || chance.oneIn(3)) putValue(making, where === 'query' ? draft.query : draft.named, name, schema);
  }
  if (passcode !== undefined) draft.headers.push(['x-share-passcode', passcode]);
  if (operation.json) {
    draft.json = { body: undefined };
    putValue(making, draft.json, 'body', operation.json);
  }
  if (operation.form) draft.parts = formOf(making, operation);
  askForPart(draft, chance, wanted);
  return draft;
}

function headersOf(chance: Chance, token: string | undefined): [string, string][] {
  const headers: [string, string][] = [];
  if (token !== undefined) headers.push(['authorization', `Bearer ${token}`]);
  if (chance.oneIn(2)) headers.push(['accept-language', chance.pick(['en', 'vi', 'en-GB,en;q=0.9,vi;q=0.8', '*'])]);
  return headers;
}

function askForPart({ operation, headers }: Draft, chance: Chance, wanted: number | undefined): void {
  const asks = (status: number) =>
    operation.statuses.includes(status) && (wanted ? wanted === status : chance.oneIn(6));
  if (asks(304)) headers.push(['if-none-match', '*']);
  if (asks(206)) headers.push(['range', chance.pick(['bytes=0-9', 'bytes=5-', 'bytes=-7', 'bytes=0-0'])]);
}

function formOf(making: Making, { form = {} }: Operation): Part[] {
  const { chance } = making;
  const fields: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(form.properties ?? {})) {
    if (name !== 'file' && chance.oneIn(2)) putValue(making, fields, name, schema);
  }
  const mediaType = chance.pick(mediaTypes);
  const file: Part = {
    name: 'file',
    value: aFile(mediaType, chance.pick([60, 1000, 3000, chance.oneIn(20) ? 300_000 : 500])),
    fileName: chance.pick(['a.pdf', 'Kết quả xét nghiệm.jpg', 'scan', '..\\x.png']),
    contentType: chance.pick([mediaType, 'application/octet-stream']),
  };
  const texts = Object.entries(fields).map(([name, value]) => ({ name, value: String(value) }));
  // What is spoilt from now on is what is sent.
  for (const spot of making.spots) {
    const part = texts.find(({ name }) => name === spot.name);
    if (part) Object.assign(spot, { holder: part, name: 'value' });
  }
  return chance.oneIn(2) ? [file, ...texts] : [...texts, file];
}

const boundary = 'danloi-test-boundary';

/** The body as bytes; nothing where there is none. */
export function bodyOf({ payload, parts, json }: Draft): Buffer | undefined {
  if (payload) return payload;
  if (parts) return aForm(parts.map(asWritten), boundary).payload;
  return json && Buffer.from(JSON.stringify(json.body) ?? '');
}

/** Whatever was put in the place of a text, as a text again. */
function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function asWritten(part: Part): Part {
  return { ...part, value: Buffer.isBuffer(part.value) ? part.value : asText(part.value) };
}

export function targetOf({ target, path, query }: Draft): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => `${escaped(name)}=${escaped(asText(each))}`),
  );
  return target ?? (pairs.length === 0 ? path : `${path}?${pairs.join('&')}`);
}

/** As `encodeURIComponent`, and the bytes of half a surrogate pair as if it were a letter. */
export function escaped(text: string): string {
  return [...text].map((letter) => (letter.isWellFormed() ? encodeURIComponent(letter) : '%ED%A0%80')).join('');
}

/** The request on the wire, well formed as HTTP unless its headers are not. */
export function writeRequest(draft: Draft, chance: Chance): Buffer {
  const body = bodyOf(draft);
  const headers: [string, string][] = [['host', '127.0.0.1'], ...draft.headers];
  for (const [name, value] of Object.entries(draft.named)) headers.push([name, headerValue(value)]);
  const says = (name: string) => headers.some(([each]) => each.toLowerCase() === name);
  if (body && !says('content-type')) headers.push(['content-type', typeOf(draft)]);
  const isFramed = says('content-length') || says('transfer-encoding');
  const isChunked = draft.isChunked && body !== undefined && !isFramed;
  if (isChunked) headers.push(['transfer-encoding', 'chunked']);
  else if (!isFramed && (body || draft.method !== 'GET')) headers.push(['content-length', String(body?.length ?? 0)]);
  const lines = [`${draft.method} ${targetOf(draft)} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  return Buffer.concat([head, isChunked ? inChunks(body, chance) : (body ?? Buffer.alloc(0))]);
}

function typeOf({ parts }: Draft): string {
  return parts ? `multipart/form-data; boundary=${boundary}` : 'application/json';
}

/** What a header can carry: whatever else was made there would be another header, or none. */
function headerValue(value: unknown): string {
  return asText(value).replace(/[^\x21-\x7e]/g, '-');
}

function inChunks(body: Buffer, chance: Chance): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const chunk = body.subarray(at, at + chance.pick([1, 7, 100, 5000, body.length]));
    chunks.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n'));
    at += chunk.length;
    // A body byte by byte is for once, not for three hundred kilobytes.
    if (chunks.length > 600) {
      const rest = body.subarray(at);
      if (rest.length > 0) chunks.push(Buffer.from(`${rest.length.toString(16)}\r\n`), rest, Buffer.from('\r\n'));
      break;
    }
  }
  return Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')]);
}
