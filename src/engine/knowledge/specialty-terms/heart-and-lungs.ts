import type { TermTable } from './term-table.ts';

/** Heart, vessels and lungs. */
export const heartAndLungs: TermTable = [
  [
    'cardiology 5',
    `suy tim|bệnh tim|tim mạch|bệnh mạch vành|mạch vành|hẹp mạch vành|động mạch vành|thiếu máu cơ tim|thiếu máu cục bộ cơ tim|nhồi máu cơ tim|cơn đau thắt ngực|đau thắt ngực|viêm cơ tim|cơ tim|cơ tim phì đại|bệnh cơ tim|cơ tim giãn|giãn cơ tim|giãn buồng tim|viêm màng ngoài tim|màng ngoài tim|tràn dịch màng tim|tràn dịch màng ngoài tim|viêm nội tâm mạc|hở van tim|hẹp van tim|van tim|hở van|hẹp van|hở van hai lá|hở van 2 lá|hở van ba lá|hở van 3 lá|van hai lá|van 2 lá|van 3 lá|van ba lá|van động mạch chủ|hở van động mạch chủ|hẹp van động mạch chủ|sa van hai lá|hở 2 lá|hở 3 lá|thấp tim|rối loạn nhịp tim|rối loạn nhịp|loạn nhịp|loạn nhịp tim|ngoại tâm thu|rung nhĩ|rung tâm nhĩ|cuồng nhĩ|nhịp nhanh trên thất|nhịp nhanh kịch phát|nhịp nhanh thất|nhịp nhanh xoang|nhịp xoang|nhịp chậm xoang|nhịp chậm|block nhĩ thất|blốc nhĩ thất|block nhánh|hội chứng wpw|wpw|hội chứng brugada|brugada|máy tạo nhịp|đặt máy tạo nhịp|tạo nhịp tim|máy phá rung|đốt điện tim|đốt điện sinh lý|tim bẩm sinh|thông liên thất|thông liên nhĩ|còn ống động mạch|ống động mạch|lỗ bầu dục|tứ chứng fallot|tăng huyết áp|cao huyết áp|huyết áp cao|huyết áp tăng|tăng xông|tăng áp|huyết áp không ổn định|huyết áp thất thường|huyết áp kẹt|huyết áp|hạ huyết áp|huyết áp thấp|tụt huyết áp|tụt áp|hạ áp|huyết áp dao động|cơn tăng huyết áp|thuốc huyết áp|thuốc hạ áp|đặt stent|stent|stent mạch vành|nong mạch vành|chụp mạch vành|thông tim|can thiệp mạch vành|điện tâm đồ|điện tim|ecg|holter|holter điện tim|siêu âm tim|phân suất tống máu|ef giảm|tăng áp phổi|tăng áp động mạch phổi|tăng áp lực động mạch phổi|xơ vữa động mạch|xơ vữa mạch|mạch máu tim|bóc tách động mạch chủ|phình động mạch chủ|động mạch chủ|nghiệm pháp gắng sức|hội chứng vành|tâm nhĩ|tâm thất|thất trái|thất phải|nhĩ trái|nhĩ phải|dày thất|dày thất trái|phì đại thất trái|tim to|bóng tim to|tim phải|tim trái|màng tim|nhịp tim chậm|tim đập chậm|tim đập không đều|nhịp tim không đều|tim bỏ nhịp|hụt nhịp|bỏ nhịp|rối loạn thần kinh tim`,
  ],
  [
    'cardiology 4',
    `đánh trống ngực|trống ngực đập|nhịp tim|tim đập|nhói tim|đau nhói tim|đau tim|đau nhói vùng tim|vùng tim|tim hồi hộp|tim nhói|mệt tim|nằm đầu thấp khó thở|tức ngực trái|đau nhói ngực trái|ngực trái|tím tái khi gắng sức|amlodipin|amlodipine|bisoprolol|concor|nebivolol|nebilet|coveram|coversyl|losartan|telmisartan|micardis|valsartan|clopidogrel|plavix|ivabradin|procoralan|digoxin|vastarel|trimetazidin|nitroglycerin|nitromint|betaloc|captopril|sintrom|xarelto|rivaroxaban|apixaban|warfarin|thuốc chống đông|chống đông|aspirin 81|palpitation|racing heart|irregular heartbeat|heart disease|heart failure|hypertension|coronary|angina|arrhythmia|heart valve|pacemaker|tâm thu|tâm trương`,
  ],
  ['cardiology 3', '~tim|heart|mạch máu|tuần hoàn máu|bnp|nt probnp|troponin'],
  [
    'cardiology 2 endocrinology 1.5 nutrition 0.5',
    'mỡ máu cao|mỡ trong máu|máu nhiễm mỡ|rối loạn mỡ máu|rối loạn lipid máu|rối loạn chuyển hóa lipid|triglycerid|ldl|hdl|ldl c|lipid máu|rosuvastatin|atorvastatin|crestor|lipitor|statin',
  ],
  [
    'vascular_surgery 5',
    'suy giãn tĩnh mạch|suy tĩnh mạch|giãn tĩnh mạch chân|giãn tĩnh mạch|suy van tĩnh mạch|suy tĩnh mạch chi dưới|suy giãn tĩnh mạch chi dưới|huyết khối tĩnh mạch|huyết khối tĩnh mạch sâu|viêm tĩnh mạch|tắc tĩnh mạch|tắc mạch chi|hẹp động mạch chi|tắc động mạch|bệnh động mạch ngoại biên|động mạch chi dưới|phình động mạch|phình mạch máu|phình động mạch chủ bụng|tĩnh mạch nông|tĩnh mạch nổi|vớ y khoa|vớ tĩnh mạch|tất y khoa|gân xanh nổi|nổi gân xanh ở chân|mạch máu ngoại biên|viêm tắc tĩnh mạch|viêm tắc động mạch|hội chứng raynaud|raynaud|cơn đau cách hồi|đau cách hồi|daflon|tĩnh mạch chân|tĩnh mạch mạng nhện|bệnh buerger|hẹp động mạch cảnh|động mạch cảnh|phù bạch huyết|varicose veins|deep vein thrombosis|huyết khối|cục máu đông',
  ],
  ['vascular_surgery 2', 'tĩnh mạch|động mạch|mỏi chân về chiều|tím lạnh đầu chi|lở loét cẳng chân'],
  [
    'cardiac_surgery 5 cardiology 1',
    'lõm ngực|lồi ngực|lõm ngực bẩm sinh|ngực lõm|mổ tim hở|thay van tim|thay van|mổ tim|mổ bắc cầu|bắc cầu mạch vành|bắc cầu chủ vành|mổ tim kín|phẫu thuật tim|tràn khí màng phổi|tràn máu màng phổi|u trung thất|trung thất|tăng tiết mồ hôi tay|mổ hạch giao cảm|cắt hạch giao cảm|hạch giao cảm|đốt hạch giao cảm|gãy xương sườn|gãy sườn|tuyến ức|u tuyến ức|nâng ngực lõm|bắc cầu|thành ngực',
  ],
  [
    'pulmonology 5',
    '!hen|hen suyễn|hen phế quản|~suyễn|cơn hen|cơn suyễn|copd|phổi tắc nghẽn|phổi tắc nghẽn mạn tính|bệnh phổi tắc nghẽn|viêm phế quản|viêm phế quản mạn|viêm phế quản cấp|phế quản|giãn phế quản|viêm tiểu phế quản|viêm phổi|viêm phổi kẽ|xơ phổi|phổi kẽ|tràn dịch màng phổi|màng phổi|viêm màng phổi|áp xe phổi|thuyên tắc phổi|tắc mạch phổi|nốt phổi|nốt mờ phổi|nốt mờ ở phổi|khí phế thũng|khí thũng|giãn phế nang|bệnh phổi|đau phổi|phổi trắng|xơ sẹo phổi|vôi hóa phổi|mờ phổi|đông đặc phổi|ho có đờm|ho đờm|ho khạc đờm|ho khạc ra đờm|khạc đờm|ho mạn tính|đo chức năng hô hấp|hô hấp ký|chức năng hô hấp|bệnh hô hấp|đường hô hấp dưới|viêm đường hô hấp dưới|suy hô hấp|hít sặc|nội soi phế quản|bụi phổi|kén khí phổi|kén khí|bóng khí phổi|khạc nhổ đờm|symbicort|ventolin|seretide|salbutamol|thuốc xịt hen|máy khí dung|xẹp phổi|asthma|pneumonia|bronchitis|hậu covid phổi|đờm vàng|đờm xanh|đờm đặc|thâm nhiễm phổi|tổn thương phổi|viêm khí phế quản|khí phế quản',
  ],
  [
    'pulmonology 3',
    '~phổi|hô hấp|đường thở|lung|lungs|hút thuốc lá|khói thuốc|hít vào|hít sâu|hít thở|hít thở sâu|nặng ngực khó thở|cai thuốc lá|oxy|spo2',
  ],
  ['pulmonology 2 ent 1.5', '!khạc|viêm đường hô hấp|nhiễm trùng đường hô hấp|viêm hô hấp'],
  ['pulmonology 1.5 ent 2', 'viêm đường hô hấp trên|đường hô hấp trên|cảm lạnh|cảm cúm'],
  [
    'tuberculosis 5 pulmonology 2',
    'lao phổi|bệnh lao|vi khuẩn lao|lao tiềm ẩn|nhiễm lao|thuốc lao|điều trị lao|kháng lao|lao kháng thuốc|lao màng phổi|lao hạch|mắc lao|bị lao|phác đồ lao|hết lao|khỏi lao|nguồn lao|lây lao|test lao|xét nghiệm lao|afb|genexpert|mantoux|idr|quantiferon|igra|tiếp xúc lao|người bị lao|lao xương|lao màng não|lao ruột|lao thanh quản|lao ngoài phổi|tái phát lao|lao tái phát|lao cũ|di chứng lao|rifampicin|rifampin|isoniazid|ethambutol|tuberculosis|phổi lao|trực khuẩn lao|nghi lao',
  ],
  ['tuberculosis 5 pulmonology 2', '!lao'],
  ['ent 1.5 pulmonology 1.2 infectious_disease 1', 'bị cảm|cảm mạo|trúng gió'],
  [
    'cardiology 2.2',
    'nhịp thở|mạch yếu|vòng trắng quanh giác mạc|mảng vàng|xơ vữa|tắc nghẽn mạch|máu lưu thông kém|lưu thông máu|tuần hoàn kém|khi đi bộ|khi vận động mạnh|khi tập thể dục|hoạt động mạnh|đau lan ra tay trái|tiếng thổi|tiếng thổi ở tim',
  ],
  ['cardiology 2 pediatrics 1', 'tím khi khóc|hội chứng down'],
  ['vascular_surgery 3.4', 'nổi gân|gân xanh|hình mạng nhện'],
  ['pulmonology 2', 'nghiện thuốc lá|thuốc lá điện tử|thuốc lá|hút thuốc|khói bụi|nồng độ oxy|khạc nhổ'],
];
