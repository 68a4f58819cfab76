import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { advised, isSaidBy } from '../knowledge/next-steps/advised.ts';
import { aGraph, aHospital } from '../matching/a-graph.ts';
import { navigate } from '../navigate.ts';
import { readText } from '../text/reading.ts';
import { ownQuestions } from './own-questions.ts';

describe('what a family asks', () => {
  test.each<[string, string[]]>([
    ['mổ hay uống thuốc, sau ni có con được không', ['mổ hay uống thuốc', 'sau ni có con được không']],
    ['thuốc thải sắt tháng có tháng không, có phải uống thuốc cả đời không', ['có phải uống thuốc cả đời không']],
    ['cho em hỏi bao lâu thì đi làm lại được ạ', ['bao lâu thì đi làm lại được ạ']],
    ['co phai do me an hai san ko', ['co phai do me an hai san ko']],
    ['mỗi đợt mấy ngày, về nhà tập thêm cái chi', ['mỗi đợt mấy ngày', 'về nhà tập thêm cái chi']],
    ['thay 1 hay 2 bên', ['thay 1 hay 2 bên']],
    ['Should I stop running for good? My knee hurts', ['Should I stop running for good']],
  ])('is taken in its own words: %s', (text, expected) => {
    expect(ownQuestions(readText(text))).toEqual(expected);
  });

  test.each([
    'khám ở đâu tốt, giá bao nhiêu, bảo hiểm có trả không',
    'mẹ em hay quên, không sốt, không đau, chưa mổ bao giờ',
    'đau bụng mấy ngày nay, không ăn được',
    'chờ tới thứ hai được không',
    'có nên không, đưa ông vào viện dưỡng lão có phải bất hiếu không',
    'có cần về Hà Nội không, đem theo cái gì, chủ nhật có mở không',
    'muốn lên bệnh viện K',
    'bàn chân sưng đỏ có chỗ thâm đen, chảy nước',
    'co noi cuc o co nuot chay len xuong',
    'chua kham phu khoa ung thu vu bao gio',
    'hồi hộp nhất là lúc nằm ngủ hay uống cà phê',
    '',
  ])('is none where the place, the price or the time answers it, or nothing is asked: %s', (text) => {
    expect(ownQuestions(readText(text))).toEqual([]);
  });
});

const graph = aGraph([aHospital('near', '08'), aHospital('centre', '01', { level: 'central' })]);
const tuesdayMorning = Date.parse('2026-11-17T09:00+07:00');

function answer(given: Partial<Intake>) {
  const intake: Intake = { need: 'treatment', patient: { age: 45, province: 'Tuyên Quang' }, ...given };
  return navigate(intake, graph, tuesdayMorning);
}

const steps = (given: Partial<Intake>) => answer(given).nextSteps.map(({ title }) => title.vi);

test('all that it asks is put to the doctor, the goal first, and what comes and goes is no question', () => {
  const symptoms = 'Kinh luc co luc khong, co phai man kinh khong';
  const goal = 'mổ nội soi được không, sau mổ bao lâu đi làm lại được';
  const said = steps({ symptoms, goal, need: 'second_opinion', durationDays: 200 }).join(' ');
  expect(said).toContain('“mổ nội soi được không”; “sau mổ bao lâu đi làm lại được”; “co phai man kinh khong”');
  expect(said).not.toContain('luc co luc khong');
});

test('its questions are put to the doctor, and those about a paper to the desk', () => {
  expect(steps({ symptoms: 'đau khớp gối 2 năm nay', goal: 'tiêm khớp hay tập thôi' })).toContain(
    'Trong buổi khám, hỏi bác sĩ luôn điều gia đình băn khoăn: “tiêm khớp hay tập thôi”.',
  );
  expect(steps({ goal: 'đổi nơi khám ban đầu về gần nhà, quý nào mới đổi được' })).toContain(
    'Hỏi luôn ở đó: “quý nào mới đổi được”.',
  );
});

test.each(['đợi sáng rồi đi', 'nằm nhà theo dõi', 'mai cho đi khám được không', 'we will wait and see'])(
  'in an emergency nobody waits, however it is put: %s',
  (said) => {
    const symptoms = `Bố tôi đột ngột méo miệng, nói đớ, yếu nửa người, ${said}`;
    expect(steps({ symptoms })).toContainEqual(expect.stringMatching(/^Đừng chờ đến mai/));
  },
);

