import type { HospitalLevel, InsuranceKind, Words } from '#contract/vocabulary.ts';
import type { Share, Shares, Stay } from './insurance.ts';

/** Every sentence about health insurance; what they rest on stands in `insurance.ts`. */
export const insuranceWords = {
  emergency: {
    vi: 'Cấp cứu được hưởng đủ mức của thẻ bảo hiểm y tế ở mọi bệnh viện, không cần phiếu chuyển. Cứ đến nơi gần nhất.',
    en: 'In an emergency the card’s full rate applies at any hospital, without a referral. Go to the nearest.',
  },
  emergencyWithoutCard: {
    vi: 'Không có thẻ cũng cứ đi cấp cứu ngay. Chuyện chi phí, hỏi phòng Công tác xã hội của bệnh viện sau.',
    en: 'Go to emergency care at once, card or no card. Ask the hospital’s social work office about the cost later.',
  },
  emergencyOnWard: {
    vi: 'Đang nằm viện thì thẻ vẫn dùng như từ đầu đợt này. Bệnh viện chuyển đi nơi khác thì có phiếu chuyển, hưởng đủ mức của thẻ. Trước khi xin về, hỏi quầy bảo hiểm.',
    en: 'In hospital the card goes on as since the stay began. If the hospital moves the patient, its referral slip keeps the card’s full rate. Ask at the insurance desk before asking to leave.',
  },
  papersLater: {
    vi: 'Thẻ bảo hiểm và giấy tờ xuất trình trước khi kết thúc đợt điều trị.',
    en: 'The card and papers are to be shown before the treatment ends.',
  },
  noCard: {
    vi: 'Không có thẻ bảo hiểm y tế thì tự trả chi phí. Hãy hỏi giá trước khi khám; nếu khó khăn, hỏi phòng Công tác xã hội của bệnh viện.',
    en: 'Without a health insurance card you pay yourself. Ask the price before the visit; if it is hard to pay, ask the hospital’s social work office.',
  },
  emergencyForeign: {
    vi: 'Cứ đi cấp cứu ngay, đừng chờ hãng bảo hiểm gọi lại. Mang hộ chiếu và gọi đường dây của hãng trên đường đi.',
    en: 'Go to emergency care at once; do not wait for the insurer to call back. Bring the passport and call the insurer on the way.',
  },
  foreign: {
    vi: 'Không có thẻ bảo hiểm y tế Việt Nam thì tự trả chi phí. Nếu có bảo hiểm du lịch hoặc quốc tế, hãy gọi hãng bảo hiểm hỏi nơi này có được bảo lãnh không.',
    en: 'Without a Vietnamese health insurance card you pay yourself. With travel or international insurance, call the insurer first and ask whether it pays this hospital directly.',
  },
  foreignPapers: {
    vi: 'Giữ hóa đơn và giấy ra viện để gửi hãng bảo hiểm; nếu có thẻ Việt Nam, đưa ở quầy bảo hiểm.',
    en: 'Keep bills and discharge papers for the insurer; if you hold a Vietnamese card, show it at the insurance desk.',
  },
  selfPaid: {
    vi: 'Việc này thường không thuộc phần bảo hiểm y tế trả: hỏi giá trước khi làm. Bác sĩ thấy có bệnh cần chữa thì phần đó mới dùng thẻ.',
    en: 'Health insurance usually does not pay for this: ask the price first. Only what a doctor finds to be an illness is paid by the card.',
  },
  afterBite: {
    vi: 'Vắc xin và huyết thanh dại thường phải tự trả: hỏi giá trước khi tiêm. Phần khám và chữa vết thương dùng thẻ được.',
    en: 'Rabies vaccine and serum are usually paid by oneself: ask the price first. Seeing to the wound is on the card.',
  },
  notAccepted: {
    vi: 'Theo danh bạ, nơi này không nhận bảo hiểm y tế; chi phí tự trả. Hãy hỏi lại trước khi đi.',
    en: 'By the directory, this place does not take public health insurance; you pay yourself. Ask before you go.',
  },
  usuallyAccepted: {
    vi: 'Nơi công lập, trước đây thuộc tuyến huyện: khám và nằm viện thường dùng thẻ bảo hiểm y tế được, hưởng đủ mức của thẻ, không cần phiếu chuyển.',
    en: 'A public place of the former district tier: visits and stays are usually on the health insurance card, at its full rate, without a referral.',
  },
  publicTier: {
    vi: 'Bệnh viện công, thường nhận thẻ bảo hiểm y tế: nằm viện thường hưởng đủ mức của thẻ; khám ngoại trú không có phiếu chuyển thì đủ mức hoặc một nửa, tùy tuyến trước đây. Hỏi quầy bảo hiểm.',
    en: 'A public hospital, which usually takes the card: a stay is usually paid at the card’s full rate; a visit without a referral in full or by half, depending on its former tier. Ask at the insurance desk.',
  },
  acceptanceUnknown: {
    vi: 'Chưa kiểm chứng được nơi này có nhận bảo hiểm y tế không; hãy gọi hỏi trước khi đi.',
    en: 'Whether this place takes public health insurance is not verified; call before you go.',
  },
  unknown: {
    vi: 'Mức hưởng bảo hiểm y tế ở đây tùy cấp chuyên môn của bệnh viện và có phiếu chuyển hay không; hãy hỏi quầy bảo hiểm trước khi khám.',
    en: 'What insurance pays here depends on the hospital’s level and on a referral; ask at the insurance desk before the visit.',
  },
  anywhere: {
    vi: 'Ở nơi đăng ký trên thẻ, hoặc khi có phiếu chuyển, phiếu hẹn: hưởng đủ mức của thẻ. Tự đi nơi khác thì tùy tuyến của nơi đó; hỏi quầy bảo hiểm trước.',
    en: 'At the place on the card, or with a referral or an appointment slip, the card’s full rate applies. Elsewhere it depends on the hospital’s tier; ask at the insurance desk first.',
  },
  private: {
    vi: 'Đây là bệnh viện tư: trước khi khám, hãy hỏi quầy bảo hiểm thẻ được trả bao nhiêu và mình trả thêm bao nhiêu.',
    en: 'This is a private hospital: before the visit, ask at the insurance desk what the card pays and what you pay on top.',
  },
  registered: {
    vi: 'Đây là nơi đăng ký trên thẻ: đúng tuyến, hưởng đủ mức của thẻ, không cần phiếu chuyển.',
    en: 'This is the place on your card: the card’s full rate applies, without a referral.',
  },
  referral: {
    vi: 'Có phiếu chuyển còn hạn thì hưởng đủ mức của thẻ. Phiếu dùng trong 10 ngày làm việc từ ngày ký, một số bệnh là 1 năm.',
    en: 'With a valid referral slip the card’s full rate applies. A slip is valid for 10 working days from signing, for some diseases one year.',
  },
  discharge: {
    vi: 'Ra viện nhớ xin phiếu hẹn khám lại (có thể ghi trong giấy ra viện hoặc đơn thuốc): lần khám đó hưởng đủ mức của thẻ.',
    en: 'On leaving, ask for an appointment slip (it may stand on the discharge paper or the prescription): that visit is then paid at the card’s full rate.',
  },
  usedOnce: {
    vi: 'Phiếu hẹn dùng ở bệnh viện đã cấp, mỗi phiếu một lần.',
    en: 'An appointment slip counts at the hospital that gave it, once.',
  },
  listedDiseases: {
    vi: 'Một số bệnh nặng, bệnh hiếm (Thông tư 01/2025/TT-BYT) được lên thẳng nơi chuyên sâu mà không cần phiếu chuyển; có bệnh kèm điều kiện, hãy hỏi quầy bảo hiểm.',
    en: 'For some grave or rare diseases (Circular 01/2025/TT-BYT) one may go straight to a specialised hospital without a referral; some carry conditions, so ask at the insurance desk.',
  },
  hardAreas: {
    vi: 'Hộ nghèo hoặc dân tộc thiểu số ở vùng khó khăn, ở đảo: nằm viện nơi chuyên sâu được hưởng đủ mức của thẻ; hãy hỏi quầy bảo hiểm.',
    en: 'Poor or ethnic minority households in hard areas or on islands: a stay in a specialised hospital is paid at the card’s full rate; ask at the insurance desk.',
  },
  smallVisit: {
    vi: 'Một lần khám dưới 379.500 đồng thường được trả đủ.',
    en: 'A visit that costs less than 379,500 đồng is usually paid in full.',
  },
  fiveYears: {
    vi: 'Đã có thẻ đủ 5 năm liên tục: khi phần mình cùng trả trong năm vượt 15.180.000 đồng, phần sau đó thường được trả đủ đến hết năm.',
    en: 'After five years in a row with a card: once your own part in a year passes 15,180,000 đồng, the rest of that year is usually paid in full.',
  },
  showAtStart: {
    vi: 'Xuất trình thẻ hoặc VNeID ngay khi đăng ký; xuất trình muộn có thể không được trả phần trước đó.',
    en: 'Show the card or VNeID when registering; if shown late, the earlier part may not be paid.',
  },
  decidedThere: {
    vi: 'Mức hưởng cuối cùng do bệnh viện và cơ quan bảo hiểm xã hội xác định; hãy hỏi lại quầy bảo hiểm.',
    en: 'The final share is decided by the hospital and the insurance agency; confirm at the insurance desk.',
  },
} as const satisfies Record<string, Words>;

