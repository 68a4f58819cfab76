import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';
import { isHomeByNow } from '../matching/home-by-now.ts';
import { navigate } from '../navigate.ts';

const wednesday = Date.parse('2026-11-18T09:30:00+07:00');

function answer(given: Partial<Intake>) {
  const intake: Intake = {
    need: 'find_hospital',
    patient: { age: 50, sex: 'female', province: 'Cầu Giấy, Hà Nội' },
    ...given,
  };
  const found = navigate(intake, graph, wednesday);
  return {
    ...found,
    at: found.primary.hospital.name.vi,
    door: found.primary.department.name.vi,
    said: found.nextSteps.map(({ title }) => title.vi).join('\n'),
  };
}

describe('who ticks “leaving hospital”', () => {
  test.each([
    'mo ruot thua noi soi 10 ngay roi, vet mo lien',
    'mẹ tôi thay khớp gối hơn tháng rưỡi, về quê tập chưa gập được',
    'đặt ống JJ 3 tuần rồi, giấy hẹn 4 tuần rút',
    'I had a caesarean three weeks ago',
  ])('is at home by now: %s', (symptoms) => {
    expect(isHomeByNow({ need: 'discharge', patient: {}, symptoms })).toBe(true);
  });

  test.each([
    'bố em mổ dạ dày 8 ngày, mai ra viện, xin giấy gì',
    'đang nằm viện gãy xương đùi mổ 2 tuần rồi',
    'mổ 6 ngày rồi, bao giờ được xuất viện',
    'sinh thường 2 ngày, chuẩn bị về',
    'xin ra viện sớm',
  ])('is on the ward yet: %s', (symptoms) => {
    expect(isHomeByNow({ need: 'discharge', patient: {}, symptoms })).toBe(false);
  });

  test('and asks about work and food is answered by the operation', () => {
    const { at, said } = answer({
      need: 'discharge',
      symptoms: 'mổ tuyến giáp 2 tuần, giọng còn khàn, ăn kiêng gì, bao giờ đi làm được',
    });
    expect(at).not.toContain('đang điều trị');
    expect(said).toContain('Sau mổ tuyến giáp');
    expect(said).toContain('tê quanh miệng');
    expect(said).not.toContain('Trước khi về');
  });

  test('and tells of what comes after a thyroid operation is tested the same day', () => {
    const { safety, said } = answer({
      need: 'discharge',
      symptoms: 'mổ bướu cổ 10 hôm, tê đầu ngón tay, tê quanh miệng',
    });
    expect(safety.seeWithin).toBe('24h');
    expect(said).toContain('thử canxi máu');
  });

  test('before an operation nothing of the weeks after it is said', () => {
    expect(answer({ need: 'surgery', symptoms: 'sỏi túi mật, bác sĩ hẹn mổ 2 tuần nữa' }).said).not.toContain(
      'Sau cắt túi mật',
    );
  });
});

describe('a result in the hand', () => {
  test('of high potassium is not left for next week', () => {
    const { safety, said } = answer({
      need: 'lab_test',
      symptoms: 'xet nghiem kali 5.8, creatinin 210, bs hen tuan sau',
    });
    expect(safety.seeWithin).toBe('24h');
    expect(said).toContain('đo điện tim');
    expect(answer({ need: 'lab_test', symptoms: 'xét nghiệm kali 4.1, creatinin bình thường' }).said).not.toContain(
      'Kali cao',
    );
  });

  test('below the limit of diabetes is called so', () => {
    const { door, said } = answer({
      need: 'lab_test',
      symptoms: 'đường huyết 6.3 HbA1c 5.9, có phải tiểu đường không',
    });
    expect(door).toContain('Nội tiết');
    expect(said).toContain('chưa tới ngưỡng');
    expect(said).not.toContain('kẹo đường');
  });

  test.each([
    ['TSH 8.2, người hơi mệt', 'TSH lệch'],
    ['test hơi thở HP dương tính, có phải diệt không', 'HP dương tính'],
    ['điện tim ghi block nhánh phải không hoàn toàn', 'Chữ trên tờ điện tim'],
    ['CEA 6.5 cao hơn bình thường, sợ ung thư', 'chưa phải là ung thư'],
    ['nước tiểu protein 2+, khám sức khỏe mới biết', 'Một lần thử nước tiểu'],
  ])('is read by a doctor and not tested again at a desk: %s', (symptoms, line) => {
    const { door, said } = answer({ need: 'lab_test', symptoms });
    expect(said).toContain(line);
    expect(door).not.toContain('đăng ký xét nghiệm');
  });
});

