import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { aGraph, aHospital } from '#engine/matching/a-graph.ts';
import { navigate } from '#engine/navigate.ts';

const graph = aGraph([aHospital('near', '08'), aHospital('centre', '01', { level: 'central' })]);
const now = Date.parse('2026-11-17T09:00+07:00');

function answer(symptoms: string, patient: Intake['patient'], given: Partial<Intake> = {}) {
  const { safety, nextSteps } = navigate(
    { need: 'treatment', symptoms, ...given, patient: { province: 'Tuyên Quang', ...patient } },
    graph,
    now,
  );
  return {
    urgency: safety.urgency,
    within: safety.seeWithin,
    codes: safety.matched.map(({ code }) => code),
    doNow: safety.doNow.map(({ vi }) => vi).join('\n'),
    all: nextSteps.map(({ title }) => title.vi).join('\n'),
  };
}

describe('waters that broke', () => {
  test.each([
    ['con e sot 4 ngay, dau bung, an vo oi, noi cham do', { age: 9, sex: 'female' }],
    ['be oi lien tuc tu sang, tieu chay 3 lan', { ageMonths: 8 }],
    ['em an gi vo oi ra het, dau bung 2 ngay roi', { age: 25, sex: 'female' }],
  ] as const)('are not read from “ăn vô ói” and “bé ói”: %s', (text, patient) => {
    expect(answer(text, patient).codes).not.toContain('labour_or_waters_broken');
  });

  test.each([
    ['bau 37 tuan vo oi roi', { age: 25, sex: 'female' }],
    ['vợ tôi vỡ ối rồi', { age: 35, sex: 'male' }],
    ['thai 38 tuần vỡ ối', { ageMonths: 0 }],
    ['dang an com thi vo oi, nuoc chay uot quan, thai 39 tuan', { age: 26, sex: 'female' }],
  ] as const)('are read from who means them: %s', (text, patient) => {
    expect(answer(text, patient).codes).toContain('labour_or_waters_broken');
  });
});

describe('first aid by what was told', () => {
  test.each([
    ['em trai cai nhau voi vo xong an la ngon, gio sup mi mat, noi kho', { age: 24 }, /thổi ngạt.*cố ý/su],
    ['con gai cai nhau voi me roi uong 1 nam panadol 30 vien', { age: 16 }, /ở một mình.*tâm thần/su],
    ['ca nha 4 nguoi an nam rung toi qua, gan sang non, di ngoai nhu nuoc', { age: 40 }, /oresol/u],
    [
      'cuoc ray trung dau dan cu no nho, manh gam vo bap ve, mau cam roi, di duoc, con thay cung cung trong thit',
      { age: 53 },
      /không moi.*uốn ván/su,
    ],
    ['cháu ăn mãng cầu sặc hột, tím tái, giờ thở rít, co lõm cổ', { age: 2 }, /vỗ lưng.*nội soi/su],
    ['cháu ngã vào nồi nước sôi, bỏng cả lưng, da tuột, bà bôi nước mắm rồi', { ageMonths: 18 }, /rửa trôi.*tã/su],
    ['dau rang ham 4 bua, nay sung nguyen ben ma xuong duoi cam, sot', { age: 33 }, /không nằm phẳng/u],
    ['tối qua ngã xe đập đầu, trưa nay nôn vọt, gọi mãi mới mở mắt, đồng tử to hơn', { age: 21 }, /ô tô nhanh nhất/u],
  ] as const)('%s', (text, patient, said) => {
    const { urgency, doNow } = answer(text, patient, { severity: 'severe' });
    expect(urgency).toBe('emergency');
    expect(doNow).toMatch(said);
    expect(doNow).not.toMatch(/chờ xe đến/u);
  });

  test('still lets who fell just now lie still and wait, and gives nothing to who is drowsy after a meal', () => {
    expect(answer('vừa ngã xe đập đầu, gọi không tỉnh, nôn vọt', { age: 21 }).doNow).toContain('giữ thẳng đầu và cổ');
    const fish = answer('ăn cá nóc xong tê môi, nôn, tiêu chảy', { age: 40 });
    expect(fish.doNow).toMatch(/thổi ngạt.*Không cho ăn uống gì/su);
  });

  test('has who is awake after one short fit brought, and calls for who is not', () => {
    const over = answer('đêm qua lên cơn co giật 2 phút lần đầu, giờ tỉnh', { age: 28, sex: 'male' });
    expect(over.doNow).toMatch(/^Đi ngay đến khoa cấp cứu.*không lái xe/su);
    for (const text of ['co giật 2 cơn, giờ tỉnh', 'co giat, sot 40, gio tinh', 'co giật, giờ tỉnh nhưng yếu tay'])
      expect(answer(text, { age: 28, sex: 'male' }).doNow).toMatch(/^Gọi 115 ngay/u);
    const mother = answer('bầu 35 tuần co giật, giờ tỉnh', { age: 28, sex: 'female' });
    expect(mother.doNow).toMatch(/^Gọi 115 ngay/u);
  });

  test('has a mother with a hot breast brought where women are treated', () => {
    const { doNow } = answer('sanh 20 ngay, vu trai cang cung do nong, sot run 39', { age: 25, sex: 'female' });
    expect(doNow).toMatch(/vắt sữa/u);
    expect(doNow).not.toMatch(/Nói với 115/u);
  });
});

