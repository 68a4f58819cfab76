import { step } from '../next-steps/step.ts';
import { inDanger } from './mother-words.ts';
import type { Topic } from './topic.ts';

/** Whoever is not to be left for days. */
const inDespair =
  'muốn chết | không muốn sống | chết cho xong | tự tử | tự làm hại | uống thuốc cho hết | nghĩ uống thuốc | nghĩ dại | nhảy sông | nhảy lầu | biến mất | want to die | kill myself | suicide';
const safeAbortion = step(
  'hospital',
  'Chỉ làm ở bệnh viện hoặc cơ sở được cấp phép, càng sớm càng an toàn: siêu âm tuổi thai trước, được tư vấn riêng và giữ kín. Không mua thuốc trên mạng tự uống. Từ 18 tuổi tự ký; dưới 18 thì cần người giám hộ, nói riêng với bác sĩ. Hỏi luôn cách tránh thai sau đó.',
  'Only in a hospital or licensed clinic, the earlier the safer: first an ultrasound of the weeks, with counselling in private and in confidence. Do not buy pills online. From 18 you sign yourself; under 18 a guardian is needed, so speak to the doctor alone. Ask about contraception afterwards.',
);
/** What makes any bleeding more than a visit. */
const heavy = `ồ ạt | ào ào | xối xả | ra nhiều | máu nhiều | nhiều máu | rất nhiều | máu cục | cục máu | ướt đẫm | ướt băng | thay băng | miếng băng | băng mỗi giờ | choáng | ngất | xỉu | lả | tái | xanh xao | chóng mặt | hoa mắt | tim đập nhanh | khó thở | đau bụng dữ | đau dữ | đau nhiều | sốt | chống đông | sintrom | warfarin | xarelto | heavy | heavily | soaked | soaking | clots | dizzy | faint | fainted | fainting | pale | breathless | fever | severe pain | blood thinner`;
const breastPictures = `nhũ ảnh | tầm soát ung thư vú | tầm soát vú | tầm soát … vú | khám vú | mammogram | breast screening`;
const lumps = `cục … vú | khối … vú | hạch … vú | sờ thấy cục | sờ có cục | sờ thấy khối | u vú | birads | bi-rads | tiết dịch | đau vú | lump`;
const menopauseIsMore = `ra máu | ra huyết | ra ít máu | ra ít huyết | rong kinh | rong huyết | ra nhiều | kinh nhiều | thay … băng | băng … ngày | ào | đau ngực | tức ngực | khó thở | ngất | sốt | muốn chết | không muốn sống | bleeding | chest pain | fever`;
const menopause: Omit<Topic, 'heard'> = {
  who: 'woman',
  yearsMin: 40,
  about: 'gynecology',
  of: 'gynecology endocrinology psychiatry general_internal',
  isLeading: true,
  within: '14d',
  says: step(
    'note',
    'Bốc hỏa, mất ngủ, cáu gắt, hồi hộp quanh tuổi mãn kinh: khám phụ khoa trước, hỏi điều trị (nội tiết hay không nội tiết); hồi hộp thì xin đo điện tim, thử tuyến giáp, công thức máu. Ghi ngày kinh, cơn nóng, giờ ngủ; phòng mát, áo dễ cởi, bớt cà phê, rượu. Không tự mua nội tiết, thuốc ngủ; buồn nhiều thì gặp thêm tâm lý.',
    'Hot flushes, bad sleep, temper and palpitations around menopause: gynaecology first, and ask about treatment with or without hormones; with palpitations an ECG, thyroid and blood count. Note periods, flushes and sleep; a cool room, layers, less coffee and alcohol. No hormones or sleeping pills of your own; if very low see psychology too.',
  ),
  watch: {
    vi: 'đau ngực, ngất, khó thở, ra máu lại sau một năm hết kinh, có ý nghĩ muốn chết',
    en: 'chest pain, fainting, trouble breathing, blood again after a year without periods, thoughts of dying',
  },
};
const discharge = `khí hư | huyết trắng | ngứa vùng kín | ngua … vung kin | ngứa … vùng kín | vùng kín … ngứa | ngứa cửa mình | ngứa âm đạo | ngứa âm hộ | nấm âm đạo | nấm vùng kín | viêm âm đạo | viêm phụ khoa | dịch âm đạo | vùng kín … mùi | vùng kín có mùi | ra nhiều dịch | bacterial vaginosis | thrush | vaginal discharge | vaginal itching | mùi vùng kín | mui vung kin | itchy down there | smelly discharge | yeast infection`;
/** Beside these it may have risen to the womb, or be a child's matter. */
const dischargeIsMore = `máu | hồng | nâu | sốt | ớn lạnh | rét run | đau bụng | đau bụng dưới | bụng dưới | trằn bụng | ra máu | ra huyết | lẫn máu | dịch nâu | bầu | thai | sinh | sanh | sảy | hút thai | đặt vòng | vòng | loét | mụn nước | nổi hạch | sưng | mủ | đau dữ | đau nhiều | fever | pain | bleeding | blood | pregnant | sore | blisters`;
const ofDischarge: Omit<Topic, 'heard'> = {
  who: 'woman',
  about: 'gynecology',
  of: 'gynecology obstetrics dermatology',
  isLeading: true,
  within: '3d',
  says: step(
    'note',
    'Không thụt rửa, không tự đặt thuốc, hai ngày trước khám không quan hệ để lấy mẫu cho đúng; đồ lót thoáng. Có thai hay cho bú thì nói ngay để chọn thuốc; hỏi bạn tình có cần chữa cùng không.',
    'No douching, no vaginal medicine of your own, no sex for two days before so that the sample is right; airy underwear. Say if pregnant or breastfeeding, so that the medicine fits; ask whether the partner needs treatment.',
  ),
  watch: {
    vi: 'sốt, đau bụng dưới nhiều, ra máu; có thai thì thêm ra nước ối',
    en: 'fever, strong pain in the lower belly, bleeding; in pregnancy also leaking waters',
  },
};

