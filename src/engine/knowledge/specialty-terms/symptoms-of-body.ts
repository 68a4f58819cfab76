import type { SymptomTable } from './symptom-table.ts';

/** The whole body, the skin, blood and growth. */
export const symptomsOfBody: SymptomTable = {
  fatigue:
    '~mệt|mệt mỏi/người/đừ/nhọc/lả/rũ|uể_oải/kiệt_sức/đuối_sức/mất_sức/thiếu_năng_lượng/suy_nhược/suy_nhược_cơ_thể|người/cơ_thể mệt/mệt_mỏi/yếu|thiếu/giảm/cạn/mất sức_lực/năng_lượng/sức_bền|giảm/kém sức/khả_năng gắng_sức/làm_việc|yếu sức|yếu ớt|mau/nhanh/dễ mệt|fatigue|tired|exhausted',
  no_appetite:
    'chán ăn|ăn không_ngon/kém/ít/uống_kém/mất_ngon/uống_không_ngon/không_thấy_ngon/không_ngon_miệng|kém/bỏ/lười/biếng ăn|không muốn/thèm ăn|mất/giảm cảm_giác_thèm_ăn/cảm_giác_ngon_miệng/thèm_ăn|ngán ăn|loss of appetite|no appetite',
  weight_loss:
    'sụt/sút/giảm/mất cân/ký/kí|sụt/sút/giảm cân nhanh/đột_ngột/nhiều/không_rõ_nguyên_nhân/không_rõ_lý_do/không_chủ_đích/bất_thường/không_giải_thích_được|gầy sút/đi/yếu/mòn|ốm đi|gầy ốm|hốc hác|cân nặng giảm|weight loss|losing weight',
  weight_gain:
    'tăng/lên cân/ký|tăng cân nhanh/không_kiểm_soát/không_rõ_nguyên_nhân/đột_ngột/bất_thường/nhiều|béo lên/ra|khó giảm_cân|mập lên/ra|weight gain|gaining weight',
  waist: 'vòng eo|béo/mỡ/tích_mỡ bụng|thừa cân|béo phì|tích mỡ|mỡ thừa|bụng mỡ',
  fever:
    '~sốt|sốt nhẹ/vừa/về_chiều/âm_ỉ/nóng/kéo_dài/từng_đợt/tái_đi_tái_lại|nóng/hâm_hấp sốt|lên cơn sốt|thân nhiệt tăng|người nóng ran|fever',
  'fever>high_fever':
    'sốt cao/li_bì/cao_liên_tục/cao_đột_ngột/cao_kéo_dài/39/40/liên_tục/đột_ngột/mê_man|sốt trên_38/trên_39|sốt 38/39 độ|high fever',
  'fever chills': 'sốt rét_run/ớn_lạnh/lạnh_run/rét/kèm_ớn_lạnh/kèm_rét_run|fever and chills',
  chills:
    'ớn/gai/nổi_gai lạnh/rét/ốc|rét/lạnh run|rùng mình|người ớn_lạnh|ớn lạnh rùng_mình|cảm giác ớn_lạnh|lạnh người|chills',
  sweating:
    'đổ/ra/vã/toát/tiết mồ_hôi|đổ/ra/vã/toát mồ_hôi nhiều/lạnh/quá_mức/liên_tục/trộm|ra/đổ nhiều mồ_hôi|tăng tiết_mồ_hôi|mồ hôi nhiều/đầm_đìa/lạnh|sweating',
  'sweating>night_sweats': 'đổ/ra/vã mồ_hôi đêm/ban_đêm/về_đêm|mồ hôi đêm|mồ hôi về_đêm|night sweats',
  sweaty_hands: 'mồ hôi tay/chân/tay_chân/nách|ra/đổ mồ_hôi tay/tay_chân/nách/bàn_tay',
  pale: 'thiếu máu|da xanh nhợt|xanh xao|da/mặt/môi/niêm_mạc/da_dẻ xanh_xao/xanh/nhợt/nhợt_nhạt/tái/tái_nhợt/trắng_bệch|nhợt nhạt|tái nhợt|pale',
  cyanosis:
    'chuyển màu tím|tím ngón_tay|tím tái/môi|môi/da/mặt/móng_tay/đầu_ngón_tay/đầu_chi/lưỡi tím/tím_tái/xanh_tím/xanh|xanh tím|tím đầu_chi|chuyển sang tím|blue lips',
  'oedema>leg_oedema':
    'phù/sưng/sưng_phù/phù_nề/sưng_nề chân/hai_chân/mắt_cá/mắt_cá_chân/bàn_chân/cẳng_chân/chi_dưới/hai_chi_dưới/tay_chân/chân_tay/cổ_chân|chân/hai_chân/bàn_chân/mắt_cá_chân/tay_chân bị_phù/phù/sưng/sưng_phù/sưng_to|leg swelling|swollen legs',
  'oedema>face_oedema':
    'phù/sưng/sưng_phù/phù_nề mặt/mí_mắt/quanh_mắt/ở_mặt/mi_mắt|mặt/mí_mắt/mi_mắt phù/sưng/sưng_phù/bị_phù/bị_sưng|bọng mắt|mặt nặng',
  oedema: '!phù|bị phù|phù nề/toàn_thân|sưng phù/phù_toàn_thân|giữ nước|tích nước|cơ thể phù|swelling all over',
  nodes:
    'nổi/sưng hạch|~hạch|hạch sưng/to/bạch_huyết/nách/bẹn/ở_nách/ở_bẹn|sưng/nổi hạch bạch_huyết/nách/bẹn/ở_bẹn/ở_nách|hạch bạch_huyết sưng/to/sưng_to|swollen lymph nodes|swollen glands',
  'nodes>neck_nodes':
    'hạch cổ/ở_cổ/góc_hàm/vùng_cổ/sau_tai/thượng_đòn/dưới_hàm|nổi/sưng hạch cổ/ở_cổ/vùng_cổ/dưới_hàm/góc_hàm/sau_tai|sưng hạch bạch_huyết_ở_cổ',
  body_aches:
    'đau nhức|đau nhức khắp_người|đau/đau_nhức/nhức/đau_mỏi/nhức_mỏi/ê_ẩm/mỏi toàn_thân/mình/mình_mẩy/cơ_thể/người/khắp_người|đau mình đau mẩy|người/cơ_thể/toàn_thân đau_nhức/ê_ẩm/nhức_mỏi|body aches',
  slow_wound: 'vết_thương/vết_loét/vết_xước/vết_cắt lâu/chậm/khó/không lành|lâu/chậm lành|loét bàn_chân/chân',
  bruises:
    'bầm tím/máu|vết/mảng/dễ bầm/bầm_tím|da/dễ_bị bầm_tím|bầm tím dưới_da|tụ máu/máu_dưới_da|xuất huyết dưới_da|chấm/đốm/nốt xuất_huyết|bruises|bruising',
  bleeds:
    'chảy_máu không_cầm/khó_cầm/lâu_cầm/kéo_dài/bất_thường|khó cầm_máu|xuất huyết tự_nhiên|dễ chảy_máu|máu khó_đông',
  petechiae: 'chấm/đốm/nốt đỏ/tím/xuất_huyết dưới_da|ban xuất_huyết|chấm đỏ li_ti',
  thirst:
    'khát nước|khát nhiều|uống nhiều nước|khát nước nhiều/liên_tục|hay/luôn/luôn_thấy khát|uống nước nhiều|thirsty|thirst',
  hunger:
    'nhanh/mau/hay/luôn/cồn_cào đói|đói nhiều/bụng/cồn_cào/liên_tục|thèm ăn|ăn nhiều vẫn đói|ăn nhiều vẫn sụt cân|thèm ăn nhiều/đồ_ngọt|cảm giác đói',
  cold: 'sợ/chịu lạnh|chịu lạnh kém|không chịu_được_lạnh/chịu_lạnh|nhạy cảm với_lạnh/với_nhiệt_độ_lạnh|hay/luôn/dễ lạnh|luôn cảm_thấy_lạnh',
  cold_limbs:
    'tay_chân/chân_tay/chân/bàn_chân/bàn_tay/tay/đầu_ngón_tay/ngón_chân/đầu_chi lạnh|lạnh tay_chân/chân/bàn_chân/bàn_tay/tay|lạnh ngón_tay/ngón_chân/đầu_chi|cold hands|cold feet',
  heat: 'sợ/người nóng|không chịu được nóng|không chịu được nhiệt|nóng trong_người|nóng bức khó_chịu|nhạy cảm với nhiệt/nóng',
  hot_flush:
    'bốc hỏa|cơn/những_cơn bốc_hỏa/nóng_bừng|nóng bừng/bừng_mặt|bừng nóng|mặt đỏ_bừng/nóng_bừng|đỏ bừng mặt|hot flashes',
  faint:
    'mất dần ý_thức|tối sầm rồi ngất|lịm đi|~ngất|ngất xỉu/lịm/thoáng_qua|xỉu|choáng/gần ngất|mất ý_thức/tỉnh_táo|bất tỉnh|suýt/sắp/muốn ngất|fainting|fainted|passed out',
  dry_skin: 'da khô/khô_ráp/thô_ráp/sần_sùi/khô_ngứa|khô da|da bị khô|dry skin',
  dry_hair:
    'dễ gãy_rụng|tóc mỏng và|tóc khô/dễ_gãy/mỏng/xơ_xác|tóc dễ gãy_rụng|móng dễ_gãy/giòn|móng tay giòn/dễ_gãy|tóc và móng',
  hair_loss:
    'rụng tóc|tóc rụng/thưa/gãy_rụng/mỏng_dần|rụng tóc từng_mảng/nhiều|mảng hói|hói đầu|lông mày rụng|hair loss',
  slow_growth:
    'chậm lớn/phát_triển/tăng_trưởng/phát_triển_thể_chất|chậm/không tăng/lên cân|còi cọc|thấp còi|thấp_bé/thấp_lùn|lùn|chiều cao thấp|thấp hơn_bạn_bè|kém phát_triển|nhẹ cân|suy dinh_dưỡng',
  delay:
    'chậm nói/đi/biết_đi/ngồi/lật/phát_triển_vận_động/phát_triển_trí_tuệ/phát_triển_tâm_thần|chậm biết ngồi/bò/nói/lẫy|chậm phát_triển trí_tuệ/ngôn_ngữ|chậm phát triển tâm_thần',
  feeding_poorly: 'bú kém/ít/ngắt_quãng/yếu/khó|bỏ/lười/không_chịu bú|không bú được|biếng ăn|bú không_tốt|not feeding',
  crying: 'quấy khóc|khóc đêm/thét/nhiều/dữ_dội/không_dỗ/ngằn_ngặt|trẻ quấy|hay khóc đêm',
  spit_up: 'nôn trớ|trớ sữa|ọc sữa|trào sữa|nôn vọt',
  lethargic: 'li bì|lừ đừ|lơ mơ|ngủ gà|ngủ li bì|khó đánh_thức|mệt lả|lờ đờ',
  dehydrated: 'mất nước|môi khô|mắt trũng|da mất đàn_hồi|khô môi',
  often_ill:
    'suy giảm sức_đề_kháng|sức đề kháng kém|đề kháng kém|giảm sức_đề_kháng|miễn dịch kém|suy giảm miễn_dịch|nhiễm trùng tái_phát nhiều lần|hay/dễ/thường_xuyên ốm/nhiễm_trùng/nhiễm_khuẩn/ốm_vặt|nhiễm trùng tái_phát/tái_diễn|hay bị nhiễm_trùng|dễ bị nhiễm_trùng|dễ mắc nhiễm_trùng|ốm vặt',
  itch: '~ngứa|ngứa da/ngáy/khắp_người/toàn_thân/dữ_dội/nhiều/về_đêm/rát|da/gây ngứa|cảm giác ngứa|itching|itchy',
  rash: 'phát/nổi ban|nốt/hồng ban|ban đỏ/đào|nổi/phát ban đỏ|nổi nốt|nốt đỏ|nổi mẩn/mẩn_đỏ/mẩn_ngứa/nốt_đỏ/sẩn/đỏ|mẩn đỏ/ngứa|mảng/đốm/vết/chấm đỏ|sẩn đỏ|sẩn ngứa|rash',
  hives: 'mề đay|mày đay|nổi mề_đay|sẩn phù|nổi mẩn từng_đám|hives',
  blisters:
    'mụn/bóng/bọng/nốt/phồng nước|nổi mụn_nước/bọng_nước|phồng rộp|rộp da|mụn rộp|nốt phỏng|phỏng nước|blisters',
  redness: 'da đỏ/đỏ_rát/ửng_đỏ|đỏ/ửng da/đỏ|tấy đỏ|vùng da đỏ|đỏ rát/ửng',
  scales:
    'đóng/bong/tróc/có vảy|bong/tróc da|bong tróc|vảy trắng/da/bạc|da bong_tróc/bong_vảy/tróc_vảy|vẩy|~vảy|tróc vẩy',
  cracks: 'nứt nẻ|da nứt/nứt_nẻ|nứt da|nứt gót_chân',
  thick_skin: 'da dày/dày_lên/sần/sần_sùi|dày sừng|sừng hóa|chai chân|mảng da_dày|lichen hóa',
  hard_skin: 'da cứng|dày và cứng|da dày và cứng|da căng_cứng|cứng da|căng da mặt|hạt cứng dưới_da',
  acne: 'mụn trứng_cá/đầu_đen/đầu_trắng/bọc/viêm/ẩn/cám|nổi mụn|~mụn|trứng cá|da nhờn/dầu|lỗ chân lông to|acne|pimples',
  pustules: 'mụn mủ|nốt mủ|mụn nhọt|nổi nhọt|!nhọt|nang lông|viêm nang lông|mụn viêm',
  pus: 'rò mủ|rò dịch|dịch vàng|chảy/dịch/mưng/sưng/căng/có/ra/tiết mủ|mủ|chảy dịch/nước_vàng|rỉ dịch/nước|áp xe|ổ mủ|pus',
  skin_dark:
    'da sạm/sạm_màu/đen/sẫm_màu/thâm/tối_màu|sạm da|tăng sắc_tố|vết/đốm/mảng thâm/sạm/nâu/sẫm_màu/sậm_màu|nám|tàn nhang|da sẫm ở_nách|sẫm màu',
  skin_light:
    'mảng/đốm/vùng_da trắng/mất_màu/nhạt_màu/mất_sắc_tố|da mất_sắc_tố|đốm trắng trên da|bạch biến|da nhạt màu',
  mole: 'nốt ruồi|nốt ruồi thay_đổi/to|thay đổi nốt_ruồi|nốt ruồi thay đổi màu_sắc/kích_thước|nốt đen trên da|bờ không đều',
  sores: 'vết/ổ loét|lở loét|loét da|lở da|trợt da|vết trợt|vết lở|loét không đau|loét nông|săng',
  lump: 'khối u/cứng/sưng|cục u/cứng|u cục|nổi cục/u|sờ thấy_cục/khối|khối bất_thường|khối mềm|~bướu|lump',
  skin_lump:
    'hạt/nốt/cục/u/khối nhỏ/cứng/tròn dưới_da|hạt dưới da|nổi hạt dưới_da|hạt cứng|hạt nhỏ|nốt nhỏ|hạt nổi|khối/cục/u/nốt dưới_da|nổi cục/u dưới_da|khối tròn|u mềm|u_nhú/mụn_cóc/mụn_thịt|nốt sần|nốt sùi|sùi|nốt cứng|cục thịt',
  wound: 'vết thương/cắt/rách|vết thương hở|hoại tử|thịt thối',
  burning: 'nóng rát|bỏng rát|đau rát|rát bỏng|cảm giác nóng_rát/bỏng_rát|châm chích da',
  nails:
    'móng dày/đổi_màu/giòn/biến_dạng/vàng/bong/lõm|móng tay lõm|móng tay/chân dày/đổi_màu/vàng|thay đổi móng|rỗ móng|móng chân đâm|móng quặp',
  scars: 'sẹo|sẹo lồi|sẹo lõm|vết rạn|rạn da',
  stretch_marks: 'rạn da|vết rạn',
  spider_veins: 'sao mạch|mạch máu mạng_nhện|mạch máu nổi|giãn mao_mạch|lòng bàn tay son',
  swelling: 'sưng đỏ/tấy/đau/nóng/to/nề/viêm|~sưng|sưng nóng đỏ/đỏ_đau|chỗ sưng|vùng sưng|swelling|swollen',
  warm: 'nóng đỏ|sưng nóng|nóng khi sờ|da nóng|ấm nóng|vùng da nóng',
  sun: 'nhạy cảm với_ánh_nắng|ra nắng|tiếp xúc ánh_nắng|dưới ánh_nắng|cháy nắng|nhạy cảm ánh_nắng',
  lips_swell: 'sưng môi/lưỡi/mặt_môi|môi sưng|phù môi|sưng mắt_môi|môi lưỡi sưng',
  genital_sores:
    'loét/sùi/mụn/mụn_nước/vết_loét/nốt/mụn_rộp sinh_dục/ở_bộ_phận_sinh_dục/vùng_kín/ở_vùng_kín/cơ_quan_sinh_dục|sùi mào gà|lở loét sinh dục',
  bite: 'vết/bị cắn|chó/mèo/động_vật/dơi/chuột cắn/cào|bị chó/mèo/động_vật cắn|ve/côn_trùng đốt|bị côn_trùng đốt|vết đốt',
  hydrophobia: 'sợ nước|sợ gió|tiết nhiều nước bọt và sợ',
  lockjaw: 'cứng hàm|khít hàm|co cứng hàm|khó há miệng|khó mở miệng|không há miệng được',
  injury: 'chấn thương|té/bị/sau ngã|tai nạn|bị té|sau chấn_thương|va đập|injury',
  bulge_veins:
    'tĩnh mạch nổi/giãn/xanh|nổi gân_xanh/tĩnh_mạch|gân xanh nổi|tĩnh mạch nổi_rõ/ngoằn_ngoèo|mạch máu nổi_rõ|nổi mạch_máu',
  heavy_legs: 'nặng chân|chân nặng|nặng mỏi chân|mỏi chân|tức nặng chân|chân nặng_mỏi/nặng_nề|mỏi hai_chân',
  claudication: 'đau cách_hồi|đau chân khi_đi_bộ|đau bắp_chân khi_đi_bộ|đau khi đi_bộ|đau chân khi đi lại',
  white_fingers:
    'ngón tay trắng/trắng_bệch/tím|đổi màu ngón_tay|ngón tay đổi_màu|đầu ngón tay tím|ngón chân tím|tím đầu_ngón',
  high_fats: 'cholesterol|cholesterol cao|mỡ máu/máu_cao|triglyceride|ban vàng|u vàng',
  face_round: 'mặt tròn|mặt tròn như mặt trăng|béo mặt|bướu mỡ sau_gáy|tích mỡ sau_gáy',
  big_hands: 'bàn tay to|bàn chân to|ngón tay to|to đầu_chi|hàm to|trán dô|bàn tay và bàn chân to',
};
