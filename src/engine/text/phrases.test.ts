import { describe, expect, test } from 'vitest';
import { buildPhrases, findPhrases, quote } from './phrases.ts';
import { readText } from './reading.ts';

const phrases = buildPhrases([
  { phrase: 'máu', value: 'blood', needsMarks: true },
  { phrase: 'đau ngực', value: 'chest' },
  { phrase: 'ngực', value: 'breast bone' },
  { phrase: 'chảy máu cam', value: 'nosebleed' },
  { phrase: 'thai … tuần', value: 'pregnant' },
]);

function found(text: string) {
  return findPhrases(readText(text), phrases).map(({ value, exact }) => `${value}${exact ? '' : ' (folded)'}`);
}

describe('phrases', () => {
  test('are found all in one pass, overlapping ones too', () => {
    expect(found('tôi đau ngực')).toEqual(['chest', 'breast bone']);
  });

  test('without marks are found as folded', () => {
    expect(found('toi dau nguc')).toEqual(['chest (folded)', 'breast bone (folded)']);
  });

  test('that need their marks are not found without them, nor with others', () => {
    expect(found('ra mau')).toEqual([]);
    expect(found('ra màu vàng')).toEqual([]);
    expect(found('ra máu')).toEqual(['blood']);
  });

  test('of three words forgive one wrong mark', () => {
    expect(found('bị chãy mau cam hoài')).toContain('nosebleed (folded)');
  });

  test('with a gap reach over a few words inside one sentence', () => {
    expect(found('thai được hai mươi tuần')).toEqual(['pregnant']);
    expect(found('thai. được hai mươi tuần')).toEqual([]);
  });

  test('are found around words that change nothing where that is asked for, and around no others', () => {
    const within = (text: string) => findPhrases(readText(text), phrases, 1).map(({ value }) => value);
    expect(within('chảy bà máu cam')).toContain('nosebleed');
    expect(within('chay em mau cam')).toContain('nosebleed');
    expect(within('chảy bà cứ máu cam')).not.toContain('nosebleed');
    expect(within('chảy ít máu cam')).not.toContain('nosebleed');
    expect(found('chảy bà máu cam')).not.toContain('nosebleed');
  });

  test('take hỏi for ngã, unless the word alone is another with it', () => {
    const thought = buildPhrases([
      { phrase: 'nghĩ', value: 'thinks' },
      { phrase: 'nghĩ đến cái chết', value: 'of death' },
      { phrase: 'ngã', value: 'falls' },
    ]);
    const heard = (text: string) => findPhrases(readText(text), thought).map(({ value }) => value);
    expect(heard('tôi xin nghỉ việc')).toEqual([]);
    expect(heard('tôi hay nghỉ đến cái chết')).toEqual(['of death']);
    expect(heard('bà bị ngả')).toEqual(['falls']);
  });

  test('are quoted as the patient wrote them', () => {
    const reading = readText('Bố em ĐAU NGỰC');
    const [match] = findPhrases(reading, phrases);
    expect(match && quote(reading, match)).toBe('ĐAU NGỰC');
  });
});
