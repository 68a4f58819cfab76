import type { CaseFile } from '#contract/case.ts';
import { ServiceError } from '#contract/errors.ts';
import type { TokenHash } from '#contract/ids.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import { instant } from '#platform/clock.ts';
import { readable } from '#platform/db/layers.ts';
import { type JsonPiece, listOf, objectOf } from '#platform/http/json-pieces.ts';
import { languageOf } from '#platform/http/language.ts';
import type { Request } from '#platform/http/server.ts';
import type { CaseCaller, Family, Navigator } from '../access/caller.ts';
import { noteUse } from '../access/note-use.ts';
import { recordRead } from '../access/record-read.ts';
import { accessMacOf } from '../case-file/bound.ts';
import { caseRowToView } from '../case-file/case-row.ts';
import { consentsOf } from '../case-file/consent-row.ts';
import { eventRowToJson } from '../case-file/event-row.ts';
import { historyRowToJson } from '../case-file/history-row.ts';
import { contactRowToView } from '../contacts/queries.ts';
import { documentRowToView } from '../documents/queries.ts';
import { followUpRowToJson } from '../follow-ups/queries.ts';
import { noteRowToJson } from '../navigator/note-row.ts';
import { opinionRowToJson } from '../review/opinion-row.ts';
import { type CaseFileRows, findCaseFile, findCaseFileOfFamily } from './queries.ts';

type FileDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'seal' | 'log'>;

/** The guard reads the file while it proves the family: one round trip does both. It is kept for its request. */
const filesOfFamilies = new WeakMap<Request, CaseFileRows>();

export function findFamilyWithFile(deps: FileDeps) {
  const { db, seal } = deps;
  return async (request: Request, caseNumber: number, tokenHash: TokenHash): Promise<Family | undefined> => {
    const file = await findCaseFileOfFamily[languageOf(request)](db, { caseNumber, tokenHash });
    if (!file) return undefined;
    const caseSeal = seal.of(`case:${caseNumber}`, file.case);
    const { created_at, access_mac } = file.case;
    // The guard looks once more, and refuses.
    if (access_mac !== accessMacOf(caseSeal, { access_token_hash: tokenHash, created_at })) return undefined;
    filesOfFamilies.set(request, file);
    await noteUse(deps, { caseNumber, ...file.case });
    return { kind: 'family', tokenHash, caseNumber, caseSeal, isFirstUse: file.case.key_used === 0 };
  };
}

/** The case file as the bytes of its JSON. */
export async function openCaseFile(deps: FileDeps, request: Request, caller: CaseCaller): Promise<Buffer> {
  const language = languageOf(request);
  if (caller.kind === 'navigator') return caseFileJson(await readAudited(deps, caller, language), caller);
  const file = filesOfFamilies.get(request) ?? (await findCaseFile[language](deps.db, caller));
  if (!file) throw new ServiceError('case_unauthorized');
  return caseFileJson(file, caller);
}

/** A navigator's reading is on the record, and the family sees it, before anything is answered. */
async function readAudited({ db, clock }: FileDeps, navigator: Navigator, language: Language): Promise<CaseFileRows> {
  const { caseNumber } = navigator;
  return await db.transaction().execute(async (trx) => {
    await recordRead(trx, navigator, clock());
    const found = await findCaseFile[language](trx, { caseNumber });
    if (!found) throw new ServiceError('case_unauthorized');
    return found;
  });
}

/**
 * What was sealed as JSON was written once, when it was stored, and is put in as it is: to parse and write a large case
 * again would keep everybody else waiting.
 */
function caseFileJson(found: CaseFileRows, { caseSeal }: CaseCaller): Buffer {
  const { paused_at, erases_at } = found.case;
  const file: Record<Exclude<keyof CaseFile, 'pausedAt' | 'erasesAt'>, JsonPiece[]> = {
    case: [JSON.stringify(caseRowToView(found.case, caseSeal))],
    patient: [caseSeal.openJson('patient', found.case.patient)],
    contacts: [JSON.stringify(found.contacts.map((row) => contactRowToView(readable(row), caseSeal)))],
    history: listOf(found.history.map((row) => historyRowToJson(row, caseSeal))),
    documents: [JSON.stringify(found.documents.map((row) => documentRowToView(readable(row), caseSeal)))],
    followUps: listOf(found.follow_ups.map((row) => followUpRowToJson(row, caseSeal))),
    opinions: listOf(found.opinions.map((row) => opinionRowToJson(row, caseSeal))),
    notes: listOf(found.notes.map((row) => noteRowToJson(row, caseSeal))),
    consents: [JSON.stringify(consentsOf(found.consents))],
    ...(paused_at !== null && { pausedAt: [JSON.stringify(instant(paused_at))] }),
    ...(erases_at !== null && { erasesAt: [JSON.stringify(instant(erases_at))] }),
    events: [`[${found.events.map((row) => eventRowToJson(row, caseSeal)).join()}]`],
    recommendation: [caseSeal.openJson('recommendation', found.case.recommendation)],
  };
  return objectOf(file);
}
