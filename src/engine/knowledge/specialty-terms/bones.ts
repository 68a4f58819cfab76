import type { TermTable } from './term-table.ts';

/** Joints, bones, spine, muscles and injuries. */
export const bones: TermTable = [
  [
    'rheumatology 5 orthopedics 2',
    `viêm khớp|viêm khớp dạng thấp|thấp khớp|viêm đa khớp|thoái hóa khớp|thoái hóa khớp gối|thoái hóa|thoái hoá|khớp gối|đau khớp|đau khớp gối|nhức khớp|sưng khớp|cứng khớp|cứng khớp buổi sáng|khô khớp|tràn dịch khớp|tràn dịch khớp gối|~khớp|các khớp|đau nhức khớp|đau nhức xương khớp|xương khớp|cơ xương khớp|~gout|~gút|bệnh gút|thống phong|axit uric|acid uric|uric|hạt tophi|tophi|lupus|lupus ban đỏ|lupus ban đỏ hệ thống|xơ cứng bì|viêm cột sống dính khớp|cột sống dính khớp|viêm khớp vảy nến|viêm khớp cùng chậu|khớp cùng chậu|loãng xương|mật độ xương|đo loãng xương|thưa xương|viêm gân|viêm bao gân|viêm bao hoạt dịch|bao hoạt dịch|viêm quanh khớp vai|đau khớp vai|đau vai|đau vai gáy|đau bả vai|vai gáy|cổ vai gáy|đau cổ vai gáy|đau mỏi vai gáy|mỏi vai gáy|vẹo cổ|đông cứng khớp vai|đau cột sống|đau xương|nhức xương|đau nhức xương|nhức mỏi|nhức mỏi tay chân|viêm cơ|viêm đa cơ|đau cơ xơ hóa|căng cơ|gai gót chân|viêm cân gan chân|cân gan chân|gai xương|gai cột sống|đau tay|đau cánh tay|đau cổ tay|đau khuỷu tay|đau ngón tay|ngón tay lò xo|ngón tay bật|hội chứng de quervain|de quervain|đau cổ chân|đau háng|khớp háng|hoại tử chỏm xương đùi|chỏm xương đùi|khớp vai|khớp cổ chân|khớp tay|khớp ngón tay|khớp thái dương|hội chứng sjogren|sjogren|viêm xương khớp|glucosamin|glucosamine|piascledine|artrodar|colchicin|allopurinol|febuxostat|meloxicam|celecoxib|mobic|tiêm khớp|tiêm nội khớp|tiêm prp|prp|chất nhờn khớp|sụn khớp|!sụn|kêu lục cục|lục khục|lạo xạo|kêu răng rắc|đau đầu gối|đầu gối|đau gối|đau mông|đau xương cụt|sụn sườn|viêm sụn sườn|đau xương sườn|arthritis|joint pain|knee pain|shoulder pain|gout attack|osteoporosis|khó vận động|hạn chế vận động|khó cử động|đau khi vận động|nhức tay|mỏi tay|mỏi gối|tê mỏi`,
  ],
  [
    'spine 5 rheumatology 2 neurosurgery 1 neurology 1',
    'thoát vị đĩa đệm|thoát vị đĩa|đĩa đệm|thoát vị đĩa đệm cột sống|thoát vị đĩa đệm cổ|thoát vị l4 l5|l4 l5|l5 s1|l4|l5|c5 c6|phồng đĩa đệm|lồi đĩa đệm|đau thần kinh tọa|thần kinh tọa|đau dây thần kinh tọa|đau thần kinh toạ|hẹp ống sống|trượt đốt sống|xẹp đốt sống|đốt sống|đốt sống cổ|thoái hóa đốt sống cổ|thoái hóa đốt sống|thoái hóa cột sống|thoái hóa cột sống cổ|thoái hóa cột sống thắt lưng|cột sống|cột sống cổ|cột sống thắt lưng|vẹo cột sống|cong vẹo cột sống|gù lưng|gù vẹo|chèn ép thần kinh|chèn ép rễ|chèn ép dây thần kinh|rễ thần kinh|chèn ép tủy|tủy sống|mổ cột sống|bơm xi măng|đau lan xuống chân|đau lưng lan xuống chân|đau lan xuống mông|tê lan xuống chân|sciatica|herniated disc|slipped disc|spine|chùm đuôi ngựa|gai đôi cột sống',
  ],
  [
    'orthopedics 5',
    'gãy xương|gãy tay|gãy chân|nứt xương|rạn xương|bó bột|tháo bột|nẹp vít|tháo nẹp|tháo vít|đinh nội tủy|đóng đinh|mổ xương|kết hợp xương|can xương|liền xương|chậm liền xương|!khớp giả|xương đòn|xương quai xanh|xương đùi|xương chày|xương mác|xương cánh tay|xương quay|xương gót|xương bánh chè|bánh chè|trật khớp|trật khớp vai|sai khớp|bong gân|lật cổ chân|lật sơ mi|trẹo chân|trật chân|bong gân cổ chân|dây chằng|đứt dây chằng|giãn dây chằng|rách dây chằng|dây chằng chéo|dây chằng chéo trước|dây chằng chéo sau|sụn chêm|rách sụn chêm|sụn viền|đứt gân|gân gót|gân achilles|chóp xoay|rách chóp xoay|thay khớp|thay khớp gối|thay khớp háng|khớp nhân tạo|tái tạo dây chằng|chấn thương|chấn thương thể thao|chấn thương khớp gối|tai nạn giao thông|tai nạn lao động|té ngã|té xe|ngã xe|bị té|bị ngã|nang hoạt dịch|nang bao hoạt dịch|bướu hoạt dịch|vòng kiềng|chân vòng kiềng|chân chữ o|chân bẹt|bàn chân bẹt|bàn chân khoèo|chân ngắn chân dài|trật khớp háng bẩm sinh|hội chứng chèn ép khoang|đứt ngón tay|dập ngón tay|cắt cụt|chân giả|viêm xương|viêm tủy xương|u xương|biến dạng khớp|lệch xương|ngón chân cái vẹo|fracture|broken bone|broken arm|broken leg|sprain|torn ligament|dislocated|rách cơ|tụ máu cơ|bầm dập|va đập|bị đè|dáng đi|đi cà nhắc|đi khập khiễng|đi khập khễnh',
  ],
  [
    'rehabilitation 5 rheumatology 1',
    'phục hồi chức năng|vật lý trị liệu|tập vật lý trị liệu|tập phục hồi|phục hồi vận động|tập đi|tập đi lại|massage trị liệu|physiotherapy|rehabilitation|nắn chỉnh|kéo giãn cột sống',
  ],
  ['rheumatology 1.5', 'vận động|bẻ khớp|khiêng nặng|bê nặng|mang vác nặng|ngồi lâu|cúi người|xoay người'],
  [
    'orthopedics 1.6 rheumatology 1',
    'xương|!gân|!đùi|!gãy|gãy tay chân|tập gym|đá bóng|chơi thể thao|chạy bộ|!té|!gối',
  ],
  ['rheumatology 1', '!cơ|!mỏi|!nhức'],
  [
    'orthopedics 1.6 rheumatology 1',
    'mắt cá|mắt cá chân|ngón tay|ngón chân|cánh tay|cẳng tay|cẳng chân|bắp chân|bắp tay|lòng bàn chân',
  ],
  ['orthopedics 0.7', 'bàn chân|bàn tay'],
  ['rheumatology 3.4 orthopedics 1.6', 'gót|gan bàn chân'],
  ['rheumatology 2 cardiology 1.5 gastroenterology 1', 'xương ức|dưới xương ức|sau xương ức|vùng xương ức'],
  ['rheumatology 2.6 neurology 1.6 orthopedics 0.8', 'ngón cái|ngón trỏ|ngón giữa|ngón áp út'],
  ['rheumatology 2 orthopedics 1', 'sai tư thế|ngồi sai tư thế'],
  ['rheumatology 2.2 dermatology 1.2', 'da dày và cứng|mảng đổi màu'],
  [
    'orthopedics 2 rheumatology 1.6',
    'chịu trọng lượng|co duỗi|gập duỗi|duỗi thẳng|giơ tay|xoay vai|đi đứng|bước đi|lên xuống cầu thang|ngồi xổm',
  ],
  ['rheumatology 2.4 orthopedics 1', 'đau mạn sườn khi xoay|đau nhức chân tay|đau nhức đầu gối'],
];
