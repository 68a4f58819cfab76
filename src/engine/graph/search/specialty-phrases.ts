import { findSpecialty, specialtyCodes } from '#engine/knowledge/specialties.ts';

/**
 * What people call a specialty when they look for a hospital, beside its names in `knowledge/specialties.ts`.
 * The wording is ours; symptoms are the engine's business and stand elsewhere.
 */
const spoken: Readonly<Record<string, string>> = {
  emergency: 'cấp cứu|emergency',
  intensive_care: 'hồi sức|hồi sức tích cực|icu|intensive care',
  toxicology: 'chống độc|ngộ độc|trúng độc|rắn cắn|poison control|poisoning',
  general_internal: 'nội tổng hợp|nội khoa|khoa nội|internal medicine',
  health_checkup: 'khám sức khỏe|khám tổng quát|tầm soát',
  geriatrics: 'lão khoa|lão|người già|người cao tuổi',
  cardiology: 'tim mạch|tim|nội tim mạch|huyết áp|mạch vành|heart|cardiac|cardiology|cardiovascular',
  cardiac_surgery: 'mổ tim|phẫu thuật tim|lồng ngực|ngoại tim mạch|heart surgery',
  vascular_surgery: 'mạch máu|tĩnh mạch',
  pulmonology: 'hô hấp|phổi|hen suyễn|lung|respiratory',
  tuberculosis: 'lao|lao phổi|lao và bệnh phổi|tuberculosis',
  gastroenterology:
    'tiêu hóa|dạ dày|đại tràng|gan mật|gan|viêm gan|nội soi|nội soi tiêu hóa|gastroenterology|stomach|liver',
  hepatology: 'gan|gan mật|viêm gan|liver',
  nephrology: 'thận|lọc máu|chạy thận|thận nhân tạo|nội thận|kidney|dialysis',
  urology: 'tiết niệu|thận tiết niệu|sỏi thận|nam khoa|nam học|tuyến tiền liệt|urology',
  andrology: 'nam khoa|nam học',
  endocrinology: 'nội tiết|tiểu đường|đái tháo đường|tuyến giáp|bướu cổ|diabetes|thyroid|endocrinology',
  rheumatology: 'cơ xương khớp|xương khớp|khớp|gút|gout|loãng xương|rheumatology',
  neurology: 'thần kinh|nội thần kinh|đau đầu|động kinh|neurology',
  stroke: 'đột quỵ|tai biến|tai biến mạch máu não|stroke',
  neurosurgery: 'ngoại thần kinh|phẫu thuật thần kinh|u não|sọ não|neurosurgery',
  psychiatry: 'tâm thần|trầm cảm|sức khỏe tâm thần|mental|psychiatric|psychiatry',
  psychology: 'tâm lý',
  infectious_disease: 'truyền nhiễm|nhiệt đới|bệnh nhiệt đới|nhiễm trùng|tropical|infectious',
  dermatology: 'da liễu|da|bệnh da|phong da liễu|skin|dermatology',
  allergy_immunology: 'dị ứng|miễn dịch|allergy',
  hematology: 'huyết học|truyền máu|huyết học truyền máu|bệnh máu|hematology|blood',
  oncology: 'ung bướu|ung thư|hóa trị|xạ trị|khối u|cancer|oncology',
  radiation_oncology: 'xạ trị',
  general_surgery: 'ngoại tổng hợp|ngoại tổng quát|ngoại khoa|khoa ngoại|surgery',
  orthopedics: 'chấn thương chỉnh hình|chỉnh hình|chấn thương|xương|gãy xương|xương khớp|orthopedic|orthopaedic|bone',
  spine: 'cột sống|phẫu thuật cột sống|thoát vị đĩa đệm|spine',
  burns: 'bỏng|burns',
  plastic_surgery: 'tạo hình|thẩm mỹ|phẫu thuật thẩm mỹ|plastic surgery|cosmetic',
  obstetrics:
    'sản|sản khoa|phụ sản|sản phụ khoa|sản nhi|khoa sản|sinh đẻ|đi đẻ|đi sanh|sanh|đẻ|sinh con|thai sản|khám thai|maternity|obstetrics',
  gynecology: 'phụ khoa|phụ sản|sản phụ khoa|phụ nữ|gynecology|gynaecology',
  reproductive_medicine: 'hiếm muộn|vô sinh|hỗ trợ sinh sản|thụ tinh|thụ tinh ống nghiệm|ivf|fertility',
  neonatology: 'sơ sinh',
  pediatrics:
    'nhi|nhi khoa|nhi đồng|khoa nhi|trẻ em|sản nhi|trẻ con|trẻ nhỏ|children|pediatric|paediatric|pediatrics|kids',
  ophthalmology: 'mắt|nhãn khoa|khoa mắt|eye|ophthalmology',
  ent: 'tai mũi họng|ear nose throat|ent',
  dentistry: 'răng hàm mặt|răng|nha khoa|hàm mặt|răng miệng|dental|dentist|dentistry|teeth',
  rehabilitation: 'phục hồi chức năng|vật lý trị liệu|điều dưỡng|rehabilitation|physiotherapy',
  traditional_medicine: 'y học cổ truyền|đông y|y học dân tộc|châm cứu|acupuncture|traditional medicine',
  diagnostic_imaging: 'chẩn đoán hình ảnh|siêu âm|chụp mri|x quang',
  laboratory: 'xét nghiệm',
  transplant: 'ghép tạng|ghép thận|ghép gan|transplant',
  nuclear_medicine: 'y học hạt nhân',
};

/** Every phrase with the code that it means; a phrase may mean several. */
export function listSpecialtyPhrases(): [phrase: string, code: string][] {
  return specialtyCodes.flatMap((code) => {
    const specialty = findSpecialty(code);
    const names = specialty ? [specialty.name.vi, specialty.name.en, specialty.department.vi] : [];
    return [code.replaceAll('_', ' '), ...names, ...(spoken[code]?.split('|') ?? [])].map(
      (phrase): [string, string] => [phrase, code],
    );
  });
}
