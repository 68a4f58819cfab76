import type { TermTable } from './term-table.ts';

/** Kidneys, urinary tract and men’s health. */
export const kidneysAndMen: TermTable = [
  [
    'nephrology 5',
    'suy thận|suy thận mạn|suy thận mãn|suy thận cấp|bệnh thận|bệnh thận mạn|viêm cầu thận|cầu thận|hội chứng thận hư|thận hư|chạy thận|chạy thận nhân tạo|lọc thận|lọc máu|lọc màng bụng|chức năng thận|creatinin|creatinine|độ lọc cầu thận|egfr|ure máu|đạm niệu|đạm trong nước tiểu|protein niệu|tiểu đạm|viêm thận|viêm thận bể thận|viêm đài bể thận|viêm bể thận|thận yếu|hai thận|thận đa nang|nang thận|~thận|quả thận|ghép thận|viêm thận lupus|microalbumin|albumin niệu|kidney|kidneys|kidney failure|dialysis',
  ],
  [
    'urology 5',
    `sỏi thận|sỏi tiết niệu|sỏi niệu quản|sỏi bàng quang|sỏi đường tiết niệu|sỏi đường tiểu|sỏi san hô|tán sỏi|mổ sỏi|mổ sỏi thận|sonde jj|ống jj|rút jj|thận ứ nước|ứ nước thận|thận ứ dịch|niệu quản|hẹp niệu quản|khúc nối bể thận|niệu đạo|viêm niệu đạo|hẹp niệu đạo|chảy mủ niệu đạo|bàng quang|viêm bàng quang|bàng quang tăng hoạt|bàng quang thần kinh|nhiễm trùng tiểu|nhiễm trùng đường tiểu|nhiễm trùng đường tiết niệu|nhiễm khuẩn tiết niệu|nhiễm trùng tiết niệu|viêm đường tiết niệu|viêm tiết niệu|viêm đường tiểu|đường tiểu|đường tiết niệu|tiết niệu|tiểu buốt|tiểu rắt|tiểu gắt|đái buốt|đái rắt|đái dắt|đi đái dắt|tiểu dắt|bí tiểu|tiểu không hết|nước tiểu đục|nước tiểu màu đục|nước tiểu hồng|nước tiểu có mùi|tiểu đau|đi tiểu đau|đau khi đi tiểu|tiểu rát|đái rát|rát khi đi tiểu|nóng rát khi đi tiểu|đau rát khi tiểu|dòng tiểu yếu|tia tiểu yếu|tiểu yếu|tiểu ngắt quãng|đi tiểu|đi đái|nước tiểu|buồn tiểu|mắc tiểu|mót tiểu|nhịn tiểu|hoại tử bàng quang|tuyến tiền liệt|tiền liệt tuyến|phì đại tuyến tiền liệt|phì đại tiền liệt tuyến|u xơ tiền liệt tuyến|u xơ tuyến tiền liệt|u phì đại tuyến tiền liệt|viêm tuyến tiền liệt|viêm tiền liệt tuyến|psa|nội soi bàng quang|trào ngược bàng quang niệu quản|u bàng quang|bướu bàng quang|u thận|tuyến thượng thận|u tuyến thượng thận|đặt sonde tiểu|ống thông tiểu|sonde tiểu|cơn đau quặn thận|đau quặn thận|đau vùng hông lưng|kidney stones|kidney stone|urinary tract infection|uti|burning urination|painful urination|prostate|bladder|tiểu lẫn máu|tiểu ra mủ|đái tháo nhạt|đái nhiều|đái đêm|đái dầm ở người lớn`,
  ],
  [
    'andrology 5 urology 2',
    `dương vật|bao quy đầu|hẹp bao quy đầu|dài bao quy đầu|cắt bao quy đầu|quy đầu|viêm bao quy đầu|viêm quy đầu|cậu nhỏ|cu cậu|tinh hoàn|viêm tinh hoàn|đau tinh hoàn|tinh hoàn ẩn|xoắn tinh hoàn|teo tinh hoàn|mào tinh|mào tinh hoàn|viêm mào tinh hoàn|da bìu|hòn dái|giãn tĩnh mạch thừng tinh|thừng tinh|tràn dịch màng tinh hoàn|tràn dịch tinh mạc|nang mào tinh|xuất tinh sớm|xuất tinh|xuất tinh ra máu|xuất tinh ngược|tinh dịch|tinh dịch đồ|tinh trùng|tinh trùng yếu|tinh trùng dị dạng|không có tinh trùng|vô tinh|rối loạn cương|rối loạn cương dương|cương dương|yếu sinh lý|bất lực|liệt dương|cương cứng|cương cứng kéo dài|không cương|khó cương|cương đau|mộng tinh|thủ dâm|di tinh|sinh lý nam|sinh lý yếu|suy giảm sinh lý|testosterone|mãn dục nam|suy sinh dục|nam khoa|nam học|thắt ống dẫn tinh|ống dẫn tinh|triệt sản nam|vô sinh nam|hiếm muộn nam|cong dương vật|bệnh peyronie|thắng bao quy đầu|dây thắng|dây hãm|lỗ tiểu đóng thấp|lỗ tiểu lệch thấp|túi tinh|viêm túi tinh|đứt dây hãm|sùi mào gà ở dương vật|nữ hóa tuyến vú|vú to ở nam|testicle|testicular pain|erectile dysfunction|premature ejaculation|penis|scrotum|viagra|cialis|gãy dương vật|sinh dục nam|bộ phận sinh dục nam|chuyện ấy|vùng bìu|tinh trùng ít|chuyển giới`,
  ],
  ['urology 2 nephrology 2', 'vùng thắt lưng và hông'],
  ['urology 5', '~sỏi'],
  [
    'andrology 2.8 dermatology 0.8 gynecology 0.8',
    'vùng sinh dục|da sinh dục|sinh dục sưng|sinh hoạt vợ chồng|chuyện vợ chồng|chuyện chăn gối|chăn gối|gần gũi vợ|lấy vợ|chuyện con cái|mãn dục',
  ],
  ['urology 2.4', 'tia nước tiểu|lỗ tiểu|nặng bụng dưới khi tiểu|cặn trắng|đường bài tiết|bài tiết'],
  ['nephrology 2', 'huyết áp cao và phù|phù toàn thân và mặt|tràn dịch màng bụng'],
  [
    'urology 3.4',
    'giãn đài bể thận|đài bể thận|giãn đài|ứ nước độ 1|ứ nước độ 2|vi khuẩn trong nước tiểu|bạch cầu niệu|hồng cầu niệu|cấy nước tiểu|tổng phân tích nước tiểu|bể thận|nang thận đơn giản',
  ],
];
