import type { Intake } from '#contract/intake.ts';
import { foldedText } from '../graph/letters.ts';

/** “Thẻ ở quê”, “thẻ bảo hiểm đăng ký ngoài quê”, “thẻ BHYT em ở Nghệ An mà đang làm ở Bắc Ninh”. */
const madeOutAtHome =
  /(?<!\p{L})(?:the|bhyt|bao hiem)(?: \p{L}+){0,6} que(?!\p{L})|(?<!\p{L})(?:the|bhyt|bao hiem)(?: \p{L}+){0,3} (?:o|tai|ngoai|duoi)(?: \p{L}+){1,4} (?:ma|nhung)(?: \p{L}+){0,2} (?:lam|song|tro|hoc|o)(?!\p{L})|insurance card (?:is )?from (?:my|our) (?:home|village)/u;
const livesAway =
  /(?<!\p{L})(?:di lam|dang lam|lam (?:o|cong nhan|thoi vu|thue|trong|ngoai|tren)|cong nhan|khu cong nghiep|kcn|o tro|phong tro|thue nha|thue tro|tam tru|di hoc|dang hoc|sinh vien|tren nay|trong nay|ngoai nay|o day|dang (?:o|song)|o nha con|o voi con)(?!\p{L})/u;

/** Whoever works, studies or stays far from the place on the card is not sent back there for a slip. */
export function isCardElsewhere({ symptoms = '', goal = '' }: Intake): boolean {
  const text = foldedText(`${symptoms}. ${goal}`);
  return madeOutAtHome.test(text) && livesAway.test(text);
}