const anyKind: Words = {
  vi: 'Mức của thẻ là 80, 95 hoặc 100 % tùy loại thẻ; hỏi quầy bảo hiểm thẻ này mức nào.',
  en: 'A card’s own rate is 80, 95 or 100 % by its kind; ask at the insurance desk which this one has.',
};

export const kindWords: Readonly<Record<InsuranceKind, Words>> = {
  near_poor: {
    vi: 'Thẻ hộ cận nghèo: mức của thẻ là 100 % từ năm 2026 (Nghị quyết 261/2025/QH15).',
    en: 'A near-poor household’s card has a rate of 100 % since 2026 (Resolution 261/2025/QH15).',
  },
  pension_75: {
    vi: 'Từ 75 tuổi và hưởng trợ cấp hưu trí xã hội: mức của thẻ là 100 % từ năm 2026 (Nghị quyết 261/2025/QH15).',
    en: 'At 75 and over with a social pension the card’s rate is 100 % since 2026 (Resolution 261/2025/QH15).',
  },
  child_under_6: {
    vi: 'Thẻ của bé dưới 6 tuổi thường có mức 100 %: phần bảo hiểm trả thì gia đình không phải cùng trả. Chỉ cần thẻ hoặc mã số thẻ; chưa có thì dùng giấy khai sinh hoặc giấy chứng sinh.',
    en: 'The card of a child under 6 usually has a rate of 100 %: of what insurance pays for, the family pays no part. The card or its number is enough; without one, the birth certificate.',
  },
  poor: {
    vi: 'Thẻ hộ nghèo thường có mức 100 %: phần bảo hiểm trả thì gia đình không phải cùng trả. Xem mức ghi trên thẻ hoặc hỏi quầy bảo hiểm.',
    en: 'A poor household’s card usually has a rate of 100 %: of what insurance pays for, the family pays no part. See the rate on the card, or ask at the insurance desk.',
  },
  general: {
    vi: 'Thẻ hộ gia đình, đi làm, học sinh thường có mức 80 % (hưu trí 95 %): phần còn lại mình cùng trả. Xem mức ghi trên thẻ hoặc VssID.',
    en: 'A household’s, an employee’s or a student’s card usually has a rate of 80 % (a pensioner’s 95 %): the rest is your part. See the rate on the card or in VssID.',
  },
  other: anyKind,
};

