import type { Advised } from './advised.ts';
import { step } from './step.ts';

/** “Có cần cắt không”, “nên mổ hay không”, “chưa mổ được không”. */
const ifNeeded = `có cần mổ | có nên mổ | cần mổ không | nên mổ không | phải mổ không | có phải mổ | mổ hay không | mổ ngay không | mổ hay chờ | có cần cắt | có nên cắt | cần cắt không | nên cắt không | phải cắt không | có phải cắt | cắt hay không | có cần nạo | có nên nạo | nên nạo | phân vân | chưa muốn mổ | chưa mổ được không | không mổ được không | không mổ thì sao | đợi chín | chờ chín | có nên thay | nên thay không | có cần thay | thay hay không | có cần tán | có phải tán | có nên tán | tán hay | có nên làm | có nên không | sợ gây mê | bảo mổ | kêu mổ | khuyên mổ | khuyên cắt | kêu cắt | bảo cắt | nói cắt | should i have | do i need surgery | is surgery needed | need an operation | needs surgery | necessary`;

const wombKept = `giữ tử cung | giữ lại tử cung | giữ lại | bảo tồn | chưa muốn cắt | không muốn cắt | chưa có con | còn muốn sinh | muốn sinh | bóc u | bóc nhân xơ | có cách nào khác | cách nào khác | cắt tử cung | cắt cả tử cung | cắt luôn tử cung | keep my uterus | keep the uterus | without hysterectomy | hysterectomy`;

