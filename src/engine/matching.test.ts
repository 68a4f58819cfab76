import { describe, expect, test } from 'vitest';
import type { DirectoryHospital } from '#contract/directory.ts';
import type { Intake } from '#contract/intake.ts';
import type { Urgency } from '#contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { match } from './matching.ts';

function anAssessment(given: Partial<Assessment> = {}): Assessment {
  return {
    specialties: ['gastroenterology'],
    understood: 'clearly',
    divided: false,
    goals: new Set(),
    grave: false,
    situations: new Set(),
    ...given,
  };
}

function matched(
  hospitals: readonly DirectoryHospital[],
  given: { assessment?: Partial<Assessment>; intake?: Partial<Intake>; urgency?: Urgency } = {},
) {
  const intake: Intake = { need: 'treatment', patient: { province: 'Na Hang' }, ...given.intake };
  const safety = { urgency: given.urgency ?? 'routine', matched: [] };
  return match(anAssessment(given.assessment), intake, safety, aGraph(hospitals));
}

const near = aHospital('near', '08');
const centre = aHospital('centre', '01', {
  level: 'central',
  specialties: [...near.specialties, 'oncology', 'neurology', 'stroke'],
});
const far = aHospital('far', '79', { level: 'central' });

const words = (reasons: readonly { vi: string }[]) => reasons.map(({ vi }) => vi).join(' ');

describe('where to go', () => {
  test('in ordinary matters the nearest good enough comes before the central hospital', () => {
    const { primary, fit } = matched([far, centre, near]);
    expect(primary.hospital.id).toBe('near');
    expect(fit).toBe('full');
  });

  test('in a city full of central hospitals an ordinary matter still goes to the provincial one', () => {
    const centres = Array.from({ length: 12 }, (_, n) =>
      aHospital(`centre-${n}`, '08', { level: 'central', beds: 2000 }),
    );
    expect(matched([...centres, near]).primary.hospital.id).toBe('near');
  });

  test('a hospital devoted to something else is passed over for one that does this', () => {
    const heart = aHospital('a-heart', '08', { specialties: ['cardiology', 'intensive_care', 'gastroenterology'] });
    expect(matched([heart, near]).primary.hospital.id).toBe('near');
    expect(matched([heart, near], { assessment: { specialties: ['cardiology'] } }).primary.hospital.id).toBe('a-heart');
  });

  test('the department is the one of that name, not the emergency room that also sees it', () => {
    const departments = [
      { id: 'er', name: 'Khoa Cấp cứu tiêu hóa', specialties: ['gastroenterology'], services: [] },
      { id: 'clinic', name: 'Trung tâm Tiêu hóa', specialties: ['gastroenterology', 'hepatology'], services: [] },
    ];
    const { department } = matched([aHospital('one', '08', { departments })]).primary;
    expect(department.name).toEqual({ vi: 'Trung tâm Tiêu hóa', en: 'Gastroenterology department' });
  });

  test('in grave matters the centre with the department is worth the journey, and the nearer place is offered', () => {
    const { primary, alternatives } = matched([far, near, centre], {
      assessment: { specialties: ['oncology'], grave: true },
    });
    expect(primary.hospital.id).toBe('centre');
    const nearer = alternatives.find(({ hospital }) => hospital.id === 'near');
    expect(words(nearer?.reasons ?? [])).toMatch(/Gần hơn khoảng \d+ km, .*nhưng không có khoa riêng về Ung bướu/);
  });

  test('the city the family prefers decides where, and the distance is told from home', () => {
    const { primary } = matched([near, centre, far], { intake: { preferredCity: 'Hồ Chí Minh' } });
    expect(primary.hospital.id).toBe('far');
    expect(primary.distanceKm).toBeGreaterThan(1000);
    expect(words(primary.reasons)).toContain('như gia đình mong muốn');
  });

  test('the old name of a merged province means its own centre', () => {
    const north = aHospital('north', '08', { formerProvince: 'Hà Giang', location: { lat: 22.82, lng: 104.98 } });
    expect(matched([near, north], { intake: { patient: { province: 'ha giang' } } }).primary.hospital.id).toBe('north');
    expect(matched([near, north], { intake: { patient: { province: 'tuyen quang' } } }).primary.hospital.id).toBe(
      'near',
    );
  });

  test('an unknown province is said, and no part of the country is offered', () => {
    const { primary, alternatives, origin } = matched([near, centre, far], { intake: { patient: {} } });
    expect(origin).toBe('unknown');
    expect(primary.distanceKm).toBeNull();
    expect(words(primary.reasons)).toContain('Chưa biết người bệnh ở đâu');
    expect([primary.hospital.id, alternatives]).toEqual(['', []]);
  });

  test('from an unknown province nobody is sent to a centre, however grave it is', () => {
    const { primary } = matched([near, centre, far], { intake: { patient: {} }, assessment: { grave: true } });
    expect([primary.hospital.id, primary.hospital.name.vi]).toEqual([
      '',
      'Bệnh viện tỉnh hoặc bệnh viện chuyên khoa gần nhất',
    ]);
  });

  test('a hospital that takes no insurance loses against one just as near', () => {
    const uninsured = aHospital('a-uninsured', '08', { acceptsInsurance: false });
    expect(matched([uninsured, near]).primary.hospital.id).toBe('near');
  });

  test('when nothing fits, the best general hospital is still named, and that it does not fit is told', () => {
    const { primary, fit } = matched([near], { assessment: { specialties: ['ophthalmology'] } });
    expect(primary.hospital.id).toBe('near');
    expect(fit).toBe('none');
    expect(words(primary.reasons)).toContain('Mắt');
    expect(matched([near], { assessment: { specialties: ['endocrinology'] } }).fit).toBe('partial');
    expect(matched([aHospital('bare', '08', { specialties: ['dentistry'] })]).hospital).toBeUndefined();
  });

  test('an empty directory gets an answer too', () => {
    expect(matched([]).primary.hospital.name).toEqual({ vi: 'Bệnh viện gần nhất', en: 'The nearest hospital' });
  });
});

