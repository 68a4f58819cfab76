import { defineTexts } from '../texts.ts';

/** The page about the service. */
const vi = {
  aboutTitle: 'Về Dẫn Lối',
  about: [
    {
      title: 'Dẫn Lối làm gì',
      text: 'Từ vài câu trả lời, Dẫn Lối cho biết có nguy hiểm không, nên đến bệnh viện nào, khoa nào, cần mang gì và bảo hiểm y tế tính ra sao.',
    },
    {
      title: 'Dẫn Lối không làm gì',
      text: 'Dẫn Lối không nói bạn mắc bệnh gì, không kê thuốc và không thay bác sĩ. Khi thấy nguy hiểm, hãy gọi 115.',
    },
    {
      title: 'Thông tin của bạn',
      text: 'Câu trả lời nằm trên máy bạn cho đến khi bạn xem gợi ý; bấm tiếp mà sau hai giây máy chưa đọc kịp thì Dẫn Lối đọc giúp. Không điều nào được lưu lại. Chỉ khi bạn tự lưu thành hồ sơ, thông tin mới được giữ, và chỉ ai có khóa mới mở được.',
    },
    {
      title: 'Gợi ý từ đâu ra',
      text: 'Từ một bộ quy tắc cố định về dấu hiệu nguy hiểm theo tài liệu của WHO, Bộ Y tế và các hội chuyên môn, cùng danh bạ bệnh viện có ghi nguồn. Không có phần nào tự học từ dữ liệu của bạn. Bộ quy tắc chưa được một hội đồng y khoa thẩm định.',
    },
  ],
  data: 'Nguồn danh bạ',
  dataText: 'Danh bạ có dữ liệu © những người đóng góp OpenStreetMap, giấy phép ODbL 1.0.',
  api: 'Dành cho lập trình viên',
  apiText: 'Mô tả giao diện lập trình (API)',
};

export type AboutStrings = typeof vi;
export const aboutTexts = defineTexts(vi, async () => (await import('./about.en.ts')).en);
