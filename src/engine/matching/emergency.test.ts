import { describe, expect, test } from 'vitest';
import type { DirectoryHospital } from '#contract/directory.ts';
import type { Capability } from '#contract/hospital.ts';
import type { Intake } from '#contract/intake.ts';
import type { RedFlagCode } from '#contract/vocabulary.ts';
import type { Situation } from '../assess/situations.ts';
import { sources } from '../knowledge/sources.ts';
import { nearestAlways, timeCritical } from '../knowledge/time-critical.ts';
import { match } from '../matching.ts';
import { aGraph, aHospital } from './a-graph.ts';

type Given = {
  signs?: readonly RedFlagCode[];
  situations?: readonly Situation[];
  patient?: Intake['patient'];
  from?: string;
};

function sent(hospitals: readonly DirectoryHospital[], { signs = [], situations = [], patient, from }: Given = {}) {
  const assessment = {
    specialties: ['emergency'],
    understood: 'clearly' as const,
    divided: false,
    goals: new Set<never>(),
    grave: false,
    situations: new Set(situations),
  };
  const label = { vi: '', en: '' };
  const matched = signs.map((code) => ({ code, label, level: 'emergency' as const, words: [] }));
  const intake = { need: 'treatment' as const, patient: { province: from ?? 'Na Hang', ...patient } };
  return match(assessment, intake, { urgency: 'emergency', matched }, aGraph(hospitals));
}

/** So many kilometres north of Na Hang. */
const northOf = (km: number) => ({ lat: 21.83 + km / 111.2, lng: 105.2 });
const at = (id: string, km: number, given: Partial<DirectoryHospital> = {}) =>
  aHospital(id, '08', { location: northOf(km), ...given });
const unknown = (id: string, km: number, given: Partial<DirectoryHospital> = {}) => {
  const { emergency24h: _, ...hospital } = at(id, km, given);
  return hospital;
};
const can = (code: Capability['code'], certainty: Capability['certainty'] = 'listed') => ({
  capabilities: [{ code, has: true, source: 'VNSA', asOf: '2026-06', certainty }],
});
const first = (...given: Parameters<typeof sent>) => sent(...given).primary.hospital.id;
const said = (...given: Parameters<typeof sent>) =>
  sent(...given)
    .primary.reasons.map(({ vi }) => vi)
    .join(' ');

const near = at('near', 3);

describe('what the sign needs', () => {
  const centre = at('centre', 9, can('stroke_thrombectomy'));
  const stroke = { signs: ['stroke_signs'] as const };

  test('sends past a nearer department that is not known to do it, and says by whose word and how much farther', () => {
    expect(first([near, centre], stroke)).toBe('centre');
    expect(said([near, centre], stroke)).toContain(
      'lấy huyết khối mạch não cho người đột quỵ, theo danh sách của Hội Đột quỵ Việt Nam, 6/2026; xa hơn nơi gần nhất 6 km.',
    );
    const { emergency, alternatives } = sent([near, centre], stroke);
    expect(emergency.nearest.map(({ hospital }) => hospital.id)).toEqual(['near', 'centre']);
    expect(emergency.nearest[1]?.reasons?.[0]?.vi).toContain('Hội Đột quỵ');
    expect(alternatives[0]?.reasons.map(({ vi }) => vi).join(' ')).toMatch(/gần hơn 6 km.*sẽ được chuyển/);
  });

  test('sends no farther than its table, and then says that they transfer', () => {
    const far = at('far', 14, can('stroke_thrombectomy'));
    expect(first([near, far], stroke)).toBe('near');
    expect(said([near, far], stroke)).toMatch(/Nơi gần nhất có khoa cấp cứu.*khoảng 3 km.*đường chim bay.*được chuyển/);
    expect(first([near, at('lysis', 20, can('stroke_thrombolysis'))], stroke)).toBe('lysis');
  });

  test('by general knowledge only breaks a tie, and is asked about on the way', () => {
    const maybe = (km: number) => at('maybe', km, can('pci', 'general_knowledge'));
    const heart = { signs: ['chest_pain_severe'] as const };
    expect(first([near, maybe(6)], heart)).toBe('near');
    expect(first([near, maybe(3.5)], heart)).toBe('maybe');
    expect(said([near, maybe(3.5)], heart)).toContain('nhờ người gọi hỏi trên đường đi');
    expect(first([near, at('usual', 6, can('pci', 'usual_set'))], heart)).toBe('near');
  });

  test('yields to the nearest where minutes count, whatever other signs there are', () => {
    for (const sign of nearestAlways.keys()) {
      const signs = ['stroke_signs', 'snake_bite', sign as RedFlagCode] as const;
      expect(first([near, centre, at('serum', 4, can('antivenom'))], { signs })).toBe('near');
    }
    expect(said([near, centre], { signs: ['stroke_signs', 'shock_signs'] })).toContain('từng phút');
  });

  test('of a grown-up is not that of a child', () => {
    expect(first([near, centre], { ...stroke, situations: ['child'] })).toBe('near');
  });

  test('is not looked for where its department is closed at night or stands over the sea', () => {
    expect(first([near, unknown('centre', 5, can('stroke_thrombectomy'))], stroke)).toBe('near');
    const island = aHospital('island', '79', { location: { lat: 8.7, lng: 106.61 }, ...can('stroke_thrombectomy') });
    const mainland = aHospital('mainland', '79');
    expect(first([mainland, island], { ...stroke, from: 'Quận 1' })).toBe('mainland');
  });

  test('changes the answer of the same person in the same place', () => {
    const graph = [near, at('serum', 9, can('antivenom'))];
    expect(first(graph, { signs: ['poisoning'] })).toBe('near');
    expect(first(graph, { signs: ['snake_bite'] })).toBe('serum');
  });

  test('stands in a table whose every row names its sources', () => {
    const named = [...timeCritical.map(({ source }) => source), ...nearestAlways.values()].flatMap((keys) =>
      keys.split(' '),
    );
    expect(named.filter((key) => !sources[key])).toEqual([]);
    const listed = timeCritical.flatMap(({ signs }) => signs);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((sign) => nearestAlways.has(sign))).toEqual([]);
  });
});

