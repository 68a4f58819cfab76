import type { Signs } from '../rule.ts';

/** How people say each danger sign. The lists rest on the sources of the sign; wording collected for this project. */
export const heartBrainSigns: Signs = {
  unresponsive_or_not_breathing: {
    says: `ngực không thấy nhấp nhô | ngực không nhấp nhô | đớp … như cá | bất tỉnh | gọi không dậy | gọi không thưa | lay không tỉnh | không còn thở | ngừng thở | ngưng thở rồi | tim ngừng đập | thở ngáp | kêu hổng dậy | kêu hoài không tỉnh | mê man bất tỉnh | gục xuống không biết gì | nằm im không phản ứng | không bắt được mạch | tắt thở | unconscious | not responding | not breathing | stopped breathing | gasping | cardiac arrest | no pulse | passed out and won't wake | nằm bất động | không thấy thở | không còn thở nữa | ngưng tim | không thấy tim đập | tim ngừng | no longer breathing | lifeless | không thở | mạch không có | không có mạch | không thấy mạch | tim không đập | không còn nhịp tim | hết thở | thở chậm lắm | thở rất chậm | không còn biết gì | nằm bất tỉnh | ngất lịm không tỉnh | gọi/kêu/lay/đánh_thức không/hoài_không/mãi_không/hông tỉnh/dậy/thưa/đáp/biết/nhúc_nhích/phản_ứng | gọi không biết | cứng đờ tím tái | không phản ứng gì | won’t wake up | không thấy hơi | không thấy hơi thở | không có hơi thở | không còn hơi thở | không nghe hơi thở | mũi không thấy hơi | không thấy phập phồng | ngực không phập phồng`,
    names: `hôn mê | ngừng tim`,
    not: `ngưng thở khi ngủ | ngừng thở khi ngủ | hôn mê gan lần trước | mê man phim | không thở nhanh/khò_khè/mệt/rít/gấp/dốc/rút/khó/hổn_hển/được_bằng | mũi không thở | ngáy … ngừng/ngưng/nín thở | ngừng/ngưng thở … ngáy | ngừng/ngưng thở lúc/trong_lúc/trong/khi_đang/khi ngủ`,
  },
  breathing_difficulty: {
    says: `khó thở dữ dội | khó thở nhiều | khó thở nặng | thở không nổi | không thở nổi | không thở được | thở không ra hơi | thở hổn hển … không nói được | nói không ra hơi | nói không hết câu | thở gấp | thở dốc liên tục | ngộp thở | nghẹt thở | ngạt thở | tức thở | thở co kéo | môi tím | tím môi | tím tái | tím tái mặt mày | đầu ngón tay tím | phải ngồi mới thở được | nằm xuống là ngạt | ngồi dậy thở mới được | lên cơn suyễn … không đỡ | cơn hen … xịt … không đỡ | spo2 tụt | thở như kéo bễ | cannot breathe | severe shortness of breath | gasping for air | can't speak full sentences | blue lips | asthma attack not relieved | ngồi mới thở được | mới thở được | nói được vài chữ | nói từng chữ một | nói đứt quãng | phải nghỉ mới nói được | há miệng thở | há miệng ra thở | hớp không khí | cổ rút lại mỗi lần thở | struggling to breathe | can't breathe properly | blue around the lips | thở không kịp | khó thở khi nghỉ/ngồi_yên | thở gấp khi nghỉ/ngồi_yên | khó thở quá | ngồi chống tay … thở | không nói được cả câu | nói … phải dừng … thở | thở … co kéo | hõm cổ lún | spo2 … tụt | oxy máu tụt | thiếu oxy | môi/mặt … tím | ho … bọt hồng | lên cơn hen/suyễn nặng/dữ/không_cắt | xịt … không ăn thua | xịt hoài không`,
    not: `mũi … không thở được | nghẹt mũi không thở được | không thở được bằng mũi | mũi nghẹt khó thở | khó thở nhẹ | thở dốc khi chạy`,
  },
  choking: {
    says: `hóc nghẹn | bị hóc … không nói được | sặc … tím | sặc sữa tím | nghẹn … không thở | hóc hạt … khó thở | hóc dị vật | sặc cháo … tím | mắc kẹo trong cổ … không thở | sặc bột … ho tím mặt | choking | something stuck in throat cannot breathe | inhaled a peanut | hóc/nghẹn/sặc … tím | hóc/nghẹn/sặc … không thở | hóc/sặc hạt/thạch/kẹo/nhãn/nho/đậu | mắc hạt/kẹo/thạch … cổ | nghẹn … trợn mắt | nuốt hạt … tím | nuốt hạt … sặc`,
    names: `dị vật đường thở`,
  },
  airway_swelling_or_stridor: {
    says: `thở rít | thở có tiếng rít | sưng lưỡi | lưỡi sưng to | sưng họng … không nuốt được nước bọt | chảy dãi không nuốt được | họng sưng nghẹt | cổ sưng to … khó thở | không há miệng được … sốt | giọng như ngậm hạt thị … khó thở | ho ông ổng … thở rít | phù thanh quản | khàn đặc … khó thở | stridor | swollen tongue | drooling and cannot swallow | throat closing | barking cough with noisy breathing | lưỡi sưng | lưỡi to ra | tongue is swollen | tongue is swelling | can't swallow my saliva | cannot swallow saliva | noisy breathing when breathing in | không nuốt được nước bọt | nuốt nước bọt không được | chảy dãi … không nuốt | lưỡi phình/sưng/to/dày/nở | họng/cổ/cổ_họng sưng … khó_thở/không_thở/nghẹt/nghẹn | thở … tiếng rít | không nuốt nổi/được nước_bọt/nước_miếng | nước miếng/nước bọt chảy ròng | há miệng không được … sốt | ho ông ổng … rít | khàn đặc … sau bỏng`,
  },
  coughing_blood_heavy: {
    says: `ho ra máu nhiều | ho ra máu tươi liên tục | ho ộc ra máu | khạc ra cả cục máu | ho ra cả bát máu | ho ra nửa ly máu | ho máu xối xả | ho ra máu … khó thở | coughing up a lot of blood | massive haemoptysis | cup of blood | ho ra toàn máu | ho ra cả bụm | ho ra mấy bụm | ho ra cả ly | khạc ra toàn máu | ho ra/khạc_ra/hộc_ra máu … không_cầm/liên_tục/nhiều/từng_ngụm/đầy/cục/chén/bát/ly/cốc/thau/xối_xả | ho … máu tươi ướt`,
  },
  chest_pain_severe: {
    says: `đau ngực dữ dội | bóp nghẹt ngực | bóp nghẹt tim | thắt ngực | như có đá đè lên ngực | đè nặng trước ngực | đau ngực … lan ra tay | đau ngực … lan lên hàm | đau ngực … ra sau lưng | đau ngực … vã mồ hôi | đau ngực … toát mồ hôi | đau ngực … khó thở | tức ngực … vã mồ hôi | tức ngực … khó thở | tức ngực dữ dội | đau nhói ngực … không thở được | đau xé ngực | đau như dao đâm sau lưng | nhói tim dữ dội | đau vùng tim … lan | ngực bị ép như thắt lại | đau trước xương ức … lan tay trái | nghẹn ngực … mồ hôi lạnh | mồ hôi đầm đìa … tức ngực | hắn đau ngực dữ lắm | tức ngực quá trời | crushing chest pain | chest pain spreading to arm or jaw | chest pain with sweating | pressure on chest | tearing chest pain | heart attack | ngực … như bị/như_có/cứ thít/bóp/ép/siết/đè/nghẹt/thắt | đau/tức/nặng/nhói/thắt … ngực … cánh_tay/tay_trái/hai_tay/bả_vai/hàm/sau_lưng | đau/tức/nặng/thắt … ngực … mồ_hôi/khó_thở/tái/nôn/ói/ngất/xỉu/lả | nóng rát/ran sau xương ức … mồ_hôi/ói/nôn | đau … giữa hai bả vai … ngực | đau ngực … như dao | đau/nặng/tức … trước tim | đau lưng … lan ra ngực | ngồi lên ngực | đè lên ngực`,
    names: `đau thắt ngực`,
    not: `đau thắt ngực ổn định | căng tức ngực trước kỳ | đau ngực khi ấn | ho đau ngực | ho tức ngực | đau ngực khi ho | tức ngực khi ho | căng tức ngực | đau vú | cho con bú | kỳ kinh`,
  },
  fainting: {
    says: `bị ngất | ngất xỉu | ngất đi | xỉu | té xỉu | xỉu lên xỉu xuống | chết giấc | ngất lịm | ngã lăn ra bất tỉnh … tỉnh lại | đứng dậy tối sầm … ngã | tối sầm mặt rồi ngã | mất ý thức vài giây | tự nhiên khuỵu xuống không biết gì | ngất | xỉu đi | ngất khoảng | ngất một lần | ngất mấy giây | fainted | passed out | blacked out | lost consciousness briefly | collapsed | thì ngất | rồi ngất | ngất rồi tỉnh | ngất tỉnh lại | lên cơn ngất | lăn ra ngất`,
    not: `cười muốn xỉu | mệt xỉu | đói xỉu | đẹp xỉu | muốn xỉu | suýt ngất | suýt xỉu | ngất ngây | giá xỉu`,
  },
  severe_bleeding: {
    says: `chảy máu không cầm | máu chảy xối xả | máu phun | máu tuôn | mất nhiều máu | máu ra ồ ạt | máu ướt đẫm | băng mãi không cầm máu | đứt động mạch | máu chảy quá trời | cầm máu không được | máu vọt thành tia | chém đứt … máu | đứt lìa | bleeding won't stop | spurting blood | severe bleeding | lost a lot of blood | amputated | máu chảy/ra/tuôn/phun/xối/trào/xịt như_suối/xối_xả/không_ngừng/không_cầm/thành_tia/ồ_ạt/lênh_láng/thành_vũng/theo_nhịp/hoài/mãi/suốt | không cách nào cầm | máu ra suốt | đứt lìa ngón/tay/chân | đứt gân máu | rách động mạch | máu … ướt sũng | băng … vẫn thấm | nhổ răng … máu … không cầm/suốt/hoài`,
    not: `chảy máu cam | máu kinh | kinh nguyệt | hành kinh | rong kinh | chảy máu cam ít`,
  },
  shock_signs: {
    says: `chân tay lạnh ngắt | người lạnh toát | da lạnh ẩm | vã mồ hôi lạnh … lả | lả người đi | mạch yếu | mạch không bắt được | huyết áp tụt | tụt huyết áp … lả | mặt trắng bệch … mồ hôi lạnh | xanh mét như tàu lá … lả | choáng váng … không đứng được … tái nhợt | rũ ra như tàu lá | bị sốc … tay chân lạnh | lừ đừ … tay chân lạnh | lịm dần | in shock | cold and clammy | very pale and faint | blood pressure dropped | collapse | lả/gục … tay chân lạnh | da nổi bông | nổi vân tím | huyết áp đo không lên | huyết áp kẹp | không đo được huyết áp | mạch nhanh nhẹ | tái lạnh | người lạnh ngắt | mặt trắng … lạnh | tụt huyết áp … lạnh/lả/ngất/xỉu`,
    not: `sốc nhiệt | sốc phản vệ | sốc giá`,
  },
  leg_clot_signs: {
    says: `một chân sưng to đau | bắp chân sưng nóng đỏ | chân trái sưng hơn chân phải | đau bắp chân sưng căng | chân sưng một bên | bắp chuối sưng đau | cẳng chân phù một bên | sưng chân sau mổ | đùi sưng căng một bên | sưng đau bắp chân | bắp chân … sưng | bắp chân … to hơn | sưng một bên chân | cẳng chân … sưng đau một bên | one leg swollen and painful | calf swelling | suspected dvt | unilateral leg swelling`,
  },
  cold_painful_limb: {
    says: `chân lạnh tím đau đột ngột | tay lạnh ngắt tím tái một bên | chân nhợt lạnh mất cảm giác | đau chân dữ dội … lạnh … tím | bàn chân tím đen … đau đột ngột | ngón chân tím đen lạnh | chân không còn mạch | đầu chi tím lạnh một bên | cold blue painful leg | limb suddenly pale and cold | no pulse in leg | chân lạnh tím | chân … lạnh tím | tay … lạnh tím | leg suddenly went cold | leg is cold and blue | arm is cold and pale | chân … lạnh ngắt … tím | tay … trắng bệch … lạnh | tay/chân/cẳng_chân/bàn_chân/bàn_tay/cánh_tay … tái/tím/nhợt/trắng_bệch lạnh/ngắt/tái | tay/chân/cẳng_chân/bàn_chân/cánh_tay … lạnh … tím/tái/nhợt/tê/mất_cảm_giác | đau … tái lạnh`,
  },
  hypertensive_crisis: {
    says: `huyết áp … 180 … đau đầu | huyết áp lên 200 | huyết áp 190 … chóng mặt | lên máu … nhức đầu dữ | tăng xông … khó thở | huyết áp cao vọt … nhìn mờ | tăng huyết áp kịch phát | huyết áp hai trăm mấy | cơn tăng huyết áp cấp | ha 200/110 … đau ngực | hypertensive emergency | blood pressure 200 with headache | bp very high with symptoms`,
  },
  stroke_signs: {
    says: `méo miệng | miệng méo | méo mồm | miệng lệch một bên | méo xệch | xệ một bên mặt | liệt nửa mặt | mặt xệ xuống | yếu nửa người | liệt nửa người | tê nửa người | tay không nhấc lên được | tay chân bên phải không cử động được | rớt đồ cầm không nổi | nói đớ | nói ngọng đột ngột | nói líu lưỡi | nói không rõ tiếng | nói không thành tiếng | cứng lưỡi | đơ một bên | tự nhiên không nói được | đi loạng choạng đột ngột | đột ngột mất thăng bằng | nhìn một thành hai đột ngột | trúng gió … méo miệng | trúng gió … liệt | á khẩu | quẹo miệng | tay chân một bên rũ xuống | nói nhịu … yếu tay | cấm khẩu | stroke | face drooping | slurred speech | sudden weakness on one side | one side numb | can't lift arm | sudden loss of balance | mini stroke | liệt/yếu/tê/xụi/xuội nửa_người/một_bên/nửa_mặt/nửa_bên/tay_phải/tay_trái/chân_phải/chân_trái | méo/lệch/xệ/trễ/sụp một_bên/miệng/mồm/mặt/mép | miệng/mồm/mặt/mép/khoé_miệng/khóe_miệng méo/lệch/xệ/trễ/xếch | nói líu/đớ/ngọng/lắp/ú_ớ/nhịu/lè_nhè/khó/không_rõ/không_ra_tiếng/không_ra_hơi … tay/chân/mặt/miệng | tay/chân … không nhấc nổi/được/lên | tự nhiên/đột_ngột/bỗng nói_khó/nói_ngọng/nói_đớ/không_nói_được/méo_miệng/yếu_tay/tê_nửa_người | không ngồi thẳng được | nửa mặt tê | tê nửa mặt | một bên má chảy | không hiểu lời nói`,
    names: `đột quỵ | tai biến | tai biến mạch máu não`,
    not: `tầm soát đột quỵ | phòng đột quỵ | phòng ngừa đột quỵ | chống đột quỵ | di chứng tai biến | sau tai biến | sau đột quỵ | hậu tai biến | di chứng đột quỵ | tai biến thẩm mỹ | tai biến sản khoa | tai biến tiêm filler | nguy cơ đột quỵ | sợ đột quỵ | sợ bị đột quỵ | lo bị đột quỵ | sợ tai biến | sợ bị tai biến | phục hồi sau đột quỵ | từ nhỏ | bẩm sinh | nhổ răng`,
  },
  thunderclap_headache: {
    says: `đau đầu dữ dội chưa từng có | đau đầu như búa bổ đột ngột | đau đầu như sét đánh | nhức đầu kinh khủng nhất từ trước tới giờ | đột ngột đau đầu dữ dội | đau đầu như muốn nổ tung đột ngột | đang bình thường tự nhiên đau đầu dữ dội | đau đầu dữ dội … nôn … cứng cổ | đau đầu bất thình lình dữ dội | đầu đau như bị ai đập một cái … nôn | đau đầu dữ dội … đột ngột | đột ngột … đau đầu dữ dội | đau đầu … dữ dội chưa từng | worst headache of my life | thunderclap headache | sudden severe headache | đau đầu … nổ tung/chưa_từng/khủng_khiếp_chưa/kinh_khủng_nhất/như_sét/dữ_dội_nhất | đột ngột/tự_nhiên/bỗng … đau đầu … dữ_dội/kinh_khủng/khủng_khiếp | đau đầu … đột ngột … dữ_dội/kinh_khủng`,
  },
  headache_warning_signs: {
    says: `đau đầu tăng dần … nôn | đau đầu buổi sáng … nôn | đau đầu … nhìn mờ | đau đầu mới xuất hiện … sau 50 | đau đầu ngày càng nặng | đau đầu kéo dài … sụt cân | đau đầu … yếu tay | đau đầu mỗi lần ho rặn tăng | nhức đầu hoài uống thuốc không bớt | đau thái dương … cứng hàm … lớn tuổi | đau đầu … nhìn đôi | headache getting worse with vomiting | morning headache with vomiting | headache with blurred vision | new headache after 50`,
  },
  seizure: {
    says: `co giật | lên cơn giật | lên kinh giật | làm kinh | giật tay chân liên hồi | trợn mắt co giật | sùi bọt mép | lên cơn động kinh | giật toàn thân | co giật do sốt | giật méo người | gồng cứng người … trợn mắt | động kinh liên tục | lên cơn kinh phong | seizure | convulsion | fitting | fit with foam at mouth | eyes rolled back and shaking | giật tay/chân/hai_tay/hai_chân/cả_người/toàn_thân | tay chân giật | mắt trợn/đảo/nhìn_ngược/ngược | lên cơn giật/kinh/co_giật/động_kinh | sùi/trào bọt_mép/bọt | co cứng … giật/trợn/tím`,
    not: `chưa từng co giật | giật mình | giật mí mắt | giật mắt | giật cơ mắt | giật giật mí mắt | mắt bị co giật | mắt co giật | mí mắt co giật`,
  },
  altered_consciousness: {
    says: `lơ mơ | lú lẫn | ngủ gà | ngủ li bì gọi không dậy | li bì | nói nhảm | nói sảng | mê sảng | không nhận ra người nhà | lẫn lộn đột ngột | lừ đừ gọi không trả lời | đờ đẫn | không tỉnh táo | thần trí không tỉnh | ngơ ngác không biết mình ở đâu | lơ lơ lửng lửng | khờ khờ ra … sốt | tri giác lơ mơ | lả đi không tỉnh | mê mê tỉnh tỉnh | sảng rượu | ngủ mê mệt đánh thức không dậy | confused | drowsy and hard to wake | delirious | not making sense | disoriented | nói lung tung | không nhận ra vợ/chồng/con/mẹ/bố/ai/người_thân | không biết chồng/vợ con | ly bì | gọi … mở mắt rồi nhắm | gọi … ừ rồi ngủ | đi lang thang trong nhà | lẫn lộn … đột_ngột/từ_hôm_qua/từ_sáng`,
    not: `lơ mơ buồn ngủ vì thức khuya`,
  },
  meningitis_signs: {
    says: `sốt … cứng cổ | sốt … cứng gáy | sốt … đau đầu … nôn vọt | cứng cổ không cúi được | gáy cứng đơ | sốt cao … sợ ánh sáng | thóp phồng | sốt … lơ mơ | nghi viêm màng não | cúi đầu không được … sốt | đau đầu dữ … sốt … nôn vọt | stiff neck and fever | meningitis | bulging fontanelle | fever with headache and light hurts eyes | sốt … cứng gáy/cổ | sốt … sợ ánh_sáng/sáng/đèn | sốt … không cúi được | sốt … nôn vọt | sốt … đau đầu/nhức_đầu dữ_dội/dữ/khủng_khiếp/như_búa_bổ | thóp … phồng`,
    names: `viêm màng não`,
    not: `vắc xin viêm màng não | vacxin viêm màng não | tiêm viêm màng não | tiêm phòng viêm màng não | chích ngừa viêm màng não`,
  },
  cauda_equina_signs: {
    says: `tê vùng yên ngựa | tê vùng mông và chỗ kín | tê hậu môn | tê bẹn … không tiểu được | đau lưng … bí tiểu | đau lưng … són tiểu | đau lưng … đi tiêu không tự chủ | đau lưng … yếu hai chân | thoát vị đĩa đệm … không tiểu được | mất cảm giác vùng hậu môn | đau lưng … liệt hai chân | tê giữa hai đùi … khó tiểu | saddle numbness | cannot control bladder with back pain | numb between legs | both legs weak with back pain | tê hai mông | tê mông … tiểu | đau lưng … tê … mông/háng/hậu_môn/chỗ_kín/vùng_kín/hội_âm | đau lưng … tiểu không_được/không_tự_chủ/són/bí | tê vùng hội âm`,
  },
  acute_limb_weakness: {
    says: `hai chân yếu dần không đứng được | yếu dần hai chân | tự nhiên không đi được | chân không nhấc lên được | liệt hai chân | yếu tứ chi | tê từ bàn chân lan lên … yếu | sáng dậy không đứng được … chân mềm nhũn | liệt mềm cấp | tay chân mềm nhũn không cử động nổi | chân rủn ra đi không nổi | legs suddenly weak | ascending weakness | cannot walk since yesterday | acute paralysis | hai chân mềm/yếu/liệt/nhũn … không_đứng/không_đi/không_bước | hai chân … không đứng/đi/nhấc được/nổi | chân yếu dần … tay | yếu dần … hai_chân/tay_chân/tứ_chi | tay chân mềm nhũn`,
  },
  sudden_vision_loss: {
    says: `tự nhiên không nhìn thấy gì | mất thị lực đột ngột | mù đột ngột | mắt tối sầm một bên | mờ hẳn một mắt từ sáng | như có màn che trước mắt | nhìn đôi đột ngột | mắt thấy một mảng đen | bỗng dưng mờ tịt | chớp sáng … màn đen | mắt như kéo rèm | sudden vision loss | went blind in one eye | curtain over vision | sudden double vision | tự_nhiên/đột_ngột/bỗng … mờ/tối/mù/không_thấy/không_nhìn_thấy … mắt | mắt … tự_nhiên/đột_ngột/bỗng mờ/tối/mù/không_thấy | mắt … che màn`,
  },
  acute_painful_red_eye: {
    says: `đau mắt dữ dội … nhìn mờ | mắt đỏ đau nhức dữ … buồn nôn | nhức mắt lan lên đầu … thấy quầng sáng | đau mắt … nôn | mắt cứng như hòn bi đau nhức | nhức hốc mắt dữ … đỏ mắt … mờ | thấy cầu vồng quanh đèn … đau mắt | mắt đỏ … chói … mờ … đeo kính áp tròng | painful red eye with blurred vision | halos and eye pain | eye pain with vomiting | acute glaucoma | mắt … đau/nhức … đỏ … mờ | mắt đỏ/đau/nhức … quầng/cầu_vồng/vòng_sáng | đau/nhức mắt … nôn/ói/buồn_nôn`,
  },
  eye_chemical_or_penetrating_injury: {
    says: `axit bắn vào mắt | vôi bắn vào mắt | hóa chất văng vào mắt | xi măng vào mắt | keo 502 vào mắt | nước tẩy bắn vào mắt | bị đâm vào mắt | mạt sắt bắn vào mắt | đinh bắn vào mắt | thủng nhãn cầu | mắt chảy máu sau va đập | bị que chọc vào mắt | xăng bắn vô mắt | chemical splash in eye | something pierced the eye | metal in eye | eye injury | flew into my eye | something in my eye from grinding | splashed into eye | chọc … vào mắt | dính vào mắt | xi_măng/vôi/axit/keo/xăng/hoá_chất/hóa_chất/nước_tẩy/cồn/sơn/ớt/ắc_quy … bắn/văng/rơi/dính/vào … mắt | bắn/văng/tạt/dính vào/vô mắt | đâm/chọc/cắm/găm vào/vô/trúng mắt | thủng mắt | rách mắt | hai mắt rát không mở`,
  },
  sudden_hearing_loss: {
    says: `tự nhiên điếc một tai | ù tai đột ngột … nghe kém | sáng dậy không nghe được tai phải | điếc đột ngột | tai tự nhiên mất nghe | ù đặc một bên tai hôm qua | nghe kém hẳn một bên … sau ngủ dậy | điếc tai … đột ngột | tự nhiên điếc | mất nghe … đột ngột | tự nhiên … không nghe được | suddenly deaf in one ear | sudden hearing loss | ear blocked suddenly cannot hear`,
  },
};
