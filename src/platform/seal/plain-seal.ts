import { crc32 } from 'node:zlib';
import { DamagedDocument, type Framing, fromFrames, storedRange, toFrames } from './frames.ts';
import { type CaseSeal, type SealPurpose, unknownMark } from './seal.ts';

/** How everything was kept before there were keys: readable for whoever holds the disk. */
export const plainMark = 'p';

const plainMarkByte = plainMark.charCodeAt(0);
const checksumBytes = 4;

/** The bytes followed by their checksum. */
const checksumFraming: Framing = {
  extraBytes: checksumBytes,
  close(memory, length) {
    memory.writeUInt32BE(crc32(memory.subarray(0, length)), length);
    return memory.subarray(0, length + checksumBytes);
  },
  open(frame) {
    const bytes = frame.subarray(0, -checksumBytes);
    if (crc32(bytes) !== frame.readUInt32BE(bytes.length)) throw new DamagedDocument('a stored document is damaged');
    return bytes;
  },
};

export const plainCaseSeal: CaseSeal = {
  seal: (purpose, value) => plainCaseSeal.sealJson(purpose, JSON.stringify(value)),
  open<Value>(purpose: SealPurpose, sealed: string) {
    if (sealed[0] !== plainMark) throw unknownMark(purpose);
    return JSON.parse(sealed.slice(1)) as Value;
  },
  mac: () => '',
  sealJson: (_purpose, json) => plainMark + json,
  openJson(purpose, sealed) {
    const bytes = typeof sealed === 'string' ? Buffer.from(sealed) : sealed;
    if (bytes[0] !== plainMarkByte) throw unknownMark(purpose);
    return bytes.subarray(1);
  },
  sealBytes: (_documentId, source) => toFrames(source, checksumFraming),
  storedRange: (start, end, size) => storedRange({ start, end, size }, checksumFraming),
  openBytes: (_documentId, read, start, end, size) => fromFrames(read, { start, end, size }, checksumFraming),
};
