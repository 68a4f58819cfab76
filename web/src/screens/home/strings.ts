import { defineTexts } from '#web/texts.ts';

/** The first page: the question. */
const vi = {
  title: 'Chuyện gì đang xảy ra?',
  lead: 'Kể như nói với người nhà. Dẫn Lối chỉ nơi nên đến và việc cần làm.',
  speak: 'Có dấu hay không dấu đều được. Ngại gõ thì bấm micro trên bàn phím rồi nói.',
  reading: 'Bạn đang viết thì chỉ máy của bạn đọc. Bấm tiếp mà máy chưa kịp đọc thì Dẫn Lối đọc giúp, không lưu lại.',
  missing: 'Hãy viết vài chữ, ví dụ: đau bụng từ hôm qua.',
  left: (n: number) => `Còn ${n} chữ`,
  examplesTitle: 'Ví dụ, chạm để dùng thử:',
  examples: [
    'Bố tôi 60 tuổi, đau bụng âm ỉ 2 tháng nay',
    'Bé 8 tháng ho, sổ mũi mấy hôm nay',
    'Tôi cần giấy khám sức khỏe để đi làm',
  ],
  dangerTitle: 'Gọi 115 ngay nếu người bệnh',
  dangerSigns: [
    'gọi không tỉnh, không thở hoặc khó thở nhiều',
    'đau thắt ngực, vã mồ hôi',
    'méo miệng, yếu một bên người, nói khó',
    'co giật, chảy máu không cầm được',
    'có thai mà ra máu hoặc đau bụng nhiều',
  ],
  again: 'Kể chuyện khác',
  againQuestion: 'Xóa lời kể và các câu trả lời?',
  againText: 'Những gì bạn đã kể trên máy này sẽ mất, không lấy lại được.',
  againConfirm: 'Xóa và kể lại',
  hospitals: 'Tra cứu bệnh viện',
  hospitalsHint: 'Địa chỉ, số điện thoại, các khoa',
  openCase: 'Mở hồ sơ đã lưu',
  openCaseHint: 'Bằng số hồ sơ và chìa khóa',
};

export type HomeStrings = typeof vi;
export const homeTexts = defineTexts(vi, async () => (await import('./strings.en.ts')).en);
