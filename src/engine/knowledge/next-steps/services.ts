import type { CapabilityCode, Words } from '#contract/vocabulary.ts';

/** What a family asks for by its name and not every hospital does: who goes there rings first. Ours, not reviewed. */
export type Service = {
  /** As families write it in their wish, “ | ” between phrases. */
  readonly heard: string;
  /** Words beside which it is not asked for. */
  readonly unless?: string;
  /** To stand after “có” and “whether it has”. */
  readonly name: Words;
  /** What to ask or to know besides. */
  readonly besides?: Words;
  /** By which the directory knows who has it. */
  readonly capability?: CapabilityCode;
  /** Places are few, and somebody should look for one. */
  readonly isScarce?: true;
};

/** Who fears dialysis, or asks when it begins, has no need of a place for it. */
export const dialysisFeared = [
  'bao giờ phải | bao giờ mới phải | bao giờ thì | bao giờ | khi nào phải | khi nào mới phải | khi nào thì | khi nào',
  'bao lâu nữa phải | có phải | có cần | sợ | sợ phải | lo phải | chưa phải | chưa | tránh | tránh phải | khỏi | khỏi phải | để không phải',
]
  .flatMap((each) => each.split(' | '))
  .flatMap((before) => [`${before} chạy thận`, `${before} lọc máu`])
  .concat('avoid dialysis', 'when … dialysis', 'how long until dialysis', 'afraid of dialysis', 'not on dialysis')
  .join(' | ');

export const services: readonly Service[] = [
  {
    heard: `ct liều thấp | ct phổi liều thấp | ct ngực liều thấp | chụp phổi liều thấp | low dose ct | low-dose ct`,
    name: { vi: 'chụp CT phổi liều thấp', en: 'low-dose CT of the lungs' },
    besides: {
      vi: 'Tầm soát thường tự trả; có triệu chứng hay phim có gì lạ thì để bác sĩ khám rồi chỉ định. Muốn bỏ thuốc lá thì hỏi luôn.',
      en: 'Screening is usually self-paid; with complaints or a finding let the doctor order it. Ask for help to stop smoking too.',
    },
  },
  {
    heard: `holter | máy holter | đeo holter | đo điện tim 24 giờ | điện tim 24h`,
    name: { vi: 'đeo máy Holter điện tim 24 giờ', en: 'a 24-hour Holter ECG' },
    besides: {
      vi: 'Bác sĩ tim mạch khám rồi chỉ định; ghi lại giờ và lúc bị để xem cùng máy.',
      en: 'The heart doctor orders it after a visit; note the hours when it happens, to compare.',
    },
  },
  {
    heard: `đo thính lực | máy trợ thính | trợ thính | máy nghe | hearing aid | hearing aids | hearing test | audiometry`,
    name: { vi: 'đo thính lực và thử máy trợ thính', en: 'hearing tests and fitting of hearing aids' },
    besides: {
      vi: 'Khám tai trước (có khi chỉ do ráy tai), đo thính lực rồi mới chọn máy; đeo thử, hỏi bảo hành. Máy trợ thính thường tự trả.',
      en: 'Have the ears looked at first (it may be wax), then the test, then the aid; try it on and ask for the warranty. Aids are usually self-paid.',
    },
  },
  {
    heard: `đa ký giấc ngủ | đo giấc ngủ | đo đa ký | sleep study | polysomnography`,
    name: { vi: 'đo đa ký giấc ngủ', en: 'a sleep study' },
  },
  {
    heard: `chạy thận | lọc máu | ca chạy thận | suất chạy thận | thẩm phân | dialysis`,
    unless: dialysisFeared,
    name: { vi: 'chỗ chạy thận trống và nhận thẻ bảo hiểm này', en: 'a free dialysis place, and takes this card' },
    besides: {
      vi: 'Mang tóm tắt bệnh án, kết quả viêm gan B, C, HIV và phiếu chuyển; hỏi cả đường lấy máu (FAV) và nơi gần nhà hơn.',
      en: 'Bring the summary, the hepatitis B, C and HIV results and the referral slip; ask about the fistula and for a place nearer home.',
    },
    isScarce: true,
  },
  {
    heard: `truyền hóa chất | truyền hoá chất | hóa trị gần | hóa trị ở gần | chemo near | chemotherapy near`,
    name: { vi: 'truyền được đúng phác đồ này', en: 'this very regimen' },
    besides: {
      vi: 'Nhờ nơi đã mổ ghi phác đồ và viết giấy chuyển về gần nhà.',
      en: 'Ask those who operated to write down the regimen and a referral nearer home.',
    },
    isScarce: true,
  },
  {
    heard: `gen thalassemia | gen tan máu | xét nghiệm gen | gene thalassemia | gene test | genetic test`,
    name: { vi: 'xét nghiệm gen này', en: 'this genetic test' },
  },
  {
    heard: `đo loãng xương | đo mật độ xương | bone density`,
    name: { vi: 'đo mật độ xương', en: 'bone density' },
  },
  { heard: `fibroscan | đo độ đàn hồi gan`, name: { vi: 'đo độ đàn hồi gan', en: 'FibroScan' } },
  {
    heard: `đo chức năng hô hấp | hô hấp ký | đo hô hấp ký | spirometry | lung function test`,
    name: { vi: 'đo chức năng hô hấp', en: 'lung function tests' },
  },
  {
    heard: `soi đại tràng | nội soi đại tràng | colonoscopy`,
    unless: `soi đại tràng thấy | đã soi | soi rồi | soi xong | có cần soi | có phải soi | có cần nội soi | có phải nội soi`,
    name: { vi: 'soi đại tràng', en: 'colonoscopy' },
  },
  {
    heard: `nối lại ngón | nối ngón | nối lại tay | nối lại bàn tay | nối được ngón | nối chi | noi lai ngon | noi ngon | noi lai tay | reattach | reattached | replant | replantation`,
    name: { vi: 'vi phẫu nối lại phần bị đứt', en: 'microsurgery that joins a severed part' },
    capability: 'replantation_microsurgery',
  },
  { heard: `đo điện cơ | electromyography`, name: { vi: 'đo điện cơ', en: 'electromyography' } },
  { heard: `đo điện não | điện não đồ`, name: { vi: 'đo điện não', en: 'EEG' } },
  {
    heard: `iod phóng xạ | iốt phóng xạ | uống iod | radioiodine`,
    name: { vi: 'điều trị i-ốt phóng xạ', en: 'radioiodine' },
  },
  { heard: `pet ct | pet/ct | chụp pet`, name: { vi: 'chụp PET/CT', en: 'PET/CT' } },
  {
    heard: `laser tĩnh mạch | laser suy tĩnh mạch | laser suy giãn | đốt laser tĩnh mạch | laser nội mạch | đốt sóng tĩnh mạch | vein laser`,
    name: { vi: 'điều trị tĩnh mạch bằng laser', en: 'laser treatment of veins' },
  },
  {
    heard: `oxy cao áp | buồng cao áp | buồng oxy | hyperbaric`,
    name: { vi: 'oxy cao áp', en: 'hyperbaric oxygen' },
    capability: 'hyperbaric',
  },
];
