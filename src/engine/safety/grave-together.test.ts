import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readIntake } from '../read-intake.ts';
import { checkSafety } from '../safety.ts';

function check(symptoms: string, given: Partial<Intake> = {}) {
  const intake: Intake = { need: 'treatment', patient: { age: 60 }, symptoms, durationDays: 1, ...given };
  return checkSafety(readIntake(intake), intake);
}

describe('things that are grave together', () => {
  test.each([
    ['black stools on aspirin', 'Black sticky stools for two days. On aspirin and clopidogrel since the stent.'],
    [
      'books sorted, a letter, a bridge',
      'I sorted my books and wrote a letter for my sister, I know which bridge. My question is about hair loss.',
    ],
    ['lime in an eye, with a slip', 'voi bot van vao mat, xot lam'],
    ['a wrist that was cut deep', 'vk e rạch cổ tay sâu lắm'],
    ['a child whose mouth twitches', 'bôi thuốc cam cho bé cả tháng, nay giật mép, đờ người'],
    ['ketones and a fever', 'tiểu đường type 1, sốt 38,5, que thử ceton nước tiểu hiện hai cộng, buồn nôn'],
    ['a fresh birth and a haemorrhage', 'mới sanh 3 ngày băng huyết'],
    ['an erection of five hours that hurts', 'duong vat cuong 5 tieng dau'],
    ['a stroke in the midst of something', 'Đột quỵ khi đang tập gym, nói ngọng'],
    ['a throat that closes after food', 'throat closing after shrimp'],
    ['black stools and dizziness', 'bố đi ngoài phân đen hai hôm, đứng lên chóng mặt'],
    ['a missed dialysis and swelling', 'chồng chạy thận thứ 3-5-7, lỡ một buổi, sáng nay chân phù to hơn'],
    [
      'a tooth, a swelling below the chin, a mouth that hardly opens',
      'răng cấm nhức 4 bữa, giờ sưng qua cằm, há miệng lọt 1 ngón tay, sốt 38.5. nhổ liền được chưa?',
    ],
    ['the same in English', 'Toothache for days, now swollen under the jaw and he can barely open his mouth'],
    [
      'a diabetic foot and rigors',
      'Ba con tiểu đường mười năm, ngón chân cái chừ đen thui, chảy nước hôi, đỏ lan lên mu bàn chân, đêm có rét run',
    ],
    ['a diabetic ulcer and a fever', 'mẹ đái tháo đường, bàn chân loét chảy mủ, hôm nay sốt'],
    [
      'cloudy fluid, belly pain and chills',
      'em lọc màng bụng ở nhà, tối qua dịch xả ra đục như nước vo gạo, bụng đau lâm râm, gai gai lạnh',
    ],
    [
      'a farewell and pills',
      'Con tôi lớp 11 đem cho hết đồ, viết giấy xin lỗi mẹ, hộc bàn cả vốc thuốc ngủ. Khám tâm lý hôm nào?',
    ],
    [
      'thirst for weeks, drowsy, deep breath',
      'con gái 13t cả tháng nay uống nước tối ngày, đêm dậy đái, sụt 6 ký, nôn suốt, giờ nằm li bì, thở sâu với nhanh',
    ],
    [
      'a mouthful of weed killer, without marks',
      'con gai toi hom qua uong mot ngum thuoc co mau xanh, moc hong oi ra lien, gio tinh tao an chao duoc chi rat hong',
    ],
    ['jaundice, fever and pain', 'vang da vang mat 10 ngay, hom nay bat dau sot 38,5 va dau ha suon phai'],
  ])('are an emergency: %s', (_, symptoms) => {
    expect(check(symptoms).urgency).toBe('emergency');
  });

  test('are none where one of them is missing, denied or explained', () => {
    expect(check('con gái cho bạn hết đồ chơi cũ, hay khát nước mùa hè, tỉnh táo').urgency).not.toBe('emergency');
    expect(check('con gái lớp 6 chia đồ cho bạn vì sắp chuyển nhà, vui vẻ, hỏi lịch tiêm').urgency).toBe('routine');
    expect(check('xịt thuốc cỏ ngoài ruộng có đeo khẩu trang, hơi ngứa tay').urgency).not.toBe('emergency');
    expect(check('chồng chạy thận thứ 3-5-7, chân hơi phù như mọi khi').urgency).not.toBe('emergency');
    expect(check('uống viên sắt nên phân đen, thỉnh thoảng chóng mặt').urgency).not.toBe('emergency');
    expect(check('uống aspirin lâu nay, phân không đen').urgency).not.toBe('emergency');
    expect(check('dau suon phai sot 38.5 hai hom, an do mo la oi, chua vang mat').urgency).not.toBe('emergency');
    expect(check('đau răng khôn, sưng má, há miệng hơi khó').urgency).not.toBe('emergency');
    expect(check('vừa nhổ răng khôn hôm qua, sưng xuống cằm, há miệng khó').urgency).not.toBe('emergency');
    expect(check('tiểu đường, ngón chân loét nhỏ, khô, không sốt, không rét run').urgency).not.toBe('emergency');
    expect(check('lọc màng bụng ở nhà, dịch trong, không đau bụng, không sốt, hỏi mua dịch ở đâu').urgency).not.toBe(
      'emergency',
    );
    expect(check('mắt mờ dần mấy năm nay, đục thủy tinh thể, hỏi giá mổ phaco', { durationDays: 20 }).urgency).toBe(
      'routine',
    );
  });

  test('are not left until the morning where an eye or a tooth can be saved', () => {
    const eye = check('mổ cườm mắt phải 4 ngày rồi, nay mắt đỏ nhức, nhìn mờ hẳn đi');
    const tooth = check('té xe đạp gãy văng nguyên cái răng cửa, răng vĩnh viễn, mới 25 phút', { patient: { age: 9 } });
    for (const { canWaitOvernight, topics } of [eye, tooth]) {
      expect(canWaitOvernight).toBe(false);
      expect(topics[0]?.says).toBeDefined();
    }
    expect(eye.topics, 'nothing that says an operation on the eye can wait').toHaveLength(1);
  });
});

