import { createECDH, randomBytes } from 'node:crypto';
import type { Db } from '#platform/db/connect.ts';
import { derivedToken } from '#platform/tokens.ts';

export type NoticeKeys = { vapidPublic: string; vapidPrivate: string; stopSecret: string };

const privateKeyBytes = 32;

/** Made once for an installation and kept in its database: to change them would silence every device that subscribed. */
export async function loadNoticeKeys(db: Db): Promise<NoticeKeys> {
  const found = await findKeys(db);
  if (found) return found;
  // Of several instances that start at once, one is the first.
  await db.updateTable('installation').set(newKeys()).where('vapid_public', 'is', null).execute();
  const made = await findKeys(db);
  if (!made) throw new Error('the database does not know itself');
  return made;
}

async function findKeys(db: Db): Promise<NoticeKeys | undefined> {
  const row = await db
    .selectFrom('installation')
    .select(['vapid_public', 'vapid_private', 'stop_secret'])
    .executeTakeFirstOrThrow();
  const { vapid_public: vapidPublic, vapid_private: vapidPrivate, stop_secret: stopSecret } = row;
  return vapidPublic && vapidPrivate && stopSecret ? { vapidPublic, vapidPrivate, stopSecret } : undefined;
}

function newKeys() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const privateKey = pair.getPrivateKey();
  return {
    vapid_public: publicKey.toString('base64url'),
    // A number that begins with zeros comes out shorter than browsers take it.
    vapid_private: Buffer.concat([Buffer.alloc(privateKeyBytes - privateKey.length), privateKey]).toString('base64url'),
    stop_secret: randomBytes(privateKeyBytes).toString('base64url'),
  };
}

export function stopTokenOf(recipientId: string, { stopSecret }: NoticeKeys): string {
  return derivedToken('stop', stopSecret, recipientId);
}
