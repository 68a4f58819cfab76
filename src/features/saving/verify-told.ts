import { caseIdOf } from '#contract/ids.ts';
import type { CaseState, EventKind, Urgency } from '#contract/vocabulary.ts';
import { instant } from '#platform/clock.ts';
import type { Snapshot } from '#platform/db/snapshot.ts';
import { urgencyRank } from '../case-file/case-row.ts';

/** Which rows a trail tells of, each by its id, when they come. */
const adding = {
  'contact.added': { table: 'contacts', id: 'contactId' },
  'document.added': { table: 'documents', id: 'documentId' },
  'share.created': { table: 'shares', id: 'shareId' },
  'opinion.written': { table: 'opinions', id: 'opinionId' },
  'note.written': { table: 'notes', id: 'noteId' },
  'followup.added': { table: 'follow_ups', id: 'followUpId' },
} as const satisfies Partial<Record<EventKind, object>>;

const changing: readonly EventKind[] = [
  'contact.removed',
  'share.updated',
  'share.revoked',
  'case.created',
  'case.updated',
  'case.renavigated',
  'case.urgency_raised',
  'case.paused',
  'case.resumed',
  'consent.given',
  'consent.refused',
  'navigator.ended',
  'navigator.let',
];

/** What stands readable in the row of a case and is told each time that it changes, as SQL that gives a text or a number. */
const columns = {
  state: 'state',
  urgency: 'urgency',
  chosen_hospital_id: `coalesce(chosen_hospital_id, '')`,
  assigned_navigator: `coalesce(assigned_navigator, '')`,
  paused_at: 'case when paused_at is null then 0 else 1 end',
  help_refused: 'help_refused',
  notices_refused: 'notices_refused',
  // Told in part: what would keep an emergency out of the queue.
  needs_human: 'needs_human',
  navigators_ended_at: 'case when navigators_ended_at is null then 0 else 1 end',
};

/** Events in their order, then the rows there are; in one reading, because a snapshot has one at a time. */
function selectLines(): string {
  const kinds = [...Object.keys(adding), ...changing].map((kind) => `'${kind}'`).join(', ');
  const joined = (parts: readonly string[]) => parts.join(` || '\n' || `);
  const rows = Object.values(adding).map(({ table }) => {
    const ends = table === 'shares' ? ['expires_at', 'case when revoked_at is null then 0 else 1 end'] : [];
    return `select case_number, 2, position, '${table}', ${joined(['id', ...ends])} from ${table}`;
  });
  return `select case_number, 1 as place, number as nth, kind, detail from events where kind in (${kinds})
    union all ${rows.join(' union all ')}
    union all select case_number, 3, 0, 'cases', ${joined(Object.values(columns))} from cases
    order by 1, 2, 3`;
}

type Line = { case_number: number; kind: string; detail: string };
type Detail = Record<string, string | number | undefined>;

/**
 * The rows of a case beside its trail, which nobody writes without the key: whether the case is what was told of it last,
 * and each row was told of. Of links, documents, opinions and dates there may be fewer than were told, because the oldest
 * make room and what is restored may lack a document; of contacts and notes not. A trail that is broken tells nothing.
 */
export async function* verifyTold(snapshot: Snapshot, brokenTrails: ReadonlySet<number>): AsyncGenerator<string> {
  let told: Told | undefined;
  for await (const { case_number, kind, detail } of snapshot.read<Line>(selectLines())) {
    if (brokenTrails.has(case_number)) continue;
    if (told?.caseNumber !== case_number) told = new Told(case_number);
    if (kind === 'cases') yield* told.end(detail);
    else if (kind in tables) yield* told.found(kind as Table, detail);
    else told.hear(kind as EventKind, JSON.parse(detail));
  }
}

type Table = (typeof adding)[keyof typeof adding]['table'];
const tables = Object.fromEntries(Object.values(adding).map(({ table }) => [table, true])) as Record<Table, true>;