test('a letter that as a whole is more than routine is in no doubt of what it tells', () => {
  const symptoms =
    'Em 35 tuổi, suy thận giai đoạn cuối, tự thay dịch màng bụng ở nhà tại Côn Đảo được hơn một năm, ngày 4 bịch. Tối qua dịch xả ra đục đục như nước vo gạo, em nghĩ chắc tại ăn đồ béo nên xả thêm bịch nữa, sáng nay vẫn đục, bụng đau lâm râm, người gai gai lạnh, đo 37.8. Chân ống không đỏ. Vé máy bay về đất liền hai ngày nữa mới có, nhà còn mấy viên cefixim của con.';
  const told = check(symptoms, { patient: { age: 35 }, diagnosis: 'suy thận mạn lọc màng bụng' });
  expect(told.urgency).toBe('emergency');
  expect(told.topics[0]?.says?.title.vi).toContain('không chờ chuyến đi xa');
});

test('a swollen jaw is not called a testis', () => {
  const told = check('Răng khôn sưng 4 hôm, má cứng xuống dưới cằm, há không lọt thìa, sốt.', {
    patient: { age: 27, sex: 'male' },
    durationDays: 4,
  });
  const codes = told.matched.map(({ code }) => code);
  expect(codes).toContain('airway_swelling_or_stridor');
  expect(codes).not.toContain('acute_testicular_pain');
  const boy = check('đau bìu trái dữ dội đột ngột từ sáng, sưng', { patient: { age: 15, sex: 'male' } });
  expect(boy.matched.map(({ code }) => code)).toContain('acute_testicular_pain');
});

