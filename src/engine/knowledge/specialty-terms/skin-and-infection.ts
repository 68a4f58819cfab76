import type { TermTable } from './term-table.ts';

/** Skin, allergy, sexually transmitted and other infections, bites, poisoning. */
export const skinAndInfection: TermTable = [
  [
    'dermatology 5',
    `da liễu|bớt bẩm sinh|viêm da|viêm da cơ địa|viêm da tiếp xúc|viêm da tiết bã|viêm da dầu|!chàm|eczema|tổ đỉa|vảy nến|vẩy nến|nấm da|lang ben|hắc lào|lác đồng tiền|nấm móng|nấm da đầu|nấm kẽ|nước ăn chân|!ghẻ|cái ghẻ|chí rận|~mụn|mụn trứng cá|mụn bọc|mụn nhọt|mụn cóc|mụn thịt|mụn cơm|mụn đầu đen|mụn ẩn|nổi mụn|trứng cá|trứng cá đỏ|!nám|tàn nhang|nám da|đồi mồi|!sẹo|sẹo lồi|sẹo rỗ|sẹo lõm|sẹo thâm|!thâm|vết thâm|bạch biến|mất sắc tố|rụng tóc từng mảng|!hói|hói đầu|gàu|zona|zona thần kinh|giời leo|herpes|mụn rộp|rộp môi|viêm nang lông|nang lông|lông mọc ngược|dày sừng|dày sừng nang lông|!chai chân|mắt cá chân mọc thịt|hạt cơm|u mềm lây|chốc lở|!chốc|ly thượng bì|pemphigus|lichen phẳng|lichen|ban xuất huyết|mẩn đỏ|nổi mẩn đỏ|nổi mẩn|mẩn ngứa|nổi mẩn ngứa|nổi đỏ|bong tróc da|da bong tróc|bong tróc|tróc da|bong vảy|tróc vảy|da dầu|da nhờn|da mặt|lỗ chân lông|da bị|vết đỏ|đốm đỏ|đốm trắng|đốm nâu|mảng đỏ|mảng trắng|nốt đỏ|nốt ruồi|nốt sần|sẩn|sẩn ngứa|phồng rộp|da phồng rộp|lở loét da|loét da|da đỏ|da sần|sần sùi|da sần sùi|da dày lên|da bị đen|da bị sạm|rôm sảy|!hăm|hăm tã|viêm quanh móng|móng chọc thịt|móng mọc ngược|hôi nách|cháy nắng|dị ứng mỹ phẩm|kem trộn|corticoid bôi|retinol|isotretinoin|acnotin|bôi kem|kem bôi|thuốc bôi|laser|lột da|giang mai|bệnh lậu|!lậu|hạ cam|bệnh xã hội|mụn rộp sinh dục|herpes sinh dục|bệnh lây qua đường tình dục|chlamydia|hoa liễu|rận mu|bệnh phong|acne|psoriasis|hives|skin|mole|ban ngứa|da tay|da chân|viêm mô tế bào|viêm quầng|vết bớt|u máu|!lông|tẩy lông|kiến ba khoang|côn trùng cắn|côn trùng đốt|muỗi đốt|kiến cắn`,
  ],
  ['dermatology 2', 'nổi hột|nổi hạt|rát da'],
  [
    'allergy_immunology 5 dermatology 2',
    'dị ứng|mề đay|nổi mề đay|mày đay|nổi mày đay|mề đay mạn tính|mày đay mạn tính|sốc phản vệ|phản vệ|dị ứng thuốc|dị ứng thức ăn|dị ứng hải sản|dị ứng thời tiết|dị ứng phấn hoa|dị ứng sữa|cơ địa dị ứng|phù mạch|phù quincke|test dị ứng|xét nghiệm dị ứng|thuốc dị ứng|kháng histamin|cetirizin|loratadin|ige|bệnh tự miễn|suy giảm miễn dịch|giải mẫn cảm|allergy|allergic|anaphylaxis|hội chứng stevens johnson|steven johnson',
  ],
  [
    'infectious_disease 5',
    `sốt xuất huyết|dengue|sốt rét|sốt siêu vi|sốt vi rút|sốt virus|sốt phát ban|~hiv|nhiễm hiv|aids|phơi nhiễm|phơi nhiễm hiv|arv|pep|prep|thuốc chống phơi nhiễm|test hiv|xét nghiệm hiv|nhiễm trùng huyết|nhiễm trùng máu|nhiễm khuẩn huyết|cúm a|cúm b|cúm mùa|~cúm|bệnh cúm|~covid|covid 19|hậu covid|f0|~sởi|thủy đậu|trái rạ|đậu mùa khỉ|!đậu khỉ|quai bị|rubella|uốn ván|bạch hầu|ho gà|thương hàn|bệnh tả|dịch tả|tay chân miệng|!dại|bệnh dại|chó cắn|mèo cắn|chó dại|bị chó cắn|bị mèo cắn|mèo cào|chó cào|chuột cắn|khỉ cắn|tiêm phòng dại|tiêm dại|vắc xin dại|vắc xin phòng dại|ký sinh trùng|nhiễm ký sinh trùng|sán chó|sán mèo|giun đũa chó|toxocara|sán dải chó|ấu trùng sán|sán não|giun lươn|sán lợn|truyền nhiễm|bệnh truyền nhiễm|nhiệt đới|bệnh nhiệt đới|whitmore|leptospira|xoắn khuẩn|liên cầu lợn|sốt mò|viêm não nhật bản|nhiễm virus|nhiễm vi rút|virus|siêu vi trùng|bệnh lây nhiễm|lây nhiễm|lây truyền|lây qua đường máu|giẫm phải đinh|đạp đinh|đạp phải đinh|dẫm đinh|tiêm uốn ván|vắc xin|vaccine|tiêm phòng|tiêm ngừa|!chủng ngừa|mũi tiêm|tiêm vắc xin|epstein barr|ebv|cmv|toxoplasma|nấm máu|malaria|measles|chickenpox|dog bite|flu|hepatitis b virus|gái mại dâm|quan hệ không an toàn|quan hệ không bao cao su|bao cao su|tiểu cầu giảm do sốt xuất huyết|sốt đất|sốt hồi quy`,
  ],
  ['infectious_disease 3', 'ho gà ở trẻ|phát ban sau sốt'],
  [
    'preventive_medicine 4 infectious_disease 2',
    'lịch tiêm chủng|tiêm chủng|tiêm nhắc|tiêm hpv|vắc xin hpv|tiêm viêm gan b|vắc xin viêm gan|tiêm cúm|tiêm phế cầu|vaccination',
  ],
  [
    'toxicology 5 emergency 2',
    'ngộ độc|uống nhầm|uống thuốc sâu|thuốc trừ sâu|thuốc diệt cỏ|thuốc chuột|rắn cắn|rắn độc|ong đốt|ong vò vẽ|paraquat|uống quá liều|quá liều|ngộ độc rượu|methanol|nấm độc|khí than|ngạt khí|poisoning|overdose|snake bite|nhện cắn|rết cắn|bọ cạp đốt|sứa cắn|cá nóc|hóa chất',
  ],
  [
    'burns 5',
    'bỏng|phỏng|bị bỏng|bị phỏng|bỏng nước sôi|bỏng lửa|bỏng điện|bỏng xăng|bỏng axit|burn|burned|scald|bỏng bô',
  ],
  [
    'plastic_surgery 5',
    'phẫu thuật thẩm mỹ|thẩm mỹ|nâng mũi|cắt mí|hút mỡ|căng da|filler|botox|tiêm filler|tạo hình|chỉnh hình mũi|sứt môi|hở hàm ếch|sứt môi hở hàm ếch|ghép da|vá da|tiêm silicon|sẹo co kéo|tai vểnh|nâng ngực|độn cằm|thừa ngón|dính ngón',
  ],
  ['dermatology 2', '!tóc|móng tay|móng chân|da đầu'],
  ['allergy_immunology 2 rheumatology 1 hematology 0.5', 'miễn dịch|hệ miễn dịch|sức đề kháng'],
  [
    'infectious_disease 5',
    'vết cắn của động vật|vết cắn của chó|chó cắn hoặc cào|động vật cắn|bị động vật cắn|sợ nước|sợ gió|ve đốt|nhiễm liên cầu',
  ],
  ['infectious_disease 2.2 dermatology 2.4', 'mụn nước vỡ|nốt đỏ khắp người|nổi ban toàn thân'],
  [
    'dermatology 3.6',
    'đóng vảy tiết|mảng da|da bong|da mỏng|da nhăn|nhăn nheo|nếp nhăn|chảy xệ|da chảy xệ|đốm|vết sần|mồ hôi có mùi|sừng',
  ],
  ['allergy_immunology 2 hepatology 0.8 rheumatology 0.8', 'tự miễn dịch|rối loạn tự miễn|hệ thống miễn dịch'],
  ['dermatology 1.6 general_surgery 1', 'nổi mụn mủ'],
  [
    'infectious_disease 2.4',
    'nhiễm siêu vi|siêu vi|sốt phát ban|nhiễm ký sinh|đi vùng sốt rét|dịch bệnh|cách ly|tiếp xúc f0',
  ],
  ['dermatology 4', 'chấy rận|chấy|da vàng sạm'],
  ['infectious_disease 4', 'phỏng rạ'],
  ['preventive_medicine 4 infectious_disease 1', 'chích ngừa|tiêm vắc xin'],
  ['toxicology 3 emergency 1', 'say rượu|ngộ độc cồn'],
];
