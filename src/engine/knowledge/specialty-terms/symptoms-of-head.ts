import type { SymptomTable } from './symptom-table.ts';

/** Brain, nerves and mind; eyes, ears, nose, throat and mouth. */
export const symptomsOfHead: SymptomTable = {
  headache:
    'cơn đau đầu|đau trán/vùng_trán/vùng_đầu/ở_đầu/đỉnh_đầu/sau_đầu/thái_dương/vùng_thái_dương/hai_bên_thái_dương|đau đầu dữ_dội/kéo_dài/âm_ỉ/đột_ngột|đau/nhức/đau_nhức/nặng/căng/đau_âm_ỉ đầu|đầu đau/nhức|buốt đầu|da đầu đau|đau da đầu|đau hai bên đầu|đầu nặng trịch|đầu nhức như búa_bổ|đầu như muốn nổ tung|đầu ong ong|đầu nặng|nhức bưng bưng|nhức đầu như búa_bổ|ê đầu|đầu căng',
  'headache>half_head':
    'đau giật đầu|đau đầu một_bên/từng_cơn/theo_nhịp_mạch|đau/đau_nhức nửa_đầu/một_bên_đầu|đầu giật_giật/giật_theo_nhịp|giật giật một bên đầu|nhức nửa đầu|nhức một bên đầu|nửa bên đầu|nửa đầu giật|đau đầu giật',
  dizzy:
    'bồng bềnh|choáng|choáng/váng váng/đầu|chóng váng|chóng/hoa/xây_xẩm mặt/mắt|chếnh choáng|hoa mắt chóng mặt|lâng lâng|lơ lửng|lảo đảo|mất thăng bằng chóng mặt|quay mòng mòng|say sẩm|sầm mắt|tối sầm mắt|tối sầm/sầm_mặt|xây xẩm/xẩm_mặt_mày|đau đầu chóng mặt choáng|đầu óc quay cuồng|bần thần chóng mặt|chao đảo|đảo lộn|đầu óc quay|loạng choạng chóng mặt|tròng trành|!váng|!xoàng',
  vertigo:
    'chao đảo|chóng mặt khi nằm_xuống/khi_xoay_đầu/khi_ngửa_đầu/từng_cơn/khi_đứng_dậy|chóng mặt quay_cuồng/khi_thay_đổi_tư_thế/tư_thế/xoay_tròn/đột_ngột/dữ_dội|chóng mặt từng cơn|mọi vật xoay/quay|ngửa đầu|nhà cửa quay|quay cuồng|xoay tròn|xoay đầu|đồ vật xoay/quay|cảm giác quay|đất trời quay|mọi thứ quay|nghiêng người là quay|quay mòng mòng|quay tít|trần nhà quay|trở mình là quay|xoay mòng mòng|quay như chong chóng|mọi thứ quay_tròn|nằm nghiêng là quay',
  numb: 'châm chích|cảm giác tê|dị cảm|kim châm|kiến/như_kiến bò|mất/giảm/rối_loạn cảm_giác|ngứa ran|như kim châm|rần rần|~tê|tê bì/buốt/rần/liệt/mỏi|tê cứng|tê mỏi tay chân|tê rân rân|tê/tê_bì/tê_rần/tê_buốt/ngứa_ran tay/chân/tay_chân/chân_tay/cánh_tay/mặt|rân rân|rần rật|tê buồn|tê chồn|tê dại|tê điếng|tê tê',
  'numb>numb_feet':
    'bàn chân tê/mất_cảm_giác|mất cảm_giác ở_chân/bàn_chân|tê/tê_bì/tê_buốt/tê_rần/ngứa_ran/châm_chích bàn_chân/hai_bàn_chân/ngón_chân/lòng_bàn_chân|chân đi như trên_bông/trên_cát/trên_mền|chân tê như đi|giẫm lên như giẫm bông|lòng bàn chân tê|rơi dép không biết|tê gan bàn chân|tê đầu ngón chân',
  'numb>numb_hand':
    'ngón tay tê|tê/tê_bì/tê_buốt/tê_rần/ngứa_ran ngón_tay/bàn_tay/đầu_ngón_tay/các_ngón_tay/tay_khi_ngủ|bàn tay tê|các ngón tay tê|đầu ngón tay tê|ngủ dậy tê tay|sáng dậy tê tay|tay tê khi ngủ|tê ba ngón tay|tê ngón út|tê đầu ngón|tê tay về đêm|cầm điện thoại tê tay|chạy xe tê tay|lái xe tê tay',
  weak_muscles:
    'chân yếu dần|cơ/tay_chân/chân_tay/cơ_bắp yếu|giảm cơ lực|giảm vận động|khó đứng_dậy/đứng_lên/leo_cầu_thang/nhấc_tay/nâng_tay|không có lực|mất lực|mất sức cơ|sức cơ|tay cầm yếu|yếu cơ tay chân|yếu cơ/tay_chân/chân/tay/tứ_chi/chi/chân_tay/hai_chân/vận_động|yếu dần|yếu liệt|bước không nổi|cầm không chắc|chân không nhấc nổi|chân mềm nhũn|chân quỵ|chân yếu|cơ lực yếu|đứng lên không nổi|không nhấc nổi|leo cầu thang khó|mất sức ở tay|nâng tay không nổi|nâng đồ khó|nâng đồ_vật khó|nhấc chân không nổi|nhấc tay không lên|tay yếu|yếu xìu|yếu cơ gốc chi|khó đứng_dậy_từ_ghế/nhấc_đồ/nâng_đồ',
  wasting:
    'bắp chân teo|cơ bắp teo|cơ bị teo|giảm khối cơ|!mất cơ|teo cơ|teo cơ tay chân|teo nhỏ|bắp tay teo|cơ teo|chân teo|đùi teo|tay teo|teo bắp|teo chân|teo tay|teo tóp',
  one_side:
    'một bên cơ thể|nửa người|yếu hoặc liệt một bên|yếu/liệt/tê/tê_bì/tê_liệt nửa_người/một_bên/một_bên_cơ_thể/nửa_mặt/nửa_thân|bên liệt|tê yếu một bên|một bên tay chân|một bên người',
  paralysis:
    'bại liệt|không chuyển động được|không cử động được|không đi lại được|~liệt|liệt tay/chân/hai_chân/tứ_chi/vận_động|mất khả_năng chuyển_động/vận_động/cử_động|mất vận động',
  no_sleep:
    'dậy giữa đêm|giấc ngủ|hay thức giấc|khó duy trì giấc ngủ|khó ngủ lại|khó vào_giấc/đi_vào_giấc_ngủ|không ngủ được|mất giấc|mất/khó/thiếu ngủ|ngủ chập chờn không sâu|ngủ không an_giấc/yên_giấc/đủ_giấc|ngủ không_sâu/không_ngon/ít/chập_chờn/không_ngon_giấc/không_yên|thức dậy nhiều_lần/quá_sớm/sớm|thức giấc|thức giấc giữa_đêm/nhiều_lần|thức trắng|trằn trọc|tỉnh giấc|tỉnh/thức giấc giữa_đêm/ban_đêm|đêm không ngủ|giật mình dậy|khó dỗ giấc|không chợp mắt|không chợp mắt được|mắt thao láo|thao thức|thức tới sáng|ít ngủ|đêm nào cũng tỉnh|ngủ hay giật mình',
  sleepy:
    'buồn ngủ quá_mức/nhiều/liên_tục|buồn ngủ/ngủ_ban_ngày/ngủ_vào_ban_ngày/ngủ_nhiều|ngủ ngày/gật/nhiều|gà gật|ngáp ngắn ngáp dài|ngồi đâu ngủ đó|ngủ cả ngày|ngủ gà ngủ gật|ngủ suốt|ngủ suốt ngày|thèm ngủ',
  sleep_attack:
    'bóng đè|cơn buồn ngủ|cơn ngủ|hành vi khi ngủ|mộng du|ngủ đột ngột|nói mơ|tê liệt khi ngủ|ác mộng|bị bóng đè|la hét khi ngủ|ngủ mớ|nói mớ|vùng vẫy khi ngủ|đi trong lúc ngủ',
  moody:
    'bực bội|cáu gắt/kỉnh/giận|cảm xúc thất thường|dễ cáu/nổi_nóng/kích_động/xúc_động/nổi_cáu|dễ nổi giận|hay cáu|khó chịu trong người|nóng nảy/tính|thay đổi tâm_trạng/tính_tình/tính_cách/cảm_xúc/tính_nết/khí_sắc|tâm trạng thay đổi|tâm_trạng/tính_khí thất_thường|bẳn tính|cáu bẳn|!cáu|dễ bực|dễ khóc|gắt gỏng|hay bực|hay gắt|hay giận|khó kiểm soát cơn_giận/cảm_xúc|lúc vui lúc buồn|mưa nắng thất thường|nổi cáu|sáng nắng chiều mưa|tâm lý thất thường|tâm trạng lâng_lâng/lên_xuống|thay tính đổi nết|tính khí thay đổi|vui buồn thất thường|tính tình thất thường|tính tình thay đổi',
  no_focus:
    'giảm chú ý|giảm khả năng tập trung|khó chú ý|khó/mất/giảm/kém/không tập_trung|không thể tập trung|lơ đãng|mất khả năng tập trung|sương mù não|thiếu tập trung|đầu óc mơ màng|học không vào|không để tâm|hay lơ đễnh|đầu óc không minh mẫn',
  forgetful:
    'giảm khả năng ghi nhớ|giảm nhận thức|giảm/mất trí_nhớ|hay lẫn|hay nhầm lẫn|hay quên|khó nhớ|!lú|lẩn thẩn|mau quên|nhớ kém|quên nhiều|quên trước quên sau|trí nhớ giảm/suy_giảm/sa_sút|trí nhớ kém|đãng trí|để đâu quên đó|hỏi đi hỏi lại|hỏi lại hoài|không nhớ đường về|không nhớ đường|không nhớ gì|nhớ nhớ quên quên|nói trước quên sau|quên đường về|quên mặt con|quên tắt bếp|vừa nói đã quên|hay để quên',
  confused:
    'không nhận ra|không tỉnh táo|kích động|lú lẫn|lảm nhảm|lẫn lộn|mê sảng|mất phương_hướng/định_hướng|ngơ ngác|nhầm lẫn|nói linh tinh|nói sảng|rối loạn ý_thức/tri_giác|suy giảm ý thức|thay đổi trạng thái tinh thần|thay đổi ý thức|không biết mình ở đâu|lúc tỉnh lúc mê|nói lung tung|nói năng lộn xộn|tỉnh tỉnh mê mê|đầu óc lơ mơ',
  coma: 'hôn mê|mất ý thức sâu',
  hallucination:
    'nghe thấy tiếng_nói/giọng_nói/tiếng_người|nghe tiếng nói trong đầu|nghi ngờ mọi người|nghi ngờ bị hại|nghĩ bị hại|bị theo dõi|hoang tưởng|nghe giọng nói|nghe tiếng nói|nghe tiếng trong đầu|nghi ngờ người khác|suy nghĩ hoang tưởng|thấy bóng người|ảo giác/thanh|bảo có người hại|bảo có người theo dõi|cho rằng có người hại|có người hại mình|có người theo dõi|có người xúi|cười nói một mình|nghe có tiếng người|nghe tiếng ai nói|nhìn thấy thứ không có|nói chuyện một mình|thấy ma|thấy người lạ|tưởng ai hại|nghi có người hại',
  worry:
    'bất an|bất an bồn chồn|bồn chồn|bứt rứt|căng thẳng|hoang mang|hồi hộp lo lắng|lo lắng quá độ|lo lắng quá_mức/nhiều/kéo_dài|lo lắng/âu|lo nghĩ nhiều|stress|áp lực|cứ lo|đứng ngồi không yên|hay lo nghĩ|hay suy nghĩ|lo quá mức|lo sợ vô cớ|lo suốt|nghĩ ngợi nhiều|nghĩ nhiều|suy nghĩ lung tung|thấp thỏm|lúc nào cũng lo',
  panic:
    'cơn hoảng|cơn hoảng_sợ/hoảng_loạn|hay hoảng|hoảng loạn/sợ|né tránh|sợ chết|sợ hãi|sợ không gian kín|sợ mất kiểm soát|sợ đám đông|hoảng hốt|sợ chỗ đông|sợ chỗ đông người|sợ ra ngoài|tưởng mình sắp chết|tưởng sắp chết|sợ đi một mình',
  depressed:
    'bi quan|buồn bã/chán/rầu|chán nản|cảm giác tội lỗi|cảm xúc tiêu cực|hay khóc|không còn hứng thú|không muốn làm gì|muốn chết|mất hứng thú|mất niềm vui|mất động lực|thiếu động lực|thu mình|thờ ơ|trầm cảm/buồn|trống rỗng|tuyệt vọng|tự ti|vô dụng|vô vọng|ý nghĩ tự tử|buồn không lý do|buồn triền miên|chán sống|chẳng còn vui|chẳng thiết|chẳng thiết làm gì|cảm thấy tội_lỗi/trống_rỗng/vô_dụng|không muốn gặp ai|không muốn nói chuyện|không thiết gì|không thiết sống|nằm lì|thấy mình thừa thãi|tâm trạng tồi_tệ/xuống_dốc/chán_nản/u_uất|u sầu|tủi thân|khóc hoài|sống không có ý nghĩa',
  rituals:
    'cưỡng chế|hành vi lặp lại|kiểm tra nhiều lần|lặp đi lặp lại|rửa tay nhiều|suy nghĩ ám ảnh|ám ảnh|kiểm tra cửa nhiều lần|rửa tay đến tróc da|rửa tay hoài|sợ bẩn|!sợ dơ|xếp đồ thẳng hàng|xoay bánh xe|đếm đi đếm lại|kiểm tra khóa cửa',
  hyper:
    'bốc đồng|hiếu động|hưng cảm|hưng phấn|không ngồi yên|nói nhiều|tăng động|chạy nhảy suốt|không chịu ngồi yên|nghịch không yên|quậy phá|leo trèo suốt',
  tremor:
    '~run|run cơ|run không kiểm soát|run rẩy tay chân|run tay/tay_chân/chân_tay/rẩy/khi_nghỉ/giọng/đầu|tay run khi cầm nắm|tay/chân_tay/tay_chân run/run_rẩy|tay run lẩy bẩy|run lẩy bẩy',
  slow: 'bước đi nhỏ|chậm vận_động/chạp|cứng đơ|cứng đờ|cử động chậm|di chuyển chậm|!mặt đơ|vận động chậm|bước đi lẫm chẫm|bước ngắn|chân bước nhỏ|đi lẫm chẫm|đi lết|đi bước nhỏ|lẫm chẫm|làm gì cũng chậm|mặt cứ đơ ra|!mặt đờ|người cứng đơ|nét mặt cứng đờ|xoay người chậm',
  fits: 'co giật|co giật toàn thân|cơn co_giật/động_kinh|cơn giật|giật cơ|giật tay chân|lên cơn co giật|mất kiểm soát co giật|sùi bọt mép|trợn mắt|động kinh|giật kinh phong|giật toàn thân|kinh giật|làm kinh|lên kinh|lên cơn|phong giật|!sùi bọt|gồng cứng người',
  twitch:
    'co giật cơ_mặt/nửa_mặt|cử động không tự chủ|giật cơ/mí_mắt/mặt/mắt|giật nửa mặt|máy mắt|múa giật|nháy mắt|tic|động tác bất thường|co giật mí|giật giật mí|giật khóe miệng|mí mắt giật|mắt giật|máy giật|nhún vai liên tục|mặt giật',
  spasm:
    'co cứng|co cứng toàn thân|co quắp|co thắt/cứng/rút cơ|cơ co cứng|cứng cơ|chân tay co cứng|cơ co giật|co cứng tay chân|co rút|cơ bắp co thắt|gồng cứng|rút gân',
  cramps:
    'chuột rút|chuột rút bắp_chân/về_đêm|chuột rút cơ|co rút bắp chân|rút chân|vọp bẻ|bắp chân co rút|co rút cơ|rút gân chân',
  double_vision: 'nhìn hai hình|nhìn một thành hai|nhìn đôi|song thị|nhìn thành hai|nhìn một ra hai|thấy hai hình',
  droopy_lid:
    'khó mở mắt|mi trên sụp|mí mắt sụp/sụp_xuống|mí mắt trĩu|mắt nhắm mở khó|sụp mí/mi/mí_mắt/mi_mắt|đồng tử nhỏ|mí mắt bị sụp|mắt sụp|một bên mắt sụp|mở mắt không lên',
  face_droop:
    'khóe miệng xệ|không nhắm kín mắt|liệt mặt/nửa_mặt/cơ_mặt|miệng lệch|miệng méo|méo miệng/mặt|méo xệch|mất nếp nhăn|mặt bị_xệ/bị_lệch|mặt méo/lệch/xệ|nhắm mắt không kín|nhếch mép|sụp một bên mặt|xệ mặt|lệch mặt|méo một bên|một bên mặt xệ|mắt nhắm không kín|mắt không nhắm kín được|yếu cơ mặt|liệt dây thần kinh mặt',
  speech:
    'khó khăn khi giao tiếp|khó khăn khi nói|khó nói/diễn_đạt/phát_âm|không nói được|mất khả năng nói|nói chuyện khó khăn|nói chậm|nói khó/đớ/ngọng/lắp/không_rõ|nói không rõ lời|nói líu|nói ríu|rối loạn ngôn ngữ|ú ớ|cứng lưỡi|đớ lưỡi|líu lưỡi|nói cà lăm|nói ngắc ngứ|nói nhịu|không nói thành lời|không tìm được từ|nói dính chữ',
  unsteady:
    'dáng đi bất thường|dáng đi không vững|dễ té ngã|dễ vấp ngã|hay ngã|khó khăn khi giữ thăng bằng|loạng choạng|mất khả năng phối hợp|mất phối hợp|mất điều hòa|mất/khó_giữ/rối_loạn thăng_bằng|phối hợp kém|thất điều|vụng về|đi không_vững/loạng_choạng|đi lại không vững|đi xiêu vẹo|đi đứng không vững|đứng không vững|bước hụt|dáng đi lảo_đảo/loạng_choạng|đi chệnh choạng|đi hay vấp|đi lảo đảo|đi liêu xiêu|!hay bị té|!hay té|hay té ngã|hay vấp|ngả nghiêng|nghiêng ngả|xiêu vẹo|đi đứng lảo đảo|không giữ được thăng bằng',
  face_pain: 'tê mặt|đau nhói mặt|đau/đau_nhức/nhức mặt/vùng_mặt/nửa_mặt/một_bên_mặt/má',
  electric:
    'giật điện|như điện giật|đau buốt từng cơn|đau nhói từng cơn|đau như dao đâm|đau như điện giật|điện giật|đau như dao_đâm/kim_châm/điện_giật|đau chói|đau giật như điện|!thốn|thốn tới óc|đau thốn|giật như điện',
  neck_stiff:
    'cúi đầu không được|cổ/gáy cứng|cứng cổ/gáy|cứng vùng cổ|không cúi đầu được|không gập được cổ|cổ cứng ngắc|cổ cứng đờ|cứng ngắc cổ',
  photophobia:
    'chói mắt khi ra sáng|chói sáng|nhạy cảm với ánh_sáng/tiếng_ồn/âm_thanh|nhạy sáng|nhạy_cảm ánh_sáng/tiếng_ồn/âm_thanh|sợ sáng|sợ ánh_sáng/tiếng_ồn/tiếng_động|không chịu được ánh sáng|nhìn đèn là chói|nhìn đèn là muốn ói|ra sáng chói mắt|phải nằm phòng tối|phải vô phòng tối|thấy sáng là khó chịu|nằm trong phòng tối',
  restless_legs:
    'chân bứt rứt|bứt rứt hai chân|chân khó chịu về đêm|cảm giác bò ở chân|bứt rứt chân|chân không yên|muốn cử động chân|phải cử động chân|thôi thúc di chuyển chân|chân bồn chồn|chân ngứa ngáy bên trong|đêm ngủ chân khó chịu|phải lắc chân|phải đi lại mới đỡ',
  blurred:
    'giảm/rối_loạn thị_lực/thị_giác|hình ảnh mờ|khó ngước mắt|khó nhìn|mắt mờ|mắt nhòe|mờ dần|mờ mắt|nhìn không được rõ|nhìn không_rõ/kém/nhòe|nhìn mọi vật mờ|nhìn mờ một mắt|nhìn/thị_lực mờ|nhòe|~thị lực|thị lực bị giảm|thị lực giảm/kém/suy_giảm|vấn đề thị_lực/về_thị_lực|mắt kém|mắt kém đi|mắt lem nhem|mắt lờ mờ|mắt nhập nhèm|mờ căm|nhìn cái gì cũng mờ|nhìn chữ nhòe|nhìn lờ mờ|nhìn mơ hồ|nhìn như có sương|nhìn qua lớp sương|như qua lớp sương|tầm nhìn mơ_hồ/mờ/kém/giảm|mọi vật mờ|giảm tầm nhìn',
  vision_loss:
    'giảm thị lực đột ngột|không nhìn thấy|màn che trước mắt|!mù|mù lòa|mất thị lực một mắt|mất thị lực ngoại vi|mất thị trường|mất thị_lực/thị_lực_đột_ngột|mất tầm nhìn|mất tầm nhìn ngoại vi|như có màn che|thu hẹp thị trường|tầm nhìn hẹp|tối một bên mắt|vùng tối|mắt không thấy gì|mất một phần tầm_nhìn|mắt tối sầm không thấy|nhìn đường hầm|tối thui một mắt|mù một mắt|mắt bị mù',
  far_blur:
    'khó nhìn xa/gần|nheo mắt|nhìn mờ khi_nhìn_xa/khi_nhìn_gần|nhìn xa/gần mờ/không_rõ|phải đưa sách ra xa|đọc sách khó|đeo kính vẫn mờ|nhìn bảng không rõ|nhìn biển số không rõ|nhìn gần không thấy|nhìn xa không thấy|ngồi bàn cuối không thấy|ti vi phải ngồi gần',
  night_blind:
    'khó nhìn ban đêm|kém vào ban đêm|nhìn ban đêm|nhìn kém ban đêm|nhìn trong bóng tối|quáng gà|chạng vạng nhìn không rõ|đêm không thấy đường|tối nhìn không rõ|tối ra đường lóa|tối không thấy đường|khó nhìn vào ban_đêm|lóa đèn xe|ban đêm nhìn kém',
  distorted:
    'đường thẳng thành/bị/hóa cong|thẳng thành cong|mờ trung tâm|mờ ở trung tâm|nhìn méo mó|hình ảnh méo_mó/bị_méo/biến_dạng|nhìn hình méo|nhìn màu|nhìn méo|vật bị méo|điểm mù|đường thẳng cong|đốm đen trung tâm|chữ bị cong|chữ méo|hình bị cong|nhìn thấy cong|nhìn vật bị_cong/biến_dạng',
  eye_jerk: 'rung giật nhãn cầu|nhãn cầu rung giật|mắt rung giật|mắt đảo liên tục|mắt giật ngang',
  eye_ring:
    'vòng trắng quanh giác mạc|vòng cung giác mạc|vòng quanh giác mạc|quầng vàng ở mí mắt|u vàng mí mắt|mảng vàng ở mí mắt',
  red_eyes:
    'lòng trắng đỏ|mắt sung huyết|mắt đỏ ngầu|mắt đỏ/bị_đỏ|đau mắt đỏ|đỏ mắt|mắt đỏ hoe|mắt đỏ lòm|mắt nổi tia máu|mắt vằn đỏ|tia máu trong mắt|xung huyết mắt|mắt bị kích ứng',
  eye_pain:
    'mắt đau/nhức|đau sau mắt|đau vùng mắt|đau/nhức/đau_nhức mắt/nhãn_cầu/trong_mắt|đau sau nhãn_cầu/hốc_mắt|mắt xót|nhức hốc mắt|nhức hai hốc mắt|xót mắt|buốt mắt|đau con mắt',
  tears: 'chảy nước mắt|mắt ướt|nước mắt chảy|mắt chảy nước|nước mắt giàn giụa|nước mắt sống',
  dry_eyes: 'khô mắt|mắt khô',
  itchy_eyes: 'dụi mắt|mắt ngứa|ngứa mắt',
  gritty:
    'cảm giác có cát trong mắt|cảm giác có dị vật|cảm giác cộm|cộm/cộm_xốn/xốn mắt|dị vật trong mắt|lông mi chọc|lông quặm|mắt cộm|như có cát|vướng trong mắt|bụi bay vào mắt|có gì trong mắt|mắt xốn|vật lạ trong mắt|mắt cồm cộm|mắt rát|lông mi mọc ngược|xốn xang mắt',
  eye_strain: 'chói mắt|chói sáng|lóa mắt|mắt mỏi|mỏi mắt|nhức mỏi mắt|mắt nhức mỏi|mắt nhanh mỏi',
  floaters:
    'bóng đen|chấm/đốm đen|chớp/tia sáng|ruồi bay|thấy sợi đen|thấy đốm|vật lơ lửng|vết đen trước mắt|ánh chớp|đốm đen trước mắt|lơ lửng trước mắt|mạng nhện trước mắt|thấy sợi tóc trước mắt|tia chớp trong mắt|vệt đen bay',
  halos:
    'hào quang|nhìn thấy quầng|quầng sáng|nhìn đèn có quầng|nhìn đèn thấy quầng|quầng quanh bóng_đèn/đèn|vòng sáng quanh đèn',
  lid_swell:
    'bong tróc mí mắt|!chắp|cục ở mi mắt|!lẹo|mí/mi/mí_mắt/mi_mắt sưng/sưng_đỏ/đỏ|mắt sưng/sưng_đỏ|nốt ở mí mắt|nổi cục ở mí mắt|sưng quanh mắt|sưng/phù mí/mi/mí_mắt/mi_mắt/mắt|u ở mi|góc mắt sưng|mắt bụp|mắt híp lại|mắt sưng bụp|mắt sưng húp|mọc lẹo|mọc mụt ở mắt|mụt ở mí mắt|nổi mụt ở mi|nổi lẹo|sưng khóe mắt|u ở góc mắt|u nhỏ ở góc mắt|u ở khóe mắt',
  eye_discharge:
    'chảy mủ mắt|dính mi|dịch tiết mắt|dử mắt|ghèn|gỉ mắt|mắt có ghèn|nhiều ghèn|tiết dịch mắt|ghèn dính|ghèn vàng|ghèn xanh|mắt đổ ghèn|mắt nhiều gỉ|mắt nhiều dử|hai mí dính chặt|dính chặt hai mi|ngủ dậy mắt dính',
  bulging_eyes: 'lồi mắt|mắt lồi|mắt lồi ra|mắt to bất thường',
  squint:
    'lác/lé mắt|lệch trục nhãn cầu|mắt không thẳng hàng|mắt lác/lé/lệch|mắt nhìn lệch|hai mắt không_cùng_hướng/không_đều/lệch_nhau|mắt bị lé|mắt không nhìn cùng hướng|mắt lờ|nhìn lé',
  white_pupil:
    'đốm trắng ở con ngươi|đốm trắng trong con ngươi|con ngươi trắng|màng trắng|mắt mèo|ánh trắng|đốm trắng trong mắt|đồng tử trắng|đục giác mạc|con ngươi có đốm trắng|lòng đen có màng trắng|lòng đen đục|mắt kéo màng|mắt có màng trắng|mắt đục|thủy tinh thể đục|vảy cá',
  eye_bleed: 'máu trong mắt|xuất huyết kết mạc|đốm máu trong mắt',
  eye_socket: 'hốc mắt|sau hốc mắt|đau hốc mắt|đau nhức hốc mắt',
  sore_throat:
    'cổ họng khô|cổ họng đau|họng đau/đỏ/rát|khan cổ|ngứa cổ|đau rát cổ|đau/rát/viêm/ngứa/khô/đau_rát/ngứa_rát họng/cổ_họng|cổ họng rát|cổ họng ngứa|đau cuống họng|họng khô rát|họng ngứa|khan họng|!khô cổ|khô rát cổ|nuốt nước miếng cũng đau|nuốt nước miếng đau|sưng họng|họng sưng_đỏ/đỏ_rực',
  throat_lump:
    'cảm giác vướng|cảm giác vướng ở cổ|hắng giọng|nghẹn cổ|nghẹn họng|nghẹn ở cổ|như có dị vật ở họng|nuốt vướng|vướng họng/cổ_họng/cổ|vướng víu cổ họng|vướng ở họng/cổ|đằng hắng|đờm vướng họng|cổ họng như có cục|cổ họng vướng|cổ vướng|cục nghẹn|mắc ở cổ|nghèn nghẹn|vướng đàm ở cổ|vướng khi nuốt|khạc hoài không ra|đàm vướng cổ',
  swallow:
    'nuốt sặc|sặc|hay sặc nước|bị mắc lại|hay sặc|khó khăn khi nuốt|khó nuốt|khó nuốt thức ăn|khó nuốt thức ăn đặc|nghẹn khi nuốt|nghẹn khi ăn|nuốt|nuốt khó/nghẹn/vướng/đau|nuốt thấy đau|nuốt vướng nghẹn|sặc khi_ăn/khi_nuốt|đau khi nuốt|ăn cơm hay nghẹn|ăn hay mắc nghẹn|chỉ ăn được cháo|hay nghẹn|hay mắc nghẹn|nghẹn cơm|nuốt cơm nghẹn|nuốt không trôi|nuốt không xuống|nuốt nghẹn thức_ăn_đặc|sặc nước|uống nước bị sặc|uống nước sặc',
  runny_nose:
    'chảy dịch mũi|chảy nước mũi trong/trong_loãng|dịch mũi|mũi chảy nước|nước mũi|sổ/chảy mũi/nước_mũi|mũi chảy ròng ròng|sụt sịt|thò lò mũi|hỉ mũi liên tục|xì mũi suốt',
  blocked_nose:
    'khó thở qua mũi|mũi nghẹt|nghẹt mũi một_bên/kéo_dài|nghẹt/ngạt/tắc mũi|tắc nghẽn mũi|bít mũi|điếc mũi|hít thở bằng mũi khó|khó thở bằng mũi|mũi bị tắc|mũi bít|mũi ngạt|mũi tắc|nghẹt cứng mũi|xịt mũi mới thở được',
  sneeze: 'hắt hơi liên tục|hắt hơi/xì|ngứa mũi|ách xì|nhảy mũi|nhảy mũi liên tục',
  thick_snot:
    'chảy dịch mũi sau|chảy dịch xuống họng|chảy mũi xanh/vàng/đặc/mủ|chảy mũi đục|chảy mủ mũi|chảy mủ ở mũi|dịch chảy xuống họng|dịch mũi vàng/xanh/đặc|dịch mũi đục|mũi có mùi hôi|mũi đục|mủ mũi|nước mũi xanh/vàng/đặc/đục/hôi|chảy mũi sau|đàm chảy từ mũi xuống|dịch chảy sau họng|dịch mũi chảy_xuống_họng/chảy_sau_họng|mũi chảy xanh|mũi đặc|!mũi hôi|mũi xanh|xì ra mũi xanh|xì mũi vàng|mũi xanh vàng',
  sinus_pain:
    'căng tức mặt|nặng mặt|đau trán và má|đau/nhức/đau_nhức/nặng xoang/vùng_xoang/gò_má/hốc_mũi/vùng_má/gốc_mũi|nhức hai bên sống mũi|nhức sống mũi|nhức trán|nặng giữa hai lông mày|đau sống mũi|nhức vùng mặt',
  smell_loss:
    'giảm khả năng ngửi|không ngửi được|khứu giác giảm|mất khả năng ngửi|mất/giảm mùi/khứu_giác|không còn ngửi thấy|không ngửi thấy mùi|mất ngửi|mũi không ngửi|ngửi kém|ngửi không thấy mùi',
  taste_loss:
    'mất vị|mất/giảm/rối_loạn/thay_đổi vị_giác|thay đổi khẩu vị|vị kim loại|ăn không biết vị|ăn không thấy vị|lưỡi không cảm nhận vị|miệng có vị lạ|vị giác giảm',
  nosebleed:
    'chảy máu cam/mũi|khịt ra máu|máu cam|máu mũi|mũi chảy máu|xì mũi ra máu|đổ máu cam|xịt máu mũi|khạc ra máu mũi',
  hoarse:
    'giọng khàn/trầm|giọng nói bị yếu đi|giọng nói thay đổi|giọng nói yếu/bị_yếu|giọng rè|giọng yếu|hụt hơi khi nói|khàn cổ|khàn đặc|khàn/khản/mất/lạc tiếng/giọng|khó nói to|nói chuyện nhanh mệt|nói hụt hơi|nói khàn|nói không ra tiếng|nói nhanh mệt|rè giọng|thay đổi giọng/giọng_nói|giọng đục|khào khào|khan tiếng|nói không ra hơi|tiếng khàn khàn|đứt hơi khi nói',
  snore:
    '!ngáy|ngáy ngủ/to/khi_ngủ/lớn|ngưng/ngừng thở khi_ngủ|ngủ ngáy|hay ngáy|ngáy như sấm|ngáy như kéo gỗ|ngáy ồn|ngưng thở lúc ngủ|ngừng thở lúc ngủ|ngủ ngáy ngưng thở|nín thở khi ngủ',
  mouth_breath: 'giọng mũi|há miệng khi ngủ|ngủ há miệng|nói giọng mũi|thở bằng miệng|thở miệng',
  tonsils:
    'amidan sưng/to/sưng_đỏ|giả mạc|hạt trắng ở họng|mảng trắng ở họng|mủ ở họng|sưng amidan|sỏi amidan|đốm trắng ở_họng/trên_amidan|amidan hốc mủ|cục trắng hôi trong họng|họng có mủ|họng có hạt trắng|họng có mủ trắng|họng có mảng trắng|họng lấm tấm mủ|mủ trắng trong họng|hốc mủ',
  ear_pain: 'tai đau/nhức|đau ở tai|đau/nhức/đau_nhức tai/trong_tai|buốt tai|đau lỗ tai|kéo tai khóc|thốn tai',
  ear_ringing:
    'nghe tiếng lạ trong tai|tai ù|tiếng kêu trong tai|tiếng ve kêu|tiếng ve trong tai|tiếng ù trong tai|tiếng ù ù|ù tai|lùng bùng|lùng bùng lỗ tai|nghe tiếng ro ro|tai kêu ve ve|tai kêu o o|tai lùng bùng|tiếng ong trong tai|tiếng ro ro|ù như ve kêu|tai kêu u u',
  hearing:
    'giảm nghe|giảm/mất thính_lực/khả_năng_nghe/sức_nghe|khó khăn khi nghe|khó nghe|khó nghe rõ|không nghe rõ|lãng tai|nghe không rõ|nghe không được rõ|nghe kém|nghe nhỏ|thính giác giảm|thính lực giảm|điếc|điếc tai|gọi không nghe|mở tivi to|nghe câu được câu mất|nghễnh ngãng|nói to mới nghe|tai không nghe được',
  ear_discharge:
    'chảy mủ/dịch ở_tai/từ_tai|chảy mủ/dịch/nước tai|dịch tai|mủ tai|tai chảy_mủ/chảy_dịch/chảy_nước|tai có mùi hôi|chảy dịch hôi từ tai|chảy mủ lỗ tai|nước chảy trong tai ra|tai chảy máu|tai có mủ|thối tai',
  ear_itch: 'ngứa tai|ngứa trong tai|ngứa ống tai|tai ngứa',
  ear_full:
    'bít tai|cảm giác đầy tai|cảm giác đầy trong tai|nút tai|nặng tai|tai như bị bịt|tai đầy|tức tai|áp lực trong tai|ù đặc tai|đầy tai|!bịt tai|có nước trong tai|tai bị bít|tai bị nghẹt|tai như có nước|nước vào tai|tai nghẹt|áp lực ở tai|tai như bị nút',
  ear_swell:
    'kéo tai|lỗ nhỏ trước tai|sưng tai/vành_tai/sau_tai/trước_tai|sưng đỏ vành tai|vành tai sưng/đỏ|dái tai sưng|!lỗ dò|sưng lỗ tai|ống tai sưng',
  salivary:
    'khối/khối_u ở mang_tai/dưới_hàm|mang tai sưng|sưng góc hàm|sưng hàm|sưng mang_tai/tuyến_nước_bọt/dưới_hàm/tuyến_mang_tai|sưng má|sưng một bên mặt|sưng vùng mang tai|má sưng to|quai hàm sưng|sưng hai bên má|sưng quai hàm|tuyến nước bọt sưng|u tuyến nước bọt|khối u tuyến mang tai|khối sưng vùng góc_hàm',
  bad_breath:
    'hôi/đắng miệng|hơi thở hôi/có_mùi/có_mùi_hôi|miệng hôi/đắng|hôi mồm|hơi thở nặng_mùi/mùi_trái_cây/mùi_hôi|miệng có mùi|mồm hôi|thở ra mùi hôi|đắng mồm',
  dry_mouth:
    'khô miệng|miệng khô|thiếu nước bọt|khô nước bọt|khô rang miệng|miệng lúc nào cũng khô|nước bọt tiết ít|ít nước bọt|nước miếng ít',
  mouth_sores:
    'loét lưỡi|loét niêm mạc miệng|loét trong_miệng/ở_miệng|loét/lở/nhiệt miệng|rát lưỡi|đau rát miệng|bị nhiệt|lở môi|lưỡi lở|nhiệt lưỡi|rộp miệng|loét môi|lưỡi rát|lưỡi đỏ rát|nổi mụn nước trong miệng|bỏng rát lưỡi',
  mouth_white:
    'nấm miệng/lưỡi/họng|lưỡi có mảng trắng|lưỡi trắng|mảng bám trắng|mảng/đốm trắng trong_miệng/trên_lưỡi/ở_lưỡi/ở_miệng|tưa lưỡi|lưỡi nổi mảng_trắng|trắng lưỡi|!đẹn',
  mouth_lump:
    'cục trong miệng|khối u trong miệng|khối u ở miệng/lưỡi|khối/khối_u ở lưỡi|vết loét lưỡi không lành|cục ở lưỡi|cục trong má|khối/khối_u trong miệng|cục u ở nướu|u lợi',
  drool:
    'chảy nước_dãi/dãi/nước_bọt|nước dãi|tiết nhiều nước bọt|tiết nước bọt|chảy nước miếng|chảy ke|nhểu nước miếng|nước miếng chảy|tứa nước miếng',
  toothache:
    'buốt răng|răng đau/ê_buốt/lung_lay|sâu răng|ê buốt|đau/nhức/đau_nhức/ê_buốt răng|buốt khi uống lạnh|đau chân răng|hư răng|lung lay răng|nhức chân răng|răng ê|răng hàm đau|răng mọc lệch|răng nhạy_cảm/nhức|sún răng|răng bị sâu|chân răng sưng_mủ',
  gum_bleed: 'chảy máu chân_răng/nướu/lợi|nướu/lợi chảy_máu|đánh răng là chảy máu|máu lợi',
  gum_swell:
    'mọc răng|nướu/lợi sưng/đỏ/sưng_đỏ|sưng nướu/lợi|tụt nướu|viêm nướu/lợi|chân răng sưng|chân răng có mủ|lợi trùm|lợi tụt|nướu tụt|nướu sưng mủ|lợi sưng mủ|sưng chân răng|mủ chân răng',
  jaw: 'hàm kêu|khó nhai|khớp hàm|kêu khi nhai|mỏi hàm|nhai khó|đau hàm/quai_hàm/khớp_hàm/khớp_thái_dương_hàm|đau khi nhai|hàm bị lệch|hàm đau|lệch hàm|há miệng nghe cụp|trật quai hàm|đau thái dương hàm',
  neck_lump:
    'cổ to ra|cổ to/phình_to/sưng|khối/khối_u to ở cổ|khối u trước_cổ/vùng_cổ_trước|khối/khối_u/u/cục/bướu ở_cổ/vùng_cổ/trước_cổ|nhân giáp|nổi cục ở cổ|phình cổ|sưng cổ|sưng trước cổ|sưng vùng cổ|cổ có cục|cổ có bướu|cổ hơi to|cổ nổi cục|cổ phình|khối u vùng cổ',
};
