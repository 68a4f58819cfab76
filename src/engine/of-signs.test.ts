import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { understand } from './understand.ts';

function named(symptoms: string, given: Partial<Intake> = {}): string[] {
  return understand({ need: 'treatment', patient: { age: 40 }, symptoms, ...given }).assessment.specialties;
}

describe('the specialties that are named', () => {
  test('beside a danger sign are those of the sign, not of a word of the story', () => {
    expect(named('rắn lục cắn bàn tay lúc cắt cỏ, sưng tới cùi chỏ, chân răng chảy máu')).toEqual([
      'toxicology',
      'emergency',
    ]);
    expect(named('đau thắt giữa ngực như đá đè, lan lên hàm và tay trái, vã mồ hôi')[0]).toBe('cardiology');
    expect(named('đau thắt giữa ngực như đá đè, lan lên hàm và tay trái, vã mồ hôi')).not.toContain('pulmonology');
  });

  test('of a leg that may hold a clot are its own, whatever was operated on', () => {
    expect(named('mổ khớp háng 10 ngày, từ hôm qua bắp chân trái sưng nóng, đau')[0]).toBe('vascular_surgery');
    expect(named('had hip surgery two weeks ago, now the right calf is swollen and sore')[0]).toBe('vascular_surgery');
  });

  test('are those of the matter that the words name', () => {
    const thirsty = 'Watery diarrhoea ten times since morning, vomiting, dizzy and very little pee';
    expect(named(thirsty, { durationDays: 1 })[0]).toBe('gastroenterology');
    expect(named('tiểu buốt, chảy mủ vàng ở dương vật, tuần trước quan hệ không dùng bao')[0]).toBe('dermatology');
    expect(named('đi tiểu rát có máu, đau hông lưng')[0]).not.toBe('dermatology');
  });

  test('stay what the words point to where no sign is found, or one that they hardly agree with', () => {
    const eye =
      'right eye suddenly very painful and red, headache on the same side, rainbow rings around lamps, vomiting';
    expect(named(eye, { patient: { age: 64 } })[0]).toBe('ophthalmology');
    expect(named('tiểu buốt tiểu rắt, nước tiểu đục 3 ngày')[0]).toBe('urology');
  });
});
