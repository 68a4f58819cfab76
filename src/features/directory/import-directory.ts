import { createHash } from 'node:crypto';
import type { Directory } from '#contract/directory.ts';
import type { Db } from '#platform/db/connect.ts';
import { checkDirectory, DirectoryRefused } from './check-directory.ts';
import {
  findCurrentVersion,
  type HospitalRow,
  listHospitalRows,
  markCurrentVersion,
  markRetired,
  type Origin,
  putHospitals,
} from './queries.ts';

export type ImportReport = { version: string; added: number; changed: number; unchanged: number; retired: number };
type Options = { origin: Origin; now: number };

/** Takes a directory whole, in one transaction, or refuses it with every fault; what did not change is not written. */
export async function importDirectory(db: Db, value: unknown, { origin, now }: Options): Promise<ImportReport> {
  const directory = checkDirectory(value);
  const bodies = bodiesOf(directory);
  const version = versionOf(directory, bodies);
  return await db.transaction().execute(async (trx) => {
    await markCurrentVersion(trx, { version, origin, now }, directory);
    const stored = new Map((await listHospitalRows(trx)).map((row) => [row.id, row]));
    refuseLostProvinces(directory, stored.values());
    const written = bodies.filter(({ id, body }) => isChanged(stored.get(id), body));
    const kept = new Set(bodies.map(({ id }) => id));
    const gone = [...stored.values()].filter((row) => row.retired_at === null && !kept.has(row.id));
    await putHospitals(trx, version, written);
    await markRetired(
      trx,
      version,
      gone.map(({ id }) => id),
      now,
    );
    const added = written.filter(({ id }) => !stored.has(id)).length;
    return {
      version,
      added,
      changed: written.length - added,
      unchanged: bodies.length - written.length,
      retired: gone.length,
    };
  });
}

/** Gives a database its first directory, and a later release's when nobody has imported another since. */
export async function ensureShipped(db: Db, shipped: Directory, now: number): Promise<ImportReport | undefined> {
  const current = await findCurrentVersion(db);
  if (current && (current.origin === 'imported' || current.version === versionOf(shipped))) return undefined;
  return await importDirectory(db, shipped, { origin: 'shipped', now });
}

type Body = Pick<HospitalRow, 'id' | 'province' | 'body'>;

function bodiesOf({ hospitals }: Directory): Body[] {
  return hospitals.map((hospital) => ({
    id: hospital.id,
    province: hospital.province,
    body: JSON.stringify(hospital),
  }));
}

/** The same content has the same version, wherever it was imported; the date is that of its latest verified fact. */
function versionOf(directory: Directory, bodies: readonly Body[] = bodiesOf(directory)): string {
  const hash = createHash('sha256').update(JSON.stringify([directory.provinces, directory.guidance]));
  for (const { body } of bodies.toSorted((a, b) => (a.id < b.id ? -1 : 1))) hash.update(body);
  const verifiedAt = directory.hospitals.reduce(
    (latest, each) => (each.verifiedAt > latest ? each.verifiedAt : latest),
    '',
  );
  return [verifiedAt, hash.digest('hex').slice(0, 12)].filter(Boolean).join('-');
}

function isChanged(row: HospitalRow | undefined, body: string): boolean {
  return row?.body !== body || row.retired_at !== null;
}

/** A retired hospital stays readable, so its province must stay known. */
function refuseLostProvinces({ provinces }: Directory, stored: Iterable<HospitalRow>): void {
  const codes = new Set(provinces.map(({ code }) => code));
  const lost = new Set([...stored].map(({ province }) => province).filter((code) => !codes.has(code)));
  if (lost.size === 0) return;
  throw new DirectoryRefused(
    [...lost].map((code) => `provinces: ${code} is missing, but hospitals known so far lie in it; keep it in the file`),
  );
}
