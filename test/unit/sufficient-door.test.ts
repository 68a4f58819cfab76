import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { distanceKm } from '#engine/graph/distance.ts';
import { readPlace } from '#engine/graph/read-place.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Which door of the shipped directory answers what a family asks about doors. */
const tuesday = Date.parse('2026-11-17T09:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & Intake['patient'];

function from(province: string, { age = 45, sex = 'female', isSelf, ...told }: Told) {
  const patient = { age, sex, province, ...(isSelf !== undefined && { isSelf }) };
  return navigate({ need: 'treatment', ...told, patient }, graph, tuesday);
}

const words = (reasons: readonly { vi: string }[] = []) => reasons.map(({ vi }) => vi).join(' ');
const ids = (places: readonly { hospital: { id: string } }[]) => places.map(({ hospital }) => hospital.id);

describe('a question between two', () => {
  it.each<[string, Told, string, string]>([
    [
      'Vĩnh Bảo, Hải Phòng',
      { need: 'surgery', sex: 'male', age: 66, diagnosis: 'Thoát vị bẹn phải', goal: 'mổ ở huyện hay lên Việt Tiệp' },
      'bv-da-khoa-vinh-bao-hai-phong',
      'bv-viet-tiep',
    ],
    [
      'Rạch Giá',
      {
        need: 'admission',
        age: 35,
        diagnosis: 'thai 37 tuần, mổ lấy thai cũ 2 lần',
        goal: 'mo o Rach Gia hay len Tu Du',
      },
      'bv-san-nhi-kien-giang',
      'bv-tu-du',
    ],
  ])('from %s leads to the near door, which says that it suffices', (province, told, near, far) => {
    const { primary, alternatives } = from(province, told);
    expect(primary.hospital.id).toBe(near);
    expect(words(primary.reasons)).toMatch(/chưa cần đi xa hơn/);
    expect(words(primary.reasons)).not.toContain('muốn đến');
    expect(alternatives[0]?.hospital.id).toBe(far);
  });

  it('leads to the one asked about where it is as good as next door', () => {
    const { primary } = from('Long Biên', {
      need: 'checkup',
      age: 8,
      symptoms: 'bé nặng 46kg, cổ có vết đen',
      goal: 'Khám Nhi Trung ương hay Viện Dinh dưỡng',
    });
    expect(primary.hospital.id).toBe('bv-nhi-trung-uong');
  });
});

describe('private care', () => {
  it.each([
    'bv tu keu dot song cao tan 35 trieu, hoi y kien benh vien nao',
    'Siêu âm ở phòng khám tư bảo theo dõi, tôi muốn khám lại',
    'mổ viện công hay viện tư',
  ])('is not wished for in “%s”', (goal) => {
    const { primary } = from('Quận 5', { need: 'second_opinion', diagnosis: 'Nhân giáp TIRADS 4', goal });
    expect(words(primary.reasons)).not.toContain('mong muốn');
    expect(graph.hospitals.get(primary.hospital.id)?.type).not.toBe('private');
  });
});

describe('a second opinion', () => {
  it.each<[string, Told, number]>([
    ['Thanh Khê, Đà Nẵng', { diagnosis: 'U xơ tử cung 6 cm, khuyên cắt tử cung', symptoms: 'rong kinh' }, 15],
    [
      'thị xã Kỳ Anh, Hà Tĩnh',
      {
        sex: 'male',
        diagnosis: 'Thoái hóa khớp gối độ 3',
        durationDays: 900,
        symptoms: 'đau gối phải, đi cà nhắc, lên cầu thang đau, tiêm khớp 5 mũi không đỡ',
      },
      60,
    ],
  ])('on what a province treats is asked near home: from %s', (province, told, kmMax) => {
    const { primary, alternatives } = from(province, { need: 'second_opinion', ...told });
    expect(graph.hospitals.get(primary.hospital.id)?.level).toBe('provincial');
    expect(primary.distanceKm).toBeLessThan(kmMax);
    for (const { distanceKm: km } of alternatives) expect(km ?? 0).toBeLessThan(3 * (primary.distanceKm ?? 0) + 60);
  });
});

describe('who comes back', () => {
  it('after an operation goes to the hospital that operated, also when it is told as “viện tỉnh”', () => {
    const told = {
      need: 'discharge' as const,
      age: 60,
      symptoms: 'ra viện hôm kia sau mổ cắt túi mật nội soi, da vàng dần, nước tiểu sẫm, đau bụng phải',
    };
    const back = from('Bắc Quang, Hà Giang', { ...told, goal: 'giờ quay lại viện tỉnh có được không' });
    expect(back.primary.hospital.id).toBe('bv-da-khoa-ha-giang');
    expect(words(back.primary.reasons)).toContain('Là nơi đã mổ hoặc điều trị');
    const unknown = from('Bắc Quang, Hà Giang', told);
    expect(words(unknown.primary.reasons)).toContain('quay lại đó trước');
    expect(unknown.primary.distanceKm).toBeLessThan(60);
  });

  it('for a day that is fixed keeps it, whichever hospital it is', () => {
    const { primary, alternatives } = from('Điện Biên Phủ', {
      need: 'discharge',
      age: 55,
      diagnosis: 'Ung thư dạ dày giai đoạn II đã mổ',
      symptoms: 'mổ ở Hà Nội, ra viện 10 ngày, ăn ít',
      goal: 'giấy ra viện ghi hẹn hóa chất sau 4 tuần, làm ở Điện Biên cho gần được không',
    });
    expect(primary.hospital.id).toBe('');
    expect(words(primary.reasons)).toMatch(/nơi và ngày đã hẹn/);
    for (const { distanceKm: km } of alternatives) expect(km).toBeLessThan(60);
  });
});

describe('a place that the words tell', () => {
  it('inside the one that was written is where the patient is', () => {
    const told = { symptoms: 'My husband has chest tightness and sweating. We are on a boat docked at Tuan Chau.' };
    expect(from('Ha Long', told).place?.name).toContain('Tuần Châu');
  });

  it('where somebody will live is where what can wait is looked for', () => {
    const told = {
      need: 'find_hospital' as const,
      age: 62,
      diagnosis: 'Suy thận mạn giai đoạn cuối',
      symptoms: 'chạy thận tuần 3 buổi, ổn định',
    };
    const { place, primary } = from('Long Khánh', {
      ...told,
      goal: 'tháng sau mẹ lên ở với em bên Q.12 hai tháng, xin chạy thận tạm ở đâu',
    });
    expect(place?.name).toContain('Quận 12');
    expect(primary.department.name.vi).toContain('Thận');
  });

  it('of a town lies in the town', () => {
    const { place } = readPlace(graph, 'Nha Trang');
    const hospital = graph.hospitals.get('bv-da-khoa-khanh-hoa')?.point;
    expect(place && hospital && distanceKm(place.center, hospital)).toBeLessThan(3);
  });
});

describe('the department', () => {
  it.each<[string, string, Told, string]>([
    [
      'of a trans woman’s hormones',
      'Hải Châu, Đà Nẵng',
      { sex: 'other', age: 21, goal: 'Mình là người chuyển giới nữ, tự uống nội tiết 1 năm, tìm bác sĩ theo dõi' },
      'Nội tiết',
    ],
    [
      'of acne',
      'Thanh Khê, Đà Nẵng',
      { sex: 'male', age: 20, symptoms: 'mụn viêm bọc đầy mặt', goal: 'isotretinoin có hại gan vô sinh không' },
      'Da liễu',
    ],
    [
      'of hair that falls out after a birth',
      'Ninh Kiều, Cần Thơ',
      { sex: 'female', age: 33, symptoms: 'rụng tóc từng nắm sau sinh 5 tháng', durationDays: 60 },
      'Da liễu',
    ],
    [
      'of a child who needs glasses',
      'Biên Hòa, Đồng Nai',
      { age: 7, symptoms: 'bé nhìn bảng hay nheo mắt, ngồi sát tivi', goal: 'đo khúc xạ cho bé' },
      'Mắt',
    ],
    [
      'that the family names',
      'Ninh Kiều, Cần Thơ',
      { age: 75, symptoms: 'hay quên, chóng mặt, uống 11 thứ thuốc', goal: 'khám lão khoa ở đâu' },
      'Nội|Lão|Khám bệnh',
    ],
    [
      'of a migraine before its scan',
      'Quế Võ',
      {
        need: 'imaging',
        sex: 'male',
        age: 33,
        symptoms: 'nhức nửa đầu trái giật giật nhiều năm',
        goal: 'muốn chụp MRI não cho yên tâm',
      },
      'Thần kinh',
    ],
    ['of a child', 'Gia Lâm, Hà Nội', { age: 8, symptoms: 'con mệt mỏi, hay ốm vặt' }, 'Nhi'],
  ])('%s fits the matter', (_, province, told, name) => {
    const { primary } = from(province, told);
    expect(`${primary.department.name.vi} ${primary.hospital.name.vi}`).toMatch(new RegExp(name, 'u'));
  });

  it('of a scratch is the vaccination room of the centre next door', () => {
    const { primary } = from('Pleiku', { age: 17, symptoms: 'bị mèo hoang cào rách tay chảy máu hôm qua' });
    expect(primary.hospital.id).toBe('ttyt-pleiku-gia-lai');
  });
});

describe('no alternative', () => {
  it('lies in another region of the country for what is done here', () => {
    const child = from('Gò Vấp', {
      need: 'second_opinion',
      age: 6,
      sex: 'male',
      symptoms: 'đau bụng lệch hố chậu phải, sốt 38',
      diagnosis: 'Rối loạn tiêu hóa',
    });
    for (const { distanceKm: km } of child.alternatives) expect(km).toBeLessThan(60);
    const retention = from('Đông Hà', {
      age: 76,
      sex: 'male',
      symptoms: 'ống thông tiểu không ra nước tiểu từ đêm qua, bụng dưới căng cứng, đau, vã mồ hôi',
      diagnosis: 'bí tiểu',
    });
    expect(ids(retention.alternatives)).not.toContain('bv-trung-uong-hue-co-so-2');
  });
});

describe('the place on a card', () => {
  it.each([
    ['Le Loi Hospital Vung Tau', true],
    ['Bệnh viện Lê Lợi Thanh Hóa', false],
  ])('“%s” is known by its old name only with the town in which it stands', (registeredAt, isHere) => {
    const told = {
      sex: 'male' as const,
      age: 72,
      symptoms: 'đau khớp háng hai bên nhiều năm',
      insurance: { registeredAt },
    };
    const { primary } = from('Vũng Tàu', told);
    expect(primary.insurance?.vi.includes('nơi đăng ký trên thẻ')).toBe(isHere);
  });
});
