import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

const faint = `lơ mơ | li bì | lừ đừ | ngất | khó thở | thở nhanh | thở mệt | tím | co giật | drowsy | fainted | trouble breathing | short of breath | seizure`;

/** The same, where “tím” without its mark would be the “tìm” of who looks for a place. */
const grave = faint.replace('| tím |', '| tím tái | môi tím | tím môi | tím người |');

/** A breast that hurts while milk comes, and how it is told that it does. */
export const soreBreast = `vu phai | vu trai | vu noi cuc | vu cang | vu sung | vu do | cang sua | tac tia | tac sua | thong tia | vú … căng | ngực … căng cứng | vú … đỏ | vú … cứng | vú … nổi cục | ngực … nổi cục | ngực … cứng 1 cục | ngực … cứng một cục | căng sữa | ngực … sưng đỏ | ngực … cứng đỏ | ngực … sưng nóng | vú … sưng nóng | tắc tia sữa | tắc tia | tắc sữa | thông tia | vắt sữa không ra | viêm tuyến vú | viêm tuyến sữa | viêm vú | áp xe vú
  | mastitis | blocked duct | breast abscess | breast … red | breast … hot | breast … engorged | red … breast`;
export const nursing = `be van bu | cho bu | cho con bu | cang sua | tac sua | thong tia | tac tia | ra sua | sinh con duoc | sinh duoc | sữa | tia | cho bú | cho con bú | bú mẹ | con bú | bé bú | bé vẫn bú | sau sinh | sau sanh | sau đẻ | mới sinh | mới sanh | =mới đẻ | moi de xong | moi de con | moi de duoc | sinh con | sanh con | sinh được | sanh được | đẻ được | sinh bé | sanh bé | milk | breastfeeding | nursing | feeding | mastitis | duct | postpartum`;

/**
 * Complaints that are told in full: what they are, what belongs to them, and nothing of what would make them an
 * emergency. They are seen today, where the words by themselves resemble something graver. Ours, from common practice;
 * not reviewed.
 */
