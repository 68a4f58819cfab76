import type { TermTable } from './term-table.ts';

/** Eyes, ears, nose, throat, mouth and teeth. */
export const head: TermTable = [
  ['oral_maxillofacial_surgery 2 dentistry 1', '!hàm'],
  ['ophthalmology 4', 'mắt|mí mắt|hai mắt|mắt trái|mắt phải|con mắt|mi mắt'],
  [
    'ophthalmology 5.5',
    `đau mắt|đau mắt đỏ|mắt đỏ|đỏ mắt|cận thị|!cận|bị cận|độ cận|viễn thị|loạn thị|lão thị|nhược thị|tật khúc xạ|khúc xạ|lác mắt|!lé|mắt lé|mắt lác|đục thủy tinh thể|thủy tinh thể|đục thuỷ tinh thể|cườm khô|cườm nước|cườm|tăng nhãn áp|nhãn áp|glôcôm|glaucoma|glocom|thiên đầu thống|võng mạc|bong võng mạc|thoái hóa võng mạc|bệnh võng mạc|hoàng điểm|thoái hóa điểm vàng|điểm vàng|thoái hóa hoàng điểm|dịch kính|vẩn đục dịch kính|ruồi bay|đốm đen trước mắt|chớp sáng|thấy ruồi bay|giác mạc|viêm giác mạc|loét giác mạc|giác mạc chóp|trầy giác mạc|kết mạc|viêm kết mạc|xuất huyết kết mạc|mộng thịt|mộng mắt|!lẹo|!chắp|mụt lẹo|chắp lẹo|lẹo mắt|viêm bờ mi|bờ mi|lông mi|lông quặm|quặm|khô mắt|mắt khô|mỏi mắt|nhức mắt|cộm mắt|mắt cộm|cộm xốn|xốn mắt|ngứa mắt|ghèn|dử mắt|đổ ghèn|gỉ mắt|chảy nước mắt|chảy nước mắt sống|tuyến lệ|tắc tuyến lệ|tắc lệ đạo|lệ đạo|chói mắt|quầng sáng|viêm màng bồ đào|màng bồ đào|mống mắt|đồng tử|viêm thị thần kinh|thần kinh thị|dây thần kinh thị giác|dị vật mắt|dị vật trong mắt|tròng trắng|tròng đen|lòng trắng|nhãn cầu|quáng gà|mù màu|!mù|đeo kính|kính cận|kính áp tròng|!kính|mổ cận|phẫu thuật cận thị|lasik|femto|relex smile|smile pro|phakic|ortho k|đo mắt|đáy mắt|soi đáy mắt|nhỏ mắt|thuốc nhỏ mắt|v rohto|nước mắt nhân tạo|lồi mắt|mắt lồi|eye|eyes|vision|red eye|cataract|nheo mắt|nhìn xa|nhìn gần|đau hốc mắt và mờ|bên mắt|khóe mắt|quầng mắt|mù lòa|biến dạng hình ảnh`,
  ],
  ['ophthalmology 2 neurology 1', 'chớp mắt'],
  [
    'ent 5',
    `tai mũi họng|viêm xoang|xoang|viêm mũi|viêm mũi dị ứng|mũi dị ứng|viêm mũi xoang|polyp mũi|polyp mũi xoang|vẹo vách ngăn|vách ngăn|lệch vách ngăn|tắc mũi|khịt mũi|mất mùi|mất khứu giác|khứu giác|viêm họng hạt|viêm họng mạn|~họng|vướng họng|vướng ở họng|vướng cổ họng|cổ họng|cuống họng|ngứa cổ|rát cổ|vướng cổ|amidan|viêm amidan|amiđan|cắt amidan|sỏi amidan|hạt bã đậu|viêm va|vòm họng|viêm vòm họng|vòm mũi họng|hạ họng|thanh quản|viêm thanh quản|dây thanh|dây thanh quản|hạt xơ dây thanh|u nang dây thanh|polyp dây thanh|viêm tai|viêm tai giữa|viêm tai ngoài|tai giữa|ống tai|màng nhĩ|thủng màng nhĩ|thủng nhĩ|vá nhĩ|chảy mủ tai|chảy dịch tai|tai chảy mủ|tai bị ù|ve kêu trong tai|tiếng ve kêu|điếc|điếc đột ngột|lãng tai|nặng tai|ráy tai|ráy|nấm tai|ngứa tai|đau tai|!tai|lỗ tai|vành tai|dái tai|sau tai|rò luân nhĩ|dò luân nhĩ|luân nhĩ|máy trợ thính|ốc tai|cấy ốc tai|viêm xương chũm|xương chũm|cholesteatoma|hóc xương|hóc dị vật|mắc xương cá|hóc xương cá|nội soi tai mũi họng|nội soi mũi họng|rửa mũi|xịt mũi|phì đại cuốn mũi|cuốn mũi|viêm tuyến nước bọt|tuyến nước bọt|sỏi tuyến nước bọt|tuyến mang tai|u tuyến mang tai|mang tai|~mũi|lỗ mũi|sống mũi|dịch mũi|chảy dịch mũi|đàm ở cổ|đờm ở cổ|đờm vướng họng|viêm thanh khí phế quản|ear pain|earache|hearing loss|sinusitis|tonsils|bệnh ménière|meniere|chóng mặt tư thế lành tính|trào ngược họng thanh quản|trào ngược thanh quản|hôi mũi|khụt khịt|lưỡi gà|thính giác|tăm bông|đau mũi`,
  ],
  [
    'dentistry 5.5',
    `~răng|đau răng|sâu răng|răng sâu|răng khôn|nhổ răng|nhổ răng khôn|mọc răng khôn|trám răng|hàn răng|lấy tủy|chữa tủy|viêm tủy|viêm tủy răng|tủy răng|chết tủy|bọc sứ|bọc răng sứ|răng sứ|trồng răng|implant|cấy ghép implant|niềng răng|niềng|chỉnh nha|răng hô|răng móm|răng khểnh|răng lệch lạc|răng thưa|răng ố vàng|răng lung lay|răng hàm|răng cửa|răng sữa|mọc răng|thay răng|chân răng|tụt nướu|tụt lợi|!nướu|sưng nướu|viêm nướu|viêm lợi|sưng lợi|viêm nha chu|nha chu|cao răng|cạo vôi răng|lấy cao răng|vôi răng|tẩy trắng răng|áp xe răng|ê buốt răng|ê răng|nghiến răng|gãy răng|mẻ răng|vỡ răng|nha khoa|nha sĩ|răng hàm mặt|khớp cắn|mão răng|cầu răng|răng giả|hàm giả|tháo lắp|kẽ răng|mắc cài|khay niềng|tooth|toothache|teeth|gum|gums|dental|wisdom tooth|thân răng|men răng|u men|nang chân răng|răng miệng|u nhú lưỡi`,
  ],
  [
    'dentistry 3 oral_maxillofacial_surgery 2',
    'niêm mạc miệng|khoang miệng|trong miệng|lưỡi|đau lưỡi|nấm miệng|nấm lưỡi|miệng|má trong|vòm miệng|nước bọt|mouth ulcer|viêm lưỡi|lưỡi bản đồ|u môi|nang nhầy môi|dưới lưỡi',
  ],
  [
    'oral_maxillofacial_surgery 5 dentistry 2',
    'xương hàm|gãy xương hàm|gãy hàm|khớp thái dương hàm|thái dương hàm|trật khớp hàm|há miệng khó|khó há miệng|há miệng|đau hàm|quai hàm|hàm trên|hàm dưới|hàm mặt|cười hở lợi|hàm hô|phẫu thuật hàm|gãy xương gò má|u hàm|nang xương hàm|khớp hàm|hô hàm|móm|lẹm cằm|bệnh lý hàm mặt|khe hở môi',
  ],
  ['dentistry 1.5', '!môi|!lợi'],
  [
    'ophthalmology 4',
    'chấm đen trước mắt|hình bị méo|nhòa|lóa|chữ nhòe|đọc sách|đeo kính áp tròng|máy tính nhiều|giãn đồng tử|sàn hốc mắt|cục u ở mắt',
  ],
  ['ophthalmology 1.5 dermatology 1.5', 'mụt'],
  ['ent 2.6 pulmonology 0.8', 'thở khi ngủ|thở lúc ngủ|tiếng thở khi ngủ'],
  ['oral_maxillofacial_surgery 2', 'gò má'],
  ['ent 2.4 oral_maxillofacial_surgery 1.6 oncology 1', 'góc hàm|vùng góc hàm|dưới hàm|tuyến dưới hàm'],
  ['ent 2 neurology 1.4 dentistry 0.6', 'nhai|khó há miệng và nhai'],
  ['ent 1.6 neurology 1', 'âm thanh khi thở|ngáy to khi ngủ'],
  ['ent 4', 'tắt tiếng|nạo va|viêm va'],
];
