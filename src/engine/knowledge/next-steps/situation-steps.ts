import type { Words } from '#contract/vocabulary.ts';
import type { Situation } from '#engine/assess/situations.ts';
import { fasting, type StepFor } from './planned-steps.ts';
import { step } from './step.ts';

/** From this age on nobody is surprised to be asked to come along. */
const schoolYears = 10;

/** What a circumstance adds, the most pressing first. */
export const situationSteps: readonly (readonly [Situation, StepFor])[] = [
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
    ({ person: { isChild } }) =>
      step(
        'people',
        `Người bệnh có quyền được khám riêng và xin nhân viên cùng giới${isChild ? '; việc của trẻ em, gọi 111' : ''}.`,
        `The patient may ask for privacy and for staff of the same sex${isChild ? '; for a child, call 111' : ''}.`,
      ),
  ],
  [
    'distress',
    ({ person: { isSelf } }) =>
      isSelf
        ? step(
            'people',
            'Nói với một người mình tin và nhờ đi cùng; đừng ở một mình những lúc thấy nặng nề.',
            'Tell someone you trust and ask them to come along; do not stay alone in the hardest hours.',
          )
        : step(
            'people',
            'Ở gần, lắng nghe, không trách; người được tin nhất đi cùng; đừng để một mình những lúc thấy nặng nề.',
            'Stay near and listen without blame; whoever is trusted most goes along; do not leave the patient alone in the hardest hours.',
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
    ({ situations }) =>
      situations.has('bleeding')
        ? step(
            'pill',
            'Báo ngay rằng đang dùng thuốc chống đông; đang chảy máu thì gọi bác sĩ kê thuốc hoặc đến cấp cứu trước khi uống liều tới.',
            'Say at once that a blood thinner is being taken; with any bleeding, call the doctor who prescribed it or go to an emergency department before the next dose.',
          )
        : step(
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
    ({ situations }) =>
      situations.has('infant')
        ? step(
            'pill',
            'Cho bé bú nhiều lần hơn, đo nhiệt độ; không tự cho aspirin hay ibuprofen.',
            'Feed the baby more often and measure the temperature; no aspirin or ibuprofen of your own.',
          )
        : situations.has('child')
          ? step(
              'pill',
              'Cho trẻ uống đủ nước, đo nhiệt độ, không dùng aspirin hay ibuprofen; để ý trẻ có li bì, không uống được, thở nhanh, nôn nhiều không.',
              'Give the child enough to drink, measure the temperature, no aspirin or ibuprofen; watch for drowsiness, not drinking, fast breathing, much vomiting.',
            )
          : step(
              'pill',
              'Uống đủ nước và đo nhiệt độ; khi chưa loại trừ sốt xuất huyết, không dùng aspirin hay ibuprofen.',
              'Drink enough and measure the temperature; until dengue is ruled out, no aspirin or ibuprofen.',
            ),
  ],
  [
    'pregnant',
    step(
      'note',
      'Báo tuổi thai ngay khi đăng ký; không tự uống thuốc.',
      'Say how many weeks pregnant when registering; take no medicine on your own.',
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
      'Đang ho hay lao phổi thì đeo khẩu trang khi đi khám; bệnh viện phổi và tổ chống lao phát thuốc miễn phí theo chương trình.',
      'With a cough or TB of the lungs wear a mask to the visit; lung hospitals and TB units give medicines free under the national programme.',
    ),
  ],
  [
    'cancer',
    step(
      'question',
      'Hỏi có hội chẩn nhiều chuyên khoa không và bao lâu nữa bắt đầu điều trị.',
      'Ask whether several specialists will discuss the case together, and how soon treatment starts.',
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
    ({ person: { years = 0 } }) =>
      years < schoolYears
        ? step(
            'people',
            'Cha mẹ hoặc người giám hộ đi cùng, nhớ cân nặng và các mũi tiêm của trẻ.',
            'A parent or guardian comes along and knows the child’s weight and vaccinations.',
          )
        : undefined,
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
    fasting(
      'Nội soi: để bụng trống ít nhất 6 giờ hoặc theo giấy dặn của bệnh viện; nếu gây mê phải có người đưa về.',
      'Endoscopy: an empty stomach for at least 6 hours or as the hospital’s sheet says; with sedation someone must take the patient home.',
    ),
  ],
];

/** What a circumstance adds to the papers. */
export const situationPapers: readonly (readonly [Situation, Words])[] = [
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
