/**
 * More notions, for what people describe without naming it: how someone looks, holds himself, answers, moves. Names in
 * capitals are parts of a rule, the others are findings. Ours, not reviewed by a clinician.
 */
export const moreConcepts: Readonly<Record<string, string>> = {
  // How someone looks
  PALE: `tái mét | tái nhợt | tái xanh | tái đi | tái xám | trắng bệch | trắng bợt | xanh lè | xanh mét | xanh lét | xanh xao | xanh tái | xanh rớt |
    nhợt nhạt | nhợt ra | nhợt đi | bợt bạt | xám ngoét | xám xịt | xám đi | cắt không còn giọt máu | không còn giọt máu | như tàu lá |
    mặt tái | mặt xanh | môi tái | môi nhợt | môi trắng | pale as | very pale | went pale | pale | grey | ashen`,
  CLAMMY: `vã mồ hôi | toát mồ hôi | mồ hôi lạnh | mồ hôi hột | mồ hôi vã | mồ hôi như tắm | ướt sũng | ướt đẫm mồ hôi | rịn mồ hôi | đổ mồ hôi |
    mồ hôi đầm đìa | mồ hôi túa | túa mồ hôi | mồ hôi nhễ nhại | mồ hôi ướt | tháo mồ hôi | mồ hôi chảy ròng | đẫm mồ hôi | nhớp nháp | mồ hôi ra |
    sweating | sweaty | drenched in sweat | clammy | cold sweat`,
  COLLAPSE: `gục xuống | gục tại chỗ | gục đầu | đổ gục | ngã gục | khuỵu | khuỵu xuống | quỵ xuống | ngã quỵ | ngã vật | nằm vật | vật ra | lăn quay | lăn đùng |
    ngã lăn | té lăn | sụm xuống | sụm luôn | xụi lơ | lả đi | lả người | lả dần | rũ xuống | rũ rượi | lịm đi | lịm dần | xỉu | ngất | té xỉu | bất tỉnh | đổ xuống | ngã ngửa |
    mất ý thức | collapsed | passed out | fainted | blacked out | went limp | slumped`,
  LIMP: `mềm nhũn | mềm oặt | oặt ẹo | oặt ra | nhũn ra | nhũn như bún | như cọng bún | như sợi bún | rũ ra | lả ra | lả lơi | ẻo lả | xụi lơ | lờ đờ | lừ đừ | đừ người | đừ đừ | đờ đẫn |
    li bì | lịm | ngủ li bì | ngủ suốt | ngủ mê mệt | không buồn chơi | không thiết gì | bỏ chơi | nằm im re | nằm bẹp | nằm một chỗ | floppy | limp | lethargic | listless | very sleepy`,
  DISTRESS: `vật vã | quằn quại | lăn lộn | kêu la | la hét | la lên | hét lên | khóc thét | khóc ré | rên rỉ | rên la | rên hừ hừ | gào khóc | cong người | co quắp | co rúm | nằm co | ôm bụng | gập người | gập bụng |
    cắn răng chịu | ứa nước mắt | phát khóc | đau điếng | đau thấu | đau muốn chết | chịu không nổi | không chịu nổi | chịu hết nổi | screaming in pain | doubled over | writhing`,
  CLUTCH_CHEST: `ôm ngực | ôm lấy ngực | ôm chặt ngực | tay ôm ngực | bưng ngực | đấm ngực | xoa ngực | vuốt ngực | giữ ngực | clutching chest | holding his chest | holding her chest | clutching his chest | clutching her chest`,
  ON_CHEST: `ngồi lên ngực | đè lên ngực | đè ngực | đè nặng ngực | đứng trên ngực | tảng đá trên ngực | đá đè ngực | cục tạ trên ngực | bóp tim | bóp chặt tim | siết ngực | siết chặt ngực | ép ngực | bó ngực |
    thắt ngực | thắt ở ngực | nặng ngực | nghẹn ngực | nghẹn ở ngực | nghẹt ngực | tức ngực | đau ngực | đau thắt ngực | nhói ngực | nhói tim | đau tim | đau ở tim | ran ngực | chest pain | chest pressure | chest tightness |
    tight chest | chest feels tight | elephant on my chest | weight on my chest | heaviness in chest | chest hurts`,
  HARD_BREATH: `thở rên | thở dốc | thở hổn hển | thở hồng hộc | thở phì phò | thở gấp | thở gấp gáp | thở nhanh | thở mệt | thở khó | khó thở | thở hắt | thở hắt ra | thở ì ạch | thở nặng nhọc | thở nặng | thở rút | thở co kéo | thở không kịp | thở không nổi |
    thở không ra | thở không được | không thở được | không thở nổi | thở cực | thở đứt quãng | hụt hơi | đứt hơi | thiếu hơi | không đủ hơi | hết hơi | ngộp | ngộp thở | nghẹt thở | ngạt thở | tức thở | hớp hớp | hớp không khí |
    há miệng thở | há miệng ra thở | thở bằng miệng | ngồi thở | ngồi dậy thở | ngồi mới thở | vừa nói vừa thở | thở như kéo bễ | thở rít | thở khò khè | thở phập phồng | phập phồng | thở thoi thóp | thoi thóp | thở yếu | hơi thở yếu |
    short of breath | shortness of breath | can't breathe | cannot breathe | struggling to breathe | hard to breathe | trouble breathing | difficulty breathing | breathing fast | gasping | gasp for air | out of breath | panting | breathless`,
  BROKEN_SPEECH: `nói đứt quãng | nói từng chữ | nói từng tiếng | nói được vài chữ | nói không hết câu | nói không ra hơi | nói câu phải nghỉ | vài từ là phải nghỉ | không nói nổi | nói không nổi | can't finish a sentence | cannot finish sentences | can only say a few words`,
  CANT_LIE: `nằm xuống là ngộp | nằm là ngộp | nằm không được | không nằm được | nằm là khó thở | nằm xuống là khó thở | phải ngồi ngủ | ngồi ngủ cả đêm | kê cao gối mới | kê ba gối | kê 3 gối | kê mấy cái gối | can't lie flat | cannot lie down`,
  // How someone answers
  CALLED: `gọi | kêu | lay | hỏi | đánh thức | vỗ | vỗ má | cấu | véo | tát | nhéo | lay gọi | gọi hoài | gọi mãi | hỏi gì | hỏi han | call | shake | wake`,
  NO_ANSWER: `không dậy | không thưa | không trả lời | không đáp | không đáp lại | không ừ hử | chẳng ừ hử | không phản ứng | chẳng phản ứng | không nhúc nhích | chẳng nhúc nhích | không hay biết | không mở mắt | không chịu dậy | mãi không dậy | mãi mới dậy | mãi mới tỉnh |
    không nghe | không biết gì | chẳng biết gì | không tỉnh | chẳng tỉnh | không ăn thua | nhắm nghiền | ậm ừ rồi ngủ | ừ ừ rồi ngủ | mở mắt rồi lại nhắm | lại thiếp đi | lại ngủ | không buồn trả lời | không nói gì | trơ trơ | không có phản ứng |
    doesn't respond | won't wake | not responding | no response | won't respond | does not answer | unresponsive`,
  STRANGE: `nói lung tung | nói linh tinh | nói nhảm | nói sảng | nói mê | lảm nhảm | nói năng lộn xộn | nói lộn xộn | nói không đâu vào đâu | câu nọ xọ câu kia | hỏi một đằng trả lời một nẻo | hỏi một đường trả lời một nẻo | trả lời lung tung | không nhận ra | nhận không ra |
    không nhớ tên | quên cả tên | quên tên con | không biết mình đang ở đâu | không biết đang ở đâu | không biết đây là đâu | như người mất hồn | ngơ ngác | ngây ra | nhìn trân trân | nhìn đờ đẫn | mắt lờ đờ | lú lẫn | lú | lẫn lộn | lẫn lộn ngày đêm | mê sảng | lơ mơ | ú ớ | bắt chuồn chuồn |
    nhìn như người lạ | gọi nhầm tên | tưởng đang ở | không tỉnh táo | khờ ra | đờ ra | gà gật | gật gù | ngủ gà ngủ gật | confused | not making sense | talking nonsense | doesn't recognise | doesn't recognize | disoriented | delirious | acting strange`,
  // How someone moves and speaks
  DROPS: `rớt đũa | rơi đũa | rớt chén | rơi bát | rớt ly | rơi cốc | rớt đồ | rơi đồ | đánh rơi | làm rơi | làm rớt | cầm gì rớt nấy | cầm gì rơi nấy | cầm không nổi | cầm không chắc | cầm không được | không cầm nổi | không cầm được | tuột khỏi tay | rớt khỏi tay | rơi khỏi tay | tuột dép | rớt dép | rơi dép |
    cài nút không được | không cài được nút | không cài nổi | không bấm được điện thoại | viết nguệch ngoạc | viết không ra chữ | dropping things | drops things | dropped`,
  ONE_SIDED: `một bên | nửa người | nửa bên | nửa mặt | bên trái | bên phải | bên liệt | tay phải | tay trái | chân phải | chân trái | cánh tay phải | cánh tay trái | một tay | một chân | nửa thân | một cánh tay | tay bên này | one side | left arm | right arm | left leg | right leg | left side | right side`,
  NO_POWER: `yếu | yếu xìu | yếu hẳn | yếu đi | liệt | xụi | xuội | bại | không nhấc | không nhấc nổi | nhấc không | nhấc không nổi | không giơ | giơ không | không giơ lên | không cử động | không nhúc nhích | cử động không | mất lực | không có lực | hết lực | không điều khiển | không nghe lời | không phải của mình | như của ai | nặng như chì | nặng trịch | nặng trĩu |
    mất cảm giác | không có cảm giác | không cảm giác | tê dại | tê rần | tê cứng | tê bì | tê hẳn | tê một bên | kéo lê | lết | lê chân | lê lết | rũ xuống | buông thõng | thõng xuống | đơ | đơ ra | đơ cứng | cứng đờ | weak | numb | can't move | cannot move | can't lift | cannot lift | paralysed | paralyzed | heavy | won't move`,
  MOUTH_LEAK: `nước chảy ra mép | chảy ra khóe miệng | chảy ra một bên miệng | chảy nước miếng một bên | cơm rơi ra | uống nước bị chảy | uống nước chảy ra | súc miệng bị chảy | cười lệch | cười méo | miệng lệch | miệng méo | méo miệng | méo mồm | mồm méo | méo một bên | lệch một bên | mép xệ | mép trễ | khóe miệng trễ | mặt lệch | mặt xệ | mặt méo | mắt nhắm không kín | một mắt không nhắm | sụp mí một bên | méo xệch | face drooping | face is drooping | drooping face | mouth is crooked | crooked smile | droopy`,
  SLURRED: `nói ngọng | nói đớ | nói líu | líu lưỡi | ríu lưỡi | lưỡi ríu | lưỡi cứng | cứng lưỡi | nói như ngậm | như ngậm kẹo | như ngậm cơm | như ngậm hột | nói không rõ | nói không ra lời | nói không ra tiếng | nói không ra chữ | nói không nên lời | nói không thành câu | nói không thành tiếng | không nói được | không nói nên lời | không ra lời | không tìm được từ | tìm không ra từ | muốn nói mà không |
    nói gì không ai hiểu | không ai hiểu | nghe không hiểu gì | nói lắp bắp | lắp bắp | nói dính chữ | nói nhịu | nói khó | nói khó khăn | nói lè nhè | lè nhè | như người say | như say rượu | nói chậm hẳn | á khẩu | cấm khẩu | đớ lưỡi | slurred | slurring | can't speak | cannot speak | speech is strange | words don't come out | trouble speaking`,
  OFF_BALANCE: `loạng choạng | lảo đảo | xiêu vẹo | đi xiêu | chao đảo | đi dạt | dạt sang một bên | dạt về một bên | đâm vào tường | đâm sầm vào | ngã về một bên | ngả về một bên | nghiêng hẳn về một bên | mất thăng bằng | đứng không vững | đi không vững | ngồi không vững | đứng không nổi | đi đứng không vững | staggering | loss of balance | lost balance | can't walk straight`,
  DOUBLE: `nhìn đôi | nhìn một thành hai | nhìn một hóa hai | một hóa hai | thấy hai hình | double vision | seeing double`,
  HALF_SIGHT: `tối om | tối sầm một mắt | tối đen | mù hẳn | mù một mắt | không thấy gì | không nhìn thấy gì | không nhìn thấy | mất thị lực | như có màn | tấm màn | tấm rèm | màn đen | bức màn | mảng đen | vùng đen | mất nửa tầm nhìn | chỉ thấy một nửa | chỉ còn thấy lờ mờ | nhìn không thấy đường | không thấy đường | went blind | lost vision | can't see | cannot see | curtain over | lost sight`,
  ROLLED: `mắt trợn | trợn mắt | trợn ngược | trợn trắng | mắt ngược | mắt đảo ngược | sùi bọt | sùi bọt mép | cắn lưỡi | cắn chặt răng | gồng cứng | gồng người | cứng đờ người | người cứng đơ | cứng người | co giật | giật đùng đùng | giật liên hồi | giật từng cơn | giật tay chân | tay chân giật | giật giật | co quắp tay chân | làm kinh | lên kinh |
    convulsing | shaking all over | eyes rolled back | foaming | stiffened`,
  CANT_STAND: `không đứng được | đứng không được | không đứng nổi | đứng không nổi | không đi được | đi không được | không đi nổi | đi không nổi | không ngồi dậy được | không dậy nổi | không dậy được | không bước nổi | không bước được | không nhấc nổi chân | không nhấc chân | đứng lên là ngã | đứng dậy là ngã | đứng lên không nổi | không lết nổi | phải bế | phải cõng | phải khiêng | phải dìu | can't stand | cannot stand | can't walk | cannot walk | unable to walk`,
  // Body parts and feelings
  BREAST_BONE: `ngực | xương ức | lồng ngực | giữa ngực | ngực trái | trước tim | vùng tim | chest`,
  BACK_PART: 'lưng | thắt lưng | cột sống | back',
  JOINT: 'khớp | gối | đầu gối | khuỷu | cổ tay | háng | mắt cá | cổ chân | knee | joint | hip',
  FLANK: 'hông | mạn sườn | mạng sườn | hông lưng | flank',
  EYE_PART: 'mắt | hốc mắt | nhãn cầu | eye',
  EAR_PART: 'tai | lỗ tai | ear',
  THROAT_PART: 'họng | cuống họng | throat',
  TOOTH: 'răng | chân răng | tooth',
  LOW_BELLY: 'bụng dưới | hố chậu | vùng chậu | dưới rốn | lower belly | pelvis',
  RIGHT_LOW: `bụng dưới bên phải | bụng dưới phải | hố chậu phải | bên phải bụng dưới | góc phải bụng | bụng bên phải | bụng phải | phía dưới bên phải | xuống bên phải | chạy xuống phải | qua bên phải | right lower | lower right`,
  SIGHT_DARK: 'tối sầm | hoa mắt | tối mắt | sầm mặt | xây xẩm',
  NONSTOP: `liên tục | liên hồi | hoài | mãi | không ngừng | không dứt | suốt | nhiều lần | thốc tháo | hết lần này đến lần khác | cả đêm | cả ngày | nonstop | constantly | all night`,
  // Onset
  SUDDEN: `đột ngột | tự nhiên | tự dưng | bỗng | bỗng nhiên | bỗng dưng | thình lình | bất thình lình | đùng một cái | đột nhiên | vừa mới | mới nãy | hồi nãy | lúc nãy | khi nãy | nãy giờ | vừa nãy | vừa xong | nửa đêm | hồi khuya | sáng nay | trưa nay | chiều nay | tối nay | sáng dậy | ngủ dậy | thức dậy |
    sáng ra | cách đây một tiếng | nửa tiếng | 30 phút | mấy phút | vài phút | một lúc | từ sáng | từ trưa | từ chiều | từ tối | suddenly | all of a sudden | just now | an hour ago | minutes ago | woke up | since this morning`,
  // Bowels, blood
  TAR: `đen | đen sì | đen thui | đen kịt | đen như mực | như mực | như hắc ín | hắc ín | nhựa đường | bã cà phê | cà phê | khẳm | tanh khắm | thối khắm | black | tarry | coffee`,
  STOOLS: `phân | đi ngoài | đi cầu | đại tiện | đi nặng | đi tiêu | đi ị | ỉa | đi vệ sinh | bồn cầu | stool | poop | bowel`,
  GASLESS: `không xì hơi | không trung tiện | không đánh rắm | bí trung tiện | bí trung đại tiện | không đi cầu được | không đi ngoài được | không đi đại tiện được | bụng căng như trống | bụng trướng căng | bụng chướng căng | bụng căng cứng | nôn ra nước xanh | nôn ra mật | nôn ra dịch xanh | nôn ra dịch vàng xanh | nôn như phân | no gas | not passed gas`,
  STUCK_LUMP: `đẩy không vào | đẩy không lên | không đẩy lên được | không đẩy vào được | không tụt vào | không thụt vào | cứng ngắc | won't go back in`,
  GROIN: `bẹn | cục ở bẹn | khối ở bẹn | thoát vị | cục thoát vị | rốn lồi | groin | hernia`,
  JELLY_STOOL: `phân như thạch | phân nhầy máu | phân lẫn máu nhầy | như mứt dâu | phân máu | phân có máu | currant jelly`,
  CRY_FITS: `khóc thét từng cơn | khóc ré từng cơn | khóc từng cơn | từng cơn co chân | co chân lên bụng | co chân | ưỡn người khóc | khóc thét | khóc ré`,
  // Children
  DRY_NAPPY: `tã khô | bỉm khô | chưa ướt tã | chưa ướt bỉm | chưa thay tã | chưa thay bỉm | không ướt tã | không tè | không đi tè | chưa tè | chưa đi tiểu | không đi tiểu | không tiểu | tiểu rất ít | tiểu ít | cả ngày không tè | khóc không ra nước mắt | khóc không có nước mắt | mắt trũng | môi khô nứt | môi khô | thóp lõm | thóp trũng | dry nappy | no wet diapers | no wet nappies | sunken eyes | no tears`,
  NO_FEED: `bỏ bú | không bú | không chịu bú | không bú được | không ti | không chịu ti | bỏ ti | bú không nổi | bú không được | nhả vú | không mút | không chịu uống | không uống được | uống gì ra nấy | ăn gì nôn nấy | uống vào là nôn | uống vô là ói | cho gì cũng nôn | nôn hết | nôn ra hết | nôn tất cả | bỏ ăn | bỏ ăn bỏ bú | refuses to feed | won't feed | not feeding | not drinking | vomits everything`,
  HOT_BODY: `sốt | nóng | nóng hổi | nóng ran | nóng rực | nóng hầm hập | hầm hập | ấm đầu | hâm hấp | người nóng | trán nóng | rờ nóng | sờ nóng | nóng như lửa | nóng như than | fever | hot | burning up | temperature`,
  BABY: `sơ sinh | mới sinh | mới đẻ | lọt lòng | ngày tuổi | tuần tuổi | đỏ hỏn | chưa đầy tháng | đầy tháng | cữ | newborn | days old | weeks old`,
  // Pregnancy
  WOMB: `thai | bầu | em bé trong bụng | con trong bụng | bé trong bụng | bụng bầu | thai nhi | bụng em bé | baby inside | in my belly | fetus`,
  STILL: `im | im ắng | im re | im lìm | im bặt | nằm im | không đạp | ít đạp | đạp ít | đạp yếu | không máy | máy ít | ít máy | không quẫy | không cựa | không cựa quậy | ít cựa | không huých | không động đậy | chẳng động đậy | không thấy động | không thấy đạp | không thấy máy | chưa thấy đạp | chưa thấy máy | không cử động | ít cử động | cử động ít | yếu hẳn | not moving | stopped moving | not kicking | moving less | kicking less`,
  GUSH: `nước chảy | chảy nước | ra nước | rỉ nước | rò nước | ướt quần | ướt sũng | ướt cả giường | ướt đùi | chảy ròng ròng | chảy xuống chân | chảy dọc chân | nước ối | vỡ ối | rỉ ối | bục ối | bể ối | waters broke | water broke | leaking fluid | gush of fluid`,
  SPOTTING: `ra máu | ra huyết | thấm máu | dính máu | có máu | đốm máu | máu hồng | huyết hồng | máu nâu | huyết nâu | máu đen | máu cục | máu đỏ | ra chút máu | ra ít máu | ra xíu máu | chảy máu | băng thấm | bleeding | spotting | blood`,
  SPARKS: `nổ đom đóm | đom đóm mắt | thấy đom đóm | đốm sáng | chấm sáng | hoa mắt | mờ mắt | mắt mờ | nhìn mờ | nhìn nhòe | nhòe mắt | spots before | flashing lights | blurry vision | blurred vision`,
  // Poisons and harm
  EMPTY_PACK: `vỏ thuốc rỗng | vỉ thuốc rỗng | vỉ thuốc trống | vỏ thuốc trống | lọ thuốc trống | lọ thuốc vơi | hết vỉ thuốc | hết lọ thuốc | cả vỉ | cả lọ thuốc | cả lọ | cả hộp thuốc | hết cả vỉ | hai vỉ | mấy vỉ | vài vỉ | cả nắm thuốc | nắm thuốc | nguyên vỉ | nguyên hộp thuốc | mấy chục viên | mười mấy viên | hai mươi viên | 20 viên | 30 viên | 50 viên | cả trăm viên | empty pill | whole pack | whole bottle | handful of pills`,
  SWALLOW: `uống | nuốt | tu | nốc | ngậm | tợp | mút | liếm | nhai | ăn phải | bỏ vào miệng | cho vào miệng | bỏ vô miệng | uống nhầm | uống lộn | tưởng nước | drank | swallowed | ate | took | ingested`,
  POISON: `thuốc trừ sâu | thuốc sâu | thuốc rầy | thuốc chuột | bả chuột | thuốc cỏ | thuốc diệt cỏ | diệt cỏ | cỏ cháy | hóa chất | axit | a xít | acid | xăng | dầu hỏa | dầu hôi | dầu lửa | dầu thắp | dầu nhớt | cồn 90 | cồn công nghiệp | thuốc tẩy | javel | nước tẩy | nước lau sàn | nước rửa bồn cầu | vim | bột thông cống | thông cống | nước giặt | viên giặt | thủy ngân | keo | sơn | dung môi |
    paraquat | methanol | rượu pha cồn | lá ngón | nấm rừng | nấm lạ | nấm độc | cá nóc | so biển | mật cá | mật cóc | cóc | trứng cóc | hạt củ đậu | sắn | thuốc tím | phân bón | thuốc nhuộm | long não | băng phiến | dầu gió | thuốc của bà | thuốc của ông | thuốc người lớn | thuốc huyết áp của | thuốc tiểu đường của | pesticide | herbicide | bleach | kerosene | petrol | rat poison | detergent`,
  GAS_SMOKE: `than | bếp than | lò than | than tổ ong | than củi | máy phát điện | máy nổ | khí ga | khí gas | rò ga | rò gas | khói | đám cháy | cháy nhà | ngạt khói | hầm | giếng | bể biogas | charcoal | generator | smoke | gas leak`,
  SHUT_ROOM: `phòng kín | đóng kín | kín cửa | đóng cửa | trong phòng | phòng ngủ | trong nhà | ngủ dậy | dưới hầm | xuống giếng | mắc kẹt | closed room | bedroom`,
  FAREWELL: `thư tuyệt mệnh | viết thư để lại | để lại thư | nói lời tạm biệt | tạm biệt mọi người | vĩnh biệt | lời cuối | chào mọi người lần cuối | gom thuốc | tích thuốc | dành thuốc | mua thuốc ngủ | mua dây | chuẩn bị sẵn dây | lên sân thượng | đứng trên lan can | ra cầu đứng | đứng ở cầu | muốn lao ra đường | lao vào xe | muốn nhảy xuống | cho hết đồ | ngủ một giấc không dậy | ngủ mãi không dậy | ngủ luôn không dậy | không tỉnh dậy nữa |
    không thức dậy nữa | chết đi cho | chết quách | chết đi | chết cho xong | muốn biến mất | biến mất khỏi | kết thúc tất cả | kết thúc mọi thứ | kết thúc cuộc đời | không muốn tồn tại | không thiết sống | hết muốn sống | không muốn sống | chẳng muốn sống | sống làm gì | sống để làm gì | sống không bằng chết | chán sống | không còn lý do | không còn gì để sống | không có em sẽ tốt hơn | không có tôi sẽ tốt hơn | không có mình sẽ tốt hơn | giải thoát cho | tự làm đau mình | tự rạch | rạch tay | rạch cổ tay | cắt cổ tay | tự cắt tay | đập đầu vào tường tự |
    kill myself | end it all | end my life | want to die | don't want to live | better off without me | goodbye letter | hurt myself | cutting myself | suicide`,
  WEAPON: `cầm dao | cầm rựa | cầm búa | cầm gậy | vác dao | xách dao | đốt nhà | châm lửa | tưới xăng | dọa giết | đòi giết | đòi chém | đòi đánh | đập phá | đập đồ | đánh người | bóp cổ | with a knife | threatening to kill`,
  UNREAL: `có người muốn hại | ai cũng muốn hại | có người theo dõi | bị theo dõi | bị đầu độc | nghe tiếng nói | tiếng nói trong đầu | nghe tiếng bảo | nghe ai đó bảo | có tiếng xúi | nghe xúi | nghe tiếng người | thấy ma | bị nhập | ma nhập | la hét không ngủ | mấy đêm không ngủ nói | hoang tưởng | ảo giác | ảo thanh | hearing voices | voices telling | paranoid`,
  // Injury
  HIT_BY: `bị tông | bị đâm xe | tông vào | tông xe | xe tông | xe tải | ô tô đâm | ô tô tông | bị xe cán | xe đè | bị xe đâm | lật xe | ngã từ mái | ngã từ tầng | ngã từ lầu | té từ mái | té lầu | rơi từ | rớt từ | ngã giàn giáo | té giàn giáo | ngã từ trên cây | té từ trên cây | ngã cây | té cây | ngã từ trên cao | té từ trên cao | cây đổ | cây đè | tường đổ | tường đè | máy cuốn | cuốn vào máy | máy cắt | máy cưa | máy ép | máy nghiền | trâu húc | bò húc | đất sập | sạt lở | bị đâm | bị chém | bị bắn | dao đâm | đâm thủng | đâm vào bụng | đâm vào ngực | hit by a car | hit by a truck | fell from | run over | stabbed | crushed`,
  HEAD_BANG: `đập đầu | đầu đập | đụng đầu | va đầu | cụng đầu | trúng đầu | rơi trúng đầu | đầu va | chấn thương đầu | chấn thương sọ | bể đầu | vỡ đầu | toác đầu | đập gáy | đập trán | đập ót | đầu chạm đất | cắm đầu | ngã ngửa đập | đầu đập xuống | đập thái dương | hit my head | hit his head | hit her head | head injury | bumped his head | banged his head`,
  AFTER_BANG: `nôn | ói | buồn nôn | buồn ngủ | ngủ li bì | ngủ suốt | lơ mơ | lừ đừ | lờ đờ | không nhớ | quên hết | không nhớ gì | nói lung tung | nói nhảm | bất tỉnh | ngất | xỉu | co giật | giật | chảy máu tai | máu tai | nước trong chảy ra mũi | chảy nước mũi trong | nhìn đôi | nhìn mờ | đau đầu tăng | đau đầu dữ | nhức đầu dữ | tím quanh mắt | quầng thâm quanh mắt | khóc không dứt | một bên đồng tử | yếu tay | yếu chân | vomiting | vomited | drowsy | sleepy | confused | doesn't remember | passed out | blackout`,
  BENT: `cong vẹo | cong queo | biến dạng | vẹo hẳn | lệch hẳn | gập góc | lòi xương | xương lòi | thấy xương | nhô xương | xương đâm ra | ngắn hơn | ngắn hẳn | xoay ra ngoài | xoay hẳn | trật khớp | trật ra | trật vai | lọi | lọi tay | bị gãy | gãy tay | gãy chân | gãy xương | kêu rắc | nghe rắc | nghe cái rắc | bent | deformed | bone sticking out | dislocated | broken`,
  DOWN: `ngã | té | trượt | vấp | bổ | bị ngã | bị té | trượt chân | tụt chân | fell | fall | slipped`,
  SCALD: `đổ vào | đổ lên | dội vào | dội lên | tạt vào | đổ vào người | đổ lên người | đổ vào chân | đổ vào tay | đổ lên chân | đổ lên tay | tạt vào | bắn vào người | văng vào người | té vào nồi | ngã vào nồi | ngồi vào nồi | úp vào | bén lửa | cháy vào | bắt lửa | phồng rộp | rộp da | tuột da | lột da | bong da | spilled on`,
  HOT_STUFF: `nước sôi | nồi canh | nồi cháo | nồi cám | canh nóng | cháo nóng | nước nóng | phích nước | bình thủy | dầu sôi | dầu nóng | mỡ sôi | xăng | lửa | bếp ga | bình ga nổ | nổ bình ga | vôi | axit | boiling water | hot oil | hot soup`,
  IN_WATER: `ao | hồ | sông | suối | mương | giếng | bể bơi | hồ bơi | bể nước | chậu nước | xô nước | thùng nước | chum nước | lu nước | biển | sóng | pond | pool | river | bucket`,
  UNDER: `chìm | đuối | đuối nước | vớt | vớt lên | vớt được | kéo lên | ngạt nước | sặc nước | uống nhiều nước | rơi xuống | rớt xuống | ngã xuống | té xuống | lọt xuống | úp mặt | cuốn trôi | drowned | drowning | pulled out`,
  FANG: `hai lỗ răng | hai dấu răng | dấu răng | vết răng | con gì cắn | không biết con gì cắn | bị cắn ở ruộng | cắn lúc đi rừng | cắn lúc gặt | bò trườn | fang marks`,
  BITE_SPREAD: `sưng nhanh | sưng to | sưng lan | sưng vù | tím bầm | bầm đen | chảy máu không ngừng | tê | tê môi | sụp mí | khó nuốt | nhìn mờ | hoa mắt`,
  // Allergy
  JUST_TOOK: `uống thuốc | uống kháng sinh | uống viên | tiêm | chích | mũi tiêm | truyền | ăn tôm | ăn cua | ăn ghẹ | ăn hải sản | ăn mực | ăn ốc | ăn đậu phộng | ăn lạc | ăn nhộng | ăn trứng | ăn cá | ăn sò | ăn bò | uống sữa | ong đốt | ong chích | kiến đốt | bị đốt | nhuộm tóc | after eating | after an injection | after taking | stung`,
  SWELL_UP: `sưng môi | môi sưng | môi vều | sưng mặt | mặt sưng | mặt sưng vù | sưng mắt | mắt híp | mắt sưng húp | phù mặt | phù mắt | phù môi | sưng lưỡi | lưỡi to | lưỡi dày | mề đay | mày đay | nổi mẩn | mẩn đỏ | mẩn ngứa | nổi đỏ | đỏ người | ngứa khắp | ngứa ran | ngứa toàn thân | nổi sần | nổi khắp người | phát ban | nổi ban | hives | swollen face | swollen lips | lips are swelling | itchy all over | rash all over`,
  THROAT_SHUT: `cổ họng thít | thít cổ | nghẹn cổ | nghẹn họng | nghẹt cổ | cổ thắt lại | họng thắt lại | khàn tiếng | khàn giọng | khó nuốt | nuốt không được | vướng cổ | khó thở | thở rít | khò khè | tức ngực | choáng | choáng váng | hoa mắt | xây xẩm | chóng mặt | muốn xỉu | xỉu | ngất | tụt huyết áp | tím tái | nôn | ói | đau bụng quặn | lả | throat closing | wheezing | dizzy | faint | vomiting`,
  // Sugar
  SUGAR_ILL: `tiểu đường | đái tháo đường | insulin | tiêm insulin | thuốc tiểu đường | thuốc đường | diabetic | diabetes`,
  SUGAR_LOW: `run | run bắn | run rẩy | run lẩy bẩy | bủn rủn | vã mồ hôi | toát mồ hôi | mồ hôi | đói cồn cào | chưa kịp ăn | chưa ăn | bỏ bữa | quên ăn | nói lung tung | lơ mơ | lả | hoa mắt | lịm | cáu gắt bất thường | shaky | sweating | trembling | skipped a meal`,
  // Old complaints
  OLD_COMPLAINT: `từ nhỏ | bẩm sinh | di chứng | sau tai biến | sau đột quỵ | nhiều năm | mấy năm nay | mấy năm | lâu năm | mạn tính | mãn tính | kinh niên | từ lâu | lâu rồi | đã lâu | bao năm nay | nhiều tháng nay | mấy tháng nay | nửa năm nay | cả năm nay | chronic | for years | for months | since childhood | since birth`,
  worsening: `nặng hơn | nặng dần | nặng lên | tăng dần | ngày càng | càng ngày càng | càng lúc càng | dữ hơn | đau hơn | nhiều hơn | tăng lên | lan nhanh | lan rộng | lan dần | trở nặng | xấu đi | tệ hơn | không đỡ | không bớt | không giảm | getting worse | worse and worse | worsening`,
  scheduled: `theo lịch | theo hẹn | hẹn ngày | đã hẹn | lịch mổ | định kỳ | đã lên lịch | scheduled | appointment`,
  stable_word: `ổn định | đã ổn | vẫn ổn | bình thường | khỏe mạnh | vẫn khỏe | không có triệu chứng | stable`,
  // Parts that serve single rules
  WEAK_ONLY: `yếu | yếu xìu | yếu hẳn | liệt | xụi | xuội | bại | không nhấc | không nhấc nổi | nhấc không nổi | nhấc không | không giơ lên được | không giơ nổi | không cử động | không nhúc nhích | không điều khiển | không nghe lời | buông thõng | rũ xuống | weak | paralysed | can't move | can't lift`,
  CURTAIN: `màn | rèm | màn đen | tấm màn | bức màn | mảng đen | màn sương | curtain | shadow`,
  HALO: `quầng | quầng sáng | cầu vồng | vòng sáng | vòng tròn quanh đèn | nhìn mờ | mờ | nhòe | halo | halos | blurred | blurry`,
  SPLASH: `bắn vào | bắn vô | văng vào | văng vô | tạt vào | rơi vào | đổ vào | dính vào | xịt vào | nhỏ nhầm | splashed | sprayed`,
  PIERCE: `chọc | chọt | đâm | quẹt | flew into | in my eye | hit by | đâm vào | chọc vào | chọc trúng | đâm trúng | cắm vào | quẹt vào | quẹt trúng | đập vào | đập trúng | bắn trúng | trúng | pierced | poked | hit in the`,
  LIMB_PART: `tay | chân | cánh tay | bàn tay | cẳng chân | cẳng tay | đùi | cổ tay | cổ chân | khuỷu | vai | háng | gối | ngón tay | ngón chân | bàn chân | arm | leg | wrist | ankle | shoulder | foot | hand`,
  HEADACHE_PART: `đau đầu | nhức đầu | đầu đau | đầu nhức | đau nửa đầu | buốt đầu | đau óc | nhức óc | đau trốôc | headache | head hurts | head pain`,
  RUNS: `tiêu chảy | đi ngoài | đi lỏng | phân lỏng | ỉa chảy | đi té | té re | nôn | ói | mửa | trớ | đi phân nước | sốt | diarrhoea | diarrhea | vomiting | throwing up`,
  SUGAR_LOW2: `run | vã mồ hôi | toát mồ hôi | mồ hôi | lơ mơ | lả | lịm | ngất | xỉu | nói lung tung | chưa kịp ăn | bỏ bữa | chưa ăn | hoa mắt | sweating | confused | faint | shaky`,
  SADDLE_PART: `vùng kín | chỗ kín | hậu môn | bẹn | mông | hai mông | giữa hai đùi | giữa hai chân | yên ngựa | chỗ ngồi | đáy chậu | tầng sinh môn | buttocks | groin | between my legs | genitals`,
  NO_FEELING: `tê | tê dại | tê rần | tê bì | mất cảm giác | không có cảm giác | không cảm giác | không biết gì | numb | no feeling`,
  WET_SELF: `bí tiểu | bí đái | không tiểu được | tiểu không được | đái không được | không đi tiểu được | són tiểu | són đái | són phân | tiểu không tự chủ | tiểu không kiểm soát | đi tiểu không biết | tiểu lúc nào không hay | đái ra quần | tiểu ra quần | ỉa đùn | đi ngoài không biết | không giữ được nước tiểu | không giữ được phân | không biết mắc tiểu | tiểu khó | khó tiểu | can't pee | wet myself | lost control of my bladder | incontinent`,
  URINE: `tiểu | đái | tè | đi tiểu | nước tiểu | mắc tiểu | buồn tiểu | buồn đái | urine | pee | urinate`,
  NOT_OUT: `không ra | không được giọt nào | không được | không nổi | rặn không ra | rặn mãi không ra | không giọt nào | bí | tịt | can't | cannot | unable`,
  SWOLLEN_PAIN: `đau | sưng | sưng vù | sưng to | đau điếng | nhức | thốn | buốt | tức | đỏ | pain | swollen | painful | hurts`,
  LEG_PART: `bắp chân | cẳng chân | đùi | bắp chuối | bắp đùi | một chân | chân trái | chân phải | một bên chân | calf | one leg | left leg | right leg`,
  SWOLLEN: `sưng | sưng to | sưng vù | sưng căng | phù | to hơn | căng cứng | swollen | swelling`,
  REDNESS: `vết đỏ | vùng đỏ | mảng đỏ | sưng đỏ | đỏ tấy | sưng tấy | tấy đỏ | vết thương | vết xước | vết loét | nhọt | da đỏ | chỗ đỏ | redness | red area | wound`,
  FAST_SPREAD: `lan nhanh | lan rất nhanh | lan rộng | lan dần | lan lên | lan tới | lan cả | lan hết | lan ra cả | tím đen | hoại tử | phồng tím | đen lại | spreading | turning black | turning purple`,
  JAW: `hàm | quai hàm | miệng | jaw | mouth`,
  LOCKED: `cứng hàm | khít | khít lại | cứng lại | không há được | há không được | không há nổi | há miệng không được | không mở miệng được | cứng đơ | khóa lại | locked | can't open`,
  BLEEDING: `chảy máu | máu chảy | ra máu | máu | phun máu | bleeding | blood`,
  NOT_STOP: `không cầm | không cầm được | cầm không được | không ngừng | không dứt | xối xả | phun | phun ra | tuôn | ròng ròng | như suối | lênh láng | ướt đẫm | đẫm máu | thấm ướt | ồ ạt | won't stop | not stopping | spurting | pouring`,
  COUGH_W: `ho | khạc | cough | coughing`,
  WORST: `chưa từng | chưa từng có | chưa bao giờ | nhất từ trước | kinh khủng nhất | dữ nhất | lần đầu | như búa bổ | như sét đánh | nổ tung | như nổ | như bị đánh | vỡ ra | muốn vỡ | worst | worst ever | thunderclap | explode`,
  SEVERE_PAIN: `dữ dội | dữ | kinh khủng | khủng khiếp | không chịu nổi | chịu không nổi | như búa bổ | muốn vỡ | như vỡ | quằn quại | ôm đầu | severe | terrible | unbearable`,
  SUNHEAT: `nắng | ngoài nắng | giữa trưa | trời nắng | đi cấy | đi gặt | ngoài đồng | trời nóng | nắng nóng | công trường | phơi nắng | say nắng | say nóng | trong xe đóng kín | in the sun | heat | hot day`,
  ABUSER: `chồng | bố | ba | cha dượng | dượng | bố dượng | cha | chú | bác | thầy | người yêu | bạn trai | hàng xóm | người lạ | husband | boyfriend | father | stepfather`,
  ABUSE: `đánh | đánh đập | đập | tát | đấm | đạp | sờ mó | sàm sỡ | cưỡng ép | ép quan hệ | hiếp | hãm hiếp | xâm hại | làm bậy | hits me | beat me | raped | forced me | touched me`,
  CHOKE: `bóp cổ | siết cổ | thắt cổ | choked | strangled`,
  UNSAFE_SEX: `quan hệ | bao cao su | rách bao | tuột bao | không bao | không dùng bao | gái mại dâm | mại dâm | người lạ | kim tiêm | kim đâm | phơi nhiễm | condom | unprotected sex | needle`,
  RECENT: `tối qua | hôm qua | sáng nay | đêm qua | hôm kia | mới | vừa | vừa mới | hai ngày | 2 ngày | 1 ngày | hôm nay | last night | yesterday | today`,
  DEAF: `điếc | không nghe được | không nghe thấy | mất nghe | nghe không được | nghe không thấy | ù đặc | không nghe gì | deaf | can't hear | cannot hear | hearing gone`,
  EXERTION: `khi gắng sức | lúc gắng sức | đang chạy | đang tập | đang đá bóng | đang đá banh | đang bê | khi chạy | chơi thể thao | đang bơi | đang đua | while running | during exercise | playing football`,
  PAD_SOAKED: `thay băng mỗi giờ | thay băng liên tục | mỗi giờ một băng | ướt đẫm băng | ướt hết băng | tràn băng | mấy miếng băng | băng không kịp | máu cục to | ra máu ồ ạt | ra máu xối xả | ra huyết ồ ạt | máu ra như | ướt cả quần | pad every hour | soaking pads | soaked through pads`,
  FACE_BITE: `vào mặt | vào đầu | vào cổ | vào tay | ngón tay | bàn tay | vào môi | vào má | ở mặt | ở tay | ở cổ | vùng kín | face | head | hand | finger | neck`,
  MANY_WOUNDS: `nhiều vết | nhiều chỗ | sâu | rách toạc | rách sâu | mấy vết | toác | deep | several bites`,
  MANY_STINGS: `nhiều nốt | cả đàn | mấy chục nốt | chục nốt | cả trăm nốt | khắp người | nhiều con | vò vẽ | bắp cày | vào lưỡi | trong miệng | vào họng | vào cổ | many times | swarm`,
  BURN_SITE: `mặt | bàn tay | vùng kín | chỗ kín | cổ | mắt | hai tay | bụng | ngực | lưng | đùi | sinh dục | face | hands | genitals | chest`,
  BURN_WIDE: `phồng rộp | rộp | rộng | cả chân | cả tay | cả người | toàn thân | tuột da | lột da | sâu | cháy đen | trắng bệch | blistering | large`,
  CONTRACT: `từng cơn | từng đợt | gò | gò cứng | quặn | cách nhau | contractions | cramps`,
  PUS: `mủ | chảy mủ | hôi | sưng đỏ vết mổ | hở vết mổ | bục vết mổ | pus | infected`,
  CANT_EAT: `không ăn uống được | không ăn được | không uống được | ăn gì nôn nấy | ăn vào là nôn | ăn không nổi | can't keep | cannot keep`,
  BOWEL_CHANGE: `thay đổi thói quen | lúc táo lúc lỏng | táo bón xen kẽ | phân dẹt | phân nhỏ | mót rặn | bowel habit`,
  NOT_PREGNANT: `tránh thai | phá thai | ngừa thai | muốn có thai | muốn mang thai | mang thai lại | chuẩn bị mang thai | có phải mang thai | có phải có thai | dấu hiệu mang thai | thử thai âm tính | chưa có thai | không có thai | đình chỉ thai | mong có thai | chưa có tin vui | mãi không có thai | chưa mang thai | muốn có bầu | mong có bầu | chưa có bầu | not pregnant | trying to get pregnant`,
  ELDER_WORDS: `cụ | ông nội | bà nội | ông ngoại | bà ngoại | bà em | ông em | bà tôi | ông tôi | bà cụ | ông cụ | người già | lớn tuổi | cao tuổi | grandfather | grandmother | elderly`,
  ADVICE: `hỏi cách | cách chăm sóc | xin tư vấn | cần tư vấn | muốn hỏi | cho hỏi | hỏi về | tư vấn về | advice on | how to care`,
  FACE_ONLY: 'mặt | mặt mũi | face',
  UPPER_BELLY: 'mỏ ác | thượng vị | chấn thủy | hạ sườn phải | vùng gan | upper belly | upper abdomen',
  JUST_BORN:
    'mới sinh | mới đẻ | mới sanh | vừa sinh | vừa đẻ | sinh mổ | đẻ mổ | gave birth | after delivery | postpartum',
  BLISTER: `phồng rộp | rộp da | da rộp | bong da | bong ra | bong tróc | lột da | tróc da | loét miệng | lở miệng | lở loét miệng | loét mắt | bóng nước khắp | nổi bóng nước | loét chỗ kín | loét sinh dục | blistering | peeling | sores in the mouth | mouth sores`,
  DRUG: `uống thuốc | thuốc mới | kháng sinh | dùng thuốc | sau thuốc | thuốc tây | thuốc gút | thuốc gout | allopurinol | thuốc động kinh | thuốc nam | sau tiêm | medicine | antibiotic | medication | drug`,
  CANT_OPEN: 'không mở ra được | không mở được | không mở nổi | mở không ra | không mở mắt nổi | cannot open',
  LEAP: 'nhảy xuống | nhảy cầu | nhảy lầu | nhảy sông | lao xuống | lao ra đường | jump off | jumping off',
  THINK: 'nghĩ | định | muốn | tính | ý nghĩ | đứng trên | đứng ở | thinking of | want to | thought about',
  // English and numbers for what the lists above say in Vietnamese
  pregnant: 'pregnant | weeks pregnant | months pregnant | expecting a baby | pregnancy',
  stiff_neck:
    'stiff neck | neck is stiff | neck stiffness | cannot bend neck | cổ cứng | không cúi được cổ | cằm không chạm ngực',
  photophobia: 'light hurts | lights hurt | sensitive to light | sợ đèn | đòi tắt đèn | chói',
  immunosuppressed:
    'chemotherapy | chemo | transplant | immunosuppressant | immunosuppressed | steroids for months | hóa trị | xạ trị | thải ghép | ghép gan',
  petechiae: 'purple spots | spots that do not fade | non-blanching | bruises all over',
  halo_vision: 'halos | halo around lights | rainbow around lights',
  eye_pain: 'eye pain | painful eye | painful red eye | eye hurts',
  dysuria:
    'hurts when i pee | burning when i pee | burns when i pee | painful to pee | pain when urinating | tiểu xót | đi tiểu đau',
  diabetes: 'diabetic | diabetes | type 1 | type 2 diabetes',
  vaginal_bleeding: 'bleeding from vagina | vaginal bleeding | spotting',
  heart_disease: 'heart disease | heart failure | stent | mạch vành | đặt stent | van tim',
  anticoagulant: 'blood thinner | blood thinners | warfarin | thuốc loãng máu | thuốc chống đông',
  syncope: 'fainted | passed out | blacked out | lost consciousness',
  confusion: 'confused | confusion | not making sense',
  weight_loss: `sụt … kg | sụt … ký | sụt … cân | tụt … kg | tụt … ký | giảm … kg | gầy đi | gầy mòn | ốm nhom | xuống … ký | xuống … kg | lost … kg | lost … kilos`,
  hemoptysis: 'ho … lẫn máu | ho … tia máu | ho … có máu | đờm … máu | đàm … máu | khạc … máu',
  thirst_polyuria: 'khát | khát nước | uống nước suốt | tiểu nhiều | đi tiểu nhiều | always thirsty',
  child_words: 'my son | my daughter | my child | my baby | the baby | toddler | our baby',
  persistent_vomiting:
    'vomiting nonstop | keeps vomiting | nôn thốc nôn tháo | ói ra mật | nôn ra mật | ói ra nước xanh',
  fever: 'nhiệt độ cao | người nóng hổi | nóng hổi | feverish',
  dehydrated: 'khát dữ | khô môi nứt | dehydrated',
  postpartum: 'after giving birth | since the birth',
  missed_period: 'late period | missed my period | period is late',
  ANIMAL: 'con khỉ | con chó | con mèo | con dơi | chó dại | con chuột | dog | cat | monkey | bat',
  // Figures of speech and other senses: what stands inside them is not heard.
  MASK: `cười muốn xỉu | mệt xỉu | mệt muốn xỉu | đói xỉu | đói muốn xỉu | đẹp xỉu | giá xỉu | xỉu up xỉu down | ngất ngây | sốt ruột | sốt đất | sốt giá | cơn sốt giá | sốt vé | nóng bỏng | nóng ruột | nóng tính | nóng nảy | nóng lòng | bỏng ngô |
    tông màu | điện thoại | dái tai | trái tai | tim đèn | đau đầu vì tiền | đau đầu chuyện tiền | đau lòng | đau khổ | đau buồn | sốc giá | giảm sốc | chết cười | mệt chết | thất tình | xét nghiệm máu | nhóm máu | mỡ máu | thử máu | máu nhiễm mỡ | lấy máu | hiến máu |
    công thức máu | thở phào | thở dài | nghẹn ngào | tai biến thẩm mỹ | ngã giá | té ra | hóa ra | thuốc lá`,
};
