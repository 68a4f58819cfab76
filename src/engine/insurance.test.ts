import { describe, expect, test } from 'vitest';
import type { DirectoryHospital } from '#contract/directory.ts';
import type { Intake } from '#contract/intake.ts';
import { type HospitalLevel, hospitalLevels, insuranceKinds, needs } from '#contract/vocabulary.ts';
import type { Graph } from './graph/graph.ts';
import { sharesWithoutSlip } from './knowledge/insurance.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';

/** What the law pays without a slip, written down a second time, by hand: [outpatient, inpatient] by tier and level. */
const law: [HospitalLevel | undefined, string | undefined, [number, number] | undefined][] = [
  ['district', undefined, [100, 100]],
  ['district', 'cơ bản', [100, 100]],
  ['provincial', undefined, [50, 100]],
  ['provincial', 'cơ bản', [50, 100]],
  ['provincial', 'chuyên sâu', [50, 100]],
  ['central', undefined, [0, 40]],
  ['central', 'chuyên sâu', [0, 40]],
  ['central', 'Cơ bản', [50, 100]],
  [undefined, 'ban đầu', [100, 100]],
  [undefined, 'chuyên sâu', undefined],
  [undefined, undefined, undefined],
];

test.each(law)('the share without a slip at a %s place, level %s, is that of the law', (level, technical, shares) => {
  const [outpatient, inpatient] = shares ?? [];
  expect(sharesWithoutSlip(level, technical)).toEqual(shares && { outpatient, inpatient });
});

const now = Date.parse('2026-11-17T09:00+07:00');

/** Many cells ask at the same hospital. */
const graphs = new Map<string, Graph>();

function graphOf(given: Partial<DirectoryHospital>): Graph {
  const key = JSON.stringify(given);
  const known = graphs.get(key);
  if (known) return known;
  const graph = aGraph([
    aHospital('na-hang', '08', { name: 'Bệnh viện Na Hang', aliases: ['BV Na Hang', 'BVNH'], ...given }),
    aHospital('xa', '79', { name: 'Bệnh viện Xa', englishName: 'Far Hospital' }),
  ]);
  graphs.set(key, graph);
  return graph;
}

type Asked = Partial<Intake> & { hospital?: Partial<DirectoryHospital>; at?: number };

function answer({ hospital = {}, at = now, ...intake }: Asked) {
  const patient = { age: 40, province: 'Na Hang, Tuyên Quang', ...intake.patient };
  return navigate({ need: 'treatment', ...intake, patient }, graphOf(hospital), at);
}

const textOf = ({ insurance: { summary, details } }: ReturnType<typeof answer>) =>
  [summary, ...details].map(({ vi }) => vi).join('\n');

const inWords: Record<number, RegExp> = {
  0: /thường không được bảo hiểm trả/,
  40: /thường chỉ hưởng 40 % mức của thẻ/,
  50: /thường hưởng 50 % mức của thẻ/,
  100: /thường hưởng đủ mức của thẻ, không cần phiếu chuyển/,
};

const shares: Record<HospitalLevel, { outpatient: number; inpatient: number }> = {
  district: { outpatient: 100, inpatient: 100 },
  provincial: { outpatient: 50, inpatient: 100 },
  central: { outpatient: 0, inpatient: 40 },
};

const registrations = {
  'nowhere told': {},
  here: { registeredAt: 'bv na hang' },
  elsewhere: { registeredAt: 'Bệnh viện Xa, TP.HCM' },
  'where nobody knows': { registeredAt: 'Trạm y tế xã Nọ' },
};

const cells = insuranceKinds.flatMap((kind) =>
  hospitalLevels.flatMap((level) =>
    (['treatment', 'admission', 'surgery'] as const).flatMap((need) =>
      Object.entries(registrations).map(([where, registered]) => ({ kind, level, need, where, registered })),
    ),
  ),
);

