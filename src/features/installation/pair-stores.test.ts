import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSnapshot } from '#platform/db/snapshot.ts';
import { createCase, type Service, startService, uploadFile } from '#test/harness.ts';
import {
  decidePairing,
  idWritten,
  lookIntoFolder,
  type Pairing,
  pairAnew,
  pairStores,
  refusalToPair,
} from './pair-stores.ts';

describe('a folder and a database', () => {
  const cases: [string, Parameters<typeof decidePairing>[0], [knows: boolean, finds: boolean], Pairing][] = [
    ['with one id belong together', { id: 'a', hasFiles: true }, [true, true], 'paired'],
    ['with one id belong together, even if all files are lost', { id: 'a', hasFiles: false }, [true, false], 'paired'],
    ['that are both new are paired', { id: undefined, hasFiles: false }, [false, false], 'to_be_paired'],
    ['from before there were ids are paired', { id: undefined, hasFiles: true }, [true, true], 'to_be_paired'],
    ['with two ids are strangers', { id: 'b', hasFiles: true }, [true, false], 'strangers'],
    ['with two ids are strangers, even if documents are found', { id: 'b', hasFiles: true }, [true, true], 'strangers'],
    [
      'of which only the folder is used lack the database',
      { id: 'b', hasFiles: true },
      [false, false],
      'database_missing',
    ],
    [
      'of which the folder was used lack the database',
      { id: 'b', hasFiles: false },
      [false, false],
      'database_missing',
    ],
    [
      'of which only the folder has files lack the database',
      { id: undefined, hasFiles: true },
      [false, false],
      'database_missing',
    ],
    [
      'of which only the database knows documents lack the folder',
      { id: undefined, hasFiles: false },
      [true, false],
      'folder_missing',
    ],
    [
      'of which the folder has other files lack the folder',
      { id: undefined, hasFiles: true },
      [true, false],
      'folder_missing',
    ],
  ];
  it.each(cases)('%s', (_what, folder, [knowsDocuments, findsDocuments], pairing) => {
    expect(decidePairing(folder, { id: 'a', knowsDocuments, findsDocuments })).toBe(pairing);
  });
});

describe('an installation', () => {
  let service: Service;
  const pair = async (isToBeBound = false) => {
    const folder = await lookIntoFolder(service.deps.files);
    const refusal = await refusalToPair(service.deps, folder, isToBeBound);
    if (!refusal) await pairStores(service.deps, folder);
    return refusal;
  };
  const loseId = () => rm(join(service.dataDir, 'documents', 'store-id'));

  beforeEach(async () => {
    service = await startService();
  });
  afterEach(() => service.stop());

  it('whose folder has lost its id gets it back when the documents are there', async () => {
    const id = await service.deps.files.readId();
    await uploadFile(service, await createCase(service));
    await loseId();
    expect(await pair()).toBeUndefined();
    expect(await service.deps.files.readId()).toBe(id);
  });

  it('whose folder holds none of its documents is left as it is', async () => {
    const { id } = await uploadFile(service, await createCase(service));
    await loseId();
    await service.deps.files.remove(id);
    expect(await pair()).toBe('folder_missing');
    expect(await service.deps.files.readId()).toBeUndefined();
  });

  it('of which the rows were bound before are not bound once more but by an operator', async () => {
    expect(await pair(true)).toBe('bound_before');
    expect(await pair()).toBeUndefined();
    const id = idWritten(await service.deps.files.readId());
    await service.deps.files.writeId(id ?? '');
    expect(await pair(true)).toBeUndefined();
    expect(await pair(true)).toBe('bound_before');
  });

  it.runIf(process.env.TEST_ENGINE === 'sqlite')('forgets what was plain by any start until it is done', async () => {
    const log = join(service.dataDir, 'danloi.sqlite-wal');
    const mark = await service.deps.files.readId();
    await service.deps.files.writeId(idWritten(mark) ?? '');
    await createCase(service);
    const snapshot = await openSnapshot(service.deps.config);
    await Array.fromAsync(snapshot.read('select 1 from cases'));
    await createCase(service);
    expect(await pair()).toBeUndefined();
    expect((await stat(log)).size).toBeGreaterThan(0);
    await snapshot.close();
    expect(await service.deps.files.readId()).not.toBe(mark);
    expect(await pair()).toBeUndefined();
    expect((await stat(log)).size).toBe(0);
    expect(await service.deps.files.readId()).toBe(mark);
  });

  it('is paired anew by an operator only', async () => {
    await service.deps.files.writeId('of another');
    expect(await pair()).toBe('database_missing');
    await pairAnew(service.deps);
    expect(await pair()).toBeUndefined();
  });
});