test('a scan is made where scans are made, unless a doctor must see the patient first', () => {
  const assessment = { specialties: ['gastroenterology', 'diagnostic_imaging'] };
  const at = (urgency: Urgency) =>
    matched([near], { assessment, urgency, intake: { need: 'imaging' } }).primary.department.name.en;
  expect(at('routine')).toBe('Diagnostic imaging department');
  expect(at('urgent')).toBe('Gastroenterology department');
});

describe('for whom', () => {
  const children = aHospital('kids', '08', { name: 'Bệnh viện Nhi X', specialties: ['pediatrics', 'emergency'] });
  const maternity = aHospital('mothers', '08', { specialties: ['obstetrics', 'gynecology'] });

  test('a child goes to the children’s hospital', () => {
    const assessment = { specialties: ['pediatric_respiratory'], situations: new Set(['child'] as const) };
    const { primary } = matched([near, maternity, children], { assessment });
    expect(primary.hospital.id).toBe('kids');
    expect(words(primary.reasons)).toContain('trẻ em');
  });

  test('a grown-up is never sent to a children’s hospital, nor a man to a maternity hospital', () => {
    const { primary, alternatives } = matched([children, maternity, near, centre], {
      intake: { patient: { province: 'Tuyên Quang', sex: 'male', age: 40 } },
    });
    const ids = [primary, ...alternatives].map(({ hospital }) => hospital.id);
    expect(ids).not.toContain('kids');
    expect(ids).not.toContain('mothers');
  });

  test('a pregnant woman may go to the maternity hospital', () => {
    const assessment = { specialties: ['obstetrics'], situations: new Set(['pregnant'] as const) };
    expect(matched([near, children, maternity], { assessment }).primary.hospital.id).toBe('mothers');
  });
});

describe('in an emergency', () => {
  const closed = aHospital('a-closed', '08', { emergency24h: false });

  test('the nearest with emergency care day and night comes first, whatever the family prefers', () => {
    const { primary, emergency } = matched([closed, far, centre, near], {
      urgency: 'emergency',
      assessment: { specialties: ['emergency', 'stroke'] },
      intake: { preferredCity: 'Hồ Chí Minh' },
    });
    expect(primary.hospital.id).toBe('near');
    expect(primary.department.name.vi).toBe('Khoa Cấp cứu');
    expect(emergency.nearest.map(({ hospital }) => hospital.id)).toEqual(['near']);
    expect(emergency.nearest.map(({ distanceKm }) => distanceKm)).toEqual([2]);
  });

  test('nothing is called near when nobody knows where the patient is', () => {
    const { emergency, primary } = matched([near, far], { urgency: 'emergency', intake: { patient: {} } });
    expect(emergency.nearest).toEqual([]);
    expect(emergency.note?.vi).toContain('Chưa biết người bệnh đang ở đâu');
    expect(primary.distanceKm).toBeNull();
  });
});

