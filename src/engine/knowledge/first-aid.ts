import type { Words } from '../../contract/vocabulary.ts';

/**
 * What to do at once, each advice once. Sources: ILCOR/ERC 2021 first aid, WHO Basic Emergency Care, WHO mhGAP,
 * WHO SEARO snake bites 2016, WHO burns first aid, WHO rabies 2018, Circular 51/2017/TT-BYT. Wording ours, not reviewed.
 */
export const firstAid = {
  call115: {
    vi: 'Gọi 115 ngay, hoặc đưa ngay đến khoa cấp cứu gần nhất.',
    en: 'Call 115 now, or go at once to the nearest emergency department.',
  },
  today: {
    vi: 'Đi khám trong vòng 24 giờ. Nếu nặng lên, gọi 115.',
    en: 'See a doctor within 24 hours. If it gets worse, call 115.',
  },
  twoWeeks: {
    vi: 'Đặt lịch khám trong vòng hai tuần, mang theo mọi kết quả cũ. Nếu nặng lên nhanh, gọi 115.',
    en: 'Book a visit within two weeks and bring all earlier results. If it quickly gets worse, call 115.',
  },
  compress: {
    vi: 'Nếu không thở hoặc chỉ thở ngáp: ép tim mạnh và nhanh giữa ngực, không dừng cho đến khi có người đến thay.',
    en: 'If not breathing or only gasping: push hard and fast in the middle of the chest until help takes over.',
  },
  onSide: {
    vi: 'Nếu lơ mơ mà còn thở: đặt nằm nghiêng.',
    en: 'If drowsy but breathing: lay the person on one side.',
  },
  nothingByMouth: {
    vi: 'Không cho ăn uống gì.',
    en: 'Give nothing to eat or drink.',
  },
  sitUp: {
    vi: 'Để ngồi thẳng, nới quần áo, mở cửa cho thoáng; không bắt nằm xuống.',
    en: 'Let the person sit upright, loosen clothes, open a window; do not make them lie down.',
  },
  inhaler: {
    vi: 'Nếu có thuốc xịt bác sĩ đã kê để cắt cơn thì dùng đúng như lời dặn.',
    en: 'If a doctor has prescribed a reliever inhaler, use it as told.',
  },
  choking: {
    vi: 'Còn ho được thì cho ho mạnh. Không ho, không nói được: vỗ lưng 5 cái rồi ép bụng 5 cái (trẻ dưới 1 tuổi: vỗ lưng và ấn ngực).',
    en: 'If still coughing, encourage it. If no cough and no voice: 5 back blows, then 5 belly thrusts (under 1 year: back blows and chest presses).',
  },
  noFinger: {
    vi: 'Không dùng tay móc họng khi không nhìn thấy vật.',
    en: 'Do not sweep the throat with a finger if you cannot see the object.',
  },
  rest: {
    vi: 'Ngồi hoặc nằm nghỉ, ngừng mọi việc nặng. Không tự lái xe.',
    en: 'Sit or lie down and stop all effort. Do not drive yourself.',
  },
  legsUp: {
    vi: 'Cho nằm, kê chân cao nếu không khó thở, giữ ấm.',
    en: 'Lay the person down, legs raised unless breathing is hard, and keep them warm.',
  },
  press: {
    vi: 'Dùng vải sạch ép chặt lên chỗ chảy máu, không nhấc ra xem.',
    en: 'Press a clean cloth firmly on the bleeding and do not lift it to look.',
  },
  leaveObject: {
    vi: 'Không rút vật đang cắm trong vết thương.',
    en: 'Do not pull out anything stuck in the wound.',
  },
  noRub: {
    vi: 'Không xoa bóp, không chườm nóng.',
    en: 'Do not rub or heat it.',
  },
  noteTime: {
    vi: 'Ghi lại giờ bắt đầu, hoặc lần cuối còn bình thường.',
    en: 'Write down when it began, or when the person was last well.',
  },
  noPricking: {
    vi: 'Không chích máu đầu ngón tay, không cạo gió, không tự cho thuốc.',
    en: 'Do not prick fingers, do not scrape the skin, give no medicine of your own.',
  },
  seizure: {
    vi: 'Đặt nằm nghiêng, kê đầu bằng đồ mềm, xem giờ; không nhét gì vào miệng, không đè giữ tay chân.',
    en: 'Lay on one side, something soft under the head, watch the clock; put nothing in the mouth, do not hold the limbs down.',
  },
  measureSugar: {
    vi: 'Có máy thì đo đường huyết và báo lại cho nhân viên y tế.',
    en: 'If you have a meter, measure the blood sugar and tell the medical staff.',
  },
  noSelfPressure: {
    vi: 'Ngồi nghỉ, đo lại sau 5 phút; không tự uống dồn thuốc hạ áp.',
    en: 'Sit quietly and measure again after 5 minutes; do not take extra blood pressure tablets.',
  },
  keepStill: {
    vi: 'Giữ nằm yên, không nắn, không kéo, không di chuyển nếu không cần.',
    en: 'Keep still: no pulling, no straightening, no moving unless there is danger.',
  },
  rinseEye: {
    vi: 'Hóa chất vào mắt: rửa ngay dưới vòi nước sạch ít nhất 15 phút. Vật đâm: không rút, không dụi, che nhẹ mắt.',
    en: 'Chemical in the eye: rinse under clean water for at least 15 minutes. Something stuck in it: do not pull or rub, cover lightly.',
  },
  noEyeDrops: {
    vi: 'Không dụi mắt, không tự nhỏ thuốc, tháo kính áp tròng.',
    en: 'Do not rub the eye, use no drops of your own, take out contact lenses.',
  },
  bringMedicines: {
    vi: 'Mang theo thuốc đang dùng và giấy tờ bệnh cũ.',
    en: 'Bring current medicines and earlier medical papers.',
  },
  photo: {
    vi: 'Chụp ảnh lại để cho bác sĩ xem.',
    en: 'Take a photo to show the doctor.',
  },
  feedBaby: {
    vi: 'Giữ ấm cho bé, tiếp tục cho bú nếu bé bú được.',
    en: 'Keep the baby warm and go on feeding if the baby can feed.',
  },
  holdChild: {
    vi: 'Bế trẻ ở tư thế dễ thở, giữ trẻ yên; không ép ăn uống khi trẻ lơ mơ.',
    en: 'Hold the child so that breathing is easy and calm; do not force food or drink on a drowsy child.',
  },
  dengue: {
    vi: 'Còn tỉnh thì uống nước hoặc oresol từng ngụm; không dùng aspirin, ibuprofen; không tự truyền dịch ở nhà.',
    en: 'If awake, sip water or oral rehydration solution; no aspirin, no ibuprofen, no drip at home.',
  },
  feverCare: {
    vi: 'Uống đủ nước; hạ sốt bằng paracetamol theo cân nặng ghi trên nhãn; không dùng aspirin, ibuprofen khi chưa thử máu.',
    en: 'Drink enough; for fever only paracetamol by weight as on the label; no aspirin or ibuprofen before a blood test.',
  },
  sayChemo: {
    vi: 'Nói ngay với nhân viên cấp cứu là đang hóa trị hoặc dùng thuốc làm yếu sức đề kháng.',
    en: 'Tell the emergency staff at once about chemotherapy or medicines that weaken defences.',
  },
  markRedness: {
    vi: 'Lấy bút vạch quanh vùng đỏ và ghi giờ; không đắp lá, không nặn.',
    en: 'Draw a line round the redness and note the time; no leaves, no squeezing.',
  },
  washBite: {
    vi: 'Rửa vết cắn bằng xà phòng dưới vòi nước 15 phút; không nặn, không đắp thuốc, không khâu kín.',
    en: 'Wash the bite with soap under running water for 15 minutes; no squeezing, no herbs, no closing stitches.',
  },
  rabiesShot: {
    vi: 'Đến nơi tiêm phòng dại ngay trong ngày; vết ở đầu, mặt, cổ, bàn tay, hoặc sâu, nhiều vết: đến cấp cứu ngay.',
    en: 'Go to a rabies vaccination point today; bites on head, face, neck or hands, deep or many: go to emergency now.',
  },
  quietRoom: {
    vi: 'Giữ chỗ yên tĩnh, tránh ánh sáng mạnh và tiếng ồn.',
    en: 'Keep the place quiet, away from bright light and noise.',
  },
  pep: {
    vi: 'Rửa bằng xà phòng và nước, không nặn máu; đến nơi có thuốc phòng HIV càng sớm càng tốt, trong 72 giờ.',
    en: 'Wash with soap and water, do not squeeze; reach a place that gives HIV prevention medicine as soon as possible, within 72 hours.',
  },
  oralFluids: {
    vi: 'Còn tỉnh và nuốt được thì cho uống oresol từng thìa.',
    en: 'If awake and able to swallow, give oral rehydration solution by the spoon.',
  },
  noVomiting: {
    vi: 'Không gây nôn, không cho ăn thêm để đẩy xuống.',
    en: 'Do not make the person vomit and do not give food to push it down.',
  },
  poison: {
    vi: 'Không gây nôn, không cho uống sữa hay nước chanh; mang theo vỏ chai, vỏ thuốc. Hít khói, khí: đưa ra chỗ thoáng.',
    en: 'Do not cause vomiting, give no milk or lemon juice; bring the bottle or packet. Smoke or gas: move to fresh air.',
  },
  maternity: {
    vi: 'Đến ngay bệnh viện có khoa sản, nằm nghiêng trái trên đường đi, mang hồ sơ khám thai; không tự đi một mình. Nguy cấp thì gọi 115.',
    en: 'Go at once to a hospital with a maternity ward, lying on the left side, with the pregnancy papers and not alone. In danger call 115.',
  },
  coolBurn: {
    vi: 'Xối nước mát sạch 15 đến 20 phút, che bằng vải sạch; không bôi kem đánh răng, nước mắm, mỡ, lá, không chườm đá.',
    en: 'Cool with clean running water for 15 to 20 minutes and cover with a clean cloth; no toothpaste, fish sauce, fat, leaves or ice.',
  },
  cutPower: {
    vi: 'Ngắt điện trước, không chạm tay vào người đang bị giật. Dù tỉnh vẫn phải đến cấp cứu đo điện tim.',
    en: 'Switch off the power before touching the person. Even if awake, the heart must be checked in emergency.',
  },
  drowning: {
    vi: 'Không dốc ngược, không xốc nước; cởi đồ ướt, ủ ấm. Dù đã tỉnh vẫn phải đến bệnh viện.',
    en: 'Do not hang upside down or shake out water; take off wet clothes and keep warm. Even if awake, go to hospital.',
  },
  coolBody: {
    vi: 'Đưa vào bóng mát, cởi bớt áo, dội nước và quạt, chườm mát ở nách và bẹn.',
    en: 'Move to shade, take off clothes, wet and fan the skin, cool the armpits and groin.',
  },
  snake: {
    vi: 'Nằm yên, nẹp bất động chỗ bị cắn, tháo nhẫn và vòng; không buộc chặt, không rạch, không hút, không đắp lá.',
    en: 'Lie still, splint the bitten limb, take off rings; no tight band, no cutting, no sucking, no leaves.',
  },
  sting: {
    vi: 'Gạt bỏ ngòi, rửa nước sạch, chườm mát.',
    en: 'Scrape off the sting, wash with clean water, cool it.',
  },
  allergy: {
    vi: 'Ngừng ngay thuốc hoặc món ăn nghi ngờ; có bút tiêm adrenaline bác sĩ đã kê thì tiêm vào đùi; không đứng dậy đi lại.',
    en: 'Stop the suspected food or medicine; if an adrenaline pen was prescribed, use it in the thigh; do not stand up and walk.',
  },
  stopMedicine: {
    vi: 'Ngừng thuốc nghi ngờ và mang theo vỏ thuốc; không bôi lá hay thuốc lạ.',
    en: 'Stop the suspected medicine and bring its packet; put no leaves or unknown ointment on it.',
  },
  sugar: {
    vi: 'Còn tỉnh: uống ngay nước đường hoặc nước ngọt, 15 phút sau đo lại. Lơ mơ: không đổ nước vào miệng, nằm nghiêng, gọi 115.',
    en: 'If awake: drink sugar water or a sweet drink now, measure again in 15 minutes. If drowsy: nothing in the mouth, lay on one side, call 115.',
  },
  water: {
    vi: 'Còn tỉnh thì uống nước lọc; không tự bỏ hay tự tăng thuốc.',
    en: 'If awake, drink plain water; do not stop or raise medicines on your own.',
  },
  notAlone: {
    vi: 'Đừng ở một mình: gọi người thân đến ngay, cất xa thuốc, hóa chất và vật sắc. Trẻ em có thể gọi 111.',
    en: 'Do not stay alone: ask someone close to come now, put medicines, chemicals and sharp things out of reach. Children can call 111.',
  },
  calmDistance: {
    vi: 'Giữ khoảng cách an toàn, nói nhẹ nhàng, cất vật nguy hiểm; có bạo lực thì gọi thêm 113.',
    en: 'Keep a safe distance, speak gently, remove dangerous things; if there is violence also call 113.',
  },
  safePlace: {
    vi: 'Đến nơi an toàn rồi đến bệnh viện sớm, trong 72 giờ; chưa tắm rửa nếu muốn giữ bằng chứng. Đang nguy hiểm: gọi 113; trẻ em: 111.',
    en: 'Get to a safe place, then to a hospital soon, within 72 hours; do not wash if you want to keep evidence. In danger: call 113; children: 111.',
  },
  watchClosely: {
    vi: 'Luôn có người ở bên theo dõi.',
    en: 'Someone must stay and watch all the time.',
  },
} as const satisfies Record<string, Words>;

export type FirstAid = keyof typeof firstAid;
