import type { TermTable } from './term-table.ts';

/** Parts of the body and circumstances that point somewhere, though little by themselves. */
export const organs: TermTable = [
  ['cardiology 1 pulmonology 0.8 breast 0.5', 'ngực|vùng ngực|lồng ngực'],
  ['cardiology 1.8 pulmonology 0.8', 'leo cầu thang|khi gắng sức|gắng sức'],
  [
    'pulmonology 3 occupational_health 1',
    'bụi silic|bụi amiăng|amiăng|khói bụi|ô nhiễm|bụi nghề nghiệp|bụi than|bụi mịn|hít khói',
  ],
  ['hematology 1.5', 'xét nghiệm máu'],
  ['rheumatology 0.8', '~lưng|sau lưng|lan ra sau lưng|lan lên vai|cơ bắp'],
  [
    'gynecology 2.2 andrology 1.6 dermatology 0.8',
    'quan hệ|quan hệ tình dục|bộ phận sinh dục|vùng kín|sinh dục|cơ quan sinh dục|lúc quan hệ|khi quan hệ',
  ],
  ['dermatology 2.8 andrology 1.6 gynecology 1.6', 'u nhú sinh dục'],
  ['andrology 3.4 general_surgery 1 pediatric_surgery 0.6', 'bìu'],
  ['dermatology 1.6', '!da|vùng da|làn da|mảng da|dưới da|niêm mạc'],
  ['oncology 2.5', '!u'],
  ['infectious_disease 2', 'nhiễm khuẩn|nhiễm trùng'],
];
