import { defineTexts } from '../texts.ts';

/** Signing in as a navigator. */
const vi = {
  heading: 'Vào hàng đợi',
  hint: 'Dành cho điều phối viên của Dẫn Lối. Gia đình thấy tên gắn với mã của bạn.',
  token: 'Mã điều phối viên',
  tokenHint: 'Mã bắt đầu bằng dln_, hoặc mã do người quản trị cấp.',
  showToken: 'Hiện mã',
  signIn: 'Vào hàng đợi',
  signingIn: 'Đang kiểm tra…',
  wrong: 'Mã không đúng hoặc đã bị thu hồi.',
  wrongSafe: 'Chưa có hồ sơ nào được mở. Hãy dán lại mã, hoặc hỏi người quản trị.',
  tokenMissing: 'Nhập mã điều phối viên.',
};

export type SignInStrings = typeof vi;
export const signInTexts = defineTexts(vi, async () => (await import('./sign-in.en.ts')).en);