const tierWords: Readonly<Record<HospitalLevel, Words>> = {
  central: { vi: 'Nơi này trước đây thuộc tuyến trung ương', en: 'This hospital belonged to the central tier' },
  provincial: { vi: 'Nơi này trước đây thuộc tuyến tỉnh', en: 'This hospital belonged to the provincial tier' },
  district: { vi: 'Nơi này trước đây thuộc tuyến huyện', en: 'This place belonged to the district tier' },
};

const stayWords: Readonly<Record<Stay, Words>> = {
  outpatient: { vi: 'khám ngoại trú', en: 'an outpatient visit' },
  inpatient: { vi: 'nằm viện', en: 'a stay' },
};

/** Said only while it is to come. */
const halfLater: Words = { vi: ' (50 % chỉ từ 01/07/2026)', en: ' (50 % only from 1 July 2026)' };

const shareWords: Readonly<Record<Share, Words>> = {
  0: { vi: 'thường không được bảo hiểm trả', en: 'is usually not paid' },
  40: { vi: 'thường chỉ hưởng 40 % mức của thẻ', en: 'is usually paid at only 40 % of the card’s rate' },
  50: { vi: 'thường hưởng 50 % mức của thẻ', en: 'is usually paid at 50 % of the card’s rate' },
  100: { vi: 'thường hưởng đủ mức của thẻ', en: 'is usually paid at the card’s full rate' },
};