describe('the way', () => {
  const unplaced = aHospital('unplaced', '08');
  delete unplaced.location;
  const from = (province: string, given: Parameters<typeof matched>[1] = {}) => ({
    ...given,
    intake: { ...given.intake, patient: { province } },
  });

  test('to a hospital without coordinates has no length, and such a hospital is never the nearest', () => {
    const named = matched([unplaced, far], from('Na Hang'));
    expect(named.primary).toMatchObject({ hospital: { id: 'unplaced' }, distanceKm: null });
    expect(words(named.primary.reasons)).toContain('cùng thành phố với người bệnh; chưa biết khoảng cách.');
    const { primary, emergency } = matched([unplaced, centre], from('Na Hang', { urgency: 'emergency' }));
    expect(primary.hospital.id).toBe('centre');
    expect(emergency.nearest.map(({ hospital }) => hospital.id)).toEqual(['centre']);
  });

  test('from a province has no length, and nothing in it is called near', () => {
    const { primary, alternatives, emergency } = matched(
      [near, aHospital('second', '08'), centre],
      from('Tuyên Quang', { urgency: 'emergency' }),
    );
    expect([primary, ...alternatives, ...emergency.nearest].map(({ distanceKm }) => distanceKm)).not.toContain(0);
    for (const { distanceKm } of [primary, ...alternatives, ...emergency.nearest]) expect(distanceKm).toBeNull();
    expect(emergency.nearest.map(({ hospital }) => hospital.id)).toEqual(['near', 'second']);
    expect(emergency.note?.vi).toMatch(/115.*Tuyên Quang.*hãy chọn nơi gần bạn nhất, hoặc cho biết quận, huyện/);
    expect(words(primary.reasons)).toContain('Ở Tuyên Quang, cùng thành phố với người bệnh; chưa biết khoảng cách');
    expect(words(alternatives.flatMap(({ reasons }) => reasons))).not.toContain('và khoảng cách.');
  });

  test('from a district is a straight line, and says so', () => {
    const { primary } = matched([near], from('Na Hang'));
    expect(primary.distanceKm).toBe(2);
    expect(words(primary.reasons)).toContain(
      'Cách trung tâm Na Hang, Tuyên Quang khoảng 2 km tính theo đường chim bay.',
    );
  });

  test('over the sea is said, and what stands on the island comes first', () => {
    const onIsland = aHospital('island', '79', { location: { lat: 8.7, lng: 106.61 } });
    const away = matched([far, near], from('Côn Đảo', { urgency: 'emergency' }));
    expect(away.primary.hospital.id).toBe('');
    expect(words(away.primary.reasons)).toContain('trực thăng');
    expect(away.alternatives[0]?.hospital.id).toBe('far');
    expect(words(away.alternatives[0]?.reasons ?? [])).toContain('trực thăng');
    expect(away.emergency.note?.vi).toContain('trực thăng');
    for (const urgency of ['routine', 'emergency'] as const) {
      expect(matched([far, onIsland], from('Côn Đảo', { urgency })).primary.hospital.id).toBe('island');
      expect(matched([far, onIsland], from('Quận 1', { urgency })).primary.hospital.id).toBe('far');
    }
    const { emergency } = matched([far, onIsland], from('Côn Đảo', { urgency: 'emergency' }));
    expect(emergency).toMatchObject({ nearest: [{ hospital: { id: 'island' } }] });
    expect(emergency.note).toBeUndefined();
    const mainland = matched([far, onIsland], from('Hồ Chí Minh', { urgency: 'emergency' })).emergency.nearest;
    expect(mainland.map(({ hospital }) => hospital.id)).toEqual(['far']);
  });

  test('to the deeper centre is called farther only where it is', () => {
    const grave = { assessment: { specialties: ['oncology'], grave: true } };
    const here = aHospital('here', '08', { level: 'central', specialties: centre.specialties });
    expect(words(matched([centre], from('Na Hang', grave)).primary.reasons)).toContain('dù có thể xa hơn');
    expect(words(matched([here], from('Na Hang', grave)).primary.reasons)).not.toContain('xa hơn');
    expect(words(matched([centre], from('Tuyên Quang', grave)).primary.reasons)).not.toContain('xa hơn');
  });

  test('is not known from a place that nobody knows: that is the first thing said', () => {
    for (const urgency of ['routine', 'urgent', 'emergency'] as const) {
      const { primary, alternatives, emergency } = matched([near, far], from('Nơi Không Tên', { urgency }));
      expect(primary.reasons[0]?.vi).toContain('Chưa biết người bệnh ở đâu');
      for (const { distanceKm } of [primary, ...alternatives]) expect(distanceKm).toBeNull();
      expect(emergency.nearest).toEqual([]);
    }
  });
});

test('the answer does not depend on the order of the directory', () => {
  const hospitals = [near, centre, far, aHospital('other', '08'), aHospital('third', '01')];
  expect(matched(hospitals)).toEqual(matched(hospitals.toReversed()));
});

test('a hundred times as many hospitals elsewhere do not change the answer', () => {
  const more = Array.from({ length: 400 }, (_, n) => aHospital(`more-${n}`, '79'));
  expect(matched([near, centre, ...more]).primary).toEqual(matched([near, centre, far]).primary);
});

test('every reason and trade-off is said in both languages', () => {
  for (const urgency of ['routine', 'urgent', 'emergency'] as const) {
    const { primary, alternatives } = matched([near, centre, far], { urgency });
    for (const { reasons } of [primary, ...alternatives]) {
      expect(reasons.length).toBeGreaterThan(0);
      for (const { vi, en } of reasons) expect(vi && en && vi !== en).toBe(true);
    }
  }
});
