import type { Words } from '#contract/vocabulary.ts';

export type Specialty = {
  readonly name: Words;
  /** What the department that a patient asks for is usually called. */
  readonly department: Words;
  /** Where to turn when a hospital lacks this one, the nearest kin first. Chains may meet. */
  readonly fallback: readonly string[];
  /** The code that takes its place for a child. */
  readonly child?: string;
};

/**
 * Specialties as Vietnamese hospitals divide themselves. Codes follow the practice settings of HL7 FHIR
 * (value set c80-practice-codes) where one fits; names and kinship are ours and not reviewed by a clinician.
 */
const table = {
  emergency: {
    name: { vi: 'Cấp cứu', en: 'Emergency medicine' },
    department: { vi: 'Khoa Cấp cứu', en: 'Emergency department' },
    fallback: ['general_internal'],
  },
  intensive_care: {
    name: { vi: 'Hồi sức tích cực', en: 'Critical care' },
    department: { vi: 'Khoa Hồi sức tích cực - Chống độc', en: 'Intensive care unit' },
    fallback: ['emergency'],
  },
  toxicology: {
    name: { vi: 'Chống độc', en: 'Toxicology' },
    department: { vi: 'Trung tâm Chống độc', en: 'Poison control centre' },
    fallback: ['intensive_care', 'emergency'],
  },
  general_internal: {
    name: { vi: 'Nội tổng quát', en: 'General internal medicine' },
    department: { vi: 'Khoa Nội tổng hợp', en: 'General medicine department' },
    fallback: ['family_medicine'],
  },
  family_medicine: {
    name: { vi: 'Y học gia đình', en: 'Family medicine' },
    department: { vi: 'Phòng khám Bác sĩ gia đình', en: 'Family doctor clinic' },
    fallback: ['general_internal'],
  },
  health_checkup: {
    name: { vi: 'Khám sức khỏe tổng quát', en: 'Health check-up' },
    department: { vi: 'Khoa Khám bệnh theo yêu cầu', en: 'Health check-up clinic' },
    fallback: ['family_medicine', 'general_internal'],
  },
  geriatrics: {
    name: { vi: 'Lão khoa', en: 'Geriatrics' },
    department: { vi: 'Khoa Lão khoa', en: 'Geriatrics department' },
    fallback: ['general_internal'],
  },
  cardiology: {
    name: { vi: 'Tim mạch', en: 'Cardiology' },
    department: { vi: 'Khoa Nội Tim mạch', en: 'Cardiology department' },
    fallback: ['general_internal'],
    child: 'pediatric_cardiology',
  },
  cardiac_surgery: {
    name: { vi: 'Ngoại tim mạch - lồng ngực', en: 'Cardiothoracic surgery' },
    department: { vi: 'Khoa Phẫu thuật Tim mạch - Lồng ngực', en: 'Cardiothoracic surgery department' },
    fallback: ['cardiology', 'general_surgery'],
  },
  vascular_surgery: {
    name: { vi: 'Mạch máu', en: 'Vascular surgery' },
    department: { vi: 'Khoa Ngoại Mạch máu', en: 'Vascular surgery department' },
    fallback: ['cardiology', 'cardiac_surgery', 'general_surgery'],
  },
  pulmonology: {
    name: { vi: 'Hô hấp', en: 'Respiratory medicine' },
    department: { vi: 'Khoa Nội Hô hấp', en: 'Respiratory medicine department' },
    fallback: ['general_internal'],
    child: 'pediatric_respiratory',
  },
  tuberculosis: {
    name: { vi: 'Lao và bệnh phổi', en: 'Tuberculosis and lung disease' },
    department: { vi: 'Khoa Lao', en: 'Tuberculosis and lung disease department' },
    fallback: ['pulmonology', 'infectious_disease', 'general_internal'],
  },
  gastroenterology: {
    name: { vi: 'Tiêu hóa', en: 'Gastroenterology' },
    department: { vi: 'Khoa Nội Tiêu hóa', en: 'Gastroenterology department' },
    fallback: ['general_internal'],
    child: 'pediatric_gastroenterology',
  },
  hepatology: {
    name: { vi: 'Gan mật', en: 'Hepatology' },
    department: { vi: 'Khoa Viêm gan', en: 'Hepatology department' },
    fallback: ['gastroenterology', 'infectious_disease', 'general_internal'],
    child: 'pediatric_gastroenterology',
  },
  nephrology: {
    name: { vi: 'Thận', en: 'Nephrology' },
    department: { vi: 'Khoa Nội Thận - Tiết niệu', en: 'Nephrology department' },
    fallback: ['general_internal'],
    child: 'pediatric_nephrology',
  },
  urology: {
    name: { vi: 'Tiết niệu', en: 'Urology' },
    department: { vi: 'Khoa Ngoại Tiết niệu', en: 'Urology department' },
    fallback: ['nephrology', 'general_surgery'],
    child: 'pediatric_surgery',
  },
  andrology: {
    name: { vi: 'Nam khoa', en: 'Andrology' },
    department: { vi: 'Khoa Nam học', en: 'Andrology department' },
    fallback: ['urology', 'reproductive_medicine'],
  },
  endocrinology: {
    name: { vi: 'Nội tiết - Đái tháo đường', en: 'Endocrinology and diabetes' },
    department: { vi: 'Khoa Nội tiết - Đái tháo đường', en: 'Endocrinology and diabetes department' },
    fallback: ['general_internal'],
    child: 'pediatric_endocrinology',
  },
  rheumatology: {
    name: { vi: 'Cơ xương khớp', en: 'Rheumatology' },
    department: { vi: 'Khoa Cơ xương khớp', en: 'Rheumatology department' },
    fallback: ['general_internal', 'orthopedics'],
  },
  neurology: {
    name: { vi: 'Thần kinh', en: 'Neurology' },
    department: { vi: 'Khoa Nội Thần kinh', en: 'Neurology department' },
    fallback: ['general_internal'],
    child: 'pediatric_neurology',
  },
  stroke: {
    name: { vi: 'Đột quỵ', en: 'Stroke unit' },
    department: { vi: 'Trung tâm Đột quỵ', en: 'Stroke unit' },
    fallback: ['neurology', 'emergency'],
  },
  neurosurgery: {
    name: { vi: 'Ngoại thần kinh', en: 'Neurosurgery' },
    department: { vi: 'Khoa Ngoại Thần kinh', en: 'Neurosurgery department' },
    fallback: ['neurology', 'general_surgery'],
  },
  psychiatry: {
    name: { vi: 'Tâm thần', en: 'Psychiatry' },
    department: { vi: 'Khoa Tâm thần', en: 'Psychiatry department' },
    fallback: ['neurology', 'general_internal'],
    child: 'child_psychiatry',
  },
  psychology: {
    name: { vi: 'Tâm lý lâm sàng', en: 'Clinical psychology' },
    department: { vi: 'Phòng khám Tâm lý', en: 'Psychology clinic' },
    fallback: ['psychiatry'],
  },
  infectious_disease: {
    name: { vi: 'Truyền nhiễm', en: 'Infectious diseases' },
    department: { vi: 'Khoa Bệnh nhiệt đới', en: 'Infectious diseases department' },
    fallback: ['general_internal'],
    child: 'pediatrics',
  },
  dermatology: {
    name: { vi: 'Da liễu', en: 'Dermatology and sexually transmitted infections' },
    department: { vi: 'Khoa Da liễu', en: 'Dermatology and sexually transmitted infections department' },
    fallback: ['general_internal'],
  },
  allergy_immunology: {
    name: { vi: 'Dị ứng - Miễn dịch lâm sàng', en: 'Allergy and clinical immunology' },
    department: { vi: 'Trung tâm Dị ứng - Miễn dịch lâm sàng', en: 'Allergy and clinical immunology department' },
    fallback: ['dermatology', 'general_internal'],
  },
  hematology: {
    name: { vi: 'Huyết học', en: 'Haematology' },
    department: { vi: 'Khoa Huyết học lâm sàng', en: 'Haematology department' },
    fallback: ['general_internal'],
    child: 'pediatric_hemato_oncology',
  },
  oncology: {
    name: { vi: 'Ung bướu', en: 'Oncology' },
    department: { vi: 'Khoa Ung bướu', en: 'Oncology department' },
    fallback: ['general_internal', 'general_surgery'],
    child: 'pediatric_hemato_oncology',
  },
  radiation_oncology: {
    name: { vi: 'Xạ trị', en: 'Radiation oncology' },
    department: { vi: 'Khoa Xạ trị', en: 'Radiation oncology department' },
    fallback: ['oncology'],
  },
  palliative_care: {
    name: { vi: 'Chăm sóc giảm nhẹ', en: 'Palliative care' },
    department: { vi: 'Khoa Chăm sóc giảm nhẹ', en: 'Palliative care department' },
    fallback: ['oncology', 'geriatrics', 'general_internal'],
  },
  general_surgery: {
    name: { vi: 'Ngoại tổng quát', en: 'General surgery' },
    department: { vi: 'Khoa Ngoại tổng hợp', en: 'General surgery department' },
    fallback: ['gastroenterology'],
    child: 'pediatric_surgery',
  },
  colorectal_surgery: {
    name: { vi: 'Hậu môn - trực tràng', en: 'Colorectal and proctology' },
    department: { vi: 'Khoa Hậu môn - Trực tràng', en: 'Colorectal and proctology department' },
    fallback: ['general_surgery', 'gastroenterology'],
  },
  hepatobiliary_surgery: {
    name: { vi: 'Ngoại gan mật tụy', en: 'Hepatobiliary surgery' },
    department: { vi: 'Khoa Ngoại Gan - Mật - Tụy', en: 'Hepatobiliary surgery department' },
    fallback: ['general_surgery', 'hepatology'],
  },
  orthopedics: {
    name: { vi: 'Chấn thương chỉnh hình', en: 'Trauma and orthopaedics' },
    department: { vi: 'Khoa Chấn thương chỉnh hình', en: 'Trauma and orthopaedics department' },
    fallback: ['general_surgery', 'rheumatology'],
  },
  spine: {
    name: { vi: 'Cột sống', en: 'Spine surgery' },
    department: { vi: 'Khoa Phẫu thuật Cột sống', en: 'Spine surgery department' },
    fallback: ['orthopedics', 'neurosurgery', 'rehabilitation'],
  },
  burns: {
    name: { vi: 'Bỏng', en: 'Burns care' },
    department: { vi: 'Khoa Bỏng', en: 'Burns care department' },
    fallback: ['plastic_surgery', 'general_surgery', 'emergency'],
  },
  plastic_surgery: {
    name: { vi: 'Tạo hình - thẩm mỹ', en: 'Plastic surgery' },
    department: { vi: 'Khoa Phẫu thuật Tạo hình - Thẩm mỹ', en: 'Plastic surgery department' },
    fallback: ['general_surgery', 'dermatology'],
  },
  obstetrics: {
    name: { vi: 'Sản khoa', en: 'Obstetrics' },
    department: { vi: 'Khoa Sản', en: 'Obstetrics department' },
    fallback: ['gynecology'],
  },
  gynecology: {
    name: { vi: 'Phụ khoa', en: 'Gynaecology' },
    department: { vi: 'Khoa Phụ sản', en: 'Gynaecology department' },
    fallback: ['obstetrics'],
  },
  reproductive_medicine: {
    name: { vi: 'Hiếm muộn - Hỗ trợ sinh sản', en: 'Reproductive medicine' },
    department: { vi: 'Khoa Hỗ trợ sinh sản', en: 'Reproductive medicine department' },
    fallback: ['gynecology', 'andrology', 'obstetrics'],
  },
  breast: {
    name: { vi: 'Tuyến vú', en: 'Breast clinic' },
    department: { vi: 'Khoa Tuyến vú', en: 'Breast clinic' },
    fallback: ['oncology', 'general_surgery', 'gynecology'],
  },
  neonatology: {
    name: { vi: 'Sơ sinh', en: 'Neonatology' },
    department: { vi: 'Khoa Sơ sinh', en: 'Neonatology department' },
    fallback: ['pediatrics'],
  },
  pediatrics: {
    name: { vi: 'Nhi khoa', en: 'Paediatrics' },
    department: { vi: 'Khoa Nhi', en: 'Paediatrics department' },
    fallback: ['general_internal', 'family_medicine'],
  },
  pediatric_surgery: {
    name: { vi: 'Ngoại nhi', en: 'Paediatric surgery' },
    department: { vi: 'Khoa Ngoại Nhi', en: 'Paediatric surgery department' },
    fallback: ['pediatrics', 'general_surgery'],
  },
  pediatric_cardiology: {
    name: { vi: 'Tim mạch nhi', en: 'Paediatric cardiology' },
    department: { vi: 'Khoa Tim mạch Nhi', en: 'Paediatric cardiology department' },
    fallback: ['pediatrics', 'cardiology'],
  },
  pediatric_respiratory: {
    name: { vi: 'Hô hấp nhi', en: 'Paediatric respiratory medicine' },
    department: { vi: 'Khoa Hô hấp Nhi', en: 'Paediatric respiratory medicine department' },
    fallback: ['pediatrics', 'pulmonology'],
  },
  pediatric_gastroenterology: {
    name: { vi: 'Tiêu hóa nhi', en: 'Paediatric gastroenterology' },
    department: { vi: 'Khoa Tiêu hóa Nhi', en: 'Paediatric gastroenterology department' },
    fallback: ['pediatrics', 'gastroenterology'],
  },
  pediatric_neurology: {
    name: { vi: 'Thần kinh nhi', en: 'Paediatric neurology' },
    department: { vi: 'Khoa Thần kinh Nhi', en: 'Paediatric neurology department' },
    fallback: ['pediatrics', 'neurology'],
  },
  pediatric_nephrology: {
    name: { vi: 'Thận nhi', en: 'Paediatric nephrology' },
    department: { vi: 'Khoa Thận Nhi', en: 'Paediatric nephrology department' },
    fallback: ['pediatrics', 'nephrology'],
  },
  pediatric_endocrinology: {
    name: { vi: 'Nội tiết nhi', en: 'Paediatric endocrinology' },
    department: { vi: 'Khoa Nội tiết Nhi', en: 'Paediatric endocrinology department' },
    fallback: ['pediatrics', 'endocrinology'],
  },
  pediatric_hemato_oncology: {
    name: { vi: 'Huyết học - Ung bướu nhi', en: 'Paediatric haematology-oncology' },
    department: { vi: 'Khoa Ung bướu Huyết học Nhi', en: 'Paediatric haematology-oncology department' },
    fallback: ['pediatrics', 'hematology', 'oncology'],
  },
  child_psychiatry: {
    name: { vi: 'Tâm lý - tâm thần trẻ em', en: 'Child and adolescent psychiatry' },
    department: { vi: 'Khoa Tâm bệnh', en: 'Child and adolescent psychiatry department' },
    fallback: ['pediatrics', 'psychiatry'],
  },
  ophthalmology: {
    name: { vi: 'Mắt', en: 'Ophthalmology' },
    department: { vi: 'Khoa Mắt', en: 'Ophthalmology department' },
    fallback: ['general_internal'],
  },
  ent: {
    name: { vi: 'Tai mũi họng', en: 'Ear, nose and throat' },
    department: { vi: 'Khoa Tai Mũi Họng', en: 'Ear, nose and throat department' },
    fallback: ['general_internal'],
  },
  dentistry: {
    name: { vi: 'Răng hàm mặt', en: 'Dentistry' },
    department: { vi: 'Khoa Răng Hàm Mặt', en: 'Dentistry department' },
    fallback: ['oral_maxillofacial_surgery'],
  },
  oral_maxillofacial_surgery: {
    name: { vi: 'Phẫu thuật hàm mặt', en: 'Oral and maxillofacial surgery' },
    department: { vi: 'Khoa Phẫu thuật Hàm mặt', en: 'Oral and maxillofacial surgery department' },
    fallback: ['dentistry', 'ent'],
  },
  rehabilitation: {
    name: { vi: 'Phục hồi chức năng', en: 'Rehabilitation' },
    department: { vi: 'Khoa Vật lý trị liệu - Phục hồi chức năng', en: 'Rehabilitation department' },
    fallback: ['traditional_medicine', 'rheumatology'],
  },
  traditional_medicine: {
    name: { vi: 'Y học cổ truyền', en: 'Traditional medicine' },
    department: { vi: 'Khoa Y học cổ truyền', en: 'Traditional medicine department' },
    fallback: ['rehabilitation', 'general_internal'],
  },
  nutrition: {
    name: { vi: 'Dinh dưỡng', en: 'Nutrition' },
    department: { vi: 'Khoa Dinh dưỡng', en: 'Nutrition department' },
    fallback: ['endocrinology', 'general_internal'],
  },
  preventive_medicine: {
    name: { vi: 'Tiêm chủng - Y tế dự phòng', en: 'Vaccination and preventive medicine' },
    department: { vi: 'Phòng tiêm chủng', en: 'Vaccination clinic' },
    fallback: ['infectious_disease', 'family_medicine'],
  },
  occupational_health: {
    name: { vi: 'Bệnh nghề nghiệp', en: 'Occupational medicine' },
    department: { vi: 'Khoa Bệnh nghề nghiệp', en: 'Occupational medicine department' },
    fallback: ['general_internal', 'pulmonology'],
  },
  pain_management: {
    name: { vi: 'Điều trị đau', en: 'Pain management' },
    department: { vi: 'Đơn vị Điều trị đau', en: 'Pain management department' },
    fallback: ['neurology', 'rheumatology', 'rehabilitation'],
  },
  diagnostic_imaging: {
    name: { vi: 'Chẩn đoán hình ảnh', en: 'Diagnostic imaging' },
    department: { vi: 'Khoa Chẩn đoán hình ảnh', en: 'Diagnostic imaging department' },
    fallback: ['general_internal'],
  },
  laboratory: {
    name: { vi: 'Xét nghiệm', en: 'Laboratory medicine' },
    department: { vi: 'Khoa Xét nghiệm', en: 'Laboratory' },
    fallback: ['general_internal'],
  },
  transplant: {
    name: { vi: 'Ghép tạng', en: 'Transplantation' },
    department: { vi: 'Trung tâm Ghép tạng', en: 'Transplant centre' },
    fallback: ['nephrology', 'hepatobiliary_surgery', 'general_surgery'],
  },
  nuclear_medicine: {
    name: { vi: 'Y học hạt nhân', en: 'Nuclear medicine' },
    department: { vi: 'Khoa Y học hạt nhân', en: 'Nuclear medicine department' },
    fallback: ['diagnostic_imaging', 'oncology', 'endocrinology'],
  },
} as const satisfies Record<string, Specialty>;

const byCode: ReadonlyMap<string, Specialty> = new Map(Object.entries(table));

export const specialtyCodes: readonly string[] = [...byCode.keys()];

export function findSpecialty(code: string): Specialty | undefined {
  return byCode.get(code);
}

/** The department to ask for; an unknown code leads to the general clinic, which every hospital has. */
export function departmentOf(code: string): Words {
  return (byCode.get(code) ?? table.general_internal).department;
}

/** The code itself, then everything that could stand in for it, nearest kin first, each once. */
export function withFallbacks(code: string): string[] {
  const chain = [code];
  for (let index = 0; index < chain.length; index += 1) {
    for (const next of byCode.get(chain[index] ?? '')?.fallback ?? []) if (!chain.includes(next)) chain.push(next);
  }
  return chain;
}
