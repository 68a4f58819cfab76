import type { SymptomTable } from './symptom-table.ts';

/** Chest, belly, urine, what only men or women have, and the breast. */
export const symptomsOfTrunk: SymptomTable = {
  chest_pain:
    'đau/tức/nặng/đau_tức/nhói/đau_nhói/ép/đè/đè_nặng/thắt/bóp_nghẹt/thắt_chặt/đau_thắt/đau_rát ngực/lồng_ngực/vùng_ngực/giữa_ngực/ở_ngực|ngực đau/tức/nặng/bị_bóp_nghẹt|đau ngực dữ_dội/đột_ngột/trái/bên_trái|đau sau_xương_ức|khó chịu ở_ngực/vùng_ngực/lồng_ngực/ngực|áp lực ở_ngực|áp lực lên_ngực|chest pain|chest tightness|chest pressure',
  pleuritic:
    'đau_ngực khi_ho/khi_hít_sâu/khi_hít_thở/khi_thở/khi_hít_vào|đau khi hít_sâu/hít_thở/ho/hít_vào/thở|đau ngực tăng khi_ho|đau ngực tăng khi hít sâu|đau nhói khi hít_sâu/thở',
  'chest_pain>effort_pain':
    'đau_ngực/tức_ngực khi_gắng_sức/khi_vận_động|đau ngực lan ra_tay/lên_vai/ra_cánh_tay/lên_hàm|lan ra_tay_trái/lên_hàm/ra_cánh_tay_trái|lan xuống tay trái',
  breathless:
    'rối loạn nhịp_thở|thở bất_thường|thở khó_khăn|khó thở|hụt hơi|thở dốc/nhanh/nông/gấp/khó/mệt/hụt_hơi/hổn_hển/không_nổi/ngắn|hơi thở ngắn/gấp|ngộp/ngạt/nghẹt thở|khó khăn khi_thở|cảm giác khó_thở/ngạt_thở|suy hô_hấp|cơn khó_thở|khó thở đột_ngột/từng_cơn|short of breath|shortness of breath|difficulty breathing|breathless',
  'breathless>breathless_effort':
    'khó_thở/hụt_hơi khi_gắng_sức/khi_vận_động/khi_hoạt_động/khi_leo_cầu_thang/khi_đi_lại|mệt khi_gắng_sức/khi_vận_động|khó thở tăng khi_gắng_sức|khó thở khi gắng sức hoặc nằm|khó thở khi hoạt động gắng sức',
  'breathless>orthopnoea':
    'khó_thở khi_nằm/về_đêm/ban_đêm/kịch_phát_về_đêm/vào_ban_đêm/khi_nằm_xuống/khi_nằm_đầu_thấp|thức giấc vì khó_thở|phải ngồi dậy để thở|kê cao gối',
  cough:
    '~ho|ho nhiều/dai_dẳng/kéo_dài/từng_cơn/về_đêm/dữ_dội/thường_xuyên/mạn_tính/liên_tục/khi_nằm/sặc_sụa|cơn ho|cough|coughing',
  'cough>dry_cough': 'ho khan/khan_kéo_dài/khan_về_đêm/khan_dai_dẳng|dry cough',
  'cough>phlegm':
    'ho có_đờm/có_đàm/đờm/khạc_đờm/khạc_ra_đờm/khạc_đàm/ra_đờm/đờm_xanh/đờm_vàng|đờm|~đàm|có đờm/đàm|khạc đờm/đàm/ra_đờm|đờm vàng/xanh/đặc/trắng/nhầy/mủ|đàm xanh/vàng|tiết đờm|phlegm|sputum',
  'cough>blood_cough':
    'khạc đờm có_máu/lẫn_máu/có_lẫn_máu|đờm có lẫn máu|đờm dính_máu|ho/khạc ra_máu/có_máu/lẫn_máu|đờm có_máu/lẫn_máu|ho khạc ra_máu|ho ra đờm lẫn_máu|coughing blood',
  wheeze: 'thở khò_khè/rít/có_tiếng_rít/rít_khi_ngủ|khò khè|tiếng thở_rít/khò_khè|tiếng rít|wheezing|wheeze',
  palpitations:
    'hồi hộp|tim/nhịp_tim/mạch đập_nhanh/nhanh/tăng/đập_mạnh|đánh trống_ngực|trống ngực|hồi hộp đánh_trống_ngực|bồi hồi|tim đập thình_thịch|nhịp tim tăng_nhanh|palpitations|heart racing',
  irregular_beat:
    'nhịp_tim/tim_đập/mạch không_đều/bất_thường/loạn/rối_loạn|tim bỏ_nhịp/lỡ_nhịp|hụt/bỏ/lỡ nhịp|rối loạn nhịp/nhịp_tim|loạn nhịp',
  slow_beat: 'nhịp_tim/tim_đập/mạch chậm|nhịp chậm|nhịp tim thấp',
  high_pressure: 'tăng/cao huyết_áp|huyết áp cao/tăng/tăng_cao/không_kiểm_soát|high blood pressure',
  low_pressure: 'tụt/hạ huyết_áp|huyết áp thấp/tụt/giảm|tụt áp|low blood pressure',
  neck_veins: 'tĩnh_mạch_cổ nổi|nổi tĩnh_mạch_cổ|gan to|tĩnh mạch cổ',
  belly_pain:
    'đau/nhức/đau_quặn/đau_tức/đau_âm_ỉ bụng/vùng_bụng/ở_bụng/ổ_bụng|bụng đau/đau_quặn/khó_chịu|quặn bụng|đau bụng dữ_dội/âm_ỉ/quặn/từng_cơn/đột_ngột/nhiều|đau trong_bụng/quanh_rốn/vùng_quanh_rốn|khó chịu ở_bụng/vùng_bụng|đau quặn từng_cơn|abdominal pain|belly pain|stomach pain',
  'belly_pain>upper_belly':
    'đau dưới_xương_ức|thượng vị|đau/nóng_rát/đau_rát/tức/đau_tức/rát thượng_vị/vùng_thượng_vị/bụng_trên/vùng_bụng_trên/trên_rốn/dạ_dày|bụng trên|đau bụng vùng_thượng_vị/trên/phía_trên|đau vùng trên_rốn|đau lan ra_sau_lưng',
  'belly_pain>right_upper':
    'hạ sườn_phải|đau/đau_tức/tức hạ_sườn_phải/mạn_sườn_phải/sườn_phải/vùng_gan|đau bụng trên_bên_phải/bên_phải/phải/phía_trên_bên_phải|đau vùng hạ_sườn_phải|đau phía_trên_bên_phải|đau hạ sườn',
  'belly_pain>lower_belly':
    'bụng dưới|đau/tức/đau_tức/nặng/trằn/đau_âm_ỉ/khó_chịu bụng_dưới/vùng_bụng_dưới/hạ_vị/vùng_hạ_vị|đau bụng dưới dữ_dội/âm_ỉ|hạ vị|vùng hạ_vị|đau lâm_râm|lower abdominal pain',
  'belly_pain>right_lower':
    'hố chậu_phải|đau hố_chậu_phải|đau bụng dưới bên_phải|đau bụng dưới phải|đau vùng bụng dưới bên phải|đau quanh rốn lan xuống|đau quanh rốn rồi',
  'belly_pain>left_lower':
    'hố chậu_trái|đau hố_chậu_trái|đau bụng dưới bên_trái|đau bụng bên_trái|đau vùng bụng dưới bên trái',
  nausea: 'buồn nôn|mắc ói|lợm giọng|cảm giác buồn_nôn|nôn nao|nausea',
  'nausea>vomit': '~nôn|nôn ói/mửa/nhiều/khan/liên_tục|ói|ói mửa|nôn hoặc buồn_nôn|buồn nôn và/hoặc nôn|vomiting|vomit',
  vomit_blood: 'nôn/ói ra_máu|nôn máu|chất nôn có_máu|vomiting blood',
  bloating:
    'đầy bụng/hơi|chướng/trướng/căng/căng_tức bụng/hơi|bụng chướng/trướng/đầy_hơi/căng/to/khó_tiêu|khó tiêu|ăn không_tiêu|ậm ạch|đầy hơi chướng_bụng|đầy bụng khó_tiêu|trung tiện|xì hơi|bloating|bloated|indigestion',
  ascites: 'cổ trướng|báng bụng|bụng báng|bụng to_dần/to_lên/phình_to|tràn dịch_ổ_bụng|dịch ổ_bụng|bụng phình',
  heartburn:
    'ợ nóng/chua|nóng_rát sau_xương_ức/xương_ức/ngực/thực_quản|nóng rát vùng_ngực|cảm giác nóng_rát_ở_ngực|trào ngược|trào ngược axit|rát ngực|heartburn|acid reflux',
  belch: 'ợ hơi/chua/nóng/liên_tục|ợ|belching',
  early_full: 'nhanh/mau/chóng no|ăn nhanh_no/mau_no|no sớm/lâu|cảm giác no|no nhanh|đầy bụng sau_ăn',
  regurgitate:
    'trào thức_ăn|thức ăn trào_ngược/trào_lên/mắc_lại|ợ thức_ăn|nghẹn thức_ăn|nôn ra thức_ăn|nôn thức ăn|thức ăn bị kẹt',
  hiccup: 'nấc|nấc cụt|nấc liên_tục',
  constipation:
    'táo bón|khó đi_cầu/đi_ngoài/đại_tiện/đi_tiêu|đại tiện khó|!bón|phân cứng/khô|rặn nhiều|phải rặn|bí trung đại tiện|không đi_ngoài_được|constipation',
  diarrhoea:
    'tiêu/ỉa chảy|phân lỏng/nước|đi_ngoài/đi_cầu/đi_tiêu lỏng/phân_lỏng/nhiều_lần/liên_tục|tiêu lỏng|tiêu chảy kéo_dài|diarrhea|diarrhoea|loose stools',
  bloody_stool:
    'tiêu chảy ra_máu/có_máu/lẫn_máu|xuất hiện máu_trong_phân|đi_cầu/đi_ngoài/đại_tiện/đi_tiêu/tiêu ra_máu/có_máu/lẫn_máu|phân có_máu/lẫn_máu/dính_máu|máu trong_phân|máu dính_giấy|chảy máu khi_đi_đại_tiện/khi_đi_cầu/trực_tràng/hậu_môn|rectal bleeding|blood in stool',
  mucus_stool: 'phân nhầy/có_nhầy/lẫn_nhầy/nhầy_máu|nhầy máu|đi ngoài nhầy|nhầy mũi|dịch nhầy trong_phân',
  black_stool: 'phân đen/màu_đen/có_màu_đen|đi_ngoài/đi_cầu/tiêu phân_đen|phân đen hôi|black stool',
  pale_stool: 'phân bạc_màu/nhạt_màu/màu_đất_sét/trắng|phân có màu nhạt|pale stool',
  fatty_stool: 'phân mỡ/có_mỡ/sống|phân có váng|phân nổi|phân nhờn',
  bowel_habit:
    'thói_quen đại_tiện/đi_tiêu|thay đổi thói_quen_đại_tiện/thói_quen_đi_cầu/thói_quen_đi_tiêu/thói_quen_ruột|phân dẹt/nhỏ_dẹt|rối loạn đại_tiện/tiêu_hóa|lúc táo lúc lỏng|táo bón xen kẽ tiêu_chảy|táo bón hoặc tiêu_chảy|tiêu chảy hoặc táo_bón',
  tenesmus:
    'mót rặn|mót cầu|đi ngoài không_hết|cảm giác đi_ngoài_không_hết|đại tiện không hết|cảm giác muốn đi_cầu/đi_ngoài|đi không hết phân|mót đi ngoài',
  anus_pain:
    'đau/rát/đau_rát/nóng_rát hậu_môn|đau khi đi_cầu/đi_ngoài/đại_tiện|đau khi đi đại_tiện|đau vùng hậu_môn|nứt hậu môn|anal pain',
  anus_itch: 'ngứa hậu_môn|ngứa quanh hậu_môn|ngứa vùng hậu_môn',
  anus_lump:
    'búi_trĩ/khối/cục ở_hậu_môn/sa_ra_ngoài|sa búi_trĩ|sa hậu_môn|cục thịt ở hậu môn|khối sa_ra_ngoài|khối lồi ở hậu_môn|sưng hậu_môn|lỗ rò|chảy mủ hậu_môn|chảy dịch hậu_môn|sưng quanh hậu_môn',
  stool_leak:
    'són phân|đại tiện không_tự_chủ|không kiểm soát được phân|không kiểm soát đại_tiện|mất kiểm_soát đại_tiện|rò rỉ phân',
  jaundice:
    'vàng da/mắt/da_vàng_mắt|da/mắt/củng_mạc/lòng_trắng_mắt vàng|da và mắt vàng|vàng da và mắt|jaundice|yellow skin|yellow eyes',
  groin_lump:
    'khối/khối_phồng/khối_u/cục/sưng ở_bẹn/vùng_bẹn/bẹn|khối phồng|phồng ở bẹn/rốn|khối lồi|lồi rốn|khối thoát_vị|khối phồng_lên|sa xuống bìu',
  groin_pain: 'đau/tức bẹn/vùng_bẹn/háng/vùng_háng|!bẹn|vùng bẹn|!háng|lan xuống bẹn|đau lan xuống_bẹn|groin pain',
  belly_lump:
    'khối ở_bụng/trong_bụng/vùng_bụng|khối u ở_bụng/bụng/vùng_bụng|sờ thấy khối ở bụng|cục trong bụng|sờ thấy khối_u_ở_bụng',
  belly_rigid:
    'bụng cứng|bụng cứng_như_gỗ|đau bụng dữ_dội_đột_ngột|không trung_tiện|bí trung_tiện|không đánh_hơi_được|bụng gồng cứng',
  worms: 'giun|ra giun|thấy giun|đốt sán|sán',
  urine_burn:
    'khó chịu khi_đi_tiểu/khi_tiểu|tiểu/đái/đi_tiểu buốt/rắt/gắt/đau/rát/buốt_rắt/đau_buốt/nóng_rát|đau/rát/nóng_rát/buốt/đau_rát/đau_buốt khi_tiểu/khi_đi_tiểu/khi_tiểu_tiện/lúc_đi_tiểu|đau hoặc nóng_rát khi_đi_tiểu|cảm giác nóng_rát_khi_đi_tiểu|burning urination',
  urine_often:
    'tiểu/đi_tiểu/đái nhiều/nhiều_lần/thường_xuyên/lắt_nhắt/liên_tục|tiểu nhiều_hơn|mắc tiểu liên_tục|đi tiểu nhiều_lần_trong_ngày|tần suất đi_tiểu|frequent urination',
  'urine_often>night_urine':
    'tiểu đêm/đêm_nhiều/nhiều_về_đêm/nhiều_đêm|đi tiểu đêm/ban_đêm/nhiều_về_đêm|dậy đi_tiểu|thức dậy đi tiểu',
  urgency:
    'tiểu gấp|buồn tiểu gấp|mắc tiểu gấp|không nhịn được_tiểu|tiểu vội|buồn tiểu liên_tục|cảm giác buồn_tiểu/mắc_tiểu|mót tiểu',
  incontinence:
    'tiểu không_tự_chủ/không_kiểm_soát/són|són tiểu|són nước_tiểu|rò_rỉ/rỉ nước_tiểu|không kiểm soát được_nước_tiểu|không kiểm soát được tiểu|mất kiểm_soát bàng_quang/tiểu_tiện|rối loạn tiểu_tiện/cơ_tròn|tiểu són khi ho',
  bedwetting: 'đái dầm|tè dầm|tiểu dầm',
  weak_stream:
    'khó khăn trong tiểu_tiện|khó khăn khi tiểu|khó tiểu_tiện|vấn đề tiểu_tiện|tiểu khó/yếu/không_hết/ngắt_quãng/nhỏ_giọt/rặn/phải_rặn|khó tiểu|dòng/tia tiểu/nước_tiểu yếu/nhỏ|tiểu khó_khăn|khó khăn khi_đi_tiểu|tiểu tiện khó|bí tiểu|cảm giác tiểu_không_hết|tia tiểu bị_chia|tiểu từng_giọt|không tiểu được',
  blood_urine:
    'tiểu/đái/đi_tiểu ra_máu/máu|nước tiểu có_máu/lẫn_máu/màu_hồng/đỏ/màu_đỏ/hồng|máu trong_nước_tiểu|blood in urine',
  foamy_urine:
    'nước tiểu có_bọt/sủi_bọt/nhiều_bọt|tiểu bọt/ra_bọt/có_bọt/đạm/ra_đạm|sủi bọt|bọt trong nước tiểu|foamy urine',
  dark_urine:
    'nước_tiểu màu_vàng_đậm/như_nước_trà/như_nước_vối|nước trà đặc|màu nước trà|nước_tiểu sẫm/sẫm_màu/đậm_màu/sậm_màu/vàng_đậm/màu_sẫm/có_màu_sẫm/màu_trà/màu_nâu|nước tiểu đậm|nước tiểu có màu|tiểu sẫm_màu|dark urine',
  cloudy_urine:
    'nước_tiểu đục/màu_đục/có_mùi/mùi_hôi/có_mủ/nặng_mùi|tiểu đục/có_mùi/mủ|cặn trong nước tiểu|cloudy urine',
  urine_little: 'tiểu ít|lượng nước_tiểu giảm/ít|giảm lượng_nước_tiểu|thiểu niệu|vô niệu|không có nước_tiểu|đi tiểu ít',
  flank_pain:
    'đau/đau_tức/đau_quặn/tức/đau_nhức hông/bên_hông/mạn_sườn/mạng_sườn/hông_lưng/vùng_hông/hai_bên_hông/vùng_thận/sườn_lưng/mạn_sườn_thắt_lưng/hố_thắt_lưng|hông lưng|một bên hông|mạn hông|cơn đau_quặn_thận|đau lưng bên|đau vùng thắt lưng một_bên|đau lưng hoặc hông|flank pain',
  urethral_pus:
    'chảy_mủ/tiết_dịch/chảy_dịch niệu_đạo/dương_vật/ở_dương_vật|dịch niệu đạo|mủ ở dương_vật|dịch từ dương_vật',
  testicle_pain:
    'sưng một bên bìu|đau/sưng/sưng_đau/tức tinh_hoàn/bìu/vùng_bìu/da_bìu|tinh hoàn đau/sưng|bìu đau/sưng/sưng_đau|đau tinh hoàn đột_ngột|đau và sưng tinh_hoàn|đau lan xuống bìu',
  testicle_lump:
    'tích tụ dịch_trong_bìu|dịch trong_bìu|khối/cục/khối_u/cục_u ở_tinh_hoàn/ở_bìu/trong_bìu|u tinh hoàn|cục cứng ở tinh_hoàn|bìu to/sưng_to|tinh hoàn to',
  scrotum_heavy:
    'nặng nề ở bìu|bìu nặng|nặng/tức/trĩu_nặng bìu/vùng_bìu|cảm giác nặng_ở_bìu|búi tĩnh_mạch|như búi giun|nổi tĩnh_mạch ở_bìu|tĩnh mạch ở bìu',
  no_testicle:
    'tinh hoàn lạc_chỗ|tinh hoàn chưa_xuống|tinh hoàn di_động|không sờ thấy tinh_hoàn|bìu xẹp|thiếu tinh_hoàn|tinh hoàn không xuống|tinh hoàn ẩn|bìu một bên nhỏ|bìu không có tinh_hoàn|tinh hoàn nhỏ|teo tinh hoàn',
  erection:
    'rối loạn cương/cương_dương|khó/không cương|cương dương|yếu sinh_lý|cương không_đủ_cứng|không duy_trì_được_cương|không giữ được sự cương_cứng|khó cương_cứng|giảm cương|cương cứng|liệt dương|erectile',
  long_erection: 'cương kéo_dài|cương đau|cương cứng kéo_dài|đau khi cương',
  ejaculation:
    'xuất tinh sớm/muộn/ngược/đau/khó/nhanh/ít|không xuất_tinh|đau khi xuất_tinh|khó xuất_tinh|lượng tinh_dịch ít|tinh dịch ít/loãng/vón_cục/vàng|không kiểm soát xuất tinh',
  semen_blood: 'tinh dịch có_máu/lẫn_máu/màu_hồng|xuất tinh ra_máu|máu trong_tinh_dịch',
  low_libido:
    'giảm/mất/suy_giảm ham_muốn/ham_muốn_tình_dục/hứng_thú_tình_dục|ham muốn giảm|ham muốn tình dục|lãnh cảm|low libido',
  penis_skin:
    'sưng/đau/ngứa/đỏ/viêm/sưng_đỏ/sưng_đau quy_đầu/bao_quy_đầu/dương_vật/đầu_dương_vật|quy đầu sưng/đỏ/ngứa|dương vật sưng/đau/ngứa|mùi hôi ở_bao_quy_đầu|bựa sinh_dục|nổi mụn ở dương_vật|nốt trắng ở dương_vật',
  foreskin:
    'hẹp bao_quy_đầu|bao quy đầu không_tuột/dài/hẹp|không tuột được|không kéo được bao_quy_đầu|phồng bao_quy_đầu|bao quy đầu phồng|da quy đầu không',
  penis_curve:
    'dương vật cong/vẹo/ngắn/nhỏ|cong khi cương|cong dương_vật|mảng cứng ở dương_vật|lỗ tiểu thấp|lỗ tiểu lệch/nằm',
  man_breast: 'vú to ở nam|vú to|ngực to ở nam|ngực phát triển ở nam|tuyến vú nam',
  infertile:
    'vô sinh|hiếm muộn|khó có_con/thụ_thai/mang_thai|chưa có con|không có thai|khó có thai|không thể có con|không thể thụ thai|infertile|infertility',
  irregular_period:
    'kinh_nguyệt/kinh/chu_kỳ_kinh/chu_kỳ_kinh_nguyệt không_đều/thất_thường/thưa/ít/bất_thường/rối_loạn|rối loạn kinh_nguyệt|vòng kinh không_đều|kinh nguyệt|kỳ kinh|chu kỳ kinh_nguyệt|thay đổi kinh_nguyệt|irregular periods',
  heavy_period:
    'rong/cường/băng kinh/huyết|kinh_nguyệt/kinh kéo_dài/ra_nhiều/nhiều|máu kinh nhiều/đông/vón_cục|ra máu kinh nhiều|chảy máu kinh_nguyệt_nhiều|heavy periods',
  missed_period:
    'trễ/chậm/mất/tắt kinh/kinh_nguyệt|vô kinh|không có kinh|không có kinh_nguyệt|chưa có kinh|ngừng kinh|missed period',
  period_pain:
    'đau bụng_kinh/bụng_khi_hành_kinh/kỳ_kinh|thống kinh|đau khi_hành_kinh|đau bụng dưới khi_hành_kinh|đau bụng kinh dữ_dội|đau bụng kỳ_kinh/ngày_kinh/khi_có_kinh|đau dữ dội khi hành kinh|period pain',
  before_period: 'trước kỳ_kinh|tiền kinh_nguyệt|trước khi hành_kinh|trước ngày kinh|trước chu_kỳ',
  vaginal_bleed:
    'ra_máu/chảy_máu/xuất_huyết/ra_huyết âm_đạo/âm_đạo_bất_thường|ra máu bất_thường|xuất huyết bất_thường|ra máu giữa kỳ_kinh/chu_kỳ|chảy máu giữa kỳ_kinh|chảy máu bất thường ở âm_đạo|ra máu sau_mãn_kinh|chảy máu sau_mãn_kinh|ra máu nâu/hồng|vaginal bleeding',
  sex_bleed:
    'ra_máu/chảy_máu/xuất_huyết sau_quan_hệ/khi_quan_hệ/sau_khi_quan_hệ/sau_giao_hợp/sau_quan_hệ_tình_dục/sau_khi_quan_hệ_tình_dục|chảy máu âm đạo sau_quan_hệ|bleeding after sex',
  discharge:
    'vùng kín ẩm_ướt|ẩm ướt vùng_kín|khí hư|huyết trắng|dịch_âm_đạo/dịch_tiết_âm_đạo/khí_hư/huyết_trắng có_mùi/bất_thường/nhiều/có_mùi_hôi/màu_xanh/màu_vàng/mùi_hôi|ra khí_hư/huyết_trắng|dịch âm_đạo/tiết_âm_đạo|tiết dịch âm_đạo|tiết dịch bất_thường|dịch tiết bất_thường|mùi hôi vùng_kín|mùi hôi âm_đạo|mùi tanh|vaginal discharge',
  vaginal_itch:
    'ngứa/rát/nóng_rát/ngứa_rát/đau_rát/sưng/đau/viêm âm_đạo/vùng_kín/âm_hộ/vùng_âm_đạo/vùng_âm_hộ|vùng kín ngứa|ngứa ngáy vùng_kín/âm_đạo|sưng đỏ âm_hộ|vaginal itching',
  vaginal_dry: 'khô âm_đạo|khô hạn|khô rát khi quan_hệ|âm đạo khô',
  vaginal_lump:
    'khối/u/cục/nang/sưng ở_âm_đạo/ở_âm_hộ/môi_lớn/cửa_âm_đạo|sưng một bên âm_hộ|khối ở cửa_âm_đạo|cục ở âm_hộ|sưng môi_lớn',
  prolapse:
    'sa tử_cung/sinh_dục/sàn_chậu/âm_đạo|khối sa_ở_âm_đạo|khối lồi ở âm_đạo|cảm giác nặng vùng_chậu|sa ra ngoài âm_đạo|có khối sa|tức nặng vùng chậu|nặng ở vùng chậu',
  painful_sex:
    'đau khi/lúc/sau quan_hệ/quan_hệ_tình_dục/giao_hợp|đau bụng/rát/vùng_chậu khi_quan_hệ|đau rát khi quan_hệ|painful sex',
  pelvis:
    'vùng chậu|đau/tức/áp_lực/đau_tức vùng_chậu/khung_chậu/vùng_khung_chậu/tiểu_khung/xương_chậu|khung chậu|áp lực lên_vùng_chậu|đau vùng xương_mu|đau tầng sinh môn|đau vùng đáy chậu|pelvic pain',
  pregnant: 'mang/có thai/bầu|thai kỳ|bà/mẹ bầu|khi mang_thai|trong thai_kỳ|tuần thai|sản phụ|thai phụ|pregnant',
  fetal: 'thai máy/đạp|thai ít_máy|thai không_máy|cử động thai|giảm cử_động_thai|tim thai|thai nhi',
  contractions:
    'cơn gò/co_tử_cung|gò bụng|gò cứng|vỡ ối|rỉ ối|ra nước_ối|ra nước âm đạo|bong nút nhầy|đau đẻ|co tử cung|co thắt tử_cung|bụng gò',
  nghen: 'ốm nghén|nghén|nôn nghén',
  after_birth: 'sau sinh/đẻ/sinh_mổ|hậu sản|sản dịch|sau khi_sinh|vết mổ sinh|sau sảy_thai|sau nạo hút',
  miscarry: 'sảy thai|sẩy thai|sảy thai liên_tiếp/nhiều_lần|thai lưu|hỏng thai',
  menopause: 'mãn/tiền_mãn kinh|sau mãn_kinh|tuổi mãn_kinh',
  hairy: 'rậm lông|lông rậm|mọc lông/râu|nhiều lông|lông mọc nhiều|rậm lông trên_mặt|mọc lông ở_mặt',
  breast_lump:
    'khối/cục/khối_u/u/cục_cứng ở_vú/vú/trong_vú/ở_ngực/ở_tuyến_vú|sờ thấy_cục ở_vú|có cục ở vú/ngực|u cục ở vú|nổi cục ở vú|khối cứng ở vú|breast lump',
  breast_pain:
    'đau/căng/căng_tức/tức/nhức/căng_đau vú/ngực_trước_kỳ_kinh/tuyến_vú/bầu_ngực/hai_bên_vú|vú đau/căng|ngực căng_tức/căng_đau|căng tức ngực|đau nhức vú|breast pain',
  nipple_discharge:
    'tiết_dịch/chảy_dịch/chảy_máu/tiết_sữa/chảy_sữa núm_vú/đầu_vú/ở_núm_vú/từ_núm_vú/ở_đầu_vú|núm vú chảy_dịch/tiết_dịch/chảy_máu|dịch núm_vú|tiết sữa bất_thường|tiết sữa|nipple discharge',
  breast_skin:
    'da vú đỏ/dày/sần/lõm/nhăn|da sần vỏ_cam|vỏ cam|lõm da_vú|da vùng_vú|da vú thay_đổi|thay đổi da_vú|da ngực sần|thay đổi kích_thước_vú|thay đổi hình_dạng_vú',
  nipple_change:
    'tụt/thụt núm_vú/đầu_vú|núm vú tụt/đau/ngứa/đóng_vảy/loét/nứt/thụt|nứt núm_vú|ngứa núm_vú|đau núm_vú/đầu_vú|loét núm_vú',
  breast_swell:
    'sưng vú|vú sưng/sưng_đỏ/to/nóng_đỏ|sưng đỏ vú|vú nóng|ngực sưng/sưng_đỏ/sưng_to|tắc sữa|tắc tia sữa|áp xe vú|sưng đau vú',
  armpit_lump: 'khối/u/cục/sưng/hạch ở_nách/nách/vùng_nách|nách có khối',
  early_puberty: 'dậy thì sớm/muộn|chưa dậy_thì|ngực phát_triển sớm|chậm dậy_thì|không phát triển ngực|mọc lông mu',
  genital_pain:
    'đau/đau_rát/rát/sưng/sưng_đau bộ_phận_sinh_dục/vùng_sinh_dục/cơ_quan_sinh_dục/vùng_kín|đau ở bộ_phận_sinh_dục',
};
