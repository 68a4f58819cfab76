import { isUtf8 } from 'node:buffer';
import { invalid, ServiceError, unknownMember } from '../../contract/errors.ts';

const depthMax = 16;

/**
 * Parses a request body. Strings come out in NFC, so that lengths mean the same for every keyboard. A member that
 * stands twice is refused: `JSON.parse` would silently drop the first, and it may have been a danger sign.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new ServiceError('malformed_json');
  const text = bytes.toString('utf8');
  const walk: Walk = { members: 0, path: [] };
  const normalised = normalise(parse(text), walk);
  if (countMembers(text) !== walk.members) {
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

/** How many members a text names that is known to be JSON: each string before a colon is one. */
function countMembers(text: string): number {
  let members = 0;
  for (let open = text.indexOf('"'); open >= 0; ) {
    const close = endOfString(text, open);
    if (isBeforeColon(text, close)) members++;
    open = text.indexOf('"', close + 1);
  }
  return members;
}

function endOfString(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charAt(before - 1) === '\\') before--;
  return (at - before) % 2 === 1;
}

function isBeforeColon(text: string, close: number): boolean {
  let at = close + 1;
  while (blanks.includes(text.charAt(at)) && at < text.length) at++;
  return text.charAt(at) === ':';
}

const blanks = ' \n\r\t';

/** How far a body has been walked through; the path is only put together when there is something to say of it. */
type Walk = { members: number; readonly path: (string | number)[] };

/** Changes the value in place. */
function normalise(value: unknown, walk: Walk): unknown {
  if (typeof value === 'string') return isStorable(value) ? value.normalize('NFC') : refuseText(pathOf(walk));
  if (typeof value !== 'object' || value === null) return value;
  if (walk.path.length === depthMax) throw new ServiceError('malformed_json');
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) value[index] = normaliseAt(index, item, walk);
    return value;
  }
  const members = value as Record<string, unknown>;
  for (const name in members) {
    walk.members++;
    members[name] = normaliseAt(name, members[name], walk);
  }
  return members;
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

/** Brings a text to NFC; refuses what no database stores: the null character and half a surrogate pair. */
export function normaliseText(text: string, path: string): string {
  return isStorable(text) ? text.normalize('NFC') : refuseText(path);
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function refuseText(path: string): never {
  throw invalid(path || 'body', { vi: 'có ký tự không hợp lệ.', en: 'has a character that is not valid.' });
}
