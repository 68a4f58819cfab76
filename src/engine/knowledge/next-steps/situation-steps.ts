import type { Words } from '../../../contract/vocabulary.ts';
import type { Situation } from '../../assess/situations.ts';
import { type Step, step } from './step.ts';

/** What a circumstance adds, the most pressing first. */
export const situationSteps: readonly (readonly [Situation, Step])[] = [
  [
    'self_harm',
    step(
      'people',
      'Không để người bệnh ở một mình; cất thuốc, dao, hóa chất; lắng nghe và không phán xét.',
      'Do not leave the patient alone; put away medicines, knives, chemicals; listen and do not judge.',
    ),
  ],
  [
    'violence',
    step(
      'people',
      'Người bệnh có quyền được khám riêng tư và xin nhân viên cùng giới; trẻ em bị xâm hại gọi 111.',
      'The patient may ask for privacy and for staff of the same sex; for a child who was harmed, call 111.',
    ),
  ],
  [
    'animal_bite',
    step(
      'firstaid',
      'Rửa vết cắn bằng xà phòng dưới vòi nước 15 phút rồi đi tiêm phòng dại trong ngày; gọi trước hỏi nơi còn vắc xin.',
      'Wash the bite with soap under running water for 15 minutes, then get a rabies shot the same day; call ahead to ask who has the vaccine.',
    ),
  ],
  [
    'bleeding',
    step(
      'note',
      'Chụp ảnh lượng máu, chất nôn hoặc phân để bác sĩ ước lượng.',
      'Take a photo of the blood, vomit or stool so that the doctor can judge the amount.',
    ),
  ],
  [
    'blood_thinner',
    step(
      'pill',
      'Báo ngay rằng đang dùng thuốc chống đông; không tự ngừng thuốc.',
      'Say at once that a blood thinner is being taken; do not stop it on your own.',
    ),
  ],
  [
    'newborn',
    step(
      'people',
      'Tiếp tục cho bú, mặc cho bé vừa đủ; không tự cho thuốc khi chưa được dặn.',
      'Go on breastfeeding, dress the baby neither too warm nor too thin; give no medicine unless told to.',
    ),
  ],
  [
    'fever',
    step(
      'pill',
      'Khi chưa loại trừ sốt xuất huyết: không dùng aspirin hay ibuprofen; uống nhiều nước và đo nhiệt độ.',
      'Until dengue is ruled out: no aspirin or ibuprofen; drink plenty and measure the temperature.',
    ),
  ],
  [
    'pregnant',
    step(
      'note',
      'Báo tuổi thai ngay khi đăng ký; không tự uống thuốc.',
      'Tell how far the pregnancy is when registering; take no medicine on your own.',
    ),
  ],
  [
    'postpartum',
    step(
      'people',
      'Sắp xếp người giữ em bé trong lúc mẹ đi khám.',
      'Arrange for someone to look after the baby during the visit.',
    ),
  ],
  [
    'tuberculosis',
    step(
      'note',
      'Đeo khẩu trang khi đi khám; bệnh viện phổi và tổ chống lao phát thuốc miễn phí theo chương trình.',
      'Wear a mask to the visit; lung hospitals and TB units give medicines free under the national programme.',
    ),
  ],
  [
    'cancer',
    step(
      'question',
      'Hỏi về hội chẩn nhiều chuyên khoa và thời gian chờ điều trị.',
      'Ask about a board of several specialties and how long treatment has to wait.',
    ),
  ],
  [
    'diabetes',
    step(
      'note',
      'Mang máy đo và bảng đường huyết, kẹo đường dự phòng; hỏi bác sĩ trước khi nhịn ăn.',
      'Bring the meter, the sugar diary and some sweets; ask the doctor before fasting.',
    ),
  ],
  [
    'child',
    step(
      'people',
      'Người giám hộ đi cùng; biết cân nặng hiện tại và mũi tiêm đã có của trẻ.',
      'A guardian comes along and knows the child’s present weight and vaccinations.',
    ),
  ],
  [
    'elderly',
    step(
      'people',
      'Sắp xếp người đi cùng và người ở lại sau khi khám; mang kính, máy trợ thính.',
      'Arrange someone to go along and to stay afterwards; bring glasses and hearing aids.',
    ),
  ],
  ['foreign_language', step('phone', 'Hỏi phiên dịch khi đặt lịch.', 'Ask for an interpreter when booking.')],
  [
    'endoscopy',
    step(
      'fasting',
      'Nội soi: để bụng trống ít nhất 6 giờ hoặc theo giấy dặn của bệnh viện; nếu gây mê phải có người đưa về. Người tiểu đường, thai phụ, trẻ em và người trên 75 tuổi hỏi bác sĩ trước.',
      'Endoscopy: an empty stomach for at least 6 hours or as the hospital’s sheet says; with sedation someone must take the patient home. People with diabetes, pregnant women, children and people over 75 ask a doctor first.',
    ),
  ],
];

/** What a circumstance adds to the papers. */
export const situationPapers: readonly (readonly [Situation, Words])[] = [
  [
    'child',
    {
      vi: 'Thẻ bảo hiểm y tế của trẻ, hoặc giấy khai sinh, giấy chứng sinh; sổ tiêm chủng',
      en: 'The child’s insurance card, or birth certificate; vaccination book',
    },
  ],
  ['pregnant', { vi: 'Sổ khám thai và kết quả siêu âm gần đây', en: 'Antenatal book and recent ultrasound results' }],
  ['postpartum', { vi: 'Giấy ra viện sau sinh', en: 'The discharge paper after the birth' }],
  ['diabetes', { vi: 'Máy đo và bảng theo dõi đường huyết', en: 'Blood sugar meter and diary' }],
  [
    'cancer',
    {
      vi: 'Bản sao giải phẫu bệnh, đĩa phim, phác đồ đã điều trị',
      en: 'Copies of pathology, scans on disc, treatment given so far',
    },
  ],
  ['animal_bite', { vi: 'Sổ tiêm phòng dại, uốn ván nếu có', en: 'Record of rabies and tetanus shots, if any' }],
];
