import { isUtf8 } from 'node:buffer';
import { invalid, ServiceError, unknownMember } from '#contract/errors.ts';
import { faultInText, toNfc } from './normalise-text.ts';

const depthMax = 16;
/** The largest body of the contract holds some three hundred members and items. */
const commasMax = 2000;

/**
 * Parses a request body. Strings come out in NFC, so that lengths mean the same for every keyboard. A member that
 * stands twice is refused: `JSON.parse` would silently drop the first, and it may have been a danger sign.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new ServiceError('malformed_json');
  const text = bytes.toString('utf8');
  const members = countMembers(text);
  const walk: Walk = { members: 0, path: [] };
  const normalised = normalise(parse(text), walk);
  if (members !== walk.members) {
    throw invalid('body', {
      vi: 'có một mục được ghi hai lần; hãy gửi mỗi mục một lần.',
      en: 'a member stands twice; send each member once.',
    });
  }
  return normalised;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ServiceError('malformed_json', {}, { cause });
  }
}

/**
 * How many members a text names, if it is JSON: each has a colon outside of strings. Before anything is made of it,
 * because to parse and to walk through a hundred thousand values keeps everybody else waiting.
 */
function countMembers(text: string): number {
  let members = 0;
  let commas = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case colon:
        members++;
        break;
      case comma:
        if (++commas > commasMax) throw invalid('body', tooManyValues);
        break;
      case bracket:
      case brace:
        if (++depth > depthMax) throw new ServiceError('malformed_json');
        break;
      case closingBracket:
      case closingBrace:
        depth--;
    }
  }
  return members;
}

const [quote, comma, colon, backslash] = [0x22, 0x2c, 0x3a, 0x5c];
const [bracket, closingBracket, brace, closingBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

const tooManyValues = { vi: 'có quá nhiều mục.', en: 'has too many members and items.' };

/** Where the string closes; the end of a text in which it does not, which is no JSON. */
function endOfString(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close >= 0 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close < 0 ? text.length : close;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === backslash) before--;
  return (at - before) % 2 === 1;
}

/** How far a body has been walked through; the path is only put together when there is something to say of it. */
type Walk = { members: number; readonly path: (string | number)[] };

/** Changes the value in place. */
function normalise(value: unknown, walk: Walk): unknown {
  if (typeof value === 'string') {
    refuseFaults(value, walk);
    return toNfc(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) value[index] = normaliseAt(index, value[index], walk);
    return value;
  }
  const members = value as Record<string, unknown>;
  for (const name in members) {
    walk.members++;
    // What is wrong with a name is said of what holds it. In another form it would be no name that we know.
    refuseFaults(name, walk);
    members[name] = normaliseAt(name, members[name], walk);
  }
  return members;
}

function refuseFaults(text: string, walk: Walk): void {
  const fault = faultInText(text);
  if (fault) throw invalid(pathOf(walk) || 'body', fault);
}

function normaliseAt(name: string | number, member: unknown, walk: Walk): unknown {
  walk.path.push(name);
  // Assigning `__proto__` would change the object instead of giving it an unknown member.
  if (name === '__proto__') throw invalid(pathOf(walk), unknownMember);
  const normalised = normalise(member, walk);
  walk.path.pop();
  return normalised;
}

function pathOf({ path }: Walk): string {
  const [first = '', ...rest] = path.map((name) => (typeof name === 'number' ? `[${name}]` : `.${name}`));
  return [first.replace(/^\./, ''), ...rest].join('');
}
