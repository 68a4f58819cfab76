import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const told = (symptoms: string) => understand({ need: 'treatment', patient: {}, symptoms });
const linesOf = (symptoms: string) =>
  told(symptoms)
    .safety.topics.flatMap(({ says }) => says?.title.vi ?? [])
    .join();

describe('ears, eyes, teeth, urine, allergy and mind in the words of families', () => {
  it.each([
    ['lang tai dan tu 5 nam nay, tivi phai mo to, hai ben nhu nhau', 'ent', 'đo thính lực'],
    ['nước vô tai lúc gội lùng bùng, nghiêng đầu chảy ra hết, nghe lại', 'ent', 'nghiêng đầu'],
    ['gián chui vô tai đau nhức quẫy trong đó', 'ent', 'dầu ăn ấm'],
    ['Sáng dậy tai trái điếc ngang như bịt bông, ù ve ve, hôm qua còn nghe', 'ent', 'những ngày đầu'],
    ['họng đau một bên nhiều, sốt 38.9, há miệng hơi cứng, uống nước vẫn được', 'ent', 'hút mủ'],
    ['dầu gội vô mắt cay xè, rửa nước xong hết cay', 'ophthalmology', 'ít nhất 15 phút'],
    ['Thoái hóa điểm vàng thể khô, nhìn vẫn 7/10 hai năm không đổi', 'ophthalmology', 'ô vuông kẻ'],
    ['Mới nhổ răng hôm qua nước miếng còn hơi hồng, bao lâu ăn cơm được', 'dentistry', 'cắn chặt gạc'],
    ['con ngã rụng hẳn một cái răng cửa vĩnh viễn cách đây 20 phút', 'dentistry', 'không chạm chân răng'],
    ['an thanh long ruot do xong tieu hong hong, hom sau trong lai', 'urology', 'củ dền'],
    ['Tinh hoàn bên trái em xệ hơn bên phải từ dậy thì, không đau', 'andrology', 'từ dậy thì'],
    ['Where can I buy an EpiPen in Vietnam? Nut allergy, no reaction for 6 years', 'allergy_immunology', 'thẻ dị ứng'],
    ['em hay nghĩ giá mà mình ngủ luôn đừng dậy nữa, em không định làm gì, chỉ mệt', 'psychiatry', 'cần được giúp sớm'],
    ['uống lithium mấy tháng thử nồng độ một lần, em ổn định', 'psychiatry', 'Lithium'],
    ['Sợ sấm sét từ nhỏ, trời giông là trốn vô mền, có chữa được không', 'psychology', 'từng bước nhỏ'],
  ])('“%s” goes to %s with its line', (symptoms, code, said) => {
    expect(told(symptoms).assessment.specialties[0]).toBe(code);
    expect(linesOf(symptoms)).toContain(said);
  });

  it.each([
    ['tai nghe kém hẳn từ sáng nay, chóng mặt quay, nôn', 'Nghe kém dần'],
    ['xi măng văng vào mắt, rửa rồi vẫn đỏ mờ', 'Bụi, cát'],
    ['con xịt cồn sát khuẩn tay trúng mắt, rửa 10 phút, còn đỏ', 'Mắt bị đập'],
    ['tiểu đỏ như nước củ dền, có máu cục, không sốt', 'thanh long'],
    ['tinh hoàn phải to dần hai tháng, có cục cứng', 'từ dậy thì'],
    ['temp 38.6, back ache on one side, burning pee', 'Tiểu buốt gắt'],
    ['bé 5 tuổi hay nói một mình khi chơi siêu nhân', 'Nghe tiếng lạ'],
    ['chia tay xong em muốn chết, không ăn không ngủ', 'thường nguôi dần'],
    ['doc chu nho khong ra, mat mo mo', 'Vướng như có cục'],
  ])('“%s” is not told “%s”', (symptoms, said) => {
    expect(linesOf(symptoms)).not.toContain(said);
  });
});
