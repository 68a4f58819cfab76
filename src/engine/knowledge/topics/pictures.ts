import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

const faint = `lơ mơ | li bì | lừ đừ | ngất | khó thở | thở nhanh | thở mệt | tím | co giật | drowsy | fainted | trouble breathing | short of breath | seizure`;

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
    // A stroke leaves the forehead; a nerve of the face that fails does not.
    heard: `nhăn trán không được | không nhăn trán được | không nhăn được trán | mất nếp nhăn trán | không nhướn mày được | không nhướng mày được | can't wrinkle … forehead | cannot wrinkle … forehead | can't raise … eyebrow`,
    beside: `không nhắm kín | nhắm không kín | nhắm mắt không kín | mắt không nhắm | không nhắm được mắt | không khép kín | can't close … eye | cannot close … eye | eye won't close`,
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
    heard: `vú … có u | vú … có cục | vú … nổi cục | hòn … vú | cục … ngực trái | cục … ngực phải | cục ở ngực | cục cứng ở ngực | ngực phải nổi cục | ngực trái nổi cục | ngực trái có cục | ngực phải có cục | cục … vú | khối … vú | u cục … vú | hạch … vú | lump … breast | breast lump`,
    unless: `đỏ | nóng | sưng đau | sốt | mủ | sữa | cho bú | đau ngực | tức ngực | té | ngã | va đập | chest pain | ra máu | chảy máu | loét | hôi | lan | to nhanh | lớn nhanh | đau xương | đau lưng | sụt cân | vàng da | red | hot | swollen | fever | pus | milk | nursing | breastfeeding | blood | bleeding | ulcer | weight | ${faint}`,
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
    heard: 'sứt môi | khe hở môi | chẻ môi | hở hàm ếch | khe hở vòm | hở vòm miệng | cleft lip | cleft palate',
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
      | đau | nhức | đỏ | sưng | xốn | cộm | ghèn | mủ | chói | ruồi bay | chớp sáng | màn đen | quầng | nhìn đôi | té | ngã | va | đập | chấn thương | sau mổ | mới mổ | vừa mổ | đã mổ | mổ xong | mổ được | mổ rồi | ngày thứ | đau đầu | buồn nôn
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
    unless: `sốt | đau ngực | chảy máu | ra máu | nôn | đau bụng | vàng da đậm | nước tiểu đỏ | nước tiểu đen | không dậy | không ăn | fever | chest pain | bleeding | ${faint}`,
    about: 'hematology',
    atMost: 'urgent',
    isPicture: true,
    watch: {
      vi: 'khó thở, tím, lơ mơ, tim đập rất nhanh, sốt cao, chảy máu',
      en: 'trouble breathing, turning blue, drowsiness, a very fast heart, a high fever, bleeding',
    },
  },
];
