import { describe, expect, test } from 'vitest';
import { readText } from '../text/reading.ts';
import { sexOf, toldSex } from './patient-sex.ts';

describe('the sex that the words tell of the patient', () => {
  test.each([
    ['bố em 58 tuổi đau bụng', 'male'],
    ['bo em 58 tuoi dau bung', 'male'],
    ['cháu hỏi cho ba cháu, ba cháu ho mấy hôm nay', 'male'],
    ['chú tôi bị ngã', 'male'],
    ['anh trai em đau lưng', 'male'],
    ['tôi đau lưng, tôi là nam', 'male'],
    ['nam, 45 tuổi, đau bụng dưới', 'male'],
    ['my father has stomach pain since the morning', 'male'],
    ['lấy vợ hai năm mà chưa có con', 'male'],
    ['cưới chồng ba năm chưa có thai', 'female'],
    ['mẹ em hay chóng mặt', 'female'],
    ['bà nội cháu ho nhiều', 'female'],
    ['vợ tôi đau bụng dưới', 'female'],
    ['em gái em sốt', 'female'],
    ['mẹ chồng em đau khớp', 'female'],
  ])('"%s" is about a %s patient', (text, sex) => {
    expect(toldSex(readText(text))).toBe(sex);
  });

  test.each([
    ['em bị đau bụng dưới, chồng em bảo đi khám'],
    ['tôi đau ngực, bố tôi từng bị nhồi máu'],
    ['vợ chồng em chưa có con'],
    ['nam 20 tuoi toi bi quai bi'],
    ['đau bụng ba ngày nay'],
    ['bố em ho, mẹ em sốt'],
    ['cưới vợ hai năm, vợ em kinh nguyệt không đều'],
  ])('"%s" tells none', (text) => {
    expect(toldSex(readText(text))).toBeUndefined();
  });

  test('the form comes before the words', () => {
    const nothing = readText('');
    const readings = { symptoms: readText('bố em đau bụng'), diagnosis: nothing, goal: nothing };
    expect(sexOf(readings, { need: 'treatment', patient: { sex: 'female' } })).toBe('female');
    expect(sexOf(readings, { need: 'treatment', patient: {} })).toBe('male');
  });
});
