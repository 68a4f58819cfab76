import type { RedFlagCode, Words } from '#contract/vocabulary.ts';

/**
 * Signs that are asked about only where one of these is told: a wrist has swallowed no battery, sore knees have no blue
 * lips, and nobody without a fever or a wound is asked whether the blood is poisoned. What a sign hides behind is here,
 * not only its own name; of several rows each must be told. Written as families do, “ | ” between phrases. Not reviewed; tried on all open texts of the
 * corpus that carry the sign. Dying is told in too many ways to be listed: whom it is asked of is chosen by the specialty.
 */
export const askedBeside: Readonly<Partial<Record<RedFlagCode, string | readonly string[]>>> = {
  cancer_alarm_symptoms: `sụt | sút | gầy | ốm đi | nuốt | nghẹn | hạch | cục | khối | bướu | máu | huyết | loét | lở | khàn | mồ hôi đêm | nốt ruồi | vàng da | phân | thiếu máu | mệt | chán ăn | lumps | lump | weight | swallow | swallowing | blood | bleeding | hoarse | ulcer | mole | sore | tired | appetite | night sweats
    | nodule | mass`,
  preeclampsia_signs: `đầu | phù | sưng | mờ | hoa mắt | huyết áp | thượng vị | đạm | co giật | nôn | ói | tăng cân | tức | mệt | choáng | head | headache | swollen | swelling | vision | blurry | pressure | bp | protein | vomiting | rib`,
  breathing_difficulty: `nói từng | nói được | nói không hết | kẹp tay | kẹp ngón | nhát | xịt | chống tay | vịn | sats | pants | panting | lie back | lying down | gurgling | hộc | nằm là | ngồi mới | phải ngồi | thở | hơi thở | hụt hơi | ngộp | ngạt | nghẹt thở | ho | khò khè | rít | hen | suyễn | copd | phổi | tim | tức ngực | nặng ngực | đau ngực | ngực | mệt | lả | đuối sức | kiệt sức | uể oải | ngất | xỉu | choáng | tím | xanh | tái | sốt | phù | sưng mặt | bắp chân | chân sưng | sưng chân | dị ứng | mề đay | mày đay | nổi mẩn | sặc | hóc | khói | ngồi dậy | ngồi ngủ
    | nằm không được | không nằm được | kê gối | kê cao gối | leo cầu thang | đi vài bước | vã mồ hôi | hồi hộp | oxy | spo2 | huyết khối | cục máu đông | gút … ngực | yếu dần | suy tim | suy thận | lọc máu | chạy thận | thiếu máu | breath | breathe | breathing | breathless | wheeze | wheezy | wheezing | cough | coughing | asthma | lung | lungs | heart | chest | tired | exhausted | faint | fainted | blue | pale
    | swollen | swelling | fever | allergic | hives | choking | smoke | puffed | winded | oxygen | stairs | calf | clot`,
  altered_consciousness: `hỏi đi hỏi lại | nằm im | lim dim | gục | ngoan lạ | ngáy | kêu hoài | kêu không | buồn ngủ | không hiểu | rouse | mumbling | moans | dozy | lơ mơ | lú | lẫn | lú lẫn | lẩn thẩn | quên | ngủ gà | ngủ nhiều | ngủ suốt | ngủ li bì | ngủ hoài | ngủ vùi | gọi | không biết gì | không nhận ra | nói nhảm | nói sảng | nói linh tinh | nói lảm nhảm | mê sảng | ảo giác | lạ lạ | khác hẳn | lừ đừ | lờ đờ | đờ đẫn | đờ ra | ngơ | ngẩn | li bì | mệt | lả | yếu | sốt | đau đầu | nhức đầu | đầu đau | đầu nhức | nặng đầu | cứng cổ | nôn | ói
    | ngã | =té | bị té | đập đầu | va đầu | trúng đầu | tiểu đường | đường huyết | đường máu | insulin | rượu | nhậu | say | bia | co giật | động kinh | xơ gan | suy gan | suy thận | thuốc ngủ | tai biến | đột quỵ | bỏ ăn | không ăn | ngất | xỉu | choáng | chóng mặt | méo | huyết áp | khói | khí | ngộ độc | uống nhầm | vàng da | run | loạng choạng | phòng kín | nắng | sảng | nấm | confused | confusion | drowsy | sleepy | sleeping | wake | muddled | vague | forgets | forgetful
    | memory | weak | tired | fever | headache | vomiting | vomit | threw up | fell | fall | hit | head | diabetes | sugar | insulin | drunk | alcohol | seizure | fit | liver | kidney | pills | stroke | not himself | not herself | strange | dizzy | blood pressure | heat | unsteady`,
  child_danger_signs: `sốt | nóng | nôn | ói | trớ | tiêu chảy | ỉa chảy | đi ngoài | đi tướt | phân | bỏ bú | bú kém | bú ít | bú giảm | không bú | bú yếu | bú … ói | không chịu | biếng | lười | bỏ ăn | ăn kém | ăn ít | không ăn | không uống | uống ít | ho | thở | khò khè | mệt | lừ đừ | lờ đờ | đừ | lả | li bì | lịm | ngủ nhiều | ngủ li bì | ngủ suốt | ngủ hoài | gọi không | quấy | khóc | ngặt | da xanh | xanh tái | xanh xao | xanh mét | môi xanh | mặt xanh | tái nhợt | tím tái | tái mét | tím | vàng da | co giật | giật | đau bụng
    | chướng | ngã | =té | lạnh | mềm | oặt | không chơi | phát ban | nổi ban | mắt trũng | tiểu ít | sụt cân | sặc | nuốt | uống nhầm | bầm | yếu | nhợt | nhạt | fever | temperature | hot | vomit | vomiting | threw up | diarrhoea | diarrhea | stool | not feeding | feeding less | not drinking | won't | off his food | off her food | cough | breath | breathing | tired | sleepy | drowsy | floppy | limp | crying | cries | pale | blue | yellow | fit | seizure | rash | fell | quiet | listless`,
  poisoning: `nhỏ mũi | uống lại | uống gộp | uống lén | methadon | dầu gió | bả | con sam | quả lạ | trái lạ | mật cá | uống mật | rau rừng | liquor | wine | drink | rice wine | heroin | lỡ uống | ăn chung | pa tê | pate | đồ hộp | đồ chay | hũ | ăn cháo | ăn … tê | trúng thực | hút | vape | thuốc giảm cân | uống nhầm | vỉ | viên | bốc | uống lộn | uống phải | uống quá | quá liều | gấp đôi | nhiều viên | hết vỉ | nguyên vỉ | cả vỉ | nuốt | ngậm | ăn phải | ăn nhầm | ăn trúng | ngộ độc | thuốc sâu | thuốc trừ sâu | trừ sâu | thuốc cỏ | diệt cỏ | thuốc chuột | diệt chuột | thuốc diệt | thuốc tẩy | nước tẩy | thuốc trừ | phun thuốc | xịt thuốc | xịt muỗi | xăng | dầu hỏa | dầu hoả | dầu thơm | axit | hóa chất | hoá chất | cồn | rượu | nấm | cóc | cá nóc | so biển
    | khoai mì | sắn | măng | lá ngón | hít | khói | khí | ga | gas | than | máy phát | phòng kín | hầm | bể | giếng | sơn | keo | thủy ngân | thuỷ ngân | nhiệt kế | thuốc nam | thuốc bắc | thuốc lá cây | thuốc ngủ | paracetamol | hapacol | panadol | mấy viên | chục viên | cho uống | ma túy | ma tuý | bóng cười | lắc | thực phẩm | ăn … đau bụng | ăn … ói | ăn … nôn | ăn … tiêu chảy | liệt … ăn | nước ngọt | swallowed | drank | drunk | overdose | too many | pills | tablets
    | poison | poisoned | poisoning | pesticide | bleach | chemical | mushroom | mushrooms | fumes | smoke | gas | carbon | generator | paint | methanol | alcohol | spirits | drugs | ate | food`,
  seizure: `co giật | giật | giựt | động kinh | kinh phong | trợn | sùi bọt | sùi | co cứng | cứng người | cứng đờ | lịm | ngất | xỉu | ngây ra | đơ ra | đờ ra | đứng hình | nhìn trân | vắng ý thức | mất ý thức | không biết gì | sốt | đập đầu | =té | ngã | đau đầu | cắn lưỡi | tê … lan | gồng | quên thuốc | quên uống | bỏ thuốc | hết thuốc | cai | gọi không | mắt ngước | mắt đảo | méo | seizure | seizures | fit | fits | epilepsy | epileptic | convulsion | convulsions | twitch | twitching
    | jerk | jerking | jerks | blank | stares | staring | stiff | shaking | shook | blackout | blacked out | collapsed | passed out | bit | fever | rolled | missed`,
  stroke_signs: `bên trái | bên phải | vô nghĩa | không hiểu | miệng | mép | đụng | không ra chữ | buông thõng | gibberish | muddling | mouth | méo | sụp | mí | mi mắt | con ngươi | đồng tử | bẻ cổ | lệch | xệ | nói khó | nói ngọng | nói đớ | nói líu | nói lắp | ngọng | líu lưỡi | đớ | yếu | tê | liệt | rũ | rớt | rơi | đánh rơi | một bên | nửa người | nửa mặt | nửa bên | mất thăng bằng | loạng choạng | chao | chóng mặt | quay cuồng | xây xẩm | xoay | choáng | ngã | =té | nhìn mờ | nhìn đôi | mờ mắt | mù | thị lực | tối sầm | đau đầu | nhức đầu | ngất | lú | lẫn | quên | huyết áp | tăng xông | tai biến | đột quỵ | rung nhĩ | sặc | nuốt | thoáng | cầm | mặt | không nói được
    | nói không | đi xiêu | đi không vững | điếc | không nghe | nấc | droop | drooping | drooped | face | speech | slurred | words | weak | weakness | numb | numbness | tingling | arm | one side | left side | right side | balance | dizzy | dizziness | vertigo | spinning | vision | sight | blind | double | headache | confused | fell | dropped | stroke | unsteady | wobbly | ear | hearing`,
  acute_limb_weakness: `như bún | như của ai | như khúc gỗ | không nghe lời | hụt chân | vịn | không biết gì | không nổi | no power | cannot feel | nhúc nhích | như tượng | buông thõng | thõng | cứng đờ | yếu | liệt | tê | rũ | rớt | rơi | không nhấc | nhấc không | không cử động | không cầm | cầm không | không đứng | đứng không | không đi | đi không | khuỵu | khuỵ | sụm | quỵ | mềm nhũn | mềm oặt | nhũn | bủn rủn | mất sức | không có sức | hết sức | nặng chân | nặng tay | kiến bò | châm chích | khó nuốt | sụp mi | sụp mí | nhìn đôi | nói khó | hạ kali | kali | vấp | lê | không hất | thè | nói ngọng | cổ … gục | weak | weakness | numb | numbness | tingling | paralysed | paralyzed | can't move | cannot move
    | can't walk | can't lift | heavy | legs | drop | droopy | buckle | buckled | potassium | floppy`,
  chest_pain_severe: `ngực | vùng tim | đau tim | nhói tim | tim đập | mạch vành | nhồi máu | stent | sten | thắt | ức | thượng vị | chấn thủy | chấn thuỷ | bả vai | vai trái | tay trái | cánh tay | hàm | cổ họng | vã mồ hôi | toát mồ hôi | mồ hôi | hụt hơi | khó thở | ngộp | mệt | ngất | xỉu | choáng | hồi hộp | trống ngực | huyết áp | bắp chân | chân sưng | gắng sức | đi nhanh | leo | lên dốc | chest | heart | breastbone | palpitations | pounding | jaw | arm | shoulder blade | sweat | sweating | sweaty | breath | breathless | faint | tight
    | tightness | pressure | heartburn | indigestion | stairs | clammy | calf`,
  black_or_bloody_stool: `phân | đi ngoài | đi cầu | đi tiêu | đại tiện | đi ị | =ị | ỉa | tiêu ra | tiêu chảy | hậu môn | đít | trĩ | ra máu | máu | ra huyết | tiêu huyết | bã cà phê | đen | dạ dày | bao tử | thượng vị | đau bụng | bụng | đại tràng | xơ gan | nôn | ói | chống đông | aspirin | giảm đau | thiếu máu | xanh xao | choáng | chóng mặt | chóng mệt | nhợt | xây xẩm | stool | stools | poo | poop | black | blood in | passed blood | passing blood | some blood | fresh blood | with blood | bloody | bleeding | bowel | bowels | diarrhoea | diarrhea | piles | stomach | ulcer | belly | liver | ibuprofen | aspirin | thinner | thinners | pale
    | anaemic | anemic | dizzy | lightheaded`,
  vomiting_blood: `nôn | ói | mửa | ọe | ợ | khạc | bã cà phê | dạ dày | bao tử | thượng vị | xơ gan | giãn tĩnh mạch | phân đen | phun máu | miệng … máu | máu … miệng | vomit | vomited | vomiting | threw up | throwing up | sick | stomach | ulcer | liver | spat | black`,
  coughing_blood_heavy: `ho | khạc | đờm | đàm | lao | phổi | phế quản | máu miệng | cough | coughed | coughing | phlegm | sputum | spat | lung | lungs | tb`,
  severe_abdominal_pain: `bụng | rốn | thượng vị | dạ dày | bao tử | ruột | ruột thừa | bẹn | thoát vị | sỏi mật | túi mật | đường mật | tụy | tuỵ | quặn | hạ sườn | mạng sườn | hông | lâm râm | chướng | không đi ngoài | không đi cầu | không trung tiện | xì hơi | đánh hơi | nôn | ói | buồng trứng | u nang | vòi trứng | vàng da | gan | lách | mới mổ | sau mổ | vừa mổ | mổ xong | mổ … ngày | mổ … tuần | vết mổ | mổ ruột | mổ bụng | mổ đẻ | mổ lấy thai | nội soi | táo bón | rặn | khóc thét | khóc cơn | belly | tummy | stomach | abdomen | abdominal | gut | groin | hernia | gallbladder | gallstone | gallstones
    | pancreas | cramp | cramps | bloated | vomiting | appendix | flank | navel | side | ovary | ovarian | constipated | surgery`,
  severe_dehydration: `tiêu chảy | ỉa chảy | đi ngoài | đi cầu | đi tả | đi tướt | tả | phân lỏng | nôn | ói | mửa | nghén | sốt | khát | khô môi | khô miệng | môi khô | tiểu ít | ít tiểu | không tiểu | tã | mắt trũng | lừ đừ | lả | mất nước | nắng | không uống | uống không | bỏ bú | không ăn | ăn không | bỏ ăn | mệt | diarrhoea | diarrhea | loose | vomit | vomiting | thirsty | dry | urine | nappy | nappies | diaper | diapers | keep down | keeping | drink | drinking | heat | fever | sunken`,
  spreading_skin_infection: `sưng | đỏ | tấy | mủ | nóng | lan rộng | lan ra | lan nhanh | lan dần | lan lên | lan xuống | lan khắp | lan sang | phồng | bầm tím | tím | đen | nhọt | đinh râu | áp xe | loét | vết thương | vết mổ | trầy | xước | rách | đâm | gai | cắn | đốt | chích | nhiễm trùng | viêm | zona | mụn | nước | rộp | thối | hôi | hoại tử | ghẻ | đứt | swollen | swelling | red | redness | hot | warm | pus | spreading | spread | blister | blisters | boil | abscess | wound | cut | scratch | bite | bitten | sting | infected | infection | ulcer | black | shingles | smelly | scab`,
  major_trauma: `húc | cuốn | đứt lìa | lìa | lòi | cắm đầu | dived | truck | tai nạn | xe | tông | đụng | ngã | =té | rơi | rớt | đâm | chém | đè | kẹt | cán | đập | đánh | vật nặng | đổ | sập | gãy | lăn | bầm | nổ | bắn | giàn giáo | accident | crash | crashed | fell | fall | hit | knocked | stabbed | crushed | trapped | kicked | fight | motorbike | bike | car | ladder | beaten`,
  head_injury_danger_signs: `té xe | moped | scooter | motorbike | slipped | came off my | came off his | came off her | came off the | came off a | ót | óc | đầu | trán | thái dương | gáy | sọ | =té | ngã | bị té | =rơi | rơi từ | rơi xuống | bị rơi | rớt | lăn | tai nạn | tông | đụng | đập | va | cụng | đánh | trúng | head | forehead | skull | fell | fall | hit | bang | banged | bump | bumped | knock | knocked | crash | accident | concussion | rolled`,
  severe_burn: `cháo | dầu | tuột | xém | sôi | tuột da | da tuột | tô canh | nồi | bỏng | phỏng | nước sôi | dầu sôi | dầu nóng | canh nóng | cháo nóng | nước nóng | bô xe | ống bô | lửa | cháy | xăng | ga | gas | nổ | điện | axit | hóa chất | hoá chất | vôi | hơi nước | bàn ủi | bàn là | nước mì | xỉ | burn | burns | burned | burnt | scald | scalded | boiling | hot water | hot oil | fire | flame | acid | exhaust`,
  electrical_injury: `dây | cầu dao | chạm | zapped | shocked | heater | power line | electrician | điện | sét | giật | ổ cắm | dây điện | electric | electrical | electricity | electrocuted | shock | lightning | socket | wire`,
  snake_bite: `rắn | cắn | con gì | dấu răng | vết răng | bụi | cỏ | ruộng | vườn | rẫy | rừng | snake | bite | bitten | bit | fang | fangs`,
  multiple_stings: `ong | đốt | chích | kiến | nốt | bọ cạp | rết | sứa | vòi voi | bee | bees | wasp | wasps | hornet | hornets | sting | stings | stung | jellyfish`,
  rabies_exposure: `dại | uốn ván | chó | mèo | cắn | cào | liếm | dơi | khỉ | chuột | con vật | chồn | dog | cat | puppy | kitten | bat | monkey | bite | bit | bitten | scratch | scratched | licked`,
  rabies_or_tetanus_symptoms: `tôn | chưa chích | chưa tiêm | cứng lưng | cứng hàm | há miệng | hàm | co cứng | cứng cổ | nuốt | sợ nước | sợ gió | chó | mèo | dại | cắn | đinh | vết thương | uốn ván | rốn | đứt | rỉ | gỉ | jaw | stiff | spasm | spasms | swallow | dog | bite | bitten | wound | nail | tetanus | rabies`,
  eye_chemical_or_penetrating_injury: `thông cống | xút | tăm | đinh | móc | chlorine | hammering | powder | bắn | văng | hóa chất | hoá chất | axit | vôi | xi măng | xà phòng | cồn | nước tẩy | keo | keo dán | thuốc sâu | nước rửa | dung dịch | đâm | chọc | trúng mắt | vào mắt | vô mắt | mài | hàn | cắt sắt | dăm | mạt sắt | mạt cưa | bụi | hột | hạt | trấu | lúa | cành | que chọc | mảnh | dị vật | pháo | cầu lông | bóng | đấm | quẹt | nhỏ nhầm | nhỏ lộn | splash | splashed | chemical | bleach | lime | cement | glue | acid | poked | hit | grinding | welding | metal | dust | sand | something in | scratched
    | stick | branch | ball`,
  heat_stroke: `nắng | nóng | nóng bức | xe đóng kín | ruộng | công trường | chạy bộ | hầm | lò | say nắng | mất điện | sun | heat | hot | humid | outdoors | marathon | running`,
  choking: `hóc | sặc | nghẹn | mắc cổ | mắc nghẹn | mắc xương | nuốt | dị vật | hạt | hột | kẹo | xương | thạch | ăn | bú | tím | ho sặc | choke | choked | choking | stuck | swallowed | gagging | food | nut | peanut`,
  assault_or_abuse: `quần lót | vùng kín | dượng | không dám nói | tắm đi tắm lại | làm nhục | làm bậy | siết cổ | kéo vô | dấu tay | choked | uncle | drink | say rượu | xô | đạp | tát | chồng em say | đánh | bầm | bạo hành | bạo lực | ép | cưỡng | hiếp | xâm hại | lạm dụng | sờ soạng | đe dọa | đe doạ | chồng … tay | bóp cổ | sợ | roi | vết lạ | hit | beat | beaten | abuse | abused | forced | assault | assaulted | rape | raped | violent | bruise | bruises | afraid of`,
  hiv_exposure_recent: `quan hệ | bao | bao cao su | rách | kim | đâm | hiv | máu | gái | trai | không an toàn | phơi nhiễm | prep | pep | sex | condom | needle | exposed | exposure`,
  acute_testicular_pain: `cương | cường dương | chỗ đó | ôm quần | khép nép | khệnh khạng | khom | privates | erection | one side | quy đầu | dương vật | cậu nhỏ | của quý | trứng | penis | foreskin | tinh hoàn | bìu | hòn | hòn dái | dái | bi | cà | bẹn | vùng kín | chỗ kín | chim | háng | bụng dưới | quai bị | testicle | testicles | testicular | scrotum | ball | balls | groin | mumps`,
  urinary_retention: `tiểu | đái | bàng quang | bí | rặn | tia nước | tiền liệt | ống thông | sonde | nước tiểu | urine | pee | peeing | urinate | urinating | bladder | prostate | catheter | passing water`,
  fainting: `ngã vật | đổ vật | đổ sập | vật ra | bất tỉnh | tỉnh lại | đột tử | dropped | came round | ngất | xỉu | choáng | chóng mặt | xây xẩm | tối sầm | hoa mắt | lảo đảo | lịm | gục | quỵ | khụy | khuỵu | tim | mạch | hồi hộp | huyết áp | faint | fainted | fainting | dizzy | lightheaded | blacked out | passed out | collapsed | heart | pulse | palpitations`,
  meningitis_signs: `giật mình | cổ | ban | rash | sleepy | sốt | nóng | cứng cổ | cổ cứng | gáy | đau đầu | nhức đầu | đầu đau | đầu nhức | sợ ánh sáng | chói | nôn | ói | thóp | co giật | lơ mơ | li bì | quấy | fever | temperature | stiff | neck | headache | light | vomiting | drowsy`,
  thunderclap_headache: `ót | óc | sọ | đầu | nhức | gáy | thái dương | migraine | head | headache | migraine`,
  headache_warning_signs: `đầu | nhức | gáy | thái dương | migraine | nhìn mờ | mờ mắt | nôn | ói | head | headache | migraine | vision | vomiting`,
  sudden_hearing_loss: `tai | điếc | nghe | ù | ear | ears | hearing | deaf | muffled | ringing`,
  cauda_equina_signs: `lưng | cột sống | thắt lưng | thoát vị | đĩa đệm | thần kinh tọa | thần kinh toạ | mông | yên ngựa | hai chân | chân … tê | tê … chân | yếu chân | chân yếu | yếu hai | bí tiểu | són | tiểu không | đại tiện | back | spine | spinal | disc | sciatica | saddle | legs | numb legs | numb leg | bladder`,
  cold_painful_limb: `chân | tay | ngón | bàn tay | bàn chân | chi | lạnh | tái | tím | trắng bệch | leg | legs | foot | feet | toe | toes | hand | finger | fingers | arm | cold | white | blue | pale`,
  leg_clot_signs: `bắp chân | bắp chuối | bắp đùi | đùi | sưng chân | chân sưng | sưng một bên | chân … sưng | chân … to | phù chân | chân phù | tĩnh mạch | nằm lâu | ngồi … tiếng | máy bay | bó bột | calf | thigh | leg … swollen | swollen leg | vein | veins | flight`,
  anaphylaxis: `dị ứng | mề đay | mày đay | nổi mẩn | mẩn | ngứa | phát ban | sưng môi | sưng mặt | môi sưng | mặt sưng | mắt sưng | phù | ong | đốt | chích | tôm | cua | hải sản | đậu phộng | sữa | trứng | nhộng | thuốc | kháng sinh | tiêm | vắc xin | vaccine | allergy | allergic | hives | itchy | rash | swollen | sting | stung | shrimp | seafood | peanut | peanuts | medicine | antibiotic | injection`,
  severe_drug_rash: `thuốc | kháng sinh | uống … nổi | bôi | tiêm | phồng | rộp | bong | loét | trợt | nổi ban | phát ban | nổi mẩn | mẩn | gút | động kinh | allopurinol | carbamazepin | medicine | medication | antibiotic | tablet | tablets | pills | rash | blister | blisters | peeling | sores | allopurinol | drug`,
  airway_swelling_or_stridor: `giọng | nghẹt | thở | họng | cổ họng | lưỡi | môi | cằm | hàm | nuốt | thở rít | rít | khàn | mất tiếng | ho ông ổng | ho sủa | chảy dãi | nước bọt | dãi | sưng cổ | cổ sưng | cổ … sưng | sưng mặt | mặt sưng | hóc | sặc | dị ứng | mề đay | răng | amidan | ong | khói | bướu | throat | tongue | lips | lip | jaw | swallow | swallowing | hoarse | voice | drool | drooling | stridor | bark | barking | croup | neck | tooth | tonsil | tonsils | allergic | swollen`,
  acute_psychosis_or_violence: `ra lệnh | nghe lệnh | rựa | búa | giọng | quỷ | phê | cỏ mỹ | tâm thần | hoang tưởng | ảo | nghe tiếng | tiếng nói | đập phá | đập | la hét | chửi | đánh | đòi giết | dao | kích động | nói nhảm | nói một mình | cười một mình | theo dõi | hại | đầu độc | không ngủ | không cần ngủ | mất ngủ | đi lang thang | bỏ đi | thuốc tâm thần | ma túy | ma tuý | đá | ngáo | rượu | loạn thần | hưng cảm | lưỡng cực | voices | paranoid | hears | hearing things | violent | agitated | aggressive | shouting | knife | psychosis | schizophrenia | bipolar | manic | sleep | meth | drugs | spying | following`,
  hypoglycemia: [
    `tuýp 1 | type 1 | thuốc đường | máy thử | test đường | đo đường | tiểu đường | đái tháo đường | đường huyết | đường máu | insulin | insuline | metformin | gliclazid | diamicron | nhịn ăn | bỏ bữa | hạ đường | đường thấp | tụt đường | diabetes | diabetic | insulin | sugar | glucose | gliclazide`,
    'run | vã mồ hôi | mồ hôi | bủn rủn | lả | mệt | yếu | đói | nhịn | bỏ bữa | không ăn | ăn ít | bỏ ăn | bỏ cơm | nôn | ói | tiêu chảy | hạ đường | tụt đường | đường thấp | thấp | tụt | lơ mơ | lừ đừ | lú | lẫn | nói | ngủ | gọi | chóng mặt | hoa mắt | choáng | ngất | xỉu | co giật | tim đập | hồi hộp | vật vã | lạ | quá liều | nhầm | hai lần | gấp đôi | shaky | shaking | sweating | sweaty | sweats | weak | tired | hungry | skipped | missed | low | confused | drowsy | dizzy | faint | vomiting | not eating | double | twice | wrong',
  ],
  hyperglycemia_crisis: [
    `uống nước như | uống nước suốt | đái dầm | tè dầm | mùi táo | mùi trái cây | tuýp 1 | type 1 | ketone | pump | tiểu đường | đái tháo đường | đường huyết | đường máu | đường | insulin | khát | tiểu nhiều | đái nhiều | sụt cân | sút cân | gầy | diabetes | diabetic | insulin | sugar | glucose | thirsty | thirst | peeing`,
    'nôn | ói | thở | mệt | lả | yếu | khát | tiểu nhiều | đái nhiều | tiểu đêm | sụt | sút | gầy | đau bụng | lơ mơ | lừ đừ | lú | ngủ | cao | rất cao | vọt | hi | trên máy | sốt | nhiễm trùng | loét | hết insulin | bỏ insulin | quên tiêm | quên chích | bỏ thuốc | ngưng thuốc | hết thuốc | mờ | khô miệng | vomiting | vomit | breath | breathing | tired | weak | thirsty | thirst | peeing | weight | belly | drowsy | confused | high | fever | infection | missed | stopped | ran out | blurry',
  ],
  acute_painful_red_eye: `đỏ | nhức | đau mắt | mắt đau | mắt … đau | đau … mắt | nhìn mờ | quầng | cộm | xốn | sưng mắt | mắt sưng | mổ mắt | mổ cườm | chói | mờ | kính áp tròng | thị lực | red eye | eye pain | sore eye | painful eye | eye … red | eye … pain | eye … hurts | vision | contact lens | lenses | light`,
  sudden_vision_loss: `rèm | tối thui | tối đen | đen kịt | filler | tắt đèn | che mất | mắt … tối | mắt … mất | mắt … mờ | snow | milky | tối om | nhòe | nhoè | sương | nhìn mờ | nhìn không | nhìn đôi | nhìn một thành hai | thị lực | mờ | ruồi bay | đốm đen | chớp | màn | mù | không thấy | thấy tối | mất một góc | che mắt | che tầm | vision | sight | see | blind | floaters | flashes | curtain | blurry | blurred`,
  prolonged_fever: `sốt | nóng | hâm hấp | ớn lạnh | gai rét | rét | fever | temperature | chills`,
  dengue_warning_signs: `sốt | nóng | xuất huyết | muỗi | tiểu cầu | dengue | fever | temperature | platelets | mosquito`,
  fever_with_purple_rash: `sốt | nóng | ban | chấm | đốm | nốt | tím | bầm | xuất huyết | fever | temperature | rash | spots | purple | bruise | bruises`,
  hfmd_severe_signs: `tay chân miệng | bóng nước | nốt | loét miệng | phỏng nước | mụn nước | giật mình | chới với | hand foot | blisters | mouth sores | spots | startle | startling`,
  child_breathing_distress: `thở | ho | khò khè | khụt khịt | rít | rên | lõm | rút | phập phồng | cánh mũi | tím | tái | nghẹt mũi | sổ mũi | chảy mũi | đờm | đàm | viêm phổi | phế quản | hen | suyễn | sốt | sặc | hóc | bú … mệt | bỏ bú | tim bẩm sinh | tim | mệt | breath | breathe | breathing | cough | coughing | wheeze | wheezing | grunting | chest | nose | snotty | blue | pneumonia | asthma | croup | fever | choked`,
  newborn_danger_signs: `bú | vàng da | da vàng | vàng | mắt vàng | sốt | nóng | lạnh | rốn | mủ | thở | rên | khò khè | li bì | ngủ | lừ đừ | khóc | quấy | ói | ọc | trớ | nôn | phân | đi ngoài | xanh | tím | tái | co giật | giật | bụng | sụt cân | nhẹ cân | không tăng cân | nổi | mụn | feeding | feeds | jaundice | yellow | fever | warm | cold | navel | cord | breathing | sleepy | crying | vomit | vomiting | pale | blue | stool | poo | weight`,
  infant_fever_under_3_months: `sốt | nóng | ấm | hâm hấp | lạnh | nhiệt độ | độ | tiêm | chích | bú | fever | temperature | hot | warm | cold | jab | vaccine`,
  heavy_vaginal_bleeding: `kinh | băng | ra máu | ra huyết | máu | huyết | rong | cường kinh | u xơ | tử cung | đặt vòng | que cấy | sảy | phá thai | bleeding | bleed | blood | period | periods | pad | pads | clots | fibroid | fibroids | spotting | miscarriage`,
  ectopic_pregnancy_signs: `trễ kinh | chậm kinh | mất kinh | trễ | hai vạch | 2 vạch | que | thai | bầu | kinh | ra máu | ra huyết | máu | đau bụng | bụng dưới | đau vai | choáng | ngất | quan hệ | vòng | pregnant | pregnancy | period | late | bleeding | spotting | belly | abdomen | pelvic | shoulder | faint | test`,
  swallowed_dangerous_object: `nuốt | nuốt phải | hóc | mắc cổ | mắc xương | nhét | ngậm | =pin | cục pin | nam châm | dị vật | xương cá | đồng xu | viên bi | kim băng | swallow | swallowed | battery | magnet | fish bone | fishbone
    | choking | stuck`,
  drowning:
    'ao | =hồ | hồ bơi | hồ nước | xuống hồ | mương | sông | biển | suối | lu | vớt | té xuống | rớt xuống | nước | đuối | chìm | sặc | bơi | tắm | water | drown | drowned | swim | swimming | pool',
  fever_immunosuppressed: [
    `vô thuốc | vào thuốc | ghép | arv | cd4 | spleen | neutrophils | r-chop | cường giáp | thyrozol | thuốc sinh học | cắt lách | có h | dạng thấp | hóa trị | hoá trị | hóa chất | xạ trị | ung thư | ghép thận | ghép gan | ghép tủy | ghép tạng | ức chế miễn dịch | corticoid | prednisolon | medrol | methotrexat | lupus | hiv | bạch cầu | suy tủy | lymphoma
    | leukemia | leukaemia | chemo | chemotherapy | radiotherapy | cancer | transplant | steroids | immune | immunosuppressants`,
    'sốt | nóng | hâm hấp | lạnh | rét | run | độ | nhiệt | cặp | ớn | temp | shivers | shivery | shivered | đau họng | họng | ho | mệt | lả | yếu | khó thở | tiêu chảy | nôn | ói | mủ | sưng | đỏ | loét | tiểu buốt | tiểu gắt | nhiễm trùng | đau đầu | nhức đầu | fever | temperature | hot | chills | shivering | sore throat | cough | tired | weak | diarrhoea | diarrhea | vomiting | infection | infected | headache',
  ],
  sepsis_signs: `sốt | nóng | rét run | ớn lạnh | gai rét | gai gai | rét | lạnh | rùng mình | nhiễm trùng | nhiễm khuẩn | =mủ | áp xe | viêm | loét | sưng đỏ | vết thương | vết mổ | ống thông | sonde | tiểu buốt | tiểu gắt | mệt lả | lả | lừ đừ | li bì | bỏ ăn | lạnh run | đỏ nóng
    | fever | chills | shivering | infection | infected | pus | abscess | wound | catheter | red and hot | exhausted | drowsy | very weak`,
  breast_lump_or_change: 'vú | núm vú | tuyến vú | ngực | nách | breast | breasts | nipple | armpit',
  hypertensive_crisis: `huyết áp đo | thuốc áp | đo … trên | nặng đầu | đầu nặng | mắt mờ | nhìn mờ | bp | huyết áp | tăng xông | lên máu | cao máu | đau đầu | nhức đầu | chóng mặt | choáng | hoa mắt | đau ngực | tức ngực | blood pressure | hypertension | headache | dizzy | dizziness | chest pain`,
  fracture_or_dislocation: `gập | kẹp | trượt | lòi xương | hụt chân | chân ngắn | tripped | slid | popped | lệch | cong | vẹo | khuỷu … sưng | cục … cái | buông thõng | không chịu giơ | không giơ | slipped | crooked | ngã | =té | té xe | té võng | bị té | vấp | trượt chân | rơi | tai nạn | chấn thương | va chạm | va đập | đập | đè | kẹt | vặn | xoay | trẹo | trật | lật cổ chân | gãy | bong gân | bị đánh | đá banh | đá bóng | bóng đá | tập gym | thể thao
    | đụng xe | xe đụng | xe tông | fall | fell | fallen | injury | injured | accident | hit | crash | came off | twisted | sprain | sprained | broke | broken | football | landed`,
  shock_signs: `sốt | nóng | máu | huyết | tiêu chảy | ỉa chảy | đi ngoài | đi cầu | nôn | ói | mất nước | ngất | xỉu | choáng | mệt | lả | lừ đừ | li bì | yếu | đau bụng | đau ngực | khó thở | dị ứng | mề đay | ong | =rắn | đốt | cắn | bỏng | tai nạn | ngã | =té | mổ | nhiễm trùng | áp xe
    | vã mồ hôi | tái | xanh | tím | lạnh | bỏ bú | bỏ ăn | fever | blood | bleeding | diarrhoea | diarrhea | vomiting | vomit | faint | fainted | dizzy | weak | tired | belly pain | chest pain | breath | allergy | sting | bite | burn | accident | fall | fell | surgery | infection
    | sweating | pale | cold | stomach | abdominal`,
};

