import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { navigate } from '#engine/navigate.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';

/** Complaints that only the whole tells, in cases made up for this. */
const graph = buildGraph(await loadShippedDirectory(), { version: 'shipped' });
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
  test.for<[Told, string]>([
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
    expect(warning(girl)).toMatch(/ngất.*tự làm hại mình/u);
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
