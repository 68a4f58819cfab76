import * as Type from 'typebox';
import { closed, nullableText, oneOf } from './schema.ts';
import { healthStatuses } from './vocabulary.ts';

const status = oneOf(healthStatuses);

export const HealthSchema = closed(
  {
    status,
    version: Type.String(),
    uptimeSeconds: Type.Integer({ minimum: 0 }),
    database: closed({ status, engine: oneOf(['sqlite', 'postgres']) }, { title: 'DatabaseHealth' }),
    storage: closed({ status }, { title: 'StorageHealth' }),
    directory: closed({ status, version: Type.String(), hospitals: Type.Integer() }, { title: 'DirectoryHealth' }),
    dailyJob: closed({ status, lastRunDay: nullableText({ format: 'date' }) }, { title: 'DailyJobHealth' }),
  },
  { title: 'Health' },
);

export type Health = Type.Static<typeof HealthSchema>;
