import type { TermTable } from './term-table.ts';

/** Everyday phrases that only look like a complaint, with marks or without: they point nowhere and hide what is inside. */
export const stopPhrases: TermTable = [
  [
    '',
    `bầu dục|hình bầu dục|bầu trời|bầu không khí|cảm ơn|cám ơn|cảm thấy|cảm giác|cảm nhận|thông cảm|tình cảm|kính gửi|kính chào|kính thưa|kính mong|kính chúc|kính nhờ|kính nhờ bác sĩ|tại sao|tại bệnh viện|tại nhà|hiện tại|tồn tại|tại vì|tại đây|tại khoa|gần đây|gần như|gần nhất|gần nhau|dạo gần đây|tìm hiểu|tìm kiếm|tìm ra|đi tìm|mắt thường|trước mắt|ra mắt|phân vân|phân tích|phân biệt|bộ phận|thành phần|một phần|phần nào|phần lớn|kinh nghiệm|kinh tế|kinh khủng|kinh doanh|da trời|lâu nay|lâu rồi|lâu lâu|bao lâu|đã lâu|rất lâu|lâu dài|lâu ngày|lâu năm|hẹn tái khám|hẹn khám|răng là|nói rằng|cho rằng|rõ ràng|màu sắc|mau chóng|mất thời gian|mất bao lâu|họ hàng|họ nói|cơ thể|cơ bản|cơ hội|cơ sở|nguy cơ|cơ địa|động cơ|công việc|bạn bè|đặc biệt|vận động viên|nhu cầu|đi lại|rau xanh|ăn rau|hằng ngày|hàng ngày|hang ngay|ngay sau|ngay khi|ngay lập tức|ngay cả|chúc bác sĩ|sức khỏe|trong lòng|đau lòng|vui lòng|hài lòng|phòng khám|phòng bệnh|phòng mạch|bệnh phòng|lời khuyên|xem xét|bao gồm|con đường|đường phố|đường xá|tế bào|tiến triển|điều trị nội trú|bệnh nhân|bác sĩ|alo bác sĩ|alobacsi|trước đó|sau đó|thời gian|mắc bệnh|phát hiện|bao giờ|làm sao|có sao không|vì sao|khi nào|thế nào|như thế nào|làm thế nào|lý do|tự nhiên|bình thường|khó chịu|khó khăn|khó chữa|khó hiểu|ăn uống|sinh hoạt|có thể|không thể|có lẽ|có phải|làm việc|nghỉ ngơi|mũi tiêm|mũi chân|đầu mũi chân|tiền mất tật mang|đã và đang|thái độ|thải độc|tình trạng|thân mến|thân nhân|bản thân|thân thể|toàn thân|thân hình|cân nặng|mang tính|tính toán|chất lượng|lượng|lưỡng lự|con gái|con trai|chân thành|chân tình|chân thực|tay nghề|sớm muộn|tim em|trái tim tôi|bảo hiểm y tế|y tế`,
  ],
  [
    '',
    'hỏi|ở|ngày|năm|nằm|như|nào|có|gây|mới|bên|số|sợ|so|khác|trị|lại|thì|là|nên|được|và|cho|với|các|những|này|đó|khi|lúc|ra|vào|lên|xuống|đi|về|còn|cũng|rất|nhưng|mà|hay|hoặc|vì|do|bị|từ|đến|tới|sau|trước|trong|ngoài|trên|dưới|giữa|xa|lâu|chưa|không|sẽ|đang|phải|muốn|biết|làm|nói|thấy|xem|dùng|uống|ăn|cần|giúp|mong|nhờ|xin|chào|thưa|tôi|em|anh|chị|cháu|chú|cô|bác|ông|bà|mẹ|bố|ba|má|vợ|chồng|người|bạn|mình|nhà|việc|thuốc|bệnh|viện|khám|tuổi|tháng|tuần|giờ|phút|lần|nhiều|ít|hơn|nhất|quá|lắm|nữa|thêm|hết|khỏi|đỡ|dạ|vâng|ạ|ơi|gì|sao|đâu|ai|mấy|bao|gặp|mỗi|phòng|phần|lý|dài|vài|tự|trở|hàng|thể|thứ|sàn|sân',
  ],
];