describe('a bite', () => {
  const bitten = (symptoms: string, given: Partial<Intake> = {}) =>
    check(symptoms, { need: 'find_hospital', patient: { age: 8 }, durationDays: 4, ...given });
  const isBite = (told: ReturnType<typeof check>) =>
    told.urgency === 'urgent' && told.matched.some(({ code }) => code === 'rabies_exposure');

  test.each([
    'Chó con nhà nuôi cắn nhẹ tay bé, nay chó chết rồi. Chủ nhật chỗ nào chích ngừa? Trầy thôi có cần không',
    'mèo nhà cào nhẹ tay cháu, trầy thôi, muốn hỏi chỗ tiêm phòng',
    'bi cho can nhe o chan, cho nha nuoi, co can chich ngua khong',
    'chó hàng xóm táp xước tay, chích ngừa ở đâu',
  ])('wins over the wish for a vaccine, and nothing makes it light: %s', (symptoms) => {
    expect(isBite(bitten(symptoms))).toBe(true);
  });

  test('by an animal that has died does not wait for the morning, and is no less one after weeks', () => {
    const dead = bitten('chó cắn tay bé, hôm qua chó chết', { durationDays: 40 });
    expect(isBite(dead)).toBe(true);
    expect(dead.canWaitOvernight).toBe(false);
  });

  test.each([
    'bé bị chó cắn đã tiêm đủ 5 mũi, giờ muốn chích ngừa cúm',
    'cho con di kham, can vao vien de tiem phong',
    'nhà nuôi mèo, bé bị muỗi cắn sưng tay, gãi trầy',
    'nhà nuôi chó mèo, muốn hỏi lịch chích ngừa cho bé',
    'bé sợ chó, chưa bị cắn bao giờ, hỏi tiêm phòng dại trước có được không',
  ])('is none where nobody was bitten, or all was given: %s', (symptoms) => {
    expect(isBite(bitten(symptoms))).toBe(false);
  });

  test('are a leg that swells after lying still, on one side only', () => {
    const signs = (text: string) => check(text).matched.map(({ code }) => code);
    expect(signs('bó bột cẳng chân 3 tuần, nay bắp chân sưng căng đau')).toContain('leg_clot_signs');
    expect(signs('long flight last week, my left calf is swollen and warm')).toContain('leg_clot_signs');
    expect(signs('mổ ruột thừa tháng trước, bắp chân không sưng, chỉ hơi mỏi')).not.toContain('leg_clot_signs');
    expect(signs('mới sinh 2 tuần, hai bên bắp chân hơi sưng về chiều')).not.toContain('leg_clot_signs');
  });
});

