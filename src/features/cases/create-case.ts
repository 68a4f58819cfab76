import { randomUUIDv7 } from 'node:crypto';
import type { NewCase } from '#contract/case.ts';
import { contactOf, type NewContact } from '#contract/contact.ts';
import { ServiceError } from '#contract/errors.ts';
import { caseIdOf } from '#contract/ids.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import type { Trx } from '#platform/db/connect.ts';
import { hashToken, newToken } from '#platform/tokens.ts';
import type { InTurn } from '../access/in-turn.ts';
import { accessMacOf } from '../case-file/bound.ts';
import { insertCaseKey } from '../case-file/case-key.ts';
import { urgencyRank } from '../case-file/case-row.ts';
import type { AddressHashes } from '../case-file/hash-address.ts';
import { beginJournals } from '../case-file/journal.ts';
import type { OpenCase } from '../case-file/open-case.ts';
import { putRecommendation, writeRecommendation } from '../case-file/recommendation-row.ts';
import { recordConsent, refuseUnprovenAll } from '../case-file/record-consent.ts';
import { arrivalOf, demoteCrowd, standByArrival, standings } from '../case-file/standing.ts';
import { insertContact } from '../contacts/queries.ts';
import { answerOnce, type Stored } from '../idempotency/idempotency.ts';
import { requireMasterKey } from '../keys/require-master-key.ts';
import { navigateInTurn } from '../navigate/navigate-in-turn.ts';
import { refuseAgesApart } from '../navigate/refuse-ages-apart.ts';
import { refuseUnknownPlace, withoutPosition } from '../places/settle-place.ts';
import { insertCase } from './queries.ts';
import { recommendationEntry } from './recommendation-entry.ts';

type CreateDeps = Pick<Deps, 'db' | 'clock' | 'graph' | 'seal' | 'config'>;

/** Gives the JSON of a `CreatedCase`. */
export async function createCase(
  deps: CreateDeps,
  newCase: NewCase,
  language: Language,
  idempotencyKey: string | undefined,
  inTurn: InTurn,
  addressHashes?: AddressHashes,
): Promise<string> {
  refuseAgesApart(newCase.intake, 'intake.');
  refuseTwoPrimaries(newCase.contacts);
  refuseUnprovenAll(newCase.consents);
  refuseUnknownPlace(newCase.intake, deps.graph(), 'intake.');
  const retry = idempotencyKey === undefined ? undefined : { key: idempotencyKey, body: newCase };
  const { store, arrival } = await storing(deps, newCase, language, inTurn, addressHashes);
  const answer = await answerOnce(deps, retry, store);
  await demoteCrowd(deps.db, arrival);
  return answer;
}

function refuseTwoPrimaries(contacts: readonly NewContact[] = []): void {
  if (contacts.filter(({ role }) => role === 'primary').length > 1) throw new ServiceError('primary_contact_exists');
}

async function storing(
  { clock, graph, seal, config }: CreateDeps,
  newCase: NewCase,
  language: Language,
  inTurn: InTurn,
  addressHashes: AddressHashes | undefined,
) {
  const now = clock();
  const { patient = {}, contacts = [], consents = [] } = newCase;
  const current = graph();
  const intake = withoutPosition(newCase.intake, current);
  const recommendation = await navigateInTurn(inTurn, intake, current, now, config.navigatorContact);
  const json = writeRecommendation(recommendation);
  const { safety, humanNavigator } = recommendation;
  const accessToken = newToken('case');
  const { sealingKey, caseSeal, wrapFor } = seal.create();

  const urgency = urgencyRank(safety.urgency);
  const arrival = await arrivalOf(addressHashes, urgency, now);

  const store = async (trx: Trx): Promise<Stored> => {
    await requireMasterKey(trx, seal);
    const access = { access_token_hash: hashToken(accessToken), created_at: now };
    const caseNumber = await insertCase(trx, {
      ...access,
      access_mac: accessMacOf(caseSeal, access),
      sealing_key: sealingKey,
      state: safety.emergency ? 'emergency' : 'intake',
      urgency,
      needs_human: humanNavigator.recommended ? 1 : 0,
      need: intake.need,
      intake: caseSeal.seal('intake', intake),
      patient: caseSeal.seal('patient', patient),
      waiting_since: humanNavigator.recommended ? now : null,
      updated_at: now,
      standing: standings.first,
    });
    const open: OpenCase = { caseNumber, caseSeal };
    await insertCaseKey(trx, caseNumber, wrapFor(`case:${caseNumber}`));
    await putRecommendation(trx, open, json);
    for (const contact of contacts) await insertContact(trx, open, contactOf(randomUUIDv7(), contact));
    await beginJournals(trx, open, recommendationEntry(recommendation), {
      at: now,
      kind: 'case.created',
      actor: 'family',
      detail: { urgency: safety.urgency, contacts: contacts.length },
    });
    for (const consent of consents) await recordConsent(trx, caseNumber, consent, now);
    // Last, because all who make cases from one address wait here for each other until these are stored.
    await standByArrival(trx, arrival, caseNumber);
    const ids = JSON.stringify({ caseId: caseIdOf(caseNumber), accessToken });
    return { caseNumber, answer: `${ids.slice(0, -1)},"recommendation":${json[language]}}` };
  };
  return { store, arrival };
}
