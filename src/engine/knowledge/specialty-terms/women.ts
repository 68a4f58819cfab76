import type { TermTable } from './term-table.ts';

/** Pregnancy, birth, women’s health, fertility and the breast. */
export const women: TermTable = [
  [
    'obstetrics 6',
    `mang thai|có thai|có bầu|mang bầu|đang bầu|bà bầu|bầu bí|thai kỳ|thai nghén|thai phụ|thai nhi|bào thai|phôi thai|~thai|khám thai|siêu âm thai|sổ khám thai|tuổi thai|tuần thai|thai tuần|thai máy|thai đạp|thai lưu|sảy thai|sẩy thai|dọa sảy|dọa sảy thai|dọa sẩy|thai ngoài tử cung|thai ngoài|chửa ngoài|chửa ngoài tử cung|chửa trứng|thai trứng|song thai|thai đôi|đa thai|tim thai|túi thai|phá thai|bỏ thai|đình chỉ thai|nạo thai|hút thai|nhau thai|rau thai|nhau tiền đạo|rau tiền đạo|nhau bong non|rau bong non|nhau cài răng lược|nước ối|!ối|vỡ ối|rỉ ối|thiểu ối|đa ối|dây rốn|tiền sản giật|sản giật|tiểu đường thai kỳ|đái tháo đường thai kỳ|ốm nghén|!nghén|chuyển dạ|sinh mổ|đẻ mổ|mổ lấy thai|mổ bắt con|sinh thường|đẻ thường|sinh non|đẻ non|dọa sinh non|sinh con|sinh em bé|sau sinh|sau đẻ|hậu sản|sản dịch|ở cữ|sản phụ|sản khoa|gò tử cung|cơn gò|ngôi thai|ngôi mông|độ mờ da gáy|double test|triple test|nipt|chọc ối|sàng lọc trước sinh|dị tật thai|khâu cổ tử cung|que thử thai|thử thai|que 2 vạch|que lên 2 vạch|2 vạch|beta hcg|bhcg|trễ kinh có thai|dự sinh|ngày dự sinh|cho con bú|con bú|đang cho bú|mất sữa|tắc tia sữa|tắc sữa|áp xe vú|viêm tuyến vú|kích sữa|vết mổ đẻ|vết mổ lấy thai|sẹo mổ lấy thai|sa tử cung sau sinh|rạch tầng sinh môn|tầng sinh môn|pregnant|pregnancy|miscarriage|antenatal|ectopic|postpartum|breastfeeding|labour|trimester|tam cá nguyệt|axit folic|acid folic|trước khi mang thai|muốn có em bé|chuẩn bị mang thai|em bé trong bụng|bé trong bụng|~bầu|thai 3 tháng|thai giáo|sanh|sanh mổ|sanh thường`,
  ],
  [
    'gynecology 5.6',
    'kinh nguyệt|kinh nguyệt thất thường|kinh nguyệt kéo dài|kinh nguyệt ít|kinh nguyệt thưa|kinh nguyệt không đều|rối loạn kinh nguyệt|tử cung|âm đạo|âm hộ|buồng trứng|co bóp của tử cung',
  ],
  [
    'gynecology 5',
    `phụ khoa|kỳ kinh|chu kỳ kinh|chu kỳ kinh nguyệt|kinh không đều|trễ kinh|chậm kinh|trễ kinh nguyệt|mất kinh|vô kinh|rong kinh|rong huyết|cường kinh|băng kinh|băng huyết|thống kinh|đau bụng kinh|hành kinh|đến tháng|tới tháng|ra kinh|có kinh|máu kinh|kinh ra ít|ra kinh ít|máu kinh đông|ngày kinh|tắt kinh|mãn kinh|tiền mãn kinh|thời kỳ mãn kinh|bốc hỏa|ra máu giữa kỳ kinh|khô âm đạo|viêm âm đạo|nấm âm đạo|nấm candida âm đạo|môi bé|môi lớn|cô bé|vùng kín ngứa|ngứa vùng kín|khí hư|huyết trắng|dịch âm đạo|dịch tiết âm đạo|ra khí hư|ra huyết trắng|viêm phụ khoa|viêm nhiễm phụ khoa|viêm lộ tuyến|lộ tuyến cổ tử cung|viêm lộ tuyến cổ tử cung|cổ tử cung|viêm cổ tử cung|polyp cổ tử cung|u xơ tử cung|nhân xơ tử cung|nhân xơ|polyp tử cung|polyp lòng tử cung|nội mạc tử cung|lạc nội mạc tử cung|lạc nội mạc|niêm mạc tử cung|lạc tuyến trong cơ tử cung|viêm nội mạc tử cung|sa tử cung|sa tạng chậu|sa sinh dục|sa thành âm đạo|cắt tử cung|dạ con|u nang buồng trứng|nang buồng trứng|u buồng trứng|u bì buồng trứng|nang nước buồng trứng|đa nang buồng trứng|buồng trứng đa nang|pcos|suy buồng trứng|suy buồng trứng sớm|nang cơ năng|vòi trứng|ống dẫn trứng|viêm vùng chậu|viêm tiểu khung|viêm phần phụ|phần phụ|rụng trứng|trứng rụng|vòng tránh thai|đặt vòng|tháo vòng|que cấy tránh thai|que tránh thai|thuốc tránh thai|tránh thai|thuốc tránh thai khẩn cấp|viên tránh thai|ngừa thai|triệt sản|hpv|pap|pap smear|soi cổ tử cung|màng trinh|bartholin|nang bartholin|u nang bartholin|tuyến bartholin|trinh|period pain|menstrual|periods|vaginal|vaginal discharge|ovarian cyst|fibroids|menopause|uterus|sa bàng quang|estrogen|nội tiết tố nữ|nội tiết nữ|hormone nữ|thuốc nội tiết|đặt thuốc|vòng kinh|chị em phụ nữ|kinh nguyệt ra nhiều`,
  ],
  [
    'reproductive_medicine 5 gynecology 2',
    'hiếm muộn|vô sinh|vô sinh hiếm muộn|khó có con|chưa có con|không có con|mãi chưa có con|muốn có con|mong con|thụ tinh trong ống nghiệm|thụ tinh ống nghiệm|thụ tinh nhân tạo|thụ thai|khó thụ thai|ivf|iui|bơm tinh trùng|chuyển phôi|trữ phôi|phôi|trữ đông trứng|trữ trứng|đông trứng|chọc hút trứng|kích trứng|kích thích buồng trứng|dự trữ buồng trứng|amh|tắc vòi trứng|tắc ống dẫn trứng|ứ dịch vòi trứng|ứ dịch ống dẫn trứng|ứ nước vòi trứng|hsg|chụp hsg|chụp tử cung vòi trứng|hỗ trợ sinh sản|sinh sản|xin tinh trùng|trữ tinh trùng|trữ đông tinh trùng|micro tese|mang thai hộ|infertility|không đậu thai|thả hoài|thả bầu|không thể mang thai|khó mang thai|chưa có thai|mãi không có thai|dính buồng tử cung|dính lòng tử cung|sảy thai liên tiếp|sảy thai nhiều lần',
  ],
  [
    'breast 5 gynecology 1 oncology 2',
    'tuyến vú|u vú|khối u ở vú|u xơ tuyến vú|u sợi tuyến vú|bướu sợi tuyến|nang vú|nang tuyến vú|núm vú|đầu vú|!đầu ti|!đầu ngực|quầng vú|bầu vú|~vú|nhũ hoa|đau vú|đau ngực trước kỳ kinh|cục ở ngực|cục cứng ở ngực|u ngực|u ở ngực|khối u ở ngực|bầu ngực|xơ nang tuyến vú|xơ nang vú|tiết dịch núm vú|tiết dịch đầu vú|núm vú tiết dịch|nhũ ảnh|chụp nhũ ảnh|birads|bi rads|x quang tuyến vú|siêu âm vú|siêu âm tuyến vú|vôi hóa tuyến vú|căng tức ngực|ngực căng tức|căng tức vú|cương vú|breast lump|breast pain|nipple|breast|tụt núm vú|núm vú bị tụt|!nhũ|áp xe tuyến vú|túi ngực|nâng ngực',
  ],
  ['oncology 5 breast 5', 'ung thư vú|k vú|breast cancer|ung thư tuyến vú'],
  [
    'gynecology 4.6',
    'đèn đỏ|ngày đèn đỏ|hội chứng tiền kinh nguyệt|ngày hành kinh|kỳ kinh nguyệt|co bóp tử cung|dịch có mùi hôi|u ở thành âm đạo',
  ],
  ['breast 2.6', 'da vùng ngực|ngực chảy xệ|ngực sưng nóng|vùng da ngực|nóng đỏ ở ngực|ngực to|sưng ngực'],
  [
    'obstetrics 2',
    'con đầu lòng|sẹo mổ lấy thai cũ|tuổi thai nhi|sinh nở|con so|mang đa thai|dọa sẩy thai|sinh bé|có em bé|để có em bé',
  ],
  [
    'obstetrics 4.5',
    'tụ dịch màng nuôi|bóc tách túi thai|bóc tách|tụ máu dưới màng đệm|thai chậm phát triển|thai nhỏ|thai to|thai yếu|tim thai yếu|que thử|thử que|mở tử cung|cổ tử cung ngắn|sinh đôi|truyền thuốc giữ thai|giữ thai|thuốc nội tiết giữ thai|sàng lọc thai|dị tật bẩm sinh thai nhi|tiêm uốn ván khi mang thai|đi sinh|đau bụng bầu',
  ],
  ['gynecology 1.6 obstetrics 0.8', 'ra máu|ra máu tươi|dịch nhầy|ra dịch'],
  ['gynecology 4.4', 'cấy que|kế hoạch hóa gia đình|khám tiền hôn nhân|tiền hôn nhân'],
];
