import type { Intake } from '#contract/intake.ts';
import { foldedText } from '../graph/letters.ts';
import type { ErrandPlace } from '../knowledge/errands.ts';
import { isInternal } from './near-house.ts';
import { roughKm } from './way.ts';
import type { Wish } from './wish.ts';

const outOfMedicine =
  /(?<!\p{L})(?:het (?:sach )?thuoc|(?:lay|xin|linh|lanh|nhan|mua|cap|phat|ke)(?: \p{L}+){0,2} thuoc|ran out|running out|run out|refills?|renew)(?!\p{L})/u;

/** Beyond this the place on the card is not where one is now; ours. */
const awayKmMin = 40;

/** Who is away from the place on the card and out of a medicine taken for years has it renewed where they stay. */
export function refillAway({ symptoms = '', goal = '' }: Intake, wish: Wish): ErrandPlace | undefined {
  const { home, registered, urgency, grave, named, chain, coverage } = wish;
  if (!home || !registered || urgency === 'emergency' || grave || named || coverage === 'none') return undefined;
  if (!isInternal(chain) && chain[0] !== 'general_internal') return undefined;
  const isAway = roughKm(home, registered) > awayKmMin;
  return isAway && outOfMedicine.test(foldedText(`${symptoms} ${goal}`)) ? nearby : undefined;
}

const nearby: ErrandPlace = {
  withHospitals: true,
  place: {
    vi: 'Trạm y tế phường, xã hoặc trung tâm y tế (tuyến quận, huyện trước đây) gần chỗ đang ở',
    en: 'The health station or medical centre (former district tier) near where you stay',
  },
  department: { vi: 'Phòng khám bệnh mạn tính', en: 'Clinic for long-term illnesses' },
  reasons: [
    {
      vi: 'Được: thẻ đăng ký ở tỉnh khác vẫn dùng được ở những nơi này, thường hưởng đủ mức của thẻ, không cần phiếu chuyển. Hỏi trước nơi đó có đúng thuốc đang uống không.',
      en: 'Yes: a card registered in another province counts at these places too, usually at its full rate and without a referral. Ask first whether they have the very medicines.',
    },
    {
      vi: 'Đi sớm, đừng để đứt thuốc: mang thẻ hoặc VNeID, đơn cũ, vỏ thuốc, sổ khám. Ở lâu thì đổi nơi đăng ký trên VssID.',
      en: 'Go soon, before a dose is missed: bring the card or VNeID, the old prescription, the boxes and the health book. For a long stay, change the registered place in VssID.',
    },
  ],
};
