import type { TermTable } from './term-table.ts';

/** Stomach, bowel, liver, bile and the surgery of the belly. */
export const digestive: TermTable = [
  [
    'gastroenterology 5',
    `trào ngược dạ dày|trào ngược dạ dày thực quản|trào ngược thực quản|trào ngược|gerd|viêm dạ dày|đau dạ dày|đau bao tử|viêm loét dạ dày|loét dạ dày|loét bao tử|viêm bao tử|viêm hang vị|hang vị|xung huyết hang vị|viêm trợt hang vị|viêm trợt|loét tá tràng|loét hành tá tràng|tá tràng|hành tá tràng|dạ dày tá tràng|xuất huyết dạ dày|xuất huyết tiêu hóa|chảy máu dạ dày|vi khuẩn hp|vi khuẩn h pylori|helicobacter|helicobacter pylori|h pylori|hp dương tính|nhiễm hp|test hp|khuẩn hp|diệt hp|test thở|viêm thực quản|thực quản|barrett|barrett thực quản|co thắt tâm vị|viêm đại tràng|đại tràng|viêm loét đại tràng|hội chứng ruột kích thích|ruột kích thích|đại tràng co thắt|co thắt đại tràng|viêm ruột|viêm ruột mạn|bệnh crohn|crohn|polyp đại tràng|polyp dạ dày|nội soi dạ dày|nội soi đại tràng|nội soi tiêu hóa|nội soi đại trực tràng|nội soi bao tử|rối loạn tiêu hóa|khó tiêu|đầy hơi|đầy bụng|chướng bụng|trướng bụng|đầy bụng khó tiêu|đầy hơi khó tiêu|chướng hơi|sình bụng|sôi bụng|ợ hơi|ợ chua|ợ nóng|!ợ|nóng rát thượng vị|thượng vị|đau thượng vị|đau vùng thượng vị|nóng rát sau xương ức|nóng rát xương ức|cồn cào|đói cồn cào|xót ruột|ăn không tiêu|ăn không tiêu hóa|chậm tiêu|đi tướt|đi ngoài nhiều lần|đi cầu nhiều lần|đi ngoài phân sống|phân sống|phân nát|phân nhầy|phân có nhầy|đi ngoài|đi cầu|đi đại tiện|đại tiện|tiêu phân đen|phân đen|đi ngoài phân đen|đi cầu phân đen|nôn ra máu|ói ra máu|loạn khuẩn đường ruột|loạn khuẩn|men vi sinh|men tiêu hóa|đau bụng âm ỉ|đau vùng rốn|đau quanh rốn|đau bụng quanh rốn|đau bụng trên|đau trên rốn|đau bụng giữa|omeprazol|esomeprazol|nexium|pantoprazol|rabeprazol|lansoprazol|gaviscon|phosphalugel|yumangel|thuốc dạ dày|ruột non|ruột già|đường ruột|đường tiêu hóa|tiêu hóa|dạ dày|bao tử|bụng cồn cào|ngộ độc thức ăn|ngộ độc thực phẩm|không dung nạp lactose|celiac|túi thừa đại tràng|túi thừa|tắc ruột|bán tắc ruột|acid reflux|heartburn|stomach pain|stomach ache|gastritis|ulcer|bloating|indigestion|buồn nôn sau ăn|nuốt vướng khi ăn|viêm niêm mạc dạ dày|xung huyết dạ dày|dịch vị|axit dạ dày|giảm axit|mót rặn|mót đi ngoài`,
  ],
  [
    'gastroenterology 3',
    'đau quặn|ruột|khi đói|lúc đói|đi tiêu|đi ị|rát bụng|stomach|berberin|smecta|dị vật thực quản|amip|lỵ|kiết lỵ|giun sán đường ruột|hôi miệng do dạ dày|ruột thừa',
  ],
  ['gastroenterology 2', 'ăn uống khó tiêu'],
  [
    'hepatology 5',
    'viêm gan|viêm gan b|viêm gan c|viêm gan siêu vi|viêm gan siêu vi b|viêm gan vi rút|viêm gan virus|viêm gan mạn|viêm gan do rượu|siêu vi b|siêu vi gan|hbsag|hbeag|hbv|hcv|hbv dna|anti hbs|anti hcv|men gan|men gan cao|tăng men gan|sgot|sgpt|ast|alt|ggt|gan nhiễm mỡ|gan thoái hóa mỡ|nhiễm mỡ gan|xơ gan|xơ hóa gan|suy gan|gan to|áp xe gan|nang gan|u máu gan|u gan|!gan|đau gan|nóng gan|chức năng gan|bệnh gan|bilirubin|cổ trướng|báng bụng|tenofovir|entecavir|fibroscan|não gan|sán lá gan|hepatitis|liver|cirrhosis|đường mật|viêm đường mật|afp|rượu bia nhiều',
  ],
  [
    'hepatobiliary_surgery 4 gastroenterology 3',
    'sỏi mật|sỏi túi mật|sỏi đường mật|sỏi ống mật|sỏi ống mật chủ|túi mật|viêm túi mật|polyp túi mật|polip túi mật|cắt túi mật|mổ túi mật|viêm tụy|viêm tụy cấp|viêm tụy mạn|viêm tuỵ|nang tụy|tuyến tụy|u nang ống mật chủ|ống mật|ống tụy|sỏi tụy|u tụy|amylase|lipase|gallstones',
  ],
  [
    'colorectal_surgery 5 gastroenterology 2',
    '!trĩ|bệnh trĩ|trĩ nội|trĩ ngoại|búi trĩ|trĩ hỗn hợp|mổ trĩ|cắt trĩ|sa trĩ|sa búi trĩ|tắc mạch trĩ|nứt hậu môn|nứt kẽ hậu môn|nứt ống hậu môn|rò hậu môn|dò hậu môn|áp xe hậu môn|hậu môn|trực tràng|ống hậu môn|lỗ hậu môn|sa trực tràng|ngứa hậu môn|đau hậu môn|rát hậu môn|cục thịt ở hậu môn|ỉa ra máu|tiêu ra máu|đi tiêu ra máu|máu tươi khi đi cầu|phân dính máu|chảy máu khi đi cầu|đi cầu chảy máu|đi vệ sinh ra máu|hemorrhoids|đại trực tràng|polyp trực tràng|viêm trực tràng|són phân|áp xe quanh hậu môn|nang lông cùng cụt|xoang lông|mụn cóc hậu môn|đại tiện không tự chủ',
  ],
  [
    'general_surgery 5',
    'ruột thừa|viêm ruột thừa|mổ ruột thừa|đau ruột thừa|thoát vị bẹn|thoát vị rốn|thoát vị thành bụng|thoát vị đùi|thoát vị|mổ thoát vị|sa ruột|dính ruột|tắc ruột sau mổ|viêm phúc mạc|phúc mạc|thủng dạ dày|cắt dạ dày|cắt ruột|hậu môn nhân tạo|u mỡ|bướu mỡ|u bã đậu|bướu bã đậu|u nang bã nhờn|lách to|vỡ lách|cắt lách|nang lách|mổ nội soi ổ bụng|vết mổ bụng|dính sau mổ|appendicitis|hernia|thoát vị hoành|hố chậu phải|đau hố chậu|đau bụng dưới bên phải|đau bụng dưới phải|nang bạch huyết',
  ],
  [
    'general_surgery 2',
    'vết mổ|sau mổ|chỉ khâu|cắt chỉ|hạch mạc treo|abscess|!mổ|phẫu thuật|phẫu thuật nội soi|surgery|operation|bị đâm|vết khâu',
  ],
  ['gastroenterology 2 infectious_disease 1.5', 'giun đũa|giun kim|nhiễm giun|xổ giun|tẩy giun|giun móc|sán dây'],
  ['gastroenterology 2', '~bụng|!phân|ăn xong|sau ăn|sau khi ăn|sau bữa ăn'],
  ['hepatobiliary_surgery 3 gastroenterology 2', '!mật|!tụy'],
  [
    'gastroenterology 3.6',
    'đi vệ sinh|đi vệ sinh nhiều lần|đại tiện nhiều lần|khó xì hơi|đánh hơi|hơi trong bụng|bụng đầy|óc ách|ăn nhiều dầu mỡ|đồ chiên rán|chất xơ|rặn',
  ],
  [
    'hepatology 2.4 gastroenterology 1 infectious_disease 0.6',
    'tự miễn|gan tự miễn|viêm gan tự miễn|ăn uống rượu bia|tế bào gan|lá lách to|lách to|gan lách to|tràn dịch màng bụng',
  ],
  [
    'general_surgery 2.4',
    'nâng vật nặng|khi rặn|khi ho hoặc rặn|cục thịt ở rốn|rốn chảy dịch|rốn|chảy dịch rốn|sẹo mổ cũ|sẹo mổ|vết mổ cũ|vết mổ bị hở|chảy dịch vết mổ|nhọt ở mông|nặn mủ',
  ],
  [
    'gastroenterology 3',
    'nhiễm vi khuẩn hp|dương tính hp|đau hai bên sườn|đau mạn sườn trái|nghẹn|nghẹn ở ngực|mùi chua|ợ mùi chua|ăn vào là đau|đau bụng sau ăn|đau bụng khi đói',
  ],
  ['colorectal_surgery 5', 'lòi dom'],
  ['general_surgery 4', 'ruột dư|đinh râu|đứt tay|rách da|thay băng|vết đứt'],
  ['gastroenterology 4', 'trúng thực'],
];
