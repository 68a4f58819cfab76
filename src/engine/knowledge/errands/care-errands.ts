import { step } from '../next-steps/step.ts';
import type { Errand } from './errand.ts';

const prescription = {
  vi: 'Đơn thuốc gần nhất và vỏ hộp thuốc, hoặc ảnh chụp',
  en: 'The last prescription and the boxes, or photos of them',
};
const summary = {
  vi: 'Giấy ra viện hoặc tóm tắt bệnh án',
  en: 'The discharge paper or a summary of the record',
};
/** Whoever tells of the risk learns when a test says something, and whether there is still time for the medicine. */
const whenToTest = step(
  'question',
  'Kể ngày có nguy cơ: mới trong 72 giờ thì nói ngay để kịp thuốc phòng; lâu hơn thì hỏi xét nghiệm lúc nào tin được, khi nào làm lại, có cần thử viêm gan B, C không.',
  'Tell the day of the risk: within 72 hours say so at once, for there is a medicine; later ask when a test can be trusted, when to repeat it, and whether to test for hepatitis B and C.',
);
const homeCarers = {
  vi: 'Khoa đã điều trị, trạm y tế xã, phường, hoặc dịch vụ điều dưỡng tại nhà có giấy phép',
  en: 'The ward that treated the patient, the health station, or a licensed home nursing service',
};
const pharmacy = {
  vi: 'Nhà thuốc gần nhất, hoặc nơi có khoa Phụ sản',
  en: 'The nearest pharmacy, or a place with gynaecology',
};
const pharmacist = {
  vi: 'Dược sĩ, hoặc phòng khám phụ khoa, kế hoạch hóa gia đình',
  en: 'The pharmacist, or a gynaecology or family planning clinic',
};
const againstYourWill = step(
  'people',
  'Nếu chuyện xảy ra ngoài ý muốn của bạn: bạn không có lỗi, hãy nói với nhân viên y tế để được giúp kín đáo.',
  'If it happened against your will: it is not your fault; tell the medical staff, who help in confidence.',
);
/** “Thuốc còn 5 ngày”. */
const daysLeft = Array.from(
  { length: 30 },
  (_, at) =>
    `thuốc còn ${at + 1} ngày | thuốc chỉ còn ${at + 1} ngày | còn khoảng ${at + 1} ngày thuốc | còn ${at + 1} ngày thuốc | còn thuốc ${at + 1} ngày | thuốc … còn ${at + 1} ngày là hết | thuốc … còn ${at + 1} ngày nữa`,
).join(' | ');
const tabletsLeft = Array.from({ length: 9 }, (_, at) => `thuốc … còn ${at + 1} viên`).join(' | ');
const cards = { vi: 'Căn cước, thẻ bảo hiểm y tế', en: 'Identity card and insurance card' };

const smallSurgery = {
  place: { vi: 'Trạm y tế gần nhà, hoặc nơi đã khâu, đã mổ', en: 'The health station, or the place that stitched' },
  department: { vi: 'Phòng tiểu phẫu, thay băng', en: 'Minor surgery and dressings' },
  reasons: [
    {
      vi: 'Cắt chỉ, thay băng là việc nhỏ: trạm y tế, trung tâm y tế thường làm được; vết mổ lớn hoặc có gì lạ thì nơi đã mổ xem.',
      en: 'Stitches and dressings are a small matter: health stations and medical centres usually do them; after a large operation, or if anything looks odd, those who operated do.',
    },
  ],
  withHospitals: true,
} as const;

/** Tubes, dressings and injections, by who comes to the house. */
const homeNursing = {
  isForLater: true,
  at: {
    place: homeCarers,
    department: { vi: 'Điều dưỡng, vật lý trị liệu tại nhà', en: 'Nursing or physiotherapy at home' },
    reasons: [
      {
        vi: 'Khoa đã điều trị biết người bệnh cần gì và giới thiệu được người đến nhà; trạm y tế gần nhất cho việc đơn giản.',
        en: 'The ward knows what is needed and whom to send; the health station is the nearest for simple things.',
      },
    ],
    withHospitals: true,
  },
  isFirm: true,
  steps: [
    step(
      'phone',
      'Gọi khoa đã điều trị và trạm y tế xã, phường: hỏi ai đến nhà được, lịch thay ống, thay băng, và việc nào người nhà làm được.',
      'Call the ward and the health station: ask who can come, how often tube or dressing is changed, and what the family may do.',
    ),
    step(
      'id-card',
      'Thuê ngoài: hỏi giấy phép của cơ sở, chứng chỉ hành nghề của người đến, giá mỗi lần, dùng vật tư của ai. Bảo hiểm y tế trả hay không: hỏi trước.',
      'When hiring: ask for the licence of the service and of whoever comes, the price of a visit, and who brings materials. Ask first whether insurance pays.',
    ),
    step(
      'people',
      'Nhờ điều dưỡng chỉ tận tay: tư thế, rửa tay, dấu hiệu bất thường. Ống ăn tuột thì không tự đặt lại; không tự truyền dịch; oxy đúng mức bác sĩ dặn, xa lửa.',
      'Let the nurse show you by hand: position, clean hands, what is not right. Do not put a slipped tube back; no drips of your own; oxygen as ordered, far from fire.',
    ),
    step(
      'note',
      'Ghi mỗi ngày: ăn uống, nước tiểu, nhiệt độ, vết thương; chảy mủ, sốt, ống tắc hay tuột thì gọi khoa trong ngày.',
      'Note each day food, urine, temperature and the wound; for pus, fever, a blocked or slipped tube call the ward the same day.',
    ),
  ],
  bring: [summary, prescription, { vi: 'Loại và cỡ ống, băng đang dùng', en: 'Kind and size of the tube or dressing' }],
  help: {
    vi: 'Chăm sóc tại nhà cần nhiều người phối hợp.',
    en: 'Care at home needs several people to work together.',
  },
} as const satisfies Omit<Errand, 'heard'>;

