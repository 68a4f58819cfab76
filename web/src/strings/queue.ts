import { defineTexts } from '../texts.ts';

/** The queue of the navigators. */
const vi = {
  signOut: 'Ra khỏi hàng đợi',
  queue: 'Hàng đợi',
  count: (shown: number, total: number) => (shown === total ? `${total} hồ sơ` : `${shown} trên ${total} hồ sơ`),
  updated: (ago: string) => `cập nhật ${ago}`,
  stale: 'Mất kết nối. Danh sách có thể đã cũ; đang thử lại.',
  arrived: (count: number) => `${count} hồ sơ mới trong hàng đợi`,
  empty: 'Không có hồ sơ nào đang chờ',
  emptyHint: 'Danh sách tự cập nhật, không cần tải lại trang.',
  emptyFiltered: 'Không có hồ sơ nào khớp bộ lọc',
  urgencyFilter: 'Lọc theo mức độ',
  assignedFilter: 'Lọc theo người phụ trách',
  all: 'Tất cả',
  assigned: { any: 'Mọi người', none: 'Chưa ai nhận', me: 'Của tôi' },
  columns: {
    urgency: 'Mức độ',
    case: 'Hồ sơ',
    patient: 'Người bệnh',
    complaint: 'Dấu hiệu, chuyên khoa, việc cần giúp',
    waiting: 'Chờ',
    assigned: 'Phụ trách',
  },
  unknownPatient: 'chưa rõ',
  years: (age: number) => `${age} tuổi`,
  months: (months: number) => (months === 0 ? 'chưa đủ 1 tháng' : `${months} tháng`),
  notes: (count: number) => `${count} ghi chú`,
  keyUnused: 'chưa ai mở lại',
  later: 'gửi tiếp từ cùng một nơi',
  crowd: (count: number) =>
    `${count} hồ sơ gửi tiếp từ cùng một nơi trong một giờ, xếp sau các hồ sơ khác cùng mức độ.`,
  chooseUnused: (count: number) => `Chọn ${count} hồ sơ chưa ai mở lại`,
  closeChosen: (count: number) => `Đóng ${count} hồ sơ đã chọn`,
  closeQuestion: (count: number) => `Đóng ${count} hồ sơ?`,
  closeText:
    'Mỗi gia đình thấy ai đã đóng hồ sơ và vì sao. Ai thật sự cần giúp vẫn đưa được hồ sơ trở lại hàng đợi bằng cách báo cấp cứu.',
  closeConfirm: 'Đóng',
  closeReason: 'Nhiều hồ sơ gửi liên tiếp từ cùng một nơi',
  closedTogether: (closed: number, left: number) =>
    left === 0 ? `Đã đóng ${closed} hồ sơ` : `Đã đóng ${closed} hồ sơ, còn ${left} không đóng được`,
  missed: (count: number) => `lỡ ${count} hẹn`,
  claiming: 'Đang nhận…',
  mine: 'Của tôi',
  keys: 'Phím tắt',
  keyList: [
    ['j / k', 'xuống / lên'],
    ['Enter', 'mở hồ sơ'],
    ['c', 'nhận hồ sơ'],
    ['r', 'cập nhật'],
    ['1 2 3 0', 'cấp cứu, sớm, thường, tất cả'],
    ['?', 'bảng phím tắt này'],
  ],
  inCase: 'Trong hồ sơ',
  caseKeyList: [
    ['c', 'nhận hồ sơ'],
    ['n', 'viết ghi chú'],
    ['u', 'về hàng đợi'],
  ],
  openByNumber: 'Mở theo số hồ sơ',
  open: 'Mở',
  reports: (open: number | undefined) => (open === undefined ? 'Tin báo sai' : `Tin báo sai (${open})`),
};

export type QueueStrings = typeof vi;
export const queueTexts = defineTexts(vi, async () => (await import('./queue.en.ts')).en);
