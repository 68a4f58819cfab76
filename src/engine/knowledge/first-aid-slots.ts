import { type Advice, type AgeGroup, advice, babies, type Deed, grown } from './first-aid.ts';

/**
 * Where the advice for several signs would pull both ways (how to lie, what to swallow, warm or cool), each sign only
 * wishes, and all wishes together get one line: the first here whose wishes are all there. Order is precedence.
 */
export type Wish =
  | 'forward'
  | 'sit'
  | 'level'
  | 'legsUp'
  | 'flat'
  | 'left'
  | 'still'
  | 'rest'
  | 'side'
  | 'vomits'
  | 'drools'
  | 'cord'
  | 'cordOut'
  | 'sugar'
  | 'nothing'
  | 'unfed'
  | 'chokes'
  | 'nothingYet'
  | 'feed'
  | 'ors'
  | 'sips'
  | 'water'
  | 'warm'
  | 'limb'
  /** The neck may be hurt: who is turned is turned as one block. */
  | 'neck'
  /** No child presses on the great vessels: not yet, or no longer. */
  | 'unpressed';

type Who = { readonly ages?: readonly AgeGroup[]; readonly awake?: false };
export type Choice = Who & { readonly wishes: readonly Wish[]; readonly says: Advice };

const child: readonly AgeGroup[] = ['child'];
const notBabies: readonly AgeGroup[] = [...grown, 'unknown'];

function posture(vi: string, en: string, source: string, ...does: Deed[]): Advice {
  return advice(vi, en, source, { does });
}

const still = posture(
  'nằm yên, giữ thẳng đầu và cổ; chỉ di chuyển khi chỗ đó nguy hiểm.',
  'lie still with head and neck straight; move only away from danger.',
  'TRAUMA',
  'lie-still',
  'stay',
);
const asTheyAre = posture(
  'để nguyên tư thế dễ thở nhất, giữ thẳng đầu và cổ; chỉ di chuyển khi chỗ đó nguy hiểm.',
  'leave the position in which breathing is easiest, head and neck straight; move only away from danger.',
  'TRAUMA OURS',
  'stay',
);
const lie = posture('cho nằm, không đứng dậy đi lại.', 'lie down, no standing up or walking.', 'BEC');

