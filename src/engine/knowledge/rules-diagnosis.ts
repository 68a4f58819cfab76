/** Illnesses that are emergencies while they last; names that a doctor gave, never ones that we give. Draft, not reviewed. */
export const acuteIllnesses: readonly string[] =
  `nhồi máu cơ tim | nhồi máu cơ tim cấp | hội chứng vành cấp | đột quỵ | đột quỵ cấp | đột quỵ não | tai biến mạch máu não | xuất huyết não | chảy máu não | nhồi máu não | bóc tách động mạch chủ | phình bóc tách |
  thuyên tắc phổi | phù phổi cấp | suy hô hấp | viêm ruột thừa | ruột thừa | thủng dạ dày | thủng ruột | tắc ruột | lồng ruột | xuất huyết tiêu hóa | viêm đường mật | viêm tụy cấp | viêm phúc mạc | xoắn tinh hoàn | xoắn buồng trứng | xoắn u nang |
  thai ngoài tử cung | tiền sản giật | sản giật | nhau bong non | nhau tiền đạo ra máu | viêm màng não | viêm não | nhiễm khuẩn huyết | nhiễm trùng huyết | nhiễm trùng máu | sốc nhiễm khuẩn | uốn ván | bệnh dại | sốt xuất huyết có dấu hiệu cảnh báo | sốc sốt xuất huyết | tay chân miệng độ 2b | tay chân miệng độ 3 |
  toan ceton | nhiễm toan | hôn mê | glôcôm cấp | glocom cấp | tăng nhãn áp cấp | bong võng mạc | chấn thương sọ não | gãy hở | ngộ độc cấp | ngộ độc | sốc phản vệ | phản vệ | tràn khí màng phổi | thoát vị nghẹt | tắc mạch chi | viêm nắp thanh quản |
  heart attack | myocardial infarction | stroke | brain haemorrhage | pulmonary embolism | appendicitis | meningitis | sepsis | ectopic pregnancy | pre-eclampsia | testicular torsion | bowel obstruction | acute pancreatitis | aortic dissection`
    .split('|')
    .map((name) => name.replace(/\s+/g, ' ').trim());

/** Illnesses to be seen within a day. Draft, not reviewed. */
export const urgentIllnesses: readonly string[] =
  `viêm phổi | viêm bể thận | viêm thận bể thận | cơn gút cấp | gút cấp | zona | huyết khối tĩnh mạch | hen không kiểm soát | cơn hen | đợt cấp copd | u nghi ác tính | nghi ác tính | u ác tính | ác tính | bạch cầu cấp | bệnh bạch cầu | ung thư máu | leukemia | leukaemia | lymphoma | u lympho | malignant | suspected malignancy | nghi ung thư | theo dõi ung thư | viêm mô tế bào | áp xe | sốt xuất huyết | lao phổi |
  viêm túi mật | sỏi thận có nhiễm trùng | dọa sảy thai | dọa sinh non | viêm gan cấp | suy thận cấp | suy tim mất bù | rung nhĩ mới | pneumonia | pyelonephritis | deep vein thrombosis | suspected cancer | shingles`
    .split('|')
    .map((name) => name.replace(/\s+/g, ' ').trim());

/** Illnesses that bleed or trouble for months and wait for a booked visit, where they are called mild. Draft, not reviewed. */
export const slowIllnesses: readonly string[] =
  `trĩ độ 1 | trĩ độ 2 | trĩ nội độ 1 | trĩ nội độ 2 | trĩ độ i | trĩ độ ii | trĩ nội độ i | trĩ nội độ ii | trĩ nhẹ | grade 1 piles | grade 2 piles | grade 1 haemorrhoids | grade 2 haemorrhoids |
  grade 1 hemorrhoids | grade 2 hemorrhoids`
    .split('|')
    .map((name) => name.replace(/\s+/g, ' ').trim());
