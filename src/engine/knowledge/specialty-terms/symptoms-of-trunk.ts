import type { SymptomTable } from './symptom-table.ts';

/** Chest, belly, urine, what only men or women have, and the breast. */
export const symptomsOfTrunk: SymptomTable = {
  chest_pain:
    'khó chịu trong ngực|khó chịu ở_ngực/vùng_ngực/lồng_ngực/ngực|ngực căng tức khó thở|ngực đau/tức/nặng/bị_bóp_nghẹt|áp lực lên ngực|áp lực ở ngực|đau ngực trái/bên_trái|đau sau xương ức|đau vùng trước tim|đau/tức/nặng/đau_tức/nhói/đau_nhói/ép/đè/đè_nặng/thắt/bóp_nghẹt/thắt_chặt/đau_thắt/đau_rát ngực/lồng_ngực/vùng_ngực/giữa_ngực/ở_ngực|bóp ngực|bóp tim|đau ran ngực|đau tức vùng tim|đau vùng tim|ngực như có đá đè|ngực như có gì đè|nhói vùng tim|thắt tim|tim đau|tức tim|xoắn ngực|lồng ngực nặng',
  pleuritic:
    'đau khi hít_sâu/hít_thở/ho/hít_vào/thở|đau ngực tăng khi ho|đau ngực tăng khi hít sâu|đau nhói khi hít_sâu/thở|đau_ngực khi_ho/khi_hít_sâu/khi_hít_thở/khi_thở/khi_hít_vào|ho là đau ngực|hít sâu là đau|hít vào đau|hít vào là nhói|thở mạnh là đau|thở sâu đau',
  'chest_pain>effort_pain':
    'lan ra_tay_trái/lên_hàm/ra_cánh_tay_trái|lan xuống tay trái|đau ngực lan ra_tay/lên_vai/ra_cánh_tay/lên_hàm|đau_ngực/tức_ngực khi_gắng_sức/khi_vận_động|đau ngực khi đi bộ|đau ngực khi leo dốc|đau ngực khi xách nặng|làm nặng là đau ngực|nghỉ thì hết đau ngực|nhói ngực khi gắng sức|nặng ngực khi gắng_sức|xách nặng là đau ngực',
  breathless:
    'co kéo lồng ngực|cơn khó thở|cảm giác khó_thở/ngạt_thở|hơi thở ngắn/gấp|hẫng hơi|hụt hơi|khó khăn khi thở|khó thở|khó thở đột_ngột/từng_cơn|không đủ hơi|ngộp/ngạt/nghẹt thở|nhịp thở nhanh|rút lõm lồng ngực|rối loạn nhịp thở|suy hô hấp|thiếu hơi/không_khí|thở bất thường|thở dốc/nhanh/nông/gấp/khó/mệt/hổn_hển/không_nổi/ngắn|thở khó khăn|thở không_sâu/nặng_nhọc/gắng_sức/rút_lõm/rên/mạnh/khò_khè_khó|tức thở|bức thở|hít không sâu|hụt hơi khi nói|khó hít thở|không hít được sâu|không thở được|mệt thở|!ngộp|phải rướn để thở|thở hồng hộc|thở không ra hơi|thở không được|thở phì phò|thở hào hển|đuối hơi|thở phải há miệng|khó lấy hơi',
  'breathless>breathless_effort':
    'khó thở khi gắng sức hoặc nằm|khó thở khi hoạt động gắng sức|khó thở tăng khi gắng sức|khó_thở/hụt_hơi khi_gắng_sức/khi_vận_động/khi_hoạt_động/khi_leo_cầu_thang/khi_đi_lại|mệt khi_gắng_sức/khi_vận_động|đi chợ về thở dốc|đi một chút là mệt|đi vài bước là mệt|gắng sức là mệt|làm chút là mệt|làm việc nhẹ cũng mệt|leo cầu thang là mệt|leo cầu thang thở dốc|leo hai tầng lầu|leo lầu mệt|mệt khi đi bộ|mệt khi leo_cầu_thang|phải dừng lại nghỉ|phải đứng lại thở|phải đứng thở',
  'breathless>orthopnoea':
    'khó_thở khi_nằm/về_đêm/ban_đêm/kịch_phát_về_đêm/vào_ban_đêm/khi_nằm_xuống/khi_nằm_đầu_thấp|kê cao gối|phải ngồi dậy để thở|thức giấc vì khó thở|đang ngủ phải ngồi dậy|đêm phải ngồi dậy thở|kê hai cái gối|kê nhiều gối|nằm không thở được|nằm là khó thở|nằm là ngộp|nằm xuống là khó thở|ngồi mới thở được|ngủ phải kê_cao_gối/kê_gối/ngồi|ngủ ngồi|nửa đêm khó thở|phải ngồi ngủ|phải ngồi thở|nghẹt thở khi nằm|ngộp thở khi nằm',
  cough:
    'cơn ho|~ho|ho nhiều/dai_dẳng/kéo_dài/từng_cơn/về_đêm/dữ_dội/thường_xuyên/mạn_tính/liên_tục/khi_nằm/sặc_sụa|ho rũ rượi|ho tức ngực|!húng hắng',
  'cough>dry_cough':
    'ho khan/khan_kéo_dài/khan_về_đêm/khan_dai_dẳng|ho gió|ho khúc khắc|ho lụ khụ|ho ngứa cổ|ho không đàm|ho không có đờm|ngứa cổ ho',
  'cough>phlegm':
    'có đờm/đàm|ho có_đờm/có_đàm/đờm/khạc_đờm/khạc_ra_đờm/khạc_đàm/ra_đờm/đờm_xanh/đờm_vàng|ho khạc đờm nhiều|khạc đờm/đàm/ra_đờm|nhiều đờm|tiết đờm|~đàm|đàm xanh/vàng|đờm|đờm vàng/xanh/đặc/trắng/nhầy/mủ|cục đàm|cục đờm|đàm đặc|đàm đục|đàm nhiều|đàm nhớt|đàm trắng|đờm nhớt|ho có nhiều đàm|ho ra đàm|khạc cục đàm|khạc ra cục đàm|nhiều đàm|vướng đàm|vướng đờm|đờm trong khạc nhổ',
  'cough>blood_cough':
    'ho khạc ra máu|ho ra đờm lẫn máu|ho/khạc ra_máu/có_máu/lẫn_máu|đờm có lẫn máu|đờm có_máu/lẫn_máu|đờm dính máu|đàm có máu|đàm dính máu|đàm có tia máu|đàm lẫn máu|ho có tia máu|ho khạc máu|ho máu|ho ra huyết|khạc ra đàm có máu|đờm có tia máu|đờm dây máu|đờm hồng',
  wheeze:
    '!cò cử|khò khè|thở khè_khè/có_tiếng|thở khò_khè/rít/rít_khi_ngủ|tiếng rít|khè khè|kéo đàm|rít lên khi thở|thở khục khục|lên cơn suyễn|lên cơn hen',
  palpitations:
    'bồi hồi|hồi hộp|hồi hộp đánh trống ngực|loạn nhịp nhanh|tim đập dồn dập|tim đập thình thịch|tim/nhịp_tim/mạch đập_nhanh/nhanh/tăng/đập_mạnh|trống ngực|ngực đập thình thịch|nghe tim đập|tim cứ đập|tim đập dồn|tim đập liên hồi|tim đập loạn xạ|tim đập như trống|tim đập rộn|tim đập thình_thịch/thùm_thụp|tim muốn nhảy ra ngoài',
  irregular_beat:
    'hụt/bỏ/lỡ nhịp|loạn nhịp|nhịp tim không ổn định|nhịp_tim/tim_đập/mạch không_đều/bất_thường/loạn/rối_loạn|rối loạn nhịp tim|tim bỏ_nhịp/lỡ_nhịp|tim đập_loạn/loạn_nhịp|hẫng nhịp|tim bị hẫng|tim đập bù|tim hẫng|tim hẫng một cái|tim lúc nhanh lúc chậm',
  slow_beat: 'nhịp chậm|nhịp tim thấp|nhịp_tim/tim_đập/mạch chậm',
  high_pressure:
    'huyết áp cao/tăng/tăng_cao/không_kiểm_soát|huyết áp lên|lên máu|tăng/cao huyết_áp|áp huyết cao|áp cao|bị cao máu|bị tăng xông|cao máu|đo áp cao|huyết áp 150|huyết áp 160|huyết áp 170|huyết áp trên 140|huyết áp trên 150|lên huyết áp|lên tăng xông|máu cao',
  low_pressure:
    'huyết áp thấp/tụt/giảm|tụt áp|tụt/hạ huyết_áp|áp huyết thấp|huyết áp 80|huyết áp 90|huyết áp xuống thấp|máu thấp',
  big_liver: 'gan lách to|gan to|gan bị to|sưng gan|phì đại gan',
  big_spleen: 'lách to|gan lách to|sưng lách|phì đại lách|phình to lách',
  neck_veins: 'nổi tĩnh mạch cổ|tĩnh mạch cổ|tĩnh mạch cổ nổi|cổ nổi gân xanh|gân cổ nổi',
  belly_pain:
    'bụng đau/khó_chịu|khó chịu ở_bụng/vùng_bụng|quặn bụng|đau bụng âm_ỉ/quặn/từng_cơn/nhiều|đau quặn từng cơn|đau trong_bụng/quanh_rốn/vùng_quanh_rốn|đau/nhức/đau_quặn/đau_tức/đau_âm_ỉ bụng/vùng_bụng/ở_bụng/ổ_bụng|bụng quặn|bụng lâm râm|bụng âm ỉ|đau bụng quanh_rốn|đau khắp bụng|đau ruột|đau thắt ruột|đau xoắn bụng|lâm râm bụng|quặn đau|quặn ruột|quặn thắt|thốn bụng|thắt bụng|xoắn ruột|đau dạ',
  'belly_pain>upper_belly':
    'bụng trên|thượng vị|đau bụng vùng_thượng_vị/trên/phía_trên|đau dưới xương ức|đau lan ra sau lưng|đau vùng trên rốn|đau/nóng_rát/đau_rát/tức/đau_tức/rát thượng_vị/vùng_thượng_vị/bụng_trên/vùng_bụng_trên/trên_rốn/dạ_dày|cồn ruột|cào ruột|đau bao_tử|đau chấn thủy|đau lấp vùng ức|đau mỏ ác|đau vùng ức|nóng bao tử|rát bao tử|tức chấn thủy|tức vùng ức|xót bao tử|xót dạ|ăn vào thì đỡ đau|đau bụng trên rốn',
  'belly_pain>right_upper':
    'hạ sườn phải|đau bụng trên_bên_phải/bên_phải/phải/phía_trên_bên_phải|đau hạ sườn|đau phía trên bên phải|đau vùng hạ sườn phải|đau/đau_tức/tức hạ_sườn_phải/mạn_sườn_phải/sườn_phải/vùng_gan|đau bên gan|nhói hạ sườn phải|tức bên gan|tức bên sườn phải|!đau vùng mật',
  'belly_pain>lower_belly':
    'bụng dưới|hạ vị|đau lâm râm|đau/tức/đau_tức/nặng/trằn/đau_âm_ỉ/khó_chịu bụng_dưới/vùng_bụng_dưới/hạ_vị/vùng_hạ_vị|đau dạ con|quặn bụng dưới|trằn bụng',
  'belly_pain>right_lower':
    'hố chậu phải|đau bụng dưới bên phải|đau bụng dưới phải|đau hố chậu phải|đau quanh rốn lan xuống|đau quanh rốn rồi|đau vùng bụng dưới bên phải',
  'belly_pain>left_lower':
    'hố chậu trái|đau bụng bên trái|đau bụng dưới bên trái|đau hố chậu trái|đau vùng bụng dưới bên trái|đau mạn trái bụng dưới|đau bụng trái|đau bên trái bụng|tức bụng trái',
  nausea:
    'buồn nôn|cảm giác buồn nôn|lợm giọng|mắc ói|nôn nao|buồn ói|buồn nôn sau_ăn|cảm giác buồn ói|muốn mửa|muốn nôn|muốn ói|!nhợn|nhợn cổ|nhộn nhạo|!ợn|!lợm',
  'nausea>vomit':
    'nôn vọt|buồn nôn và/hoặc nôn|~nôn|nôn dịch mật|nôn hoặc buồn nôn|nôn ra dịch vàng|nôn sau ăn|nôn ói/mửa/nhiều/khan/liên_tục|!ói|ói mửa|ăn gì ói nấy|ăn vào là ói|!mửa|mửa ra|ói ra hết|ói liên tục|ói mật xanh|ói ra nước',
  vomit_blood:
    'chất nôn có máu|nôn máu|nôn/ói ra_máu|mửa ra máu|nôn ra bã cà phê|ói máu|nôn ra dịch nâu đen|ói ra bã cà phê',
  bloating:
    'bụng chướng/trướng/đầy_hơi/căng/to/khó_tiêu|bụng ọc ạch|chướng/trướng/căng/căng_tức bụng/hơi|khó tiêu|nặng bụng|rối loạn tiêu hóa|sôi bụng|trung tiện|tức bụng|xì hơi|ăn không tiêu|đầy bụng khó tiêu|đầy bụng sau khi ăn|đầy bụng/hơi|đầy hơi chướng bụng|đầy tức bụng|ậm ạch|ách bụng|anh ách|bụng ách|bụng anh ách|bụng kêu ọc ọc|bụng lình bình|bụng sình|bụng sôi|bụng sôi ùng ục|chướng căng|đánh hơi nhiều|đánh rắm nhiều|đầy ứ|lình xình|!no hơi|phình bụng|sôi ruột',
  ascites:
    'báng bụng|bụng báng|bụng chướng nước|bụng căng to|bụng phình|bụng to_dần/to_lên|bụng trướng to|cổ trướng|dịch ổ bụng|tràn dịch ổ bụng|tích tụ dịch trong bụng|bụng căng nước|bụng có nước|bụng ỏng|bụng phình_to/to_như_cái_trống|bụng to như mang bầu|bụng to bất thường|có dịch trong bụng|xơ gan cổ trướng',
  heartburn:
    'cảm giác nóng rát ở ngực|nóng rát cổ họng sau ăn|nóng rát lồng ngực|nóng rát vùng ngực|nóng_rát sau_xương_ức/xương_ức/ngực|rát ngực|rát thực quản|trào axit|trào ngược|trào ngược axit|ợ nóng/chua|bỏng rát ngực|cay cổ|chua miệng|cồn cào nóng rát|nóng cổ|nóng lên cổ|nóng rát cổ|nước chua trào lên|rát cổ sau ăn|trào dịch|trào lên cổ|trào nước chua|ợ lên mùi chua|ợ lên nước chua|nôn ra nước chua|ợ rát',
  belch: '!ợ|ợ hơi/chua/nóng/liên_tục|hay ợ|ợ hoài|ợ lên|ợ mùi|ợ ra mùi',
  early_full:
    'cảm giác no|nhanh/mau/chóng no|no nhanh|no sớm/lâu|ăn một ít đã no|ăn nhanh_no/mau_no|ăn ít đã no|đầy bụng sau ăn|ăn chút đã no|ăn chút là no|ăn tí là no|ăn vào là đầy|ăn xong đầy bụng|nhanh đầy bụng',
  regurgitate:
    'nghẹn thức ăn|nôn ra thức ăn|nôn thức ăn|thức ăn bị kẹt|thức ăn trào_ngược/trào_lên/mắc_lại|trào thức ăn|ợ thức ăn|ăn vào bị nghẹn lại|đồ ăn trào lên|mắc ở ngực khi nuốt|nuốt tới ngực thì nghẹn|thức ăn mắc ở ngực|ợ ra đồ ăn',
  hiccup: 'nấc|nấc cụt|nấc liên tục|hay bị nấc|nấc cục|nấc hoài|nấc mãi không hết',
  constipation:
    'bí trung đại tiện|!bón|khó đi_cầu/đi_ngoài/đại_tiện/đi_tiêu|không đi ngoài được|phân cứng/khô|phải rặn|rặn nhiều|táo bón|đại tiện khó|bị bón|đi cầu bị bón|đi cầu khó|đi ngoài khó|đi tiêu khó|mấy ngày không đi cầu|mấy ngày chưa đi cầu|nhiều ngày không đi ngoài|phân lổn nhổn|phân như phân dê|phân rắn|rặn đỏ mặt|rặn không ra|bí đại tiện|không đi phân su|chưa đi phân su',
  diarrhoea:
    'phân lỏng/nước|tháo tỏng|tiêu chảy kéo dài|tiêu lỏng|tiêu/ỉa chảy|đi lỏng|đi_ngoài/đi_cầu/đi_tiêu lỏng/phân_lỏng/nhiều_lần/liên_tục|chột bụng|đau bụng đi ngoài|đi cầu hoài|đi cầu ngày mấy lần|đi cầu ra nước|đi ngoài mấy lần|đi ngoài ra nước|đi ngoài tóe nước|đi té re|đi tỏng tỏng|ỉa lỏng|ỉa té re|lỏng bụng|phân sệt|phân tóe nước|tào tháo đuổi|tào tháo rượt|té re|tóe nước|đi phân nát',
  bloody_stool:
    'chảy máu khi_đi_đại_tiện/khi_đi_cầu/trực_tràng/hậu_môn|máu dính giấy|máu lẫn trong phân|máu trong phân|phân có_máu/lẫn_máu/dính_máu|tiêu chảy ra_máu/có_máu/lẫn_máu|xuất hiện máu trong phân|đi_cầu/đi_ngoài/đại_tiện/đi_tiêu/tiêu ra_máu/có_máu/lẫn_máu|chảy máu khi đi ngoài|đi cầu nhỏ máu|đi cầu máu|đi vệ sinh thấy máu|máu nhỏ xuống bồn cầu|máu tươi khi đi ngoài',
  mucus_stool:
    'dịch nhầy trong phân|nhầy máu|nhầy mũi|phân nhầy/có_nhầy/lẫn_nhầy/nhầy_máu|đi ngoài nhầy|đi cầu có nhầy|đi cầu ra đàm|đi ngoài ra nhầy|đi ra đàm nhớt|phân có đàm|phân có nhớt|phân nhớt|phân lầy nhầy|phân có chất nhầy',
  black_stool:
    'phân đen hôi|phân đen/màu_đen/có_màu_đen|đi_ngoài/đi_cầu/tiêu phân_đen|đi cầu đen|phân sẫm đen|phân hắc ín',
  pale_stool: 'phân bạc_màu/nhạt_màu/màu_đất_sét/trắng|phân có màu nhạt|phân vàng nhạt|phân màu trắng|phân bạc',
  fatty_stool:
    'phân có váng|phân mỡ/có_mỡ/sống|phân nhờn|phân nổi|phân hôi tanh nhờn|phân nhầy mỡ|phân bóng mỡ|kém hấp thu',
  bowel_habit:
    'hình dạng phân|lúc táo lúc lỏng|phân dẹt/nhỏ_dẹt|phân mỏng|phân thay đổi|rối loạn đại_tiện/tiêu_hóa|thay đổi thói_quen_đại_tiện/thói_quen_đi_cầu/thói_quen_đi_tiêu/thói_quen_ruột|thói_quen đại_tiện/đi_tiêu|tiêu chảy hoặc táo bón|táo bón hoặc tiêu chảy|táo bón xen kẽ tiêu chảy|đi cầu thất thường|đi ngoài thất thường|đi phân nhỏ|lúc bón lúc lỏng|phân lúc lỏng lúc rắn|phân nhỏ như bút chì|đại tiện thất thường',
  tenesmus:
    'cảm giác muốn đi_cầu/đi_ngoài|cảm giác đi ngoài không hết|mót cầu|mót rặn|mót đi ngoài|đi không hết phân|đi ngoài không hết|đại tiện không hết|cứ muốn đi cầu|đi cầu không hết|đi mãi không hết phân|đi xong lại muốn đi|mót đi cầu|rặn hoài không hết',
  anus_pain:
    'nứt hậu môn|đau khi đi đại tiện|đau khi đi_cầu/đi_ngoài/đại_tiện|đau vùng hậu môn|đau/rát/đau_rát/nóng_rát hậu_môn|đau lỗ đít|đi cầu đau|đi cầu đau rát|đi cầu rát|đi ngoài đau rát|đi ngoài là đau|hậu môn đau|hậu môn rát|thốn hậu môn|đau thốn hậu môn|đau trực tràng',
  anus_itch: 'ngứa hậu môn|ngứa quanh hậu môn|ngứa vùng hậu môn|hậu môn ngứa|ngứa đít|ngứa lỗ đít|gãi hậu môn',
  anus_lump:
    'búi_trĩ/khối/khối_u/cục ở_hậu_môn/sa_ra_ngoài|chảy dịch hậu môn|chảy mủ hậu môn|cục thịt ở hậu môn|khối lồi ở hậu môn|lỗ rò|sa búi trĩ|sa hậu môn|sưng hậu môn|sưng quanh hậu môn|cục thịt thòi ra|hậu môn lòi|hậu môn nổi cục|lòi trĩ|lòi búi trĩ|nổi cục cạnh hậu môn|thòi ra hậu môn|thịt thừa hậu môn|cục thịt lòi ra|bị trĩ',
  stool_leak:
    'không kiểm soát được phân|không kiểm soát đại tiện|mất kiểm soát đại tiện|rò rỉ phân|són phân|đại tiện không tự chủ|đi tiêu không kiểm_soát|đại tiện không kiểm soát|són hơi|không nhịn được đi cầu|không giữ được phân|ỉa đùn|mất kiểm soát ruột|đi cầu không kiểm soát',
  jaundice:
    'da và mắt vàng|da vàng mắt vàng|da/mắt/củng_mạc/lòng_trắng_mắt vàng|niêm mạc vàng|vàng da niêm mạc|vàng da và mắt|vàng da/mắt/da_vàng_mắt|vàng như nghệ|hai mắt vàng|lòng trắng vàng|người vàng khè|vàng vọt|vàng lòng trắng|da ngả vàng',
  groin_lump:
    'khối lồi|khối phồng|khối phồng lên|khối thoát vị|khối/khối_phồng/khối_u/cục/sưng ở_bẹn/vùng_bẹn/bẹn|lồi rốn|phồng ở bẹn/rốn|sa xuống bìu|bẹn lồi|bẹn nổi cục|cục ở háng|háng lồi|háng nổi cục|lòi rốn|lồi ra ở bẹn|phồng ở háng|rốn lồi|cục lồi ở bụng|háng lồi ra một cục|bẹn lồi ra một cục|nằm xuống thì xẹp|nằm xuống tự xẹp|khi rặn phồng lên',
  groin_pain:
    '!bẹn|!háng|lan xuống bẹn|vùng bẹn|đau lan xuống bẹn|đau/tức bẹn/vùng_bẹn/háng/vùng_háng|thốn bẹn|đau lan xuống háng',
  belly_lump:
    'cục trong bụng|khối u ở_bụng/bụng/vùng_bụng|khối/khối_u ở_bụng/trong_bụng/vùng_bụng|sờ thấy khối u ở bụng|sờ thấy khối ở bụng|bụng có khối|bụng nổi cục|cục cứng trong bụng',
  belly_rigid:
    'bí trung tiện|bụng cứng|bụng cứng như gỗ|bụng gồng cứng|không trung tiện|không đánh hơi được|đau bụng dữ dội đột ngột|bụng gồng|bụng căng cứng đau|không xì hơi được|không đánh rắm được|ấn đau khắp bụng',
  worms:
    'giun|ra giun|!sán|thấy giun|đốt sán|con gì trắng trắng|giun sán|sán lãi|sổ giun|xổ lãi|thấy con giun|!con sán',
  urine_burn:
    'cảm giác nóng rát khi đi tiểu|khó chịu khi_đi_tiểu/khi_tiểu|tiểu ra mủ|tiểu xót|tiểu/đái/đi_tiểu buốt/rắt/gắt/đau/rát/buốt_rắt/đau_buốt/nóng_rát|xót khi tiểu|đau hoặc nóng rát khi đi tiểu|đau/rát/buốt/đau_rát/đau_buốt khi_tiểu/khi_đi_tiểu/khi_tiểu_tiện/lúc_đi_tiểu|đái xót|buốt khi đái|đi đái buốt|đi đái rát|đi tiểu xót|rát khi đái|thốn khi tiểu|tiểu nóng|tiểu thốn|xót khi đi tiểu|nóng rát đường tiểu|tiểu xong buốt',
  urine_often:
    'tiểu nhiều hơn|tiểu/đi_tiểu/đái nhiều/nhiều_lần/thường_xuyên/lắt_nhắt/liên_tục|tần suất đi tiểu|đi tiểu nhiều lần trong ngày|cứ mắc tiểu|đái liên miên|đi đái hoài|đi đái liên_miên/nhiều/liên_tục|đi tiểu hoài|đi tiểu liên_miên/lắt_nhắt/dồn_dập|lát lại đi tiểu|mới đi xong lại mắc|tiểu hoài',
  'urine_often>night_urine':
    'dậy đi tiểu|tiểu đêm/đêm_nhiều/nhiều_về_đêm/nhiều_đêm|đi tiểu đêm/ban_đêm|dậy đi đái|đêm dậy đi đái|đêm dậy tiểu|đêm đi tiểu mấy lần|đêm đi tiểu nhiều|đêm thức dậy đi tiểu|đi đái đêm|một đêm dậy mấy lần',
  urgency:
    'buồn tiểu gấp|buồn tiểu liên tục|cảm giác buồn_tiểu/mắc_tiểu|không nhịn được tiểu|mót tiểu|mắc tiểu gấp|tiểu gấp|tiểu vội|buồn tiểu không nhịn được|mắc là phải đi ngay|mắc đái gấp|mắc tiểu liên tục|mót đái|tiểu không kịp|đi không kịp',
  incontinence:
    'không kiểm soát được nước tiểu|không kiểm soát được tiểu|không nhịn được đái|mất kiểm_soát bàng_quang/tiểu_tiện|rò_rỉ/rỉ nước_tiểu|rối loạn tiểu_tiện/cơ_tròn|són nước tiểu|són tiểu|tiểu không_tự_chủ/không_kiểm_soát/són|tiểu són khi ho|vãi đái|đái són|cười cũng són|đái ra quần|đái không biết|hắt hơi là són|hắt xì là són|ho là són|không giữ được nước tiểu|khó kiểm soát nước_tiểu|nước tiểu rỉ ra|rò nước tiểu|!són|són ra quần|són đái|tiểu ra quần|ướt quần khi ho|nước tiểu tự chảy',
  bedwetting: 'tiểu dầm|tè dầm|đái dầm|đái ra giường|tiểu ra giường|tè ra giường',
  weak_stream:
    'bí tiểu|bí đái|cảm giác tiểu không hết|dòng/tia tiểu/nước_tiểu yếu/nhỏ|khó khăn khi tiểu|khó khăn khi tiểu tiện|khó khăn khi đi tiểu|khó khăn trong tiểu tiện|khó tiểu|khó tiểu tiện|không tiểu được|tia tiểu bị chia|tiểu khó khăn|tiểu khó/yếu/không_hết/ngắt_quãng/nhỏ_giọt/rặn/phải_rặn|tiểu không ra|tiểu ngập ngừng|tiểu tiện khó|tiểu tiện khó khăn|tiểu từng giọt|tiểu xong còn nhỏ giọt|vấn đề tiểu tiện|đái không ra|đái khó|đái nhỏ giọt|đái rặn|đái yếu|đứng mãi mới đái được|đứng mãi mới ra|đi tiểu khó|mắc mà không đái được|nước tiểu ra từng giọt|nước tiểu chảy yếu|phải rặn mới đái được|phải rặn mới tiểu được|tiểu mãi không hết|tiểu xong vẫn còn|căng tức bàng quang|khó bắt đầu tiểu|tiểu lâu',
  blood_urine:
    'máu trong nước tiểu|nước tiểu có_máu/lẫn_máu/màu_hồng/đỏ/màu_đỏ/hồng|tiểu/đái/đi_tiểu ra_máu/máu|đái đỏ|nước đái đỏ|tiểu đỏ|tiểu hồng|đái ra nước hồng|tiểu ra cục máu|tiểu có máu',
  foamy_urine:
    'bọt trong nước tiểu|nước tiểu sủi_bọt/nhiều_bọt|sủi bọt|tiểu bọt/ra_bọt/có_bọt/đạm/ra_đạm|nước tiểu nổi bọt|tiểu nổi bọt|tiểu thì nổi bọt|tiểu nhiều bọt|đái ra bọt|đái có bọt',
  dark_urine:
    'màu nước trà|nước tiểu có màu|nước tiểu vàng_sậm/nâu|nước tiểu đậm|nước trà đặc|nước_tiểu màu_vàng_đậm/như_nước_trà/như_nước_vối|nước_tiểu sẫm/sẫm_màu/đậm_màu/sậm_màu/vàng_đậm/màu_sẫm/có_màu_sẫm/màu_trà/màu_nâu|tiểu sẫm màu|tiểu vàng_đậm/sậm|nước đái vàng khè|nước tiểu màu_coca/màu_xá_xị/màu_nước_trà/màu_nước_vối|nước tiểu như nước_chè/nước_vối|nước tiểu sậm|nước tiểu vàng khè|nước tiểu vàng sẫm|tiểu màu trà|tiểu màu đậm|tiểu sẫm|tiểu vàng khè|nước tiểu đen',
  cloudy_urine:
    'cặn trong nước tiểu|nước_tiểu đục/màu_đục/có_mùi/mùi_hôi/có_mủ/nặng_mùi|tiểu đục/có_mùi/mủ|nước đái đục|nước đái khai|nước tiểu hôi|nước tiểu khai|nước tiểu khai nồng|nước tiểu lợn cợn|nước tiểu có cặn|nước tiểu có váng|nước tiểu vẩn đục',
  urine_little:
    'giảm lượng nước tiểu|không có nước tiểu|không tiểu|lượng nước_tiểu giảm/ít|thiểu niệu|tiểu rất ít|tiểu ít|vô niệu|ít tiểu|đi tiểu ít|cả ngày không đi tiểu|cả ngày chưa đi tiểu|nước tiểu ít|nước tiểu ít hẳn|đái ít|ít đi tiểu',
  flank_pain:
    'cơn đau quặn thận|hông lưng|mạn hông|một bên hông|đau lưng bên|đau vùng thắt lưng một bên|đau/đau_tức/đau_quặn/tức/đau_nhức bên_hông/mạn_sườn/mạng_sườn/hông_lưng/vùng_hông/hai_bên_hông/vùng_thận/sườn_lưng/mạn_sườn_thắt_lưng/hố_thắt_lưng|đau bên hông lưng|đau bên sườn|đau eo|đau hai bên eo|đau hai bên thắt lưng|!đau hông|đau hông trái|đau hông phải|đau quặn hông|đau thận|đau thốn bên hông|quặn hông|đau vùng eo',
  urethral_pus:
    'chảy_mủ/tiết_dịch/chảy_dịch niệu_đạo/dương_vật/ở_dương_vật|dịch niệu đạo|dịch từ dương vật|mủ ở dương vật|chảy mủ đường tiểu|chảy mủ ở lỗ tiểu|dương vật chảy_mủ/chảy_dịch/tiết_dịch|lỗ tiểu có mủ|lỗ tiểu chảy dịch|mủ đầu dương vật|sáng dậy có giọt mủ',
  testicle_pain:
    'bìu đau/sưng/sưng_đau|sưng một bên bìu|tinh hoàn đau/sưng|đau lan xuống bìu|đau tinh hoàn đột ngột|đau và sưng tinh hoàn|đau/sưng/sưng_đau/tức tinh_hoàn/bìu/vùng_bìu/da_bìu|bìu nhức|!đau bi|đau hòn dái|!đau dái|đau một bên tinh hoàn|!dái sưng|hòn dái sưng|thốn tinh hoàn|sưng hòn dái',
  testicle_lump:
    'bìu to/sưng_to|cục cứng ở tinh hoàn|dịch trong bìu|khối/cục/khối_u/cục_u ở_tinh_hoàn/ở_bìu/trong_bìu|tinh hoàn to|tích tụ dịch trong bìu|u tinh hoàn|bìu có cục|bìu một bên to|bìu phình|cục ở hòn dái|hòn dái to|tràn dịch tinh hoàn|bìu căng nước|tinh hoàn có khối_u',
  scrotum_heavy:
    'bìu nặng|búi tĩnh mạch|cảm giác nặng ở bìu|như búi giun|nặng nề ở bìu|nặng/tức bìu/vùng_bìu|tĩnh mạch ở bìu|bìu nổi gân|bìu nổi tĩnh mạch|bìu xệ|búi gân ở bìu|gân như mớ giun|giãn tĩnh mạch tinh|nổi búi gân ở bìu|nổi gân như mớ_giun/búi_giun|tinh hoàn trễ|nổi gân ở bìu',
  no_testicle:
    'bìu không có tinh hoàn|bìu một bên nhỏ|bìu trống|bìu xẹp|dương vật nhỏ|không sờ thấy tinh hoàn|teo tinh hoàn|thiếu tinh hoàn|tinh hoàn chưa xuống|tinh hoàn di động|tinh hoàn không xuống|tinh hoàn lạc chỗ|tinh hoàn nhỏ|tinh hoàn ẩn|chỉ có một hòn dái|chỉ có một tinh hoàn|không có tinh hoàn|không thấy tinh hoàn|sờ không thấy hòn dái|tinh hoàn teo|bìu lép',
  erection:
    'cương cứng|cương dương|cương không đủ cứng|dương vật không cương|giảm cương|khó cương cứng|khó/không cương|không cương cứng được|không duy trì được cương|không giữ được sự cương cứng|liệt dương|mất cương buổi sáng|rối loạn cương|yếu sinh lý|cậu nhỏ không lên|chuyện ấy không được|không lên nổi|lên rồi lại xìu|nửa chừng xìu|trên bảo dưới không nghe|xìu giữa chừng|!xìu|yếu sinh lí|không đủ cứng|cậu nhỏ yếu|yếu chuyện vợ chồng',
  long_erection: 'cương cứng kéo dài|cương kéo dài|cương đau|đau khi cương',
  ejaculation:
    'giảm lượng tinh dịch|khó xuất tinh|không có tinh dịch|không kiểm soát xuất tinh|không xuất tinh|lượng tinh dịch ít|tinh dịch bất thường|tinh dịch ít/loãng/vón_cục/vàng|xuất tinh không có tinh dịch|xuất tinh sớm/muộn/ngược/đau/khó/nhanh/ít|đau khi xuất tinh|chưa vào đã ra|mới vào đã ra|ra quá sớm|xuất nhanh|xuất tinh sau vài phút|tinh dịch đặc vón|không ra tinh dịch',
  semen_blood:
    'máu trong tinh dịch|tinh dịch có_máu/lẫn_máu/màu_hồng|xuất tinh ra máu|tinh dịch có màu máu|tinh dịch màu đỏ|tinh dịch màu nâu|tinh trùng có máu|xuất tinh có máu',
  low_libido:
    'giảm hứng thú quan hệ|giảm nhu cầu tình dục|giảm/mất ham_muốn/ham_muốn_tình_dục/hứng_thú_tình_dục|ham muốn giảm|ham muốn tình dục|không còn ham muốn|lãnh cảm|chán chuyện vợ chồng|không muốn gần chồng|không muốn gần vợ|không muốn quan hệ|lạnh nhạt chuyện vợ chồng|không ham muốn',
  penis_skin:
    'bựa sinh dục|dương vật sưng/đau/ngứa|mùi hôi ở bao quy đầu|nốt trắng ở dương vật|nổi mụn ở dương vật|quy đầu sưng/đỏ/ngứa|sưng/đau/ngứa/đỏ/viêm/sưng_đỏ/sưng_đau quy_đầu/bao_quy_đầu/dương_vật/đầu_dương_vật|bợn trắng ở quy đầu|dương vật nổi hột|dương vật ngứa_ngáy/nổi_mụn/nổi_mẩn/rát|nổi hột ở dương_vật/quy_đầu|quy đầu nổi_mụn/nổi_hột/rát/có_bợn_trắng/nổi_mẩn|quy đầu viêm|rát quy đầu|dương vật đỏ',
  foreskin:
    'bao quy đầu không_tuột/dài/hẹp|bao quy đầu phồng|da quy đầu không|hẹp bao quy đầu|không kéo được bao quy đầu|không tuột được|phồng bao quy đầu|bao quy đầu bó chặt|bao quy đầu chưa lột|chưa lột được bao|nghẹt bao quy đầu|lột bao',
  penis_curve:
    'cong dương vật|cong khi cương|dương vật cong/vẹo/ngắn/nhỏ|lỗ tiểu lệch/nằm|lỗ tiểu thấp|mảng cứng ở dương vật|chim cong|lỗ tiểu ở dưới|lỗ đái thấp|lệch lỗ tiểu|tiểu lệch tia',
  man_breast:
    'ngực phát triển ở nam|ngực to ở nam|tuyến vú nam|vú to|vú to ở nam|con trai có vú|đàn ông có ngực|nam giới vú to|ngực to như con gái|vú to ở con trai|nam có ngực',
  infertile:
    'chưa có con|hiếm muộn|khó có thai|khó có_con/thụ_thai/mang_thai|khó đậu thai|không có thai|không thể có con|không thể mang thai|không thể thụ thai|lâu có con|mãi chưa có thai|vô sinh|chưa có em bé|chưa có bầu|chưa đậu thai|mãi không có bầu|mãi không đậu thai|thả lâu không có|thả mãi chưa có|thả một năm|thả hai năm|muộn con|không thụ thai_được',
  irregular_period:
    'chu kỳ kinh nguyệt|kinh nguyệt|kinh_nguyệt/kinh/chu_kỳ_kinh/chu_kỳ_kinh_nguyệt không_đều/thất_thường/thưa/ít/bất_thường/rối_loạn|kỳ kinh|thay đổi kinh nguyệt|vòng kinh không đều|chu kỳ không đều|kinh đến sớm|kinh loạn|kinh lúc có lúc không|kinh lúc sớm lúc muộn|kinh lung tung|kinh sớm|kinh trồi sụt|kinh tháng có tháng không|loạn kinh|tháng có hai lần kinh|tháng có tháng không|vài tháng mới có kinh',
  heavy_period:
    'chảy máu kinh nguyệt nhiều|kinh_nguyệt/kinh kéo_dài/ra_nhiều/nhiều|máu kinh nhiều/đông/vón_cục|ra máu kinh nhiều|rong/cường/băng kinh/huyết|hành kinh nhiều ngày|kinh ra ào ạt|kinh ra cục|kinh ra nhiều_cục/cục_máu|kinh vón cục|ra kinh cả chục ngày|ra kinh nhiều|thay băng liên tục|máu kinh ra ồ ạt',
  missed_period:
    'chưa có kinh|chưa thấy kinh|hết kinh|không có kinh|không có kinh nguyệt|ngừng kinh|quá ngày chưa thấy|trễ tháng|trễ/chậm/mất/tắt kinh/kinh_nguyệt|vô kinh|chưa tới tháng|kinh mất|quá ngày kinh|trễ ngày|không thấy kinh|kinh không ra|bế kinh',
  period_pain:
    'thống kinh|đau bụng dưới khi hành kinh|đau bụng kinh dữ dội|đau bụng kỳ_kinh/ngày_kinh/khi_có_kinh|đau bụng_kinh/bụng_khi_hành_kinh/kỳ_kinh|đau dữ dội khi hành kinh|đau khi hành kinh|bị hành khi tới tháng|đau bụng khi đến tháng|đau bụng khi tới tháng|đau bụng ngày đèn đỏ|đau bụng tới tháng|đau khi tới tháng|hành kinh đau|tới kỳ là đau|tới tháng đau|tới tháng là đau|tới tháng em đau|ngày đèn đỏ đau|kinh đau',
  before_period:
    'tiền kinh nguyệt|trước chu kỳ|trước khi hành kinh|trước kỳ kinh|trước ngày kinh|gần tới tháng|sắp tới tháng|sắp đến kỳ|trước khi có kinh|trước ngày đèn đỏ|trước khi tới tháng',
  vaginal_bleed:
    'chảy máu bất thường ở âm đạo|chảy máu giữa kỳ kinh|chảy máu sau mãn kinh|chảy máu tử cung|ra dịch hồng|ra huyết|ra máu bất thường|ra máu giữa kỳ_kinh/chu_kỳ|ra máu nâu/hồng|ra máu sau mãn kinh|ra_máu/chảy_máu/xuất_huyết/ra_huyết âm_đạo|xuất huyết bất thường|xuất huyết tử cung bất thường|hết kinh lại ra máu|máu báo|!máu nâu|ra chút huyết|ra máu lắt nhắt|ra máu rỉ rả|ra máu vùng kín|tắt kinh rồi lại ra|thấy máu ở quần lót|xuất huyết giữa chu kỳ',
  sex_bleed:
    'chảy máu âm đạo sau quan hệ|ra_máu/chảy_máu/xuất_huyết sau_quan_hệ/khi_quan_hệ/sau_khi_quan_hệ/sau_giao_hợp/sau_quan_hệ_tình_dục/sau_khi_quan_hệ_tình_dục|gần chồng là ra máu|gần chồng ra máu|quan hệ là ra máu|quan hệ ra máu|quan hệ xong ra máu|sau quan hệ ra máu|ra máu khi gần chồng',
  discharge:
    'dịch tiết bất thường|dịch âm_đạo/tiết_âm_đạo|dịch_âm_đạo/dịch_tiết_âm_đạo/khí_hư/huyết_trắng có_mùi/bất_thường/nhiều/có_mùi_hôi/màu_xanh/màu_vàng/mùi_hôi|huyết trắng|khí hư|mùi hôi vùng kín|mùi hôi âm đạo|mùi tanh|ra khí_hư/huyết_trắng|tiết dịch bất thường|tiết dịch âm đạo|vùng kín ẩm ướt|ẩm ướt vùng kín|dịch vón cục|dịch vón như bã đậu|dịch như bã đậu|ra dịch hôi|ra nhiều dịch|ra nhiều dịch vón|vùng kín có mùi|vùng kín có mùi_hôi|vùng kín ra dịch|vùng kín hôi|vùng kín ra nhiều dịch|vùng dưới có mùi|dịch tiết có mùi_hôi|dịch trắng đục|dịch xanh vàng|mùi hôi ở vùng kín',
  vaginal_itch:
    'ngứa ngáy vùng_kín/âm_đạo|ngứa/rát/nóng_rát/ngứa_rát/đau_rát/sưng/đau/viêm âm_đạo/vùng_kín/âm_hộ/vùng_âm_đạo/vùng_âm_hộ|sưng đỏ âm hộ|vùng kín ngứa|cô bé ngứa|ngứa cô bé|ngứa cửa mình|ngứa chỗ kín|ngứa phần phụ|rát cửa mình|vùng dưới ngứa|vùng dưới ngứa_rát|vùng kín rát|vùng kín ngứa_ngáy/ngứa_rát/đỏ_rát|cô bé rát|cửa mình ngứa|cửa mình rát|da vùng kín đỏ_rát',
  vaginal_dry:
    'khô hạn|khô rát khi quan hệ|khô âm đạo|âm đạo khô|cô bé khô|khô vùng kín|vùng kín khô|âm đạo thiếu nước|khô rát khi gần chồng',
  vaginal_lump:
    'khối/khối_u ở cửa âm đạo|khối/khối_u/u/cục/nang/sưng ở_âm_đạo/ở_âm_hộ/môi_lớn/cửa_âm_đạo|sưng một bên âm hộ|nổi cục ở cửa mình|nổi cục ở vùng kín|môi lớn sưng',
  prolapse:
    'có khối sa|cảm giác nặng vùng chậu|khối lồi ở âm đạo|khối sa ở âm đạo|nặng ở vùng chậu|sa ra ngoài âm đạo|sa tử_cung/sinh_dục/sàn_chậu/âm_đạo|tức nặng vùng chậu|khối/khối_u thòi ra âm đạo|nặng trằn âm đạo|sa dạ con|tụt dạ con|thòi dạ con|trằn nặng vùng kín|tụt tử cung|trằn nặng bụng dưới',
  painful_sex:
    'đau bụng/rát/vùng_chậu khi_quan_hệ|đau khi/lúc/sau quan_hệ/quan_hệ_tình_dục/giao_hợp|gần chồng đau|gần nhau đau|quan hệ bị đau|quan hệ đau|quan hệ rát|vợ chồng gần nhau đau|đau rát khi gần chồng',
  pelvis:
    'khung chậu|vùng chậu|áp lực lên vùng chậu|đau khi rụng trứng|đau tầng sinh môn|đau vùng xương mu|đau vùng đáy chậu|đau/tức/áp_lực/đau_tức vùng_chậu/khung_chậu/vùng_khung_chậu/tiểu_khung/xương_chậu|đè nặng vùng chậu|đau xương mu|nặng xương chậu|tức vùng bàng quang|đau đáy chậu',
  pregnant:
    'bà/mẹ bầu|khi mang thai|mang/có thai/bầu|sản phụ|thai kỳ|thai phụ|trong thai kỳ|tuần thai|bầu 5 tháng|cấn bầu|cấn thai|!chửa|dính bầu|em bầu|hai vạch|lên hai vạch|que thử lên hai vạch|có em bé trong bụng|vợ bầu|bầu tuần',
  fetal:
    'cử động thai|thai không máy|thai máy/đạp|thai nhi|thai ít máy|tim thai|em bé ít đạp|em bé ít máy|không thấy bé đạp|không thấy thai đạp|thai ít cử_động/đạp|thai không đạp|bé trong bụng ít đạp|thai không cử động',
  contractions:
    'bong nút nhầy|bụng gò|co thắt tử cung|co tử cung|cơn gò/co_tử_cung|gò bụng|gò cứng|ra nước âm đạo|ra nước ối|rỉ ối|vỡ ối|!đau đẻ|bụng bầu gò|đau bụng đẻ|gò từng cơn|ra nhớt hồng|rỉ nước ối|vỡ nước ối|xì nước ối',
  nghen: '!nghén|nôn nghén|ốm nghén|bị nghén|nghén nặng|nghén ăn không được|hành nghén|thai hành',
  miscarry:
    'hỏng thai|sảy thai|sảy thai liên_tiếp/nhiều_lần|sảy thai tái phát|sẩy thai|thai lưu|tiền sử sảy thai|hư thai|mất thai|thai không phát triển|thai ngừng phát triển|thai không có tim thai|bị hư thai nhiều lần',
  menopause: 'mãn kinh|sau mãn kinh|tuổi mãn kinh|tuổi hồi xuân|tuổi tiền mãn kinh|hồi xuân',
  hairy:
    'lông mọc nhiều|lông rậm|mọc lông ở mặt|mọc lông/râu|nhiều lông|rậm lông|rậm lông trên mặt|lông tay chân rậm|mọc ria|mọc ria mép|nhiều ria mép|ria mép|lông nhiều',
  breast_lump:
    'có cục ở vú/ngực|khối cứng ở vú|khối/cục/khối_u/u/cục_cứng ở_vú/vú/trong_vú/ở_ngực/ở_tuyến_vú|nổi cục ở vú|sờ thấy cục ở vú|u cục ở vú|bên ngực có cục|có hòn ở ngực|hòn ở vú|hòn nhỏ ở ngực|ngực có hòn|ngực nổi cục|ngực thấy cục|nổi hạch ở vú|sờ ngực thấy cục|sờ ngực thấy một hòn|sờ thấy hòn ở ngực|vú nổi cục|nhân xơ vú|ngực thấy một hòn|ngực trái thấy một hòn|ngực phải thấy một hòn',
  breast_pain:
    'căng tức ngực|ngực căng_tức/căng_đau|vú đau/căng|đau nhức vú|đau/căng/căng_tức/tức/nhức/căng_đau vú/ngực_trước_kỳ_kinh/tuyến_vú/bầu_ngực/hai_bên_vú|căng ngực|căng nhức ngực|đau đầu ti|!đau nhũ hoa|ngực căng nhức|ngực đau trước kỳ',
  nipple_discharge:
    'dịch núm vú|núm vú chảy_dịch/tiết_dịch/chảy_máu|tiết sữa|tiết_dịch/chảy_dịch/chảy_máu/tiết_sữa/chảy_sữa núm_vú/đầu_vú/ở_núm_vú/từ_núm_vú/ở_đầu_vú|đầu ti chảy dịch|đầu ti ra nước|đầu ti rỉ dịch|đầu vú ra nước|núm vú chảy nước|núm vú rỉ_dịch/rỉ_nước/rỉ_máu/rỉ_ra_nước|rỉ sữa|vú chảy nước|vú ra dịch|vú ra sữa|núm vú tự nhiên rỉ|vú tiết dịch',
  breast_skin:
    'da ngực sần|da sần vỏ cam|da vùng vú|da vú thay đổi|da vú đỏ/dày/sần/lõm/nhăn|lõm da vú|thay đổi da vú|thay đổi hình dạng vú|thay đổi kích thước vú|vỏ cam|da ngực nhăn|hai bên vú không_đều/lệch|ngực bên to bên nhỏ|ngực biến dạng|vú bên to bên nhỏ|vú bị co kéo|da ngực lõm|vú lõm',
  nipple_change:
    'loét núm vú|ngứa núm vú|núm vú tụt/đau/ngứa/đóng_vảy/loét/nứt/thụt|nứt núm vú|tụt/thụt núm_vú/đầu_vú|đau núm_vú/đầu_vú|đầu ti nứt|đầu ti thụt|đầu vú thụt|đầu vú nứt|đầu vú ngứa|núm vú lõm|núm vú đổi hình|nứt cổ gà|nứt đầu ti|tụt đầu ti',
  breast_swell:
    'cương sữa|ngực cương đau|ngực sưng/sưng_đỏ/sưng_to|sưng vú|sưng đau vú|sưng đỏ vú|tắc sữa|tắc tia sữa|vú cương cứng|vú nóng|vú sưng/sưng_đỏ/to/nóng_đỏ|áp xe vú|ít sữa|cương tức sữa|ngực căng sữa đau|ngực cứng nóng đau|sữa không về|sữa về ít|tắc tuyến sữa|vú cứng đau|vú sưng nóng đỏ',
  armpit_lump:
    'khối/khối_u/u/cục/sưng/hạch ở_nách/nách/vùng_nách|nách có khối|cục dưới nách|nách nổi cục|nách nổi hạch|nổi hạch nách|nổi hạch ở nách|sờ nách thấy cục|hòn ở nách',
  early_puberty:
    'chưa dậy thì|chậm dậy thì|dậy thì sớm/muộn|không phát triển ngực|mọc lông mu|ngực phát triển sớm|chưa có ngực|đã nhú ngực|ngực nhú sớm|nhú ngực|có kinh sớm|vú to ở bé gái|bé gái có ngực|dậy thì chậm|vỡ giọng sớm',
  genital_pain:
    'đau ở bộ phận sinh dục|đau/đau_rát/rát/sưng/sưng_đau bộ_phận_sinh_dục/vùng_sinh_dục/cơ_quan_sinh_dục/vùng_kín|đau chỗ kín|sưng chỗ kín|vùng sinh dục sưng đau',
};
