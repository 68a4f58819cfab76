import type { SymptomTable } from './symptom-table.ts';

/** Chest, belly, urine, what only men or women have, and the breast. */
export const symptomsOfTrunk: SymptomTable = {
  chest_pain:
    'khó chịu trong ngực|khó chịu ở_ngực/vùng_ngực/lồng_ngực/ngực|ngực căng tức khó thở|ngực đau/tức/nặng/bị_bóp_nghẹt|áp lực lên ngực|áp lực ở ngực|đau ngực trái/bên_trái|đau sau xương ức|đau vùng trước tim|đau/tức/nặng/đau_tức/nhói/đau_nhói/ép/đè/đè_nặng/thắt/bóp_nghẹt/thắt_chặt/đau_thắt/đau_rát ngực/lồng_ngực/vùng_ngực/giữa_ngực/ở_ngực',
  pleuritic:
    'đau khi hít_sâu/hít_thở/ho/hít_vào/thở|đau ngực tăng khi ho|đau ngực tăng khi hít sâu|đau nhói khi hít_sâu/thở|đau_ngực khi_ho/khi_hít_sâu/khi_hít_thở/khi_thở/khi_hít_vào',
  'chest_pain>effort_pain':
    'lan ra_tay_trái/lên_hàm/ra_cánh_tay_trái|lan xuống tay trái|đau ngực lan ra_tay/lên_vai/ra_cánh_tay/lên_hàm|đau_ngực/tức_ngực khi_gắng_sức/khi_vận_động',
  breathless:
    'co kéo lồng ngực|cơn khó thở|cảm giác khó_thở/ngạt_thở|hơi thở ngắn/gấp|hẫng hơi|hụt hơi|khó khăn khi thở|khó thở|khó thở đột_ngột/từng_cơn|không đủ hơi|ngộp/ngạt/nghẹt thở|nhịp thở nhanh|rút lõm lồng ngực|rối loạn nhịp thở|suy hô hấp|thiếu hơi/không_khí|thở bất thường|thở dốc/nhanh/nông/gấp/khó/mệt/hổn_hển/không_nổi/ngắn|thở khó khăn|thở không_sâu/nặng_nhọc/gắng_sức/rút_lõm/rên/mạnh/khò_khè_khó|tức thở',
  'breathless>breathless_effort':
    'khó thở khi gắng sức hoặc nằm|khó thở khi hoạt động gắng sức|khó thở tăng khi gắng sức|khó_thở/hụt_hơi khi_gắng_sức/khi_vận_động/khi_hoạt_động/khi_leo_cầu_thang/khi_đi_lại|mệt khi_gắng_sức/khi_vận_động',
  'breathless>orthopnoea':
    'khó_thở khi_nằm/về_đêm/ban_đêm/kịch_phát_về_đêm/vào_ban_đêm/khi_nằm_xuống/khi_nằm_đầu_thấp|kê cao gối|phải ngồi dậy để thở|thức giấc vì khó thở',
  cough: 'cơn ho|~ho|ho nhiều/dai_dẳng/kéo_dài/từng_cơn/về_đêm/dữ_dội/thường_xuyên/mạn_tính/liên_tục/khi_nằm/sặc_sụa',
  'cough>dry_cough': 'ho khan/khan_kéo_dài/khan_về_đêm/khan_dai_dẳng',
  'cough>phlegm':
    'có đờm/đàm|ho có_đờm/có_đàm/đờm/khạc_đờm/khạc_ra_đờm/khạc_đàm/ra_đờm/đờm_xanh/đờm_vàng|ho khạc đờm nhiều|khạc đờm/đàm/ra_đờm|nhiều đờm|tiết đờm|~đàm|đàm xanh/vàng|đờm|đờm vàng/xanh/đặc/trắng/nhầy/mủ',
  'cough>blood_cough':
    'ho khạc ra máu|ho ra đờm lẫn máu|ho/khạc ra_máu/có_máu/lẫn_máu|đờm có lẫn máu|đờm có_máu/lẫn_máu|đờm dính máu',
  wheeze: 'cò cử|khò khè|thở khè_khè/có_tiếng|thở khò_khè/rít/rít_khi_ngủ|tiếng rít',
  palpitations:
    'bồi hồi|hồi hộp|hồi hộp đánh trống ngực|loạn nhịp nhanh|tim đập dồn dập|tim đập thình thịch|tim/nhịp_tim/mạch đập_nhanh/nhanh/tăng/đập_mạnh|trống ngực',
  irregular_beat:
    'hụt/bỏ/lỡ nhịp|loạn nhịp|nhịp tim không ổn định|nhịp_tim/tim_đập/mạch không_đều/bất_thường/loạn/rối_loạn|rối loạn nhịp tim|tim bỏ_nhịp/lỡ_nhịp|tim đập_loạn/loạn_nhịp',
  slow_beat: 'nhịp chậm|nhịp tim thấp|nhịp_tim/tim_đập/mạch chậm',
  high_pressure: 'huyết áp cao/tăng/tăng_cao/không_kiểm_soát|huyết áp lên|lên máu|tăng/cao huyết_áp|áp huyết cao',
  low_pressure: 'huyết áp thấp/tụt/giảm|tụt áp|tụt/hạ huyết_áp|áp huyết thấp',
  big_liver: 'gan lách to|gan to|gan bị to|sưng gan|phì đại gan',
  big_spleen: 'lách to|gan lách to|sưng lách|phì đại lách|phình to lách',
  neck_veins: 'nổi tĩnh mạch cổ|tĩnh mạch cổ|tĩnh mạch cổ nổi',
  belly_pain:
    'bụng đau/khó_chịu|khó chịu ở_bụng/vùng_bụng|quặn bụng|đau bụng âm_ỉ/quặn/từng_cơn/nhiều|đau quặn từng cơn|đau trong_bụng/quanh_rốn/vùng_quanh_rốn|đau/nhức/đau_quặn/đau_tức/đau_âm_ỉ bụng/vùng_bụng/ở_bụng/ổ_bụng',
  'belly_pain>upper_belly':
    'bụng trên|thượng vị|đau bụng vùng_thượng_vị/trên/phía_trên|đau dưới xương ức|đau lan ra sau lưng|đau vùng trên rốn|đau/nóng_rát/đau_rát/tức/đau_tức/rát thượng_vị/vùng_thượng_vị/bụng_trên/vùng_bụng_trên/trên_rốn/dạ_dày',
  'belly_pain>right_upper':
    'hạ sườn phải|đau bụng trên_bên_phải/bên_phải/phải/phía_trên_bên_phải|đau hạ sườn|đau phía trên bên phải|đau vùng hạ sườn phải|đau/đau_tức/tức hạ_sườn_phải/mạn_sườn_phải/sườn_phải/vùng_gan',
  'belly_pain>lower_belly':
    'bụng dưới|hạ vị|đau lâm râm|đau/tức/đau_tức/nặng/trằn/đau_âm_ỉ/khó_chịu bụng_dưới/vùng_bụng_dưới/hạ_vị/vùng_hạ_vị',
  'belly_pain>right_lower':
    'hố chậu phải|đau bụng dưới bên phải|đau bụng dưới phải|đau hố chậu phải|đau quanh rốn lan xuống|đau quanh rốn rồi|đau vùng bụng dưới bên phải',
  'belly_pain>left_lower':
    'hố chậu trái|đau bụng bên trái|đau bụng dưới bên trái|đau hố chậu trái|đau vùng bụng dưới bên trái',
  nausea: 'buồn nôn|cảm giác buồn nôn|lợm giọng|mắc ói|nôn nao',
  'nausea>vomit':
    'nôn vọt|buồn nôn và/hoặc nôn|~nôn|nôn dịch mật|nôn hoặc buồn nôn|nôn ra dịch vàng|nôn sau ăn|nôn ói/mửa/nhiều/khan/liên_tục|!ói|ói mửa',
  vomit_blood: 'chất nôn có máu|nôn máu|nôn/ói ra_máu',
  bloating:
    'bụng chướng/trướng/đầy_hơi/căng/to/khó_tiêu|bụng ọc ạch|chướng/trướng/căng/căng_tức bụng/hơi|khó tiêu|nặng bụng|rối loạn tiêu hóa|sôi bụng|trung tiện|tức bụng|xì hơi|ăn không tiêu|đầy bụng khó tiêu|đầy bụng sau khi ăn|đầy bụng/hơi|đầy hơi chướng bụng|đầy tức bụng|ậm ạch',
  ascites:
    'báng bụng|bụng báng|bụng chướng nước|bụng căng to|bụng phình|bụng to_dần/to_lên|bụng trướng to|cổ trướng|dịch ổ bụng|tràn dịch ổ bụng|tích tụ dịch trong bụng',
  heartburn:
    'cảm giác nóng rát ở ngực|nóng rát cổ họng sau ăn|nóng rát lồng ngực|nóng rát vùng ngực|nóng_rát sau_xương_ức/xương_ức/ngực|rát ngực|rát thực quản|trào axit|trào ngược|trào ngược axit|ợ nóng/chua',
  belch: '!ợ|ợ hơi/chua/nóng/liên_tục',
  early_full:
    'cảm giác no|nhanh/mau/chóng no|no nhanh|no sớm/lâu|ăn một ít đã no|ăn nhanh_no/mau_no|ăn ít đã no|đầy bụng sau ăn',
  regurgitate:
    'nghẹn thức ăn|nôn ra thức ăn|nôn thức ăn|thức ăn bị kẹt|thức ăn trào_ngược/trào_lên/mắc_lại|trào thức ăn|ợ thức ăn',
  hiccup: 'nấc|nấc cụt|nấc liên tục',
  constipation:
    'bí trung đại tiện|!bón|khó đi_cầu/đi_ngoài/đại_tiện/đi_tiêu|không đi ngoài được|phân cứng/khô|phải rặn|rặn nhiều|táo bón|đại tiện khó',
  diarrhoea:
    'phân lỏng/nước|tháo tỏng|tiêu chảy kéo dài|tiêu lỏng|tiêu/ỉa chảy|đi lỏng|đi_ngoài/đi_cầu/đi_tiêu lỏng/phân_lỏng/nhiều_lần/liên_tục',
  bloody_stool:
    'chảy máu khi_đi_đại_tiện/khi_đi_cầu/trực_tràng/hậu_môn|máu dính giấy|máu trong phân|phân có_máu/lẫn_máu/dính_máu|tiêu chảy ra_máu/có_máu/lẫn_máu|xuất hiện máu trong phân|đi_cầu/đi_ngoài/đại_tiện/đi_tiêu/tiêu ra_máu/có_máu/lẫn_máu',
  mucus_stool: 'dịch nhầy trong phân|nhầy máu|nhầy mũi|phân nhầy/có_nhầy/lẫn_nhầy/nhầy_máu|đi ngoài nhầy',
  black_stool: 'phân đen hôi|phân đen/màu_đen/có_màu_đen|đi_ngoài/đi_cầu/tiêu phân_đen',
  pale_stool: 'phân bạc_màu/nhạt_màu/màu_đất_sét/trắng|phân có màu nhạt',
  fatty_stool: 'phân có váng|phân mỡ/có_mỡ/sống|phân nhờn|phân nổi',
  bowel_habit:
    'hình dạng phân|lúc táo lúc lỏng|phân dẹt/nhỏ_dẹt|phân mỏng|phân thay đổi|rối loạn đại_tiện/tiêu_hóa|thay đổi thói_quen_đại_tiện/thói_quen_đi_cầu/thói_quen_đi_tiêu/thói_quen_ruột|thói_quen đại_tiện/đi_tiêu|tiêu chảy hoặc táo bón|táo bón hoặc tiêu chảy|táo bón xen kẽ tiêu chảy',
  tenesmus:
    'cảm giác muốn đi_cầu/đi_ngoài|cảm giác đi ngoài không hết|mót cầu|mót rặn|mót đi ngoài|đi không hết phân|đi ngoài không hết|đại tiện không hết',
  anus_pain:
    'nứt hậu môn|đau khi đi đại tiện|đau khi đi_cầu/đi_ngoài/đại_tiện|đau vùng hậu môn|đau/rát/đau_rát/nóng_rát hậu_môn',
  anus_itch: 'ngứa hậu môn|ngứa quanh hậu môn|ngứa vùng hậu môn',
  anus_lump:
    'búi_trĩ/khối/cục ở_hậu_môn/sa_ra_ngoài|chảy dịch hậu môn|chảy mủ hậu môn|cục thịt ở hậu môn|khối lồi ở hậu môn|lỗ rò|sa búi trĩ|sa hậu môn|sưng hậu môn|sưng quanh hậu môn',
  stool_leak:
    'không kiểm soát được phân|không kiểm soát đại tiện|mất kiểm soát đại tiện|rò rỉ phân|són phân|đại tiện không tự chủ',
  jaundice:
    'da và mắt vàng|da vàng mắt vàng|da/mắt/củng_mạc/lòng_trắng_mắt vàng|niêm mạc vàng|vàng da niêm mạc|vàng da và mắt|vàng da/mắt/da_vàng_mắt|vàng như nghệ',
  groin_lump:
    'khối lồi|khối phồng|khối phồng lên|khối thoát vị|khối/khối_phồng/khối_u/cục/sưng ở_bẹn/vùng_bẹn/bẹn|lồi rốn|phồng ở bẹn/rốn|sa xuống bìu',
  groin_pain: '!bẹn|!háng|lan xuống bẹn|vùng bẹn|đau lan xuống bẹn|đau/tức bẹn/vùng_bẹn/háng/vùng_háng',
  belly_lump:
    'cục trong bụng|khối u ở_bụng/bụng/vùng_bụng|khối ở_bụng/trong_bụng/vùng_bụng|sờ thấy khối u ở bụng|sờ thấy khối ở bụng',
  belly_rigid:
    'bí trung tiện|bụng cứng|bụng cứng như gỗ|bụng gồng cứng|không trung tiện|không đánh hơi được|đau bụng dữ dội đột ngột',
  worms: 'giun|ra giun|!sán|thấy giun|đốt sán',
  urine_burn:
    'cảm giác nóng rát khi đi tiểu|khó chịu khi_đi_tiểu/khi_tiểu|tiểu ra mủ|tiểu xót|tiểu/đái/đi_tiểu buốt/rắt/gắt/đau/rát/buốt_rắt/đau_buốt/nóng_rát|xót khi tiểu|đau hoặc nóng rát khi đi tiểu|đau/rát/buốt/đau_rát/đau_buốt khi_tiểu/khi_đi_tiểu/khi_tiểu_tiện/lúc_đi_tiểu|đái xót',
  urine_often:
    'tiểu nhiều hơn|tiểu/đi_tiểu/đái nhiều/nhiều_lần/thường_xuyên/lắt_nhắt/liên_tục|tần suất đi tiểu|đi tiểu nhiều lần trong ngày',
  'urine_often>night_urine': 'dậy đi tiểu|tiểu đêm/đêm_nhiều/nhiều_về_đêm/nhiều_đêm|đi tiểu đêm/ban_đêm',
  urgency:
    'buồn tiểu gấp|buồn tiểu liên tục|cảm giác buồn_tiểu/mắc_tiểu|không nhịn được tiểu|mót tiểu|mắc tiểu gấp|tiểu gấp|tiểu vội',
  incontinence:
    'không kiểm soát được nước tiểu|không kiểm soát được tiểu|không nhịn được đái|mất kiểm_soát bàng_quang/tiểu_tiện|rò_rỉ/rỉ nước_tiểu|rối loạn tiểu_tiện/cơ_tròn|són nước tiểu|són tiểu|tiểu không_tự_chủ/không_kiểm_soát/són|tiểu són khi ho|vãi đái|đái són',
  bedwetting: 'tiểu dầm|tè dầm|đái dầm',
  weak_stream:
    'bí tiểu|bí đái|cảm giác tiểu không hết|dòng/tia tiểu/nước_tiểu yếu/nhỏ|khó khăn khi tiểu|khó khăn khi tiểu tiện|khó khăn khi đi tiểu|khó khăn trong tiểu tiện|khó tiểu|khó tiểu tiện|không tiểu được|tia tiểu bị chia|tiểu khó khăn|tiểu khó/yếu/không_hết/ngắt_quãng/nhỏ_giọt/rặn/phải_rặn|tiểu không ra|tiểu ngập ngừng|tiểu tiện khó|tiểu tiện khó khăn|tiểu từng giọt|tiểu xong còn nhỏ giọt|vấn đề tiểu tiện|đái không ra',
  blood_urine: 'máu trong nước tiểu|nước tiểu có_máu/lẫn_máu/màu_hồng/đỏ/màu_đỏ/hồng|tiểu/đái/đi_tiểu ra_máu/máu',
  foamy_urine: 'bọt trong nước tiểu|nước tiểu sủi_bọt/nhiều_bọt|sủi bọt|tiểu bọt/ra_bọt/có_bọt/đạm/ra_đạm',
  dark_urine:
    'màu nước trà|nước tiểu có màu|nước tiểu vàng_sậm/nâu|nước tiểu đậm|nước trà đặc|nước_tiểu màu_vàng_đậm/như_nước_trà/như_nước_vối|nước_tiểu sẫm/sẫm_màu/đậm_màu/sậm_màu/vàng_đậm/màu_sẫm/có_màu_sẫm/màu_trà/màu_nâu|tiểu sẫm màu|tiểu vàng_đậm/sậm',
  cloudy_urine: 'cặn trong nước tiểu|nước_tiểu đục/màu_đục/có_mùi/mùi_hôi/có_mủ/nặng_mùi|tiểu đục/có_mùi/mủ',
  urine_little:
    'giảm lượng nước tiểu|không có nước tiểu|không tiểu|lượng nước_tiểu giảm/ít|thiểu niệu|tiểu rất ít|tiểu ít|vô niệu|ít tiểu|đi tiểu ít',
  flank_pain:
    'cơn đau quặn thận|hông lưng|mạn hông|một bên hông|đau lưng bên|đau vùng thắt lưng một bên|đau/đau_tức/đau_quặn/tức/đau_nhức bên_hông/mạn_sườn/mạng_sườn/hông_lưng/vùng_hông/hai_bên_hông/vùng_thận/sườn_lưng/mạn_sườn_thắt_lưng/hố_thắt_lưng',
  urethral_pus:
    'chảy_mủ/tiết_dịch/chảy_dịch niệu_đạo/dương_vật/ở_dương_vật|dịch niệu đạo|dịch từ dương vật|mủ ở dương vật',
  testicle_pain:
    'bìu đau/sưng/sưng_đau|sưng một bên bìu|tinh hoàn đau/sưng|đau lan xuống bìu|đau tinh hoàn đột ngột|đau và sưng tinh hoàn|đau/sưng/sưng_đau/tức tinh_hoàn/bìu/vùng_bìu/da_bìu',
  testicle_lump:
    'bìu to/sưng_to|cục cứng ở tinh hoàn|dịch trong bìu|khối/cục/khối_u/cục_u ở_tinh_hoàn/ở_bìu/trong_bìu|tinh hoàn to|tích tụ dịch trong bìu|u tinh hoàn',
  scrotum_heavy:
    'bìu nặng|búi tĩnh mạch|cảm giác nặng ở bìu|như búi giun|nặng nề ở bìu|nặng/tức bìu/vùng_bìu|tĩnh mạch ở bìu',
  no_testicle:
    'bìu không có tinh hoàn|bìu một bên nhỏ|bìu trống|bìu xẹp|dương vật nhỏ|không sờ thấy tinh hoàn|teo tinh hoàn|thiếu tinh hoàn|tinh hoàn chưa xuống|tinh hoàn di động|tinh hoàn không xuống|tinh hoàn lạc chỗ|tinh hoàn nhỏ|tinh hoàn ẩn',
  erection:
    'cương cứng|cương dương|cương không đủ cứng|dương vật không cương|giảm cương|khó cương cứng|khó/không cương|không cương cứng được|không duy trì được cương|không giữ được sự cương cứng|liệt dương|mất cương buổi sáng|rối loạn cương|yếu sinh lý',
  long_erection: 'cương cứng kéo dài|cương kéo dài|cương đau|đau khi cương',
  ejaculation:
    'giảm lượng tinh dịch|khó xuất tinh|không có tinh dịch|không kiểm soát xuất tinh|không xuất tinh|lượng tinh dịch ít|tinh dịch bất thường|tinh dịch ít/loãng/vón_cục/vàng|xuất tinh không có tinh dịch|xuất tinh sớm/muộn/ngược/đau/khó/nhanh/ít|đau khi xuất tinh',
  semen_blood: 'máu trong tinh dịch|tinh dịch có_máu/lẫn_máu/màu_hồng|xuất tinh ra máu',
  low_libido:
    'giảm hứng thú quan hệ|giảm nhu cầu tình dục|giảm/mất ham_muốn/ham_muốn_tình_dục/hứng_thú_tình_dục|ham muốn giảm|ham muốn tình dục|không còn ham muốn|lãnh cảm',
  penis_skin:
    'bựa sinh dục|dương vật sưng/đau/ngứa|mùi hôi ở bao quy đầu|nốt trắng ở dương vật|nổi mụn ở dương vật|quy đầu sưng/đỏ/ngứa|sưng/đau/ngứa/đỏ/viêm/sưng_đỏ/sưng_đau quy_đầu/bao_quy_đầu/dương_vật/đầu_dương_vật',
  foreskin:
    'bao quy đầu không_tuột/dài/hẹp|bao quy đầu phồng|da quy đầu không|hẹp bao quy đầu|không kéo được bao quy đầu|không tuột được|phồng bao quy đầu',
  penis_curve:
    'cong dương vật|cong khi cương|dương vật cong/vẹo/ngắn/nhỏ|lỗ tiểu lệch/nằm|lỗ tiểu thấp|mảng cứng ở dương vật',
  man_breast: 'ngực phát triển ở nam|ngực to ở nam|tuyến vú nam|vú to|vú to ở nam',
  infertile:
    'chưa có con|hiếm muộn|khó có thai|khó có_con/thụ_thai/mang_thai|khó đậu thai|không có thai|không thể có con|không thể mang thai|không thể thụ thai|lâu có con|mãi chưa có thai|vô sinh',
  irregular_period:
    'chu kỳ kinh nguyệt|kinh nguyệt|kinh_nguyệt/kinh/chu_kỳ_kinh/chu_kỳ_kinh_nguyệt không_đều/thất_thường/thưa/ít/bất_thường/rối_loạn|kỳ kinh|thay đổi kinh nguyệt|vòng kinh không đều',
  heavy_period:
    'chảy máu kinh nguyệt nhiều|kinh_nguyệt/kinh kéo_dài/ra_nhiều/nhiều|máu kinh nhiều/đông/vón_cục|ra máu kinh nhiều|rong/cường/băng kinh/huyết',
  missed_period:
    'chưa có kinh|chưa thấy kinh|hết kinh|không có kinh|không có kinh nguyệt|ngừng kinh|quá ngày chưa thấy|trễ tháng|trễ/chậm/mất/tắt kinh/kinh_nguyệt|vô kinh',
  period_pain:
    'thống kinh|đau bụng dưới khi hành kinh|đau bụng kinh dữ dội|đau bụng kỳ_kinh/ngày_kinh/khi_có_kinh|đau bụng_kinh/bụng_khi_hành_kinh/kỳ_kinh|đau dữ dội khi hành kinh|đau khi hành kinh',
  before_period: 'tiền kinh nguyệt|trước chu kỳ|trước khi hành kinh|trước kỳ kinh|trước ngày kinh',
  vaginal_bleed:
    'chảy máu bất thường ở âm đạo|chảy máu giữa kỳ kinh|chảy máu sau mãn kinh|chảy máu tử cung|ra dịch hồng|ra huyết|ra máu bất thường|ra máu giữa kỳ_kinh/chu_kỳ|ra máu nâu/hồng|ra máu sau mãn kinh|ra_máu/chảy_máu/xuất_huyết/ra_huyết âm_đạo|xuất huyết bất thường|xuất huyết tử cung bất thường',
  sex_bleed:
    'chảy máu âm đạo sau quan hệ|ra_máu/chảy_máu/xuất_huyết sau_quan_hệ/khi_quan_hệ/sau_khi_quan_hệ/sau_giao_hợp/sau_quan_hệ_tình_dục/sau_khi_quan_hệ_tình_dục',
  discharge:
    'dịch tiết bất thường|dịch âm_đạo/tiết_âm_đạo|dịch_âm_đạo/dịch_tiết_âm_đạo/khí_hư/huyết_trắng có_mùi/bất_thường/nhiều/có_mùi_hôi/màu_xanh/màu_vàng/mùi_hôi|huyết trắng|khí hư|mùi hôi vùng kín|mùi hôi âm đạo|mùi tanh|ra khí_hư/huyết_trắng|tiết dịch bất thường|tiết dịch âm đạo|vùng kín ẩm ướt|ẩm ướt vùng kín',
  vaginal_itch:
    'ngứa ngáy vùng_kín/âm_đạo|ngứa/rát/nóng_rát/ngứa_rát/đau_rát/sưng/đau/viêm âm_đạo/vùng_kín/âm_hộ/vùng_âm_đạo/vùng_âm_hộ|sưng đỏ âm hộ|vùng kín ngứa',
  vaginal_dry: 'khô hạn|khô rát khi quan hệ|khô âm đạo|âm đạo khô',
  vaginal_lump: 'khối ở cửa âm đạo|khối/u/cục/nang/sưng ở_âm_đạo/ở_âm_hộ/môi_lớn/cửa_âm_đạo|sưng một bên âm hộ',
  prolapse:
    'có khối sa|cảm giác nặng vùng chậu|khối lồi ở âm đạo|khối sa ở âm đạo|nặng ở vùng chậu|sa ra ngoài âm đạo|sa tử_cung/sinh_dục/sàn_chậu/âm_đạo|tức nặng vùng chậu',
  painful_sex: 'đau bụng/rát/vùng_chậu khi_quan_hệ|đau khi/lúc/sau quan_hệ/quan_hệ_tình_dục/giao_hợp',
  pelvis:
    'khung chậu|vùng chậu|áp lực lên vùng chậu|đau khi rụng trứng|đau tầng sinh môn|đau vùng xương mu|đau vùng đáy chậu|đau/tức/áp_lực/đau_tức vùng_chậu/khung_chậu/vùng_khung_chậu/tiểu_khung/xương_chậu|đè nặng vùng chậu',
  pregnant: 'bà/mẹ bầu|khi mang thai|mang/có thai/bầu|sản phụ|thai kỳ|thai phụ|trong thai kỳ|tuần thai',
  fetal: 'cử động thai|thai không máy|thai máy/đạp|thai nhi|thai ít máy|tim thai',
  contractions:
    'bong nút nhầy|bụng gò|co thắt tử cung|co tử cung|cơn gò/co_tử_cung|gò bụng|gò cứng|ra nước âm đạo|ra nước ối|rỉ ối|vỡ ối|đau đẻ',
  nghen: '!nghén|nôn nghén|ốm nghén',
  miscarry: 'hỏng thai|sảy thai|sảy thai liên_tiếp/nhiều_lần|sảy thai tái phát|sẩy thai|thai lưu|tiền sử sảy thai',
  menopause: 'mãn kinh|sau mãn kinh|tuổi mãn kinh',
  hairy: 'lông mọc nhiều|lông rậm|mọc lông ở mặt|mọc lông/râu|nhiều lông|rậm lông|rậm lông trên mặt',
  breast_lump:
    'có cục ở vú/ngực|khối cứng ở vú|khối/cục/khối_u/u/cục_cứng ở_vú/vú/trong_vú/ở_ngực/ở_tuyến_vú|nổi cục ở vú|sờ thấy cục ở vú|u cục ở vú',
  breast_pain:
    'căng tức ngực|ngực căng_tức/căng_đau|vú đau/căng|đau nhức vú|đau/căng/căng_tức/tức/nhức/căng_đau vú/ngực_trước_kỳ_kinh/tuyến_vú/bầu_ngực/hai_bên_vú',
  nipple_discharge:
    'dịch núm vú|núm vú chảy_dịch/tiết_dịch/chảy_máu|tiết sữa|tiết_dịch/chảy_dịch/chảy_máu/tiết_sữa/chảy_sữa núm_vú/đầu_vú/ở_núm_vú/từ_núm_vú/ở_đầu_vú',
  breast_skin:
    'da ngực sần|da sần vỏ cam|da vùng vú|da vú thay đổi|da vú đỏ/dày/sần/lõm/nhăn|lõm da vú|thay đổi da vú|thay đổi hình dạng vú|thay đổi kích thước vú|vỏ cam',
  nipple_change:
    'loét núm vú|ngứa núm vú|núm vú tụt/đau/ngứa/đóng_vảy/loét/nứt/thụt|nứt núm vú|tụt/thụt núm_vú/đầu_vú|đau núm_vú/đầu_vú',
  breast_swell:
    'cương sữa|ngực cương đau|ngực sưng/sưng_đỏ/sưng_to|sưng vú|sưng đau vú|sưng đỏ vú|tắc sữa|tắc tia sữa|vú cương cứng|vú nóng|vú sưng/sưng_đỏ/to/nóng_đỏ|áp xe vú|ít sữa',
  armpit_lump: 'khối/u/cục/sưng/hạch ở_nách/nách/vùng_nách|nách có khối',
  early_puberty: 'chưa dậy thì|chậm dậy thì|dậy thì sớm/muộn|không phát triển ngực|mọc lông mu|ngực phát triển sớm',
  genital_pain:
    'đau ở bộ phận sinh dục|đau/đau_rát/rát/sưng/sưng_đau bộ_phận_sinh_dục/vùng_sinh_dục/cơ_quan_sinh_dục/vùng_kín',
};
