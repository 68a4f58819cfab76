import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';

const graph = aGraph([aHospital('near', '08'), aHospital('centre', '01', { level: 'central' })]);
const now = Date.parse('2026-11-17T09:00+07:00');

function answer(symptoms: string, given: Partial<Intake> = {}) {
  const intake: Intake = { need: 'treatment', patient: { province: 'Tuyên Quang' }, symptoms, ...given };
  const { nextSteps } = navigate(intake, graph, now);
  const warning = nextSteps.find(({ icon }) => icon === 'warning')?.title.vi ?? '';
  return { warning, all: nextSteps.map(({ title }) => title.vi).join('\n') };
}

describe('the warning', () => {
  test('names no sign that is there, but how it gets worse, and none that was denied', () => {
    const heart = { patient: { age: 50, sex: 'male' }, durationDays: 40 } as const;
    const tight = answer('thỉnh thoảng tức ngực nhẹ khi leo cầu thang, không ngất, khám tim mạch', heart).warning;
    expect(tight).not.toMatch(/đau tức ngực|ngất/u);
    expect(answer('đau dạ dày âm ỉ, ợ chua', { redFlagsDenied: ['vomiting_blood'] }).warning).not.toContain(
      'nôn ra máu',
    );
  });

  test('is of the organ, names no shivering to who shivers, and nothing twice', () => {
    const vertigo =
      'cứ trở mình nằm nghiêng phải hoặc ngửa cổ là nhà cửa quay cuồng vài chục giây rồi hết, buồn nôn, tai không ù';
    expect(answer(vertigo, { durationDays: 5 }).warning).toMatch(/nói khó.*nhìn đôi/u);
    const leg = 'loi vuong tom bi xuoc cang chan, hom nay do rộng lên gan dau goi, nong sung, on lanh sot 38.7';
    const skin = answer(leg, { patient: { age: 57 }, durationDays: 2, severity: 'moderate' });
    expect(skin.warning).not.toContain('sốt kèm rét run');
    expect(skin.all).toMatch(/Đi ngay bây giờ, vào thẳng .*cấp cứu/u);
    const heart =
      'Ba suy tim dang uong thuoc, 4 bua nay chan phu, len 3 ky, toi phai ke 3 cai goi moi ngu duoc, di toilet ve la thở doc';
    const failing = answer(heart, {
      need: 'revisit',
      patient: { age: 71 },
      durationDays: 4,
      severity: 'moderate',
    }).warning;
    expect(failing.match(/tím môi/gu)?.length ?? 0).toBeLessThan(2);
    const groin = 'bẹn phải bé phồng lên như quả trứng gà mỗi khi khóc, nằm yên thì xẹp, hôm nay phồng lâu hơn';
    expect(answer(groin, { need: 'surgery', patient: { ageMonths: 14 } }).warning).toContain('không xẹp lại');
  });

  test('speaks of dengue only beside a fever', () => {
    expect(answer('viêm gan B mạn, khám khoa truyền nhiễm', { durationDays: 200 }).warning).not.toContain('sốt ngày 3');
  });

  test('speaks of cold fingers only where a cast is told', () => {
    expect(answer('đau khớp gối khi đi lại mấy tháng nay', { durationDays: 90 }).warning).not.toContain('đầu chi');
    expect(answer('bó bột cẳng tay được 5 ngày, hẹn tái khám chỉnh hình', { need: 'revisit' }).warning).toContain(
      'đầu chi',
    );
  });

  test('tells no new stroke to somebody who learns to walk after one', () => {
    const rehab = answer('ông bị di chứng sau đột quỵ 1 năm, muốn tập phục hồi chức năng', { durationDays: 365 });
    expect(rehab.warning).not.toMatch(/méo miệng/u);
    expect(rehab.warning).toContain('115');
  });

  test('is one calm line beside a check-up', () => {
    const { warning } = answer('muốn khám sức khỏe tổng quát định kỳ', { need: 'checkup' });
    expect(warning).toMatch(/^Trong lúc chờ.*gọi 115\.$/u);
  });
});

test('pregnancy, periods, tubes and bed sores are spoken of only to whom they concern', () => {
  const old = { patient: { age: 82, sex: 'female' }, need: 'imaging' } as const;
  expect(answer('bà đau lưng, cần chụp CT', old).all).not.toMatch(/mang thai|có thai|hành kinh/u);
  const young = { patient: { age: 30, sex: 'female' } } as const;
  expect(answer('em đau họng, không có thai', young).all).not.toMatch(/có thai|mang thai/u);
  expect(answer('khám sức khỏe tổng quát', { ...young, need: 'checkup' }).all).not.toContain('hành kinh');
  const home = (text: string) => answer(text, { need: 'home_care', durationDays: 60 }).all;
  expect(home('mẹ tôi yếu, cần người chăm ở nhà')).not.toMatch(/ống thông|loét/u);
  expect(home('mẹ tôi nằm liệt giường, có ống thông tiểu, cần người chăm ở nhà')).toMatch(/ống thông/u);
});

describe('what plainly helps until the visit', () => {
  test.each([
    ['con trai tôi giẫm phải đinh, bàn chân sưng nhẹ', /uốn ván/u],
    ['chó nhà cắn vào chân, rướm máu', /uốn ván/u],
    ['tiêu chảy từ hôm qua, đi 4 lần, mệt', /oresol/u],
    ['ngã xe sưng cổ tay, chắc bong gân', /Nẹp giữ yên/u],
    ['đứt tay khi thái thịt, còn rỉ máu ít', /ép bằng vải sạch/u],
  ])('%s', (text, words) => {
    expect(answer(text).all).toMatch(words);
  });

  test('is not told to whom a doctor has treated, nor of what is denied', () => {
    expect(answer('gãy tay đã bó bột 5 ngày').all).not.toContain('Nẹp giữ yên');
    expect(answer('plaster off last week after wrist fracture, stiff').all).not.toContain('Nẹp giữ yên');
    expect(answer('đau bụng âm ỉ, không tiêu chảy').all).not.toContain('oresol');
  });
});