/** After so many days a bone that is bent or shows has long been seen. */
export const askedDaysMax: Readonly<Partial<Record<RedFlagCode, number>>> = { fracture_or_dislocation: 10 };

/** How what has lasted long is told without a number. */
export const lastingWords = `cả năm | mấy năm | nhiều năm | lâu năm | bao năm | mấy tháng nay | nhiều tháng | nửa năm | hơn năm nay | từ nhỏ | từ bé | hồi nhỏ tới giờ | hồi nhỏ đến giờ | từ lâu | lâu nay | xưa nay | bao lâu nay | for years | for many years | for months | since childhood | all my life | for about a year
    | for over a year`;

/** Whom a question does not fit: nobody asks a restless child of eight about dying unless the words do. */
export const askedYearsMin: Readonly<Partial<Record<RedFlagCode, number>>> = { suicide_risk: 10 };

/** What the words say is not so, or what makes it another matter: asked no more. A “không” belongs to the phrase. */
export const deniedBy: Readonly<Partial<Record<RedFlagCode, string>>> = {
  acute_limb_weakness: `không yếu | không bị yếu | không thấy yếu | không yếu liệt | không liệt | sức cơ bình thường | sức tay chân bình thường | tay chân vẫn khỏe | chân tay vẫn khỏe | chân vẫn khỏe | chân tay khỏe | tay chân khỏe | strength is normal | normal strength | strength normal
    | no weakness | not weak`,
  cold_painful_limb: `chân … nóng | tay … nóng | sưng nóng | nóng đỏ | vẫn ấm | còn ấm | tay ấm | chân ấm | warm | hot and swollen`,
  hypertensive_crisis: `huyết áp bình thường | huyết áp … bình thường | huyết áp ổn | huyết áp … ổn | huyết áp tốt | blood pressure is normal | blood pressure … normal | normal blood pressure`,
  preeclampsia_signs: `huyết áp bình thường | huyết áp … bình thường | huyết áp ổn | blood pressure is normal | normal blood pressure`,
  // “Ngủ hay ngưng thở” of who snores is of the night, not of now.
  unresponsive_or_not_breathing: '=ngáy | ngáy to | tiếng ngáy | snore | snores | snoring',
};

