import { defineTexts } from '../texts.ts';

/** What is asked about a person, in a new case and in the family of one. */
const vi = {
  age: 'Tuổi',
  sex: 'Giới tính',
  province: 'Tỉnh, thành phố đang ở',
  fullName: 'Họ và tên',
  birthYear: 'Năm sinh',
  address: 'Địa chỉ',
  contactHint: 'Người mà bệnh viện hoặc điều phối viên nên gọi trước.',
  relationship: 'Quan hệ',
  relationshipHint: 'Ví dụ: con gái, vợ, em trai',
  phone: 'Số điện thoại',
  zalo: 'Zalo',
  email: 'Thư điện tử',
  invalidYear: 'Năm sinh từ 1900 đến nay.',
  sexMissing: 'Chưa chọn',
};

export type PeopleStrings = typeof vi;
export const peopleTexts = defineTexts(vi, async () => (await import('./people.en.ts')).en);
