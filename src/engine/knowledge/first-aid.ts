import type { RedFlagCode, Words } from '#contract/vocabulary.ts';
import type { Situation } from '../assess/situations.ts';
import { aidByCause } from './first-aid-by-cause.ts';

/** How a line of first aid moves, feeds, warms or cools the person. What opposes what stands in `opposed`. */
export type Act =
  | 'sit-up'
  | 'legs-up'
  | 'lie-still'
  | 'on-side'
  | 'stay'
  | 'left-side'
  | 'knee-chest'
  | 'nothing'
  | 'sugar'
  | 'ors'
  | 'feed'
  | 'water'
  | 'medicine'
  | 'warm'
  | 'cool'
  | 'cool-burn'
  | 'neither-warm-nor-cold'
  | 'no-extra-water'
  | 'limb-low'
  | 'limb-still';

/** Two acts that oppose each other may stand in one plan only where these keep them apart. */
export type When = 'awake' | 'drowsy' | 'breathless' | 'breathing' | 'cord';
export type Deed = Act | `${When} ${Act}`;

export type AgeGroup = 'newborn' | 'infant' | 'child' | 'adult' | 'elder' | 'unknown';

/** A line of first aid. Only the words are shown; the rest decides whether and where they stand. */
export type Advice = Words & {
  /** Keys of `sources`; the wording is ours and no clinician has reviewed it. */
  readonly source: string;
  readonly does?: readonly Deed[];
  /** Whom it is for; everyone when absent. */
  readonly ages?: readonly AgeGroup[];
  readonly pregnant?: boolean;
  /** Signs beside which it would do harm or make no sense. */
  readonly notBeside?: readonly RedFlagCode[];
  /** Said only where one of these is there too. */
  readonly onlyBeside?: readonly RedFlagCode[];
  /** Senseless for someone who is known not to be awake. */
  readonly awakeOnly?: true;
  /** Since how many days at most: later there is nothing left to rinse, to cool or to rule out. */
  readonly daysMax?: number;
  /** Also right when the person is to be seen within days; everything else is for emergencies only. */
  readonly alsoUrgent?: true;
  readonly urgentOnly?: true;
  /** The place itself can kill, also the one who helps: before all else. */
  readonly isScene?: true;
  readonly isCall?: true;
  /** The family goes there itself. */
  readonly isGoing?: true;
  /** Says how soon a doctor is to be seen. */
  readonly isSchedule?: true;
  readonly notesTime?: true;
  /** Another line of which it says all, and more. */
  readonly says?: string;
  /** A step of this circumstance says the same. */
  readonly saidBy?: Situation;
};

type More = Omit<Advice, 'vi' | 'en' | 'source'>;

export function advice(vi: string, en: string, source: string, more: More = {}): Advice {
  return { vi, en, source, ...more };
}

export const babies: readonly AgeGroup[] = ['newborn', 'infant'];
export const grown: readonly AgeGroup[] = ['child', 'adult', 'elder'];
const exceptBabies: readonly AgeGroup[] = [...grown, 'unknown'];
const children: readonly AgeGroup[] = [...babies, 'child'];
const notNewborn: readonly AgeGroup[] = ['infant', ...exceptBabies];

