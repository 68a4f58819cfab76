/** Circumstances and qualities that change what a symptom means. Collected for this project, not reviewed. */
export const featureConcepts: Readonly<Record<string, string>> = {
  pregnant: `nghén | ốm nghén | mang thai | có thai | có bầu | mang bầu | đang bầu | bà bầu | bầu … tuần | bầu … tháng |
    thai … tuần | thai … tháng | thai kỳ | cấn bầu | có chửa | chửa … tháng | thai phụ | sản phụ | que 2 vạch |
    que hai vạch | thử thai dương tính | em bầu | vợ bầu | bầu lần | bầu bì | mẹ bầu | có tin vui … tuần`,
  postpartum: `sau sinh | sau đẻ | sau sanh | mới sinh xong | mới đẻ xong | hậu sản | ở cữ | đẻ xong | sinh mổ … ngày |
    sinh được … ngày | sanh được … ngày | sản dịch | vết mổ đẻ | sau mổ lấy thai | sinh em bé được`,
  trying_or_possible_pregnancy: `trễ kinh | chậm kinh | mất kinh | trễ tháng | trễ mấy ngày chưa thấy | chưa thấy kinh | chậm mấy ngày | chưa
    thấy có | que hai vạch | que 2 vạch | thử thai`,
  sweating: `vã mồ hôi | toát mồ hôi | mồ hôi lạnh | mồ hôi hột | đổ mồ hôi | mồ hôi đầm đìa | mồ hôi ướt áo | mồ hôi vã
    ra | xuất mồ hôi`,
  radiation: `lan ra tay | lan tay trái | lan lên hàm | lan ra sau lưng | lan ra vai | lan lên vai | lan xuống cánh tay |
    nhức lên tới hàm | tê tay trái | mỏi tay trái | lan lên cổ | đau ra tới vai | nhói ra sau lưng`,
  pressure_quality: `bóp nghẹt | đè nặng | thắt lại | như đá đè | như ai bóp | nặng như tảng | ép chặt | thắt nghẹn | nghèn nghẹn
    ở ngực | siết`,
  sudden_onset: `đột ngột | tự nhiên | tự dưng | bỗng nhiên | bỗng dưng | bất thình lình | sáng nay ngủ dậy |
    nãy giờ | vừa mới | mới nãy | hồi nãy | lúc nãy | khi nãy | cách đây … tiếng | mấy tiếng nay | từ tối qua |
    từ sáng | mới hôm nay | hồi khuya | nửa đêm`,
  severe_word: `dữ dội | không chịu nổi | chịu không nổi | quằn quại | lăn lộn | khủng khiếp | kinh khủng | thấu trời | muốn
    chết | quá trời | ghê gớm | như dao đâm | như xé | kêu la | khóc thét vì đau | không đứng thẳng được | đau
    thấu | dữ lắm | dữ quá`,
  worst_ever: `chưa từng có | chưa bao giờ đau | đau nhất từ trước tới giờ | đau kinh khủng nhất | dữ nhất | lần đầu tiên
    đau vậy | như búa bổ tự nhiên`,
  breathless: 'khó thở | thở không nổi | hụt hơi | ngộp thở | thở mệt | thở gấp | thở dốc | thở hổn hển',
  syncope: 'ngất | xỉu | bất tỉnh | ngã lăn ra | mất ý thức | tối sầm rồi ngã | té xỉu | gục xuống',
  exertion: `khi gắng sức | khi chạy | leo cầu thang | đang đá bóng | đang tập | khi bê nặng | đang chạy bộ | lúc gắng
    sức`,
  stiff_neck: 'cứng cổ | cứng gáy | gáy cứng | không cúi đầu được | cúi đầu không được | cổ cứng đơ',
  photophobia: 'sợ ánh sáng | chói mắt | nhìn đèn nhức',
  petechiae: `chấm xuất huyết | chấm đỏ không mất | ban xuất huyết | nốt tím | mảng tím | bầm tím | ban tím | ấn không mất
    | tử ban | chấm tím`,
  mucosal_bleeding: `chảy máu cam | chảy máu chân răng | chảy máu mũi | ra máu âm đạo | đi ngoài ra máu | nôn ra máu | chảy máu
    nướu | ra huyết nhiều | chảy máu lợi`,
  lower_abdominal: 'đau bụng dưới | trằn bụng dưới | đau vùng chậu | tức bụng dưới | đau hố chậu',
  right_lower: `hố chậu phải | bụng dưới bên phải | bụng dưới phải | bên phải bụng dưới | đau quanh rốn chuyển xuống phải |
    góc phải bụng dưới`,
  persistent_vomiting: `nôn nhiều | nôn liên tục | nôn hoài | ói liên tục | ói nhiều | ăn gì nôn nấy | nôn tất cả | ói suốt | nôn ra
    hết | nôn mãi`,
  lethargy: `li bì | lừ đừ | lả người | lịm | vật vã | bứt rứt | lờ đờ | đờ đẫn | rũ ra | mềm oặt | oặt ẹo`,
  cold_limbs: 'tay chân lạnh | chân tay lạnh | đầu chi lạnh | chân lạnh ngắt | lạnh ngắt | tay lạnh toát',
  low_urine: `tiểu ít | không đi tiểu | tiểu rất ít | bí tiểu | cả ngày không tè | không tè | tiểu hầu như không | không
    đái`,
  defervescence: 'hết sốt | hạ sốt | cắt sốt | giảm sốt | nguội rồi | đỡ sốt | không còn sốt',
  dengue_context: `sốt xuất huyết | sxh | dengue | tiểu cầu | xuất huyết dengue | phường đang có dịch | muỗi vằn`,
  hfmd_context: `tay chân miệng | tcm | mụn nước lòng bàn tay | bóng nước ở tay chân | phỏng nước lòng bàn chân`,
  startling: 'giật mình | hay giật mình | giật thót | chới với | giật nảy',
  confusion: `lơ mơ | lú lẫn | mê sảng | nói nhảm | không tỉnh táo | ngủ gà | ngơ ngác | không nhận ra | lảm nhảm | nói
    linh tinh | ú ớ`,
  one_sided_weakness: `yếu nửa người | liệt nửa người | yếu tay phải | yếu tay trái | yếu chân phải | yếu chân trái | yếu một bên |
    rớt đồ | tay không nhấc nổi | xụi tay | tay xuội xuống | một bên người yếu`,
  face_droop: `méo miệng | miệng méo | miệng lệch | mặt lệch | xệ mặt | méo xệch | mặt xệ | quẹo miệng | nhếch mép`,
  speech_trouble: `nói khó | nói ngọng | nói đớ | nói líu | nói không rõ | không nói được | cứng lưỡi | nói như người say | nói
    ríu | ú ớ | líu lưỡi`,
  vision_sudden: 'tự nhiên không thấy | tối sầm mắt | mất thị lực | nhìn đôi | mờ hẳn | mù hẳn | mắt tối om',
  head_injury: 'đập đầu | va đầu | chấn thương đầu | ngã đầu | té đập đầu | bể đầu | u đầu | vỡ đầu',
  anticoagulant: `thuốc chống đông | warfarin | sintrom | rivaroxaban | apixaban | dabigatran | chống đông máu | đang uống
    thuốc loãng máu | thuốc kháng đông | thuốc loãng máu | thuốc đông máu`,
  amnesia: 'quên hết | không nhớ gì | không nhớ chuyện xảy ra | mất trí nhớ',
  immunosuppressed: `đang hóa trị | vô hóa chất | vô thuốc hóa chất | truyền hóa chất | ghép thận | ghép tạng | ức chế miễn dịch
    | corticoid dài ngày | ung thư máu | bạch cầu thấp | cắt lách | hiv`,
  diabetes: 'tiểu đường | đái tháo đường | đtđ | tiểu đường type | insulin | tiểu đường tuýp',
  heart_disease: `suy tim | bệnh mạch vành | đặt stent | nhồi máu cơ tim cũ | rung nhĩ | bệnh tim | thay van tim | cơ tim`,
  cirrhosis: 'xơ gan | xơ gan cổ trướng | giãn tĩnh mạch thực quản',
  recent_surgery: 'mới mổ | sau mổ | phẫu thuật tuần trước | vừa phẫu thuật | vết mổ | hậu phẫu',
  recent_bite: 'rắn cắn | ong đốt | chó cắn | mèo cào | bị cắn | bị đốt',
  allergen_exposure: `uống thuốc | tiêm thuốc | ăn hải sản | ăn tôm | ăn đậu phộng | ong đốt | tiêm ngừa | thuốc kháng sinh |
    chích thuốc | ăn cua`,
  skin_reaction: `nổi mề đay | nổi mẩn | phát ban | phù mặt | sưng môi | ngứa khắp người | sưng lưỡi | nổi khắp người`,
  gi_reaction: 'nôn | ói | đau bụng | tiêu chảy | quặn bụng',
  hypotension_word: 'tụt huyết áp | choáng | xỉu | ngất | lả | huyết áp tụt',
  black_stool: 'phân đen | đi cầu đen | đi ngoài đen | phân như bã cà phê',
  blood_vomit: 'nôn ra máu | ói ra máu | mửa ra máu',
  shoulder_tip: 'đau vai | nhói vai | đau lên vai',
  self_harm_method: `thuốc ngủ | thuốc trừ sâu | thắt cổ | rạch tay | cắt cổ tay | treo cổ | nhảy lầu | lên kế hoạch | cầm dao
    rạch`,
  bladder_bowel: `bí tiểu | són tiểu | tiểu không được | đi tiêu không tự chủ | són phân | không giữ được nước tiểu | ỉa đùn |
    không tiểu được | không đi tiểu được | rò rỉ`,
  saddle_numb: `tê mông | tê vùng kín | tê bẹn | tê hậu môn | tê yên ngựa | mất cảm giác vùng | tê cả hai mông`,
  both_legs_weak: `yếu hai chân | hai chân không đi được | liệt hai chân | chân không nhấc được | hai chân mềm nhũn | chân rủn`,
  halo_vision: 'quầng sáng | cầu vồng quanh đèn | nhìn thấy quầng',
  eye_pain: 'đau mắt dữ | nhức mắt dữ | đau nhức mắt | mắt đau nhức | nhức hốc mắt',
  cough_weeks: 'ho kéo dài | ho mấy tuần | ho hàng tháng | ho cả tháng | ho trên 2 tuần | ho dai dẳng',
  postmenopausal: 'mãn kinh | hết kinh | sau mãn kinh | tắt kinh',
  cannot_bear_weight: `không đứng được | không đi được | không nhấc chân | đau hông không đứng dậy | đau háng không đi | không bước
    được`,
  alone_elderly: 'ở một mình | sống một mình | không ai chăm | neo đơn | không có người nhà',
  medication_steroid_anticoag: `thuốc giảm đau nhiều ngày | aspirin | nsaid | ibuprofen | thuốc khớp | corticoid | thuốc chống đông`,
  first_seizure: 'lần đầu co giật | chưa từng co giật',
  known_epilepsy: 'động kinh | có bệnh kinh phong | tiền sử co giật',
  child_words: `bé | con em | con tôi | cháu | em bé | trẻ | nhóc | con gái nhỏ | con trai nhỏ | bé nhà em | con nhà em |
    thằng cu | con bé | em nhỏ | sơ sinh`,
  red_cell_count: 'tiểu cầu | hồng cầu thấp | bạch cầu cao | công thức máu bất thường',
  dehydrated: 'mắt trũng | khô môi | môi khô | tiểu ít | mệt lả | lả | khát dữ | khô miệng | da nhăn',
  hyperbole: 'muốn xỉu | muốn chết | chết mất | xỉu up xỉu down | mệt xỉu | đói xỉu',
  suicide_intent: `muốn chết | tự tử | tự sát | không muốn sống | kết thúc cuộc đời | treo cổ | nhảy cầu | uống thuốc chết`,
  harm_plan: 'kế hoạch | đã chuẩn bị | viết thư tuyệt mệnh | đã mua thuốc | cầm dao',
  violence: 'đập phá | đánh người | đòi giết | hung hăng | đâm',
  trung_gio: 'trúng gió | phải gió | gió độc | trúng phong | bị gió quật',
  testicle_pain: `đau tinh hoàn | đau bìu | tinh hoàn sưng | sưng tinh hoàn | đau hòn dái | xoắn tinh hoàn | đau trứng dái`,
  cannot_pass_urine: 'không tiểu được | bí tiểu | tiểu không ra | rặn không ra nước tiểu | đái không ra',
  fetal_movement_reduced: `thai không đạp | thai máy ít | bé đạp ít | không thấy thai cử động | ít đạp hơn | thai yếu`,
  face_neck_hand_bite: `cắn vào mặt | cắn vào đầu | cắn vào cổ | cắn vào tay | cắn ngón tay | vết cắn ở mặt | cắn vào bàn tay | cắn
    vào môi`,
};
