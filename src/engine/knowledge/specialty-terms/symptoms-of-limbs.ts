import type { SymptomTable } from './symptom-table.ts';

/** Joints, bones, muscles, back and limbs. */
export const symptomsOfLimbs: SymptomTable = {
  joint_pain:
    'đau cơ khớp|đau nhức cơ khớp|đau cơ xương khớp|các khớp|~khớp|khớp đau/đau_nhức|đau khớp háng|đau/nhức/đau_nhức/viêm khớp/các_khớp/nhiều_khớp/xương_khớp/ở_khớp',
  joint_swell:
    'khớp sưng/sưng_nóng/sưng_đỏ/sưng_đau/nóng_đỏ|sưng nóng đỏ khớp|sưng/sưng_đau/sưng_nóng/sưng_đỏ/sưng_tấy/viêm_sưng khớp/các_khớp/ở_khớp|tràn dịch khớp',
  'stiff>joint_stiff':
    'cứng các khớp|cứng khớp khi ngủ dậy|cứng khớp/khớp_buổi_sáng/khớp_vào_buổi_sáng|khô khớp|khớp cứng',
  stiff: 'co cứng ngón tay|cứng khi ngủ dậy|cứng lưng/cột_sống|cứng người|cứng vào buổi sáng|khó cử động|lưng cứng',
  'stiff>limited':
    'cử động khó khăn|giảm biên độ|giảm vận động|hạn chế vận_động/cử_động/tầm_vận_động|khó co duỗi|khó cử động khớp|khó duỗi|khó giơ tay|khó gập|khó vận_động/cử_động|khó xoay|không co duỗi được|không giơ tay lên được|mất khả năng vận động khớp|vận động hạn chế|vận động khó khăn|đau khi_vận_động/khi_cử_động|đau tăng khi vận động',
  crackle:
    'khớp kêu|kêu lục_cục/răng_rắc|lạo xạo|lục cục|tiếng bốp|tiếng kêu lục cục|tiếng kêu ở khớp|tiếng lạo_xạo/kêu/lách_cách|tiếng lộp cộp|tiếng rắc',
  deformity:
    'biến dạng/dạng_khớp|chi biến dạng|chân chữ|chân cong|cong vẹo|dị dạng|lệch trục|lệch xương|ngón chân cong/lệch|ngón tay cong|vòng kiềng',
  walk_hard:
    'dáng đi khập khiễng|giảm khả năng đi lại|khó khăn khi đi lại|khó khăn trong đi lại|khó đi_lại/đi|không bước được|không chịu lực|không đi được|không đứng được|khập khiễng|đau khi_đi_lại/khi_đứng|đi khập_khiễng/cà_nhắc|đi lại đau|đi tập tễnh|đi_lại/đi_đứng khó/khó_khăn',
  back_pain:
    'lưng đau|thắt lưng|đau lưng kéo dài|đau âm ỉ thắt lưng|đau/nhức/mỏi/đau_mỏi/đau_nhức lưng/vùng_lưng/ở_lưng/thắt_lưng/vùng_thắt_lưng/lưng_dưới/cột_sống/cột_sống_thắt_lưng',
  'back_pain>back_night': 'đau lưng dưới về đêm|đau lưng tăng về đêm|đau lưng về_đêm/ban_đêm',
  buttock: 'mông đau|xương cụt|đau cùng chậu|đau khớp cùng chậu|đau mông/vùng_mông|đau xương cụt',
  shooting:
    'lan xuống chân/mông/đùi/cẳng_chân/bàn_chân|tê lan xuống chân|đau dọc chân|đau lan xuống_chân/xuống_mông/xuống_đùi|đau lưng lan xuống chân|đau thần kinh tọa',
  'arm_shooting arm_pain':
    'lan xuống vai và cánh tay|lan xuống_cánh_tay/xuống_tay/ra_cánh_tay/ra_tay|đau dọc cánh tay|đau lan xuống_tay/cánh_tay',
  neck_pain:
    'cứng đau cổ|khó xoay cổ|không quay cổ được|nghẹo cổ|sái cổ|trẹo cổ|vai gáy|vẹo cổ|đau/mỏi/đau_mỏi/nhức/đau_nhức cổ/gáy/sau_gáy/cổ_gáy/vùng_cổ/vùng_gáy/cổ_vai_gáy/vai_gáy',
  shoulder_pain:
    'bả vai|đau khi giơ tay|đau/mỏi/nhức/đau_nhức/đau_mỏi vai/bả_vai/khớp_vai/vùng_vai/vai_phải/vai_trái/vai_gáy/một_bên_vai',
  arm_pain: 'cánh tay đau|đau/nhức/mỏi/đau_nhức tay/cánh_tay/cẳng_tay/bắp_tay',
  elbow: 'khuỷu tay|mặt ngoài khuỷu|đau/sưng khuỷu_tay/khuỷu/khớp_khuỷu',
  wrist: 'cổ tay|cục ở cổ tay|đau/sưng/nhức cổ_tay/khớp_cổ_tay',
  finger:
    'ngón tay bật|ngón tay bị kẹt|ngón tay lò xo|ngón tay sưng/đau/kẹt/co_quắp/cứng|đau/sưng/cứng/kẹt ngón_tay/các_ngón_tay/khớp_ngón_tay/ngón_tay_cái/bàn_tay',
  hand_weak: 'cầm nắm|cầm nắm yếu/khó_khăn|khó cầm nắm|khó cầm đồ|rơi đồ vật|yếu bàn tay|yếu tay cầm nắm',
  hip_pain: 'khớp háng|đau/nhức háng/khớp_háng/vùng_háng/hông_háng',
  leg_pain: 'chân đau|sưng đau bắp chân|đau/nhức/đau_nhức chân/cẳng_chân/bắp_chân/hai_chân/đùi/bắp_đùi',
  'leg_pain>calf_swell':
    'bắp chân sưng|chân sưng đau|sưng bắp chân|sưng một bên chân|sưng một chân|sưng đau chân|sưng đau cẳng chân|đau và sưng ở chân',
  knee_pain:
    'gối sưng|khớp gối|đau khi lên xuống cầu thang|đau sau gối|đau/sưng/nhức/sưng_đau/mỏi gối/đầu_gối/khớp_gối/hai_gối|đầu gối sưng/đau',
  ankle: 'bong gân|cổ chân|lật sơ mi|đau/sưng_đau/bong_gân cổ_chân/mắt_cá_chân/khớp_cổ_chân',
  foot_pain: 'bàn chân đau|đau/nhức bàn_chân/lòng_bàn_chân/gan_bàn_chân/ngón_chân/mu_bàn_chân',
  heel: 'gân gót|gót chân|vùng gót|đau gót/gót_chân|đau khi bước xuống|đau sau gót',
  big_toe:
    'hạt tophi|khớp ngón chân cái|ngón chân cái|ngón cái chân|nổi cục ở khớp|sưng ngón chân cái|đau ngón chân cái',
  muscle_pain: 'cơ đau|đau/nhức/đau_nhức/đau_mỏi/mỏi cơ/cơ_bắp/các_cơ/bắp_thịt',
  bone_pain: 'xương đau|đau xương về đêm|đau/nhức/đau_nhức xương/trong_xương/xương_đùi/xương_cẳng_chân',
  bone_lump:
    'khối cứng ở xương|khối lồi trên xương|khối sưng ở_chân/ở_đùi/gần_khớp/ở_tay|khối u ở xương|sưng vùng xương|sưng xương|u xương',
  fracture:
    'dễ gãy xương|gãy xương|gãy xương dù va chạm nhẹ|gãy xương dễ dàng|không cử động được sau ngã|nứt xương|xương dễ gãy|xương giòn|xương lòi',
  height_loss: 'còng lưng|giảm chiều cao|!gù|gù lưng|lưng gù/còng/gù|mất chiều cao',
  uneven:
    'chân ngắn chân dài|cột sống cong/vẹo|hai chân không đều|hai vai không đều|lệch vai|vai lệch/không_đều|vẹo lưng',
  locked:
    'gối khuỵu|khóa khớp|khớp không vững|khớp lỏng|kẹt gối|kẹt khớp|kẹt khớp gối|lỏng gối/khớp|lỏng lẻo khớp|mất vững|trật khớp',
  rib_pain: 'đau khi ấn ngực|đau vùng xương sườn|đau xương_sườn/sườn/xương_ức/ức/thành_ngực/sụn_sườn|ấn đau xương ức',
  flat_foot: 'bàn chân bẹt|không có vòm|lòng bàn chân phẳng|vòm bàn chân',
};