/** Where nothing is lost without a slip, however one is treated. */
const wholeWords: Words = {
  vi: 'khám và nằm viện thường hưởng đủ mức của thẻ, không cần phiếu chuyển.',
  en: 'visits and stays are usually paid at the card’s full rate, without a referral.',
};

/** One sentence: what a visit or a stay without a slip is worth here, and what would make it whole. */
export function withoutSlipWords(
  level: HospitalLevel | undefined,
  stay: Stay,
  share: Share,
  otherShare: Share | undefined,
  isElsewhere: boolean,
): Words {
  const tier = level ? tierWords[level] : { vi: 'Ở đây', en: 'Here' };
  if (share === 100 && otherShare === 100) {
    return { vi: `${tier.vi}: ${wholeWords.vi}`, en: `${tier.en}: ${wholeWords.en}` };
  }
  const [{ vi: how, en: howEn }, { vi, en }] = [stayWords[stay], shareWords[share]];
  if (share === 100) {
    return {
      vi: `${tier.vi}: ${how} ${vi}, không cần phiếu chuyển.`,
      en: `${tier.en}: ${howEn} ${en}, without a referral.`,
    };
  }
  const slips = isElsewhere
    ? { vi: 'phiếu chuyển hoặc phiếu hẹn', en: 'a referral or an appointment slip' }
    : {
        vi: 'phiếu chuyển, phiếu hẹn hoặc thẻ đăng ký ở đây',
        en: 'a referral, an appointment slip or a card registered here',
      };
  const later = level === 'provincial' && share === 0 ? halfLater : { vi: '', en: '' };
  return {
    vi: `${tier.vi}: ${how} không có phiếu chuyển ${vi}${later.vi}; có ${slips.vi} thì hưởng đủ.`,
    en: `${tier.en}: ${howEn} without a referral ${en}${later.en}; with ${slips.en} the full rate applies.`,
  };
}

/** To stand behind the name of a place: what it pays without a slip and with one. */
export function shareWordsOf({ outpatient, inpatient }: Shares, onCard: Words): Words {
  if (outpatient === 100 && inpatient === 100) return wholeWords;
  const [visit, stay] = [shareWords[outpatient], shareWords[inpatient]];
  return {
    vi: `không có phiếu chuyển thì khám hoặc làm về trong ngày ${visit.vi}, nằm viện ${stay.vi}; có phiếu chuyển (khám và xin ở ${onCard.vi} trước khi đi) thì hưởng đủ mức của thẻ.`,
    en: `without a referral a visit, or what is done in a day, ${visit.en}, and a stay ${stay.en}; with a referral (see ${onCard.en} first and ask for it) the card’s full rate applies.`,
  };
}

/** What the other way of being treated there would mean. */
export function otherStayWords(stay: Stay, share: Share): Words {
  const { vi, en } = shareWords[share];
  return stay === 'inpatient'
    ? { vi: `Nếu phải nằm viện, không có phiếu chuyển ${vi}.`, en: `If a stay is needed, without a referral it ${en}.` }
    : {
        vi: `Lần khám ngoại trú trước đó, không có phiếu chuyển ${vi}.`,
        en: `The outpatient visit before it, without a referral, ${en}.`,
      };
}

