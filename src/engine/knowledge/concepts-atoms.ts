/** Single notions (a body part, a feeling, a movement) that only mean danger together. Collected for this project, not reviewed. */
export const atomConcepts: Readonly<Record<string, string>> = {
  LIMB_SIDE: `tay phải | tay trái | chân phải | chân trái | cánh tay phải | cánh tay trái | nửa người | một bên người |
    nửa thân | một bên tay | một bên chân | bàn tay phải | bàn tay trái | bên phải người | bên trái người`,
  MOTOR: `yếu | liệt | xụi | xuội | bại | không nhấc | nhấc không | không giơ | giơ không | không cử động | mất lực |
    cầm không | không cầm | đánh rơi | rơi | rớt | rũ | kéo lê | không điều khiển`,
  LIQUID: 'nước | ối | dịch loãng | chất lỏng',
  FLOW: 'ra | chảy | rỉ | ướt | vỡ | bể | ộc | tuôn',
  KICK: 'đạp | cử động | thai máy | con máy | bé máy',
  NOLESS: 'không thấy | không còn | ít | yếu | yếu đi | giảm | chẳng thấy | im | im lìm | bớt',
  BODYHEAD: 'đầu',
  LIMB: `tay | chân | cánh tay | bàn tay | cẳng chân | cẳng tay | bắp chân | đùi | ngón tay | nửa người | một bên
    người | nửa bên người | tay chân | chân tay | giò | cẳng`,
  ONE_SIDE: `một bên | nửa người | bên trái | bên phải | nửa bên | nửa thân | tay phải | tay trái | chân phải | chân trái
    | bên liệt | nửa mặt`,
  WEAK: `yếu | liệt | xụi | xuội | bại | rũ xuống | không nhấc | nhấc không | không giơ | giơ không | không cử động |
    không nhúc nhích | mất lực | không có lực | không cầm được | cầm không | đánh rơi | làm rơi | rơi khỏi |
    tuột khỏi | không điều khiển | đơ | lê chân | kéo lê | không co được | mất cảm giác | tê dại | tê rần | tê
    bì`,
  FACE: 'mặt | miệng | mồm | mép | khóe miệng | khóe môi | môi | má | nửa mặt | nhân trung',
  DROOP: `méo | lệch | xệ | sệ | trễ | xếch | nhếch | đơ | cứng đơ | cứng ngắc | chảy dãi | chảy nước miếng | chảy ra
    | không nhắm kín | không cười được`,
  SPEAK: 'nói | phát âm | tiếng nói | lời nói | giọng | trả lời | diễn đạt | gọi tên | đọc',
  SPEECH_BAD: `ngọng | đớ | líu | lắp bắp | không rõ | không ra tiếng | không thành câu | không thành tiếng | khó khăn |
    như người say | ríu | không được | không nên lời | không ra lời | không ra hơi | lưỡi cứng | méo tiếng`,
  GAIT: 'đi | đứng | bước | đi đứng | ngồi | đứng lên | đứng dậy',
  UNSTEADY: `loạng choạng | xiêu vẹo | xiêu | ngả nghiêng | không vững | liêu xiêu | chao đảo | lảo đảo | nghiêng một bên
    | ngã nhào | đổ về một bên | dạt sang`,
  CHEST: `ngực | tim | xương ức | lồng ngực | giữa ngực | ngực trái | trước tim | lồng ngực trái | ức`,
  CARD_FEEL: `bóp | nghẹt | nghẹn | đè | ép | siết | thắt | nặng | như đá | như tảng | như ai đứng lên | như cối | nóng
    rát | đau | tức | nhói | khó chịu | ran`,
  SPREAD: 'lan | chạy | xuyên | tỏa | kéo | nhức lên | dội | lên tới | xuống tới | sang',
  ARMJAW: `tay trái | cánh tay trái | hai cánh tay | vai trái | bả vai | hàm | quai hàm | cổ | sau lưng | lưng | hai
    tay | vai | khuỷu tay`,
  SWEAT: 'mồ hôi | vã mồ hôi | toát mồ hôi | mồ hôi lạnh | mồ hôi hột | ướt đẫm | đầm đìa',
  BREATHE: 'thở | hít | hít thở | hơi thở | lấy hơi | hô hấp',
  BREATH_BAD: `không nổi | không được | không vô | không vào | không ra hơi | không kịp | gấp | dốc | hổn hển | hồng hộc |
    đứt quãng | ngộp | ngạt | co kéo | rút lõm | thoi thóp | ngáp cá | như cá mắc cạn | ì ạch`,
  RETRACT: 'rút lõm | lõm | co lõm | co rút | phập phồng',
  RIBNECK: 'lồng ngực | xương sườn | kẽ sườn | hõm cổ | cổ | cánh mũi | lỗ mũi | bụng | ngực',
  BLUE: 'tím | tím tái | tái xanh | xám | xanh lét | tím ngắt | tím lịm',
  LIPS: 'môi | mặt | đầu ngón tay | móng tay | toàn thân | da | người',
  WAKE: 'gọi | đánh thức | lay | kêu',
  NOTWAKE: `không dậy | không tỉnh | không thưa | không mở mắt | không phản ứng | không biết gì | không đáp | không trả
    lời | mê man | thiếp | lịm | mãi không dậy | khó đánh thức`,
  MUDDLED: `lơ mơ | lú lẫn | lẫn lộn | lẫn | nói nhảm | lung tung | linh tinh | lộn xộn | vô nghĩa | không nhận ra | mê
    sảng | không tỉnh táo | ngơ ngác | đờ đẫn | lờ đờ | ngủ gà | ngủ lịm | li bì`,
  COLDSKIN: `lạnh ngắt | lạnh toát | lạnh buốt | nhớp nháp | ẩm lạnh | trắng bệch | tái mét | nhợt nhạt | tái nhợt | xanh
    như tàu lá`,
  STOOL: `phân | đi ngoài | đi cầu | đại tiện | đi nặng | đi tiêu | đi vệ sinh | ỉa | đi đồng | bồn cầu`,
  BLACK: `đen | đen sì | đen như bã cà phê | bã cà phê | nhựa đường | hắc ín | đen sệt | đen nhánh | đen thui`,
  VOMIT: 'nôn | ói | mửa | ọc | ộc | trớ | ọe | nôn ộc',
  BLOODOUT: `ra máu | ra huyết | chảy máu | máu tươi | máu cục | máu nâu | dính máu | đốm máu | máu hồng | xuất huyết âm
    đạo`,
  BLOOD: 'máu | huyết | đỏ tươi | đỏ lòm | máu cục | cục máu | máu tươi',
  MUCHBLEED: `máu nhiều | nhiều máu | ồ ạt | xối xả | không cầm | ướt đẫm | không ngừng | tuôn | lênh láng | máu cục | cục
    máu | toàn máu`,
  VAGINA: 'âm đạo | cửa mình | vùng kín | chỗ kín | quần lót | băng vệ sinh | bvs',
  BELLY: `bụng | rốn | thượng vị | hố chậu | mạng sườn | chấn thủy | mỏ ác | dưới rốn | trên rốn | quanh rốn | dạ dày
    | bao tử`,
  RLQ: 'hố chậu phải | bụng dưới bên phải | bụng dưới phải | bên phải | phía phải | góc phải',
  PAINWORD: 'đau | nhức | buốt | nhói | quặn | tức | thốn | xót',
  SEVERE: `dữ dội | dữ | không chịu nổi | chịu không nổi | lăn lộn | quằn quại | khủng khiếp | như dao | như xé | như
    kim châm | không đi thẳng | khóc thét | gào | thấu trời | chưa từng | vật vã`,
  RIGID: 'cứng như gỗ | như đá | cứng như đá | gồng cứng | co cứng | cứng đơ',
  NECK: 'cổ | gáy | ót',
  STIFF: 'cứng | cứng đơ | không cúi | cúi không | gập không | không gập | không ngửa | đau khi cúi',
  LIGHT: 'ánh sáng | đèn | chói | nắng | tắt đèn',
  FEVERW: 'sốt | nóng | hầm hập | hâm hấp | rét run | ớn lạnh | lạnh run | cặp nhiệt | 38 | 39 | 40',
  HEAD: 'đầu | óc | thái dương | nửa đầu | trôốc | màng tang',
  PURPLE: 'tím | bầm | xuất huyết | tím đen | chấm đỏ | tử ban',
  RASHMARK: 'nốt | vết | mảng | chấm | ban | đốm | vệt | chấm xuất huyết',
  NOBLANCH: 'không mất | không tan | không biến mất | vẫn còn | không đổi màu | ấn không',
  TESTIS: 'tinh hoàn | bìu | trứng dái | hòn dái | hòn cà | ngọc hành | bộ phận sinh dục',
  SWELLPAIN: 'sưng | đau | nhức | cứng | đỏ | to lên | buốt',
  PREGW: 'bầu | thai | chửa | mang thai | thai nhi | bụng bầu | em bé trong bụng | có bầu | nghén',
  LEAK: `ra nước | rỉ nước | chảy nước | nước ồ ạt | vỡ ối | rỉ ối | ra ối | bể ối | ướt đẫm | ướt hết`,
  NOMOVE: 'không đạp | ít đạp | đạp ít | im | không máy | không cử động',
  HARDBELLY: 'gò | cứng như đá | cứng như gỗ | không mềm | căng cứng',
  SELFHARM: `tự tử | tự sát | chết | ra đi | kết thúc | biến mất | không muốn sống | chán sống | giải thoát | ngủ luôn |
    không tỉnh lại | rạch tay | cắt tay | nhảy lầu | nhảy cầu | treo cổ | uống thuốc ngủ`,
  INTENT: `muốn | định | sẽ | đã chuẩn bị | đã mua | nghĩ | quyết | để lại thư | thư tuyệt mệnh | lời cuối | tối nay |
    đêm nay | sắp | nếu không còn`,
  BURDEN: 'gánh nặng | nhẹ gánh | không ai cần | vô dụng | làm khổ | thừa thãi | không còn ý nghĩa',
  INGEST: 'uống | nuốt | tu | nốc | ngậm | hít phải | ăn phải | uống nhầm | tợp | cho vào miệng',
  TOXIC: `thuốc trừ sâu | thuốc rầy | thuốc chuột | bả chuột | thuốc cỏ | thuốc diệt cỏ | cỏ cháy | hóa chất | axit |
    a xít | xăng | dầu hỏa | dầu hôi | cồn | thuốc tẩy | javel | nước tẩy | thông cống | thủy ngân | keo dán |
    sơn | paraquat | thuốc ngủ | cả vỉ | cả nắm | nắm thuốc | mấy chục viên | nhiều viên | quá liều | lá ngón |
    nấm độc | cá nóc | rượu methanol | rượu nấu | rượu quê`,
  COGAS: 'than | than tổ ong | củi | máy phát điện | khí gas | lò sưởi | sưởi | khói',
  CLOSEDROOM: 'phòng kín | đóng kín | kín cửa | phòng đóng | cửa đóng kín | gầm nhà',
  OBJECT: `pin | cục pin | viên pin | nam châm | đinh | ghim | đồng xu | lưỡi lam | răng giả | dị vật | mảnh thủy tinh
    | viên bi`,
  BITE: 'cắn | mổ | đốt | chích | táp | ngoạm | cạp | cào | quào | liếm',
  ANIMAL: 'chó | mèo | dơi | khỉ | chuột | chồn',
  SNAKEW: 'rắn | rắn lục | rắn hổ | hổ mang | cạp nia | chàm quạp | rắn độc',
  BEE: 'ong | ong vò vẽ | ong bắp cày | bọ cạp | sứa | rết',
  ALLERG: `kháng sinh | penicillin | thuốc tây | tôm | cua | hải sản | đậu phộng | ong | tiêm | vắc xin | chích thuốc`,
  SKINREACT: 'mề đay | mẩn | phát ban | ngứa khắp | phù mặt | sưng môi | phù lên | nổi khắp người',
  THROAT: 'họng | cổ họng | cuống họng | lưỡi | thanh quản',
  BLOCKED: 'nghẹn | bít | thắt lại | tắc | khó nuốt | nuốt không | vướng | sưng',
  GLUCOSE: 'đường | đường huyết | insulin | tiểu đường',
  SHAKY: 'run | run bần bật | bủn rủn | vã mồ hôi | mồ hôi | lả | hoa mắt | bần thần',
  THIRST: 'khát | uống nước liên tục | đi tiểu liên tục | uống nhiều nước',
  BREATHSMELL: 'mùi táo | mùi trái cây | mùi acetone | thở sâu',
  VISIONW: 'mắt | nhìn | thị lực | thấy',
  VISIONBAD: `không thấy | tối sầm | mờ hẳn | mờ đi | nhòe | quầng | chớp sáng | ruồi bay | một thành hai | mất thị lực |
    tối đen`,
  EYEPAIN: 'nhức | đau | căng | buốt | đỏ',
  SUDDENW: `đột ngột | tự nhiên | bỗng | bỗng dưng | thình lình | đùng một cái | chợt | vừa mới | nãy giờ | hồi nãy`,
  BACKPAINW: 'đau lưng | thắt lưng | cột sống | lưng',
  SADDLE: 'vùng kín | chỗ kín | hậu môn | háng | bẹn | mông | giữa hai đùi | yên ngựa',
  BLADDER: 'tiểu | đái | bàng quang | đi tiểu | ị | đại tiện | bồn cầu',
  NOCONTROL: `không kiểm soát | không biết | không được | không ra | són | đùn | bí | không giữ được | không tự chủ`,
  BOTHLEGS: 'hai chân | cả hai chân | đôi chân | cả hai bên',
  DENGUE: 'xuất huyết | sốt xuất huyết | dengue | sxh | tiểu cầu',
  SEIZW: 'giật | co giật | trợn mắt | sùi bọt | gồng cứng | lên kinh | giật giật',
  SYNCW: 'ngất | xỉu | bất tỉnh | gục | lăn ra | té xuống không biết gì | mất ý thức | lịm đi',
  BURN: 'bỏng | phỏng',
  BURNCAUSE: 'nước sôi | lửa | xăng | axit | điện | dầu sôi | canh nóng | vôi | hóa chất',
  ELECTRIC: 'điện | sét | ổ cắm | dây điện',
  SHOCKED: 'giật | đánh | văng | bất tỉnh | cháy',
  WATERW: 'nước | ao | hồ | sông | bể bơi | giếng | mương | thùng nước | chậu nước',
  DROWN: 'đuối | chìm | ngạt | vớt | ngã xuống | rơi xuống | uống nhiều nước',
  HEATW: 'nắng | nóng | oi bức | phơi nắng | ngoài trời',
  HEATBAD: 'lơ mơ | xỉu | ngất | co giật | nói lung tung | nóng rực | mê sảng',
  NEWBORN: 'sơ sinh | mới sinh | mới đẻ | ngày tuổi | chưa đầy tháng | đầy tháng | lọt lòng',
  JAUND: 'vàng | vàng da | vàng khè',
  FEED: 'bú | ti | mút | ăn sữa | bình sữa',
  FEEDBAD: 'không bú | bỏ bú | bú kém | ngủ suốt | lả | không chịu ti | bú được ít',
  CHILDW: 'bé | con | cháu | em bé | thằng cu | con bé | nhóc | trẻ | cu | gái | nhỏ',
  HFMDW: 'tay chân miệng | nốt nước | mụn nước | phỏng nước | bóng nước',
  JERK: 'giật mình | giật nảy | nảy người | chới với | giật thót',
  LOSTWEIGHT: 'sụt cân | tụt cân | gầy | sút ký | ốm đi | mất ký | rớt ký',
  NOAPPET: 'chán ăn | ăn kém | ăn không vô | ngán ăn | ăn ít',
  LUMPW: 'cục | khối | hạch | bướu | hòn | u cục | cục cứng',
  BREASTW: 'vú | núm vú | nhũ hoa | nách | bầu ngực | đầu vú',
  GROW: 'to dần | lớn dần | to nhanh | lớn lên | cứng',
  OLDAGE: 'bà | ông | cụ | ba | má | bố | mẹ | nội | ngoại | già',
  FALL: 'ngã | té | trượt | vấp | đập',
  NOSTAND: 'không đứng | không đi | không nhấc | không dậy | đau hông | đau háng | xoay ngoài',
  BLOODTHIN: 'chống đông | loãng máu | warfarin | sintrom | rivaroxaban | thuốc van tim',
  HEADHIT: 'đập đầu | đụng đầu | va đầu | cụng đầu | trúng đầu | đầu đập',
  GIBLEEDMED: 'thuốc giảm đau | aspirin | nsaid | thuốc chống đông | corticoid',
};
