import type { SymptomTable } from './symptom-table.ts';

/** Joints, bones, muscles, back and limbs. */
export const symptomsOfLimbs: SymptomTable = {
  joint_pain:
    'đau/nhức/đau_nhức/viêm khớp/các_khớp/nhiều_khớp/xương_khớp/ở_khớp|khớp đau/đau_nhức|các khớp|~khớp|đau khớp háng|joint pain|aching joints',
  joint_swell:
    'sưng/sưng_đau/sưng_nóng/sưng_đỏ/sưng_tấy/viêm_sưng khớp/các_khớp/ở_khớp|khớp sưng/sưng_nóng/sưng_đỏ/sưng_đau/nóng_đỏ|sưng nóng đỏ khớp|tràn dịch_khớp|swollen joints',
  'stiff>joint_stiff':
    'cứng khớp/khớp_buổi_sáng/khớp_vào_buổi_sáng|cứng khớp khi_ngủ_dậy|khớp cứng|khô khớp|cứng các khớp|stiff joints',
  stiff: 'cứng lưng/cột_sống|cứng vào buổi sáng|co cứng ngón_tay|khó cử_động|lưng cứng',
  'stiff>limited':
    'hạn chế vận_động/cử_động/tầm_vận_động|khó vận_động/cử_động|không co duỗi được|khó co_duỗi|khó gập|khó duỗi|khó xoay|giảm biên_độ|vận động khó_khăn|khó cử động khớp|giảm vận động|khó giơ_tay|không giơ tay lên được',
  crackle:
    'lạo xạo|tiếng lạo_xạo/lục_cục/kêu/lách_cách|lục cục|kêu lục_cục/răng_rắc|khớp kêu|tiếng kêu_lục_cục|tiếng kêu ở khớp|nghe tiếng rắc|tiếng rắc|tiếng bốp|tiếng lộp cộp',
  deformity:
    'biến dạng/dạng_khớp|lệch xương|chi biến_dạng|lệch trục|cong vẹo|dị dạng|ngón tay cong|ngón chân cong/lệch|chân cong|vòng kiềng|chân chữ',
  walk_hard:
    'đi_lại/đi_đứng khó/khó_khăn|khó đi_lại/đi|không đi_được|đi khập_khiễng/cà_nhắc|khập khiễng|khó khăn khi_đi_lại|khó khăn trong_đi_lại|không chịu lực|đi tập tễnh|dáng đi khập_khiễng',
  back_pain:
    'đau/nhức/mỏi/đau_mỏi/đau_nhức lưng/vùng_lưng/ở_lưng/thắt_lưng/vùng_thắt_lưng/lưng_dưới/cột_sống/cột_sống_thắt_lưng|đau âm ỉ thắt_lưng|đau thắt_lưng dữ_dội|lưng đau|đau lưng kéo_dài/dữ_dội|thắt lưng|back pain|low back pain',
  'back_pain>back_night': 'đau lưng về_đêm/ban_đêm|đau lưng dưới về_đêm|đau lưng tăng về_đêm',
  buttock: 'đau mông/vùng_mông|mông đau|đau cùng_chậu|đau khớp cùng_chậu|đau xương cụt|xương cụt',
  shooting:
    'lan xuống chân/mông/đùi/cẳng_chân/bàn_chân|đau lan xuống_chân/xuống_mông/xuống_đùi|đau dọc chân|đau lưng lan_xuống_chân|tê lan_xuống_chân|đau thần_kinh_tọa',
  'arm_shooting arm_pain':
    'lan xuống_cánh_tay/xuống_tay/ra_cánh_tay/ra_tay|đau lan xuống_tay/cánh_tay|đau dọc cánh_tay|lan xuống vai và cánh tay',
  neck_pain:
    'đau/mỏi/đau_mỏi/nhức/đau_nhức cổ/gáy/sau_gáy/cổ_gáy/vùng_cổ/vùng_gáy/cổ_vai_gáy/vai_gáy|vai gáy|khó xoay cổ|không quay cổ được|vẹo cổ|nghẹo cổ|neck pain',
  shoulder_pain:
    'đau/mỏi/nhức/đau_nhức/đau_mỏi vai/bả_vai/khớp_vai/vùng_vai/vai_phải/vai_trái/vai_gáy/một_bên_vai|bả vai|đau khi giơ_tay|shoulder pain',
  arm_pain: 'đau/nhức/mỏi/đau_nhức tay/cánh_tay/cẳng_tay/bắp_tay|cánh tay đau|arm pain',
  elbow: 'đau/sưng khuỷu_tay/khuỷu/khớp_khuỷu|khuỷu tay|mặt ngoài khuỷu|elbow pain',
  wrist: 'đau/sưng/nhức cổ_tay/khớp_cổ_tay|cổ tay|cục ở cổ_tay|wrist pain',
  finger:
    'đau/sưng/cứng/kẹt ngón_tay/các_ngón_tay/khớp_ngón_tay/ngón_tay_cái/bàn_tay|ngón tay sưng/đau/kẹt/co_quắp/cứng|ngón tay bật|ngón tay lò xo|ngón tay bị kẹt',
  hand_weak: 'khó cầm_nắm|yếu tay_cầm_nắm|cầm nắm|rơi đồ_vật|cầm nắm yếu/khó_khăn|yếu bàn_tay|khó cầm đồ',
  hip_pain: 'đau/nhức háng/khớp_háng/vùng_háng/hông_háng|khớp háng|hip pain',
  leg_pain: 'đau/nhức/đau_nhức chân/cẳng_chân/bắp_chân/hai_chân/đùi/bắp_đùi|chân đau|sưng đau bắp_chân|leg pain',
  'leg_pain>calf_swell':
    'sưng bắp_chân|bắp chân sưng|sưng một_bên_chân|sưng một chân|chân sưng đau|sưng đau chân|sưng đau cẳng_chân|đau và sưng ở chân',
  knee_pain:
    'đau/sưng/nhức/sưng_đau/mỏi gối/đầu_gối/khớp_gối/hai_gối|khớp gối|đầu gối sưng/đau|gối sưng|đau khi lên xuống cầu thang|đau sau gối|knee pain',
  ankle: 'đau/sưng_đau/bong_gân cổ_chân/mắt_cá_chân/khớp_cổ_chân|cổ chân|bong gân|lật sơ mi|ankle pain',
  foot_pain: 'đau/nhức/đau_nhức bàn_chân/lòng_bàn_chân/gan_bàn_chân/ngón_chân/mu_bàn_chân|bàn chân đau|foot pain',
  heel: 'gót chân|đau gót/gót_chân|đau sau gót|vùng gót|đau khi bước_xuống|gân gót|heel pain',
  big_toe:
    'ngón chân cái|đau ngón_chân_cái|sưng ngón_chân_cái|ngón cái chân|khớp ngón chân cái|hạt tophi|nổi cục ở khớp',
  muscle_pain: 'đau/nhức/đau_nhức/đau_mỏi/mỏi cơ/cơ_bắp/các_cơ/bắp_thịt|cơ đau|muscle pain|sore muscles',
  bone_pain: 'đau/nhức/đau_nhức xương/trong_xương/xương_đùi/xương_cẳng_chân|đau xương về_đêm|xương đau|bone pain',
  bone_lump:
    'khối u ở_xương|khối cứng ở_xương|sưng vùng_xương|u xương|sưng xương|khối sưng ở_chân/ở_đùi/gần_khớp/ở_tay|khối lồi trên xương',
  fracture:
    'gãy xương dễ_dàng|gãy xương|xương giòn|xương dễ_gãy|dễ gãy_xương|nứt xương|gãy xương dù va chạm nhẹ|không cử_động_được sau_ngã|xương lòi',
  height_loss: 'giảm chiều_cao|gù lưng|lưng gù/còng/gù|còng lưng|gù|mất chiều_cao',
  uneven:
    'vẹo lưng|vai lệch/không_đều|hai vai không_đều|lệch vai|cột sống cong/vẹo|hông lệch|hai chân không_đều|chân ngắn chân_dài|lệch hông',
  locked:
    'kẹt khớp|khóa khớp|kẹt gối|kẹt khớp gối|lỏng gối/khớp|khớp lỏng|lỏng lẻo khớp|gối khuỵu|trật khớp|khớp không_vững|mất vững',
  rib_pain: 'đau xương_sườn/sườn/xương_ức/ức/thành_ngực/sụn_sườn|đau khi ấn_ngực|ấn đau xương_ức|đau vùng xương_sườn',
  flat_foot: 'bàn chân bẹt|lòng bàn chân phẳng|không có vòm|vòm bàn chân',
};