/** For someone awake, in small letters: they follow “Còn tỉnh:” where something else holds for the drowsy. */
export const postures: readonly Choice[] = [
  {
    // Who can't swallow or cough breathes in what runs from the mouth, however clear the mind is.
    wishes: ['drools', 'still'],
    says: posture(
      'lăn nghiêng cả người một lượt, giữ thẳng đầu và cổ, cho đờm dãi chảy ra; chỉ di chuyển khi chỗ đó nguy hiểm.',
      'roll the whole body onto one side in one move, head and neck straight, so that saliva runs out; move only away from danger.',
      'TRAUMA ILCOR',
      'on-side',
      'stay',
    ),
  },
  {
    wishes: ['drools', 'level'],
    says: posture(
      'đặt nằm nghiêng, đầu và chân ngang nhau, không kê đầu, miệng thấp cho máu, đờm dãi chảy ra; không nằm ngửa.',
      'lay on one side, head and legs level, nothing under the head, the mouth low so that blood and saliva run out; never on the back.',
      'ILCOR OURS',
      'on-side',
    ),
  },
  {
    wishes: ['drools', 'left'],
    ages: notBabies,
    says: posture(
      'đặt nằm nghiêng trái, miệng thấp cho đờm dãi, chất nôn chảy ra, lau sạch miệng; không nằm ngửa.',
      'lay on the left side, the mouth low so that saliva and vomit run out, wipe the mouth; never on the back.',
      'ILCOR MATERNAL',
      'left-side',
    ),
  },
  {
    wishes: ['drools'],
    says: posture(
      'còn thở: đặt nằm nghiêng dù tỉnh, miệng thấp cho đờm dãi, chất nôn chảy ra, lau miệng; không nằm ngửa.',
      'while breathing: on one side even if awake, mouth low and wiped so that saliva, vomit run out; not on the back.',
      'ILCOR SNAKE',
      'on-side',
    ),
  },
  {
    // Any other posture leaves the head on the cord.
    wishes: ['cordOut'],
    ages: notBabies,
    says: posture(
      'dây rốn đã thò ra thì quỳ gối ngay, ngực sát xuống, mông cao, giữ nguyên như vậy; không rặn, không sờ, không đẩy dây rốn vào. Lên xe: nằm nghiêng, kê mông thật cao. Nói với 115 là sa dây rốn, cần mổ ngay.',
      'the cord is out: kneel at once with the chest down and the bottom high, and stay so; no pushing, no touching, do not push the cord back. In the car: on one side with the hips raised high. Tell 115 that the cord has come down and an operation is needed now.',
      'IITT WHO_PCPNC',
      'knee-chest',
    ),
  },
  { wishes: ['sit', 'still'], says: asTheyAre },
  { wishes: ['forward', 'still'], says: asTheyAre },
  {
    // Before those who bleed or are in shock elsewhere: lying on the back, they breathe the blood in.
    wishes: ['forward'],
    ages: babies,
    says: posture(
      'bế bé nằm nghiêng, mặt hơi úp cho máu chảy ra ngoài; không để nằm ngửa.',
      'hold the baby on its side, the face a little down so that the blood runs out; never on the back.',
      'ILCOR OURS',
      'on-side',
    ),
  },
  {
    wishes: ['forward'],
    ages: child,
    says: posture(
      'ngồi cúi ra trước, hoặc ôm trẻ nằm nghiêng, cho máu chảy ra ngoài; không để nằm ngửa.',
      'sit leaning forward, or hold the child on its side, so that the blood runs out; never on the back.',
      'ILCOR OURS',
      'sit-up',
    ),
  },
  {
    wishes: ['forward'],
    says: posture(
      'ngồi cúi ra trước cho máu chảy ra ngoài, mệt lả thì nằm nghiêng; không nằm ngửa.',
      'sit leaning forward so that the blood runs out, or lie on one side if too weak; never on the back.',
      'ILCOR OURS',
      'sit-up',
    ),
  },
  {
    wishes: ['sit', 'left'],
    ages: notBabies,
    says: posture(
      'để ngồi tựa lưng, hơi nghiêng sang trái, nới quần áo; không bắt nằm ngửa.',
      'sit leaning back, a little to the left, clothes loosened; do not make her lie on her back.',
      'IITT MATERNAL',
      'sit-up',
    ),
  },
  {
    // Sitting up, somebody who bleeds or is in shock faints.
    wishes: ['sit', 'flat'],
    ages: notBabies,
    says: posture(
      'cho nằm, không đứng dậy; khó thở thì chỉ kê cao đầu và lưng vừa đủ.',
      'lie down, no standing up; if breathing is hard, raise head and back only as far as needed.',
      'BEC IITT',
    ),
  },
  {
    wishes: ['sit'],
    ages: babies,
    says: posture(
      'bế bé cao đầu, tư thế dễ thở nhất, nới quần áo.',
      'hold the baby with the head high so that breathing is easiest, clothes loosened.',
      'IITT IMCI',
      'sit-up',
    ),
  },
  {
    wishes: ['sit'],
    ages: child,
    says: posture(
      'để ngồi thẳng, trẻ nhỏ thì ôm ngồi trong lòng, nới quần áo, mở cửa cho thoáng; không bắt nằm xuống.',
      'sit upright, a small child on your lap, loosen clothes, open a window; do not make them lie down.',
      'IITT ASTHMA',
      'sit-up',
    ),
  },
  {
    wishes: ['sit'],
    says: posture(
      'để ngồi thẳng, tựa lưng, nới quần áo, mở cửa cho thoáng; không bắt nằm xuống.',
      'sit upright with the back supported, loosen clothes, open a window; do not make them lie down.',
      'IITT ASTHMA',
      'sit-up',
    ),
  },
  {
    wishes: ['left', 'still'],
    ages: notBabies,
    says: posture(
      'nằm yên, giữ thẳng đầu và cổ, kê lưng để cả người hơi nghiêng trái; chỉ di chuyển khi chỗ đó nguy hiểm.',
      'lie still, head and neck straight, with something under the back to tilt the whole body a little to the left; move only away from danger.',
      'TRAUMA MATERNAL',
      'lie-still',
      'left-side',
      'stay',
    ),
  },
  {
    wishes: ['left'],
    ages: notBabies,
    says: posture('nằm nghiêng trái.', 'lie on the left side.', 'MATERNAL WHO_PCPNC', 'left-side'),
  },
  { wishes: ['still'], says: still },
  {
    wishes: ['level'],
    ages: notBabies,
    says: posture('nằm phẳng, đầu và chân ngang nhau.', 'lie flat, head and legs level.', 'OURS', 'lie-still'),
  },
  {
    wishes: ['vomits'],
    ages: babies,
    says: posture(
      'bế bé nghiêng một bên cho chất nôn chảy ra ngoài; không để nằm ngửa.',
      'hold the baby on its side so that vomit runs out; not on the back.',
      'ILCOR OURS',
      'on-side',
    ),
  },
  {
    wishes: ['vomits'],
    says: posture(
      'nằm nghiêng cho chất nôn chảy ra ngoài.',
      'lie on one side so that vomit runs out.',
      'CG141 ILCOR',
      'on-side',
    ),
  },
  {
    wishes: ['legsUp', 'rest'],
    says: posture(
      'cho nằm hoặc nửa nằm nửa ngồi, thế nào dễ thở nhất; không đứng dậy đi lại.',
      'lie or half sit, whichever makes breathing easiest; no standing up or walking.',
      'CG95 BEC',
    ),
  },
  { wishes: ['legsUp', 'limb'], says: lie },
  {
    wishes: ['legsUp'],
    ages: babies,
    says: posture('bế bé nằm, tránh xốc lắc.', 'hold the baby lying, without shaking.', 'ETAT'),
  },
  {
    wishes: ['legsUp'],
    says: posture(
      'cho nằm, kê hai chân cao; nếu khó thở thì để ngồi.',
      'lie down with the legs raised; if breathing is hard, sit instead.',
      'BEC IITT',
      'breathing legs-up',
      'breathless sit-up',
    ),
  },
  {
    wishes: ['rest'],
    ages: [...babies, ...child],
    says: posture('để trẻ nằm nghỉ, giữ yên.', 'let the child rest quietly.', 'IITT'),
  },
  {
    wishes: ['rest'],
    says: posture(
      'ngồi hoặc nằm nghỉ, thế nào dễ chịu nhất; không gắng sức, không tự lái xe.',
      'sit or lie, whichever is easier; no effort, no driving.',
      'CG95',
    ),
  },
];

