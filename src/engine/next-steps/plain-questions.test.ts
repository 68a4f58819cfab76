import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';
import { navigate } from '../navigate.ts';

const wednesday = Date.parse('2026-11-18T09:30:00+07:00');

function answer(given: Partial<Intake>) {
  const intake: Intake = {
    need: 'find_hospital',
    patient: { age: 50, sex: 'male', province: 'Cầu Giấy, Hà Nội' },
    ...given,
  };
  const found = navigate(intake, graph, wednesday);
  return {
    at: found.primary.hospital.name.vi,
    level: found.safety.urgency,
    said: found.nextSteps.map(({ title }) => title.vi).join('\n'),
    inEnglish: found.nextSteps.map(({ title }) => title.en).join('\n'),
    brings: found.bring.map(({ vi }) => vi).join('\n'),
    insured: [found.insurance.summary, ...found.insurance.details].map(({ vi }) => vi).join('\n'),
  };
}

const woman = { age: 36, sex: 'female', province: 'Gò Vấp', isSelf: true } as const;

describe('the plain question at the end of a story is answered', () => {
  const asked: [string, Partial<Intake>, RegExp][] = [
    [
      'ablation of a nodule',
      {
        need: 'second_opinion',
        patient: woman,
        symptoms: 'siêu âm ra nhân giáp 9mm TIRADS 3, bác sĩ tư kêu đốt',
        goal: 'có cần đốt không',
      },
      /từ khoảng 2 cm/u,
    ],
    [
      'what TIRADS 3 means',
      {
        need: 'second_opinion',
        patient: woman,
        symptoms: 'sieu am nhan giap 8mm tirads 3, khong nuot vuong',
        goal: 'hieu ket qua',
      },
      /ít nghi ngờ/u,
    ],
    [
      'chemotherapy after surgery',
      {
        need: 'second_opinion',
        diagnosis: 'ung thư đại tràng giai đoạn 3',
        symptoms: 'bố mổ được 3 tuần, vết mổ lành, ăn uống đi lại bình thường',
        goal: 'có cần truyền hóa chất không',
      },
      /4–8 tuần sau mổ/u,
    ],
    [
      'being locked up',
      { symptoms: 'chong toi ngay nao cung uong ruou, gio muon bo', goal: 'cho nao cai ruou ma khong bi nhot' },
      /tự nguyện, thường không bị nhốt/u,
    ],
    [
      'when to come down and wait',
      {
        need: 'admission',
        patient: { age: 30, sex: 'female', province: 'Quản Bạ' },
        symptoms: 'bau lan 2, 36 tuan, lan truoc mo, nha cach vien 50 cay',
        goal: 'khi nao nen xuong vien nam cho',
      },
      /khoảng 37 tuần/u,
    ],
    [
      'a new EEG',
      {
        need: 'revisit',
        patient: { age: 18, sex: 'male', province: 'Lào Cai' },
        diagnosis: 'động kinh',
        symptoms: 'uống depakine 3 năm, hai năm không lên cơn, muốn hỏi giảm thuốc được chưa',
      },
      /đo lại điện não/u,
    ],
    [
      'what an elder’s check-up holds',
      { need: 'checkup', symptoms: 'muon cho bo me di kham tong quat', goal: 'goi kham nguoi gia bao gom nhung gi' },
      /đo loãng xương/u,
    ],
    [
      'liver values in proportion',
      { need: 'lab_test', symptoms: 'khám sức khỏe men gan GPT 68, gan nhiễm mỡ độ 1', goal: 'đọc giúp xem có sao ko' },
      /dưới khoảng 2–3 lần/u,
    ],
    [
      'a scan sooner',
      {
        need: 'imaging',
        symptoms: 'bác sĩ bảo chụp MRI khớp vai vì đau 3 tháng, bv tỉnh chờ lâu quá',
        goal: 'chỗ nào chụp MRI mau mà có bhyt',
        durationDays: 90,
      },
      /hủy hẹn/u,
    ],
    [
      'breastfeeding on antibiotics',
      {
        need: 'treatment',
        patient: woman,
        symptoms: 'con 5 tháng bú mẹ, bị viêm xoang bác sĩ kê kháng sinh',
        goal: 'có phải ngừng cho bú không',
      },
      /vẫn cho bú được/u,
    ],
  ];
  test.each(asked)('%s', (_, given, line) => {
    expect(answer(given).said).toMatch(line);
  });

  test('of a nodule that is cancer, or of piles that were operated on, it is not said', () => {
    const cancer = answer({
      need: 'surgery',
      patient: woman,
      diagnosis: 'ung thư tuyến giáp',
      symptoms: 'nhân giáp bethesda 6',
      goal: 'có nên đốt không',
    });
    expect(cancer.said).not.toContain('chờ không mất gì');
    const done = answer({ need: 'revisit', symptoms: 'mới mổ trĩ 8 ngày, còn rỉ máu', goal: 'có cần mổ lại không' });
    expect(done.said).not.toContain('Trĩ độ 1–2');
  });

  test('who asks which hospital joins a finger is told of microsurgery, and it stays an emergency', () => {
    const { said, level } = answer({
      need: 'emergency',
      symptoms: 'ban em bi may dap dut lia 2 ngon tay',
      goal: 'vien nao noi duoc ngon tay',
    });
    expect(level).toBe('emergency');
    expect(said).toContain('vi phẫu');
  });

  test('what is told is not handed back as a question', () => {
    expect(answer({ symptoms: 'Ba em tay phải run lúc ngồi không, cầm đũa thì bớt' }).said).not.toContain('ngồi không');
  });
});

