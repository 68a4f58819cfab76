import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Whose matter it is: the department by what is told, who is ill and what is wished for. */
const workingMorning = Date.parse('2026-11-18T09:30:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & Intake['patient'];

function from(
  province: string,
  { age, ageMonths, sex = 'female', need = 'treatment', isSelf = false, ...told }: Omit<Told, 'province'>,
) {
  const patient = { ...(ageMonths === undefined ? { age: age ?? 45 } : { ageMonths }), sex, province, isSelf };
  const answer = navigate({ need, ...told, patient }, graph, workingMorning);
  const { primary, specialties } = answer;
  return { ...answer, first: specialties[0], name: primary.hospital.name.vi, at: primary.department.name.vi };
}

describe('a word without its marks is the common one', () => {
  it.each([
    ['kinh nguyet 40 ngay moi co mot lan, cuoi 2 nam chua co con', 'rheumatology'],
    ['co bac si nao gioi ve khop goi', 'psychiatry'],
    ['mat mui day mun trung ca', 'ent'],
  ])('%s', (symptoms, code) => {
    expect(from('Hải Dương', { age: 30, symptoms }).first).not.toBe(code);
  });

  it('with its marks it is what it says', () => {
    expect(from('Hải Dương', { age: 30, symptoms: 'hay mỏi cổ khi ngồi máy' }).first).toBe('rheumatology');
  });
});

describe('whether to operate on a spine', () => {
  const told = { age: 42, sex: 'male', diagnosis: 'thoat vi dia dem L4 L5', durationDays: 120 } as const;
  const symptoms =
    'dau lung lan xuong mong va bap chan trai, ngoi lau te, di dai tieu tien binh thuong, bac si o tinh noi mo, nguoi nha noi dung mo';

  it('is judged by who operates on spines', () => {
    const { name, at } = from('Hà Tĩnh', { ...told, need: 'second_opinion', symptoms, preferredCity: 'Hà Nội' });
    expect(name).not.toMatch(/cổ truyền|Châm cứu|Phục hồi/u);
    expect(at).toContain('ột sống');
  });

  it('is not asked by who was operated on and would exercise', () => {
    const after = { age: 50, symptoms: 'thoát vị đĩa đệm đã mổ 2 tháng, muốn tập', goal: 'tập phục hồi' };
    expect(from('Hải Dương', { ...after, need: 'find_hospital' }).first).toBe('rehabilitation');
  });
});

describe('what is measured', () => {
  it.each<[Omit<Told, 'province'>, RegExp]>([
    [{ age: 45, need: 'lab_test', symptoms: 'đo hô hấp ký ở đâu' }, /phổi|Hô hấp/u],
    [{ age: 6, need: 'lab_test', symptoms: 'muốn đo điện não cho con, hay giật khi ngủ' }, /Trẻ em|Nhi|Thần kinh/u],
  ])('is measured by the doctors of the organ: %o', (told, where) => {
    const { name, at } = from('Quy Nhơn', told);
    expect(`${name} ${at}`).toMatch(where);
  });

  it('blood is the laboratory’s', () => {
    expect(from('Quy Nhơn', { need: 'lab_test', symptoms: 'thử máu tổng quát' }).at).toContain('xét nghiệm');
  });

  it('a scan that was ordered is not taken to who treats the fear of it', () => {
    const symptoms = 'bs chi dinh chup mri so nao vi dau dau lau ngay, nhung toi so khong gian kin';
    const { name, at } = from('Long Biên', { age: 49, need: 'imaging', symptoms, goal: 'cho nao co may mo rong' });
    expect(name).not.toContain('Tâm thần');
    expect(at).toContain('hình ảnh');
  });

  it('a fear by itself is', () => {
    expect(from('Long Biên', { age: 30, symptoms: 'tôi sợ độ cao từ nhỏ, muốn chữa' }).first).toBe('psychology');
  });

  it('a night of sleep is, where nobody knows from where one starts, no matter for the nearest house', () => {
    const symptoms = 'ngáy như sấm, có lúc nín thở rồi hộc lên';
    const told = { need: 'find_hospital', symptoms, goal: 'Nơi đo đa ký giấc ngủ' } as const;
    const { primary } = navigate({ ...told, patient: { age: 41, sex: 'male' } }, graph, workingMorning);
    expect(primary.hospital.name.vi).toContain('Bệnh viện tỉnh');
  });
});

describe('months after a stroke', () => {
  const symptoms = 'me con liet nua nguoi trai, ngoi duoc, noi ngong, muon cho vao vien tap';
  const told = { age: 60, need: 'admission', diagnosis: 'nhoi mau nao 3 thang truoc', durationDays: 95 } as const;

  it('exercises are for rehabilitation, and nothing hurries', () => {
    const { name, safety } = from('Sầm Sơn', { ...told, symptoms });
    expect(name).toContain('Phục hồi chức năng');
    expect(safety.urgency).toBe('routine');
    expect(from('Da Nang', { symptoms: 'stroke 5 months ago, right arm still weak, need rehab' }).name).not.toContain(
      'cổ truyền',
    );
  });

  it.each(['đột quỵ khi đang tập gym, nói ngọng', 'sáng nay mẹ nói ngọng, liệt nửa người, đang nằm viện tập'])(
    'a stroke of today is one: %s',
    (now) => {
      expect(from('Sầm Sơn', { age: 60, symptoms: now }).safety.urgency).not.toBe('routine');
    },
  );
});

describe('whose matter it is', () => {
  it.each<[Omit<Told, 'province'>, string]>([
    [{ age: 29, symptoms: 'hay ợ chua, nóng rát sau xương ức, sáng dậy khàn tiếng' }, 'gastroenterology'],
    [{ age: 60, symptoms: 'đau ngực trái khi gắng sức, hay ợ chua' }, 'cardiology'],
    [{ age: 55, symptoms: 'khàn tiếng 2 tháng, hút thuốc' }, 'ent'],
    [{ age: 41, sex: 'male', symptoms: 'acid uric 480, nguoi khong dau nhuc gi' }, 'general_internal'],
    [{ age: 41, sex: 'male', symptoms: 'axit uric 560, ngón chân cái hay sưng đau' }, 'rheumatology'],
    [{ age: 70, symptoms: 'uống xarelto, hay bị bầm tay' }, 'cardiology'],
    [{ age: 33, sex: 'male', symptoms: 'tinh trùng yếu, muốn làm IUI' }, 'reproductive_medicine'],
    [{ age: 52, symptoms: 'vai phải không giơ lên được 2 tháng' }, 'orthopedics'],
    [{ age: 12, need: 'surgery', symptoms: 'amidan hay sưng, muốn cắt' }, 'ent'],
    [{ age: 7, sex: 'male', need: 'checkup', symptoms: 'dai dam moi dem' }, 'pediatrics'],
    [{ ageMonths: 4, need: 'surgery', symptoms: 'con sinh ra đã hở môi bên trái' }, 'oral_maxillofacial_surgery'],
  ])('%o', (told, code) => {
    expect(from('Hải Dương', told).first).toBe(code);
  });

  it('a child that strains until it is red has nothing at the eyes', () => {
    const symptoms = 'be 4 5 ngay moi di ngoai 1 lan, phan cung ran do mat, so ngoi bo';
    expect(from('Hải Dương', { age: 4, symptoms }).at).not.toContain('Mắt');
  });

  it('a man without a child goes where such couples are treated, before a nearer ward for women', () => {
    const symptoms = 'cuoi 2 nam chua co con, vo di kham binh thuong';
    const goal = 'kham hiem muon cho chong o gan Thai Nguyen';
    expect(from('Phổ Yên Thái Nguyên', { age: 31, sex: 'male', need: 'find_hospital', symptoms, goal }).at).toBe(
      'Khoa Hỗ trợ sinh sản',
    );
  });

  it('a wound that festers goes to who is on duty, not to a skin clinic', () => {
    const symptoms = 'chan bi hau cat, sung do, chay mu';
    expect(from('Phú Quốc', { age: 35, sex: 'male', symptoms }).at).not.toContain('Da liễu');
  });
});

describe('who carries hepatitis B', () => {
  it('is past the vaccine, which is for the others', () => {
    const told = { age: 38, need: 'lab_test', symptoms: 'di hien mau moi biet HBsAg duong tinh' } as const;
    const { at } = from('Rạch Giá', { ...told, goal: 'can xet nghiem gi them va con co can chich ngua ko' });
    expect(at).not.toContain('tiêm chủng');
  });

  it('whose husband carries it asks for the vaccine', () => {
    const told = { age: 30, need: 'checkup', symptoms: 'chồng em HBsAg dương tính, em muốn tiêm ngừa' } as const;
    expect(from('Rạch Giá', { ...told, goal: 'tiêm viêm gan b' }).at).toContain('tiêm chủng');
  });
});

describe('errands', () => {
  it('tuberculosis treatment that moves is taken over by the unit of the programme', () => {
    const symptoms =
      'Em từ quê Nghệ An vô làm công nhân, còn thuốc 9 ngày, giờ muốn lãnh thuốc lao trong này, hết ho rồi';
    const told = { age: 33, sex: 'male', symptoms, diagnosis: 'lao phổi đang uống thuốc tháng thứ 2' } as const;
    const { at, nextSteps } = from('Nhơn Trạch', told);
    expect(at).toContain('chống lao');
    expect(nextSteps.map(({ title }) => title.vi).join(' ')).not.toContain('cùng hoạt chất');
  });

  it('a check for a licence is no eye clinic’s', () => {
    const symptoms = 'kham suc khoe lam bang lai xe b2, can thi 5 do co deo kinh';
    const { at } = from('Cẩm Phả', { age: 20, sex: 'male', need: 'checkup', symptoms, goal: 'lay giay trong ngay' });
    expect(at).not.toContain('Mắt');
  });

  it('a change of the place on the card is the insurance office’s', () => {
    const symptoms = 'Em lên làm công nhân, thẻ BHYT công ty đăng ký tận phòng khám xa quá, muốn đổi về gần phòng trọ';
    const told = { age: 31, need: 'find_hospital', symptoms, goal: 'Đổi nơi khám chữa bệnh ban đầu' } as const;
    expect(from('Dĩ An, Bình Dương', told).name).toContain('Bảo hiểm xã hội');
  });

  it('but an illness told beside it is seen', () => {
    const symptoms = 'tiểu đường, đau lưng 3 tháng, muốn đổi nơi khám bảo hiểm';
    const told = { age: 60, need: 'find_hospital', symptoms, goal: 'đổi nơi khám ban đầu' } as const;
    expect(from('Hải Dương', told).name).not.toContain('Bảo hiểm xã hội');
  });
});
