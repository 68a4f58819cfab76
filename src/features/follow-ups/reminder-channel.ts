import type { FollowUpKind } from '../../contract/vocabulary.ts';
import type { Log } from '../../platform/log.ts';

/** What a channel learns: that there is something to remind of, and where to look it up. Nothing personal. */
export type Reminder = { followUpId: string; caseNumber: number; kind: FollowUpKind; dueAt: number };

/**
 * The attachment point for reminders by messaging app or SMS. A reminder is handed over until the channel has taken
 * it once, so after a crash it may come a second time; `followUpId` and `dueAt` together tell.
 */
export type ReminderChannel = { send(reminder: Reminder): Promise<void> };

/** The channel that ships: a line in the log. */
export function logChannel(log: Log): ReminderChannel {
  return {
    async send({ followUpId, kind }) {
      log.info({ followUpId, kind }, 'follow-up due');
    },
  };
}