describe('things that are grave together by rule', () => {
  // The weights find most of these today, and may not tomorrow.
  const byRule = (symptoms: string, age: number) => {
    const intake: Intake = { need: 'treatment', patient: { age }, symptoms, durationDays: 1 };
    return checkSafety(readIntake(intake), intake, 'damaged').urgency;
  };

  test.each([
    ['cu Bin nóng hai hôm, nổi mụn nước lòng bàn tay, gan bàn chân, ngủ cứ giật mình chới với', 3],
    ['bé bị tay chân miệng, sáng nay đi loạng choạng', 3],
    ['an ghe xong noi man do khap nguoi, nghen co, tho kho khe', 30],
    ['từ khuya bàn chân trái tím ngắt, tê dại, lạnh, ngón không nhúc nhích', 60],
    ['tron xi mang bi ban vao hai mat, xot qua', 35],
    ['drain cleaner splashed into both my eyes just now', 35],
    ['đau đầu ba tuần nay tăng dần, mấy hôm nay nhìn mờ', 45],
    ['nhuc dau ca thang cang ngay cang nang, sang ngu day hay non vot', 38],
    ['cha tieu duong dap dinh, nay ngon cai tim den hoi, sung len mu ban chan, on lanh', 62],
    ['khong tho duoc, xit thuoc het tac dung roi', 27],
    ['bố em 62 tuổi, sáng nay ngủ dậy kêu mệt, tức ngực lan ra tay trái, vã mồ hôi, khó thở nhẹ, không sốt', 62],
    ['khac ra mau tuoi chung nua chen an com, hai lan tu sang', 50],
    ['my kid swallowed two of those little magnet balls, acting normal', 4],
    ['bà đang uống thuốc chống đông, trượt nhà tắm cụng trán, có cục u', 79],
    ['lớp cháu có bạn bị bạch hầu, họng cháu có mảng trắng xám, cổ bạnh', 6],
  ] as const)('are so by rule, whatever the weights say: %s', (symptoms, age) => {
    expect(byRule(symptoms, age)).toBe('emergency');
  });

  test.each([
    ['bé tay chân miệng ngày hai, giật mình một lần lúc mới ngủ, vẫn chơi', 3],
    ['ăn tôm xong nổi mẩn ngứa ở tay, không khó thở', 30],
    ['bàn chân lạnh mấy năm nay, hay tê khi ngồi lâu', 60],
    ['vôi hóa đốt sống cổ, nhức đầu mỏi mắt', 50],
    ['đau nửa đầu từ hồi đi học, mỗi tháng vài lần, mắt cận', 31],
    ['nghẹt mũi không thở được, xịt mũi mãi không đỡ', 27],
    ['đau ngực trái, ấn vào đau, lan ra vai, không khó thở, không vã mồ hôi', 30],
    ['tiểu đường mười năm, ngón cái bị móng quặp, không sốt', 62],
    ['bé cần tiêm nhắc bạch hầu, hơi khàn tiếng', 5],
    ['ba em đột quỵ lúc ngủ năm ngoái, còn nói ngọng, muốn tập nói', 70],
    ['rối loạn cương mấy tháng, cương không lâu', 40],
    ['rửa chén bị mảnh ly cứa tay, vết nông đã cầm máu', 30],
    ['ăn keto giảm cân, que ceton hai cộng, không mệt', 30],
  ] as const)('are not where one of them is missing: %s', (symptoms, age) => {
    expect(byRule(symptoms, age)).not.toBe('emergency');
  });

  test.each([
    ['em bầu 20 tuần, lớp em dạy có bạn bị thủy đậu', 'urgent'],
    ['I am 12 weeks pregnant, my older son got chickenpox yesterday, never had it myself', 'urgent'],
    ['hồi nhỏ em bị thủy đậu rồi, nay có thai có sao không', 'routine'],
    ['bé 5 tuổi bị thủy đậu mười ngày, vảy rụng gần hết', 'routine'],
  ] as const)('a pox in or near a pregnancy is looked at while something protects: %s', (symptoms, level) => {
    const intake: Intake = { need: 'treatment', patient: {}, symptoms };
    expect(checkSafety(readIntake(intake), intake).urgency).toBe(level);
  });

  test('a little blood in a pregnancy is looked at today, and what bleeds elsewhere is another matter', () => {
    const signs = (symptoms: string) => {
      const intake: Intake = { need: 'imaging', patient: { age: 27, sex: 'female' }, symptoms };
      return checkSafety(readIntake(intake), intake, 'damaged').matched.map(({ code, level }) => `${code} ${level}`);
    };
    const looked = 'pregnancy_bleeding_or_severe_pain urgent';
    expect(signs('bau 10 tuan, trua nay thay chut mau nau o quan, co phai sieu am lai ko')).toContain(looked);
    expect(signs('I am 9 weeks pregnant and saw some spotting after lunch')).toContain(looked);
    expect(signs('em có thai 20 tuần, đánh răng hay dính máu')).not.toContain(looked);
    expect(signs('có thai 12 tuần, bác sĩ dặn lấy ít máu xét nghiệm')).not.toContain(looked);
  });
});