describe('what others bid the family do', () => {
  const phrases = advised.flatMap((each) =>
    each.heard.split('|').map((phrase) => [phrase.replace(/…/gu, 'sẽ').replace(/\s+/gu, ' ').trim(), each] as const),
  );

  test('is answered plainly, however it is put, and only once', () => {
    const silent = phrases.filter(([phrase, { says, saidBy, beside = '' }]) => {
      const [also = ''] = beside.split('|');
      const said = steps({ symptoms: `ngứa da nhẹ 3 tháng nay, ${also}. hàng xóm bảo ${phrase}`, durationDays: 90 });
      return said.filter((line) => line === says.title.vi || isSaidBy(saidBy, line)).length !== 1;
    });
    expect(silent.map(([phrase]) => phrase)).toEqual([]);
  });

  test('is not spoken of where it was refused or another line says it', () => {
    expect(steps({ symptoms: 'ngứa da nhẹ 3 tháng nay, không đắp lá' }).join('\n')).not.toMatch(
      /Không đắp lá, bó thuốc/u,
    );
    for (const [phrase] of phrases) {
      const said = steps({ symptoms: `giời leo nổi mụn nước 1 ngày, ${phrase}` });
      expect(said.filter((line) => /đắp/u.test(line)).length).toBeLessThanOrEqual(1);
    }
  });
});

describe('a line that answers words', () => {
  const said = (words: string) => steps({ symptoms: `ngứa da nhẹ 3 tháng nay. ${words}`, durationDays: 90 }).join('\n');

  test('is not said where the words without their marks are two others', () => {
    expect(said('chị tôi lén bỏ thuốc vào cháo')).toMatch(/lén trộn/u);
    expect(said('bo toi di bo len doc van duoc, hoi hut hoi hon truoc')).not.toMatch(/lén trộn/u);
    expect(said('di bao dau tang truong, chau dau goi ba thang nay, xin bac si tu van')).not.toMatch(/mua giấy/u);
  });

  test('is not said where what stands beside makes it another matter', () => {
    expect(said('cổ chân sưng, bà ngoại xoa dầu cho')).toMatch(/Không xoa bóp/u);
    expect(said('mỏi vai gáy sau khi tập, xoa dầu là hết')).not.toMatch(/Không xoa bóp/u);
    expect(said('thoái hóa khớp gối, người ta mời tiêm tế bào gốc')).toMatch(/còn đang nghiên cứu/u);
    expect(said('suy tủy xương, ghép tế bào gốc chi phí bao nhiêu')).not.toMatch(/còn đang nghiên cứu/u);
    expect(said('có nên bỏ thuốc đang uống không')).toMatch(/Đừng tự ngừng thuốc/u);
    expect(said('ba tôi muốn bỏ thuốc lá')).not.toMatch(/Đừng tự ngừng thuốc/u);
    const rash = 'da mặt nổi mụn có phải tác dụng phụ của thuốc không';
    expect(said(`uống thuốc dạ dày một tuần, ${rash}`)).toMatch(/trước liều tới/u);
    expect(said(`ghép thận mười tháng, ${rash}`)).not.toMatch(/không uống liều nữa/u);
  });
});

describe('a circumstance', () => {
  const said = (symptoms: string, more: Partial<Intake> = {}) => steps({ symptoms, ...more }).join('\n');

  test('is not spoken of where its word is over, asked in general or a manner of speaking', () => {
    const scope = 'Nội soi: để bụng trống';
    expect(said('hay đau bụng sau khi ăn cay cả năm nay, có cần nội soi không')).toContain(scope);
    expect(said('mổ nội soi ruột thừa 9 ngày, vết khô, bao giờ đá bóng được')).not.toContain(scope);
    expect(said('cổ nghẹn khi nói chuyện với sếp, nội soi sạch sẽ, hai năm rồi')).not.toContain(scope);
    expect(said('dễ bầm, đau cơ khắp người như bị đánh, đi 6 bệnh viện bình thường')).not.toMatch(/khám riêng/u);
    expect(said('deadline dí muốn chết haha, có app thiền nào hay không')).not.toMatch(/cất thuốc, dao/u);
    expect(said('bị chó cắn năm ngoái đã chích đủ 5 mũi, có cần nhắc lại không')).not.toMatch(/Rửa vết cắn/u);
  });

  test('of a mother is not that of her child, and English on a box asks for no interpreter', () => {
    expect(said('mới sinh xong hay hồi hộp, hay thở dài, SpO2 97', { patient: {} })).not.toMatch(/mặc cho bé/u);
    expect(said('hộp thuốc ghi tiếng Anh, em bị mụn mấy tháng nay')).not.toMatch(/phiên dịch/u);
    expect(said('bé 6 ngày vàng nhẹ ở mặt, bú khỏe, tã ướt đều', { patient: {} })).toMatch(/mặc cho bé/u);
  });

  test('asks nobody to fast where no blood test was spoken of', () => {
    const fasting = 'Nếu có thử máu';
    expect(said('muốn khám tổng quát, 60 tuổi', { need: 'checkup' })).toContain(fasting);
    expect(said('bảo hiểm ghi nữ mà tui là nam, sửa ở đâu', { need: 'checkup' })).not.toContain(fasting);
    expect(
      said('ăn cay quá như lửa đốt trong miệng, uống sữa đỡ, mai còn ê lưỡi có sao không', { need: 'checkup' }),
    ).not.toContain(fasting);
  });
});