test.each(cells)('$kind, a $level hospital, $need, registered $where', ({ kind, level, need, where, registered }) => {
  const told = answer({ need, hospital: { level }, insurance: { hasCard: true, kind, ...registered } });
  const { summary, details, asOf } = told.insurance;
  const stay = need === 'treatment' ? 'outpatient' : 'inpatient';
  const share = shares[level][stay];
  expect(asOf).toBe('2026-07-01');
  expect(details.at(-1)?.vi).toContain('quầy bảo hiểm');
  expect(details.length).toBeLessThanOrEqual(7);
  if (where === 'here') {
    expect(summary.vi).toMatch(/nơi đăng ký trên thẻ: đúng tuyến, hưởng đủ/);
    expect(told.primary.insurance?.vi).toContain('nơi đăng ký trên thẻ');
  } else {
    expect(summary.vi).toMatch(inWords[share] ?? /never/);
    // Where both are paid whole, both are named.
    const isWhole = level === 'district';
    expect(summary.vi).toContain(isWhole ? 'khám và nằm viện' : stay === 'inpatient' ? 'nằm viện' : 'khám ngoại trú');
  }
  const text = textOf(told);
  expect(/Xin phiếu chuyển/.test(text)).toBe(where !== 'here' && share < 100);
  if (where === 'elsewhere' && share < 100) {
    expect(text).toContain('đến khám ở Bệnh viện Xa');
    expect(JSON.stringify(details)).toContain('Far Hospital');
    expect(summary.vi).not.toContain('thẻ đăng ký ở đây');
  }
  expect(/mức của thẻ là 100 % từ năm 2026/.test(text)).toBe(kind === 'near_poor');
  expect(/vùng khó khăn/.test(text)).toBe(kind === 'poor' && level === 'central');
  expect(/379\.500/.test(text)).toBe(!isWholeRate(kind) && kind !== 'poor' && stay === 'outpatient' && share !== 0);
  expect(/15\.180\.000/.test(text)).toBe(!isWholeRate(kind) && kind !== 'poor' && stay === 'inpatient');
});

/** At 40, nobody has the pension of 75 or is a child under six. */
const isWholeRate = (kind: string) => kind === 'near_poor';

describe('before 1 July 2026', () => {
  const at = Date.parse('2026-06-30T23:00+07:00');

  test('half of a visit is said as what is to come, and after it without a date', () => {
    const told = answer({ at });
    expect(told.insurance.summary.vi).toMatch(/không được bảo hiểm trả \(50 % chỉ từ 01\/07\/2026\)/);
    expect(told.primary.insurance?.vi).toContain('ngoại trú không trả, nằm viện 100 %');
    expect(textOf(answer({ at: at + 3_600_000 }))).not.toContain('07/2026');
  });

  test('the amounts of that day are not told', () => {
    for (const need of ['treatment', 'admission'] as const) {
      expect(textOf(answer({ at, need, insurance: { kind: 'general' } }))).not.toMatch(/379\.500|15\.180\.000/);
    }
  });
});

describe('the kind of the card', () => {
  test.each([
    [76, 'pension_75', /75 tuổi.*100 % từ năm 2026/],
    [74, 'pension_75', /80, 95 hoặc 100 %/],
    [5, 'child_under_6', /giấy khai sinh/],
    [6, 'child_under_6', /80, 95 hoặc 100 %/],
  ] as const)('at %i, told as %s, goes by the age', (age, kind, expected) => {
    expect(textOf(answer({ patient: { age }, insurance: { kind } }))).toMatch(expected);
  });

  test.each([
    ['nhà em hộ nghèo', /vùng khó khăn/],
    ['gia dinh ho ngheo', /vùng khó khăn/],
    ['hộ cận nghèo', /cận nghèo: mức của thẻ là 100 %/],
  ])('is heard in “%s”', (goal, expected) => {
    const asked = {
      symptoms: 'đau khớp gối nhiều năm',
      goal,
      need: 'admission',
      hospital: { level: 'central' },
    } as const;
    expect(textOf(answer(asked))).toMatch(expected);
  });
});