describe('what families of small children ask every day', () => {
  test.each([
    [
      'She walks with her feet turned in and looks bow legged, trips a lot when running. No pain. Grandma says it is the nappies.',
      { age: 3 },
      /Quay video/u,
    ],
    ['bé đi hai bàn chân chụm vào nhau, hay vấp, không đau', { age: 4 }, /Quay video/u],
    ['con em bi sut moi bam sinh, bu hay sac, hoan canh kho khan', { ageMonths: 4 }, /mổ có hẹn/u],
    ['bé dính thắng lưỡi, bú vẫn tốt', { ageMonths: 2 }, /thắng lưỡi chỉ cần cắt/u],
  ] as const)('waits for a planned visit: %s', (text, patient, said) => {
    const { urgency, all } = answer(text, patient, { need: 'find_doctor' });
    expect(urgency).toBe('routine');
    expect(all).toMatch(said);
  });

  test.each([
    ['bé đi bàn chân chụm, từ hôm qua không chịu đi, sốt, gối sưng đau', { age: 4 }],
    ['con bị sứt môi, vừa sặc sữa tím tái', { ageMonths: 2 }],
    ['đạp đinh 5 ngày trước, nay cứng hàm, khó nuốt', { age: 60 }],
  ] as const)('calms nothing that is acute: %s', (text, patient) => {
    expect(answer(text, patient).urgency).not.toBe('routine');
  });

  test('sees a child that is still yellow at a month within days, and a newborn by its own line', () => {
    const late = answer('bé 1 tháng vàng da nhẹ, bú tốt, chưa có thẻ', { ageMonths: 1 }, { need: 'find_hospital' });
    expect(['24h', '3d']).toContain(late.within);
    expect(late.all).toMatch(/phân trắng bạc.*giấy chứng sinh/su);
    expect(answer('bé 5 ngày tuổi vàng da', { ageMonths: 0 }).all).toMatch(/đo \(qua da hoặc thử máu\)/u);
  });

  test('names tetanus for a nail of days ago', () => {
    const { all } = answer('dam phai dinh gi 5 ngay truoc, nay chan sung do nong, chua tiem uon van', { age: 60 });
    expect(all).toMatch(/cứng hàm/u);
    expect(all).toMatch(/huyết thanh/u);
  });

  test('hears a sleepless schoolgirl who weeps, and whether she may come alone', () => {
    const text = 'e sap thi dai hoc, 3-4h sang moi ngu dc, hay hoi hop khoc vo co, e ko dam noi vs ba me';
    const { all } = answer(text, { age: 17, isSelf: true }, { need: 'find_doctor', goal: 'di kham mot minh co dc ko' });
    expect(all).toMatch(/111/u);
    expect(all).toMatch(/Đi một mình/u);
  });

  test('calms who was at risk months ago, not who was last night', () => {
    const given = { need: 'lab_test' as const };
    const ago = answer('quan he k bao cach day 2 thang, lo qua muon xn hiv giang mai', { age: 26, sex: 'male' }, given);
    expect(ago.urgency).toBe('routine');
    const fresh = answer('quan he khong bao toi qua, muon xet nghiem hiv', { age: 26, sex: 'male' }, given);
    expect(fresh.urgency).toBe('urgent');
  });
});