/** Care that goes on: medicines, help at home, a stay that is planned or under way. Ours, not reviewed. */
export const careErrands = {
  travel_home: {
    heard: `fit to fly | fit-to-fly | medif | papers … airline | papers … insurer | papers for the insurer | for the airline | airline and insurer | airline and the insurer | letter for the airline | medical report in english | english medical report | report in english | safe to fly home | cleared to fly | giấy đủ sức khỏe đi máy bay | giấy xác nhận đi máy bay | giấy bay | giấy … hãng bay | giấy … hãng hàng không`,
    at: {
      place: { vi: 'Bệnh viện đã hoặc đang điều trị', en: 'The hospital that treats or treated the patient' },
      department: {
        vi: 'Khoa đang nằm, và Phòng Kế hoạch tổng hợp',
        en: 'The ward, and the planning office (Phòng Kế hoạch tổng hợp)',
      },
      reasons: [
        {
          vi: 'Chỉ nơi đã điều trị mới viết được báo cáo y tế và giấy đủ sức khỏe bay cho lần này.',
          en: 'Only those who treated the patient can write the medical report and the fit-to-fly letter.',
        },
      ],
    },
    isFirm: true,
    steps: [
      step(
        'folder',
        'Trước khi rời viện, xin khoa: báo cáo y tế tiếng Anh có dấu, phiếu mổ, phim dạng đĩa hoặc tệp, đơn thuốc ghi tên gốc, hóa đơn chi tiết. Hỏi mấy ngày có; không có bản tiếng Anh thì nhờ dịch thuật công chứng.',
        'Before leaving ask the ward for: a stamped medical report in English, the operation note, X-rays on disc or as files, the prescription by generic names, an itemised invoice. Ask how many days it takes; without an English version have it translated and certified.',
      ),
      step(
        'phone',
        'Gọi đường dây hỗ trợ của hãng bảo hiểm và hãng bay ngay hôm nay: cần mẫu nào (MEDIF), giấy đủ sức khỏe bay viết trước ngày bay mấy ngày, cần xe lăn hay ghế riêng thì nói.',
        'Call the insurer’s assistance line and the airline today: which form (MEDIF), how many days before the flight the fit-to-fly letter may be written; ask for a wheelchair or a special seat if needed.',
      ),
      step(
        'question',
        'Hỏi bác sĩ điều trị: từ ngày nào bay được, phòng cục máu đông trên máy bay thế nào, đang bó bột thì có phải xẻ không, ai cắt chỉ và khám lại khi về.',
        'Ask the treating doctor: from which day to fly, how to prevent clots on the flight, with a plaster whether it must be split, who takes out stitches and checks it at home.',
      ),
    ],
    bring: [
      { vi: 'Hộ chiếu, số hợp đồng bảo hiểm', en: 'Passport and policy number' },
      { vi: 'Vé hoặc mã đặt chỗ', en: 'The ticket or booking code' },
    ],
    help: {
      vi: 'Cần người giúp về ngôn ngữ, giấy tờ bảo hiểm và hãng bay.',
      en: 'Help with the language and the papers for insurer and airline is useful.',
    },
  },
  methadone: {
    heard: `uống methadone | methadone | methadol | suboxone | buprenorphin | buprenorphine`,
    at: {
      place: {
        vi: 'Cơ sở đang cấp methadone, rồi cơ sở gần nơi ở mới',
        en: 'The clinic that gives the methadone, then the one near the new home',
      },
      department: {
        vi: 'Phòng điều trị methadone (trung tâm y tế, CDC tỉnh)',
        en: 'The methadone clinic (district medical centre or provincial CDC)',
      },
      reasons: [
        {
          vi: 'Nơi đang uống làm hồ sơ và giấy chuyển, và hẹn với nơi nhận; bệnh viện không làm việc này.',
          en: 'The clinic you attend makes out the file and the transfer, and arranges it with the other; hospitals do not.',
        },
      ],
    },
    isFirm: true,
    steps: [
      step(
        'phone',
        'Muốn đổi nơi uống: nói với cơ sở đang uống ít nhất một hai tuần trước, xin giấy chuyển ghi liều và ngày uống cuối; gọi nơi nhận hỏi ngày bắt đầu, cần giấy gì. Đi vắng ngắn ngày thì hỏi uống nhờ nơi khác hoặc thuốc mang về.',
        'To change clinics: tell the one you attend a week or two before, get a transfer paper with the dose and the last day; call the new one and ask when to begin and which papers. For a short absence ask about doses elsewhere or to take along.',
      ),
      step(
        'pill',
        'Đừng để lỡ liều; lỡ từ ba ngày thì không tự uống lại liều cũ, phải gặp bác sĩ trước vì dễ ngừng thở. Không dùng kèm rượu, thuốc ngủ, ma túy.',
        'Do not miss doses; after three missed days do not take the old dose by yourself, see the doctor first, for breathing may stop. No alcohol, sleeping pills or drugs besides.',
      ),
      step(
        'warning',
        'Gọi 115 ngay nếu có: lơ mơ, gọi khó dậy, thở chậm, môi tím.',
        'Call 115 at once for: drowsiness, being hard to wake, slow breath, blue lips.',
      ),
    ],
    bring: [cards, prescription],
  },
  pain_medicine: {
    heard: `đơn morphin | đơn morphine | thuốc morphin | thuốc morphine | hết morphin | hết morphine | xin morphin | xin morphine | lãnh morphin | lĩnh morphin
      | lấy morphin | lấy morphine | mua morphin | mua morphine | kê morphin | kê morphine | morphin uống | hết thuốc giảm đau … ung thư
      | ung thư … hết thuốc giảm đau | morphine refill | refill … morphine | morphine prescription | more morphine | out of morphine`,
    at: {
      place: {
        vi: 'Bệnh viện đã kê đơn, hoặc trung tâm y tế, bệnh viện gần nhà được cấp thuốc này',
        en: 'The hospital that prescribed it, or one near home that may dispense it',
      },
      department: {
        vi: 'Khoa đã kê đơn, khoa chăm sóc giảm nhẹ hoặc ung bướu',
        en: 'The ward that prescribed it, palliative care or oncology',
      },
      reasons: [
        {
          vi: 'Thuốc giảm đau mạnh cần đơn của bác sĩ và chỉ cấp ở nơi được phép; nơi đã kê giữ hồ sơ nên kê tiếp nhanh nhất.',
          en: 'Strong pain medicine needs a prescription and comes only from places that may give it; whoever prescribed it has the record.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    isForLater: true,
    steps: [
      step(
        'phone',
        'Gọi khoa đã kê đơn khi thuốc còn vài ngày; đã hết thì gọi ngay hôm nay: hỏi kê lại lúc nào, người nhà đi thay được không và cần giấy gì (thường có giấy xác nhận của xã, phường).',
        'Call the ward that prescribed it while a few days are left, or today if it has run out: ask when it can be renewed, whether family may come instead, and with which papers (often one from the commune).',
      ),
      step(
        'question',
        'Đi lại xa: hỏi có thể nhận ở bệnh viện hoặc trung tâm y tế gần nhà không; gọi trước xem nơi đó có thuốc.',
        'If it is far: ask whether a hospital or medical centre near home can give it, and call to see that it has it.',
      ),
      step(
        'pill',
        'Cho uống đúng giờ, không tự ngừng đột ngột, không tự tăng liều; còn đau thì gọi bác sĩ. Mang vỏ và thuốc thừa của đợt trước đến khi nhận đợt mới.',
        'Give it on time; neither stop suddenly nor raise the dose yourselves; if pain remains, call the doctor. Bring boxes and what is left when fetching more.',
      ),
    ],
    bring: [
      cards,
      prescription,
      summary,
      { vi: 'Căn cước của người đi nhận thay', en: 'The identity card of whoever fetches it' },
    ],
    help: {
      vi: 'Thuốc giảm đau không nên đứt quãng: cần người giúp tìm nơi kê tiếp gần nhà.',
      en: 'Pain relief should not break off: someone should help to find who prescribes it near home.',
    },
  },
  refill: {
    heard: `sắp hết thuốc | gần hết thuốc | thuốc sắp hết | thuốc gần hết | thuốc uống sắp hết | thuốc huyết áp sắp hết | thuốc tiểu đường sắp hết | thuốc tim sắp hết | thuốc bảo hiểm sắp hết | ${daysLeft} | xin đơn ở đâu | xin toa ở đâu | ${tabletsLeft} | lấy thuốc ở đâu | lấy thuốc ở mô | lấy thuốc chỗ nào | lấy thuốc gần nhà | lấy thêm thuốc | xin thêm thuốc | hết thuốc huyết áp | hết thuốc tiểu đường | hết thuốc tim | hết thuốc hen | hết thuốc động kinh | hết thuốc tuyến giáp
      | hết insulin | hết thuốc uống hàng ngày | hết thuốc mang theo | quên mang thuốc | quên thuốc ở nhà | để quên thuốc | xin lại đơn thuốc | kê lại đơn
      | kê lại thuốc | kê tiếp thuốc | xin kê đơn | lấy thuốc tiếp | lấy thuốc định kỳ | lấy thuốc hàng tháng | lấy thuốc huyết áp | lấy thuốc tiểu đường
      | lấy thuốc ở trạm | nhận thuốc ở trạm | lĩnh thuốc | lãnh thuốc | nhận thuốc định kỳ | mua thuốc theo đơn cũ | lấy thuốc theo đơn cũ | mua thuốc theo toa cũ | refill
      | ran out of … medication | ran out of … medicine | running out of … medication | running out of … medicine | run out of … medication
      | run out of … pills | pills … run out | tablets … run out | medicine … run out | medication … run out | tablets run out | pills run out | will run out | nearly finished | almost finished | almost out of | nearly out of | get more here | get more of my | run out in | running low | ran out of … pills | forgot … medication | renew … prescription`,
    at: {
      place: {
        vi: 'Nơi đang theo dõi bệnh, hoặc trạm y tế, trung tâm y tế gần chỗ đang ở',
        en: 'Wherever the illness is followed, or the health station or medical centre where you are',
      },
      department: { vi: 'Phòng khám ngoại trú bệnh mạn tính', en: 'Clinic for long-term illnesses' },
      reasons: [
        {
          vi: 'Thuốc bệnh mạn tính được kê tiếp theo đơn cũ ở nơi đang theo dõi; nhiều trạm y tế, trung tâm y tế cũng cấp được thuốc huyết áp, tiểu đường.',
          en: 'A long-term medicine is renewed by whoever follows the illness; many health stations and medical centres also give those for blood pressure and diabetes.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    steps: [
      step(
        'pill',
        'Đừng để đứt thuốc: gọi nơi đang theo dõi, gửi ảnh đơn và vỏ hộp, hỏi lấy tiếp ở đâu, khi nào. Không tự đổi thuốc, không mượn thuốc của người khác.',
        'Do not let it run out: call those who follow the illness, send photos of prescription and boxes, ask where and when to get more. Do not change it yourself or borrow another’s.',
      ),
      step(
        'map',
        'Đang đi xa hoặc muốn lấy gần nhà: hỏi trạm y tế, trung tâm y tế gần nhất có thuốc này không; nhà thuốc bán theo đơn còn hiệu lực.',
        'Away from home, or to get it nearby: ask the nearest health station or medical centre whether it has it; pharmacies sell it on a valid prescription.',
      ),
      step(
        'clock',
        'Thuốc không được thiếu ngày nào (như insulin, động kinh, chống đông, tim, chống thải ghép, ARV): đi lấy khi còn ít nhất một tuần; còn dưới ba ngày thì đi ngay hôm nay, ngoài giờ hỏi bệnh viện gần nhất.',
        'A medicine that must not be missed (such as insulin, or for epilepsy, clots, heart, a transplant or HIV) is fetched while a week is left; with less than three days get it today, out of hours from the nearest hospital.',
      ),
      step(
        'id-card',
        'Có thẻ bảo hiểm y tế: hỏi có nhận được ở nơi này không, cần phiếu hẹn hay phiếu chuyển nào, được cấp cho bao nhiêu ngày.',
        'With a health insurance card: ask whether it can be had here, with which slip, and for how many days.',
      ),
    ],
    bring: [cards, prescription, { vi: 'Sổ khám, kết quả gần nhất', en: 'The record book and the latest results' }],
  },
  hiv_exposure: {
    heard: `lo lây hiv | sợ lây hiv | lo nhiễm hiv | sợ nhiễm hiv | lo bị hiv | sợ bị hiv | sợ hiv | phơi nhiễm hiv | phơi nhiễm với hiv | thuốc phơi nhiễm | thuốc pep
      | uống pep | dự phòng sau phơi nhiễm | exposed to hiv | hiv exposure | need pep | post-exposure prophylaxis | afraid of hiv | worried about hiv`,
    at: {
      place: {
        vi: 'Nơi có thuốc phòng HIV sau phơi nhiễm: bệnh viện có khoa truyền nhiễm, khoa cấp cứu, hoặc CDC tỉnh',
        en: 'A place with HIV prevention medicine: a hospital with an infections ward, an emergency department, or the provincial CDC',
      },
      department: { vi: 'Hỏi thuốc phòng sau phơi nhiễm (PEP)', en: 'Ask for post-exposure prophylaxis (PEP)' },
      reasons: [
        {
          vi: 'Thuốc phòng HIV phải bắt đầu trong 72 giờ sau khi có nguy cơ, càng sớm càng tốt.',
          en: 'HIV prevention medicine must start within 72 hours of the risk, the sooner the better.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    steps: [
      step(
        'clock',
        'Nguy cơ xảy ra chưa quá 72 giờ: đi ngay hôm nay, càng sớm càng tốt, hỏi thuốc phòng HIV sau phơi nhiễm (PEP); ngoài giờ thì đến khoa cấp cứu. Quá 72 giờ: đi tư vấn, xét nghiệm.',
        'If it happened less than 72 hours ago: go today, the sooner the better, and ask for HIV prevention medicine (PEP); out of hours to an emergency department. Later than that: counselling and a test.',
      ),
      whenToTest,
    ],
  },
  emergency_contraception: {
    heard: `thuốc khẩn cấp còn kịp | uống thuốc khẩn cấp được không | mua thuốc khẩn cấp | không dùng bao … khẩn cấp | không bao … khẩn cấp | thuoc khan cap con kip | khong dung bao … khan cap | rách bao … thai | rách bao … bầu | tuột bao … thai | tuột bao … bầu | bể bao … thai | bể bao … bầu | thủng bao … thai | quên bao … thai | không dùng bao … thai | không bao … thai | xuất trong … thai | rach bao … thai | rach bao … bau | tuot bao … thai | tuot bao … bau | be bao … thai | khong dung bao … thai | xuat trong … thai | condom broke | broken condom | condom slipped | unprotected sex … pregnant | tránh thai khẩn cấp | tránh thai 72 | tránh thai 72h | morning after pill | morning-after pill | emergency contraception | emergency contraceptive | plan b`,
    at: {
      place: pharmacy,
      department: pharmacist,
      reasons: [
        {
          vi: 'Thuốc tránh thai khẩn cấp có ở hầu hết nhà thuốc, dùng càng sớm càng tốt; không cần chờ lịch khám.',
          en: 'Most pharmacies have emergency contraception; the sooner the better, and no appointment is needed.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    steps: [
      step(
        'clock',
        'Đi ngay hôm nay, càng sớm càng tốt: đến nhà thuốc gần nhất, nói đã qua bao nhiêu giờ, đang dùng thuốc gì, có đang cho con bú không.',
        'Go today, the sooner the better: to the nearest pharmacy; say how many hours have passed, which medicines you take, and whether you breastfeed.',
      ),
      step(
        'hospital',
        'Đã qua vài ngày, hoặc có bệnh khác: đến phòng khám phụ khoa hoặc kế hoạch hóa gia đình hỏi cách khác (như đặt vòng).',
        'If days have passed, or with another illness: ask a gynaecology or family planning clinic about other ways (such as a coil).',
      ),
      step(
        'note',
        'Nôn ngay sau khi uống thì hỏi lại dược sĩ; trễ kinh thì thử thai. Thuốc này không phòng bệnh lây: lo HIV thì đi trong 72 giờ, càng sớm càng tốt.',
        'If you vomit soon after, ask the pharmacist again; if the period is late, do a test. It protects against no infection: for fear of HIV be seen within 72 hours, the sooner the better.',
      ),
      againstYourWill,
    ],
    bring: [{ vi: 'Tên các thuốc đang dùng', en: 'The names of current medicines' }],
  },
  contraception_taken: {
    heard: `uống thuốc tránh thai khẩn cấp … trước | uống thuốc tránh thai khẩn cấp … sáng nay | uống thuốc tránh thai khẩn cấp … hôm qua
      | uống thuốc tránh thai khẩn cấp hôm | uống thuốc tránh thai khẩn cấp … rồi | uống thuốc tránh thai khẩn cấp … lần
      | đã uống thuốc tránh thai khẩn cấp | vừa uống thuốc tránh thai khẩn cấp | mới uống thuốc tránh thai khẩn cấp | uống thuốc khẩn cấp trong
      | took … morning after | took … morning-after | took … plan b | took … emergency contraception | emergency contraception taken`,
    at: {
      place: pharmacy,
      department: pharmacist,
      reasons: [
        {
          vi: 'Dược sĩ trả lời được về thuốc đã uống; ra máu bất thường hay trễ kinh lâu thì khám phụ khoa.',
          en: 'A pharmacist can answer about the pill; for unusual bleeding or a long delay see gynaecology.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    steps: [
      step(
        'note',
        'Mới uống mà nôn ngay thì hỏi lại dược sĩ. Trễ kinh thì thử thai; vẫn trễ thì khám phụ khoa. Thuốc này không phòng bệnh lây: lo HIV mà chưa quá 72 giờ thì đi ngay hôm nay.',
        'If you vomit soon after it, ask the pharmacist again. If the period is late, do a test; if it stays away, see gynaecology. It protects against no infection: for fear of HIV within 72 hours be seen today.',
      ),
      againstYourWill,
    ],
  },
  hiv_sti_test: {
    heard: `xét nghiệm hiv | test hiv | thử hiv | kiểm tra hiv | xét nghiệm giang mai | xét nghiệm lậu | xét nghiệm bệnh xã hội | xét nghiệm bệnh lây
      | xét nghiệm bệnh tình dục | xét nghiệm ẩn danh | test bệnh xã hội | kiểm tra bệnh xã hội | hiv test | tested for hiv | sti test | std test | sti testing
      | std testing | tested for sti | tested for std | tested for stis | tested for stds | anonymous test | std screen | sti screen | std check | sti check | std panel | sti panel`,
    at: {
      place: {
        vi: 'Phòng tư vấn xét nghiệm của CDC tỉnh, hoặc trung tâm y tế, bệnh viện da liễu',
        en: 'The testing and counselling room of the provincial CDC, a medical centre or a dermatology hospital',
      },
      department: { vi: 'Phòng tư vấn, xét nghiệm tự nguyện', en: 'Voluntary counselling and testing' },
      reasons: [
        {
          vi: 'Ở đó được tư vấn riêng, xét nghiệm kín đáo; nhiều nơi không bắt buộc tên thật. Gọi hỏi trước.',
          en: 'There one is counselled alone and tested in confidence, in many places without one’s real name. Call first.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    steps: [
      step(
        'phone',
        'Gọi CDC tỉnh hoặc trung tâm y tế: hỏi buổi xét nghiệm, có cần tên thật không, giá hay miễn phí, bao lâu có kết quả.',
        'Call the provincial CDC or a medical centre: ask when tests are done, whether a real name is needed, the price, and how long it takes.',
      ),
      whenToTest,
      step(
        'people',
        'Kết quả là chuyện riêng của bạn, nơi xét nghiệm phải giữ kín. Trong lúc chờ: dùng bao cao su, chưa hiến máu.',
        'The result is yours, and must be kept secret. While waiting use condoms and do not give blood.',
      ),
    ],
    bring: [
      {
        vi: 'Căn cước nếu muốn dùng bảo hiểm; ẩn danh thì hỏi trước',
        en: 'Identity card to use insurance; to stay anonymous, ask first',
      },
    ],
  },
  nurse_visit: {
    // Who asks for a nurse because the way is a burden asks for no car.
    heard: `điều dưỡng … nhà thay không | dieu duong … nha thay khong | đến nhà thay ống | tới nhà thay ống | đến nhà thay sonde | tới nhà thay sonde | den nha thay ong | toi nha thay ong | nurse at home to change`,
    ...homeNursing,
  },
  transport: {
    heard: `thuê xe cứu thương | thuê xe cấp cứu | xe cứu thương … chở | xe cứu thương … về | xe cứu thương … tái khám | xe cấp cứu … về nhà | xe cấp cứu … về quê
      | xe chuyển bệnh | xe chở bệnh nhân | xe chở người bệnh | xe đưa bệnh nhân | xe vận chuyển | vận chuyển bệnh nhân | vận chuyển người bệnh | xe có cáng | cáng … đi khám
      | đi xe gì về | xe gì về | xe gì cho | về bằng xe gì | đi bằng xe gì | xe nào chở | xe nào về | =xe nằm | xe giường nằm | thuê xe nằm | cần xe nằm | chở nằm | nằm trên xe | cần xe cứu thương | cần xe cấp cứu | ngồi xe khách được | ngồi xe được không | đi xe khách được | ngồi ô tô được | ngồi xe máy được
      | xe đưa … đi chạy thận | xe lăn … đi khám | non-emergency ambulance | patient transport | hire an ambulance | ambulance to take … home | stretcher`,
    at: {
      place: {
        vi: 'Bệnh viện đang điều trị hoặc sẽ đến, hay dịch vụ vận chuyển người bệnh có giấy phép',
        en: 'The hospital that treats or awaits the patient, or a licensed patient transport service',
      },
      department: {
        vi: 'Tổ xe cứu thương, hoặc Phòng Công tác xã hội',
        en: 'Its ambulance team, or the social work office',
      },
      reasons: [
        {
          vi: 'Việc chở người bệnh ổn định không phải cấp cứu: hỏi xe của bệnh viện hoặc dịch vụ có giấy phép, giữ 115 cho lúc nguy kịch.',
          en: 'Moving a stable patient is no emergency: ask for the hospital’s car or a licensed service, and keep 115 for danger.',
        },
      ],
    },
    isFirm: true,
    steps: [
      step(
        'question',
        'Hỏi bác sĩ hoặc điều dưỡng: người bệnh đi được loại xe nào (ngồi, nằm cáng, thở oxy), có cần nhân viên y tế đi cùng không.',
        'Ask the doctor or nurse how the patient may travel (sitting, on a stretcher, with oxygen) and whether staff must come along.',
      ),
      step(
        'phone',
        'Gọi bệnh viện hỏi xe vận chuyển, hoặc dịch vụ có giấy phép: hỏi giá trọn chuyến theo km, người đi cùng, cáng, oxy, người khiêng cầu thang.',
        'Call the hospital about transport, or a licensed service: ask the full price, who comes along, stretcher, oxygen, and carrying down stairs.',
      ),
      step(
        'clock',
        'Đặt trước một ngày, báo giờ hẹn và địa chỉ có xe vào được; mang thuốc, nước, đồ lót giường và số của khoa.',
        'Book a day ahead with the time and an address a car can reach; take medicines, water, pads and the ward’s number.',
      ),
      step(
        'people',
        'Chi phí nặng: hỏi Phòng Công tác xã hội của bệnh viện có xe hỗ trợ không.',
        'If it costs too much, ask the hospital’s social work office about help.',
      ),
    ],
    bring: [summary, cards, { vi: 'Thuốc đang dùng', en: 'Current medicines' }],
    help: {
      vi: 'Cần sắp xếp xe cho người bệnh: có người gọi giúp sẽ nhanh hơn.',
      en: 'Transport must be arranged: it goes faster with someone who calls around.',
    },
  },
  home_physio: {
    heard: `tập vật lý trị liệu tại nhà | vật lý trị liệu tại nhà | tập vật lý trị liệu ở nhà | phục hồi chức năng tại nhà | tập phục hồi tại nhà | kỹ thuật viên … nhà | tới nhà tập | đến nhà tập | tới tận nhà tập
      | người … tập … tại nhà | visit … for physio | visit … physio | physio … visits | physio … come to | come … for physio | physiotherapist to visit | someone … physio | home physio | home physiotherapy | physiotherapy at home | physio at home | physiotherapist … home`,
    isForLater: true,
    at: {
      place: {
        vi: 'Khoa phục hồi chức năng gần nhà, hoặc dịch vụ vật lý trị liệu tại nhà có giấy phép',
        en: 'A rehabilitation department nearby, or a licensed physiotherapy service at home',
      },
      department: { vi: 'Vật lý trị liệu tại nhà', en: 'Physiotherapy at home' },
      reasons: [
        {
          vi: 'Khoa phục hồi chức năng đánh giá, cho bài tập và giới thiệu được kỹ thuật viên đến nhà.',
          en: 'A rehabilitation department examines the patient, sets the exercises and knows who comes to homes.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    steps: [
      step(
        'phone',
        'Gọi khoa phục hồi chức năng hoặc khoa đã điều trị: hỏi có kỹ thuật viên đến nhà không, mấy buổi một tuần, giá mỗi buổi. Bảo hiểm y tế thường trả khi tập ở bệnh viện, tại nhà thì hỏi trước.',
        'Call the rehabilitation department or the ward: does a therapist come home, how often, at what price. Insurance usually pays for exercises in hospital; for those at home ask first.',
      ),
      step(
        'id-card',
        'Thuê ngoài: hỏi chứng chỉ hành nghề, đưa giấy ra viện để tập đúng; xin bài tập viết ra, người nhà tập thêm mỗi ngày.',
        'When hiring: ask for the licence and show the discharge paper; have the exercises written down, so that the family repeats them daily.',
      ),
      step(
        'people',
        'Yếu nửa người: kê đỡ vai và tay, đổi tư thế, không kéo tay. Sau mổ khớp, gãy xương: đúng tư thế và mức chống chân bác sĩ dặn. Phòng té, uống thuốc đủ. Tập mà đau ngực, khó thở, choáng thì dừng.',
        'With a weak side: support shoulder and arm, change position, never pull the arm. After surgery of a joint or a fracture: the postures and the weight that the surgeon allows. Prevent falls, miss no pills. Stop if there is chest pain, breathlessness or faintness.',
      ),
    ],
    bring: [summary, prescription, { vi: 'Phim, kết quả gần nhất', en: 'Latest scans and results' }],
    help: {
      vi: 'Chăm sóc tại nhà cần nhiều người phối hợp.',
      en: 'Care at home needs several people to work together.',
    },
  },
  home_nursing: {
    heard: `thay ống ăn | thay sonde | thay ống sonde | thay ống thông | thay ống tiểu | thông tiểu tại nhà | đặt sonde … nhà | ống nuôi ăn | cho ăn qua ống | cho ăn qua sonde
      | thay băng tại nhà | thay băng ở nhà | rửa vết thương tại nhà | rửa vết thương ở nhà | chăm vết loét … nhà | chăm sóc vết thương tại nhà | cắt chỉ tại nhà
      | thuê máy thở | thuê điều dưỡng | tiêm tại nhà | tiêm ở nhà | tiêm thuốc tại nhà | tiêm thuốc ở nhà | sonde … chưa thay | ống thông … chưa thay | hút đàm … nhà | hút đờm … nhà | tới nhà hút | đến nhà hút | lấy máu … tại nhà | lấy máu tại nhà | nurse to come | nurse come to | nurse visits | nurse to visit | visit … dressing changes | dressing changes … home | home nurse
      | feeding tube | wound care at home`,
    ...homeNursing,
  },
  invalids_limb: {
    // Who was wounded in the war has an aid of its own, by way of the commune.
    heard: `thương binh … chân giả | thương binh … tay giả | thương binh … chi giả | thương binh … cụt | chân giả … thương binh | tay giả … thương binh | dụng cụ chỉnh hình | sổ chỉnh hình | sổ dụng cụ | thuong binh … chan gia | thuong binh … tay gia | thuong binh … cut | dung cu chinh hinh | war invalid … leg | war invalid … limb | war veteran … prosthe`,
    at: {
      place: {
        vi: 'Ủy ban xã, phường (người có công), rồi trung tâm chỉnh hình được giới thiệu',
        en: 'The commune’s office for people of merit, then the orthopaedic centre that it refers to',
      },
      department: {
        vi: 'Dụng cụ chỉnh hình cho thương binh; đo và làm ở xưởng chân tay giả',
        en: 'Orthopaedic aids for war invalids; measured and made in a limb workshop',
      },
      reasons: [
        {
          vi: 'Thương binh thường được cấp tiền hoặc làm lại chân tay giả theo niên hạn, do ngành người có công lo, không phải thẻ bảo hiểm y tế.',
          en: 'War invalids are usually given money or a new limb every few years by the office for people of merit, not by the health card.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    isForLater: true,
    steps: [
      step(
        'folder',
        'Mang thẻ thương binh, sổ dụng cụ chỉnh hình (nếu có) ra xã, phường hỏi: đã đến hạn làm lại chưa, được cấp bao nhiêu, giới thiệu đến trung tâm chỉnh hình và phục hồi chức năng nào, có tiền xe và tiền ăn ở không. Chưa có sổ thì xin lập.',
        'Take the invalid’s card and the book of aids (if any) to the commune and ask: is a new one due, how much is given, which orthopaedic and rehabilitation centre it refers to, and whether travel and stay are paid. Without a book, ask to have one made.',
      ),
      step(
        'phone',
        'Chân đang lỏng, đau mỏm cụt: gọi trung tâm hỏi chỉnh lại ống, thay lót trong lúc chờ; làm mới thường phải đo và thử vài lần.',
        'If it is loose and the stump hurts: ask the centre to adjust the socket or change the liner meanwhile; a new one is usually measured and fitted several times.',
      ),
      step(
        'firstaid',
        'Mỏm cụt trầy, đỏ: tạm không mang, rửa sạch, để khô; loét hay sưng nóng thì cho bác sĩ xem trước khi đo, khám này dùng thẻ bảo hiểm được.',
        'A chafed or red stump: leave the limb off, wash and dry it; a sore or hot one is seen by a doctor before measuring, and the card pays for that visit.',
      ),
    ],
    bring: [
      cards,
      { vi: 'Thẻ thương binh, sổ dụng cụ chỉnh hình nếu có', en: 'The invalid’s card, and the book of aids if any' },
      { vi: 'Chân tay giả cũ', en: 'The old limb' },
    ],
  },
  prosthesis: {
    // The health insurance law (article 23) leaves artificial limbs and walking aids to the family.
    heard: `chân giả cũ | chân giả … lỏng | chân giả … long | chân giả … làm cái mới | chân giả … làm lại | chan gia cu | chan gia … long | lam chan gia | thay chan gia | làm chân giả | lắp chân giả | thay chân giả | mua chân giả | xin chân giả | chân giả mới | chân giả ở đâu | chân giả … hỏng | chân giả … gãy | ngón tay giả | ngón giả | sửa chân giả | làm tay giả | lắp tay giả | thay tay giả | tay giả ở đâu | tay giả mới | chi giả | new prosthesis | prosthetic leg
      | prosthetic arm | artificial leg | artificial limb | artificial arm`,
    at: {
      place: {
        vi: 'Bệnh viện, trung tâm chỉnh hình và phục hồi chức năng',
        en: 'An orthopaedic and rehabilitation hospital or centre',
      },
      department: { vi: 'Xưởng chân tay giả, dụng cụ chỉnh hình', en: 'The prosthetics and orthotics workshop' },
      reasons: [
        {
          vi: 'Chân tay giả được đo và làm ở nơi có xưởng chỉnh hình, không phải khoa ngoại; danh bạ chưa biết nơi nào gần nhất có xưởng: gọi hỏi các bệnh viện bên dưới giới thiệu đến đâu.',
          en: 'Artificial limbs are measured and made where there is an orthopaedic workshop, not on a surgical ward; the directory cannot tell yet which is the nearest: ask the hospitals below where they refer to.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    isForLater: true,
    steps: [
      step(
        'phone',
        'Gọi trước: nơi đó có đo và làm chân tay giả không, chưa có thì giới thiệu đến đâu; giá từng loại, mấy lần thử, bao lâu có, có chỗ ở lại tập không.',
        'Call first: do they measure and make limbs, or where do they refer to; the price of each kind, how many fittings, how long it takes, and whether one can stay for the exercises.',
      ),
      step(
        'id-card',
        'Bảo hiểm y tế thường không trả chân tay giả (vẫn trả khám, chữa mỏm cụt): hỏi xã, phường giấy khuyết tật và hỗ trợ dụng cụ; hỏi Phòng Công tác xã hội, Hội Chữ thập đỏ, các dự án chân giả, nạn nhân bom mìn.',
        'Health insurance usually does not pay for artificial limbs (it does for the visit and the stump): ask the commune about the disability paper and aids; ask the social work office, the Red Cross, and projects for limbs or mine victims.',
      ),
      step(
        'firstaid',
        'Mỏm cụt trầy, đỏ: tạm không mang chân tay giả, rửa sạch, để khô, cho bác sĩ phục hồi chức năng xem trước khi đo; vết mổ phải lành hẳn.',
        'A chafed or red stump: leave the limb off for now, wash and dry it, and have the rehabilitation doctor look before measuring; the wound must be quite healed.',
      ),
    ],
    bring: [
      cards,
      summary,
      { vi: 'Giấy khuyết tật, giấy hộ nghèo nếu có', en: 'Disability or poor-household papers, if any' },
      { vi: 'Chân tay giả cũ', en: 'The old limb' },
    ],
  },
  stitches_out: {
    heard: `cắt chỉ ở đâu | cắt chỉ ở trạm | cắt chỉ ở nhà | cắt chỉ gần nhà | cắt chỉ khi nào | cắt chỉ lúc nào | cắt chỉ chưa | cắt chỉ được | cắt chỉ không | khi nào cắt chỉ | bao giờ cắt chỉ | bao lâu cắt chỉ | bao lâu thì cắt chỉ | mấy ngày cắt chỉ | mấy ngày thì cắt chỉ | ai cắt chỉ
      | tới ngày cắt chỉ | đến ngày cắt chỉ | tới hẹn cắt chỉ | muốn cắt chỉ | cần cắt chỉ | cắt chỉ luôn | và cắt chỉ | nhờ cắt chỉ | cắt chỉ … ở đâu | cắt chỉ … khi nào | when … stitches out | stitches removed | remove … stitches | stitches be removed`,
    at: smallSurgery,
    isFirm: true,
    steps: [
      step(
        'calendar',
        'Cắt chỉ đúng ngày ghi trên giấy ra viện; thường vùng mặt 5–7 ngày, bụng, đầu 7–10 ngày, tay chân, lưng, khớp 10–14 ngày. Trạm y tế thường làm được: gọi hỏi trước, mang giấy ra viện. Chưa chắc thì gọi khoa đã khâu.',
        'Stitches come out on the day that the discharge paper says; usually 5–7 days for the face, 7–10 for belly and scalp, 10–14 for limbs, back and joints. A health station can usually do it: call first and bring the paper. In doubt ask those who stitched.',
      ),
      step(
        'firstaid',
        'Tới đó giữ vết thương khô sạch, không đắp lá, không tự cắt; vùng khớp thì bớt gập mạnh.',
        'Until then keep it dry and clean, no leaves, do not cut them yourself; over a joint do not bend hard.',
      ),
      step(
        'warning',
        'Đến khám sớm nếu: sốt, vết khâu đỏ lan, chảy mủ, hở ra, chảy máu, đau tăng; sau mổ chân, bắp chân sưng đau hay khó thở thì đi cấp cứu.',
        'Be seen soon for fever, spreading redness, pus, a gap, bleeding or growing pain; after surgery of a leg a swollen painful calf or trouble breathing is an emergency.',
      ),
    ],
    bring: [summary, { vi: 'Thẻ bảo hiểm y tế, căn cước', en: 'Insurance card and identity card' }],
  },
  dressings: {
    heard: `ai thay băng | thay băng ở đâu | thay băng ở trạm | thay băng gần nhà | chỗ thay băng | nơi thay băng | rửa vết thương ở đâu | where … dressing changed | change the dressing`,
    at: smallSurgery,
    isFirm: true,
    steps: [
      step(
        'phone',
        'Thay băng: trạm y tế, trung tâm y tế thường làm được; gọi hỏi giờ, mang giấy ra viện và lời dặn (mấy ngày một lần, loại gạc). Lần đầu nên để bác sĩ xem vết thương, hỏi cả mũi ngừa uốn ván.',
        'Dressings: health stations and medical centres usually change them; call for the hours, bring the discharge paper and the orders (how often, which gauze). The first time let a doctor look at the wound, and ask about tetanus.',
      ),
      step(
        'firstaid',
        'Tới đó giữ khô sạch, rửa nước muối sinh lý, không rắc thuốc, không đắp lá, không bóc vảy.',
        'Until then keep it clean and dry, rinse with saline, no powder, no leaves, no picking.',
      ),
      step(
        'warning',
        'Đến khám sớm nếu: sốt, đỏ lan, chảy mủ hôi, vết thương rộng hay sâu thêm, chảy máu, đau tăng.',
        'Be seen soon for fever, spreading redness, foul pus, a wound that grows or deepens, bleeding, growing pain.',
      ),
    ],
    bring: [summary, cards],
  },
  home_oxygen: {
    heard: `thuê bình oxy | thuê máy oxy | mượn máy oxy | mua máy oxy | mượn bình oxy | mua bình oxy | máy oxy | về nhà thở oxy | về nhà … thở oxy | thở oxy … về nhà | nhà thở oxy | rent … oxygen | oxygen concentrator | bình oxy tại nhà | thở oxy tại nhà | thở oxy ở nhà | máy tạo oxy | oxygen at home | home oxygen`,
    at: {
      place: homeCarers,
      department: { vi: 'Phòng khám phổi đang theo dõi', en: 'The lung clinic that follows the patient' },
      reasons: [
        {
          vi: 'Nơi đang theo dõi biết người bệnh cần bao nhiêu oxy và chỉ được chỗ thuê, mua.',
          en: 'Those who follow the patient know how much oxygen is needed and where to rent or buy.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    isForLater: true,
    steps: [
      step(
        'question',
        'Hỏi bác sĩ đang theo dõi trước khi thuê hay mua máy: có cần oxy ở nhà không, mấy lít, mấy giờ mỗi ngày, có phải đo lại không. Thở đúng số lít đó, không tự tăng; để máy, bình xa bếp lửa, không ai hút thuốc, thắp nhang gần đó.',
        'Before renting or buying, ask the doctor who follows the lungs: is oxygen needed at home, how many litres, how many hours a day, must it be measured again. Keep to that, do not raise it; no stove, smoking or incense near it.',
      ),
      step(
        'phone',
        'Hỏi khoa đang theo dõi chỗ thuê, mua; hỏi người bán giấy tờ máy, bảo hành, người đến sửa, mất điện thì dùng gì.',
        'Ask the ward where to rent or buy; ask the seller about the papers of the machine, the guarantee, repairs, and what to use when the power fails.',
      ),
    ],
  },
  opening_hours: {
    heard: `chụp chủ nhật | chụp được chủ nhật | chụp ngày chủ nhật | chụp thứ bảy | chụp thứ 7 | thứ 7 chụp | thứ bảy chụp | chủ nhật chụp | nhổ thứ 7 | nhổ thứ bảy | nhổ chủ nhật | khám chủ nhật | được chủ nhật
      | siêu âm chủ nhật | xét nghiệm chủ nhật | xét nghiệm thứ 7 | siêu âm thứ 7 | ngoài giờ hành chính | sáng thứ bảy | sáng thứ 7 | chiều thứ bảy | chiều thứ 7 | sáng chủ nhật | chiều chủ nhật | nghỉ thứ bảy | nghỉ thứ 7 | rảnh thứ bảy | rảnh thứ 7 | rảnh chủ nhật | rảnh cuối tuần | vào thứ bảy | vào thứ 7 | vào chủ nhật | vào cuối tuần | nghỉ cuối tuần
      | on saturday | on saturdays | on a saturday | on sunday | on sundays | on the weekend | at the weekend | this weekend | saturday would | saturdays only | saturday is best | prefer saturday | prefer a saturday | weekend would | weekend if possible | saturday morning | sunday morning | sunday afternoon
      | chủ nhật có khám | chủ nhật có làm | thứ bảy có khám | thứ bảy có làm | thứ 7 có khám | thứ 7 có làm | có khám chủ nhật | có khám thứ bảy | có khám thứ 7
      | có làm việc chủ nhật | có làm việc thứ | có làm việc ngày | làm việc … ngày lễ | khám … ngày lễ | khám … ngày tết | ngày tết … khám | dịp tết … khám | ngày lễ … khám
      | có nghỉ lễ | có nghỉ tết | mở cửa mấy giờ | mấy giờ mở cửa | mấy giờ làm việc | mấy giờ khám | đến mấy giờ | giờ làm việc | giờ mở cửa
      | lịch làm việc | khám ngoài giờ | có khám buổi tối | khám buổi tối | khám chiều tối | khám tối | khám dịch vụ thứ | khám thứ 7 | khám thứ bảy | khám cuối tuần | lịch cuối tuần | làm cuối tuần | chụp cuối tuần | lịch thứ 7 | lịch thứ bảy | lịch chủ nhật | liền buổi tối | ngay buổi tối | chụp buổi tối | làm buổi tối | xét nghiệm buổi tối | thử máu buổi tối | lấy máu buổi tối | siêu âm buổi tối | chụp ngoài giờ | xét nghiệm ngoài giờ | lấy máu ngoài giờ | siêu âm ngoài giờ | làm ngoài giờ được | chụp sau giờ | xét nghiệm sau giờ | khám sau giờ | siêu âm sau giờ | tối có làm | tối có khám | buổi tối được không | evening appointment | evening appointments | test in the evening | blood test in the evening | scan in the evening | after work hours | evening clinic | saturday clinic | opening hours | open on | what time … open | open at weekends | open on weekends`,
    steps: [
      step(
        'phone',
        'Giờ ngày lễ, Chủ nhật mỗi nơi một khác và hay đổi: gọi tổng đài của bệnh viện hỏi trước, hỏi cả giờ nhận số cuối.',
        'Hours on Sundays and holidays differ and change: call the hospital first, and ask until when numbers are given.',
      ),
      step(
        'clock',
        'Ngày thường phòng khám thường làm sáng từ 7 giờ và chiều đến khoảng 16 giờ 30; Chủ nhật, ngày lễ thường chỉ có khám dịch vụ hoặc nghỉ. Cấp cứu mở cả ngày đêm.',
        'On working days clinics usually run from 7:00 until about 16:30; on Sundays and holidays there is often only paid service, or none. Emergency departments never close.',
      ),
    ],
  },
  planned_stay: {
    bring: [
      { vi: 'Giấy hẹn nhập viện hoặc hẹn mổ', en: 'The slip for the admission or the operation' },
      cards,
      { vi: 'Phiếu chuyển hoặc giấy hẹn còn hạn', en: 'A valid referral or appointment slip' },
      summary,
      prescription,
      {
        vi: 'Đồ dùng cá nhân, tiền tạm ứng, căn cước của người chăm',
        en: 'Personal things, the deposit, the carer’s identity card',
      },
    ],
    heard: `chọn ngày mổ | chọn ngày sinh | đăng ký sinh | đăng ký đẻ | đăng ký mổ | dời lịch mổ | đổi lịch mổ | planned caesarean | planned cesarean | scheduled caesarean | planned admission`,
    steps: [
      step(
        'phone',
        'Gọi khoa hoặc phòng hẹn đã cho lịch: xác nhận ngày giờ, đến cửa nào; muốn đổi thì báo sớm. Chưa có lịch: ngày mổ, ngày sinh do bác sĩ khám rồi hẹn.',
        'Call the ward or desk that gave the date: confirm day, hour and where to come; tell them early of a change. Without a date: the doctor sets it after a visit.',
      ),
      step(
        'question',
        'Hỏi trước: nhịn ăn uống từ mấy giờ, thuốc nào ngừng hay vẫn uống (nhất là chống đông, tiểu đường, huyết áp), ai được ở lại, tạm ứng bao nhiêu.',
        'Ask beforehand: from when to fast, which medicines to stop or keep (above all blood thinners, diabetes, blood pressure), who may stay, and the deposit.',
      ),
    ],
  },
  english_speaking: {
    heard: `english speaking | english-speaking | speak … english | speaks … english | some english | pacific cross | bupa | cigna | allianz care | aetna | luma health | vietnamese health insurance | how do i use the insurance | how do i use my insurance | how to use my insurance | english or french | french or english | french speaking | speaks french | speak english | speaks english | in english | bác sĩ nói tiếng anh | nói được tiếng anh | biết tiếng anh | phiên dịch
      | người nước ngoài | khách du lịch nước ngoài | foreigner | foreigners | expat | tourist | travel insurance | don't speak vietnamese
      | do not speak vietnamese | bảo hiểm du lịch`,
    steps: [
      step(
        'phone',
        'Gọi trước hỏi có bác sĩ hoặc người hỗ trợ tiếng Anh, giá và cách trả; phòng khám quốc tế, khoa dịch vụ thường có. Bệnh viện công thì nên có người dịch đi cùng.',
        'Call first: is there an English-speaking doctor or helper, what does it cost, how is it paid. International clinics and private wings usually have one; for a public hospital bring an interpreter.',
      ),
      step(
        'id-card',
        'Gọi đường dây của hãng bảo hiểm trên thẻ trước khi đi: nơi nào được bảo lãnh, cần giấy gì. Mang hộ chiếu; giữ hóa đơn, báo cáo y tế để thanh toán sau.',
        'Call your insurer’s hotline on the card before you go: which places bill it directly, and which papers it wants. Bring your passport; keep invoices and the medical report for a claim.',
      ),
    ],
    bring: [
      { vi: 'Hộ chiếu', en: 'Passport' },
      { vi: 'Thẻ và số đường dây của hãng bảo hiểm', en: 'Insurance card and the insurer’s hotline' },
      { vi: 'Tên gốc (hoạt chất) của thuốc đang dùng', en: 'Generic names of current medicines' },
      { vi: 'Thẻ ngân hàng hoặc tiền cho khoản đặt cọc', en: 'A bank card or cash for a deposit' },
    ],
    help: {
      vi: 'Cần người giúp về ngôn ngữ và bảo hiểm nước ngoài.',
      en: 'Help with the language and foreign insurance is useful.',
    },
  },
  large_scan: {
    isForLater: true,
    heard: `chụp mri | chụp cộng hưởng từ | chụp pet | pet ct | pet-ct | đo loãng xương | đo mật độ xương | dexa | mri scan | an mri | bone density`,
    steps: [
      step(
        'phone',
        'Không phải nơi nào cũng có máy này: gọi trước hỏi nơi này có làm không, lịch hẹn, giá, bao lâu có kết quả.',
        'Not every place has it: call first to ask whether it is done here, the date, the price and when the result comes.',
      ),
      step(
        'note',
        'Có phiếu chỉ định của bác sĩ thì mang theo: bảo hiểm thường chỉ trả khi có chỉ định. Tự làm thì thường tự trả; kết quả nên có bác sĩ đọc cùng.',
        'Bring the doctor’s order if there is one: insurance usually pays only with an order. At your own wish you usually pay; have a doctor go through the result.',
      ),
    ],
  },
  fasting: {
    heard: `có cần nhịn ăn | có phải nhịn ăn | cần nhịn ăn không | nhịn ăn không | phải nhịn ăn không | nhịn ăn bao lâu | nhịn ăn mấy tiếng | nhịn đói không | need to fast | fasting required | should i fast`,
    steps: [
      step(
        'fasting',
        'Thử đường, mỡ máu: nhịn ăn 8–12 giờ; siêu âm bụng: 4–8 giờ; nội soi dạ dày: ít nhất 6 giờ; vẫn uống nước lọc được. Thử nước tiểu, X-quang, điện tim và nhiều xét nghiệm khác không cần nhịn. Người tiểu đường hỏi bác sĩ trước khi nhịn.',
        'For sugar and fats: no food for 8–12 hours; ultrasound of the belly: 4–8; endoscopy of the stomach: at least 6; water is fine. Urine, X-ray, ECG and many other tests need none. People with diabetes ask a doctor before fasting.',
      ),
      step(
        'pill',
        'Hẹn buổi sáng sớm cho đỡ đói, mang đồ ăn nhẹ để ăn ngay khi xong; thuốc uống buổi sáng: hỏi trước có uống không.',
        'Come early in the morning and bring a snack for afterwards; ask beforehand whether to take the morning medicines.',
      ),
    ],
  },
  inpatient_question: {
    heard: '',
    at: {
      place: { vi: 'Bệnh viện đang điều trị', en: 'The hospital where the patient is' },
      department: {
        vi: 'Bác sĩ điều trị, điều dưỡng trưởng của khoa đang nằm',
        en: 'The treating doctor and the head nurse of the ward',
      },
      reasons: [
        {
          vi: 'Người bệnh đang nằm viện: mọi việc hỏi ngay khoa đang nằm, không cần đi khám nơi khác.',
          en: 'The patient is in hospital: all of this is asked on the ward; there is no need to go elsewhere.',
        },
      ],
    },
    isFirm: true,
    steps: [
      step(
        'people',
        'Hỏi bác sĩ điều trị lúc đi buồng: bệnh đang thế nào, sắp làm gì, dự kiến khi nào về. Ghi sẵn 3–5 câu; cử một người nhà làm đầu mối.',
        'Ask the treating doctor on the round: how it stands, what comes next, when to expect discharge. Write down 3–5 questions and let one relative do the asking.',
      ),
      step(
        'note',
        'Giấy tờ, phòng, giờ thăm, người ở lại: hỏi điều dưỡng trưởng. Bảo hiểm, tạm ứng: hỏi quầy thu hoặc tổ bảo hiểm của bệnh viện.',
        'Papers, room, visiting hours, who may stay: ask the head nurse. Insurance and deposit: ask the cashier or the insurance desk.',
      ),
      step(
        'question',
        'Khó khăn về tiền, chỗ ở, hay chưa vừa ý: gặp Phòng Công tác xã hội, hoặc đường dây nóng ghi ở bệnh viện.',
        'For trouble with money or lodging, or a complaint: see the social work office or call the hotline posted in the hospital.',
      ),
      step(
        'warning',
        'Người bệnh mệt hơn hay có gì lạ: báo ngay bác sĩ, điều dưỡng của khoa.',
        'If the patient feels worse or anything seems odd, tell the ward’s doctor or nurse at once.',
      ),
    ],
    bring: [cards, { vi: 'Thuốc đang uống từ trước khi nhập viện', en: 'Medicines taken before admission' }],
  },
} as const satisfies Record<string, Errand>;
