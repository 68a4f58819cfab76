import { defineTexts } from '../texts.ts';

/** The viewer of documents. */
const vi = {
  viewer: 'Xem giấy tờ',
  close: 'Đóng',
  previous: 'Trước',
  next: 'Sau',
  place: (n: number, of: number) => `${n} / ${of}`,
  download: 'Tải về',
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  rotate: 'Xoay',
  loading: (done: string, of: string) => `Đang tải ${done} / ${of}`,
  converting: 'Đang mở ảnh HEIC…',
  failedTitle: 'Chưa mở được giấy tờ này.',
  failedSafe: 'Tệp vẫn được giữ trong hồ sơ.',
  broken: 'Tệp bị hỏng hoặc không đọc được ở đây. Bạn có thể tải về để mở bằng ứng dụng khác.',
  pdfHint: 'Trình duyệt này không xem PDF ngay trong trang. Hãy tải về để mở bằng ứng dụng của máy.',
  retry: 'Thử lại',
  note: 'Ghi chú',
  brightness: 'Độ sáng',
  contrast: 'Độ tương phản',
  windowHeading: 'Sáng, tối',
  windows: { file: 'Theo máy chụp', full: 'Toàn dải', lung: 'Phổi', tissue: 'Mô mềm', brain: 'Não', bone: 'Xương' },
  frame: (n: number, of: number) => `Ảnh ${n} / ${of}`,
  play: 'Chạy',
  pause: 'Dừng',
  dicom: {
    broken: 'Tệp DICOM bị hỏng hoặc thiếu dữ liệu. Hãy xin lại bản từ nơi chụp.',
    no_picture: 'Tệp DICOM này không có hình (có thể là báo cáo). Hãy tải về để mở bằng phần mềm khác.',
    too_large: 'Hình quá lớn cho máy này. Hãy tải về để mở trên máy tính.',
    syntax: 'Hình được nén theo kiểu mà trang này chưa đọc được. Hãy tải về để mở bằng phần mềm DICOM.',
  },
  notForDiagnosis: 'Hình để tham khảo, không thay màn hình đọc phim.',
};

export type ViewerStrings = typeof vi;
export const viewerTexts = defineTexts(vi, async () => (await import('./viewer.en.ts')).en);
