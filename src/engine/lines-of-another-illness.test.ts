import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { firstAidPlan, type Signs } from './first-aid-plan.ts';
import { firstAid } from './knowledge/first-aid.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';
import { readIntake } from './read-intake.ts';
import { toldCases } from './safety/told-cases.ts';

const graph = aGraph([aHospital('near', '08'), aHospital('centre', '01', { level: 'central' })]);
const now = Date.parse('2026-11-17T09:00+07:00');

function answer(symptoms: string, given: Partial<Intake> = {}) {
  const { nextSteps, bring } = navigate(
    { need: 'treatment', patient: { province: 'Tuyên Quang', age: 40 }, symptoms, ...given },
    graph,
    now,
  );
  const steps = nextSteps.map(({ title }) => title.vi);
  return {
    warning: steps.find((step) => step.startsWith('Gọi 115 hoặc đến')) ?? '',
    all: steps.join('\n'),
    bring: bring.map(({ vi }) => vi).join('\n'),
  };
}

/** The plan of these signs as the words tell their cause, whatever the reader makes of the words. */
function plan(symptoms: string, codes: Signs['codes'], urgency: 'emergency' | 'urgent' = 'emergency'): string {
  const { symptoms: reading } = readIntake({ need: 'treatment', patient: {}, symptoms });
  const patient = { age: 'adult', pregnant: false, awake: undefined } as const;
  return firstAidPlan({ codes, cases: toldCases(reading) }, patient, urgency)
    .map(({ vi }) => vi)
    .join('\n');
}

describe('first aid', () => {
  test('runs no water over what was swallowed', () => {
    const cool = 'Xối nước mát';
    const swallowed = plan('ông uống nhầm nước tẩy bồn cầu, môi lưỡi phồng rộp', ['severe_burn']);
    expect(swallowed).toContain('súc miệng bằng nước rồi nhổ ra');
    expect(swallowed).not.toContain(cool);
    expect(plan('nước sôi đổ lên đùi, phồng rộp', ['severe_burn'])).toContain(cool);
  });

  test('sits nobody up in a fit', () => {
    expect(plan('co giật chưa hết, môi tím', ['breathing_difficulty', 'seizure'])).not.toContain('ngồi thẳng');
    expect(plan('khó thở nhiều, môi tím', ['breathing_difficulty'])).toContain('ngồi thẳng');
  });

  test('treats stings with swollen lips and hard breathing as the allergy they are', () => {
    const lines = plan('ong vò vẽ chích 15 mũi, môi sưng to, thở rít', ['multiple_stings']);
    expect(lines).toMatch(/adrenaline.*Gạt bỏ ngòi/su);
    expect(plan('ong đốt 30 mũi, đau nhức', ['multiple_stings'])).not.toContain('adrenaline');
    expect(plan('bị ong đốt một mũi, nổi mề đay, choáng', ['anaphylaxis'])).not.toContain('Ngừng món ăn');
    expect(plan('ăn tôm xong nổi mề đay, choáng', ['anaphylaxis'])).toContain('Ngừng món ăn');
  });

  test('holds the neck of who fell now, not of who fell weeks ago', () => {
    const neck = 'giữ thẳng đầu và cổ';
    const codes = ['head_injury_danger_signs'];
    expect(plan('bà ngã ba tuần trước, nay lẫn, ngủ nhiều', codes)).not.toContain(neck);
    expect(plan('bà vừa ngã đập đầu, nôn, ngủ nhiều', codes)).toContain(neck);
    expect(plan('tháng trước bà ngã gãy tay, nay vừa ngã lại đập đầu', codes)).toContain(neck);
    expect(plan('thợ điện bị giật, ngã từ thang xuống đất', ['electrical_injury'])).toContain(neck);
    expect(plan('thợ điện bị giật ở ổ cắm', ['electrical_injury'])).not.toContain(neck);
  });

  test('raises no legs for a breast that festers', () => {
    const codes = ['postpartum_danger_signs'];
    const breast = plan('sinh 3 tuần, áp xe vú, vú trái sưng đỏ, sốt', codes);
    expect(breast).toContain('Vẫn vắt sữa');
    expect(breast).not.toContain('kê hai chân');
    expect(plan('sinh 3 tuần, tắc tia sữa, nay ra máu ồ ạt, lả người', codes)).toContain('kê hai chân');
  });

  test('presses a wound, and neither a womb nor a bruise', () => {
    const press = 'ép chặt';
    const codes = ['severe_bleeding'];
    const birth = plan('mới sinh 6 ngày, ra máu cục ướt 4 cái băng vệ sinh', codes);
    expect(birth).toContain('giữ băng');
    expect(birth).toContain('mới sinh mấy ngày');
    expect(birth).not.toContain(press);
    const spots = plan('tự nổi bầm tím khắp người mà không ngã, chảy máu cam 2 lần trong tuần', codes);
    expect(spots).toContain('Không tiêm bắp');
    expect(spots).not.toMatch(/ép chặt|cúi ra trước/u);
    expect(plan('dao cắt bắp chân, bầm tím, máu chảy không cầm', codes)).toContain(press);
  });

  test('leaves an eye that aches and a chip in it alone', () => {
    const eye = plan('mắt trái đỏ đau nhức dữ, nhìn đèn thấy cầu vồng, nôn', ['stroke_signs']);
    expect(eye).toContain('không tự nhỏ thuốc');
    expect(eye).not.toContain('chích máu');
    expect(plan('mắt đỏ, méo miệng, nói khó', ['stroke_signs'])).toContain('chích máu');
    const chip = plan('đang mài sắt bị bắn vô mắt', ['eye_chemical_or_penetrating_injury']);
    expect(chip).toContain('không rút');
    expect(chip).not.toContain('Hóa chất');
  });

  test('stops no medicine where a rash goes round, and films no startling that nobody saw', () => {
    const stops = 'Ngừng thuốc';
    expect(plan('sốt, ban từ mặt xuống, cả lớp bị sởi', ['severe_drug_rash'])).not.toContain(stops);
    expect(plan('uống thuốc kháng sinh xong nổi ban, nghi sởi', ['severe_drug_rash'])).toContain(stops);
    const film = 'quay video nếu được';
    expect(plan('nốt phỏng lòng bàn tay, vẫn chơi', ['hfmd_severe_signs'], 'urgent')).not.toContain(film);
    expect(plan('nốt phỏng lòng bàn tay, hay giật mình', ['hfmd_severe_signs'], 'urgent')).toContain(film);
  });

  test('says once what not to give, and that a mushroom harms late', () => {
    const lines = plan('cả nhà ăn nấm rừng rồi nôn', ['poisoning']);
    expect(lines.match(/gây nôn/gu)).toHaveLength(1);
    expect(lines).toMatch(/chưa phải là an toàn.*Ai cùng ăn/su);
    expect(plan('uống cả vỉ thuốc ngủ', ['poisoning'])).not.toContain('nấm');
    expect(plan('ăn cá ủ chua đám giỗ, ai cũng nôn', ['poisoning'])).toContain('Ai cùng ăn');
  });

  test('keeps empty who may be put to sleep for a bone', () => {
    expect(plan('té sưng khuỷu tay', ['fracture_or_dislocation'], 'urgent')).toContain('chưa ăn uống gì');
    expect(firstAid.notEatenYet.daysMax).toBe(1);
  });

  test('asks for the empty packs though all seems well', () => {
    const pills = 'con tôi giận, trong phòng có 3 vỉ panadol rỗng không, cháu nói uống hết, giờ không sao';
    expect(answer(pills, { redFlags: ['suicide_risk'] }).all).toMatch(/vỏ thuốc đã uống.*hại gan/su);
  });
});