describe('the house', () => {
  const house = (id: string, km: number, specialties: string[], name = `Bệnh viện ${id}`) =>
    at(id, km, { specialties, name });
  const children = house('children', 8, ['pediatrics', 'emergency'], 'Bệnh viện Nhi X');
  const mothers = house('mothers', 1, ['obstetrics', 'gynecology', 'emergency'], 'Bệnh viện Phụ sản X');
  const elders = at('elders', 0, { specialties: ['geriatrics', ...near.specialties], name: 'Bệnh viện Lão khoa X' });

  test('for old people is for them only', () => {
    expect(first([elders, near], { signs: ['suicide_risk'], patient: { age: 19, sex: 'female' } })).toBe('near');
    expect(first([elders, near], { signs: ['sepsis_signs'], situations: ['elderly'] })).toBe('elders');
  });

  test('for children is a child’s, also when a general one is a little nearer, and never a grown-up’s', () => {
    const burn = { signs: ['severe_burn'] as const };
    expect(first([near, children], { ...burn, situations: ['child'] })).toBe('children');
    expect(said([near, children], { ...burn, situations: ['child'] })).toContain('trẻ em; xa hơn nơi gần nhất 5 km');
    expect(
      first([near, house('children', 20, ['pediatrics'], 'Bệnh viện Nhi X')], { ...burn, situations: ['child'] }),
    ).toBe('near');
    expect(first([children, at('general', 12)], burn)).toBe('general');
  });

  test('for births takes births and what comes with them, of women only', () => {
    expect(first([mothers, near], { signs: ['labour_or_waters_broken'], patient: { sex: 'female' } })).toBe('mothers');
    const bleeding = ['pregnancy_bleeding_or_severe_pain', 'severe_bleeding'] as const;
    expect(first([mothers, near], { signs: bleeding, patient: { sex: 'female' } })).toBe('mothers');
    for (const signs of [['fever_immunosuppressed'], ['chest_pain_severe'], []] as const) {
      expect(first([mothers, near], { signs, patient: { sex: 'female' } })).toBe('near');
    }
    expect(first([mothers, near], { signs: ['labour_or_waters_broken'], patient: { sex: 'male' } })).toBe('near');
  });

  test('devoted to one thing takes that alone', () => {
    const heart = house('heart', 1, ['cardiology', 'emergency']);
    const mind = house('mind', 1, ['psychiatry']);
    const teeth = house('teeth', 1, ['dentistry', 'burns', 'plastic_surgery']);
    expect(first([heart, near], { signs: ['chest_pain_severe'] })).toBe('heart');
    expect(first([heart, near], { signs: ['chest_pain_severe', 'poisoning'] })).toBe('near');
    expect(first([heart, near], { signs: ['severe_burn'] })).toBe('near');
    expect(first([teeth, near], { signs: ['severe_burn'] })).toBe('near');
    expect(first([mind, near], { signs: ['acute_psychosis_or_violence'] })).toBe('mind');
    expect(first([mind, near], { signs: ['acute_psychosis_or_violence', 'poisoning'] })).toBe('near');
    expect(first([mind, near])).toBe('near');
  });
});

