import { defineTexts } from '#web/texts.ts';

const vi = {
  title: 'Không có trang này',
  text: 'Đường dẫn có thể bị gõ nhầm hoặc trang đã được dời đi.',
  goHome: 'Về trang đầu',
};

export type NotFoundStrings = typeof vi;
export const notFoundTexts = defineTexts(vi, async () => (await import('./strings.en.ts')).en);
