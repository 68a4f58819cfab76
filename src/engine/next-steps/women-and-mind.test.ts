import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { understand } from '../understand.ts';

type Rest = Partial<Omit<Intake, 'patient'>> & { readonly age?: number; readonly sex?: 'male' | 'female' };

const told = (symptoms: string, { age = 33, sex = 'female', ...rest }: Rest = {}) =>
  understand({ need: 'treatment', patient: { age, sex }, symptoms, ...rest });
const linesOf = (symptoms: string, rest?: Rest) =>
  told(symptoms, rest).safety.topics.flatMap(({ says }) => says?.title.vi ?? []);

describe('a matter of women', () => {
  it.each<[string, string, Rest?]>([
    ['tam thay co cuc cung bang hat lac o vu trai, khong dau, di phien cho ve moi de y', 'nhũ ảnh', { age: 48 }],
    ['ngực trái có cục tròn di động, ấn không đau', 'nhũ ảnh'],
    ['hai bên vú căng đau trước kỳ kinh, hết kinh lại đỡ', 'thường lành'],
    ['đầu vú trái tự chảy dịch có máu hồng', 'Đừng nặn thử'],
    ['3 4 thang moi co kinh mot lan, nhieu mun, long tay long chan ram', 'ngày 2–4'],
    ['siêu âm u xơ tử cung 6cm, bệnh viện bảo cắt tử cung', 'nút mạch'],
    ['kinh moi lan keo dai ca chuc hom ra luot thuot, nguoi hoi xanh', 'ferritin', { age: 47 }],
    ['bà nội tự nhiên ra huyết như có kinh lại', 'Ở tuổi này', { age: 70 }],
    ['sinh mổ 2 tháng rồi, sẹo ngứa, chỗ vết mổ tê tê, không sốt', 'Sẹo mổ đã khô'],
    ['bau 30 tuan te ran 2 ban tay ve dem', 'nẹp cổ tay'],
    ['mang bầu tháng thứ 8 hai chân phù', 'thử nước tiểu'],
    ['siêu âm 22 tuần thấy nang đám rối mạch mạc, thận ứ nước nhẹ', 'chẩn đoán trước sinh'],
    ['sanh duoc 5 tuan con ra dich nau', 'Sản dịch'],
    ['dat vong 2 thang ra huyet lat nhat hoai', '3–6 tháng đầu'],
    ['hút thai lưu được 10 ngày, ra máu ít', 'nơi đã làm'],
    ['mình thấy mình là con trai từ nhỏ, tính tự chích hormone', 'bác sĩ nào quen khám'],
  ])('“%s” has its line', (symptoms, said, rest) => {
    expect(linesOf(symptoms, rest).join()).toContain(said);
  });

  it.each<[string, string, Rest?]>([
    ['mới sinh 3 tuần, vú phải có cục sưng đỏ, sốt', 'nhũ ảnh'],
    ['bầu 30 tuần tê tay, méo miệng, nói khó', 'nẹp cổ tay'],
    ['bầu 30 tuần, con đầu 8 tháng tuổi bị phù', 'thử nước tiểu'],
    ['bầu 20 tuần sắp đi máy bay', 'cuối đời'],
    ['mắt phù, nổi mụn, kinh vẫn đều', 'ngày 2–4'],
  ])('“%s” does not have “%s”', (symptoms, said, rest) => {
    expect(linesOf(symptoms, rest).join()).not.toContain(said);
  });

  it.each([
    'mất ngủ triền miên từ khi mãn kinh, người bốc hỏa vã mồ hôi, hay cáu',
    'mat ngu 3 thang nay, nguoi boc hoa, hay cau gat, tim hoi hop',
  ])('“%s” is gynaecology’s before it is the mind’s', (symptoms) => {
    expect(told(symptoms, { age: 52, durationDays: 90 }).assessment.specialties[0]).toBe('gynecology');
  });
});

describe('pain of every period', () => {
  it.each([
    'Tới tháng là đau bụng quằn quại phải nghỉ làm, mấy năm nay càng ngày càng nặng',
    'mỗi lần hành kinh là đau bụng quằn quại, nhiều năm nay',
  ])('“%s” is no emergency', (symptoms) => {
    const { safety } = told(symptoms);
    expect(safety.urgency).not.toBe('emergency');
    expect(safety.topics.flatMap(({ says }) => says?.title.vi ?? []).join()).toContain('siêu âm phụ khoa');
  });

  it.each([
    'đang hành kinh, đau bụng quằn quại từ sáng, khác mọi lần',
    'tháng nào cũng đau bụng kinh, hôm nay đau bụng quằn quại vã mồ hôi',
    'mấy năm nay hành kinh hay đau, giờ trễ kinh 2 tuần đau bụng quằn quại',
    'đau bụng quằn quại, sốt, đang tới tháng, mấy năm nay tháng nào cũng đau',
    'đau bụng kinh mỗi tháng, nay đau bụng quằn quại một bên, ngất',
  ])('“%s” stays one', (symptoms) => {
    expect(told(symptoms).safety.urgency).toBe('emergency');
  });

  it('stays one for who has had it for three days', () => {
    const symptoms = 'tới tháng là đau bụng quằn quại, mấy năm nay';
    expect(told(symptoms, { durationDays: 1 }).safety.urgency).toBe('emergency');
  });
});

