import type { TermTable } from './term-table.ts';

/** Words that tell a circumstance rather than a specialty. */
export const situationTerms: TermTable = [
  [
    '@child 1 pediatrics 2.5',
    'bé nhà em|bé nhà tôi|bé nhà mình|bé trai|bé gái|em bé|con em bị|con tôi bị|bé em|bé bị|bé của em|bé của tôi|cháu bé|bé con|trẻ bị|trẻ nhỏ|trẻ em|ở trẻ|cho trẻ|đưa trẻ|đưa bé|cho bé|bé hay|bé được|bé ngủ|bé bú|bé ăn|bé sốt|bé ho|con nhỏ|con trai tôi|con trai em|con gái tôi|con gái em|con tôi|con em|con mình|cháu nhà em|cháu nhà tôi|con bé|thằng bé|đứa nhỏ|nhóc|tháng tuổi|bé mới|bé nhỏ|bé đi|!bé|!trẻ|học sinh|tuổi học đường|my child|my son|my daughter|my baby|toddler|infant|kid',
  ],
  ['@newborn 1', 'trẻ sơ sinh|bé sơ sinh|sơ sinh|mới sinh được|ngày tuổi|newborn'],
  [
    '@elderly 1',
    'cụ ông|cụ bà|ông cụ|bà cụ|người già|người cao tuổi|ông nội|bà nội|ông ngoại|bà ngoại|tuổi già|elderly',
  ],
  [
    '@alone 1',
    'sống một mình|ở một mình|không có người nhà|không ai chăm|không có ai đi cùng|sống neo đơn|neo đơn|lives alone|live alone',
  ],
  ['@pregnant 1', 'mang thai|có thai|có bầu|mang bầu|đang bầu|bà bầu|mẹ bầu|thai phụ|thai kỳ|khám thai|pregnant'],
  ['@postpartum 1', 'sau sinh|sau đẻ|hậu sản|mới sinh xong|vừa sinh xong|ở cữ|postpartum'],
  ['@fever 1', 'sốt|sốt cao|sốt nhẹ|nóng sốt|fever|sốt xuất huyết|sốt kéo dài|sốt rét run'],
  ['@diabetes 1', 'tiểu đường|đái tháo đường|insulin|tiêm insulin|diabetes|diabetic|metformin'],
  [
    '@blood_thinner 1',
    'thuốc chống đông|chống đông|sintrom|warfarin|xarelto|rivaroxaban|apixaban|clopidogrel|plavix|aspirin 81|thuốc loãng máu|blood thinner',
  ],
  [
    '@bleeding 1',
    'chảy máu|ra máu|xuất huyết|nôn ra máu|ói ra máu|ho ra máu|đi ngoài ra máu|đi cầu ra máu|tiểu ra máu|phân đen|bleeding|đi cầu phân đen',
  ],
  [
    '@cancer 1',
    'ung thư|ung bướu|di căn|hóa trị|hoá trị|xạ trị|u ác|ác tính|ung thư vú|ung thư phổi|ung thư gan|ung thư dạ dày|ung thư đại tràng|ung thư trực tràng|ung thư tuyến giáp|ung thư cổ tử cung|ung thư buồng trứng|ung thư vòm họng|ung thư máu|bạch cầu cấp|u lympho|k vú|k phổi|k gan|k dạ dày|k giáp|cancer|chemotherapy|giải phẫu bệnh',
  ],
  ['@tuberculosis 1', 'lao phổi|bệnh lao|nhiễm lao|bị lao|mắc lao|nghi lao|lao hạch|lao màng phổi|tuberculosis'],
  [
    '@animal_bite 1',
    'chó cắn|mèo cắn|bị chó cắn|bị mèo cắn|chuột cắn|khỉ cắn|chó cào|mèo cào|động vật cắn|dog bite|cat bite',
  ],
  [
    '@violence 1',
    'bị đánh|bạo hành|bạo lực gia đình|chồng đánh|bị hiếp|hiếp dâm|cưỡng hiếp|xâm hại|xâm hại tình dục|bị lạm dụng|domestic violence|raped|assaulted',
  ],
  ['@self_harm 1', 'tự tử|tự sát|muốn chết|không muốn sống|tự làm hại|tự hại|rạch tay|suicidal|kill myself'],
  [
    '@foreign_language 1',
    'phiên dịch|tiếng anh|người nước ngoài|dân tộc thiểu số|không biết tiếng kinh|bảo hiểm quốc tế|interpreter|foreigner|english speaking|travel insurance',
  ],
  [
    '@many_visits 1',
    'khám nhiều nơi|khám nhiều bệnh viện|đi nhiều bệnh viện|khám khắp nơi|khám mãi không ra|khám không ra bệnh|không tìm ra bệnh|không ra nguyên nhân|chưa tìm ra nguyên nhân|chữa nhiều nơi|many hospitals|several hospitals|many doctors',
  ],
  [
    '@operation 1',
    'phải mổ|cần mổ|nên mổ|chỉ định mổ|chỉ định phẫu thuật|cần phẫu thuật|phải phẫu thuật|sắp mổ|chuẩn bị mổ|khuyên mổ|bảo mổ|hẹn mổ|lịch mổ|chờ mổ|needs surgery|need surgery',
  ],
  [
    '@bedridden 1',
    'nằm liệt|liệt giường|nằm một chỗ|ống thông|ăn qua sonde|sonde dạ dày|mở khí quản|thở oxy tại nhà|máy thở|thay băng|loét tì đè|lở loét do nằm lâu|ống dẫn lưu|hậu môn nhân tạo|bedridden|feeding tube|catheter|sonde tiểu|chăm sóc vết thương|oxy tại nhà',
  ],
  ['@endoscopy 1', 'nội soi|nội soi dạ dày|nội soi đại tràng|endoscopy|colonoscopy|nội soi tiêu hóa'],
  ['@ultrasound 1', 'siêu âm|siêu âm bụng|siêu âm ổ bụng|ultrasound'],
  ['@contrast_scan 1', 'chụp ct|chụp cắt lớp|ct scan|chụp mri|cộng hưởng từ|mri|cản quang|chụp cộng hưởng từ'],
];
