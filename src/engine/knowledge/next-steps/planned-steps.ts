import type { Need, Urgency } from '../../../contract/vocabulary.ts';
import { type Step, step } from './step.ts';

/** People who must not go hungry without asking: shown with every line about fasting. */
const askBeforeFasting = {
  vi: 'Người tiểu đường, thai phụ, trẻ dưới 5 tuổi và người trên 75 tuổi phải hỏi bác sĩ trước khi nhịn ăn.',
  en: 'People with diabetes, pregnant women, children under 5 and people over 75 must ask a doctor before fasting.',
};

function fasting(vi: string, en: string): Step {
  return step('fasting', `${vi} ${askBeforeFasting.vi}`, `${en} ${askBeforeFasting.en}`);
}

type Planned = Exclude<Urgency, 'emergency'>;

/** What is particular to a need. Facts follow hospital instruction sheets; every hospital may ask for something else. */
export const stepsByNeed: Readonly<Record<Need, Readonly<Record<Planned, readonly Step[]>>>> = {
  checkup: {
    urgent: [
      step(
        'note',
        'Nói ngay ở quầy rằng có triệu chứng cần khám sớm, không phải khám định kỳ.',
        'Say at the desk that there are complaints that need an early visit; this is no routine check-up.',
      ),
    ],
    routine: [
      fasting(
        'Nếu khám tổng quát có thử máu: nhịn ăn sáng 8–12 giờ, uống nước lọc được.',
        'For a general check-up with blood tests: no food for 8–12 hours; water is fine.',
      ),
      step(
        'note',
        'Phụ nữ nên tránh ngày hành kinh khi thử nước tiểu hoặc khám phụ khoa.',
        'Women had better avoid the days of their period for urine tests or a gynaecological examination.',
      ),
    ],
  },
  treatment: {
    urgent: [],
    routine: [
      step(
        'note',
        'Nói rõ bệnh nền, thuốc từng bị dị ứng, đang mang thai hay cho con bú trước khi nhận đơn thuốc.',
        'Before taking a prescription, tell about long-term illnesses, drug allergies, pregnancy or breastfeeding.',
      ),
    ],
  },
  revisit: {
    urgent: [
      step(
        'folder',
        'Mang phiếu hẹn và đơn thuốc lần trước; kể ngay triệu chứng mới xuất hiện.',
        'Bring the appointment slip and the last prescription; tell about new complaints first.',
      ),
    ],
    routine: [
      step(
        'folder',
        'Mang phiếu hẹn khám lại (mỗi phiếu dùng một lần), đơn thuốc và vỏ thuốc đang uống; không tự bỏ thuốc trước ngày khám.',
        'Bring the appointment slip (each is used once), the prescription and medicine packs; do not stop medicines on your own before the visit.',
      ),
      fasting(
        'Nếu được hẹn thử máu: nhịn ăn 8–12 giờ; thuốc buổi sáng thì hỏi bác sĩ có uống trước không.',
        'If blood tests are due: no food for 8–12 hours; ask whether to take the morning medicines first.',
      ),
    ],
  },
  surgery: {
    urgent: [
      step(
        'hospital',
        'Khám ở nơi mổ được; hỏi trước có phải nhịn ăn để mổ trong ngày không.',
        'Go where operations are done; ask beforehand whether to fast for surgery on the same day.',
      ),
    ],
    routine: [
      step(
        'question',
        'Hỏi: mổ bằng cách nào, rủi ro gì, nằm viện mấy ngày, chi phí phần bảo hiểm và phần tự trả, có cách không mổ không.',
        'Ask: which operation, what risks, how many days in hospital, what insurance pays and what you pay, and whether there is a way without surgery.',
      ),
      fasting(
        'Trước gây mê thường nhịn ăn 6 giờ và nhịn nước 2 giờ; thuốc chống đông và thuốc tiểu đường chỉ dừng khi bác sĩ dặn.',
        'Before anaesthesia usually no food for 6 hours and no water for 2; stop blood thinners or diabetes medicine only when the doctor says so.',
      ),
      step(
        'people',
        'Sắp xếp người chăm những ngày đầu sau mổ và hỏi bệnh viện cho mấy người ở lại.',
        'Arrange someone to care for the first days after surgery, and ask how many may stay.',
      ),
    ],
  },
  second_opinion: {
    urgent: [
      step(
        'warning',
        'Có dấu hiệu cần khám sớm: đi khám trước, xin ý kiến thứ hai sau.',
        'There are signs that need an early visit: be seen first, get the second opinion later.',
      ),
    ],
    routine: [
      step(
        'folder',
        'Xin bản sao hồ sơ: kết quả giải phẫu bệnh và tiêu bản nếu có, phim CT hoặc MRI dạng tệp, phác đồ đã được đề nghị.',
        'Get copies of the file: pathology report and slides if any, CT or MRI as files, the treatment that was proposed.',
      ),
      step(
        'question',
        'Hỏi: kết luận trước có chắc chưa, có những lựa chọn nào, được và mất của từng lựa chọn.',
        'Ask: how sure is the earlier conclusion, what are the options, what does each bring and cost.',
      ),
      step(
        'people',
        'Cử một người nhà đi cùng để ghi chép và thống nhất ai là người quyết định.',
        'Have a relative come to take notes, and agree on who decides.',
      ),
    ],
  },
  lab_test: {
    urgent: [
      step(
        'note',
        'Đang có triệu chứng gấp thì thử ngay, không chờ nhịn ăn; mang kết quả cho bác sĩ xem trong ngày.',
        'With pressing complaints, be tested at once without fasting, and show the result to a doctor the same day.',
      ),
    ],
    routine: [
      fasting(
        'Thử đường, mỡ máu, chức năng gan thận: nhịn ăn 8–12 giờ, uống nước lọc được; nhiều xét nghiệm khác không cần nhịn.',
        'For sugar, fats, liver and kidney tests: no food for 8–12 hours, water is fine; many other tests need no fasting.',
      ),
      step(
        'clock',
        'Lấy máu buổi sáng; ghi rõ thuốc đang uống vì có thuốc làm sai kết quả.',
        'Have blood taken in the morning; list current medicines, as some of them change results.',
      ),
      step(
        'question',
        'Mang kết quả cho bác sĩ đọc, không tự kết luận.',
        'Have a doctor read the results; do not draw your own conclusions.',
      ),
    ],
  },
  imaging: {
    urgent: [
      step(
        'note',
        'Báo ngay nếu đang mang thai, suy thận, dị ứng thuốc cản quang, có máy tạo nhịp hoặc kim loại trong người.',
        'Say at once if there is pregnancy, kidney disease, allergy to contrast, a pacemaker or metal in the body.',
      ),
    ],
    routine: [
      fasting(
        'Siêu âm bụng: nhịn ăn 4–8 giờ; siêu âm tiểu khung: uống nước và nhịn tiểu trước khoảng 1 giờ; CT có thuốc cản quang: thường nhịn ăn 4–6 giờ.',
        'Belly ultrasound: no food for 4–8 hours; pelvic ultrasound: drink water and hold urine for about an hour; CT with contrast: usually no food for 4–6 hours.',
      ),
      step(
        'note',
        'Báo trước nếu đang mang thai, suy thận, dị ứng thuốc cản quang, uống metformin, có máy tạo nhịp hoặc kim loại trong người.',
        'Tell beforehand about pregnancy, kidney disease, allergy to contrast, metformin, a pacemaker or metal in the body.',
      ),
      step(
        'folder',
        'Mang phim cũ để so sánh và xin phim hoặc tệp ảnh mới mang về.',
        'Bring earlier scans to compare, and ask for the new ones as film or files.',
      ),
    ],
  },
  admission: {
    urgent: [
      step(
        'hospital',
        'Xin nhập viện qua phòng khám hoặc khoa cấp cứu; chuẩn bị đồ dùng cho 3–5 ngày.',
        'Ask to be admitted through the clinic or the emergency department; pack for 3–5 days.',
      ),
    ],
    routine: [
      step(
        'hospital',
        'Chuẩn bị phiếu hẹn nhập viện, đồ dùng cá nhân và tiền tạm ứng; hỏi có phải nhịn ăn ngày đầu không.',
        'Prepare the admission slip, personal things and the deposit; ask whether to fast on the first day.',
      ),
      step(
        'people',
        'Thường chỉ một người nhà được ở lại: hỏi khoa về thẻ nuôi bệnh và giờ thăm.',
        'Usually one relative may stay: ask the ward about the carer’s card and visiting hours.',
      ),
    ],
  },
  discharge: {
    urgent: [
      step(
        'phone',
        'Gọi khoa đã điều trị để báo triệu chứng; nếu mới ra viện thì xin quay lại đúng khoa đó.',
        'Call the ward that treated the patient and describe the complaints; soon after discharge, ask to return to that ward.',
      ),
    ],
    routine: [
      step(
        'folder',
        'Xin giấy ra viện, đơn thuốc, lời dặn ăn uống và chăm vết mổ, lịch tái khám, số điện thoại của khoa.',
        'Get the discharge paper, prescription, advice on food and wound care, the next appointment and the ward’s phone number.',
      ),
      step(
        'question',
        'Hỏi: thuốc nào uống tiếp, thuốc nào dừng, mấy ngày thay băng, dấu hiệu nào phải quay lại ngay.',
        'Ask: which medicines to go on with, which to stop, how often to change dressings, which signs mean coming back at once.',
      ),
      step(
        'note',
        'Ở nhà theo dõi: sốt, đau tăng, vết mổ chảy dịch, sưng chân; đặt nhắc ngày tái khám.',
        'At home watch for fever, growing pain, a weeping wound, a swollen leg; set a reminder for the next visit.',
      ),
    ],
  },
  home_care: {
    urgent: [
      step(
        'people',
        'Nhờ bác sĩ hoặc điều dưỡng đến xem sớm, hoặc đưa người bệnh đi khám; không truyền dịch tại nhà khi chưa được khám.',
        'Have a doctor or nurse come soon, or bring the patient in; no drips at home before that.',
      ),
    ],
    routine: [
      step(
        'people',
        'Chọn một người chăm chính và ghi ra việc cần làm: thay băng, ống thông, tập đi, phòng loét do nằm lâu.',
        'Choose one main carer and list what is needed: dressings, tubes, walking exercises, preventing bed sores.',
      ),
      step(
        'hospital',
        'Hỏi trạm y tế, bác sĩ gia đình hoặc dịch vụ điều dưỡng tại nhà; không truyền dịch khi chưa có chỉ định.',
        'Ask the health station, a family doctor or a home nursing service; no drips without a doctor’s order.',
      ),
      step(
        'note',
        'Dán ở chỗ dễ thấy: giờ uống thuốc, số của bác sĩ, dấu hiệu phải gọi 115.',
        'Put up where all can see: medicine times, the doctor’s number, signs that mean calling 115.',
      ),
    ],
  },
  find_doctor: {
    urgent: [
      step(
        'note',
        'Khám sớm quan trọng hơn chọn đúng một bác sĩ.',
        'An early visit matters more than one particular doctor.',
      ),
    ],
    routine: [
      step(
        'map',
        'So sánh theo: đúng chuyên khoa, có quen bệnh này không, đường xa, có nhận bảo hiểm y tế không, chờ bao lâu.',
        'Compare: the right specialty, experience with this illness, distance, whether insurance is accepted, waiting time.',
      ),
      step(
        'phone',
        'Gọi trước hỏi lịch khám của bác sĩ và chi phí.',
        'Call ahead to ask for the doctor’s hours and the cost.',
      ),
    ],
  },
  find_hospital: {
    urgent: [
      step(
        'map',
        'Chọn nơi có khoa cần khám và có cấp cứu cả ngày lẫn đêm.',
        'Choose a place with the department needed and emergency care day and night.',
      ),
    ],
    routine: [
      step(
        'map',
        'Chọn theo: có khoa cần khám, đường đi, nhận bảo hiểm y tế, có cấp cứu; xem thêm các nơi khác ở bên dưới.',
        'Choose by: the department needed, the way there, insurance, emergency care; see the other places below.',
      ),
    ],
  },
  emergency: {
    urgent: [step('phone', 'Nếu nặng lên trên đường đi: gọi 115.', 'If it gets worse on the way: call 115.')],
    routine: [step('phone', 'Nếu nặng lên trên đường đi: gọi 115.', 'If it gets worse on the way: call 115.')],
  },
};
