import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

/** What was swallowed, breathed in, or stung, as families complain of it: who looks at it, with which test, what to do until then. Common practice; not reviewed. */
export const poisonTopics: readonly Topic[] = [
  {
    heard: `liếm … xà bông | liếm … xà phòng | liếm xà bông | liếm xà phòng | cục xà bông | liếm … nước rửa chén | nước rửa chén | nước rửa bát | nuốt … xà phòng | kem đánh răng | nuốt kem | uống nước tắm | nuốt sữa tắm | uống … dầu gội | nuốt … dầu gội | liếm … kem | ăn … phấn | liếm son | ăn son | gói hút ẩm | hạt hút ẩm | nuốt … keo | licked soap | swallowed toothpaste | ate toothpaste | dish soap | silica gel | washing-up liquid | nuốt … bọt xà`,
    beside: `liếm | nuốt | uống | ăn | bú | mút | nhai | licked | swallowed | ate | drank`,
    unless: `javel | thông cống | bồn cầu | tẩy | axit | vôi | chảy dãi | khó thở | ho sặc | ho nhiều | ói | nôn | lơ mơ | dị ứng | bleach | drain | choking | vomiting`,
    of: 'toxicology pediatrics emergency general_internal gastroenterology pediatric_emergency dermatology dentistry',
    isAfter: true,
    answers: 'có sao | làm gì | uống sữa | giải độc | có cần | need to',
    says: step(
      'firstaid',
      'Lỡ nuốt chút xà phòng, kem đánh răng, nước rửa chén: lau sạch miệng, súc hoặc uống vài ngụm nước; không móc họng gây nôn, không cho uống nhiều sữa, chanh, dấm. Giữ vỏ chai, đọc nhãn, chụp ảnh; theo dõi vài giờ. Nuốt nhiều, có ho sặc hay không rõ là chất gì thì đi viện ngay, mang theo vỏ chai.',
      'A little soap, toothpaste or washing-up liquid swallowed: wipe the mouth, rinse or a few sips of water; do not make them vomit, no large drinks of milk, lime or vinegar. Keep the bottle, read and photograph the label; watch for some hours. A large amount, coughing or an unknown substance: hospital at once, with the bottle.',
    ),
    watch: {
      vi: 'ho sặc, khó thở, nôn liên tục, chảy dãi, đau rát miệng họng, lừ đừ',
      en: 'coughing, trouble breathing, repeated vomiting, drooling, burning mouth or throat, drowsiness',
    },
  },
  {
    heard: `nhiệt kế thủy ngân | nhiệt kế thuỷ ngân | nhiệt kế … vỡ | nhiệt kế … bể | vỡ nhiệt kế | bể nhiệt kế | vo nhiet ke | be nhiet ke | nhiet ke … be | nhiet ke … vo | thủy ngân | mercury thermometer | broken thermometer`,
    unless: `thủy ngân trong cá | kem trộn | mua nhiệt kế`,
    of: 'toxicology pediatrics general_internal emergency pediatric_emergency preventive_medicine',
    isAfter: true,
    answers: 'làm gì | có sao | có độc | cần làm | nuốt',
    says: step(
      'firstaid',
      'Vỡ nhiệt kế: đưa trẻ, bà bầu ra khỏi phòng, mở cửa sổ, tắt quạt. Đeo găng, dùng giấy cứng hay băng dính gom hạt bạc vào lọ có nắp; không quét chổi, không hút bụi, không đổ xuống cống. Lỡ nuốt: súc miệng, nhặt mảnh kính, không gây nôn; hạt bạc thường theo phân ra, nhưng nên hỏi bác sĩ ngay, nhất là khi miệng chảy máu.',
      'A broken thermometer: children and expectant mothers out, windows open, fan off. With gloves gather the silver beads with stiff paper or tape into a closed jar; no broom, no vacuum cleaner, not down the drain. If swallowed: rinse, pick out glass, no vomiting; the beads usually pass with the stool, but ask a doctor at once, above all if the mouth bleeds.',
    ),
    watch: {
      vi: 'ho, khó thở, đau ngực sau khi hít hơi; miệng chảy máu, đau bụng, nôn; sốt ớn lạnh',
      en: 'cough, trouble breathing, chest pain after the fumes; a bleeding mouth, belly pain, vomiting; fever with chills',
    },
  },
  {
    heard: `trộn … javel | javel … giấm | javel với | javel … tẩy | hít … javel | mùi javel | hít mùi sơn | mùi sơn | hít sơn | hít phải khói | hít khói | hít … khói | hít … hơi cay | hít phải hơi | hít … thuốc tẩy | hít mùi | mùi thuốc muỗi | paint fumes | bleach fumes | mixed bleach | inhaled smoke`,
    unless: `khói thuốc | thuốc lá | uống | nuốt | ngất | lơ mơ | khí gas | than | máy phát điện | thở rít | thở gấp | carbon monoxide | swallowed`,
    of: 'toxicology pulmonology general_internal emergency ent pediatrics allergy_immunology',
    isAfter: true,
    answers: 'có sao | có độc | làm gì | ngộ độc',
    says: step(
      'firstaid',
      'Lỡ hít hơi javel trộn chất tẩy, khói, mùi sơn: ra chỗ thoáng ngay, cởi áo ám mùi, rửa mắt mũi nước sạch, mở hết cửa. Hết ho trong một giờ thường không cần gì thêm. Còn ho, tức ngực, khò khè, hay vốn có hen, đang mang thai: khám hôm nay, nói đã hít gì, bao lâu. Theo dõi 24 giờ vì khó thở có thể đến muộn. Không trộn các chất tẩy.',
      'After fumes of mixed bleach, smoke or paint: fresh air at once, smelly clothes off, rinse eyes and nose with clean water, open everything. If the cough ends within an hour usually nothing more is needed. Still coughing, a tight chest, wheezing, asthma or pregnancy: be seen today and say what and how long. Watch for 24 hours, breathlessness may come late. Never mix cleaners.',
    ),
    watch: {
      vi: 'khó thở, thở rít, khàn tiếng, đau ngực, lơ mơ, đau đầu kèm nôn, môi tím',
      en: 'trouble breathing, noisy breathing, hoarseness, chest pain, drowsiness, headache with vomiting, blue lips',
    },
  },
  {
    heard: `phun thuốc sâu | xịt thuốc sâu | phun thuốc trừ sâu | phun thuốc cỏ | phun thuốc xong | phun thuốc cho lúa | đi phun thuốc | xịt rầy | phun thuốc về | phun thuoc sau | xit thuoc sau | spraying pesticide | sprayed pesticide | they spray`,
    unless: `uống | nuốt | tự tử | tự uống | co giật | lơ mơ | khó thở | sùi bọt | yếu tay chân | drank | suicide`,
    of: 'toxicology general_internal emergency neurology dermatology pulmonology',
    isAfter: true,
    answers: 'có sao | làm gì | thử máu | xét nghiệm | đồ bảo hộ',
    says: step(
      'firstaid',
      'Khó chịu sau khi phun thuốc: ngừng phun, ra chỗ thoáng, cởi hết quần áo, tắm gội xà phòng kỹ cả tóc, móng; giặt đồ riêng. Nhức đầu, buồn nôn, chóng mặt, vã mồ hôi thì đi khám ngay, mang vỏ chai hay ảnh nhãn, hỏi thử men cholinesterase. Lần sau: khẩu trang lọc hơi, kính, găng, áo dài, phun xuôi gió lúc mát.',
      'Unwell after spraying: stop, fresh air, all clothes off, wash well with soap, hair and nails too; wash clothes apart. Headache, nausea, dizziness or sweating: be seen at once with the bottle or a photo of the label, and ask about a cholinesterase test. Next time: a vapour mask, goggles, gloves, long clothes, with the wind, in the cool.',
    ),
    watch: {
      vi: 'nôn liên tục, chảy dãi, vã mồ hôi, đồng tử nhỏ, nhìn mờ, co giật cơ, yếu, khó thở, lơ mơ',
      en: 'repeated vomiting, drooling, sweating, small pupils, blurred sight, twitching, weakness, trouble breathing, drowsiness',
    },
  },
  {
    heard: `phun thuốc muỗi | xịt thuốc muỗi | thuốc muỗi | nhang muỗi | phun muỗi | mosquito spray | mosquito coil | fogging`,
    unless: `uống | nuốt | liếm | sốt | nôn | ói | lơ mơ | khó thở | drank | swallowed | fever`,
    of: 'toxicology general_internal pediatrics obstetrics pulmonology allergy_immunology preventive_medicine',
    isAfter: true,
    isHarmless: true,
    answers: 'có sao | có độc | có hại | bao lâu | giặt lại',
    says: step(
      'note',
      'Phun thuốc muỗi: người, nhất là bà bầu, trẻ nhỏ, người hen ra ngoài, che thức ăn, nước; sau khoảng 1–2 giờ mở hết cửa, quạt thoáng rồi mới vào. Lau mặt bàn, sàn, rửa đồ chơi, thìa bát bằng xà phòng. Ngửi thoáng qua mà khỏe thường không cần thử máu. Ho, khò khè, nổi mẩn, nhức đầu nôn thì đi khám, mang vỏ thuốc.',
      'Mosquito spraying: everyone, above all expectant mothers, small children and asthmatics, goes out; cover food and water; after 1–2 hours open all windows before going in. Wipe tables and floors, wash toys and dishes with soap. A brief smell without complaints usually needs no test. Cough, wheezing, rash, headache or vomiting: be seen, with the tin.',
    ),
  },
  {
    heard: `bả chuột | thuốc chuột | thuốc diệt chuột | diệt chuột | viên chuột | ba chuot | thuoc chuot | diet chuot | rat poison | rat bait`,
    beside: `liếm | nuốt | ăn | uống | nhai | cắn | mút | ngậm | dính | licked | ate | swallowed | chewed`,
    of: 'toxicology pediatrics emergency general_internal pediatric_emergency hematology',
    isAfter: true,
    inEmergency: true,
    says: step(
      'firstaid',
      'Ăn, liếm phải thuốc chuột: đi cấp cứu ngay dù chưa thấy gì, vì nhiều loại gây chảy máu sau 2–3 ngày, loại khác gây co giật trong vài giờ. Lau, súc miệng; không gây nôn. Mang gói thuốc hay ảnh nhãn. Hỏi thử đông máu (PT/INR) và thử lại sau 48–72 giờ. Nhà có trẻ khác thì đếm, cất hết phần còn lại.',
      'Rat bait eaten or licked: the emergency department now, even if nothing shows, for many kinds cause bleeding after 2–3 days, others fits within hours. Wipe and rinse the mouth; no vomiting. Bring the packet or a photo of the label. Ask for clotting (PT/INR), again after 48–72 hours. Check other children, lock away the rest.',
    ),
    watch: {
      vi: 'co giật, lơ mơ, nôn nhiều, chảy máu mũi, lợi, bầm tím, tiểu đỏ, phân đen',
      en: 'a fit, drowsiness, repeated vomiting, bleeding nose or gums, bruises, red urine, black stools',
    },
  },
  {
    heard: `lỡ uống 2 viên | lỡ uống hai viên | uống nhầm 2 viên | uống nhầm hai viên | uống nhầm gấp đôi | uống gấp đôi | uống hai lần thuốc | uống 2 lần thuốc | uống nhầm 2 lần | uống thuốc 2 lần | uống nhầm liều | uống quá liều | lo uong 2 vien | uong nham 2 vien | uong nham gap doi | uong gap doi | viên thay vì một | double dose | took two pills | took it twice | two tablets instead`,
    unless: `tự tử | cả vỉ | cả hộp | cả lọ | lơ mơ | co giật | ngủ li bì | khó thở | muốn chết | tránh thai | suicide | drowsy`,
    of: 'toxicology general_internal geriatrics emergency pediatrics cardiology endocrinology psychiatry neurology family_medicine nutrition',
    isAfter: true,
    answers: 'có sao | làm sao | làm gì | nguy hiểm | is it ok',
    says: step(
      'pill',
      'Lỡ uống gấp đôi: không gây nôn, chưa uống liều kế tiếp; ghi tên thuốc, hàm lượng, số viên, giờ uống, cân nặng và gọi bác sĩ kê đơn hay dược sĩ hỏi. Vitamin C, men tiêu hóa thường chỉ cần uống nước. Thuốc tiểu đường, tim, huyết áp, loãng máu, an thần, động kinh, hay người bệnh là trẻ nhỏ: đi viện ngay hôm nay, mang vỏ thuốc.',
      'Double dose by mistake: no vomiting, hold the next dose; note name, strength, number, hour and weight, and call the prescriber or a pharmacist. For vitamin C or digestive aids water is usually enough. Medicines for diabetes, heart, pressure, thin blood, nerves or epilepsy, or a small child: hospital today, with the packet.',
    ),
    watch: {
      vi: 'vã mồ hôi, run, lơ mơ, choáng, tim rất chậm hoặc nhanh, khó thở, nôn nhiều, co giật',
      en: 'sweating, shaking, drowsiness, faintness, a very slow or fast heart, trouble breathing, repeated vomiting, a fit',
    },
  },
  {
    heard: `cá ngát | cá trê đâm | =cá đâm | gai cá | ngạnh cá | cá chốt | cá đuối | cầu gai | nhum đâm | nhím biển | ca ngat | ca tre dam | catfish sting | stingray | sea urchin`,
    beside: `đâm | chích | chém | cắn | đạp | dẫm | giẫm | dam | chem | nhức | sưng | sting | stung | stepped`,
    unless: `khó thở | ngất | hóc xương | nuốt | ăn cá | đâm vào bụng | đâm vào ngực | đâm vào mắt`,
    of: 'toxicology general_surgery general_internal emergency orthopedics infectious_disease dermatology',
    isAfter: true,
    answers: 'làm gì | có sao | có độc | theo dõi',
    says: step(
      'firstaid',
      'Ngạnh cá, gai biển đâm: rửa xà phòng, nước sạch; ngâm chỗ đâm vào nước nóng vừa chịu được (thử bằng tay lành, khoảng 40–45 °C) 30–90 phút cho đỡ nhức. Không rạch, không hút, không đắp lá. Khám để lấy gai gãy (chụp phim nếu nghi) và hỏi uốn ván. Đỏ lan, mủ, sốt hay có tiểu đường, bệnh gan: đi hôm nay.',
      'A fish or sea spine: wash with soap and clean water; soak in water as hot as is bearable (try with the good hand, about 40–45 °C) for 30–90 minutes against the pain. No cutting, sucking or leaves. Have broken spines removed (a film if in doubt) and ask about tetanus. Spreading redness, pus, fever, diabetes or liver disease: today.',
    ),
    watch: {
      vi: 'khó thở, choáng, đâm vào ngực, bụng, cổ; đỏ lan nhanh, da tím hay phồng nước, sốt rét run, đau tăng dữ',
      en: 'trouble breathing, faintness, a spine in chest, belly or neck; fast spreading redness, purple or blistered skin, shivering fever, growing pain',
    },
  },
  {
    heard: `rết cắn | =con rết | bò cạp chích | bọ cạp chích | bọ cạp đốt | bò cạp đốt | bo cap chich | bo cap dot | ret can | centipede | scorpion`,
    unless: `khó thở | sưng môi | sưng mặt | mề đay | ngất | lơ mơ | ngâm rượu | breath`,
    of: 'toxicology general_internal dermatology emergency allergy_immunology pediatrics',
    isAfter: true,
    answers: 'có sao | có độc | làm gì',
    says: step(
      'firstaid',
      'Rết cắn, bọ cạp chích: rửa xà phòng, tháo nhẫn, chườm lạnh bọc khăn hoặc ngâm ấm cái nào dễ chịu hơn, kê cao, uống paracetamol nếu đau. Không rạch, hút, buộc chặt, đắp lá. Hỏi tiêm uốn ván. Trẻ nhỏ, người già, đau lan xa hay tê khắp người: đi viện ngay. Vài ngày sau đỏ lan, mủ thì khám.',
      'A centipede bite or scorpion sting: wash with soap, rings off, a wrapped cold pack or warm soak, whichever eases, raise it, paracetamol for pain. No cutting, sucking, tying or leaves. Ask about tetanus. Small children, the old, pain that spreads far or numbness all over: hospital at once. Spreading redness or pus after days: be seen.',
    ),
    watch: {
      vi: 'khó thở, sưng môi mặt, nổi mề đay khắp người, choáng, nôn nhiều, giật cơ, chảy dãi',
      en: 'trouble breathing, swelling of lips or face, hives all over, faintness, repeated vomiting, twitching, drooling',
    },
  },
];
