import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { type Goal, goalsOf } from './goals.ts';
import { readIntake } from './navigate.ts';

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
    [{ goal: 'xin xuất viện sớm' }, ['discharge']],
    [{ goal: 'muốn hỏi ý kiến thứ hai' }, ['second_opinion']],
    [{ need: 'second_opinion' }, ['second_opinion']],
  ])('in %j', ([given, expected]) => {
    expect(heard(given).sort()).toEqual(expected.toSorted());
  });
});

describe('no wish is heard', () => {
  test.for<[Partial<Intake>]>([
    [{ goal: 'không muốn vào bệnh viện tư' }],
    [{ goal: 'em không cần bảo lãnh viện phí' }],
    [{ goal: 'I do not want a private hospital' }],
    [{ symptoms: 'đi khám bệnh viện tư họ nói viêm dạ dày' }],
    [{ symptoms: 'bé vừa tiêm phòng hôm qua về sốt 38 độ' }],
    [{ symptoms: 'bé đã tiêm phòng đầy đủ, sốt hai ngày nay' }],
    [{ symptoms: 'đã ghép thận 3 năm, tái khám định kỳ' }],
    [{ symptoms: 'đau bụng chuyển lên ngực' }],
    [{ symptoms: 'ho, sốt nhẹ 3 ngày' }],
    [{ goal: 'đã có giấy chuyển tuyến' }],
  ])('in %j', ([given]) => {
    expect(heard(given)).toEqual([]);
  });
});
