import { eventWordsVi } from '#engine/knowledge/event-words.vi.ts';
import { defineTexts } from '../texts.ts';

/** Who looked at a case. */
const vi = {
  heading: 'Ai đã xem hồ sơ',
  intro:
    'Mỗi lần có người mở hồ sơ hay thay đổi điều gì đều được ghi lại. Xem lại trong vòng một giờ được tính chung một dòng. Ai lén sửa hay xóa đều bị phát hiện.',
  onlyOthers: 'Chỉ người khác',
  everything: 'Tất cả',
  nobody: 'Ngoài bạn, chưa có ai mở hồ sơ này.',
  you: 'Gia đình',
  system: 'Hệ thống',
  navigator: (name: string) => (name === 'navigator' ? 'Điều phối viên' : `Điều phối viên ${name}`),
  reviewer: (name: string) => name,
  contact: 'Người liên hệ',
  unknownReviewer: 'Bác sĩ được mời',
  times: (count: number) => `${count} lần`,
  more: 'Xem thêm',
  kinds: eventWordsVi,
  older: 'Xem cả những lần trước nữa',
  end: 'Không cho điều phối viên xem nữa',
  endQuestion: 'Không cho điều phối viên xem hồ sơ nữa?',
  endText:
    'Từ lúc này không điều phối viên nào mở được hồ sơ, dù nêu lý do gì. Khi cần giúp lại, bạn cho phép lại ngay tại đây. Nếu bạn báo cấp cứu, họ cũng xem lại được.',
  endConfirm: 'Kết thúc',
  endDone: 'Điều phối viên không xem được hồ sơ nữa.',
  letAgain: 'Nhờ điều phối viên giúp lại',
  ended: (when: string) => `Bạn đã kết thúc việc điều phối viên xem hồ sơ, ${when}.`,
  unknownKind: 'thao tác với hồ sơ',
  toState: (state: string) => `chặng: ${state}`,
  took: (name: string) => `nhận hồ sơ: ${name}`,
  released: 'thôi phụ trách hồ sơ',
  together: 'cùng lúc với những hồ sơ khác gửi từ cùng một nơi',
  because: (reason: string) => `lý do: “${reason}”`,
  choseHospital: 'chọn nơi khám',
  newIntake: 'cập nhật tình hình',
  newPatient: 'cập nhật thông tin người bệnh',
  documentGone: 'giấy tờ đã xóa',
};

export type LogStrings = typeof vi;
export const logTexts = defineTexts(vi, async () => (await import('./log.en.ts')).en);
