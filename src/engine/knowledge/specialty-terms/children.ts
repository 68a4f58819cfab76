import type { TermTable } from './term-table.ts';

/** Newborns and children: illnesses that only they have. Who the patient is, is read elsewhere. */
export const children: TermTable = [
  [
    'pediatrics 5',
    'nhi khoa|bác sĩ nhi|khoa nhi|biếng ăn|trẻ biếng ăn|bé biếng ăn|chậm tăng cân|không tăng cân|chậm lên cân|chậm lớn|còi xương|thấp còi|chậm mọc răng|chậm biết đi|quấy khóc|khóc đêm|hay giật mình|khóc dạ đề|vặn mình|!trớ|nôn trớ|ọc sữa|ọc sữa nhiều|trớ sữa|bỏ bú|bú kém|lười bú|bú ít|bú mẹ|sữa công thức|sữa mẹ|ăn dặm|đái dầm|tay chân miệng|chân tay miệng|kawasaki|!thóp|rụng tóc vành khăn|tưa lưỡi|tưa miệng|hăm tã|mồ hôi trộm|lồng ruột|dậy thì sớm|hẹp phì đại môn vị|tiêm chủng cho bé|sốt mọc răng|phát triển chiều cao|chiều cao cân nặng|cân nặng của bé|vòng đầu|sổ mũi ở trẻ|rsv|hợp bào hô hấp|viêm tiểu phế quản|bé sơ sinh|!bú|vitamin d cho bé|thiếu canxi ở trẻ|dính thắng lưỡi|dính thắng|nứt đốt sống',
  ],
  [
    'neonatology 5 pediatrics 3',
    'sơ sinh|trẻ sơ sinh|vàng da sơ sinh|sinh thiếu tháng|trẻ sinh non|bé sinh non|sinh non tháng|non tháng|nhẹ cân sơ sinh|rụng rốn|cuống rốn|rốn bé|lồng ấp|suy hô hấp sơ sinh|gót chân sơ sinh|sàng lọc sơ sinh|newborn|premature baby|chiếu đèn vàng da',
  ],
  [
    'pediatric_surgery 5 pediatrics 2',
    'tinh hoàn chưa xuống|tinh hoàn ẩn ở trẻ|phình đại tràng bẩm sinh|hirschsprung|teo thực quản|teo đường mật|thoát vị rốn ở trẻ|thoát vị bẹn ở bé|hẹp da quy đầu ở bé|không hậu môn|dị tật hậu môn|teo ruột|nang ống mật chủ ở trẻ',
  ],
  [
    'pediatrics 2.4',
    'tiêm lao|chàm sữa|răng mọc chậm|thóp trước|bẹt đầu|đầu bẹt|mũi tiêm của bé|trẻ uống|hút mũi|nước muối sinh lý cho bé',
  ],
  [
    'pediatrics 3',
    'ngực gà|thóp rộng|chậm liền thóp|thiếu canxi|còi xương thiếu canxi|quấy đêm|rướn người|vặn vẹo|ăn vạ|méo đầu|bẹp đầu|ho đờm ở trẻ|sổ mũi ở bé|viêm hô hấp ở trẻ|trẻ hay ốm|bé không chịu ăn|vàng da ở bé|trẻ táo bón|bé táo bón|tiêm phế cầu|phế cầu|rota|6 trong 1|5 trong 1',
  ],
  ['pediatric_endocrinology 3 endocrinology 1', 'dậy thì|dậy thì sớm ở trẻ|tăng trưởng chiều cao|chậm lớn chiều cao'],
  ['pediatric_endocrinology 3 pediatrics 1', 'thiếu hormone tăng trưởng'],
];
