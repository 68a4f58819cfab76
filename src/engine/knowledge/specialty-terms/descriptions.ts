import type { TermTable } from './term-table.ts';

/** Complaints as they are described at length, by people and by leaflets, rather than named. */
export const descriptions: TermTable = [
  [
    'cardiology 4',
    'nằm thấp đầu|nằm đầu thấp|đầu thấp|kê cao gối|phải ngồi dậy để thở|thức giấc vì khó thở|không nằm được vì khó thở|tim đập thình thịch|tim đập mạnh và nhanh|tim lỡ nhịp|tim ngừng một nhịp|nhịp tim bất thường|cảm giác bóp nghẹt|đau thắt sau xương ức|lan xuống tay trái|lan ra tay trái|đau lan lên cằm|mạch không đều|mạch nhanh yếu|ngón tay dùi trống|gan bàn tay tím|huyết áp dao động',
  ],
  [
    'vascular_surgery 3.6',
    'chân nặng mỏi|nặng mỏi chân|bắp chân sưng|sưng một bên chân|sưng đau bắp chân|tĩnh mạch nổi ngoằn ngoèo|mạch máu nổi ngoằn ngoèo|ngón chân tím|ngón tay trắng bệch|đau bắp chân khi đi bộ|đau chân khi đi bộ|loét cẳng chân',
  ],
  [
    'pulmonology 4',
    'thở khó về đêm|cơn khó thở|khó thở từng cơn|khó thở khi thay đổi thời tiết|khó thở khi tiếp xúc|phải ngồi chống tay|ngồi chống tay để thở|xịt cắt cơn|cắt cơn|đau ngực khi ho|đau ngực khi hít sâu|đau khi hít thở|đau khi hít sâu|ho khạc mủ|ho ra đờm|đờm lẫn máu tươi|đờm hôi|tiếng ran|ran ẩm|ran nổ|rì rào phế nang|lồng ngực hình thùng|ho khi gắng sức|ho tăng về đêm|ho nhiều về sáng|thở rút lõm',
  ],
  [
    'ent 4.4',
    'mất giọng|đầy tai|cảm giác đầy tai|ngứa trong tai|đau trong tai|dịch trong tai|tai có mùi hôi|nghe tiếng ù|tiếng ù trong tai|nghe không rõ|khả năng nghe|nghe điện thoại|tiếng ồn xung quanh|thở bằng miệng|thở miệng|chảy mũi một bên|nghẹt mũi một bên|mũi có mùi|dịch mũi xanh|nước mũi đục|chảy dịch xuống họng|dịch chảy xuống họng|đốm trắng ở họng|mảng trắng ở họng|họng đỏ|amidan sưng|sưng amidan|hơi thở bằng miệng|mất vị giác|nói giọng ngạt|sưng trước tai|sưng dưới tai|khối sưng dưới hàm|nuốt nước bọt đau|đau khi nuốt nước bọt|xoang mặt',
  ],
  [
    'neurology 4',
    'đau như búa bổ|đau theo nhịp mạch|đau theo nhịp đập|đau giật một bên đầu|tiền triệu|dấu hiệu báo trước|sùi bọt mép|trợn mắt|cắn lưỡi|mắt trợn ngược|co cứng toàn thân|mất ý thức tạm thời|mất trí nhớ ngắn hạn|quên tên người thân|lạc đường|đi như trên bông|như giẫm lên bông|đi như trên cát|dáng đi bất thường|bước đi nhỏ|mặt đơ|mặt vô cảm|chữ viết nhỏ|nhắm mắt không kín|không nhắm kín mắt|nhân trung lệch|miệng lệch|mặt lệch|một bên mặt|bàn tay rủ|bàn chân rủ|mất phản xạ|yếu hai chân|đau như điện giật|như điện giật|mất khả năng phối hợp|nói không rõ|phát âm khó|chậm hiểu|rối loạn ngôn ngữ và trí nhớ',
  ],
  [
    'gastroenterology 4',
    'ợ thức ăn|thức ăn trào lên|trào thức ăn|nóng rát ngực sau ăn|đau rát dạ dày|đau khi đói|đau sau khi ăn no|ăn nhanh no|cảm giác no|bụng óc ách|đầy tức bụng|đi ngoài không hết|đi ngoài không hết phân|đại tiện không hết|phân có mỡ|phân mỡ|phân sống lổn nhổn|phân cứng|phân khô|phân có bọt|phân mùi tanh|đi ngoài liên tục|đau bụng giảm sau khi đi ngoài|thức ăn mắc lại|nghẹn thức ăn|nôn ra thức ăn|nôn dịch vàng|nôn khan|đau bụng lan ra sau lưng|mất nước',
  ],
  [
    'hepatology 4',
    'sao mạch|lòng bàn tay son|bàn tay son|bụng to dần|bụng báng|dễ chảy máu và vàng da|nước tiểu như nước vối|nước tiểu sẫm như nước trà',
  ],
  [
    'colorectal_surgery 4.4',
    'khối sa ra ngoài|sa ra ngoài khi đi tiêu|sa ra ngoài khi rặn|máu nhỏ giọt|máu dính giấy vệ sinh|máu dính giấy|chảy máu khi đi đại tiện|đau khi đi đại tiện|đau rát khi đi cầu|chảy dịch cạnh hậu môn|lỗ rò|ngồi đau',
  ],
  [
    'general_surgery 3.6',
    'khối phồng ở bụng|khối phồng ở rốn|phồng ở bẹn|to lên khi đứng|xẹp khi nằm|biến mất khi nằm|đau quanh rốn lan xuống|ấn đau bụng phải|bụng cứng như gỗ|vết mổ cũ phồng',
  ],
  [
    'nephrology 4',
    'tiểu ra đạm|nước tiểu có bọt lâu tan|bọt lâu tan|sưng quanh mắt buổi sáng|phù mặt buổi sáng|mí mắt nặng|hơi thở mùi khai|vị kim loại|mùi khai|protein trong nước tiểu|lọt protein',
  ],
  [
    'urology 4.4',
    'đi tiểu rát|buốt khi đi tiểu|rát buốt khi tiểu|tiểu lắt nhắt|đi tiểu lắt nhắt|tiểu từng giọt|nhỏ giọt sau khi tiểu|tiểu phải rặn|rặn khi tiểu|cảm giác tiểu không hết|không nhịn được tiểu|không kiểm soát được tiểu|rỉ nước tiểu|tiểu són khi ho|nước tiểu có mủ|nước tiểu lẫn máu|nước tiểu mùi hôi|đau quặn lưng|đau quặn hông|đau lan xuống bẹn|đau lan xuống bìu|thức dậy đi tiểu|dậy đi tiểu',
  ],
  [
    'andrology 4.4',
    'bìu sưng to|da bìu nhăn|búi tĩnh mạch ở bìu|búi giun|tinh hoàn không đều|một bên tinh hoàn|không sờ thấy tinh hoàn|cương không đủ cứng|không giữ được cương|xuất tinh nhanh|khó xuất tinh|đau khi xuất tinh|tinh dịch có máu|da quy đầu|không tuột được|lộn bao quy đầu|đau khi cương|cong khi cương|bựa sinh dục|ngứa quy đầu',
  ],
  [
    'gynecology 4.4',
    'kinh ít|kinh thưa|máu kinh nhiều|kinh ra nhiều|ra máu giữa chu kỳ|đau bụng kỳ kinh|đau bụng ngày kinh|khối sa ở âm đạo|sa ra ngoài âm đạo|cảm giác nặng vùng chậu|dịch âm đạo có mùi|huyết trắng nhiều|huyết trắng có mùi|khí hư có mùi|khí hư màu|ngứa âm đạo|rát âm đạo|đau bụng dưới khi quan hệ|chảy máu khi quan hệ|khô rát khi quan hệ|mất ngủ tuổi mãn kinh|bốc hỏa đổ mồ hôi',
  ],
  [
    'breast 4.6',
    'cục ở vú|khối ở vú|da vú|vú sưng|vú đau|sưng vú|ngực có cục|cục trong ngực|núm vú chảy dịch|chảy dịch núm vú|chảy máu núm vú|da sần vỏ cam|sần vỏ cam|vỏ cam|lõm da vú|kích thước vú|hình dạng vú|vùng nách có hạch',
  ],
  [
    'obstetrics 4.6',
    'thai không máy|thai ít máy|ít đạp|bụng bầu|ra nước âm đạo|ra nước ối|cơn co tử cung|gò cứng bụng|nghén|ăn gì nôn đó khi mang thai|sau khi sinh|sau sinh mổ|vết mổ sinh|sót nhau|sót rau|vỡ tử cung|nhau bám|que thử hai vạch',
  ],
  [
    'endocrinology 4',
    'vùng cổ to ra|cổ to ra|cổ bạnh|da cổ sẫm màu|nếp gấp da sẫm màu|sẫm màu ở cổ và nách|gai đen|bàn tay bàn chân to|ngón tay to ra|mắt lồi ra|run tay đói|đói run|đói cồn cào vã mồ hôi|vết thương lâu lành ở chân|loét bàn chân|chân mất cảm giác|ăn nhiều vẫn sụt cân|gầy dù ăn nhiều|tăng cân dù ăn ít|rối loạn đường huyết|mất kinh tiết sữa|bọng mắt|da khô lạnh|giọng trầm',
  ],
  [
    'rheumatology 4',
    'cứng khớp vào buổi sáng|cứng khớp khi ngủ dậy|khớp sưng nóng|khớp sưng đỏ|sưng nóng khớp|sưng nóng đỏ đau|ngón chân cái sưng|đau ngón chân cái|tiếng lạo xạo|khớp kêu|kêu lạo xạo|đau khi vận động|đau tăng khi vận động|đau khi đi lại|hạn chế vận động|khó cử động|khó xoay cổ|không quay cổ được|đau khi giơ tay|khó giơ tay|không giơ tay qua đầu|đau khi cúi|khó cúi|khó đứng dậy|đau buổi sáng khi đặt chân|đau khi bước|ngón tay co cứng|ngón tay bị kẹt|ngón tay kẹt|các ngón tay sưng|đau lưng dưới về đêm|đau mông|đau vùng mông|đau ngón chân|viêm khớp nhiều nơi',
  ],
  [
    'orthopedics 4',
    'nghe tiếng rắc|tiếng rắc|không chịu lực|không đứng được sau ngã|sưng bầm sau ngã|khớp lỏng lẻo|gối khuỵu|kẹt khớp gối|kẹt khớp|khối cứng ở xương|sưng vùng xương|chân cong|lệch trục|hai chân không đều',
  ],
  [
    'spine 4',
    'lan xuống mông|lan xuống đùi|lan xuống cẳng chân|lan xuống bàn chân|lan xuống cánh tay|đau dọc chân|đau dọc cánh tay|đau khi ho hoặc hắt hơi|vẹo lưng|lưng gù|hai vai không đều|vai lệch',
  ],
  [
    'dermatology 4.4',
    'nốt li ti|nốt nhỏ trên da|mảng da đỏ|da khô ngứa|da bong|vết trầy xước|da chảy nước|da dày|mụn viêm|mụn sưng|nặn mụn|đốm sậm màu|vết sẫm màu|thay đổi màu da|da đổi màu|nốt ngứa|ngứa về đêm|ngứa kẽ tay|kẽ tay|kẽ chân|móng dày|móng đổi màu|móng giòn|tóc rụng từng mảng|mảng hói|da nứt|da rát|vùng da đỏ rát|mụn nước thành chùm|thành chùm|từng chùm|da đầu ngứa|vết chàm|mảng vảy|vảy trắng|da phồng|trợt da|loét da',
  ],
  [
    'infectious_disease 3.6',
    'tiếp xúc với người bệnh|sau khi đi rừng|ngủ rừng|muỗi đốt nhiều|sốt từng cơn|sốt hai pha|sốt không rõ nguyên nhân|hạch sưng đau và sốt|cứng hàm|co cứng hàm|mảng trắng trong miệng|hung hăng|lách to và sốt|phình to lách|vết loét không đau|vết đốt có vảy đen',
  ],
  [
    'hematology 4',
    'chấm đỏ dưới da|đốm xuất huyết|chảy máu lâu cầm|vết thương chảy máu lâu|kinh nguyệt nhiều và bầm tím|da niêm nhợt|niêm mạc nhợt nhạt|lòng bàn tay nhợt|móng tay lõm|thèm ăn đất|hay nhiễm trùng',
  ],
  [
    'ophthalmology 5',
    'nhìn xa mờ|nhìn gần mờ|méo mó|hình ảnh méo|vệt sáng|chói sáng|chói đèn|sương mù trước mắt|màng che|như có màng che|nhìn qua màn sương|vùng nhìn|thị trường|thu hẹp thị trường|dụi mắt|nheo mắt khi nhìn|màu sắc nhạt|nhìn màu|mọi vật có màu|ánh đèn|nguồn sáng|dính mi|mi sưng|sưng mi|mi mắt sưng|cộm như có cát|như có cát|chảy mủ mắt|lòng trắng đỏ|mắt mỏi|mắt nhức|mắt ngứa',
  ],
  [
    'dentistry 4.6',
    'nhai đau|ê buốt khi ăn|ê buốt khi uống lạnh|chảy máu khi đánh răng|lợi sưng|nướu đỏ|nướu sưng|mảng trắng trong miệng|đau nhức răng|lỗ sâu',
  ],
  [
    'psychiatry 4',
    'không kiểm soát được lo lắng|lo lắng mọi chuyện|sợ điều tồi tệ|sợ mất kiểm soát|đầu óc trống rỗng|bế tắc|buông bỏ|không thiết|cảm thấy vô dụng|khó ra quyết định|ý nghĩ chết|nghĩ đến cái chết|nghĩ đến việc hại|nghe giọng nói|bị theo dõi|nghĩ có người hại|dễ giật mình|ác mộng lặp lại',
  ],
  [
    'oncology 3.2',
    'khối u phát triển nhanh|khối u lớn nhanh|khối u to dần|nốt ruồi thay đổi|hạch cứng|hạch cứng không đau|hạch không đau|hạch to nhanh|vết loét không lành|lở loét lâu không lành|chảy máu từ khối u|sụt cân nhanh không rõ|khối u cứng|khối u không đau',
  ],
  [
    'pediatrics 4',
    'bú yếu|không chịu bú|khóc không dỗ|khóc ngằn ngặt|thở rên|nôn trớ nhiều|chậm biết ngồi|chậm lật|chậm ngồi|da nổi vân tím|bụng chướng ở trẻ|trẻ quấy',
  ],
  [
    'reproductive_medicine 4',
    'chưa có tin vui|không dùng biện pháp tránh thai|lâu chưa có thai|mong con|thả mãi|rụng trứng|không rụng trứng|trứng lép|chất lượng trứng|niêm mạc mỏng',
  ],
];
