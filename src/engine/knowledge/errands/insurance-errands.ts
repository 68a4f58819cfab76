import { step } from '../next-steps/step.ts';
import type { Errand } from './errand.ts';

const atInsuranceOffice = {
  place: { vi: 'Cơ quan Bảo hiểm xã hội nơi gần nhất', en: 'The nearest social insurance office' },
  department: {
    vi: 'Bộ phận một cửa, hoặc ứng dụng VssID, VNeID',
    en: 'Its public desk, or the VssID or VNeID app',
  },
};
const cardHelp = {
  vi: 'Có vướng mắc về thẻ bảo hiểm: có người hỏi giúp sẽ đỡ đi lại.',
  en: 'There is trouble with the card: someone who asks for you saves journeys.',
};

/**
 * Questions about the card and the money. The shares follow Law 51/2024/QH15 and Decree 188/2025/NĐ-CP as of the date in
 * `knowledge/insurance.ts`; the rest is how offices and desks usually work, and says whom to ask.
 */
export const lostCard = `mất thẻ bảo hiểm | mất thẻ bhyt | mất thẻ giấy | mất … thẻ bảo hiểm | mất … thẻ bhyt | rơi … thẻ bảo hiểm | rơi … thẻ bhyt | rớt … thẻ bảo hiểm | rớt … thẻ bhyt | thất lạc thẻ | không có thẻ giấy | chỉ có căn cước | lost … insurance card | insurance card … lost | lost … health card`;

/** “Ba 76 tuổi chưa có thẻ bảo hiểm”. */
const ofElders = Array.from({ length: 21 }, (_, at) => at + 75)
  .flatMap((years) => [
    `${years} tuổi … thẻ bảo hiểm`,
    `${years} tuổi … chưa có bảo hiểm`,
    `${years} tuổi … bảo hiểm miễn phí`,
  ])
  .join(' | ');

