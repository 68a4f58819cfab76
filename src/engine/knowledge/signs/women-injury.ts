import type { Signs } from '../rule.ts';

/** How people say each danger sign. The lists rest on the sources of the sign; wording collected for this project. */
export const womenInjurySigns: Signs = {
  pregnancy_bleeding_or_severe_pain: {
    says: `bầu … ra máu | có thai … ra máu | mang thai … ra huyết | thai … tuần … ra máu | bầu … đau bụng dữ dội | thai … đau bụng nhiều | bầu … đau bụng từng cơn | ra huyết âm đạo … thai | động thai … ra máu | bầu … máu đỏ tươi | chửa … ra máu | cấn bầu … ra máu | bầu … ra máu nâu | thai … đau quặn bụng | bầu … bụng cứng như đá | mang bầu bị té … đau bụng | pregnant and bleeding | bleeding at 20 weeks | pregnant with severe abdominal pain | spotting in pregnancy | pregnant … bleeding | weeks … bleeding | pregnant … severe pain`,
  },
  preeclampsia_signs: {
    says: `bầu … đau đầu … nhìn mờ | thai … huyết áp cao | mang thai … phù mặt | bầu … hoa mắt … đau thượng vị | bầu … nhức đầu dữ | bầu … đau vùng mỏ ác | sau sinh … huyết áp cao … đau đầu | bầu … tay chân mặt sưng phù | thai … co giật | bầu … mắt mờ | bầu … nhìn đốm sáng | pregnant with high blood pressure | pregnant with headache and blurred vision | swollen face in pregnancy | preeclampsia | pregnant … headache … vision | pregnant … swollen face`,
    names: `tiền sản giật | sản giật`,
  },
  ectopic_pregnancy_signs: {
    says: `trễ kinh … đau bụng dưới | chậm kinh … đau bụng | que hai vạch … đau bụng | thử thai 2 vạch … ra máu | trễ kinh … ra máu … đau bụng | trễ kinh … choáng | có thai … đau vai … chóng mặt | trễ kinh … đau một bên bụng | thử thai dương tính … đau bụng dữ | chậm kinh … đau bụng … ra huyết đen | missed period with abdominal pain | positive pregnancy test with pain | ectopic pregnancy`,
    names: `thai ngoài tử cung`,
    not: `mổ thai ngoài tử cung năm | từng thai ngoài tử cung | mổ thai ngoài tử cung | mổ lấy thai ngoài tử cung | phẫu thuật thai ngoài tử cung`,
  },
  reduced_fetal_movement: {
    says: `thai không đạp | thai máy ít | không/chẳng/ít/chưa thấy thai/con/bé/em_bé máy/đạp/cử_động/quẫy/cựa/động_đậy/nhúc_nhích | cả ngày … không/ít/chẳng đạp/máy | bé đạp ít | em bé không máy từ sáng | không thấy thai cử động | thai yếu đi | thai ít cử động hơn | bụng bầu im re | đạp ít hẳn | cả ngày không thấy con đạp | thai không máy | con trong bụng ít đạp | baby not moving | reduced fetal movements | baby stopped kicking | thai/bé/con … không/ít/chẳng đạp/máy/cử_động/quẫy/cựa/nhúc_nhích từ`,
  },
  labour_or_waters_broken: {
    says: `ra nước ối | vỡ ối | rỉ ối | chảy nước ối | đau đẻ | đau bụng đẻ | đau từng cơn cách nhau 5 phút | ra dịch hồng nhầy … đau bụng | sắp đẻ | sắp sanh | sa dây rốn | nước ối màu xanh | ra nước ồ ạt từ âm đạo … bầu | bể ối | cửa mình ra nước … thai | waters broke | in labour | contractions every 5 minutes | leaking amniotic fluid | cord coming out | ra ối | bục ối | waters have broken | bầu/thai … đau bụng từng cơn | bầu/thai … ra nước/ối/nhớt | bầu/thai … phút một lần/cơn | cứ … phút … đau một cơn | contractions every/start/started/regular/closer/coming | having/strong/regular contractions | muốn/mắc/buồn rặn | bể/vỡ/bục bọc_nước/bọc_ối/túi_ối/nước_ối/màng_ối | bọc nước/ối bể/vỡ/bục | want/wants/need/needs/have/urge to push`,
    names: `chuyển dạ`,
    not: `ngày dự sinh | chưa chuyển dạ | vợ ơi`,
  },
  postpartum_danger_signs: {
    says: `sau sinh … ra máu nhiều | sau đẻ … băng huyết | mới sinh … sốt | hậu sản … sốt | sau sinh … khó thở | vết mổ đẻ … mủ | sau mổ lấy thai … đau bụng dữ | sản dịch hôi … sốt | sau sanh … sốt | đẻ xong … chóng mặt … ra máu | sau sinh … đau đầu dữ | ở cữ … ra huyết cục | heavy bleeding after birth | fever after delivery | infected c-section wound | postpartum headache`,
  },
  heavy_vaginal_bleeding: {
    says: `ra máu âm đạo ồ ạt | rong kinh … chóng mặt | máu kinh ra xối xả | thay băng liên tục mỗi giờ | ra máu cục nhiều … choáng | xuất huyết âm đạo nhiều | ra huyết vùng kín ướt đẫm | huyết ra như mở vòi | rong kinh … mặt tái mét | máu ra ướt quần … chóng mặt | soaking pads every hour | very heavy vaginal bleeding | bleeding with clots and dizzy | ra máu/huyết/kinh … xối_xả/ồ_ạt/ướt_hết/thay_băng/cục_to/choáng/xỉu/ngất | máu … âm đạo … xối_xả/ồ_ạt/tuôn/nhiều_quá`,
    names: `băng huyết`,
  },
  pregnancy_fever_or_vomiting: {
    says: `bầu … sốt | mang thai … sốt cao | nghén nặng … không ăn được | bầu … tiểu buốt | bầu … nôn không uống được nước | thai … đau lưng … sốt | bầu … nóng sốt | nghén … sụt cân | có thai … tiêu chảy nhiều | bầu … ói ra mật | pregnant with fever | hyperemesis | cannot keep food down in pregnancy | pregnant with uti`,
  },
  major_trauma: {
    says: `trúng đạn | bị đạn | đạn … bắn/găm | bị bắn súng/trúng/vào | súng … bắn/cướp_cò | shot in/by | gunshot | đứt gần/suýt/sắp lìa/rời/hẳn | gần/suýt đứt lìa/rời | đứt lìa | dập/giập nát | tông xe | đụng xe | ngã từ trên cao | té giàn giáo | rơi từ tầng | bị đâm | bị chém | dao đâm | đâm dao | bị đâm/chém … bụng/ngực/lưng/cổ/sườn | lòi/lộ ruột | ruột lòi/lộ ra | bị đè | xe cán | bị đánh nhiều vào bụng | ngã cầu thang … không dậy được | bị đâm thủng bụng | té lầu | lật xe | té xe máy … đau ngực | bị cây đè | car accident | fell from height | stabbed | run over | crushed | major injury | xe … tông/cán/đè/húc/đụng/ủi/hất | bị … tông/cán/húc | tai nạn … đau_ngực/khó_thở/gãy/bất_tỉnh/đau_bụng/chảy_máu | đâm/chém vào/trúng bụng/ngực/cổ/lưng/bắp_tay/đùi/đầu | bị bắn | đâm/chém/chọc/chặt/húc/phang vào/trúng/ngang/dưới bụng/ngực/hông/lưng/cổ/sườn/mạn_sườn/đầu/mặt/đùi/bẹn | lòi mỡ/gân/ruột/gan/phổi | lòi cả mỡ/gân/ruột/xương`,
    names: `tai nạn giao thông`,
    not: `tai nạn giao thông năm ngoái | bảo hiểm tai nạn | mua bảo hiểm | giám định | năm ngoái | năm trước | hồi trước | tháng trước | cũ | sợ | tông màu`,
  },
  head_injury_danger_signs: {
    says: `ngã đập đầu … nôn | té đập đầu … ói | đập đầu … bất tỉnh | ngã … chấn thương đầu … ngủ gà | té xe … quên hết | đập đầu … co giật | đập đầu … chảy máu tai | va đầu … nôn vọt | té đập đầu … uống thuốc chống đông | bé ngã giường … nôn | đập đầu … chảy nước mũi trong | té … đầu sưng to … lừ đừ | ngã đầu đập xuống nền … ngủ li bì | bị vật rơi trúng đầu … choáng | hit head and vomited | head injury with loss of consciousness | fell and hit head on blood thinners | fluid from ear after head injury | té/ngã/đập/đánh/va/trúng … đầu … nôn/ói/bất_tỉnh/ngất/lơ_mơ/li_bì/co_giật/quên/không_nhớ/chống_đông/loãng_máu/lịm/ngủ_gà | bất tỉnh … nhức đầu ói | té xe … bất_tỉnh/ngất/không_nhớ/ói/nôn`,
    names: `chấn thương sọ não`,
  },
  fracture_or_dislocation: {
    says: `gãy xương hở | xương lòi ra ngoài | tay biến dạng | chân cong vẹo sau té | khớp lệch | không nhấc được tay sau té | cổ tay lệch sau ngã | té xong chân sưng to không đi được | lọi xương | gãy cổ xương đùi … té | bẻ khớp lệch hẳn | broken bone sticking out | dislocated shoulder | deformed arm after fall | fracture | cannot bear weight after fall | xương … lòi/đâm/chọc ra | gãy gập | gãy hở`,
    names: `gãy tay | gãy chân | trật khớp | gãy cẳng tay`,
  },
  severe_burn: {
    says: `tạt/hất/hắt/dội/đổ nước_sôi/nước_nóng/canh_nóng/cháo_nóng/dầu_sôi/xăng | bỏng/phỏng … rộng … phồng/rộp/phồng_rộp | kéo/làm/đụng/va đổ phích/phích_nước/ấm_nước/nồi/nồi_canh/bát_canh/tô_canh/tô_cháo/bình_thủy/chảo_dầu | tạt axit | bị axit | axit … mặt/mắt/người | bỏng nước sôi | bỏng xăng | bỏng axit | bỏng toàn thân | phỏng nước sôi | bỏng mặt | bỏng tay phồng rộp rộng | bỏng lửa | bé bị bỏng | cháy nhà bị bỏng | bỏng điện | phỏng lửa | bỏng bô nặng | đổ nước sôi lên người | bỏng vùng kín | phỏng dầu sôi | burn from boiling water | large burn | face burn | chemical burn | child burned | bỏng/phỏng gas/ga/lửa/xăng/điện/axit/cồn/hơi_nước`,
    not: `nóng bỏng | bong gân | bỏng rát | rát bỏng | bỏng nhẹ | bằng đồng xu | bỏng bô | phỏng bô | rộp nước nhỏ | phồng nước nhỏ`,
  },
  electrical_injury: {
    says: `điện giật | bị giật điện | chập điện giật | điện cao thế … người | sét đánh | giật bắn người do điện | sờ vào ổ điện bị giật | bị điện giật ngất | vướng dây điện giật | electrocution | electric shock | struck by lightning | touched live wire | điện phóng | điện hút | dính điện | bị điện | điện cao thế | điện giật/hút/phóng | bị giật … điện/ổ_cắm | chạm/đụng/vướng dây điện | shocked by | got shocked | got a shock | zapped by`,
  },
  drowning: {
    says: `vớt từ ao lên | chìm dưới hồ bơi | uống nhiều nước suýt chết đuối | té ao | té giếng | ngã xuống nước … bất tỉnh | bị sóng cuốn | chết đuối được vớt lên | rơi xuống bể nước | bơi … chìm | drowning | pulled from water | near drowning | fell in the pond | chìm … ao/hồ_bơi/sông/biển/bể/nước | té/ngã/rơi/rớt xuống ao/hồ/sông/giếng/bể/mương/kênh/suối/hồ_bơi | đuối nước`,
    names: `đuối nước | ngạt nước`,
    not: `sợ đuối nước | học bơi chống đuối nước | phòng đuối nước | học bơi | sợ`,
  },
  heat_stroke: {
    says: `say nắng … lơ mơ | say nóng … ngất | làm ngoài nắng … xỉu | nắng … co giật | ngoài đồng nắng … mê sảng | chạy bộ … ngã … người nóng ran | sốt cao 41 … ngoài nắng | bị nắng … nôn … lơ mơ | heat stroke | collapsed in the sun | very hot and confused | nhốt trong xe | bỏ quên trong xe | kẹt trong xe đóng kín | left in a hot car`,
    names: `sốc nhiệt`,
  },
  snake_bite: {
    says: `rắn cắn | rắn lục cắn | rắn hổ mang cắn | bị rắn mổ | rắn cạp nia cắn | rắn độc cắn | rắn phun vào mắt | bị rắn nó mổ vào chân | rắn chàm quạp cắn | rắn cắn tay sưng | snake bite | bitten by a viper | cobra bite | snake venom in eye | rắn mổ | rắn đớp | rắn táp | bị rắn | bitten by a snake`,
    not: `sợ rắn cắn`,
  },
  multiple_stings: {
    says: `ong đốt nhiều nốt | ong vò vẽ đốt | bị ong đốt cả trăm nốt | ong đốt vào lưỡi | bọ cạp đốt | sứa đốt … khó thở | ong đốt … chóng mặt | kiến lửa đốt … nổi mề đay khắp người | ong bắp cày đốt | ong mật chích cả đàn | rết cắn … mệt | many bee stings | wasp attack | stung in the mouth | jellyfish sting with breathing trouble | ong đốt vào miệng | ong đốt trong miệng | ong đốt nhiều | many stings`,
    not: `ông đột quỵ`,
  },
  poisoning: {
    says: `uống thuốc trừ sâu | uống thuốc diệt cỏ | uống nhầm | uống quá liều | uống thuốc chuột | uống xăng | uống nước tẩy | uống cả vỉ thuốc | trẻ uống nhầm thuốc | uống rượu … mù mắt … lơ mơ | ăn nấm … nôn | ăn cá nóc … tê môi | ngạt khí than | ngạt khói | khí gas … bất tỉnh | sưởi than … nhức đầu | uống paraquat | ăn so biển | uống hóa chất | uống thuốc tây quá liều | ăn lá ngón | ăn phải bả chuột | swallowed pesticide | overdose | poisoning | drank bleach | toadfish poisoning | mushroom poisoning | methanol | carbon monoxide | smoke inhalation | uống/nuốt/tu/nốc hết/cả/nguyên chai/vỉ/hộp/lọ/nắm | uống/nuốt nhầm/lỡ thuốc/phải | uống/nuốt … thuốc_ngủ/thuốc_sâu/thuốc_chuột/thuốc_cỏ/thuốc_diệt/thuốc_tẩy/hoá_chất/hóa_chất/axit/xăng/dầu_hoả/dầu_hỏa/javel | ăn nấm/cóc/cá_nóc/lá_ngón/so_biển … nôn/ói/đau_bụng/tê/chóng_mặt | đốt/sưởi than … nhức_đầu/đau_đầu/chóng_mặt/nôn/ngất`,
    names: `ngộ độc | ngộ độc rượu | ngộ độc methanol`,
    not: `vỉ thuốc tránh_thai/ngừa_thai/kháng_sinh/bổ/dạ_dày | vỉ tránh_thai/ngừa_thai/kháng_sinh/vitamin/canxi | chai thuốc nam/bắc/bổ | thuốc ngủ mới ngủ/chợp/chợp_mắt | phải/hay/vẫn uống thuốc ngủ | thuốc ngủ mỗi/hàng | uống nhầm … vitamin | tẩy giun | ngộ độc thực phẩm | ngộ độc thức ăn | uống nhầm ngày | uống nhầm giờ | uống hết thuốc bác sĩ | uống hết thuốc rồi | uống hết đơn | hết thuốc`,
  },
  anaphylaxis: {
    says: `dị ứng … khó thở | nổi mề đay … khó thở | nổi mề đay … choáng | ăn hải sản … sưng mặt … khó thở | tiêm thuốc … khó thở | uống thuốc … ngứa toàn thân … tụt huyết áp | ong đốt … khó thở | ăn đậu phộng … sưng môi … nôn | sưng phù mặt môi … nghẹn cổ | tiêm xong … tím tái | ngứa … nổi mẩn … choáng váng | uống kháng sinh … phù mặt | ăn tôm … nổi khắp người … nghẹn họng | anaphylaxis | hives and trouble breathing | swollen lips and throat after eating | allergic reaction with fainting | ăn/uống/tiêm/chích/ong_đốt … sưng_môi/sưng_mặt/nổi_mề_đay/nổi_mẩn/phù_mặt/ngứa … khó_thở/nghẹn/choáng/xỉu/ngất/tụt/nôn/ói/khò_khè | sưng môi … khó_thở/nghẹn/choáng | nổi mề đay … khó_thở/choáng/nghẹn/tụt/xỉu`,
    names: `sốc phản vệ | phản vệ`,
    not: `không khó thở | không nghẹn | không choáng`,
  },
  severe_drug_rash: {
    says: `uống thuốc … phồng rộp da | bong da … sốt … sau uống thuốc | lở loét miệng … mắt đỏ … sau thuốc | dị ứng thuốc nặng | da bong tróc toàn thân | nổi bóng nước khắp người … sau uống thuốc | phồng rộp … loét sinh dục | uống allopurinol … bong da | uống thuốc tây xong da rộp lên lở miệng | stevens-johnson | skin peeling after medicine | blisters with mouth sores after drug | skin is peeling | blisters all over after`,
    names: `hội chứng stevens johnson`,
  },
};