describe('who asks whether it can wait', () => {
  test.each([
    [{ symptoms: 'đang hóa trị, tối nay sốt 38.9 rét run, đợi tới thứ 2 tái khám được không' }, /Đừng chờ đến mai/u],
    [{ symptoms: 'chó lạ cắn vào chân sáng nay, để mai tiêm được không' }, /Đừng chờ đến/u],
  ])('is told not to where it cannot: %j', (given, expected) => {
    expect(steps(given).join('\n')).toMatch(expected);
  });

  test('is told nothing of the kind where it can', () => {
    expect(steps({ symptoms: 'mụn trứng cá mấy tháng nay, chờ tới hè được không' }).join('\n')).not.toMatch(
      /Đừng chờ/u,
    );
  });
});

describe('who is ill and writes alone', () => {
  const boy = { age: 14, sex: 'male', province: 'Tuyên Quang', isSelf: true } as const;

  test('is told whom to call, and a child to tell its parents', () => {
    const symptoms = 'đau dữ dội 1 bên tinh hoàn từ tối, sưng, buồn nôn, em ngại nói với bố mẹ';
    expect(steps({ symptoms, patient: boy }).join('\n')).toMatch(/^Đi ngay đến khoa cấp cứu.*Nói ngay với bố mẹ/su);
    expect(steps({ symptoms, patient: { ...boy, isSelf: false } }).join('\n')).not.toMatch(/Nói ngay với bố mẹ/u);
  });

  test('in despair hears nothing of skin scraping or of taking the pills along', () => {
    const said = steps({ symptoms: 'em không muốn sống nữa, đã gom thuốc ngủ', patient: { ...boy, age: 21 } });
    expect(said.join('\n')).toMatch(/Gọi ngay một người thân/u);
    expect(said.join('\n')).not.toMatch(/cạo gió|Cầm theo thuốc/u);
  });
});

test('of an infant’s cold what goes well is no reason, and what cannot be told is not watched for', () => {
  for (const fine of ['vẫn bú', 'vẫn bú tốt', 'bú được', 'vẫn chơi bình thường']) {
    const given = { symptoms: `bé 5 tháng sổ mũi ho nhẹ 2 ngày, ${fine}, không sốt`, patient: { ageMonths: 5 } };
    expect(
      answer(given)
        .safety.reasons.map(({ vi }) => vi)
        .join(),
    ).not.toContain(`“${fine}”`);
    expect(steps(given).join('\n')).not.toMatch(/đau đầu/u);
    expect(steps(given).join('\n')).toContain('nước muối sinh lý');
  }
  expect(steps({ symptoms: 'sổ mũi ho nhẹ 2 ngày' }).join('\n')).not.toContain('hút mũi');
});

describe('what a family means to take beside its medicine', () => {
  test('is held back beside a blood thinner or pills for the pressure', () => {
    const herbs = steps({
      symptoms: 'me thay van tim co hoc, dang uong sintrom. gio muon uong them la dinh lang voi tam that duoc khong a',
    });
    expect(herbs.join(' ')).toMatch(/chưa dùng lá, thuốc bổ/u);
    const potency = steps({ symptoms: 'lau nay len ko dc, co uong thuoc huyet ap, mua rocket uong dc ko' });
    expect(potency.join(' ')).toMatch(/Chưa mua Rocket/u);
  });

  test('is nothing to be held back where it stands alone', () => {
    expect(steps({ symptoms: 'hay mệt, muốn uống lá đinh lăng được không' }).join(' ')).not.toMatch(/chống đông/u);
  });
});

test('where each hour counts nobody is told to come before four', () => {
  const exposed = { symptoms: 'e qhe dem t7 rach bao, ng kia h ms ns co H. con kip uong thuoc k ad', durationDays: 2 };
  expect(steps(exposed)[0]).toMatch(/^Đi ngay/u);
  expect(steps({ ...exposed, patient: {} })[0]).toMatch(/^Đi khám ngay bây giờ/u);
  expect(steps({ symptoms: 'đau hông lưng, tiểu buốt, sốt 38', durationDays: 1 })[0]).toMatch(/trước 16 giờ/u);
});