describe('the larger of two that are about as near', () => {
  const small = (id: string, km: number, given: Partial<DirectoryHospital> = {}) => {
    const { level: _, ...hospital } = at(id, km, { type: 'private', ...given });
    return hospital;
  };
  const sepsis = { signs: ['sepsis_signs'] as const };

  test('goes before a private, a military and a district one, and says what it usually has and how much farther', () => {
    const provincial = at('provincial', 5);
    for (const type of ['private', 'military', 'other'] as const) {
      expect(first([small('small', 3, { type }), provincial], sepsis)).toBe('provincial');
    }
    expect(first([at('district', 3, { level: 'district' }), provincial], sepsis)).toBe('provincial');
    expect(said([small('small', 3), provincial], sepsis)).toMatch(
      /tuyến tỉnh: nơi như thế này thường lớn hơn, có hồi sức.*; xa hơn nơi gần nhất 2 km\. .*mở 24 giờ/,
    );
    const { alternatives, emergency } = sent([small('small', 3), provincial], sepsis);
    expect(alternatives.map(({ hospital }) => hospital.id)).toEqual(['small']);
    expect(emergency.nearest[0]?.hospital.id).toBe('small');
  });

  test('lies at most three kilometres or a third of the way farther', () => {
    expect(first([small('small', 1), at('provincial', 5)], sepsis)).toBe('small');
    expect(first([small('small', 12), at('provincial', 15.5)], sepsis)).toBe('provincial');
    expect(first([small('small', 18), at('provincial', 24)], sepsis)).toBe('small');
  });

  test('is passed where minutes count, where a source knows more of the nearer, and by a house of the matter', () => {
    const provincial = at('provincial', 4);
    for (const sign of nearestAlways.keys()) {
      expect(first([small('small', 3), provincial], { signs: [sign as RedFlagCode] })).toBe('small');
    }
    const stroke = small('small', 3, can('stroke_thrombolysis'));
    expect(first([stroke, provincial], { signs: ['stroke_signs'] })).toBe('small');
    const mind = at('mind', 3, { specialties: ['psychiatry'] });
    expect(first([mind, provincial], { signs: ['acute_psychosis_or_violence'] })).toBe('mind');
  });

  test('comes first, also where minutes count, when only the province is known', () => {
    const hospitals = [small('small', 0), at('provincial', 9)];
    for (const signs of [['sepsis_signs'], ['breathing_difficulty']] as const) {
      expect(first(hospitals, { signs, from: 'Tuyên Quang' })).toBe('provincial');
      expect(sent(hospitals, { signs, from: 'Tuyên Quang' }).emergency.nearest[0]?.hospital.id).toBe('provincial');
    }
  });
});