describe('warnings', () => {
  test('are of the ear where the ear is told', () => {
    for (const text of ['lãng tai hai bên mấy năm nay', 'my left ear is ringing and feels blocked for a month']) {
      const { warning } = answer(text, { need: 'find_doctor' });
      expect(warning, text).toMatch(/điếc (?:hẳn )?một tai/u);
      expect(warning, text).not.toMatch(/thở rít|khó thở/u);
    }
    expect(answer('bé tai chảy mủ hôi, sốt 39', { patient: { age: 3 } }).warning).toContain('sau tai');
    expect(answer('viêm họng, nuốt đau cả tuần', { need: 'find_doctor' }).warning).toContain('thở rít');
  });

  test('name the lungs for a calf, the waters for who is nearly due, and no joints for the skin', () => {
    const calf = answer('mổ thay khớp gối 10 ngày, từ hôm qua bắp chân trái sưng nóng đau, không khó thở');
    expect(calf.warning).toMatch(/khó thở.*đau (tức )?ngực.*ho ra/su);
    const due = answer('bầu 36 tuần, thai ngôi mông, bác sĩ hẹn mổ tuần sau, hiện không đau bụng không ra nước', {
      need: 'admission',
      patient: { age: 30, sex: 'female' },
      goal: 'thủ tục nhập viện sinh',
    });
    for (const sign of ['nước ối', 'ra máu', 'đạp ít']) expect(due.warning).toContain(sign);
    const skin = answer('vảy nến ở đầu gối, cùi chỏ nhiều năm', { need: 'find_doctor' });
    expect(skin.warning).toContain('mụn mủ');
    expect(skin.warning).not.toContain('bắp chân');
    expect(answer('đau hai đầu gối khi lên cầu thang', { durationDays: 400 }).warning).toContain('khớp sưng nóng');
  });

  test('leave out what is told in other words', () => {
    const shingles = 'mụn nước một bên trán lan mí mắt, mắt đỏ, chói mắt';
    const { warning, all } = answer(shingles, { patient: { age: 70 }, durationDays: 2 });
    expect(warning).toContain('nhìn mờ');
    expect(warning).not.toContain('sợ ánh sáng');
    expect(all).not.toContain('chuyến đi');
    const sore = answer('bà nằm liệt, loét cùng cụt chảy dịch mùi hôi, sốt 38', { patient: { age: 88 } });
    expect(sore.warning).not.toMatch(/mủ hôi|, sốt/u);
    expect(sore.warning).toContain('đỏ lan rộng');
  });

  test('and lines are those of an infection by sex, not of the bladder', () => {
    const { warning, all } = answer('tiểu buốt, chảy mủ vàng đầu dương vật 2 hôm', {
      patient: { age: 25, sex: 'male' },
    });
    expect(warning).toContain('tinh hoàn sưng đau');
    expect(all).toContain('bạn tình cũng cần khám');
    expect(all).not.toContain('đừng nhịn tiểu');
  });
});

