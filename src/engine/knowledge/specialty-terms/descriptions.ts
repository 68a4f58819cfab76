import type { TermTable } from './term-table.ts';

/** Complaints as they are described at length, by people and by leaflets, rather than named. */
export const descriptions: TermTable = [
  [
    'cardiology 4',
    'nằm thấp đầu|nằm đầu thấp|đầu thấp|không nằm được vì khó thở|tim đập mạnh và nhanh|tim ngừng một nhịp|cảm giác bóp nghẹt|đau thắt sau xương ức|đau lan lên cằm|mạch nhanh yếu|gan bàn tay tím|huyết áp dao động',
  ],
  ['vascular_surgery 3.6', 'tĩnh mạch nổi ngoằn ngoèo|mạch máu nổi ngoằn ngoèo|loét cẳng chân'],
  [
    'pulmonology 4',
    'thở khó về đêm|khó thở khi thay đổi thời tiết|khó thở khi tiếp xúc|phải ngồi chống tay|ngồi chống tay để thở|xịt cắt cơn|cắt cơn|ho khạc mủ|đờm lẫn máu tươi|đờm hôi|tiếng ran|ran ẩm|ran nổ|rì rào phế nang|lồng ngực hình thùng|ho khi gắng sức|ho tăng về đêm|ho nhiều về sáng',
  ],
  [
    'ent 4.4',
    'dịch trong tai|nghe tiếng ù|khả năng nghe|nghe điện thoại|tiếng ồn xung quanh|chảy mũi một bên|mũi có mùi|hơi thở bằng miệng|nói giọng ngạt|sưng dưới tai|khối sưng dưới hàm|nuốt nước bọt đau|đau khi nuốt nước bọt|xoang mặt',
  ],
  [
    'neurology 4',
    'đau như búa bổ|đau theo nhịp mạch|đau theo nhịp đập|đau giật một bên đầu|tiền triệu|dấu hiệu báo trước|cắn lưỡi|mắt trợn ngược|mất ý thức tạm thời|mất trí nhớ ngắn hạn|quên tên người thân|lạc đường|đi như trên bông|như giẫm lên bông|đi như trên cát|mặt vô cảm|chữ viết nhỏ|nhân trung lệch|một bên mặt|bàn tay rủ|bàn chân rủ|mất phản xạ|phát âm khó|chậm hiểu|rối loạn ngôn ngữ và trí nhớ',
  ],
  [
    'gastroenterology 4',
    'nóng rát ngực sau ăn|đau khi đói|đau sau khi ăn no|bụng óc ách|đi ngoài không hết phân|phân sống lổn nhổn|phân có bọt|phân mùi tanh|đau bụng giảm sau khi đi ngoài|nôn dịch vàng|đau bụng lan ra sau lưng',
  ],
  ['hepatology 4', 'bàn tay son|dễ chảy máu và vàng da|nước tiểu sẫm như nước trà'],
  [
    'colorectal_surgery 4.4',
    'sa ra ngoài khi đi tiêu|sa ra ngoài khi rặn|máu nhỏ giọt|máu dính giấy vệ sinh|đau rát khi đi cầu|chảy dịch cạnh hậu môn|ngồi đau',
  ],
  [
    'general_surgery 3.6',
    'khối phồng ở bụng|khối phồng ở rốn|to lên khi đứng|xẹp khi nằm|biến mất khi nằm|ấn đau bụng phải|vết mổ cũ phồng',
  ],
  [
    'nephrology 4',
    'nước tiểu có bọt lâu tan|bọt lâu tan|sưng quanh mắt buổi sáng|phù mặt buổi sáng|mí mắt nặng|hơi thở mùi khai|mùi khai|protein trong nước tiểu|lọt protein',
  ],
  ['urology 4.4', 'rát buốt khi tiểu|nhỏ giọt sau khi tiểu|rặn khi tiểu|đau quặn lưng|thức dậy đi tiểu'],
  [
    'andrology 4.4',
    'da bìu nhăn|búi tĩnh mạch ở bìu|búi giun|tinh hoàn không đều|một bên tinh hoàn|không giữ được cương|da quy đầu|lộn bao quy đầu',
  ],
  ['gynecology 4.4', 'khí hư màu|đau bụng dưới khi quan hệ|mất ngủ tuổi mãn kinh|bốc hỏa đổ mồ hôi'],
  ['breast 4.6', 'da vú|ngực có cục|cục trong ngực|sần vỏ cam|kích thước vú|hình dạng vú|vùng nách có hạch'],
  [
    'obstetrics 4.6',
    'ít đạp|bụng bầu|gò cứng bụng|ăn gì nôn đó khi mang thai|sót nhau|sót rau|vỡ tử cung|nhau bám|que thử hai vạch',
  ],
  [
    'endocrinology 4',
    'vùng cổ to ra|cổ bạnh|da cổ sẫm màu|nếp gấp da sẫm màu|sẫm màu ở cổ và nách|gai đen|bàn tay bàn chân to|ngón tay to ra|run tay đói|đói run|đói cồn cào vã mồ hôi|vết thương lâu lành ở chân|chân mất cảm giác|gầy dù ăn nhiều|tăng cân dù ăn ít|rối loạn đường huyết|mất kinh tiết sữa|da khô lạnh',
  ],
  [
    'rheumatology 4',
    'ngón chân cái sưng|kêu lạo xạo|không giơ tay qua đầu|đau khi cúi|khó cúi|đau buổi sáng khi đặt chân|đau khi bước|ngón tay co cứng|các ngón tay sưng|viêm khớp nhiều nơi',
  ],
  ['orthopedics 4', 'nghe tiếng rắc|không đứng được sau ngã|sưng bầm sau ngã|khớp lỏng lẻo'],
  ['spine 4', 'đau khi ho hoặc hắt hơi'],
  [
    'dermatology 4.4',
    'nốt li ti|nốt nhỏ trên da|mảng da đỏ|da bong|vết trầy xước|da chảy nước|mụn sưng|nặn mụn|nốt ngứa|ngứa kẽ tay|kẽ tay|kẽ chân|tóc rụng từng mảng|da rát|vùng da đỏ rát|mụn nước thành chùm|thành chùm|từng chùm|da đầu ngứa|vết chàm|mảng vảy|da phồng',
  ],
  [
    'infectious_disease 3.6',
    'tiếp xúc với người bệnh|sau khi đi rừng|ngủ rừng|muỗi đốt nhiều|sốt từng cơn|sốt hai pha|sốt không rõ nguyên nhân|hạch sưng đau và sốt|hung hăng|lách to và sốt|phình to lách|vết loét không đau|vết đốt có vảy đen',
  ],
  ['hematology 4', 'vết thương chảy máu lâu|kinh nguyệt nhiều và bầm tím|da niêm nhợt|lòng bàn tay nhợt|thèm ăn đất'],
  [
    'ophthalmology 5',
    'nhìn xa mờ|nhìn gần mờ|méo mó|hình ảnh méo|vệt sáng|chói sáng|chói đèn|sương mù trước mắt|màng che|như có màng che|nhìn qua màn sương|vùng nhìn|thị trường|thu hẹp thị trường|dụi mắt|nheo mắt khi nhìn|màu sắc nhạt|nhìn màu|mọi vật có màu|ánh đèn|nguồn sáng|dính mi|mi sưng|sưng mi|mi mắt sưng|cộm như có cát|như có cát|chảy mủ mắt|lòng trắng đỏ|mắt mỏi|mắt nhức|mắt ngứa',
  ],
  ['dentistry 4.6', 'nhai đau|ê buốt khi ăn|ê buốt khi uống lạnh|chảy máu khi đánh răng|lỗ sâu'],
  [
    'psychiatry 4',
    'không kiểm soát được lo lắng|lo lắng mọi chuyện|sợ điều tồi tệ|đầu óc trống rỗng|bế tắc|buông bỏ|không thiết|cảm thấy vô dụng|khó ra quyết định|ý nghĩ chết|nghĩ đến cái chết|nghĩ đến việc hại|nghĩ có người hại|dễ giật mình|ác mộng lặp lại',
  ],
  [
    'oncology 3.2',
    'khối u phát triển nhanh|khối u lớn nhanh|khối u to dần|hạch cứng|hạch cứng không đau|hạch không đau|hạch to nhanh|lở loét lâu không lành|chảy máu từ khối u|sụt cân nhanh không rõ|khối u cứng|khối u không đau',
  ],
  ['pediatrics 4', 'nôn trớ nhiều|da nổi vân tím|bụng chướng ở trẻ'],
  [
    'reproductive_medicine 4',
    'chưa có tin vui|không dùng biện pháp tránh thai|lâu chưa có thai|mong con|thả mãi|rụng trứng|không rụng trứng|trứng lép|chất lượng trứng|niêm mạc mỏng',
  ],
];
