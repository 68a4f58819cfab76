import { step } from '../next-steps/step.ts';
import { feverFigures, grave } from './everyday-topics.ts';
import type { Topic } from './topic.ts';

const choking = `khó thở | thở rít | nuốt nghẹn | nghẹn cơm | không nuốt được | sụt cân | sút cân | ho ra máu | khạc ra máu | hóc | mắc xương | xương cá | hạch | trouble breathing | weight loss | blood | fish bone`;
const throatLump = step(
  'note',
  'Vướng như có cục ở họng mà ăn uống vẫn trôi thường do trào ngược, đờm chảy xuống, căng thẳng: bớt tằng hắng, uống ngụm nước nhỏ, không ăn 3 giờ trước ngủ, bớt cà phê, rượu, thuốc lá. Khám Tai mũi họng soi họng thanh quản; hỏi có cần siêu âm cổ, soi dạ dày không.',
  'A lump felt in the throat while food goes down well usually comes from reflux, mucus or stress: clear the throat less, small sips, nothing for 3 hours before bed, less coffee, alcohol and smoking. ENT looks at throat and larynx; ask whether an ultrasound of the neck or an endoscopy is needed.',
);
const watchedThroat = {
  vi: 'nuốt nghẹn cơm, nuốt đau tăng, khàn tiếng, ho ra máu, hạch cổ, sụt cân, khó thở',
  en: 'food getting stuck, growing pain on swallowing, hoarseness, coughing blood, a lump in the neck, weight loss, trouble breathing',
};

