import type { NewCase } from '#contract/case.ts';
import type { ConsentChange } from '#contract/consent.ts';
import type { NewContact } from '#contract/contact.ts';
import type { NewFollowUp } from '#contract/follow-up.ts';
import type { Intake } from '#contract/intake.ts';
import type { NewDevice } from '#contract/notice.ts';
import type { NewReport } from '#contract/report.ts';
import type { NewShare } from '#contract/share.ts';
import type { MediaType } from '#contract/vocabulary.ts';

/** Bodies with safe defaults, so that a test shows only what matters to it. */
export function anIntake(changes: Partial<Intake> = {}): Intake {
  return { need: 'checkup', patient: { age: 40, sex: 'female', province: 'Nghệ An' }, ...changes };
}

/** An intake that calls for a human navigator, whatever the words of the engine are. */
export function anIntakeForHuman(changes: Partial<Intake> = {}): Intake {
  return anIntake({ redFlags: ['a_sign_nobody_knows'], ...changes });
}

export function aCase(changes: Partial<NewCase> = {}): NewCase {
  return { intake: anIntake(), ...changes };
}

export function aConsent(changes: Partial<ConsentChange> = {}): ConsentChange {
  return { given: true, by: 'self', noticeVersion: '2026-11', noticeHash: 'a1'.repeat(32), ...changes };
}

export function aContact(changes: Partial<NewContact> = {}): NewContact {
  return { fullName: 'Trần Thị Bưởi', role: 'secondary', ...changes };
}

export function aFollowUp(changes: Partial<NewFollowUp> = {}): NewFollowUp {
  return { dueAt: '2026-12-01', kind: 'revisit', title: 'Tái khám', ...changes };
}

export function aShare(changes: Partial<NewShare> = {}): NewShare {
  return { reviewerName: 'BS. Lê Văn Cam', ...changes };
}

/** What a browser says of itself when it subscribes; the key is that of nobody. */
export function aDevice(changes: Partial<NewDevice> = {}): NewDevice {
  return {
    endpoint: 'https://fcm.googleapis.com/fcm/send/a-device',
    expirationTime: null,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    ...changes,
  };
}

export function aReport(changes: Partial<NewReport> = {}): NewReport {
  return { field: 'phone', text: 'Số này không còn dùng.', ...changes };
}

/** The smallest heads of files that are what they say; what a picture or a film shows follows. */
const heads: Record<MediaType, Buffer> = {
  'image/jpeg': Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f00',
    'hex',
  ),
  'image/png': Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001080000000000000000', 'hex'),
  'image/webp': Buffer.from('52494646000000005745425056503820000000000000009d012a01000100', 'hex'),
  'image/heic': Buffer.from('00000018667479706865696300000000686569636d696631', 'hex'),
  'application/pdf': Buffer.from('%PDF-1.7\n'),
  'application/dicom': Buffer.concat([Buffer.alloc(128), Buffer.from('DICM')]),
  'video/mp4': Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'),
};

/** A file of a type and a size, filled up with nothing in particular. */
export function aFile(mediaType: MediaType = 'application/pdf', size = 1000): Buffer {
  const head = heads[mediaType];
  const file = Buffer.alloc(Math.max(size, head.length), 'x');
  head.copy(file);
  const left = file.length - head.length;
  if (mediaType === 'image/png' && left >= 12) {
    file.writeUInt32BE(left - 12, head.length);
    file.write('IDAT', head.length + 4);
  }
  if (mediaType === 'image/webp') {
    file.writeUInt32LE(file.length - 8, 4);
    file.writeUInt32LE(file.length - 20, 16);
  }
  if ((mediaType === 'image/heic' || mediaType === 'video/mp4') && left >= 8) {
    file.writeUInt32BE(left, head.length);
    file.write('mdat', head.length + 4);
  }
  return file;
}

type FormPart = { name: string; value: string | Buffer; fileName?: string; contentType?: string };

/** A multipart body written out by hand, so that a test can also write a wrong one. */
export function aForm(parts: readonly FormPart[], boundary = 'danloi-test-boundary') {
  const pieces = parts.flatMap(({ name, value, fileName, contentType }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"` +
        `${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n` +
        `${contentType === undefined ? '' : `content-type: ${contentType}\r\n`}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

export function aFileForm(file: Buffer, fields: Record<string, string> = {}, contentType = 'application/octet-stream') {
  return aForm([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: 'file', value: file, fileName: 'ket-qua.bin', contentType },
  ]);
}
