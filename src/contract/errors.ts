import { limits } from './limits.ts';
import { linkErrors } from './link-errors.ts';
import { navigatorErrors } from './navigator-errors.ts';
import type { Language, Words } from './vocabulary.ts';

/** What goes wrong on the wire: code → status and text. Closed: a code outside this table does not compile. */
export type ErrorRow = { status: number; text: Words };

const gigabytesMax = limits.documentBytesPerCaseMax / 1024 ** 3;
const megabytesMax = limits.documentSizeBytesMax / 1024 / 1024;
const megapixelsMax = limits.picturePixelsMax / 1_000_000;

export const errors = {
  ...linkErrors,
  ...navigatorErrors,
  invalid_request: { status: 400, text: { vi: '{fault}', en: '{fault}' } },
  malformed_json: {
    status: 400,
    text: { vi: 'Nội dung gửi lên không phải JSON hợp lệ.', en: 'The request body is not valid JSON.' },
  },
  malformed_request: {
    status: 400,
    text: { vi: 'Yêu cầu không đúng dạng HTTP.', en: 'The request is not well-formed HTTP.' },
  },
  malformed_multipart: {
    status: 400,
    text: {
      vi: 'Biểu mẫu multipart/form-data bị hỏng hoặc bị cắt giữa chừng. Chưa có gì được lưu.',
      en: 'The multipart/form-data body is broken or was cut off. Nothing was stored.',
    },
  },
  file_damaged: {
    status: 400,
    text: {
      vi: 'file: tệp bị hỏng hoặc bị cắt giữa chừng. Hãy mở thử trên máy, rồi gửi lại hoặc chụp lại. Chưa có gì được lưu.',
      en: 'file: the file is damaged or cut off. Try to open it on your device, then send it again or take a new picture. Nothing was stored.',
    },
  },
  case_unauthorized: {
    status: 401,
    text: {
      vi: 'Thiếu mã truy cập hồ sơ, hoặc số hồ sơ và mã không khớp.',
      en: 'The case token is missing, or the case number and the token do not match.',
    },
  },
  navigator_unauthorized: {
    status: 401,
    text: { vi: 'Thiếu mã của điều phối viên, hoặc mã không đúng.', en: 'The navigator token is missing or wrong.' },
  },
  review_unauthorized: {
    status: 401,
    text: {
      vi: 'Đường dẫn xem hồ sơ không đúng. Hãy nhờ gia đình gửi lại đường dẫn.',
      en: 'This review link is not right. Ask the family to send it again.',
    },
  },
  names_in_file: {
    status: 403,
    text: {
      vi: 'Không gỡ được tên người bệnh khỏi tệp này, nên đường dẫn không mở nó. Hãy nhờ gia đình gửi ảnh chụp hoặc đưa tệp trực tiếp.',
      en: 'The name of the patient cannot be taken out of this file, so the link does not open it. Ask the family for a photo of it, or for the file itself.',
    },
  },
  route_not_found: { status: 404, text: { vi: 'Không có địa chỉ này.', en: 'There is no such address.' } },
  hospital_not_found: {
    status: 404,
    text: { vi: 'Không có bệnh viện này trong danh bạ.', en: 'There is no such hospital in the directory.' },
  },
  contact_not_found: {
    status: 404,
    text: { vi: 'Hồ sơ không có người liên hệ này.', en: 'The case has no such contact.' },
  },
  document_not_found: {
    status: 404,
    text: { vi: 'Hồ sơ không có tài liệu này.', en: 'The case has no such document.' },
  },
  share_not_found: {
    status: 404,
    text: { vi: 'Hồ sơ không có lời mời này.', en: 'The case has no such share.' },
  },
  follow_up_not_found: {
    status: 404,
    text: { vi: 'Hồ sơ không có lịch hẹn này.', en: 'The case has no such follow-up.' },
  },
  device_not_found: {
    status: 404,
    text: { vi: 'Hồ sơ không báo tin trên máy này.', en: 'The case does not tell this device.' },
  },
  stop_link_unknown: {
    status: 404,
    text: {
      vi: 'Đường dẫn này không còn dùng được: không còn tin báo nào gửi theo nó.',
      en: 'This link is no longer in use: no messages are sent by it any more.',
    },
  },
  confirm_link_unknown: {
    status: 404,
    text: {
      vi: 'Đường dẫn này không dùng được. Hãy mở lại đường dẫn trong tin đã nhận.',
      en: 'This link cannot be used. Open the link in the message again.',
    },
  },
  report_not_found: { status: 404, text: { vi: 'Không có báo cáo này.', en: 'There is no such report.' } },
  method_not_allowed: {
    status: 405,
    text: { vi: 'Địa chỉ này không nhận phương thức đó.', en: 'This address does not take that method.' },
  },
  request_timeout: {
    status: 408,
    text: { vi: 'Yêu cầu gửi lên quá chậm và đã bị dừng.', en: 'The request came too slowly and was stopped.' },
  },
  primary_contact_exists: {
    status: 409,
    text: {
      vi: 'Hồ sơ đã có một người liên hệ chính; mỗi hồ sơ chỉ có một.',
      en: 'The case already has a primary contact; there can be only one.',
    },
  },
  contacts_full: {
    status: 409,
    text: {
      vi: `Hồ sơ đã có ${limits.contactsPerCaseMax} người liên hệ, không thêm được nữa.`,
      en: `The case already holds ${limits.contactsPerCaseMax} contacts and takes no more.`,
    },
  },
  contact_stopped_notices: {
    status: 409,
    text: {
      vi: 'Người này đã tự ngừng nhận tin. Chỉ chính họ mở lại được, bằng đường dẫn trong tin đã nhận.',
      en: 'This person has stopped the messages. Only they can start them again, by the link in a message they got.',
    },
  },
  notices_stopped: {
    status: 409,
    text: {
      vi: 'Địa chỉ này đã ngừng nhận tin. Nếu muốn nhận lại, hãy mở đường dẫn “Không muốn nhận nữa” trong tin đã nhận và bấm “Nhận tin trở lại”.',
      en: 'Messages to this address were stopped. To get them again, open the link “To stop these messages” in a message and press “Get them again”.',
    },
  },
  address_told_already: {
    status: 409,
    text: {
      vi: 'Địa chỉ này đã được báo tin trong hồ sơ, ở một người liên hệ khác.',
      en: 'This address is told of news of the case already, as that of another contact.',
    },
  },
  notices_refused: {
    status: 409,
    text: {
      vi: 'Gia đình đã chọn không nhận tin báo cho hồ sơ này. Hãy đồng ý nhận tin trước.',
      en: 'The family has chosen that no messages are sent for this case. Agree to them first.',
    },
  },
  devices_full: {
    status: 409,
    text: {
      vi: 'Hồ sơ đã báo tin trên đủ số máy. Hãy tắt một máy không dùng nữa.',
      en: 'The case tells as many devices as it can. Switch off one that is no longer used.',
    },
  },
  documents_full: {
    status: 409,
    text: {
      vi: `Hồ sơ đã có ${limits.documentsPerCaseMax} tài liệu, không thêm được nữa.`,
      en: `The case already holds ${limits.documentsPerCaseMax} documents and takes no more.`,
    },
  },
  documents_heavy: {
    status: 409,
    text: {
      vi: `Giấy tờ của hồ sơ đã đủ ${gigabytesMax} GB, không thêm được nữa. Hãy xóa bớt tệp lớn.`,
      en: `The papers of the case already take ${gigabytesMax} GB and no more fit. Delete some large files.`,
    },
  },
  case_full: {
    status: 409,
    text: {
      vi: 'Hồ sơ đã quá lớn và không nhận thêm nữa; hãy lập hồ sơ mới. Những gì đã lưu vẫn xem được.',
      en: 'The case has grown too large and takes no more; create a new one. What it holds stays readable.',
    },
  },
  report_settled: {
    status: 409,
    text: {
      vi: 'Báo cáo này đã có người xử lý trước. Hãy tải lại danh sách.',
      en: 'Somebody has settled this report before. Load the list again.',
    },
  },
  idempotency_key_reused: {
    status: 409,
    text: {
      vi: 'Idempotency-Key này đã được dùng với một nội dung khác.',
      en: 'This Idempotency-Key was already used with another body.',
    },
  },
  body_too_large: {
    status: 413,
    text: {
      vi: `Nội dung JSON vượt quá ${limits.jsonBodyBytesMax / 1024} KiB.`,
      en: `The JSON body is larger than ${limits.jsonBodyBytesMax / 1024} KiB.`,
    },
  },
  file_too_large: {
    status: 413,
    text: {
      vi: `file: tệp vượt quá ${megabytesMax} MB. Chưa có gì được lưu.`,
      en: `file: the file is larger than ${megabytesMax} MB. Nothing was stored.`,
    },
  },
  picture_too_large: {
    status: 413,
    text: {
      vi: `file: ảnh có quá nhiều điểm ảnh (tối đa ${megapixelsMax} triệu). Hãy chụp lại hoặc thu nhỏ. Chưa có gì được lưu.`,
      en: `file: the picture has too many pixels (at most ${megapixelsMax} million). Take it again or make it smaller. Nothing was stored.`,
    },
  },
  scan_too_large: {
    status: 413,
    text: {
      vi: 'file: phim chụp ghi quá nhiều hình hoặc hình quá lớn. Hãy xuất lại ít hình hơn. Chưa có gì được lưu.',
      en: 'file: the scan says that it has too many pictures, or too large ones. Export fewer of them. Nothing was stored.',
    },
  },
  uri_too_long: { status: 414, text: { vi: 'Địa chỉ quá dài.', en: 'The address is too long.' } },
  content_type_unsupported: {
    status: 415,
    text: {
      vi: 'Kiểu nội dung không được hỗ trợ; địa chỉ này nhận {expected}.',
      en: 'The content type is not supported; this address takes {expected}.',
    },
  },
  media_type_not_allowed: {
    status: 415,
    text: {
      vi: 'file: loại tệp không được nhận. Hãy gửi ảnh (JPEG, PNG, WebP, HEIC), PDF, DICOM hoặc video MP4.',
      en: 'file: this kind of file is not taken. Send a picture (JPEG, PNG, WebP, HEIC), PDF, DICOM or MP4 video.',
    },
  },
  media_type_mismatch: {
    status: 415,
    text: {
      vi: 'file: nội dung tệp không đúng với loại đã khai ({claimed}).',
      en: 'file: the bytes are not what the declared type says ({claimed}).',
    },
  },
  file_is_two_things: {
    status: 415,
    text: {
      vi: 'file: trong tệp còn giấu một thứ khác (trang web, tệp nén hoặc PDF). Hãy gửi ảnh chụp của nó. Chưa có gì được lưu.',
      en: 'file: the file hides something else (a web page, an archive or a PDF). Send a photo of it instead. Nothing was stored.',
    },
  },
  range_not_satisfiable: {
    status: 416,
    text: { vi: 'Range: đoạn yêu cầu nằm ngoài tệp.', en: 'Range: the part asked for lies outside the file.' },
  },
  rate_limited: {
    status: 429,
    text: {
      vi: 'Quá nhiều yêu cầu. Hãy thử lại sau {seconds} giây.',
      en: 'Too many requests. Try again in {seconds} seconds.',
    },
  },
  case_crowded: {
    status: 429,
    text: {
      vi: `Hồ sơ này đã có ${limits.eventsPerActorAndDayMax} thay đổi trong một ngày. Hãy thử lại sau {seconds} giây. Nếu tình trạng xấu đi, vẫn báo cấp cứu được.`,
      en: `This case has had ${limits.eventsPerActorAndDayMax} changes in a day. Try again in {seconds} seconds. If things get worse, you can still report an emergency.`,
    },
  },
  cases_of_day_full: {
    status: 429,
    text: {
      vi: 'Hôm nay đã có quá nhiều hồ sơ mới từ cùng một mạng. Hãy thử lại qua mạng khác (Wi-Fi hoặc 4G), hoặc vào ngày mai. Gợi ý nơi khám vẫn xem được.',
      en: 'Too many cases were created from one network today. Try another network (Wi-Fi or mobile data), or tomorrow. Advice on where to go is still given.',
    },
  },
  bytes_of_day_full: {
    status: 429,
    text: {
      vi: 'Hôm nay đã có quá nhiều tệp gửi lên từ cùng một mạng. Hãy thử lại qua mạng khác (Wi-Fi hoặc 4G), hoặc vào ngày mai.',
      en: 'Too many files were sent from one network today. Try another network (Wi-Fi or mobile data), or tomorrow.',
    },
  },
  headers_too_large: {
    status: 431,
    text: { vi: 'Phần đầu của yêu cầu quá lớn.', en: 'The request headers are too large.' },
  },
  internal: {
    status: 500,
    text: {
      vi: 'Dịch vụ gặp lỗi. Những gì đã lưu vẫn còn nguyên; hãy thử lại.',
      en: 'The service has met an error. What was stored is safe; please try again.',
    },
  },
  file_lost: {
    status: 500,
    text: {
      vi: 'Tệp của tài liệu này đang thiếu hoặc hỏng trong kho lưu trữ. Hãy giữ bản gốc và báo cho người vận hành dịch vụ.',
      en: 'The file of this document is missing or damaged in our store. Keep the original and tell whoever runs the service.',
    },
  },
  unavailable: {
    status: 503,
    text: {
      vi: 'Dịch vụ đang quá tải hoặc tạm ngưng. Hãy thử lại sau ít phút.',
      en: 'The service is overloaded or briefly down. Try again in a few minutes.',
    },
  },
  reading_crowded: {
    status: 503,
    text: {
      vi: 'Từ mạng của bạn đang có quá nhiều điều phải đọc cùng lúc. Hãy thử lại sau {seconds} giây, hoặc qua mạng khác (Wi-Fi hoặc 4G).',
      en: 'Too much that has to be read is coming from your network. Try again in {seconds} seconds, or by another network (Wi-Fi or mobile data).',
    },
  },
  storage_full: {
    status: 507,
    text: {
      vi: 'Kho lưu trữ sắp đầy nên tạm không nhận tệp. Chưa có gì được lưu; hãy giữ tệp và thử lại vào hôm sau.',
      en: 'The store is nearly full and takes no files for now. Nothing was stored; keep the file and try again another day.',
    },
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;

/** Said with every refusal of a request that may have been a cry for help. */
const emergencyReminder: Words = {
  vi: 'Nếu đang nguy hiểm, hãy gọi 115 ngay.',
  en: 'In danger, call 115 now.',
};

/** The values a text has room for; a `Words` value is put in the reader's language. */
export type ErrorValues = Record<string, string | number | Words>;

/**
 * A refusal. `values` fill the public text; `cause` goes to the log only, so a secret put there by mistake is
 * still hidden from the caller.
 */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly values: ErrorValues;

  constructor(code: ErrorCode, values: ErrorValues = {}, options: { cause?: unknown } = {}) {
    super(code, options);
    this.name = 'ServiceError';
    this.code = code;
    this.values = values;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

export function errorText(error: ServiceError, language: Language, tellsEmergencyNumber: boolean): string {
  const text = errors[error.code].text[language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = error.values[name];
    return typeof value === 'object' ? value[language] : String(value ?? '');
  });
  return tellsEmergencyNumber ? `${text} ${emergencyReminder[language]}` : text;
}

/** A field and what is wrong with it, as a refusal. */
export function invalid(field: string, fault: Words): ServiceError {
  return new ServiceError('invalid_request', {
    fault: { vi: `${field}: ${fault.vi}`, en: `${field}: ${fault.en}` },
  });
}

export const agesDisagree: Words = {
  vi: 'không khớp với age (số tuổi tròn); hãy gửi một trong hai, hoặc sửa cho khớp.',
  en: 'does not agree with age (whole years); send one of them, or make them agree.',
};
export const missingMember: Words = { vi: 'thiếu mục bắt buộc này.', en: 'is required.' };
export const unknownPlace: Words = {
  vi: 'không có nơi nào mang mã này; hãy tìm mã bằng GET /v1/places.',
  en: 'there is no such place; find its id with GET /v1/places.',
};

export const unknownMember: Words = {
  vi: 'không có mục nào tên như vậy; hãy kiểm tra chính tả.',
  en: 'is not a known member; check the spelling.',
};