/** Ears, nose and throat, as told at a desk. Ours, from common practice; not reviewed. */
export const earTopics: readonly Topic[] = [
  {
    heard: `nghi ráy | hay ráy | tai lùng bùng | lùng bùng … tai | bít tai | tai bị bít | tai lung bung | blocked ear | ear feels blocked | ears feel blocked | ear … blocked | ráy tai | cứt ráy | lấy ráy | nút ráy | ray tai | cut ray | nut ray | ear wax | earwax`,
    about: 'ent',
    of: 'ent pediatrics',
    isAfter: true,
    unless: `lặn | scuba | diving | dived | flight | vẫn không nghe | van khong nghe | không nghe được | dưới nước | duoi nuoc | im bặt | im bat | không nghe gì | khong nghe gi | không nghe thấy | nghe không rõ | nghe kém hẳn | tự nhiên | bỗng | đột ngột | ngủ dậy | ngu day | sáng dậy | thức dậy | thuc day | thu day | chao đảo | chao dao | chóng mặt | quay nhẹ | quay nhe | woke up | suddenly | dizzy | máy trợ thính | máy bay | điếc | ${grave} | hearing aid | deaf`,
    says: step(
      'note',
      'Tai bít, nghi ráy: Tai mũi họng soi và hút, vài phút là xong; có thể được dặn nhỏ thuốc làm mềm trước. Không ngoáy tăm bông, không móc, không nến xông tai, không lấy ở tiệm hớt tóc. Từng thủng màng nhĩ thì nói, đừng nhỏ gì. Nghe kém hẳn trong một hai ngày thì đi trong ngày.',
      'A blocked ear, perhaps wax: ENT looks and sucks it out in minutes, at times after softening drops. No cotton buds, hooks, ear candles or barbers. Who once had a torn eardrum says so and puts nothing in. If hearing failed within a day or two, go the same day.',
    ),
    watch: {
      vi: 'bỗng điếc hẳn một tai, chóng mặt quay, đau tai nhiều, chảy máu chảy mủ, méo miệng',
      en: 'sudden deafness, spinning, much ear pain, blood or pus, a drooping face',
    },
  },
  {
    heard: `viêm xoang | đau xoang | nhức xoang | mũi vàng | mũi xanh | mũi đặc | nước mũi hôi | mũi … hôi | =nặng mặt | =đau nhức mặt | đau vùng mặt | chảy mũi sau | viem xoang | mui vang | mui xanh | nuoc mui hoi | sinusitis | sinus | blocked nose for`,
    unless: `${grave} | ${feverFigures} | sưng má | cheek | puffy | sưng mắt | sưng quanh mắt | sưng mi | mờ mắt | nhìn đôi | lồi mắt | cứng cổ | nôn | li bì | chảy máu mũi | eye swollen | double vision | stiff neck`,
    who: 'adult',
    about: 'ent',
    of: 'ent allergy_immunology dentistry',
    atMost: 'routine',
    isLeading: true,
    isAfter: true,
    within: '14d',
    says: step(
      'note',
      'Viêm mũi xoang: rửa mũi nước muối sinh lý ngày 2 lần, uống đủ nước, paracetamol khi đau; thuốc xịt co mạch không quá 5–7 ngày, không tự mua kháng sinh, không xông lá nóng vào mặt. Quá 10 ngày, hay mũi hôi một bên thì khám Tai mũi họng nội soi (răng hàm trên hỏng cũng gây ra); phim chỉ chụp khi cần.',
      'Nose and sinuses: rinse with saline twice a day, drink, paracetamol for pain; decongestant spray for no more than 5–7 days, no antibiotics of your own, no hot steam on the face. After 10 days, or with a foul one-sided nose, ENT looks in with a scope (a bad upper tooth may be the cause); films only if needed.',
    ),
    watch: {
      vi: 'sưng quanh mắt, nhìn đôi, đau đầu dữ dội, sốt cao, cứng cổ, lơ mơ',
      en: 'swelling round the eye, double vision, severe headache, high fever, a stiff neck, drowsiness',
    },
  },
  {
    heard: `khàn tiếng | khàn giọng | giọng khàn | tiếng khàn | mất tiếng | mất giọng | tắt tiếng | khan tieng | khan giong | giong khan | mat tieng | tat tieng | hoarse | hoarseness | lost my voice | losing my voice`,
    unless: `tia máu | tia mau | lẫn máu | có máu | co mau | sụt … ký | sut … ky | sụt … kg | chó cắn | cho can | con cho | đớp | dại | lump | nosebleed | chảy máu mũi | ợ chua | ợ nóng | trào ngược | trao nguoc | reflux | heartburn | ${choking} | tuyến giáp | mổ | đột ngột | yếu nửa | méo miệng | nuốt sặc | tuyen giap | ung thư | thyroid | surgery | stroke`,
    who: 'adult',
    about: 'ent',
    of: 'ent oncology gastroenterology',
    isLeading: true,
    isAfter: true,
    within: '14d',
    says: step(
      'note',
      'Khàn quá 2–3 tuần thì Tai mũi họng soi thanh quản, nhất là người hút thuốc, uống rượu. Tới đó nghỉ giọng (đừng thì thầm, đừng gắng nói to, dùng micro khi dạy), uống nước ấm nhiều lần, không thuốc lá, bớt ợ chua: không ăn 3 giờ trước ngủ. Không tự mua kháng sinh, corticoid.',
      'Hoarse for more than 2–3 weeks: ENT looks at the vocal cords, above all of smokers and drinkers. Until then rest the voice (no whispering, no shouting, a microphone for teaching), warm drinks, no smoking, against reflux nothing for 3 hours before bed. No antibiotics or steroids of your own.',
    ),
    watch: {
      vi: 'khó thở, thở rít, không nuốt được, ho ra máu, nổi hạch cổ, sụt cân',
      en: 'trouble breathing, noisy breath, being unable to swallow, coughing blood, a lump in the neck, weight loss',
    },
  },
  {
    heard: `nuốt vướng | vướng họng | vướng cổ | vướng ở cổ | họng … vướng | cổ họng … cục | cục … cổ họng | cục … họng | nghẹn ở cổ | đờm … vướng | khạc không ra | loạn cảm họng | nuot vuong | vuong hong | vuong co | hong … vuong | khac khong ra | lump in … throat | something stuck in … throat | throat … lump`,
    unless: `${choking} | nuốt đau | sốt | vừa ăn | lúc ăn cơm | ăn cá | hạt | đồng xu | viên thuốc | bỗng | today | coin`,
    who: 'adult',
    about: 'ent',
    of: 'ent gastroenterology endocrinology',
    atMost: 'routine',
    isLeading: true,
    isAfter: true,
    within: '14d',
    answers: 'có cục ở cổ',
    says: throatLump,
    watch: watchedThroat,
  },
  {
    heard: `=mất mùi | mất khứu giác | không ngửi được | không ngửi thấy | ngửi không | mất vị giác | mat khuu giac | khong ngui | ngui khong | lost … smell | loss of smell | cannot smell | can't smell`,
    unless: `polyp | ${grave} | đập đầu | chấn thương | té | ngã | ngửi khét | head injury | hit my head | fell`,
    who: 'adult',
    about: 'ent',
    of: 'ent neurology',
    atMost: 'routine',
    isLeading: true,
    isAfter: true,
    within: '14d',
    says: step(
      'note',
      'Mất mùi sau cúm, COVID: nhiều người hồi phục dần trong vài tháng; tập ngửi ngày 2 lần bốn mùi quen (chanh, sả, quế, cà phê), mỗi mùi 20 giây, kiên trì 3 tháng. Rửa mũi nước muối. Khám Tai mũi họng soi mũi tìm polyp, viêm xoang. Ở nhà để ý gas, khói, thức ăn ôi.',
      'Smell lost after flu or COVID mostly returns over months; sniff four known smells (lemon, lemongrass, cinnamon, coffee) twice a day for 20 seconds each, for 3 months. Saline rinses. ENT looks for polyps and sinus trouble. At home beware of gas, smoke and spoiled food.',
    ),
    watch: {
      vi: 'đau đầu dữ dội, nhìn đôi, sưng quanh mắt, chảy máu mũi không cầm',
      en: 'severe headache, double vision, swelling round the eye, a nosebleed that does not stop',
    },
  },
  {
    heard: `cắt amidan | cắt amiđan | mổ amidan | amidan … viêm | viêm amidan … lần | amidan … lần | =nạo va | cat amidan | amidan viem | viem amidan … lan | tonsillectomy | tonsils out | tonsils removed | recurrent tonsillitis`,
    beside: `có nên | nên cắt | cần cắt | phải cắt | cắt không | cắt được không | muốn cắt | bảo cắt | tái lại | tái phát | năm | tháng nào cũng | hoài | lần | co nen | should | every month | times a year | keeps coming`,
    unless: `mới cắt | vừa cắt | đã cắt | cắt rồi | cắt xong | sau cắt | khó thở | không nuốt được | sốt cao | chảy máu | after tonsil | bleeding`,
    who: 'adult',
    about: 'ent',
    of: 'ent pediatrics',
    isLeading: true,
    isAfter: true,
    answers: 'có nên cắt | có cần cắt | nên cắt không | cắt không | co nen cat | co can cat | should … tonsils',
    says: step(
      'question',
      'Thường cân nhắc cắt amidan khi viêm khoảng 7 lần trong một năm, hay 5 lần mỗi năm trong hai năm, từng áp xe, hoặc ngủ ngáy có lúc ngưng thở; ít hơn thì thường theo dõi. Ghi lại số lần sốt đau họng, quay video lúc ngủ cho Tai mũi họng xem; hỏi đo giấc ngủ, nằm mấy ngày, chảy máu sau mổ. Cắt khi đang khỏe.',
      'Removal is usually considered after about 7 bouts in a year, or 5 a year for two years, an abscess, or snoring with pauses in breathing; with fewer one mostly watches. Count the bouts and film the sleep for ENT; ask about a sleep test, days in hospital and bleeding afterwards. It is done while well.',
    ),
    watch: {
      vi: 'khó thở, không nuốt được nước bọt, há miệng khó, sốt cao, ngủ ngưng thở tím tái',
      en: 'trouble breathing, unable to swallow saliva, trouble opening the mouth, high fever, turning blue asleep',
    },
  },
  {
    heard: `tai … ngứa | =ngứa tai | ngứa … lỗ tai | =nấm tai | viêm tai ngoài | viêm ống tai | tai chảy nước | tai … chảy nước hôi | chảy nước tai | ngua lo tai | tai chay nuoc | itchy ear | itchy ears | swimmer's ear`,
    unless: `${grave} | ${feverFigures} | sưng sau tai | méo | điếc | tiểu đường | đập đầu | té | swelling behind | diabetes`,
    about: 'ent',
    of: 'ent',
    who: 'adult',
    isLeading: true,
    within: '3d',
    isAfter: true,
    says: step(
      'note',
      'Tai ngứa, chảy nước: ngừng ngoáy, giữ khô (bông tẩm dầu khi tắm, chưa bơi), không nhỏ oxy già, thuốc tự mua khi chưa soi màng nhĩ. Tai mũi họng soi, hút sạch rồi cho thuốc nhỏ đúng loại (nấm hay vi khuẩn). Hay tái lại, có tiểu đường thì nói.',
      'An itchy or running ear: stop poking, keep it dry (oiled cotton in the shower, no swimming), no peroxide or drops of your own before the eardrum was seen. ENT cleans it and gives the right drops (fungus or bacteria). Tell if it returns or of diabetes.',
    ),
    watch: {
      vi: 'sưng đau sau tai, sốt, méo miệng, chóng mặt, đau tăng nhiều',
      en: 'swelling behind the ear, fever, a drooping face, dizziness, growing pain',
    },
  },
  {
    // As a bone that has stuck is told too: it calms nothing.
    heard: `vướng vướng | cổ … mắc cục | cổ như mắc | như mắc hạt | =nhổ không ra`,
    unless: `${choking} | nuốt vướng | vướng họng | vướng cổ | họng … vướng | ăn cá | ăn gà | vừa ăn | viên thuốc | nuốt đau | sốt`,
    who: 'adult',
    about: 'ent',
    of: 'ent gastroenterology psychiatry psychology',
    isAfter: true,
    says: throatLump,
    watch: watchedThroat,
  },
  {
    heard: `lãng tai | tai … lãng | nghễnh ngãng | nặng tai | điếc già | lão thính | nghe kém dần | nghe kém … năm | nghe kém hai bên | nghe kém hai tai | tivi … mở to | tivi mở to | tivi … mở lớn | mở tivi to | mở tivi lớn | gọi to mới nghe | nói to mới nghe | muốn đo thính lực | cần đo thính lực | đo thính lực ở đâu | đo thính lực và | lang tai | nghenh ngang | nghe kem dan | hard of hearing | hearing … getting worse | hearing test`,
    unless: `${grave} | tự nhiên | ngủ dậy | hôm qua | sáng nay | mấy hôm nay | chảy mủ | chảy nước | chóng mặt | chao đảo | thính lực bình thường | thính lực tốt | nghe vẫn tốt | thinh luc tot | streptomycin | amikacin | thuốc lao | máy trợ thính | máy nghe | chậm nói | hearing aid | hearing aids | woke up | yesterday`,
    who: 'adult',
    about: 'ent',
    of: 'ent geriatrics general_internal',
    isAfter: true,
    says: step(
      'question',
      'Nghe kém dần: Tai mũi họng soi tai (có khi chỉ do ráy) và đo thính lực; nơi gần không đo được thì hỏi bệnh viện tỉnh. Chưa đo thì đừng mua máy; bảo hiểm y tế thường không trả tiền máy. Nói chậm, nhìn mặt nhau. Làm nơi ồn: đeo nút tai, hỏi công ty khám điếc nghề nghiệp.',
      'Hearing that fades slowly: ENT looks into the ear (it may be only wax) and measures hearing; if not done near by ask the provincial hospital. Buy no hearing aid before that; health insurance usually does not pay it. Speak slowly, face to face. In noisy work wear ear plugs and ask the employer for an occupational hearing check.',
    ),
    watch: {
      vi: 'bỗng điếc một tai, ù một bên tăng nhanh, chóng mặt quay, tai chảy mủ, méo miệng',
      en: 'sudden deafness of one ear, fast growing ringing on one side, spinning, pus, a drooping face',
    },
  },
  {
    heard: `nước vào tai | nước vô tai | nước trong tai | nước … tai … lùng bùng | tai … ùng ục | bơi … lùng bùng | máy bay … tai | tai … máy bay | đi lặn … tai | lặn … tai | nuoc vo tai | nuoc vao tai | may bay … tai | tai … may bay | water in … ear | ear … flight | ears … plane | ear … diving | scuba … ear | dive … ear`,
    unless: `từ hôm qua … nghe | tu hom qua | nghe … không rõ | nghe … khong ro | im bặt | im bat | không nghe gì | khong nghe gi | không nghe thấy | nghe không rõ | nghe kém hẳn | tự nhiên | bỗng | đột ngột | ngủ dậy | ngu day | sáng dậy | thức dậy | thuc day | thu day | chao đảo | chao dao | chóng mặt | quay nhẹ | quay nhe | woke up | suddenly | dizzy | ${grave} | ${feverFigures} | máu | mủ | chảy nước vàng | đau nhức | đau buốt | đau dữ | điếc | không nghe | chóng mặt | mang thai | bầu | blood | pus | deaf | dizzy | terrible`,
    about: 'ent',
    of: 'ent pediatrics',
    isAfter: true,
    says: step(
      'note',
      'Nước vào tai, tai bí sau máy bay hay lặn: nghiêng đầu, kéo nhẹ vành tai, nuốt, ngáp, nhai kẹo; không bịt mũi thổi mạnh, không ngoáy tăm bông, không nhỏ oxy già. Còn bí sau vài ngày hay đau thì Tai mũi họng soi. Đang nghẹt mũi thì nên hoãn bay, lặn.',
      'Water in the ear, or ears shut after a flight or dive: tilt the head, pull the ear gently, swallow, yawn, chew; no hard blowing against a closed nose, no cotton buds, no peroxide. If it stays for some days or hurts ENT looks into it. With a blocked nose put off flights and dives.',
    ),
    watch: {
      vi: 'đau tai nhiều, chảy máu hay mủ, nghe kém hẳn, chóng mặt quay, sốt',
      en: 'much ear pain, blood or pus, loss of hearing, spinning, fever',
    },
  },
  {
    heard: `gián chui | kiến chui | gián … trong tai | gián bò vào | chui vào tai | chui vô tai | chui lỗ tai | chui vào lỗ tai | chui vô lỗ tai | chui tai | côn trùng chui | gian chui | chui vo tai | chui vao tai | insect in … ear | cockroach … ear | bug in … ear`,
    unless: `bò ra rồi | ra rồi | lấy ra rồi`,
    about: 'ent',
    of: 'ent pediatrics',
    isLeading: true,
    isOfNow: true,
    isTonight: true,
    says: step(
      'firstaid',
      'Côn trùng trong tai: nghiêng tai đó lên trên, nhỏ dầu ăn ấm vừa cho nó ngừng cựa; không nhỏ nếu từng thủng màng nhĩ, có ống thông khí hay tai chảy máu, chảy mủ. Không móc, không gắp, không ngoáy, không xịt thuốc diệt côn trùng. Tai mũi họng lấy ra, kể cả khi nó đã chết.',
      'An insect in the ear: turn that ear up and put in lukewarm cooking oil until it stops moving; not with an old hole in the eardrum, a grommet, blood or pus. No picking, tweezers, cotton buds or insect spray. ENT takes it out, also when it is dead.',
    ),
    watch: {
      vi: 'chảy máu tai, đau dữ dội, nghe kém, chóng mặt, sốt',
      en: 'blood from the ear, severe pain, loss of hearing, dizziness, fever',
    },
  },
  {
    heard: `há miệng khó | khó há miệng | há miệng hẹp | há miệng hơi khó | há miệng hơi cứng | há miệng không to | ngậm khoai | ngậm hột thị | ngậm hạt thị | lưỡi gà lệch | họng đau một bên | đau họng một bên | đau họng 1 bên | đau lệch một bên | =đau một bên họng | ha mieng kho | ngam khoai | dau hong 1 ben | dau hong mot ben | hot potato voice | one side of my throat | one-sided sore throat`,
    beside: `họng | nuốt | amidan | hong | nuot | throat | swallow`,
    unless: `răng | nhổ | té | ngã | vết thương | xương cá | hóc | rang | tooth | wisdom | wound`,
    about: 'ent',
    of: 'ent infectious_disease pediatrics emergency',
    isLeading: true,
    isOfNow: true,
    says: step(
      'firstaid',
      'Họng đau lệch một bên, há miệng khó, giọng như ngậm: cần Tai mũi họng ở bệnh viện xem, có thể phải hút mủ, thuốc uống chưa chắc đủ. Ngồi cao, uống từng ngụm, súc nước muối; không tự đổi kháng sinh, không uống corticoid, không chích, không đắp cổ. Mang vỏ thuốc đã uống.',
      'A throat sore on one side, a mouth that hardly opens, a muffled voice: ENT at a hospital looks, pus may have to be drained and tablets may not be enough. Sit up, sip, salt-water gargle; no change of antibiotics or steroids of your own, no pricking, nothing hot on the neck. Bring the packs.',
    ),
    watch: {
      vi: 'không nuốt được nước bọt, chảy dãi, khó thở, thở rít, cổ sưng hay cứng',
      en: 'unable to swallow saliva, drooling, trouble or noise in breathing, a swollen or stiff neck',
    },
  },
  {
    heard: `tát … tai | ngoáy tai … máu | tăm bông … máu | tai … rỉ máu | tai … ri mau | chảy máu tai | máu … lỗ tai | ngoay tai … mau | ear … blood came | thủng màng nhĩ | vá nhĩ | vá màng nhĩ | tai thối | thung mang nhi | va mang nhi | perforated eardrum | burst eardrum`,
    unless: `${grave} | ${feverFigures} | té | ngã | tai nạn | đập đầu | nứt sọ | nôn | ói | méo | fell | accident`,
    about: 'ent',
    of: 'ent pediatrics',
    isAfter: true,
    says: step(
      'note',
      'Màng nhĩ rách hay tai rớm máu: giữ thật khô (bông tẩm dầu khi tắm, không bơi), không nhỏ, không nhét, không ngoáy, không xì mũi mạnh. Tai mũi họng soi và đo thính lực: lỗ mới thường tự liền trong vài tuần, lỗ cũ thì hỏi vá nhĩ có lợi gì, nghe lại được bao nhiêu, bảo hiểm trả phần nào.',
      'A torn eardrum or a little blood from the ear: keep it quite dry (oiled cotton in the shower, no swimming), nothing dropped or pushed in, no hard nose blowing. ENT looks and measures hearing: a fresh hole usually closes within weeks; for an old one ask what a repair gains and what insurance pays.',
    ),
    watch: {
      vi: 'nghe kém hẳn, chóng mặt quay, chảy mủ hôi, sốt, méo miệng, đau sau tai',
      en: 'loss of hearing, spinning, foul pus, fever, a drooping face, pain behind the ear',
    },
  },
  {
    heard: `lệch vách ngăn | vẹo vách ngăn | vách ngăn mũi | mổ vách ngăn | mổ xoang | lech vach ngan | veo vach ngan | mo xoang | deviated septum | sinus surgery`,
    unless: `${grave} | ${feverFigures} | chảy máu nhiều | ngáy | mờ mắt | sưng mắt | nhức vùng trán | fever`,
    about: 'ent',
    of: 'ent',
    isAfter: true,
    says: step(
      'question',
      'Lệch vách ngăn chỉ mổ khi nghẹt nhiều dù đã rửa và xịt mũi đều: hỏi mổ đỡ được gì, gây mê hay tê, nằm mấy ngày, nghỉ việc bao lâu, bảo hiểm. Sau mổ xoang, vách ngăn: rửa mũi như bác sĩ dặn, vài tuần đầu còn vảy, dịch hồng nhạt; không xì mạnh, không cạy, không mang nặng, tái khám hút vảy.',
      'A bent septum is operated on only if the nose stays blocked in spite of rinses and sprays: ask what it gains, which anaesthesia, days in hospital and off work, insurance. After such surgery rinse as told; crusts and pale pink fluid are usual for weeks; no hard blowing, picking or lifting, and have the crusts cleaned.',
    ),
    watch: {
      vi: 'chảy máu tươi không cầm, sốt, đau đầu tăng, sưng mắt, nhìn mờ, chảy nước trong một bên mũi',
      en: 'fresh bleeding that does not stop, fever, growing headache, a swollen eye, blurred sight, clear fluid from one nostril',
    },
  },
  {
    heard: `amidan hốc mủ | hốc mủ | hốc bã đậu | bã đậu … amidan | sỏi amidan | hột trắng … amidan | hạt trắng … amidan | hot trang … amidan | hoc mu | tonsil stone | tonsil stones`,
    unless: `${grave} | ${feverFigures} | há miệng | một bên | hạch | fever`,
    about: 'ent',
    of: 'ent pediatrics',
    isAfter: true,
    says: step(
      'note',
      'Hạt trắng hôi ở amidan: súc nước muối sau ăn, chải răng lưỡi, uống đủ nước; đừng khều bằng tăm, móng tay, dễ chảy máu, viêm. Tai mũi họng xem, lấy cao răng cùng lúc. Chỉ cắt khi viêm nhiều đợt mỗi năm hoặc quá khó chịu; không uống kháng sinh vì hạt trắng khi không sốt, không đau.',
      'White smelly grains in the tonsils: salt-water gargle after meals, clean teeth and tongue, drink enough; no picking, it bleeds and inflames. ENT has a look, scaling helps too. Tonsils are taken out only for many infections a year or real trouble; no antibiotics for grains without fever or pain.',
    ),
    watch: {
      vi: 'đau một bên tăng, sốt, khó há miệng, khó nuốt, một bên amidan to hẳn',
      en: 'growing pain on one side, fever, trouble opening the mouth or swallowing, one tonsil clearly larger',
    },
  },
];
