import type { SymptomTable } from './symptom-table.ts';

/** Brain, nerves and mind; eyes, ears, nose, throat and mouth. */
export const symptomsOfHead: SymptomTable = {
  headache:
    'cơn đau đầu|đau trán/vùng_trán/vùng_đầu/ở_đầu/đỉnh_đầu/sau_đầu/thái_dương/vùng_thái_dương/hai_bên_thái_dương|đau đầu dữ_dội/kéo_dài/âm_ỉ/đột_ngột|đau/nhức/đau_nhức/nặng/căng/đau_âm_ỉ đầu|đầu đau/nhức',
  'headache>half_head': 'đau giật đầu|đau đầu một_bên/từng_cơn/theo_nhịp_mạch|đau/đau_nhức nửa_đầu/một_bên_đầu',
  dizzy:
    'bồng bềnh|choáng|choáng/váng váng/đầu|chóng váng|chóng/hoa/xây_xẩm mặt/mắt|chếnh choáng|hoa mắt chóng mặt|lâng lâng|lơ lửng|lảo đảo|mất thăng bằng chóng mặt|quay mòng mòng|say sẩm|sầm mắt|tối sầm mắt|tối sầm/sầm_mặt|xây xẩm/xẩm_mặt_mày|đau đầu chóng mặt choáng|đầu óc quay cuồng',
  vertigo:
    'chao đảo|chóng mặt khi nằm_xuống/khi_xoay_đầu/khi_ngửa_đầu/từng_cơn/khi_đứng_dậy|chóng mặt quay_cuồng/khi_thay_đổi_tư_thế/tư_thế/xoay_tròn/đột_ngột/dữ_dội|chóng mặt từng cơn|mọi vật xoay/quay|ngửa đầu|nhà cửa quay|quay cuồng|xoay tròn|xoay đầu|đồ vật xoay/quay',
  numb: 'châm chích|cảm giác tê|dị cảm|kim châm|kiến/như_kiến bò|mất/giảm/rối_loạn cảm_giác|ngứa ran|như kim châm|rần rần|~tê|tê bì/buốt/rần/liệt/mỏi|tê cứng|tê mỏi tay chân|tê rân rân|tê/tê_bì/tê_rần/tê_buốt/ngứa_ran tay/chân/tay_chân/chân_tay/cánh_tay/mặt',
  'numb>numb_feet':
    'bàn chân tê/mất_cảm_giác|mất cảm_giác ở_chân/bàn_chân|tê/tê_bì/tê_buốt/tê_rần/ngứa_ran/châm_chích bàn_chân/hai_bàn_chân/ngón_chân/lòng_bàn_chân',
  'numb>numb_hand':
    'ngón tay tê|tê/tê_bì/tê_buốt/tê_rần/ngứa_ran ngón_tay/bàn_tay/đầu_ngón_tay/các_ngón_tay/tay_khi_ngủ',
  weak_muscles:
    'chân yếu dần|cơ/tay_chân/chân_tay/cơ_bắp yếu|giảm cơ lực|giảm vận động|khó đứng_dậy/đứng_lên/leo_cầu_thang/nhấc_tay/nâng_tay|không có lực|mất lực|mất sức cơ|sức cơ|tay cầm yếu|yếu cơ tay chân|yếu cơ/tay_chân/chân/tay/tứ_chi/chi/chân_tay/hai_chân/vận_động|yếu dần|yếu liệt',
  wasting: 'bắp chân teo|cơ bắp teo|cơ bị teo|giảm khối cơ|mất cơ|teo cơ|teo cơ tay chân|teo nhỏ',
  one_side:
    'một bên cơ thể|nửa người|yếu hoặc liệt một bên|yếu/liệt/tê/tê_bì/tê_liệt nửa_người/một_bên/một_bên_cơ_thể/nửa_mặt/nửa_thân',
  paralysis:
    'bại liệt|không chuyển động được|không cử động được|không đi lại được|~liệt|liệt tay/chân/hai_chân/tứ_chi/vận_động|mất khả_năng chuyển_động/vận_động/cử_động|mất vận động',
  no_sleep:
    'dậy giữa đêm|giấc ngủ|hay thức giấc|khó duy trì giấc ngủ|khó ngủ lại|khó vào_giấc/đi_vào_giấc_ngủ|không ngủ được|mất giấc|mất/khó/thiếu ngủ|ngủ chập chờn không sâu|ngủ không an_giấc/yên_giấc/đủ_giấc|ngủ không_sâu/không_ngon/ít/chập_chờn/không_ngon_giấc/không_yên|thức dậy nhiều_lần/quá_sớm/sớm|thức giấc|thức giấc giữa_đêm/nhiều_lần|thức trắng|trằn trọc|tỉnh giấc|tỉnh/thức giấc giữa_đêm/ban_đêm',
  sleepy: 'buồn ngủ quá_mức/nhiều/liên_tục|buồn ngủ/ngủ_ban_ngày/ngủ_vào_ban_ngày/ngủ_nhiều|ngủ ngày/gật/nhiều',
  sleep_attack: 'bóng đè|cơn buồn ngủ|cơn ngủ|hành vi khi ngủ|mộng du|ngủ đột ngột|nói mơ|tê liệt khi ngủ|ác mộng',
  moody:
    'bực bội|cáu gắt/kỉnh/giận|cảm xúc thất thường|dễ cáu/nổi_nóng/kích_động/xúc_động/nổi_cáu|dễ nổi giận|hay cáu|khó chịu trong người|nóng nảy/tính|thay đổi tâm_trạng/tính_tình/tính_cách/cảm_xúc/tính_nết/khí_sắc|tâm trạng thay đổi|tâm_trạng/tính_khí thất_thường',
  no_focus:
    'giảm chú ý|giảm khả năng tập trung|khó chú ý|khó/mất/giảm/kém/không tập_trung|không thể tập trung|lơ đãng|mất khả năng tập trung|sương mù não|thiếu tập trung',
  forgetful:
    'giảm khả năng ghi nhớ|giảm nhận thức|giảm/mất trí_nhớ|hay lẫn|hay nhầm lẫn|hay quên|khó nhớ|!lú|lẩn thẩn|mau quên|nhớ kém|quên nhiều|quên trước quên sau|trí nhớ giảm/suy_giảm/sa_sút|trí nhớ kém|đãng trí',
  confused:
    'không nhận ra|không tỉnh táo|kích động|lú lẫn|lảm nhảm|lẫn lộn|mê sảng|mất phương_hướng/định_hướng|ngơ ngác|nhầm lẫn|nói linh tinh|nói sảng|rối loạn ý_thức/tri_giác|suy giảm ý thức|thay đổi trạng thái tinh thần|thay đổi ý thức',
  coma: 'hôn mê|mất ý thức sâu',
  hallucination:
    'nghe thấy tiếng_nói/giọng_nói/tiếng_người|nghe tiếng nói trong đầu|nghi ngờ mọi người|nghi ngờ bị hại|nghĩ bị hại|bị theo dõi|hoang tưởng|nghe giọng nói|nghe tiếng nói|nghe tiếng trong đầu|nghi ngờ người khác|suy nghĩ hoang tưởng|thấy bóng người|ảo giác/thanh',
  worry:
    'bất an|bất an bồn chồn|bồn chồn|bứt rứt|căng thẳng|hoang mang|hồi hộp lo lắng|lo lắng quá độ|lo lắng quá_mức/nhiều/kéo_dài|lo lắng/âu|lo nghĩ nhiều|stress|áp lực',
  panic:
    'cơn hoảng|cơn hoảng_sợ/hoảng_loạn|hay hoảng|hoảng loạn/sợ|né tránh|sợ chết|sợ hãi|sợ không gian kín|sợ mất kiểm soát|sợ đám đông',
  depressed:
    'bi quan|buồn bã/chán/rầu|chán nản|cảm giác tội lỗi|cảm xúc tiêu cực|hay khóc|không còn hứng thú|không muốn làm gì|muốn chết|mất hứng thú|mất niềm vui|mất động lực|thiếu động lực|thu mình|thờ ơ|trầm cảm/buồn|trống rỗng|tuyệt vọng|tự ti|vô dụng|vô vọng|ý nghĩ tự tử',
  rituals: 'cưỡng chế|hành vi lặp lại|kiểm tra nhiều lần|lặp đi lặp lại|rửa tay nhiều|suy nghĩ ám ảnh|ám ảnh',
  hyper: 'bốc đồng|hiếu động|hưng cảm|hưng phấn|không ngồi yên|nói nhiều|tăng động',
  tremor:
    '~run|run cơ|run không kiểm soát|run rẩy tay chân|run tay/tay_chân/chân_tay/rẩy/khi_nghỉ/giọng/đầu|tay run khi cầm nắm|tay/chân_tay/tay_chân run/run_rẩy',
  slow: 'bước đi nhỏ|chậm vận_động/chạp|cứng đơ|cứng đờ|cử động chậm|di chuyển chậm|mặt đơ|vận động chậm',
  fits: 'co giật|co giật toàn thân|cơn co_giật/động_kinh|cơn giật|giật cơ|giật tay chân|lên cơn co giật|mất kiểm soát co giật|sùi bọt mép|trợn mắt|động kinh',
  twitch:
    'co giật cơ_mặt/nửa_mặt|cử động không tự chủ|giật cơ/mí_mắt/mặt/mắt|giật nửa mặt|máy mắt|múa giật|nháy mắt|tic|động tác bất thường',
  spasm: 'co cứng|co cứng toàn thân|co quắp|co thắt/cứng/rút cơ|cơ co cứng|cứng cơ',
  cramps: 'chuột rút|chuột rút bắp_chân/về_đêm|chuột rút cơ|co rút bắp chân|rút chân|vọp bẻ',
  double_vision: 'nhìn hai hình|nhìn một thành hai|nhìn đôi|song thị',
  droopy_lid:
    'khó mở mắt|mi trên sụp|mí mắt sụp/sụp_xuống|mí mắt trĩu|mắt nhắm mở khó|sụp mí/mi/mí_mắt/mi_mắt|đồng tử nhỏ',
  face_droop:
    'khóe miệng xệ|không nhắm kín mắt|liệt mặt/nửa_mặt/cơ_mặt|miệng lệch|miệng méo|méo miệng/mặt|méo xệch|mất nếp nhăn|mặt bị_xệ/bị_lệch|mặt méo/lệch/xệ|nhắm mắt không kín|nhếch mép|sụp một bên mặt|xệ mặt',
  speech:
    'khó khăn khi giao tiếp|khó khăn khi nói|khó nói/diễn_đạt/phát_âm|không nói được|mất khả năng nói|nói chuyện khó khăn|nói chậm|nói khó/đớ/ngọng/lắp/không_rõ|nói không rõ lời|nói líu|nói ríu|rối loạn ngôn ngữ|ú ớ',
  unsteady:
    'dáng đi bất thường|dáng đi không vững|dễ té ngã|dễ vấp ngã|hay ngã|khó khăn khi giữ thăng bằng|loạng choạng|mất khả năng phối hợp|mất phối hợp|mất điều hòa|mất/khó_giữ/rối_loạn thăng_bằng|phối hợp kém|thất điều|vụng về|đi không_vững/loạng_choạng|đi lại không vững|đi xiêu vẹo|đi đứng không vững|đứng không vững',
  face_pain: 'tê mặt|đau nhói mặt|đau/đau_nhức/nhức mặt/vùng_mặt/nửa_mặt/một_bên_mặt/má',
  electric: 'giật điện|như điện giật|đau buốt từng cơn|đau nhói từng cơn|đau như dao đâm|đau như điện giật|điện giật',
  neck_stiff: 'cúi đầu không được|cổ/gáy cứng|cứng cổ/gáy|cứng vùng cổ|không cúi đầu được|không gập được cổ',
  photophobia:
    'chói mắt khi ra sáng|chói sáng|nhạy cảm với ánh_sáng/tiếng_ồn/âm_thanh|nhạy sáng|nhạy_cảm ánh_sáng/tiếng_ồn/âm_thanh|sợ sáng|sợ ánh_sáng/tiếng_ồn/tiếng_động',
  restless_legs:
    'chân bứt rứt|bứt rứt hai chân|chân khó chịu về đêm|cảm giác bò ở chân|bứt rứt chân|chân không yên|muốn cử động chân|phải cử động chân|thôi thúc di chuyển chân',
  blurred:
    'giảm/rối_loạn thị_lực/thị_giác|hình ảnh mờ|khó ngước mắt|khó nhìn|mắt mờ|mắt nhòe|mờ dần|mờ mắt|nhìn không được rõ|nhìn không_rõ/kém/nhòe|nhìn mọi vật mờ|nhìn mờ một mắt|nhìn/thị_lực mờ|nhòe|~thị lực|thị lực bị giảm|thị lực giảm/kém/suy_giảm|vấn đề thị_lực/về_thị_lực',
  vision_loss:
    'giảm thị lực đột ngột|không nhìn thấy|màn che trước mắt|!mù|mù lòa|mất thị lực một mắt|mất thị lực ngoại vi|mất thị trường|mất thị_lực/thị_lực_đột_ngột|mất tầm nhìn|mất tầm nhìn ngoại vi|như có màn che|thu hẹp thị trường|tầm nhìn hẹp|tối một bên mắt|vùng tối',
  far_blur:
    'khó nhìn xa/gần|nheo mắt|nhìn mờ khi_nhìn_xa/khi_nhìn_gần|nhìn xa/gần mờ/không_rõ|phải đưa sách ra xa|đọc sách khó',
  night_blind: 'khó nhìn ban đêm|kém vào ban đêm|nhìn ban đêm|nhìn kém ban đêm|nhìn trong bóng tối|quáng gà',
  distorted:
    'đường thẳng thành/bị/hóa cong|thẳng thành cong|mờ trung tâm|mờ ở trung tâm|nhìn méo mó|hình ảnh méo_mó/bị_méo/biến_dạng|nhìn hình méo|nhìn màu|nhìn méo|vật bị méo|điểm mù|đường thẳng cong|đốm đen trung tâm',
  eye_jerk: 'rung giật nhãn cầu|nhãn cầu rung giật|mắt rung giật|mắt đảo liên tục|mắt giật ngang',
  eye_ring:
    'vòng trắng quanh giác mạc|vòng cung giác mạc|vòng quanh giác mạc|quầng vàng ở mí mắt|u vàng mí mắt|mảng vàng ở mí mắt',
  red_eyes: 'lòng trắng đỏ|mắt sung huyết|mắt đỏ ngầu|mắt đỏ/bị_đỏ|đau mắt đỏ|đỏ mắt',
  eye_pain: 'mắt đau/nhức|đau sau mắt|đau vùng mắt|đau/nhức/đau_nhức mắt/nhãn_cầu/trong_mắt',
  tears: 'chảy nước mắt|mắt ướt|nước mắt chảy',
  dry_eyes: 'khô mắt|mắt khô',
  itchy_eyes: 'dụi mắt|mắt ngứa|ngứa mắt',
  gritty:
    'cảm giác có cát trong mắt|cảm giác có dị vật|cảm giác cộm|cộm/cộm_xốn/xốn mắt|dị vật trong mắt|lông mi chọc|lông quặm|mắt cộm|như có cát|vướng trong mắt',
  eye_strain: 'chói mắt|chói sáng|lóa mắt|mắt mỏi|mỏi mắt|nhức mỏi mắt',
  floaters:
    'bóng đen|chấm/đốm đen|chớp/tia sáng|ruồi bay|thấy sợi đen|thấy đốm|vật lơ lửng|vết đen trước mắt|ánh chớp|đốm đen trước mắt',
  halos: 'hào quang|nhìn thấy quầng|quầng sáng',
  lid_swell:
    'bong tróc mí mắt|!chắp|cục ở mi mắt|!lẹo|mí/mi/mí_mắt/mi_mắt sưng/sưng_đỏ/đỏ|mắt sưng/sưng_đỏ|nốt ở mí mắt|nổi cục ở mí mắt|sưng quanh mắt|sưng/phù mí/mi/mí_mắt/mi_mắt/mắt|u ở mi',
  eye_discharge: 'chảy mủ mắt|dính mi|dịch tiết mắt|dử mắt|ghèn|gỉ mắt|mắt có ghèn|nhiều ghèn|tiết dịch mắt',
  bulging_eyes: 'lồi mắt|mắt lồi|mắt lồi ra|mắt to bất thường',
  squint: 'lác/lé mắt|lệch trục nhãn cầu|mắt không thẳng hàng|mắt lác/lé/lệch|mắt nhìn lệch',
  white_pupil:
    'đốm trắng ở con ngươi|đốm trắng trong con ngươi|con ngươi trắng|màng trắng|mắt mèo|ánh trắng|đốm trắng trong mắt|đồng tử trắng|đục giác mạc',
  eye_bleed: 'máu trong mắt|xuất huyết kết mạc|đốm máu trong mắt',
  eye_socket: 'hốc mắt|sau hốc mắt|đau hốc mắt|đau nhức hốc mắt',
  sore_throat:
    'cổ họng khô|cổ họng đau|họng đau/đỏ/rát|khan cổ|ngứa cổ|đau rát cổ|đau/rát/viêm/ngứa/khô/đau_rát/ngứa_rát họng/cổ_họng',
  throat_lump:
    'cảm giác vướng|cảm giác vướng ở cổ|hắng giọng|nghẹn cổ|nghẹn họng|nghẹn ở cổ|như có dị vật ở họng|nuốt vướng|vướng họng/cổ_họng/cổ|vướng víu cổ họng|vướng ở họng/cổ|đằng hắng|đờm vướng họng',
  swallow:
    'nuốt sặc|sặc|hay sặc nước|bị mắc lại|hay sặc|khó khăn khi nuốt|khó nuốt|khó nuốt thức ăn|khó nuốt thức ăn đặc|nghẹn khi nuốt|nghẹn khi ăn|nuốt|nuốt khó/nghẹn/vướng/đau|nuốt thấy đau|nuốt vướng nghẹn|sặc khi_ăn/khi_nuốt|đau khi nuốt',
  runny_nose: 'chảy dịch mũi|chảy nước mũi trong/trong_loãng|dịch mũi|mũi chảy nước|nước mũi|sổ/chảy mũi/nước_mũi',
  blocked_nose: 'khó thở qua mũi|mũi nghẹt|nghẹt mũi một_bên/kéo_dài|nghẹt/ngạt/tắc mũi|tắc nghẽn mũi',
  sneeze: 'hắt hơi liên tục|hắt hơi/xì|ngứa mũi',
  thick_snot:
    'chảy dịch mũi sau|chảy dịch xuống họng|chảy mũi xanh/vàng/đặc/mủ|chảy mũi đục|chảy mủ mũi|chảy mủ ở mũi|dịch chảy xuống họng|dịch mũi vàng/xanh/đặc|dịch mũi đục|mũi có mùi hôi|mũi đục|mủ mũi|nước mũi xanh/vàng/đặc/đục/hôi',
  sinus_pain:
    'căng tức mặt|nặng mặt|đau trán và má|đau/nhức/đau_nhức/nặng xoang/vùng_xoang/gò_má/hốc_mũi/vùng_má/gốc_mũi',
  smell_loss: 'giảm khả năng ngửi|không ngửi được|khứu giác giảm|mất khả năng ngửi|mất/giảm mùi/khứu_giác',
  taste_loss: 'mất vị|mất/giảm/rối_loạn/thay_đổi vị_giác|thay đổi khẩu vị|vị kim loại',
  nosebleed: 'chảy máu cam/mũi|khịt ra máu|máu cam|máu mũi|mũi chảy máu|xì mũi ra máu|đổ máu cam',
  hoarse:
    'giọng khàn/trầm|giọng nói bị yếu đi|giọng nói thay đổi|giọng nói yếu/bị_yếu|giọng rè|giọng yếu|hụt hơi khi nói|khàn cổ|khàn đặc|khàn/khản/mất/lạc tiếng/giọng|khó nói to|nói chuyện nhanh mệt|nói hụt hơi|nói khàn|nói không ra tiếng|nói nhanh mệt|rè giọng|thay đổi giọng/giọng_nói',
  snore: '!ngáy|ngáy ngủ/to/khi_ngủ/lớn|ngưng/ngừng thở khi_ngủ|ngủ ngáy',
  mouth_breath: 'giọng mũi|há miệng khi ngủ|ngủ há miệng|nói giọng mũi|thở bằng miệng|thở miệng',
  tonsils:
    'amidan sưng/to/sưng_đỏ|giả mạc|hạt trắng ở họng|mảng trắng ở họng|mủ ở họng|sưng amidan|sỏi amidan|đốm trắng ở_họng/trên_amidan',
  ear_pain: 'tai đau/nhức|đau ở tai|đau/nhức/đau_nhức tai/trong_tai',
  ear_ringing:
    'nghe tiếng lạ trong tai|tai ù|tiếng kêu trong tai|tiếng ve kêu|tiếng ve trong tai|tiếng ù trong tai|tiếng ù ù|ù tai',
  hearing:
    'giảm nghe|giảm/mất thính_lực/khả_năng_nghe/sức_nghe|khó khăn khi nghe|khó nghe|khó nghe rõ|không nghe rõ|lãng tai|nghe không rõ|nghe không được rõ|nghe kém|nghe nhỏ|thính giác giảm|thính lực giảm|điếc',
  ear_discharge:
    'chảy mủ/dịch ở_tai/từ_tai|chảy mủ/dịch/nước tai|dịch tai|mủ tai|tai chảy_mủ/chảy_dịch/chảy_nước|tai có mùi hôi',
  ear_itch: 'ngứa tai|ngứa trong tai|ngứa ống tai|tai ngứa',
  ear_full:
    'bít tai|cảm giác đầy tai|cảm giác đầy trong tai|nút tai|nặng tai|tai như bị bịt|tai đầy|tức tai|áp lực trong tai|ù đặc tai|đầy tai',
  ear_swell: 'kéo tai|lỗ nhỏ trước tai|sưng tai/vành_tai/sau_tai/trước_tai|sưng đỏ vành tai|vành tai sưng/đỏ',
  salivary:
    'khối ở mang_tai/dưới_hàm|mang tai sưng|sưng góc hàm|sưng hàm|sưng mang_tai/tuyến_nước_bọt/dưới_hàm/tuyến_mang_tai|sưng má|sưng một bên mặt|sưng vùng mang tai',
  bad_breath: 'hôi/đắng miệng|hơi thở hôi/có_mùi/có_mùi_hôi|miệng hôi/đắng',
  dry_mouth: 'khô miệng|miệng khô|thiếu nước bọt',
  mouth_sores: 'loét lưỡi|loét niêm mạc miệng|loét trong_miệng/ở_miệng|loét/lở/nhiệt miệng|rát lưỡi|đau rát miệng',
  mouth_white:
    'nấm miệng/lưỡi/họng|lưỡi có mảng trắng|lưỡi trắng|mảng bám trắng|mảng/đốm trắng trong_miệng/trên_lưỡi/ở_lưỡi/ở_miệng|tưa lưỡi',
  mouth_lump: 'cục trong miệng|khối u trong miệng|khối u ở miệng/lưỡi|khối ở lưỡi|vết loét lưỡi không lành',
  drool: 'chảy nước_dãi/dãi/nước_bọt|nước dãi|tiết nhiều nước bọt|tiết nước bọt',
  toothache: 'buốt răng|răng đau/ê_buốt/lung_lay|sâu răng|ê buốt|đau/nhức/đau_nhức/ê_buốt răng',
  gum_bleed: 'chảy máu chân_răng/nướu/lợi|nướu/lợi chảy_máu',
  gum_swell: 'mọc răng|nướu/lợi sưng/đỏ/sưng_đỏ|sưng nướu/lợi|tụt nướu|viêm nướu/lợi',
  jaw: 'hàm kêu|khó nhai|khớp hàm|kêu khi nhai|mỏi hàm|nhai khó|đau hàm/quai_hàm/khớp_hàm/khớp_thái_dương_hàm|đau khi nhai',
  neck_lump:
    'cổ to ra|cổ to/phình_to/sưng|khối to ở cổ|khối u trước_cổ/vùng_cổ_trước|khối/u/cục/bướu ở_cổ/vùng_cổ/trước_cổ|nhân giáp|nổi cục ở cổ|phình cổ|sưng cổ|sưng trước cổ|sưng vùng cổ',
};
