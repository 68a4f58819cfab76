import { inLanguage } from '#contract/language.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { BilingualRecommendation } from '#engine/recommendation.ts';
import type { Trx } from '#platform/db/connect.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';
import type { OpenCase } from './open-case.ts';

const put = prepared<Tables['recommendations']>()((db, value) =>
  db
    .insertInto('recommendations')
    .values({ case_number: value('case_number'), vi: value('vi'), en: value('en') })
    .onConflict((conflict) => conflict.column('case_number').doUpdateSet({ vi: value('vi'), en: value('en') })),
);

/** A recommendation as it goes out, in each language: written once, to be stored and to be answered. */
export type RecommendationJson = Record<Language, string>;

export function writeRecommendation(recommendation: BilingualRecommendation): RecommendationJson {
  const write = (language: Language) => JSON.stringify(inLanguage(recommendation, language));
  return { vi: write('vi'), en: write('en') };
}

/** Keeps it as the text that goes out, so that reading a case neither parses nor writes it again. */
export async function putRecommendation(trx: Trx, open: OpenCase, json: RecommendationJson): Promise<void> {
  const seal = (language: Language) => open.caseSeal.sealJson('recommendation', json[language]);
  await put(trx, { case_number: open.caseNumber, vi: seal('vi'), en: seal('en') });
}

export function openRecommendation(sealed: string, caseSeal: CaseSeal): Recommendation {
  return caseSeal.open<Recommendation>('recommendation', sealed);
}
