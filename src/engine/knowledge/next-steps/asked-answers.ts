import type { Advised } from './advised.ts';
import { step } from './step.ts';

const medicines = `thuốc | toa | đơn thuốc | insulin | medicine | medicines | medication | pills | prescription`;

/** Papers, supplies and check-ups that families ask about; the rest of `answers`. Not reviewed. */
export const askedAnswers: readonly Advised[] = [
  {
    heard: `châm cứu | xoa bóp | bấm huyệt | vật lý trị liệu | phục hồi chức năng | acupuncture | physiotherapy`,
    beside: `bảo hiểm | bhyt | thẻ | insurance | covered`,
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
      | kê … 2 tháng | kê … 3 tháng | kê … hai tháng | kê … ba tháng | cấp … 2 tháng | cấp … 3 tháng | cấp … hai tháng | cấp … ba tháng | lấy … 2 tháng | lấy … 3 tháng | lãnh … 2 tháng | lãnh … 3 tháng | lĩnh … 2 tháng | lĩnh … 3 tháng | kê dài ngày | thuốc dài ngày | cấp thuốc nhiều tháng | lấy nhiều tháng
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
    heard: `đi công trình | đi công tác | đi làm xa | đi biển … tháng | đi tàu … tháng | đi xa … tháng | vắng nhà … tháng | về quê … tháng | đi thăm con … tháng | ở với con … tháng | lên ở với con | vào ở với con | ra ở với con | đi nước ngoài … tháng | đi mỹ … tháng | away for … months | work trip | travelling for … months | abroad for … months`,
    beside: medicines,
    notBeside: 'chạy thận | lọc máu | methadone | morphin | morphine | dialysis',
    unless: /Đi xa lâu/u,
    isQuestion: true,
    isForCalm: true,
    says: step(
      'pill',
      'Đi xa lâu: trước ngày đi, đến nơi đang theo dõi xin kê đủ cho cả đợt (bệnh mạn tính đang ổn có thể đến 90 ngày). Hết giữa chừng: trạm y tế, trung tâm y tế (tuyến huyện cũ) ở nơi đến thường nhận thẻ, hưởng đủ mức; mang đơn, giấy tạm trú hoặc giấy đi công tác, gọi hỏi có thuốc này không.',
      'Away for long: before you leave ask those who follow you for the whole time (steady long-term illnesses up to 90 days). If it runs out there: health stations and medical centres (former district level) usually take the card at its full rate; bring the prescription and a residence or work-trip paper, and call to ask for this medicine.',
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
    unless: /dấu ấn ung thư|xin bảng giá/u,
    isForCalm: true,
    isQuestion: true,
    says: step(
      'note',
      'Người khỏe thường đủ với: đo huyết áp, cân nặng, đường huyết, mỡ máu, công thức máu, men gan, creatinin, nước tiểu; viêm gan B, C thử một lần. Phụ nữ thêm Pap hoặc HPV, từ 40–50 tuổi thêm vú; cả hai giới từ 45–50 tìm máu trong phân. Nói trước số tiền và xin bảng giá từng mục; chưa cần “dấu ấn ung thư” hay chụp toàn thân.',
      'For healthy people this is usually enough: blood pressure, weight, sugar, fats, blood count, liver values, creatinine, urine; hepatitis B and C once. Women add Pap or HPV, and from 40–50 the breasts; everyone from 45–50 a stool blood test. Say how much you can spend and ask the price of each item; no need for “tumour markers” or whole-body scans.',
    ),
  },
];
