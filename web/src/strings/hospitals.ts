import type { DepartmentBasis, HospitalLevel, HospitalType, PhoneUse } from '#contract/vocabulary.ts';
import type { Kept } from '../offline/kept-hospitals.ts';
import { defineTexts } from '../texts.ts';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The pages of the directory. */
const vi = {
  title: 'Tìm bệnh viện',
  search: 'Tên bệnh viện, khoa hoặc việc cần khám',
  searchHint: 'Tên, khoa hoặc việc cần khám; gõ không dấu cũng được.',
  city: 'Tỉnh, thành phố',
  anyCity: 'Tỉnh, thành',
  former: (name: string) => `${name} (cũ)`,
  formerNow: (former: string, now: string) => `${former}, nay là ${now}`,
  wardNow: (ward: string, district: string | undefined) =>
    `Nay là ${lowerFirst(ward)}${district === undefined ? '' : `, trước thuộc ${lowerFirst(district)}`}`,
  specialty: 'Chuyên khoa',
  anySpecialty: 'Chuyên khoa',
  clear: 'Xóa lọc',
  found: (n: number) => (n === 0 ? 'Không có bệnh viện nào khớp' : `${n} bệnh viện`),
  none: 'Chưa tìm thấy bệnh viện nào',
  noneHint: 'Thử ít chữ hơn, hoặc bỏ bớt tỉnh và chuyên khoa.',
  more: 'Xem thêm',
  kept: {
    offline: 'Không có mạng: đây chỉ là những nơi có cấp cứu và những điều đã lưu trong máy.',
    unanswered: 'Dịch vụ chưa trả lời được: đây chỉ là những nơi có cấp cứu và những điều đã lưu trong máy.',
  } satisfies Record<Kept, string>,
  failed: 'Chưa tải được danh sách. Hãy kiểm tra mạng rồi thử lại.',
  emergency24h: 'Cấp cứu 24 giờ',
  types: {
    public: 'Công lập',
    private: 'Tư nhân',
    military: 'Quân đội',
    police: 'Công an',
    university: 'Trường đại học',
    other: 'Khác',
  } satisfies Record<HospitalType, string>,
  levels: {
    central: 'Tuyến trung ương',
    provincial: 'Tuyến tỉnh',
    district: 'Tuyến huyện',
  } satisfies Record<HospitalLevel, string>,
  technicalLevel: (level: string) => `Cấp chuyên môn: ${level}`,
  insurance: 'Nhận bảo hiểm y tế',
  noInsurance: 'Không nhận bảo hiểm y tế',
  insuranceCode: (code: string, grounds: string) => `Mã cơ sở BHYT: ${code} (${grounds}; nên hỏi lại trước khi ghi)`,
  generalFacts: 'Cấp cứu và bảo hiểm ghi theo hiểu biết chung; nên gọi hỏi trước.',
  centreEmergency: 'Chưa biết nơi này có nhận cấp cứu hay không. Khi nguy hiểm, hãy gọi 115.',
  capabilities: 'Khả năng điều trị',
  lacks: (what: string) => `Không có ${what}`,
  hours: 'Giờ mở cửa, đặt lịch',
  beds: (n: number) => `${n.toLocaleString('vi-VN')} giường`,
  directions: 'Chỉ đường',
  callTo: { switchboard: 'Gọi', emergency: 'Gọi cấp cứu', stroke: 'Gọi về đột quỵ' } satisfies Record<PhoneUse, string>,
  extension: 'máy lẻ',
  phoneNumbers: 'Số điện thoại',
  website: 'Trang web',
  campuses: 'Các cơ sở',
  campusHint: 'Bệnh viện có nhiều địa chỉ. Hãy xem kỹ giấy hẹn ghi cơ sở nào.',
  departments: 'Các khoa',
  basis: {
    checked: 'Danh sách khoa đã đối chiếu với nguồn của bệnh viện.',
    general_knowledge: 'Danh sách khoa theo hiểu biết chung, có thể thiếu hoặc đã đổi tên.',
    usual_set: 'Đây là các khoa thường có ở bệnh viện cùng loại; hãy gọi hỏi trước khi đi.',
  } satisfies Record<DepartmentBasis, string>,
  services: 'Dịch vụ',
  rules: 'Giờ khám, quy định',
  lodging: 'Chỗ ở gần bệnh viện',
  food: 'Ăn uống',
  noFact: 'Chưa có thông tin đã kiểm tra.',
  asOf: (when: string) => `Theo thông tin ${when}`,
  source: 'Nguồn',
  sources: 'Nguồn thông tin',
  verified: (date: string) => `Xem lại lần cuối: ${date}`,
  attribution: 'Dữ liệu địa điểm © những người đóng góp OpenStreetMap (ODbL 1.0).',
  retired: 'Bệnh viện này không còn trong danh bạ hiện nay. Thông tin dưới đây có thể đã cũ.',
  notFoundTitle: 'Không có bệnh viện này',
  notFoundText: 'Có thể đường dẫn bị gõ nhầm.',
  toSearch: 'Tìm bệnh viện khác',
  otherNames: 'Tên gọi khác',
  showAllFacts: (n: number) => `Xem cả ${n} mục`,
  showAll: (n: number) => `Xem cả ${n} khoa`,
};

export type HospitalsStrings = typeof vi;
export const hospitalsTexts = defineTexts(vi, async () => (await import('./hospitals.en.ts')).en);
