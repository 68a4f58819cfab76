import { step } from '../next-steps/step.ts';
import type { Errand } from './errand.ts';

const identity = { vi: 'Căn cước hoặc hộ chiếu', en: 'Identity card or passport' };
const photos = {
  vi: 'Ảnh chân dung mới: hỏi trước cỡ và số lượng',
  en: 'Recent photos: ask first which size and how many',
};

/** Papers and tests that somebody else asks for. Ours, from how such papers are usually given; not reviewed. */
export const paperErrands = {
  work_permit: {
    isSelfPaid: true,
    isForLater: true,
    heard: 'giấy phép lao động | work permit | khám sức khỏe cho người nước ngoài',
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'question',
        'Nơi ghi ở trên có phòng khám sức khỏe nên thường cấp được giấy này; chỉ nơi đủ điều kiện khám sức khỏe mới cấp, nên gọi xác nhận có mẫu cho người lao động nước ngoài. Giấy thường có giá trị 12 tháng từ ngày ký; hỏi công ty có danh sách nơi được nhận không.',
        'The place above has a health check clinic and so usually issues it; only places licensed for health checks may, so confirm by phone that it does the form for foreign workers. It usually counts for 12 months from signing; ask your employer whether there is a list of accepted places.',
      ),
      step(
        'phone',
        'Gọi bệnh viện: có khám sức khỏe cho người nước ngoài xin giấy phép lao động không, có người nói tiếng Anh, giá, mấy ngày có. Bảo hiểm y tế thường không trả.',
        'Call the hospital: does it do health checks for foreigners’ work permits, does someone speak English, the price, how many days. Health insurance usually does not pay.',
      ),
      step(
        'fasting',
        'Đến buổi sáng, nhịn ăn 8 giờ để thử máu, vẫn uống nước lọc; đeo kính nếu dùng, mang đơn thuốc đang uống.',
        'Come in the morning after 8 hours without food, water is fine; wear your glasses and bring prescriptions.',
      ),
    ],
    bring: [
      { vi: 'Hộ chiếu bản chính và bản sao, visa', en: 'Passport with a copy, and the visa' },
      photos,
      { vi: 'Mẫu hoặc thư của công ty, nếu có', en: 'The employer’s form or letter, if any' },
      { vi: 'Đơn thuốc đang dùng, sổ tiêm chủng nếu có', en: 'Prescriptions and vaccination record, if any' },
    ],
  },
  abroad_certificate: {
    isSelfPaid: true,
    isForLater: true,
    heard: `khám sức khỏe … visa | khám visa | khám sức khỏe … định cư | khám sức khỏe … du học | khám sức khỏe … đi nước ngoài | khám sức khỏe … học nước ngoài | khám sức khỏe … làm nước ngoài | khám sức khỏe … việc nước ngoài | khám sức khỏe … xuất khẩu
      | khám … xuất khẩu lao động | xuất khẩu lao động … khám | xklđ … khám | khám … xklđ | khám sức khỏe … đi nhật | khám sức khỏe … đi hàn | khám sức khỏe … đài loan | giấy khám sức khỏe … nước ngoài
      | giấy khám sức khỏe … visa | visa medical | medical … visa | immigration medical | health check … visa`,
    at: {
      place: {
        vi: 'Nơi khám do đại sứ quán, công ty hoặc trường chỉ định',
        en: 'The clinic named by the embassy, the company or the school',
      },
      department: { vi: 'Bộ phận khám sức khỏe đi nước ngoài', en: 'Health checks for going abroad' },
      reasons: [
        {
          vi: 'Giấy khám để đi nước ngoài thường chỉ được nhận khi khám ở nơi mà bên yêu cầu đã chỉ định.',
          en: 'For going abroad a certificate usually counts only from a place that those who ask for it have named.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'question',
        'Hỏi đại sứ quán, công ty hoặc trường: danh sách nơi khám được nhận, theo mẫu nào, giấy có giá trị bao lâu. Bệnh viện ở tỉnh có trong danh sách thì khám gần nhà được; không có thì mới đi thành phố.',
        'Ask the embassy, company or school for the list of accepted places, the form, and how long the certificate counts. If a hospital of your province is on the list, go there; if not, to the city.',
      ),
      step(
        'phone',
        'Gọi nơi đó đặt lịch; hỏi giá, ngày trả kết quả, có cần nhịn ăn không, kết quả giao tay hay gửi thẳng.',
        'Call that place to book; ask the price, when results come, whether to fast, and whether they are handed over or sent directly.',
      ),
      step(
        'note',
        'Khai đúng bệnh và thuốc đang dùng, mang sổ tiêm chủng: nhiều nước hỏi các mũi đã tiêm.',
        'State illnesses and medicines truthfully, and bring the vaccination book: many countries ask for it.',
      ),
    ],
    bring: [
      { vi: 'Hộ chiếu, căn cước', en: 'Passport and identity card' },
      photos,
      { vi: 'Thư hoặc mẫu của bên yêu cầu', en: 'The letter or form of those who ask for it' },
      { vi: 'Sổ tiêm chủng, đơn thuốc đang dùng nếu có', en: 'Vaccination book and prescriptions, if any' },
    ],
  },
  health_certificate: {
    isSelfPaid: true,
    isForLater: true,
    heard: `giấy khám sức khỏe | giấy khám sức khoẻ | giấy chứng nhận sức khỏe | khám sức khỏe … xin việc | khám sức khỏe … đi làm | khám sức khỏe … nhập học | khám sức khỏe … kết hôn | giấy sức khỏe | health certificate | medical certificate for | fit to work`,
    isPaper: true,
    steps: [
      step(
        'question',
        'Hỏi nơi cần giấy (trường, công ty): theo mẫu nào, cần xét nghiệm gì, giấy có giá trị bao lâu (thường 12 tháng).',
        'Ask those who want it (school, employer) for which form, which tests, and how long it counts (usually 12 months).',
      ),
      step(
        'phone',
        'Gọi trước: nơi này có cấp loại giấy đó không, buổi nào, giá bao nhiêu, khi nào lấy. Loại giấy này bảo hiểm y tế thường không trả.',
        'Call first: does this place give that certificate, when, at what price, and when is it ready. Health insurance usually does not pay for it.',
      ),
      step(
        'note',
        'Đến đầu giờ sáng ngày làm việc, nhiều nơi trả giấy trong ngày; mang căn cước và ảnh, đeo kính nếu vẫn dùng, nói rõ bệnh và thuốc đang uống.',
        'Go early in the morning of a working day, many places give the paper the same day; bring identity card and photos, wear your glasses, and tell of illnesses and medicines.',
      ),
    ],
    bring: [
      identity,
      photos,
      { vi: 'Mẫu giấy của nơi yêu cầu, nếu có', en: 'The form of those who ask for it, if there is one' },
    ],
  },
  drug_test: {
    isSelfPaid: true,
    isForLater: true,
    heard: `xét nghiệm ma túy | xét nghiệm ma tuý | test ma túy | test ma tuý | thử ma túy | kiểm tra ma túy | xét nghiệm chất gây nghiện | drug test | drug screening`,
    isPaper: true,
    steps: [
      step(
        'phone',
        'Gọi trước hỏi: có xét nghiệm ma túy và cấp giấy kết quả có dấu không, mấy chất, giá, bao lâu có. Bảo hiểm y tế thường không trả.',
        'Call first: is the test done here with a stamped result, for how many substances, the price, how long. Health insurance usually does not pay.',
      ),
      step(
        'note',
        'Nói trước các thuốc đang uống (giảm ho, giảm đau, an thần), mang đơn: vài thuốc làm kết quả khó đọc. Nơi yêu cầu nước tiểu thường cần lấy tại chỗ.',
        'Name the medicines you take (for cough, pain, sleep) and bring the prescription: some make the result hard to read. Urine is usually given on the spot.',
      ),
    ],
    bring: [identity, { vi: 'Đơn thuốc đang uống, nếu có', en: 'Prescriptions of current medicines, if any' }],
  },
  disability_paper: {
    heard: `giấy khuyết tật | xin xe lăn | cần xe lăn | hỗ trợ xe lăn | xe lăn … nhà nước | hỗ trợ của nhà nước | giấy xác nhận khuyết tật | giấy chứng nhận khuyết tật | xác nhận khuyết tật | xác định khuyết tật | mức độ khuyết tật | hồ sơ khuyết tật | làm khuyết tật | thẻ khuyết tật | trợ cấp khuyết tật | trợ cấp người khuyết tật
      | chế độ khuyết tật | chế độ người khuyết tật | disability certificate | disability paper | disability papers | disability allowance`,
    at: {
      place: { vi: 'Ủy ban nhân dân xã, phường nơi cư trú', en: 'The People’s Committee of the commune or ward' },
      department: {
        vi: 'Bộ phận một cửa: hồ sơ xác định mức độ khuyết tật',
        en: 'Its public desk: the degree of disability',
      },
      reasons: [
        {
          vi: 'Giấy xác nhận khuyết tật do xã, phường cấp sau khi hội đồng của xã xác định mức độ; bệnh viện chỉ cho giấy tờ về bệnh.',
          en: 'The disability paper is issued by the commune after its council has determined the degree; hospitals only give the medical papers.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'id-card',
        'Nộp đơn xin xác định mức độ khuyết tật ở xã, phường nơi cư trú, kèm giấy ra viện, kết luận của bệnh viện; người bệnh không đi được thì nhờ hội đồng đến nhà. Xã không kết luận được thì chuyển lên Hội đồng giám định y khoa.',
        'Hand in the request to determine the degree of disability at the commune, with discharge papers and the hospital’s findings; if the patient cannot come, ask the council to visit. What the commune cannot decide goes to the medical assessment council.',
      ),
      step(
        'question',
        'Hỏi luôn: khuyết tật nặng, đặc biệt nặng được trợ cấp hằng tháng bao nhiêu, người chăm có được hỗ trợ không, thẻ bảo hiểm y tế, xe lăn hoặc dụng cụ (hỏi cả Hội Chữ thập đỏ, Hội người khuyết tật).',
        'Ask as well: the monthly allowance for severe disability, support for the carer, the insurance card, a wheelchair or aids (the Red Cross and the association of people with disabilities too).',
      ),
      step(
        'folder',
        'Thiếu giấy về bệnh: xin tóm tắt bệnh án ở nơi đã điều trị.',
        'If medical papers are missing, ask those who treated for a summary of the record.',
      ),
    ],
    bring: [
      { vi: 'Căn cước hoặc giấy khai sinh, VNeID', en: 'Identity card or birth certificate, VNeID' },
      { vi: 'Giấy ra viện, tóm tắt bệnh án, kết quả khám', en: 'Discharge papers, summary and findings' },
    ],
  },
  sick_leave: {
    heard: `giấy nghỉ ốm | giấy nghỉ bệnh | giấy nghỉ việc | giấy nghỉ hưởng | nghỉ hưởng bảo hiểm xã hội | nghỉ việc hưởng | xin giấy nghỉ | giấy c65
      | giấy nghỉ dưỡng thai | nghỉ dưỡng thai | giấy xác nhận nghỉ | sick leave | sick note | medical leave`,
    steps: [
      step(
        'note',
        'Giấy nghỉ việc hưởng bảo hiểm xã hội do bác sĩ khám cho chính đợt này cấp: xin ngay trong buổi khám, hỏi nơi khám có được cấp không. Nằm viện thì dùng giấy ra viện.',
        'The sick-leave paper for social insurance comes from the doctor who sees you for this illness: ask during the visit, and first whether the place may give it. After a stay the discharge paper serves.',
      ),
      step(
        'id-card',
        'Nói rõ tên cơ quan và mã số bảo hiểm xã hội, xem lại họ tên, ngày nghỉ, chữ ký và dấu trước khi về; nộp cho cơ quan sớm, hỏi hạn nộp.',
        'Give your employer’s name and your social insurance number; check name, days, signature and stamp before leaving; hand it in early and ask by when.',
      ),
    ],
  },
  dna_test: {
    isSelfPaid: true,
    heard: `xét nghiệm adn | giám định adn | thử adn | làm adn | test adn | adn cha con | xét nghiệm huyết thống | xác định huyết thống | xét nghiệm dna | dna test
      | paternity`,
    at: {
      place: {
        vi: 'Trung tâm xét nghiệm ADN, hoặc viện pháp y nếu cần giấy tờ',
        en: 'A DNA laboratory or, for official papers, an institute of forensic medicine',
      },
      department: { vi: 'Bộ phận xét nghiệm huyết thống', en: 'Kinship testing' },
      reasons: [
        {
          vi: 'Xét nghiệm huyết thống thường làm ở trung tâm chuyên về ADN, không phải khám ở khoa nào của bệnh viện.',
          en: 'Kinship is usually tested by laboratories for DNA; no hospital department needs to see you.',
        },
      ],
    },
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'question',
        'Xác định trước để làm gì: chỉ để biết thì làm tự nguyện; để khai sinh, ra tòa hay định cư thì hỏi nơi nhận kết quả yêu cầu trung tâm nào.',
        'Decide what it is for: to know for oneself any such laboratory will do; for a birth record, a court or emigration ask which laboratory’s result is accepted.',
      ),
      step(
        'phone',
        'Gọi hỏi giá, bao lâu có kết quả, lấy mẫu gì (máu, niêm mạc miệng), ai phải có mặt và ký. Bảo hiểm y tế thường không trả.',
        'Call for the price, how long it takes, which sample (blood, a swab of the mouth), and who must come and sign. Health insurance usually does not pay.',
      ),
      step(
        'people',
        'Việc này dễ chạm lòng người trong nhà, nhất là trẻ nhỏ: giữ kín, và nói chuyện với người mình tin trước khi nhận kết quả.',
        'It touches everyone in a family, children most: keep it private, and talk with someone you trust before the result comes.',
      ),
    ],
    bring: [
      identity,
      { vi: 'Giấy khai sinh của con, nếu xét nghiệm cho trẻ', en: 'The birth certificate, where a child is tested' },
    ],
  },
} as const satisfies Record<string, Errand>;