export const insuranceErrands = {
  reimbursement: {
    heard: `thanh toán lại | thanh toán trực tiếp | được thanh toán sau | hoàn tiền bảo hiểm | hoàn lại tiền | lấy lại tiền viện phí | lấy lại tiền bảo hiểm | bảo hiểm hoàn | bảo hiểm trả lại | quên … thẻ … đóng tiền
      | chưa trình thẻ | bảo hiểm … đòi lại | bhyt … đòi lại | mua ngoài … hóa đơn | ra ngoài mua … hóa đơn | tạm ứng … trả lại | reimburse | reimbursed | reimbursement | claim back | get the money back`,
    at: {
      place: { vi: 'Cơ quan Bảo hiểm xã hội nơi gần nhất', en: 'The nearest social insurance office' },
      department: {
        vi: 'Bộ phận một cửa: thanh toán trực tiếp chi phí khám chữa bệnh',
        en: 'Its public desk: direct payment of medical costs',
      },
      reasons: [
        {
          vi: 'Tiền đã tự trả mà có thẻ bảo hiểm y tế thì hỏi cơ quan Bảo hiểm xã hội; bệnh viện chỉ cấp lại giấy tờ.',
          en: 'What was paid oneself with a valid card is claimed from the social insurance office; the hospital only gives the papers.',
        },
      ],
    },
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'folder',
        'Gom đủ: giấy ra viện hoặc sổ khám, đơn thuốc, hóa đơn bản chính, bảng kê chi phí. Thiếu thì xin lại ở bệnh viện đã nằm (phòng Tài chính, Kế hoạch tổng hợp).',
        'Gather the discharge paper or record, prescriptions, original invoices and the list of costs. What is missing is given again by the hospital (finance or planning office).',
      ),
      step(
        'id-card',
        'Mang đến cơ quan Bảo hiểm xã hội xin thanh toán trực tiếp: hỏi mẫu đơn, hạn nộp, bao lâu có tiền. Không phải lần nào cũng được trả, mức do cơ quan này tính.',
        'Take them to the social insurance office and ask for direct payment: which form, by when, how long it takes. Not every case is paid, and the office sets the amount.',
      ),
      step(
        'clock',
        'Nộp sớm. Chưa ra viện thì đưa thẻ, VNeID hoặc VssID cho quầy bảo hiểm ngay: dễ hơn đòi lại sau.',
        'Hand it in early. Before discharge show the card, VNeID or VssID at the insurance desk at once: that is easier than claiming later.',
      ),
    ],
    bring: [
      {
        vi: 'Căn cước, thẻ bảo hiểm y tế hoặc VNeID, số tài khoản ngân hàng',
        en: 'Identity card, insurance card or VNeID, bank account',
      },
      {
        vi: 'Giấy ra viện, đơn thuốc, hóa đơn bản chính, bảng kê',
        en: 'Discharge paper, prescriptions, original invoices, list of costs',
      },
    ],
    help: {
      vi: 'Đòi lại tiền bảo hiểm cần nhiều giấy: có người xem giúp sẽ đỡ đi lại.',
      en: 'A claim takes many papers: someone who checks them saves journeys.',
    },
  },
  copay_free: {
    heard: `miễn cùng chi trả | miễn đồng chi trả | miễn phần cùng chi trả | không cùng chi trả | không phải cùng chi trả | khỏi cùng chi trả | hết cùng chi trả | giấy miễn cùng | 5 năm liên tục | năm năm liên tục | đủ 5 năm … miễn | 6 tháng lương cơ sở | sáu tháng lương cơ sở | 6 lần lương cơ sở | miễn … 20% | miễn … 20 phần trăm | miễn nốt 20
      | five continuous years | five consecutive years | 5 consecutive years | 5 continuous years | co-payment exemption | copayment exemption | exempt from co-payment | exempt from the co-payment`,
    at: {
      ...atInsuranceOffice,
      reasons: [
        {
          vi: 'Giấy chứng nhận không cùng chi trả trong năm do cơ quan Bảo hiểm xã hội cấp; bệnh viện cho hóa đơn, bảng kê. Trong lúc chờ vẫn đi khám, lấy thuốc, điều trị đúng lịch.',
          en: 'The certificate that frees you from co-payment for the year is issued by the social insurance office; the hospital gives invoices and lists of costs. Keep to all visits and treatments meanwhile.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'note',
        'Cần đủ hai điều: thẻ ghi đủ 5 năm liên tục, và phần cùng trả trong năm vượt 6 lần lương cơ sở (nay 15.180.000 đồng, hỏi lại quầy). Riêng 5 năm chưa được miễn. Thường chỉ tính khi khám đúng nơi, có phiếu chuyển hay cấp cứu; không tính dịch vụ, ngoài danh mục.',
        'Two things are needed: five years in a row on the card, and co-payments this year above six times the base salary (now 15,180,000 đồng; ask the desk). Five years alone do not exempt you. Usually only what was paid at the right place, with a slip or in an emergency counts, not paid service or what is not listed.',
      ),
      step(
        'folder',
        'Gom hóa đơn, biên lai bản chính và bảng kê chi phí có ghi phần cùng chi trả từ đầu năm (thiếu thì xin phòng Tài chính bệnh viện in lại), thẻ và căn cước; nộp ở cơ quan Bảo hiểm xã hội, hỏi nộp qua Cổng dịch vụ công được không. Trả hết ở một bệnh viện thì hỏi quầy bảo hiểm ở đó trước: máy có thể đã cộng đủ.',
        'Gather original receipts and lists of costs that show the co-payment since January (the hospital’s finance office prints missing ones), the card and identity card; hand them in at the social insurance office, or ask about the public service portal. If all was paid at one hospital, ask its insurance desk first: its system may have added it up.',
      ),
      step(
        'clock',
        'Có giấy thì đưa quầy bảo hiểm mỗi lần khám: thường được trả đủ phần trong danh mục đến hết 31/12, sang năm tính lại từ đầu. Phần đã trả vượt mức thì hỏi luôn cách lấy lại.',
        'Show the paper at the insurance desk each time: what is listed is then usually paid in full until 31 December; a new year counts anew. Ask how to get back what was paid above the limit.',
      ),
    ],
    bring: [
      { vi: 'Căn cước, thẻ bảo hiểm y tế hoặc VNeID', en: 'Identity card, insurance card or VNeID' },
      {
        vi: 'Hóa đơn, biên lai và bảng kê chi phí từ đầu năm',
        en: 'Invoices, receipts and lists of costs since January',
      },
      { vi: 'Số tài khoản ngân hàng, nếu xin lại tiền', en: 'Bank account, if money is claimed back' },
    ],
    help: cardHelp,
  },
  referral_slip: {
    heard: `giấy chuyển tuyến … hết hạn | giấy chuyển … phải xin lại | giấy chuyển … xin lại | giấy chuyển … cuối năm | phiếu chuyển … cuối năm | giấy chuyển … sang năm | giấy chuyển … dùng được đến | giấy chuyển … dùng đến | giấy chuyển … đến khi nào | giấy chuyển … có giá trị | phiếu chuyển … có giá trị | giấy chuyển … ký tháng | giấy chuyển … ký ngày | tái khám có phải xin lại | giấy chuyển … còn hạn | phiếu chuyển … còn hạn | phiếu chuyển … đến khi nào | giấy chuyển … mấy tháng | giấy chuyển … bao lâu | phiếu chuyển … bao lâu | giấy chuyển viện … hết hạn | phiếu chuyển … hết hạn | giấy chuyển tuyến hết hạn | giấy chuyển viện hết hạn | xin lại giấy chuyển | xin giấy chuyển | xin được giấy chuyển
      | xin giấy lên | xin được giấy lên | xin giấy giới thiệu lên | xin phiếu chuyển | giấy chuyển tuyến … xin | giấy chuyển … thế nào | phiếu chuyển … thế nào | gia hạn giấy chuyển | giấy chuyển tuyến … ở đâu | giấy chuyển viện … ở đâu | renew … referral | get a referral | referral letter`,
    at: {
      place: { vi: 'Nơi khám bệnh ban đầu ghi trên thẻ', en: 'The first place of care on the card' },
      department: { vi: 'Phòng khám, rồi quầy cấp phiếu chuyển', en: 'The clinic, then the desk for referral slips' },
      reasons: [
        {
          vi: 'Phiếu chuyển do bác sĩ ở nơi khám ban đầu ghi trên thẻ cấp sau khi khám; bệnh viện tuyến trên không cấp thay.',
          en: 'A referral slip is written by the doctor at the first place of care after a visit; the larger hospital cannot give it.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'id-card',
        'Đến khám ở nơi ghi trên thẻ, trong giờ làm việc, trước ngày đi: mang kết quả đã có (phiếu cũ, giấy hẹn nếu có) và nói nơi muốn chuyển đến; bác sĩ thấy cần thì ký, bản trên VNeID cũng dùng được.',
        'See a doctor at the place on the card in working hours before the journey: bring the results you have (an old slip or appointment, if any), and say where you go; the doctor signs if it is needed, also on VNeID.',
      ),
      step(
        'clock',
        'Phiếu tính từ ngày ký, không còn hết hạn theo ngày 31/12: thường 10 ngày làm việc, bệnh trong danh mục (nhiều bệnh mạn tính, ung thư) là 1 năm (Thông tư 01/2025/TT-BYT). Xem ngày ký trên phiếu cũ, hỏi bệnh của mình thuộc loại nào và xin sát ngày cần.',
        'A slip counts from the day it was signed, no longer to 31 December: usually 10 working days, for listed diseases (many long-term ones, cancer) one year (Circular 01/2025/TT-BYT). Look at the date on the old one, ask which kind yours is, and get it close to the day.',
      ),
      step(
        'calendar',
        'Có giấy hẹn khám lại của nơi đang chữa thì lần đó đã hưởng đủ mức của thẻ, không cần phiếu mới; mỗi giấy hẹn dùng một lần. Mỗi nơi nói một khác thì gọi quầy bảo hiểm của bệnh viện đang chữa hỏi cho chắc, ghi tên người trả lời. Đừng bỏ lỡ lịch thuốc vì chờ giấy.',
        'With an appointment slip of the hospital that treats you, that visit is paid in full without a new referral; each slip is used once. If everybody says something else, call the insurance desk of the hospital that treats you and note who answered. Do not miss a dose for want of a paper.',
      ),
    ],
    bring: [
      { vi: 'Căn cước, thẻ bảo hiểm y tế hoặc VNeID', en: 'Identity card, insurance card or VNeID' },
      {
        vi: 'Phiếu chuyển cũ, giấy hẹn, đơn thuốc, tóm tắt bệnh án',
        en: 'The old slip, the appointment, prescription and summary',
      },
    ],
  },
  elders_card: {
    heard: `${ofElders} | không có lương hưu … bảo hiểm | không có lương hưu … thẻ | không lương hưu … thẻ | không lương hưu … bảo hiểm | 75 … thẻ bảo hiểm | 75 … thẻ bhyt | 75 … bảo hiểm miễn phí | 75 … bảo hiểm y tế | 75 … bhyt | trên 75 … bảo hiểm | trên 75 … bhyt | người già … thẻ bảo hiểm miễn phí | thẻ bảo hiểm … người cao tuổi | bảo hiểm miễn phí … người cao tuổi
      | cấp thẻ miễn phí | thẻ bảo hiểm miễn phí | thẻ bhyt miễn phí | bảo hiểm y tế miễn phí | thẻ miễn phí … 75 | trợ cấp hưu trí xã hội | hưu trí xã hội | free insurance card | free health insurance`,
    at: {
      place: { vi: 'Ủy ban nhân dân xã, phường nơi cư trú', en: 'The People’s Committee of the commune or ward' },
      department: {
        vi: 'Bộ phận một cửa: trợ cấp hưu trí xã hội và thẻ bảo hiểm y tế',
        en: 'Its public desk: the social pension and the insurance card',
      },
      reasons: [
        {
          vi: 'Từ 75 tuổi không có lương hưu thường được trợ cấp hưu trí xã hội kèm thẻ bảo hiểm y tế do nhà nước đóng; xã, phường nhận hồ sơ, không phải bệnh viện.',
          en: 'From 75 on, without a pension, people usually get the social pension and with it a card paid by the state; the commune takes the request, not a hospital.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    steps: [
      step(
        'id-card',
        'Đến ủy ban xã, phường xin tờ khai trợ cấp hưu trí xã hội; người già không đi được thì người nhà nộp thay. Hỏi: cần giấy gì, bao lâu có thẻ, thẻ dùng từ ngày nào, nơi khám ban đầu là đâu.',
        'Ask the commune for the form of the social pension; relatives may hand it in for who cannot go. Ask which papers, how long it takes, from which day the card counts, and which place is the first place of care.',
      ),
      step(
        'clock',
        'Bệnh không gấp thì chờ có thẻ rồi khám gần nhà cho đỡ tốn; nặng lên thì đi khám ngay, đừng chờ thẻ, và gặp Phòng Công tác xã hội của bệnh viện.',
        'What is not urgent may wait for the card and be seen near home at less cost; if it gets worse go at once without waiting, and see the hospital’s social work office (Phòng Công tác xã hội).',
      ),
      step(
        'people',
        'Chưa tới 75: hộ nghèo, cận nghèo, khuyết tật nặng, người có công cũng có thể được cấp hoặc hỗ trợ thẻ; còn lại mua theo hộ gia đình ở điểm thu của xã, phường.',
        'Below 75: poor and near-poor households, severe disability and people of merit may get a card or help with it; others buy one for the household at the commune’s collection point.',
      ),
    ],
    bring: [
      { vi: 'Căn cước hoặc VNeID của người già', en: 'The identity card or VNeID of the elder' },
      {
        vi: 'Người nhà nộp thay: căn cước của mình, giấy ủy quyền nếu xã hỏi',
        en: 'Who goes for them: own identity card, and an authorisation if asked for',
      },
    ],
    help: cardHelp,
  },
  insurance_card: {
    heard: `${lostCard} | quên mang thẻ bảo hiểm | quên mang thẻ bhyt | mất bảo hiểm y tế | rách thẻ bảo hiểm | cấp lại thẻ bảo hiểm | cấp lại thẻ bhyt
      | cấp lại bảo hiểm y tế | xin lại thẻ bảo hiểm | cấp đổi thẻ
      | sai tên … thẻ | thẻ … sai tên | bảo hiểm … sai tên | thẻ … sai ngày sinh | thẻ … sai năm sinh | bảo hiểm … sai ngày sinh | thẻ … sai thông tin
      | sai thông tin … thẻ | thẻ … ghi sai | lost … insurance card | insurance card … wrong
      | wrong name … insurance | insurance card … lost`,
    at: {
      ...atInsuranceOffice,
      reasons: [
        {
          vi: 'Cấp lại hay sửa thông tin thẻ là việc của cơ quan Bảo hiểm xã hội, không phải của bệnh viện.',
          en: 'A card is replaced or corrected by the social insurance office, not by a hospital.',
        },
      ],
    },
    isPaper: true,
    steps: [
      step(
        'id-card',
        'Không có thẻ giấy vẫn khám bằng bảo hiểm được: thường chỉ cần đưa căn cước gắn chip, quầy tra thẻ theo số căn cước. Có điện thoại thông minh thì xem hạn và thông tin thẻ trong VssID hoặc VNeID; không có thì nhờ quầy hay con cháu tra giúp.',
        'Without the paper card insurance still pays: the chip identity card is usually enough, for the desk finds the card by its number. Those with a smartphone see validity and details in VssID or VNeID; others ask the desk or a relative to look.',
      ),
      step(
        'id-card',
        'Cấp lại, sửa tên, ngày sinh: làm ở cơ quan Bảo hiểm xã hội, hoặc hỏi cách nộp trên Cổng dịch vụ công; mang căn cước và giấy khai sinh nếu sửa. Mất cả căn cước: báo công an xã, phường làm lại; trong lúc chờ, hỏi quầy nơi khám có nhận VNeID mức 2 hay giấy hẹn không.',
        'To replace or correct it, go to the social insurance office, or ask how to apply on the public service portal; bring the identity card, and the birth certificate for a correction. If that card is lost too, apply at the police of the commune; until then ask if the hospital desk takes VNeID level 2 or the receipt.',
      ),
    ],
    bring: [
      { vi: 'Căn cước hoặc VNeID mức 2', en: 'Identity card or VNeID level 2' },
      { vi: 'Thẻ cũ hoặc số thẻ bảo hiểm y tế, nếu còn', en: 'The old card or its number, if at hand' },
      {
        vi: 'Sửa thông tin: giấy khai sinh hoặc giấy tờ ghi đúng',
        en: 'For a correction: the birth certificate or another paper that is right',
      },
    ],
    help: cardHelp,
  },
  insurance_renewal: {
    heard: `làm lại thẻ bảo hiểm | làm lại thẻ bhyt | làm lại bảo hiểm | gia hạn thẻ | gia hạn bảo hiểm | gia hạn bhyt | thẻ bảo hiểm … hết hạn | thẻ bhyt … hết hạn | bảo hiểm y tế … hết hạn
      | bảo hiểm hết hạn | bảo hiểm sắp hết hạn | bảo hiểm đã hết hạn | bhyt … hết hạn | mua bảo hiểm y tế | mua thẻ bảo hiểm | mua bhyt | mua thẻ bhyt
      | chưa có thẻ bảo hiểm … làm ở đâu | làm thẻ bảo hiểm ở đâu | làm thẻ bhyt ở đâu | làm bảo hiểm y tế ở đâu | chưa mua bảo hiểm | renew … insurance | insurance card … expired | health card … expired | card … expired | health card … renewed | insurance card … renewed | get … insured | insured again | join … health insurance | nghỉ việc … thẻ | thẻ … nghỉ việc | thẻ … công ty cũ | thẻ … còn dùng được | thẻ … còn hạn không | buy health insurance`,
    at: {
      ...atInsuranceOffice,
      reasons: [
        {
          vi: 'Gia hạn hay mua thẻ là việc của cơ quan Bảo hiểm xã hội và điểm thu ở xã, phường, không phải của bệnh viện.',
          en: 'A card is renewed or bought at the social insurance office or the commune’s collection point, not at a hospital.',
        },
      ],
    },
    isPaper: true,
    steps: [
      step(
        'people',
        'Gia hạn, mua mới: đi làm thì hỏi cơ quan, đi học thì hỏi trường, còn lại mua theo hộ gia đình ở điểm thu của xã, phường; người nhà đóng thay được. Nghỉ việc thì thẻ công ty thường hết theo tháng báo giảm: xem hạn trong VssID hoặc hỏi công ty, mua tiếp theo hộ ngay.',
        'To renew or buy one: ask your employer or school; others buy it for the household at the commune’s collection point, where relatives may pay for them. After leaving a job the employer’s card usually ends with that month: see VssID or ask the employer, and go on with household insurance at once.',
      ),
      step(
        'question',
        'Hỏi luôn: thẻ dùng được từ ngày nào, nộp bao nhiêu, nơi khám ban đầu là đâu. Bệnh có sẵn vẫn được mua. Gián đoạn từ ba tháng thì thường 30 ngày sau khi nộp tiền thẻ mới có giá trị, nên làm trước khi hết hạn.',
        'Ask as well: from which day it counts, what to pay, and which place is the first place of care. An illness that is there already is no bar. After a gap of three months or more it usually counts only 30 days after payment, so renew before it ends.',
      ),
    ],
    bring: [
      { vi: 'Căn cước hoặc VNeID mức 2', en: 'Identity card or VNeID level 2' },
      { vi: 'Thẻ cũ hoặc số thẻ bảo hiểm y tế, nếu còn', en: 'The old card or its number, if at hand' },
    ],
    help: cardHelp,
  },
  checkup_cover: {
    heard: `khám sức khỏe … bảo hiểm | khám tổng quát … bảo hiểm | khám sức khỏe … bhyt | khám tổng quát … bhyt | bảo hiểm … khám tổng quát
      | bảo hiểm … khám sức khỏe | bhyt … khám tổng quát | bhyt … khám sức khỏe | tầm soát … bảo hiểm trả | check-up … covered
      | checkup … covered | cover … check-up | cover … checkup`,
    steps: [
      step(
        'id-card',
        'Khám sức khỏe hay tầm soát theo ý mình thường không được bảo hiểm y tế trả; có triệu chứng hoặc bác sĩ chỉ định thì khám và xét nghiệm đó thường được trả.',
        'A check-up or screening at one’s own wish is usually not paid by health insurance; with complaints, or on a doctor’s order, the visit and its tests usually are.',
      ),
      step(
        'phone',
        'Gọi hỏi trước giá gói khám và gói gồm những gì; hỏi cơ quan, trường hoặc trạm y tế có đợt khám miễn phí không.',
        'Call first for the price of the package and what it holds; ask your employer, school or health station about free check-ups.',
      ),
    ],
  },
  insurance_share: {
    heard: `trái tuyến … bao nhiêu | trái tuyến có được | trái tuyến … không | khám trái tuyến | vượt tuyến | bảo hiểm … trả bao nhiêu | bảo hiểm trả mấy
      | bảo hiểm … chi trả | bảo hiểm … thanh toán | bảo hiểm có trả | bảo hiểm y tế có trả | bhyt có trả | bhyt … chi trả | bhyt … trả bao nhiêu
      | bảo hiểm chi bao nhiêu | bảo hiểm … chi bao nhiêu | bảo hiểm … chi được | bảo hiểm trả loại | bảo hiểm … loại nào | bảo hiểm … mấy phần | bảo hiểm … được bao nhiêu | bảo hiểm … đỡ bao nhiêu | bhyt … chi bao nhiêu | bhyt … mấy phần | bhyt … được bao nhiêu
      | bhyt … thanh toán | được hưởng bao nhiêu | mức hưởng | bảo hiểm … phần trăm | bhyt … phần trăm | thẻ … trả bao nhiêu | có dùng được bảo hiểm | dùng bảo hiểm được không
      | có bảo hiểm không | có bảo hiểm k | khám bảo hiểm được không | có nhận bảo hiểm | nhận bảo hiểm không | có nhận bhyt | nhận bhyt không | có được bảo hiểm | được bảo hiểm không | có bhyt không
      | bảo hiểm … có trả | bhyt … có trả | bảo hiểm … trả không | bhyt … trả không | áp dụng bảo hiểm | cần giấy chuyển | cần phiếu chuyển | phải có giấy chuyển | phải có phiếu chuyển | không có giấy chuyển | không có phiếu chuyển | hiểm nghèo … giấy chuyển | hiểm nghèo … phiếu chuyển | hiểm nghèo … chuyển tuyến | bệnh nặng … không cần giấy | bệnh nặng … không cần phiếu
      | use … insurance card | use … insurance | takes … insurance | accept … insurance | accepts … insurance | need a referral
      | insurance … cover | insurance … pay | covered by … insurance`,
    steps: [
      step(
        'id-card',
        'Đúng nơi ghi trên thẻ, có phiếu chuyển hoặc cấp cứu: bảo hiểm trả đủ mức của thẻ. Mức của thẻ (80, 95 hay 100%) xem trong VssID hoặc hỏi Bảo hiểm xã hội.',
        'At the place on the card, with a referral slip or in an emergency, insurance pays the card’s full rate. See the rate (80, 95 or 100%) in VssID or ask the social insurance office.',
      ),
      step(
        'note',
        'Tự đi không có phiếu chuyển: tuyến huyện cũ thường vẫn trả đủ; tuyến tỉnh cũ khám thường trả một nửa, nằm viện trả đủ; bệnh viện trung ương chuyên sâu không trả khám, nằm viện trả 40% mức của thẻ.',
        'Without a referral: former district hospitals usually still pay in full; former provincial ones half for a visit and all for a stay; specialised central hospitals nothing for a visit and 40% of the card’s rate for a stay.',
      ),
      step(
        'question',
        'Hỏi quầy bảo hiểm của bệnh viện trước khi làm: kỹ thuật, vật tư này có trong danh mục thẻ trả không, phần nào tự trả. Mức của thẻ (80, 95 hay 100%) xem trong VssID; mức cuối cùng do bệnh viện và Bảo hiểm xã hội xác định.',
        'Ask the hospital’s insurance desk beforehand whether this procedure and its materials are on the list that the card pays for, and what you pay. See the card’s rate (80, 95 or 100%) in VssID; the hospital and the social insurance office have the last word.',
      ),
    ],
  },
  price: {
    heard: `giá mềm | giá rẻ | giá sv | giá sinh viên | giá học sinh | giá hợp lý | price with | giá bao nhiêu | giá khoảng | giá cỡ | giá thế nào | giá sao | chi phí | chi phí bao nhiêu | chi phí khoảng | chi phí hết | hết bao nhiêu tiền | tốn bao nhiêu | mất bao nhiêu tiền | bao nhiêu tiền
      | khoảng bao nhiêu tiền | giá khám | giá mổ | giá chụp | giá xét nghiệm | giá sinh | bảng giá | =hỏi giá | hỏi giá khám | hỏi giá tiêm | hỏi giá cả | hỏi giá tiền | hỏi giá mổ | hỏi chi phí | giá cả | chi phí mổ
      | chi phí điều trị | chi phí sinh | how much does | how much is | how much will | how much would | how much do | what it costs | what it would cost | what this costs | total cost | tổng tiền | tổng chi phí | trọn gói bao nhiêu | tiền khoảng bao nhiêu | hết khoảng bao nhiêu | chừng bao nhiêu tiền | cỡ bao nhiêu tiền | price of | cost of | prices | how much`,
    steps: [
      step(
        'phone',
        'Giá mỗi nơi, mỗi cách (giá bảo hiểm, dịch vụ, theo yêu cầu) một khác nên chúng tôi không đoán: gọi hỏi trước khi đi, hoặc xem bảng giá ở quầy thu và trang của bệnh viện.',
        'Prices differ by place and by kind of service, so we do not guess: call before you go, or see the price list at the cashier and on the hospital’s site.',
      ),
      step(
        'question',
        'Hỏi đủ ba khoản: tiền khám và làm, tiền thuốc hay vật tư, tiền giường và tạm ứng; bảo hiểm trả phần nào. Xin ghi bảng kê.',
        'Ask for all three: the fee, medicines or materials, bed and deposit; and what insurance pays. Ask for it in writing.',
      ),
    ],
  },
  financial_help: {
    heard: `không có tiền chữa | không có tiền điều trị | không có tiền mổ | không có tiền đóng viện | không có tiền đóng tạm ứng | không có tiền nộp | không đủ tiền nộp | không đủ tiền đóng | không đủ tiền chữa | không đủ tiền mổ | không đủ tiền thuốc | không đủ tiền điều trị | hết tiền chữa
      | không lo nổi viện phí | không đóng nổi | không kham nổi tiền thuốc | không kham nổi viện phí | không kham nổi chi phí | hỗ trợ viện phí | hỗ trợ chi phí | xin hỗ trợ tiền
      | miễn giảm viện phí | giảm viện phí | miễn viện phí | quỹ hỗ trợ | quỹ từ thiện | xin trợ giúp | nợ viện phí | cannot afford
      | can't afford | can not afford | financial help | financial support | help with the bill | help with the cost`,
    at: {
      place: { vi: 'Bệnh viện đang hoặc sẽ điều trị', en: 'The hospital that treats or will treat the patient' },
      department: { vi: 'Phòng Công tác xã hội', en: 'Social work office (Phòng Công tác xã hội)' },
      reasons: [
        {
          vi: 'Phòng Công tác xã hội của bệnh viện giúp người khó khăn tìm nguồn hỗ trợ viện phí, bữa ăn, chỗ ở.',
          en: 'A hospital’s social work office helps people in need to find support for the bill, meals and lodging.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    steps: [
      step(
        'people',
        'Gặp Phòng Công tác xã hội của bệnh viện ngay từ đầu, đừng chờ đến lúc ra viện: nói rõ hoàn cảnh, hỏi quỹ nào giúp được và cần giấy gì.',
        'See the hospital’s social work office (Phòng Công tác xã hội) at the start, not at discharge: tell them your situation, ask which fund can help and which papers it needs.',
      ),
      step(
        'id-card',
        'Hỏi ủy ban xã, phường: có được xét hộ nghèo, cận nghèo hay hỗ trợ thẻ bảo hiểm không, xin giấy xác nhận hoàn cảnh.',
        'Ask the commune whether the household counts as poor or near-poor or can get help with the insurance card, and for a paper that confirms it.',
      ),
      step(
        'question',
        'Hỏi bác sĩ việc nào cần làm trước, việc nào chờ được; đừng tự bỏ điều trị vì tiền khi chưa hỏi.',
        'Ask the doctor what must be done first and what can wait; do not stop treatment for want of money before asking.',
      ),
    ],
    bring: [
      { vi: 'Căn cước, thẻ bảo hiểm y tế', en: 'Identity card and insurance card' },
      {
        vi: 'Sổ hộ nghèo, cận nghèo hoặc giấy xác nhận hoàn cảnh, nếu có',
        en: 'The paper of a poor or near-poor household, or of hardship, if any',
      },
      { vi: 'Giấy ra viện, bảng kê hoặc dự trù chi phí', en: 'Discharge paper, and the bill or an estimate of it' },
    ],
    help: {
      vi: 'Lo viện phí: cần người giúp tìm nguồn hỗ trợ và chuẩn bị giấy tờ.',
      en: 'The bill is a worry: someone should help to find support and prepare the papers.',
    },
  },
} as const satisfies Record<string, Errand>;