describe('the card', () => {
  test('without the paper card the identity card is enough, and that is said first', () => {
    const { said, brings } = answer({
      patient: { age: 72, sex: 'male', province: 'Văn Quan Lạng Sơn' },
      diagnosis: 'phổi tắc nghẽn mạn tính',
      symptoms: 'Ông mất thẻ bảo hiểm giấy, tuần sau đến lịch lĩnh thuốc, chỉ có căn cước gắn chip',
      insurance: { hasCard: true, registeredAt: 'TTYT huyện Văn Quan' },
    });
    expect(said.split('\n')[0]).toContain('thường chỉ cần đưa căn cước gắn chip');
    expect(brings).not.toMatch(/, thẻ bảo hiểm y tế/u);
    expect(said).not.toContain('có thai');
  });

  test('a card from home counts where one works, and nobody is sent back', () => {
    const { at, said, insured } = answer({
      patient: { age: 38, sex: 'male', isSelf: true },
      symptoms: 'dau vai phai gio tay cao khong duoc 2 thang nay',
      goal: 'the o que ma dang lam o khu cong nghiep thi kham o day co duoc huong khong',
      insurance: { hasCard: true, registeredAt: 'TTYT Điện Biên Đông' },
    });
    expect(at).not.toContain('Điện Biên');
    expect(said).toContain('không phải về xin phiếu');
    expect(insured).not.toContain('Xin phiếu chuyển');
    const home = answer({
      patient: { age: 38, sex: 'male', province: 'Điện Biên Đông' },
      symptoms: 'đau vai 2 tháng nay',
      insurance: { hasCard: true, registeredAt: 'TTYT Điện Biên Đông' },
    });
    expect(home.said).not.toContain('không phải về xin phiếu');
  });

  test('who only changes the registered place goes to the insurance office', () => {
    const { at, said } = answer({
      patient: { age: 31, sex: 'female', province: 'Dĩ An, Bình Dương', isSelf: true },
      symptoms: 'thẻ BHYT công ty đăng ký xa quá, muốn đổi về gần phòng trọ thì làm sao, khám thường thôi',
      goal: 'Đổi nơi khám chữa bệnh ban đầu',
      insurance: { hasCard: true },
    });
    expect(at).toContain('Bảo hiểm xã hội');
    expect(said).not.toContain('115');
  });

  test('no slip is asked for where the card is at home or the family pays', () => {
    const slip = 'Phiếu chuyển';
    const own = { hasCard: true, registeredAt: 'BV Kiến Xương' } as const;
    const patient = { age: 67, sex: 'male', province: 'Kiến Xương, Thái Bình' } as const;
    expect(answer({ patient, symptoms: 'đau gối hai năm nay', insurance: own }).brings).not.toContain(slip);
    const carrier = { need: 'lab_test', patient: woman, symptoms: 'sắp cưới, xét nghiệm thalassemia' } as const;
    expect(answer(carrier).brings).not.toContain(slip);
    expect(answer(carrier).insured).toContain('không thuộc phần bảo hiểm y tế trả');
    expect(answer({ symptoms: 'đau gối hai năm nay', goal: 'khám ở Bệnh viện Bạch Mai' }).brings).toContain(slip);
  });

  test('a tooth is no stay, and dialysis is referred for a year', () => {
    const tooth = answer({
      need: 'surgery',
      patient: woman,
      symptoms: 'răng khôn hàm dưới mọc lệch',
      goal: 'nhổ răng khôn ở bệnh viện có bảo hiểm',
      insurance: { hasCard: true },
    });
    expect(tooth.insured).not.toContain('nằm viện');
    expect(tooth.said).toContain('răng khôn thường được trả');
    const dialysis = answer({
      patient: { age: 55, sex: 'male', province: 'Dĩ An, Bình Dương' },
      diagnosis: 'suy thận mạn, chạy thận tuần 3 buổi',
      symptoms: 'cần chỗ chạy thận tiếp',
      insurance: { hasCard: true, registeredAt: 'BVĐK tỉnh Quảng Trị' },
    });
    expect(dialysis.said).not.toContain('10 ngày làm việc');
  });

  test('at the hospital on the card the share of a mesh is told, and no other hospital', () => {
    const { said } = answer({
      need: 'surgery',
      patient: { age: 67, sex: 'male', province: 'Kiến Xương, Thái Bình' },
      symptoms: 'cục phồng ở bẹn, nằm xuống thì xẹp',
      goal: 'mổ nội soi có lưới được bảo hiểm trả bao nhiêu',
      insurance: { hasCard: true, registeredAt: 'BV Kien Xuong' },
    });
    expect(said.split('\n')[0]).toMatch(/^Bệnh viện Đa khoa Kiến Xương: .*80, 95/u);
    expect(said).toContain('lưới…');
    expect(said).not.toContain('Tiền Hải');
  });

  test('whose day is set is asked to no other hospital', () => {
    const { at, said, brings } = answer({
      need: 'admission',
      patient: { age: 60, sex: 'male', province: 'Gò Quao, Kiên Giang' },
      diagnosis: 'sỏi túi mật',
      symptoms: 'thu hai toi ba em nhap vien mo cat tui mat o can tho, bac si hen roi, tien tam ung nhieu khong',
      preferredCity: 'Cần Thơ',
      insurance: { hasCard: true, registeredAt: 'ttyt go quao' },
    });
    expect(at).toContain('đã hẹn');
    expect(said).toContain('Tạm ứng mỗi khoa');
    expect(said).not.toContain('Sỏi chưa từng gây đau');
    expect(brings).toContain('Giấy hẹn nhập viện');
  });
});

