import { describe, expect, it } from 'vitest';
import { capabilityCodes } from '#contract/vocabulary.ts';
import { capabilityLabels, certaintyWords } from './capabilities.ts';

const stroke = 'Hội Đột quỵ Việt Nam (VNSA), https://github.com/duancongdong/capcuudotquy';

describe('the words for how sure a fact is', () => {
  it('name the list and its month', () => {
    expect(certaintyWords({ source: stroke, asOf: '2026-06', certainty: 'listed' })).toEqual({
      vi: 'theo danh sách của Hội Đột quỵ Việt Nam, 6/2026',
      en: 'from the list of the Vietnam Stroke Association, 6/2026',
    });
  });

  it('name the site of a page, with its day where it has one', () => {
    const page = 'https://www.vnexpress.net/a/b.html';
    expect(certaintyWords({ source: page, asOf: '2026-02-25', certainty: 'listed' }).vi).toBe(
      'theo vnexpress.net, 25/2/2026',
    );
    expect(certaintyWords({ source: page, certainty: 'listed' }).en).toBe('from vnexpress.net');
    expect(certaintyWords({ source: 'Sở Y tế', asOf: '2025', certainty: 'listed' }).vi).toBe('theo Sở Y tế, 2025');
  });

  it('call checked only what was checked', () => {
    expect(certaintyWords({ source: stroke, certainty: 'checked' }).vi).toMatch(/^đã kiểm tra, /);
    for (const certainty of ['listed', 'general_knowledge', 'usual_set'] as const) {
      const { vi, en } = certaintyWords({ source: stroke, certainty });
      expect(vi).not.toContain('kiểm tra');
      expect(en).not.toContain('checked');
    }
  });

  it('say of what nobody wrote down that one should call first, and name no source for it', () => {
    const words = certaintyWords({ source: stroke, asOf: '2026-06', certainty: 'general_knowledge' });
    expect(words.vi).toBe('theo hiểu biết chung, nên gọi hỏi trước');
    expect(words.en).toBe('general knowledge, so call first to ask');
  });
});

it.each(capabilityCodes)('%s has a name in both languages that can follow "Có"', (code) => {
  for (const label of Object.values(capabilityLabels[code])) expect(label).toMatch(/^(?:\p{Ll}|CT|ECMO|HIV)/u);
});
