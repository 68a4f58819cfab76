/** Everyday words of a complaint, for the rules in which a measured value counts only beside one. */
export const headacheWords = ['đau đầu', 'nhức đầu', 'đầu đau', 'đầu nhức', 'headache'];
export const blurredWords = [
  'nhìn mờ',
  'mờ mắt',
  'mắt mờ',
  'hoa mắt',
  'đom đóm',
  'chói mắt',
  'blurred vision',
  'blurry vision',
];
export const chestWords = [
  'đau ngực',
  'tức ngực',
  'ngực đau',
  'ngực tức',
  'nặng ngực',
  'chest pain',
  'chest tightness',
];
export const breathWords = ['khó thở', 'hụt hơi', 'thở dốc', 'thở gấp', 'ngộp', 'short of breath', 'breathless'];
export const vomitWords = ['nôn', 'ói', 'mửa', 'buồn nôn', 'vomiting', 'throwing up', 'nauseous'];
export const faintWords = [
  'ngất',
  'xỉu',
  'choáng',
  'choáng váng',
  'chóng mặt',
  'lả',
  'muốn xỉu',
  'fainted',
  'dizzy',
  'lightheaded',
];
export const drowsyWords = ['lơ mơ', 'li bì', 'lú lẫn', 'lừ đừ', 'nói nhảm', 'lịm', 'ngủ gà', 'confused', 'drowsy'];
export const limpWords = [
  'lả',
  'mệt lả',
  'lừ đừ',
  'li bì',
  'mắt trũng',
  'không tiểu',
  'tiểu rất ít',
  'không đứng nổi',
  'too weak',
];
export const feverWords = ['sốt', 'phát sốt', 'nóng hầm hập', 'nóng ran', 'nóng hổi', 'ấm đầu', 'fever', 'burning up'];
