import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { understand } from '../understand.ts';

type Age = Pick<Intake['patient'], 'age' | 'ageMonths'>;

const understood = (symptoms: string, patient: Age) => understand({ need: 'treatment', patient, symptoms });
const linesOf = (symptoms: string, patient: Age) =>
  understood(symptoms, patient)
    .safety.topics.flatMap(({ says }) => says?.title.vi ?? [])
    .join();
const levelOf = (symptoms: string, patient: Age) => understood(symptoms, patient).safety.urgency;

describe('a baby’s or a child’s everyday matter', () => {
  it.each<[string, Age, string]>([
    ['da đầu bé đóng mảng vàng vàng như vảy cá, bé vẫn bú ngoan', { ageMonths: 2 }, 'thoa dầu em bé'],
    ['be bu xong hay trao sua, van tang can deu', { ageMonths: 1 }, 'vỗ ợ'],
    ['chiều nào bé cũng gào lên cả tiếng, ngoài lúc đó rất ngoan', { ageMonths: 2 }, 'Đừng bao giờ lắc bé'],
    ['phân bé màu xanh lá lợn cợn, bú mẹ, bé vui vẻ', { ageMonths: 3 }, 'Chụp ảnh phân'],
    ['bệnh viện gọi báo máu gót chân thiếu men G6PD, bé khỏe', { ageMonths: 0 }, 'băng phiến'],
    ['sàng lọc gót chân nguy cơ cao suy giáp bẩm sinh, kêu đi làm lại', { ageMonths: 0 }, 'thử lại ngay'],
    ['cháu ba tuổi ngậm cơm cả tiếng, chỉ thích sữa', { age: 3 }, 'biểu đồ'],
    ['con 4 tuổi nhỏ nhất lớp', { age: 4 }, 'tuổi xương'],
    ['be so mui ho lai rai, khong sot, van choi', { age: 2 }, 'chăm ở nhà'],
    ['big tonsils, tonsillitis 5 times a year, should they come out?', { age: 6 }, 'khoảng 7 lần một năm'],
    ['lòng bàn tay nổi mấy nốt đỏ có nước, miệng lở', { age: 2 }, 'Giật mình, run, đi loạng choạng'],
    ['nguoi noi mun nuoc tu lung lan ra tay chan, ngua', { age: 6 }, 'mọi nốt khô vảy'],
    ['quanh mũi nổi mụn nước vỡ ra đóng mày vàng như mật ong', { age: 5 }, 'dễ lây'],
    ['toi ngu be cu gai mong, thay con trang nhu soi chi bo ra', { age: 4 }, 'tẩy giun'],
    ['sáng nay bé sốt 39 lên cơn co giật, giờ tỉnh lại', { ageMonths: 18 }, 'không nhét gì vào miệng'],
    ['con hay nháy mắt liên tục, nhún vai, 3 tháng nay', { age: 8 }, 'đừng mắng'],
    ['bàn chân con phẳng lì không có hõm', { age: 5 }, 'Chưa cần mua đế'],
    ['chau co kinh lan dau nam ngoai, nay 2 thang chua thay lai', { age: 12 }, 'Năm đầu kinh có khi cách'],
    ['em có bạn trai, muốn hỏi cách ngừa thai an toàn', { age: 17 }, '72 giờ'],
    ['bác sĩ nghe tim nói có tiếng thổi', { age: 2 }, 'siêu âm tim'],
    ['bé nuốt đồng xu, hơi vướng cổ', { age: 3 }, 'pin cúc'],
    ['bé ngủ thở lúc nhanh lúc chậm, ngưng vài giây rồi thở tiếp, hồng hào bú khỏe', { ageMonths: 0 }, 'tròn một phút'],
    ['bé 5 ngày da vàng xuống tới bụng, vẫn bú khá', { ageMonths: 0 }, 'ngày đo lại'],
    ['quanh rốn bé hơi đỏ, có mủ vàng mùi hôi, bú tốt', { ageMonths: 0 }, 'khám trong ngày'],
    ['con học bơi sặc vài ngụm nước hồ, ho mấy cái rồi bơi tiếp', { age: 6 }, 'nhịp thở trong 24 giờ'],
    ['bị giành đồ chơi là khóc lặng đi, tím môi vài giây rồi òa lên', { ageMonths: 16 }, 'nằm nghiêng'],
    ['hồi 2 tuổi sốt co giật một lần, nay 5 tuổi chưa bị lại, tiêm được không', { age: 5 }, 'vẫn tiêm vắc xin'],
    ['dem hay keu dau hai ong chan, xoa bop thi ngu, sang chay nhay', { age: 7 }, 'kéo giãn bắp chân'],
    ['be liem chut kem danh rang, van choi', { age: 2 }, 'không móc họng'],
    ['bé uống nước hoài, đi tiểu đêm, ăn nhiều mà sụt 4 ký', { age: 9 }, 'đầu ngón tay'],
    ['bị xách tay kéo lên, giờ buông thõng tay trái không chịu giơ', { age: 2 }, 'đừng tự nắn'],
    ['bé ỉa lỏng 4 lần từ sáng, vẫn uống được', { age: 3 }, 'Oresol'],
    ['sáng thứ hai nào cũng kêu đau bụng, cuối tuần thì không', { age: 7 }, 'có phải ngày đi học'],
    ['đêm nào cũng tè dầm, có thuốc không', { age: 7 }, 'chuông báo ướt'],
    [
      'mới tiêm lao với 1 mũi 5 trong 1 rồi bỏ lỡ hết, giờ tiêm lại được không',
      { ageMonths: 14 },
      'mũi đã tiêm vẫn tính',
    ],
    ['hôm qua nó bồng em, nay nó phát ban bác sĩ nói sởi, con tui chưa chích sởi', { ageMonths: 7 }, '72 giờ'],
    ['chó nhà liếm tay bé, da lành không trầy', { age: 4 }, 'rửa xà phòng'],
  ])('“%s” has its line', (symptoms, patient, said) => {
    expect(linesOf(symptoms, patient)).toContain(said);
  });

  it.each<[string, Age, string]>([
    ['da đầu con có mảng tròn rụng tóc có vảy trắng', { age: 7 }, 'thoa dầu em bé'],
    ['bé hay trào ngược, nôn ra máu', { ageMonths: 3 }, 'vỗ ợ'],
    ['cháu ba tuổi đổ mồ hôi trộm', { age: 3 }, 'Bé bú mẹ'],
    ['bé đau bụng, hố chậu phải đau, nôn', { age: 7 }, 'Ghi 2 tuần'],
    ['tháng trước sốt cao co giật, có phải động kinh không', { age: 2 }, 'thuốc chống động kinh'],
    ['bị hàng xóm sờ vào chỗ kín, nay đi tiểu đau', { age: 7 }, 'cấy nước tiểu'],
    ['bé 2 tuổi sốt 39.5 co giật 1 phút hồi tối rồi tự hết', { age: 2 }, 'vẫn tiêm vắc xin'],
    ['cháu uống một ngụm nước rửa chén, ho vài tiếng', { age: 2 }, 'khi bơi'],
    ['bạn cắn hằn dấu răng trên tay con, không rách da', { age: 4 }, 'tiêm dại'],
    ['bé bú mẹ hoàn toàn đi ngoài phân vàng hoa cà hoa cải 6 lần', { ageMonths: 1 }, 'Oresol'],
    ['kéo tay cháu khóc, y sĩ nắn lại xong cầm kẹo được ngay', { age: 3 }, 'đừng tự nắn'],
    ['bé chấm tím hai cẳng chân, đau bụng, hơi sốt', { age: 6 }, 'kẹp nách'],
    ['con 13 tuổi đóng cửa phòng, nói không muốn sống', { age: 13 }, 'gõ cửa'],
    ['con so, bé gái 4 tháng, em sắp đi làm lại', { ageMonths: 4 }, 'cá nóc'],
  ])('“%s” has no line of another', (symptoms, patient, said) => {
    expect(linesOf(symptoms, patient)).not.toContain(said);
  });

  it.each<[string, Age, string]>([
    ['da đầu bé đóng mảng vàng vàng như vảy cá, bé vẫn bú ngoan', { ageMonths: 2 }, 'routine'],
    ['bé rất kén ăn chỉ ăn cơm chan canh, không chịu ăn thịt cá rau', { ageMonths: 20 }, 'routine'],
    ['con nheo mắt nhìn bảng, chưa đo mắt bao giờ', { age: 8 }, 'routine'],
    ['con tới tháng đau bụng dữ phải nghỉ học ngày đầu, uống giảm đau thì đỡ', { age: 14 }, 'routine'],
    ['bé khóc đau tai từ tối, sốt 39, sáng ra thấy mủ vàng chảy ra gối', { age: 3 }, 'urgent'],
    ['khi bé khóc thấy háng lồi cục mềm, nín thì mất', { ageMonths: 7 }, 'urgent'],
  ])('“%s” is not hurried more than it needs', (symptoms, patient, level) => {
    expect(levelOf(symptoms, patient)).toBe(level);
  });

  it.each<[string, Age]>([
    ['cắt amidan về, con nhổ toàn máu', { age: 4 }],
    ['cat bao quy dau luc sang, gio mau chay rong rong, ep gac khong cam', { age: 4 }],
    ['bẹn bé phồng cứng, khóc không nín, ấn không xẹp, nôn 3 lần', { ageMonths: 4 }],
    ['tay chân miệng ngày 3, giật mình liên tục, tay run, đi loạng choạng', { age: 3 }],
    ['bé đau tai sốt 40, sưng sau tai, cổ cứng, nôn liên tục', { age: 2 }],
    ['con gọi không thưa, mềm nhũn, thở yếu, nãy ngã từ tầng 2', { age: 2 }],
    ['bé hết sốt nổi ban tím ấn không mất, tay chân lạnh, lừ đừ', { age: 3 }],
  ])('“%s” stays an emergency', (symptoms, patient) => {
    expect(levelOf(symptoms, patient)).toBe('emergency');
  });
});
