import { openPlace, type Place } from './cycles.ts';

/**
 * Loses one thing that was stored, if there is one yet: what a comparison must find, or it would find nothing else. The
 * oldest, which is no change that was still under way.
 */
export async function loseOne(place: Place, kind: 'row' | 'file'): Promise<void> {
  const { db, files } = await openPlace(place);
  try {
    if (kind === 'row') {
      const oldest = db.selectFrom('opinions').select('id').orderBy('created_at').limit(1);
      await db.deleteFrom('opinions').where('id', 'in', oldest).execute();
      return;
    }
    const document = await db.selectFrom('documents').select('id').orderBy('uploaded_at').limit(1).executeTakeFirst();
    if (document) await files.remove(document.id);
  } finally {
    await db.destroy();
  }
}