/**
 * What is there already is asked about by how far it goes, not whether it is: the same question in other words, where its
 * words are told or the sign was read from them.
 */
export const askedOfTold: Readonly<Partial<Record<RedFlagCode, { readonly told?: string; readonly question: Words }>>> =
  {
    stroke_signs: {
      told: 'nhắm không kín | không nhắm kín | nhắm mắt không kín | nhăn trán không được | không nhăn trán | nước chảy ra mép | chảy ra mép | méo miệng | miệng méo | miệng lệch | lệch miệng | miệng … lệch | méo mặt | mặt lệch | lệch mặt | liệt mặt | xệ mặt | crooked mouth | face drooped | drooping face | facial palsy',
      question: {
        vi: 'Ngoài điều đã kể, có yếu hay tê tay chân, nói khó hoặc đi không vững không, kể cả đã hết?',
        en: 'Besides what was told, is there a weak or numb limb, trouble speaking or unsteady walking, even if it passed?',
      },
    },
    spreading_skin_infection: {
      told: 'sưng đỏ | đỏ … sưng | sưng … đỏ | chảy mủ | có mủ | thâm đen | tím đen | đen … hôi | đỏ lan | sưng lan | sưng lên | red and swollen | pus | spreading',
      question: {
        vi: 'Chỗ đỏ có đang lan nhanh từng giờ, phồng tím hoặc đau dữ dội không?',
        en: 'Is the redness spreading by the hour, blistering or turning purple, or extremely painful?',
      },
    },
    acute_painful_red_eye: {
      told: 'mắt đỏ | đỏ mắt | mắt … đỏ | red eye | eye is red | eyes are red',
      question: {
        vi: 'Mắt có đau dữ dội, nhìn mờ hẳn hoặc thấy quầng sáng quanh đèn không?',
        en: 'Is the eye very painful, the sight much worse, or are there halos around lights?',
      },
    },
    eye_chemical_or_penetrating_injury: {
      told: 'mài sắt | mài … sắt | cắt sắt | máy cắt | máy mài | đục | hàn xì | văng | bắn vào | grinding | welding | metal',
      question: {
        vi: 'Vật văng vào có đâm thủng hay găm trong mắt, hoặc mắt có chảy máu, nhìn mờ hẳn không?',
        en: 'Did it pierce or lodge in the eye, or is the eye bleeding or the sight much worse?',
      },
    },
    sudden_vision_loss: {
      told: 'nhìn mờ | mờ mắt | mắt mờ | màn che | màn đen | tấm màn | ruồi bay | chớp sáng | blurred | blurry | curtain | floaters | flashes',
      question: {
        vi: 'Mắt có đột ngột mờ hẳn, màn che lan rộng hoặc không thấy gì không?',
        en: 'Has the sight suddenly got much worse, is the curtain growing, or does the eye see nothing?',
      },
    },
    acute_psychosis_or_violence: {
      question: {
        vi: 'Lúc này người bệnh có đang đòi đánh, cầm vật nguy hiểm hoặc đe dọa ai không?',
        en: 'Is the person threatening anyone, holding something dangerous or about to hit out now?',
      },
    },
    black_or_bloody_stool: {
      told: 'lẫn máu | nhầy máu | có máu | ra máu | đi cầu ra máu | đi ngoài ra máu | máu tươi | trĩ | piles | haemorrhoids | hemorrhoids | blood in the stool | blood in my stool',
      question: {
        vi: 'Máu có ra nhiều, thành cục, phân đen như bã cà phê, hoặc có choáng không?',
        en: 'Is there a lot of blood or clots, stool black like tar, or faintness?',
      },
    },
    severe_dehydration: {
      told: 'khát nước | khát nhiều | miệng khô | khô miệng | môi khô | khô môi | tiểu ít | thirsty | dry mouth | dry lips',
      question: {
        vi: 'Có lừ đừ, mắt trũng, 6 giờ chưa tiểu, hay không uống nổi nữa?',
        en: 'Is there listlessness, are the eyes sunken, no urine for 6 hours, or no drinking any more?',
      },
    },
    reduced_fetal_movement: {
      told: `đạp ít | ít đạp | đạp yếu | máy ít | ít máy | máy yếu | ủi nhẹ | moving less | moves less | kicking less | fewer kicks | less movement`,
      question: {
        vi: 'Hai giờ qua thai cử động chưa tới 10 lần, hoặc không đạp nữa?',
        en: 'Fewer than 10 movements in the last two hours, or none any more?',
      },
    },
    hfmd_severe_signs: {
      told: 'giật mình | giựt mình | giut minh | startles | startling',
      question: {
        vi: 'Có giật mình từ 2 lần trong 30 phút, run, đi loạng choạng, thở nhanh hoặc vã mồ hôi không?',
        en: 'Does the child startle twice or more in 30 minutes, tremble, walk unsteadily, breathe fast or sweat?',
      },
    },
    breathing_difficulty: {
      told: 'khó thở | hụt hơi | thở mệt | short of breath | breathless | trouble breathing',
      question: {
        vi: 'Ngồi yên có vẫn khó thở, nói đứt hơi, hoặc môi tím không?',
        en: 'Is breathing hard even at rest, speech broken, or are the lips blue?',
      },
    },
    chest_pain_severe: {
      question: {
        vi: 'Lúc này ngồi yên có đang đau ngực, đau quá 15 phút, lan ra tay, hàm, hoặc vã mồ hôi không?',
        en: 'Does the chest hurt now at rest, for more than 15 minutes, into an arm or the jaw, or with sweating?',
      },
    },
    seizure: {
      question: {
        vi: 'Cơn có kéo dài trên 5 phút, lặp lại, hoặc sau cơn gọi không tỉnh hẳn không?',
        en: 'Did it last more than 5 minutes, come again, or is the person not fully awake after it?',
      },
    },
    coughing_blood_heavy: {
      question: {
        vi: 'Máu có ra liên tục, đầy nửa chén trở lên, hoặc kèm khó thở, choáng không?',
        en: 'Does blood keep coming, is it half a cup or more, or is there breathlessness or faintness?',
      },
    },
    swallowed_dangerous_object: {
      question: {
        vi: 'Vật đó có thể là pin, nam châm hay vật sắc không; có chảy dãi, không nuốt được, đau ngực hoặc khó thở không?',
        en: 'Could it be a battery, a magnet or something sharp; is there drooling, trouble swallowing, chest pain or trouble breathing?',
      },
    },
    dengue_warning_signs: {
      question: {
        vi: 'Có đau bụng nhiều, nôn liên tục, chảy máu không cầm, lừ đừ hoặc tay chân lạnh không?',
        en: 'Is there strong belly pain, vomiting on and on, bleeding that does not stop, listlessness or cold hands and feet?',
      },
    },
    fracture_or_dislocation: {
      question: {
        vi: 'Đầu ngón có tê, lạnh, tím, hoặc xương lòi ra, da rách ở chỗ gãy không?',
        en: 'Are the fingers or toes numb, cold or blue, or is bone showing or the skin torn at the break?',
      },
    },
    pregnancy_bleeding_or_severe_pain: {
      question: {
        vi: 'Máu có ra nhiều như hành kinh, có đau bụng từng cơn, đau một bên hoặc choáng không?',
        en: 'Is the bleeding as heavy as a period, or is there cramping, pain on one side or faintness?',
      },
    },
    suicide_risk: {
      question: {
        vi: 'Lúc này có nghĩ đến cái chết, đã định cách làm, hoặc có thuốc hay vật sắc trong tay không?',
        en: 'Are there thoughts of dying now, a plan, or pills or anything sharp at hand?',
      },
    },
    urinary_retention: {
      told: 'tiểu đêm | tia yếu | rặn mãi | rặn lâu | nhỏ giọt | tiểu khó | weak stream | night',
      question: {
        vi: 'Có lúc nào mắc tiểu mà không ra được giọt nào, bụng dưới căng tức không?',
        en: 'Is it at times impossible to pass any urine, with a tight lower belly?',
      },
    },
  };