describe('what the card pays of the matter', () => {
  test.each([
    [3, 'child_under_6'],
    [40, 'poor'],
  ] as const)('at %i a %s card is told first as usually whole', (age, kind) => {
    const { insurance } = answer({ patient: { age }, insurance: { hasCard: true, kind } });
    expect(insurance.details[0]?.vi).toMatch(/thường có mức 100 %/);
  });

  test('a lump that was felt is no screening, and a whole check-up is on one’s own wish', () => {
    const paidAlone = /thường không thuộc phần bảo hiểm/;
    const lump = answer({ need: 'imaging', symptoms: 'sờ thấy cục nhỏ ở ngực trái', goal: 'siêu âm hay nhũ ảnh' });
    expect(lump.insurance.summary.vi).not.toMatch(paidAlone);
    const whole = answer({ need: 'checkup', symptoms: 'bụng to, hay ngủ ngáy', goal: 'khám tổng quát gồm gì' });
    expect(whole.insurance.summary.vi).toMatch(paidAlone);
  });

  test('after a bite the vaccine is not said to be on the card', () => {
    const bite = answer({ symptoms: 'bị chó lạ cắn bắp chân sáng nay, chảy máu ít', goal: 'tiêm dại ở đâu' });
    expect(bite.insurance.summary.vi).toMatch(/Vắc xin và huyết thanh dại thường phải tự trả/);
  });
});

describe('while nothing is known of the card', () => {
  test.each(needs.flatMap((need) => hospitalLevels.map((level) => [need, level] as const)))(
    '%s at a %s hospital gets one sentence and at most two details',
    (need, level) => {
      for (const symptoms of ['đau đầu gối', 'ung thư dạ dày', 'bé 2 tuổi ho']) {
        const { insurance } = answer({ need, symptoms, hospital: { level } });
        expect(insurance.details.length).toBeLessThanOrEqual(2);
        expect(insurance.summary.vi.split(/[.?!](?= |$)/).filter(Boolean).length).toBeLessThanOrEqual(2);
      }
    },
  );

  test('says how to get the slip that it speaks of', () => {
    expect(textOf(answer({}))).toMatch(/Xin phiếu chuyển.*10 ngày làm việc/);
  });

  test('whoever is to be operated on learns what the visit before it is worth', () => {
    expect(textOf(answer({ need: 'surgery' }))).toMatch(/Lần khám ngoại trú trước đó.*50 %/);
  });

  test('the papers of a child are named below six years, and not from six on', () => {
    expect(textOf(answer({ patient: { age: 3 } }))).toContain('giấy khai sinh');
    expect(textOf(answer({ patient: { ageMonths: 7 } }))).toContain('giấy khai sinh');
    expect(textOf(answer({ patient: { age: 12 } }))).not.toContain('giấy khai sinh');
  });
});

