import type { TermTable } from './term-table.ts';

/** Everyday phrases that only look like a complaint, with marks or without: they point nowhere and hide what is inside. */
export const stopPhrases: TermTable = [
  [
    '',
    `khi ho|lúc ho|do đó|soi gương|soi điện thoại|soi đèn|sợi chỉ|sợi tóc|bông gòn|bông tai|tăm bông|phụ nữ|muay thai|thái lan|bao quanh|tìm đọc|mỗi khi ho|khi hắt hơi|khi cười|vẩy tay|alo bác sĩ|alobacsi|bao giờ|bao gồm|bao lâu|bác sĩ|bình thường|bạn bè|bản thân|bảo hiểm y tế|bất tiện|bầu dục|bầu không khí|bầu trời|bệnh nhân|bệnh phòng|bộ phận|cho rằng|chân thành|chân thực|chân tình|chúc bác sĩ|chất lượng|con gái|con trai|con đường|cám ơn|cân nặng|có lẽ|có phải|có sao không|có thể|công việc|cơ bản|cơ hội|cơ sở|cơ thể|cơ địa|cảm giác|cảm nhận|cảm thấy|cảm ơn|da trời|dạo gần đây|gần nhau|gần như|gần nhất|gần đây|hang ngay|hiện tại|hài lòng|hàng ngày|hình bầu dục|hằng ngày|hẹn khám|hẹn tái khám|họ hàng|họ nói|khi nào|khó chịu|khó chữa|khó hiểu|khó khăn|không thể|kinh doanh|kinh khủng|kinh nghiệm|kinh tế|kính chào|kính chúc|kính gửi|kính mong|kính nhờ|kính nhờ bác sĩ|kính thưa|lo lắng cho|lo lắng có|lo lắng không|lo lắng quá|lo lắng vì|phù hợp|tái đi tái lại|chợp mắt|cao gót|giày cao gót|lo lắng về|làm sao|làm thế nào|làm việc|lâu dài|lâu lâu|lâu nay|lâu ngày|lâu năm|lâu rồi|lý do|lưỡng lự|lượng|lời khuyên|mang tính|mau chóng|màu sắc|môi trường|mũi chân|mũi tiêm|mất bao lâu|mất thời gian|mắc bệnh|mắt thường|một phần|ngay cả|ngay khi|ngay lập tức|ngay sau|nghỉ ngơi|nguy cơ|nhu cầu|như thế nào|nói rằng|phát hiện|phân biệt|phân tích|phân vân|phòng bệnh|phòng khám|phòng mạch|phần lớn|phần nào|quá lo lắng|ra mắt|rau xanh|rõ ràng|răng là|rất lo lắng|rất lâu|sau đó|sinh hoạt|sớm muộn|sức khỏe|tay nghề|thành phần|thái độ|thân hình|thân mến|thân nhân|thân thể|thông cảm|thải độc|thế nào|thời gian|tim em|tiến triển|tiền mất tật mang|toàn thân|trong lòng|trái tim tôi|trước mắt|trước đó|tìm hiểu|tìm kiếm|tìm ra|tình cảm|tình dục|tình trạng|tính toán|tại bệnh viện|tại khoa|tại nhà|tại sao|tại vì|tại đây|tế bào|tồn tại|tự nhiên|vui lòng|vì sao|vận động viên|xem xét|y tế|ăn nhiều thịt|ăn rau|ăn uống|đang lo lắng|đau lòng|đi lại|đi tìm|điều trị nội trú|đã lâu|đã và đang|đường phố|đường xá|đầu mũi chân|đặc biệt|động cơ`,
  ],
  [
    '',
    'ai|anh|ba|bao|biết|bà|bác|bên|bạn|bệnh|bị|bố|cho|chào|cháu|chú|chưa|chị|chồng|các|còn|có|cô|cũng|cần|do|dài|dùng|dưới|dạ|em|giúp|giờ|giữa|gây|gì|gặp|hay|hoặc|hàng|hơn|hết|hỏi|khi|khác|khám|không|khỏi|là|làm|lâu|lên|lúc|lý|lại|lần|lắm|mong|muốn|mà|má|mình|mấy|mẹ|mỗi|mới|ngoài|ngày|người|nhiều|nhà|như|nhưng|nhất|nhờ|những|nào|này|nên|nói|năm|nằm|nữa|phòng|phút|phải|phần|quá|ra|rất|sao|sau|so|sàn|sân|sẽ|số|sợ|thuốc|tháng|thêm|thì|thưa|thấy|thể|thứ|trong|trên|trước|trị|trở|tuần|tuổi|tôi|tới|từ|tự|uống|việc|viện|và|vài|vào|vâng|vì|về|với|vợ|xa|xem|xin|xuống|ít|ông|ăn|đang|đi|đâu|đó|được|đến|đỡ|ơi|ạ|ở',
  ],
  // What is told only with marks: without them it is mostly something everyday ("vay" is vậy, not vảy).
  [
    '',
    '!vảy|!vẩy|!vảy bạc|!va đầu|!vá da|!cơ đau|!cứng cổ|!cứng cơ|!bí tiểu|!đau bẹn|!bị té|!mỏi cổ|!mỏi cơ|!nổi đỏ|!nói đớ|!mắt đỏ|!mất đỏ|!đau má|!nóng đỏ|!hói đầu|!lả người|!mới đẻ|!sau đẻ|!da bị|!trinh|!la hét|!nạo va|!viêm va|!dáng đi|!cơ tim|!cứng đờ|!cứng đơ|!cổ trướng|!ăn vạ|!da rát|!da đen|!xương lòi|!nổi gân|!đỏ rát|!hở van|!nói mơ|!vô tinh|!đau gan|!đỏ da|!da đỏ|!tê cứng|!yếu cơ|!đau cơ|!đầy tai|!sợ sáng|!đàm|!đờm|!ói|!lỡ|!tủy|!tụy|!nhóc|!tự tử|!nang',
  ],
];
