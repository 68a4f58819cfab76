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
const bereaved = `${died} | tu ngay ba mat | tu ngay ong mat | tu ngay me mat | tu ngay vo mat | tu ngay chong mat | tu khi vo mat | tu khi chong mat | tu hom bo mat | vo moi mat | chong moi mat | ba moi mat | me moi mat | mất mẹ em | mat me em | mất mẹ tôi | mất bố em | mất vợ | mất chồng | vợ mất | chồng mất | vợ mới mất | chồng mới mất | con trai mất | con gái mất | từ hồi vợ chết | từ ngày vợ chết | từ ngày chồng chết
  | since his wife died | since her husband died | since my mother died | since my father died | since mum died | since dad died | after his wife died | after her husband died | lost his wife | lost her husband | wife passed away | husband passed away`;
const silent = `ăn ít | ít ăn | không ăn | không chịu ăn | bỏ ăn | chẳng ăn | kém ăn | ngủ ít | không ngủ | mất ngủ | ngủ được | thức trắng | ngồi thừ | ngồi thẫn thờ | thẫn thờ | ngồi một mình | ngồi 1 mình | nằm một chỗ | quay mặt vào tường | không nói | ít nói | chẳng nói | lặng thinh | hay khóc | khóc suốt | khóc hoài | không thiết | chẳng thiết | không muốn gặp | sống làm chi | sống làm gì | sụt … kg | sụt … ký
  | not eating | hardly eats | barely eats | not sleeping | barely sleeps | hardly talks | doesn't talk | won't talk | sits alone | cries | crying`;
const selfHarm = `rach tay | rach co tay | dao lam rach | tu rach | rach dui | rạch tay | rạch cổ tay | rạch … cổ tay | rạch đùi | rạch … đùi | cứa tay | cứa cổ tay | cứa … cổ tay | tự rạch | tự cứa | tự cắt tay | tự cào | tự làm đau | tự làm đau mình | tự đánh vào đầu | tự đập đầu | lấy dao lam | dao lam … tay | vết rạch | vết cứa
  | self-harm | self harm | self-harming | cutting herself | cutting himself | cuts herself | cuts himself | cut herself | hurting herself | hurting himself | hurts herself | hurts himself`;
/** What may be a cat's as well. */
const marks = `vết cào | vết cào xước | vết xước | vết cắt | cào tay | cào … chảy máu | cuts on her | cuts on his | scratches on her | scratches on his | scars on her | scars on his`;
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

const ofHarm: Omit<Topic, 'heard'> = {
  about: 'psychiatry',
  of: 'psychiatry child_psychiatry psychology pediatrics',
  isLeading: true,
  within: '3d',
  says: askedCalmly,
  watch: watchedHarm,
};

/** Grief, self-harm and a mother's low spirits: what the family does until the visit. Ours, from WHO mhGAP; not reviewed. */
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
];
