import { defineTexts } from '../texts.ts';

/** Files on their way into a case. */
const vi = {
  sending: (percent: number) => `Đang gửi ${percent} %`,
  waiting: 'Đang chờ đến lượt',
  done: 'Đã gửi xong',
  stop: 'Dừng',
  retry: 'Gửi lại',
  forget: 'Bỏ',
  lost: 'Mất mạng giữa chừng. Tệp chưa được lưu, hồ sơ của bạn vẫn nguyên.',
  tooLarge: 'Tệp lớn hơn 25 MB. Hãy chụp lại với độ nét vừa, hoặc chia nhỏ tệp.',
  emptyFile: 'Tệp rỗng, không có gì để gửi.',
  refused: (text: string) => `${text} Hồ sơ của bạn vẫn nguyên.`,
  resume: 'Có mạng lại, sẽ tự gửi tiếp.',
  partlyFailed: (failed: number, total: number) => `${failed} trên ${total} tệp chưa gửi được. Các tệp khác đã lưu.`,
};

export type UploadsStrings = typeof vi;
export const uploadsTexts = defineTexts(vi, async () => (await import('./uploads.en.ts')).en);
