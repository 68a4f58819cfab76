import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

const poxes = 'thủy đậu | thuỷ đậu | trái rạ | sởi | rubella | quai bị | ho gà | chickenpox | measles | mumps';
const rashes =
  'sưng mang tai | sưng … mang tai | mang tai … sưng | sung … mang tai | swollen cheeks and jaw | ban từ mặt | nổi ban … từ mặt | nổi ban … mặt | phát ban … mặt | ban … mặt xuống | rash … face | rash spreading';
/** Another has it, and the child is still well. */
const near = `lớp có | lớp con có | lớp … có bạn | lớp … mấy bạn | lớp … nhiều bạn | bạn cùng lớp | bạn bị | tiếp xúc | trường có | anh … bị | chị … bị | class has | classmate | exposed | contact with`;
const ill = `sốt | nổi | mụn | phát ban | ho nhiều | sưng hàm | ngày thứ | fever | rash | spots`;
const apart = step(
  'people',
  'Gọi trước khi đến, đeo khẩu trang, nói ngay ở cửa là bệnh hay lây để được ngồi riêng. Nghỉ học; để trẻ xa em bé nhỏ, người có thai, người bệnh nặng; ai chưa tiêm thì hỏi trạm y tế. Trong xóm, lớp có nhiều trẻ bị thì báo trạm y tế. Không dùng aspirin; sởi thì hỏi vitamin A.',
  'Call before you come, wear masks, and say at the door that it may be catching, so that you sit apart. No school; keep the child away from babies, pregnant women and the very ill; whoever is not vaccinated asks the health station. Tell the station if several children have it. No aspirin; for measles ask about vitamin A.',
);
const watchedRash = {
  vi: 'thở nhanh, rút lõm ngực, li bì, co giật, không uống được, tím tái, đau đầu nôn nhiều',
  en: 'fast breathing, the chest drawn in, being hard to wake, fits, not drinking, turning blue, headache with vomiting',
};
const acute = `đột ngột | tự nhiên | tự dưng | bỗng | hôm nay | sáng nay | hôm qua | tối qua | sốt | co giật | té | ngã | đập đầu | sau tai nạn | méo miệng | yếu tay | yếu chân | yếu nửa | liệt | suddenly | today | yesterday | fever | fell`;
const injected = `tiêm | chích | vắc xin | vaccine | vaccinated | vaccines`;
const wounds = `đạp đinh | đạp phải đinh | đạp trúng đinh | đâm phải đinh | dậm đinh | dẫm đinh | dẫm phải đinh | giẫm đinh | giẫm phải đinh | giậm đinh | đinh đâm | đinh rỉ | đinh gỉ | đinh sét | dằm đâm | gai đâm | gai … đâm | xương cá đâm | cá … đâm | ngạnh cá | kẽm gai | tre đâm | sắt đâm | kẽm đâm | lưỡi câu
  | cuốc phập | cuốc vào chân | cuốc trúng chân | giẫm phải miểng | giẫm miểng | giẫm phải mảnh | giẫm mảnh | giẫm phải thủy tinh | dẫm phải miểng | dẫm miểng | dẫm phải mảnh | đạp miểng | đạp phải miểng | đạp trúng miểng | đạp phải mảnh | đạp mảnh | miểng chai | mảnh chai
  | vết … uốn ván | xước … uốn ván | trầy … uốn ván | cắt … uốn ván | đâm … uốn ván
  | tôn cứa | tôn cắt | tôn rạch | dao chặt | rựa chém | liềm cắt | vết thương … bẩn | vết thương … đất | vết thương … bùn | vết … dính đất | vết … dính bùn | rusty nail | stepped on a nail | stepped on … nail | stepped on glass | stepped on … glass | rusty fish hook | fish hook | cut … tetanus | wound … tetanus | dirty wound | puncture wound`;

