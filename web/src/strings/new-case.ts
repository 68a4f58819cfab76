import { defineTexts } from '../texts.ts';

/** Making a case. */
const vi = {
  step: (n: number, of: number) => `Bước ${n} trên ${of}`,
  storyHeading: 'Người bệnh đang cần gì?',
  storyHint: 'Viết ngắn cũng được. Có thể sửa sau.',
  seeEmergency: 'Xem phải làm gì ngay',
  need: 'Việc cần giúp',
  symptoms: 'Đang thấy thế nào?',
  symptomsHint: 'Ví dụ: đau bụng âm ỉ 2 tháng, ăn không tiêu',
  isSelf: 'Tôi là người bệnh',
  isOther: 'Tôi hỏi cho người khác',
  who: 'Bạn là ai?',
  fromCheck: 'Dùng những gì bạn vừa trả lời',
  changeAnswers: 'Sửa câu trả lời',
  peopleHeading: 'Người bệnh và người liên hệ',
  peopleHint: 'Không bắt buộc. Bác sĩ được mời chỉ thấy giới tính, năm sinh, nơi ở.',
  patient: 'Người bệnh',
  contact: 'Người liên hệ chính',
  consentHeading: 'Trước khi lưu',
  consentIntro: 'Lưu gì, ai xem được',
  notice: [
    'Lưu những gì bạn nhập và tải lên, để tìm nơi khám và để bạn mở lại.',
    'Chỉ ai có chìa khóa mới mở được. Bác sĩ chỉ xem khi bạn mời; bạn thu hồi được bất cứ lúc nào.',
    'Mỗi lần người khác mở đều được ghi trong Nhật ký.',
    'Đây là thông tin nhạy cảm. Bạn xóa được từng giấy tờ hay cả hồ sơ bất cứ lúc nào. Không quảng cáo, không bên thứ ba.',
  ],
  consentKeep: 'Tôi đồng ý để Dẫn Lối lưu và dùng thông tin sức khỏe này để chỉ nơi khám.',
  consentNavigator:
    'Tôi đồng ý: khi hồ sơ cần người giúp, điều phối viên của Dẫn Lối được mở hồ sơ, và tôi thấy mỗi lần mở.',
  consentChoice: 'Không bắt buộc. Bạn đổi ý được bất cứ lúc nào.',
  consentRepresentative: 'Tôi là người đại diện của người bệnh, hoặc được người bệnh nhờ.',
  consentChild: 'Người bệnh từ 7 đến 17 tuổi đã được giải thích và đồng ý.',
  consentMissing: 'Hãy đọc và đánh dấu các ô bắt buộc để tạo hồ sơ. Không đồng ý thì chưa có gì được lưu.',
  submit: 'Tạo hồ sơ',
  creating: 'Đang tạo hồ sơ…',
  failedSafe: 'Những gì bạn đã điền vẫn ở trên trang này. Bấm lại sẽ không tạo hai hồ sơ.',
  invalidAge: 'Tuổi từ 0 đến 120.',
  contactNameMissing: 'Có số điện thoại thì cần thêm tên người liên hệ.',
};

export type NewCaseStrings = typeof vi;
export const newCaseTexts = defineTexts(vi, async () => (await import('./new-case.en.ts')).en);
