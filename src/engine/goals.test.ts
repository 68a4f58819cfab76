import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { type Goal, goalsOf } from './goals.ts';
import { readIntake } from './read-intake.ts';

function heard(given: Partial<Intake>): Goal[] {
  const intake: Intake = { need: 'treatment', patient: {}, ...given };
  return [...goalsOf(readIntake(intake), intake)];
}

describe('a wish is heard', () => {
  test.for<[Partial<Intake>, Goal[]]>([
    [{ goal: 'muốn bệnh viện tư, có bảo lãnh' }, ['private_care', 'guaranteed_payment']],
    [{ goal: 'muon kham benh vien tu, co bao lanh vien phi' }, ['private_care', 'guaranteed_payment']],
    [{ goal: 'a private hospital with direct billing please' }, ['private_care', 'guaranteed_payment']],
    [{ symptoms: 'mèo nhà cào xước tay, tiêm ở đâu' }, ['vaccination']],
    [{ symptoms: 'con gái 12 tuổi muốn tiêm HPV' }, ['vaccination']],
    [{ symptoms: 'chich ngua hpv o dau' }, ['vaccination']],
    [{ symptoms: 'Where can I get the HPV vaccine?' }, ['vaccination']],
    [{ goal: 'đổi nơi khám BHYT ban đầu về Hà Nội' }, ['change_registration']],
    [{ goal: 'I want to change my registered hospital' }, ['change_registration']],
    [{ symptoms: 'bố em đang nằm viện tỉnh 5 ngày', goal: 'xin chuyển lên Chợ Rẫy' }, ['transfer_inpatient']],
    [{ goal: 'xin chuyển viện cho mẹ' }, ['transfer_inpatient']],
    [{ diagnosis: 'suy thận mạn giai đoạn cuối', goal: 'muốn ghép thận' }, ['transplant']],
    [{ symptoms: 'My brother needs a kidney transplant' }, ['transplant']],
    [{ need: 'home_care', diagnosis: 'ung thư phổi giai đoạn cuối' }, ['palliative_care', 'home_care']],
    [{ goal: 'chăm sóc giảm nhẹ cho mẹ' }, ['palliative_care']],
    [{ goal: 'xin sao bệnh án năm ngoái' }, ['records_copy']],
    [{ goal: 'cần điều dưỡng tại nhà thay băng' }, ['home_care']],
    [{ goal: 'tìm y tá tới nhà chích thuốc' }, ['home_care']],
    [{ goal: 'home nursing for my father' }, ['home_care']],
    [{ goal: 'xin xuất viện sớm' }, ['discharge']],
    [{ symptoms: 'u vú, gia đình muốn ra viện K', goal: 'có cần xin giấy chuyển viện nữa không' }, ['referral_slip']],
    [{ goal: 'mẹ khỏe rồi muốn ra viện' }, ['discharge']],
    [{ goal: 'muốn hỏi ý kiến thứ hai' }, ['second_opinion']],
    [{ need: 'second_opinion' }, ['second_opinion']],
    [{ need: 'discharge', goal: 'mai ra viện, cần hỏi gì' }, ['discharge']],
    // What will be so is no sign that it is.
    [{ need: 'discharge', symptoms: 'bé nằm viện 5 ngày', goal: 'về nhà mấy ngày thì đi nhà trẻ lại' }, ['discharge']],
    [
      { need: 'discharge', goal: 'bệnh viện cho chuyển về tỉnh nằm tiếp, cần giấy gì' },
      ['discharge', 'transfer_inpatient'],
    ],
    // Kidneys at their last stage are replaced for years.
    [{ need: 'home_care', diagnosis: 'suy thận mạn giai đoạn cuối', symptoms: 'lọc màng bụng' }, ['home_care']],
    [{ goal: 'khám bệnh viện tư ở đâu tốt' }, ['private_care']],
    [{ goal: 'mổ nội soi ở bệnh viện tư' }, ['private_care']],
    [{ goal: 'khám ở bệnh viện tư giá bao nhiêu' }, ['private_care', 'price']],
    [{ symptoms: 'dang chay than, muon dang ky danh sach cho ghep than' }, ['transplant']],
    [{ symptoms: 'muốn chụp MRI não ở đâu' }, ['large_scan']],
    [{ symptoms: 'mẹ em đang nằm viện tỉnh, hỏi giờ thăm' }, ['inpatient_question']],
    [{ symptoms: 'bầu 39 tuần hẹn mổ thứ sáu, cần chuẩn bị đồ gì' }, ['planned_stay']],
    [{ symptoms: 'tối qua rách bao với chồng' }, ['contraception_in_time']],
    [{ symptoms: 'uống thuốc tránh thai khẩn cấp sáng nay, hơi buồn nôn' }, ['contraception_taken']],
    [{ symptoms: 'thẻ bhyt bị sai tên đệm' }, ['insurance_card']],
    [{ symptoms: 'thẻ bhyt sắp hết hạn' }, ['insurance_renewal']],
    [{ symptoms: 'có phải hội chẩn không' }, ['second_opinion']],
    [
      { need: 'discharge', goal: 'có BHYT mà bv hết thuốc phải ra ngoài mua, có hóa đơn, đòi lại được không' },
      ['reimbursement'],
    ],
  ])('in %j', ([given, expected]) => {
    expect(heard(given).sort()).toEqual(expected.toSorted());
  });
});