/** Ending a pregnancy, discharge, menopause, screening and help to conceive. Ours, from common national and WHO advice; not reviewed. */
export const wombTopics: readonly Topic[] = [
  {
    heard: `bỏ thai | phá thai | đình chỉ thai | không giữ thai | không muốn giữ | hút thai | muốn bỏ cái thai | abortion | terminate … pregnancy | termination`,
    unless: `${inDanger} | ép bỏ | bắt bỏ | đã phá thai | sau phá thai | phá thai xong | hút thai xong | sau hút thai | mới hút thai | từng phá thai | after abortion`,
    who: 'woman',
    about: 'obstetrics',
    atMost: 'routine',
    isLeading: true,
    within: '3d',
    isWished: true,
    saidWithout: `cần bỏ thai | phải bỏ thai | nên bỏ thai | lỡ uống | lỡ chụp | siêu âm sạch | sieu am sach | kinh lại | kinh lai | phá thai … tuần rồi`,
    says: safeAbortion,
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, đau bụng dữ dội, sốt, choáng ngất',
      en: 'soaking a pad every hour, severe belly pain, fever, fainting',
    },
  },
  {
    heard: `chưa thể giữ | không thể giữ | lỡ … không giữ được | lỡ có thai … chưa muốn | lỡ có bầu … chưa muốn | lỡ dính bầu | lỡ mang thai | lo co thai … khong giu | lo co bau … khong giu | lo co thai … chua muon | chưa muốn sinh | chưa sẵn sàng có con | không định giữ | không giữ lại | có thai ngoài ý muốn | mang thai ngoài ý muốn | có bầu ngoài ý muốn | chấm dứt thai | unwanted pregnancy | end the pregnancy`,
    beside:
      'có thai | mang thai | cái thai | thai … tuần | có bầu | mang bầu | cái bầu | thử que | 2 vạch | hai vạch | trễ kinh | pregnant | pregnancy',
    unless: `${inDanger} | ${inDespair} | thai lưu | tim thai | dị tật | sảy | muốn giữ | bác sĩ nói | bác sĩ bảo | bs nói | bs bảo | keep it | ép bỏ | bắt bỏ | đã phá thai | sau phá thai | phá thai xong | hút thai xong | sau hút thai | mới hút thai | từng phá thai | after abortion | uống thuốc cho hết | nghĩ uống thuốc | nghĩ đến cái chết | nghĩ quẩn`,
    who: 'woman',
    about: 'obstetrics',
    atMost: 'routine',
    isLeading: true,
    within: '3d',
    says: safeAbortion,
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, đau bụng dữ dội, sốt, choáng ngất',
      en: 'soaking a pad every hour, severe belly pain, fever, fainting',
    },
  },
  {
    heard: discharge,
    unless: `${dischargeIsMore} | thai ngoài | hiếp | xâm hại | raped`,
    ...ofDischarge,
    atMost: 'routine',
  },
  {
    heard: discharge,
    beside: dischargeIsMore,
    unless: 'thai ngoài | hiếp | xâm hại | raped',
    ...ofDischarge,
  },
  {
    // Bad nights with hot flushes are the womb's years before they are the mind's.
    heard: `tiền mãn kinh | triệu chứng mãn kinh | rối loạn mãn kinh | phải mãn kinh | do mãn kinh | sắp mãn kinh | từ khi mãn kinh | từ ngày mãn kinh | từ hồi mãn kinh | tuổi mãn kinh | vào tuổi mãn kinh | sau mãn kinh | nóng bừng | bừng mặt | mặt bừng | bừng nóng | bốc hỏa | bốc hoả | boc hoa | cơn nóng | nong bung | menopausal | menopausal symptoms | perimenopause | hot flushes | hot flashes | hot flush | hot flash`,
    unless: menopauseIsMore,
    ...menopause,
  },
  {
    heard: `người nóng ran | nóng ran | nóng hừng hực | hừng hực | nóng trong người | vã mồ hôi đêm | mồ hôi đêm | đêm … mồ hôi | đổ mồ hôi | toát mồ hôi | nong ran | do mo hoi | night sweats | sweating at night`,
    beside: `kinh lúc có lúc không | kinh lúc có | kinh thưa | kinh … không đều | hết kinh | tắt kinh | mất kinh | kinh … không có | kinh nửa năm | kinh luc co luc khong | het kinh | tat kinh | mãn kinh | periods stopped | no periods | irregular periods | periods … irregular`,
    unless: `${menopauseIsMore} | bốc hỏa | sụt cân | ho kéo dài | weight loss | cough`,
    ...menopause,
  },
  {
    heard: `mãn kinh | hết kinh … năm | tắt kinh … năm | tat kinh … nam | het kinh … nam | hết kinh lâu | tắt kinh lâu | sạch kinh … năm | menopause | postmenopausal`,
    beside: `ra máu | ra huyết | ra ít máu | ra ít huyết | ra it huyet | ra chút huyết | huyết hồng | ra huyết lại | ra chút máu | ra tí máu | thấy máu | có máu | máu nâu | máu hồng | giọt máu | rỉ máu | ra kinh lại | có kinh lại | thấy kinh lại | như có kinh | như hành kinh | bleeding | spotting | some blood | saw blood`,
    unless: `${heavy} | tiền mãn kinh | sắp mãn kinh | chưa mãn kinh | phân | đi cầu ra máu | đi ngoài ra máu | tiểu ra máu | đái ra máu | ho ra máu | nôn ra máu | khạc | máu cam | chân răng | nướu | núm vú | hậu môn | trĩ | đau đầu | đau ngực | yếu tay | yếu chân | perimenopause | urine | stool | cough | headache | head | chest | vomit | vomited | vomiting | weak`,
    who: 'woman',
    yearsMin: 45,
    about: 'gynecology',
    atMost: 'urgent',
    isPicture: true,
    saidWithout: 'đỏ tươi | lót băng | phải lót | da xanh | xanh mét | do tuoi | lot bang | da xanh',
    isLeading: true,
    within: '14d',
    says: step(
      'question',
      'Ra ít cũng cần khám, đừng chờ xem có hết không: hỏi siêu âm đầu dò xem niêm mạc tử cung, Pap, có cần lấy mẫu không. Ghi ngày và lượng máu; nói thuốc đang uống (nội tiết, thuốc nam, thuốc chống đông).',
      'Even a little needs a visit; do not wait whether it stops: ask about an ultrasound of the lining of the womb, Pap and whether a sample is needed. Note days and amount; tell of medicines (hormones, herbs, blood thinners).',
    ),
    watch: {
      vi: 'ra máu ồ ạt, choáng ngất, đau bụng dữ dội, sốt',
      en: 'heavy bleeding, fainting, severe belly pain, fever',
    },
  },
  {
    heard: `ivf … thất bại | chuyển phôi … thất bại | phôi trữ | trữ phôi | chuyển phôi | failed ivf | frozen embryos`,
    unless: `${inDanger} | vừa chuyển phôi | sau chuyển phôi | mới chuyển phôi | có thai rồi`,
    who: 'adult',
    about: 'reproductive_medicine',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    says: step(
      'folder',
      'Xin nơi cũ tóm tắt từng lần: phác đồ, số trứng, phôi, ngày chuyển, xét nghiệm đã làm. Phôi trữ: hỏi cả hai nơi có chuyển phôi sang được không, giấy gì, phí, rủi ro; cũng có thể để lại chuyển tiếp ở đó. Hai vợ chồng cùng đi, mang giấy kết hôn; hỏi đã tìm nguyên nhân gì chưa.',
      'Ask the old clinic for a summary of each cycle: protocol, eggs, embryos, transfers, tests. Frozen embryos: ask both clinics whether they can be moved, the papers, fees and risk; they may also stay for a transfer there. Come as a couple with the marriage certificate; ask which causes were looked for.',
    ),
  },
  {
    heard: `quên … viên | quên uống thuốc tránh thai | quên thuốc tránh thai | quên uống viên | missed … pills | missed a pill | forgot my pill`,
    beside: 'tránh thai | ngừa thai | vỉ | contraceptive | birth control | the pill',
    who: 'woman',
    about: 'gynecology',
    atMost: 'routine',
    answers: 'làm sao | phải làm sao | giờ làm sao | uống tiếp | what should i do | what do i do',
    isHarmless: true,
    says: step(
      'clock',
      'Hỏi dược sĩ ngay hôm nay, mang vỉ thuốc: quên từ 2 viên thường uống tiếp viên gần nhất, dùng thêm bao 7 ngày; có quan hệ mấy hôm nay thì hỏi thuốc khẩn cấp, càng sớm càng tốt. Không uống bù dồn nhiều viên. Trễ kinh thì thử que.',
      'Ask a pharmacist today and bring the pack: after two or more missed pills one usually goes on with the latest one and uses condoms for 7 days; after sex in these days ask about emergency contraception, the sooner the better. Do not take many at once. If the period is late, do a test.',
    ),
  },
  {
    heard: `tầm soát ung thư | khám tầm soát | cancer screening | screening for cancer`,
    beside: `phụ nữ | nữ | cho mẹ | tuổi | gồm những gì | gồm gì | women | woman`,
    unless: `${lumps} | sụt cân | ra máu | đã mổ ung thư | đang điều trị | gan | phổi | đại tràng | tiền liệt | dạ dày`,
    who: 'woman',
    yearsMin: 30,
    about: 'health_checkup',
    atMost: 'routine',
    isHarmless: true,
    isSelfPaid: true,
    says: step(
      'question',
      'Với phụ nữ khỏe thường chỉ cần: Pap hoặc HPV, chụp nhũ ảnh từ 40–50 tuổi, xét nghiệm tìm máu trong phân hoặc soi đại tràng từ 45–50; thêm gì thì tùy bệnh nhà. Thử “dấu ấn ung thư” trong máu hay báo nhầm, không dùng để tầm soát. Hỏi giá từng mục.',
      'A healthy woman usually needs only: Pap or HPV, mammograms from 40–50, a stool blood test or colonoscopy from 45–50; more depends on the family. Blood “tumour markers” often mislead and are not for screening. Ask the price of each item.',
    ),
  },
  {
    heard: `asc-us | ascus | lsil | hsil | hpv … dương tính | dương tính … hpv | hpv 16 | hpv 18 | soi cổ tử cung | pap … bất thường | abnormal pap | abnormal smear | hpv positive | positive for hpv | colposcopy`,
    unless: `ra máu nhiều | khoét chóp xong | đã khoét chóp | ung thư cổ tử cung giai đoạn | hóa trị | xạ trị`,
    who: 'woman',
    about: 'gynecology',
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'phone',
      'Kết quả này chưa phải là ung thư, nhưng cần bước tiếp: gọi hỏi nơi này có soi cổ tử cung, lấy mẫu được không, giá, ngày nào. Chọn ngày không hành kinh, hai ngày trước không quan hệ, không đặt thuốc; mang tờ Pap, HPV.',
      'This result is not yet cancer, but the next step is needed: call to ask whether colposcopy and a sample can be done there, the price and the day. Not during a period, no sex or vaginal medicine for two days before; bring the Pap and HPV results.',
    ),
    watch: { vi: 'ra máu nhiều, đau bụng dữ dội, sốt', en: 'heavy bleeding, severe belly pain, fever' },
  },
  {
    // One who is well and comes for several things at once goes where all of them are done in a morning.
    heard: breastPictures,
    beside: `cổ tử cung | pap | hpv | đo loãng xương | mật độ xương | loãng xương | tổng quát | gan | tuyến giáp | bone density | dexa | pap smear | cervical | check-up | checkup`,
    unless: lumps,
    who: 'woman',
    yearsMin: 30,
    about: 'health_checkup',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    isSelfPaid: true,
    overErrands: true,
    says: step(
      'phone',
      'Làm nhiều thứ một buổi: gọi hỏi nơi này có chụp nhũ ảnh, Pap, HPV, đo loãng xương không, giá từng thứ, xếp cùng ngày được không. Chọn ngày sau sạch kinh; hai ngày trước không quan hệ, đặt thuốc; không bôi phấn, lăn nách; không cần nhịn ăn. Mang phim cũ; thường tự trả.',
      'Several things in one morning: call to ask whether mammogram, Pap, HPV and bone density are done there, each price, and whether on one day. After a period; for Pap no sex or vaginal medicine for two days; no powder or deodorant; no fasting. Bring old films; usually self-paid.',
    ),
  },
];
