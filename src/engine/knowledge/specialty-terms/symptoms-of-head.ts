import type { SymptomTable } from './symptom-table.ts';

/** Brain, nerves and mind; eyes, ears, nose, throat and mouth. */
export const symptomsOfHead: SymptomTable = {
  headache:
    'đau/nhức/đau_nhức/nặng/căng/đau_âm_ỉ đầu|đầu đau/nhức|đau trán/vùng_trán/vùng_đầu/ở_đầu/đỉnh_đầu/sau_đầu/thái_dương/vùng_thái_dương/hai_bên_thái_dương|đau đầu dữ_dội/kéo_dài/âm_ỉ/đột_ngột|cơn đau_đầu|headache|headaches',
  'headache>half_head':
    'đau/đau_nhức nửa_đầu/một_bên_đầu|đau đầu một_bên/từng_cơn/theo_nhịp_mạch|đau giật đầu|migraine',
  dizzy:
    'tối sầm mắt|sầm mắt|say sẩm|đau đầu chóng_mặt_choáng|chóng/hoa/xây_xẩm mặt/mắt|choáng/váng váng/đầu|choáng|hoa mắt chóng_mặt|lâng lâng|xây xẩm/xẩm_mặt_mày|tối sầm/sầm_mặt|bồng bềnh|đầu óc quay_cuồng|lảo đảo|chếnh choáng|dizziness|dizzy|lightheaded',
  vertigo:
    'chóng mặt khi nằm_xuống/khi_xoay_đầu/khi_ngửa_đầu/từng_cơn/khi_đứng_dậy|chóng mặt từng_cơn|xoay đầu|ngửa đầu|quay cuồng|chóng mặt quay_cuồng/khi_thay_đổi_tư_thế/tư_thế/xoay_tròn/đột_ngột/dữ_dội|mọi vật xoay/quay|nhà cửa quay|đồ vật xoay/quay|xoay tròn|chao đảo|vertigo',
  numb: '~tê|tê/tê_bì/tê_rần/tê_buốt/ngứa_ran tay/chân/tay_chân/chân_tay/cánh_tay/mặt|tê bì/buốt/rần/liệt/mỏi|châm chích|kiến/như_kiến bò|kim châm|như kim châm|dị cảm|mất/giảm/rối_loạn cảm_giác|ngứa ran|tê cứng|numbness|tingling',
  'numb>numb_feet':
    'tê/tê_bì/tê_buốt/tê_rần/ngứa_ran/châm_chích bàn_chân/hai_bàn_chân/ngón_chân/lòng_bàn_chân|bàn chân tê/mất_cảm_giác|mất cảm_giác ở_chân/bàn_chân',
  'numb>numb_hand':
    'tê/tê_bì/tê_buốt/tê_rần/ngứa_ran ngón_tay/bàn_tay/đầu_ngón_tay/các_ngón_tay/tay_khi_ngủ|ngón tay tê',
  weak_muscles:
    'yếu cơ/tay_chân/chân/tay/tứ_chi/chi/chân_tay/hai_chân/cơ_bắp/vận_động|cơ/tay_chân/chân_tay/cơ_bắp yếu|yếu liệt|khó đứng_dậy/đứng_lên/leo_cầu_thang/nhấc_tay/nâng_tay|mất sức_cơ|sức cơ|muscle weakness|weakness in',
  wasting: 'teo cơ|cơ bị teo|bắp chân teo|teo cơ bắp|teo nhỏ',
  one_side:
    'yếu/liệt/tê/tê_bì/tê_liệt nửa_người/một_bên/một_bên_cơ_thể/nửa_mặt/nửa_thân|một bên cơ_thể|nửa người|yếu hoặc liệt_một_bên',
  paralysis:
    'mất khả_năng chuyển_động/vận_động/cử_động|không chuyển động được|~liệt|bại liệt|liệt tay/chân/hai_chân/tứ_chi/vận_động|không cử_động được|mất vận_động|không đi lại được',
  no_sleep:
    'thức giấc|tỉnh giấc|tỉnh/thức giấc giữa_đêm/ban_đêm|thức dậy nhiều_lần/giữa_đêm/quá_sớm/sớm|khó ngủ lại|ngủ không an_giấc/yên_giấc/đủ_giấc|mất giấc|ngủ chập_chờn|mất/khó/thiếu ngủ|ngủ không_sâu/không_ngon/ít/chập_chờn/không_ngon_giấc/không_yên|rối loạn giấc_ngủ|không ngủ được|trằn trọc|khó vào_giấc/đi_vào_giấc_ngủ|hay thức_giấc|thức giấc giữa_đêm/nhiều_lần|giấc ngủ|insomnia|cannot sleep',
  sleepy: 'buồn ngủ quá_mức/nhiều/liên_tục|buồn ngủ/ngủ_ban_ngày/ngủ_vào_ban_ngày/ngủ_nhiều|ngủ ngày/gật/nhiều|sleepy',
  sleep_attack: 'mộng du|ác mộng|nói mơ|hành vi khi_ngủ|cơn buồn_ngủ|ngủ đột_ngột|bóng đè|tê liệt khi_ngủ|cơn ngủ',
  moody:
    'cáu gắt/kỉnh/giận|dễ cáu/cáu_gắt/nổi_nóng/kích_động/xúc_động/nổi_cáu|nóng nảy/tính|thay đổi tâm_trạng/tính_tình/tính_cách/cảm_xúc/tính_nết/khí_sắc|tâm_trạng/tính_khí thất_thường|bực bội|hay cáu|irritable',
  no_focus:
    'khó/mất/giảm/kém/không tập_trung|giảm chú_ý|khó chú_ý|lơ đãng|mất khả năng tập_trung|sương mù não|không thể tập trung',
  forgetful:
    'hay quên|giảm/suy_giảm/mất trí_nhớ|quên nhiều|đãng trí|nhớ kém|trí nhớ kém|hay nhầm_lẫn|giảm nhận_thức|suy giảm nhận_thức|khó nhớ|memory loss',
  confused:
    'lú lẫn|nhầm lẫn|mất phương_hướng/định_hướng|mê sảng|nói sảng|rối loạn ý_thức/tri_giác|thay đổi ý_thức|suy giảm ý_thức|lẫn lộn|confused|confusion',
  coma: 'hôn mê|mất ý_thức sâu',
  hallucination: 'ảo giác/thanh|hoang tưởng|nghe tiếng_nói|nghe giọng_nói|nghi ngờ người_khác|bị theo dõi',
  worry:
    'lo lắng/âu|căng thẳng|bồn chồn|bất an|hoang mang|áp lực|hồi hộp lo_lắng|lo lắng quá_mức/nhiều/kéo_dài|bứt rứt|stress|anxious|worried',
  panic: 'hoảng loạn/sợ|cơn hoảng_sợ/hoảng_loạn|sợ chết|sợ hãi|sợ mất kiểm_soát|né tránh|panic',
  depressed:
    'trầm cảm/buồn|buồn bã/chán/rầu|chán nản|bi quan|tuyệt vọng|mất hứng_thú|hay khóc|tự ti|vô vọng|thu mình|vô dụng|mất niềm_vui|không còn hứng_thú|muốn chết|ý nghĩ tự_tử|thờ ơ|depressed|sad',
  rituals: 'ám ảnh|lặp đi lặp lại|rửa tay nhiều|kiểm tra nhiều_lần|hành vi lặp_lại|suy nghĩ ám_ảnh|cưỡng chế',
  hyper: 'hiếu động|tăng động|hưng cảm|nói nhiều|bốc đồng|hưng phấn|không ngồi yên',
  tremor:
    'run tay/tay_chân/chân_tay/rẩy/khi_nghỉ/giọng/đầu|tay/chân_tay/tay_chân run/run_rẩy|~run|tremor|shaking hands',
  slow: 'chậm vận_động/chạp|vận động chậm|cử động chậm|di chuyển chậm|cứng đờ|cứng đơ|bước đi nhỏ|mặt đơ',
  fits: 'co giật|cơn co_giật/động_kinh|động kinh|sùi bọt mép|trợn mắt|lên cơn co_giật|giật cơ|cơn giật|seizure|convulsion|seizures',
  twitch:
    'giật cơ/mí_mắt/mặt/mắt|co giật cơ_mặt/nửa_mặt|máy mắt|nháy mắt|cử động không_tự_chủ|múa giật|động tác bất_thường|tic|giật nửa mặt',
  spasm: 'co thắt/cứng/rút cơ|co thắt cơ_bắp|co cứng|cứng cơ|cơ co_cứng|co cứng toàn_thân|co quắp',
  cramps: 'chuột rút|vọp bẻ|chuột rút bắp_chân/về_đêm|cramps|cramp',
  double_vision: 'nhìn đôi|song thị|nhìn một thành hai|nhìn hai hình|double vision',
  droopy_lid: 'đồng tử nhỏ|mí mắt trĩu|sụp mí/mi/mí_mắt/mi_mắt|mí mắt sụp/sụp_xuống|khó mở mắt|droopy eyelid',
  face_droop:
    'méo miệng/mặt|miệng méo|liệt mặt/nửa_mặt/cơ_mặt|mặt méo/lệch/xệ|mặt bị_xệ/bị_lệch|khóe miệng xệ|nhắm mắt không_kín|không nhắm kín mắt|miệng lệch|facial droop',
  speech:
    'nói khó/đớ/ngọng/lắp/không_rõ|khó nói/diễn_đạt/phát_âm|rối loạn ngôn_ngữ|nói không rõ lời|mất khả_năng_nói|nói chuyện khó_khăn|khó khăn khi_nói|slurred speech',
  unsteady:
    'thất điều|vụng về|mất khả năng phối_hợp|phối hợp kém|mất/khó_giữ/rối_loạn thăng_bằng|đi không_vững/loạng_choạng|loạng choạng|đứng không_vững|dáng đi bất_thường|mất phối_hợp|dễ té_ngã|hay ngã|đi lại không_vững|mất điều_hòa|unsteady',
  face_pain: 'đau/đau_nhức/nhức mặt/vùng_mặt/nửa_mặt/một_bên_mặt/má|đau nhói_mặt|tê mặt',
  electric: 'như điện_giật|điện giật|đau như_điện_giật|giật điện|đau như_dao_đâm|đau buốt từng_cơn|đau nhói từng_cơn',
  neck_stiff: 'cổ/gáy cứng|cứng cổ/gáy|cứng vùng_cổ|stiff neck',
  photophobia:
    'nhạy_cảm ánh_sáng/tiếng_ồn/âm_thanh|nhạy cảm với ánh_sáng/tiếng_ồn/âm_thanh|sợ ánh_sáng/tiếng_ồn/tiếng_động|chói mắt khi ra sáng',
  restless_legs: 'chân không_yên|muốn cử_động_chân|phải cử_động_chân|bứt rứt chân|thôi thúc di chuyển chân',
  blurred:
    'thị lực giảm_sút/bị_giảm/bị_giảm_sút|vấn đề thị_lực/về_thị_lực|~thị lực|khó ngước mắt|nhìn không được rõ|nhìn/thị_lực mờ|mờ mắt|mắt mờ|nhìn không_rõ/kém/nhòe/mờ_dần|giảm/suy_giảm/rối_loạn thị_lực/thị_giác|thị lực giảm/kém/suy_giảm|khó nhìn|tầm nhìn mờ|mờ dần|blurred vision|blurry vision',
  vision_loss:
    'mất thị_lực/thị_lực_đột_ngột|mù|mù lòa|giảm thị_lực đột_ngột|mất tầm_nhìn|mất thị_trường|thu hẹp thị_trường|vùng tối|không nhìn thấy|tầm nhìn hẹp|mất thị lực ngoại_vi',
  far_blur:
    'nhìn xa/gần mờ/không_rõ|khó nhìn xa/gần|nheo mắt|nhìn mờ khi_nhìn_xa/khi_nhìn_gần|đọc sách khó|phải đưa sách ra xa',
  night_blind: 'quáng gà|nhìn kém ban_đêm|nhìn ban_đêm|khó nhìn ban_đêm|kém vào ban đêm|nhìn trong bóng tối',
  distorted:
    'hình ảnh méo_mó/bị_méo/biến_dạng|vật bị méo|đường thẳng cong|nhìn méo|nhìn hình méo|điểm mù|đốm đen trung_tâm|nhìn màu',
  red_eyes: 'đỏ mắt|mắt đỏ/bị_đỏ|đau mắt đỏ|mắt đỏ ngầu|lòng trắng đỏ|mắt sung_huyết|red eyes',
  eye_pain: 'đau vùng_mắt|đau/nhức/đau_nhức mắt/nhãn_cầu/trong_mắt|mắt đau/nhức|đau sau_mắt|eye pain',
  tears: 'chảy nước_mắt|chảy nước_mắt_sống|nước mắt chảy|mắt ướt|watery eyes',
  dry_eyes: 'khô mắt|mắt khô|dry eyes',
  itchy_eyes: 'ngứa mắt|mắt ngứa|dụi mắt|itchy eyes',
  gritty:
    'cộm/cộm_xốn/xốn mắt|mắt cộm|cộm như có cát|như có cát|cảm giác có dị_vật|dị vật trong mắt|cảm giác cộm|vướng trong mắt',
  eye_strain: 'mỏi mắt|mắt mỏi|nhức mỏi mắt|chói mắt|lóa mắt|chói sáng',
  floaters: 'ruồi bay|chấm/đốm đen|đốm đen trước_mắt|chớp/tia sáng|ánh chớp|vật lơ_lửng|floaters',
  halos: 'quầng sáng|hào quang|nhìn thấy quầng',
  lid_swell:
    'sưng/phù mí/mi/mí_mắt/mi_mắt/mắt|mí/mi/mí_mắt/mi_mắt/mắt sưng/sưng_đỏ/đỏ|nổi cục ở_mí_mắt|cục ở mi mắt|chắp|lẹo|u ở mi',
  eye_discharge: 'ghèn|gỉ mắt|dử mắt|mắt có ghèn|nhiều ghèn|chảy mủ mắt|tiết dịch mắt|dịch tiết mắt|dính mi',
  bulging_eyes: 'lồi mắt|mắt lồi|mắt lồi ra|mắt to bất_thường',
  squint: 'lác/lé mắt|mắt lác/lé/lệch|mắt nhìn lệch|mắt không thẳng_hàng',
  white_pupil: 'đồng tử trắng|mắt mèo|ánh trắng|đốm trắng trong_mắt|đục giác mạc|màng trắng',
  eye_bleed: 'xuất huyết kết_mạc|đốm máu trong_mắt|máu trong mắt',
  eye_socket: 'hốc mắt|đau hốc_mắt|đau nhức_hốc_mắt|sau hốc_mắt',
  sore_throat: 'đau/rát/viêm/ngứa/khô/đau_rát/ngứa_rát họng/cổ_họng|họng đau/đỏ/rát|ngứa cổ|sore throat',
  throat_lump:
    'vướng họng/cổ_họng/cổ|vướng ở họng/cổ|nuốt vướng|đờm vướng_họng|cảm giác vướng|như có dị_vật ở_họng|nghẹn ở cổ|nghẹn cổ|nghẹn họng|hắng giọng|đằng hắng',
  swallow:
    'khó nuốt|nuốt khó/nghẹn/vướng/đau|nghẹn khi_nuốt|đau khi_nuốt|nuốt thấy đau|khó khăn khi nuốt|khó nuốt thức_ăn|difficulty swallowing|nuốt',
  runny_nose:
    'sổ/chảy mũi/nước_mũi|nước mũi|chảy nước mũi trong/trong_loãng|chảy dịch_mũi|dịch mũi|mũi chảy_nước|runny nose',
  blocked_nose:
    'nghẹt/ngạt/tắc mũi|mũi nghẹt|nghẹt mũi một_bên/kéo_dài|tắc nghẽn mũi|khó thở qua_mũi|stuffy nose|blocked nose',
  sneeze: 'hắt hơi/xì|ngứa mũi|hắt hơi liên_tục|sneezing',
  thick_snot:
    'chảy mũi đục|mũi đục|dịch mũi đục|chảy mủ ở mũi|nước mũi xanh/vàng/đặc/đục/hôi|chảy mũi xanh/vàng/đặc/mủ|dịch mũi vàng/xanh/đặc|mũi có mùi_hôi|chảy mủ mũi|chảy dịch xuống_họng|dịch chảy xuống_họng|chảy dịch mũi_sau|mủ mũi',
  sinus_pain:
    'đau/nhức/đau_nhức/nặng xoang/vùng_xoang/gò_má/hốc_mũi/vùng_má/gốc_mũi|đau trán và má|nặng mặt|căng tức mặt',
  smell_loss: 'mất/giảm mùi/khứu_giác|mất khả_năng_ngửi|không ngửi được|khứu giác giảm|giảm khả năng ngửi',
  taste_loss: 'mất/giảm/rối_loạn/thay_đổi vị_giác|mất vị|vị kim_loại|thay đổi khẩu_vị',
  nosebleed: 'chảy máu cam/mũi|máu mũi|khịt ra máu|xì mũi ra máu|nosebleed',
  hoarse:
    'giọng yếu|giọng nói yếu/bị_yếu|giọng nói bị_yếu_đi|nói nhanh_mệt|hụt hơi khi_nói|nói chuyện nhanh_mệt|rè giọng|giọng rè|khàn/khản/mất/lạc tiếng/giọng|giọng khàn/nói_khàn/trầm|khàn đặc|thay đổi giọng/giọng_nói|giọng nói thay_đổi|khó nói to|nói khàn|nói hụt_hơi|hoarse',
  snore: '!ngáy|ngủ ngáy|ngáy ngủ/to/khi_ngủ/lớn|ngưng/ngừng thở khi_ngủ|snoring|snores',
  mouth_breath: 'thở bằng_miệng|thở miệng|há miệng khi ngủ|ngủ há_miệng|giọng mũi|nói giọng mũi',
  tonsils:
    'amidan sưng/to/sưng_đỏ|sưng amidan|đốm trắng ở_họng/trên_amidan|mảng trắng ở_họng|hạt trắng ở_họng|sỏi amidan|mủ ở họng|giả mạc',
  ear_pain: 'đau/nhức/đau_nhức tai/trong_tai|tai đau/nhức|đau ở tai|earache|ear pain',
  ear_ringing: 'ù tai|tai ù|tiếng ù_trong_tai|tiếng kêu_trong_tai|tiếng ve_kêu|tinnitus',
  hearing:
    'nghe kém|giảm/mất thính_lực/khả_năng_nghe/sức_nghe|nghe không_rõ|khó nghe|khó khăn khi_nghe|điếc|lãng tai|thính lực giảm|giảm nghe|không nghe rõ|hearing loss',
  ear_discharge:
    'chảy mủ/dịch/nước tai|chảy mủ/dịch ở_tai/từ_tai|tai chảy_mủ/chảy_dịch/chảy_nước|dịch tai|mủ tai|tai có mùi_hôi',
  ear_itch: 'ngứa tai|ngứa trong_tai|ngứa ống_tai|tai ngứa',
  ear_full: 'đầy tai|tai đầy|cảm giác đầy_tai|cảm giác đầy trong tai|tức tai|bít tai|nút tai|áp lực trong tai',
  ear_swell: 'sưng tai/vành_tai/sau_tai/trước_tai|vành tai sưng/đỏ|sưng đỏ vành_tai|lỗ nhỏ trước tai|kéo tai',
  salivary:
    'sưng vùng_mang_tai|sưng mang_tai/tuyến_nước_bọt/dưới_hàm/tuyến_mang_tai|sưng góc_hàm|khối ở mang_tai/dưới_hàm|mang tai sưng|sưng má|sưng một bên mặt|sưng hàm',
  bad_breath: 'hôi/đắng miệng|hơi thở hôi/có_mùi/có_mùi_hôi|miệng hôi/đắng|bad breath',
  dry_mouth: 'khô miệng|miệng khô|thiếu nước bọt|dry mouth',
  mouth_sores:
    'loét/lở/nhiệt miệng|loét niêm_mạc_miệng|vết loét trong_miệng|loét trong_miệng/ở_miệng|loét lưỡi|đau rát miệng|rát lưỡi|mouth ulcers',
  mouth_white:
    'mảng/đốm trắng trong_miệng/trên_lưỡi/ở_lưỡi/ở_miệng|lưỡi trắng|tưa lưỡi|mảng bám trắng|lưỡi có mảng trắng',
  mouth_lump: 'khối u trong_miệng|cục trong_miệng|khối ở lưỡi|vết loét lưỡi không_lành|khối u ở miệng/lưỡi',
  drool: 'chảy nước_dãi/dãi/nước_bọt|nước dãi|tiết nước_bọt|tăng tiết nước_bọt|tiết nhiều nước_bọt',
  toothache: 'đau/nhức/đau_nhức/ê_buốt răng|răng đau/ê_buốt/lung_lay|sâu răng|ê buốt|buốt răng|toothache',
  gum_bleed: 'chảy máu chân_răng/nướu/lợi|nướu/lợi chảy_máu|bleeding gums',
  gum_swell: 'sưng nướu/lợi|nướu/lợi sưng/đỏ/sưng_đỏ|viêm nướu/lợi|tụt nướu|mọc răng',
  jaw: 'đau hàm/quai_hàm/khớp_hàm/khớp_thái_dương_hàm|mỏi hàm|hàm kêu|kêu khi nhai|khó nhai|nhai khó|đau khi nhai|khớp hàm',
  neck_lump:
    'khối/u/cục/bướu ở_cổ/vùng_cổ/trước_cổ|khối u ở_cổ/vùng_cổ/trước_cổ/vùng_cổ_trước|cổ to/phình_to/sưng/sưng_to|sưng cổ|sưng vùng_cổ|sưng trước_cổ|phình cổ|cổ to ra|khối to ở_cổ|nổi cục ở cổ|nhân giáp',
};