describe('who comes from abroad', () => {
  test('writes English and has no card: language, deposit, passport, and no card rules', () => {
    const { inEnglish, brings, insured } = answer({
      need: 'find_doctor',
      patient: { age: 29, sex: 'male', province: 'Sapa, Lao Cai', isSelf: true },
      symptoms: 'Sore knee for three weeks after trekking, I can walk but stairs hurt.',
    });
    expect(inEnglish).toContain('what deposit is asked');
    expect(brings).toMatch(/^Hộ chiếu/u);
    expect(insured).not.toContain('VNeID');
  });

  test('an English letter about a parent here speaks of the parent’s card, and of no interpreter', () => {
    const { inEnglish, brings } = answer({
      need: 'find_doctor',
      patient: { age: 72, sex: 'female', province: 'Quảng Ngãi', isSelf: false },
      symptoms: 'My mother in Quang Ngai has had knee pain for two years. I live in Texas.',
    });
    expect(inEnglish).not.toMatch(/interpret|deposit/u);
    expect(brings).not.toMatch(/^Hộ chiếu/u);
  });

  test('who has moved back and has no card yet is told how to get one', () => {
    const { inEnglish, insured } = answer({
      need: 'checkup',
      patient: { age: 68, sex: 'male', isSelf: false },
      symptoms: 'My dad moved back to Vietnam from Prague last month. He has no Vietnamese health card yet.',
    });
    expect(inEnglish).toContain('household health insurance');
    expect(inEnglish).not.toContain('interpreter');
    expect(insured).toContain('Không có thẻ bảo hiểm y tế');
  });

  test('a card that has run out is renewed at the commune', () => {
    const { at } = answer({
      patient: { age: 65, sex: 'female', province: 'Ben Tre', isSelf: false },
      symptoms: 'My mother-in-law has no health card because it expired. How do we get her insured again?',
    });
    expect(at).toContain('Bảo hiểm xã hội');
  });

  test('the same drug is asked for at a hospital’s pharmacy, in good time', () => {
    const { inEnglish } = answer({
      need: 'find_doctor',
      patient: { age: 24, sex: 'female', isSelf: true, province: 'Hue' },
      diagnosis: 'epilepsy',
      symptoms: 'Viet Kieu from France, I take lamotrigine, no seizure for three years.',
      goal: 'A neurologist to follow me and check the same drug is sold here',
    });
    expect(inEnglish).toContain('with a month left');
  });
});

test('nothing of a pregnancy is said to a man, and the rest of the line stays', () => {
  const told = { diagnosis: 'cường giáp', symptoms: 'đang uống thuốc cường giáp đều, muốn khám lại' };
  const man = answer({ ...told, patient: { age: 28, sex: 'male', province: 'Đồng Hỷ' } });
  const woman = answer({ ...told, patient: { age: 28, sex: 'female', province: 'Đồng Hỷ' } });
  expect(woman.said).toContain('muốn có thai');
  expect(man.said).not.toContain('muốn có thai');
  expect(man.said).toContain('Không tự ngừng thuốc tuyến giáp.');
});
