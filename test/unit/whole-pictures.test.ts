import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { readIntake } from '#engine/read-intake.ts';
import { checkSafety } from '#engine/safety.ts';
import { corpusCases } from '#scripts/evaluate/corpus.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Complaints that only the whole tells, in cases made up for this. */
const tuesdayMorning = Date.parse('2026-11-17T09:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & { patient?: Partial<Intake['patient']> };

function answer({ patient, ...told }: Told) {
  const intake: Intake = { need: 'find_doctor', ...told, patient: { province: 'Hà Nội', ...patient } };
  return navigate(intake, graph, tuesdayMorning);
}

type Answer = ReturnType<typeof answer>;
const steps = ({ nextSteps }: Answer) => nextSteps.map(({ title }) => title.vi).join('\n');
const warning = ({ nextSteps }: Answer) => nextSteps.find(({ icon }) => icon === 'warning')?.title.vi ?? '';

describe('a picture leads, whatever its single words resemble', () => {
  test.each(['bi chay mau mui', 'con toi bi chay mau chan'])(
    'but no other words without their marks: %s',
    (symptoms) => {
      expect(answer({ symptoms }).specialties[0]).not.toBe('dermatology');
    },
  );

  test.for<[Told, string]>([
    [{ symptoms: 'be ngua dau, co trung trang bam toc', patient: { age: 7, sex: 'female' } }, 'dermatology'],
    [
      {
        symptoms: 'con gái em sợ mập, mỗi bữa ăn chút xíu, sụt 6 ký, mất kinh 2 tháng',
        patient: { age: 15, sex: 'female' },
      },
      'child_psychiatry',
    ],
    [
      {
        symptoms: 'she says she is fat, barely eats, her periods stopped in June',
        patient: { age: 19, sex: 'female' },
      },
      'psychiatry',
    ],
    [
      { symptoms: 'hai cổ tay và các khớp bàn tay sưng đau, sáng nào cũng cứng khớp cả tiếng', patient: { age: 48 } },
      'rheumatology',
    ],
    [{ symptoms: 'sang day cac khop ngon tay sung cung ca tieng, met, sut can', patient: { age: 55 } }, 'rheumatology'],
    [
      {
        symptoms: 'hay hồi hộp, tim đập nhanh, đo điện tim bình thường',
        goal: 'tìm bác sĩ tâm lý',
        patient: { age: 30 },
      },
      'psychiatry',
    ],
    [
      { need: 'home_care', symptoms: 'ông nằm một chỗ 1 năm, lở chỗ xương cùng, da đỏ, rỉ dịch', patient: { age: 80 } },
      'general_internal',
    ],
    [
      {
        symptoms: 'cưới bốn năm chưa có con, kinh nguyệt thưa, buồng trứng đa nang',
        patient: { age: 30, sex: 'female' },
      },
      'reproductive_medicine',
    ],
    [
      { symptoms: 'ông hút thuốc lá 30 năm, ho khạc ra máu, sụt cân', patient: { age: 66, sex: 'male' } },
      'pulmonology',
    ],
  ])('%j', ([told, first]) => {
    expect(answer(told).specialties[0]).toBe(first);
  });

  test('and where something else explains the words, it does not', () => {
    const fall = answer({ symptoms: 'ngã chống tay, sáng dậy cổ tay sưng cứng, các khớp ngón tay đau' });
    expect(fall.specialties[0]).toBe('orthopedics');
    const bone = answer({ symptoms: 'thằng bé sưng cứng trên đầu gối, đau đêm', patient: { age: 13 } });
    expect(bone.specialties[0]).not.toBe('rheumatology');
    const heart = answer({ symptoms: 'tim đập nhanh, đi cầu thang là ngất', goal: 'khám tim', patient: { age: 50 } });
    expect(heart.specialties[0]).not.toBe('psychiatry');
    const period = answer({ symptoms: 'mất kinh 2 tháng, sụt cân nhẹ', patient: { age: 30, sex: 'female' } });
    expect(period.specialties[0]).not.toBe('psychiatry');
    const night = answer({ symptoms: 'ho ra máu, sụt cân, không hút thuốc', patient: { age: 40 } });
    expect(night.specialties[0]).toBe('tuberculosis');
  });

  test('its time and its warning are its own', () => {
    const girl = answer({
      symptoms: 'mấy tháng nay con bé ăn xong là móc họng, sụt 7kg, mất kinh 3 tháng, lúc nào cũng kêu béo',
      durationDays: 120,
      patient: { age: 14 },
    });
    expect(girl.safety.seeWithin).toBe('3d');
    expect(warning(girl)).toMatch(/ngất.*(?:tự làm hại mình|muốn chết)/u);
    const sore = answer({
      need: 'home_care',
      symptoms: 'Bà nằm liệt sau tai biến 2 năm, mới lở ở xương cùng bằng đồng xu, không sốt',
      patient: { age: 86 },
    });
    expect(sore.safety.seeWithin).toBe('3d');
    expect(warning(sore)).not.toContain('méo miệng');
    expect(steps(sore)).toContain('trở mình');
  });
});

describe('what the text says of time is the time', () => {
  test.for<[Told, string]>([
    [
      {
        need: 'revisit',
        symptoms: 'mẹ em tiểu đường, đang khỏe, thuốc còn 3 ngày, muốn tái khám',
        patient: { age: 60 },
      },
      '3d',
    ],
    [
      {
        need: 'revisit',
        symptoms: 'Ba em đặt stent mạch vành 3 tháng rồi, tới hẹn tái khám, hiện khỏe, thuốc còn 20 ngày',
        patient: { age: 60 },
      },
      '14d',
    ],
    [{ need: 'home_care', symptoms: 'ba em ung thư phổi, miếng dán giảm đau sắp hết', patient: { age: 60 } }, '3d'],
    [
      {
        need: 'second_opinion',
        symptoms: 'Thoát vị đĩa đệm, đau chân hai tháng nay, vẫn đi làm được. Bác sĩ hẹn mổ tuần sau, tôi còn phân vân',
        durationDays: 60,
        diagnosis: 'thoát vị đĩa đệm',
        patient: { age: 40 },
      },
      '3d',
    ],
    [
      { need: 'imaging', symptoms: 'I found a small lump in my right breast', goal: 'mammogram', patient: { age: 40 } },
      '14d',
    ],
  ])('%j', ([told, within]) => {
    expect(answer(told).safety.seeWithin).toBe(within);
  });
});

describe('a line is not of another illness or stage', () => {
  test.for<[Told, RegExp]>([
    [{ symptoms: 'I found a lump in my breast', goal: 'mammogram', patient: { age: 40, sex: 'female' } }, /tầm soát/],
    [
      { symptoms: 'bị zona ở lưng, mụn khô rồi mà vẫn đau rát, mất ngủ', durationDays: 60, patient: { age: 66 } },
      /72 giờ/,
    ],
    [{ symptoms: 'Bé nổi bóng nước bàn tay bàn chân, loét miệng, sốt 39, giật mình', patient: { age: 2 } }, /cắt lọc/],
    [
      { symptoms: 'hẹp mạch vành 70%, bác sĩ khuyên đặt stent, chưa đau ngực', patient: { age: 62 } },
      /Không ngừng thuốc/,
    ],
    [
      { symptoms: 'suy thận giai đoạn 5, sắp chạy thận, tìm nơi chạy gần nhà', patient: { age: 57 } },
      /nơi đang lọc gửi tóm tắt/,
    ],
    [{ symptoms: 'Slipped disc on MRI, leg pain for months', need: 'second_opinion', patient: { age: 42 } }, /MRI/],
  ])('%j', ([told, line]) => {
    expect(steps(answer(told))).not.toMatch(line);
  });

  test('bouts of chills after the fields on the hills are tested for malaria', () => {
    const told = answer({
      symptoms: 'di ray ve sot lanh run, cach ngay lai bi',
      durationDays: 5,
      patient: { age: 30 },
    });
    expect(steps(told)).toContain('thử máu tìm sốt rét');
  });
});

describe('a fever with fast breath and a mind that fails within days', () => {
  test.each([
    'bà sốt 3 hôm, ho đờm, thở nhanh, hôm nay lẫn lẫn không nhận ra con',
    'ông sốt, thở gấp, từ hôm qua nói nhảm',
  ])('is an emergency: %s', (symptoms) => {
    expect(answer({ symptoms, need: 'admission', durationDays: 4, patient: { age: 82 } }).safety.urgency).toBe(
      'emergency',
    );
  });

  test.each(['bà lẫn lẫn lâu nay do tuổi già, mấy hôm sốt nhẹ, ho ít', 'ông hay lẫn lẫn, không sốt, thở bình thường'])(
    'an old mind is none: %s',
    (symptoms) => {
      expect(answer({ symptoms, durationDays: 4, patient: { age: 82 } }).safety.urgency).not.toBe('emergency');
    },
  );
});

test('a picture is seldom heard: a common word taken for one would lead everybody astray', () => {
  const texts = corpusCases().filter((_, at) => at % 10 === 0);
  const heard = new Map<string, number>();
  for (const { intake } of texts) {
    for (const topic of checkSafety(readIntake(intake), intake).topics) {
      if (topic.isLeading || topic.isPicture) heard.set(topic.heard, (heard.get(topic.heard) ?? 0) + 1);
    }
  }
  for (const [words, count] of heard) expect(count / texts.length, words).toBeLessThan(0.004);
});