describe('without a card', () => {
  test.each([
    [{ insurance: { hasCard: false } }],
    [{ goal: 'em không có bảo hiểm y tế, khám hết bao nhiêu' }],
    [{ symptoms: 'dau bung, khong co bhyt' }],
    [{ goal: 'ko có bảo hiểm' }],
    [{ goal: 'my mother has no health insurance' }],
  ])('%j is told to ask the price and the social workers, and places say nothing of the card', (asked) => {
    const told = answer(asked);
    expect(told.insurance.summary.vi).toMatch(/tự trả chi phí.*Công tác xã hội/);
    expect(textOf(told)).not.toMatch(/mức của thẻ/);
    expect(told.primary.insurance).toBeUndefined();
  });

  test('what the form says wins over the words', () => {
    const told = answer({ goal: 'hồi trước không có bảo hiểm', insurance: { hasCard: true } });
    expect(told.insurance.summary.vi).not.toContain('tự trả');
  });

  test('a question whether insurance pays is no lack of it', () => {
    expect(textOf(answer({ goal: 'khám ở đâu có bảo hiểm không ạ' }))).not.toContain('tự trả');
  });

  test('a child under six uses its birth certificate', () => {
    const told = answer({ patient: { age: 2 }, insurance: { hasCard: false } });
    expect(textOf(told)).toContain('giấy chứng sinh');
    expect(textOf(told)).not.toContain('tự trả');
  });

  test('a foreigner is told of the insurer, and not of slips', () => {
    const told = answer({ goal: 'I am a foreigner with travel insurance' });
    expect(told.insurance.summary.en).toMatch(/call the insurer/);
    expect(textOf(told)).not.toContain('phiếu chuyển');
  });

  test.each([
    'I have Bupa, can you see me today?',
    'We fly home to Poland next month',
    'an English speaking doctor please',
    'can I use my company health insurance',
  ])('“%s” is of somebody without a Vietnamese card, who brings a passport', (goal) => {
    const told = answer({ goal });
    expect(told.insurance.summary.en).toMatch(/call the insurer/);
    expect(told.primary.insurance).toBeUndefined();
    expect(told.bring.map(({ en }) => en).join()).toMatch(/Passport/);
    expect(told.bring.map(({ en }) => en).join()).not.toContain('VNeID');
  });

  test('a foreigner in danger does not wait for the insurer', () => {
    const told = answer({
      need: 'emergency',
      symptoms: 'severe chest pain',
      goal: 'travel insurance hotline says wait',
    });
    expect(told.insurance.summary.en).toMatch(/do not wait for the insurer/);
    expect(textOf(told)).not.toContain('VNeID');
  });

  test('one goes to emergency care all the same', () => {
    const told = answer({ need: 'emergency', symptoms: 'đau ngực dữ dội, vã mồ hôi', insurance: { hasCard: false } });
    expect(told.insurance.summary.vi).toMatch(/^Không có thẻ cũng cứ đi cấp cứu ngay/);
  });
});

describe('an emergency', () => {
  test('is paid in full everywhere, so no place is set against another', () => {
    const told = answer({ need: 'emergency', hospital: { level: 'central' }, insurance: { registeredAt: 'Xa' } });
    expect(told.insurance.summary.vi).toMatch(/đủ mức của thẻ .* ở mọi bệnh viện/);
    for (const place of [told.primary, ...told.alternatives]) expect(place.insurance).toBeUndefined();
  });
});

describe('slips', () => {
  test('a follow-up is told of with its slip and without it', () => {
    const { summary } = answer({ need: 'revisit' }).insurance;
    expect(summary.vi).toMatch(/có phiếu hẹn của chính nơi này thì hưởng đủ.*không có phiếu, ở đây thường hưởng 50 %/);
  });

  test('a follow-up without a slip counts as a visit without a referral', () => {
    const told = answer({ need: 'revisit', goal: 'không có phiếu hẹn', hospital: { level: 'central' } });
    expect(told.insurance.summary.vi).toMatch(/^Tái khám không có phiếu hẹn.*không được bảo hiểm trả/);
  });

  test('one who has a referral is not sent for one, and one who asks about it is', () => {
    expect(textOf(answer({ goal: 'đã có giấy chuyển tuyến' }))).not.toContain('Xin phiếu chuyển');
    expect(textOf(answer({ goal: 'không có phiếu chuyển' }))).toContain('Xin phiếu chuyển');
  });

  test('on leaving, the appointment slip is what matters', () => {
    expect(answer({ need: 'discharge' }).insurance.summary.vi).toMatch(/xin phiếu hẹn khám lại/);
  });
});

