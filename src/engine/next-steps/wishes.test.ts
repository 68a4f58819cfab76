import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { aGraph, aHospital } from '../matching/a-graph.ts';
import { navigate } from '../navigate.ts';

const graph = aGraph([aHospital('near', '08'), aHospital('centre', '01', { level: 'central' })]);
const tuesdayMorning = Date.parse('2026-11-17T09:00+07:00');

function answer(given: Partial<Intake>) {
  const intake: Intake = {
    need: 'find_doctor',
    patient: { age: 34, sex: 'female', province: 'Tuyên Quang', isSelf: true },
    ...given,
  };
  return navigate(intake, graph, tuesdayMorning);
}

const said = (given: Partial<Intake>) =>
  answer(given)
    .nextSteps.map(({ title }) => title.vi)
    .join('\n');
const itch = 'ngứa da nhẹ 3 tháng nay';

describe('how a family wishes to be seen', () => {
  test.each<[string, RegExp]>([
    ['bác sĩ nữ ạ', /nhân viên nữ/u],
    ['muon gap bs nu', /nhân viên nữ/u],
    ['siêu âm, kỹ thuật viên nữ càng tốt', /nhân viên nữ/u],
    ['ngại bác sĩ nam', /nhân viên nữ/u],
    ['không muốn bác sĩ nam khám', /nhân viên nữ/u],
    ['a lady doctor please', /nhân viên nữ/u],
    ['female ob-gyn, weekday morning', /nhân viên nữ/u],
    ['muốn bác sĩ nam khám', /nhân viên nam/u],
    ['em ngại bác sĩ nữ lắm', /nhân viên nam/u],
    ['không muốn gặp bác sĩ nữ', /nhân viên nam/u],
    ['ngại lắm, mún khám bác sĩ nữ', /nhân viên nữ/u],
    ['ngai lam mun kham bac si nu', /nhân viên nữ/u],
    ['không muốn bác sĩ nam, cho em bác sĩ nữ', /nhân viên nữ/u],
    ['ngại quá, muốn bác sĩ nam khám', /nhân viên nam/u],
    ['doctor who speaks Korean', /^Ngôn ngữ:/mu],
    ['cần phiên dịch tiếng Nhật', /phiên dịch|người dịch|tiếng Anh/u],
    ['nhà xa, khám online được không', /khám từ xa/u],
    ['phone consultation if possible', /khám từ xa/u],
    ['bà ngồi xe lăn', /thang máy/u],
    ['chỗ nào có thang máy, không leo lầu được', /thang máy/u],
    ['đừng báo cho gia đình', /giữ kín/u],
    ['khong muon bo me biet', /giữ kín/u],
    ["please don't tell my parents", /giữ kín/u],
    ['khám tầm 1 triệu rưỡi thôi', /bảng mục/u],
    ['hỏi gói khám cho phụ nữ', /bảng mục/u],
    ['budget under 2 million', /bảng mục/u],
    ['đổi ngày hẹn qua tuần sau', /nơi đã hẹn/u],
    ['I need to reschedule', /nơi đã hẹn/u],
    ['đặt số trước qua app cho khỏi chờ lâu', /Muốn đặt trước|Đặt lịch/u],
  ])('is answered where it is written as a goal: %s', (goal, line) => {
    expect(said({ symptoms: itch, goal, durationDays: 90 })).toMatch(line);
  });

  test.each<[string, RegExp]>([
    ['Em muốn gặp bác sĩ nữ', /nhân viên nữ/u],
    ['Ở đó có bác sĩ nữ không', /nhân viên nữ/u],
    ["I'd rather see a female doctor", /nhân viên nữ/u],
    ['Mẹ tôi đi xe lăn', /thang máy/u],
    ['Em giấu chồng', /giữ kín/u],
    ['Nếu được khám qua video thì tốt', /khám từ xa/u],
    ['Tôi lỡ hẹn tái khám tuần trước', /nơi đã hẹn/u],
  ])('is heard in the story too: %s', (words, line) => {
    expect(said({ symptoms: `${itch}. ${words}.`, durationDays: 90 })).toMatch(line);
  });

  test.each<[string, RegExp]>([
    ['bác sĩ nữ ở trạm bảo da khô', /nhân viên nữ/u],
    ['không cần bác sĩ nữ', /nhân viên nữ/u],
    ['tìm bác sĩ nam khoa', /nhân viên nam/u],
    ['mua xe lăn cho bà', /thang máy/u],
    ['tinh trùng dưới 15 triệu', /bảng mục/u],
  ])('is not made of words that are none: %s', (words, line) => {
    expect(said({ symptoms: `${itch}. ${words}`, durationDays: 90 })).not.toMatch(line);
  });

  test('makes nobody late where something hurries', () => {
    const goal = 'bác sĩ nữ, direct billing';
    const soon = said({ symptoms: 'đau hông lưng, tiểu buốt, sốt 38', goal, durationDays: 1 });
    expect(soon).toMatch(/trước 16 giờ/u);
    expect(soon).toMatch(/Trong thời hạn trên không có thì vẫn khám/u);
    expect(soon).toMatch(/Bảo lãnh viện phí/u);
    const now = said({ symptoms: 'đau ngực dữ dội lan tay trái, vã mồ hôi từ sáng', goal: 'bác sĩ nữ' });
    expect(now).toMatch(/đừng chờ bác sĩ nữ/u);
  });

  test('stands beside a question that has an answer of its own', () => {
    expect(said({ need: 'checkup', goal: 'khám phụ khoa bác sĩ nữ, giá bao nhiêu' })).toMatch(
      /Giá mỗi nơi.*nhân viên nữ/su,
    );
  });

  test('of one in despair who would hide it leads to somebody trusted, not to the family', () => {
    const lines = said({ symptoms: 'em không muốn sống nữa, đã gom thuốc ngủ', goal: 'đừng báo cho nhà' });
    expect(lines).toMatch(/một người lớn khác mà mình tin/u);
    expect(lines).not.toMatch(/người thân/u);
  });
});

