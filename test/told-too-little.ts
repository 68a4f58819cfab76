import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { urgencyRank } from '#features/case-file/case-row.ts';
import { putRecommendation, writeRecommendation } from '#features/case-file/recommendation-row.ts';
import { aContact, anIntake } from './builders.ts';
import { createCase, type HeldCase, readCase, type Service } from './harness.ts';
import { agreeToMail } from './routes.ts';

/** What earlier engines called routine because of the question. */
export const danger = anIntake({ need: 'treatment', symptoms: 'con em co giật, có sao không ạ?' });

export const caseNumberOf = ({ caseId }: HeldCase) => Number(caseId.slice(5));

/** A case as an earlier engine has left it: the story of `intake`, and the answer that today is given to `told`. */
export async function toldTooLittle(
  service: Service,
  intake: Intake = danger,
  told: Intake = anIntake(),
): Promise<HeldCase> {
  const held = await createCase(service, { intake, contacts: [aContact({ email: 'lan@example.vn' })] });
  const [contact] = (await readCase(service, held)).contacts;
  await agreeToMail(service, held, contact?.id ?? '');
  const { graph, clock, seal, db } = service.deps;
  const caseNumber = caseNumberOf(held);
  const recommendation = navigate(told, graph(), clock());
  const { safety, humanNavigator } = recommendation;
  await db.transaction().execute(async (trx) => {
    const { sealing_key, wrapped } = await trx
      .selectFrom('cases')
      .innerJoin('case_keys', 'case_keys.case_number', 'cases.case_number')
      .select(['sealing_key', 'wrapped'])
      .where('cases.case_number', '=', caseNumber)
      .executeTakeFirstOrThrow();
    const caseSeal = seal.of(`case:${caseNumber}`, { sealing_key, wrapped });
    await putRecommendation(trx, { caseNumber, caseSeal }, writeRecommendation(recommendation));
    await trx
      .updateTable('cases')
      .set({
        urgency: urgencyRank(safety.urgency),
        state: safety.emergency ? 'emergency' : 'intake',
        needs_human: humanNavigator.recommended ? 1 : 0,
        waiting_since: humanNavigator.recommended ? clock() : null,
      })
      .where('case_number', '=', caseNumber)
      .execute();
  });
  return held;
}