class Told {
  readonly caseNumber: number;
  readonly #now = {
    state: 'intake' as CaseState,
    urgency: 0,
    chosen_hospital_id: '',
    assigned_navigator: '',
    paused_at: 0,
    help_refused: 0,
    notices_refused: 0,
  };
  readonly #ids = new Map<string, Table>();
  readonly #links = new Map<string, { expiresAt: string; isRevoked: boolean }>();
  /** Since the family shut navigators out; a call for help lets them in again. */
  #mayBeEnded = false;
  /** Of the contacts that came with the case the trail tells how many they are. */
  #firstContacts = 0;

  constructor(caseNumber: number) {
    this.caseNumber = caseNumber;
  }

  hear(kind: EventKind, detail: Detail): void {
    const now = this.#now;
    if (kind in adding) {
      const { table, id } = adding[kind as keyof typeof adding];
      this.#ids.set(String(detail[id]), table);
    }
    if (kind === 'share.created') this.#hearLink(detail, { isRevoked: false });
    if (kind === 'share.updated') this.#hearLink(detail, {});
    if (kind === 'share.revoked') this.#hearLink(detail, { isRevoked: true });
    if (kind === 'contact.removed' && !this.#ids.delete(String(detail.contactId))) this.#firstContacts--;
    if (kind === 'case.created') {
      this.#firstContacts = Number(detail.contacts);
      now.urgency = urgencyRank(detail.urgency as Urgency);
      now.state = detail.urgency === 'emergency' ? 'emergency' : 'intake';
    }
    if (kind === 'case.urgency_raised') now.urgency = urgencyRank(detail.to as Urgency);
    if (detail.state !== undefined) now.state = detail.state as CaseState;
    if (detail.chosenHospitalId !== undefined) now.chosen_hospital_id = String(detail.chosenHospitalId ?? '');
    if (kind === 'case.updated' && detail.assignedNavigator !== undefined) {
      now.assigned_navigator = String(detail.assignedNavigator ?? '');
    }
    if (kind === 'navigator.ended') now.assigned_navigator = '';
    if (kind === 'navigator.ended' || kind === 'navigator.let') this.#mayBeEnded = kind === 'navigator.ended';
    if (kind === 'case.paused' || kind === 'case.resumed') now.paused_at = kind === 'case.paused' ? 1 : 0;
    if (kind === 'consent.given' || kind === 'consent.refused') {
      const refused = kind === 'consent.refused' ? 1 : 0;
      if (detail.purpose === 'navigator_help') now.help_refused = refused;
      if (detail.purpose === 'notices') now.notices_refused = refused;
    }
  }

  #hearLink({ shareId, expiresAt }: Detail, change: { isRevoked?: boolean }): void {
    const before = this.#links.get(String(shareId)) ?? { expiresAt: '', isRevoked: false };
    const after = { ...before, ...(expiresAt !== undefined && { expiresAt: String(expiresAt) }), ...change };
    this.#links.set(String(shareId), after);
  }

  *found(table: Table, detail: string): Generator<string> {
    const [id = '', expiresAt, revoked] = detail.split('\n');
    const wasTold = this.#ids.get(id) === table;
    this.#ids.delete(id);
    if (!wasTold && table === 'contacts') this.#firstContacts--;
    else if (!wasTold) yield `${table}: ${id} is not in the trail of ${this.#name}`;
    const link = table === 'shares' ? this.#links.get(id) : undefined;
    if (!link) return;
    if (link.expiresAt !== instant(Number(expiresAt)) || link.isRevoked !== (revoked === '1'))
      yield `shares: ${id} does not end as the trail of ${this.#name} tells`;
  }

  *end(row: string): Generator<string> {
    const parts = row.split('\n');
    const is = Object.fromEntries(Object.keys(columns).map((column, index) => [column, parts[index]]));
    const wrong = Object.entries(this.#now).filter(([column, value]) => is[column] !== String(value));
    if (this.#now.state === 'emergency' && is.needs_human === '0') wrong.push(['needs_human', 1]);
    if (is.navigators_ended_at === '1' && !this.#mayBeEnded) wrong.push(['navigators_ended_at', 0]);
    for (const [column] of wrong) yield `cases: ${column} of ${this.#name} is not what its trail tells`;
    for (const [id, table] of this.#ids) {
      if (table === 'contacts' || table === 'notes') yield `${table}: ${id} of ${this.#name} is not there`;
    }
    if (this.#firstContacts > 0) yield `contacts: ${this.#firstContacts} of the first of ${this.#name} are not there`;
    if (this.#firstContacts < 0) yield `contacts: ${-this.#firstContacts} of ${this.#name} are not in its trail`;
  }

  get #name(): string {
    return caseIdOf(this.caseNumber);
  }
}