describe('the place on the card', () => {
  test.each(['Bệnh viện Na Hang', 'benh vien na hang', 'BV Na Hang', 'bvnh', 'na-hang', 'BV Na Hang (Tuyên Quang)'])(
    'is known as “%s”',
    (registeredAt) => {
      expect(answer({ insurance: { registeredAt } }).primary.insurance?.vi).toContain('nơi đăng ký');
    },
  );

  test.each(['Trung tâm Y tế Na Hang', 'Na', '', '🙂', 'constructor'])('is not guessed from “%s”', (registeredAt) => {
    expect(answer({ insurance: { registeredAt } }).primary.insurance?.vi).not.toContain('nơi đăng ký');
  });

  test('is not known when two hospitals bear the name', () => {
    const graph = aGraph([
      aHospital('a', '08', { name: 'Bệnh viện Nhi' }),
      aHospital('b', '01', { name: 'Bệnh viện Nhi' }),
    ]);
    const intake: Intake = { need: 'treatment', patient: {}, insurance: { registeredAt: 'Bệnh viện Nhi' } };
    expect(navigate(intake, graph, now).primary.hospital.id).toBe('');
  });
});

describe('a place', () => {
  test.each([
    [{ level: 'provincial' as const }, /ngoại trú 50 %, nằm viện 100 % mức của thẻ/],
    [{ level: 'central' as const }, /ngoại trú không trả, nằm viện 40 % mức của thẻ/],
    [{ level: 'district' as const }, /khám và nằm viện thường hưởng đủ/],
    [{ acceptsInsurance: false }, /nơi này không nhận/],
  ])('%j says in a line what the card pays there', (hospital, expected) => {
    expect(answer({ hospital }).primary.insurance?.vi).toMatch(expected);
  });

  test.each(['treatment', 'admission'] as const)('that pays whole says so in one wording everywhere (%s)', (need) => {
    const told = answer({ need, hospital: { level: 'district' } });
    const [line, summary] = [told.primary.insurance, told.insurance.summary];
    for (const language of ['vi', 'en'] as const) {
      const [, said = ''] = line?.[language].split(': ') ?? [];
      expect(summary[language].endsWith(`: ${said}`), summary[language]).toBe(true);
    }
  });

  test('a public one of the former district tier usually takes the card, at its full rate', () => {
    const { acceptsInsurance: _, ...centre } = aHospital('ttyt', '08', {
      level: 'district',
      facilityKind: 'medical_centre',
    });
    const told = navigate({ need: 'treatment', patient: { province: 'Tuyên Quang' } }, aGraph([centre]), now);
    expect(told.insurance.summary.vi).toMatch(/công lập.*thường dùng thẻ bảo hiểm y tế được, hưởng đủ mức của thẻ/);
    expect(told.primary.insurance?.vi).toMatch(/công lập.*thường dùng thẻ được/);
  });

  test('says nothing of the card where the family pays itself', () => {
    const told = answer({ need: 'checkup', goal: 'khám sức khỏe đi xuất khẩu lao động Nhật, ở đâu được công nhận' });
    const places = [told.primary, ...told.alternatives];
    for (const { insurance, reasons } of places) {
      expect(insurance).toBeUndefined();
      expect(reasons.map(({ vi }) => vi).join()).not.toContain('bảo hiểm');
    }
  });

  test('of which nobody told the tier or the contract promises nothing', () => {
    const { level: _level, acceptsInsurance: _accepts, ...bare } = aHospital('tu', '08', { type: 'private' });
    const ask = (hospital: typeof bare & { acceptsInsurance?: boolean }) =>
      navigate({ need: 'treatment', patient: { province: 'Tuyên Quang' } }, aGraph([hospital]), now);
    expect(ask(bare).insurance.summary.vi).toContain('Chưa kiểm chứng');
    expect(ask(bare).primary.insurance?.vi).toContain('chưa rõ');
    expect(ask({ ...bare, acceptsInsurance: true }).insurance.summary.vi).toMatch(/bệnh viện tư.*hỏi quầy bảo hiểm/);
    expect(ask({ ...bare, acceptsInsurance: true }).primary.insurance?.vi).not.toMatch(/%/);
  });
});