describe('a matter of the mind or of home', () => {
  it.each<[string, string, Rest?]>([
    ['Mất việc nửa năm, giờ chẳng thiết gì, hay khóc một mình', 'tư vấn tâm lý', { age: 38, sex: 'male' }],
    ['nghi viec 4 thang, chan doi, khong muon lam gi', 'tư vấn tâm lý', { age: 35, sex: 'male' }],
    ['áp lực công việc, sáng dậy không muốn đi làm', 'Kiệt sức'],
    ['rua tay ca ngay, kiem tra khoa cua chuc lan, khong dung duoc', 'liệu pháp hành vi'],
    ['chong em ca do bong da no nan', 'giữ tiền', { sex: 'male' }],
    ['mẹ bị lẫn, đêm không ngủ đi lung tung, nghi con dâu lấy tiền', 'đừng cãi', { age: 79 }],
    ['em chăm mẹ liệt 3 năm kiệt sức', 'chia ca'],
    ['cụ hấp hối, nhà muốn để cụ ra đi nhẹ nhàng', 'cuối đời', { age: 90 }],
    ['nội chán ăn mấy tuần, nuốt hay sặc, ốm đi', 'khám nuốt', { age: 86 }],
    ['hut thuoc la 20 nam muon bo ma khong duoc', 'nicotin', { sex: 'male' }],
  ])('“%s” has its line', (symptoms, said, rest) => {
    expect(linesOf(symptoms, rest).join()).toContain(said);
  });

  it('wounds from a husband are a surgeon’s, not the mind’s', () => {
    const { assessment } = told('chồng hay đánh em, hôm qua bị đấm bầm mắt, em sợ không dám về');
    expect(assessment.specialties[0]).toBe('general_surgery');
  });

  it.each([
    'thua cá độ nợ nần, để lại thư nói muốn chết, nhảy cầu',
    'con nghiện game, bị cắt mạng thì cầm dao dọa giết mẹ',
    'bỏ rượu 2 ngày nay run, vã mồ hôi, thấy con bò trên tường',
  ])('“%s” is not calmed', (symptoms) => {
    expect(told(symptoms, { sex: 'male' }).safety.urgency).not.toBe('routine');
  });
});

describe('what mothers and women ask at a desk', () => {
  it.each<[string, string, Rest?]>([
    ['bau 37 tuan go nhe khong deu, nghi ngoi la het', 'bấm giờ'],
    ['39 tuần, ra nhớt hồng từ sáng, gò lúc 15 phút lúc nửa tiếng, con đạp tốt', 'dấu hiệu gần sinh'],
    ['bầu 26 tuần trượt chân ngồi bệt xuống sàn, bụng không va, con vẫn đạp', 'anti-D trong 72 giờ'],
    ['Tiểu buốt lắt nhắt từ hôm qua, bầu 21 tuần, không sốt', 'cấy nước tiểu'],
    ['mẹ chồng bắt nằm than ở cữ, em không muốn', 'Không nằm than'],
    ['Que GBS dương tính lúc 36 tuần là sao, con có bị gì không', 'Liên cầu nhóm B'],
    ['Morning sickness at 9 weeks, I eat fine in between', 'Nghén'],
    ['uống thuốc tránh thai khẩn cấp hôm mùng 3, nay ra chút huyết nâu, que âm tính', '72 giờ'],
    ['kinh trễ 5 ngày, que một vạch, tăng ca nhiều', 'nước tiểu sáng'],
    ['da vú trái sần như vỏ cam, núm mới tụt vào, không sốt', 'lấy mẫu bằng kim', { age: 47 }],
    ['fibroadenoma 2cm biopsied benign, yearly scan where', 'u lành'],
    ['chọc trứng IVF hôm kia lấy 22 trứng, bụng căng tức, tăng 2kg', 'cân mỗi sáng'],
    ['trữ trứng ở tuổi 34, hỏi quy trình và chi phí', 'phí trữ mỗi năm'],
    ['con gái 14 tuổi ra kinh 13 ngày chưa dứt, ngày thay 6 băng', 'siêu âm qua bụng', { age: 14 }],
    ['uống iso trên shopee 2 tháng, giờ định có em bé thì ngưng bao lâu', 'một tháng sau viên cuối'],
  ])('“%s” has its line', (symptoms, said, rest) => {
    expect(linesOf(symptoms, rest).join()).toContain(said);
  });

  it.each<[string, string, Rest?]>([
    ['bầu 30 tuần gò đều 5 phút một cơn, đau tăng', 'bấm giờ'],
    ['bầu 32 tuần gò nhẹ ngày chục lần, hôm nay có chút nhầy nâu, từng sinh non', 'bấm giờ'],
    ['que 2 vạch, ra máu nâu, đau lâm râm một bên bụng, từng mổ vòi trứng', 'Nghỉ ngơi'],
    ['bầu 36 tuần vết mổ cũ đau âm ỉ từ tối qua, ấn vào nhói', 'hỏi cách sinh'],
    ['trước kỳ thi em tức ngực khó thở', 'thường lành'],
    ['đầu ti em thụt vào từ hồi dậy thì cả hai bên', 'lấy mẫu bằng kim'],
  ])('“%s” does not have “%s”', (symptoms, said, rest) => {
    expect(linesOf(symptoms, rest).join()).not.toContain(said);
  });
});
