import { defineTexts } from '../texts.ts';

/** The patient and the contacts of a case. */
const vi = {
  patient: 'Người bệnh',
  patientEmpty: 'Chưa ghi gì về người bệnh.',
  contacts: 'Người liên hệ',
  empty: 'Chưa có người liên hệ',
  emptyHint: 'Thêm người mà bệnh viện hoặc điều phối viên có thể gọi.',
  primary: 'Liên hệ chính',
  secondary: 'Liên hệ phụ',
  primaryRule:
    'Mỗi hồ sơ có một người liên hệ chính: người được gọi trước tiên. Muốn đổi, bấm Sửa ở người khác rồi chọn Liên hệ chính.',
  primaryTaken: (name: string) => `${name} đang là người liên hệ chính, nên người này là liên hệ phụ.`,
  addContact: 'Thêm người liên hệ',
  editContact: 'Sửa người liên hệ',
  insteadOf: (name: string) => `Được gọi trước, thay cho ${name}.`,
  keyHeading: 'Mở hồ sơ trên máy khác',
  keyHint: 'Thẻ chìa khóa có mã để quét, in ra được. Người nhà có thẻ là mở được hồ sơ này.',
  keyCard: 'Xem thẻ chìa khóa',
  role: 'Vai trò',
  more: 'Thêm Zalo, thư điện tử, nơi ở',
  rights: 'Người này',
  decisionAuthority: 'Được quyết định thay người bệnh',
  canAccompany: 'Đi cùng đến bệnh viện',
  canReceiveMedicalInfo: 'Được biết thông tin bệnh',
  isEmergencyContact: 'Là người cần gọi khi khẩn cấp',
  tellThem: 'Hãy báo cho người này biết bạn đã ghi thông tin của họ ở đây.',
  nameMissing: 'Nhập tên người liên hệ.',
  emailWrong: 'Thư điện tử cần có dạng ten@vidu.vn.',
  removeQuestion: (name: string) => `Xóa ${name} khỏi hồ sơ?`,
  removeText: 'Lịch hẹn người này phụ trách sẽ chưa có ai phụ trách.',
  call: (name: string) => `Gọi ${name}`,
  doctorsSee: 'Bác sĩ được mời chỉ thấy giới tính, năm sinh, nơi ở của người bệnh.',
};

export type FamilyStrings = typeof vi;
export const familyTexts = defineTexts(vi, async () => (await import('./family.en.ts')).en);
