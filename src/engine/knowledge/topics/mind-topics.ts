import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

const kin = [
  'bà',
  'ông',
  'bà nội',
  'bà ngoại',
  'ông nội',
  'ông ngoại',
  'bố',
  'ba',
  'cha',
  'mẹ',
  'má',
  'mạ',
  'vợ',
  'chồng',
  'con trai',
  'con gái',
];
/** “Từ ngày mất việc” is no grief. */
const died = kin
  .flatMap((who) =>
    ['từ ngày', 'từ hôm', 'từ khi', 'từ lúc', 'từ hồi', 'sau khi'].map((since) => `${since} ${who} mất`),
  )
  .join(' | ');
const bereaved = `${died} | tu ngay ba mat | tu ngay ong mat | tu ngay me mat | tu ngay vo mat | tu ngay chong mat | tu khi vo mat | tu khi chong mat | tu hom bo mat | vo moi mat | chong moi mat | ba moi mat | me moi mat | mất mẹ em | mat me em | mất mẹ tôi | mất bố em | =mất vợ | =mất chồng | =vợ mất | =chồng mất | vợ mới mất | chồng mới mất | con trai mất | con gái mất | từ hồi vợ chết | từ ngày vợ chết | từ ngày chồng chết
  | since his wife died | since her husband died | since my mother died | since my father died | since mum died | since dad died | after his wife died | after her husband died | lost his wife | lost her husband | wife passed away | husband passed away`;
const silent = `ăn ít | ít ăn | không ăn | không chịu ăn | bỏ ăn | chẳng ăn | kém ăn | ngủ ít | không ngủ | mất ngủ | ngủ được | thức trắng | ngồi thừ | ngồi thẫn thờ | thẫn thờ | ngồi một mình | ngồi 1 mình | nằm một chỗ | quay mặt vào tường | không nói | ít nói | chẳng nói | lặng thinh | hay khóc | khóc suốt | khóc hoài | không thiết | chẳng thiết | không muốn gặp | sống làm chi | sống làm gì | sụt … kg | sụt … ký
  | not eating | hardly eats | barely eats | not sleeping | barely sleeps | hardly talks | doesn't talk | won't talk | sits alone | cries | crying`;
const selfHarm = `rach tay | rach co tay | dao lam rach | tu rach | rach dui | rạch tay | rạch cổ tay | rạch … cổ tay | =rạch đùi | =rạch … đùi | cứa tay | cứa cổ tay | cứa … cổ tay | tự rạch | =tự cứa | tự cắt tay | =tự cào | tự làm đau | tự làm đau mình | tự đánh vào đầu | tự đập đầu | lấy dao lam | dao lam … tay | =vết rạch | vết cứa
  | self-harm | self harm | self-harming | cutting herself | cutting himself | cuts herself | cuts himself | cut herself | hurting herself | hurting himself | hurts herself | hurts himself`;
/** What may be a cat's as well. */
const marks = `vết cào | vết cào xước | vết xước | vết cắt | =cào tay | cào … chảy máu | cuts on her | cuts on his | scratches on her | scratches on his | scars on her | scars on his`;
const withdrawn = `khóc | ít nói | lầm lì | không nói | trong phòng | khóa phòng | một mình | bị mắng | nhẹ lòng | buồn | học sút | bỏ học | giấu tay | mặc áo dài tay | áp lực | won't talk | doesn't talk | withdrawn | her room | his room | crying | sad | hides`;
const byAccident = `mèo | mèo cào | chó cào | chó cắn | gai cào | gai đâm | bị té | té xe | bị ngã | ngã xe | tai nạn | làm bếp | kính vỡ | cat | dog | fell | accident | kitchen`;
const askedCalmly = step(
  'people',
  'Hỏi bình tĩnh, riêng hai người: “Có lúc nào nghĩ đến cái chết không?”; hỏi vậy không làm nặng thêm. Không la mắng, không dọa, không bắt hứa, không soi tay trước mặt người khác. Ở gần, cất dao lam, kéo, thuốc, hóa chất; rủ đi gặp người giúp cho dễ chịu hơn. Dưới 18 tuổi: gọi 111 (miễn phí, cả ngày đêm).',
  'Ask calmly and in private: “Do you ever think of dying?”; asking does no harm. No scolding, threats or forced promises, no showing of the arms to others. Stay near, put away blades, scissors, pills and chemicals; offer to go together to somebody who helps. Under 18: call 111 (free, day and night).',
);
const watchedHarm = {
  vi: 'nói muốn chết, giấu thuốc hay dao, vết cắt sâu chảy máu không cầm',
  en: 'talk of dying, hidden pills or blades, a deep cut that goes on bleeding',
};
const afterBirth = `sau sinh | sau sanh | sau đẻ | mới sinh | mới sanh | mới đẻ | sinh con | sanh con | sinh em bé | sinh được | sanh được | đẻ được | sinh xong | after birth | gave birth | postpartum | newborn`;

const wantsToDie = `muốn chết | đòi chết | không muốn sống | chán sống | tự tử | tự vẫn | tự sát | nhảy cầu | nhảy lầu | treo cổ | uống thuốc sâu | rạch tay | kết thúc cuộc đời | want to die | wants to die | suicide | suicidal | kill myself | end my life | self-harm`;
const voices = `nghe tiếng nói | nghe có tiếng | nghe giọng | tiếng nói trong đầu | cười một mình | nói một mình | có người hại | có người theo dõi | sợ đầu độc | hoang tưởng | nghe tieng | cuoi mot minh | noi mot minh | hearing voices | paranoid | hallucinations`;
const lowMood = `không muốn làm ăn | chán không muốn | bỏ bê công việc | không còn thấy vui | không thấy vui | không còn vui | khong thay vui | khong con vui | chẳng muốn gặp ai | không muốn gặp ai | chẳng thiết gì | không thiết gì | chẳng thiết | không thiết tha | chán đời | chán nản | chán chường | buồn chán | buồn bã | buồn rầu | hay khóc một mình | khóc một mình | không muốn làm gì | không muốn dậy | không còn hứng thú | mất hứng thú | mất động lực | không thấy vui | không vui nổi | trống rỗng | thấy mình vô dụng | trầm cảm | chan doi | chan nan | buon chan | buon ba | khong thiet | khong muon lam gi | khong con hung thu | tram cam | =thất tình | sau chia tay | sau ly hôn
  | feeling low | low mood | feel empty | feeling down | feel down | depressed | depression | no motivation | hopeless | after a breakup | after my divorce`;
const talkWished = `nói chuyện với chuyên gia | gặp chuyên gia tâm lý | bác sĩ tâm lý | bs tâm lý | chuyên gia tâm lý | chuyên viên tâm lý | nhà tâm lý | khám tâm lý | tư vấn tâm lý | tham vấn tâm lý | trị liệu tâm lý | tâm lý trị liệu | có người nói chuyện | người để nói chuyện | bac si tam ly | chuyen gia tam ly | tu van tam ly | kham tam ly | psychologist | therapist | counsellor | counselor | psychotherapy | talk therapy`;
const burnout = `áp lực công việc | stress công việc | stress vì công việc | kiệt sức vì công việc | kiệt sức vì làm | căng thẳng công việc | công việc … căng thẳng | công việc … áp lực | sếp mắng | sếp chửi | không muốn đi làm | sợ đi làm | ap luc cong viec | stress cong viec | khong muon di lam | burnout | burned out at work | burnt out at work | work stress | stressed at work`;
const couple = `chồng hay chửi | chồng chửi | kiểm soát tiền | mâu thuẫn vợ chồng | mâu thuẫn mẹ chồng | mâu thuẫn với mẹ chồng | chong hay chui | vợ chồng cãi nhau | vợ chồng … cãi | vợ chồng lục đục | vợ chồng bất hòa | vợ chồng lạnh nhạt | sắp ly hôn | muốn ly hôn | chồng ngoại tình | vợ ngoại tình | chồng có bồ | tư vấn hôn nhân | tư vấn vợ chồng | tư vấn gia đình | hôn nhân gia đình | vo chong cai nhau | sap ly hon | tu van hon nhan | marriage counselling | marriage counseling | couples therapy | couple therapy | marriage problems`;
const talking = step(
  'people',
  'Muốn có người nói chuyện thì nói ngay khi gọi và ở quầy: xin “tư vấn tâm lý” (chuyên viên tâm lý, liệu pháp trò chuyện như nhận thức hành vi); chuyện kể được giữ kín. Chưa có chỗ thì khám tâm thần để được giới thiệu. Lúc chờ: kể với một người tin được, mỗi ngày đi bộ, ngủ đúng giờ, không rượu, không tự mua thuốc an thần.',
  'To talk with somebody say so when calling and at the desk: ask for “tư vấn tâm lý” (a psychologist; talking therapy such as cognitive behavioural therapy). It is confidential; if there is none, psychiatry refers you. Until then tell one person you trust, walk outside daily, regular sleep, no alcohol, no sedatives of your own.',
);
const watchedMood = {
  vi: 'có ý nghĩ muốn chết hoặc tự làm hại mình, nghe tiếng lạ, nhiều đêm trắng kèm kích động, bỏ ăn uống hẳn',
  en: 'thoughts of dying or self-harm, voices, nights without sleep with agitation, no food or drink at all',
};
const panicLine = step(
  'people',
  'Cơn tim đập, ngộp, sợ chết lên nhanh rồi tự hết trong vài chục phút, khi tim đã khám không sao, hay gặp và chữa được: ngồi xuống, thở ra chậm (hít 4, thở 6), nhắc mình cơn sẽ qua; bớt cà phê, rượu. Khám tâm thần, tâm lý: hỏi liệu pháp nhận thức hành vi, thử tuyến giáp. Mang điện tim cũ; không tự uống thuốc an thần.',
  'A racing heart, choking and fear of death that rise fast and pass within half an hour or so, with a heart found well, are common and can be treated: sit, breathe out slowly (in 4, out 6), tell yourself it will pass; less coffee and alcohol. Psychiatry or psychology: ask about cognitive behavioural therapy and a thyroid test. Bring the ECG; no sedatives of your own.',
);
const watchedPanic = {
  vi: 'đau ngực lan ra tay hay hàm, ngất, khó thở không dứt, tim đập loạn kéo dài, có ý nghĩ muốn chết',
  en: 'chest pain that spreads to an arm or the jaw, fainting, breathlessness that does not stop, a heart that stays irregular, thoughts of dying',
};

