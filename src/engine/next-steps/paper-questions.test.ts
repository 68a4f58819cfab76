import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';
import { navigate } from '../navigate.ts';

const wednesday = Date.parse('2026-11-18T09:30:00+07:00');

function answer(given: Partial<Intake>) {
  const intake: Intake = {
    need: 'find_hospital',
    patient: { age: 50, sex: 'male', province: 'Gò Vấp', isSelf: true },
    ...given,
  };
  const found = navigate(intake, graph, wednesday);
  return {
    at: found.primary.hospital.name.vi,
    level: found.safety.urgency,
    said: found.nextSteps.map(({ title }) => title.vi).join('\n'),
    brings: found.bring.map(({ vi }) => vi).join('\n'),
  };
}

describe('one road for each paper', () => {
  const asked: [string, Partial<Intake>, RegExp, RegExp][] = [
    [
      'free of the own part after five years',
      { symptoms: 'Tôi chạy thận tuần 3 buổi, thẻ ghi đủ 5 năm liên tục', goal: 'Xin miễn cùng chi trả' },
      /Bảo hiểm xã hội/u,
      /Riêng 5 năm chưa được miễn/u,
    ],
    [
      'the same without marks',
      { symptoms: 'the bao hiem du 5 nam lien tuc, tien thuoc nhieu', goal: 'giay mien cung chi tra' },
      /Bảo hiểm xã hội/u,
      /biên lai bản chính/u,
    ],
    [
      'an accident on the way to work',
      {
        need: 'revisit',
        symptoms: 'e te xe tren duong di lam gay xuong don, bo bot 3 tuan roi, cty noi phai tinh tai nan lao dong',
        goal: 'lam giay tai nan lao dong',
      },
      /^Công ty/u,
      /trên đường đi làm hoặc về/u,
    ],
    [
      'the assessment after it',
      { symptoms: 'dập ngón tay ở xưởng 6 tháng trước, đã lành', goal: 'giám định tai nạn lao động' },
      /Hội đồng Giám định/u,
      /giấy giới thiệu giám định/u,
    ],
    [
      'an illness of the work is examined first',
      {
        need: 'checkup',
        symptoms: 'Tôi làm nghiền đá 19 năm, ho khan. Chụp phim ghi theo dõi bụi phổi. Muốn giám định bệnh nghề nghiệp',
      },
      /khám bệnh nghề nghiệp/u,
      /đo chức năng hô hấp/u,
    ],
    [
      'a company’s check',
      { symptoms: 'công ty em 80 công nhân cần khám bệnh nghề nghiệp', goal: 'đặt khám' },
      /CDC tỉnh, hoặc bệnh viện, trung tâm/u,
      /báo giá/u,
    ],
  ];
  test.each(asked)('%s', (_, given, at, said) => {
    const found = answer(given);
    expect(found.at).toMatch(at);
    expect(found.said).toMatch(said);
    expect(found.brings).not.toMatch(/Phiếu chuyển/u);
  });

  test('who fell today is in an emergency, whatever paper is asked for', () => {
    const { level } = answer({
      symptoms: 'Hôm nay em ngã giàn giáo ở công trường, đau lưng không đứng dậy được',
      goal: 'làm hồ sơ tai nạn lao động',
    });
    expect(level).toBe('emergency');
  });

  test('a baby without a card that coughs is seen first', () => {
    const baby = { ageMonths: 5, sex: 'female', province: 'Mu Cang Chai', isSelf: false } as const;
    const ill = answer({
      need: 'checkup',
      patient: baby,
      symptoms: 'con chua co the bao hiem, be ho so mui nhe 2 hom, van bu tot, di kham co mat tien khong',
    });
    expect(ill.at).toMatch(/Trung tâm Y tế/u);
    expect(ill.said).toMatch(/rút lõm ngực/u);
    expect(ill.brings).toMatch(/Giấy khai sinh hoặc giấy chứng sinh/u);
    const well = answer({ patient: baby, symptoms: 'con mới sinh chưa làm thẻ bảo hiểm', goal: 'làm ở đâu' });
    expect(well.at).toMatch(/Ủy ban nhân dân/u);
  });
});