/** The one that asks the same: of two about a pregnancy that nobody told of, the first month is asked about. */
export const askedInstead: Readonly<
  Partial<Record<RedFlagCode, { readonly by: RedFlagCode; readonly unless: string }>>
> = {
  pregnancy_bleeding_or_severe_pain: {
    by: 'ectopic_pregnancy_signs',
    unless:
      'có thai | mang thai | thai | bầu | có bầu | cấn bầu | trễ kinh | chậm kinh | hai vạch | que thử | pregnant | pregnancy | late period | missed period',
  },
};

/** What was found in the same place is asked about no more: a lump in the breast is no pain in the chest. */
export const settledBy: Readonly<Partial<Record<RedFlagCode, RedFlagCode>>> = {
  chest_pain_severe: 'breast_lump_or_change',
};

/** Words beside which dying is asked about though another than the mind’s doctor comes first. */
export const mindWords = `buồn | chán | khóc | ngủ | lo | stress | trầm cảm | tuyệt vọng | cô đơn | một mình | áp lực | mệt mỏi | sống | chết | nợ | thất nghiệp | ly hôn | chia tay | bỏ nhà | nhốt | im lặng | ít nói | lầm lì | rạch | cắt tay | tự
  | thư | tạm biệt | vĩnh biệt | xin lỗi | gánh nặng | vô dụng | bế tắc | hy vọng | rượu | khổ | bị đánh | bắt nạt | sad | low | depressed | depression | anxious | anxiety | worried | cry | crying | cries | sleep | hopeless | alone | lonely | pressure | stress | stressed | burden
  | worthless | die | dying | dead | death | to live | goodbye | sorry | cut | cuts | drinking | debt | divorce | broke up | bullied | hurt herself | hurt himself | give up | exhausted`;