describe('where no department is known', () => {
  test('a head that must be scanned goes past a small house to a large one, and is told when to stop', () => {
    const head = { signs: ['head_injury_danger_signs'] as const };
    const centre = unknown('centre', 1, { facilityKind: 'medical_centre', level: 'district' });
    expect(first([centre, at('provincial', 22)], head)).toBe('provincial');
    expect(said([centre, at('provincial', 22)], head)).toMatch(/đi thẳng đến đây.*co giật.*ghé ngay/);
    expect(first([centre, at('district', 22, { level: 'district' })], head)).toBe('centre');
    expect(first([centre, at('provincial', 22)], { signs: ['sepsis_signs'] })).toBe('centre');
  });

  test('a small house sends on to the hospital of the own province, however far, and not over its border', () => {
    const post = unknown('centre', 9, { facilityKind: 'medical_centre', level: 'district' });
    const over = aHospital('over', '01', { location: northOf(156), level: 'district' });
    const others = (hospitals: DirectoryHospital[], given?: Given) =>
      sent(hospitals, given).alternatives.map(({ hospital }) => hospital.id);
    const snake = { signs: ['snake_bite'] as const };
    expect(others([post, over, at('provincial', 185)], snake)).toEqual(['provincial']);
    expect(others([post, { ...over, location: northOf(60) }, at('provincial', 185)], snake)).toEqual([
      'over',
      'provincial',
    ]);
    const children = at('children', 187, { specialties: ['pediatrics', 'emergency'], name: 'Bệnh viện Nhi X' });
    const hospitals = [post, over, at('provincial', 185), children];
    expect(others(hospitals, { signs: ['sepsis_signs'], situations: ['child'] })).toEqual(['provincial', 'children']);
    expect(others(hospitals, { ...snake, situations: ['child'] })).toEqual(['provincial']);
  });

  test('nobody is told to ring before leaving', () => {
    const hospitals = [unknown('centre', 1), at('open', 40)];
    expect(said(hospitals)).toMatch(/chưa được kiểm tra; cứ đi ngay, nhờ người gọi báo trên đường/);
    expect(said(hospitals)).not.toMatch(/gọi (?:hỏi )?trước/);
  });

  test('a house nearby is named only when none is within reach, and that nobody knows is said', () => {
    const centre = unknown('centre', 1, { facilityKind: 'medical_centre' });
    expect(first([centre, at('open', 15)])).toBe('open');
    const hospitals = [unknown('centre', 1, { specialties: ['general_internal'] }), at('open', 40)];
    expect(first(hospitals)).toBe('centre');
    expect(said(hospitals)).toMatch(/gần nhất mà chúng tôi biết.*chưa được kiểm tra/);
    expect(sent(hospitals).emergency.note?.vi).toMatch(/gọi 115 trước/);
    expect(sent(hospitals).fit).toBe('partial');
  });

  test('a general hospital next door, which usually has one, is not passed for a department far off', () => {
    expect(first([unknown('district', 1), at('open', 15)])).toBe('district');
    expect(first([unknown('district', 1), at('open', 9)])).toBe('open');
    expect(sent([unknown('district', 1), at('open', 15)]).alternatives.map(({ hospital }) => hospital.id)).toEqual([
      'open',
    ]);
  });

  test('what a source says that it can do is worth the same way beyond such a house', () => {
    const able = at('able', 18, can('stroke_thrombolysis'));
    expect(first([unknown('district', 1), able], { signs: ['stroke_signs'] })).toBe('able');
    expect(first([unknown('district', 1), able], { signs: ['sepsis_signs'] })).toBe('district');
  });

  test('after a snake bite slurred speech is the venom’s, and nobody is sent for a stroke', () => {
    const able = at('able', 18, can('stroke_thrombolysis'));
    expect(first([near, able], { signs: ['snake_bite', 'stroke_signs'] })).toBe('near');
  });

  test('the reach is shorter where minutes count', () => {
    expect(first([unknown('centre', 1), at('open', 15)], { signs: ['choking'] })).toBe('centre');
  });

  test('one that says it has none is not named', () => {
    expect(first([at('closed', 1, { emergency24h: false }), at('open', 40)])).toBe('open');
  });

  test('on an island the centre there comes first, with whom to call for a boat or a helicopter', () => {
    const { emergency24h: _, ...post } = aHospital('post', '79', { location: { lat: 8.7, lng: 106.61 } });
    const hospitals = [post, aHospital('mainland', '79')];
    expect(first(hospitals, { from: 'Côn Đảo' })).toBe('post');
    expect(sent(hospitals, { from: 'Côn Đảo' }).emergency.note?.vi).toMatch(/115.*trên đảo.*trực thăng.*112/);
    expect(sent(hospitals.slice(1), { from: 'Côn Đảo' }).emergency.note?.vi).toMatch(/115.*trực thăng.*112/);
  });

  test('on an island of which no house is known the health post there comes first, before any boat', () => {
    const { primary, alternatives, emergency } = sent([aHospital('mainland', '79')], { from: 'Côn Đảo' });
    expect(primary.hospital.id).toBe('');
    expect(primary.reasons[0]?.vi).toMatch(/trên đảo ngay.*115.*trực thăng.*112/);
    expect(alternatives.map(({ hospital }) => hospital.id)).toEqual(['mainland']);
    expect(emergency.note?.vi).toMatch(/115.*trực thăng.*112/);
  });
});

describe('from a small house', () => {
  const far = () => at('province', 45, { level: 'provincial' });

  test('the hospital of the province is named as where one is moved to', () => {
    const { alternatives } = sent(
      [unknown('post', 2, { level: 'district' }), at('other', 25, { level: 'district' }), far()],
      {
        signs: ['poisoning'],
      },
    );
    const onward = alternatives.find(({ hospital }) => hospital.id === 'province');
    expect(onward?.reasons.map(({ vi }) => vi).join(' ')).toContain('tuyến tỉnh');
  });

  test('it is not where the first is as large, nor from another province', () => {
    const large = sent([at('near', 2, { level: 'provincial' }), far()], { signs: ['poisoning'] });
    expect(large.alternatives.map(({ hospital }) => hospital.id)).not.toContain('province');
    const other = aHospital('capital', '01', { location: northOf(45), level: 'provincial' });
    const { alternatives } = sent(
      [unknown('post', 2, { level: 'district' }), at('other', 25, { level: 'district' }), other],
      {
        signs: ['poisoning'],
      },
    );
    expect(alternatives.map(({ hospital }) => hospital.id)).not.toContain('capital');
  });

  test('a head that may bleed inside is not taken to a house in doubt for a few kilometres', () => {
    const hospitals = [unknown('post', 12), at('open', 23, { level: 'provincial' })];
    expect(sent(hospitals, { signs: ['head_injury_danger_signs'] }).primary.hospital.id).toBe('open');
    expect(sent(hospitals, { signs: ['poisoning'] }).primary.hospital.id).toBe('post');
  });
});
