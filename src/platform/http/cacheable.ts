import { hash } from 'node:crypto';
import type { Reply, Request } from './server.ts';

/** A tag for an answer that depends on nothing but these parts. */
export function entityTag(...parts: string[]): string {
  return tagOf(parts.join('\0'));
}

function tagOf(content: string | Uint8Array): string {
  return `"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
}

/**
 * Marks a public answer as one that may be kept but must be asked for again; true when the caller's copy is still
 * good, and then the 304 has been prepared and the body should be left out.
 */
export function isNotModified(request: Request, reply: Reply, etag: string): boolean {
  reply.header('cache-control', 'public, no-cache');
  return isKnown(request, reply, etag);
}

/** The same for what is secret: nobody between may keep it, but a page that looks again is told that all is as it was. */
export function isAsBefore(request: Request, reply: Reply, content: Uint8Array): boolean {
  return isKnown(request, reply, tagOf(content));
}

function isKnown(request: Request, reply: Reply, etag: string): boolean {
  reply.header('etag', etag);
  const known = request.headers['if-none-match'];
  if (known === undefined || !matchesTag(known, etag)) return false;
  reply.code(304);
  return true;
}

export function matchesTag(header: string, etag: string): boolean {
  return header.split(',').some((tag) => {
    const trimmed = tag.trim().replace(/^W\//, '');
    return trimmed === '*' || trimmed === etag;
  });
}
