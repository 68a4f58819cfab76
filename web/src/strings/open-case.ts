import { defineTexts } from '../texts.ts';

/** Opening a case with its number and key. */
const vi = {
  caseNumber: 'Số hồ sơ',
  key: 'Chìa khóa',
  heading: 'Mở hồ sơ của bạn',
  hint: 'Nhập số hồ sơ và chìa khóa bạn đã cất khi tạo hồ sơ.',
  numberHint: 'Ví dụ CASE-000042',
  keyHint: 'Dòng chữ dài bắt đầu bằng dlc_. Dán được.',
  showKey: 'Hiện chìa khóa',
  remember: 'Nhớ hồ sơ này trên máy này',
  rememberHint: 'Chỉ chọn khi đây là máy của riêng bạn.',
  submit: 'Mở hồ sơ',
  opening: 'Đang mở…',
  create: 'Chưa có hồ sơ? Tạo hồ sơ mới',
  lost: 'Mất chìa khóa?',
  lostText:
    'Chúng tôi không lưu chìa khóa nên không lấy lại được, kể cả khi bạn gọi điện. Hồ sơ cũ vẫn được giữ kín. Bạn có thể tạo hồ sơ mới, và nhờ người nhà còn giữ chìa khóa mở hồ sơ cũ.',
  numberMissing: 'Nhập số hồ sơ, ví dụ CASE-000042.',
  keyMissing: 'Nhập chìa khóa của hồ sơ.',
  wrong: 'Số hồ sơ và chìa khóa không khớp.',
  wrongSafe: 'Hồ sơ vẫn nguyên và vẫn kín. Hãy kiểm tra lại từng ký tự; cách chắc nhất là dán cả dòng.',
  gone: 'Không mở được hồ sơ đã nhớ trên máy này.',
  goneSafe: 'Hồ sơ có thể đã bị xóa, hoặc chìa khóa đã được thay. Hãy nhập lại số và chìa khóa.',
};

export type OpenCaseStrings = typeof vi;
export const openCaseTexts = defineTexts(vi, async () => (await import('./open-case.en.ts')).en);
