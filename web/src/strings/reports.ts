import type { ReportStatus } from '#contract/vocabulary.ts';
import { defineTexts } from '../texts.ts';

/** The navigators' list of what people say is wrong. */
const vi = {
  title: 'Tin báo sai',
  lead: 'Kiểm tra trước khi sửa: gọi thử, hoặc xem nguồn của chính bệnh viện.',
  statusFilter: 'Lọc theo tình trạng',
  statuses: {
    open: 'Đang chờ',
    accepted: 'Đã sửa',
    rejected: 'Không sửa',
    undone: 'Đã hoàn lại',
  } satisfies Record<ReportStatus, string>,
  none: 'Không có tin nào',
  count: (shown: number, total: number) => (shown === total ? `${total} tin` : `${shown} trên ${total} tin`),
  source: (source: string) => `Nguồn: ${source}`,
  contact: (contact: string) => `Liên hệ: ${contact}`,
  present: (value: string) => `Danh bạ đang ghi: ${value}`,
  nothing: 'chưa có',
  received: (when: string) => `Gửi lúc ${when}`,
  settled: (who: string, when: string) => `${who}, ${when}`,
  reason: (reason: string) => `Lý do: ${reason}`,
  accept: 'Sửa theo tin này',
  reject: 'Không sửa',
  undo: 'Hoàn lại',
  about: (hospital: string) => `về ${hospital}`,
  fact: 'Sửa mục nào',
  value: 'Giá trị đúng',
  valueMissing: 'Hãy nhập giá trị đúng.',
  locationHint: 'Vĩ độ, kinh độ. Ví dụ: 10.7579, 106.6595',
  locationWrong: 'Hãy nhập hai số, cách nhau bằng dấu phẩy.',
  closes: 'Nơi này sẽ không còn hiện khi tìm kiếm.',
  yes: 'Có',
  no: 'Không',
  grounds: 'Nguồn của thông tin đúng',
  groundsHint: 'Hiện cùng thông tin trên trang của bệnh viện.',
  groundsMissing: 'Hãy ghi nguồn.',
  certainty: 'Chắc đến đâu',
  certainties: { checked: 'Tôi đã kiểm tra', listed: 'Nguồn ghi như vậy' },
  acceptButton: 'Sửa ngay',
  whyLabel: 'Lý do',
  whyMissing: 'Hãy ghi lý do.',
  accepted: 'Đã sửa. Trang của bệnh viện đổi sau vài giây.',
  rejected: 'Đã lưu: không sửa.',
  undone: 'Đã hoàn lại như trước.',
};

export type ReportsStrings = typeof vi;
export const reportsTexts = defineTexts(vi, async () => (await import('./reports.en.ts')).en);
