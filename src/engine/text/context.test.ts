import { describe, expect, test } from 'vitest';
import { withContext } from './context.ts';
import { buildPhrases, findPhrases } from './phrases.ts';
import { readText } from './reading.ts';

const phrases = buildPhrases(
  ['sốt', 'đau ngực', 'đau bụng', 'nôn', 'khó thở', 'đột quỵ', 'không thở được', 'co giật', 'fever', 'chest pain'].map(
    (phrase) => ({ phrase, value: phrase }),
  ),
);

function contexts(text: string): Record<string, string> {
  const reading = readText(text);
  const found = withContext(reading, findPhrases(reading, phrases));
  return Object.fromEntries(found.map(({ value, context }) => [value, context]));
}

describe('context', () => {
  test('of a plain complaint is present', () => {
    expect(contexts('em bị sốt và đau bụng')).toEqual({ sốt: 'present', 'đau bụng': 'present' });
  });

  test('a denial cancels only what it denies', () => {
    expect(contexts('không sốt nhưng khó thở')).toEqual({ sốt: 'denied', 'khó thở': 'present' });
    expect(contexts('không sốt đau bụng')).toEqual({ sốt: 'denied', 'đau bụng': 'present' });
    expect(contexts('ko đau ngực hay khó thở')).toEqual({ 'đau ngực': 'denied', 'khó thở': 'denied' });
    expect(contexts('sốt thì không, nôn')).toEqual({ sốt: 'denied', nôn: 'present' });
  });

  test('words that look like a denial and are the symptom itself are none', () => {
    expect(contexts('không thở được')).toEqual({ 'không thở được': 'present' });
    expect(contexts('chưa hết sốt')).toEqual({ sốt: 'present' });
    expect(contexts('không chỉ sốt mà còn nôn')).toEqual({ sốt: 'present', nôn: 'present' });
  });

  test('a “không” that asks denies nothing', () => {
    expect(contexts('khó thở có sao không')).toEqual({ 'khó thở': 'present' });
    expect(contexts('có phải đột quỵ không')).toEqual({ 'đột quỵ': 'asked' });
    expect(contexts('dấu hiệu đột quỵ là gì')).toEqual({ 'đột quỵ': 'asked' });
  });

  test('what is gone, past, another’s or feared is told apart', () => {
    expect(contexts('hết sốt rồi')).toEqual({ sốt: 'resolved' });
    expect(contexts('co giật lúc nãy giờ hết rồi')).toEqual({ 'co giật': 'resolved' });
    expect(contexts('năm ngoái bị đột quỵ')).toEqual({ 'đột quỵ': 'past' });
    expect(contexts('mẹ tôi từng bị đột quỵ')).toEqual({ 'đột quỵ': 'other' });
    expect(contexts('sợ bị đột quỵ')).toEqual({ 'đột quỵ': 'feared' });
  });

  test('a friend is the patient, unless the text turns to the one who writes', () => {
    expect(contexts('bạn tôi bị đau ngực dữ dội')).toEqual({ 'đau ngực': 'present' });
    expect(contexts('hàng xóm bị đột quỵ phải làm sao')).toEqual({ 'đột quỵ': 'present' });
    expect(contexts('bạn tôi vừa bị đột quỵ nên tôi muốn kiểm tra')).toEqual({ 'đột quỵ': 'other' });
    expect(contexts('hàng xóm bị đột quỵ nên em đau ngực cũng lo')).toEqual({
      'đột quỵ': 'other',
      'đau ngực': 'present',
    });
  });

  test('“từng” that counts is not “từng” that remembers', () => {
    expect(contexts('đau bụng từng cơn')).toEqual({ 'đau bụng': 'present' });
    expect(contexts('từng bị đau bụng')).toEqual({ 'đau bụng': 'past' });
  });

  test('a history is about what follows it, an old time about what stands near', () => {
    expect(contexts('đau ngực có tiền sử đột quỵ')).toEqual({ 'đau ngực': 'present', 'đột quỵ': 'past' });
    expect(contexts('bị đột quỵ năm ngoái')).toEqual({ 'đột quỵ': 'past' });
    expect(contexts('đau ngực trước đây chưa từng bị')).toEqual({ 'đau ngực': 'present' });
  });

  test('what is missing in the house, or how afraid someone is, denies nothing', () => {
    expect(contexts('khó thở không có ai ở nhà')).toEqual({ 'khó thở': 'present' });
    expect(contexts('không có bảo hiểm đau ngực')).toEqual({ 'đau ngực': 'present' });
    expect(contexts('em sợ quá khó thở')).toEqual({ 'khó thở': 'present' });
    expect(contexts('chưa đi khám đau ngực')).toEqual({ 'đau ngực': 'present' });
  });

  test('the “không” that ends a question denies nothing behind it', () => {
    expect(contexts('có cần đi viện không đau ngực')).toEqual({ 'đau ngực': 'present' });
    expect(contexts('có sao không, bị sốt')).toEqual({ sốt: 'present' });
    expect(contexts('đau bụng bên phải không sốt')).toEqual({ 'đau bụng': 'present', sốt: 'denied' });
  });

  test('what comes back is present', () => {
    expect(contexts('năm ngoái bị nay lại đau ngực')).toEqual({ 'đau ngực': 'present' });
  });

  test('“no” denies in English and is “nó” in Vietnamese without marks', () => {
    expect(contexts('I have no fever but chest pain')).toEqual({ fever: 'denied', 'chest pain': 'present' });
    expect(contexts('con no sot')).toEqual({ sốt: 'present' });
  });
});
