import type { Directory, DirectoryHospital, Province } from '#contract/directory.ts';
import { departmentOf } from '#engine/knowledge/specialties.ts';

/** Invented hospitals in the manner of real ones, added to the shipped directory up to a size; the same every time. */
export function generatedDirectory(shipped: Directory, size: number): Directory {
  const random = randomNumbers(20_261_115);
  const taken = new Set(shipped.hospitals.map(({ name }) => name));
  const hospitals = [...shipped.hospitals];
  while (hospitals.length < size) {
    const hospital = invent(shipped.provinces, hospitals.length, random);
    if (taken.has(hospital.name)) continue;
    taken.add(hospital.name);
    hospitals.push(hospital);
  }
  return { ...shipped, hospitals };
}

const families = words('Nguyễn Trần Lê Phạm Hoàng Phan Vũ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Lương Trịnh Mai Cao Tạ');
const middles = words('Văn Thị Hữu Đức Minh Quang Thanh Ngọc Xuân Thu Kim Bảo Gia Anh Tuấn Hải Phước Thiện Trung Hồng');
const givens = words(
  'Cường Dũng Hạnh Hiếu Hoa Hùng Khánh Lan Linh Long Nga Phúc Thảo Trí Yến Hằng Loan Oanh Quyên Tuyết Vượng Thắng',
);
const kinds = [
  'Bệnh viện Đa khoa',
  'Bệnh viện Đa khoa tư nhân',
  'Trung tâm Y tế',
  'Bệnh viện Quốc tế',
  'Phòng khám Đa khoa',
];
const trades: [string, string[]][] = [
  ['Bệnh viện Mắt', ['ophthalmology']],
  ['Bệnh viện Phụ sản', ['obstetrics', 'gynecology']],
  ['Bệnh viện Nhi', ['pediatrics']],
  ['Bệnh viện Tim mạch', ['cardiology']],
  ['Bệnh viện Ung bướu', ['oncology']],
  ['Bệnh viện Răng Hàm Mặt', ['dentistry']],
  ['Bệnh viện Tai Mũi Họng', ['ent']],
  ['Bệnh viện Da liễu', ['dermatology']],
  ['Bệnh viện Y học cổ truyền', ['traditional_medicine']],
];
const general = words(
  'general_internal general_surgery emergency intensive_care obstetrics gynecology pediatrics cardiology orthopedics ' +
    'gastroenterology ent ophthalmology dentistry neurology endocrinology rehabilitation infectious_disease',
);
const streets = words('Hùng_Vương Lê_Lợi Trần_Phú Nguyễn_Huệ Quang_Trung Lý_Thường_Kiệt Hai_Bà_Trưng Điện_Biên_Phủ');

function words(text: string): string[] {
  return text.split(' ');
}

function invent(provinces: readonly Province[], serial: number, random: () => number): DirectoryHospital {
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const province = one(provinces);
  const former = one(province.former);
  const person = `${one(families)} ${one(middles)} ${one(givens)}`;
  const place = random() < 0.3 ? ` ${one([former.name, ...former.places])}` : '';
  const [kind, specialties] = random() < 0.3 ? one(trades) : [one(kinds), general.filter(() => random() < 0.8)];
  const near = () => (random() - 0.5) * 0.4;
  return {
    id: `generated-${serial}`,
    name: `${kind} ${person}${place}`,
    aliases: [`${one(middles)} ${one(givens)} ${serial}`],
    type: 'private',
    province: province.code,
    ...(former.name !== province.name && { formerProvince: former.name }),
    address: `${Math.ceil(random() * 400)} ${one(streets).replaceAll('_', ' ')}, phường ${one(former.places.length > 0 ? former.places : [former.name])}, ${province.name}`,
    location: { lat: former.center.lat + near() / 2, lng: former.center.lng + near() / 2 },
    specialties,
    departmentsBasis: 'usual_set',
    departments: specialties.map((code) => ({
      id: code,
      name: departmentOf(code).vi,
      specialties: [code],
      services: [],
    })),
    services: [],
    rules: [],
    lodging: [],
    food: [],
    sources: ['generated for measuring'],
    verifiedAt: '2026-01-01',
  };
}

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
