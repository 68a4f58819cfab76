import { type Box, boxesIn, clearHandlerName, freeBox, refuseDepth } from './boxes.ts';
import { type Found, refuseAbsurdSize } from './found.ts';
import { damaged } from './pieces.ts';

const containers = new Set('trak mdia minf stbl edts dinf mvex traf'.split(' '));
const kept = new Set(
  (
    'mvhd tkhd mdhd hdlr elng vmhd smhd nmhd dref elst iods tref trex mehd mfhd tfhd tfdt trun trep leva ' +
    'stsd stts ctts cslg stss stps stsc stsz stz2 stco co64 sdtp sgpd sbgp subs saiz saio stsh padb stdp'
  ).split(' '),
);
/** Pictures and sound. Other tracks tell where a camera was. */
const handlersKept = new Set(['vide', 'soun', 'pict', 'auxv']);
/** Seconds from 1904, where these files begin to count, to 1970; and the first year that a phone could have meant. */
const secondsTo1970 = 2_082_844_800;
const firstPlausibleMs = Date.UTC(1990, 0, 1);

/** Takes out of the table of contents of a film, in place, all that is not needed to show it. */
export function cleanMovie(bytes: Buffer, movie: Box, found: Found, depth = 0): void {
  refuseDepth(depth);
  for (const box of boxesIn(bytes, movie.body, movie.end)) {
    if (box.type === 'trak' && !isShown(bytes, box)) freeBox(bytes, box);
    else if (containers.has(box.type)) cleanMovie(bytes, box, found, depth + 1);
    else if (!kept.has(box.type)) freeBox(bytes, box);
    else if (box.type === 'hdlr') clearHandlerName(bytes, box);
    else if (box.type === 'dref') clearPlaces(bytes, box);
    else if (box.type === 'mvhd') found.takenAt ??= takenAt(bytes, box);
    else if (box.type === 'tkhd') refuseAbsurdFrame(bytes, box);
  }
}

function isShown(bytes: Buffer, track: Box): boolean {
  for (const media of boxesIn(bytes, track.body, track.end)) {
    if (media.type !== 'mdia') continue;
    for (const { type, body } of boxesIn(bytes, media.body, media.end)) {
      if (type === 'hdlr') return handlersKept.has(bytes.toString('latin1', body + 8, body + 12));
    }
  }
  return false;
}

/** Where a film has its data, each an address that may name a folder or a person; ours all have it inside. */
function clearPlaces(bytes: Buffer, references: Box): void {
  for (const { body, end } of boxesIn(bytes, Math.min(references.body + 8, references.end), references.end)) {
    bytes.fill(0, Math.min(body + 4, end), end);
  }
}

function takenAt(bytes: Buffer, { body, end }: Box): string | undefined {
  if (end - body < 20) throw damaged();
  const isLong = bytes[body] === 1;
  const seconds = isLong ? Number(bytes.readBigUInt64BE(body + 4)) : bytes.readUInt32BE(body + 4);
  const atMs = (seconds - secondsTo1970) * 1000;
  if (atMs < firstPlausibleMs || atMs > Date.UTC(2100, 0, 1)) return undefined;
  return `${new Date(atMs).toISOString().slice(0, 19)}Z`;
}

/** Width and height stand last, as whole pixels and a fraction; a track of sound has none. */
function refuseAbsurdFrame(bytes: Buffer, { body, end }: Box): void {
  if (end - body < 84) throw damaged();
  const [width, height] = [bytes.readUInt16BE(end - 8), bytes.readUInt16BE(end - 4)];
  if (width > 0 && height > 0) refuseAbsurdSize(width, height);
}