export function revisitWords(share: Share, hasNoSlip: boolean): Words {
  const { vi, en } = shareWords[share];
  if (hasNoSlip) {
    return {
      vi: `Tái khám không có phiếu hẹn được tính như đi khám không có phiếu chuyển: ở đây ${vi}.`,
      en: `A follow-up without an appointment slip counts as a visit without a referral: here it ${en}.`,
    };
  }
  return {
    vi: `Tái khám có phiếu hẹn của chính nơi này thì hưởng đủ mức của thẻ; không có phiếu, ở đây ${vi}.`,
    en: `A follow-up with this hospital’s own appointment slip is paid at the card’s full rate; without one, here it ${en}.`,
  };
}

/** How to come by a referral slip today: from where one is registered, or from whoever examines first. */
export function slipWords(registered: Words | undefined): Words {
  return {
    vi: `Xin phiếu chuyển: trong giờ làm việc, đến khám ở ${registered?.vi ?? 'nơi đăng ký trên thẻ'} và nói muốn chuyển đến đây; bác sĩ thấy cần thì ký. Phiếu dùng trong 10 ngày làm việc (một số bệnh 1 năm), bản ký số trên VNeID cũng được.`,
    en: `To get a referral: in working hours, see a doctor at ${registered?.en ?? 'the place on your card'} and say where you want to go; the doctor signs if it is needed. A slip is valid for 10 working days (some diseases one year), also digitally signed on VNeID.`,
  };
}

const noteShare: Readonly<Record<Share, Words>> = {
  0: { vi: 'không trả', en: 'nothing' },
  40: { vi: '40 %', en: '40 %' },
  50: { vi: '50 %', en: '50 %' },
  100: { vi: '100 %', en: '100 %' },
};

/** In a line beside a place, so that places can be compared. */
export const noteWords = {
  registered: {
    vi: 'BHYT: nơi đăng ký trên thẻ, hưởng đủ mức của thẻ.',
    en: 'Insurance: the place on your card, full rate.',
  },
  notAccepted: { vi: 'BHYT: theo danh bạ, nơi này không nhận.', en: 'Insurance: by the directory, not taken here.' },
  unverified: {
    vi: 'BHYT: chưa rõ nơi này có nhận không, hãy hỏi trước.',
    en: 'Insurance: not known whether it is taken; ask first.',
  },
  usually: {
    vi: 'BHYT: nơi công lập tuyến huyện cũ, thường dùng thẻ được, hưởng đủ mức, không cần phiếu chuyển.',
    en: 'Insurance: a public place of the former district tier, usually at the card’s full rate, without a referral.',
  },
  publicTier: {
    vi: 'BHYT: bệnh viện công, thường nhận thẻ; nằm viện thường hưởng đủ mức, khám ngoại trú không có phiếu chuyển thì đủ hoặc một nửa: hỏi quầy.',
    en: 'Insurance: a public hospital, usually on the card; stays usually in full, visits without a referral in full or by half: ask at the desk.',
  },
  unknown: { vi: 'BHYT: hỏi quầy bảo hiểm mức hưởng ở đây.', en: 'Insurance: ask at the desk what is paid here.' },
  full: { vi: `BHYT: ${wholeWords.vi}`, en: `Insurance: ${wholeWords.en}` },
} as const satisfies Record<string, Words>;

export function sharesNote({ outpatient, inpatient }: Shares): Words {
  if (outpatient === 100 && inpatient === 100) return noteWords.full;
  const [visit, stay] = [noteShare[outpatient], noteShare[inpatient]];
  return {
    vi: `BHYT không có phiếu chuyển: thường ngoại trú ${visit.vi}, nằm viện ${stay.vi} mức của thẻ.`,
    en: `Insurance without a referral: usually ${visit.en} for a visit, ${stay.en} for a stay (of the card’s rate).`,
  };
}
