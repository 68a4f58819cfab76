import type { Sex } from '#contract/vocabulary.ts';
import type { GraphHospital } from '../graph/graph.ts';

/** Of the patient, what decides which doors of a hospital are theirs. */
export type Person = { readonly sex: Sex | undefined; readonly isChild: boolean; readonly isElder: boolean };

type Group = 'children' | 'women' | 'men' | 'elders';

/** A department as its name tells it: what it treats, whom, and whether one books a visit there. */
export type ReadDepartment = {
  readonly name: string;
  /** Listed for it, and said by its name: “Khoa Ngoại vú” treats the breast, whatever a list says. */
  readonly codes: ReadonlySet<string>;
  /** What the name alone says, of the specialties that names tell apart. */
  readonly named: readonly string[];
  readonly listed: number;
  readonly groups: readonly Group[];
  /** Where people lie, are born or are taken in haste. */
  readonly isWard: boolean;
  readonly isOutpatient: boolean;
  readonly isOnDemand: boolean;
};

function saying(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');
}

const groups: readonly (readonly [Group, RegExp])[] = [
  ['children', saying('trẻ em|nhi|nhi khoa|sơ sinh')],
  ['women', saying('phụ nữ|phụ khoa|phụ sản|phụ ngoại|phụ ung thư|(?<!sinh )sản|đẻ|sanh|trước sinh')],
  ['men', saying('nam giới|nam học|nam khoa')],
  ['elders', saying('lão khoa|người cao tuổi')],
];

const ward = saying(
  'hồi sức|cấp cứu|đẻ|sanh|sản bệnh|chống độc|gây mê|kỹ thuật cao|nội soi|gamma knife|máu quốc gia|chẩn đoán trước sinh',
);
const outpatient = saying('khám bệnh|phòng khám|khám chuyên khoa');
const onDemand = saying('theo yêu cầu|quốc tế|dịch vụ');

/** What names say that lists of codes leave out; ours, not reviewed. */
const codesByName: readonly (readonly [string, RegExp])[] = [
  ['breast', saying('vú')],
  ['hepatobiliary_surgery', saying('(?:ngoại|phẫu thuật) gan[ -]+mật(?:[ -]+tụy)?')],
  ['hepatology', saying('gan mật|viêm gan')],
  ['radiation_oncology', saying('xạ trị')],
  ['palliative_care', saying('giảm nhẹ')],
  ['oncology', saying('ung bướu|ung thư')],
  ['gynecology', saying('phụ khoa|phụ sản|phụ ngoại')],
  ['reproductive_medicine', saying('hiếm muộn|vô sinh|hỗ trợ sinh sản')],
  ['andrology', saying('nam học|nam khoa')],
  ['colorectal_surgery', saying('hậu môn|trực tràng')],
  ['vascular_surgery', saying('mạch máu(?! não)')],
  ['spine', saying('cột sống')],
  ['rheumatology', saying('cơ xương khớp')],
  ['geriatrics', saying('lão khoa')],
  ['pediatric_cardiology', saying('tim mạch (?:trẻ em|nhi)')],
  ['pediatric_surgery', saying('(?:ngoại|phẫu thuật) nhi')],
  ['oral_maxillofacial_surgery', saying('(?:phẫu thuật|tạo hình|chỉnh hình) hàm mặt')],
  ['nutrition', saying('dinh dưỡng')],
  ['psychology', saying('tâm lý')],
  ['pain_management', saying('điều trị đau')],
  ['preventive_medicine', saying('tiêm chủng|tiêm ngừa|tiêm phòng')],
  ['transplant', saying('ghép (?:tạng|thận|gan|mô)')],
];

export function readDepartments({ departments }: GraphHospital): ReadDepartment[] {
  return departments.map(({ name, specialties }) => {
    const said = name.toLowerCase();
    const named = codesByName.filter(([, words]) => words.test(said)).map(([code]) => code);
    return {
      name,
      codes: new Set([...specialties, ...named]),
      named,
      listed: specialties.length,
      // Couples without a child are seen together.
      groups: named.includes('reproductive_medicine')
        ? []
        : groups.filter(([, words]) => words.test(said)).map(([group]) => group),
      isWard: ward.test(said),
      isOutpatient: outpatient.test(said),
      isOnDemand: onDemand.test(said),
    };
  });
}

/** Whether its door is open to such a patient. */
export function isFor({ groups }: ReadDepartment, { sex, isChild, isElder }: Person): boolean {
  if (groups.length === 0) return true;
  return groups.some((group) => {
    if (group === 'children') return isChild;
    if (group === 'elders') return isElder;
    return !isChild && sex !== (group === 'women' ? 'male' : 'female');
  });
}
