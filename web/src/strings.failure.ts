/** What is said when the service could not be reached or would not answer: what happened, what is safe, what to do. */
export const failureTexts = {
  vi: {
    offline: 'Không có kết nối mạng.',
    offlineSafe: 'Những gì đã lưu vẫn nguyên. Khi có mạng, hãy thử lại.',
    timeout: 'Dịch vụ trả lời quá lâu.',
    service: 'Dịch vụ gặp trục trặc.',
    laterSafe: 'Những gì đã lưu vẫn nguyên. Hãy thử lại sau ít phút.',
    nothingChanged: 'Chưa có gì thay đổi.',
    danger: 'Nếu đang nguy hiểm, đừng chờ: gọi 115.',
    stale: (when: string) => `Đang mất mạng. Bạn đang xem bản tải lúc ${when}.`,
  },
  en: {
    offline: 'There is no network connection.',
    offlineSafe: 'What was saved is safe. Try again when you are connected.',
    timeout: 'The service took too long to answer.',
    service: 'The service has a problem.',
    laterSafe: 'What was saved is safe. Try again in a few minutes.',
    nothingChanged: 'Nothing has changed.',
    danger: 'In danger, do not wait: call 115.',
    stale: (when: string) => `You are offline. This is what was loaded at ${when}.`,
  },
};