/** Who is seen there does not collapse unseen. */
export const withoutShock: ReadonlySet<string> = new Set([
  'ent',
  'ophthalmology',
  'dentistry',
  'psychiatry',
  'psychology',
  'child_psychiatry',
]);

/** Whose signs are also asked about, where a matter for today belongs to the first. */
export const sharesPatients: Readonly<Record<string, readonly string[]>> = {
  spine: ['orthopedics', 'neurosurgery'],
  rheumatology: ['orthopedics'],
  orthopedics: ['rheumatology'],
  dermatology: ['allergy_immunology'],
  allergy_immunology: ['dermatology'],
  cardiology: ['vascular_surgery'],
  vascular_surgery: ['cardiology'],
  gastroenterology: ['general_surgery', 'hepatology'],
  hepatology: ['gastroenterology'],
  colorectal_surgery: ['gastroenterology', 'general_surgery'],
  hepatobiliary_surgery: ['gastroenterology', 'general_surgery'],
  general_surgery: ['gastroenterology'],
  neurology: ['neurosurgery'],
  neurosurgery: ['neurology'],
  nephrology: ['urology'],
  urology: ['nephrology'],
  obstetrics: ['gynecology'],
  gynecology: ['obstetrics'],
  tuberculosis: ['pulmonology'],
  psychology: ['psychiatry'],
  child_psychiatry: ['psychiatry'],
  neonatology: ['pediatrics'],
  pediatric_surgery: ['pediatrics'],
};

/** What answers a question before it is asked: all of one row told. */
export const answeredBy: Readonly<Partial<Record<RedFlagCode, readonly string[]>>> = {
  black_or_bloody_stool: [
    'phân đen | đi ngoài phân đen | đi cầu phân đen | black stools | black sticky stools | tarry stools',
  ],
  acute_painful_red_eye: [
    'mắt đỏ | đỏ mắt | mắt … đỏ | eye is red | eye is very red | red eye',
    'đau | nhức | rát | bỏng rát | rát bỏng | painful | hurts | pain',
    'nhìn mờ | mờ hẳn | mờ đi | mắt mờ | blurred | blurry | foggy',
  ],
  sudden_vision_loss: ['màn đen | tấm màn đen | bức màn đen | nhìn mờ hẳn | mờ hẳn | dark curtain | cannot see'],
  pregnancy_bleeding_or_severe_pain: ['ra máu | ra huyết | spotting | bleeding'],
  postpartum_danger_signs: ['sốt | fever'],
};