describe('who wavers between two kinds of doctor', () => {
  test.each(['nên khám tâm thần hay khám tim', 'khám thần kinh hay tim mạch ạ', 'a psychiatrist or a cardiologist?'])(
    'is told which first: %s',
    (goal) => {
      expect(said({ symptoms: 'mất ngủ cả năm nay, hay hồi hộp', goal, durationDays: 300 })).toMatch(
        /Phân vân chuyên khoa nào thì khám/u,
      );
    },
  );

  test('is not who only says “hay”', () => {
    expect(said({ symptoms: 'hay hồi hộp, tim hay đập nhanh, đã khám tim' })).not.toMatch(/Phân vân chuyên khoa/u);
  });
});

describe('who asks for a vaccine', () => {
  const baby = { age: 0, ageMonths: 2, province: 'Tuyên Quang', isSelf: false } as const;

  test.each([
    'Bé 2 tháng chích 6 trong 1 ở đâu',
    'tiem 6in1 cho be o dau',
    'chích phế cầu cho bé',
    'where to get the 6 in 1 shot, immunisation',
    'bé tiêm sởi, giá bao nhiêu',
  ])('is led to where it is given and asked of no danger: %s', (goal) => {
    const { primary, ask, nextSteps } = answer({ need: 'checkup', patient: baby, goal });
    expect(primary.department.name.vi).toBe('Phòng tiêm chủng');
    expect(nextSteps[0]?.title.vi).toMatch(/điểm tiêm chủng/u);
    expect(ask).toEqual([]);
  });

  test('is asked nothing where only the lack of it is told, and of a wound where it may be after one', () => {
    const told = { need: 'checkup', patient: baby, symptoms: 'bé 2 tháng chưa tiêm mũi nào' } as const;
    expect(answer({ ...told, goal: 'muốn tiêm 6 trong 1' }).ask).toEqual([]);
    expect(answer({ need: 'checkup', symptoms: 'đứt tay cần tiêm uốn ván' }).ask).not.toEqual([]);
  });

  test.each(['sốt sau khi chích mũi 6 trong 1', 'tiêm 6 trong 1 hôm qua về quấy khóc'])(
    'is not who has had it: %s',
    (goal) => {
      expect(answer({ patient: { ...baby, ageMonths: 5 }, goal }).primary.department.name.vi).not.toBe(
        'Phòng tiêm chủng',
      );
    },
  );
});

test('a test in the evening is a question about the hour', () => {
  const goal = 'chụp ngoài giờ hành chính được không, giá bao nhiêu';
  expect(said({ need: 'imaging', symptoms: 'Bác sĩ hẹn chụp lại nốt phổi', goal })).toMatch(
    /ngoài giờ \(sau 16 giờ 30\)/u,
  );
});
