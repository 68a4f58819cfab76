import type { TermTable } from './term-table.ts';

/** Words that tell a circumstance rather than a specialty. */
export const situationTerms: TermTable = [
  [
    '@child 1 pediatrics 2.5',
    '!bé|bé bú|bé bị|bé con|bé của em|bé của tôi|bé em|bé gái|bé hay|bé ho|bé mới|bé ngủ|bé nhà em|bé nhà mình|bé nhà tôi|bé nhỏ|bé sốt|bé trai|bé ăn|bé đi|bé được|cho bé|cho trẻ|cháu bé|cháu nhà em|cháu nhà tôi|con bé|con em|con em bị|con gái em|con gái tôi|con mình|con nhỏ|con trai em|con trai tôi|con tôi|con tôi bị|em bé|học sinh|infant|kid|my baby|my child|my daughter|my son|nhóc|tháng tuổi|thằng bé|toddler|!trẻ|trẻ bị|trẻ em|trẻ nhỏ|tuổi học đường|đưa bé|đưa trẻ|đứa nhỏ|ở trẻ',
  ],
  ['@newborn 1', 'bé sơ sinh|mới sinh được|newborn|ngày tuổi|sơ sinh|trẻ sơ sinh'],
  [
    '@elderly 1',
    'bà cụ|bà ngoại|bà nội|cụ bà|cụ ông|elderly|người cao tuổi|người già|tuổi già|ông cụ|ông ngoại|ông nội',
  ],
  [
    '@alone 1',
    'không ai chăm|không có ai đi cùng|không có người nhà|live alone|lives alone|neo đơn|sống một mình|ở một mình',
  ],
  ['@pregnant 1', 'bà bầu|có bầu|có thai|khám thai|mang bầu|mang thai|mẹ bầu|pregnant|thai kỳ|thai phụ|đang bầu'],
  ['@postpartum 1', 'hậu sản|mới sinh xong|postpartum|sau sinh|sau đẻ|vừa sinh xong|ở cữ'],
  ['@fever 1', 'fever|nóng sốt|~sốt|sốt cao|sốt kéo dài|sốt nhẹ|sốt rét run|sốt xuất huyết'],
  ['@diabetes 1', 'diabetes|diabetic|insulin|metformin|tiêm insulin|tiểu đường|đái tháo đường'],
  [
    '@blood_thinner 1',
    'apixaban|aspirin 81|blood thinner|chống đông|clopidogrel|plavix|rivaroxaban|sintrom|thuốc chống đông|thuốc loãng máu|warfarin|xarelto',
  ],
  [
    '@bleeding 1',
    'bleeding|chảy máu|ho ra máu|nôn ra máu|phân đen|ra máu|tiểu ra máu|xuất huyết|ói ra máu|đi cầu phân đen|đi cầu ra máu|đi ngoài ra máu',
  ],
  [
    '@cancer 1',
    'bạch cầu cấp|cancer|chemotherapy|di căn|giải phẫu bệnh|hoá trị|hóa trị|k dạ dày|k gan|k giáp|k phổi|k vú|u lympho|u ác|ung bướu|ung thư|ung thư buồng trứng|ung thư cổ tử cung|ung thư dạ dày|ung thư gan|ung thư máu|ung thư phổi|ung thư trực tràng|ung thư tuyến giáp|ung thư vòm họng|ung thư vú|ung thư đại tràng|xạ trị|ác tính',
  ],
  ['@tuberculosis 1', 'bệnh lao|bị lao|lao hạch|lao màng phổi|lao phổi|mắc lao|nghi lao|nhiễm lao|tuberculosis'],
  [
    '@animal_bite 1',
    'bị chó cắn|bị mèo cắn|cat bite|chuột cắn|chó cào|chó cắn|dog bite|khỉ cắn|mèo cào|mèo cắn|động vật cắn',
  ],
  [
    '@violence 1',
    'assaulted|bạo hành|bạo lực gia đình|bị hiếp|bị lạm dụng|bị đánh|chồng đánh|cưỡng hiếp|domestic violence|hiếp dâm|raped|xâm hại|xâm hại tình dục',
  ],
  ['@self_harm 1', 'không muốn sống|kill myself|muốn chết|rạch tay|suicidal|tự hại|tự làm hại|tự sát|tự tử'],
  [
    '@foreign_language 1',
    'bảo hiểm quốc tế|dân tộc thiểu số|english speaking|foreigner|interpreter|không biết tiếng kinh|người nước ngoài|phiên dịch|tiếng anh|travel insurance',
  ],
  [
    '@many_visits 1',
    'chưa tìm ra nguyên nhân|chữa nhiều nơi|khám không ra bệnh|khám khắp nơi|khám mãi không ra|khám nhiều bệnh viện|khám nhiều nơi|không ra nguyên nhân|không tìm ra bệnh|many doctors|many hospitals|several hospitals|đi nhiều bệnh viện',
  ],
  [
    '@operation 1',
    'bảo mổ|chuẩn bị mổ|chỉ định mổ|chỉ định phẫu thuật|chờ mổ|cần mổ|cần phẫu thuật|hẹn mổ|khuyên mổ|lịch mổ|need surgery|needs surgery|nên mổ|phải mổ|phải phẫu thuật|sắp mổ',
  ],
  [
    '@bedridden 1',
    'bedridden|catheter|chăm sóc vết thương|feeding tube|hậu môn nhân tạo|liệt giường|loét tì đè|lở loét do nằm lâu|máy thở|mở khí quản|nằm liệt|nằm một chỗ|oxy tại nhà|sonde dạ dày|sonde tiểu|thay băng|ăn qua sonde|ống dẫn lưu|ống thông',
  ],
  ['@endoscopy 1', 'colonoscopy|endoscopy|nội soi|nội soi dạ dày|nội soi tiêu hóa|nội soi đại tràng'],
  ['@ultrasound 1', 'siêu âm|siêu âm bụng|siêu âm ổ bụng|ultrasound'],
  ['@contrast_scan 1', 'chụp ct|chụp cắt lớp|ct scan|cản quang'],
  ['@mri 1', 'chụp cộng hưởng từ|chụp mri|cộng hưởng từ|mri'],
  [
    '@distress 1',
    'buồn chán|bế tắc|chán sống|cry all day|crying all the time|depressed|depression|hopeless|hoảng loạn|khóc cả ngày|khóc hoài|khóc một mình|khóc suốt|không muốn bế con|không muốn gần con|không thiết gì|mất hết hy vọng|trầm cảm|tuyệt vọng',
  ],
];
