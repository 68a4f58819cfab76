import { step } from '../next-steps/step.ts';
import { grave, withChild } from './everyday-topics.ts';
import { justNow } from './inner-words.ts';
import type { Topic } from './topic.ts';

/** Kidneys and urine, as families complain of it: who looks at it, with which test, what to do until then. Common practice; not reviewed. */
export const kidneyTopics: readonly Topic[] = [
  {
    heard: `tiểu ra máu | =tiểu máu | đái ra máu | đái máu | nước tiểu có máu | nước tiểu màu đỏ | nước tiểu đỏ | tiểu đỏ | tiểu … màu đỏ | tiểu … hồng | nước tiểu hồng | blood in my urine | blood in … urine | red urine | bloody urine`,
    unless: `${grave} | ${withChild} | hành kinh | thuốc lao | rifampicin | lao phổi | thanh long | củ dền | té | ngã | tai nạn | đặt jj | ống jj | sau tán sỏi | tán sỏi | sonde | thông tiểu | bí tiểu | không tiểu được | máu cục | quặn | sốt xuất huyết | vàng mắt | vàng da | nước cola | xá xị | cannot pee`,
    who: 'adult',
    about: 'urology',
    of: 'urology nephrology general_internal oncology gynecology gastroenterology health_checkup',
    isAfter: true,
    says: step(
      'question',
      'Tiểu ra máu, kể cả không đau và đã tự hết, vẫn phải tìm nguyên nhân: xin tổng phân tích nước tiểu, creatinin, siêu âm thận, bàng quang; từ 40–45 tuổi hoặc hút thuốc thì hỏi nội soi bàng quang, CT. Uống nhiều nước, chụp ảnh nước tiểu; kể thuốc loãng máu (đừng tự ngừng). Không uống thuốc nam cầm máu.',
      'Blood in the urine, even without pain and even if it has stopped, needs its cause: ask for a urine test, creatinine, an ultrasound of kidneys and bladder; from 40–45 or in smokers ask about a cystoscopy and CT. Drink much, take a photo; tell of blood thinners (do not stop them yourself). No herbs.',
    ),
    watch: {
      vi: 'tiểu ra máu cục, không tiểu được, sốt rét run, đau hông dữ dội, choáng, phù mặt',
      en: 'clots, no urine, fever with shivering, severe flank pain, faintness, a swollen face',
    },
  },
  {
    heard: `đau quặn hông | quặn hông | quặn bên hông | quặn … hông | đau bên hông | hông … lan xuống | đau hông phải | đau hông trái | đau hông lưng | đau hông … lan xuống | hông lưng … lan xuống | đau hông … bẹn | hông … xuống bẹn | lưng … lan xuống bẹn | lưng … xuống bẹn | quặn … xuống bẹn | đau quặn thận | cơn đau quặn | đau quặn … lưng | flank pain | loin to groin`,
    beside: `quặn | lan xuống | xuống bẹn | từng cơn | tiểu hồng | tiểu đỏ | tiểu buốt | tiểu rắt | buồn nôn | groin | colic`,
    unless: `sốt | rét run | ớn lạnh | có thai | mang thai | trễ kinh | chậm kinh | đau ngực | ngất | xỉu | không tiểu được | bí tiểu | một thận | 1 thận | tinh hoàn | bìu | té | ngã | sỏi thận | sỏi niệu quản | fever | pregnant | testic | fell`,
    who: 'adult',
    about: 'urology',
    of: 'urology nephrology general_surgery emergency general_internal',
    isLeading: true,
    says: step(
      'question',
      'Đau quặn hông lan xuống bẹn: xin siêu âm thận niệu quản, thử nước tiểu, creatinin; nói tiền sử sỏi, thuốc đang uống. Uống từng ngụm nước, chườm ấm; giảm đau theo bác sĩ, đừng uống nhiều loại chồng nhau, không thuốc nam tan sỏi. Đau quá không ngồi yên nổi hay nôn liên tục thì vào cấp cứu, không chờ phòng khám.',
      'Colic from the flank to the groin: ask for an ultrasound of kidneys and ureters, a urine test and creatinine; tell of earlier stones and medicines. Sip water, warmth; pain relief as the doctor says, not several kinds at once, no stone-dissolving herbs. If you cannot keep still for pain or vomit on and on, go to the emergency department rather than the clinic.',
    ),
    watch: {
      vi: 'sốt, rét run, không tiểu được, nôn liên tục, đau không chịu nổi, ngất, đau tinh hoàn',
      en: 'fever, shivering, no urine, constant vomiting, unbearable pain, fainting, pain in a testicle',
    },
  },
  {
    heard: `kali 5.5 | kali 5.6 | kali 5.7 | kali 5.8 | kali 5.9 | kali 6 | kali 6.0 | kali 6.1 | kali 6.2 | kali 6.3 | kali 6.4 | kali 6.5 | kali 6.8 | kali 7 | kali máu cao | kali cao | tăng kali | kali máu … cao | kali … tô đậm | potassium 6 | high potassium | potassium is high`,
    about: 'nephrology',
    of: 'nephrology cardiology general_internal emergency laboratory endocrinology',
    isTonight: true,
    answers: 'đọc giúp | kết quả | có sao | nguy hiểm | result',
    says: step(
      'firstaid',
      'Kali từ khoảng 6 trở lên có thể làm loạn nhịp tim dù người còn khỏe: đi ngay đo điện tim và thử lại kali, phòng khám đông thì vào cấp cứu. Mang kết quả, mọi thuốc, hỏi ngay thuốc huyết áp nhóm -pril, -sartan, spironolacton, viên kali. Ngừng muối thay thế, chuối, cam, nước dừa, thuốc nam; đang chạy thận thì gọi khoa lọc máu.',
      'Potassium of about 6 or more can upset the heart even in someone who feels well: go at once for an ECG and a repeat test, to the emergency department if the clinic is full. Bring the result and all medicines: ask at once about -pril and -sartan tablets, spironolactone, potassium. Until then no salt substitute, bananas, oranges, coconut water or herbs; on dialysis call the unit.',
    ),
    watch: {
      vi: 'hồi hộp, tim đập chậm hoặc loạn, yếu cơ, khó thở, ngất, đau ngực, tiểu rất ít',
      en: 'palpitations, a slow or irregular heart, weak muscles, trouble breathing, fainting, chest pain, hardly any urine',
    },
  },
  {
    heard: `són tiểu | són nước tiểu | són ra quần | són … quần | không nhịn được tiểu | không nhịn tiểu được | nhịn tiểu không được | tiểu ra quần | đái ra quần | đái ra giường | đóng bỉm | mang bỉm | mang tã vì | tiểu són | đái són | rỉ nước tiểu | tiểu không tự chủ | đái không tự chủ | tiểu không kiểm soát | không kịp vào nhà vệ sinh | không kịp vô nhà vệ sinh | không kịp đi tiểu | mặc tã vì tiểu | leaks urine | incontinence | urinary incontinence`,
    yearsMin: 65,
    unless: `${grave} | bí tiểu | không tiểu được | tiểu máu | yếu chân | tê chân | yếu hai chân | đau lưng | té | ngã | mới tai biến | ${justNow} | mới sinh | sau sinh | sinh … ngày | đẻ … ngày | sanh … ngày | tiểu buốt | tiểu rắt | tiểu đục | nước tiểu hôi | retention`,
    who: 'adult',
    about: 'urology',
    of: 'urology geriatrics gynecology nephrology neurology general_internal rehabilitation',
    isLeading: true,
    atMost: 'routine',
    within: '14d',
    says: step(
      'note',
      'Són tiểu ở người già hay chữa bớt được: ghi vài ngày giờ tiểu, lượng uống, lúc són. Xin thử nước tiểu, đường, siêu âm nước tiểu tồn lưu, xem lại thuốc (lợi tiểu, thuốc ngủ), chữa táo bón. Tiểu theo giờ 2–3 tiếng, bớt trà và nước buổi tối (ban ngày vẫn uống đủ), bô cạnh giường, đèn đêm; thay tã kịp, giữ da khô.',
      'Leaking urine in old age can often be eased: for some days note times, drinks and leaks. Ask for urine and sugar tests, an ultrasound of what stays in the bladder, a review of medicines (water and sleeping tablets), treatment of constipation. Toilet every 2–3 hours, less tea and drink in the evening (enough by day), a commode by the bed, night light; change pads in time, keep the skin dry.',
    ),
    watch: {
      vi: 'không tiểu được, bụng dưới căng đau, sốt rét run, tiểu ra máu, yếu tê hai chân, lú lẫn đột ngột',
      en: 'no urine, a tense painful lower belly, fever with shivering, blood in the urine, weak or numb legs, sudden confusion',
    },
  },
];
