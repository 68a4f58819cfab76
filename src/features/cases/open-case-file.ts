import type { CaseEvent, CaseFile } from '../../contract/case.ts';
import type { TokenHash } from '../../contract/ids.ts';
import type { Patient } from '../../contract/patient.ts';
import type { Language } from '../../contract/vocabulary.ts';
import type { Deps } from '../../deps.ts';
import { instant } from '../../platform/clock.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { languageOf } from '../../platform/http/language.ts';
import type { Request } from '../../platform/http/server.ts';
import type { CaseCaller, Family, Navigator } from '../access/caller.ts';
import { contactRowToView } from '../contacts/queries.ts';
import { documentRowToView } from '../documents/queries.ts';
import { followUpRowToView } from '../follow-ups/queries.ts';
import { opinionRowToView } from '../review/opinion-row.ts';
import { caseRowToView } from './case-row.ts';
import { historyRowToView } from './history-row.ts';
import { recordRead } from './journal.ts';
import { type CaseFileRow, findCaseFile, findCaseFileOfFamily } from './queries.ts';
import { viewRows } from './rows-of-case.ts';

type FileDeps = Pick<Deps, 'db' | 'clock' | 'seal'>;

/** Files that the guard has read already while it proved the family: one round trip does both. */
const files = new WeakMap<Request, CaseFileRow>();

export function findFamilyWithFile({ db, seal }: FileDeps) {
  return async (request: Request, caseNumber: number, tokenHash: TokenHash): Promise<Family | undefined> => {
    const [row] = await findCaseFileOfFamily[languageOf(request)](db, { caseNumber, tokenHash });
    if (!row) return undefined;
    files.set(request, row);
    return { kind: 'family', caseNumber, caseSeal: seal.of(row.sealing_key) };
  };
}

/** The case file as JSON text. */
export async function openCaseFile(deps: FileDeps, request: Request, caller: CaseCaller): Promise<string> {
  const row = files.get(request) ?? (await readAudited(deps, caller as Navigator, languageOf(request)));
  return caseFileText(row, caller);
}

/** A navigator's reading is on the record, and the family sees it, before anything is answered. */
async function readAudited({ db, clock }: FileDeps, navigator: Navigator, language: Language): Promise<CaseFileRow> {
  const { caseNumber } = navigator;
  return await db.transaction().execute(async (trx) => {
    await recordRead(trx, navigator, clock());
    const [row] = await findCaseFile[language](trx, { caseNumber });
    if (!row) throw new Error('a case vanished while a navigator was reading it');
    return row;
  });
}

/** The recommendation, most of the text, was written once when it was stored and is put in as it is. */
function caseFileText(row: CaseFileRow, { caseSeal }: CaseCaller): string {
  const file: Omit<CaseFile, 'recommendation'> = {
    case: caseRowToView(row, caseSeal),
    patient: caseSeal.open<Patient>('patient', row.patient),
    contacts: viewRows(row.contacts, caseSeal, contactRowToView),
    history: viewRows(row.history, caseSeal, historyRowToView),
    documents: viewRows(row.documents, caseSeal, documentRowToView),
    followUps: viewRows(row.follow_ups, caseSeal, followUpRowToView),
    opinions: viewRows(row.opinions, caseSeal, opinionRowToView),
    events: viewRows(row.events, caseSeal, eventRowToView),
  };
  const recommendation = caseSeal.openText('recommendation', row.recommendation);
  return `${JSON.stringify(file).slice(0, -1)},"recommendation":${recommendation}}`;
}

function eventRowToView({ id, at, kind, actor, detail }: Tables['events']): CaseEvent {
  return { id, at: instant(at), kind, actor, detail: JSON.parse(detail) as CaseEvent['detail'] };
}