export const cord = posture(
  'Thấy dây rốn thò ra: quỳ gối, ngực sát xuống, mông cao, và gọi 115; không đẩy dây rốn vào.',
  'If the cord is seen: kneel with the chest down and the bottom high, and call 115; do not push the cord back.',
  'IITT WHO_PCPNC',
  'cord knee-chest',
);

const inArms = posture(
  'bế nằm nghiêng trong tay hoặc áp ngực, cổ thẳng, mũi miệng hở.',
  'hold on one side in the arms or on the chest, the neck straight, nose and mouth free.',
  'IMCI_YI ILCOR',
  'drowsy on-side',
);
const onSide = posture('đặt nằm nghiêng.', 'lay on one side.', 'ILCOR', 'drowsy on-side');

const leftInOneMove = posture(
  'lăn cả người một lượt sang trái, giữ thẳng đầu và cổ.',
  'roll the whole body to the left in one move, head and neck straight.',
  'TRAUMA MATERNAL',
  'drowsy left-side',
);
const sideInOneMove = posture(
  'lăn nghiêng cả người một lượt, giữ thẳng đầu và cổ.',
  'roll the whole body onto one side in one move, head and neck straight.',
  'TRAUMA',
  'drowsy on-side',
);

/** For someone who is drowsy but breathes, behind “Lơ mơ mà còn thở:” or “Chưa tỉnh mà còn thở:”. */
export const sides: readonly Choice[] = [
  { wishes: ['side', 'neck', 'left'], ages: notBabies, says: leftInOneMove },
  { wishes: ['side', 'neck'], says: sideInOneMove },
  { wishes: ['side', 'still', 'left'], ages: notBabies, says: leftInOneMove },
  { wishes: ['side', 'still'], says: sideInOneMove },
  {
    wishes: ['side', 'left'],
    ages: notBabies,
    says: posture('đặt nằm nghiêng trái.', 'lay on the left side.', 'ILCOR MATERNAL', 'drowsy left-side'),
  },
  { wishes: ['side'], awake: false, says: onSide },
  // Laid down alone, a small baby grows cold.
  { wishes: ['side', 'warm'], ages: babies, says: inArms },
  { wishes: ['side'], says: onSide },
];

