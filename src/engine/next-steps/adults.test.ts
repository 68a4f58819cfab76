import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { goalsOf } from '../goals.ts';
import { readIntake } from '../read-intake.ts';
import { understand } from '../understand.ts';
import { questionStep } from './own-words.ts';
import { toldCues } from './told-cues.ts';

type Rest = Partial<Omit<Intake, 'patient'>> & { readonly age?: number; readonly sex?: 'male' | 'female' };

const intake = (symptoms: string, { age = 52, sex = 'male', ...rest }: Rest = {}): Intake => ({
  need: 'treatment',
  patient: { age, sex, isSelf: true },
  symptoms,
  ...rest,
});

const linesOf = (symptoms: string, rest?: Rest) =>
  understand(intake(symptoms, rest)).safety.topics.flatMap(({ says }) => says?.title.vi ?? []);

const repliesTo = (symptoms: string) =>
  [...toldCues(readIntake(intake(symptoms))).answers].map(({ says }) => says.title.vi);

describe('what matters in an ordinary illness of an adult', () => {
  it.each<[string, string, Rest?]>([
    ['dung kem tron tren mang xong da mong do rat', 'Ngừng kem trộn', { age: 26, sex: 'female' }],
    ['noi vong tron do ngua o hang, boi 7 mau thi bot roi lan ra rong hon', 'làm nấm lan'],
    ['sau lung co mang da bac mau, kim cham khong biet dau, lan dan', 'mất cảm giác'],
    ['vảy nến 10 năm, giờ sưng khớp ngón tay', 'khám cơ xương khớp'],
    ['rụng gần hết răng, muốn làm hàm giả tháo lắp', 'thường không trả'],
    ['đặt stent 3 tháng, răng sâu nha sĩ không dám nhổ', 'Trước khi nhổ'],
    ['mong thit ca 2 mat, muon mo', 'ghép kết mạc tự thân'],
    ['đau thắt lưng lan xuống mông và bắp chân', 'ít người phải mổ'],
    ['mổ nẹp xương đòn 14 tháng, muốn tháo nẹp', 'phiếu mổ'],
    ['tháng nào gần đến kỳ cũng đau giật nửa đầu', 'ngày kinh', { age: 32, sex: 'female' }],
    ['nhuc dau, ngay nao cung uong 2 vien panadol, het thuoc lai nhuc', 'làm đau đầu kéo dài'],
    ['copd nhiều năm, hết thuốc xịt', 'Thuốc xịt hằng ngày'],
    ['cổ to dần, hồi hộp, sút 4 cân', 'TSH'],
    ['tiểu đường, ngón chân cái thâm đen, hôi', 'bác sĩ ngoại khoa'],
    ['hai tay run khi cầm đũa, viết chữ run', 'Quay video'],
    ['run tay trái lúc ngồi xem ti vi, cầm bát thì đỡ, đi bước ngắn', 'dép có quai'],
    ['siêu âm thấy u máu gan 2cm', 'phần lớn là lành'],
    ['hiến máu ra HBsAg dương tính, không triệu chứng gì', 'HBV DNA'],
    ['đi ngoài ra máu tươi nhỏ giọt, có cục lòi ra', 'bác sĩ cùng giới'],
    ['ghép thận 2 năm, thuốc còn 9 ngày', 'chống thải ghép'],
    ['insulin chỉ còn đến mai', 'Không bớt liều'],
  ])('%s', (symptoms, said, rest) => {
    expect(linesOf(symptoms, rest).join()).toContain(said);
  });

  it.each<[string, string]>([
    ['đau thắt lưng lan xuống chân, bí tiểu từ tối qua', 'ít người phải mổ'],
    ['đau nửa đầu nhiều năm, hôm nay đau dữ dội chưa từng thấy', 'nhật ký'],
    ['hiến máu ra HBsAg dương tính, nay vàng mắt', 'không hiến máu nữa'],
    ['mộng thịt, hôm qua lá quẹt mắt đau nhức', 'theo lịch'],
    ['run tay trái lúc ngồi xem ti vi, cầm bát thì đỡ', 'thử tuyến giáp'],
    ['đang uống xarelto, đau ngực, răng lung lay', 'Trước khi nhổ'],
  ])('but not to “%s”', (symptoms, said) => {
    expect(linesOf(symptoms).join()).not.toContain(said);
  });

  it('is told as on calm days of what only sounds as if it hurried after months', () => {
    const symptoms = 'hai dau goi dau keu lao xao, xuong doc la dau khong di noi';
    expect(linesOf(symptoms, { age: 67, durationDays: 400 }).join()).toContain('thuốc gia truyền');
  });

  it('has a time of its own where medicine that must not be missed runs out', () => {
    const within = (symptoms: string) => understand(intake(symptoms)).safety.seeWithin;
    expect(within('ghép thận 2 năm, sức khỏe ổn, thuốc còn 9 ngày')).toBe('3d');
    expect(within('ghép thận 2 năm, sức khỏe ổn, thuốc còn 60 ngày')).toBe('14d');
  });
});

describe('what is asked', () => {
  it.each([
    ['hbsag dương tính, sợ lây vợ con', 'không lây qua ăn chung'],
    ['suy giáp uống levothyroxin, có được ngừng thuốc chưa', 'suy giáp phần lớn'],
    ['cholesterol 6.8, có phải uống thuốc không', 'nguy cơ tim mạch chung'],
    ['muốn giảm cân, có nên tiêm thuốc giảm cân không', 'Đừng mua bút tiêm'],
  ])('%s', (symptoms, said) => {
    expect(repliesTo(symptoms).join()).toContain(said);
  });

  it('is not handed back beside the line that answers it', () => {
    const asked = (symptoms: string) => {
      const told = intake(symptoms);
      return questionStep(toldCues(readIntake(told)), understand(told).safety.topics);
    };
    expect(asked('đau lưng lan xuống chân trái, có phải mổ không ạ')).toEqual([]);
    expect(asked('đau bụng âm ỉ đã lâu, có phải mổ không ạ')).not.toEqual([]);
  });

  it('is no question where “nào” says always', () => {
    const { questions } = toldCues(readIntake(intake('tháng nào gần đến kỳ cũng đau giật nửa đầu')));
    expect(questions.doctor).toEqual([]);
  });

  it('is what a traveller needs to fly home', () => {
    const told = intake('My hip was pinned here, I am well.', { need: 'discharge', goal: 'a fit-to-fly letter' });
    expect(goalsOf(readIntake(told), told)).toContain('travel_home');
    const other = intake('We fly in next week, knee pain for a year.');
    expect(goalsOf(readIntake(other), other)).not.toContain('travel_home');
  });
});
