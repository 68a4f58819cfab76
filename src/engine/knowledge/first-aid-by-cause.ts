import type { Advice } from './first-aid.ts';

/** Lines for one cause of a sign, said where the words tell that cause; see `AidCase`. Wording is ours. */
export const aidByCause = {
  outside: {
    vi: 'Đưa ngay mọi người ra chỗ thoáng, mở hết cửa; người vào cứu cũng phải cẩn thận khí độc.',
    en: 'Everybody out into fresh air at once, open all doors; whoever goes in to help must beware of the gas too.',
    source: 'POISON',
    isScene: true,
  },
  sameRoom: {
    vi: 'Ai ở cùng chỗ đó, nhất là trẻ nhỏ và người già, cũng đến cấp cứu để được thở oxy, dù thấy nhẹ.',
    en: 'Everybody who was in there, small children and the old above all, goes to the emergency department for oxygen, even if they feel well.',
    source: 'POISON OURS',
  },
  spitBlood: {
    vi: 'Nhổ máu ra, đừng nuốt; không súc họng, không nhét gì vào họng.',
    en: 'Spit the blood out, do not swallow it; no gargling and nothing pushed into the throat.',
    source: 'OURS',
    awakeOnly: true,
  },
  limbHours: {
    vi: 'Nói với 115 là một tay hay chân đột ngột đau, lạnh: cần nơi mổ được mạch máu, tính từng giờ. Ghi lại giờ bắt đầu.',
    en: 'Tell 115 that one limb is suddenly painful and cold: it needs a hospital that operates on blood vessels, and hours count. Note when it began.',
    source: 'ALI',
    notesTime: true,
    // Both arms and legs are cold then, and no vessel is to be operated on.
    notBeside: ['sepsis_signs', 'fever_immunosuppressed', 'child_danger_signs', 'newborn_danger_signs'],
  },
  thinner: {
    vi: 'Nói ngay tên thuốc chống đông và giờ uống liều cuối; gọi bác sĩ kê thuốc hoặc hỏi khoa cấp cứu trước khi uống liều tới.',
    en: 'Say at once which blood thinner it is and when the last dose was; call the doctor who prescribed it, or ask the emergency department, before the next dose.',
    source: 'OURS',
    alsoUrgent: true,
  },
  painPatch: {
    vi: 'Gỡ ngay mọi miếng dán giảm đau, lau sạch chỗ dán; nói với 115 là đang dùng thuốc giảm đau mạnh (miếng dán, morphin), bao nhiêu, từ giờ nào: có thuốc giải. Gọi, lay để thở; thở rất chậm hay ngừng thở thì làm theo lời 115.',
    en: 'Take off every pain patch and wipe the skin; tell 115 that a strong painkiller (patch, morphine) is used, how much and since when: there is an antidote. Rouse the person to breathe; if breaths are very slow or stop, do as 115 says.',
    source: 'POISON OURS',
  },
  painPills: {
    vi: 'Không uống thêm thuốc đau khớp, giảm đau, aspirin tự mua; mang vỏ thuốc theo.',
    en: 'No more painkillers, joint pills or aspirin of one’s own; bring the packs.',
    source: 'CG141 OURS',
    alsoUrgent: true,
  },
  kinks: {
    vi: 'Xem ống thông có gập, tắc, túi có thấp hơn bụng không; không tự bơm, không tự rút ống.',
    en: 'See whether the catheter is bent or blocked and the bag hangs below the belly; do not flush it or pull it out.',
    source: 'OURS',
    alsoUrgent: true,
  },
  dived: {
    vi: 'Nói với 115 là vừa lặn (sâu bao nhiêu, bao lâu): cần thở oxy và nơi có buồng oxy cao áp. Không lặn lại để chữa, không đi máy bay, không xoa bóp, không uống rượu bia.',
    en: 'Tell 115 of the dive (how deep, how long): it needs oxygen and a pressure chamber. Do not dive again to cure it, no flying, no massage, no alcohol.',
    source: 'OURS',
  },
  nothingByMouth: {
    vi: 'Chưa cho ăn uống hay thuốc gì qua miệng, không tự đặt lại ống, cho đến khi nhân viên y tế xem: dễ sặc vào phổi.',
    en: 'No food, drink or medicine by mouth and no putting the tube back yourself until medical staff have looked: it may go into the lungs.',
    source: 'OURS',
    alsoUrgent: true,
    does: ['awake nothing'],
  },
  nothingToSwallow: {
    vi: 'Chưa cho ăn uống hay thuốc gì qua miệng cho đến khi nhân viên y tế xem: dễ sặc vào phổi.',
    en: 'No food, drink or medicine by mouth until medical staff have looked: it may go into the lungs.',
    source: 'OURS',
    alsoUrgent: true,
    does: ['awake nothing'],
  },
  washSkin: {
    vi: 'Cởi bỏ quần áo dính hóa chất, rửa da bằng nước và xà phòng 15 phút.',
    en: 'Take off the clothes that the chemical is on and rinse the skin with water and soap for 15 minutes.',
    source: 'POISON',
    isScene: true,
    daysMax: 1,
  },
  noVomitingFood: {
    vi: 'Không gây nôn, không cho uống sữa hay nước chanh. Giữ lại phần còn thừa hoặc chụp ảnh để mang theo.',
    en: 'Do not cause vomiting, give no milk or lemon juice. Keep what is left over, or a photo of it, and bring it.',
    source: 'POISON',
    // From who wants to die everything is put away.
    notBeside: ['suicide_risk'],
  },
  sameMeal: {
    vi: 'Ai cùng ăn hay cùng uống thứ đó cũng đến cấp cứu, dù chưa thấy gì.',
    en: 'Everybody who ate or drank the same goes to the emergency department too, even if they feel well.',
    source: 'POISON OURS',
    notBeside: ['suicide_risk'],
  },
  severed: {
    vi: 'Phần đứt rời: bọc vải sạch ẩm, cho vào túi kín, đặt túi lên đá; không để chạm thẳng vào đá. Ghi lại giờ bị.',
    en: 'The severed part: wrap it in a clean damp cloth, close it in a bag, put the bag on ice; never the part itself on ice. Note the hour.',
    source: 'TRAUMA OURS',
    notesTime: true,
  },
  rinseChemical: {
    vi: 'Rửa mắt ngay dưới vòi nước sạch, liên tục ít nhất 15 phút, rồi đi cấp cứu.',
    en: 'Rinse the eye under clean running water for at least 15 minutes without a break, then go.',
    source: 'AOMS_EYE',
    daysMax: 1,
  },
  leaveInEye: {
    vi: 'Vật đâm vào mắt: không rút, không dụi, không rửa; che nhẹ mắt.',
    en: 'Something stuck in the eye: do not pull, rub or rinse; cover the eye lightly.',
    source: 'AOMS_EYE',
  },
  stopFeeding: {
    vi: 'Ngừng ngay việc cho ăn, không bơm gì thêm qua ống.',
    en: 'Stop feeding at once and put nothing more through the tube.',
    source: 'ILCOR OURS',
  },
  unwashed: {
    vi: 'Nếu muốn giữ chứng cứ: chưa tắm rửa, chưa thay đồ trước khi được khám; giữ lại quần áo.',
    en: 'If evidence is wanted: no washing and no change of clothes before the examination; keep the clothes.',
    source: 'SEXVIOL',
    alsoUrgent: true,
  },
  inPrivate: {
    vi: 'Được khám riêng, có thể xin nhân viên cùng giới; hỏi Phòng Công tác xã hội về nơi tạm lánh.',
    en: 'The examination is private and staff of the same sex may be asked for; the social work office knows of a safe place.',
    source: 'SEXVIOL OURS',
    alsoUrgent: true,
  },
  motherNotAlone: {
    vi: 'Đừng để mẹ ở một mình; nhờ một người thân ở cạnh và trông bé.',
    en: 'Do not leave the mother alone; somebody close stays with her and looks after the baby.',
    source: 'MHGAP',
    alsoUrgent: true,
  },
  motherHeard: {
    vi: 'Lắng nghe, không trách. Nếu mẹ có ý định làm hại mình hay bé: gọi 115 và cất xa thuốc, vật sắc.',
    en: 'Listen and do not blame. If she means to harm herself or the baby: call 115 and put medicines and sharp things away.',
    source: 'MHGAP',
    alsoUrgent: true,
  },
  comfortTeam: {
    vi: 'Gọi bác sĩ hoặc đội chăm sóc giảm nhẹ đang theo dõi; hỏi cách giữ người bệnh dễ chịu ở nơi họ muốn.',
    en: 'Call the doctor or palliative team in charge; ask how to keep the patient comfortable where they wish to be.',
    source: 'OURS',
    alsoUrgent: true,
  },
  comfort: {
    vi: 'Ở bên người bệnh; thuốc giảm đau bác sĩ đã kê vẫn dùng đúng lời dặn.',
    en: 'Stay with the patient; painkillers that a doctor prescribed go on as told.',
    source: 'OURS',
    alsoUrgent: true,
  },
} as const satisfies Record<string, Advice>;
