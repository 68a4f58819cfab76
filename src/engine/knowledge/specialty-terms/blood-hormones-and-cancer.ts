import type { TermTable } from './term-table.ts';

/** Blood, hormones, nutrition, cancer, and what no single organ owns. */
export const bloodHormonesAndCancer: TermTable = [
  [
    'hematology 5',
    'thiếu máu|thiếu máu thiếu sắt|thiếu sắt|tan máu|tan máu bẩm sinh|thalassemia|thiếu máu tán huyết|tán huyết|suy tủy|suy tủy xương|tủy đồ|giảm tiểu cầu|tiểu cầu|!tiểu cầu thấp|tiểu cầu giảm|xuất huyết giảm tiểu cầu|tăng tiểu cầu|bạch cầu|bạch cầu cao|bạch cầu giảm|giảm bạch cầu|bạch cầu tăng|ung thư máu|bạch cầu cấp|lơ xê mi|leukemia|đa hồng cầu|hồng cầu|hồng cầu nhỏ|hemoglobin|huyết sắc tố|rbc|wbc|hgb|mcv|plt|công thức máu|đông máu|rối loạn đông máu|máu khó đông|hemophilia|hemophili|truyền máu|nhóm máu|đa u tủy|đa u tủy xương|u lympho|lymphoma|hodgkin|xuất huyết dưới da|chấm xuất huyết|bầm tím không rõ|nổi vết bầm|hạch to toàn thân|ferritin|bổ máu|huyết đồ|huyết học|anemia|platelets|nhiễm sắc thể philadelphia|ghép tủy|ghép tế bào gốc|rối loạn sinh tủy|anaemia|nhóm máu hiếm|!hiến máu|đi hiến máu|hiến máu nhân đạo|muốn hiến máu|được hiến máu|cho máu|thiếu g6pd|g6pd',
  ],
  [
    'endocrinology 5',
    `tiểu đường|đái tháo đường|đái đường|tiểu đường tuýp 2|tiểu đường type 2|tiền tiểu đường|tiền đái tháo đường|đường huyết|đường huyết cao|đường huyết đói|đường máu|chỉ số đường|lượng đường trong máu|đường trong máu|hba1c|glucose|insulin|tiêm insulin|hạ đường huyết|tụt đường|tụt đường huyết|kháng insulin|metformin|gliclazid|diamicron|glucophage|tuyến giáp|bướu cổ|bướu giáp|bướu giáp nhân|nhân giáp|nhân tuyến giáp|u tuyến giáp|u giáp|nang giáp|nang tuyến giáp|cường giáp|suy giáp|basedow|bướu cổ lồi mắt|viêm tuyến giáp|viêm giáp|hashimoto|tirads|ti rads|tsh|ft3|ft4|t3|t4|hormone tuyến giáp|hoóc môn tuyến giáp|iod phóng xạ|iốt phóng xạ|cắt tuyến giáp|mổ tuyến giáp|tuyến cận giáp|cường cận giáp|suy thượng thận|tuyến thượng thận suy|cushing|hội chứng cushing|cortisol|lạm dụng corticoid|u thượng thận|rối loạn nội tiết|hormone|hoóc môn|tăng prolactin|prolactin|acromegaly|to đầu chi|hormone tăng trưởng|đái tháo nhạt|rối loạn chuyển hóa|hội chứng chuyển hóa|levothyrox|levothyroxin|thyrozol|methimazol|ptu|ăn nhiều vẫn gầy|béo phì|thừa cân|giảm cân|giảm béo|sợ nóng|lồi mắt bướu cổ|!lùn|thấp lùn|chậm phát triển chiều cao|bàn chân đái tháo đường|biến chứng tiểu đường|que thử đường|máy đo đường huyết|tim nhanh run tay|diabetes|diabetic|thyroid|blood sugar|goiter|vú to nam giới nội tiết`,
  ],
  [
    'oncology 5',
    `ung thư|ung bướu|khối u ác|u ác|u ác tính|ác tính|di căn|hóa trị|hoá trị|xạ trị|hóa chất|truyền hóa chất|vô hóa chất|thuốc đích|điều trị đích|liệu pháp miễn dịch|giai đoạn cuối|giai đoạn 2|giai đoạn 3|giai đoạn 4|giai đoạn iii|giai đoạn iv|sinh thiết|giải phẫu bệnh|tế bào ung thư|tế bào lạ|tầm soát ung thư|marker ung thư|cea|ca 125|ca 19 9|ca 15 3|cyfra|pet ct|petct|ung thư phổi|ung thư gan|ung thư dạ dày|ung thư đại tràng|ung thư trực tràng|ung thư đại trực tràng|ung thư tuyến giáp|ung thư cổ tử cung|ung thư buồng trứng|ung thư nội mạc tử cung|ung thư tuyến tiền liệt|ung thư tiền liệt tuyến|ung thư vòm họng|ung thư vòm|ung thư hạ họng|ung thư thanh quản|ung thư thực quản|ung thư tụy|ung thư túi mật|ung thư bàng quang|ung thư thận|ung thư xương|ung thư da|ung thư lưỡi|ung thư miệng|ung thư khoang miệng|ung thư hạch|ung thư não|ung thư tinh hoàn|ung thư âm hộ|ung thư tủy|k phổi|k gan|k dạ dày|k đại tràng|k giáp|k vòm|k tuyến giáp|k cổ tử cung|sarcoma|carcinoma|melanoma|u hắc tố|u tế bào mầm|bướu ác|tumor|tumour|cancer|chemotherapy|radiotherapy|metastasis|chemo|hạch di căn|u nguyên bào`,
  ],
  ['oncology 2.5', 'khối u lành|u lành|u lành tính|bướu lành'],
  ['nutrition 4', 'tư vấn dinh dưỡng|dinh dưỡng|gầy quá|thiếu vitamin|chế độ dinh dưỡng|thực đơn'],
  [
    'geriatrics 3 general_internal 1',
    'lão khoa|người cao tuổi nhiều bệnh|suy kiệt tuổi già|té ngã ở người già|elderly frail',
  ],
  [
    'health_checkup 4 general_internal 1',
    'khám sức khỏe tổng quát|khám tổng quát|khám sức khỏe|kiểm tra sức khỏe|khám định kỳ|gói khám|tầm soát|health check|check up|checkup|general check',
  ],
  [
    'traditional_medicine 4',
    'đông y|thuốc bắc|thuốc nam|châm cứu|bấm huyệt|y học cổ truyền|thuốc đông y|cấy chỉ|acupuncture|bốc thuốc',
  ],
  ['pain_management 3 neurology 1', 'đau mạn tính nhiều nơi|giảm đau ung thư|phong bế thần kinh|điều trị đau'],
  ['palliative_care 4 oncology 2', 'chăm sóc giảm nhẹ|cuối đời|giảm nhẹ|hospice|palliative'],
  [
    'transplant 5',
    'ghép gan|ghép tim|ghép phổi|ghép tạng|hiến tạng|chống thải ghép|thuốc chống thải ghép|sau ghép|transplant',
  ],
  ['occupational_health 4 pulmonology 1', 'bệnh nghề nghiệp|bụi phổi silic|nhiễm độc chì|điếc nghề nghiệp'],
  [
    'endocrinology 2.4',
    'khàn và cổ to|vùng cổ|thùy trái|thùy phải|thùy giáp|hạ canxi|canxi máu|bướu cổ tái phát|tuyến nội tiết|nội tiết tố|rối loạn nội tiết tố|vị trí tuyến giáp|mỡ máu và đường',
  ],
  [
    'hematology 3',
    'điện di|điện di huyết sắc tố|hba2|lấy tủy đồ|chọc tủy|thiếu máu mãn tính|sắt huyết thanh|bổ sung sắt|uống sắt|viên sắt',
  ],
  ['oncology 2', 'tầm soát|giai đoạn 1|giai đoạn đầu|u bướu|biểu mô|tế bào vảy|u nang|nang'],
  ['hematology 1.2 general_surgery 0.5', 'chảy máu|chảy máu nhiều'],
  ['endocrinology 2', 'u tuyến yên tiết|lượng đường|ăn kiêng đường|kiêng đường|máy đo đường'],
];