describe('preparations', () => {
  test('fit the scan, the test and the tooth', () => {
    const scan = (goal: string) => answer('đốm mờ phổi 7mm, hút thuốc lâu năm', { need: 'imaging', goal }).all;
    expect(scan('chụp CT phổi liều thấp')).toContain('liều thấp để tầm soát');
    expect(scan('chụp CT phổi')).toContain('cản quang: thường nhịn ăn');
    const test = answer('bầu 25 tuần, bác sĩ dặn làm nghiệm pháp dung nạp đường', {
      need: 'lab_test',
      patient: { age: 29, sex: 'female' },
    });
    expect(test.all).toMatch(/Nghiệm pháp uống đường.*2 giờ/su);
    expect(test.all).not.toContain('hỏi bác sĩ trước khi nhịn');
    const tooth = answer('răng khôn mọc lệch, nha sĩ bảo nên nhổ', { need: 'surgery', goal: 'nhổ răng khôn' });
    expect(tooth.all).toContain('chỉ gây tê');
    expect(tooth.all).not.toContain('nhịn ăn 6 giờ');
    expect(tooth.bring).not.toContain('tạm ứng');
    expect(answer('thoát vị bẹn, muốn mổ', { need: 'surgery' }).bring).toContain('tạm ứng');
  });

  test('are those of a torn knee, of an ankle, of who is on dialysis', () => {
    const knee = answer('đá bóng xoay gối nghe rắc, giờ đi lỏng lẻo', { need: 'imaging', goal: 'chụp MRI khớp gối' });
    expect(knee.all).toContain('Chưa đá bóng');
    expect(knee.all).not.toContain('Bớt leo cầu thang');
    const ankle = answer('trẹo chân lật cổ chân, sưng mắt cá', { durationDays: 1, severity: 'severe' });
    expect(ankle.all).not.toContain('tháo nhẫn');
    const kidneys = answer('chạy thận 2 năm nay, hay chuột rút', {
      need: 'revisit',
      diagnosis: 'suy thận mạn giai đoạn 5',
    });
    expect(kidneys.all).not.toContain('1–3 tháng');
  });

  test('speak of no medicine, gene or regimen that nobody has', () => {
    const thyroid = (symptoms: string) => answer(symptoms, { diagnosis: 'cường giáp', need: 'find_doctor' }).all;
    expect(thyroid('tim nhanh, run tay, TSH thấp, mới phát hiện')).not.toContain('Không tự ngừng thuốc');
    expect(thyroid('uống thyrozol đều hai năm nay, ổn định, muốn đổi nơi khám')).toContain('Không tự ngừng thuốc');
    const kin = (symptoms: string) => answer(symptoms, { patient: { age: 42, sex: 'female' } }).all;
    expect(kin('mẹ mất vì ung thư vú, em sờ thấy cục cứng, siêu âm bi-rads 4')).not.toContain('xét nghiệm gen');
    expect(kin('mẹ mất vì ung thư vú, em chưa thấy gì, muốn tầm soát')).toContain('xét nghiệm gen');
    const lump = answer('nổi cục ở cổ, sụt 4 ký', { redFlags: ['cancer_alarm_symptoms'] });
    expect(lump.bring).not.toContain('phác đồ');
    const known = answer('ung thư phổi đã hóa trị, sụt 4 ký', { redFlags: ['cancer_alarm_symptoms'] });
    expect(known.bring).toContain('phác đồ');
  });

  test('give a dry gut its solution, and a black toe its own line', () => {
    const runs = 'watery diarrhea 12 times since last night, dizzy, very little pee';
    expect(answer(runs, { durationDays: 1 }).warning).not.toContain('tinh hoàn');
    const toe = answer('tiểu đường, đạp đinh, ngón chân cái sưng tím có chỗ đen', { severity: 'severe' });
    expect(toe.all).toContain('cần bác sĩ ngoại khoa ngay');
  });
});
