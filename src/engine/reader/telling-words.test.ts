import { describe, expect, test } from 'vitest';
import { corpusCases } from '#scripts/evaluate/corpus.ts';
import type { Facts } from '../finding.ts';
import { readIntake } from '../read-intake.ts';
import { checkSafety } from '../safety.ts';
import { joinReadings } from '../text/join-readings.ts';
import type { Reading } from '../text/reading.ts';
import { dangerWeights } from './danger-weights.ts';
import { readDanger } from './read-danger.ts';

const weights = dangerWeights();
if (weights === 'damaged') throw new Error('The weights are damaged.');

const textsCount = 300;
const all = corpusCases();
const step = Math.floor(all.length / textsCount);
const told = all
  .filter((_, at) => at % step === 0)
  .map(({ id, intake }) => {
    const readings = readIntake(intake);
    const { matched, facts } = checkSafety(readings, intake);
    return { id, reading: joinReadings(readings.symptoms, readings.goal), facts, matched };
  });

const emergencyOf = (reading: Reading, facts: Facts) => readDanger(reading, facts, weights).whole.emergency;

/** All places at which a quote stands, as the reading without it. */
function withoutQuote(reading: Reading, quote: string): Reading[] {
  const { text, tokens } = reading;
  return tokens.flatMap(({ start }, from) => {
    if (!text.startsWith(quote, start)) return [];
    const to = tokens.findIndex(({ end }) => end === start + quote.length) + 1;
    return to === 0 ? [] : [{ ...reading, tokens: tokens.filter((_, at) => at < from || at >= to) }];
  });
}

describe('the words that are quoted for a sign', () => {
  test('are found in enough texts to say something', () => {
    expect(told.filter(({ matched }) => matched.some(({ words }) => words.length > 0)).length).toBeGreaterThan(50);
  });

  test('stand in the text as they are quoted', () => {
    const made = told.flatMap(({ id, reading, matched }) =>
      matched.flatMap(({ words }) =>
        words.filter((quote) => !reading.text.includes(quote)).map((quote) => [id, quote]),
      ),
    );
    expect(made).toEqual([]);
  });

  test('weighed: without them the text speaks less for an emergency', () => {
    const idle = told.flatMap(({ id, reading, facts, matched }) => {
      const read = readDanger(reading, facts, weights);
      return matched.flatMap(({ code }) =>
        read
          .wordsFor(code, 'emergency')
          .filter((quote) =>
            withoutQuote(reading, quote).every((less) => emergencyOf(less, facts) >= read.whole.emergency),
          )
          .map((quote) => [id, quote]),
      );
    });
    expect(idle).toEqual([]);
  });
});

describe('the words that are quoted as a reason', () => {
  const quoted = (symptoms: string, goal = '') => {
    const intake = { need: 'treatment', patient: {}, symptoms, goal, severity: 'moderate' } as const;
    return checkSafety(readIntake(intake), intake)
      .reasons.map(({ vi }) => vi)
      .join(' ');
  };

  test.each([
    [
      'what is feared',
      'hôm nay ngón cái đổi màu đen, có mùi hôi, mu chân đỏ sưng',
      'má sợ bị cưa chân nên không chịu đi sớm',
    ],
    [
      'what others say',
      'nốt ruồi gót chân đen hơn to hơn trong nửa năm, có rướm máu',
      'tôi nghe nói đụng vô là di căn',
    ],
    ['what is booked', 'ho nhiều hơn, sốt lại 38,8, thở hơi nhanh', 'lịch hẹn khám phổi 1 tuần nữa'],
    ['what is denied', 'cháu hay rạch tay bằng dao lam, nói chứ không muốn chết', ''],
    [
      'what somebody takes it for',
      'từ trưa ê hai hàm với vai trái, vã mồ hôi lạnh, buồn nôn. Ba nói chắc trúng gió',
      '',
    ],
    [
      'the same in English',
      'her right eye suddenly went very painful and red, vomiting twice',
      "she thinks it's her stomach",
    ],
    ['a remedy that was tried', 'đau ngực trái lan ra tay, vã mồ hôi, má xoa dầu với cạo gió nãy giờ', ''],
    ['what one still can', 'té chống tay, khuỷu tay sưng to biến dạng, ngón tay vẫn cử động được', ''],
    ['a denial without marks', 'sot lai 38.8 hai hom nay, ho nhieu hon, tho nhanh met la, chua tim', ''],
  ])('are never %s, while others are there', (_, symptoms, goal) => {
    const said = quoted(symptoms, goal);
    expect(said).toContain('Bạn ghi');
    expect(said).not.toMatch(
      /cưa|chịu đi|di căn|lịch hẹn|không muốn chết|chua tim|trúng gió|stomach|cạo gió|cử động được/u,
    );
  });
});
