import { step } from '../next-steps/step.ts';
import { sick } from './growing-words.ts';
import type { Topic } from './topic.ts';

/** Knocks, what was swallowed, water, and an arm that was pulled. Ours, from common national and WHO advice; not reviewed. */
export const childAccidentTopics: readonly Topic[] = [
  {
    heard: `=cụng đầu | cụng trán | đụng đầu | cộc trán | cụng … đầu | cụng … trán | té … u cục | u cục | u như trái | cung tran | u cuc | bumped his forehead | bumped her forehead | hit his forehead | hit her forehead | sưng u | u trên trán | u trán | sưng trán | cục … trán | té … giường | ngã … giường | rơi … giường | lăn … giường | té … võng | fell off … bed | rolled off … bed | u đầu | u một cục | u 1 cục | sưng một cục … trán | sưng một cục … đầu | sưng cục … đầu | cục u … đầu | cục u … trán | đập đầu | va đầu | cộc đầu | u mot cuc | u dau | cuc u | dap dau | bump on … head | hit his head | hit her head | bumped … head`,
    who: 'child',
    of: 'pediatrics neurosurgery general_surgery emergency orthopedics pediatric_surgery',
    saidDaysMax: 7,
    says: step(
      'note',
      'Chườm mát chỗ u 10–15 phút, không xoa dầu, không đắp lá, không lăn trứng nóng; đau thì paracetamol, không aspirin, ibuprofen. Hai ngày đầu có người trông, đêm đầu gọi dậy 2–3 lần xem tỉnh táo; nghỉ chạy nhảy. Ghi té cao bao nhiêu, giờ nào, có ngất không. Chụp đầu thường chưa cần khi trẻ tỉnh, không nôn: bác sĩ khám rồi quyết.',
      'Cool the bump for 10–15 minutes, no balms, leaves or hot egg; paracetamol for pain, no aspirin or ibuprofen. Somebody watches for two days, and wakes the child 2–3 times in the first night; no rough play. Note height, hour and whether the child passed out. A scan is often not needed if awake and not vomiting: the doctor decides.',
    ),
    watch: {
      vi: 'nôn từ 2 lần, li bì khó gọi dậy, đau đầu tăng, co giật, đi loạng choạng, yếu tay chân, máu hay nước trong chảy từ tai mũi, thóp phồng, cục u mềm to dần',
      en: 'vomiting twice or more, being hard to wake, a growing headache, fits, an unsteady walk, weak limbs, blood or clear fluid from ear or nose, a bulging soft spot, a soft growing lump',
    },
  },
  {
    heard: `nuốt hột | nuốt … hột | nuot hot | nuot … hot | swallowed … pip | swallowed … bead | nuốt hạt | nuốt … hạt | nuốt cả hạt | nuot hat | nuot … hat | swallowed a seed | swallowed … seed | swallowed … pit`,
    unless: `${sick} | ho | sặc | khò khè | tím | nghẹn | vướng | đau bụng | nôn | ói | pin | nam châm | kim | đinh | sắc | choking | cough | battery | magnet | bằng hạt | bằng hột | sáp | ngậm hột | amidan | họng đỏ`,
    who: 'child',
    about: 'pediatrics',
    of: 'pediatrics pediatric_gastroenterology gastroenterology pediatric_surgery',
    isLeading: true,
    says: step(
      'note',
      'Hạt trơn nhỏ đã nuốt, không ho không sặc, ăn uống được thì thường ra theo phân trong vài ngày: ăn uống như thường, xem phân, không móc họng, không thuốc xổ. Chắc chắn không phải pin, nam châm, vật nhọn. Nếu lúc đó có ho sặc, hoặc nay khò khè, ho, thì phải khám ngay vì có thể rơi vào đường thở.',
      'A small smooth seed that was swallowed without coughing usually comes out within days: eat as usual, watch the stool, no forced vomiting or laxatives. Be sure that it was no battery, magnet or sharp thing. If there was choking, or there is cough or wheeze now, be seen at once: it may lie in the airway.',
    ),
    watch: {
      vi: 'ho sặc, khò khè, khó thở, nuốt đau, chảy dãi, đau bụng nhiều, nôn, phân có máu, sốt',
      en: 'choking, wheezing, hard breathing, painful swallowing, drooling, much belly pain, vomiting, blood in the stool, fever',
    },
  },
  {
    heard: `nuốt đồng xu | nuốt … đồng xu | nuốt … đồng tiền | nuốt viên bi | nuốt … viên bi | nuốt … đồ chơi | nuốt … nhựa | nuốt … cúc | nuốt … khuy | nuốt phải | nuot dong xu | nuot … dong xu | nuot vien bi | swallowed a coin | swallowed … coin | swallowed … toy | swallowed … marble`,
    who: 'child',
    about: 'pediatrics',
    of: 'pediatrics pediatric_gastroenterology gastroenterology ent pediatric_surgery emergency diagnostic_imaging',
    isLeading: true,
    isTonight: true,
    inEmergency: true,
    overErrands: true,
    saidDaysMax: 7,
    says: step(
      'firstaid',
      'Không móc họng, không vỗ ngược, không cho nuốt cơm, rau, chuối để đẩy; tạm không ăn uống đến khi bác sĩ xem. Đến cấp cứu nhi xin chụp phim cổ, ngực, bụng để biết nằm ở đâu. Xem kỹ có thể là pin cúc hay nam châm không: nghi thì cấp cứu ngay, không chờ có triệu chứng. Mang theo vật giống vậy.',
      'No forced vomiting, no pushing it down with rice, greens or banana; nothing to eat or drink until a doctor has looked. Go to the children’s emergency department for an X-ray of neck, chest and belly. Could it be a button battery or a magnet? If so go at once without waiting for signs. Bring one like it.',
    ),
    watch: {
      vi: 'chảy dãi, không nuốt được, vướng đau cổ ngực, ho sặc, khó thở, nôn, đau bụng, phân có máu',
      en: 'drooling, not swallowing, something stuck or painful in neck or chest, choking, hard breathing, vomiting, belly pain, blood in the stool',
    },
  },
  {
    heard: `sặc nước | sặc … nước hồ | ngụm nước hồ | ngụm nước mặn | ngụm nước biển | nước hồ bơi | đuối nước khô | đuối nước trên cạn | sac nuoc | ngum nuoc ho | nuoc ho boi | pool water | dry drowning | secondary drowning`,
    beside: `bơi | hồ | bể | tắm | công viên nước | boi | ho boi | pool | swim | swimming | drowning`,
    unless: `vớt lên | ngưng thở | bất tỉnh | ngừng thở | học bơi … ở đâu | lớp dạy bơi | dạy bơi | rửa chén | tẩy | lessons`,
    who: 'child',
    about: 'pediatrics',
    of: 'pediatrics pulmonology emergency',
    isLeading: true,
    saidDaysMax: 10,
    says: step(
      'note',
      'Uống hay sặc chút nước khi bơi, ho vài tiếng rồi thở êm, chơi, ăn như thường: để ý nhịp thở trong 24 giờ đầu, cho nghỉ bơi, ngủ có người trông. Qua một ngày mà vẫn khỏe thì thường không cần chụp phim. Không dốc ngược, không ép bụng, không kháng sinh. Từng ngất, tím, phải vớt lên, hoặc còn ho, thở mệt thì khám ngay.',
      'A mouthful of water while swimming, a few coughs, then easy breath, play and food as usual: watch the breathing for the first 24 hours, no swimming, somebody near at night. Well after a day, an X-ray is usually not needed. No holding upside down, no pressing the belly, no antibiotics. If the child passed out, turned blue, had to be pulled out, or still coughs or breathes hard, be seen at once.',
    ),
    watch: {
      vi: 'ho tăng, thở nhanh hay rút lõm, tím, nôn, lừ đừ, sốt',
      en: 'a growing cough, fast breath or the chest drawn in, blue colour, vomiting, drowsiness, fever',
    },
  },
  {
    heard: `khóc lặng | khóc ngất | khóc nín thở | nín thở | khóc tím | khóc … tím môi | khóc … tím mặt | =ăn vạ | ăn vạ … tím | khoc lang | nin tho | khoc tim | khoc … tim moi | breath-holding | breath holding | holds his breath | holds her breath`,
    beside: `giận | giành | đòi | không vừa ý | không được | mắng | dỗi | ăn vạ | khóc | gian | gianh | an va | khoc | angry | cries | tantrum`,
    unless: `sặc | hóc | ngã | té | sốt | bú | li bì | sơ sinh | ngày tuổi | đang ngủ | lúc ngủ | tim bẩm sinh | khó thở | ho gà | ho cơn | fever | fell | asleep`,
    who: 'child',
    monthsMax: 84,
    about: 'pediatrics',
    of: 'pediatrics pediatric_neurology pediatric_cardiology child_psychiatry cardiology neurology',
    isLeading: true,
    says: step(
      'people',
      'Trẻ khóc giận rồi nín thở, tím vài giây, òa khóc lại hay gặp ở 6 tháng–5 tuổi và bớt dần. Lúc đó: đặt nằm nghiêng chỗ an toàn, nhìn đồng hồ, không lay, không tạt nước, không móc miệng. Sau cơn vẫn giữ điều đã nói, không mắng, không chiều. Quay video; khám nhi một lần: điện tim, công thức máu và sắt.',
      'A child who cries in anger, holds its breath, turns blue for seconds and cries again is common from 6 months to 5 years and outgrows it. Then: on one side in a safe place, look at the clock, no shaking, no water, nothing in the mouth. Afterwards keep to what you said, no scolding, no giving in. Film it; one visit to paediatrics: ECG, blood count and iron.',
    ),
    watch: {
      vi: 'cơn quá một phút, co giật hay gồng lâu, bị khi không khóc, khi chạy hoặc đang ngủ, dưới 6 tháng tuổi, sau cơn lừ đừ',
      en: 'longer than a minute, jerking or long stiffness, without crying, on running or asleep, below 6 months of age, drowsy afterwards',
    },
  },
  {
    heard: `kem đánh răng | gói hút ẩm | hạt hút ẩm | son môi | phấn son | kẹo vitamin | kẹo dẻo vitamin | viên vitamin c | c sủi | kẹo cao su | kem danh rang | goi hut am | keo vitamin | phan son | toothpaste | silica gel | gummy vitamin | gummy vitamins | gummy multivitamins | chewing gum`,
    beside: `nuốt | ăn | nhai | liếm | uống | ngậm | nuot | an mot | liem | nhai | uong | ate | swallowed | licked | chewed`,
    unless: `${sick} | nôn | ói | cả hộp | cả tuýp | nhiều viên | vốc | vomiting | whole bottle`,
    who: 'child',
    about: 'pediatrics',
    of: 'pediatrics toxicology emergency',
    isLeading: true,
    says: step(
      'note',
      'Lau miệng; bé tỉnh, nuốt được thì cho vài ngụm nước; không móc họng. Giữ vỏ, xem có sắt, thuốc, cồn không, bé ăn bao nhiêu, nặng mấy ký. Chút kem đánh răng, hạt hút ẩm trong, vài kẹo vitamin không sắt thường không gây ngộ độc; ăn nhiều, có sắt, không rõ là gì, ho sặc hay lừ đừ thì đến cơ sở y tế ngay. Cất cao, có khóa.',
      'Wipe the mouth; if awake and swallowing give some sips of water; no forced vomiting. Keep the pack: does it hold iron, medicine or alcohol, how much was eaten, what does the child weigh? A lick of toothpaste, clear drying beads or a few vitamin sweets without iron are usually not poisonous; a lot, iron, something unknown, choking or drowsiness: go at once. Store high and locked.',
    ),
    watch: {
      vi: 'nôn nhiều, đau bụng, lừ đừ, thở khác thường, ho sặc, phân đen hay có máu',
      en: 'repeated vomiting, belly pain, drowsiness, odd breathing, choking, black or bloody stool',
    },
  },
  {
    heard: `buông thõng tay | tay … buông thõng | tay … buong thong | xách tay kéo | xách tay | kéo tay | keo tay | bị kéo tay | pulled by the arm | pulled … arm | pulled elbow | nursemaid`,
    beside: `không chịu giơ | không giơ | không chịu cử động | không cử động | không chịu dùng | buông thõng | khong chiu | buong thong | khóc | won't use | not using`,
    unless: `nắn lại | nắn … xong | nắn cái | đã nắn | nan lai | y tá | sưng to | lệch | biến dạng | gãy | chảy máu | té | ngã | yếu nửa | méo | deformed | swollen | fell`,
    who: 'child',
    monthsMax: 84,
    about: 'orthopedics',
    of: 'orthopedics pediatrics pediatric_surgery',
    isLeading: true,
    within: '24h',
    says: step(
      'firstaid',
      'Bị kéo tay rồi buông thõng, không chịu giơ hay gặp ở trẻ 1–5 tuổi: đừng tự nắn, đừng kéo, xoay, không bó lá, xoa dầu; để tay gập sát bụng, quàng khăn đỡ, đến bệnh viện có ngoại, chấn thương chỉnh hình trong ngày, càng sớm càng dễ nắn. Kể ai kéo, kéo thế nào, có té không. Sau này nhấc trẻ ở nách, đừng xách bàn tay.',
      'An arm that hangs after being pulled is common at 1–5 years: no setting, pulling or twisting of your own, no leaves or balms; keep it bent against the belly in a sling and go the same day to a hospital with surgery or orthopaedics; the sooner the easier. Tell how it was pulled and whether the child fell. Later lift under the arms, never by the hand.',
    ),
    watch: {
      vi: 'tay sưng to, lệch, tím, lạnh, tê, đau tăng',
      en: 'an arm that swells, looks bent, turns blue, cold or numb, growing pain',
    },
  },
];
