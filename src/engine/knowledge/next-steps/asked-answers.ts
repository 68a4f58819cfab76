import type { Advised } from './advised.ts';
import { step } from './step.ts';

const bleeds = 'đang chảy máu | chảy máu không cầm | phân đen | is bleeding | black stools';
const medicines = `thuốc | toa | đơn thuốc | insulin | medicine | medicines | medication | pills | prescription`;

/** Papers, supplies and check-ups that families ask about; the rest of `answers`. Not reviewed. */
export const askedAnswers: readonly Advised[] = [
  {
    heard: `nối lại được không | nối lại được ko | nối được không | nối lại được | nối được ở đâu | nối dc ở đâu | nối ở đâu | bệnh viện nào nối | viện nào nối | nơi nào nối | chỗ nào nối | nối được ngón | nối lại ngón | nối ngón tay | nối bàn tay | vien nao noi | benh vien nao noi | cho nao noi | noi duoc ngon | noi lai ngon | noi lai duoc | noi dc o dau | noi duoc o dau | noi duoc khong | noi o dau | reattach | reattached | replant | sewn back | sew … back on`,
    beside: `đứt lìa | đứt rời | đứt ngón | đứt mất | cụt ngón | đứt tay | dut lia | dut roi | dut ngon | cut off | severed | amputated | finger off`,
    unless: /vi phẫu/u,
    inEmergency: true,
    isForDanger: true,
    isQuestion: true,
    says: step(
      'hospital',
      'Nhiều khi nối lại được nếu phần đứt được giữ lạnh khô và mổ sớm, thường trong khoảng 6 giờ; việc này ở nơi có vi phẫu, phẫu thuật bàn tay (chấn thương chỉnh hình của bệnh viện lớn tuyến tỉnh, trung ương). Ép cầm máu trước; nhờ 115 hay cấp cứu gần nhất gọi hỏi nơi nào nối được lúc này, báo trước và chuyển thẳng tới đó, mang theo phần đứt.',
      'It can often be joined again if the part is kept cold and dry and the operation is early, usually within about 6 hours; it is done where there is microsurgery of the hand (trauma surgery of large provincial or central hospitals). Press on the wound first; let 115 or the nearest emergency department call who can do it now, announce you and send you straight there, with the part.',
    ),
  },
  {
    heard: `mri mở | máy mri mở | máy mở | chui vào máy | chui vô máy | sợ máy mri | sợ chụp mri | sợ không gian kín | sợ chỗ kín | sợ chỗ hẹp | hoảng … máy | hoảng … mri | mri mo | may mri mo | chui vao may | so chup mri | so khong gian kin | open mri | open scanner | claustrophobic | claustrophobia | panicked … scanner | panicked … mri`,
    beside: `mri | cộng hưởng từ | cong huong tu | scanner`,
    unless: /lòng rộng/u,
    isQuestion: true,
    isForCalm: true,
    says: step(
      'question',
      'Sợ chui vào máy: gọi khoa Chẩn đoán hình ảnh hỏi có máy mở, máy lòng rộng hay máy riêng cho tay chân không. Chụp gối, cổ chân thường đưa chân vào trước, đầu ở ngoài. Xin người nhà đứng cạnh, bịt mắt, nghe nhạc, nút bấm gọi; vẫn sợ thì hỏi bác sĩ chỉ định về thuốc an thần nhẹ (có người chở về) hoặc cách chụp khác.',
      'Afraid of the tube: ask the imaging department for an open, wide-bore or limb scanner. For a knee or ankle the feet go in first and the head mostly stays outside. Ask for somebody beside you, an eye mask, music and the call button; if that is not enough, ask the doctor who ordered it about a mild sedative (somebody drives you home) or another kind of scan.',
    ),
  },
  {
    heard: `ivf in vietnam | ivf in viet nam | doing ivf | do ivf | về việt nam làm ivf | về nước làm ivf | về việt nam thụ tinh | về vn làm ivf | ivf ở việt nam | thụ tinh ống nghiệm ở việt nam | ve viet nam lam ivf | ve nuoc lam ivf`,
    beside: `papers | documents | weeks | how long | stay | giấy tờ | giấy gì | mấy tuần | bao lâu | ở lại | giay to | may tuan`,
    unless: /chuyển phôi/u,
    isQuestion: true,
    isForCalm: true,
    says: step(
      'folder',
      'IVF từ nước ngoài về: thường cần hộ chiếu hai người, giấy kết hôn (hợp pháp hóa lãnh sự, dịch công chứng nếu của nước ngoài), kết quả cũ (AMH, siêu âm, tinh dịch đồ) và xét nghiệm nhiễm trùng của cả hai. Kích trứng, chọc hút, chuyển phôi tươi thường 3–4 tuần; trữ phôi thì có thể chia hai chuyến ngắn, chồng có mặt ít nhất lúc chọc hút. Hẹn tư vấn từ xa trước; AMH thấp hoặc từ 35 tuổi thì hỏi có nên làm sớm hơn.',
      'IVF from abroad: usually both passports, the marriage certificate (legalised and translated if foreign), earlier results (AMH, scans, semen) and infection tests of both are wanted. Stimulation, egg collection and a fresh transfer usually take 3–4 weeks; with frozen embryos two shorter trips are possible, the husband there at least for the collection. Ask for a remote consultation first; with a low AMH or from 35 on ask whether to come sooner.',
    ),
  },
  {
    heard: `inr checked | check my inr | inr test | inr tested | inr check | inr every | my inr | thử inr | đo inr | kiểm tra inr | xét nghiệm inr | làm inr | inr mỗi | thu inr | do inr | kiem tra inr | xet nghiem inr`,
    beside: 'warfarin | sintrom | acenocoumarol | coumadin | van cơ học | van tim | mechanical',
    notBeside: bleeds,
    unless: /khoảng INR/u,
    isQuestion: true,
    isForCalm: true,
    says: step(
      'pill',
      'Gọi trước: có thử INR (PT) lấy kết quả trong ngày và bác sĩ tim mạch chỉnh liều không; lấy máu gần nhà rồi hỏi liều qua điện thoại với nơi theo dõi cũng được nếu họ đồng ý. Mang sổ INR, khoảng INR cần đạt, hàm lượng viên và liều mỗi tuần; hẹn luôn các lần sau. Không thêm kháng sinh, giảm đau, thuốc nam hay đổi ăn nhiều rau xanh mà chưa hỏi.',
      'Call first: do they test INR (PT) with the result the same day, and does a heart doctor adjust the dose; blood may also be drawn near by and the dose settled by phone with those who follow you, if they agree. Bring the INR record, the target range, the tablet strength and weekly dose, and book the next dates. No new antibiotic, painkiller, herb or change of greens without asking.',
    ),
  },
  {
    heard: `châm cứu | xoa bóp | bấm huyệt | vật lý trị liệu | phục hồi chức năng | acupuncture | physiotherapy`,
    beside: `bảo hiểm | bhyt | thẻ | insurance | covered`,
    notBeside: 'xin giấy | giấy gì | giấy chuyển | phiếu chuyển',
    unless: /Châm cứu, xoa bóp, vật lý trị liệu thường/u,
    isQuestion: true,
    isForCalm: true,
    says: step(
      'id-card',
      'Châm cứu, xoa bóp, vật lý trị liệu thường được thẻ trả khi bác sĩ khám và chỉ định ở nơi có nhận bảo hiểm y tế, trong số buổi bác sĩ ghi; làm theo yêu cầu hay ở tiệm thì tự trả. Hỏi trước ở nơi ghi trên thẻ có làm không.',
      'Acupuncture, massage and physiotherapy are usually paid when a doctor examines and orders them at a place that takes the card, for as many sessions as are written; on request or in a parlour you pay yourself. Ask first whether the place on the card does it.',
    ),
  },
  {
    heard: `đi khám một mình | đi khám 1 mình | khám một mình | tự đi khám | đi một mình … được không | tự khám … được không | chưa 18 | chưa đủ 18 | dưới 18 | không dám nói … ba mẹ | không dám nói … bố mẹ | không dám nói với mẹ | không dám kể … mẹ | không muốn ba mẹ biết | không muốn bố mẹ biết | under 18 | can i go alone | without my parents | don't want my parents to know`,
    beside: `mất ngủ | khó ngủ | mới ngủ | tâm lý | tâm thần | lo lắng | lo âu | buồn | khóc | stress | áp lực | trầm cảm | psychologist | psychiatrist | anxious | depressed | counselling`,
    notBeside: 'sinh con | sau sinh | con tôi | cháu nhà',
    unless: /Đi một mình/u,
    isQuestion: true,
    isForCalm: true,
    says: step(
      'people',
      'Đi một mình vẫn đến nói chuyện với bác sĩ, chuyên viên tâm lý được; dưới 18 tuổi thì kê thuốc hay nằm viện thường cần cha mẹ hoặc người giám hộ, gọi hỏi trước. Chuyện khám được giữ kín, trừ khi tính mạng nguy hiểm. Ngại nói với cha mẹ: nhờ thầy cô, phòng tâm lý trường, hoặc nhờ bác sĩ nói giúp.',
      'You can come alone and talk to a doctor or psychologist; under 18, medicine or a stay usually needs a parent or guardian: call to ask first. What is said stays private unless a life is in danger. If it is hard to tell your parents: a teacher, the school counsellor, or the doctor can help you say it.',
    ),
  },
  {
    // Circular 26/2025 of the Ministry of Health: up to 90 days for listed long-term illnesses, if the doctor sees fit.
    heard: `toa 2 tháng | toa 3 tháng | toa hai tháng | toa ba tháng | đơn 2 tháng | đơn 3 tháng | đơn hai tháng | đơn ba tháng | thuốc 2 tháng | thuốc 3 tháng | thuốc hai tháng | thuốc ba tháng | 2 tháng thuốc | 3 tháng thuốc | hai tháng thuốc | ba tháng thuốc | 60 ngày thuốc | 90 ngày thuốc | thuốc 60 ngày | thuốc 90 ngày
      | kê … 2 tháng | kê … 3 tháng | kê … hai tháng | kê … ba tháng | cấp … 2 tháng | cấp … 3 tháng | cấp … hai tháng | cấp … ba tháng | lấy … 2 tháng | lấy … 3 tháng | lãnh … 2 tháng | lãnh … 3 tháng | lĩnh … 2 tháng | lĩnh … 3 tháng | kê dài ngày | thuốc dài ngày | cấp thuốc nhiều tháng | lấy nhiều tháng | lấy thuốc nhiều tháng | thuốc nhiều tháng | nhiều tháng một lúc | nhiều tháng một lần | lay thuoc nhieu thang | thuoc nhieu thang
      | two months' supply | three months' supply | 90 day supply | 90-day supply | 60-day supply | three months of medicine | longer prescription`,
    beside: medicines,
    unless: /90 ngày/u,
    says: step(
      'pill',
      'Bệnh mạn tính trong danh mục của Bộ Y tế (như huyết áp, tiểu đường) mà đang ổn thì bác sĩ kê được đến 90 ngày một lần, bảo hiểm vẫn trả: nói ngay khi vào khám, mang sổ đo và kết quả gần nhất; bác sĩ quyết định. Thuốc tiêm, thuốc mới đổi thường kê ngắn hơn.',
      'For long-term illnesses on the Ministry’s list (such as blood pressure and diabetes) that are steady, a doctor may prescribe for up to 90 days, and insurance pays: say so at the visit, with your readings and latest results; the doctor decides. Injections and new medicines are usually for less.',
    ),
  },
  {
    heard: `đi công trình | đi làm công trình | đi lam cong trinh | đi công tác | đi làm xa | xuống … làm công nhân | lên … làm công nhân | vào … làm công nhân | ra … làm công nhân | sắp … làm công nhân | đi làm công nhân | chuyển vào … làm | chuyển ra … làm | chuyển lên … làm | lên … học đại học | đi học xa | moving to … work | đi biển … tháng | đi tàu … tháng | đi xa … tháng | vắng nhà … tháng | về quê … tháng | đi thăm con … tháng | ở với con … tháng | lên ở với con | vào ở với con | ra ở với con | đi nước ngoài … tháng | đi mỹ … tháng | away for … months | work trip | travelling for … months | abroad for … months`,
    beside: medicines,
    notBeside: 'chạy thận | lọc máu | methadone | morphin | morphine | dialysis',
    unless: /Đi xa lâu/u,
    isQuestion: true,
    isForCalm: true,
    says: step(
      'pill',
      'Đi xa lâu: trước ngày đi, đến nơi đang theo dõi xin kê đủ cho cả đợt (bệnh mạn tính đang ổn có thể đến 90 ngày). Hết giữa chừng: trạm y tế, trung tâm y tế (tuyến huyện cũ) ở nơi đến thường nhận thẻ, hưởng đủ mức; mang đơn, tóm tắt bệnh án, gọi hỏi có thuốc này không. Ở hẳn thì đổi nơi khám ban đầu về đó (qua công ty hoặc VssID, thường đầu quý).',
      'Away for long: before you leave ask those who follow you for the whole time (steady long-term illnesses up to 90 days). If it runs out there: health stations and medical centres (former district level) usually take the card at its full rate; bring the prescription and a summary, and call to ask for this medicine. To stay for good change the first place of care (through the employer or VssID, usually at the start of a quarter).',
    ),
  },
  {
    heard: `hưởng bảo hiểm xã hội | hưởng bhxh | chế độ ốm đau | chế độ bảo hiểm xã hội | chế độ bhxh | tiền ốm đau | làm chế độ | giấy tờ … nghỉ việc | giấy tờ … công ty | giấy … nộp công ty | giấy gì … nộp công ty | giấy … nộp cơ quan | sick pay | social insurance … papers | papers … employer`,
    beside: `ra viện | xuất viện | nằm viện | mới mổ | mổ | sinh mổ | discharged | discharge | surgery | operation`,
    notBeside: 'giám định | mất giấy | cấp lại | rớt mất | thai sản',
    unless: /số ngày nghỉ|cấp lại/u,
    isForCalm: true,
    isQuestion: true,
    says: step(
      'folder',
      'Để hưởng chế độ ốm đau: giấy ra viện bản gốc có dấu, ghi đúng họ tên, mã số bảo hiểm xã hội và số ngày nghỉ thêm sau ra viện (nói với bác sĩ trước khi ký); có mổ thì xin giấy chứng nhận phẫu thuật. Tái khám mà phải nghỉ nữa thì xin giấy nghỉ việc hưởng bảo hiểm xã hội. Nộp công ty sớm, hỏi hạn.',
      'For sick pay: the original stamped discharge paper with the right name, social insurance number and the further days of rest (tell the doctor before it is signed); after an operation the surgery certificate. If more rest is needed at the follow-up, the sick-leave certificate. Hand in early and ask by when.',
    ),
  },
  {
    heard: `tiêu bản | lam kính | mượn lam | xin lam | khối nến | block nến | khối paraffin | đĩa phim | đĩa cd | đĩa mri | đĩa chụp | xin phim | lấy phim | slides | tissue block | tissue blocks | paraffin block | mri disc | mri disk | ct disc | scan disc | imaging disc`,
    beside: `sinh thiết | giải phẫu bệnh | ung thư | mri | ct | cộng hưởng từ | phim | bệnh viện khác | ý kiến | biopsy | pathology | cancer | scan | opinion`,
    unless: /Giải phẫu bệnh/u,
    isForCalm: true,
    isQuestion: true,
    says: step(
      'folder',
      'Mượn tiêu bản (lam kính, khối nến): viết đơn ở khoa Giải phẫu bệnh của nơi đã sinh thiết, thường ký mượn hoặc đặt cọc rồi trả lại; đĩa phim xin ở khoa Chẩn đoán hình ảnh; tóm tắt bệnh án ở Phòng Kế hoạch tổng hợp. Mang căn cước, đi thay thì giấy ủy quyền; hỏi phí, mấy ngày có. Gói lam chống vỡ, mang theo người.',
      'To borrow slides or tissue blocks: a written request to the pathology department that did the biopsy, usually signed for or with a deposit; discs of scans from imaging; the summary from the general planning office. Bring identity cards, and an authorisation if you go for another; ask the fee and how many days. Pack slides well and carry them yourself.',
    ),
  },
  {
    heard: `nên khám những gì | nên khám gì | khám những gì | nên làm những gì | làm những gì | nên xét nghiệm gì | nên xét nghiệm những gì | cần khám những gì | cần xét nghiệm gì | gồm những gì | gồm những mục | gồm mục nào | những mục nào | mục nào | nên chọn gói nào | chọn gói nào | gói nào | which tests | what tests | which package | what should … include`,
    beside: `tổng quát | khám sức khỏe | khám sức khoẻ | kiểm tra sức khỏe | kiểm tra sức khoẻ | khám định kỳ | gói khám | check-up | checkup | health check | full check`,
    notBeside: `tiền hôn nhân | trước cưới | visa | lái xe | xklđ | mang thai | có thai | có bầu | tầm soát ung thư | ung thư | bé | công ty`,
    unless: /dấu ấn ung thư|xin bảng giá|Khám người già/u,
    isForCalm: true,
    isQuestion: true,
    says: step(
      'note',
      'Người khỏe thường đủ với: đo huyết áp, cân nặng, đường huyết, mỡ máu, công thức máu, men gan, creatinin, nước tiểu; viêm gan B, C thử một lần. Phụ nữ thêm Pap hoặc HPV, từ 40–50 tuổi thêm vú; cả hai giới từ 45–50 tìm máu trong phân. Nói trước số tiền và xin bảng giá từng mục; chưa cần “dấu ấn ung thư” hay chụp toàn thân.',
      'For healthy people this is usually enough: blood pressure, weight, sugar, fats, blood count, liver values, creatinine, urine; hepatitis B and C once. Women add Pap or HPV, and from 40–50 the breasts; everyone from 45–50 a stool blood test. Say how much you can spend and ask the price of each item; no need for “tumour markers” or whole-body scans.',
    ),
  },
];