describe('one road each', () => {
  test.each<[string, Partial<Intake>, string, string]>([
    [
      'leave of past days',
      { symptoms: 'tuần rồi bị cúm nghỉ 2 ngày, giờ hết rồi công ty đòi giấy nghỉ ốm' },
      'đã điều trị',
      'không cấp lùi ngày',
    ],
    [
      'a work accident',
      { symptoms: 'tai nạn lao động dập tay năm ngoái, muốn giám định tỷ lệ thương tật' },
      'Công ty',
      'biên bản điều tra',
    ],
    [
      'records for abroad',
      {
        need: 'discharge',
        symptoms: 'Mother finished chemo and moves to Sydney. How do we get her hospital records in English?',
      },
      'đã điều trị',
      'DICOM',
    ],
  ])('%s', (_, given, at, line) => {
    const found = answer(given);
    expect(found.at).toContain(at);
    expect(found.said).toContain(line);
  });

  test('an assessment of another kind keeps all roads', () => {
    expect(answer({ symptoms: 'xin giám định chất độc da cam cho ba' }).said).not.toContain('biên bản điều tra');
  });

  test('a licence is told how its check is sent', () => {
    expect(answer({ need: 'checkup', symptoms: 'can kham suc khoe doi bang lai hang C' }).said).toContain('liên thông');
    expect(answer({ need: 'checkup', symptoms: 'cần giấy khám sức khỏe xin việc' }).said).not.toContain('liên thông');
  });

  test('a summary for an insurer is asked for in the same letter, and nothing is said of the stone', () => {
    const { said } = answer({
      need: 'discharge',
      symptoms: 'nằm viện mổ sỏi thận tháng 3, mất giấy ra viện, công ty bảo hiểm đòi giấy ra viện với tóm tắt bệnh án',
    });
    expect(said).toContain('tóm tắt hồ sơ bệnh án thì xin luôn');
    expect(said).not.toContain('Sỏi thận');
  });

  test('a check-up is not said to be paid', () => {
    const { said } = answer({
      need: 'checkup',
      patient: { age: 66, sex: 'female' },
      symptoms: 'mẹ tôi khỏe, muốn khám tổng quát',
      goal: 'bảo hiểm có trả không, khoảng bao nhiêu tiền',
    });
    expect(said).toContain('thường không');
    expect(said).not.toContain('bảo hiểm trả đủ mức');
  });

  test('medicine prescribed abroad is no matter for the health station', () => {
    const { at, said } = answer({
      need: 'find_doctor',
      symptoms: 'Retired here from Germany. My blood pressure pills run out in two weeks. I feel well.',
    });
    expect(at).not.toContain('trạm y tế');
    expect(said).toContain('Thuốc kê ở nước ngoài');
  });
});

describe('treatment that goes on elsewhere', () => {
  test('dialysis is planned and no emergency, but a missed session is', () => {
    const given = {
      symptoms: 'toi chay than tuan 3 buoi, sap vao Vung Tau o voi con 2 thang, can tim noi chay than trong do',
    };
    expect(answer(given).safety.urgency).toBe('routine');
    expect(
      answer({ symptoms: 'chạy thận tuần 3 buổi, vào ở với con lỡ mất 2 buổi, nay khó thở phù chân' }).safety.urgency,
    ).toBe('emergency');
  });

  test('a catheter that is due is changed at home, one that is blocked is not left', () => {
    const due = answer({
      need: 'home_care',
      symptoms: 'ông nằm một chỗ, đến hạn thay sonde tiểu, cần điều dưỡng đến nhà',
    });
    expect(due.safety.urgency).toBe('routine');
    expect(due.said).toContain('Túi luôn thấp hơn bụng');
    const blocked = answer({
      need: 'home_care',
      symptoms: 'ông đến hạn thay sonde tiểu, từ sáng không ra nước tiểu bụng căng',
    });
    expect(blocked.safety.urgency).not.toBe('routine');
  });

  test('blood is asked for in the province, with the old date kept', () => {
    const { at, said } = answer({
      need: 'admission',
      patient: { age: 9, sex: 'female', province: 'Tuần Giáo, Điện Biên' },
      symptoms: 'bị tan máu bẩm sinh, tuần sau đến hẹn truyền máu ở Hà Nội, hỏi truyền ở tỉnh được không',
    });
    expect(at).toContain('Điện Biên');
    expect(said).toContain('Giữ lịch cũ');
  });
});

describe('whether an operation is needed', () => {
  test.each([
    ['bé viêm amidan liên tục, bác sĩ nói cắt, có cần cắt không', '7 lần viêm'],
    ['đục thủy tinh thể, có cần mổ ngay không hay đợi chín mới mổ', 'không phải đợi “chín”'],
    ['thoái hóa khớp gối nặng, bác sĩ kêu thay khớp, có nên thay không', 'Thay khớp thường bàn'],
  ])('%s', (symptoms, line) => {
    expect(answer({ need: 'surgery', symptoms }).said).toContain(line);
  });

  test('a womb that somebody wishes to keep', () => {
    const symptoms = 'u xơ tử cung 7cm, bác sĩ tỉnh bảo cắt cả tử cung, em muốn giữ lại, có cách nào khác không';
    expect(answer({ need: 'second_opinion', symptoms }).said).toContain('bóc u giữ tử cung');
  });

  test('after it nobody is told when', () => {
    expect(
      answer({ need: 'revisit', symptoms: 'đã mổ đục thủy tinh thể, có cần mổ mắt kia không' }).said,
    ).not.toContain('đợi “chín”');
  });
});
