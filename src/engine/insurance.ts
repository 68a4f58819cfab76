import type { Intake } from '../contract/intake.ts';
import type { Urgency } from '../contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import type { Match } from './matching.ts';
import type { BilingualRecommendation } from './recommendation.ts';

type Insurance = BilingualRecommendation['insurance'];

export function insuranceRoute(_assessment: Assessment, _intake: Intake, _urgency: Urgency, _match: Match): Insurance {
  return {
    summary: {
      vi: 'Mức hưởng bảo hiểm y tế do bệnh viện và cơ quan bảo hiểm xã hội xác định; hãy hỏi quầy bảo hiểm trước khi khám.',
      en: 'What health insurance pays is decided by the hospital and the insurance agency; ask at the insurance desk first.',
    },
    details: [],
    asOf: '2026-07-01',
  };
}
