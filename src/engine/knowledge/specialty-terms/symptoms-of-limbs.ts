import type { SymptomTable } from './symptom-table.ts';

/** Joints, bones, muscles, back and limbs. */
export const symptomsOfLimbs: SymptomTable = {
  joint_pain:
    'đau cơ khớp|đau nhức cơ khớp|đau cơ xương khớp|các khớp|~khớp|khớp đau/đau_nhức|đau khớp háng|đau/nhức/đau_nhức/viêm khớp/các_khớp/nhiều_khớp/xương_khớp/ở_khớp|sưng đau khớp',
  joint_swell:
    'khớp sưng/sưng_nóng/sưng_đỏ/sưng_đau/nóng_đỏ|sưng nóng đỏ khớp|sưng/sưng_đau/sưng_nóng/sưng_đỏ/sưng_tấy/viêm_sưng khớp/các_khớp/ở_khớp|tràn dịch khớp|các khớp sưng|khớp sưng phù|khớp sưng vù|!khớp tấy|khớp tràn dịch|đốt ngón tay sưng|sưng các đốt ngón',
  'stiff>joint_stiff':
    'cứng các khớp|cứng khớp khi ngủ dậy|cứng khớp/khớp_buổi_sáng/khớp_vào_buổi_sáng|khô khớp|khớp cứng|khớp khô|sáng ngủ dậy cứng tay|đốt ngón tay cứng|sáng dậy cứng đơ|sáng nắm tay không được',
  stiff:
    'co cứng ngón tay|cứng khi ngủ dậy|cứng lưng/cột_sống|cứng người|cứng vào buổi sáng|khó cử động|lưng cứng|cứng đơ người|cứng sau khi ngồi lâu|người cứng|cứng các cơ',
  'stiff>limited':
    'cử động khó khăn|giảm biên độ|giảm vận động|hạn chế vận_động/cử_động/tầm_vận_động|khó co duỗi|khó cử động khớp|khó duỗi|khó giơ tay|khó gập|khó vận_động/cử_động|khó xoay|không co duỗi được|không giơ tay lên được|mất khả năng vận động khớp|vận động hạn chế|vận động khó khăn|đau khi_vận_động/khi_cử_động|đau tăng khi vận động|co duỗi khó|duỗi không thẳng|giơ tay không lên|giơ tay lên không được|không cúi được|không duỗi thẳng được|không dang tay được|không gập được|không giơ tay_lên_được/được|không ngồi xổm được|không nhúc nhích được|không quay được|không vặn được|ngồi xổm không được|với tay đau|vận động đau|bị đông cứng|chải đầu khó|đông cứng|khó chải đầu|gãi lưng không được|không với tay được',
  crackle:
    'khớp kêu|kêu lục_cục/răng_rắc|lạo xạo|lục cục|tiếng bốp|tiếng kêu lục cục|tiếng kêu ở khớp|tiếng lạo_xạo/kêu/lách_cách|tiếng lộp cộp|tiếng rắc|khớp lạo xạo|kêu cụp cụp|kêu khục khục|kêu lách cách|kêu lốp cốp|kêu lụp cụp|kêu rắc rắc|kêu rột rột|nghe tiếng lụp cụp|nghe rắc|tiếng lụp cụp',
  deformity:
    'biến dạng/dạng_khớp|chi biến dạng|chân chữ|chân cong|cong vẹo|!dị dạng|lệch trục|lệch xương|ngón chân cong/lệch|ngón tay cong|vòng kiềng|bị cong|bị lệch|bị vẹo|bị méo xương|chân khoèo|chân x|chân o|lệch hẳn|méo xương|tay cong|dị tật bẩm sinh',
  walk_hard:
    'dáng đi khập khiễng|giảm khả năng đi lại|khó khăn khi đi lại|khó khăn trong đi lại|khó đi_lại/đi|không bước được|không chịu lực|không đi được|không đứng được|khập khiễng|đau khi_đi_lại/khi_đứng|đi khập_khiễng/cà_nhắc|đi lại đau|đi tập tễnh|đi_lại/đi_đứng khó/khó_khăn|bước xuống là đau|bước xuống là nhói|cà thọt|chân thấp chân cao|đi cà thọt|đi không nổi|đi lê chân|đi phải chống gậy|đi phải vịn|không đi lại được|không đi nổi|đứng không nổi|khó bước|khó khăn khi đi|đi lết',
  back_pain:
    'lưng đau|thắt lưng|đau lưng kéo dài|đau âm ỉ thắt lưng|đau/nhức/mỏi/đau_mỏi/đau_nhức lưng/vùng_lưng/ở_lưng/thắt_lưng/vùng_thắt_lưng/lưng_dưới/cột_sống/cột_sống_thắt_lưng|cụp lưng|cụp xương sống|đau ê ẩm lưng|đau ngang lưng|đau sụn lưng|đau xương sống|lưng ê ẩm|lưng mỏi|lưng nhức|nhức xương sống|trẹo lưng|sụn lưng|vẹo lưng đau|đau sống lưng',
  'back_pain>back_night':
    'đau lưng dưới về đêm|đau lưng tăng về đêm|đau lưng về_đêm/ban_đêm|đêm nằm đau lưng|nửa đêm đau lưng|nằm lâu đau lưng',
  buttock:
    'mông đau|xương cụt|đau cùng chậu|đau khớp cùng chậu|đau mông/vùng_mông|đau xương cụt|đau bàn tọa|nhức mông|tê mông',
  shooting:
    'lan xuống chân/mông/đùi/cẳng_chân/bàn_chân|tê lan xuống chân|đau dọc chân|đau lan xuống_chân/xuống_mông/xuống_đùi|đau lưng lan xuống chân|đau thần kinh tọa|chạy dọc xuống_chân/xuống_bắp_chân/xuống_đùi|chạy xuống chân|đau chạy xuống_chân/dọc_chân|đau lan xuống bắp_chân/gót_chân/bàn_chân|đau từ lưng xuống chân|đau từ mông xuống chân|đau từ thắt lưng xuống|đau thắt lưng lan|lan xuống bắp_chân/gót|nhức từ mông xuống|tê từ mông xuống chân',
  'arm_shooting arm_pain':
    'lan xuống vai và cánh tay|lan xuống_cánh_tay/xuống_tay/ra_cánh_tay/ra_tay|đau dọc cánh tay|đau lan xuống_tay/cánh_tay|đau chạy xuống tay|đau từ cổ xuống tay|đau từ vai xuống tay|lan xuống ngón tay|tê lan xuống tay|tê xuống tới ngón|tê từ vai xuống tay|đau lan xuống bàn tay',
  neck_pain:
    'cứng đau cổ|khó xoay cổ|không quay cổ được|nghẹo cổ|sái cổ|trẹo cổ|vai gáy|vẹo cổ|đau/mỏi/đau_mỏi/nhức/đau_nhức cổ/gáy/sau_gáy/cổ_gáy/vùng_cổ/vùng_gáy/cổ_vai_gáy/vai_gáy|cứng cổ gáy|!cổ đau|cổ gáy đau|cổ gáy mỏi|đau cột sống cổ|đau nhức cổ_vai|!gáy đau|ngoẹo cổ|quay cổ đau|quay cổ không được|mỏi cổ vai|cổ với vai cứng|cúi đầu đau',
  shoulder_pain:
    'bả vai|đau khi giơ tay|đau/mỏi/nhức/đau_nhức/đau_mỏi vai/bả_vai/khớp_vai/vùng_vai/vai_phải/vai_trái/vai_gáy/một_bên_vai|đông cứng vai|khớp vai đau|vai đau|vai nhức|vai cứng',
  arm_pain: 'cánh tay đau|đau/nhức/mỏi/đau_nhức tay/cánh_tay/cẳng_tay/bắp_tay|tay đau|tay nhức|tay mỏi nhừ',
  elbow:
    'khuỷu tay|mặt ngoài khuỷu|đau/sưng khuỷu_tay/khuỷu/khớp_khuỷu|cùi chỏ đau|đau cùi chỏ|khuỷu tay sưng|cùi chỏ|sưng cùi chỏ|khủy tay',
  wrist:
    'cổ tay|cục ở cổ tay|đau/sưng/nhức cổ_tay/khớp_cổ_tay|cổ tay sưng|đau cườm tay|vặn nắm cửa đau|đau phía ngón cái',
  finger:
    'ngón tay bật|ngón tay bị kẹt|ngón tay lò xo|ngón tay sưng/đau/kẹt/co_quắp/cứng|đau/sưng/cứng/kẹt ngón_tay/các_ngón_tay/khớp_ngón_tay/ngón_tay_cái/bàn_tay|bàn tay đau|các đốt ngón tay|đau các đốt ngón|đau đốt ngón tay|khớp ngón tay sưng|ngón tay bị bật|ngón tay co_không_duỗi/co_rút/cong/bị_kẹt|ngón tay cò súng|sưng đốt ngón tay|co quắp ngón_tay',
  hand_weak:
    'cầm nắm|cầm nắm yếu/khó_khăn|khó cầm nắm|khó cầm đồ|rơi đồ vật|yếu bàn tay|yếu tay cầm nắm|cầm bút khó|cầm đồ hay rơi|cầm đũa khó|cài cúc áo khó|cài nút áo khó|đánh rơi đồ|hay làm rơi đồ|khó cài cúc áo|nắm tay không chặt|tay cầm không chắc|tay không nắm được|tay vụng về|bàn tay yếu',
  hip_pain:
    'khớp háng|đau/nhức háng/khớp_háng/vùng_háng/hông_háng|háng đau|ngồi xếp bằng đau|không dạng chân được|dạng háng đau',
  leg_pain:
    'chân đau|sưng đau bắp chân|đau/nhức/đau_nhức chân/cẳng_chân/bắp_chân/hai_chân/đùi/bắp_đùi|bắp chân đau|bắp đùi đau|bắp đùi nhức|chân nhức|đau bắp_chân/ống_quyển/ống_chân|đau ống đồng|đùi đau|đùi nhức|nhức ống chân',
  'leg_pain>calf_swell':
    'bắp chân sưng|chân sưng đau|sưng bắp chân|sưng một bên chân|sưng một chân|sưng đau chân|sưng đau cẳng chân|đau và sưng ở chân|bắp chân căng đau|bắp chân to hơn|một bên chân sưng|một chân sưng to|chân bên to bên nhỏ',
  knee_pain:
    'gối sưng|khớp gối|đau khi lên xuống cầu thang|đau sau gối|đau/sưng/nhức/sưng_đau/mỏi gối/đầu_gối/khớp_gối/hai_gối|đầu gối sưng/đau|!gối đau|gối mỏi|gối nhức|khớp gối sưng|tràn dịch gối|gối kêu',
  ankle:
    'bong gân|cổ chân|lật sơ mi|đau/sưng_đau/bong_gân cổ_chân/mắt_cá_chân/khớp_cổ_chân|cổ chân sưng|lật bàn chân|mắt cá đau|mắt cá sưng|sưng cổ chân|trặc chân|trẹo cổ chân|trẹo mắt cá|trật mắt cá|bị lật cổ chân',
  foot_pain:
    'bàn chân đau|đau/nhức bàn_chân/lòng_bàn_chân/gan_bàn_chân/ngón_chân/mu_bàn_chân|ngón chân đau|đau các ngón chân',
  heel: 'gân gót|gót chân|vùng gót|đau gót/gót_chân|đau khi bước xuống|đau sau gót|gai gót|gót đau|phù nề gót_chân|sưng gót chân|sưng vùng gót|thốn gót|đau phía sau gót',
  big_toe:
    'hạt tophi|khớp ngón chân cái|ngón chân cái|ngón cái chân|nổi cục ở khớp|sưng ngón chân cái|đau ngón chân cái|đầu ngón chân cái sưng|ngón cái sưng đỏ|ngón chân cái sưng_đỏ/sưng_đau|sưng đỏ ngón chân cái|sưng khớp bàn ngón|cục tophi',
  muscle_pain:
    'cơ đau|đau/nhức/đau_nhức/đau_mỏi/mỏi cơ/cơ_bắp/các_cơ/bắp_thịt|bắp thịt đau|đau bắp|đau các bắp|nhức bắp|sưng đau cơ',
  bone_pain:
    '!xương đau|đau xương về đêm|đau/nhức/đau_nhức xương/trong_xương/xương_đùi/xương_cẳng_chân|buốt xương|đau sâu trong xương|đau tận xương|nhức ống xương|xương nhức',
  bone_lump:
    'khối cứng ở xương|khối lồi trên xương|khối sưng ở_chân/ở_đùi/gần_khớp/ở_tay|khối u ở xương|sưng vùng xương|sưng xương|u xương|cục lồi ở xương|cục u ở xương|nổi cục ở xương|xương lồi ra|xương nổi cục|u ở xương|khối u xương',
  fracture:
    'dễ gãy xương|gãy xương|gãy xương dù va chạm nhẹ|gãy xương dễ dàng|không cử động được sau ngã|nứt xương|xương dễ gãy|xương giòn|xương lòi|bể xương|nghi gãy|nứt chân|nứt tay|xương gãy|gãy cổ xương đùi|lún đốt sống',
  height_loss:
    'còng lưng|giảm chiều cao|!gù|gù lưng|lưng gù/còng/gù|mất chiều cao|còng xuống|lùn đi|thấp đi|lưng khòm|khòm lưng',
  uneven:
    'chân ngắn chân dài|cột sống cong/vẹo|hai chân không đều|hai vai không đều|lệch vai|vai lệch/không_đều|vẹo lưng|chân cao chân thấp|chân dài chân ngắn|cong cột sống|hai chân dài ngắn|lệch hông|lệch cột sống|vai cao vai thấp|lệch người|một bên vai cao',
  locked:
    'gối khuỵu|khóa khớp|khớp không vững|khớp lỏng|kẹt gối|kẹt khớp|kẹt khớp gối|lỏng gối/khớp|lỏng lẻo khớp|mất vững|trật khớp|chân khuỵu|đầu gối lỏng|gối lỏng|khớp bị kẹt|khớp bị trật|trặc khớp|trật vai|trật khớp_vai|gối bị khóa|khớp gối lỏng|sụm gối|sụm chân|muốn khuỵu',
  rib_pain:
    'đau khi ấn ngực|đau vùng xương sườn|đau xương_sườn/sườn/xương_ức/ức/thành_ngực/sụn_sườn|ấn đau xương ức|ấn xương sườn đau|đau be sườn|đau cạnh sườn|đau mạng sườn|nhói sườn|nhói mạn sườn|đau dọc xương sườn',
  flat_foot:
    'bàn chân bẹt|không có vòm|lòng bàn chân phẳng|vòm bàn chân|bàn chân phẳng|lòng bàn chân bẹt|không có hõm bàn chân|chân phẳng',
};
