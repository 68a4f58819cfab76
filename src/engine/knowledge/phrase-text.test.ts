import { describe, expect, test } from 'vitest';
import { expandConcepts, expandPhrases } from './phrase-text.ts';

describe('phrases written in short', () => {
  test('give every choice between strokes, and keep numbers whole', () => {
    expect(expandPhrases('mặt/môi tái/trắng_bệch | ha 200/110')).toEqual([
      'mặt tái',
      'mặt trắng bệch',
      'môi tái',
      'môi trắng bệch',
      'ha 200/110',
    ]);
  });

  test('say in every way that someone cannot', () => {
    expect(expandPhrases('~đứng')).toEqual(expect.arrayContaining(['không đứng được', 'đứng không nổi']));
  });

  test('say the southern word as well as the northern', () => {
    expect(expandPhrases('đâm vào/trúng mắt')).toEqual(['đâm vào mắt', 'đâm vô mắt', 'đâm trúng mắt']);
  });

  test('write out what English shortens', () => {
    expect(expandPhrases('cant/doesnt wake')).toEqual(['cant wake', 'can not wake', 'doesnt wake', 'does not wake']);
  });

  test('take over the phrases of another concept, and no others', () => {
    expect(expandConcepts({ A: 'một | hai', B: '@A | ba' }).get('B')).toEqual(['một', 'hai', 'ba']);
    expect(() => expandConcepts({ B: '@A' })).toThrow('A');
  });
});
