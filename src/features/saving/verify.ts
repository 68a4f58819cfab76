import type { Deps } from '#deps.ts';
import { engineOf } from '#platform/db/connect.ts';
import { openSnapshot } from '#platform/db/snapshot.ts';
import { isStillPaired } from '../installation/pair-stores.ts';
import { noteVerified } from './last-verified.ts';
import { verifyAnchors } from './verify-anchors.ts';
import { verifyBound } from './verify-bound.ts';
import { countUnrecorded, verifyFiles } from './verify-files.ts';
import { verifyKeys } from './verify-keys.ts';
import { verifyEngine, verifyReferences, verifyRows } from './verify-rows.ts';
import { verifyTold } from './verify-told.ts';
import { verifyTombstones, verifyTrails } from './verify-trail.ts';

type VerifyDeps = Pick<Deps, 'config' | 'db' | 'files' | 'seal' | 'clock'>;

/**
 * Goes through all there is, as of one moment, while the service goes on, and changes nothing but what the database
 * knows of the last time. Tells a line for each fault and one for each thing that was looked at; how many faults there
 * are. `anchors`: a text from elsewhere that holds some, such as a log.
 */
export async function verify(
  deps: VerifyDeps,
  tell: (line: string) => void,
  { anchors }: { anchors?: string } = {},
): Promise<number> {
  let faults = 0;
  const all = async (found: AsyncIterable<string>) => {
    for await (const fault of found) {
      faults++;
      tell(`FAULT ${fault}`);
    }
  };
  const rows = new Map<string, number>();
  const keys = { keyed: 0, plain: 0 };
  const files = { count: 0, bytes: 0 };
  const notes: string[] = [];
  const brokenTrails = new Set<number>();
  const snapshot = await openSnapshot(deps.config);
  try {
    if (!(await isStillPaired(deps))) await all(one('the database and the documents do not belong together'));
    await all(verifyEngine(deps));
    await all(verifyReferences(deps, snapshot));
    await all(verifyKeys(deps, snapshot, (owner) => keys[owner]++));
    await all(verifyRows(deps, snapshot, (table) => rows.set(table, (rows.get(table) ?? 0) + 1)));
    await all(verifyBound(deps, snapshot));
    await all(verifyTrails(deps, snapshot, brokenTrails));
    await all(verifyTold(snapshot, brokenTrails));
    await all(verifyTombstones(deps, snapshot));
    await all(verifyAnchors(deps, snapshot, anchors, (note) => notes.push(note)));
    await all(
      verifyFiles(deps, snapshot, (bytes) => {
        files.count++;
        files.bytes += bytes;
      }),
    );
  } finally {
    await snapshot.close();
  }
  for (const [table, count] of rows) tell(`${table}: ${count} row(s)`);
  tell(`keys: ${keys.keyed} case(s) and report(s) have their key`);
  if (keys.plain > 0) tell(`not encrypted yet: ${keys.plain} case(s) and report(s): danloi keys encrypt`);
  for (const note of notes) tell(note);
  tell(`documents: ${files.count} file(s) with ${files.bytes} bytes have their hash`);
  tell(`without a record: ${await countUnrecorded(deps)} file(s), to be swept up`);
  await noteVerified(deps.db, deps.clock(), faults);
  tell(faults === 0 ? `${engineOf(deps.db)}: everything is as it should be` : `${faults} fault(s)`);
  return faults;
}

async function* one(fault: string): AsyncGenerator<string> {
  yield fault;
}
