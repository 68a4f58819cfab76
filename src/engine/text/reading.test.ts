import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { joinReadings } from './join-readings.ts';
import { readText } from './reading.ts';

const words = (text: string) => readText(text).tokens.map(({ word }) => word);

describe('folding', () => {
  test('takes off every mark and turns đ into d', () => {
    expect(fold('Đau NGỰC dữ dội, khó thở')).toBe('dau nguc du doi, kho tho');
  });

  test('reads composed and decomposed letters alike', () => {
    expect(fold('khó thở'.normalize('NFD'))).toBe(fold('khó thở'.normalize('NFC')));
  });

  test('keeps the length of a normalised text, so that quotes can be cut by position', () => {
    const text = 'bé sốt 38,5°c – “mệt lả” 😭';
    expect(fold(text)).toHaveLength(text.length);
  });
});

describe('reading', () => {
  test('keeps the marked form beside the folded one', () => {
    const [token] = readText('máu').tokens;
    expect(token).toMatchObject({ word: 'máu', folded: 'mau', shape: 'mau', tone: 2 });
  });

  test('knows old and new places of a tone as one word', () => {
    const [first] = readText('hoà').tokens;
    const [second] = readText('hòa').tokens;
    expect([first?.shape, first?.tone]).toEqual([second?.shape, second?.tone]);
  });

  test('expands shorthand only as whole words, and units only after numbers', () => {
    expect(words('e ko thở dc')).toEqual(['em', 'không', 'thở', 'được']);
    expect(words('mẹ 59t nặng 40kg')).toEqual(['mẹ', '59', 'tuổi', 'nặng', '40', 'kg']);
    expect(words('kem koala')).toEqual(['kem', 'koala']);
  });

  // Read again to its end at each digit, this would take minutes.
  test('goes through a long run of letters and digits once', () => {
    const runs = 3000;
    expect(words('hcm1'.repeat(runs))).toEqual(Array(runs).fill(['hcm', '1']).flat());
  });

  test('shortens drawn-out words', () => {
    expect(words('đauuuu quáaaa')).toEqual(['đau', 'quá']);
  });

  test('reads numbers with comma and point, and keeps the slash of a blood pressure', () => {
    const { tokens } = readText('sốt 39,5 huyết áp 200/110');
    expect(tokens.map(({ number }) => number).filter((value) => value !== undefined)).toEqual([39.5, 200, 110]);
    expect(words('200/110')).toEqual(['200', '/', '110']);
  });

  test('parts clauses at commas and sentences at full stops, not at three dots', () => {
    const { tokens } = readText('ho, sốt. đau... nôn');
    expect(tokens.map(({ clause }) => clause)).toEqual([0, 1, 2, 5]);
    expect(tokens.map(({ sentence }) => sentence)).toEqual([0, 0, 1, 1]);
  });

  test('reads “hông” as the flank beside what hurts, and as “không” elsewhere', () => {
    const words = (text: string) => readText(text).tokens.map(({ word }) => word);
    expect(words('đau hông')).toEqual(['đau', 'hông']);
    expect(words('quặn cả hông trái')).toEqual(['quặn', 'cả', 'hông', 'trái']);
    expect(words('hông đau ngực')).toEqual(['không', 'đau', 'ngực']);
    expect(words('gọi hông dậy')).toEqual(['gọi', 'không', 'dậy']);
  });

  test('tells those who write marks, those who do not, and English', () => {
    expect(readText('tôi bị đau ngực').marked).toBe(true);
    expect(readText('toi bi dau nguc').marked).toBe(false);
    expect(readText('I have a pain in my chest').english).toBe(true);
    expect(readText('no bi dau bung').english).toBe(false);
  });

  test('knows by some words in a row that they are without marks, though the rest of the sentence has them', () => {
    const plain = (text: string) => readText(text).tokens.flatMap(({ isPlain, word }) => (isPlain ? word : []));
    expect(plain('ha 190/110 dau dau 5 ngay, bác sĩ xem giúp em với ạ')).toEqual('huyết áp / dau dau ngay'.split(' '));
    expect(plain('con ho hai hôm nay, đêm khò khè, bác sĩ xem giúp')).toEqual([]);
    expect(plain('dau nguc kho tho')).toEqual([]);
  });

  test('joins two texts so that the second begins a new sentence and is quoted from its own place', () => {
    const joined = joinReadings(readText('mệt'), readText('khó thở'));
    expect(joined.tokens.map(({ sentence }) => sentence)).toEqual([0, 1, 1]);
    expect(joined.text.slice(joined.tokens[1]?.start, joined.tokens[2]?.end)).toBe('khó thở');
  });
});
