import { isUtf8 } from 'node:buffer';
import { invalid, ServiceError, unknownMember } from '../../contract/errors.ts';

const depthMax = 16;
// Every string of a JSON text in turn; the group tells that it was a member's name.
const jsonString = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/**
 * Parses a request body. Strings come out in NFC, so that lengths mean the same for every keyboard. A member that
 * stands twice is refused: `JSON.parse` would silently drop the first, and it may have been a danger sign.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new ServiceError('malformed_json');
  const text = bytes.toString('utf8');
  const value = parse(text);
  const walk = { members: 0 };
  const normalised = normalise(value, '', 0, walk);
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

function countMembers(text: string): number {
  let members = 0;
  for (const match of text.matchAll(jsonString)) if (match[1] !== undefined) members++;
  return members;
}

function normalise(value: unknown, path: string, depth: number, walk: { members: number }): unknown {
  if (typeof value === 'string') return normaliseText(value, path);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === depthMax) throw new ServiceError('malformed_json');
  if (Array.isArray(value)) return value.map((item, index) => normalise(item, `${path}[${index}]`, depth + 1, walk));
  const result: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    walk.members++;
    // Assigning `__proto__` would change the object instead of giving it an unknown member.
    const memberPath = path === '' ? name : `${path}.${name}`;
    if (name === '__proto__') throw invalid(memberPath, unknownMember);
    result[name] = normalise(member, memberPath, depth + 1, walk);
  }
  return result;
}

/** Brings a text to NFC; refuses what no database stores: the null character and half a surrogate pair. */
export function normaliseText(text: string, path: string): string {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw invalid(path || 'body', {
      vi: 'có ký tự không hợp lệ.',
      en: 'has a character that is not valid.',
    });
  }
  return text.normalize('NFC');
}