describe('no wish is heard', () => {
  test.for<[Partial<Intake>]>([
    [{ goal: 'không muốn vào bệnh viện tư' }],
    [{ goal: 'em không cần bảo lãnh viện phí' }],
    [{ goal: 'I do not want a private hospital' }],
    // Spoken of, and not asked for.
    [{ goal: 'nghe nói cuối tuần có giáo sư về khám ở phòng khám tư, chờ đến thứ bảy được không' }],
    [{ goal: 'chồng em nói khám tư cho nhanh nhưng em có bảo hiểm' }],
    [{ goal: 'Bác sĩ phòng khám tư khuyên thay khớp 95 triệu' }],
    [{ symptoms: 'đi khám bệnh viện tư họ nói viêm dạ dày' }],
    [{ symptoms: 'bé vừa tiêm phòng hôm qua về sốt 38 độ' }],
    [{ symptoms: 'bé đã tiêm phòng đầy đủ, sốt hai ngày nay' }],
    [{ symptoms: 'đã ghép thận 3 năm, tái khám định kỳ' }],
    [{ symptoms: 'đau bụng chuyển lên ngực' }],
    [{ symptoms: 'ho, sốt nhẹ 3 ngày' }],
    [{ goal: 'đã có giấy chuyển tuyến' }],
    // Whoever is home has left the hospital, whatever was chosen.
    [{ need: 'discharge', symptoms: 'mổ đẻ ra viện đã 8 hôm, vết mổ đỏ' }],
    [{ need: 'discharge', symptoms: 'mo cat dai trang ve nha 3 tuan, da quanh lo do rat' }],
    [{ symptoms: 'bé 26 tháng chưa nói, có người rủ ghép tế bào gốc' }],
    // “Não” and “đau” are no “nào” and “đâu”, the heart is no “tìm”, and a comma parts “hơi, chân” from “hội chẩn”.
    [{ symptoms: 'tôi chụp MRI não hết ba triệu, không có gì' }],
    [{ symptoms: 'siêu âm tim, chụp MRI đầu đều tốt' }],
    [{ symptoms: 'leo ba tang khong thay hut hoi, chan het phu' }],
    // What is over, or lived with.
    [{ symptoms: 'ghép thận được bảy năm, người ghép thận có con được không' }],
    [{ symptoms: 'Kidney transplant recipient, stable, which vaccines are allowed' }],
    [{ symptoms: 'tiêm mũi 6 trong 1 xong bé ho, có phải do vắc xin không' }],
    [{ symptoms: 'Uống PEP đủ 28 ngày, xét nghiệm HIV 3 tháng âm tính, yên tâm hẳn chưa' }],
    [{ symptoms: 'Vết mổ lấy thai ngày thứ mười chảy dịch vàng' }],
    // A stay of old days, or of somebody else.
    [{ symptoms: 'hai năm trước tôi viêm tụy, nằm hồi sức 10 ngày, giờ ăn trứng được không' }],
    [{ symptoms: 'cách đây bốn năm sau mổ, đang nằm viện thì ngất, giờ khỏe' }],
    [{ symptoms: 'một người cùng mâm đang nằm viện vì liên cầu lợn' }],
    // Told beside another question.
    [{ symptoms: 'bác sĩ đã hẹn mổ tháng 11, gọng titan hay gọng nhựa thì nhẹ' }],
    [{ symptoms: 'Fatty liver grade 2 on my visa medical, is milk thistle any good?' }],
    [{ symptoms: 'phong kham thu tien kham 2 lan, doi lai duoc hong' }],
    [{ symptoms: 'ring is swollen since this morning after shower' }],
    // With a stranger the infection hurries, and a rule of its own says so.
    [{ symptoms: 'đêm qua rách bao với người lạ, em hoang mang quá' }],
  ])('in %j', ([given]) => {
    expect(heard(given)).toEqual([]);
  });
});
