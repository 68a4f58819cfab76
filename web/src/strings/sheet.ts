import { defineTexts } from '../texts.ts';

/** The sheet to take along. */
const vi = {
  title: 'Tờ mang theo',
  lead: 'In ra, lưu thành PDF hoặc gửi cho người đi cùng.',
  print: 'Lưu thành PDF / In',
  share: 'Chia sẻ',
  shareHint: 'Người nhận thấy cả lời kể về bệnh. Chỉ gửi cho người bạn tin.',
  where: 'Nơi đến',
  bring: 'Mang theo',
  desk: 'Nói ở quầy',
  doctor: 'Kể với bác sĩ',
  opinions: 'Ý kiến của bác sĩ được mời, để tham khảo',
  call115: 'Gọi 115 trước. Không gọi được thì đến khoa cấp cứu gần nhất:',
  address: (address: string) => `Địa chỉ: ${address}`,
  phone: (phone: string) => `Điện thoại: ${phone}`,
  directions: 'Chỉ đường',
  callHospital: (phone: string) => `Gọi ${phone}`,
  needEmergency: '“Người bệnh cần cấp cứu.”',
  needDepartment: (department: string) => `“Tôi muốn khám ở ${department}.”`,
  patient: (who: string) => `Người bệnh: ${who}.`,
  years: (age: number) => `${age} tuổi`,
  months: (months: number) => `${months} tháng tuổi`,
  hasCard: (registeredAt: string | undefined) =>
    registeredAt ? `Có thẻ bảo hiểm y tế, đăng ký khám ban đầu tại ${registeredAt}.` : 'Có thẻ bảo hiểm y tế.',
  noCard: 'Không có thẻ bảo hiểm y tế.',
  askCard: 'Nếu có thẻ bảo hiểm y tế, hỏi: “Thẻ này dùng ở đây được hưởng thế nào?”',
  present: 'Dấu hiệu đang có',
  denied: 'Đã hỏi, không có',
  unsure: 'Đã hỏi, chưa chắc',
  medicines: 'Thuốc đang uống',
  allergies: 'Dị ứng thuốc, thức ăn',
  scan: 'Quét để mở lại tờ này',
  scanCase: 'Quét để mở hồ sơ; cần có chìa khóa',
  made: (time: string) => `Lập lúc ${time}.`,
  noAnswer: 'Chưa có gợi ý nào để ghi lên tờ này.',
  wrongLink: 'Đường dẫn này bị thiếu hoặc hỏng. Hãy quét lại mã.',
  start: 'Tìm nơi khám',
  failed: 'Chưa lập được tờ này',
  picture: 'dan-loi-to-mang-theo.png',
};

export type SheetStrings = typeof vi;
export const sheetTexts = defineTexts(vi, async () => (await import('./sheet.en.ts')).en);
