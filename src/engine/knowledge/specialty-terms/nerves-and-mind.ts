import type { TermTable } from './term-table.ts';

/** Brain, nerves, sleep and mental health. */
export const nervesAndMind: TermTable = [
  [
    'neurology 5',
    `đau nửa đầu|migraine|đau đầu migraine|đau đầu vận mạch|rối loạn tiền đình|tiền đình|hội chứng tiền đình|thiểu năng tuần hoàn não|thiếu máu não|thiếu máu lên não|tuần hoàn não|rối loạn tuần hoàn não|kinh phong|parkinson|bệnh parkinson|run vô căn|alzheimer|sa sút trí tuệ|liệt dây thần kinh số 7|liệt dây thần kinh 7|dây thần kinh số 7|liệt dây 7|liệt nửa người|yếu nửa người|yếu liệt|~liệt|liệt tứ chi|tê nửa người|viêm đa dây thần kinh|viêm dây thần kinh|dây thần kinh|đau dây thần kinh|đau thần kinh|đau dây thần kinh số 5|dây thần kinh số 5|đau dây v|thần kinh tam thoa|thần kinh ngoại biên|thần kinh thực vật|rối loạn thần kinh thực vật|nhược cơ|xơ cứng cột bên|xơ cứng rải rác|đa xơ cứng|hội chứng guillain|viêm tủy|viêm não|viêm màng não|giật mắt|giật mí mắt|giật cơ|co giật cơ|co giật nửa mặt|co thắt nửa mặt|loạn trương lực|múa giật|hội chứng ống cổ tay|ống cổ tay|điện não đồ|điện não|điện cơ|đo điện cơ|mri não|chụp não|cộng hưởng từ não|mạch máu não|dị dạng mạch máu não|!não|nhức đầu chóng mặt|đau đầu kinh niên|đau đầu mãn tính|đau buốt đầu|đau đầu dữ dội|đau đỉnh đầu|đau đầu vùng chẩm|bưng bưng đầu|đau thái dương|thái dương|gabapentin|piracetam|tebonin|ginkgo|vertigo|epilepsy|bại não|ngủ rũ|hội chứng chân không yên|chân không yên|bóng đè|nhạy cảm với ánh sáng và tiếng ồn|suy nhược thần kinh|thần kinh|zona thần kinh sau|đau sau zona|hôn mê|chậm vận động|cứng cơ|mất khứu giác và run|co quắp|hội chứng tourette|đầu óc quay cuồng|rối loạn trí nhớ|khó khăn khi nói`,
  ],
  [
    'stroke 5 neurology 2',
    'đột quỵ|đột quị|tai biến|tai biến mạch máu não|nhồi máu não|xuất huyết não|thiếu máu não thoáng qua|cơn thiếu máu não|tai biến nhẹ|sau tai biến|di chứng tai biến|hẹp mạch máu não|tắc mạch não|huyết khối não|stroke|xuất huyết dưới nhện',
  ],
  [
    'neurosurgery 5 neurology 1',
    'u não|chấn thương sọ não|chấn thương đầu|tụ máu não|tụ máu dưới màng cứng|máu tụ dưới màng cứng|máu tụ trong não|não úng thủy|giãn não thất|ghép sọ|hộp sọ|nứt sọ|vỡ sọ|mổ não|phẫu thuật não|phẫu thuật thần kinh|u tuyến yên|tuyến yên|u màng não|phình mạch não|phình mạch máu não|túi phình mạch não|dị dạng mạch não|u dây thần kinh|u dây viii|nang màng nhện|nang não|u tủy|u tủy sống|chấn thương cột sống|chấn thương tủy|dẫn lưu não thất|va đập đầu|đập đầu|ngã đập đầu|té đập đầu|té đầu|chấn động não|sọ não|!sọ|brain tumor|head injury|xương sọ|u thần kinh đệm|dị tật chiari|chiari|rỗng tủy|lõm đầu|đầu bị lõm|nang thượng bì',
  ],
  [
    'psychiatry 5',
    `trầm cảm|rối loạn lo âu|rối loạn lo âu lan tỏa|lo âu trầm cảm|rối loạn hoảng sợ|hoảng loạn|cơn hoảng loạn|hoảng sợ|hoang tưởng|ảo giác|ảo thanh|tâm thần|tâm thần phân liệt|loạn thần|rối loạn lưỡng cực|lưỡng cực|hưng cảm|rối loạn cảm xúc|rối loạn ám ảnh|ám ảnh cưỡng chế|ocd|ám ảnh|tâm lý|tư vấn tâm lý|rối loạn tâm lý|bác sĩ tâm lý|tự tử|tự sát|muốn chết|không muốn sống|tự làm hại|tự hại|rạch tay|chán đời|chán nản|bi quan|buồn chán|buồn bã|tuyệt vọng|vô vọng|khóc một mình|hay khóc|mất hứng thú|không hứng thú|mất kiểm soát cảm xúc|nghiện|nghiện rượu|nghiện game|nghiện ma túy|cai nghiện|cai rượu|ma túy|rối loạn ăn uống|chán ăn tâm thần|ăn ói|rối loạn nhân cách|nhân cách|rối loạn stress sau sang chấn|!sang chấn|sang chấn tâm lý|ptsd|nói nhảm|nói một mình|nghe tiếng nói|sợ đám đông|sợ giao tiếp|ngại giao tiếp|ám ảnh sợ|sợ hãi|đa nghi|nghi bệnh|suy nghĩ tiêu cực|suy nghĩ nhiều|rối loạn dạng cơ thể|trầm cảm sau sinh|sertralin|olanzapin|seduxen|diazepam|thuốc ngủ|thuốc an thần|thuốc chống trầm cảm|depression|depressed|anxiety|panic attack|panic attacks|suicidal|hallucinations|xa lánh mọi người|thu mình|cô lập|mệt mỏi tinh thần|khủng hoảng|stress nặng|hysteria|rối loạn phân ly|kích động|đồng tính|mộng du`,
  ],
  [
    'child_psychiatry 5 pediatrics 2',
    'tự kỷ|rối loạn phổ tự kỷ|tăng động|tăng động giảm chú ý|adhd|chậm nói|chậm phát triển trí tuệ|trẻ chậm nói|rối loạn phát triển|autism',
  ],
  ['neurology 3', 'mỏi cổ gáy và chóng mặt|nhìn đôi và sụp mi|đau nhói đầu'],
  ['neurology 1.5 psychiatry 1', 'mệt mỏi kéo dài và khó ngủ'],
  [
    'neurology 3.6',
    'nửa đầu|đỉnh đầu|bên đầu|vùng chẩm|đau vùng chẩm|đau nhói ở đầu|nhói đầu|sau đầu|đau phía sau đầu|mất phối hợp vận động|phối hợp động tác|rối loạn vận động|cử động bất thường',
  ],
  [
    'neurology 2.2 ent 1.6',
    'quay tròn|quay vòng|xung quanh quay|xung quanh xoay tròn|say xe|say tàu xe|nghiêng đầu|thay đổi tư thế',
  ],
  ['neurology 1.8 psychiatry 1.8', 'hành vi|thay đổi hành vi|lạc lõng|suy nghĩ chậm|tính cách'],
  ['neurology 2.2 infectious_disease 1.4 pediatrics 0.4', 'màng não|não màng não|thóp phồng'],
  ['neurology 2.4 emergency 0.6 intensive_care 0.4', 'mê man|mất nhận thức'],
  ['stroke 2.6 neurology 1.4 cardiology 0.6', 'một bên tay|yếu tay chân một bên|mất thị lực tạm thời'],
  [
    'psychiatry 3.4 neurology 0.6',
    'suy nghĩ quá nhiều|suy nghĩ nhiều|overthinking|luôn nghĩ|mặc cảm|sợ bị đánh giá|sợ độ cao|sợ không gian hẹp|kiểm tra đi kiểm tra lại|rửa tay liên tục|thôi miên|ký ức|vô thức|cảm giác trống rỗng',
  ],
  [
    'neurosurgery 3.4 neurology 1',
    'dị dạng mạch|dị dạng mạch máu|u máu thể hang|thể hang|màng nhện|mạng nhện|chất trắng|nang rathke|va đầu|lõm sọ',
  ],
  [
    'psychiatry 2.6',
    'la hét|đập phá|suy nghĩ linh tinh|thích chơi một mình|nói nhiều bất thường|không kiểm soát được cảm xúc|nghĩ quẩn|trầm uất|u uất|xa lánh|bị ám ảnh|sợ người lạ',
  ],
  [
    'neurology 2.4',
    'bủn rủn|chân tay bủn rủn|run chân|ngủ kém|ngủ không được|sa sút|mất cân bằng|đau buốt óc|buốt óc|nhức óc|đau nhức thái dương',
  ],
];
