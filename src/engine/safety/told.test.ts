import { describe, expect, test } from 'vitest';
import { readText } from '../text/reading.ts';
import { type Told, toldBy } from './told.ts';

const told = (text: string, age?: number) => toldBy(readText(text), age);

describe('what the words tell of the patient', () => {
  test.each<[text: string, cue: keyof Told]>([
    ['em đang mang thai', 'pregnant'],
    ['bầu 7 tháng', 'pregnant'],
    ['vợ tôi bầu được hơn 32 tuần', 'pregnant'],
    ['có sao không, có thai 3 tháng rồi', 'pregnant'],
    ['I am pregnant', 'pregnant'],
    ['sau sinh 5 ngày', 'postpartum'],
    ['em sinh mổ được 10 ngày', 'postpartum'],
    ['vợ tôi đẻ được 5 bữa', 'postpartum'],
    ['bé nhà em ho', 'childWords'],
    ['không thấy bé bị sốt', 'childWords'],
    ['ông nội tôi mệt', 'elderWords'],
    ['bé sơ sinh', 'newborn'],
    ['tự nhiên chóng mặt', 'acuteWords'],
    ['suddenly dizzy', 'acuteWords'],
    ['bé sốt cao', 'fever'],
    ['nguoi nong ran, sot cao', 'fever'],
  ])('“%s” tells of %s', (text, cue) => {
    expect(told(text)[cue]).toBe(true);
  });

  test.each<[text: string, cue: keyof Told]>([
    ['em không có thai', 'pregnant'],
    ['uống thuốc tránh thai', 'pregnant'],
    ['muốn có thai', 'pregnant'],
    ['đau thái dương 2 tuần', 'pregnant'],
    ['hồi mang thai bị đau lưng', 'pregnant'],
    ['bé sinh được 5 hôm', 'postpartum'],
    ['uống kháng sinh 5 ngày', 'postpartum'],
    ['tôi ho', 'childWords'],
    ['tôi ho', 'elderWords'],
    ['đau lưng đã lâu', 'acuteWords'],
    ['không sốt', 'fever'],
    ['hết sốt rồi', 'fever'],
  ])('“%s” does not tell of %s', (text, cue) => {
    expect(told(text)[cue]).toBe(false);
  });

  test('“mới sinh” of a grown-up is about giving birth, of a baby about being born', () => {
    expect(told('mới sinh, đau bụng', 28).postpartum).toBe(true);
    expect(told('mới sinh, bú kém', 0).postpartum).toBe(false);
    expect(told('mới sinh, bú kém', 0).newborn).toBe(true);
  });
});
