import * as Type from 'typebox';
import { closed, nullableText, oneOf } from './schema.ts';
import { dailyJobReasons, healthStatuses, keysReasons, storageReasons } from './vocabulary.ts';

const status = oneOf(healthStatuses);
const reason = <const Reasons extends readonly string[]>(reasons: Reasons) =>
  Type.Optional(oneOf(reasons, { description: 'Why it is not well.' }));

export const HealthSchema = closed(
  {
    status,
    version: Type.String(),
    uptimeSeconds: Type.Integer({ minimum: 0 }),
    database: closed({ status, engine: oneOf(['sqlite', 'postgres']) }, { title: 'DatabaseHealth' }),
    storage: closed({ status, reason: reason(storageReasons) }, { title: 'StorageHealth' }),
    directory: closed({ status, version: Type.String(), hospitals: Type.Integer() }, { title: 'DirectoryHealth' }),
    dailyJob: closed(
      { status, lastRunDay: nullableText({ format: 'date' }), reason: reason(dailyJobReasons) },
      { title: 'DailyJobHealth' },
    ),
    keys: closed(
      { status, reason: reason(keysReasons) },
      { title: 'KeysHealth', description: 'Whether this process has the master key in use; else it makes no case.' },
    ),
  },
  { title: 'Health' },
);

export type Health = Type.Static<typeof HealthSchema>;