/** The newborn, the growing child, and vaccines at any age. Ours, from common national and WHO advice; not reviewed. */
export const childTopics: readonly Topic[] = [
  {
    heard: `máu gót chân | gót chân … sàng lọc | sàng lọc sơ sinh | sàng lọc … sơ sinh | đo thính lực sơ sinh | heel prick | newborn screening`,
    unless: `sốt | bú kém | bỏ bú | li bì | tím | co giật | vàng da | nôn | trong bụng | nguy cơ cao | dương tính | nghi | gọi báo | đến ngay | lên ngay | called us | fever | not feeding | positive`,
    about: 'neonatology',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    within: '3d',
    says: step(
      'phone',
      'Lấy máu gót chân tốt nhất lúc 48–72 giờ tuổi, muộn hơn vẫn nên làm sớm: gọi khoa sản nơi sinh, bệnh viện sản nhi hoặc tỉnh hỏi có làm không, giá, khi nào có kết quả. Hỏi luôn đo thính lực và đo oxy sàng lọc tim; mang giấy chứng sinh.',
      'The heel prick is best at 48–72 hours of age, and still worth doing soon after: call the maternity ward, the women’s and children’s or provincial hospital; ask the price and when results come. Ask about the hearing test and the oxygen test for the heart too; bring the birth paper.',
    ),
  },
  {
    heard: 'vàng da | jaundice',
    beside: `sơ sinh | ngày tuổi | mới sinh | mới đẻ | mới sanh | tuần tuổi | newborn | days old | weeks old`,
    who: 'child',
    monthsMax: 0,
    about: 'neonatology',
    says: step(
      'note',
      'Xin đo mức vàng da (qua da hoặc thử máu) ngay buổi khám. Cho bú 8–12 lần một ngày; phơi nắng, tắm lá không thay được chiếu đèn. Xem bé ở chỗ sáng ban ngày; nói ngày giờ sinh, cân nặng, nhóm máu mẹ và bé nếu biết.',
      'Ask for the yellow to be measured (through the skin or in blood) at this visit. Feed 8–12 times a day; sun and leaf baths do not replace light treatment. Look at the baby in daylight; tell the hour of birth, the weight, and the blood groups if known.',
    ),
    watch: {
      vi: 'vàng xuống bụng, tay chân, bú kém, ngủ li bì khó đánh thức, khóc thét, sốt hoặc lạnh, phân bạc màu',
      en: 'yellow down to belly or limbs, poor feeding, being hard to wake, shrill crying, fever or cold, pale stools',
    },
  },
  {
    heard: `rốn … chảy nước | rốn … chảy dịch | rốn … nước vàng | rốn … dịch vàng | rốn … chảy máu | rốn rụng | rụng rốn | u hạt rốn | rốn … nụ đỏ | chồi rốn | ron … ri nuoc | ron rung | rung ron | rốn … ướt | rốn … hôi | rốn … mùi | chưa rụng rốn | rốn chưa rụng | rốn rỉ | rốn … rỉ | navel | umbilical stump`,
    who: 'child',
    says: step(
      'note',
      'Rửa tay, lau rốn bằng nước chín hoặc nước muối sinh lý, để khô thoáng, gấp tã dưới rốn; không rắc thuốc, không bôi lá, không băng kín.',
      'Clean hands, wipe the navel with boiled water or saline, keep it dry and open to the air, nappy folded below; no powder, no leaves, no tight bandage.',
    ),
    watch: {
      vi: 'da quanh rốn đỏ lan, chảy mủ, chảy máu không cầm, bé sốt hoặc lạnh, bú kém, li bì',
      en: 'redness spreading round the navel, pus, bleeding that does not stop, a hot or cold baby, poor feeding, being hard to wake',
    },
  },
  {
    heard: `đầu bẹt | đầu … bẹt | bẹt đầu | đầu … lép | đầu … dẹt | đầu … dẹp | méo đầu | dau bet | dau … bet | bep dau | meo dau | đầu bẹp | đầu … bẹp | một bên bẹp | bẹp một bên | bên bẹp | bẹp đầu | đầu méo | đầu … méo | móp đầu | vẹo cổ | nghiêng cổ | nghiêng … cổ | flat head | torticollis`,
    unless: `${acute} | đau cổ | cứng cổ | mổ`,
    who: 'child',
    monthsMax: 36,
    about: 'pediatrics',
    of: 'rehabilitation pediatrics neurosurgery orthopedics',
    atMost: 'routine',
    isPicture: true,
    isExplained: true,
    says: step(
      'note',
      'Lúc thức cho nằm sấp có người trông, đổi bên bế và bên chơi; lúc ngủ vẫn nằm ngửa, không gối chèn. Xin khám cơ cổ, đo vòng đầu, thóp; tập cổ sớm với phục hồi chức năng nhi có ích hơn chờ.',
      'Awake on the tummy with somebody watching, change the side of holding and play; asleep still on the back, no pillows. Ask for the neck muscle, head size and soft spot to be checked; early exercises with child physiotherapy help more than waiting.',
    ),
    watch: {
      vi: 'thóp phồng, nôn nhiều, li bì, co giật, sốt',
      en: 'a bulging soft spot, repeated vomiting, being hard to wake, fits, fever',
    },
  },
  {
    heard: `chưa biết đi | chưa đi được | chưa biết lẫy | chưa biết lật | chưa biết ngồi | chưa ngồi vững | chưa biết bò | chậm biết đi | chậm đi | chậm phát triển | chậm vận động | chậm lẫy | chậm ngồi | not crawling | not sitting | not walking | not walking yet | can't walk yet | cannot sit yet | developmental delay`,
    unless: `${acute} | bại não | đi nhà trẻ | đi học | chưa đi được … viện | đi khám`,
    who: 'child',
    about: 'pediatrics',
    of: 'rehabilitation pediatrics pediatric_neurology neurology child_psychiatry',
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'note',
      'Quay video bé ngồi, bò, đứng, chơi; ghi tháng biết lẫy, ngồi, bò, sinh đủ tháng không. Hỏi khám phát triển, thần kinh nhi và phục hồi chức năng: tập sớm có ích, đừng chỉ chờ. Không dùng xe tập đi.',
      'Film the child sitting, crawling, standing, playing; note the months of turning, sitting, crawling and whether born at term. Ask for development, child neurology and physiotherapy: early exercises help, do not just wait. No baby walker.',
    ),
    watch: {
      vi: 'mất kỹ năng đã có, co giật, người mềm nhũn hay gồng cứng, bú kém, li bì',
      en: 'losing skills already learnt, fits, a floppy or stiff body, poor feeding, being hard to wake',
    },
  },
  {
    heard: `nói ngọng | nói đớt | nói không rõ chữ | nói không rõ | phát âm | nói lắp | cà lăm | lisp | stutter | stutters | stammer | unclear speech`,
    unless: `${acute} | tiếng anh | uống | nuốt | chích | cắn | sưng | thở | ngủ gục | ngủ li bì | mồ hôi | insulin | rượu | giờ nói | swallowed | stung | sweating`,
    who: 'child',
    about: 'child_psychiatry',
    of: 'child_psychiatry ent rehabilitation pediatrics neurology',
    atMost: 'urgent',
    isLeading: true,
    within: '14d',
    says: step(
      'note',
      'Hỏi ngôn ngữ trị liệu (âm ngữ) ở khoa phục hồi chức năng, tâm lý nhi; xin đo thính lực, xem lưỡi và vòm miệng. Ghi âm vài đoạn bé nói; nói chậm, rõ với bé, không chế, không bắt nói lại mãi. Nên tập trước khi vào lớp 1.',
      'Ask for speech therapy in rehabilitation or child psychology; have hearing, tongue and palate checked. Record the child speaking; speak slowly and clearly, no mocking, no drilling. Best begun before school.',
    ),
    watch: {
      vi: 'tự nhiên nói khó, méo miệng, yếu tay chân, mất lời nói đã có, co giật',
      en: 'speech that fails all at once, a drooping face, a weak limb, losing words already learnt, fits',
    },
  },
  {
    heard: `đọc chậm | viết ngược | viết chữ ngược | đánh vần … không được | học kém | chậm học | tiếp thu chậm | không đọc được chữ | khó đọc | dyslexia | struggles to read | learning difficulty`,
    unless: `${acute} | nhìn mờ | nhức đầu | bỏ học | muốn chết`,
    who: 'child',
    about: 'child_psychiatry',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    says: step(
      'note',
      'Nên đi khám một lần: đo mắt, đo tai trước, rồi tâm lý trẻ em đánh giá đọc, viết, tính. Mang vở, bài kiểm tra, nhận xét của cô; ghi từ bao giờ, ngủ mấy tiếng. Đừng mắng lười: có trẻ cần cách dạy riêng, hỏi trường hỗ trợ.',
      'One visit is worth it: eyes and ears first, then child psychology tests reading, writing and sums. Bring exercise books, tests and the teacher’s note; since when, hours of sleep. Do not call it laziness: some children need another way of teaching; ask the school for support.',
    ),
  },
  {
    heard: `mập ú | béo ú | mập lắm | béo lắm | béo tròn | map u | map lam | vệt đen … cổ | cổ … vệt đen | gáy … đen | quá mập | mập quá | mập phì | béo quá | quá béo | tăng cân nhanh | tăng cân quá | ăn không kiểm soát | beo phi | thua can | qua map | map qua | gáy đen | cổ đen | béo phì | thừa cân | quá cân | dư cân | overweight | obese`,
    unless: `${acute} | khát | tiểu nhiều | sụt | mệt lả | thở nhanh | nôn | bầm | thirsty`,
    who: 'child',
    about: 'nutrition',
    of: 'nutrition endocrinology pediatric_endocrinology pediatrics dermatology general_internal',
    atMost: 'routine',
    isLasting: true,
    isLeading: true,
    within: '14d',
    says: step(
      'note',
      'Khám dinh dưỡng hoặc nội tiết nhi: mang chiều cao, cân nặng mấy năm; hỏi thử đường, mỡ máu, men gan, đo huyết áp; da gáy sẫm thì chỉ cho bác sĩ. Bỏ nước ngọt, bớt đồ chiên, vận động mỗi ngày 60 phút, cả nhà cùng đổi; không bắt nhịn, không thuốc giảm cân.',
      'See nutrition or child endocrinology with heights and weights of some years; ask about sugar, fats, liver values and blood pressure; show the dark skin of the neck. No soft drinks, less fried food, 60 minutes of play a day, the whole family together; no fasting, no slimming pills.',
    ),
    watch: {
      vi: 'khát và tiểu nhiều, sụt cân nhanh, nôn, thở nhanh sâu, lơ mơ',
      en: 'thirst with much urine, fast loss of weight, vomiting, deep fast breathing, drowsiness',
    },
  },
  {
    heard: `táo bón | bón | són phân | són ra quần | phân cứng | phân … cứng | phân to | phân dê | phân … cục | ngày mới đi cầu | ngày mới đi ngoài | ngày mới đi tiêu | ngày mới đi ị | ngày mới ị | ngày đi ngoài một lần | ngày đi cầu một lần | ngày đi cầu 1 lần | đi cầu khó | đi ngoài khó | đi cầu … khóc | đi ngoài … khóc | sợ đi cầu | sợ đi ngoài | sợ ị | nhịn ị | nín ị | nhịn đi cầu | tao bon | phan cung | phan … cung | phan to | ngay moi di cau | ngay moi di ngoai | ngay moi di tieu | constipation | constipated | hard stool | hard stools | hard poo`,
    unless: `sơ sinh | ngày tuổi | nôn | chướng | sốt | sụt cân | máu nhiều | vomiting | fever | newborn`,
    who: 'child',
    of: 'gastroenterology pediatric_gastroenterology pediatrics nutrition general_surgery pediatric_surgery',
    atMost: 'routine',
    isLasting: true,
    says: step(
      'note',
      'Ghi ngày đi, phân cứng hay són, ăn uống gì; cho uống đủ nước, rau, trái cây, ngồi bô 5–10 phút sau bữa ăn, có chỗ kê chân, không mắng. Són ra quần thường do phân ứ, không phải bé hư. Thuốc nhuận tràng theo bác sĩ, thường dùng nhiều tuần; không thụt mãi.',
      'Note the days, hard stools or soiling, and meals; enough water, vegetables and fruit, 5–10 minutes on the pot after meals with the feet resting, no scolding. Soiling usually comes from what is held back, not from naughtiness. Softeners as the doctor says, often for weeks; no repeated enemas.',
    ),
    watch: {
      vi: 'bụng chướng căng, nôn, phân có nhiều máu, sốt, bỏ ăn, sụt cân',
      en: 'a swollen tight belly, vomiting, much blood in the stool, fever, not eating, loss of weight',
    },
  },
  {
    heard: `chưa đi ngoài | chưa đi cầu | chưa đi tiêu | chưa ị | không đi ngoài | không đi cầu | no poo | not pooed`,
    beside: 'bú mẹ hoàn toàn | bú mẹ | sữa mẹ | breastfed',
    unless: `sơ sinh | ngày tuổi | nôn | chướng | sốt | bỏ bú | bú kém | khóc thét | máu | li bì | vomiting | fever | swollen`,
    who: 'child',
    atMost: 'routine',
    isPicture: true,
    says: step(
      'note',
      'Bé bú mẹ hoàn toàn có khi vài ngày mới đi, phân mềm, bụng mềm, bú và lên cân tốt thì theo dõi và hỏi trạm y tế; xoa bụng, đạp chân nhẹ. Không thụt, không cho uống lá, mật ong, nước.',
      'A baby on breast milk alone may go days without a stool; with soft stools, a soft belly, good feeding and weight watch it and ask the health station; gentle belly rubs and leg cycling. No enemas, leaves, honey or water.',
    ),
    watch: {
      vi: 'bụng chướng cứng, nôn, bú kém, sốt, phân có máu, khóc thét',
      en: 'a hard swollen belly, vomiting, poor feeding, fever, blood in the stool, screaming',
    },
  },
  {
    heard: `chi co 1 hon | chi co mot hon | co 1 hon dai | co mot hon dai | so khong co hon | bìu trống | bìu lép | bìu … không thấy | bìu … không có | bìu … trống | không thấy hòn | không có hòn | chỉ có 1 hòn | chỉ có một hòn | có 1 hòn dái | có một hòn dái | thiếu 1 hòn | thiếu một hòn | một tinh hoàn | 1 tinh hoàn | tinh hoàn … lúc có lúc không | tinh hoàn … không xuống | tinh hoàn … ẩn | only one testicle | testicle … not come down | testicle … not dropped | tinh hoàn … chưa xuống | tinh hoàn chưa xuống | không sờ thấy tinh hoàn | không thấy tinh hoàn | tinh hoàn ẩn | tinh hoàn lạc chỗ | thiếu … tinh hoàn | undescended testicle | undescended testis`,
    // “Mổ ở đâu” without its marks is no pain.
    unless: `đau bìu | đau tinh hoàn | đau hòn | đang đau | kêu đau | than đau | thấy đau | đau nhiều | đau quá | đau nhức | đau đột ngột | sưng | sưng đỏ | tím bầm | tím đen | nôn ói | khóc thét | quấy khóc | đột ngột | hôm nay | sáng nay | tối qua | sốt | đã mổ | mổ xong | pain | swollen`,
    who: 'child',
    about: 'pediatric_surgery',
    atMost: 'routine',
    isPicture: true,
    isLeading: true,
    within: '14d',
    says: step(
      'calendar',
      'Sau 6 tháng tuổi tinh hoàn ít khi tự xuống: khám ngoại nhi, đừng chờ thêm; nếu cần, thường mổ trong khoảng 6–18 tháng. Hỏi siêu âm, mổ ngày nào, gây mê ra sao. Không tự kéo nắn.',
      'After 6 months of age it seldom comes down by itself: see child surgery and do not wait longer; if needed, the operation is usually at about 6–18 months. Ask about ultrasound, the date and the anaesthetic. Do not pull at it.',
    ),
    watch: {
      vi: 'bẹn hoặc bìu sưng đau đột ngột, đỏ tím, nôn, khóc thét',
      en: 'sudden painful swelling of groin or scrotum, red or purple, vomiting, screaming',
    },
  },
  {
    heard: `chàm sữa | lác sữa | viêm da cơ địa | chàm thể tạng | 2 má đỏ | hai má đỏ | hai má … đỏ | 2 má … đỏ | 2 ma do | hai ma do | má … sần | má … nứt | mặt nổi mẩn | mat noi man | nổi mẩn … khô | man do kho | mẩn đỏ khô | khuỷu tay … khô | khuỷu … sần | khoeo chân … ngứa | da khô … ngứa | da khô … gãi | khô ráp | eczema | atopic dermatitis | dry itchy | itchy cheeks | dry patches`,
    beside: `ngứa | gãi | dụi | dui | khô | sần | san sui | kho rap | ráp | chàm | lác sữa | viêm da | nứt | tắm lá | itchy | scratch | scratches | scratching | eczema | dry`,
    unless: `sốt | mủ | phồng | bóng nước | mụn nước | rộp | sưng môi | sưng mặt | phù mặt | khó thở | thở nhanh | thở khò khè | bỏ bú | bú kém | li bì | loét | lan nhanh | bầm | tím ngắt | chảy nước vàng | sau tiêm | sau khi uống | dị ứng sữa | hết cả người | tay chân miệng | sởi | thủy đậu | fever | pus | blisters | swollen | breathing | not feeding`,
    who: 'child',
    about: 'dermatology',
    of: 'dermatology pediatrics allergy_immunology',
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'note',
      'Da khô, ngứa của bé: thôi tắm lá, phấn rôm; tắm nhanh nước ấm, thấm khô rồi bôi ngay kem dưỡng ẩm không mùi, nhiều lần mỗi ngày. Không bôi kem trộn, “kem bảy màu” hay kem có corticoid khi chưa có đơn; tuýp đã bôi thì mang theo. Cắt móng tay, mặc vải bông, đừng ủ nóng. Khoa Nhi, trạm y tế khám lần đầu cũng được.',
      'Dry itchy skin of a child: no more leaf baths or powder; short lukewarm baths, pat dry and put on an unscented moisturiser at once, many times a day. No mixed, “seven colour” or steroid creams without a prescription; bring what was used. Short nails, cotton, not too warm. Paediatrics or a health station can see it first.',
    ),
    watch: {
      vi: 'chảy mủ, đóng vảy vàng, mụn nước kèm sốt, bú kém, li bì, sưng môi mặt, khó thở',
      en: 'pus, yellow crusts, blisters with fever, poor feeding, being hard to wake, swollen lips or face, trouble breathing',
    },
  },
  {
    heard: `vào lớp 1 | vào lớp một | sắp đi học | khám định kỳ | khám sức khỏe cho bé | khám tổng quát cho bé | khám tổng quát | well-baby | well baby | school entry check`,
    beside: 'khám | muốn khám | khám tổng quát | khám định kỳ | khám sức khỏe | kiểm tra | check',
    unless: `sốt | ho | nôn | đau | ngọng | chậm nói | tự kỷ | vàng da | bú kém | tăng động | không chịu | kém | fever`,
    who: 'child',
    about: 'pediatrics',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    says: step(
      'note',
      'Khám một buổi ở khoa Nhi, xin đủ: cân, cao, dinh dưỡng, mắt, tai, răng, nói và vận động theo tuổi, các mũi tiêm còn thiếu. Mang sổ tiêm, sổ sức khỏe; khám định kỳ khi không bệnh thường tự trả, hỏi trước giá từng phần.',
      'One morning in paediatrics; ask for all of it: weight, height, food, eyes, ears, teeth, speech and movement for the age, vaccines still due. Bring the vaccine and health book; a check-up without illness is usually self-paid, ask the price of each part.',
    ),
  },
  {
    heard: `không chịu đi học | không chịu đến trường | sợ đi học | sợ đến trường | nhất định không đi học | bị bắt nạt | bạn bè trêu | bị bạn trêu | bị tẩy chay | refuses to go to school | school refusal | bullied`,
    unless: `muốn chết | tự tử | tự làm hại | rạch tay | sốt | nôn | suicide | cutting`,
    who: 'child',
    about: 'child_psychiatry',
    isLeading: true,
    says: step(
      'people',
      'Nghe con kể, không mắng, không dọa; báo cô giáo, nhà trường chuyện bị trêu và hẹn cách đưa con trở lại dần từng buổi. Khám nhi một lần cho chắc rồi gặp tâm lý trẻ em. Cần tư vấn: gọi 111 (miễn phí, cả ngày đêm).',
      'Let the child tell, no scolding or threats; tell teacher and school of the teasing and agree on a gradual return. One visit to paediatrics to be sure, then child psychology. For advice call 111 (free, day and night).',
    ),
    watch: {
      vi: 'nói muốn chết, tự làm đau mình, bỏ ăn, bỏ ngủ; đau bụng dữ dội, nôn, sốt',
      en: 'talk of dying, hurting oneself, not eating or sleeping; severe belly pain, vomiting, fever',
    },
  },
  {
    heard: `cúm a | cúm b | bị cúm | nghi cúm | influenza | flu`,
    unless: `tiêm cúm | chích cúm | ngừa cúm | vắc xin cúm | flu shot | flu jab | khó thở | tím | co giật | li bì`,
    beside: 'sốt | ho | fever | cough',
    who: 'child',
    isOfNow: true,
    says: step(
      'note',
      'Nghi cúm: đeo khẩu trang, nghỉ học đến khi hết sốt một ngày, xa em bé và người có thai. Thuốc kháng virus chỉ theo đơn, có ích khi dùng trong 2 ngày đầu: hỏi bác sĩ. Uống đủ, hạ sốt theo cân nặng; không aspirin, không tự mua Tamiflu hay kháng sinh.',
      'If it may be flu: masks, no school until a day without fever, away from babies and pregnant women. Antivirals only on prescription, useful in the first 2 days: ask the doctor. Enough to drink, fever medicine by weight; no aspirin, no Tamiflu or antibiotics of your own.',
    ),
    watch: watchedRash,
  },
  {
    heard: `trứng trắng … tóc | trứng … chân tóc | bám chân tóc | trứng bám | con gì … trên tóc | trung trang … toc | trung … chan toc | trứng chấy | trứng chí | =con chấy | =chấy đầy | =nhiều chấy | =nhiều chí | =chí đầy đầu | nits | =chấy rận | =có chấy | =bị chấy | =chí rận | =có chí | =bị chí | chấy trên đầu | chí trên đầu | head lice | lice`,
    atMost: 'routine',
    isHarmless: true,
    isLasting: true,
    says: step(
      'note',
      'Chấy: mua thuốc gội diệt chấy theo lời dược sĩ, làm lại sau khoảng 7–10 ngày, chải lược dày mỗi ngày; cả nhà xem đầu cùng lúc, giặt chăn gối, lược bằng nước nóng, báo cô giáo. Không dùng thuốc trừ sâu, dầu hỏa. Da đầu lở, có mủ thì mới cần khám.',
      'Lice: a lotion as the pharmacist says, again after about 7–10 days, a fine comb every day; look at the whole family at once, wash bedding and combs hot, tell the teacher. No insecticide or kerosene. A visit is needed only for sores or pus.',
    ),
  },
  {
    heard: `són tiểu | són nước tiểu | tè ra quần | đái ra quần | tiểu ra quần | giữ vệ sinh ban ngày | daytime wetting | wets herself | wets himself`,
    unless: `sốt | đau lưng | tiểu buốt | tiểu ra máu | khát | sụt cân | yếu chân | co giật | fever | thirsty`,
    who: 'child',
    atMost: 'routine',
    isPicture: true,
    says: step(
      'note',
      'Ghi mấy lần ướt một ngày, có nhịn tiểu, táo bón không; nhắc đi tiểu 2–3 giờ một lần, uống đủ ban ngày, không mắng, xin cô cho đi khi cần. Xin thử nước tiểu, siêu âm thận, bàng quang; hỏi khoa Thận – Tiết niệu nhi.',
      'Note how often it is wet, whether the child holds on or is constipated; to the toilet every 2–3 hours, enough to drink by day, no scolding, ask the teacher to let the child go. Ask for a urine test and ultrasound; child nephrology or urology.',
    ),
    watch: {
      vi: 'sốt, đau lưng, tiểu buốt, không tiểu được, yếu chân, khát và sụt cân',
      en: 'fever, back pain, burning urine, no urine, weak legs, thirst with loss of weight',
    },
  },
  {
    heard: `vắc xin dại … mũi | vacxin dại … mũi | dại được … mũi | tiêm dại được | tiêm dại … mũi | chích dại … mũi | mũi dại … trễ | mũi thứ … trễ | trễ mũi dại | quên mũi dại | rabies … dose | missed … rabies`,
    beside:
      'hết thuốc | hết vắc xin | hết vacxin | mũi 2 | mũi 3 | mũi 4 | mũi 5 | trễ | quên | lỡ | tiêm tiếp | chích tiếp | mũi thứ | late | missed | next dose',
    unless: `sốt | sợ nước | sợ gió | co giật | mới bị cắn | vừa bị cắn | hôm nay bị cắn | sáng nay bị | fever`,
    about: 'preventive_medicine',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    within: '3d',
    says: step(
      'clock',
      'Mũi dại trễ vài ngày, hay nơi tiêm hết vắc xin, thì tiêm ngay mũi đó ở điểm nào còn, đừng bỏ và thường không phải làm lại từ đầu; các mũi sau tính tiếp từ đó. Gọi nơi đã tiêm hoặc điểm gần nhất hỏi còn đúng loại vắc xin, mang phiếu tiêm; nói nếu con vật đã chết hay mất.',
      'A rabies dose that is late, or that the place has run out of, is given at once wherever there is some, not left out, and usually one need not start again; the next ones count from there. Call the place that gave it or the nearest: do they have the same vaccine; bring the slip, and say if the animal died or is gone.',
    ),
  },
  {
    heard: `con trắng … sợi chỉ | con trắng như | con trắng nhỏ | con nhỏ trắng | sợi chỉ … bò | như sợi chỉ | trắng … bò ra | bò ra … hậu môn | gãi mông | gãi đít | gãi hậu môn | ngứa mông … đêm | ngứa lỗ đít | ngứa hậu môn | đi cầu ra giun | ị ra giun | phân có giun | gai mong | gai dit | ngua dit | con trang nhu | nhu soi chi | itchy bottom | itchy bum | white worms | white threads | con giun | giun trắng | con lãi | lãi kim | sán kim | gãi đít | ngứa đít | giun kim | giun đũa | ngứa hậu môn | pinworm | pinworms | worms`,
    unless: `sốt | nôn | đau bụng dữ | trĩ | kháng thể | toxocara | fever | vomiting`,
    who: 'child',
    about: 'pediatrics',
    of: 'pediatrics infectious_disease gastroenterology pediatric_gastroenterology dermatology',
    atMost: 'routine',
    isLeading: true,
    isLasting: true,
    isHarmless: true,
    says: step(
      'note',
      'Thuốc tẩy giun mua theo lời dược sĩ hoặc trạm y tế, cả nhà uống cùng ngày, hỏi ngày uống lại (thường sau 2 tuần). Cắt móng tay, rửa tay, mặc quần kín khi ngủ, giặt chăn ga nước nóng. Uống rồi vẫn ngứa, hoặc bé đau bụng, chậm lớn thì đi khám.',
      'Deworming tablets as the pharmacist or health station says, the whole family on one day, and ask when to repeat (usually after 2 weeks). Short nails, clean hands, closed pants at night, bedding washed hot. If it still itches, or the child has belly pain or does not grow, see the doctor.',
    ),
  },
  {
    // Whose monthly blood is late: somebody nearer can give it, if called.
    heard: `đi truyền máu | truyền máu ở | truyền máu … tháng | tháng … truyền máu | truyền máu định kỳ | hẹn truyền máu | monthly transfusion | regular transfusions`,
    beside: `quá hẹn | trễ hẹn | lỡ hẹn | hẹn quá | quá … ngày | quá ngày | chưa đi được | không đi được | không lên được | chưa truyền | trễ truyền | hỏng đường | overdue | missed`,
    unless: `sốt | đau ngực | khó thở | chảy máu | lơ mơ | ngất | lả | fever | chest pain | breathless | fainted`,
    about: 'hematology',
    of: 'hematology pediatric_hemato_oncology pediatrics general_internal',
    isLeading: true,
    within: '3d',
    says: step(
      'phone',
      'Đừng chờ thêm: gọi khoa vẫn truyền báo trễ hẹn, xin nhóm máu, lần truyền cuối, tóm tắt bệnh án gửi qua điện thoại. Gọi trước bệnh viện gần nhất hỏi có máu cùng nhóm và truyền được không, cần giấy chuyển nào; thuốc thải sắt vẫn uống đều.',
      'Do not wait longer: tell the usual ward that you are late and have the blood group, the last transfusion and a summary sent by phone. Call the nearest hospital first: has it matching blood, can it transfuse, which slip does it need; go on with the iron medicine.',
    ),
    watch: {
      vi: 'khó thở, mệt lả, tim đập rất nhanh, ngất, lơ mơ, sốt từ 38 °C, chảy máu',
      en: 'trouble breathing, great weakness, a very fast heart, fainting, drowsiness, fever of 38 °C, bleeding',
    },
  },
  {
    heard: `${poxes} | ${rashes}`,
    beside: ill,
    unless: `${near} | tiêm sởi | chích sởi | mũi sởi | tiêm quai bị | tiêm thủy đậu | chích thủy đậu | hồi nhỏ | mmr`,
    who: 'child',
    isLeading: true,
    saidDaysMax: 14,
    says: apart,
    watch: watchedRash,
  },
  {
    heard: poxes,
    beside: near,
    unless: 'sốt | nổi ban | phát ban | nổi mụn | mụn nước | sưng hàm | fever | rash | blisters',
    who: 'child',
    about: 'preventive_medicine',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    within: '3d',
    says: step(
      'phone',
      'Vừa tiếp xúc mà chưa tiêm đủ: gọi trạm y tế ngay, vắc xin sởi hay thủy đậu tiêm trong khoảng 3 ngày sau tiếp xúc còn có ích; đã tiêm mũi 1 thì hỏi mũi 2 sớm được không. Trẻ quá nhỏ hoặc bệnh nặng: hỏi bác sĩ thuốc phòng. Theo dõi sốt, ban 3 tuần.',
      'Exposed and not fully vaccinated: call the health station now; measles or chickenpox vaccine within about 3 days of contact still helps; after the first dose ask whether the second can come early. For a very young or very ill child ask the doctor about protection. Watch for fever and rash for 3 weeks.',
    ),
  },
  {
    heard: `chỗ tiêm sưng | chỗ chích sưng | tiêm về sốt | chích về sốt | tiêm xong sốt | tiêm xong bị sốt | chích xong sốt | sốt sau tiêm | sau tiêm sốt | tiêm … sốt | chích … sốt | sốt … sau tiêm | sốt … sau khi tiêm | sốt … sau chích | chỗ tiêm … sưng | chỗ chích … sưng | sưng chỗ tiêm | sưng chỗ chích | tiêm về … sốt | fever after … vaccine | fever after … shots | vaccine … fever`,
    beside: `vắc xin | 6in1 | 6 trong 1 | 5in1 | 5 trong 1 | phế cầu | mũi | tiêm phòng | tiêm ngừa | chích ngừa | tiêm chủng | chỗ tiêm | chỗ chích | vaccine | shots`,
    unless: `tai tím | tím tái | co giật | khóc thét | li bì | bỏ bú | khó thở | phát ban | 39 | 40 | trước khi tiêm | seizure | limp`,
    who: 'child',
    isOfNow: true,
    saidDaysMax: 3,
    says: step(
      'note',
      'Sốt, đỏ chỗ tiêm hay gặp trong 1–2 ngày đầu: cho bú, uống thêm, mặc thoáng, đo nhiệt độ; thuốc hạ sốt theo cân nặng như đơn hoặc lời dược sĩ. Không đắp khoai, chanh, không chườm đá, không xoa chỗ tiêm. Báo nơi đã tiêm; mang sổ tiêm.',
      'Fever and redness are common in the first 1–2 days: feed and drink more, light clothes, measure; fever medicine by weight as prescribed or as the pharmacist says. No potato, lemon or ice, no rubbing. Tell the place that gave it and bring the record.',
    ),
    watch: {
      vi: 'sốt trên 39 °C, khóc thét dỗ không nín, bú kém, li bì, co giật, khó thở, tím, phát ban, sốt quá 2 ngày',
      en: 'fever above 39 °C, screaming that cannot be soothed, poor feeding, being hard to wake, fits, trouble breathing, turning blue, a rash, fever for more than 2 days',
    },
  },
  {
    heard: 'mọc răng | teething',
    beside: 'sốt | tiêu chảy | quấy | nóng | fever | diarrhoea | diarrhea',
    who: 'child',
    says: step(
      'note',
      'Mọc răng chỉ làm ấm người, chảy dãi, quấy; sốt từ 38 °C hay tiêu chảy thì tìm nguyên nhân khác. Cho bú, uống thêm, đo nhiệt độ 4 giờ một lần, ghi lại; hạ sốt theo cân nặng, không ủ ấm.',
      'Teething makes a child warm, drooling and cross; a fever of 38 °C or diarrhoea has another cause. Feed and drink more, measure every 4 hours and write it down; fever medicine by weight, no wrapping up.',
    ),
  },
  {
    heard: `có cần kháng sinh | cần kháng sinh không | uống kháng sinh không | cho uống kháng sinh | mua kháng sinh | need antibiotics`,
    beside: 'ho | sổ mũi | nghẹt mũi | cảm | cough | cold | runny nose',
    unless: 'khó thở | thở nhanh | rút lõm | sốt cao | viêm phổi | tai chảy mủ | ho gà | pneumonia',
    who: 'child',
    isLasting: true,
    says: step(
      'pill',
      'Ho, sổ mũi mà không sốt, vẫn ăn chơi phần lớn do virus, kháng sinh không giúp: đừng tự mua. Nhỏ nước muối, hút mũi, uống đủ; trên 1 tuổi có thể dùng mật ong; không thuốc ho, thuốc nhỏ co mạch cho trẻ nhỏ.',
      'Cough and a runny nose without fever in a child that eats and plays are mostly viral, and antibiotics do not help: buy none. Saline drops, clear the nose, enough to drink; honey above one year; no cough syrups or decongestant drops for small children.',
    ),
    watch: {
      vi: 'thở nhanh, rút lõm ngực, sốt cao hoặc quá 3 ngày, bỏ ăn uống, li bì, đau tai',
      en: 'fast breathing, the chest drawn in, high fever or fever beyond 3 days, not eating or drinking, being hard to wake, earache',
    },
  },
  {
    heard: `chưa có kinh | chưa hành kinh | chưa thấy kinh | chưa dậy thì | dậy thì muộn | chậm dậy thì | late puberty | delayed puberty | no period yet | not had her first period`,
    unless: 'có thai | sau sinh | sau sanh | hút thai | đau bụng | que | pregnant',
    who: 'child',
    about: 'endocrinology',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    says: step(
      'note',
      'Nên khám khi 13 tuổi chưa nhú ngực, 15 tuổi chưa có kinh, hoặc thấp hơn bạn nhiều. Ghi chiều cao, cân nặng từng năm, tuổi mẹ có kinh, thuốc đang uống; hỏi nội tiết nhi (hoặc phụ khoa), tuổi xương, siêu âm qua bụng, không khám trong.',
      'Worth a visit without breasts at 13, without a period at 15, or when much shorter than friends. Bring height and weight by year, the mother’s age at her first period, medicines; ask child endocrinology (or gynaecology) about bone age and an ultrasound through the belly, nothing internal.',
    ),
  },
  {
    // Whatever went in deep or was dirty; a bite has rules of its own.
    heard: wounds,
    // “Giam dinh” without its marks is also an assessment.
    unless: `giám định y khoa | giám định lại | giám định tỷ lệ | giám định tỉ lệ | hội đồng giám định | thương tật | thương binh | đâm không đau | không biết nóng | bạc màu | tê bì | vào mắt | trúng mắt | con mắt | mắt trái | mắt phải | nuốt | =chó | con chó | chó cắn | chó cào | mèo | khỉ cắn | con khỉ | chuột | rắn | ngực | bụng | cổ họng | lòi xương | lòi gân | lòi thịt | lộ xương | lộ gân | tím | lơ mơ | ngất | phun | chảy máu nhiều | máu nhiều | xối xả | không cầm | đứt gân | đứt lìa | đứt rời | đứt ngón | tự cắt | rạch tay | tự tử | cắt amidan | cắt chỉ | vết mổ | mới mổ | sau mổ | cứng hàm | há miệng | co cứng | cứng cổ | cứng lưng | cứng người | gồng người | co giật | khó thở | li bì | năm ngoái | năm trước | tháng trước | eye | swallowed | chest | belly | spurting`,
    about: 'general_surgery',
    isWound: true,
    isAfter: true,
    atMost: 'urgent',
    isLeading: true,
    overErrands: true,
    says: step(
      'firstaid',
      'Rửa kỹ bằng nước sạch và xà phòng, che gạc sạch; không nặn, không đắp lá, không bịt kín. Xin lấy hết dị vật và tiêm uốn ván: vắc xin, thêm huyết thanh nếu vết sâu, bẩn mà chưa tiêm đủ hoặc không nhớ; đã tiêm thì mang sổ. Trung tâm y tế gần hơn cũng rửa vết thương và tiêm được: gọi hỏi nơi nào còn huyết thanh.',
      'Wash it with soap and clean water, cover with gauze; no squeezing, no leaves, nothing airtight. Ask for whatever is in it to be removed and for tetanus vaccine, with serum if it is deep or dirty and you are not fully vaccinated or not sure; bring the record. A nearer medical centre can do this too: call to ask who has serum.',
    ),
    watch: {
      vi: 'cứng hàm, khó há miệng, khó nuốt, co cứng người; sưng đỏ lan nhanh, chảy mủ, sốt, chảy máu không cầm, tê hay không cử động được ngón',
      en: 'a stiff jaw, trouble opening the mouth, trouble swallowing, spasms; fast spreading redness, pus, fever, bleeding that does not stop, fingers or toes that are numb or do not move',
    },
  },
  {
    heard: `bị kim tiêm | kim tiêm đâm | kim … đâm vào | kim … đâm | kim tiêm … đâm | kim đâm | bị kim đâm | needlestick | needle stick | needle … pricked`,
    beside: `viêm gan b | bệnh nhân | người bệnh | bệnh viện | phòng xét nghiệm | hbsag | hepatitis b | patient`,
    who: 'adult',
    says: step(
      'clock',
      'Viêm gan B cũng phòng được sau khi bị kim đâm: hỏi huyết thanh (HBIG) và vắc xin ngay, tốt nhất trong 24 giờ nếu chưa tiêm đủ; thử HBsAg, anti-HBs, viêm gan C, HIV của mình và nguồn. Báo nơi làm việc lập biên bản phơi nhiễm nghề nghiệp.',
      'Hepatitis B can be prevented after a needle prick too: ask for immunoglobulin (HBIG) and vaccine now, best within 24 hours if not fully vaccinated; test yourself and the source for hepatitis B, C and HIV. Report it at work, so that the exposure is on record.',
    ),
  },
  {
    heard: `chưa chích sởi | chưa tiêm sởi | chưa chích ngừa | chưa tiêm phòng | chích được không | tiêm được không | tiêm lại được không | chích lại được không | tiem lai duoc khong | chich lai duoc khong | bỏ lỡ mũi | bỏ lỡ … mũi | bỏ lỡ lịch | bỏ lỡ tiêm | chich duoc khong | tiem duoc khong | tiêm bù | chích bù | tiêm trễ | chích trễ | tiêm muộn | chích muộn | tiêm chậm | trễ tiêm | trễ lịch chích | trễ mấy mũi | thiếu mũi | còn thiếu … mũi | chưa tiêm đủ | chưa chích đủ | chưa chích mũi | chưa tiêm mũi | chưa được tiêm | chưa tiêm được | hoãn tiêm | bỏ mũi | lỡ mũi | tiêm mũi đầu | mũi đầu tiên | tiêm dịch vụ | chích dịch vụ | tiêm mở rộng | tiêm chủng mở rộng | tiêm ở trạm | chích ở trạm | tiêm trạm y tế | trễ mũi | trễ lịch tiêm | lỡ lịch tiêm | quên mũi | missed a dose | missed his vaccine | missed her vaccine | behind on vaccines`,
    unless: `sốt | chỗ tiêm | chỗ chích | sưng | sau tiêm | tiêm xong | tiêm về | chích về | quấy khóc | ho nhiều | khó thở | tiêu chảy | nôn | chó | mèo | fever | swollen`,
    who: 'child',
    about: 'preventive_medicine',
    atMost: 'routine',
    isHarmless: true,
    says: step(
      'question',
      'Trễ thì tiêm tiếp, mũi đã tiêm vẫn tính, thường không phải làm lại từ đầu: mang sổ tiêm đến trạm y tế xã vào ngày tiêm chủng, hỏi lịch bù. Sổ mũi, ho nhẹ mà không sốt thường vẫn tiêm được; bác sĩ khám trước tiêm quyết định. Miễn phí ở trạm hay dịch vụ đều tốt nếu tiêm đủ và đúng lịch; đừng vì chờ loại nào mà trễ.',
      'A late dose is given late; those given count, usually without starting again: take the record to the commune health station on its vaccination day and ask for a catch-up plan. A mild cold without fever is usually no obstacle; the doctor there decides. Free or paid, both are good if complete and in time; do not be late waiting for one kind.',
    ),
  },
  {
    heard: `chuẩn bị có bầu | chuẩn bị mang thai | chuẩn bị có thai | trước khi mang thai | trước khi có thai | trước khi có bầu | định có bầu | định có con | dự định mang thai | before pregnancy | planning a pregnancy | planning to get pregnant`,
    beside: injected,
    who: 'adult',
    about: 'preventive_medicine',
    isLeading: true,
    atMost: 'routine',
    isHarmless: true,
    says: step(
      'calendar',
      'Trước khi có thai thường tiêm: sởi – quai bị – rubella và thủy đậu (vắc xin sống: tiêm xong chờ 1–3 tháng mới có thai), viêm gan B, cúm, bạch hầu – ho gà – uốn ván. Mang sổ tiêm; không nhớ thì hỏi thử kháng thể; chắc chắn chưa có thai mới tiêm. Hỏi luôn axit folic.',
      'Usually before a pregnancy: measles–mumps–rubella and chickenpox (live vaccines: wait 1–3 months before conceiving), hepatitis B, flu, diphtheria–whooping cough–tetanus. Bring the record; if you do not remember, ask for antibody tests; be sure not to be pregnant. Ask about folic acid too.',
    ),
  },
  {
    heard: `ngừa ung thư cổ tử cung | ngừa ung thư tử cung | vắc xin ung thư cổ tử cung | vaccine ung thư cổ tử cung | tiêm ung thư cổ tử cung | chích ung thư cổ tử cung | hpv jab | tiêm hpv | chích hpv | mũi hpv | vắc xin hpv | vaccine hpv | ngừa hpv | gardasil | tiêm ngừa ung thư cổ tử cung | tiêm phòng ung thư cổ tử cung | chích ngừa ung thư cổ tử cung | hpv vaccine | hpv shot`,
    about: 'preventive_medicine',
    atMost: 'routine',
    isHarmless: true,
    isSelfPaid: true,
    unless: `sốt | ngất | dị ứng | phát ban | hpv dương tính | đau bụng | ra máu | ra huyết | khí hư | huyết trắng | ngứa | sùi | mụn cóc | u xơ | u nang | pap | fever | fainted | bleeding | discharge | warts`,
    says: step(
      'question',
      'HPV tiêm được từ 9 đến 45 tuổi, cả nam và nữ; đã quan hệ hay lập gia đình vẫn tiêm được, không cần xét nghiệm trước. Dưới 15 tuổi thường 2 mũi, từ 15 tuổi 3 mũi trong 6 tháng; thường tự trả, hỏi giá từng mũi. Có thai thì hoãn. Tiêm rồi phụ nữ vẫn cần tầm soát cổ tử cung.',
      'HPV vaccine can be had from 9 to 45 years, by both sexes; also after the first sex or marriage, and without a test before. Under 15 usually two doses, from 15 on three within 6 months; usually self-paid, ask the price of each. Not during pregnancy. Women still need cervical screening afterwards.',
    ),
  },
  {
    heard: `tiêm cúm | chích cúm | mũi cúm | phòng cúm | ngừa cúm | vắc xin cúm | phế cầu | zona … vắc xin | tiêm zona | shingrix | flu shot | flu jab | pneumococcal | shingles vaccine`,
    unless: 'sốt | khó thở | sau tiêm | sau mũi | nổi mụn nước | fever',
    who: 'adult',
    atMost: 'routine',
    isHarmless: true,
    isSelfPaid: true,
    isWished: true,
    says: step(
      'question',
      'Cúm tiêm mỗi năm một mũi; phế cầu, zona theo tuổi và bệnh: hỏi cần loại nào, mấy mũi, có tiêm cùng ngày được không. Bệnh phổi, tim, tiểu đường nên tiêm lúc đang ổn; mang đơn thuốc, nói nếu dùng thuốc chống đông hay ức chế miễn dịch.',
      'Flu once a year; pneumococcal and shingles by age and illness: ask which, how many doses, and whether on one day. With lung, heart disease or diabetes come while it is steady; bring the prescription and tell of blood thinners or medicine that lowers immunity.',
    ),
  },
  {
    heard: `which vaccines | what vaccines | vaccine schedule | vaccination schedule | vaccines … need here | tiêm ở nước ngoài | tiêm bên nước ngoài | chích ở nước ngoài | lịch tiêm nước ngoài | lịch tiêm bên | tiêm bên mỹ | tiêm bên úc | tiêm bên nhật | tiêm bên hàn | sổ tiêm | vaccination record | vaccination booklet | vaccine booklet | vaccine record | immunization record | immunisation record | booklet | catch up | catch-up | mất sổ tiêm | mmr booster | next vaccines`,
    beside: `tiêm | chích | vắc xin | vaccine | vaccines | vaccination | booster | shots | mmr`,
    unless: 'sốt | sau tiêm | chỗ tiêm | fever | rash',
    who: 'child',
    atMost: 'routine',
    isHarmless: true,
    saidWith: `lịch tiêm bên | bên mỹ | bên úc | bên nhật | bên hàn | mới về nước | schedule | mất sổ | sổ … nước ngoài | nước ngoài | hàn quốc | nhật | booklet | record | moved | abroad | catch up | catch-up`,
    says: step(
      'folder',
      'Mang mọi giấy tiêm (bản dịch nếu tiếng nước ngoài) cho bác sĩ ở phòng tiêm so với lịch ở đây, như lao, viêm gan B, viêm não Nhật Bản, và lập lịch tiêm bù. Mất sổ: xin lại nơi đã tiêm hoặc tra hệ thống tiêm chủng; mũi không có giấy thường được tiêm lại.',
      'Bring every vaccine paper (translated if foreign) to the doctor of the vaccination clinic, who compares it with the schedule here, such as BCG, hepatitis B and Japanese encephalitis, and plans what to catch up. Lost record: ask the clinic that gave them or the national register; doses without proof are usually repeated.',
    ),
  },
  {
    heard: `định cư | đại sứ quán | lãnh sự quán | hồ sơ visa | xin visa | du học | embassy | immigration | visa`,
    beside: injected,
    atMost: 'routine',
    isHarmless: true,
    isSelfPaid: true,
    says: step(
      'folder',
      'Hỏi đại sứ quán hoặc nơi khám họ chỉ định: danh sách mũi cần, mẫu giấy, có phải tiêm ở đó không. Mang hộ chiếu, sổ tiêm cũ; xin sổ có tên vắc xin, số lô, ngày và dấu. Tính đủ thời gian vì nhiều mũi cách nhau một tháng.',
      'Ask the embassy or the clinic it names for the list of doses, the form, and whether they must be given there. Bring the passport and old records; the book needs vaccine names, batch, date and stamp. Allow time, for many doses are a month apart.',
    ),
  },
  {
    heard: `sinh non | sanh non | đẻ non | thiếu tháng | sinh sớm … tuần | non tháng | preterm | premature | born early | preemie`,
    beside: `cho về | ra viện | xuất viện | mới về | về nhà | chăm sóc | chăm sao | khám mắt | kiểm tra mắt | võng mạc | khám tai | đo tai | thính lực | nghe | discharged | going home | home | eye | eyes | hearing`,
    unless: `dọa sinh non | doạ sinh non | nguy cơ sinh non | sợ sinh non | bỏ bú | tím | ngừng thở | li bì | co giật | sốt | thở nhanh | khó thở | vàng da | bị mắt | not feeding | blue | fever`,
    who: 'child',
    about: 'neonatology',
    atMost: 'routine',
    says: step(
      'calendar',
      'Bé sinh non: xin khoa sơ sinh hẹn ngày và nơi trước khi về: soi đáy mắt (võng mạc) khoảng 3–4 tuần sau sinh, không để trễ; đo thính lực trong 1–3 tháng; cân và lịch tiêm theo tuổi thật. Ở nhà ấp da kề da (kangaroo), bú hoặc vắt sữa mẹ 2–3 giờ một lần, rửa tay, tránh khói và người ốm; hỏi sắt, vitamin D.',
      'A preterm baby: before going home let the newborn ward set day and place for the retina (3–4 weeks after birth, not later), for the hearing (within 1–3 months), for weight and vaccines by real age. At home skin to skin (kangaroo), breast milk every 2–3 hours, clean hands, no smoke or sick visitors; ask about iron and vitamin D.',
    ),
    watch: {
      vi: 'bú kém hoặc bỏ bú, thở nhanh hay ngừng thở, tím, lạnh hoặc sốt, li bì, vàng da đậm',
      en: 'poor or no feeding, fast breath or pauses, blue colour, cold or fever, being limp, deep jaundice',
    },
  },
];