export const pictures: readonly Topic[] = [
  {
    // A stye with nothing round it: no fever, no failing sight, no redness that spreads.
    heard: `lẹo mắt | mắt … lẹo | =lẹo | mụt lẹo | mục lẹo | nổi lẹo | lên lẹo | bị lẹo | mọc lẹo | cái lẹo | mut leo | muc leo | noi leo | bi leo | len leo | chắp mắt | chắp mi | bị chắp | chắp lẹo | bi chap | stye | chalazion`,
    unless: `ngày tuổi | sơ sinh | sốt | nóng người | nhìn mờ | mờ mắt | mắt mờ | nhin mo | nhìn đôi | lồi | không mở được mắt | sưng húp | sưng kín | khó mở mắt | liếc | lan | má | cả mặt | sưng mặt | đau đầu | nhức đầu | nôn | tiểu đường | va đập | té | côn trùng | ong đốt | mủ trào | leo cầu thang | leo núi | leo trèo | leo dốc
      | fever | blurred | blurry | double vision | bulging | swollen shut | spreading | cheek | headache | diabetes | ${grave}`,
    monthsMin: 12,
    about: 'ophthalmology',
    atMost: 'routine',
    explains: 'acute_painful_red_eye',
    isPicture: true,
    isOfDays: true,
  },
  {
    // Itching, white and raw between the toes of wet feet: no diabetes, no redness that climbs.
    heard: `kẽ chân … lở | kẽ chân … ngứa | kẽ chân … loét | kẽ chân … trắng | kẽ chân … nứt | kẽ chân … mụn nước | kẽ ngón chân … ngứa | kẽ ngón chân … lở | ke chan … lo | ke chan … ngua | ke chan … trang | ke chan … nut | ke ngon chan … ngua | nước ăn chân | nuoc an chan | nấm kẽ chân | athlete's foot | between … toes`,
    beside: `ngứa | ngua | nước ngập | ruộng | mang ủng | đi ủng | giày | ẩm | itchy | itch | itching`,
    unless: `tiểu đường | đái tháo đường | tieu duong | sốt | rét | ớn lạnh | mủ | sưng | đỏ lan | lan lên | vệt đỏ | hạch | bẹn | đen | thối | hoại tử | đau nhức | nhức nhiều | đau dữ | mạch máu | rắn cắn | diabetes | fever | chills | pus | swollen | spreading | black | ${grave}`,
    about: 'dermatology',
    atMost: 'routine',
    explains: 'spreading_skin_infection',
    isPicture: true,
    isOfDays: true,
    isLeading: true,
    within: '14d',
    says: step(
      'note',
      'Ngứa, trắng, lở kẽ chân: rửa xà phòng, lau thật khô từng kẽ, thay vớ, đi dép hở; ra nước ngập thì mang ủng khô. Bôi thuốc nấm theo lời bác sĩ hay dược sĩ, đủ ngày dù đã hết ngứa; không bôi kem trộn, corticoid, lá. Hai tuần không đỡ thì khám Da liễu; sưng đỏ, mủ, sốt hoặc có tiểu đường thì khám sớm.',
      'Itching, white, raw skin between the toes: wash with soap, dry each gap well, change socks, wear open shoes; dry boots in flood water. Use an antifungal cream as the doctor or pharmacist says, for its full time; no mixed creams, steroids or leaves. No better in two weeks: see dermatology; red swelling, pus, fever or diabetes: sooner.',
    ),
    watch: {
      vi: 'đỏ sưng lan lên bàn chân, vệt đỏ, chảy mủ, sốt, rét run',
      en: 'redness and swelling that climb the foot, red streaks, pus, fever, shaking chills',
    },
  },
  {
    // Brown patches on the cheeks for months: the skin itself is well.
    heard: `=bị nám | =nám má | =nám 2 | =nám hai | =nám da | =nám mặt | =nám … đậm | nám sạm | tàn nhang | melasma | sạm da`,
    unless: `sưng | phù | phồng | rộp | rát | bỏng | đỏ | mủ | loét | chảy | sốt | đau | nốt ruồi | to lên | chảy máu | nôn | mệt | sụt | lupus | khớp | swollen | blister | burning | red | pus | bleeding | fever | mole | ${grave}`,
    who: 'adult',
    about: 'dermatology',
    atMost: 'routine',
    isPicture: true,
    within: '14d',
  },
  {
    // A new joint after a broken hip, home from the hospital: exercises and dressings are asked for, nothing is new.
    heard: `đã thay khớp háng | thay khớp háng | thay khớp gối | thay khớp | thay chỏm | mổ kết hợp xương | mổ xương đùi | đã mổ nẹp vít | mổ nẹp vít | hip replacement | hip replaced | knee replacement | knee replaced`,
    beside: `ra viện | xuất viện | về nhà | da ra vien | ra vien | xuat vien | discharged | came home | home from hospital`,
    unless: `sốt | rét | ớn lạnh | mủ | chảy dịch | rỉ dịch | rỉ máu | chảy máu | đỏ | nóng | sưng | tím | bắp chân | khó thở | đau ngực | đau tăng | đau nhiều | đau dữ | té lại | ngã lại | lại té | lại ngã | lại bị ngã | trật | ngắn hơn | xoay | hôi | tê | yếu | không nhấc | không cử động | lú | lẫn | bỏ ăn | fever | chills | pus | oozing | bleeding | red | hot | swollen | calf | chest | worse | fell again | dislocated | numb | weak | confused | ${grave}`,
    who: 'adult',
    atMost: 'routine',
    explains: 'fracture_or_dislocation',
    isPicture: true,
    within: '3d',
    isAfter: true,
  },
  {
    // A small sore of who lies all day: clean, and nothing of an infection.
    heard: `xương cùng … loét | xương cùng … lở | xương cụt … loét | mông … loét | mông … trợt | mông … lở | gót … loét | loét … xương cùng | loét … mông | loét … đồng xu | trợt da … đồng xu | loét tì đè | loét tỳ đè | bedsore | bed sore | pressure sore | pressure ulcer`,
    beside: `không có mủ | không mủ | không chảy mủ | không sốt | chưa sốt | khong mu | khong sot | không hôi | no pus | no fever | not infected`,
    unless: `rét run | hoại tử | đen | thấy xương | lòi xương | sâu | hôi thối | chảy dịch hôi | lan rộng | lan nhanh | bỏ ăn | lừ đừ | tụt | sốt cao | đang sốt | có mủ vàng | black | deep | bone | foul | spreading | drowsy`,
    who: 'adult',
    atMost: 'routine',
    isPicture: true,
    isOfDays: true,
    within: '3d',
  },
  {
    // “Chồng mất” without its marks is also “chóng mặt”: sleepless weeks after a death, and nothing of the body or of dying.
    heard: `từ ngày chồng mất | từ ngày vợ mất | từ khi chồng mất | từ khi vợ mất | từ hồi chồng mất | từ lúc chồng mất | sau khi chồng mất | chồng mới mất | tu ngay chong mat | tu khi chong mat | tu hoi chong mat | tu luc chong mat | tu hom chong mat | sau khi chong mat | chong moi mat | ke tu ngay chong mat | chong mat duoc … thang`,
    beside: `không ngủ được | mất ngủ | khó ngủ | thao láo | thức trắng | ngủ không được | không ngủ | khong ngu duoc | mat ngu | kho ngu | thao lao | thuc trang | ngu khong duoc`,
    unless: `muốn chết | chết theo | đi theo | theo ổng | theo ông | không muốn sống | chán sống | hết muốn sống | sống làm gì | sống làm chi | tự tử | tự vẫn | thuốc sâu | thuốc ngủ | dây | dao | đau ngực | tức ngực | nặng ngực | khó thở | hụt hơi | ngất | xỉu | nôn | =ói | đau đầu | nhức đầu | quay cuồng | quay | té | ngã | yếu tay | yếu chân | tê | méo | nói khó | nói đớ | sốt | bỏ ăn | không ăn gì
      | sụt | nghe tiếng | thấy ông | lú | lẫn | co giật | huyết áp | muon chet | khong muon song | chan song | tu tu | thuoc sau | thuoc ngu | dau nguc | tuc nguc | kho tho | hut hoi`,
    who: 'adult',
    about: 'psychiatry',
    atMost: 'urgent',
    isPicture: true,
    isExplained: true,
    within: '3d',
  },
  {
    // A stroke leaves the forehead; a nerve of the face that fails does not.
    heard: `nhan tran … khong duoc | khong nhan duoc tran | tran … khong nhan duoc | nhăn trán … không được | trán … không nhăn được | trán … không nhăn | nhăn trán không được | không nhăn trán được | không nhăn được trán | mất nếp nhăn trán | không nhướn mày được | không nhướng mày được | can't wrinkle … forehead | cannot wrinkle … forehead | can't raise … eyebrow`,
    beside: `nham khong kin | khong nham kin | nham mat khong kin | không nhắm kín | nhắm không kín | nhắm mắt không kín | mắt không nhắm | không nhắm được mắt | không khép kín | can't close … eye | cannot close … eye | eye won't close`,
    unless: `yếu tay | yếu chân | tay yếu | chân yếu | tê tay | tê chân | liệt tay | liệt chân | yếu nửa người | nửa người | nói khó | nói đớ | nói ngọng | nói líu | nhìn đôi | đi không vững | loạng choạng | đau đầu dữ | nôn | sốt
      | arm weak | leg weak | weak arm | weak leg | slurred | double vision | ${faint}`,
    about: 'neurology',
    atMost: 'urgent',
    isPicture: true,
    watch: {
      vi: 'yếu hay tê tay chân, nói khó, nhìn đôi, chóng mặt dữ, đau đầu dữ dội',
      en: 'weakness or numbness of an arm or leg, trouble speaking, double vision, bad dizziness, severe headache',
    },
  },
  {
    heard: soreBreast,
    beside: nursing,
    unless: `bú kém | bỏ bú | sơ sinh | sữa non | nặn sữa | ngày tuổi | tuần tuổi | rét run | lả | tụt huyết áp | da đen | hoại tử | ra máu | sản dịch | đau bụng | đau ngực | đau đầu | phù | co giật | lan rộng | lan nhanh | rigors | shaking chills | ${faint}`,
    who: 'woman',
    about: 'obstetrics',
    atMost: 'urgent',
    isPicture: true,
    watch: {
      vi: 'rét run liên tục, lơ mơ, mệt lả, khó thở, da vú tím đen, đỏ lan nhanh',
      en: 'shivering that does not stop, drowsiness, faintness, trouble breathing, black or purple skin of the breast, redness that spreads fast',
    },
  },
  {
    heard:
      "há miệng không được | không há miệng được | không há được | há không được | há miệng khó | khó há miệng | khít hàm | cứng hàm | can't open my mouth | mouth … hardly open",
    beside: 'răng khôn | mọc răng | wisdom tooth',
    unless: `cổ | cằm | nuốt | dưới hàm | sàn miệng | lưỡi | sốt | nước dãi | nước miếng | đinh | vết thương | uốn ván | té | ngã | tai nạn | neck | chin | swallow | fever | wound | ${faint}`,
    who: 'adult',
    about: 'dentistry',
    atMost: 'urgent',
    isPicture: true,
    watch: {
      vi: 'sưng lan xuống cổ hoặc dưới hàm, nuốt khó, khó thở, sốt cao rét run',
      en: 'swelling that goes to the neck or below the jaw, trouble swallowing or breathing, a high fever with chills',
    },
  },
  {
    heard: `tay chân miệng | bóng nước … bàn tay | phỏng nước … bàn tay | mụn nước … bàn tay | bóng nước … tay chân | mụn nước … tay chân | nốt nước … bàn tay | nốt phỏng … bàn tay | nốt nước … tay chân | nốt phỏng … tay chân | hand foot and mouth | hand, foot and mouth`,
    beside: 'chơi được | vẫn chơi | còn chơi | chơi bình thường | tỉnh táo | still playing | plays | playing',
    unless: `giật mình | run | loạng choạng | đi không vững | nôn | =ói | vã mồ hôi | chân tay lạnh | tay chân lạnh | da nổi bông | nổi vân | yếu | khó ngủ | quấy | hốt hoảng | sốt cao | 39 | 39.5 | 40 | không uống | bỏ bú
      | không tiểu | tiểu ít | startle | startles | jerks | vomiting | unsteady | ${faint}`,
    who: 'child',
    about: 'pediatrics',
    atMost: 'urgent',
    isPicture: true,
    watch: {
      vi: 'giật mình, run tay chân, đi loạng choạng, nôn nhiều, thở nhanh, li bì, sốt cao không hạ',
      en: 'startling, trembling, an unsteady walk, much vomiting, fast breathing, drowsiness, a high fever that stays',
    },
  },
  {
    // Seen within two weeks, by its own time; nothing about it is for tonight.
    heard: `so thay cuc … vu | so thay cuc … nguc phai | so thay cuc … nguc trai | so thay hach … vu | so thay u … vu | thay cuc … vu | thay cuc … nguc phai | thay cuc … nguc trai | cuc nho … nguc phai | cuc nho … nguc trai | cuc … ben nguc | vú … có u | vú … có cục | vú … nổi cục | hòn … vú | cục … ngực trái | cục … ngực phải | cục ở ngực | cục cứng ở ngực | ngực phải nổi cục | ngực trái nổi cục | ngực trái có cục | ngực phải có cục | cục … vú | khối … vú | u cục … vú | hạch … vú | lump … breast | breast lump`,
    unless: `thụt | tụt núm | lõm | da … nhăn | không di động | không chạy | không lăn | đẩy không | dính chặt | hạch nách | nách | nipple | dimple | dimpled | doesn't move | does not move | fixed | armpit | đỏ | nóng | sưng đau | sốt | mủ | sữa | cho bú | đau ngực | tức ngực | té | ngã | va đập | chest pain | ra máu | chảy máu | loét | hôi | lan rộng | lan ra | lan nhanh | lan đỏ | đỏ lan | to nhanh | lớn nhanh | đau xương | đau lưng | sụt cân | vàng da | red | feels hot | hot skin | hot to | swollen | fever | pus | milk | nursing | breastfeeding | blood | bleeding | ulcer | weight | ${faint}`,
    who: 'woman',
    about: 'breast',
    atMost: 'routine',
    isPicture: true,
    watch: {
      vi: 'da vú đỏ, lõm hay dày lên, núm vú ra máu, khối to nhanh, sốt',
      en: 'red, dimpled or thickened skin, a bleeding nipple, a lump that grows fast, a fever',
    },
  },
  {
    // Vaccination begins today; nobody is carried to an emergency department for a bite that bleeds little.
    heard: `chó … cắn | mèo … cắn | mèo … cào | chó … cào | chuột … cắn | khỉ … cắn | dog bit | dog bite | bitten by … dog | cat scratched | cat scratch | dog scratched`,
    unless: `nát | sâu | rách | lóc | đứt | mặt | cổ | đầu | mắt | chảy máu nhiều | máu nhiều | không cầm | nhiều chỗ | nhiều vết | sưng | mủ | sợ nước | sợ gió | deep | torn | face | neck | head | bleeding | swollen | ${faint}`,
    atMost: 'urgent',
    isPicture: true,
    watch: {
      vi: 'chảy máu không cầm, vết cắn sâu ở đầu, mặt, cổ, sưng đỏ lan, sốt, sợ nước, sợ gió',
      en: 'bleeding that does not stop, a deep bite of the head, face or neck, spreading redness, fever, fear of water or air',
    },
  },
  {
    heard:
      'sứt môi | khe hở môi | chẻ môi | =bị hở môi | đã hở môi | =ra hở môi | hở môi bên | hở môi một bên | hở môi hai bên | hở hàm ếch | khe hở vòm | hở vòm miệng | cleft lip | cleft palate',
    // Such a child chokes on milk now and then; what is new is told so.
    unless: `bú kém | bỏ bú | không bú | vừa sặc | mới sặc | đang sặc | sặc tím | sặc … tím | nôn | sốt | sụt cân | không tăng cân | not feeding | fever | ${faint}`,
    about: 'oral_maxillofacial_surgery',
    of: 'oral_maxillofacial_surgery dentistry plastic_surgery pediatrics pediatric_surgery neonatology',
    atMost: 'routine',
    isPicture: true,
    says: step(
      'note',
      'Mổ môi, vòm là mổ có hẹn: môi thường từ khoảng 3–6 tháng, vòm khoảng 9–18 tháng, khi bé đủ cân và khỏe. Bú: bế gần thẳng, ít một nhiều lần, vắt sữa cho uống thìa hoặc bình mềm, vỗ ợ; cân mỗi tháng. Xin phiếu chuyển ở nơi ghi trên thẻ trước; hỏi Phòng Công tác xã hội về đợt mổ miễn phí, xe, chỗ ở.',
      'Lip and palate are operated by appointment: the lip usually from about 3–6 months, the palate at about 9–18 months, once the child has the weight and is well. Feeding: nearly upright, little and often, expressed milk by spoon or soft bottle, burping; weigh every month. Get the referral slip first where the card is registered; ask the social work office about free operations, travel and a bed.',
    ),
    answers: 'khi nào mổ | bao giờ mổ | mấy tháng mổ | mổ từ thiện | mổ miễn phí | when … operate',
    watch: {
      vi: 'bú sặc, tím tái, bỏ bú, khó thở, sốt',
      en: 'choking on milk, turning blue, refusing to feed, trouble breathing, fever',
    },
  },
  {
    // It dims over months until one sees but shadows; what hurts, reddens, was operated on or came at once is something else.
    heard:
      'đục thủy tinh thể | đục thuỷ tinh thể | đục nhân mắt | cườm khô | cườm đá | mổ cườm | phaco | cataract | cataracts',
    beside: 'mổ | phaco | phẫu thuật | thay thủy tinh thể | thay thuỷ tinh thể | surgery | operate | operation',
    unless: `cườm nước | tăng nhãn áp | glôcôm | thiên đầu thống | glaucoma | đột ngột | tự nhiên | tự dưng | bỗng | bất ngờ | hôm nay | bữa nay | sáng nay | hôm qua | hôm kia | đêm qua | tối qua | sáng dậy | ngủ dậy | mấy hôm nay | mấy bữa nay
      | đau | nhức | đỏ | sưng | xốn | cộm | ghèn | mủ | chói | ruồi bay | chớp sáng | màn đen | quầng | nhìn đôi | té | ngã | va đập | va chạm | va vào | va phải | đập | chấn thương | sau mổ | mới mổ | vừa mổ | đã mổ | mổ xong | mổ được | mổ rồi | ngày thứ | đau đầu | buồn nôn
      | nói đớ | méo miệng | yếu tay | yếu chân | nửa bên | một nửa | suddenly | sudden | today | yesterday | this morning | last night | woke | pain | painful | hurts | red | flashes | floaters | halos | after surgery | operated | fell | ${faint}`,
    about: 'ophthalmology',
    atMost: 'urgent',
    isPicture: true,
    isExplained: true,
    within: '14d',
    watch: {
      vi: 'mắt mờ hẳn trong vài giờ hay vài ngày, đau nhức, đỏ mắt, thấy chớp sáng hay màn đen',
      en: 'sight that fails within hours or days, pain, a red eye, flashes or a dark curtain',
    },
  },
  {
    // Who is given blood every month feels it coming; the place that gives it is expected today or tomorrow.
    heard: `đến kỳ truyền máu | tới kỳ truyền máu | đến hẹn truyền máu | tới hẹn truyền máu | đến đợt truyền máu | tới đợt truyền máu | đến kì truyền máu | due for … transfusion | due for transfusion`,
    beside: 'tan máu | thalassemia | thalassaemia | thiếu máu | truyền máu',
    unless: `tuần sau | tuần tới | tháng sau | tháng tới | next week | next month | sốt | đau ngực | chảy máu | ra máu | nôn | đau bụng | vàng da đậm | nước tiểu đỏ | nước tiểu đen | không dậy | không ăn | fever | chest pain | bleeding | ${faint}`,
    about: 'hematology',
    atMost: 'urgent',
    isPicture: true,
    watch: {
      vi: 'khó thở, tím, lơ mơ, tim đập rất nhanh, sốt cao, chảy máu',
      en: 'trouble breathing, turning blue, drowsiness, a very fast heart, a high fever, bleeding',
    },
  },
  {
    // A back that hurts from work, with nothing of the nerves, the bladder, a fall or a fever.
    heard: `đau lưng | đau thắt lưng | đau cột sống | nhức lưng | mỏi lưng | lưng đau | đau ngang lưng | đau cụp lưng | cụp lưng | back pain | lower back | sore back | back hurts`,
    beside: `bốc | vác | khiêng | =bê | gánh | bưng | cúi | khom | ngồi nhiều | ngồi lâu | ngồi máy tính | ngồi cả ngày | đứng lâu | lái xe | làm nặng | làm ruộng | làm đồng | cấy | việc nặng | lifting | bending | sitting | desk`,
    unless: `sốt | rét run | ớn lạnh | tiểu buốt | tiểu rắt | tiểu gắt | tiểu khó | tiểu ra máu | tiểu đỏ | không tiểu | không đái | đái buốt | bí tiểu | bí đái | són | đại tiện | tê | yếu | liệt | mất cảm giác | sụt | sút | ung thư | di căn | té | ngã | tai nạn | chấn thương | rơi | ngực | bụng | nôn | =ói | thai | bầu | sau sinh | mới sinh | hông | sườn | không đi được | đi không được | không đứng được
      | không ngồi được | không nhúc nhích | dữ dội | quằn quại | đột ngột | đêm | lao | corticoid | loãng xương | fever | chills | urine | bladder | bowel | numb | weak | weight | cancer | fell | fall | accident | chest | belly | pregnant | night | severe | sudden | ${grave}`,
    who: 'adult',
    atMost: 'routine',
    isPicture: true,
    within: '14d',
  },
  {
    heard: `đau vai | vai đau | vai phải đau | vai trái đau | đau khớp vai | khớp vai | nhức vai | =cứng vai | vai cứng | shoulder pain | painful shoulder | stiff shoulder | frozen shoulder`,
    beside: `chải đầu | cài áo | gài áo | khoác áo | mặc áo | với | gãi lưng | giơ tay | đưa tay lên | nhấc tay | nằm nghiêng | comb | reach | lift my arm | raise my arm | lie on`,
    unless: `té | ngã | tai nạn | chấn thương | trật | gãy | va đập | va chạm | sốt | nóng đỏ | sưng đỏ | ngực | vã mồ hôi | khó thở | tê | yếu | liệt | nửa người | nói khó | méo | đột ngột | sáng nay | hôm nay | bữa nay | hôm qua | đêm qua | sụt | sút | hàm | fell | fall | accident | dislocated | fever | chest | sweating | numb | weak
      | suddenly | today | yesterday | weight | jaw | ${grave}`,
    who: 'adult',
    atMost: 'routine',
    isPicture: true,
    within: '14d',
    isExplained: true,
  },
  {
    // Flushes of the years in which periods end; a sweat with a chest that hurts, a fever or a faint is none.
    heard: `bốc hỏa | bốc hoả | boc hoa | nóng bừng | bừng nóng | bừng mặt | hot flush | hot flushes | hot flash | hot flashes`,
    beside: `kinh thưa | kinh … không đều | kinh … tháng mới | tháng mới thấy | tháng mới có | kinh lúc có lúc không | hết kinh | tắt kinh | mất kinh | mãn kinh | tiền mãn kinh | kinh thua | het kinh | tat kinh | man kinh | irregular periods | periods … irregular | no period | no periods | periods stopped | menopause | perimenopause`,
    unless: `đau ngực | tức ngực | nặng ngực | thắt ngực | lan ra tay | hàm | ngất | xỉu | choáng | sốt | rét | lạnh toát | tay chân lạnh | chân tay lạnh | nôn | =ói | ra máu | ra huyết | băng huyết | đau bụng | đau đầu dữ | yếu tay | yếu chân | tê nửa | nói khó | tụt huyết áp | đột ngột | hôm nay | sáng nay | bữa nay | hôm qua | đêm qua | mổ cắt | hóa trị | thai | bầu | tiểu đường | insulin
      | chest | jaw | fever | cold | faint | vomiting | bleeding | belly | suddenly | today | yesterday | last night | pregnant | diabetes | ${grave}`,
    who: 'woman',
    yearsMin: 40,
    atMost: 'routine',
    isPicture: true,
    isExplained: true,
  },
  {
    // Looked into within a day or two for what must be operated on in the first two months; a baby that is ill besides is an emergency.
    heard: `phân trắng | phân … trắng bệch | phân … bạc màu | phân bạc | phân nhạt màu | phân … nhạt màu | phân … đất sét | phan trang | phan bac mau | phan bac | pale stool | pale stools | white stool | white stools`,
    beside: `vàng da | da vàng | vàng mắt | mắt vàng | da … vàng | vang da | da vang | vang mat | jaundice | yellow`,
    unless: `bú kém | bỏ bú | bú ít | không bú | không chịu bú | bu kem | bo bu | ngủ nhiều | khó đánh thức | sốt | nóng | lạnh | nôn | =ói | ói | khóc yếu | khóc thét | chảy máu | bầm | chấm | bụng to | bụng chướng | thở | rốn | lòng bàn chân | rên | mềm nhũn | not feeding | feeding badly | hard to wake | fever | cold | vomit | vomits | vomiting | bleeding | bruise | bruises | ${faint}`,
    who: 'child',
    monthsMin: 1,
    monthsMax: 6,
    about: 'pediatrics',
    atMost: 'urgent',
    isPicture: true,
    isExplained: true,
  },
  {
    // Cancer pain whose medicine is gone is met with medicine; who means to do it, or has the means, is another matter.
    heard: `hết thuốc giảm đau | thuốc giảm đau hết | thuốc giảm đau … hết | thuốc đau hết | hết thuốc đau | không còn thuốc giảm đau | hết morphin | hết morphine | morphin hết | hết miếng dán | het thuoc giam dau | thuoc giam dau het | het morphin | out of morphine | out of painkillers | out of pain medicine | ran out of painkillers | morphine ran out`,
    beside: `ung thư | ung thu | di căn | di can | =k phổi | =k gan | =k dạ dày | =k đại tràng | =k vú | k phoi | k gan | k da day | cancer | metastatic | metastases`,
    unless: `tự tử | tự vẫn | tự sát | tự kết liễu | kết liễu | treo cổ | nhảy | thuốc sâu | thuốc chuột | thuốc ngủ | dao | dây | uống hết | cả vỉ | giấu thuốc | gom thuốc | trăn trối | suicide | kill himself | kill herself | overdose | khó thở | thở | nôn ra máu | ói ra máu | chảy máu | ra máu | liệt | yếu chân | yếu hai chân | không tiểu | bí tiểu | bí đái | sốt | lú lẫn | đau đầu dữ | té | ngã | gãy | breathing | bleeding | weak legs | fever | confused | fell | ${faint}`,
    who: 'adult',
    about: 'palliative_care',
    of: 'palliative_care oncology',
    atMost: 'urgent',
    isPicture: true,
  },
  {
    // Whose medicine lasts for some days more, and who feels as ever, comes in time for the next.
    heard: `hết thuốc tuần sau | tuần sau hết thuốc | tuần sau là hết thuốc | sắp hết thuốc | gần hết thuốc | thuốc sắp hết | thuốc gần hết | còn thuốc … ngày | thuốc còn … ngày | còn thuốc … tuần | thuốc còn … tuần | het thuoc tuan sau | sap het thuoc | gan het thuoc | running out of tablets | running out of pills | run out next week | runs out next week`,
    beside: `hết ho | hết ho rồi | hết sốt | tăng cân | lên cân | lên ký | cough is gone | người bình thường | vẫn bình thường | trong người bình thường | không mệt | không thấy gì | không triệu chứng | khỏe bình thường | khoẻ bình thường | vẫn khỏe | vẫn khoẻ | nguoi binh thuong | van binh thuong | feel fine | feel well | feeling fine | feeling well | no symptoms`,
    unless: `đau ngực | tức ngực | sốt | nôn | =ói | yếu | tê | chóng mặt | khát | tiểu nhiều | sụt | sút | phù | đau đầu | nhức đầu | mờ | loét | chảy máu | run tay | vã mồ hôi | động kinh | giảm đau | morphin | miếng dán | insulin | ghép | mất ngủ | không muốn sống | thai | bầu | chest | fever | vomiting | weak | numb | dizzy | thirst | thirsty | headache | blurred | bleeding | epilepsy | seizures | morphine | pregnant | ${grave}`,
    who: 'adult',
    atMost: 'routine',
    isPicture: true,
    isExplained: true,
    within: '14d',
  },
  {
    // Who takes it every day and moves asks for a place, and is ill of nothing.
    heard: 'methadone | methadon | suboxone | buprenorphine',
    beside: `uống tiếp | chỗ uống | nơi uống | chuyển chỗ | chuyển nơi | chuyển cơ sở | chuyển về | chuyển đi | chuyển vào | tháng sau | tháng tới | tuần sau | tuần tới | đi làm | về quê | uong tiep | cho uong | noi uong | chuyen cho | chuyen noi | chuyen co so | thang sau | thang toi | tuan sau | moving | move to | transfer | next month | next week`,
    unless: `bỏ liều | lỡ liều | quên uống | mất liều | hết thuốc | vật | lên cơn | thèm | run | vã mồ hôi | nôn | =ói | sốt | buồn ngủ | ngủ gà | thở | quá liều | uống thêm | chích | heroin | bỏ methadone | đau | ngực | muốn chết | không muốn sống | thai | bầu | missed | withdrawal | vomiting | sleepy | overdose | pregnant | ${faint}`,
    who: 'adult',
    about: 'psychiatry',
    atMost: 'routine',
    isPicture: true,
  },
  {
    // Fingers that go numb at night, and nothing of the face, the leg or the speech.
    heard: `tê ngón | tê các ngón | tê mấy ngón | tê đầu ngón | ngón tay tê | ngón tay bị tê | tê bàn tay | tê hai bàn tay | tê rần … bàn tay | bàn tay tê | tê tay | tay tê | tay bị tê | numb fingers | fingers … numb | numb hand | hand … numb | hands … numb | tingling fingers`,
    beside: `đêm | ban đêm | vẩy tay | vẫy tay | giũ tay | lắc tay | cầm điện thoại | chạy xe | đi xe máy | thợ may | làm may | may công nghiệp | gõ máy | ngủ dậy | night | shake | typing`,
    unless: `nửa người | một bên người | mặt | miệng | nói | chân | yếu | liệt | rơi đồ | đột ngột | tự nhiên | sáng nay | hôm nay | bữa nay | hôm qua | vừa | mới bị | đau ngực | ngực | đau đầu | nhức đầu | chóng mặt | té | ngã | gãy | bó bột | garo | tím tái | tím đầu ngón | lạnh | trắng bệch | teo | rắn | cắn | điện giật
      | mặt lệch | face | leg | foot | speech | weak | weakness | suddenly | today | yesterday | cast | cold | blue | chest | headache | dizzy | ${grave}`,
    who: 'adult',
    atMost: 'routine',
    isPicture: true,
    within: '14d',
  },
  {
    // A cold whose fever is over; a fever that falls and leaves one faint, bleeding or in pain is none.
    heard: `sổ mũi | sổ mũi … sốt | chảy mũi … sốt | nghẹt mũi … sốt | sốt … sổ mũi | sốt … chảy mũi | sổ mũi … ho | ho … sổ mũi | chảy mũi … ho | ho … chảy mũi | chảy mũi | chảy nước mũi | nghẹt mũi | ngạt mũi | hắt hơi | hắt xì | cảm lạnh | cảm cúm | runny nose | stuffy nose | blocked nose | sneezing`,
    beside: `hết sốt | đã hết sốt | giờ hết sốt | dứt sốt | hạ sốt rồi | không sốt | ko sốt | hông sốt | không còn sốt | fever is gone | fever gone | no fever | no longer feverish`,
    unless: `cà nhắc | khập khiễng | tập tễnh | đau háng | đau chân | đau khớp | limp | limping | sốt cao | sốt lại | còn sốt | vẫn sốt | 39 | 40 | mệt lả | lả | lừ đừ | mệt nhiều | rất mệt | chảy máu | máu | chấm | nốt | ban | xuất huyết | đau bụng | nôn | =ói | tiêu chảy | thở | đau ngực | tức ngực | khò khè | đau đầu | nhức đầu | cứng cổ | đau tai | =mủ | khó nuốt | không nuốt | bỏ ăn | bỏ bú | không uống | co giật | tay chân lạnh | tiểu ít
      | thai | bầu | hóa trị | hen | suyễn | copd | suy tim | ghép | high fever | bleeding | blood | rash | vomiting | belly | chest | wheez | headache | ear | swallow | pregnant | asthma | ${grave}`,
    monthsMin: 36,
    atMost: 'routine',
    isPicture: true,
    isOfDays: true,
    watch: {
      vi: 'sốt lại từ 38,5 °C, khó thở, đau ngực, mệt lả, chảy máu, đau bụng nhiều, đau đầu dữ dội',
      en: 'a new fever of 38.5 °C or more, trouble breathing, chest pain, collapsing, bleeding, strong belly pain, severe headache',
    },
  },
  {
    // On dialysis for long, and nothing is wrong but where it goes on.
    heard: `chạy thận | lọc máu | thẩm phân | dialysis`,
    beside: `tìm nơi chạy thận | tìm chỗ chạy thận | nơi chạy thận | chỗ chạy thận | chuyển chỗ chạy | chuyển nơi chạy | xin chạy thận | chạy thận ở đâu | chạy thận nhờ | chạy thận tạm | về quê | du lịch | đi chơi | ở với con | ở nhà con | thăm con | ăn tết | chuyển nhà | dọn về | dialysis … travel | travel | holiday | visiting | moving`,
    unless: `mệt | thở | phù | sưng | sốt | rét | đau | nhức | nôn | =ói | ngất | choáng | yếu | máu chảy | chảy máu | tắc | nhiễm trùng | bỏ buổi | bỏ chạy | lỡ buổi | trễ buổi | chưa chạy | hôm nay | bữa nay | sáng nay | kali | tiểu ít | không tiểu | tired | breath | swollen | fever | pain | vomiting | bleeding | missed | today | ${grave}`,
    about: 'nephrology',
    atMost: 'routine',
    within: '14d',
    isPicture: true,
    isExplained: true,
  },
  {
    // Pus from an ear with a fever is seen today; drowsiness, a stiff neck or a swelling behind it is not told.
    heard: `đau tai | nhức tai | tai đau | tai chảy mủ | chảy mủ tai | mủ tai | tai … mủ | tai chảy nước | tai chảy dịch | earache | ear pain | ear … pus | ear … discharge | ear infection`,
    unless: `sau tai | vành tai … đẩy | cứng cổ | cổ cứng | nôn | =ói | đau đầu | nhức đầu | méo | liệt | chóng mặt | loạng choạng | bỏ bú | bỏ ăn | không uống | ngủ gà | khó đánh thức | tím | ban | chấm | máu | té | ngã | đập | tai nạn | hóa trị | tháng tuổi | sơ sinh | điếc | behind the ear | stiff neck | vomiting | headache | drooping | dizzy | unsteady | refusing | rash | blood
      | fell | hit | deaf | ${grave}`,
    about: 'ent',
    of: 'ent pediatrics',
    monthsMin: 24,
    atMost: 'urgent',
    isPicture: true,
    watch: {
      vi: 'sưng đỏ đau sau tai, tai bị đẩy ra trước, li bì, cứng cổ, nôn liên tục, méo miệng, co giật',
      en: 'red painful swelling behind the ear, an ear pushed forward, drowsiness, a stiff neck, vomiting on and on, a drooping face, a fit',
    },
  },
  {
    // “Nơi nói mổ, nơi nói không” tells of doctors, not of speech.
    heard: `nơi nói mổ | chỗ nói mổ | nơi bảo mổ | chỗ bảo mổ | nơi thì bảo mổ | nơi thì nói mổ | chỗ thì bảo mổ | chỗ thì nói mổ | người nói mổ | người bảo mổ | bác sĩ nói mổ | bác sĩ bảo mổ | nơi kêu mổ | chỗ kêu mổ | one says surgery | one doctor says`,
    beside: `nơi nói không | chỗ nói không | nơi bảo không | chỗ bảo không | nơi thì không | chỗ thì không | người nói không | người bảo không | chưa cần mổ | không cần mổ | nơi nói chưa | nơi bảo chưa | phân vân | ý kiến | other says | another says`,
    unless: `nói khó | nói đớ | nói ngọng | méo | yếu | liệt | tê bì | bí tiểu | són | sốt | đột ngột | sáng nay | hôm nay | bữa nay | hôm qua | đêm qua | dữ dội | cấp cứu | mổ gấp | mổ ngay | slurred | weak | numb | fever | suddenly | today | urgent | ${grave}`,
    atMost: 'routine',
    within: '14d',
    isPicture: true,
    isExplained: true,
  },
  {
    // A womb of which the operation is discussed: what bleeds now is told so.
    heard: `u xơ tử cung | nhân xơ tử cung | u xơ | nhân xơ | fibroid | fibroids`,
    beside: `cắt tử cung | bóc u | bóc nhân | bóc tách | giữ lại tử cung | giữ tử cung | chưa muốn cắt | chưa muốn mổ | khuyên cắt | khuyên mổ | bảo cắt | bảo mổ | ý kiến | hysterectomy | myomectomy | second opinion`,
    unless: `choáng | ngất | xỉu | xanh xao | da xanh | hơi xanh | tái | lả | mệt nhiều | thiếu máu | ồ ạt | băng huyết | ướt đẫm | máu cục | cục máu | không cầm | đang ra | hôm nay | bữa nay | sáng nay | hôm qua | đau dữ | đau nhiều | sốt | thai | bầu | trễ kinh | mãn kinh | pale | dizzy | faint | soaking | clots | anaemia | anemia | today | fever | pregnant | menopause | ${grave}`,
    who: 'woman',
    about: 'gynecology',
    atMost: 'routine',
    isPicture: true,
    within: '14d',
  },
  {
    // Yellow scales on the scalp of a baby that feeds well are no yellow skin.
    heard: `cứt trâu | da đầu … vảy | da đầu … vẩy | da đầu … mảng | da đầu … đóng | vảy … da đầu | vẩy … da đầu | mảng … da đầu | cradle cap | scalp … scales | scales … scalp`,
    unless: `sốt | nóng | =mủ | chảy nước | chảy dịch | bỏ bú | bú kém | bú ít | vàng da | mắt vàng | người vàng | té | ngã | đập | sưng | chảy máu | fever | pus | oozing | not feeding | jaundice | fell | hit | ${grave}`,
    who: 'child',
    about: 'dermatology',
    of: 'dermatology pediatrics neonatology',
    atMost: 'routine',
    isPicture: true,
    watch: {
      vi: 'da đầu rỉ nước, có mủ hay mùi hôi, lan ra mặt và người, bé sốt hoặc bú kém',
      en: 'a scalp that oozes, has pus or smells, scales that spread to face and body, fever or poor feeding',
    },
  },
  {
    // A tooth that aches, and nothing of the face, the throat or the heart.
    heard: `đau răng | nhức răng | răng … nhức | răng … đau | răng … buốt | răng … sâu | sâu răng | răng … lủng | răng … lung lay | đau … răng | nhức … răng | toothache | tooth … hurts | tooth … pain | tooth … throbbing | sore tooth`,
    unless: `răng rắc | răng mà | răng rứa | làm răng | răng chừ | răng lại | răng không | bụng | nôn | =ói | ngứa | mề đay | phát ban | dị ứng | viên | liều | phân đen | sưng mặt | sưng má | sưng cằm | sưng hàm | mặt sưng | má sưng | hàm sưng | sưng | sốt | rét | nuốt | há miệng | khít hàm | cổ | ngực | vã mồ hôi | lan xuống tay | tay trái | té | ngã | gãy | tai nạn | chảy máu | máu | =mủ | nhổ | mắt | bầu | thai | hóa trị | van tim | swollen | swelling | fever | swallow | jaw | chest | arm | fell | broken | bleeding | pus | pulled
      | extraction | pregnant | eye | neck | ${grave}`,
    about: 'dentistry',
    monthsMin: 60,
    atMost: 'routine',
    isPicture: true,
    isOfDays: true,
    watch: {
      vi: 'sưng mặt, sưng dưới hàm hay cổ, sốt, khó há miệng, khó nuốt, khó thở',
      en: 'a swollen face, swelling below the jaw or of the neck, fever, trouble opening the mouth, swallowing or breathing',
    },
  },
  {
    // The room spins for seconds when the head turns, and lies still between; nothing of the brain is told.
    heard: `nhà cửa quay | nhà quay | nhà … quay | trời đất quay | quay cuồng | quay vòng | xoay vòng | chóng mặt xoay | chóng mặt quay | chóng mặt | room spins | room spinning | everything spins | spinning | vertigo`,
    beside: `trở mình là | trở mình | nằm nghiêng | nghiêng phải | nghiêng trái | ngửa cổ | quay đầu | xoay đầu | đổi tư thế | nằm xuống ngồi dậy | turn over | turning over | roll over | rolling over | tilt my head | look up`,
    unless: `nói khó | nói đớ | nói ngọng | méo | yếu | liệt | tê | nhìn đôi | nhìn mờ | đau đầu | nhức đầu | đi không vững | không đi được | không đứng được | loạng choạng | nôn liên tục | ói liên tục | ói hoài | nôn … lần | ói … lần | vịn tường | phải vịn | vomited | threw up | throwing up | holding the wall | holding wall | liên tục | suốt ngày | cả ngày | không dứt | ngất | xỉu | té | ngã | đập đầu | điếc | ù tai | tai ù | sốt | đau ngực | huyết áp cao | rung nhĩ | hồi hộp | bầu | thai | sau sinh
      | slurred | weak | numb | double vision | headache | unsteady | cannot walk | can't walk | constant | all day | fainted | fell | deaf | fever | chest | pregnant | ${grave}`,
    who: 'adult',
    of: 'ent neurology general_internal',
    atMost: 'routine',
    isPicture: true,
    isOfDays: true,
    // “Nửa phút rồi hết” is how it is told.
    isAfter: true,
    within: '14d',
  },
  {
    // A joint that hurts when it is used, for weeks: no fall, no fever, no redness, no weakness.
    heard: `đau khuỷu tay | đau khuỷu | khuỷu tay đau | đau cổ tay | cổ tay đau | đau gối | đau đầu gối | đầu gối đau | =gối đau | đau hai gối | đau gót | gót chân đau | thốn gót | thốn gót chân | nhói gót | nhức gót | đau cổ vai gáy | đau cổ gáy | đau mỏi cổ | đau vai gáy | mỏi vai gáy | elbow pain | elbow hurts | wrist pain | knee pain | knees hurt | heel pain | neck pain | stiff neck from`,
    beside: `bước xuống giường | bước đầu tiên | bước chân đầu | tháng nay | tháng rồi | năm nay | mấy tháng | mấy năm | lâu năm | lâu rồi | cả năm | tuần nay | mấy tuần | cầm chổi | vắt khăn | vắt | xách | cầu thang | ngồi xổm | ngồi lâu | ngồi nhiều | ngồi may | ngồi máy | ngồi code | gõ máy | bấm điện thoại | for weeks | for months | for years | stairs | typing | desk`,
    unless: `té | ngã | tai nạn | chấn thương | trật | gãy | va đập | va chạm | sốt | rét | nóng đỏ | đỏ nóng | sưng đỏ | sưng nóng | sưng to | ngực | hàm | vã mồ hôi | yếu | liệt | teo | mất cảm giác | không đi được | không đứng được | không co | không duỗi | kẹt | cứng cổ | đau đầu | nhức đầu | nôn | chóng mặt | đột ngột | sáng nay | hôm nay | bữa nay | hôm qua | đêm qua | sụt | sút | ung thư | bắp chân | bầu | thai | tím
      | fell | fall | injury | accident | fever | red | hot | very swollen | chest | weak | numb | locked | headache | vomiting | dizzy | suddenly | today | yesterday | weight | cancer | calf | pregnant`,
    who: 'adult',
    atMost: 'routine',
    isPicture: true,
    within: '14d',
  },
  {
    // A crown or a filling that came off: no fall, no swelling, nothing swallowed.
    heard: `mão … rơi | mão … rớt | mão … sút | mão … bung | mão … bong | rơi mão | rớt mão | sút mão | bung mão | răng sứ … rơi | răng sứ … rớt | răng sứ … sút | răng sứ … bung | răng sứ … bong | rớt răng sứ | rơi răng sứ | miếng trám … rơi | miếng trám … rớt | miếng trám … bong | miếng trám … bung | rớt miếng trám | rơi miếng trám
      | chỗ trám … rớt | chỗ trám … bong | rang su … rot | rang su … roi | rang su … bung | mieng tram … rot | mieng tram … bung | mieng tram … roi | crown … came off | crown … fell off | crown … fell out | crown … came out | lost … crown | filling … fell out | filling … came out | lost … filling`,
    unless: `nuốt | hóc | sặc | hít | té | ngã | va đập | va chạm | tai nạn | đánh | đập | sưng | sốt | mủ | chảy máu | há miệng | khít hàm | đau dữ | nhức dữ | ngực | hàm … tay trái | swallowed | choked | choking | inhaled | fell down | i fell | he fell | she fell | accident | hit | punched | swollen | swelling | fever | pus | bleeding | severe pain | chest | ${grave}`,
    about: 'dentistry',
    atMost: 'routine',
    isPicture: true,
    isOfDays: true,
    watch: {
      vi: 'sưng mặt, sưng dưới hàm, sốt, đau dữ, chảy máu không cầm',
      en: 'a swollen face or jaw, fever, severe pain, bleeding that does not stop',
    },
  },
  {
    // A twisted ankle or wrist of these days that still carries: no bone, vessel, nerve or wound is told of.
    heard: `lật cổ chân | lật sơ mi | lật bàn chân | trẹo cổ chân | trẹo chân | trặc chân | trặc cổ chân | trật sơ mi | bong gân | bị sơ mi | lat co chan | lat so mi | treo chan | trac chan | bong gan | sprained ankle | sprained my ankle | twisted my ankle | twisted ankle | rolled my ankle | ankle sprain`,
    beside: `vẫn đi được | đi được | đi lại được | vẫn đi lại | đi cà nhắc | đi khập khiễng | van di duoc | di lai duoc | di ca nhac | can walk | still walk | able to walk | walking on it | can put weight | limping`,
    unless: `không đi được | không đứng được | không chống | không bước được | di khong duoc | biến dạng | lệch | vẹo | gãy | nghe rắc | tiếng rắc | kêu rắc | nghe cái rắc | nghe rop | tê | lạnh | trắng bệch | mất cảm giác | hở | rách | chảy máu | sốt | mủ | nóng đỏ | đỏ nóng | đỏ lan | lan lên | bắp chân | khó thở | xương | loãng | tiểu đường | ung thư | chống đông | đau nhiều hơn | đau tăng | sưng tăng | sưng to hơn
      | cannot walk | can't walk | can't stand | cannot stand | deformed | broken | numb | cold | open wound | fever | pus | hot | calf | worse | diabetes | ${grave}`,
    monthsMin: 72,
    atMost: 'routine',
    isPicture: true,
    isOfDays: true,
    watch: {
      vi: 'không chống được chân, bàn chân tê, lạnh hay tái, sưng đau tăng lên, sốt',
      en: 'no weight can be put on it, a numb, cold or pale foot, more swelling or pain, fever',
    },
  },
  {
    // A runny nose of some days in a baby that drinks and plays and has no fever; younger ones are seen.
    heard: `chảy mũi … không sốt | chảy mũi … vẫn bú | chảy mũi … vẫn chơi | sổ mũi … không sốt | sổ mũi … vẫn bú | sổ mũi … vẫn chơi | nghẹt mũi … không sốt | nghẹt mũi … vẫn bú | không sốt … chảy mũi | không sốt … sổ mũi | chay mui … khong sot | so mui … khong sot | so mui … van bu | runny nose … no fever | no fever … runny nose`,
    beside: `vẫn bú | bú tốt | bú bình thường | bú được | bú đều | vẫn chơi | chơi bình thường | chơi ngoan | van bu | bu tot | bu binh thuong | van choi | feeding well | drinking well | feeds well | plays | playing`,
    unless: `cà nhắc | khập khiễng | tập tễnh | đau háng | đau chân | đau khớp | limp | limping | còn sốt | vẫn sốt | sốt lại | sốt cao | 38 | 38.5 | 39 | 40 | bỏ bú | bú kém | bú ít | không bú | lừ đừ | quấy | thở | khò khè | rít | rút lõm | tím | sặc | ho cơn | ho từng cơn | ho gà | ho dữ | nôn | =ói | ọc | tiêu chảy | ban | nốt | chấm | mủ | tai | máu | sinh non | thiếu tháng | tim bẩm sinh | nặng | mắt trũng | tiểu ít | co giật | not feeding | refusing | wheez | wheezing | fast breathing | breathing | vomiting | rash | blue | premature | fits | ${grave}`,
    who: 'child',
    monthsMin: 4,
    monthsMax: 71,
    atMost: 'routine',
    isPicture: true,
    isOfDays: true,
    watch: {
      vi: 'thở nhanh, rút lõm ngực, khò khè, bú kém, sốt từ 38,5 °C (dưới 3 tháng: 38), li bì, tím',
      en: 'fast breathing, chest drawing in, wheezing, poor feeding, fever from 38.5 °C (under 3 months: 38), drowsiness, turning blue',
    },
  },
  {
    // Nights without sleep for weeks, and a mind that holds; who wants to die, hears voices or does not sleep at all is seen.
    heard: `mất ngủ | khó ngủ | ngủ không được | không ngủ được | trằn trọc | ngủ được … tiếng | mat ngu | kho ngu | insomnia | can't sleep | cannot sleep | trouble sleeping | sleep badly`,
    beside: `tuần nay | tuần rồi | mấy tuần | tháng nay | tháng rồi | mấy tháng | lâu nay | cả năm | năm nay | tuan nay | may tuan | thang nay | may thang | for weeks | for months | weeks now | months now`,
    unless: `máu | mủ | mũi | sưng | ngứa | phù | nuốt | vàng da | khàn | chết | muốn chết | không muốn sống | chán sống | tự tử | biến mất | tự làm hại | rạch | vô nghĩa | gánh nặng | nghe tiếng | tiếng nói | hoang tưởng | ảo giác | theo dõi | bị hại | nói nhảm | nói một mình | đập phá | hung hăng | nói nhiều | tiêu tiền | hưng phấn | không chợp mắt | thức trắng | không ngủ chút nào | trắng đêm | rượu | nghiện | ma túy | sau sinh | sinh con | em bé | thai | bầu | đau ngực | tức ngực | nặng ngực | ngất | xỉu
      | sốt | nôn | sụt | sút | run | vã mồ hôi | khóc | tuyệt vọng | không ăn | bỏ ăn | đau đầu | nhức đầu | đau bụng | đau lưng | đau nhức | lú lẫn | nói lẫn | hoảng loạn | suicide | die | dying | kill | voices | paranoid | hallucinat | not slept at all | awake for days | alcohol | drinking | pregnant | baby | chest | faint | weight | crying | hopeless | confused | pain | ${grave}`,
    who: 'adult',
    atMost: 'routine',
    isPicture: true,
    within: '14d',
  },
  {
    // A beat that drops and comes hard, now and then, in a heart that nobody has called ill.
    heard: `hẫng nhịp | hẫng một nhịp | hẫng 1 nhịp | hụt nhịp | hụt một nhịp | bỏ nhịp | tim … hẫng | tim … hụt nhịp | lỡ nhịp | hang 1 nhip | hang mot nhip | hang nhip | hut nhip | bo nhip | skipped beat | skipped beats | skips a beat | missed beats`,
    beside: `thỉnh thoảng | thi thoảng | lâu lâu | đôi khi | có lúc | cà phê | cf | cafe | thức khuya | căng thẳng | stress | now and then | sometimes | occasionally | coffee`,
    unless: `ngất | xỉu | choáng | chóng mặt | đau ngực | tức ngực | nặng ngực | khó thở | hụt hơi | mệt | vã mồ hôi | dồn dập | liên tục | kéo dài | cả ngày | gắng sức | leo cầu thang | chạy bộ | đột tử | suy tim | nhồi máu | stent | van tim | bệnh tim | tim bẩm sinh | rung nhĩ | cường giáp | sụt | yếu | phù | kali | hôm nay | sáng nay | bữa nay | thai | bầu | fainted | faint | dizzy | chest | breath | tired | sweating | racing | constant | all day | exercise | exertion | sudden death | heart failure | heart attack | heart disease | fibrillation | pregnant | today | ${grave}`,
    who: 'adult',
    about: 'cardiology',
    atMost: 'routine',
    isPicture: true,
    within: '14d',
    watch: {
      vi: 'ngất, đau ngực, khó thở, tim đập nhanh kéo dài, chóng mặt khi hồi hộp',
      en: 'fainting, chest pain, trouble breathing, a racing heart that lasts, dizziness with it',
    },
  },
  {
    // Raised, measured, no crisis, and nothing is felt.
    heard: 'huyết áp | huyet ap | ha | blood pressure',
    isOfLowPressure: true,
    beside: `không thấy mệt | không mệt | không thấy gì | không triệu chứng | không đau đầu | không chóng mặt | không khó chịu | người bình thường | vẫn bình thường | thấy bình thường | khỏe bình thường | không có triệu chứng | khong thay met | khong met | khong thay gi | khong trieu chung | khong dau dau | khong chong mat | van binh thuong | nguoi binh thuong | feel fine | feels fine | no symptoms | feel well | no headache`,
    unless: `đau đầu | nhức đầu | chóng mặt | choáng | đau ngực | tức ngực | nặng ngực | khó thở | hụt hơi | nhìn mờ | mờ mắt | nhìn đôi | yếu | liệt | tê | nói khó | nói đớ | méo | nôn | =ói | chảy máu | phù | tiểu ít | tiểu đường | suy thận | suy tim | đột quỵ | tai biến | nhồi máu | stent | thai | bầu | sau sinh | tụt | ngất | headache | dizzy | chest | breath | blurred | vision | weak | numb | vomiting | nosebleed | swelling | diabetes | kidney | stroke | pregnant | ${grave}`,
    who: 'adult',
    yearsMin: 30,
    atMost: 'routine',
    isPicture: true,
    within: '14d',
  },
  {
    // An itch, and a test for a worm of dogs that somebody ordered without a doctor.
    heard: `toxocara | sán chó | giun đũa chó | giun đũa chó mèo | san cho | giun dua cho`,
    beside: `ngứa | mề đay | mẩn | dương tính | ngua | me day | man | duong tinh | xét nghiệm | xet nghiem | itch | itchy | itching | positive`,
    unless: `mờ mắt | nhìn mờ | mắt | đau đầu | nhức đầu | co giật | yếu | liệt | sốt | ho | khó thở | sưng môi | sưng mặt | vàng da | đau bụng | sụt | sút | chó cắn | cắn | thai | bầu | blurred | eye | headache | seizure | fever | swollen | jaundice | bitten | bite | pregnant | ${grave}`,
    atMost: 'routine',
    isPicture: true,
    within: '14d',
  },
  {
    // A new hip or knee that mends: it is told that the wound is dry or that he walks, and nothing of a clot or an infection.
    heard: `thay khớp háng | thay khớp gối | thay khớp | thay chỏm | thay khop hang | thay khop goi | thay khop | hip replacement | knee replacement | hip replaced | knee replaced | new hip | new knee`,
    beside: `vết mổ khô | vết thương khô | vết mổ lành | vết mổ liền | đi bằng khung | đi khung | tập đi | đi được | vet mo kho | di bang khung | di khung | tap di | wound dry | wound is dry | walks with | walking with | stand with | can stand | can walk`,
    unless: `sốt | rét | đỏ | nóng | mủ | rỉ | chảy dịch | hôi | sưng | bắp chân | đau tăng | đau nhiều | đau dữ | không nhấc | ngắn | trật | té | ngã | tê | lạnh | lú lẫn | loét | táo | bí tiểu | không tiểu | chảy máu | ngực | hết thuốc | fever | red | hot | pus | oozing | discharge from | swollen | swelling | calf | more pain | severe pain | dislocated | fell again | numb | cold | confused | bleeding | chest | ${grave}`,
    who: 'adult',
    atMost: 'routine',
    isPicture: true,
  },
  {
    // Vaccine doses that were missed; a wound, a bite, a newborn of a mother with hepatitis B and an ill child are other matters.
    heard: `mất … mũi | thiếu … mũi | lỡ … mũi | bỏ … mũi | trễ … mũi | sót … mũi | quên … mũi | quên tiêm | trễ tiêm | trễ lịch tiêm | tiêm bù | tiêm thiếu | chích bù | mat … mui | thieu … mui | lo … mui | tre … mui | bo mat … mui | tiem bu | chich bu | missed vaccine | missed … doses | behind on vaccines | catch-up vaccines | catch up … vaccines`,
    beside: `5 trong 1 | 6 trong 1 | 5in1 | 6in1 | sởi | bạch hầu | ho gà | bại liệt | phế cầu | tiêm chủng | vắc xin | vaccine | vaccines | sổ tiêm | lịch tiêm | rota | viêm não nhật bản | soi | tiem chung | vac xin | lich tiem | so tiem | tiem bu | tiêm bù`,
    unless: `insulin | liều | tiểu đường | đường huyết | sốt | cắn | cào | liếm | đinh | rách | vết thương | chảy máu | phát ban | nổi ban | ho | khó thở | bỏ bú | bú kém | co giật | ngày tuổi | sơ sinh | mới sinh | mới sanh | mẹ … viêm gan | viêm gan b | hbsag | tiếp xúc | ở nhà trẻ có | trong xóm | dại | sưng | fever | bitten | bite | scratched | nail | wound | rash | cough | newborn | exposed | contact | ${grave}`,
    atMost: 'routine',
    isPicture: true,
    isOfDays: true,
  },
  {
    // Another opinion about what is under treatment and stands still.
    heard: `ý kiến thứ hai | ý kiến khác | thêm ý kiến | xin ý kiến | hỏi ý kiến | y kien thu hai | y kien khac | them y kien | xin y kien | second opinion | another opinion`,
    beside: `ổn định | vẫn ổn | đang ổn | sinh hoạt bình thường | đi làm bình thường | không triệu chứng | on dinh | van on | sinh hoat binh thuong | di lam binh thuong | stable | no symptoms | feels fine | feels well | feel fine`,
    unless: `không ổn định | chưa ổn | nặng hơn | nặng lên | tăng lên | đột ngột | hôm nay | sáng nay | hôm qua | tuần này | mấy hôm nay | mổ gấp | mổ ngay | cấp cứu | sốt | ngất | xỉu | đau ngực | nghỉ cũng | về đêm | phù | yếu | liệt | tê | chảy máu | ra máu | nôn | sụt | sút | ung thư | thai | bầu | unstable | worse | worsening | sudden | suddenly | today | yesterday | urgent | urgently | emergency | fever | fainted | faint | chest pain | at rest | at night | swollen | weak | numb | bleeding | vomiting | weight | cancer | pregnant | ${grave}`,
    who: 'adult',
    atMost: 'routine',
    isPicture: true,
    within: '14d',
  },
  {
    // On the way home with a date, and able to stand: the ward is asked, nobody is called.
    heard: `sent home on | being sent home | being discharged | discharged on | discharged tomorrow | discharged next | go home on | going home on | goes home on | sắp ra viện | sắp được ra viện | chuẩn bị ra viện | chuẩn bị xuất viện | sắp xuất viện | sap ra vien | sap xuat vien | chuan bi ra vien | chuan bi xuat vien`,
    unless: `sốt | khó thở | đau tăng | đau nhiều | chảy máu | lú lẫn | không ăn | bệnh viện trả | trả về | bác sĩ chê | không còn cách | hấp hối | thở oxy | mở khí quản | sonde | muốn chết | tự tử | co giật | ngất | chest | fever | bleeding | confused | worse | too early | too soon | cannot wake | nothing more | dying | hospice | oxygen | ventilator | tracheostomy | feeding tube | suicidal | wants to die | ${grave}`,
    who: 'adult',
    atMost: 'routine',
    isPicture: true,
    isOfDays: true,
  },
  {
    // What a stroke of some time ago has left, and exercises for it.
    heard: `vào viện tập | vô viện tập | nhập viện tập | phục hồi chức năng | vật lý trị liệu | tập phục hồi | tập vận động | tập đi lại | tập nói | vltl | phcn | vao vien tap | vo vien tap | nhap vien tap | phuc hoi chuc nang | vat ly tri lieu | tap phuc hoi | rehab | rehabilitation | physiotherapy | physical therapy`,
    beside: `liệt nửa người | yếu nửa người | tai biến | đột quỵ | nhồi máu não | xuất huyết não | di chứng | liet nua nguoi | yeu nua nguoi | tai bien | dot quy | nhoi mau nao | xuat huyet nao | stroke | hemiplegia`,
    unless: `đột ngột | hôm nay | sáng nay | bữa nay | hôm qua | đêm qua | tối qua | mấy hôm nay | mới bị | vừa bị | lại bị | tái phát | nặng hơn | yếu hơn | yếu thêm | sốt | sặc | nôn | đau đầu | nhức đầu | đau ngực | lú lẫn | loét | sưng chân | chân sưng | không tiểu | sudden | suddenly | today | yesterday | last night | again | worse | weaker | fever | choking | vomiting | headache | chest | confused | swollen leg | ${grave}`,
    who: 'adult',
    atMost: 'routine',
    isPicture: true,
    within: '14d',
  },
];
