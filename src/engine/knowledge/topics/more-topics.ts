import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

const afterStroke =
  'đột quỵ | tai biến | nhồi máu não | xuất huyết não | liệt nửa người | yếu nửa người | bại não | stroke | cerebral palsy';

const rehabilitation = {
  heard: `tập vật lý trị liệu | tập phục hồi | phục hồi chức năng | tập phcn | viện phcn | khoa phcn | physiotherapy | rehabilitation`,
  about: 'rehabilitation',
  says: step(
    'question',
    'Hỏi khoa phục hồi chức năng: mấy buổi một tuần, mỗi đợt mấy ngày, ở nhà tập thêm gì; bắt đầu sớm thì tốt hơn. Mang giấy ra viện và phim.',
    'Ask the rehabilitation department: how many sessions a week, how long each course, which exercises at home; starting early helps. Bring the discharge paper and scans.',
  ),
} as const;

const thyroxine = `levothyrox | levothyroxine | levothyroxin | berlthyrox | synthroid | euthyrox | thyroxine | cắt tuyến giáp | cat tuyen giap | mổ tuyến giáp năm | hashimoto`;

/** Further matters: long illnesses, small children, requests, what stands before or after a stay. */
export const moreTopics: readonly Topic[] = [
  {
    ...rehabilitation,
    unless: afterStroke,
    watch: {
      vi: 'đau ngực, khó thở, ngất khi tập, bắp chân sưng đau',
      en: 'chest pain, trouble breathing, fainting at the exercises, a swollen painful calf',
    },
  },
  {
    ...rehabilitation,
    heard: `${rehabilitation.heard} | tập ở đâu | tập ở mô | chỗ tập | nơi tập | chỗ nào tập | tập vận động`,
    beside: afterStroke,
    watch: {
      vi: 'yếu liệt tăng hẳn, nói hoặc nuốt khó hơn, sặc nhiều, sốt, khó thở, lơ mơ, bắp chân sưng đau',
      en: 'clearly more weakness, speech or swallowing that gets harder, much choking, fever, trouble breathing, drowsiness, a swollen painful calf',
    },
  },
  {
    heard: 'quên mang thuốc | quên đem thuốc | để quên thuốc | quên thuốc ở nhà | forgot … medicine | forgot … pills',
    atMost: 'urgent',
    watch: {
      vi: 'đau ngực, khó thở, yếu liệt, lơ mơ, co giật',
      en: 'chest pain, trouble breathing, weakness, drowsiness, a seizure',
    },
  },
  {
    heard: 'đang nằm viện | đang nằm ở bệnh viện | đang nằm bệnh viện | đang điều trị nội trú | currently in hospital',
    atMost: 'urgent',
    watch: {
      vi: 'khó thở, lơ mơ, chảy máu, đau tăng',
      en: 'trouble breathing, drowsiness, bleeding, growing pain',
    },
  },
  {
    heard:
      'khi nào cắt chỉ | bao giờ cắt chỉ | cắt chỉ ở đâu | mấy ngày cắt chỉ | tới ngày cắt chỉ | bao lâu … đi làm lại | đi làm được chưa | when … stitches',
    atMost: 'routine',
    saidWith: 'cắt chỉ | khâu | vết mổ | stitches',
    // In the mouth nothing is kept dry; before an operation there is no paper.
    saidWithout: 'răng khôn | nhổ răng | tooth | can i get | eyelid surgery',
    says: step(
      'calendar',
      'Xem giấy ra viện: ngày cắt chỉ và tái khám ghi ở đó; không thấy thì gọi khoa đã mổ. Trạm y tế thường cắt chỉ được. Giữ vết mổ khô sạch, không đắp lá; đi làm lại theo giấy nghỉ, việc nặng hỏi bác sĩ.',
      'Look at the discharge paper for the day of stitches and visit; else call the ward. A health station can usually take them out. Keep the wound dry and clean; back to work as the paper says, heavy work after asking.',
    ),
    watch: {
      vi: 'sốt, vết mổ đỏ hoặc chảy mủ, đau bụng tăng, nôn, bắp chân sưng đau, khó thở',
      en: 'fever, a red or weeping wound, growing belly pain, vomiting, a swollen calf, trouble breathing',
    },
  },
  {
    heard: 'hố chậu phải | nghi ruột thừa | đau ruột thừa | ruột thừa cấp | appendicitis',
    about: 'general_surgery',
    isTonight: true,
    isOfNow: true,
    says: step(
      'firstaid',
      'Tạm không ăn uống, không uống thuốc giảm đau hay thuốc xổ, không xoa dầu, chườm nóng bụng cho đến khi bác sĩ khám: có thể phải mổ.',
      'No food or drink, painkillers or laxatives, no rubbing or heat on the belly until a doctor has looked: surgery may be needed.',
    ),
    watch: {
      vi: 'đau lan cả bụng, bụng cứng, sốt cao, nôn liên tục, lả người',
      en: 'pain over the whole belly, a hard belly, high fever, vomiting on and on, faintness',
    },
  },
  {
    heard: 'đau mắt đỏ | mắt đỏ … ghèn | mắt … ghèn | pink eye | conjunctivitis',
    about: 'ophthalmology',
    says: step(
      'firstaid',
      'Rửa tay thường xuyên, lau ghèn bằng gạc riêng, nhỏ nước muối sinh lý; khăn gối riêng, không dụi, bỏ kính áp tròng. Không tự mua thuốc nhỏ có corticoid, không xông lá.',
      'Wash hands often, wipe with clean gauze, saline drops; own towel and pillow, no rubbing, no contact lenses. No steroid drops or leaf steam of your own.',
    ),
    watch: {
      vi: 'nhìn mờ, đau mắt dữ, chói không mở được, lòng đen có đốm trắng',
      en: 'blurred sight, severe pain, light that cannot be borne, a white spot on the eye',
    },
  },
  {
    heard: 'road rash | trầy xước | trầy da | xước da | graze | grazes | grazed | scraped knee',
    about: 'general_surgery',
    saidWithout: 'trầy xước muốn | hay bị trầy | tiêm dại | dại | chó | mèo | bị chó | chích ngừa | cào',
    says: step(
      'firstaid',
      'Rửa nước sạch và xà phòng, lấy hết đất cát, che gạc không dính, thay mỗi ngày; không đắp lá, không rắc thuốc bột. Không nhớ mũi uốn ván cuối thì hỏi tiêm, nên trong một hai ngày đầu.',
      'Wash with clean water and soap, take out grit, cover with non-stick gauze and change it daily; no leaves or powder. If the last tetanus shot is not known, ask for one within the first day or two.',
    ),
    watch: {
      vi: 'đỏ lan rộng, chảy mủ, sốt, cứng hàm, không cử động được khớp',
      en: 'spreading redness, pus, fever, a stiff jaw, a joint that cannot move',
    },
  },
  {
    heard: 'uống nhầm | nuốt nhầm | lỡ uống | drank … detergent | drank … bleach | swallowed … detergent',
    who: 'child',
    about: 'pediatrics',
    isTonight: true,
    isOfNow: true,
    says: step(
      'firstaid',
      'Không móc họng gây nôn, không cho uống sữa, chanh, lòng trắng trứng; lau sạch miệng, thay áo ướt. Mang chai, vỏ theo, nhớ giờ và lượng.',
      'Do not make the child vomit, no milk, lemon or egg white; wipe the mouth, change wet clothes. Bring the bottle, the hour and the amount.',
    ),
    watch: {
      vi: 'ho sặc liên tục, khó thở, chảy dãi, nôn nhiều, li bì, co giật',
      en: 'coughing on and on, trouble breathing, drooling, much vomiting, being hard to wake, fits',
    },
  },
  {
    heard: 'thoát vị bẹn | thoát vị rốn | inguinal hernia | hernia',
    who: 'adult',
    about: 'general_surgery',
    isLasting: true,
    before: 'mổ | phẫu thuật | surgery | operation',
    says: step(
      'question',
      'Bệnh viện tỉnh thường mổ được, về trong một vài ngày, kiêng khuân vác vài tuần: hỏi mổ mở hay nội soi, có đặt lưới không, nghỉ việc bao lâu. Tới đó tránh rặn, mang nặng.',
      'Provincial hospitals usually do it, with a stay of a day or so and weeks without lifting: ask open or keyhole, mesh or not, how long off work. Until then no straining or heavy loads.',
    ),
    watch: {
      vi: 'khối phồng cứng đau không đẩy vào được, nôn, bụng chướng',
      en: 'a hard painful lump that does not go back, vomiting, a swollen belly',
    },
  },
  {
    yearsMin: 30,
    heard: 'chụp nhũ ảnh | nhũ ảnh | tầm soát ung thư vú | tầm soát vú | mammogram | breast screening',
    about: 'breast',
    atMost: 'routine',
    isSelfPaid: true,
    isHarmless: true,
    isLasting: true,
    unless:
      'cục … vú | khối … vú | hạch … vú | sờ thấy cục | sờ có cục | sờ thấy khối | lump … breast | breast lump | a lump | small lump',
    saidWithout: 'birads | bướu sợi | fibroadenoma',
    isWished: true,
    says: step(
      'note',
      'Chọn ngày sau sạch kinh; hôm đó không bôi phấn, lăn khử mùi ở nách, mặc áo hai mảnh, mang phim cũ. Không cần nhịn ăn. Tự đi tầm soát thường tự trả, bác sĩ chỉ định thì hỏi bảo hiểm.',
      'Come after a period, without powder or deodorant, in two-piece clothes, with old films. No fasting. Screening at one’s own wish is usually self-paid; on a doctor’s order ask insurance.',
    ),
  },
  {
    heard: 'khám thai | đăng ký khám thai | sổ khám thai | antenatal | prenatal visit',
    who: 'pregnant',
    about: 'obstetrics',
    saidWithout:
      '2 vạch | hai vạch | mới biết có thai | mới biết có bầu | phát hiện có thai | phát hiện có bầu | hôm qua khám thai | vừa khám thai | mới khám thai | khám thai tuần | khám thai hôm | khám thai ở phòng khám | khám thai đều',
    isWished: true,
    before: 'khám thai',
    isLasting: true,
    says: step(
      'calendar',
      'Khám sớm để biết tuổi thai, lập sổ; mốc chính: khoảng 11–13, 20–22 và 28–32 tuần. Mang căn cước, thẻ bảo hiểm, nhớ ngày đầu kỳ kinh cuối; hỏi axit folic, sắt, tiêm uốn ván. Trạm y tế cũng khám thai.',
      'Come early for the dates and the book; main visits at about 11–13, 20–22 and 28–32 weeks. Bring identity and insurance card and the first day of the last period; ask about folic acid, iron, tetanus. Health stations see pregnant women too.',
    ),
    watch: {
      vi: 'ra máu, đau bụng nhiều, nôn không ăn uống được, sốt, đau đầu nhìn mờ',
      en: 'bleeding, strong belly pain, vomiting everything, fever, headache with blurred sight',
    },
  },
  {
    heard: 'trễ kinh | chậm kinh | thử thai | xem có thai | missed period | pregnancy test',
    about: 'gynecology',
    saidWithout:
      '2 vạch | hai vạch | que lên | que dương tính | mới biết có thai | mới biết có bầu | positive | kinh tới | kinh đúng ngày | trong lòng tử cung | trong tử cung | đi bar | beta',
    saidWith: 'trễ kinh | chậm kinh | xem có thai | muốn thử thai | missed period | pregnancy test',
    isLasting: true,
    says: step(
      'note',
      'Thử que buổi sáng trước, lặp lại sau vài ngày nếu âm tính; thử máu không cần nhịn ăn. Có thai thì siêu âm xem thai trong tử cung; chưa rõ thì không tự uống thuốc.',
      'Use a urine test in the morning first and repeat it after some days if negative; a blood test needs no fasting. If positive, an ultrasound shows that it lies in the womb; until then take no medicine of your own.',
    ),
    watch: {
      vi: 'đau bụng dưới, ra huyết, choáng ngất',
      en: 'pain in the lower belly, bleeding, fainting',
    },
  },
  {
    heard: 'rối loạn cương | yếu sinh lý | xuất tinh sớm | cương không | erectile | premature ejaculation',
    who: 'man',
    about: 'andrology',
    atMost: 'routine',
    isHarmless: true,
    says: step(
      'note',
      'Rất thường gặp, bác sĩ giữ kín. Khám Nam khoa hoặc Tiết niệu; kể thuốc đang uống, huyết áp, tiểu đường, giấc ngủ, lo nghĩ. Không tự mua thuốc cường dương, nhất là khi có bệnh tim.',
      'Very common, and kept private. See andrology or urology; tell of medicines, pressure, diabetes, sleep and worries. Buy no pills yourself, above all with heart disease.',
    ),
  },
  {
    heard: `suy thận độ | suy thận độ 1 | suy thận độ 2 | suy thận độ 3 | suy thận độ 3a | suy thận độ 3b | suy thận độ 4 | suy thận mạn | suy thận giai đoạn | suy thận giai đoạn 2 | suy thận giai đoạn 3 | suy thận giai đoạn 4 | suy thận mạn giai đoạn 3 | suy thận mạn giai đoạn 4 | suy thận mạn độ 3 | chronic kidney disease`,
    about: 'nephrology',
    unless: 'chạy thận | lọc máu | thẩm phân | lọc màng bụng | dialysis',
    isLasting: true,
    says: step(
      'question',
      'Ăn nhạt, đạm và hoa quả theo lời bác sĩ (tùy giai đoạn): hỏi phòng khám dinh dưỡng. Tránh thuốc giảm đau, thuốc nam, thuốc cản quang khi chưa hỏi; mang kết quả creatinin, nước tiểu; hẹn 1–3 tháng một lần.',
      'Little salt; protein and fruit as the doctor says for the stage: ask the nutrition clinic. No painkillers, herbs or contrast without asking; bring creatinine and urine results; visits every 1–3 months.',
    ),
    watch: {
      vi: 'khó thở, phù tăng nhanh, tiểu rất ít, nôn nhiều, lơ mơ',
      en: 'trouble breathing, fast swelling, hardly any urine, much vomiting, drowsiness',
    },
  },
  {
    heard: `đặt stent | đặt sten | đặt … stent | stent mạch | stent tim | hai stent | plavix | clopidogrel | sau can thiệp mạch vành | từng nhồi máu | nhồi máu cơ tim năm | nhồi máu cơ tim 20 | coronary stent`,
    unless: `ông bạn | bạn tôi | bạn em | hàng xóm | tầm soát | screening`,
    about: 'cardiology',
    isAfter: true,
    answers: 'gần nhà | viện quận | phải lên | near home',
    notBleeding: true,
    saidWithout:
      'đề nghị đặt stent | khuyên đặt stent | nên đặt stent | định đặt stent | hẹn đặt stent | sắp đặt stent | chỉ định đặt stent | đường mật | niệu quản | cho ngưng | cho ngừng | phình | nôn ra | phân đen | chảy máu | bã cà phê | xuất huyết | bắc cầu',
    says: step(
      'pill',
      'Không ngừng thuốc chống đông tiểu cầu (aspirin, clopidogrel) ngày nào, nhất là năm đầu: hết thì lấy lại ngay theo đơn cũ ở nhà thuốc hoặc nơi gần nhất. Ổn định thì lấy thuốc, tái khám ở nơi gần nhà có Tim mạch được; nơi đã đặt stent thì theo giấy hẹn và trước khi bớt thuốc (hay sau 12 tháng).',
      'Do not miss a day of the anti-clotting pills (aspirin, clopidogrel), above all in the first year: if out, get them at once on the old prescription nearby. When steady, medicine and visits are possible at a place with cardiology near home; where the stent was put in by its slip, and before pills are reduced (often after 12 months).',
    ),
    watch: {
      vi: 'đau tức ngực, khó thở, vã mồ hôi, ngất, chảy máu không cầm, phân đen',
      en: 'chest pain, trouble breathing, sweating, fainting, bleeding that does not stop, black stools',
    },
  },
  {
    heard:
      'giai đoạn cuối … đau | ung thư … giai đoạn cuối | ung thư … di căn xương | bệnh viện cho về … đau | bệnh viện trả về | terminal cancer | end of life',
    saidWithout:
      // Of pain that is not held another line speaks.
      'không đỡ | không bớt | không ăn thua | về đêm | cả đêm | không ngủ được | không đau | đau được kiểm soát | hết thuốc giảm đau | thuốc giảm đau hết | hết thuốc đau | hết morphin | hết morphine',
    saidWith: 'đau | rên | pain',
    isLeading: true,
    within: '3d',
    says: step(
      'pill',
      'Đau phải được giảm: xin khoa đã điều trị hoặc bệnh viện ung bướu đơn thuốc giảm đau mạnh, hỏi nhận ở gần nhà được không, người nhà đi thay cần giấy gì. Uống đúng giờ, không chờ đau mới uống.',
      'Pain must be relieved: ask the ward or the cancer hospital for strong pain medicine, whether it can be had near home, and which papers a relative needs. Give it by the clock, not only when it hurts.',
    ),
    watch: {
      vi: 'đau không chịu nổi dù đã uống thuốc, khó thở, nôn ra máu, lơ mơ; nếu gia đình đã chọn ở nhà, gọi đội chăm sóc giảm nhẹ trước',
      en: 'pain beyond bearing in spite of medicine, trouble breathing, vomiting blood, drowsiness; if you have chosen to stay at home, call the palliative team first',
    },
  },
  {
    heard: 'khám tim tổng quát | tầm soát tim | kiểm tra tim mạch | heart check-up | heart check | cardiac check-up',
    who: 'adult',
    about: 'cardiology',
    says: step(
      'question',
      'Nhịn ăn 8–12 giờ nếu thử mỡ máu; kể tuổi người nhà bị tim, hút thuốc, huyết áp. Hỏi điện tim, siêu âm tim, có cần nghiệm pháp gắng sức không; tự đi tầm soát thường tự trả.',
      'No food for 8–12 hours if fats are tested; tell at what age relatives fell ill, smoking, pressure. Ask about ECG, ultrasound and an exercise test; screening is usually self-paid.',
    ),
    watch: {
      vi: 'đau tức ngực lan tay hàm, vã mồ hôi, khó thở, ngất',
      en: 'chest pain spreading to arm or jaw, sweating, trouble breathing, fainting',
    },
  },
  {
    heard: 'thông liên thất | thông liên nhĩ | tim bẩm sinh | còn ống động mạch | congenital heart',
    who: 'child',
    saidWithout: 'bầu | siêu âm thai | trong bụng | pregnant',
    says: step(
      'folder',
      'Mang các kết quả siêu âm tim cũ theo thứ tự ngày; ghi cân nặng, bú hay ăn có mệt, ra mồ hôi, viêm phổi mấy lần. Giữ răng sạch, tiêm chủng đủ, hỏi lịch siêu âm tới.',
      'Bring old heart ultrasounds by date; note weight, tiring at feeds, sweating, pneumonias. Clean teeth, all vaccines; ask when to scan next.',
    ),
    watch: {
      vi: 'thở nhanh, rút lõm ngực, tím môi, bú kém hẳn, ngất',
      en: 'fast breathing, the chest drawn in, blue lips, feeding much less, fainting',
    },
  },
  {
    heard: 'u nang buồng trứng | nang buồng trứng | ovarian cyst',
    unless: 'đa nang buồng trứng | đa nang | polycystic',
    about: 'gynecology',
    atMost: 'routine',
    isLasting: true,
    before: 'mổ | phẫu thuật | surgery | operation',
    says: step(
      'question',
      'Nang thường chỉ cần siêu âm lại theo hẹn: mang các phiếu siêu âm cũ để so. Nếu bác sĩ khuyên mổ thì hỏi vì sao, có giữ được buồng trứng không.',
      'A cyst usually only needs another ultrasound on the date given: bring the earlier ones to compare. If an operation is advised, ask why and whether the ovary is kept.',
    ),
    watch: {
      vi: 'đau bụng dưới đột ngột dữ dội, nôn, choáng, sốt, ra máu nhiều',
      en: 'sudden severe pain in the lower belly, vomiting, faintness, fever, heavy bleeding',
    },
  },
  {
    heard: 'cường giáp | basedow | suy giáp | hyperthyroidism | hypothyroidism',
    // Of these tablets another line speaks.
    unless: thyroxine,
    isLasting: true,
    saidWith: `thuốc | đang uống | uống thuốc | thyrozol | thiamazol | methimazol | ptu | điều trị | có thai | mang thai | có bầu | đang bầu | có con
      | medicine | pills | tablets | carbimazole | methimazole | pregnant`,
    saidWithout: 'ngưng thuốc | ngừng thuốc một năm | tsh bình thường',
    who: 'adult',
    says: step(
      'pill',
      'Không tự ngừng thuốc tuyến giáp. Có thai hoặc muốn có thai thì nói ngay để bác sĩ đổi thuốc và thử máu sớm; có thai thì cần cả nội tiết và sản theo dõi.',
      'Do not stop thyroid medicine. If pregnant or planning it, say so at once: medicine and dose are changed and blood tested early, by endocrinology and obstetrics together.',
    ),
    watch: {
      vi: 'tim đập rất nhanh, sốt cao, khó thở, lơ mơ',
      en: 'a racing heart, high fever, trouble breathing, drowsiness',
    },
  },
  {
    heard: `dây chằng chéo | đứt dây chằng | rách dây chằng | giãn dây chằng … gối | rách sụn chêm | lỏng gối | gối lỏng | gối … lỏng lẻo | xoay gối … lỏng | =vặn gối | xoay gối | văng gối | vẹo gối
      | acl | torn ligament | torn meniscus | twisted … knee | knee gives way`,
    of: 'orthopedics rehabilitation rheumatology diagnostic_imaging',
    saidWithout: 'mổ … dây chằng | đã mổ | sau mổ | tái tạo dây chằng | after surgery | reconstruction',
    isLasting: true,
    says: step(
      'note',
      'Chưa đá bóng, chạy nhảy, xoay người trên chân đó; đi lại nhẹ, mang nẹp gối nếu lỏng, sưng thì kê cao, chườm mát. Nhờ bác sĩ chấn thương chỉnh hình khám độ vững trước; không nắn, không tiêm khớp.',
      'No football, running or turning on that leg; walk gently, a knee brace if it gives way, raise and cool it while swollen. Let an orthopaedic doctor test how firm it is first; no pulling, no joint injections.',
    ),
    watch: {
      vi: 'gối kẹt cứng không duỗi được, khớp sưng nóng đỏ kèm sốt, bắp chân sưng đau, chân tê lạnh',
      en: 'a knee that locks and cannot be straightened, a hot red joint with fever, a swollen painful calf, a numb cold leg',
    },
  },
  {
    heard: 'vảy nến | =vẩy nến | psoriasis',
    of: 'dermatology rheumatology',
    unless:
      'sưng khớp | khớp … sưng | sưng … khớp | đau khớp | khớp đau | ngón tay sưng | ngón tay … sưng | sưng ngón tay | sưng … ngón tay | ngón chân sưng | đốt ngón | cứng khớp | khớp ngón | khớp … cứng | swollen fingers | swollen joints | joint pain | fingers … swollen',
    watch: {
      vi: 'đỏ da gần khắp người, mụn mủ nổi hàng loạt, sốt cao rét run, khớp sưng nóng đỏ',
      en: 'red skin nearly all over, crops of pus spots, high fever with shivering, hot swollen joints',
    },
  },
  {
    heard: `chảy mủ … dương vật | ra mủ … dương vật | mủ vàng … dương vật | mủ … dương vật | mủ … đầu dương vật | mủ … quy đầu | mủ … niệu đạo | chảy mủ … chim | bệnh lậu | =bị lậu | giang mai | sùi mào gà | chlamydia | gonorrhea | gonorrhoea | syphilis
      | discharge … penis | pus … penis | penile discharge`,
    // Who only would be tested has nothing to be cured of.
    unless: `không triệu chứng | không có triệu chứng | chưa có triệu chứng | chưa thấy triệu chứng | không có dấu hiệu | xét nghiệm HIV | test HIV | xét nghiệm nặc danh | xét nghiệm … ẩn danh | no symptoms | get tested | STI test | STD test | screening`,
    of: 'andrology urology dermatology infectious_disease gynecology',
    says: step(
      'note',
      'Chưa quan hệ cho đến khi bác sĩ nói đã khỏi; bạn tình cũng cần khám, chữa cùng lúc. Lấy mẫu thử trước khi uống kháng sinh, đừng tự mua; hỏi thử luôn giang mai, HIV.',
      'No sex until the doctor says it is cured; partners need to be seen and treated too. Have samples taken before any antibiotic and buy none yourself; ask for syphilis and HIV tests as well.',
    ),
    watch: {
      vi: 'sốt cao rét run, tinh hoàn sưng đau, không tiểu được, khớp sưng đau, nổi ban khắp người',
      en: 'high fever with shivering, a swollen painful testicle, being unable to pass urine, swollen joints, a rash all over',
    },
  },
  {
    heard: 'nghi giun | có giun | tẩy giun | xổ giun | sổ giun | thuốc giun | giun kim | giun đũa | worms',
    of: 'gastroenterology',
    atMost: 'routine',
    isLasting: true,
    saidWithout: 'kháng thể | toxocara | giun đũa chó | sán lá gan | bag of worms | testicle | floaters',
    says: step(
      'note',
      'Có thể soi phân tìm giun; thuốc tẩy giun mua theo lời dược sĩ, bác sĩ, cả nhà cùng uống. Rửa tay, cắt móng, ăn chín. Đau bụng tái đi tái lại thì kể giờ đau, đi ngoài, ăn gì.',
      'The stool can be tested; deworming tablets as the pharmacist or doctor says, for the whole family. Clean hands, short nails, cooked food. For pain that returns, note the hour, stools and meals.',
    ),
    watch: {
      vi: 'đau bụng dữ dội hoặc khu trú bên phải, nôn liên tục, sốt, phân có máu',
      en: 'severe pain or pain on the right side, vomiting on and on, fever, blood in the stool',
    },
  },
  {
    heard: `copd | phổi tắc nghẽn | tắc nghẽn mạn tính | tắc nghẽn mãn tính`,
    who: 'adult',
    about: 'pulmonology',
    says: step(
      'pill',
      'Phổi tắc nghẽn (COPD): thuốc xịt hằng ngày dùng đều cả khi khỏe, thuốc cắt cơn mang theo; xin trước khi hết; nhờ chỉ cách xịt, xịt xong súc miệng. Bỏ thuốc lá có ích nhất. Hỏi tiêm cúm, phế cầu, phục hồi hô hấp. Đờm nhiều hơn, đổi vàng xanh hay khó thở hơn thì khám ngay, đừng chờ hẹn.',
      'COPD: use the daily inhaler even on good days, keep the reliever at hand, get more before they run out; have the technique checked, rinse the mouth after. Giving up smoking helps most. Ask about flu and pneumococcal vaccines and breathing rehabilitation. More phlegm, yellow or green, or shorter breath than usual: be seen at once, do not wait.',
    ),
    watch: {
      vi: 'khó thở lúc nghỉ hay không đỡ sau khi xịt, nói đứt quãng, tím môi, lơ mơ',
      en: 'breathless at rest or in spite of the inhaler, broken sentences, blue lips, drowsiness',
    },
  },
  {
    heard: `hen suyễn | bệnh hen | lên cơn hen | hen phế quản | hen phe quan | hen từ nhỏ | bị hen từ | bị hen nhẹ | cháu hen | bé hen | hen nhẹ | hen ổn | hen của tôi | hen kiểm soát | hen kiem soat | hen … symbicort | hen … seretide | hen … ventolin | hen … xịt | suyễn | symbicort | seretide | xịt dự phòng | xịt ngừa | thuốc ngừa hàng ngày | peak flow | lưu lượng đỉnh | asthma`,
    unless: `copd | phổi tắc nghẽn | tắc nghẽn mạn | tắc nghẽn mãn`,
    about: 'pulmonology',
    isLasting: true,
    says: step(
      'pill',
      'Mang thuốc cắt cơn theo người; thuốc xịt phòng ngừa, nếu bác sĩ đã cho, thì dùng đều, cả khi có thai, không tự bỏ hay giảm: yên ít nhất 3 tháng bác sĩ mới xem giảm liều. Xịt xong súc miệng; nhờ chỉ lại cách xịt; tránh khói thuốc, bụi.',
      'Carry the reliever; if a preventing inhaler was prescribed, use it regularly, also in pregnancy, and neither stop nor lower it: a doctor considers less after 3 calm months. Rinse the mouth; have the technique checked; no smoke or dust.',
    ),
    watch: {
      vi: 'khó thở không đỡ sau khi xịt, nói đứt quãng, tím môi, lơ mơ',
      en: 'breathlessness that the inhaler does not ease, broken sentences, blue lips, drowsiness',
    },
  },
  {
    heard: 'tiền liệt tuyến | phì đại tuyến tiền liệt | u xơ tiền liệt | prostate',
    who: 'man',
    about: 'urology',
    isLasting: true,
    saidWithout: 'khát | sinh thiết | prostate cancer | ung thư | biopsy | gleason | adenocarcinoma',
    before: 'mổ | phẫu thuật | surgery | operation',
    says: step(
      'note',
      'Ghi số lần tiểu ngày, đêm; bớt nước, cà phê, bia buổi tối; không tự uống thuốc cảm (dễ bí tiểu). Hỏi siêu âm, thử PSA.',
      'Count visits by day and night; less water, coffee and beer in the evening; no cold remedies (they block urine). Ask about ultrasound and PSA.',
    ),
    watch: {
      vi: 'không tiểu được, tiểu máu cục, sốt rét run',
      en: 'no urine, clots in the urine, fever with shivering',
    },
  },
  {
    heard: 'mỡ máu | gan nhiễm mỡ | rối loạn mỡ máu | cholesterol | fatty liver',
    who: 'adult',
    atMost: 'routine',
    isLasting: true,
    // Of a raised sugar beside it more is said.
    saidWithout:
      'thuốc mỡ máu | hạ mỡ máu | mỡ máu bình thường | đường huyết | glucose | gan nhiễm mỡ độ | men gan | kết quả',
    says: step(
      'fasting',
      'Nhịn ăn 8–12 giờ trước khi thử máu, vẫn uống nước lọc; bớt rượu, đồ chiên, ngọt, đi bộ mỗi ngày. Không tự ngừng thuốc, không uống thuốc nam thải độc gan.',
      'No food for 8–12 hours before the test, water is fine; less alcohol, fried and sweet food, a daily walk. Do not stop medicine, no herbal liver cures.',
    ),
  },
  {
    heard: 'giảm cân | béo phì | thừa cân | lose weight | obesity',
    about: 'nutrition',
    atMost: 'routine',
    isHarmless: true,
    isWished: true,
    isLasting: true,
    says: step(
      'note',
      'Khám dinh dưỡng hoặc nội tiết; ghi vài ngày ăn uống, giấc ngủ, thuốc đang dùng. Không mua thuốc, trà giảm cân trên mạng.',
      'See nutrition or endocrinology; write down meals, sleep and medicines for some days. Buy no slimming pills or teas online.',
    ),
  },
  {
    heard: 'hẹp bao quy đầu | cắt bao quy đầu | tinh hoàn ẩn | circumcision | phimosis | undescended testicle',
    who: 'adult',
    atMost: 'routine',
    isLasting: true,
    before: 'cắt | mổ | circumcision',
    saidWithout: 'tinh hoàn ẩn | undescended',
    says: step(
      'question',
      'Hỏi ngoại nhi hoặc tiết niệu: có cần làm ngay hay chờ được, tê hay mê, giá, chăm sau đó. Không tự nong, kéo mạnh.',
      'Ask child surgery or urology: now or later, which anaesthetic, the price, and care afterwards. Do not pull it back by force.',
    ),
    watch: {
      vi: 'đau bìu đột ngột, sưng tím, không tiểu được, sốt',
      en: 'sudden pain in the scrotum, purple swelling, no urine, fever',
    },
  },
  {
    unless: 'giảm đau tại',
    heard:
      'viêm tai giữa | đau tai | chảy mủ tai | tai chảy mủ | tai … chảy mủ | tai chảy nước vàng | ear infection | earache | pus from … ear | discharge from … ear',
    about: 'ent',
    before: 'cắt amidan | nạo va',
    says: step(
      'pill',
      'Giữ tai khô, không ngoáy, không nhỏ thuốc khi chưa soi màng nhĩ; đau thì paracetamol theo cân nặng, nằm cao đầu.',
      'Keep the ear dry, no cotton buds, no drops before the eardrum was seen; paracetamol by weight, head raised.',
    ),
    watch: {
      vi: 'sưng đau sau tai, méo miệng, sốt cao li bì, đau đầu nôn nhiều',
      en: 'swelling behind the ear, a drooping face, high fever with drowsiness, headache with vomiting',
    },
  },
  {
    heard:
      'bỏ thuốc lá | bỏ thuốc lào | =bỏ hút thuốc | cai thuốc lá | cai thuốc lào | hút thuốc lá … muốn bỏ | hút thuốc … muốn bỏ | hut thuoc … muon bo | hut thuoc la … bo | bo thuoc la | cai thuoc la | vape … bỏ | cai vape | quit smoking | stop smoking | give up smoking | quit vaping',
    unless: 'ho ra máu | khó thở | đau ngực | sụt cân | khàn tiếng | coughing blood | chest pain',
    about: 'pulmonology',
    atMost: 'routine',
    isHarmless: true,
    saidWith:
      'muốn bỏ | muon bo | cai thuốc | cai thuoc | cai vape | bỏ thuốc lá … sao | không bỏ được | want to quit | want to stop | how to quit | help … quit',
    says: step(
      'phone',
      'Hỏi phòng khám hô hấp, bác sĩ gia đình hoặc trạm y tế về tư vấn cai và thuốc (miếng dán, kẹo nicotin, thuốc kê đơn). Chọn một ngày bỏ hẳn, bỏ hết bật lửa, gạt tàn, báo người nhà; cơn thèm chỉ vài phút: uống nước, đi lại, nhai kẹo. Khó chịu nhất tuần đầu; hút lại thì làm lại. Không thay bằng thuốc lá điện tử.',
      'Ask a chest clinic, family doctor or health station about counselling and medicine (patches, nicotine gum, tablets on prescription). Choose a day to stop, throw out lighters and ashtrays, tell the family; a craving lasts minutes: water, a walk, gum. The first week is the hardest; after a relapse begin again. No e-cigarettes instead.',
    ),
  },
  {
    heard: 'loãng xương | osteoporosis',
    unless:
      'đo loãng xương | đo mật độ xương | mật độ xương | răng | implant | implants | bone density | dxa | tooth | teeth | dental',
    isLasting: true,
    says: step(
      'note',
      'Loãng xương: phòng té trong nhà (đèn đêm, tay vịn, bỏ thảm), ăn đủ canxi, phơi nắng sáng; thuốc chỉ theo đơn, không tự ngừng, mũi tiêm đúng hẹn. Hỏi bao lâu đo lại mật độ xương (không cần nhịn ăn).',
      'Osteoporosis: prevent falls (night light, rails, no rugs), enough calcium and morning sun; medicine only as prescribed, not stopped, injections on time. Ask when to measure the bones again (no fasting).',
    ),
    watch: {
      vi: 'đau lưng hay háng đột ngột sau té nhẹ, không đứng được, yếu chân',
      en: 'sudden pain in back or hip after a small fall, unable to stand, weak legs',
    },
  },
  // Hormones and sugar
  {
    heard: thyroxine,
    unless: 'uống nhầm | thon người | giảm cân | mạch 1 | run tay | tay run | bé sơ sinh | gót chân',
    who: 'adult',
    about: 'endocrinology',
    isAfter: true,
    isLasting: true,
    says: step(
      'pill',
      'Levothyroxin (thuốc suy giáp): uống sáng lúc đói, 30–60 phút trước ăn; canxi, sắt, sữa đậu nành cách 4 giờ. Không tự ngừng, đổi liều; hết hàng thì mang vỏ hộp hỏi dược sĩ loại cùng hoạt chất, hàm lượng. Thử TSH (trước viên sáng) 6–12 tháng một lần khi ổn, 6–8 tuần sau khi đổi liều; có thai thì thử ngay. Xin đơn 2–3 tháng.',
      'Levothyroxine (for an underactive thyroid): in the morning on an empty stomach, 30–60 minutes before food; calcium, iron and soya milk 4 hours apart. Do not stop or change the dose; if sold out show the box and ask for the same substance and strength. TSH (before the morning tablet) every 6–12 months when stable, 6–8 weeks after a change, at once when pregnant. Ask for 2–3 months’ supply.',
    ),
    watch: {
      vi: 'tim đập nhanh, run, đau ngực (liều có thể cao), hoặc lơ mơ, rất lạnh, phù mặt, mạch chậm',
      en: 'a racing heart, shaking, chest pain (the dose may be high), or drowsiness, great cold, a swollen face, a slow pulse',
    },
  },
  {
    heard: `u tuyến yên | tuyến yên | tuyen yen | prolactin | dostinex | cabergolin | cabergoline | microadenoma | pituitary`,
    unless: 'mổ u tuyến yên | sau mổ | nhìn mờ | mờ mắt | đau đầu dữ | nôn | tiểu 7 | lơ mơ | blurred',
    about: 'endocrinology',
    of: 'endocrinology neurosurgery neurology gynecology diagnostic_imaging',
    isAfter: true,
    isLasting: true,
    says: step(
      'calendar',
      'U tuyến yên nhỏ dưới 1 cm phần lớn lành, chỉ uống thuốc hay theo dõi. Thuốc hạ prolactin uống đúng lịch, lúc ăn, trước ngủ cho đỡ chóng mặt; không tự ngừng. Hỏi: mấy tháng thử prolactin, bao lâu chụp lại MRI (hay 6–12 tháng, rồi thưa dần), có cần đo thị trường. Muốn có thai, hay vừa có thai thì báo ngay để bác sĩ quyết thuốc.',
      'A pituitary growth under 1 cm is mostly harmless and needs tablets or watching only. Take the prolactin medicine on schedule, with food at bedtime against dizziness; do not stop alone. Ask when to test prolactin, when to repeat the MRI (often after 6–12 months, then less often), and about a visual field test. Planning or starting a pregnancy, tell the doctor at once.',
    ),
    watch: {
      vi: 'nhìn mờ, mất một góc nhìn, đau đầu dữ dội, nôn, lơ mơ',
      en: 'dim sight, a lost part of the visual field, severe headache, vomiting, drowsiness',
    },
  },
  {
    heard: `i-ốt phóng xạ | iốt phóng xạ | iod phóng xạ | i ốt phóng xạ | i-ot phong xa | i131 | i-131 | radioiodine | radioactive iodine | uống iod | i ot phong xa`,
    about: 'endocrinology',
    of: 'endocrinology nuclear_medicine oncology',
    isAfter: true,
    unless: 'cured after | đã uống i-ốt … năm | uống i-ốt năm | năm ngoái',
    isLeading: true,
    answers: 'cách ly | chuẩn bị | isolat',
    says: step(
      'question',
      'Uống i-ốt phóng xạ: giữ nơi đã hẹn; hỏi ngừng thuốc kháng giáp mấy ngày trước, kiêng rong biển, muối i-ốt, thuốc cản quang. Phải chắc không có thai, không cho bú. Về nhà thường ngủ riêng, tránh ôm trẻ nhỏ và người có thai 1–3 tuần theo giấy ra viện; đi tiểu xong xả hai lần, rửa tay, uống nhiều nước. Hỏi khi nào thử lại TSH, FT4.',
      'Radioactive iodine: keep the hospital that gave the date; ask when to stop antithyroid tablets, and avoid seaweed, iodised salt and contrast. No pregnancy, no breastfeeding. At home one usually sleeps apart and keeps away from small children and pregnant women for 1–3 weeks as the paper says; flush twice, wash hands, drink much. Ask when to test TSH and FT4.',
    ),
    watch: {
      vi: 'tim đập rất nhanh, sốt cao, khó thở, cổ sưng đau, nôn nhiều, lơ mơ',
      en: 'a racing heart, high fever, trouble breathing, a swollen sore neck, repeated vomiting, drowsiness',
    },
  },
  {
    heard: `đêm liền … hạ đường | hạ đường | tụt đường | ha duong | tut duong | gliclazid … 3 | 3,1 … gliclazid | 3,2 … gliclazid | 3.2 … gliclazid | 2,6 … gliclazid | thử 3.5 | thử 3.6 | thử 3,5 | đo 2,6 | xuống 3.3 | đường … tụt | tụt còn 5 | low sugar | hypos | hypo`,
    beside: `hai đêm | đêm nào | lần | tuần này | liền | lại 3 | sáng nay | trưa nay | hôm nay | uống nước đường | ăn kẹo | thử 3 | tăng liều | times | this week | nights`,
    unless: `hôn mê | lơ mơ | không tỉnh | gọi không | co giật | không tiểu đường | năm ngoái | phòng hạ đường | lo hạ đường | sợ | phản ứng | unconscious`,
    of: 'endocrinology general_internal emergency geriatrics pediatric_endocrinology pediatrics',
    isOfNow: true,
    says: step(
      'firstaid',
      'Hạ đường mà còn tỉnh: 3–4 viên đường hoặc nửa ly nước ngọt (không loại ăn kiêng), thử lại sau 15 phút, dưới 4 mmol/L (70 mg/dL) thì lặp lại, rồi ăn nhẹ. Bị nhiều lần: gọi bác sĩ hôm nay, trước liều kế. Uống gliclazid, glimepirid, người già, thận yếu dễ tụt lại cả ngày: nên vào viện, thử mỗi 2–4 giờ cả đêm, không để một mình.',
      'Low sugar while awake: 3–4 sugar lumps or half a glass of a sweet drink (not diet), test after 15 minutes, repeat below 4 mmol/L (70 mg/dL), then a snack. If it recurs: call the doctor today before the next dose. On gliclazide or glimepiride, in the old or with weak kidneys it may fall again for a day: best in hospital, tested every 2–4 hours also at night, not alone.',
    ),
    watch: {
      vi: 'lơ mơ, nói nhảm, không nuốt được, co giật, tụt lại dù đã ăn: gọi 115, không đổ nước vào miệng người không tỉnh',
      en: 'drowsiness, confusion, not swallowing, a fit, falling again after food: call 115, nothing by mouth to who is not awake',
    },
  },
  {
    heard: `ceton | keton | xê tôn | ketone | ketones`,
    beside: `tiểu đường | đái tháo đường | típ 1 | tuýp 1 | tip 1 | tuyp 1 | insulin | đường 1 | đường 2 | sugars | type 1 | khát | que`,
    unless: 'ăn keto | không bị tiểu đường | lơ mơ | thở nhanh | thở sâu | drowsy',
    of: 'endocrinology pediatric_endocrinology pediatrics general_internal emergency',
    isOfNow: true,
    says: step(
      'firstaid',
      'Đường cao kèm ceton: không bỏ insulin nền dù ăn ít; thử đường, ceton mỗi 2–4 giờ, uống nước lọc từng ngụm; liều thêm chỉ theo bảng bác sĩ đã cho hoặc gọi hỏi. Đi khám hôm nay, mang bút, máy, sổ; ceton 2+ (máu từ 1,5) hay không xuống sau vài giờ thì vào cấp cứu. Không tập thể dục lúc này.',
      'High sugar with ketones: never leave out the basal insulin even when eating little; test sugar and ketones every 2–4 hours, sip water; extra doses only by the doctor’s plan or on asking. Be seen today with pens, meter and diary; ketones 2+ (1.5 in blood) or not falling within hours: emergency. No exercise now.',
    ),
    watch: {
      vi: 'nôn, đau bụng, thở nhanh sâu, hơi thở mùi trái cây, lơ mơ: cấp cứu ngay',
      en: 'vomiting, belly pain, deep fast breathing, fruity breath, drowsiness: emergency at once',
    },
  },
  {
    heard: `khát nước … tiểu đêm | khát … tiểu đêm | khát … sụt | khát … sút | uống nước … sụt | uống nước … sút | uống nước nhiều … tiểu đêm | uong nuoc … sut | khat nuoc … sut | khat nuoc tieu dem | uống nước quài | uống nước hoài | uống nước liên tục | drinks … losing weight | thirsty … losing weight`,
    unless:
      'đang chích insulin | đang tiêm insulin | cân đều | ngày nắng | típ 1 | tuýp 1 | minirin | on insulin | tiêu chảy | ỉa chảy | ỉa lỏng | đi lỏng | đi ngoài | sốt',
    who: 'child',
    of: 'endocrinology pediatric_endocrinology pediatrics',
    isOfNow: true,
    says: step(
      'question',
      'Trẻ khát nhiều, tiểu đêm, sụt cân: hôm nay thử đường đầu ngón tay và ceton ở nơi gần nhất, không cần nhịn ăn, đừng chờ mai. Đường cao thì xin chuyển ngay đến khoa Nhi có nội tiết. Tới đó cho uống nước lọc thoải mái, không nước ngọt, không kiêng nước, không thuốc nam.',
      'A child who is thirsty, up at night for urine and losing weight: a finger-prick sugar and ketones today at the nearest place, no fasting, not tomorrow. If high ask for transfer to a children’s department at once. Until then water freely, no sweet drinks, no herbs.',
    ),
    watch: {
      vi: 'nôn, đau bụng, thở nhanh sâu, lừ đừ, lơ mơ, khô môi: cấp cứu ngay',
      en: 'vomiting, belly pain, deep fast breathing, drowsiness, dry lips: emergency at once',
    },
  },
  {
    heard: `típ 1 | tuýp 1 | type 1 | tip 1 | tuyp 1 | tiểu đường tuýp 1 | tiểu đường típ 1`,
    beside: `trại hè | dã ngoại | tham quan | cô giáo | đi học | trường | tiệc | đám cưới | đếm carb | carb | du lịch | máy bay | ban đêm | phòng hạ đường | bơm insulin | cảm biến | libre | school | sensor | travel | tourist`,
    unless: 'ceton | nôn | ói | sốt | lơ mơ | hạ đường 3 | đêm liền | vomiting | fever',
    about: 'endocrinology',
    of: 'endocrinology pediatric_endocrinology pediatrics nutrition',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Tiểu đường típ 1 đi học, đi chơi: mang theo máy đo, que, insulin (túi mát, không để xe nóng), đường viên đủ vài lần hạ, bánh, số điện thoại; dặn cô, bạn cách xử trí hạ đường (lơ mơ: không đổ gì vào miệng, gọi 115). Thử trước ăn, vận động, ngủ. Cảm biến, bơm insulin thường tự trả: hỏi nơi điều trị.',
      'Type 1 diabetes at school or travelling: carry meter, strips, insulin (cool bag, not in a hot car), sugar for several lows, a snack and phone numbers; show teacher or friends what to do for low sugar (drowsy: nothing by mouth, 115). Test before meals, sport and sleep. Sensors and pumps are mostly self-paid: ask the clinic which fits.',
    ),
    watch: {
      vi: 'hạ đường không tỉnh, co giật, nôn nhiều, thở nhanh sâu, đường cao kèm ceton',
      en: 'low sugar with drowsiness, a fit, repeated vomiting, deep fast breathing, high sugar with ketones',
    },
  },
  {
    heard: `cảm biến đường | cảm biến đo đường | máy đo liên tục | đo đường liên tục | cam bien do duong | libre | dexcom | glucose sensor | máy đo dán`,
    unless: 'típ 1 | tuýp 1 | type 1 | tip 1 | tuyp 1 | xuống 3 | nôn | ceton',
    about: 'endocrinology',
    of: 'endocrinology pediatric_endocrinology general_internal',
    isAfter: true,
    says: step(
      'note',
      'Cảm biến đường huyết dán tay (thường 10–14 ngày, tắm được) hay phải tự trả: hỏi nơi điều trị loại có hàng chính hãng, mua nơi có hóa đơn. Số trên cảm biến chậm 5–15 phút: khi thấy hạ đường hoặc số lạ thì thử lại đầu ngón tay. Đổi lại que thử thì hỏi bác sĩ thử mấy lần một ngày.',
      'A sensor on the arm (usually 10–14 days, shower-proof) is mostly self-paid: ask the clinic which is properly sold here, buy with an invoice. It lags 5–15 minutes: when it reads low or odd, prick a finger. Going back to strips, ask how often to test.',
    ),
  },
  {
    heard: `đói … run tay | đói bụng … run | đói … run tay chân | đói quá … run | run tay … ăn … hết | doi … run tay | shaky when hungry`,
    unless:
      'insulin | gliclazid | thuốc tiểu đường | bị tiểu đường | ngất | co giật | sụt | lồi mắt | cổ to | diabetic | diabetes',
    of: 'endocrinology general_internal nutrition family_medicine neurology',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Không bị tiểu đường mà đói thì run, ăn vào hết: thường do bỏ bữa, ăn ngọt lúc đói, cà phê. Ăn đủ bữa có cơm, đạm, rau; đem theo bánh hay trái cây. Lúc run thử đường đầu ngón tay một lần: từ 3,9 trở lên là không hạ; dưới 3 hay bị cả đêm thì khám Nội tiết. Xét nghiệm nhịn đói thì xin làm sớm.',
      'Shaking when hungry that food settles, without diabetes, mostly comes from missed meals, sweets on an empty stomach or coffee. Regular meals with rice, protein and greens; carry a snack. Once prick a finger while shaking: 3.9 or more is not low; below 3 or at night see endocrinology. For fasting tests ask for an early turn.',
    ),
    watch: {
      vi: 'ngất, lơ mơ, co giật, vã mồ hôi về đêm, sụt cân, tim đập nhanh cả lúc no',
      en: 'fainting, drowsiness, a fit, night sweats, weight loss, a fast heart also after food',
    },
  },
  {
    heard: `metformin | glucophage`,
    beside: `lỏng | tiêu chảy | sôi bụng | buồn nôn | đầy bụng | đau bụng | diarrhoea | diarrhea | nausea`,
    unless: 'nôn liên tục | thở nhanh | lả | suy thận | sốt | vomiting',
    of: 'endocrinology general_internal gastroenterology',
    says: step(
      'pill',
      'Metformin hay gây sôi bụng, đi lỏng lúc đầu: uống ngay trong hoặc sau bữa ăn; hỏi bác sĩ bắt đầu liều thấp tăng dần hay đổi loại phóng thích chậm. Không tự bỏ. Đang tiêu chảy, nôn nhiều, ăn không được, sắp chụp thuốc cản quang thì gọi hỏi có tạm ngưng không.',
      'Metformin often upsets the belly at first: take it with or right after meals; ask about a low starting dose or the slow-release kind. Do not stop alone. With much diarrhoea or vomiting, no appetite or a scan with contrast, call and ask whether to pause it.',
    ),
    watch: {
      vi: 'nôn nhiều, lả đi, thở nhanh sâu, đau bụng dữ dội',
      en: 'repeated vomiting, exhaustion, deep fast breathing, severe belly pain',
    },
  },
  {
    heard: `hba1c | a1c | đường đói 6 | đường đói 7 | đường sáng 6 | đường sáng 7 | đường lúc đói 6 | duong luc doi 6 | sáng thử 6 | sáng thử 7 | sáng đo 5 | sáng đo 6`,
    beside: `tiểu đường | đái tháo đường | tieu duong | metformin | insulin | uống thuốc | thuốc | ăn | thèm | từ 9 | diabet`,
    unless: `lần đầu | mới phát hiện | khám cty | khám công ty | khám sức khỏe | bầu | thai | nôn | lơ mơ | sụt | loét | hạ đường | sáng nay hạ | first time | pregnant`,
    who: 'adult',
    about: 'endocrinology',
    of: 'endocrinology general_internal nutrition',
    isOfKin: true,
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Đường đang ổn: thử HbA1c 3–6 tháng một lần, mục tiêu thường dưới 7 (người già nới hơn, hỏi bác sĩ); không tự tăng hay bớt thuốc. Ăn: nửa đĩa rau, một phần tư đạm, một phần tư cơm, bún, khoai; trái cây phần nhỏ một nắm tay, sau bữa, chuối nửa trái, không nước ép. Mỗi năm soi đáy mắt, thử thận, khám bàn chân.',
      'Steady sugar: HbA1c every 3–6 months, the aim usually below 7 (looser in the old, ask); neither raise nor lower medicine alone. Half the plate greens, a quarter protein, a quarter rice, noodles or tubers; fruit the size of a fist after meals, half a banana, no juice. Each year eyes, kidneys and feet.',
    ),
    watch: {
      vi: 'run, vã mồ hôi, lơ mơ, khát tiểu nhiều, sụt cân, loét bàn chân, nhìn mờ',
      en: 'shaking, sweating, drowsiness, great thirst, weight loss, a foot sore, dim sight',
    },
  },
  {
    heard: `suy thượng thận | tăng sản thượng thận | hydrocortison | hydrocortisone | giảm dần corticoid | đang giảm corticoid | giảm liều corticoid | giảm liều prednisolon | giảm liều medrol | ngưng corticoid | suy thuong than | adrenal insufficiency | addison`,
    unless: 'thận hư | than hu | kem | bôi | nôn | lả | lơ mơ | tụt huyết áp | sốt | gót chân | vomiting | fever',
    of: 'endocrinology general_internal pediatric_endocrinology pediatrics rheumatology nephrology',
    isAfter: true,
    isLasting: true,
    says: step(
      'pill',
      'Corticoid uống lâu hay thay hormon tuyến thượng thận: không thiếu ngày nào, giảm đúng lịch, không ngừng ngang. Sốt, mổ, nhổ răng: hỏi ngay, thường phải tăng liều tạm. Nôn hết thuốc, lả, lơ mơ: cấp cứu ngay, nói có thể cần tiêm hydrocortison. Mang giấy ghi bệnh; đi xa mang dư thuốc một tuần, kèm đơn. Gọi trước khi hết một tuần.',
      'Steroids taken for long, or in place of the adrenal hormone: miss no day, reduce only as the doctor planned, never stop suddenly. Fever, an operation, a tooth pulled: ask at once, the dose is often raised. Vomiting the tablets, faint or drowsy: emergency now, say a hydrocortisone injection may be needed. Carry a note; travel with a week extra and the prescription. Call a week before it runs out.',
    ),
    watch: {
      vi: 'nôn không uống được thuốc, mệt lả, choáng, tụt huyết áp, lơ mơ, sốt cao: cấp cứu, nói đang dùng corticoid',
      en: 'vomiting the medicine, exhaustion, faintness, low pressure, drowsiness, high fever: emergency, and say that steroids are taken',
    },
  },
];
