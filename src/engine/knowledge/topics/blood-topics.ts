import { step } from '../next-steps/step.ts';
import { grave, withChild } from './everyday-topics.ts';
import { wholeFigures } from './inner-words.ts';
import type { Topic } from './topic.ts';

/** Diseases of the blood, as families complain of it: who looks at it, with which test, what to do until then. Common practice; not reviewed. */
export const bloodTopics: readonly Topic[] = [
  {
    heard: `hemophilia | haemophilia | hemophili | máu khó đông | rối loạn đông máu bẩm sinh | von willebrand`,
    beside: `sưng | bầm to | chảy máu | rỉ máu | té | ngã | đau khớp | khớp … đau | gối … đau | hết yếu tố | hết thuốc | chưa truyền yếu tố | chưa tiêm yếu tố | đập | swelling | swollen | bleed | bleeding | hit`,
    unless: `không sưng | không chảy máu khớp | nhổ răng | di truyền | xét nghiệm gen`,
    about: 'hematology',
    of: 'hematology pediatrics general_internal orthopedics emergency pediatric_hematology',
    isLeading: true,
    says: step(
      'firstaid',
      'Người máu khó đông sưng đau khớp hay bầm lớn: truyền yếu tố càng sớm càng tốt, trước cả chụp chiếu; nhà hết thuốc thì gọi trung tâm huyết học đang theo dõi để biết nơi gần nhất có. Tới đó nghỉ, chườm lạnh bọc khăn, băng ép, kê cao. Không aspirin, ibuprofen, không tiêm bắp, không xoa bóp, không chọc khớp.',
      'A swollen, sore joint or large bruise in haemophilia: factor as early as possible, before any scan; if there is none at home, call the haematology centre that follows the patient for the nearest place that has it. Until then rest, wrapped cold packs, bandage, raise it. No aspirin or ibuprofen, no injections into muscle, no massage, no needle in the joint.',
    ),
    watch: {
      vi: 'đập đầu, đau đầu, nôn, lơ mơ; sưng cổ, lưỡi; đau bụng, háng; tê yếu tay chân; máu không cầm',
      en: 'a knock on the head, headache, vomiting, drowsiness; swelling of neck or tongue; belly or groin pain; numb or weak limbs; bleeding that goes on',
    },
  },
  {
    heard: `hemophilia | haemophilia | hemophili | máu khó đông | von willebrand`,
    beside: `nhổ răng | nho rang | học thể dục | đi bơi | nhà trường | lớp một | chích dự phòng | tiêm dự phòng | tự chích | thuốc mới | bảo hiểm | di truyền | có con | tooth | school | prophyla`,
    unless: `sưng căng | đang chảy máu | chảy máu không | đập đầu | swelling`,
    about: 'hematology',
    of: 'hematology pediatrics general_internal dentistry pediatric_hematology',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Máu khó đông: trước khi nhổ răng, tiêm, mổ dù nhỏ, gọi trung tâm huyết học để có kế hoạch yếu tố, làm ở bệnh viện, không làm ở phòng nha ngoài. Mang thẻ ghi tên bệnh, mức yếu tố, số điện thoại bác sĩ. Bơi, đi bộ, đạp xe có mũ thường được, tránh đối kháng. Báo nhà trường cách chườm lạnh, ép và gọi ai; hỏi bảo hiểm số lọ dự phòng.',
      'Haemophilia: before a tooth is drawn, an injection or any operation, call the haematology centre for a factor plan, and have it done in a hospital, not a dental shop. Carry a card with the illness, factor level and doctor’s number. Swimming, walking, cycling with a helmet are usually fine, no contact sports. Tell the school how to cool, press and whom to call.',
    ),
    watch: {
      vi: 'đập đầu, đau đầu, nôn; khớp sưng nóng; máu không cầm sau 10 phút ép; đau bụng, háng',
      en: 'a knock on the head, headache, vomiting; a hot swollen joint; bleeding after 10 minutes of pressure; belly or groin pain',
    },
  },
  {
    heard: `cắt lách | cat lach | không có lách | splenectomy | no spleen | spleen removed`,
    beside: `tiêm | tiem | chích ngừa | chich ngua | vắc xin | vaccine | mũi | khỏe | khoẻ | năm | healthy`,
    unless: `${grave} | thalassemia | tan máu | mới mổ | vết mổ | muốn cắt lách | có nên cắt lách`,
    about: 'preventive_medicine',
    of: 'preventive_medicine hematology infectious_disease general_internal general_surgery',
    isAfter: true,
    isLasting: true,
    answers: 'tiêm gì | mũi nào | những mũi gì | vaccine nào | khi sốt',
    says: step(
      'calendar',
      'Đã cắt lách thì dễ nhiễm trùng nặng: hỏi nơi tiêm chủng các mũi phế cầu, não mô cầu (ACYW và B), Hib, cúm mỗi năm; mang giấy ra viện, bác sĩ xếp lịch và nhắc lại. Sốt từ 38 °C là đi viện ngay, nói “đã cắt lách”, không chờ ở nhà; hỏi bác sĩ có cần thuốc kháng sinh để sẵn. Chó cắn cũng đi ngay. Mang thẻ ghi đã cắt lách.',
      'Without a spleen infections can turn severe: ask a vaccination clinic about pneumococcus, meningococcus (ACYW and B), Hib and yearly flu; bring the discharge paper, the doctor sets dates and boosters. Fever from 38 °C means hospital at once, saying “no spleen”; ask about standby antibiotics. A dog bite too. Carry a card.',
    ),
  },
  {
    heard: `chấm đỏ … ấn không mất | chấm đỏ li ti | chấm đỏ … cẳng chân | cẳng chân … chấm đỏ | cẳng chân … đốm đỏ | cẳng … chấm đỏ | chân … chấm đỏ | chân … đốm đỏ | chấm xuất huyết | cham do li ti | đốm đỏ như | chấm đỏ như | petechiae | tiny red dots | small red dots`,
    unless: `sốt | ngứa | muỗi chích thôi | nốt ruồi | ${withChild} | dengue | fever | itchy`,
    about: 'hematology',
    of: 'hematology general_internal dermatology pediatrics infectious_disease pediatric_hematology rheumatology emergency',
    isLeading: true,
    says: step(
      'question',
      'Chấm đỏ ấn không mất, bầm tự nhiên, rỉ máu chân răng: hôm nay thử công thức máu (tiểu cầu) và đông máu ở bệnh viện gần nhất, thấp thì chuyển Huyết học. Tới đó nằm nghỉ, tránh va chạm, bàn chải mềm; không aspirin, ibuprofen, không tiêm bắp, không cạo gió, xoa bóp. Kể thuốc mới uống, đợt cảm vừa rồi; chụp ảnh.',
      'Red dots that stay when pressed, bruises without knocks, oozing gums: have a blood count (platelets) and clotting today at the nearest hospital; if low, on to haematology. Until then rest, no knocks, a soft toothbrush; no aspirin or ibuprofen, injections into muscle, scraping or massage. Tell of new medicines and a recent cold; take photos.',
    ),
    watch: {
      vi: 'sốt, đau đầu nhiều, nôn, lơ mơ, chảy máu không cầm, phân đen, tiểu máu, kinh ra ồ ạt',
      en: 'fever, strong headache, vomiting, drowsiness, bleeding that goes on, black stools, bloody urine, very heavy periods',
    },
  },
  {
    heard: `${wholeFigures('tiểu cầu | platelets', 100, 149)}`,
    unless: `${grave} | sốt xuất huyết | sxh | dengue | ${withChild} | chấm đỏ | bầm tím … mới | xơ gan | hóa trị | cirrhosis | chemo`,
    about: 'hematology',
    of: 'hematology general_internal laboratory health_checkup hepatology infectious_disease',
    isAfter: true,
    answers: 'có sao | nguy hiểm | làm gì | thử lại',
    says: step(
      'calendar',
      'Tiểu cầu thấp nhẹ mà không bầm, không chảy máu: thường thử lại sau 2–4 tuần, xin lấy bằng ống chống đông khác và xem lam máu (có khi máy đếm sai do tiểu cầu vón); hỏi thử gan, viêm gan B, C, HIV, siêu âm bụng. Mang các tờ cũ. Tránh aspirin, ibuprofen; báo trước khi nhổ răng, mổ.',
      'Slightly low platelets without bruises or bleeding: usually repeated after 2–4 weeks, in another kind of tube and with a smear (clumps may fool the machine); ask about liver tests, hepatitis B and C, HIV, an abdominal ultrasound. Bring older results. Avoid aspirin and ibuprofen; tell before a tooth or operation.',
    ),
    watch: {
      vi: 'chấm đỏ trên da, bầm tự nhiên, chảy máu mũi hay lợi lâu cầm, phân đen, đau đầu nhiều, sốt',
      en: 'red dots on the skin, bruises without knocks, long nose or gum bleeding, black stools, strong headache, fever',
    },
  },
  {
    heard: `đa hồng cầu | hồng cầu cao | hồng cầu hơi cao | hồng cầu tăng | hematocrit 5 | hct 5 | polycythemia | polycythaemia | high haematocrit | high hematocrit`,
    unless: `${grave} | sốt xuất huyết | ${withChild} | tím | dengue`,
    about: 'hematology',
    of: 'hematology general_internal laboratory health_checkup cardiology pulmonology dermatology',
    isAfter: true,
    isLasting: true,
    says: step(
      'question',
      'Hồng cầu cao: uống đủ nước, bỏ thuốc lá rồi thử lại; hỏi ngủ ngáy, bệnh phổi, ở vùng cao, thuốc nội tiết. Vẫn cao thì khám Huyết học, hỏi thử gen JAK2, erythropoietin. Đang điều trị thì giữ lịch trích máu, không bỏ thuốc; ngứa sau tắm nóng thì tắm nước ấm vừa, kể với bác sĩ.',
      'A high red cell count: drink enough, stop smoking and repeat it; ask about snoring, lungs, altitude, hormones. If it stays high, see haematology about JAK2 and erythropoietin. On treatment, keep the dates for blood-letting and the tablets; for itch after hot baths use lukewarm water and tell the doctor.',
    ),
    watch: {
      vi: 'đau ngực, yếu một bên người, nói khó, một chân sưng đau, nhìn mờ, đau đầu dữ',
      en: 'chest pain, weakness on one side, trouble speaking, one swollen painful leg, blurred sight, severe headache',
    },
  },
  {
    heard: `hiến máu hôm qua | hiến máu xong | sau hiến máu | mới hiến máu | hiến máu … bầm | hiến máu … choáng | hiến máu … mệt | hiến máu … lừ đừ | hien mau … choang | hien mau xong | chỗ truyền nước … bầm | chỗ truyền … bầm | chỗ lấy máu … bầm | chỗ chích bầm | chỗ chích … bầm | chỗ tiêm … bầm | lấy máu … bầm | donated blood … bruise | donating blood … | bruise … blood draw`,
    unless: `${grave} | insulin | sưng nóng | mủ | chấm đỏ | hbsag | viêm gan | thuốc chống đông | warfarin | tiểu cầu | bầm nhiều nơi | red streak`,
    of: 'hematology general_internal vascular_surgery laboratory health_checkup family_medicine dermatology',
    isAfter: true,
    answers: 'có sao | hiến tiếp | lần sau | tập gym | mấy hôm',
    says: step(
      'note',
      'Sau lấy máu, hiến máu, truyền nước: bầm quanh chỗ kim thường tan trong 1–2 tuần; ngày đầu chườm lạnh, sau chườm ấm, không xoa mạnh, không xách nặng tay đó. Hiến máu xong uống nhiều, ăn đủ, một ngày không tập nặng, không leo cao; choáng thì nằm kê chân cao. Lần sau ăn no, uống nước trước và báo nhân viên.',
      'After a blood draw, donation or drip: a bruise at the needle usually fades in 1–2 weeks; cold the first day, then warm, no hard rubbing, nothing heavy on that arm. After donating drink and eat well, no hard exercise or heights for a day; when faint lie down with legs up. Next time eat and drink before and tell the staff.',
    ),
    watch: {
      vi: 'cánh tay sưng nóng đỏ lan, tê yếu tay, bầm to nhanh, ngất, sốt',
      en: 'a swollen, hot, spreading red arm, a numb or weak hand, a fast growing bruise, fainting, fever',
    },
  },
  {
    heard: `lấy máu … xỉu | lấy máu … ngất | thử máu … xỉu | thử máu … ngất | thấy kim … xỉu | thấy kim tiêm | thấy máu … xỉu | thấy máu … choáng | thấy máu … ngất | sợ kim tiêm | sợ kim | sợ máu | chích ngừa … xỉu | tiêm … ngất … lần nào | draw my blood | faint … needles | faint … blood draw | fainted … blood | scared of needles | afraid of needles`,
    unless: `gắng sức | chạy | đau ngực | hồi hộp | mất máu | chảy máu nhiều | ra máu nhiều | ho ra máu | nôn ra máu | co giật | chest pain`,
    of: 'general_internal cardiology psychology psychiatry neurology family_medicine hematology health_checkup pediatrics preventive_medicine',
    isAfter: true,
    answers: 'mẹo gì | làm sao | how to avoid',
    says: step(
      'note',
      'Hay choáng khi thấy kim, thấy máu: báo trước với điều dưỡng, xin nằm khi lấy máu, quay mặt đi; ăn nhẹ nếu không phải nhịn, uống nước. Thấy nóng người, hoa mắt thì gồng chặt tay chân, bụng 10–15 giây rồi thả, lặp lại; nằm thêm 10 phút sau khi xong. Sợ đến bỏ tiêm, bỏ khám thì Tâm lý giúp được.',
      'Faint at needles or blood: tell the nurse, ask to lie down, look away; eat lightly unless fasting, drink water. When hot or dizzy, tense arms, legs and belly for 10–15 seconds, release and repeat; lie for 10 minutes afterwards. If fear keeps you from shots or tests, a psychologist can help.',
    ),
    watch: {
      vi: 'ngất khi gắng sức hay không có kim máu, đau ngực, tim đập loạn, co giật, té đập đầu',
      en: 'fainting on exertion or without needles, chest pain, an irregular heart, a fit, a fall on the head',
    },
  },
  {
    heard: `d-dimer | d dimer | ddimer`,
    saidWithout: `đều bình thường | d-dimer bình thường | d dimer bình thường | d-dimer âm | all normal | all fine`,
    unless: `${grave} | ${withChild} | sưng chân | chân sưng | đau bắp chân | bắp chân … đau | ho ra máu | sau mổ | swollen leg`,
    who: 'adult',
    of: 'hematology cardiology vascular_surgery general_internal health_checkup laboratory',
    isAfter: true,
    answers: 'có sao | uống không | có phải | nguy hiểm',
    says: step(
      'question',
      'D-dimer cao một mình chưa nói lên cục máu đông: tuổi, viêm, mới ốm, mổ, thai nghén đều làm tăng. Không tự uống thuốc chống đông chỉ vì con số này: mang tờ kết quả đến Tim mạch hoặc Nội, bác sĩ hỏi dấu hiệu rồi mới quyết có siêu âm tĩnh mạch chân hay chụp phổi không.',
      'A raised D-dimer by itself does not mean a clot: age, inflammation, a recent illness, operations and pregnancy raise it. No blood thinners for this figure alone: take the result to cardiology or internal medicine, where the signs decide about an ultrasound of the leg veins or a chest scan.',
    ),
    watch: {
      vi: 'một chân sưng đau, khó thở, đau ngực, ho ra máu, ngất',
      en: 'one swollen painful leg, trouble breathing, chest pain, coughing blood, fainting',
    },
  },
  {
    heard: `đo inr | thử inr | kiểm tra inr | xét nghiệm inr | chỉ số inr | inr check | check my inr | my inr | inr test | inr tested | warfarin | sintrom | acenocoumarol`,
    beside: `đo inr | thử inr | inr | tái khám | chỉnh liều | van cơ học | van nhân tạo | ăn gì | kiêng | mechanical valve | adjust the dose | check`,
    unless: `${grave} | chảy máu | bầm | phân đen | té | đập đầu | mổ | nhổ răng | ${withChild} | bleeding | fell | surgery`,
    who: 'adult',
    about: 'cardiology',
    of: 'cardiology hematology general_internal laboratory cardiac_surgery stroke',
    isAfter: true,
    says: step(
      'calendar',
      'Uống warfarin hay acenocoumarol: xin thử INR (PT) lấy kết quả trong ngày và bác sĩ chỉnh liều luôn; mang sổ INR, mức đích bác sĩ đã dặn, vỉ thuốc. Uống cùng một giờ, ăn rau xanh đều mỗi ngày, không đổi đột ngột; hỏi trước khi dùng kháng sinh, giảm đau, thuốc nam. Hẹn ngày thử kế tiếp trước khi về.',
      'On warfarin or acenocoumarol: ask for an INR (PT) with a same-day result and a doctor who adjusts the dose; bring the INR record, your target range and the tablets. Same hour daily, steady amounts of greens; ask before antibiotics, painkillers or herbs. Fix the next test date before leaving.',
    ),
    watch: {
      vi: 'chảy máu không cầm, phân đen, tiểu đỏ, bầm to, đau đầu dữ, té đập đầu, yếu một bên người',
      en: 'bleeding that goes on, black stools, red urine, large bruises, severe headache, a knock on the head, weakness on one side',
    },
  },
];