export const firstAid = {
  call115: advice(
    'Gọi 115 ngay, hoặc đưa ngay đến khoa cấp cứu gần nhất.',
    'Call 115 now, or go at once to the nearest emergency department.',
    'IITT',
    { isCall: true },
  ),
  goNow: advice(
    'Đi ngay đến khoa cấp cứu gần nhất; không tự đi được hoặc nặng lên thì gọi 115.',
    'Go now to the nearest emergency department; if you cannot get there, or it gets worse, call 115.',
    'IITT',
    { isCall: true, isGoing: true },
  ),
  rinseThenGo: advice(
    'Rửa mắt trước, ngay tại chỗ, bằng nước sạch chảy liên tục ít nhất 20 phút, rồi đi ngay đến khoa cấp cứu gần nhất, có người chở; không tự đi được hoặc nặng lên thì gọi 115.',
    'First rinse the eye, right where you are, under clean running water for at least 20 minutes, then go at once to the nearest emergency department, with somebody driving; if you cannot get there, or it gets worse, call 115.',
    'AOMS_EYE',
    { isCall: true, isGoing: true },
  ),
  rinseThenCall: advice(
    'Xối rửa nước sạch trước, ngay tại chỗ, ít nhất 20 phút, vừa rửa vừa gọi 115 (bật loa); xong mới đi, khó thở: đi ngay.',
    'First flood it with clean water, right there, at least 20 minutes, calling 115 meanwhile (loudspeaker); then go; breathless: go now.',
    'AOMS_EYE',
    { isCall: true },
  ),
  helpHere: advice(
    'Gọi 115 ngay, bật loa ngoài. Không thở, thở ngáp hay nghẹn không ra tiếng: làm ngay tại chỗ như dưới đây (chỉ rời chỗ nếu nguy hiểm), đừng chở đi trước; thở lại thì chờ xe hoặc đưa ngay đến khoa cấp cứu gần nhất.',
    'Call 115 now, on loudspeaker. Not breathing, only gasping, or no voice: act on the spot as below (move only out of danger) before driving anywhere; once breathing again, wait for the ambulance or go to the nearest emergency department.',
    'ILCOR',
    { isCall: true },
  ),
  callAndWait: advice(
    'Gọi 115 ngay và chờ xe đến, hỏi mất mấy phút. Xe không đến được hoặc quá 15 phút: hỏi 115 cách chuyển; nhiều người cùng nâng trên ván phẳng, giữ thẳng đầu, cổ, lưng, chở nằm bằng ô tô đến khoa cấp cứu gần nhất.',
    'Call 115 now and wait for the ambulance, asking how many minutes it needs. If it cannot come or takes over 15 minutes: ask 115 how to move; several people lift together on a flat board, head, neck and back straight, lying in a car to the nearest emergency department.',
    'TRAUMA',
    { isCall: true },
  ),
  withinADay: advice(
    'Cần được bác sĩ khám trong vòng 24 giờ. Nếu nặng lên, gọi 115.',
    'A doctor should see this within 24 hours. If it gets worse, call 115.',
    'IITT',
    { alsoUrgent: true, isSchedule: true },
  ),
  toDutyNow: advice(
    'Đi ngay bây giờ, vào thẳng khoa cấp cứu; không chờ đến chiều hay ngày mai. Nếu nặng lên, gọi 115.',
    'Go right now, straight to an emergency department; do not wait for the afternoon or tomorrow. If it gets worse, call 115.',
    'IITT',
    { alsoUrgent: true, isSchedule: true },
  ),
  seenNow: advice(
    'Đi khám ngay bây giờ, mỗi giờ đều quý; hết giờ khám thì vào khoa cấp cứu. Nếu nặng lên, gọi 115.',
    'Go to see a doctor right now, for each hour counts; after hours go to the emergency department. If it gets worse, call 115.',
    'IITT',
    { alsoUrgent: true, isSchedule: true },
  ),
  threeDays: advice(
    'Đi khám trong vòng 3 ngày. Nếu nặng lên, gọi 115.',
    'See a doctor within 3 days. If it gets worse, call 115.',
    'TB',
    { alsoUrgent: true, isSchedule: true },
  ),
  twoWeeks: advice(
    'Đặt lịch khám trong vòng hai tuần, mang theo mọi kết quả cũ. Nếu nặng lên nhanh, gọi 115.',
    'Book a visit within two weeks and bring all earlier results. If it quickly gets worse, call 115.',
    'NG12',
    { alsoUrgent: true, isSchedule: true },
  ),
  stayAndWatch: advice(
    'Ở cạnh người bệnh, để ý xem có lả đi hay khó thở không, làm theo lời nhân viên 115.',
    'Stay with the patient, watch for faintness or hard breathing, and do what 115 tells you.',
    'OURS',
  ),

  compress: advice(
    'Không thở hoặc chỉ thở ngáp: ép tim mạnh và nhanh giữa ngực, không dừng cho đến khi có người đến thay.',
    'Not breathing or only gasping: push hard and fast in the middle of the chest until help takes over.',
    'ILCOR',
    { ages: exceptBabies },
  ),
  compressBaby: advice(
    'Bé không thở hoặc chỉ thở ngáp: thổi ngạt nhẹ 5 hơi, rồi dùng hai ngón tay ấn nhanh giữa ngực, không dừng cho đến khi có người đến thay.',
    'A baby who does not breathe or only gasps: 5 gentle breaths, then press fast in the middle of the chest with two fingers until help takes over.',
    'ILCOR',
    { ages: babies },
  ),
  thrusts: advice(
    'Còn ho được: cho ho mạnh. Không ho, không nói được: vỗ lưng 5 cái rồi ép bụng 5 cái, lặp lại đến khi vật ra. Lịm đi, không thở: đặt nằm ngửa, thổi ngạt và ép tim ngay.',
    'Still coughing: encourage it. No cough and no voice: 5 back blows, then 5 belly thrusts, again and again until it is out. Limp and not breathing: on the back, breaths and chest compressions at once.',
    'ILCOR',
    { ages: ['adult', 'elder'], pregnant: false, awakeOnly: true },
  ),
  thrustsPregnant: advice(
    'Còn ho được: cho ho mạnh. Không ho, không nói được: vỗ lưng 5 cái rồi ấn ngực 5 cái (đang mang thai thì không ép bụng), lặp lại đến khi vật ra.',
    'Still coughing: encourage it. No cough and no voice: 5 back blows, then 5 chest thrusts (not the belly in pregnancy), until it is out.',
    'ILCOR',
    { ages: exceptBabies, pregnant: true, awakeOnly: true },
  ),
  thrustsBaby: advice(
    'Bé còn ho, còn khóc được: để bé ho. Không ho, không khóc được: úp bé dọc cánh tay, vỗ lưng 5 cái, rồi lật ngửa ấn ngực 5 cái, lặp lại đến khi vật ra. Lịm đi, không thở: đặt nằm ngửa, thổi ngạt và ép tim ngay.',
    'Baby still coughs or cries: let it cough. No cough and no cry: face down along your arm, 5 back blows, then turn over for 5 chest presses, until it is out. Limp and not breathing: on the back, breaths and chest compressions at once.',
    'ILCOR',
    { ages: babies, awakeOnly: true },
  ),
  thrustsAnyone: advice(
    'Còn ho được: cho ho mạnh. Không ho, không nói được: vỗ lưng 5 cái rồi ép bụng 5 cái, lặp lại (trẻ dưới 1 tuổi: vỗ lưng và ấn ngực). Lịm đi, không thở: đặt nằm ngửa, thổi ngạt và ép tim ngay.',
    'Still coughing: encourage it. No cough and no voice: 5 back blows, then 5 belly thrusts, and again (under 1 year: back blows and chest presses). Limp and not breathing: on the back, breaths and chest compressions at once.',
    'ILCOR',
    // Nobody may have told how small the child is.
    { ages: ['child', 'unknown'], pregnant: false, awakeOnly: true },
  ),
  noFinger: advice(
    'Không dùng tay móc họng khi không nhìn thấy vật.',
    'Do not sweep the throat with a finger if you cannot see the object.',
    'ILCOR',
  ),
  cutPower: advice(
    'Ngắt điện trước, không chạm tay vào người đang bị giật. Dù tỉnh vẫn phải đến cấp cứu để đo điện tim.',
    'Switch off the power before touching the person. Even if awake, the heart must be checked at an emergency department.',
    'ILCOR BURNS',
    { isScene: true },
  ),
  drowned: advice(
    'Không dốc ngược, không xốc nước; biết thổi ngạt thì thổi ngạt trước khi ép tim. Dù đã tỉnh vẫn phải đến bệnh viện.',
    'Do not hang the person upside down or try to shake the water out; if you know how, give breaths before pressing the chest. Even if awake, go to hospital.',
    'ILCOR',
  ),
  press: advice(
    'Chỗ chảy máu ra ngoài: lấy vải sạch ép chặt, không nhấc ra xem; không rút vật đang cắm trong vết thương.',
    'Bleeding that you can see: press a clean cloth firmly and do not lift it to look; do not pull out anything stuck in the wound.',
    'IITT TRAUMA',
  ),
  allergy: advice(
    'Ngừng ngay thuốc hoặc món nghi ngờ. Có bút adrenaline bác sĩ đã kê thì tiêm ngay mặt ngoài đùi. Gọi 115, nói là dị ứng nặng, cần tiêm adrenaline. Không để đứng dậy đi lại. Xe lâu đến: chở tới trạm y tế, phòng khám gần nhất xin tiêm.',
    'Stop the suspected food or medicine. A prescribed adrenaline pen goes into the outer thigh now. Call 115, say that it is a severe allergy and adrenaline is needed. No standing or walking. If the ambulance is slow: be driven to the nearest health station or clinic and ask for it.',
    'WAO VN_ANA',
  ),
  inhaler: advice(
    'Có thuốc xịt cắt cơn (salbutamol) bác sĩ đã kê: xịt từng nhát, có buồng đệm thì mỗi nhát thở 4–6 hơi, 4–10 nhát (dưới 5 tuổi: 2–6); chưa đỡ: lặp lại mỗi 20 phút, cả khi chờ và trên đường.',
    'With a prescribed reliever inhaler (salbutamol): one puff at a time, with a spacer 4–6 breaths for each, 4–10 puffs (under 5 years: 2–6); if it is no better, again every 20 minutes, while waiting and on the way.',
    'ASTHMA',
    {
      ages: notNewborn,
      awakeOnly: true,
      notBeside: ['drowning', 'choking', 'poisoning', 'major_trauma', 'electrical_injury', 'severe_bleeding'],
    },
  ),
  keepCalm: advice(
    'Giữ trẻ yên, tránh làm trẻ khóc; không khám họng trẻ.',
    'Keep the child calm and avoid crying; do not look into the throat.',
    'ESI NG143',
    { ages: children },
  ),
  freshAir: advice(
    'Hít khói, khí than: đưa ngay ra chỗ thoáng. Thuốc, hóa chất dính người: cởi bỏ quần áo dính, rửa da bằng nước và xà phòng 15 phút.',
    'Smoke or gas: out into fresh air at once. Poison on the body: take off the clothes it is on and rinse the skin with water and soap for 15 minutes.',
    'POISON',
    { isScene: true },
  ),
  noVomiting: advice(
    'Nuốt phải chất độc: không gây nôn, không cho uống sữa, nước chanh hay lòng trắng trứng; lau sạch miệng. Mang theo vỏ chai, vỏ thuốc, nhớ giờ và lượng.',
    'Swallowed poison: do not cause vomiting, give no milk, lemon juice or egg white; wipe the mouth. Bring the bottle or packet, the hour and the amount.',
    'POISON',
  ),
  nothingPushedDown: advice(
    'Không gây nôn, không cho nuốt cơm hay chuối để đẩy vật xuống. Có vật giống vậy (viên pin, đồng xu, đồ chơi) thì mang theo.',
    'Do not cause vomiting and give no food to push the object down. Bring one like it (battery, coin, toy) if there is any.',
    'BUTTON',
  ),
  coolBody: advice(
    'Đưa vào bóng mát, cởi bớt áo, dội nước và quạt liên tục, chườm mát ở nách và bẹn.',
    'Move to shade, take off clothes, keep wetting and fanning the skin, cool the armpits and groin.',
    'HEAT',
    { does: ['cool'] },
  ),
  coolBurn: advice(
    'Xối nước mát sạch lên chỗ bỏng 15 đến 20 phút rồi che bằng vải sạch; không bôi kem đánh răng, nước mắm, mỡ, lá, không chườm đá.',
    'Run cool clean water over the burn for 15 to 20 minutes, then cover it with a clean cloth; no toothpaste, fish sauce, fat, leaves or ice.',
    'BURNS',
    { does: ['cool-burn'], daysMax: 1, alsoUrgent: true },
  ),
  rinseEye: advice(
    'Hóa chất vào mắt: rửa ngay dưới vòi nước sạch ít nhất 15 phút. Vật đâm vào mắt: không rút, không dụi, che nhẹ.',
    'Chemical in the eye: rinse under clean water for at least 15 minutes. Something stuck in it: do not pull or rub, cover lightly.',
    'AOMS_EYE',
    { daysMax: 1 },
  ),
  noEyeDrops: advice(
    'Không dụi mắt, không tự nhỏ thuốc, không đeo kính áp tròng.',
    'Do not rub the eye, use no drops of your own, wear no contact lenses.',
    'AOMS_EYE GLAUCOMA',
    { alsoUrgent: true },
  ),

  noteTime: advice(
    'Ghi lại giờ bắt đầu, hoặc lần cuối còn thấy bình thường.',
    'Write down when it began, or when the person was last well.',
    'NG128 VN_STROKE',
    { notesTime: true },
  ),
  noPricking: advice(
    'Không chích máu đầu ngón tay, không cạo gió, không tự cho thuốc.',
    'Do not prick fingers, do not scrape the skin, give no medicine of your own.',
    'VN_STROKE TRUNGGIO',
  ),
  fit: advice(
    'Đang co giật: dẹp vật cứng, kê đầu bằng đồ mềm, xem giờ; không nhét gì vào miệng, không đè giữ tay chân.',
    'During a fit: clear hard things away, something soft under the head, watch the clock; force nothing between the teeth, do not hold the limbs down.',
    'IITT IMCI',
  ),
  doNotWait: advice(
    'Không chờ thêm triệu chứng hay chờ nổi ban mới đi.',
    'Do not wait for more signs or for a rash to show.',
    'NG240',
  ),
  purpleRash: advice(
    'Sốt kèm đốm tím nặng lên rất nhanh: đi ngay, báo trước cho 115 hoặc bệnh viện là sốt có đốm tím.',
    'Fever with purple spots worsens very fast: go now, and tell 115 or the hospital of it before.',
    'NG240',
  ),
  ifFits: advice(
    'Nếu co giật: đặt nằm nghiêng, dẹp vật cứng, không đè, không nhét gì vào miệng, gọi 115. Không tự uống thêm thuốc hạ áp.',
    'If there is a fit: onto the side, hard things away, no holding down, nothing into the mouth, call 115. No extra pressure pills.',
    'NG133',
  ),
  quietRoom: advice(
    'Giữ chỗ yên tĩnh, tránh ánh sáng mạnh và tiếng ồn.',
    'Keep the place quiet, away from bright light and noise.',
    'CG150 NG133 TETANUS',
  ),
  measureSugar: advice(
    'Có máy thì đo đường huyết và báo lại cho nhân viên y tế.',
    'If you have a meter, measure the blood sugar and tell the medical staff.',
    'HYPO DKA',
    { alsoUrgent: true, notBeside: ['head_injury_danger_signs', 'major_trauma'] },
  ),
  noDoseChange: advice(
    'Không tự bỏ hay tự tăng insulin, thuốc tiểu đường.',
    'Do not stop or raise insulin or diabetes medicine on your own.',
    'DKA',
    { alsoUrgent: true },
  ),
  pressureAgain: advice(
    'Có máy thì đo huyết áp, 5 phút sau đo lại; không tự uống dồn thuốc hạ áp, không nhỏ thuốc dưới lưỡi.',
    'With a monitor, measure the blood pressure and again after 5 minutes; no extra blood pressure tablets, no drops under the tongue.',
    'HTN',
    { alsoUrgent: true },
  ),
  noPulling: advice('Không nắn bóp, không kéo giãn cột sống.', 'No kneading or stretching of the spine.', 'CES', {
    alsoUrgent: true,
  }),
  watchBreath: advice(
    'Luôn có người ở bên theo dõi nhịp thở và sự tỉnh táo.',
    'Someone stays and watches breathing and alertness all the time.',
    'NG127 NG232',
  ),
  splint: advice(
    'Nẹp giữ yên chỗ nghi gãy, không nắn; vết thương hở thì che bằng vải sạch.',
    'Splint what may be broken and do not straighten it; cover an open wound with a clean cloth.',
    'TRAUMA',
    { does: ['limb-still'] },
  ),
  coldLimb: advice(
    'Để chân tay đau ngang người hoặc hơi thấp, giữ yên; không kê cao, không xoa bóp, không chườm nóng.',
    'Keep the painful limb level or a little low, and still; do not raise it, rub it or heat it.',
    'ALI',
    { does: ['limb-low'] },
  ),
  snake: advice(
    'Giữ yên chỗ bị cắn, nẹp lại, tháo nhẫn và vòng; không buộc chặt, không rạch, không hút, không đắp lá (đã đắp thì gỡ ra).',
    'Keep the bitten limb still, splint it, take off rings; no tight band, no cutting, no sucking, no leaves (take leaves off).',
    'SNAKE',
    { does: ['limb-still'] },
  ),
  snakePhoto: advice(
    'Chụp ảnh con rắn nếu không nguy hiểm; hỏi 115 nơi có huyết thanh kháng nọc.',
    'Photograph the snake only if it is safe; ask 115 who has antivenom.',
    'SNAKE',
  ),
  sting: advice(
    'Gạt bỏ ngòi, rửa nước sạch, chườm mát chỗ bị đốt.',
    'Scrape off the sting, wash with clean water, put something cool on it.',
    'WAO',
    { alsoUrgent: true },
  ),
  noLegRub: advice('Không xoa bóp, không chườm nóng chân sưng.', 'Do not rub or heat the swollen leg.', 'NG158', {
    alsoUrgent: true,
  }),
  noBellyRub: advice(
    'Không xoa bóp, không chườm nóng bụng; không tự uống thuốc giảm đau hay thuốc xổ.',
    'Do not rub or heat the belly; no painkillers or laxatives of your own.',
    'IITT MTS',
  ),
  faintAgain: advice(
    'Nếu thấy choáng lại: nằm xuống ngay, kê chân lên; có người ở cùng.',
    'If it comes again: lie down at once with the feet up; someone stays along.',
    'SYNCOPE',
    { does: ['breathing legs-up'], ages: exceptBabies, alsoUrgent: true, awakeOnly: true },
  ),

  film: advice(
    'Giật mình, run, loạng choạng lúc này là cần khám ngay: nói ở cửa đã mấy lần, từ lúc nào, quay video nếu được; không chờ nốt phỏng lặn mới đi.',
    'Startling, trembling or an unsteady walk now must be seen at once: say at the door how often and since when, film it if you can; do not wait for the blisters to go.',
    'HFMD_VN',
    { alsoUrgent: true },
  ),
  bringMedicines: advice(
    'Mang theo thuốc đang dùng và giấy tờ bệnh cũ.',
    'Bring current medicines and earlier medical papers.',
    'CG95 CG141 NG253',
    { alsoUrgent: true },
  ),
  noBabyMedicine: advice(
    'Không chườm lạnh, không ủ kín; không tự cho bé uống thuốc.',
    'No cold packs, no heavy wrapping; give the baby no medicine of your own.',
    'NG143',
    { does: ['neither-warm-nor-cold'], ages: [...children, 'unknown'] },
  ),
  noSun: advice('Không phơi nắng chữa vàng da.', 'Do not put a yellow baby in the sun.', 'IMCI_YI JAUNDICE', {
    ages: [...babies, 'unknown'],
  }),
  noAspirin: advice(
    'Hạ sốt: không aspirin, ibuprofen; không truyền dịch ở nhà.',
    'Fever: no aspirin/ibuprofen or home drip.',
    'DENGUE_WHO DENGUE_VN',
    { alsoUrgent: true, saidBy: 'fever', daysMax: 7 },
  ),
  paracetamol: advice(
    'Sốt cao khó chịu: chỉ dùng paracetamol theo cân nặng ghi trên nhãn.',
    'For a high fever only paracetamol, by weight as on the label.',
    'DENGUE_VN',
    { does: ['awake medicine'], ages: exceptBabies, alsoUrgent: true, urgentOnly: true },
  ),
  sayChemo: advice(
    'Nói ngay với nhân viên cấp cứu bệnh và thuốc làm yếu sức đề kháng (hóa trị, ghép tạng, lọc máu, thuốc ức chế miễn dịch, thuốc cường giáp).',
    'Tell the emergency staff at once what weakens the defences (chemotherapy, a transplant, dialysis, medicines against immunity or for the thyroid).',
    'NEUTRO',
    { alsoUrgent: true },
  ),
  markRedness: advice(
    'Lấy bút vạch quanh vùng đỏ và ghi giờ; không đắp lá, không nặn.',
    'Draw a line round the redness and note the time; no leaves, no squeezing.',
    'NF',
    { alsoUrgent: true },
  ),
  stopMedicine: advice(
    'Ngừng thuốc nghi ngờ và mang theo vỏ thuốc; không bôi lá hay thuốc lạ.',
    'Stop the suspected medicine and bring its packet; put no leaves or unknown ointment on it.',
    'SJS',
    { alsoUrgent: true },
  ),
  noExtraWater: advice(
    'Không cố uống thêm nước, không rặn mạnh.',
    'Do not force more water down and do not strain.',
    'NG149',
    { does: ['no-extra-water'] },
  ),
  washBite: advice(
    'Rửa ngay vết cắn bằng xà phòng dưới vòi nước 15 phút (đã rửa qua thì rửa lại, gỡ hết lá, thuốc đắp); không nặn, không đắp thuốc, không khâu kín.',
    'Wash the bite at once with soap under running water for 15 minutes (again if it was only rinsed; take off leaves or herbs); no squeezing, no herbs, no closing stitches.',
    'RABIES',
    { alsoUrgent: true, notBeside: ['severe_bleeding', 'major_trauma'] },
  ),
  washBiteLater: advice(
    'Cầm máu trước; máu đã cầm mới rửa vết cắn bằng xà phòng dưới vòi nước 15 phút, chưa cầm thì để bệnh viện rửa.',
    'First stop the bleeding; only then wash the bite with soap under running water for 15 minutes, or leave that to the hospital.',
    'RABIES TRAUMA',
    { onlyBeside: ['severe_bleeding', 'major_trauma'] },
  ),
  rabiesShot: advice(
    'Tiêm vắc xin dại càng sớm càng tốt, không chờ theo dõi con vật; vết chảy máu thì hỏi tiêm thêm huyết thanh kháng dại cùng ngày (chậm nhất 7 ngày sau mũi đầu), và mũi uốn ván. Vết ở đầu, mặt, cổ, bàn tay, hoặc sâu, nhiều vết: đi ngay lúc này và xin cả huyết thanh; rách sâu thì vào khoa cấp cứu.',
    'Start the rabies vaccine as soon as possible, without waiting to watch the animal; if it bled, ask for rabies immunoglobulin (serum) too, the same day (at the latest 7 days after the first dose), and about tetanus. For bites on head, face, neck or hands, deep or many: go right now and ask for the serum too; a deep tear belongs in an emergency department.',
    'RABIES TETANUS',
    { alsoUrgent: true },
  ),
  rabiesAsk: advice(
    'Gọi trước hỏi: còn vắc xin và huyết thanh dại không, giá, giờ tiêm. Hết thì hỏi ngay trung tâm y tế khác, CDC hoặc bệnh viện tỉnh, điểm tiêm dịch vụ; đừng chờ hàng về. Bảo hiểm y tế thường không trả vắc xin dại: hộ nghèo, trẻ em hỏi có được hỗ trợ không.',
    'Call first: do they have rabies vaccine and serum, the price, the hours. If not, ask another medical centre, the provincial CDC or hospital, or a paid vaccination centre at once; do not wait for a delivery. Health insurance usually does not pay for rabies vaccine: poor families and children ask about support.',
    'OURS',
    { alsoUrgent: true },
  ),
  washWound: advice(
    'Rửa vết thương bằng xà phòng và nước, không nặn máu.',
    'Wash the wound with soap and water, do not squeeze it.',
    'PEP',
    // Who was assaulted may want what water would take away.
    { alsoUrgent: true, notBeside: ['assault_or_abuse'] },
  ),
  pep: advice(
    'Đến nơi có thuốc phòng HIV càng sớm càng tốt; sau 72 giờ là muộn.',
    'Reach a place that gives HIV prevention medicine as soon as possible; after 72 hours it is too late.',
    'PEP',
    { alsoUrgent: true },
  ),

  maternity: advice(
    'Đến bệnh viện có khoa sản; xa hay ở đảo thì đến nơi cấp cứu gần nhất trước, xin chuyển ngay. Mang hồ sơ khám thai nếu có sẵn; không đi một mình.',
    'Go to a hospital with a maternity ward; if that is far or over water, to the nearest emergency place first and ask for transfer at once. Pregnancy papers if at hand, and not alone.',
    'MATERNAL WHO_PCPNC',
    { ages: exceptBabies },
  ),
  sayPregnant: advice(
    'Nói với 115 là có thai hay có thể có thai, mấy tuần; nếu kịp thì đến bệnh viện có khoa sản.',
    'Tell 115 that she is or may be pregnant, and how far; if there is time, go to a hospital with a maternity ward.',
    'MATERNAL',
  ),
  sayBirth: advice(
    'Nói với 115 là đang đẻ hay mới sinh mấy ngày; đến nơi có khoa sản, không để người mẹ ở một mình.',
    'Tell 115 that she is in labour or how long ago the birth was; go where there is a maternity ward and do not leave the mother alone.',
    'MATERNAL',
    { ages: exceptBabies },
  ),

  notAlone: advice(
    'Đừng để ở một mình: gọi ngay một người tin cậy đến ở cùng, cất xa thuốc, hóa chất và vật sắc.',
    'Nobody should be alone now: ask someone trusted to come and stay, put medicines, chemicals and sharp things out of reach.',
    'MHGAP',
    { alsoUrgent: true, saidBy: 'self_harm' },
  ),
  // Numbers: 113 is the police, 111 the national child protection line. We know no sourced number of a shelter.
  safePlace: advice(
    'Đang bị đánh, đe dọa: tìm chỗ an toàn trước, gọi 113 và 115. Không nói được: để máy im lặng, nhắn người thân gọi giúp.',
    'Being hit or threatened: first a safe place, then call 113 and 115. If you cannot speak, silence the phone and text someone to call for you.',
    'SEXVIOL OURS',
    { alsoUrgent: true, isScene: true },
  ),
  strangled: advice(
    'Bị bóp cổ hay đánh vào đầu, ngực, bụng: đến cấp cứu dù thấy ổn; để ý thở khó, khàn tiếng, nuốt đau.',
    'Strangled, or hit on head, chest or belly: go to an emergency department even if it feels all right; watch for hard breathing, a hoarse voice, pain on swallowing.',
    'SEXVIOL OURS',
    { alsoUrgent: true },
  ),
  evidence: advice(
    'Chưa tắm rửa, giữ lại quần áo nếu muốn có bằng chứng; ở bệnh viện, hỏi Phòng Công tác xã hội về nơi tạm lánh.',
    'Do not wash, and keep the clothes, if you want evidence; in hospital ask the social work office for a safe place to stay.',
    'SEXVIOL OURS',
    { alsoUrgent: true },
  ),
  childLine: advice(
    'Việc của trẻ em: gọi thêm 111, tổng đài bảo vệ trẻ em.',
    'For a child also call 111, the child protection line.',
    'OURS',
    { alsoUrgent: true, ages: children },
  ),
  agitated: advice(
    'Người bệnh kích động: giữ khoảng cách, nói nhẹ nhàng, cất vật nguy hiểm; có bạo lực thì gọi thêm 113.',
    'If the patient is agitated: keep a distance, speak gently, put dangerous things away; if there is violence also call 113.',
    'IITT ESI',
    { alsoUrgent: true },
  ),
  ...aidByCause,
} as const satisfies Record<string, Advice>;

export type FirstAid = keyof typeof firstAid;