describe('what the card pays without a slip', () => {
  test('a cancer may be on the list, and the shares do not deny it', () => {
    const { said } = answer({
      symptoms: 'chọc hạt tuyến giáp ra ung thư thể nhú, muốn xuống viện K mổ',
      goal: 'bệnh hiểm nghèo không cần giấy chuyển có đúng không',
      insurance: { hasCard: true, registeredAt: 'Trạm y tế xã Quài Tở' },
    });
    expect(said).toMatch(/Thông tư 01\/2025/u);
    expect(said).toMatch(/Bệnh viện K: nếu bệnh không thuộc danh mục ấy/u);
  });

  test('an ulcer is not', () => {
    const { said } = answer({
      symptoms: 'viêm loét dạ dày',
      goal: 'lên Bạch Mai có cần giấy chuyển không',
      insurance: { hasCard: true, registeredAt: 'Bệnh viện Gò Vấp' },
    });
    expect(said).not.toMatch(/danh mục ấy|lên thẳng/u);
  });

  test('a slip is brought only where it counts', () => {
    const cold = { symptoms: 'ho, sổ mũi nhẹ 3 ngày' };
    const home = { age: 58, sex: 'male', province: 'Mù Cang Chải', isSelf: true } as const;
    expect(answer({ ...cold, patient: home, insurance: { hasCard: true } }).brings).not.toMatch(/Phiếu chuyển/u);
    const large = { symptoms: 'viêm loét dạ dày', goal: 'khám ở Bệnh viện Chợ Rẫy', insurance: { hasCard: true } };
    expect(answer(large).brings).toMatch(/Phiếu chuyển/u);
  });
});

describe('the plain question of a desk', () => {
  const asked: [string, Partial<Intake>, RegExp][] = [
    [
      'papers for rehabilitation',
      {
        need: 'discharge',
        symptoms: 'bo e nam vien bach mai dot quy 12 ngay, on roi, muon ve gan nha tap phuc hoi chuc nang, xin giay gi',
      },
      /viết phiếu chuyển ghi đúng tên nơi nhận/u,
    ],
    ['sedation', { symptoms: 'muốn nội soi dạ dày gây mê, hay ợ chua' }, /giá trọn \(soi, mê/u],
    [
      'whether the district does it',
      { symptoms: 'bà em rụng gần hết răng, muốn làm hàm giả, ở huyện có làm không hay phải ra thành phố' },
      /gọi hỏi đúng câu này/u,
    ],
    [
      'the cost of a ligament',
      { need: 'surgery', symptoms: 'đứt dây chằng chéo trước', goal: 'tổng tiền khoảng bao nhiêu' },
      /vít, neo/u,
    ],
    [
      'the cost of a birth',
      {
        patient: { age: 28, sex: 'female', province: 'Gò Vấp' },
        symptoms: 'có bầu 30 tuần',
        goal: 'sinh hết bao nhiêu tiền',
      },
      /hai bảng giá/u,
    ],
    [
      'what to screen a smoker for',
      {
        need: 'checkup',
        symptoms: 'Ba má tôi 64 và 62 tuổi, ba hút thuốc, không bệnh gì',
        goal: 'Nên khám những món gì',
      },
      /CT phổi liều thấp.*dấu ấn ung thư/u,
    ],
    [
      'a vaccine book from abroad',
      { symptoms: 'We moved from Korea. Baby missed the 12 month vaccines. Can they read Korean vaccine book?' },
      /ít khi phải làm lại từ đầu/u,
    ],
    [
      'five weeks for the eyes',
      {
        need: 'surgery',
        symptoms: 'Short-sighted -5.25, home from Melbourne for five weeks',
        goal: 'LASIK, is five weeks enough',
      },
      /ba bốn tuần về thăm/u,
    ],
    [
      'one journey',
      {
        need: 'surgery',
        symptoms: 'ba noi hai mat mo nhu co suong, khong dau khong do',
        durationDays: 500,
        goal: 'mo cuom di mot chuyen tau cho do cuc',
      },
      /Gọn một chuyến/u,
    ],
    [
      'where a colonoscopy is done',
      { symptoms: 'hai tháng nay táo', goal: 'Soi đại tràng ở đâu gần' },
      /có soi đại tràng không/u,
    ],
  ];
  test.each(asked)('%s', (_, given, said) => {
    expect(answer(given).said).toMatch(said);
  });

  test('who needs a paper was bitten by no ant, and who asks where asks nothing else', () => {
    const paper = answer({
      need: 'checkup',
      symptoms: 'e xin vao cty linh kien can giay kham suc khoe, lay trong ngay, het bn tien, co can nhin an ko',
    });
    expect(paper.said).not.toMatch(/Ong đốt/u);
    expect(paper.said).toMatch(/khi nào lấy/u);
    expect(paper.brings).toMatch(/Ảnh/u);
    expect(answer({ symptoms: 'đau gối 2 năm', goal: 'khám ở đâu' }).said).not.toMatch(
      /Gọn một chuyến|gọi hỏi đúng câu/u,
    );
  });

  test('where a finger is joined again', () => {
    const { level, said } = answer({
      need: 'emergency',
      symptoms: 'cua dia cat dut lia ngon tro, mau chay nhieu',
      goal: 'noi lai ngon o dau',
    });
    expect(level).toBe('emergency');
    expect(said).toMatch(/Nơi gần nhất trong danh bạ có vi phẫu/u);
  });
});