const ofHarm: Omit<Topic, 'heard'> = {
  about: 'psychiatry',
  of: 'psychiatry child_psychiatry psychology pediatrics',
  isLeading: true,
  within: '3d',
  says: askedCalmly,
  watch: watchedHarm,
};

/** Grief, self-harm, low spirits, fear, addiction, trouble at home and the last days: what the family does until the visit. Ours, from WHO mhGAP; not reviewed. */
export const mindTopics: readonly Topic[] = [
  {
    heard: selfHarm,
    unless: byAccident,
    ...ofHarm,
  },
  {
    heard: marks,
    beside: withdrawn,
    unless: `${byAccident} | ${selfHarm}`,
    ...ofHarm,
  },
  {
    heard: bereaved,
    beside: silent,
    unless: `sốt | khó thở | đau ngực | méo miệng | yếu nửa | yếu tay | yếu chân | nôn | fever | chest pain`,
    who: 'adult',
    about: 'psychiatry',
    of: 'psychiatry geriatrics psychology',
    isLeading: true,
    inEmergency: true,
    within: '3d',
    says: step(
      'people',
      'Mất người thân mà bỏ ăn, mất ngủ, lặng đi nhiều tuần thì nên khám, đừng chỉ chờ nguôi. Người nhà thay nhau ở cạnh, ăn cùng; hỏi nhẹ mà thẳng: “Có lúc nào thấy không muốn sống nữa không?”. Cất thuốc sâu, thuốc ngủ, dây, dao. Rủ đi “khám mất ngủ, kém ăn” với người được tin nhất.',
      'Not eating, sleeping or speaking for weeks after a death deserves a visit. The family takes turns to stay and to eat together; ask gently but plainly: “Do you sometimes no longer want to live?”. Put away pesticides, sleeping pills, ropes and knives. Offer to go “for the sleep and the appetite” with whoever is trusted most.',
    ),
    watch: {
      vi: 'nói không thiết sống, dặn dò hay chia đồ, tìm thuốc sâu, thuốc ngủ, bỏ ăn uống hẳn, lú lẫn',
      en: 'talk of not wanting to live, last wishes or giving things away, looking for pesticides or pills, no food or drink at all, confusion',
    },
  },
  {
    // Weeks of crying and waking nights are not the heart's.
    heard: `khóc vô cớ | hay khóc | khóc một mình | khóc 1 mình | khóc hoài | khóc suốt | buồn vô cớ | buồn chán | chán nản | không muốn gặp ai | không muốn gặp bạn | áp lực học | áp lực thi | crying for no reason | cries a lot | feels empty`,
    beside: `mất ngủ | khó ngủ | không ngủ được | sáng mới ngủ | sáng mới chợp | thức trắng | thức tới sáng | thức đến sáng | học không vô | học không vào | không tập trung | chán ăn | bỏ ăn | không chịu ăn | hồi hộp | lo lắng | lo âu | điểm tụt | học sút | can't sleep | cannot sleep | not sleeping | exams`,
    unless: `${afterBirth} | bé khóc | con khóc đêm | quấy khóc | sốt | đau ngực | tức ngực | nặng ngực | khó thở | hụt hơi | leo cầu thang | gắng sức | ngất | ${died} | rạch tay | baby`,
    yearsMin: 10,
    about: 'psychiatry',
    of: 'psychiatry child_psychiatry psychology',
    isLeading: true,
    within: '14d',
    says: step(
      'people',
      'Mất ngủ, hay khóc, lo âu nhiều tuần là chuyện hay gặp và chữa được, không phải yếu đuối: khám tâm thần hoặc tâm lý, kể giờ ngủ, từ bao giờ, điều gì đè nặng. Có lúc nghĩ đến cái chết thì nói ngay với một người lớn mà mình tin; dưới 18 tuổi gọi 111 (miễn phí, cả ngày đêm).',
      'Weeks of bad sleep, crying and worry are common, can be treated and are no weakness: see psychiatry or psychology; tell the hours of sleep, since when, and what weighs. If there are thoughts of dying, tell an adult you trust at once; under 18 call 111 (free, day and night).',
    ),
    watch: {
      vi: 'có ý nghĩ muốn chết hay tự làm đau, nghe tiếng lạ, nhiều đêm trắng kèm kích động, bỏ ăn hẳn',
      en: 'thoughts of dying or of self-harm, voices, nights without sleep with agitation, no food at all',
    },
  },
  {
    heard: `hay khóc | toàn khóc | khóc cả ngày | không muốn bế con | không muốn ẵm con | =mẹ tồi | khóc suốt | khóc hoài | khóc một mình | khóc 1 mình | buồn vô cớ | không thiết | chẳng thiết | chán nản | sợ không chăm được | không chăm được con | không nuôi nổi con | thấy mình vô dụng | crying all | cry all | cry every | feel like a failure | feel nothing for`,
    beside: afterBirth,
    unless: `bé hay khóc | con hay khóc | bé khóc | con khóc | cháu khóc | quấy khóc | trẻ khóc | muốn chết | sốt | ra máu | baby cries | colic`,
    who: 'woman',
    about: 'psychiatry',
    of: 'psychiatry psychology obstetrics',
    isLeading: true,
    inEmergency: true,
    within: '3d',
    says: step(
      'people',
      'Buồn, khóc, thấy không chăm nổi con sau sinh là bệnh hay gặp, chữa được, không phải yếu đuối. Nói với chồng hoặc người thân hôm nay, nhờ người ở cùng và giữ bé để mẹ ngủ; đừng ở một mình với bé ban đêm. Hỏi thuốc, tư vấn vẫn cho bú được; chưa gặp được tâm thần thì khoa sản, trạm y tế cũng giúp.',
      'Sadness, crying and the fear of failing the baby after birth are common, can be treated and are no weakness. Tell husband or family today; somebody stays and takes the baby so that the mother sleeps, not alone with it at night. Ask for treatment that goes with breastfeeding; maternity ward and health station help too.',
    ),
    watch: {
      vi: 'có ý nghĩ muốn chết hoặc làm hại mình hay bé, nói lẫn, nghe tiếng lạ, nhiều đêm không ngủ',
      en: 'thoughts of dying or of harming herself or the baby, confused talk, voices, nights without sleep',
    },
  },
  {
    heard: lowMood,
    unless: `${afterBirth} | ${bereaved} | ${voices} | bé khóc | sốt | đau ngực | khó thở | ${burnout} | cá độ | cờ bạc | game | nghiện | chăm mẹ | chăm bố | chăm chồng | mãn kinh | lẫn`,
    yearsMin: 16,
    about: 'psychiatry',
    of: 'psychiatry child_psychiatry psychology',
    isLeading: true,
    within: '14d',
    says: talking,
    watch: watchedMood,
  },
  {
    heard: talkWished,
    unless: `tâm lý nhi | tam ly nhi | chậm nói | tự kỷ | gọi tên ít | ${lowMood} | ${afterBirth} | ${voices} | ${burnout} | ${couple} | cho con | cho bé | cháu … tuổi | bé … tuổi | my son | my daughter | my child | ${bereaved} | chuyển giới | hiếp`,
    who: 'adult',
    about: 'psychiatry',
    of: 'psychiatry child_psychiatry psychology',
    within: '14d',
    says: talking,
    watch: watchedMood,
  },
  {
    heard: burnout,
    unless: `${wantsToDie} | ${voices} | đau đầu dữ | đau ngực | khó thở | ngất | yếu | méo | sốt | chest pain | fainted`,
    who: 'adult',
    about: 'psychiatry',
    of: 'psychiatry psychology general_internal neurology',
    isLeading: true,
    within: '14d',
    says: step(
      'people',
      'Kiệt sức vì công việc là chuyện thật, không phải lười: xin nghỉ vài ngày hoặc bớt việc, tắt điện thoại công việc buổi tối, ngủ đúng giờ, vận động; nói với một người tin được, với quản lý. Xin “tư vấn tâm lý” ở bệnh viện; nhờ đo huyết áp, thử máu, tuyến giáp. Cần giấy nghỉ hưởng bảo hiểm xã hội thì xin ngay trong buổi khám.',
      'Burnout is real and no laziness: some days off or less work, no work phone in the evening, regular sleep, movement; tell someone you trust, and your manager. Ask for “tư vấn tâm lý” (a psychologist), a blood pressure check, blood count and thyroid. If a sick-leave paper is needed, ask for it during the visit.',
    ),
    watch: watchedMood,
  },
  {
    // The heart was looked at, and it comes and goes with fear.
    heard: `khám tim bình thường | tim bình thường | điện tim bình thường | điện tâm đồ bình thường | siêu âm tim bình thường | tim mạch bình thường | khám tim … bình thường | đo điện tim … bình thường | kham tim … binh thuong | dien tim binh thuong | cấp cứu … bình thường | cấp cứu … không sao | bác sĩ nói không sao | bác sĩ bảo không sao | bs nói không sao | khám không ra bệnh | khám không ra gì | bac si noi khong sao | doctors … nothing wrong | ecg … normal | ekg … normal | normal ecg | heart tests … normal | heart … is fine`,
    beside: `sợ chết | tưởng chết | nghẹt thở | tim đập loạn | tuong chet | nghet tho | hoảng | hồi hộp | thình thịch | tim đập nhanh | ngộp | hụt hơi | khó thở | tê tay | run | lo lắng | lo âu | so chet | hoang | panic | scared | anxious | racing heart`,
    unless: `ngất | xỉu | gắng sức | leo cầu thang | lan ra tay | lan lên hàm | ho ra máu | sốt | fainted | passed out | on exertion | ${talkWished}`,
    who: 'adult',
    about: 'psychiatry',
    of: 'psychiatry psychology cardiology',
    isLeading: true,
    within: '14d',
    says: panicLine,
    watch: watchedPanic,
  },
  {
    heard: `hoảng loạn | cơn hoảng | hoảng sợ vô cớ | rối loạn hoảng sợ | con hoang loan | panic attack | panic attacks | panic disorder`,
    unless: `${wantsToDie} | ${voices} | ngất | xỉu | đau ngực lan | gắng sức | tai nạn | bình thường | normal | fainted`,
    who: 'adult',
    about: 'psychiatry',
    of: 'psychiatry psychology cardiology',
    isLeading: true,
    within: '14d',
    says: panicLine,
    watch: watchedPanic,
  },
  {
    heard: `ám ảnh cưỡng chế | ám ảnh cưỡng bức | ocd | rửa tay … lần | rửa tay cả ngày | rửa tay liên tục | rửa tay suốt | rua tay ca ngay | rua tay … lan | rua tay lien tuc | kiểm tra … chục lần | kiểm tra khóa | kiểm tra cửa | kiem tra … chuc lan | kiem tra khoa | kiểm tra đi kiểm tra lại | =sợ bẩn | ý nghĩ … lặp đi lặp lại | suy nghĩ … lặp đi lặp lại | washing my hands | washes his hands | washes her hands | checking … locks | intrusive thoughts`,
    beside: `không dừng được | ko dừng | không ngừng được | khong dung duoc | vô lý | vo ly | mất thời gian | cả ngày | chục lần | nhiều lần | ám ảnh | sợ bẩn | khó chịu nếu không | nứt da | tróc da | ocd | can't stop | cannot stop | hours | raw`,
    unless: `${voices} | ${wantsToDie} | tay chân miệng`,
    about: 'psychiatry',
    of: 'psychiatry child_psychiatry psychology',
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'people',
      'Biết là vô lý mà vẫn phải rửa, kiểm tra, nghĩ đi nghĩ lại là bệnh hay gặp và chữa được, không phải “điên” hay kỹ tính: khám tâm thần, hỏi liệu pháp hành vi (tập chịu cảm giác bẩn mà không rửa) và thuốc, thường sau 6–12 tuần mới thấy rõ. Ghi mỗi ngày mất bao lâu. Người nhà đừng chế giễu, cũng đừng làm thay hay trấn an mãi.',
      'Having to wash, check or think again and again although it makes no sense is a common illness that can be treated: psychiatry; ask about behavioural therapy (staying with the urge without washing) and medicine, which shows after 6–12 weeks. Note the time it takes each day. The family neither mocks nor does it for the patient nor reassures without end.',
    ),
    watch: watchedMood,
  },
  {
    heard: `nhắm mắt là thấy | giật thót | mơ lại chuyện | thấy lại cảnh | ngửi mùi khói | mơ thấy lại | mơ lại cảnh | ác mộng | nhớ lại cảnh | hình ảnh … hiện lại | cứ hiện lên | =sang chấn | ám ảnh tai nạn | ám ảnh vụ | ptsd | hậu chấn thương | hay giật mình | mo thay lai | ac mong | nightmares | flashbacks | trauma`,
    beside: `chết người | cháy | động đất | bạo hành | ly hôn | tai nạn | bị cướp | bị đánh | bị hiếp | xâm hại | chứng kiến | cháy nhà | lũ | bão | chiến tranh | cấp cứu | mất con | sinh khó | tai nan | accident | assault | robbed | war | crash | witnessed`,
    unless: `${wantsToDie} | ${voices} | sốt | hôm qua | hôm nay | bất tỉnh | nôn | đau đầu tăng | yesterday | today`,
    about: 'psychiatry',
    of: 'psychiatry child_psychiatry psychology',
    isLeading: true,
    within: '14d',
    says: step(
      'people',
      'Mơ lại, giật mình, tránh nơi cũ sau một chuyện kinh hoàng là phản ứng hay gặp; quá một tháng mà chưa bớt thì chữa được: khám tâm thần, tâm lý, hỏi liệu pháp tâm lý cho sang chấn. Ngủ đúng giờ, không rượu; kể với người tin được khi muốn, không ép kể; tập lại từng bước nhỏ việc đang tránh.',
      'Dreams, startling and avoidance after something terrible are common; if they last beyond a month they can be treated: psychiatry or psychology, ask for trauma-focused therapy. Regular sleep, no alcohol; talk to whom you trust when you wish, never forced; return to what is avoided in small steps.',
    ),
    watch: watchedMood,
  },
  {
    heard: `đánh bài online | đánh bài … thua | thua bài | ghiền bài | ghiền đánh bài | nghiện đánh bài | danh bai … thua | danh bai online | thua cá độ | =cờ bạc | đánh bạc | cá cược | đánh bài … nợ | lô đề | chơi đề | nghiện bài | nghiện bạc | tài xỉu | casino | danh bac | ca cuoc | gambling | betting | =bài bạc | =cá độ | ca do bong | ca do … no | ca do … thua`,
    unless: `${wantsToDie} | dọa giết | cầm dao | đánh vợ | đánh em | đánh con | say rượu … đánh | ${voices} | sốt | đau`,
    about: 'psychiatry',
    of: 'psychiatry psychology',
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'people',
      'Nghiện cờ bạc là bệnh, chữa được bằng tâm lý: khám tâm thần, xin tư vấn tâm lý, trị liệu gia đình; hỏi kèm trầm cảm, rượu. Nhà cùng làm: người khác giữ tiền, thẻ, giấy tờ; chặn ứng dụng cá cược, không trả nợ thay mãi, lập kế hoạch trả; bị đe dọa đòi nợ thì báo công an. Hỏi thẳng có lúc nào nghĩ đến cái chết không.',
      'Addiction to gambling is an illness treated by psychology: see psychiatry, ask for counselling and family therapy; ask about depression and alcohol too. At home somebody else keeps money, cards and papers; block betting apps, do not pay debts again and again but plan them; report threats to the police. Ask plainly about thoughts of dying.',
    ),
    watch: {
      vi: 'nói muốn chết, để lại thư hay dặn dò, bỏ nhà đi, bị đe dọa, đánh người',
      en: 'talk of dying, letters or last wishes, leaving home, being threatened, violence',
    },
  },
  {
    heard: `nghiện game | mê game | chơi game … đêm | chơi game … suốt | chơi game cả | chơi game … bỏ học | game … bỏ học | nghiện điện thoại | nghiện mạng | nghiện internet | xem điện thoại … suốt | cắm mặt vào điện thoại | nghien game | choi game … dem | choi game … suot | choi game … bo hoc | nghien dien thoai | gaming addiction | addicted to games | video games all night | phone addiction`,
    unless: `${wantsToDie} | ${voices} | dọa giết | cầm dao | đánh mẹ | đánh bố | đánh ba | rạch | co giật | sốt | mỏi mắt | đau`,
    about: 'psychiatry',
    of: 'psychiatry child_psychiatry psychology pediatrics',
    atMost: 'routine',
    isPicture: true,
    isLeading: true,
    within: '14d',
    says: step(
      'people',
      'Đừng đập máy hay cắt mạng đột ngột: ngồi nghe con trước, cùng đặt giờ chơi, máy để ngoài phòng ngủ, cha mẹ cũng làm theo; tìm lại việc con thích, thể thao, bạn bè, báo nhà trường. Bỏ học, thức đêm, đập phá kéo dài thì khám tâm lý, tâm thần trẻ em: hỏi kèm buồn, lo, bị bắt nạt, tăng động. Không gửi trại “cai game” không phép.',
      'Do not smash the device or cut the line at once: listen first, agree on hours, no device in the bedroom, parents too; bring back what the child liked, sport, friends, tell the school. If school is dropped, nights are lost and things get broken for weeks see child psychology or psychiatry, as a family; ask about sadness, worry, bullying and attention. No unlicensed “camps”.',
    ),
    watch: {
      vi: 'dọa hay đánh người, nói muốn chết, tự làm đau, nghe tiếng lạ, bỏ nhà đi, bỏ ăn hẳn',
      en: 'threats or violence, talk of dying, self-harm, voices, leaving home, no food at all',
    },
  },
  {
    heard: `=chơi đá | =hút đá | =đập đá | nghiện đá | ma túy | ma tuý | ma tuy | heroin | hê rô in | chơi ke | cỏ mỹ | hút cần | cần sa | thuốc lắc | nghiện tramadol | nghiện thuốc giảm đau | nghiện hút | cai nghiện | cai nghien | hut can | meth | cannabis | drug addiction | addicted to`,
    beside: `nghiện | cai | bỏ | muốn bỏ | muốn cai | giúp | năm | tháng | gia đình | nghien | muon cai | muon bo | quit | stop | rehab | help`,
    unless: `methadon | methadone | cai … xong | đá bóng | đá banh | đá cầu | da bong | da banh | bóng đá | sốc thuốc | quá liều | bất tỉnh | tím | ngừng thở | cầm dao | overdose | unconscious | cai nghiện rượu | cai rượu | thuốc lá | cờ bạc | game`,
    about: 'psychiatry',
    of: 'psychiatry toxicology psychology infectious_disease',
    isLeading: true,
    inEmergency: true,
    within: '3d',
    says: step(
      'people',
      'Nghiện là bệnh mạn tính, nên cai tự nguyện: hỏi bệnh viện tâm thần, phòng khám điều trị nghiện, trạm y tế, cả việc giữ kín; heroin, thuốc phiện có methadone, ma túy đá chủ yếu trị liệu tâm lý. Không xích, nhốt, không tự mua thuốc cắt cơn. Đa nghi, nói nhảm, mấy đêm không ngủ: khám trong ngày. Thử HIV, viêm gan.',
      'Addiction is a lasting illness; voluntary treatment is best: ask a psychiatric hospital, addiction clinic or health station, also on privacy; for heroin and opium there is methadone, for ice mainly therapy. No chaining, no locking in, no bought withdrawal drugs. With paranoia, confused talk or nights without sleep be seen the same day. Ask for HIV and hepatitis tests.',
    ),
    watch: {
      vi: 'lơ mơ, thở chậm, tím, co giật, sốt cao, đau ngực, kích động dọa đánh người, nói muốn chết',
      en: 'drowsiness, slow breathing, blue lips, fits, high fever, chest pain, agitation with threats, talk of dying',
    },
  },
  {
    heard: `tâm thần phân liệt | lưỡng cực | rối loạn lưỡng cực | hoang tưởng | thuốc tâm thần | thuốc thần kinh | thuốc an thần | thuốc trầm cảm | thuốc chống trầm cảm | tam than phan liet | schizophrenia | bipolar | antidepressant | antipsychotic`,
    beside: `mập | tăng cân | lên cân | buồn ngủ | ngủ suốt | ngủ nhiều | đổi thuốc | giảm thuốc | giảm liều | ngưng thuốc được | bỏ thuốc được | tác dụng phụ | cứng người | run tay | chảy dãi | mất kinh | ra sữa | uống đều | thuốc đều | gained weight | weight gain | sleepy | change medicine | side effects`,
    unless: `tự ngưng | tự ngừng | tự bỏ | tu ngung | tu bo | bứt rứt | ${wantsToDie} | đập phá | đánh người | không ngủ mấy | bỏ thuốc … nay | sốt cao | co giật | không đi tiểu | lơ mơ`,
    about: 'psychiatry',
    isLeading: true,
    within: '14d',
    says: step(
      'pill',
      'Thuốc tâm thần gây buồn ngủ, lên cân, run thì đừng tự bỏ hay giảm: bỏ đột ngột dễ tái phát. Quay lại bác sĩ đã kê, mang vỏ thuốc, hỏi đổi thuốc, giảm liều, uống buổi tối, hay mũi tiêm dài ngày. Xin đo cân, vòng bụng, huyết áp, đường, mỡ máu; ăn bớt ngọt, đi bộ mỗi ngày. Lấy thuốc hằng tháng ở trạm y tế được không thì hỏi luôn.',
      'If the medicine makes sleepy, heavy or shaky do not stop or reduce it yourself: the illness easily returns. Go back to the doctor who prescribed it with the packs; ask about another one, less of it, taking it at night, or a long-acting injection. Have weight, waist, pressure, sugar and fats measured; fewer sweets, daily walks. Ask whether the health station hands it out monthly.',
    ),
    watch: {
      vi: 'sốt cao kèm cứng người, lơ mơ, co giật, nói muốn chết, mấy đêm không ngủ kèm kích động',
      en: 'high fever with stiffness, drowsiness, fits, talk of dying, nights without sleep with agitation',
    },
  },
  {
    heard: `nói liên hồi | nói huyên thuyên | nói luyên thuyên | nói như súng | noi huyen thuyen | noi lien hoi | =khỏe lạ | mua … trả góp | nói nhiều bất thường | nói liên tục | tiêu tiền … không kiểm soát | vung tiền | tiêu hoang | hưng cảm | hưng phấn quá mức | mua sắm vô tội vạ | tự cho mình | vay tiền … kinh doanh lớn | manic | mania | spending spree`,
    beside: `ngủ 2 tiếng | ngủ hai tiếng | ngủ ngày hai tiếng | ngủ … tiếng | ít ngủ | không ngủ | ngủ ít | không cần ngủ | cáu | dễ nổi nóng | khỏe lạ | không mệt | lưỡng cực | barely sleeps | no sleep | not sleeping`,
    unless: `${wantsToDie} | sốt | đánh người | cầm dao | sau sinh`,
    who: 'adult',
    about: 'psychiatry',
    isLeading: true,
    within: '3d',
    says: step(
      'people',
      'Nói nhiều, ít ngủ mà không mệt, tiêu tiền, nhiều kế hoạch lớn cả tuần là dấu hiệu cần khám tâm thần trong vài ngày. Người nhà đừng cãi lý, giữ yên tĩnh, giữ giúp thẻ, tiền, chìa khóa xe; mang thuốc đang uống, kể có từng buồn nặng, nhà ai bị. Không chịu đi thì rủ vì “mất ngủ”; kích động thì gọi 115.',
      'Much talk, little sleep without tiredness, spending and great plans for a week need psychiatry within days. Do not argue, keep things quiet, keep cards, money and vehicle keys; bring medicines and tell of earlier low times and of relatives. If refused, go “for the sleep”; with agitation call 115.',
    ),
    watch: {
      vi: 'đe dọa hay đánh người, không ngủ nhiều đêm, bỏ ăn uống, nói muốn chết, nghe tiếng lạ',
      en: 'threats or violence, no sleep for nights, no food or drink, talk of dying, voices',
    },
  },
  {
    heard: `=mẹ lẫn | =má lẫn | =bà lẫn | =ba lẫn | =bị lẫn | lú lẫn | =lẫn rồi | lẫn tuổi già | sa sút trí tuệ | alzheimer | mất trí nhớ | lu lan | sa sut tri tue | dementia | =ông lẫn | =bố lẫn | =cụ lẫn | =hay lẫn`,
    beside: `hay bỏ đi | bỏ đi | ăn cắp | lấy cắp | lấy trộm | đi lung tung | đi lang thang | đòi về nhà | bỏ nhà đi | đêm không ngủ | không ngủ | thức đêm | la hét | chửi | chửi mắng | nghi … lấy | nghi con dâu | nghi mất | đổ cho | giấu đồ | đánh | cắn | không chịu tắm | không chịu ăn | tiểu bậy | đi bậy | cởi đồ | ảo giác | thấy người | dem khong ngu | di lung tung | nghi … lay | chui | wanders | wandering | shouting | aggressive | accuses | won't bathe | up all night`,
    unless: `chó cắn | cho can | con cho | đớp | bệnh dại | đột ngột | từ hôm qua | từ sáng | hôm nay | sốt | méo miệng | yếu nửa người | yếu một bên | té đập đầu | mới mổ | suddenly | since yesterday | fever | fell`,
    yearsMin: 55,
    about: 'neurology',
    of: 'neurology geriatrics psychiatry',
    isLeading: true,
    inEmergency: true,
    within: '14d',
    says: step(
      'people',
      'Quấy đêm, nghi ngờ, chửi mắng là do bệnh: đừng cãi, đổi chuyện; ban ngày ra nắng, bớt ngủ ngày; đèn ngủ, khóa cửa ngoài (không nhốt một mình), cất dao, khóa gas, thẻ tên có số điện thoại. Khám thần kinh, lão khoa hoặc tâm thần, mang hết thuốc; lẫn tăng nhanh thì hôm nay: có thể nhiễm trùng, đau, thuốc. Không tự cho thuốc ngủ.',
      'Restless nights, suspicion and scolding come from the illness: do not argue, change the subject; sun by day, short naps; a night light, a locked outer door (never locked in alone), no knives or gas, a name tag with a number. Neurology, geriatrics or psychiatry with all medicines; today if it worsens fast: infection, pain or a medicine may be the cause. No sleeping pills of your own.',
    ),
    watch: {
      vi: 'lẫn tăng hẳn trong vài giờ, vài ngày, sốt, li bì, bỏ ăn uống, té, yếu một bên, đánh người',
      en: 'much more confusion within hours or days, fever, drowsiness, no food or drink, a fall, weakness on one side, violence',
    },
  },
  {
    heard: couple,
    unless: `${wantsToDie} | đánh | đấm | tát | bạo hành | bạo lực | bóp cổ | đe dọa | dọa giết | hits | violence | abuse | ${afterBirth} | ra máu | sốt | khám sức khỏe`,
    who: 'adult',
    about: 'psychiatry',
    of: 'psychiatry psychology',
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'people',
      'Chuyện vợ chồng không phải bệnh tâm thần: hỏi bệnh viện hoặc trung tâm tham vấn có tư vấn hôn nhân không, giá mỗi buổi; đi một mình vẫn có ích. Hội Phụ nữ, tổ hòa giải ở xã, phường giúp miễn phí; ly hôn hỏi trợ giúp pháp lý. Mất ngủ, khóc nhiều thì khám tâm thần; chán sống thì đi ngay. Bị đánh, dọa: gọi 113.',
      'Trouble as a couple is no mental illness: ask a hospital or counselling centre for couples’ counselling and the price of a session; going alone helps. The Women’s Union and the mediation group of the commune help free; legal aid answers about divorce. With lost sleep or much crying see psychiatry; if weary of life, go now. If hit or threatened: 113.',
    ),
    watch: watchedMood,
  },
  {
    // Wounds are seen by who treats wounds; the mind comes after.
    heard: `=chồng … tát | chồng tát | =chồng … đẩy | chồng … bóp cổ | bạn trai … bóp cổ | bóp cổ em | hắn đánh em | nhậu là đánh | chồng … đánh | chồng đánh | =bị chồng | vợ đánh | =vợ … đánh | người yêu … đánh | bạn trai … đánh | bố đánh mẹ | ba đánh mẹ | con trai đánh | =con đánh | bạo hành | bạo lực gia đình | bao hanh | bị đấm | bị tát | bi chong danh | chong em danh | chong danh em | chong hay danh | bị đạp | đánh đập | hits me | beats me | hit me | beaten by | domestic violence | abusive husband`,
    beside: `chồng | vợ | bạn trai | người yêu | con trai | bố | ba | gia đình | chong | husband | boyfriend | partner | wife | domestic`,
    unless: `hiếp | xâm hại | đánh nhau ngoài | đánh trống | đánh răng | đánh bài | đánh bạc | trẻ em | raped`,
    who: 'adult',
    about: 'general_surgery',
    of: 'general_surgery orthopedics ophthalmology emergency psychiatry psychology obstetrics ent',
    isLeading: true,
    inEmergency: true,
    says: step(
      'people',
      'Xin khám riêng, nói thật là bị đánh: bác sĩ ghi và chụp từng vết; xin giấy chứng nhận thương tích, giữ kỹ. Chưa an toàn thì đừng về: đến nhà người thân, địa chỉ tin cậy của xã, nhà tạm lánh; công an xã, Hội Phụ nữ giúp. Chuẩn bị sẵn giấy tờ, ít tiền, thuốc ở chỗ kín. Bị đánh không phải lỗi của bạn; sau đó nên gặp tư vấn tâm lý.',
      'Ask to be seen alone and say that you were hit: the doctor records and photographs each wound; ask for the injury certificate and keep it safe. If it is not safe do not go home: relatives, the commune’s trusted address, a shelter; commune police and the Women’s Union help. Keep papers, some money and medicine ready and hidden. It is not your fault; counselling helps afterwards.',
    ),
  },
  {
    heard: `nuôi má | nuôi mẹ | nuôi ba bị | =nuôi bà | =nuôi ông | nuoi ma | nuoi me | nuoi ba bi | chăm người già | chăm người liệt | chăm người nằm | chăm mẹ | chăm bố | =chăm ba | chăm chồng | =chăm vợ | chăm người bệnh | nuôi bệnh | chăm con bệnh | một mình chăm | cham me | cham bo | cham chong | nuoi benh | caring for my | looking after my | caregiver | =chăm má | =chăm ông | =chăm bà`,
    beside: `đuối quá | duoi qua | không ngủ được | khong ngu duoc | kiệt sức | đuối | mệt mỏi | không chịu nổi | chịu hết nổi | mất ngủ | stress | nổi cáu | khóc | hết hơi | quá sức | kiet suc | duoi suc | met moi | exhausted | burnt out | burned out | can't cope | no sleep`,
    unless: `${wantsToDie} | ${died}`,
    who: 'adult',
    isLeading: true,
    within: '14d',
    says: step(
      'people',
      'Người chăm cũng cần được chăm: họp nhà chia ca, mỗi tuần có buổi nghỉ hẳn; thuê người theo giờ hoặc hỏi nơi nhận chăm ngắn ngày (khoa lão, nhà dưỡng lão). Hỏi Phòng Công tác xã hội của bệnh viện và UBND xã về trợ cấp người khuyết tật nặng, người nhận chăm sóc. Mất ngủ, hay khóc, cáu nhiều tuần thì chính mình đi khám tâm lý.',
      'Who cares for others needs care too: share turns in the family, a full free time each week; hire by the hour or ask for a short stay (geriatrics, a home). Ask the hospital’s social work office and the commune about allowances for severe disability and for the carer. If you sleep badly, cry or snap for weeks see psychology yourself.',
    ),
    watch: watchedMood,
  },
  {
    heard: `hấp hối | đang hấp hối | mất ở nhà | chết ở nhà | nhắm mắt ở nhà | ra đi ở nhà | mat o nha |  ra đi nhẹ nhàng | ra đi thanh thản | mất tại nhà | chết tại nhà | không đưa đi viện nữa | không muốn đưa vào viện | không cho đi viện | không đặt ống nữa | những ngày cuối | giờ phút cuối | hap hoi | ra di nhe nhang | dying at home | last days | let … go peacefully | actively dying`,
    beside: `cụ | bà | ông | bố | mẹ | ba | má | nội | ngoại | chồng | vợ | nhà | gia đình | cu | ong | me | home | family | grandmother | grandfather | mother | father`,
    unless: `con nhỏ | bé | tự tử | uống thuốc sâu | tai nạn | suicide`,
    who: 'adult',
    about: 'palliative_care',
    of: 'palliative_care oncology geriatrics general_internal',
    isLeading: true,
    inEmergency: true,
    says: step(
      'people',
      'Nếu bác sĩ và gia đình đã quyết chăm cuối đời ở nhà: gọi bác sĩ theo dõi, đội giảm nhẹ hay trạm y tế đến xem ngay, xin thuốc cho đau, khó thở, đờm; 115 khi không chịu nổi hoặc chưa ai quyết định. Nằm nghiêng, kê cao đầu, thấm ẩm môi, không ép ăn uống, không hút đờm sâu, không tự truyền dịch; nắm tay, nói khẽ, họ có thể vẫn nghe.',
      'If doctor and family decided on care at home until the end: call the doctor in charge, the palliative team or the health station to come now with medicine for pain, breathlessness and phlegm; 115 if it is beyond bearing or nothing was decided. On the side, head up, moist lips, no forced food or drink, no deep suction, no drips of your own; hold a hand, speak softly, they may hear.',
    ),
  },
  {
    heard: `nuốt hay sặc | hay bị sặc | ăn hay sặc | uống hay sặc | hay sặc | nuốt sặc | nuốt khó … sặc | sặc khi ăn | sặc khi uống | nuot hay sac | an hay sac | uong hay sac | hay bi sac | chokes on food | chokes when | coughs when eating | trouble swallowing … coughs`,
    unless: `tím | không thở | hóc | xương cá | sốt | khó thở | thở mệt | hôm nay | sáng nay | đột ngột | méo | bé | sữa | ống | sonde | blue | fever | today | suddenly`,
    isAfter: true,
    who: 'adult',
    yearsMin: 55,
    of: 'neurology geriatrics gastroenterology ent rehabilitation general_internal pulmonology',
    within: '3d',
    says: step(
      'people',
      'Ăn hay sặc: ngồi thẳng, hơi cúi cằm, miếng nhỏ, thức ăn sệt mịn, nước pha đặc, không ép, ngừng khi ho; ngồi thêm 30 phút sau ăn, súc miệng sạch. Hỏi khám nuốt (thần kinh, phục hồi chức năng, tai mũi họng), thuốc làm khô miệng, buồn ngủ; cân mỗi tuần, hỏi dinh dưỡng. Không tự đặt ống.',
      'Choking at meals: sit upright, chin a little down, small bites, soft smooth food, thickened drinks, no forcing, stop when coughing; stay upright for 30 minutes and clean the mouth. Ask for a swallowing test (neurology, rehabilitation, ENT) and about medicines that dry the mouth or make drowsy; weigh weekly, ask nutrition. No tubes of your own.',
    ),
    watch: {
      vi: 'sặc rồi khó thở, tím, sốt, lơ mơ, không nuốt được gì, méo miệng, yếu một bên',
      en: 'choking and then trouble breathing, blue lips, fever, drowsiness, unable to swallow, a drooping face, weakness on one side',
    },
  },
  {
    heard: `né tránh mọi người | tránh mọi người | run … đứng trước lớp | run … trước đám đông | hồi hộp … đứng trước lớp | hồi hộp … trước đám đông | sợ đám đông | sợ chỗ đông | sợ giao tiếp | ngại giao tiếp | sợ nói trước | sợ gặp người | lo âu xã hội | không dám ra khỏi nhà | không dám ra đường | sợ ra ngoài | so dam dong | so giao tiep | social anxiety | afraid of crowds | agoraphobia | afraid to go out`,
    unless: `${voices} | ${wantsToDie} | chồng đánh | đòi nợ | bị đe dọa | sốt`,
    about: 'psychiatry',
    of: 'psychiatry child_psychiatry psychology',
    isLeading: true,
    within: '14d',
    says: step(
      'people',
      'Sợ chỗ đông, sợ bị nhìn đến mức tránh né là chuyện hay gặp, chữa được: xin tư vấn tâm lý, liệu pháp nhận thức hành vi (tập dần từng bước nhỏ điều đang sợ), cần thì có thuốc. Hẹn giờ vắng, có người đi cùng, hỏi có khám từ xa buổi đầu không. Không uống rượu để bớt sợ.',
      'Fear of crowds or of being looked at to the point of avoiding them is common and can be treated: a psychologist, cognitive behavioural therapy (small steps towards what is feared), medicine if needed. Choose a quiet hour, bring somebody, ask for a first visit by video. No alcohol against the fear.',
    ),
    watch: watchedMood,
  },
  {
    heard: `giảm thuốc ngủ | ngưng thuốc an thần | ngừng thuốc an thần | bỏ thuốc an thần | ngung thuoc an than | thuốc ngủ … giảm | thuốc ngủ … nghiện | bỏ dần thuốc ngủ | thuốc ngủ lâu | thuốc ngủ … giảm liều | seduxen … giảm | nghiện thuốc ngủ | lệ thuộc thuốc ngủ | thuốc ngủ … muốn bỏ | bỏ thuốc ngủ | cai thuốc ngủ | thuốc ngủ … bỏ không được | nghiện seduxen | seduxen … năm | nghiện thuốc an thần | thuốc ngủ mấy năm | nghien thuoc ngu | thuoc ngu … muon bo | addicted to sleeping pills | diazepam … years`,
    unless: `${wantsToDie} | uống cả vỉ | uống hết vỉ | quá liều | … viên một lúc | lơ mơ | overdose | mất ngủ kinh niên | mất ngủ … năm`,
    who: 'adult',
    about: 'psychiatry',
    of: 'psychiatry psychology neurology',
    isLeading: true,
    within: '14d',
    says: step(
      'pill',
      'Uống thuốc ngủ, an thần lâu thì đừng bỏ đột ngột: có thể mất ngủ dữ, run, co giật. Khám tâm thần, mang vỏ thuốc, nói liều và mấy năm; bác sĩ giảm từng bước nhiều tuần, kèm liệu pháp nhận thức hành vi cho giấc ngủ. Không uống cùng rượu, không lái xe khi buồn ngủ, không đổi sang thuốc mua trên mạng.',
      'After long use of sleeping pills or sedatives do not stop at once: worse sleep, shaking or fits may follow. Psychiatry with the packs, the dose and the years; the doctor reduces it step by step over weeks, with cognitive behavioural therapy for sleep. Not with alcohol, no driving when drowsy, nothing bought online instead.',
    ),
    watch: {
      vi: 'co giật, lú lẫn, run nhiều vã mồ hôi, lơ mơ, có ý nghĩ muốn chết',
      en: 'fits, confusion, heavy shaking and sweating, drowsiness, thoughts of dying',
    },
  },
  {
    heard: `bỏ ăn | không ăn | không chịu ăn | ăn rất ít | ăn được vài thìa | truyền đạm | truyền nước | truyền dịch | bo an | khong an duoc | truyen dam | truyen nuoc | won't eat | not eating | drip at home`,
    beside: `giai đoạn cuối | gđ cuối | di căn | cuối đời | bệnh viện cho về | bệnh viện trả về | bác sĩ cho về | giai doan cuoi | di can | terminal | palliative | end of life`,
    unless: `sốt | nôn ra máu | lơ mơ | khó thở | tắc ruột | không ăn thua | fever | drowsy`,
    who: 'adult',
    of: 'palliative_care oncology geriatrics general_internal',
    isLeading: true,
    within: '3d',
    says: step(
      'people',
      'Cuối đời ăn ít đi là do bệnh, không phải do bỏ đói: đút từng thìa món thích khi còn tỉnh và muốn, ngồi cao, không ép, không bơm khi hay sặc. Thấm môi, vệ sinh miệng. Truyền đạm, nước ở nhà ít khi khỏe hơn, có thể gây phù, khó thở: hỏi bác sĩ giảm nhẹ trước. Hỏi thuốc chống nôn, táo bón, đau, nấm miệng vì chữa được là ăn dễ hơn.',
      'Near the end people eat less because of the illness, not for want of care: spoonfuls of what is liked while awake and willing, upright, never forced. Moist lips, a clean mouth. Drips at home seldom strengthen and may cause swelling and breathlessness: ask the palliative doctor first. Ask about sickness, constipation, pain and thrush, which can be treated.',
    ),
    watch: {
      vi: 'đau không chịu nổi, khó thở, nôn ra máu, kích động; nếu gia đình đã chọn ở nhà, gọi đội chăm sóc giảm nhẹ trước',
      en: 'pain beyond bearing, trouble breathing, vomiting blood, agitation; if you have chosen to stay at home, call the palliative team first',
    },
  },
  {
    heard: `lỡ có bầu | lỡ có thai | lỡ mang thai | lỡ dính bầu | lo co bau | lo co thai | lo dinh bau | dính bầu | dinh bau | con gái có bầu | con gái mang thai`,
    beside: `không dám nói | chưa dám nói | khong dam noi | chua dam noi | sợ ba mẹ | sợ bố mẹ | giấu ba mẹ | giấu bố mẹ | còn đi học | đang đi học | lớp 9 | lớp 10 | lớp 11 | lớp 12 | 13 tuổi | 14 tuổi | 15 tuổi | 16 tuổi | 17 tuổi | 16 tuoi | 17 tuoi`,
    unless: `ra máu | đau bụng | muốn chết | bleeding`,
    about: 'obstetrics',
    isLeading: true,
    inEmergency: true,
    within: '3d',
    says: step(
      'people',
      'Bạn không phải chịu một mình: chọn một người lớn tin được (chị, cô giáo) đi cùng; thường được giữ kín, dưới 16 tuổi có thể phải báo để bảo vệ. Siêu âm sớm thì còn nhiều lựa chọn; không tự mua thuốc, không phá thai chui. Dưới 18 tuổi gọi 111 (miễn phí) để được nghe, giúp nói với ba mẹ; bị ép thì nói bác sĩ, 111, công an.',
      'You need not bear this alone: choose an adult you trust (aunt, sister, teacher) to come along; it is usually kept private, but under 16 it may have to be reported to protect you. An early ultrasound leaves more choices; buy no pills, go to no hidden clinic. Under 18 call 111 (free) to be heard and helped to tell your parents; if you were forced tell the doctor, 111 or the police.',
    ),
    watch: {
      vi: 'ra máu nhiều, đau bụng dữ dội, choáng ngất, có ý nghĩ muốn chết',
      en: 'heavy bleeding, severe belly pain, fainting, thoughts of dying',
    },
  },
  {
    heard: `biến mất | giá mà … không dậy | ngủ luôn không dậy | =ngủ mãi | muon ngu mai | ngủ luôn | không dậy nữa | nghĩ giá mà | ước mình ngủ luôn | nếu bị xe tông | xe tông chết | đi theo ông | đi theo bà | đi theo ôn | chết quách | sống chi cho | gánh nặng cho | không có mình thì | không có em thì | không vì con thì | bien mat | khong day nua | nghi gia ma | wish i could disappear | not wake up | better off without me`,
    beside: `chưa làm gì | chưa tính | không định | chưa chuẩn bị | không tính | nghĩ | ước | muốn | thấy mình | nói | chua lam gi | khong dinh | chua tinh | nghi | noi | thoughts | wish | plan`,
    unless: `vết … biến mất | mụn … biến mất | hết đau | triệu chứng biến mất | nốt … biến mất | phim | con chó`,
    yearsMin: 10,
    about: 'psychiatry',
    of: 'psychiatry child_psychiatry psychology',
    isLeading: true,
    within: '3d',
    says: step(
      'people',
      'Nghĩ giá mà biến mất, ngủ luôn không dậy, dù chưa định làm gì, là lúc cần được giúp sớm, không phải yếu đuối: nói ngay với một người tin được, đừng ở một mình đêm nay; nhờ người nhà cất thuốc, thuốc sâu, dây, dao. Đi khám tâm thần, nói thẳng câu đó. Người nhà hỏi nhẹ mà thẳng, ngồi nghe, không trách. Dưới 18 tuổi: gọi 111.',
      'Wishing to disappear or not to wake up, even without a plan, calls for help soon and is no weakness: tell one person you trust at once, do not stay alone tonight; let the family put away pills, pesticides, ropes and knives. See psychiatry and say that very sentence. The family asks gently but plainly, listens, does not blame. Under 18: call 111.',
    ),
    watch: {
      vi: 'bắt đầu nghĩ cách làm, tìm thuốc hay chỗ cao, dặn dò, chia đồ, viết thư, uống rượu nhiều: gọi 115, không để một mình',
      en: 'thinking of a way, looking for pills or heights, last wishes, letters, heavy drinking: call 115, do not leave alone',
    },
  },
  {
    heard: `nghe tiếng nói | nghe tiếng người | nghe tiếng chửi | nghe có tiếng | nói chuyện một mình | lẩm bẩm một mình | lảm nhảm một mình | nói lảm nhảm | cười một mình | =bỏ bùa | bỏ thuốc độc | bị bỏ thuốc | gắn camera | đặt máy nghe | nghe lén | tivi … nói về | có người hại | có người theo dõi | bị theo dõi | ngờ vực hàng xóm | nghi hàng xóm | nghi chồng bỏ | bỏ thuốc tâm thần | nghỉ thuốc tâm thần | noi chuyen mot minh | noi mot minh | lam bam mot minh | bo thuoc doc | bo thuoc tam than | gan camera | nghe tieng nguoi | hearing voices | talking to himself | talking to herself`,
    unless: `${wantsToDie} | cầm dao | lúc sắp ngủ | sắp ngủ | nửa thức nửa ngủ | siêu nhân | cây kiểng | thuyết trình | di ảnh | bàn thờ | học bài | uống thuốc ổn | ổn định | on dinh | on mot nam | … tuổi hay nói`,
    yearsMin: 12,
    about: 'psychiatry',
    of: 'psychiatry child_psychiatry psychology',
    isLeading: true,
    isOfNow: true,
    says: step(
      'people',
      'Nghe tiếng lạ, nghi bị hại thường là dấu hiệu bệnh chữa được, không phải ma nhập: đừng cãi, đừng cười, nói chậm, giữ nhà yên, cất dao, chìa khóa xe. Rủ đi khám vì “mất ngủ” cùng người được tin nhất; mang thuốc, giấy cũ, nói ngừng thuốc hôm nào. Không chịu: hỏi trạm y tế, bệnh viện tâm thần. Dọa hại mình hay ai: gọi 115, 113.',
      'Voices and the fear of being harmed are usually signs of a treatable illness, not spirits: do not argue or laugh, speak slowly, keep the house quiet, put away knives and vehicle keys. Offer to go “for the sleep” with whoever is trusted most; bring medicines and papers, tell since when they were stopped. If refused: the health station or psychiatric hospital. Threats to self or others: 115, 113.',
    ),
    watch: {
      vi: 'dọa hay đánh người, nói muốn chết, bỏ ăn uống, sốt, lơ mơ, co giật, mấy đêm không ngủ kèm kích động',
      en: 'threats or violence, talk of dying, no food or drink, fever, drowsiness, fits, nights without sleep with agitation',
    },
  },
  {
    heard: `lithium | olanzapin | olanzapine | quetiapin | quetiapine | seroquel | risperidon | abilify | sertralin | sertraline | zoloft | escitalopram | fluoxetin | paroxetin | valproat | thuốc trầm cảm | thuốc chống loạn thần | thuốc tâm thần | thuốc an thần mũi | tiêm thuốc 1 tháng | mũi dài hạn | tâm thần phân liệt | tam than phan liet | thuoc tram cam | bipolar | lưỡng cực | luong cuc | schizophrenia | antidepressant`,
    beside: `ổn | ổn định | khá lên | quên uống | tự ngưng | ngưng được | nồng độ | kiểm lại | lấy thuốc | mỗi tháng | 1 tháng 1 mũi | ở trạm | bảo hiểm | làm ca | đi làm | sinh con | có bầu | bác sĩ bảo tiếp tục | uống ké | on dinh | quen uong | stable | level | refill`,
    unless: `${wantsToDie} | ${voices} | đập phá | đánh người | không ngủ | thức trắng | bồn chồn | bỏ thuốc | bo thuoc | nghỉ thuốc | ngưng thuốc … nay | ngủ 2 tiếng | nói huyên thuyên | nói nhảm | run nhiều | vã mồ hôi | sốt | co giật | lơ mơ | nôn | tiêu chảy | mập | tăng cân | lên cân | buồn ngủ | ngủ suốt | đổi thuốc | giảm liều | tác dụng phụ | cứng người | run tay | uống đều | thuốc đều | side effects | weight`,
    about: 'psychiatry',
    of: 'psychiatry child_psychiatry psychology obstetrics',
    isAfter: true,
    isLasting: true,
    says: step(
      'pill',
      'Đang ổn nhờ thuốc thì không tự ngừng, giảm, không uống bù gấp đôi, không dùng thuốc người khác: bác sĩ mới giảm, có bệnh cần nhiều năm. Lithium: hỏi mấy tháng thử nồng độ, thận, tuyến giáp; uống đủ nước; nôn, tiêu chảy, run nhiều, lảo đảo: khám ngay. Có thai, làm đêm, lái xe: nói trước. Hỏi lấy thuốc, tiêm ở trạm y tế.',
      'Well on medicine: do not stop, cut or double it, nor take others’; only the doctor tapers, some need it for years. Lithium: ask how often to test level, kidneys, thyroid, drink enough; vomiting, diarrhoea, strong tremor, unsteady: be seen now. Mention pregnancy, nights, driving. Ask about tablets or injections at the station.',
    ),
    watch: {
      vi: 'mất ngủ lại nhiều đêm, nghe tiếng lạ, nói muốn chết; uống lithium mà run nhiều, nôn, tiêu chảy, đi loạng choạng',
      en: 'nights without sleep again, voices, talk of dying; on lithium heavy shaking, vomiting, diarrhoea, unsteady walking',
    },
  },
  {
    heard: `thuốc trầm cảm … bồn chồn | thuốc trầm cảm … bứt rứt | thuốc trầm cảm … không ngồi yên | thuoc tram cam … bon chon | thuoc tram cam … but rut | sertralin … bồn chồn | sertralin … bứt rứt | fluoxetin … bứt rứt | antidepressant … restless`,
    about: 'psychiatry',
    of: 'psychiatry child_psychiatry psychology',
    isLeading: true,
    isOfNow: true,
    within: '3d',
    says: step(
      'pill',
      'Mới uống hay đổi liều thuốc trầm cảm mà bồn chồn, không ngồi yên, mất ngủ: gọi bác sĩ kê đơn hoặc khám lại trong ngày, hỏi giảm hay đổi, đừng tự tăng, tự bỏ. Những tuần đầu người nhà ở gần, hỏi thẳng có nghĩ đến cái chết không, giữ giúp hộp thuốc. Không uống chung tramadol, rượu, thuốc ho có dextromethorphan.',
      'Restless, unable to sit still or to sleep after starting or changing an antidepressant: call who prescribed it or be seen the same day, ask to reduce or change it; do not raise or stop it yourself. In the first weeks somebody stays near, asks plainly about thoughts of dying and keeps the pills. No tramadol, alcohol or cough syrup with dextromethorphan.',
    ),
    watch: {
      vi: 'có ý nghĩ muốn chết, kích động, sốt, vã mồ hôi run cứng, lơ mơ, co giật',
      en: 'thoughts of dying, agitation, fever, sweating with shaking and stiffness, drowsiness, fits',
    },
  },
  {
    heard: `cổ … vẹo sang | cổ … ngoẹo | mắt trợn ngược | lưỡi thè | co … veo sang | co … ngoeo`,
    beside: `uống thuốc | mới chích | mới tiêm | thuốc an thần | thuốc chống nôn | primperan | haloperidol | uong thuoc | thuoc`,
    unless: `co giật | bất tỉnh | lơ mơ | sốt cao | trẻ sơ sinh | bẩm sinh`,
    of: 'psychiatry neurology emergency general_internal toxicology',
    isOfNow: true,
    says: step(
      'pill',
      'Cổ vẹo, mắt trợn, hàm cứng sau thuốc an thần kinh hay thuốc chống nôn, người vẫn tỉnh: chưa uống hay tiêm thêm thuốc đó, mang vỏ thuốc đến bệnh viện ngay trong ngày, thường một mũi thuốc là dịu. Không bẻ cổ, không nhét gì vào miệng. Báo bác sĩ kê đơn để đổi thuốc.',
      'A twisted neck, rolled eyes or a stiff jaw after an antipsychotic or a medicine against vomiting, with a clear mind: no further dose, take the pack to a hospital the same day, one injection usually eases it. No forcing of the neck, nothing in the mouth. Tell who prescribed it.',
    ),
    watch: {
      vi: 'khó thở, thở rít, không nuốt được, sốt cao kèm cứng người, lơ mơ, co giật',
      en: 'trouble or noise in breathing, unable to swallow, high fever with stiffness, drowsiness, fits',
    },
  },
  {
    heard: `ngưng rượu … run | ngừng rượu … run | bỏ rượu … run | say rượu … run | rượu … tay run | bỏ rượu … không ngủ | ruou … tay run | ruou … run | mới ngưng rượu | stopped drinking … shaking | stopped drinking … shakes`,
    unless: `${wantsToDie} | co giật | nghe tiếng | thấy con gì | không run | k run`,
    who: 'adult',
    about: 'psychiatry',
    of: 'psychiatry toxicology gastroenterology general_internal neurology emergency',
    isOfNow: true,
    says: step(
      'pill',
      'Uống nhiều rồi ngừng mà run, mất ngủ, tim đập: nặng nhất thường trong 2–4 ngày đầu, nên đến bệnh viện trong ngày để có thuốc cắt cơn và vitamin B1. Có người ở cùng, cho uống nước, ăn nhẹ, phòng sáng yên; không tự mua thuốc ngủ, không lái xe, không để một mình ban đêm. Nói thật uống bao nhiêu, ngừng giờ nào.',
      'Shaking, no sleep and a racing heart after stopping heavy drinking are worst in the first 2–4 days: go to a hospital the same day for medicine and vitamin B1. Somebody stays, water, light food, a bright quiet room; no sleeping pills of your own, no driving, not alone at night. Tell how much and when it was stopped.',
    ),
    watch: {
      vi: 'co giật, nói nhảm, thấy hay nghe điều lạ, sốt, vã mồ hôi nhiều, lơ mơ, nôn ra máu',
      en: 'fits, confused talk, seeing or hearing things, fever, heavy sweating, drowsiness, vomiting blood',
    },
  },
  {
    heard: `từng nghiện | từng dùng đá | từng xài | từng chơi cỏ | cai được … năm | cai được … tháng | cai 1 năm | =cai … tháng | bỏ được 1 năm | tung nghien`,
    beside: `đá | cỏ | ma túy | ma tuý | heroin | hàng đá | ngáo | cần sa | thuốc lắc | meth`,
    unless: `${wantsToDie} | ${voices} | rượu | thuốc lá | không ngủ | kích động | đập phá | game`,
    about: 'psychiatry',
    of: 'psychiatry psychology toxicology',
    isAfter: true,
    says: step(
      'people',
      'Đã cai được là tốt, giữ mới khó: tránh bạn cũ, chỗ cũ, có việc làm, ngủ đủ, ít rượu; khi thèm thì gọi người tin được, chờ 20–30 phút cơn thèm sẽ qua. Buồn, cáu, mất ngủ có thể chữa: khám tâm thần, tâm lý, hỏi nhóm sau cai ở trạm y tế, cơ sở điều trị nghiện. Người nhà khen, tin, không lục soát, không dọa.',
      'Being clean is good, staying so is the work: away from old friends and places, a job, sleep, little alcohol; when craving comes call someone you trust, it passes in 20–30 minutes. Sadness, anger and bad sleep can be treated: psychiatry or psychology, ask the health station or addiction clinic for a group. The family praises and trusts, no searching, no threats.',
    ),
    watch: {
      vi: 'dùng lại, mấy đêm không ngủ, nghi ngờ, nói nhảm, muốn chết, đập phá',
      en: 'using again, nights without sleep, suspicion, confused talk, wishes to die, breaking things',
    },
  },
  {
    heard: `chia tay | thi rớt | thi trượt | rớt đại học | tủi thân | dễ khóc | =nhớ nhà | buồn buồn | buồn thiu | buồn mấy bữa | khóc xong | khóc rồi thôi | hay thở dài | tui than | thi rot | homesick | broke up | =trống trải`,
    unless: `${wantsToDie} | ${voices} | ${lowMood} | ${afterBirth} | ${talkWished} | ${burnout} | dại dột đã | bỏ ăn | không ăn | không ngủ | mất ngủ | sụt | không tắm | nhốt mình | rạch | đau ngực | khó thở | biến mất | ngủ mãi | chia tay … đánh | ép quan hệ | cặp đôi | kiểm soát | bạn gái ghen`,
    yearsMin: 10,
    about: 'psychology',
    of: 'psychology psychiatry child_psychiatry',
    isAfter: true,
    says: step(
      'people',
      'Buồn, khóc, tủi thân sau chia tay, thi rớt, xa nhà hay trước kỳ kinh mà vẫn ăn ngủ, đi học, đi làm được thì thường nguôi dần, không cần thuốc: kể với người tin được, giữ giờ ngủ, đi bộ, bớt mạng xã hội, không rượu. Quá 2 tuần, mất ngủ, bỏ ăn thì xin “tư vấn tâm lý” (ở trường cũng có); nghĩ đến chết thì nói ra, khám ngay.',
      'Sadness and tears after a breakup, a failed exam, leaving home or before a period, while eating, sleeping and working go on, usually ease without pills: tell someone you trust, regular sleep, walks, less social media, no alcohol. Over two weeks, or without sleep or food ask for “tư vấn tâm lý” (a psychologist; schools have one too); thoughts of death: say so, be seen now.',
    ),
    watch: watchedMood,
  },
  {
    heard: `sợ sấm | sợ độ cao | sợ máy bay | sợ đi máy bay | sợ kim tiêm | =sợ chó | sợ không gian kín | sợ thang máy | sợ bóng tối | sợ ghế nha khoa | so sam | so do cao | phobia | fear of flying | afraid of needles | =sợ máu | =sợ ma | =sợ tối`,
    unless: `${wantsToDie} | ${voices} | chó cắn | sốt | ngất | chảy máu | mri | cộng hưởng từ | cong huong tu | chụp | nội soi | thử máu | xét nghiệm | lấy máu | tiêm phòng | tiêm vắc xin | cong tu | chụp ct | chui vào máy | chui vao`,
    about: 'psychology',
    of: 'psychology psychiatry child_psychiatry pediatrics dentistry',
    isLeading: true,
    isAfter: true,
    says: step(
      'people',
      'Sợ một thứ từ lâu (sấm, độ cao, kim, bóng tối) rất hay gặp và chữa được: chuyên viên tâm lý tập cho quen từng bước nhỏ, thường vài buổi, ít khi cần thuốc. Ở nhà: thở ra chậm, không né hẳn, không ép một lúc, khen mỗi bước. Trẻ nhỏ sợ tối: đèn ngủ, chuyện kể, ở cạnh rồi ra dần, không dọa ma, không chê.',
      'An old fear of one thing (thunder, heights, needles, the dark) is very common and can be treated: a psychologist practises it in small steps, mostly a few sessions, seldom with pills. At home breathe out slowly, neither avoid all nor force, praise each step. For small children a night light, a story, staying and then leaving by and by; no ghost stories, no mockery.',
    ),
    watch: watchedMood,
  },
  {
    heard: `đóng cửa phòng | tuổi dậy thì … cáu | dậy thì … cáu gắt | con … đổi tính | bị bạn cô lập | bị bắt nạt | bạn bè tẩy chay | dong cua phong | bullied | bullying`,
    unless: `${wantsToDie} | ${voices} | ${selfHarm} | bỏ ăn | bỏ học | không ngủ | nghiện game | chơi game | tâm thần phân liệt | biến mất | ngủ mãi`,
    of: 'psychology psychiatry child_psychiatry pediatrics',
    isAfter: true,
    says: step(
      'people',
      'Tuổi dậy thì hay đóng cửa, cáu, ít kể mà vẫn ăn, ngủ, học, có bạn thì thường không phải bệnh: gõ cửa, hỏi ngắn, nghe nhiều, cùng ăn cơm, không lục điện thoại, không so sánh. Bị cô lập, bắt nạt: tin con, ghi lại, gặp cô chủ nhiệm và phòng tâm lý trường; gọi 111 (miễn phí). Ít nói, học sút, bỏ thú vui nhiều tuần thì khám tâm lý.',
      'Teenagers who shut the door, snap and tell little, yet eat, sleep, study and have friends, are usually not ill: knock, ask briefly, listen, eat together, no searching of phones, no comparing. If shut out or bullied believe the child, write it down, see the teacher and the school’s counsellor; 111 (free) advises. Silence, falling marks and lost interest for weeks: see psychology.',
    ),
    watch: watchedHarm,
  },
  {
    heard: `lúc sắp ngủ | sắp ngủ thiếp | nửa thức nửa ngủ | gọi tên mình lúc | bóng đè | luc sap ngu | bong de | sleep paralysis`,
    unless: `${wantsToDie} | co giật | tiểu ra quần | ban ngày cũng | hoang tưởng`,
    who: 'adult',
    of: 'psychiatry psychology neurology general_internal ent',
    isAfter: true,
    says: step(
      'note',
      'Nghe gọi tên, thấy bóng hay không cử động được chỉ lúc sắp ngủ hoặc vừa thức rất hay gặp, nhất là khi thiếu ngủ, trực đêm, không phải điên: ngủ đủ và đúng giờ, nằm nghiêng, bớt cà phê, rượu. Ban ngày cũng nghe, hay ban ngày buồn ngủ không cưỡng được thì khám Tâm thần hoặc Thần kinh.',
      'A voice calling, a shadow or being unable to move only while falling asleep or waking is very common, above all with short sleep or night shifts, and is no madness: enough regular sleep, on the side, less coffee and alcohol. If it comes by day too, or days are too sleepy to resist, see psychiatry or neurology.',
    ),
    watch: watchedMood,
  },
];
