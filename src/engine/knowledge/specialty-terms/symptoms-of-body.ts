import type { SymptomTable } from './symptom-table.ts';

/** The whole body, the skin, blood and growth. */
export const symptomsOfBody: SymptomTable = {
  fatigue:
    'bần thần|chóng mệt|cơ thể suy nhược|giảm thể lực|giảm/kém sức/khả_năng gắng_sức/làm_việc|không còn sức|không có sức|mau/nhanh/dễ mệt|~mệt|mệt mỏi toàn_thân/khi_gắng_sức|mệt mỏi/người/đừ/nhọc/lả/rũ|người/cơ_thể mệt/mệt_mỏi/yếu|phờ phạc|rã rời|thiếu sức sống|thiếu/giảm/cạn/mất sức_lực/năng_lượng/sức_bền|thể lực giảm|uể_oải/kiệt_sức/đuối_sức/mất_sức/thiếu_năng_lượng/suy_nhược/suy_nhược_cơ_thể|yếu người|yếu sức|yếu ớt|bải hoải|chẳng còn sức|đi không nổi|không buồn nhúc nhích|không muốn làm gì|lừ đừ mệt|mệt xỉu|người bải_hoải/rũ_ra/không_có_sức|!oải|rệu rã|sức khỏe giảm_sút/sa_sút/suy_giảm|sức khỏe yếu đi|thể trạng yếu/kém/suy_kiệt|trì trệ|xuống sức|ẻo lả',
  no_appetite:
    'chán ăn|không muốn/thèm ăn|kém/bỏ/lười/biếng ăn|mất/giảm cảm_giác_thèm_ăn/cảm_giác_ngon_miệng/thèm_ăn|ngán ăn|ăn không_ngon/kém/ít/uống_kém/mất_ngon/uống_không_ngon/không_thấy_ngon/không_ngon_miệng|ăn không vào/vô/nổi|ăn chẳng ngon|ăn uống không được|ăn uống giảm|bỏ bữa|chẳng buồn ăn|chẳng muốn ăn|không thiết ăn|lạt miệng|nhạt miệng|miệng nhạt|nhìn đồ ăn là ngán|ăn vài miếng là bỏ',
  weight_loss:
    'cân nặng giảm|cân nặng sụt giảm|giảm kg|gầy rộc/gò/còm/nhanh|gầy sút/đi/yếu/mòn|gầy ốm|hốc hác|không tăng được cân|sụt kg|sụt/sút/giảm cân nhanh/đột_ngột/nhiều/không_rõ_nguyên_nhân/không_rõ_lý_do/không_chủ_đích/bất_thường/không_giải_thích_được|sụt/sút/giảm/mất cân/ký/kí|tụt cân/kg/ký|ốm tong/nhom|ốm đi|gầy tọp|gầy trơ xương|người tóp đi|người tóp lại|ốm nhách|ốm o|ốm dần|quần áo rộng ra|sọp người|tọp đi|tóp đi|xuống cân/ký/kí',
  weight_gain:
    'béo lên/ra|khó giảm cân|mập lên/ra|tăng cân không_kiểm_soát/không_rõ_nguyên_nhân/nhiều|tăng/lên cân/ký|càng ngày càng mập/béo|cân nặng tăng|phát phì|quần áo chật|tăng kí|tăng kg|tăng trọng lượng',
  waist:
    'béo phì|béo/mỡ/tích_mỡ bụng|bụng mỡ|mỡ thừa|thừa cân|tích mỡ|vòng eo|béo bệnh|bụng bia|bụng phệ|chỉ số bmi cao|quá cân',
  fever:
    'hâm hấp|lên cơn sốt|mình/người/trán nóng|người nóng ran|nhiệt độ cao|nóng hầm_hập/ran/hổi/rực/hừng_hực|nóng người|nóng/hâm_hấp sốt|~sốt|sốt nhẹ/vừa/về_chiều/âm_ỉ/nóng/kéo_dài/từng_đợt/tái_đi_tái_lại|thân nhiệt cao|thân nhiệt tăng|tăng thân nhiệt|ấm/nóng đầu|ấm ấm người|âm ấm sốt|cặp sốt 38|cặp nhiệt độ|gai gai sốt|hấp hấp|hầm hập|nóng hực',
  'fever>high_fever':
    'sốt 38/39 độ|sốt cao/li_bì/cao_liên_tục/cao_đột_ngột/cao_kéo_dài/39/40/liên_tục/đột_ngột/mê_man|sốt trên_38/trên_39',
  'fever chills':
    'gai người|lạnh gáy|lạnh sống lưng|nóng lạnh|run lẩy bẩy|rét cầm cập|rét run cầm cập|sốt rét_run/ớn_lạnh/lạnh_run/rét/kèm_ớn_lạnh/kèm_rét_run',
  chills:
    'cảm giác ớn lạnh|lạnh người|người ớn lạnh|rét/lạnh run|rùng mình|ớn lạnh rùng mình|ớn/gai/nổi_gai lạnh/rét/ốc|đắp mền vẫn run|người gai gai|nổi da gà|run cầm cập|trùm chăn run',
  sweating:
    'mồ hôi hột/vã_ra/như_tắm/ướt_áo/nhễ_nhại/túa_ra|mồ hôi nhiều/đầm_đìa/lạnh|ra/đổ nhiều mồ_hôi|xuất/tháo/rịn/túa mồ_hôi|đổ/ra/vã/toát mồ_hôi nhiều/lạnh/quá_mức/liên_tục|đổ/ra/vã/toát/tiết mồ_hôi|ướt đẫm mồ hôi|áo ướt đẫm|mồ hôi chảy ròng ròng|mồ hôi ra như tắm',
  'sweating>night_sweats':
    'mồ hôi về đêm|mồ hôi đêm|mồ hôi ướt áo ban đêm|đêm mồ hôi ướt áo|đổ/ra/vã mồ_hôi đêm/ban_đêm|đêm đổ/ra/vã mồ_hôi|đêm mồ hôi đầm đìa|ướt gối|đổ mồ hôi trộm|ngủ ra mồ hôi',
  sweaty_hands: 'mồ hôi tay/chân/tay_chân/nách|ra/đổ mồ_hôi tay/tay_chân/nách/bàn_tay',
  pale: 'da kém hồng hào|da xanh nhợt|da/mặt/môi/niêm_mạc/da_dẻ xanh_xao/xanh/nhợt/nhợt_nhạt/tái/tái_nhợt/trắng_bệch|kém hồng hào|nhợt nhạt|niêm mạc nhạt màu|thiếu máu|trắng bệch|tái mét/xanh/xám|tái nhợt|xanh mét/tái/xao_nhợt_nhạt|xanh như tàu lá|xanh xao|da bợt bạt|mặt mày xanh lét|nước da xanh|xanh lè|xanh lét|xanh rớt',
  cyanosis:
    'chuyển màu tím|chuyển sang tím|môi/da/mặt/móng_tay/đầu_ngón_tay/đầu_chi/lưỡi tím/tím_tái/xanh_tím/xanh|tím ngón tay|tím tái/môi|tím đầu chi|xanh tím|da chuyển tím|da/môi tím_ngắt/tím_lịm/bầm_tím|tím mặt|tím người|môi thâm tím|người tím ngắt',
  'oedema>leg_oedema':
    'chân/hai_chân/bàn_chân/mắt_cá_chân/tay_chân bị_phù/phù/sưng/sưng_phù|phù chi|phù ngoại biên|phù/sưng/sưng_phù/phù_nề/sưng_nề chân/hai_chân/mắt_cá/mắt_cá_chân/bàn_chân/cẳng_chân/chi_dưới/hai_chi_dưới/tay_chân/chân_tay/cổ_chân|sưng chân và mắt cá|xuống máu chân|ấn lõm|ấn vào lõm|bàn chân căng bóng|chân nặng phù|chân sưng húp/vù/to|chân to lên|giày dép chật|mang dép không vừa|mu bàn chân sưng|sưng vù chân|xỏ dép không vừa',
  'oedema>face_oedema':
    'bọng mắt|mặt nặng|mặt/mí_mắt/mi_mắt phù/sưng/sưng_phù/bị_phù/bị_sưng|phù/sưng/sưng_phù/phù_nề mặt/mí_mắt/quanh_mắt/ở_mặt/mi_mắt|hai mí mắt húp|húp mắt|mặt húp|mặt mũi sưng_húp/húp_híp/phù|mắt húp|mắt húp híp|mặt tròn ra do phù|mí húp',
  oedema: 'bị phù|cơ thể phù|giữ nước|!phù|phù nề/toàn_thân|sưng phù|tích nước',
  nodes:
    '~hạch|hạch bạch huyết sưng|hạch lympho|hạch ngoại vi|hạch sưng/to/bạch_huyết/nách/bẹn/ở_nách/ở_bẹn|nổi/sưng hạch|sưng/nổi hạch bạch_huyết/nách/bẹn/ở_bẹn/ở_nách|nổi cục hạch',
  'nodes>neck_nodes':
    'hạch cổ/ở_cổ/góc_hàm/vùng_cổ/sau_tai/thượng_đòn/dưới_hàm|nổi/sưng hạch cổ/ở_cổ/vùng_cổ/dưới_hàm/góc_hàm/sau_tai|sưng hạch bạch huyết ở cổ|cổ nổi hạch|hạch bên cổ|hạch ở quai hàm|nổi hạch hai bên cổ|cổ có hạch|hạch gáy|hạch sau gáy',
  body_aches:
    'người/cơ_thể/toàn_thân đau_nhức/ê_ẩm/nhức_mỏi|đau mình đau mẩy|đau nhức|đau/đau_nhức/nhức/đau_mỏi/nhức_mỏi/ê_ẩm/mỏi toàn_thân/mình/mình_mẩy/cơ_thể/người/khắp_người|ê ẩm|ê mình|khắp mình đau|đau ê ẩm|mình mẩy ê_ẩm/đau_nhức|mỏi mệt đau nhức|đau khắp mình|xương khớp rã rời',
  slow_wound:
    'loét bàn_chân/chân|lâu/chậm lành|vết_thương/vết_loét/vết_xước/vết_cắt lâu/chậm/khó/không lành|lở lâu không lành|vết lở không lành|vết thương lâu liền|vết thương mãi không khỏi|vết thương không khép miệng|chân lở loét|vết loét mãi không lành',
  bruises:
    '!bầm|bầm khắp người|bầm tím dưới da|bầm tím/máu|chấm tím|chấm/đốm/nốt xuất_huyết|da/dễ_bị bầm_tím|mảng tím|nốt tím|sưng bầm|tím chân tự nhiên|tụ máu/máu_dưới_da|vết tím|vết/mảng/dễ bầm/bầm_tím|xuất huyết dưới da|bầm từng mảng|da bầm|động nhẹ là bầm|đụng nhẹ là bầm|hay bị bầm|thâm tím|tím từng mảng|tím bầm',
  bleeds:
    'chảy_máu không_cầm/khó_cầm/lâu_cầm/kéo_dài/bất_thường|dễ chảy máu|khó cầm máu|máu khó đông|xuất huyết tự nhiên|chảy máu hoài không cầm|chảy máu không ngừng|đứt tay máu ra hoài|máu chảy lâu|máu không đông|máu ra không cầm',
  petechiae:
    'ban tím|ban xuất huyết|chấm đỏ li ti|chấm đỏ trên da|chấm/đốm/nốt đỏ/tím/xuất_huyết dưới_da|nốt xuất huyết|tử ban|chấm đỏ như muỗi đốt|lấm tấm đỏ dưới da|nổi chấm đỏ|nốt đỏ ấn không mất|xuất huyết lấm tấm',
  thirst:
    'hay/luôn/luôn_thấy khát|khát dữ|khát nhiều|khát nước|khát nước nhiều/liên_tục|uống nhiều nước|uống nước nhiều|uống nước suốt|cổ khô khát|khát khô cổ|khát liên tục|không đã khát|luôn miệng khát|uống bao nhiêu cũng khát|uống nước cả ngày|uống nước hoài|uống nước liên tục|uống nước không đã|lúc nào cũng khát',
  hunger:
    'dù ăn nhiều|ăn nhiều nhưng gầy|vẫn ăn nhiều|ăn nhiều vẫn gầy|cảm giác đói|nhanh/mau/hay/luôn/cồn_cào đói|thèm ăn|thèm ăn nhiều/đồ_ngọt|ăn nhiều vẫn sụt cân|ăn nhiều vẫn đói|đói nhiều/bụng/cồn_cào/liên_tục|ăn bao nhiêu cũng đói|ăn hoài không no|ăn khỏe mà|ăn nhiều mà ốm|đói run người|thèm ngọt|xót ruột vì đói|lúc nào cũng đói',
  cold: 'chịu lạnh kém|hay/luôn/dễ lạnh|không chịu_được_lạnh/chịu_lạnh|luôn cảm thấy lạnh|nhạy cảm với_lạnh/với_nhiệt_độ_lạnh|sợ/chịu lạnh|lúc nào cũng lạnh|người lúc nào cũng lạnh|ớn lạnh thường xuyên|rét hơn người khác|sợ gió lạnh|sợ nước lạnh',
  cold_limbs:
    'da lạnh|lạnh ngón_tay/ngón_chân/đầu_chi|lạnh ngắt|lạnh tay_chân/chân/bàn_chân/bàn_tay/tay|tay_chân/chân_tay/chân/bàn_chân/bàn_tay/tay/đầu_ngón_tay/ngón_chân/đầu_chi lạnh|tay chân lạnh_ngắt/lạnh_toát/lạnh_cóng/giá_lạnh|lạnh buốt bàn_chân/bàn_tay/tay_chân',
  heat: 'không chịu được nhiệt|không chịu được nóng|nhạy cảm với nhiệt/nóng|nóng bức khó chịu|nóng trong người|sợ/người nóng|lúc nào cũng nóng|nóng bức|nóng trong',
  hot_flush:
    'bốc hỏa|bừng nóng|cơn/những_cơn bốc_hỏa/nóng_bừng|mặt đỏ_bừng/nóng_bừng|nóng bừng/bừng_mặt|đỏ bừng mặt|bốc nóng|bừng bừng|cơn bốc nóng|mặt bừng đỏ|mặt nóng_ran/đỏ_gay/nóng_ran_lên|nóng bừng từ ngực lên|nóng mặt|!đỏ mặt',
  faint:
    'bất tỉnh|choáng/gần ngất|lịm đi|mất dần ý thức|mất ý_thức/tỉnh_táo|~ngất|ngất xỉu/lịm/thoáng_qua|suýt/sắp/muốn ngất|tối sầm rồi ngất|xỉu|gục xuống|hoa mắt rồi ngã|khuỵu xuống|lăn đùng|ngã gục|ngã quỵ|quỵ xuống|té xỉu|xây xẩm té xỉu|ý thức mất',
  dry_skin: 'da bị khô|da khô/thô_ráp/sần_sùi/khô_ngứa|khô da|da mốc|da mốc meo|da ráp|da tay khô|mốc da',
  dry_hair: 'dễ gãy rụng|móng dễ_gãy/giòn|móng tay giòn/dễ_gãy|tóc khô/dễ_gãy/mỏng/xơ_xác|tóc mỏng và|tóc và móng',
  hair_loss:
    'giảm lông trên cơ thể|hói đầu|lông mày rụng|lông thưa|mảng hói|rụng lông|rụng tóc|rụng tóc từng_mảng/nhiều|tóc rụng/thưa/gãy_rụng/mỏng_dần|rụng cả nắm tóc|đầu hói',
  big_head: 'đầu to bất thường|đầu to hơn bình thường|vòng đầu to/tăng_nhanh|thóp phồng/rộng/lõm|não úng thủy',
  slow_growth:
    'chiều cao thấp|chậm lớn/phát_triển/tăng_trưởng/phát_triển_thể_chất|chậm phát triển chiều cao|chậm/không tăng/lên cân|còi cọc|gầy còm|kém phát triển|kém tăng cân|!lùn|nhẹ cân|phát triển chậm|suy dinh dưỡng|thấp còi|thấp hơn bạn bè|thấp_bé/thấp_lùn|tăng trưởng chậm|bé còi|chậm cao|chậm lên ký/kg|chậm tăng ký|chậm tăng trưởng chiều_cao|đứng cân|không lên kí/kg/cân_nào|lên cân chậm|lên ký chậm|mãi không lớn|nhỏ con|tăng cân chậm/kém',
  delay:
    'chưa biết nói|chưa biết đi|chậm biết ngồi/bò/nói/lẫy|chậm nói/đi/biết_đi/ngồi/lật/phát_triển_vận_động/phát_triển_trí_tuệ/phát_triển_tâm_thần|chậm phát_triển trí_tuệ/ngôn_ngữ|ít tương tác|chưa biết lật|chưa biết ngồi|chưa biết bò|chưa nói được|mọc răng chậm|gọi không quay lại|gọi không phản ứng|không bập bẹ|nói được có vài từ|nói được vài từ|chậm hơn bạn',
  feeding_poorly:
    'biếng ăn|bú khó khăn|bú không tốt|bú kém/ít/ngắt_quãng/yếu/khó|bỏ/lười/không_chịu bú|chê sữa|không bú được|không chịu ăn|bú không nổi|bú được ít|không chịu ti|không ti|lười ti|ngậm mà không bú|nhè sữa|bú xong mệt|cử bú kéo dài|bú lâu',
  crying:
    'hay khóc đêm|khóc không dứt|khóc lặng|khóc ngặt|khóc đêm/thét/nhiều/dữ_dội/không_dỗ/ngằn_ngặt|quấy khóc|trẻ quấy|khóc hoài|khóc lóc|khóc ré|khóc suốt|khóc tím mặt|khóc ưỡn người|khóc về đêm|!quấy',
  spit_up: 'nôn trớ|trào sữa|trớ sữa|ọc sữa|bú xong là ọc|hay trớ|ọc ra|ọc ọc|trớ nhiều|ói sữa',
  lethargic:
    'giảm phản ứng|khó đánh thức|kém linh hoạt|li bì|lơ mơ|lả người|lờ đờ|lừ đừ|mệt lả|ngủ gà|ngủ li bì|ngủ lịm|ngủ nhiều hơn|ngủ vùi|rũ rượi|thiêm thiếp|đờ đẫn|gọi không dậy|lay không tỉnh|!lịm|mê mệt|mềm nhũn|nằm im lìm|ngủ mê mệt|thều thào|đừ người',
  dehydrated:
    'da mất đàn hồi|khô môi|môi khô|mất nước|mắt trũng|khóc không có nước mắt|khô lưỡi|lưỡi khô|mắt lõm|môi se|môi nứt khô|thóp lõm|tiểu rất ít mắt trũng|kiệt nước',
  often_ill:
    'dễ bị nhiễm trùng|dễ cảm lạnh|dễ mắc nhiễm trùng|giảm sức đề kháng|hay bị nhiễm trùng|hay/dễ/thường_xuyên ốm/nhiễm_trùng/nhiễm_khuẩn/ốm_vặt|miễn dịch kém|nhiễm khuẩn tái phát|nhiễm trùng thường xuyên|nhiễm trùng tái phát nhiều lần|nhiễm trùng tái_phát/tái_diễn|suy giảm miễn dịch|suy giảm sức đề kháng|sức đề kháng kém|viêm tái phát nhiều lần|đề kháng kém|ốm vặt|bệnh vặt|bệnh hoài|cảm cúm liên tục|cảm hoài|hay bệnh|hay bị cảm|hay cảm cúm|nay ốm mai đau|tái nhiễm trùng|ốm suốt|đau ốm liên miên',
  itch: 'cảm giác ngứa|da/gây ngứa|gãi nhiều|~ngứa|ngứa da/ngáy/khắp_người/toàn_thân/dữ_dội/nhiều/về_đêm/rát|ngứa râm ran|!gãi|gãi đến chảy máu|gãi hoài|ngứa rần rần',
  rash: 'ban dát sẩn|ban đỏ/đào|dát đỏ|mảng ban|mảng/đốm/vết/chấm đỏ|mẩn đỏ/ngứa|nốt sẩn|nốt đỏ|nốt/hồng ban|nổi mẩn/mẩn_đỏ/mẩn_ngứa/nốt_đỏ/sẩn/đỏ|nổi nhiều nốt đỏ|nổi nốt|nổi sảy|nổi/phát ban đỏ|phát/nổi ban|rôm sảy|sẩn ngứa|sẩn đỏ|tổn thương da|da nổi hột|hột đỏ|lấm tấm đỏ|!nổi chấm|nổi đầy mẩn|nổi hột đỏ|nổi lấm tấm|nổi từng mảng|nốt sần đỏ|da lấm tấm|ban sẩn',
  hives:
    'mày đay|mề đay|nổi mẩn từng đám|nổi mề đay|sẩn phù|mề đai|nổi mảng như bản đồ|nổi phù từng mảng|mẩn nổi rồi lặn',
  blisters:
    'mụn rộp|mụn/bóng/bọng/nốt/phồng nước|nốt phỏng|nổi mụn_nước/bọng_nước|phỏng nước|phồng rộp|rộp da|hột nước|nổi chùm nước|nổi hột nước|nốt có nước|nổi phỏng|mụn phỏng',
  redness:
    'da đỏ lên|da đỏ/đỏ_rát/ửng_đỏ|nổi đỏ|tấy đỏ|vùng da đỏ|đỏ rát/ửng|đỏ/ửng da/đỏ|da đỏ bừng|da tấy đỏ|đỏ cả mảng|đỏ lựng|viêm đỏ',
  scales:
    'bong tróc|bong/tróc da|da bong_tróc/bong_vảy/tróc_vảy|tróc vẩy|~vảy|vảy trắng/da/bạc|vẩy|đóng/bong/tróc/có vảy|da bong từng mảng|da lột|da sần vảy|da tróc|da tróc từng mảng|phủ vảy|vảy như sáp|vảy khô',
  cracks:
    'da nứt/nứt_nẻ|nứt da|nứt gót chân|nứt nẻ|da nẻ|gót nứt|!nẻ|nẻ gót|nứt kẽ|nứt kẽ tay|nứt kẽ chân|gót chân nứt',
  thick_skin:
    'chai chân|da dày cứng|da dày/dày_lên/sần/sần_sùi|dày sừng|lichen hóa|mảng da dày|mảng dày|sừng hóa|da chai|cục chai|chai tay|mắt cá chân chai|mụn cóc chân chai|dày da',
  hard_skin: 'căng da mặt|cứng da|da căng cứng|da cứng|dày và cứng|hạt cứng dưới da',
  acne: 'da nhờn/dầu|lỗ chân lông to|~mụn|mụn trứng_cá/đầu_đen/đầu_trắng/bọc/viêm/ẩn/cám|nổi mụn|trứng cá|mặt nổi mụn|mụn đầy mặt|mặt nhiều mụn|sẹo mụn',
  pustules:
    'nổi mụn mủ|mụn mủ|mụn nhọt|mụn viêm|nang lông|!nhọt|nốt mủ|nổi nhọt|cụm nhọt|đinh nhọt|hột mủ|mụn có mủ|mụn sưng mủ|mụn đinh|nhọt mủ|nổi mụt|mụt nhọt|mụt mủ',
  pus: 'chảy dịch/nước_vàng|chảy/dịch/mưng/sưng/căng/có/ra/tiết mủ|dịch vàng|!mủ|rò dịch|rò mủ|rỉ dịch/nước|áp xe|ổ mủ|làm mủ|mủ chảy ra|mủ vàng|mủ xanh|ứ mủ',
  skin_dark:
    'da sạm/sạm_màu/đen/sẫm_màu/thâm/tối_màu|da sẫm|da sẫm ở nách|da đổi màu|!nám|sạm da|sạm màu|sẫm màu|thay đổi màu da|tàn nhang|tăng sắc tố|vết nám|vết/đốm/mảng thâm/sạm/nâu/sẫm_màu/sậm_màu|da đen đi|da mặt sạm|da ngả màu|mặt nám|!nám má|sạm đen|thâm nách|thâm nám|thâm sạm|vùng da thâm',
  skin_light:
    'bạch biến|da mất sắc tố|da nhạt màu|mảng/đốm/vùng_da trắng/mất_màu/nhạt_màu/mất_sắc_tố|đốm trắng trên da|da loang lổ|da loang trắng|mảng da trắng|mảng trắng loang|trắng loang lổ|vết trắng trên da|đốm trắng loang',
  mole: 'bờ không đều|nốt ruồi|nốt ruồi thay đổi màu_sắc/kích_thước|nốt ruồi thay_đổi/to|nốt đen trên da|thay đổi nốt ruồi|nốt ruồi ngứa|mụt ruồi',
  sores:
    'da bị lở loét|loét da|loét không đau|loét lâu lành|loét miệng vết|loét nông|lở da|lở loét|!săng|trợt da|vết lở|vết lở loét|vết trợt|vết/ổ loét|da lở|lở ngứa|!lở ra|vết lở rỉ nước|mụn loét',
  lump: '~bướu|cục u/cứng|khối bất thường|khối mềm|khối u/cứng/sưng|nổi cục/u|sờ thấy_cục/khối|u cục|cục nổi lên|có cục|có cục gì đó|hòn cứng|khối/khối_u nổi|khối/khối_u to lên|một cục|một hòn|nổi hòn|nổi lên một cục|u lạ|cục lạ|khối/khối_u lạ',
  skin_lump:
    'cục thịt|hạt cứng|hạt dưới da|hạt nhỏ|hạt nổi|hạt/nốt/cục/u/khối/khối_u nhỏ/cứng/tròn dưới_da|khối mềm dưới da|khối sưng dưới da|khối tròn|khối/khối_u/cục/u/nốt dưới_da|nốt cứng|nốt nhỏ|nốt sùi|nốt sần|nổi cục cứng|nổi cục/u dưới_da|nổi hạt dưới da|!sùi|u lành dưới da|u mềm|u_nhú/mụn_cóc/mụn_thịt|cục mỡ|hột cơm|mụn hạt cơm|nốt sần nổi|nổi cục mỡ|nổi u nhỏ|u nang bã',
  wound: 'hoại tử|thịt thối|vết thương hở|vết thương/cắt/rách',
  burning: 'bỏng rát|châm chích da|cảm giác nóng_rát/bỏng_rát|nóng rát|rát bỏng|đau rát',
  nails:
    'ngón tay dùi trống|móng khum|móng tay khum|móng chân đâm|móng dày/đổi_màu/giòn/biến_dạng/vàng/bong/lõm|móng quặp|móng tay lõm|móng tay/chân dày/đổi_màu/vàng|rỗ móng|thay đổi móng|hư móng|móng hư|móng mủn|móng quặm|móng sần sùi|móng tay có sọc|móng trắng|móng xỉn màu|sưng khóe móng|khóe móng',
  scars: 'rạn da|!sẹo|sẹo lõm|sẹo lồi|vết rạn',
  stretch_marks: 'rạn da|vết rạn|rạn bụng|rạn da bụng|rạn đùi|vết rạn tím',
  spider_veins: 'giãn mao mạch|lòng bàn tay son|mạch máu mạng nhện|mạch máu nổi|sao mạch',
  swelling:
    'chỗ sưng|~sưng|sưng đỏ/tấy/đau/nóng/to/nề/viêm|vùng sưng|phồng lên|sưng chù vù|sưng húp|sưng lên|sưng tướng|sưng u|sưng phồng',
  warm: 'da nóng|nóng khi sờ|nóng đỏ|sưng nóng|vùng da nóng|ấm nóng|nóng hôi hổi|sờ thấy nóng|sờ vào nóng|sưng đỏ nóng|chỗ sưng nóng',
  sun: 'cháy nắng|dưới ánh nắng|nhạy cảm với ánh nắng|nhạy cảm ánh nắng|ra nắng|tiếp xúc ánh nắng|đi nắng về|phơi nắng|dị ứng ánh nắng|nhạy cảm với nắng',
  lips_swell:
    'môi lưỡi sưng|môi sưng|phù môi|sưng môi/lưỡi/mặt_môi|sưng mắt môi|môi vều|sưng vù môi|mặt mũi môi sưng|lưỡi sưng',
  genital_sores:
    'loét/sùi/mụn/mụn_nước/nốt/mụn_rộp sinh_dục/ở_bộ_phận_sinh_dục/vùng_kín/ở_vùng_kín/cơ_quan_sinh_dục|lở loét sinh dục|sùi mào gà',
  bite: 'bị chó/mèo/động_vật cắn|bị côn trùng đốt|bị đốt|chó/mèo/động_vật/dơi/chuột cắn/cào|côn trùng cắn|kiến đốt|rệp cắn|ve/côn_trùng đốt|vết đốt|vết/bị cắn|bị chó nhà cắn|bị mèo nhà cào|bị rắn cắn|bị ong đốt|bị ong chích|bị rết cắn|bị bọ chét|bị sứa',
  hydrophobia: 'sợ gió|sợ nước|tiết nhiều nước bọt và sợ|thấy nước là sợ',
  lockjaw:
    'co cứng hàm|cứng hàm|khít hàm|khó há miệng|khó mở miệng|không há miệng được|cứng quai hàm|há miệng không được|miệng há không được|há miệng đau|khó há hàm|há miệng hạn chế',
  injury:
    'bị té|chấn thương|sau chấn thương|tai nạn|té/bị/sau ngã|va đập|bị đụng xe|bị té xe|bị va|bổ xe|đá banh bị|đá bóng bị|ngã cầu thang|té cầu thang|!va chạm|va quệt|vấp ngã|vấp té|trượt chân|bị kẹp',
  bulge_veins:
    'gân xanh nổi|mạch máu nổi rõ|nổi gân_xanh/tĩnh_mạch|nổi mạch máu|tĩnh mạch nổi/giãn/xanh|tĩnh mạch nổi_rõ/ngoằn_ngoèo|chân nổi gân|gân chằng chịt|gân xanh chằng chịt|tĩnh mạch nổi ngoằn_ngoèo|mạch máu chằng chịt|gân nổi như giun',
  heavy_legs:
    'chân nặng|chân nặng mỏi|mỏi chân|mỏi hai chân|nặng chân|nặng mỏi chân|tức nặng chân|bắp chân nặng|chân mỏi nhừ|chân rã rời|hai chân nặng_trĩu/mỏi_nhừ|tức bắp chân|mỏi bắp chân',
  claudication:
    'đau bắp chân khi đi bộ|đau chân khi đi bộ|đau chân khi đi lại|đau cách hồi|đau khi đi bộ|đi một đoạn phải dừng|đi một lúc đau chân|đi bộ đau bắp chân|đi xa là đau chân',
  white_fingers:
    'ngón chân tím|ngón tay trắng/trắng_bệch/tím|ngón tay đổi màu|tím đầu ngón|đầu ngón tay tím|đổi màu ngón tay|đầu ngón tay trắng|ngón tay tái trắng|gặp lạnh ngón tay trắng',
  high_fats:
    'ban vàng|cholesterol|cholesterol cao|mỡ máu|triglyceride|u vàng|rối loạn lipid|triglycerid cao|u mỡ vàng|nếp nhăn màu vàng|mảng vàng dưới da|u vàng ở mí mắt',
  face_round: 'béo mặt|bướu mỡ sau gáy|mặt tròn|mặt tròn như mặt trăng|tích mỡ sau gáy|gù trâu|mặt to tròn|mỡ sau gáy',
  big_hands:
    'bàn chân to|bàn tay to|bàn tay và bàn chân to|hàm to|ngón tay to|to đầu chi|trán dô|đổi cỡ giày|giày chật dần|hàm nhô|nhẫn chật|tay chân to ra|trán nhô|lưỡi to',
};
