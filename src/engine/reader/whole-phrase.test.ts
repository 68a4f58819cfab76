import { describe, expect, test } from 'vitest';
// Which words belong together is known from our phrases.
import '../safety.ts';
import { readText } from '../text/reading.ts';
import { wholePhrase } from './whole-phrase.ts';

/** The quote as it would be shown, from the words that weighed. */
function shown(text: string, weighed: string): string {
  const reading = readText(text);
  const at = text.indexOf(weighed);
  const from = reading.tokens.findIndex(({ start }) => start >= at);
  const to = reading.tokens.findLastIndex(({ end }) => end <= at + weighed.length) + 1;
  const span = wholePhrase(reading, { from, to });
  return text.slice(reading.tokens[span.from]?.start, reading.tokens[span.to - 1]?.end);
}

describe('a quote', () => {
  test.each([
    [
      'is the whole of a short thought',
      'Hôm qua mắt phải mờ đi chừng 5 phút rồi hết',
      'mắt phải',
      'Hôm qua mắt phải mờ đi chừng 5 phút',
    ],
    ['ends where the next thought begins', 'đau bụng dữ dội nhưng không sốt', 'đau bụng', 'đau bụng dữ dội'],
    ['leaves out who it is of', 'con trai em nôn ra máu, mệt', 'em nôn ra', 'nôn ra máu'],
    ['leaves out the age', 'Bố em 67t đau ngực từ sáng nay', 'em 67t đau ngực từ', 'đau ngực từ sáng nay'],
    [
      'leaves out the age where the thought is long',
      'Bố em 67t đau ngực từ sáng nay lúc đang ngồi chờ ở bến xe miền Đông cùng hai đứa cháu',
      'em 67t đau ngực từ',
      'đau ngực từ sáng',
    ],
    ['keeps a “không”', 'mẹ em không thở được', 'thở được', 'không thở được'],
    ['takes no mark for another word', 'lúc tỉnh lúc ngủ li bì, vã mồ hôi', 'ngủ li', 'lúc tỉnh lúc ngủ li bì'],
    [
      'cuts no word in two where the thought is long',
      'em bi dau 1 ben tinh hoan tu luc 9h toi dang ngoi hoc bai',
      'dau 1 ben tinh',
      'dau 1 ben tinh hoan',
    ],
  ])('%s', (_, text, weighed, expected) => {
    expect(shown(text, weighed)).toBe(expected);
  });
});
