import type { Sex } from '#contract/vocabulary.ts';
import { defineTexts } from '#web/texts.ts';

/** What is asked after the story: what it left open, and about danger. */
const vi = {
  progress: (n: number, of: number) => `Bước ${n} trên ${of}`,
  chosen: 'đã chọn',
  about: {
    title: 'Cho biết thêm',
    hint: 'Điều nào không biết thì bỏ trống.',
    story: 'Bạn kể',
    understood: 'Đã hiểu',
    change: (what: string) => `Sửa: ${what}`,
    who: 'Ai cần được giúp?',
    self: 'Tôi',
    other: 'Người nhà',
    patient: { self: 'cho chính bạn', other: 'cho người nhà' },
    age: 'Bao nhiêu tuổi?',
    ageHint: 'Bé dưới 3 tuổi thì ghi số tháng.',
    ageWrong: 'Hãy ghi tuổi bằng số, từ 0 đến 120, hoặc để trống.',
    unit: 'Tính theo',
    units: { years: 'tuổi', months: 'tháng' },
    years: (n: number) => `${n} tuổi`,
    months: (n: number) => (n === 0 ? 'chưa đủ 1 tháng' : `${n} tháng tuổi`),
    sex: 'Nam hay nữ?',
    sexes: { male: 'Nam', female: 'Nữ' } satisfies Partial<Record<Sex, string>>,
    duration: 'Bị bao lâu rồi?',
    durations: {
      '0': 'Mới hôm nay',
      '2': 'Vài ngày',
      '7': 'Một tuần',
      '21': 'Vài tuần',
      '90': 'Vài tháng',
      '400': 'Hơn một năm',
    },
    place: 'Người bệnh đang ở đâu?',
    at: (place: string) => `ở ${place}`,
    otherPlace: 'Đổi nơi ở',
    more: 'Thêm: bảo hiểm, đã khám ở đâu',
    card: 'Có thẻ bảo hiểm y tế không?',
    cards: { yes: 'Có thẻ', no: 'Không có' },
    diagnosis: 'Bác sĩ đã nói là bệnh gì',
    diagnosisHint: 'Ví dụ: viêm dạ dày, sỏi thận phải',
    papers: 'Có giấy tờ, kết quả khám trước đây',
    city: 'Muốn khám ở',
    near: 'Gần nhà nhất có thể',
    sends:
      'Khi hỏi xong, hoặc sớm hơn nếu máy đọc chậm, những điều này được gửi đến Dẫn Lối để tìm nơi khám, và không được lưu lại.',
  },
  ask: {
    waiting: 'Đang xem cần hỏi gì thêm',
    hint: (n: number, max: number) => `Câu hỏi thêm thứ ${n}, nhiều nhất ${max} câu, vì điều bạn vừa kể.`,
    yes: 'Có',
    no: 'Không',
    unsure: 'Không chắc',
  },
};

export type FindHelpStrings = typeof vi;
export const findHelpTexts = defineTexts(vi, async () => (await import('./strings.en.ts')).en);
