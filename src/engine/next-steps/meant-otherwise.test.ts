import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const told = (symptoms: string, age = 40) => understand({ need: 'treatment', patient: { age }, symptoms });
const linesOf = (symptoms: string, age?: number) =>
  told(symptoms, age)
    .safety.topics.flatMap(({ says }) => says?.title.vi ?? [])
    .join();

describe('a word that the family means otherwise', () => {
  it.each<[string, string, number?]>([
    // Without marks: “mới có”, “có bác”, “chơi đá bóng”, “bị lạc”.
    ['kinh nguyet 35-45 ngay moi co 1 lan, chua co con', 'Mỏi cổ vai gáy'],
    ['o day co bac si nao gioi khong, nha em no nan', 'Nghiện cờ bạc'],
    ['con em mo mat, bo kinh 5 thang, choi da bong co nguy hiem khong', 'Nghiện là bệnh'],
    ['me so chau bi lac noi mac tu cung nhu di ut', 'Nấm da', 17],
    ['chong em ngay to, ngu mot goi, leo cau thang ba tang khong met', 'Gối mòn', 47],
    ['ben hang ngua do tung khoanh tron bo co vay', 'Mất tóc từng mảng'],
    // What stands beside it says that it is more, or something else.
    ['hai ống chân lấm tấm đỏ như muỗi đốt, tiểu cầu 14', 'côn trùng cắn'],
    ['ngứa khắp người ba tuần, tròng trắng mắt vàng như nghệ, nước tiểu đậm', 'Ngứa khắp người'],
    ['ngứa toàn thân, chạy thận sáu năm', 'Ngứa khắp người'],
    ['khan tieng, thang nay ho khac co tia mau lan dom, sut 5 ky', 'Khàn quá'],
    ['tập gym quá sức hai bữa sau đùi cứng đau, tiểu màu nước trà đậm', 'Ê cơ'],
    ['uống thuốc nam trị sỏi 2 tuần, tiểu ít hẳn, phù mặt, creatinin 260', 'Thuốc nam, thuốc bắc'],
    ['sáng thức dậy tai phải im bặt, tưởng ráy tai nên nhỏ thuốc', 'nghi ráy'],
    ['deo lens ngu qua dem sang mat do choi nhuc, so sang, nhin hoi mo', 'mỏi vì màn hình'],
    ['có vài con ruồi bay cả chục năm, mới soi đáy mắt tháng trước', 'Tiểu đường thì soi'],
    ['xơ gan, đau răng nên lỡ uống 8 viên paracetamol hôm qua', 'Đau răng'],
    ['răng hàm đen, nướu có mụn mủ nhỏ tự vỡ', 'Mụn chữa được'],
    ['Bị kẹp cửa dập đầu ngón tay út, móng bật, đầu ngón xệ xuống duỗi không thẳng', 'Ngón tay kẹt rồi bật'],
    ['giãn tĩnh mạch chân độ 2, chích xơ có hiệu quả không', 'Làm đẹp'],
    ['bị sứa quấn cẳng chân, sưng hạch bẹn', 'Hạch sờ thấy'],
    ['bác sĩ chỉ định chụp MRI mà tôi sợ không gian kín', 'Sợ một thứ'],
    ['bầu 22 tuần trượt ngã ngồi bệt, ê mông', 'Ê mông', 28],
    ['bỏ ma túy rồi, đang uống methadone đều, muốn chuyển điểm uống', 'Nghiện là bệnh'],
    ['hát không lên được nốt cao sau mổ tuyến giáp tuần trước', 'Nam khoa'],
  ])('“%s” does not hear “%s”', (symptoms, said, age) => {
    expect(linesOf(symptoms, age)).not.toContain(said);
  });

  it.each<[string, string, number?]>([
    ['ben hang ngua do tung khoanh tron bo co vay, boi 7 mau', 'Nấm da', 31],
    ['Old crown on a lower molar came off while eating. No pain, just sharp edge.', 'đừng dán keo 502'],
    ['ngua ke tay, bung, hang, dem ngua gai, ca phong ktx 6 dua deu bi', 'bạn cùng phòng', 18],
    ['forgetful for a year, asks the same thing again and again, once lost her way home', 'khám trí nhớ', 78],
    ['anh ho co nguoi bi tan mau bam sinh, xet nghiem gen o dau truoc khi co con', 'Hai người cùng thử', 25],
    ['muon cho bo me di kham tong quat, 2 cu van khoe, me hay te tay', 'Khám cho người lớn tuổi', 66],
    ['từ hôm qua mắt trái bỗng nhiều chấm đen bay, chớp sáng', 'Chấm bay mới'],
    ['ruồi bay một hai con trước mắt mấy năm nay', 'Chấm bay lâu ngày'],
    ['allopurinol ngày thứ 16 ngứa khắp lưng, nổi nốt đỏ', 'Nổi ban khi đang dùng thuốc'],
    ['Thuoc Penicillin em bi noi man luc 5 tuoi, gio 30 tuoi, co cho nao test lai khong', 'dị ứng penicillin'],
    ['mỏi cổ vai khi làm máy tính', 'Mỏi cổ vai gáy'],
    ['má lẫn mấy năm, đêm không ngủ, la hét', 'Quấy đêm', 78],
    ['bìu nặng khi đứng lâu, sờ như búi giun', 'búi giun', 25],
    ['tán sỏi xong còn ống JJ, rút ở đâu gần nhà', 'Ống JJ'],
  ])('“%s” hears its line', (symptoms, said, age) => {
    expect(linesOf(symptoms, age)).toContain(said);
  });

  it('an operation of years ago is told no weeks', () => {
    const { topics } = told('had bypass surgery in 2017, walks 4 km daily').safety;
    expect(topics.every(({ saidWithout = '' }) => saidWithout.includes('in 2017'))).toBe(true);
  });

  it('a crown that is lost waits some days, one that was swallowed is not calmed', () => {
    expect(told('Old crown came off while eating. No pain, just sharp edge.').safety.urgency).toBe('routine');
    const swallowed = told('my crown came off, I swallowed it, trouble breathing, swollen face').safety;
    expect(swallowed.urgency).not.toBe('routine');
  });
});