describe('what must not wait for the morning', () => {
  const isEmergency = (symptoms: string, given: Partial<Intake> = {}) => check(symptoms, given).urgency === 'emergency';

  test.each([
    'đẻ mổ được 9 ngày, vết mổ bục một đoạn chảy mủ, rét run',
    'sinh thường 6 ngày, sản dịch ra hôi lắm, đêm rét run',
    'Burned my calf 4 days ago. Now yellow pus, redness spreading up to the knee, shivery last night',
    'Grandma slipped this morning. Her left leg looks shorter and her foot points outward',
  ])('%s', (symptoms) => {
    expect(isEmergency(symptoms, { patient: { age: 33, sex: 'female' }, severity: 'moderate' })).toBe(true);
  });

  test.each([
    'em mo cat toan bo tuyen giap ngay thu 4, te quanh moi, ban tay co luc co rut lai',
    'cắt tuyến giáp tuần trước, hai hôm nay chuột rút bàn tay liên tục',
  ])('is gone to now, and no ambulance called: %s', (symptoms) => {
    const { urgency, doNow } = check(symptoms, { patient: { age: 33, sex: 'female' }, severity: 'moderate' });
    expect(urgency).toBe('urgent');
    expect(doNow[0]?.vi).toContain('ngay bây giờ');
  });

  test.each([
    ['mổ bướu cổ 6 năm trước, đêm hay chuột rút bắp chân', 100],
    ['Mổ tuyến giáp 1 tuần tê tê môi, uống canxi thì hết, vết mổ khô. Uống canxi mấy tháng?', 7],
    ['em sinh mổ 3 tuần, vết mổ hơi rỉ dịch, không sốt, không rét run', 2],
    ['mụn nhọt ở đùi có đầu trắng, đỏ quanh một chút, không lan, không sốt', 3],
  ])('is not %s', (symptoms, durationDays) => {
    expect(isEmergency(symptoms, { patient: { age: 33, sex: 'female' }, durationDays })).toBe(false);
  });

  test('speaks of the mind and not of the womb where a mother wants to die with her child', () => {
    const given: Partial<Intake> = { patient: { age: 25, sex: 'female', isSelf: false }, durationDays: 14 };
    const codes = (text: string) => check(text, { ...given, severity: 'severe' }).matched.map(({ code }) => code);
    const jump = 'vo e sinh dc 6 tuan, suot ngay khoc, ko ngu, dem qua noi muon om con nhay cau cho xong';
    expect(codes(jump)).toEqual(['suicide_risk']);
    expect(codes('sau sinh 1 tháng em chỉ muốn chết, ra máu ướt đẫm băng mỗi giờ')).toContain(
      'postpartum_danger_signs',
    );
    const bed = check('bé nhảy xuống giường, đau chân, mẹ bế con đi khám', { patient: { age: 4 } });
    expect(bed.matched.map(({ code }) => code)).not.toContain('suicide_risk');
  });

  test('is a hip and no stroke where a leg is short and turned after a fall', () => {
    const hip = 'My grandma slipped in the bathroom this morning and cannot stand. Her left leg looks shorter.';
    const codes = (text: string) => check(text, { patient: { age: 83 } }).matched.map(({ code }) => code);
    expect(codes(hip)).toEqual(['fracture_or_dislocation']);
    expect(codes(`${hip} Her mouth droops, her speech is slurred and her arm is weak.`)).toContain('stroke_signs');
  });

  test('names the thought of death, though it is seen within a day', () => {
    const text = 'minh mat viec 4 thang, ko muon gap ai, dem nam nghi hay la chet di cho do kho vo con';
    const [reason] = check(text, { patient: { age: 34, isSelf: true }, durationDays: 60 }).reasons;
    expect(reason?.vi).toContain('nghi hay la chet di');
    expect(reason?.vi).toContain('không nên ở một mình');
    const none = 'Chia tay ba tuần, em buồn, vẫn đi làm, chưa bao giờ nghĩ tới chết. Em muốn tìm chỗ tham vấn tâm lý';
    expect(check(none, { durationDays: 21 }).matched).toEqual([]);
  });
});