/** Whether what was advised is needed, by the usual criteria, put as questions to whoever would do it; and how a result is had. Common practice; not reviewed. */
export const neededAnswers: readonly Advised[] = [
  {
    heard: ifNeeded,
    beside: `amidan | amiđan | amydal | va to | viêm va | nạo va | bé va to | bị va to | va to ngủ | va to … ngáy | nói nạo va | bảo nạo va | khuyên nạo va | va quá phát | tonsil | tonsils | adenoids`,
    notBeside: 'đã cắt | mới cắt | vừa cắt | cắt xong | sau cắt | ung thư',
    unless: /7 lần/u,
    isForCalm: true,
    isQuestion: true,
    says: step(
      'question',
      'Cắt amidan, nạo VA thường chỉ bàn khi: khoảng 7 lần viêm trong một năm (hay 5 lần mỗi năm hai năm liền), ngáy kèm ngừng thở khi ngủ, viêm tai ứ dịch kéo dài, áp xe. Ghi số lần viêm có sốt, quay phim lúc ngủ cho bác sĩ Tai Mũi Họng xem; hỏi có cần nội soi, đo giấc ngủ không, chưa mổ thì theo dõi thế nào.',
      'Tonsils or adenoids are usually taken out only after about 7 infections in a year (or 5 a year for two years), for snoring with pauses of breath, long fluid in the ears, or an abscess. Count the feverish infections, film the sleep for the ENT doctor; ask about an endoscopy or a sleep study, and how it is watched without an operation.',
    ),
  },
  {
    heard: ifNeeded,
    beside: `thoái hóa khớp gối | thoái hoá khớp gối | khớp gối | khớp háng | thay khớp | thoái hóa gối | hoại tử chỏm | knee | hip`,
    notBeside: 'đã thay | mới thay | vừa thay | gãy | té | ngã | dây chằng | sụn chêm | fracture | ligament',
    unless: /Thay khớp thường bàn/u,
    isForCalm: true,
    isQuestion: true,
    says: step(
      'question',
      'Thay khớp thường bàn khi đau làm mất ngủ hay không đi lại, làm việc được dù đã uống thuốc, tập, giảm cân, tiêm 3–6 tháng, và phim cho thấy khớp hỏng nhiều; không gấp, người bệnh được chọn lúc. Hỏi bác sĩ: còn cách nào chưa thử, khớp dùng được bao lâu (thường 15–20 năm), rủi ro với bệnh tim, tiểu đường, tập sau mổ ở đâu, tự trả thêm bao nhiêu.',
      'A joint is usually replaced when pain spoils sleep or walking in spite of 3–6 months of medicine, exercise, weight loss and injections, and the film shows a worn joint; it does not hurry and the patient chooses when. Ask: what has not been tried, how long the joint lasts (usually 15–20 years), the risk with heart disease or diabetes, where to exercise afterwards, and what you pay yourself.',
    ),
  },
  {
    heard: ifNeeded,
    beside: `đục thủy tinh thể | đục thuỷ tinh thể | cườm khô | cườm đá | cườm mắt | đục nhân mắt | mắt đục | cataract`,
    notBeside: 'mới mổ … ngày | mới mổ xong | vừa mổ xong | mổ xong | đã mổ | cườm nước | glôcôm',
    unless: /không phải đợi “chín”/u,
    isForCalm: true,
    isQuestion: true,
    says: step(
      'question',
      'Đục thủy tinh thể không phải đợi “chín” mới mổ, cũng không gấp: thường mổ khi mắt mờ làm khó đọc, đi lại, lái xe, hoặc bác sĩ thấy nhãn áp tăng. Để quá chín thì mổ khó hơn. Hỏi: mắt nào trước, còn bệnh võng mạc, glôcôm không, loại kính nào bảo hiểm trả, tự trả thêm bao nhiêu, mấy lần khám lại.',
      'A cataract need not “ripen” before surgery, nor does it hurry: it is usually done when dim sight hinders reading, walking or driving, or when the eye pressure rises. Left too long it is harder. Ask: which eye first, any disease of retina or glaucoma, which lens insurance pays and what you add, and how many checks follow.',
    ),
  },
  {
    heard: ifNeeded,
    beside: `sỏi thận | sỏi niệu quản | sạn thận | kidney stone | kidney stones | ureteral stone`,
    notBeside: 'đã tán | mới tán | vừa tán | tán xong | sốt | rét run | không tiểu được | fever',
    unless: /dưới 5–6 mm/u,
    isForCalm: true,
    isQuestion: true,
    says: step(
      'question',
      'Sỏi dưới 5–6 mm thường tự ra khi uống đủ nước, có khi kèm thuốc bác sĩ kê; sỏi to hơn, đau nhiều lần, thận ứ nước, nhiễm trùng hay chỉ còn một thận thì thường bàn tán. Hỏi: sỏi mấy mm, nằm đâu, thận có ứ nước không, chờ được mấy tuần, chụp lại khi nào.',
      'Stones under 5–6 mm usually pass with enough water, sometimes with a prescribed medicine; larger ones, repeated pain, a swollen kidney, infection or a single kidney usually mean treatment. Ask: how many mm, where, is the kidney swollen, how many weeks can it wait, when to scan again.',
    ),
  },
  {
    heard: ifNeeded,
    beside: `nhân giáp | nhân tuyến giáp | bướu cổ | bướu giáp | tirads | u tuyến giáp | nang giáp | thyroid nodule | goitre`,
    notBeside: 'đã mổ | mới mổ | vừa mổ | bethesda 5 | bethesda 6 | bethesda vi | bethesda v | ung thư tuyến giáp',
    unless: /Nhân giáp thường chỉ mổ|Nhân giáp lành:/u,
    isForCalm: true,
    isQuestion: true,
    says: step(
      'question',
      'Nhân giáp thường chỉ mổ khi chọc kim nghi ngờ hoặc là ung thư, nhân to chèn ép nuốt, thở, cường giáp khó chữa; TIRADS 2–3 phần lớn chỉ siêu âm lại 6–12 tháng, TIRADS 4–5 thường chọc kim trước. Nơi nói mổ nơi nói theo dõi: xin kết quả chọc kim rồi hỏi ý kiến nữa. Hỏi cắt một thùy hay hết, sau có phải uống thuốc suốt đời không.',
      'A thyroid nodule is usually operated on only when the needle sample is suspicious or cancer, when it presses on swallowing or breath, or an overactive gland resists treatment; TIRADS 2–3 is mostly scanned again after 6–12 months, 4–5 usually gets a needle first. If opinions differ, have the needle result and ask again. One lobe or all, tablets for life?',
    ),
  },
  {
    heard: ifNeeded,
    beside: `thoát vị bẹn | thoát vị rốn | sa ruột | thoát vị thành bụng | hernia`,
    notBeside: 'đĩa đệm | đã mổ | mới mổ | vừa mổ | disc | không đẩy vào được',
    unless: /Thoát vị bẹn người lớn/u,
    isForCalm: true,
    isQuestion: true,
    says: step(
      'question',
      'Thoát vị bẹn người lớn không tự hết; còn đẩy vào được, ít đau thì mổ theo lịch, không gấp; đau, to dần, nghề nặng, hay thoát vị đùi thì nên mổ sớm. Trẻ bị thoát vị bẹn thường nên mổ sớm; thoát vị rốn của trẻ thường đợi đến 3–5 tuổi. Đai đeo chỉ đỡ tạm. Hỏi: mổ mở hay nội soi, gây tê hay mê, có đặt lưới không.',
      'An adult’s groin hernia does not go away; while it slips back and hurts little the operation is planned and does not hurry; with pain, growth, heavy work or a femoral hernia it should be soon. A child’s groin hernia is usually operated on soon; a navel hernia usually waits until 3–5 years. A belt only helps for a while. Ask: open or keyhole, which anaesthesia, a mesh?',
    ),
  },
  {
    heard: wombKept,
    beside: `u xơ tử cung | nhân xơ tử cung | u xơ | nhân xơ | fibroid | fibroids`,
    notBeside:
      'đã cắt | mới cắt | vừa cắt | đã mổ | mới mổ | u xơ vú | tiền liệt | ung thư tử cung | ung thư cổ tử cung',
    unless: /giữ tử cung/u,
    isForCalm: true,
    isQuestion: true,
    says: step(
      'question',
      'Muốn giữ tử cung: hỏi bác sĩ phụ khoa từng cách có hợp không: bóc u xơ (nội soi hay mở), thuốc hay vòng nội tiết để bớt ra máu, nút mạch u xơ; u nằm đâu, mấy cm, cách nào còn sinh con được, bao lâu u mọc lại. Xin ý kiến ở nơi khác, tuyến trên nơi đã bảo cắt; mang siêu âm (hoặc MRI), công thức máu. Đang thiếu máu thì chữa trước.',
      'To keep the womb: ask the gynaecologist whether each way fits: removing only the fibroids (keyhole or open), tablets or a hormone coil against bleeding, embolisation; where they lie, how large, which way still allows children, how often they return. Ask at another, larger place than the one that advised removal; bring the ultrasound (or MRI) and blood count. Anaemia is treated first.',
    ),
  },
  {
    heard: `đoàn mổ mắt | mổ mắt miễn phí | mổ cườm miễn phí | mổ đục … miễn phí | mổ miễn phí | đoàn mổ | đoàn mổ đục | mổ mắt từ thiện | mổ từ thiện | chương trình mổ mắt | phẫu thuật miễn phí | đoàn bác sĩ … miễn phí | khám từ thiện | mổ tim miễn phí | mổ hở hàm ếch miễn phí | free cataract | charity surgery | free surgery`,
    unless: /đợt mổ miễn phí/u,
    isQuestion: true,
    isForCalm: true,
    says: step(
      'phone',
      'Hỏi đợt mổ miễn phí: gọi trạm y tế xã, trung tâm y tế, bệnh viện tỉnh (mắt thì bệnh viện Mắt), CDC tỉnh, Hội Chữ thập đỏ xem bao giờ có đoàn, đăng ký ở đâu, cần giấy gì (thường giấy hộ nghèo, thẻ bảo hiểm). Có thể không phải chờ: đúng tuyến thì thẻ thường trả phần lớn ca mổ, thẻ hộ nghèo gần hết; vật tư chọn thêm thì tự trả.',
      'Free operations: call the health station, the medical centre, the province’s hospital (for eyes the eye hospital), the CDC and the Red Cross: when does a team come, where to register, with which papers (usually the poor-household paper and the card). Maybe no need to wait: at the right place the card usually pays most of the operation, a poor household’s nearly all; extras are self-paid.',
    ),
  },
  {
    heard: `đọc giúp kết quả | đọc kết quả | đọc hộ kết quả | xem giúp kết quả | xem hộ kết quả | giải thích kết quả | giải thích giúp kết quả | nhờ đọc giúp | nhờ xem giúp | không hiểu kết quả | không hiểu giấy kết quả | explain … results | explain my result | read my results | understand … results`,
    unless: /tờ kết quả|Mang tờ|mang tờ|Mang bản gốc|kết quả này|Một lần thử|Kali cao|Mang cả|mang phiếu đo/u,
    isQuestion: true,
    isForCalm: true,
    says: step(
      'question',
      'Kết quả phải đọc cùng người bệnh: bác sĩ đã chỉ định đọc trước hết, gọi hỏi có xem lại qua điện thoại, ứng dụng không. Mang bản có khoảng tham chiếu và kết quả cũ; hỏi: chỉ số nào lệch có ý nghĩa, có cần thử lại không và khi nào, việc gì làm ngay. In đậm hay mũi tên chưa phải là bệnh.',
      'A result is read together with the patient: first by the doctor who ordered it, call to ask whether by phone or app. Bring the sheet with the reference ranges and older results; ask which value matters, whether and when to repeat it, what to do now. Bold print or an arrow is not yet an illness.',
    ),
  },
  {
    heard: `results i can read | results in english | english results | results … english | read from abroad | results by email | results online | results … abroad | kết quả tiếng anh | kết quả … tiếng anh | kết quả song ngữ | gửi kết quả qua | kết quả qua mạng | xem kết quả online | kết quả online | kết quả điện tử`,
    unless: /tệp PDF/u,
    isQuestion: true,
    isForCalm: true,
    says: step(
      'phone',
      'Muốn đọc kết quả từ xa: khi đặt lịch hỏi có gửi tệp PDF, ứng dụng hay trang tra cứu không, có bản tiếng Anh không (bệnh viện tư, quốc tế thường có hơn); ghi số điện thoại, email của người nhà và xin đĩa hoặc đường dẫn phim. Không có bản tiếng Anh thì chụp cả tờ, tên và đơn vị xét nghiệm quốc tế đọc được.',
      'To read results from afar: when booking ask for a PDF, an app or a portal, and whether there is an English version (private and international hospitals more often have one); leave a relative’s phone and email, and ask for scans on disc or as a link. Without English take photos of the whole sheet: names and units are international.',
    ),
  },
  {
    heard: `bao giờ đi làm | khi nào đi làm | chừng nào đi làm | bao lâu đi làm | mấy tuần đi làm | đi làm lại được | đi làm được chưa | đi làm được | làm việc nặng | bao giờ làm | khi nào làm | ăn kiêng gì | kiêng gì | kiêng những gì | ăn uống kiêng | ăn gì kiêng gì | tắm được chưa | bao giờ tắm | khi nào tắm | back to work | when can i work`,
    beside: `mổ … ngày | mổ … tuần | mổ … tháng | mổ … hôm | mổ xong | đã mổ | mới mổ | vừa mổ | phẫu thuật … ngày | phẫu thuật … tuần | phẫu thuật xong | ra viện | xuất viện | surgery … ago | had surgery | operated`,
    notBeside: 'chưa mổ | sắp mổ | hẹn mổ',
    unless: /^Sau (?:mổ|cắt|sinh|thay|tán|đặt)/u,
    isForCalm: true,
    isQuestion: true,
    says: step(
      'calendar',
      'Sau mổ nói chung: ăn đủ chất, không phải kiêng thịt, trứng, rau; vết mổ khô thì tắm nhanh, lau khô; đi lại sớm. Việc nhẹ thường sau 1–2 tuần (mổ nội soi) đến 3–4 tuần (mổ mở), bê nặng sau 6 tuần. Ngày chắc chắn xem giấy ra viện hoặc gọi khoa đã mổ; cần nghỉ thêm thì xin ghi ngày nghỉ khi tái khám.',
      'After surgery in general: eat everything, meat, eggs and vegetables too; once the wound is dry a quick shower; walk early. Light work usually after 1–2 weeks (keyhole) to 3–4 (open), lifting after 6. For the day see the discharge paper or call the ward; if more rest is needed have it written at the follow-up.',
    ),
  },
];