function mouth(vi: string, en: string, source: string, does: readonly Deed[], alsoUrgent = false): Advice {
  return advice(vi, en, source, { does, ...(alsoUrgent && { alsoUrgent }) });
}

const noneIfDrowsy = 'drowsy nothing';
const milk = mouth(
  'Bé tỉnh và bú được: tiếp tục cho bú. Lơ mơ hoặc không bú được: không cho gì vào miệng.',
  'Baby awake and able to feed: go on feeding. Drowsy or not able: nothing into the mouth.',
  'NG143 IMCI_YI',
  ['awake feed', noneIfDrowsy],
  true,
);

const nothingForBaby = mouth(
  'Tạm chưa cho bú, chưa cho ăn uống gì, kể cả khi bé tỉnh và đòi.',
  'No feeding, food or drink for now, even if the baby is awake and asks for it.',
  'IITT MTS',
  ['nothing'],
);
const nothing = mouth('Không cho ăn uống gì.', 'Give nothing to eat or drink.', 'IITT MTS TRAUMA', ['nothing']);

export const mouths: readonly Choice[] = [
  { wishes: ['chokes'], ages: babies, says: nothingForBaby },
  { wishes: ['chokes'], says: nothing },
  {
    wishes: ['sugar'],
    awake: false,
    says: mouth(
      'Chưa tỉnh: không cho gì vào miệng. Tỉnh lại và nuốt được: cho uống ngay nước đường.',
      'Not awake: nothing into the mouth. Once awake and able to swallow: sugar water at once.',
      'HYPO',
      [noneIfDrowsy, 'awake sugar'],
    ),
  },
  {
    wishes: [],
    awake: false,
    says: mouth('Chưa tỉnh: không cho gì vào miệng.', 'Not awake: nothing into the mouth.', 'ILCOR', [noneIfDrowsy]),
  },
  {
    wishes: ['sugar'],
    ages: babies,
    says: mouth(
      'Bé tỉnh và bú được: cho bú ngay, thêm vài thìa nước đường. Lơ mơ: không cho gì vào miệng, đặt nằm nghiêng.',
      'Baby awake and able to feed: feed now and add a few spoons of sugar water. Drowsy: nothing into the mouth, lay on one side.',
      'HYPO ETAT',
      ['awake feed', 'awake sugar', noneIfDrowsy, 'drowsy on-side'],
      true,
    ),
  },
  {
    wishes: ['sugar', 'water'],
    says: mouth(
      'Còn tỉnh và nuốt được: đường huyết thấp hoặc không đo được thì uống ngay nước đường, đo thấy cao thì chỉ uống nước lọc. Lơ mơ: không cho gì vào miệng, đặt nằm nghiêng.',
      'Awake and able to swallow: sugar low or not measured, drink sugar water now; measured high, plain water only. Drowsy: nothing into the mouth, lay on one side.',
      'HYPO DKA',
      ['awake sugar', 'awake water', noneIfDrowsy, 'drowsy on-side'],
      true,
    ),
  },
  {
    wishes: ['sugar', 'nothing'],
    says: mouth(
      'Còn tỉnh và nuốt được: uống ngay nước đường hoặc nước ngọt, ngoài ra không ăn uống gì. Lơ mơ: không cho gì vào miệng, đặt nằm nghiêng.',
      'Awake and able to swallow: drink sugar water or a sweet drink now, and nothing else. Drowsy: nothing into the mouth, lay on one side.',
      'HYPO',
      ['awake sugar', noneIfDrowsy, 'drowsy on-side'],
    ),
  },
  {
    wishes: ['sugar'],
    says: mouth(
      'Còn tỉnh và nuốt được: uống ngay nước đường hoặc nước ngọt, 15 phút sau đo lại. Lơ mơ: không cho gì vào miệng, đặt nằm nghiêng.',
      'Awake and able to swallow: drink sugar water or a sweet drink now, measure again in 15 minutes. Drowsy: nothing into the mouth, lay on one side.',
      'HYPO',
      ['awake sugar', noneIfDrowsy, 'drowsy on-side'],
      true,
    ),
  },
  { wishes: ['nothing'], ages: babies, says: nothingForBaby },
  { wishes: ['unfed'], ages: babies, says: nothingForBaby },
  { wishes: ['unfed'], ages: child, says: nothing },
  { wishes: ['nothing'], says: nothing },
  { wishes: ['feed'], ages: [...babies, 'unknown'], says: milk },
  { wishes: ['ors'], ages: ['newborn'], says: milk },
  { wishes: ['sips'], ages: ['newborn'], says: milk },
  { wishes: ['water'], ages: ['newborn'], says: milk },
  {
    wishes: ['ors'],
    ages: ['infant'],
    says: mouth(
      'Bé tỉnh và nuốt được: tiếp tục cho bú, thêm oresol từng thìa. Lơ mơ: không cho gì vào miệng.',
      'Baby awake and able to swallow: go on feeding and give oral rehydration solution by the spoon. Drowsy: nothing into the mouth.',
      'IMCI',
      ['awake feed', 'awake ors', noneIfDrowsy],
      true,
    ),
  },
  {
    wishes: ['ors'],
    says: mouth(
      'Còn tỉnh và nuốt được: cho uống oresol từng thìa. Lơ mơ: không cho gì vào miệng.',
      'Awake and able to swallow: oral rehydration solution by the spoon. Drowsy: nothing into the mouth.',
      'IMCI',
      ['awake ors', noneIfDrowsy],
      true,
    ),
  },
  {
    wishes: ['sips'],
    says: mouth(
      'Còn tỉnh và nuốt được: uống nước hoặc oresol từng ngụm nhỏ. Lơ mơ: không cho gì vào miệng.',
      'Awake and able to swallow: sip water or oral rehydration solution. Drowsy: nothing into the mouth.',
      'DENGUE_VN MATERNAL',
      ['awake water', 'awake ors', noneIfDrowsy],
      true,
    ),
  },
  {
    wishes: ['water'],
    says: mouth(
      'Còn tỉnh và nuốt được: uống nước lọc từng ngụm. Lơ mơ: không cho gì vào miệng.',
      'Awake and able to swallow: sip plain water. Drowsy: nothing into the mouth.',
      'DKA',
      ['awake water', noneIfDrowsy],
      true,
    ),
  },
  {
    wishes: ['nothingYet'],
    ages: babies,
    says: mouth(
      'Lơ mơ thì không cho bú, không cho gì vào miệng.',
      'While drowsy: no feeding, nothing into the mouth.',
      'IMCI',
      [noneIfDrowsy],
    ),
  },
  {
    wishes: ['nothingYet'],
    says: mouth('Không cho ăn uống gì.', 'Give nothing to eat or drink.', 'IITT', ['nothing']),
  },
];

export const warmths: readonly Choice[] = [
  {
    wishes: ['warm'],
    ages: babies,
    // Not with whoever may harm the child.
    says: advice(
      'Giữ ấm cho bé: đội mũ, đắp chăn, chừa mũi miệng; da kề da với người khỏe, tỉnh táo (trừ bé bị thương, bỏng); không hơ than, chườm nóng.',
      'Keep the baby warm: a cap, a blanket, nose and mouth free; unless hurt or burned, skin to skin with someone well and calm; no charcoal, hot bottles.',
      'IMCI_YI',
      { does: ['warm'], notBeside: ['acute_psychosis_or_violence', 'suicide_risk'] },
    ),
  },
  {
    wishes: ['warm'],
    says: advice('Giữ ấm: cởi đồ ướt, đắp chăn.', 'Keep warm: wet clothes off, a blanket over.', 'ILCOR BEC', {
      does: ['warm'],
    }),
  },
];
