/** What people complain of, in their words. Collected for this project; no clinician has reviewed it. */
export const symptomConcepts: Readonly<Record<string, string>> = {
  fever: `sốt | nóng sốt | sốt cao | bị sốt | hâm hấp | ấm đầu | nóng đầu | nóng hầm hập | mình nóng ran | phát sốt |
    lên cơn sốt | người nóng như lửa | cặp nhiệt độ 39 | fever | high temperature | burning up | cặp nhiệt độ |
    nóng ran`,
  chills: `ớn lạnh | rét run | lạnh run | run lập cập | gai người | rét cầm cập | ớn ớn lạnh | lạnh xương sống | chills
    | shivering | rigors`,
  cough: `ho | ho nhiều | ho khan | ho đờm | ho đàm | ho sù sụ | ho khúc khắc | ho khục khặc | ho về đêm | ho hen |
    húng hắng ho | cough | coughing`,
  sputum_change: `đờm vàng | đờm xanh | đàm xanh | khạc đờm đặc | đờm đục | đờm có mủ | đàm đặc | yellow phlegm | green sputum`,
  hemoptysis: `ho ra máu | khạc ra máu | đờm lẫn máu | đàm có máu | ho dính máu | khạc ra tia máu | ho có tia máu | đàm
    vướng máu | coughing up blood | blood in sputum`,
  dyspnea: `khó thở | hụt hơi | thở mệt | mau mệt khi đi | thở không sâu | tức thở | hụt hơi khi leo cầu thang | thở
    nặng nhọc | thở khó | thở mệt mệt | nghèn nghẹn khó thở | shortness of breath | breathless`,
  wheeze: `khò khè | thở khò khè | thở khè khè | kéo đờm khò khè | thở cò cử | thở khò khè ban đêm | ngực kêu khò khè |
    wheeze | wheezing`,
  chest_pain: `đau ngực | tức ngực | đau tức ngực | nặng ngực | ran ran ngực | đau trước ngực | đau vùng ngực trái | nhói
    ngực | tưng tức ngực | đau lồng ngực | chest pain | tight chest | chest discomfort`,
  palpitations: `hồi hộp | tim đập nhanh | đánh trống ngực | tim đập loạn | tim hẫng một nhịp | tim đập thình thịch | tim
    nhảy | hụt nhịp | ngực đập thình thịch | palpitations | heart racing`,
  leg_swelling_both: `phù chân | sưng hai chân | phù mắt cá | ấn lõm chân | sưng cẳng chân hai bên | chân phù nề | xuống máu chân
    | swollen legs | ankle swelling`,
  high_bp: `huyết áp cao | tăng xông | lên máu | cao huyết áp | tha | huyết áp 160 | huyết áp 150 | áp huyết cao | tăng
    huyết áp | high blood pressure | hypertension`,
  low_bp: `huyết áp thấp | tụt huyết áp | huyết áp 80 | huyết áp 85 | áp huyết thấp | hạ huyết áp | xỉu vì huyết áp
    thấp | low blood pressure`,
  dizziness: `chóng mặt | hoa mắt | xây xẩm | xây xẩm mặt mày | choáng váng | quay cuồng | quay mòng mòng | lảo đảo | đầu
    óc quay cuồng | nhà quay | dizziness | vertigo | light-headed`,
  fatigue: `mệt mỏi | mệt trong người | uể oải | đuối | mệt lả | mệt rã rời | người ê ẩm | không có sức | bần thần | mệt
    hung | phờ phạc | tired | fatigue | exhausted`,
  weight_loss: `sụt cân | gầy sút | ốm đi nhiều | tụt cân | giảm cân nhanh | gầy rộc | gầy gò | sút ký | ốm tong teo |
    weight loss | losing weight | ốm đi | ốm tong`,
  night_sweats: `đổ mồ hôi đêm | ra mồ hôi trộm | vã mồ hôi ban đêm | mồ hôi ướt gối | mồ hôi trộm | đêm mồ hôi ướt áo |
    night sweats | mồ hôi đêm | vã mồ hôi đêm`,
  lymph_nodes: `nổi hạch | sưng hạch | hạch cổ | hạch nách | hạch bẹn | cục hạch | nổi cục ở cổ | hạch dưới hàm | nổi cục
    hạch | swollen glands | lymph nodes`,
  sore_throat: `đau họng | rát họng | viêm họng | ngứa họng | nuốt đau | đau cổ họng | rát cổ | khan cổ | đau cuống họng |
    sore throat | throat pain`,
  runny_nose: `chảy nước mũi | nghẹt mũi | ngạt mũi | sổ mũi | hắt hơi | hắt xì | ách xì | mũi xanh | nước mũi xanh | chảy
    mũi trong | runny nose | blocked nose | sneezing`,
  hoarseness: `khàn tiếng | mất tiếng | tắt tiếng | khàn giọng | khản tiếng | nói không ra tiếng | mất giọng | khàn cổ |
    hoarse voice | lost voice`,
  nosebleed: `chảy máu cam | chảy máu mũi | đổ máu cam | mũi chảy máu | xịt máu mũi | chảy máu cam hoài | máu cam |
    nosebleed | epistaxis`,
  ear_pain: `đau tai | nhức tai | đau trong tai | buốt tai | viêm tai | nhức lỗ tai | tai đau | đau lỗ tai | earache |
    ear pain`,
  ear_discharge: `chảy mủ tai | chảy nước tai | tai thối | chảy dịch tai | thối tai | tai chảy nước vàng | chảy mủ lỗ tai |
    tai có mủ | ear discharge`,
  tinnitus: `ù tai | ve kêu trong tai | tai kêu o o | lùng bùng tai | ù ù lỗ tai | tai ù ù | ù tai nghe kém | tiếng ve
    trong tai | ringing in ears | tinnitus`,
  hearing_loss: `nghe kém | lãng tai | tai điếc | nghe không rõ | lảng tai | tai nghễnh ngãng | điếc dần | nặng tai | không
    nghe rõ | hearing loss | hard of hearing`,
  headache: `đau đầu | nhức đầu | đau nửa đầu | nặng đầu | đau thái dương | đau buốt đầu | buốt óc | ran đầu | nhức đầu
    kinh niên | đau trốôc | đau óc | headache | migraine`,
  numbness: `tê tay | tê chân | tê bì | châm chích | kiến bò | tê rần | tê đầu ngón tay | rần rần tay chân | tê tay trái
    | tê cả bàn tay | numbness | pins and needles`,
  tremor: `run tay | run chân | run rẩy | tay run không kiểm soát | run lẩy bẩy | tay run run | run khi cầm ly | tay
    chân run rẩy | tremor | shaking hands | tay run`,
  memory_loss: `hay quên | đãng trí | lẫn | quên trước quên sau | giảm trí nhớ | lú lẫn nhẹ | nhớ nhớ quên quên | lẩn thẩn |
    mau quên | forgetful | memory loss`,
  insomnia: `mất ngủ | khó ngủ | trằn trọc | ngủ không sâu | thức trắng đêm | không ngủ được | ngủ chập chờn | dậy giữa
    đêm | insomnia | can't sleep`,
  weakness_limb: `yếu tay | yếu chân | mỏi chân | không có lực | tay không có sức | chân yếu dần | tay cầm yếu | rớt đồ | chân
    yếu xìu | limb weakness`,
  muscle_cramp: `chuột rút | vọp bẻ | co rút bắp chân | rút chân | vọp bẻ ban đêm | rút gân | chuột rút bắp chân | leg cramp`,
  abdominal_pain: `đau bụng | đau quặn bụng | đau thượng vị | đau dạ dày | đau bao tử | đau bụng lâm râm | đau bụng từng cơn |
    quặn bụng | đau vùng rốn | thốn bụng | đau bụng âm ỉ | đau lộn ruột | stomach ache | abdominal pain | belly
    pain | đau vùng gan | đau hạ sườn`,
  lower_abdominal_pain: `đau bụng dưới | đau vùng chậu | trằn bụng dưới | tức bụng dưới | đau hai bên hố chậu | đau bụng dưới rốn |
    đau vùng kín bụng | đau hai bên bụng dưới | lower abdominal pain | pelvic pain`,
  right_lower_pain: `đau bụng dưới bên phải | đau hố chậu phải | đau bụng dưới phải | tức bụng dưới bên phải | đau bên phải bụng
    dưới | nhói bụng dưới bên phải | pain in the right lower belly`,
  heartburn: `ợ chua | ợ nóng | nóng rát thượng vị | trào ngược | nóng rát cổ | cồn cào | xót ruột | ợ hơi | trào axit |
    heartburn | acid reflux`,
  bloating: `đầy bụng | chướng bụng | sình bụng | khó tiêu | ăn không tiêu | đầy hơi | sôi bụng | chướng hơi | anh ách
    bụng | bloating | indigestion`,
  vomiting: `nôn | ói | mửa | buồn nôn | mắc ói | nôn ói | ọe | nôn thốc nôn tháo | nôn khan | ói mửa | lợm giọng |
    vomiting | throwing up | nausea`,
  diarrhea: `tiêu chảy | đi ngoài lỏng | ỉa chảy | đi cầu lỏng | tào tháo đuổi | đi lỏng | phân lỏng | đi té re | ỉa re |
    phân nước | đi ngoài nhiều lần | diarrhoea | loose stools`,
  bloody_stool: `đi ngoài ra máu | đi cầu ra máu | ỉa ra máu | máu dính giấy | phân có máu | đi cầu ra máu tươi | đại tiện ra
    máu | đi tiêu ra máu | phân lẫn máu | blood in stool | rectal bleeding`,
  constipation: `táo bón | bón | đi cầu khó | phân cứng | mấy ngày không đi ngoài | khó đi ngoài | bón cứng | rặn không ra |
    constipation`,
  loss_of_appetite: `chán ăn | biếng ăn | ăn không ngon | lười ăn | không muốn ăn | ăn ít hẳn | đắng miệng | không thiết ăn uống
    | poor appetite`,
  swallowing_difficulty: `nuốt nghẹn | nuốt khó | nuốt vướng | mắc nghẹn khi ăn | nuốt không trôi | nghẹn khi ăn cơm | nuốt thấy vướng
    | difficulty swallowing`,
  jaundice: `vàng da | vàng mắt | mắt vàng | nước tiểu sẫm | da vàng vọt | vàng mắt vàng da | nước tiểu vàng sậm | tiểu
    vàng đậm | jaundice | yellow eyes`,
  dark_urine: `tiểu vàng đậm | tiểu sậm như nước trà | nước tiểu đỏ | nước tiểu nâu | tiểu đục | nước tiểu vàng khè | dark
    urine | tea-coloured urine`,
  dysuria: `tiểu buốt | tiểu rắt | đái buốt | đái dắt | tiểu gắt | tiểu rát | đi tiểu nhiều lần | tiểu nóng rát | mót
    tiểu liên tục | tiểu lắt nhắt | painful urination | burning urination | frequency`,
  hematuria: `tiểu ra máu | đái ra máu | nước tiểu có máu | tiểu máu | tiểu đỏ như nước rửa thịt | đi tiểu ra máu | tiểu
    ra máu tươi | blood in urine`,
  urine_incontinence: `són tiểu | tiểu không kiểm soát | vãi đái | tiểu són khi ho | són tiểu khi cười | đái dầm | tè dầm | không
    giữ được nước tiểu | incontinence`,
  nocturia: `tiểu đêm | đi tiểu ban đêm nhiều | tiểu khó | tiểu ngập ngừng | tia tiểu yếu | tiểu không hết | dậy tiểu đêm
    | tiểu xong còn nhỏ giọt | nocturia | weak stream`,
  flank_pain: `đau hông | đau quặn thận | đau lưng lan xuống bẹn | đau bên hông | đau mạn sườn | đau thốn hông lưng | đau
    lưng lan ra trước | flank pain | renal colic`,
  thirst_polyuria: `khát nước nhiều | tiểu nhiều | uống nhiều nước | đi tiểu liên tục | khô miệng khát nước | ngày đi tiểu chục
    lần | tiểu nhiều về đêm khát nước | very thirsty | passing a lot of urine`,
  joint_pain: `đau khớp | sưng khớp | nhức khớp | đau gối | sưng gối | đau khớp ngón tay | cứng khớp buổi sáng | nhức xương
    khớp | đau đầu gối | đau nhức xương | joint pain | swollen joint`,
  back_pain: `đau lưng | đau thắt lưng | mỏi lưng | đau cột sống | đau lưng lan xuống chân | nhức lưng | thốn lưng | đau
    lưng dưới | đau lưng kinh niên | back pain`,
  neck_pain: `đau cổ | đau vai gáy | cứng cổ vai | vẹo cổ | đau gáy | mỏi vai | đau cổ lan xuống tay | sái cổ | neck pain
    | stiff neck`,
  shoulder_pain: `đau vai | không giơ tay lên được | đau khớp vai | đau bả vai | đau vai lan tay | đau vai không chải đầu được
    | shoulder pain`,
  foot_pain: `đau gót chân | đau bàn chân | đau mắt cá | đau ngón chân cái | sưng ngón chân cái | đau cổ chân | đau chân
    khi đi | foot pain | heel pain | gout toe`,
  limb_injury: `bong gân | lật cổ chân | lật sơ mi | té trẹo chân | sưng mắt cá sau té | ngã đau tay | trẹo cổ tay | va đập
    sưng bầm | sprain | twisted ankle | limb injury`,
  wound: `đứt tay | rách da | vết thương | chảy máu vết cắt | đạp đinh | đạp gai | trầy xước | vết đâm | đứt tay sâu |
    giẫm phải đinh | cut | laceration | stepped on a nail`,
  burn_minor: `bỏng nhẹ | phỏng nhẹ | phỏng bô | bỏng bô xe | bỏng dầu ăn nhẹ | bỏng nước sôi nhẹ | bỏng ở ngón tay | phỏng
    dầu ăn | minor burn`,
  rash: `nổi mẩn | phát ban | nổi đỏ | nổi hột | nổi ban | đỏ da | mẩn ngứa | nổi sảy | nổi mẩn đỏ khắp người | nổi
    hột đỏ | lên sởi | rash | red spots`,
  itching: `ngứa | ngứa ngáy | gãi nhiều | ngứa da | ngứa toàn thân | ngứa rát | ngứa về đêm | ngứa kẽ tay | mẩn ngứa |
    itching | itchy skin`,
  urticaria: `mề đay | mày đay | dị ứng nổi mẩn | nổi mẩn ngứa từng mảng | phù mắt môi | sưng phù mặt | nổi mề đay khắp
    người | nổi phong ngứa | nổi mề đay mẩn ngứa | hives | urticaria | allergic rash`,
  skin_lesion: `lở loét | mụn nước | chàm | nốt đỏ | bong da | mảng đỏ vảy | nổi bóng nước | lang ben | hắc lào | da dày
    sừng | nấm da | skin lesion | eczema | blisters`,
  mole_change: `nốt ruồi to ra | nốt ruồi chảy máu | nốt ruồi đổi màu | nốt đen lớn dần | nốt ruồi ngứa to nhanh | nốt ruồi
    sần sùi | changing mole | bleeding mole`,
  hair_loss: `rụng tóc | rụng tóc nhiều | hói đầu | tóc rụng từng mảng | rụng tóc sau sinh | tóc thưa dần | hair loss`,
  red_eye: `mắt đỏ | đau mắt đỏ | mắt ghèn | cộm mắt | ngứa mắt | đổ ghèn | chảy nước mắt | mắt kèm nhèm | rát mắt | red
    eye | eye discharge`,
  blurred_vision: `nhìn mờ | nhìn … mờ | nhìn … nhòe | mắt … mờ | mờ mắt | mắt mờ | nhìn không rõ | nhìn nhòe | cận tăng độ |
    mờ một mắt | mắt kém dần | nhìn lóa | blurred vision`,
  floaters: `ruồi bay | chớp sáng trong mắt | đốm đen trước mắt | màn đen trong mắt | thấy sợi đen | chớp chớp trong mắt
    | floaters | flashes`,
  toothache: `đau răng | nhức răng | sâu răng | ê răng | răng lung lay | đau răng số 8 | nhức cái răng khôn | răng buốt |
    đau răng dữ | toothache | tooth pain`,
  gum_problem: `sưng lợi | sưng nướu | chảy máu chân răng | viêm lợi | nướu sưng mủ | chảy máu nướu | chân răng chảy máu khi
    đánh răng | gum swelling | bleeding gums`,
  mouth_ulcer: `nhiệt miệng | lở miệng | loét miệng | đau lưỡi | rộp miệng | nhiệt lưỡi | lở lưỡi | mouth ulcer`,
  jaw_pain: `đau hàm | khớp hàm kêu | há miệng đau | hàm lệch | cứng khớp hàm | đau thái dương hàm | jaw pain`,
  facial_swelling_dental: `sưng mặt do răng | sưng má | áp xe răng | sưng hàm có mủ | sưng cằm do răng | mặt sưng vù vì răng sâu |
    facial swelling from tooth`,
  menstrual_irregular: `kinh nguyệt không đều | rong kinh | rong huyết | kinh thưa | kinh ít | rối loạn kinh nguyệt | kinh kéo dài |
    hành kinh không đều | irregular periods | prolonged periods`,
  missed_period: `trễ kinh | chậm kinh | mất kinh | trễ kinh 5 ngày | chậm kinh 1 tuần | chưa thấy kinh | tắt kinh | trễ tháng
    | missed period | late period | chậm mấy ngày`,
  dysmenorrhea: `đau bụng kinh | thống kinh | đau bụng mỗi kỳ kinh | đau bụng tới tháng | đau bụng ngày đèn đỏ | đau bụng
    hành kinh | period pain`,
  vaginal_discharge: `khí hư | huyết trắng | ra dịch vàng hôi | ngứa vùng kín | ngứa âm đạo | ra nhiều huyết trắng | dịch âm đạo
    bất thường | khí hư bã đậu | cô bé có mùi | vaginal discharge | itching down below`,
  vaginal_bleeding: `ra máu âm đạo | ra huyết bất thường | ra máu giữa kỳ | ra máu sau quan hệ | ra huyết nâu | ra máu nhỏ giọt |
    xuất huyết giữa chu kỳ | abnormal vaginal bleeding | spotting | ra huyết | ra máu | xuất huyết âm đạo`,
  breast_symptom: `đau vú | căng ngực | đau núm vú | tiết dịch núm vú | tắc tia sữa | áp xe vú | nhũ hoa đau | ngực cương đau |
    breast pain | nipple discharge | mastitis`,
  hot_flushes: `bốc hỏa | tiền mãn kinh | nóng bừng mặt | mãn kinh | khô âm đạo | ra mồ hôi bừng bừng | rối loạn tiền mãn
    kinh | hot flushes | menopause`,
  pregnancy_checkup: `khám thai | siêu âm thai | bầu mấy tuần | mới có thai | đăng ký sinh | thai mấy tuần khám gì | theo dõi thai
    kỳ | antenatal check | pregnant checkup`,
  infertility: `hiếm muộn | vô sinh | cưới 2 năm chưa có con | ivf | tinh trùng yếu | lọc rửa tinh trùng | thụ tinh ống
    nghiệm | chưa có tin vui | infertility | trying for a baby`,
  erectile_problem: `rối loạn cương | yếu sinh lý | xuất tinh sớm | không cương được | bất lực | trên bảo dưới không nghe | chưa
    đến chợ đã hết tiền | erectile dysfunction`,
  genital_symptom_male: `chảy mủ dương vật | tiểu mủ | nổi nốt ở dương vật | hẹp bao quy đầu | sùi mào gà | mụn ở cậu nhỏ | nổi gai
    sinh dục | loét dương vật | genital sore | penile discharge`,
  testicular_lump: `cục ở tinh hoàn | tinh hoàn to hơn | sờ thấy cục cứng ở bìu | bìu sưng không đau | hòn dái to lên |
    testicular lump`,
  child_poor_feeding: `bú ít | bú kém | lười bú | bú lắt nhắt | không chịu ăn | ăn ít hơn | bỏ cữ bú | bé bú ít hơn mọi hôm | chê
    sữa | poor feeding | baby feeding less`,
  child_diarrhea: `bé tiêu chảy | con đi ngoài | trẻ đi phân nhầy | bé đi ỉa chảy | đi phân sống | con bón rồi lỏng | cháu đi
    ngoài lỏng | bé đi tướt | child diarrhoea | baby loose stool`,
  child_vomiting: `bé nôn | con ói | trẻ nôn trớ | ọc sữa | bé ói nhiều | nôn vọt ở trẻ | con bị nôn | bé trớ liên tục | child
    vomiting | regurgitation`,
  child_crying: `quấy khóc | khóc đêm | khóc dạ đề | khóc thét | khóc ngặt | khóc không dứt | bé quấy cả đêm | khóc lặng |
    crying baby | irritable`,
  child_delay: `chậm nói | chậm đi | không nhìn mắt | tăng động | kém tập trung | tự kỷ | chậm biết nói | ít tương tác | hai
    tuổi chưa nói | speech delay | autism | adhd`,
  child_growth: `chậm tăng cân | còi | thấp lùn | suy dinh dưỡng | dậy thì sớm | không lên cân | gầy còm | còi xương | poor
    growth | short stature | early puberty`,
  child_rash: `bé nổi ban | con nổi mụn nước | nổi hạt đỏ khắp người | nghi tay chân miệng | nghi sởi | nổi nốt đỏ | bé lên
    ban | sảy | child rash | chickenpox | measles`,
  newborn_jaundice: `sơ sinh vàng da | bé vàng da | trẻ sơ sinh vàng | vàng da sinh lý | bé sinh ra bị vàng | vàng da ở em bé mới
    sinh | newborn jaundice`,
  umbilical_problem: `rốn ướt | rốn chảy máu | rốn có mùi | cuống rốn | rốn chưa rụng | rốn sưng | umbilicus problem`,
  vaccination_need: `tiêm chủng | tiêm phòng | chích ngừa | tiêm vắc xin | tiêm mũi nhắc | lịch tiêm | tiêm viêm gan b | chích
    ngừa hpv | vaccination | jab schedule`,
  post_vaccine_reaction: `sốt sau tiêm | sưng chỗ tiêm | quấy sau tiêm | nổi cục chỗ tiêm | đau chỗ chích | bé tiêm xong sốt | tiêm 5
    trong 1 bị sốt | fever after vaccine | injection site swelling`,
  anxiety: `lo âu | hồi hộp lo lắng | hay hoảng | stress | căng thẳng | bất an | lo lắng quá độ | lo nghĩ nhiều | hoang
    mang | anxiety | worry`,
  panic_attack: `hoảng loạn | cơn hoảng sợ | tê rần toàn thân | nghẹt thở lo lắng | tim đập sợ chết | tự nhiên sợ hãi run rẩy
    | cơn hoảng | panic attack`,
  low_mood: `buồn chán | chán nản | khóc một mình | không muốn làm gì | vô vọng | tự ti | buồn bã kéo dài | mất hứng thú
    | trống rỗng | low mood | depressed`,
  hallucination: `nghe tiếng nói | thấy bóng người | ảo giác | bị ai theo dõi | có tiếng xúi | nghe tiếng trong đầu | thấy ma
    | hallucination | paranoia`,
  memory_child_exam: `không tập trung | học kém | lơ đãng | hay quên bài | mất tập trung | đãng trí khi học | không ngồi yên |
    poor concentration`,
  alcohol_problem: `nghiện rượu | uống rượu mỗi ngày | cai rượu | xỉn hoài | bỏ rượu run tay | uống rượu nhiều | bợm nhậu |
    alcohol problem | quit drinking`,
  drug_use: `chơi đá | ma túy | ngáo đá | hút cần | nghiện game | phê thuốc | cai nghiện | bay lắc | drug use | substance
    misuse`,
  snoring: `ngáy | ngưng thở khi ngủ | ngủ ngáy to | buồn ngủ ban ngày | ngáy như sấm | ngủ không sâu ngáy | snoring |
    sleep apnoea`,
  thyroid_lump: `bướu cổ | cổ to | bướu giáp | u tuyến giáp | nhân giáp | nuốt thấy cục ở cổ | cổ nổi bướu | goitre | thyroid
    lump`,
  anemia_symptom: `xanh xao | thiếu máu | da nhợt | mệt hay chóng mặt | xanh mét | da vàng vọt | mặt mày nhợt nhạt | pale |
    anaemia`,
  bruising: `bầm tím không rõ lý do | dễ bầm | xuất huyết dưới da | chấm đỏ dưới da | tím chân tự nhiên | bầm khắp người
    | nổi chấm tím | easy bruising | petechiae`,
  bleeding_gum: `chảy máu chân răng | đánh răng ra máu | nướu ra máu | máu chân răng | nhổ ra máu khi đánh răng | bleeding
    gums`,
  night_leg_pain: `nặng chân | mỏi chân buổi tối | gân xanh nổi | suy giãn tĩnh mạch | tê mỏi chân | chân nổi gân | heavy legs
    | varicose veins`,
  leg_ulcer: `vết loét lâu lành | loét … không lành | loét … lâu lành | loét chân tiểu đường | nhiễm trùng bàn chân | chân
    thối | lở chân mãi không lành | ngón chân loét | foot ulcer | wound not healing`,
  pressure_sore: `loét tì đè | nằm liệt giường | lở lưng | đau do nằm lâu | lở mông | loét cùng cụt | bedsore`,
  fall_elderly: `té ngã | ngã trong nhà tắm | bà bị té | vấp ngã | ngã đập hông | ông trượt chân | té cầu thang | bả té |
    elderly fall | té | ngã | trượt chân | vấp`,
  dizzy_elderly_gait: `đi không vững | loạng choạng | chân yếu | hay ngã | mất thăng bằng | đi xiêu vẹo | bước đi loạng choạng |
    cẳng yếu | unsteady gait`,
  constipation_elderly: `táo bón người già | mấy ngày không đi đại tiện | bụng chướng | bụng trướng to | không đi cầu | ứ phân |
    constipation elderly`,
  swallow_choke_elderly: `ăn hay sặc | nghẹn khi ăn | sặc nước | ho khi ăn | uống nước hay sặc | ăn cháo cũng sặc | choking when
    eating`,
  covid_like: `cảm | cảm cúm | cảm lạnh | đau nhức mình mẩy | sổ mũi ho | cảm xoàng | sốt siêu vi | cảm gió | trúng gió nhẹ
    | cảm hàn | cold | flu | viral illness`,
  food_poisoning_mild: `trúng thực | ngộ độc thực phẩm | ăn xong đau bụng đi ngoài | ăn gỏi bị tiêu chảy | ngộ độc thức ăn | ăn ốc
    bị đau bụng | food poisoning`,
  parasite_worry: `ngứa hậu môn | giun kim | sán chó | tẩy giun | đi ngoài ra sán | ăn rau sống đau bụng | sổ giun | worms |
    parasites`,
  mosquito_bite: `muỗi đốt | kiến ba khoang | côn trùng cắn | rệp cắn | nổi nốt ngứa | kiến đốt | ong đốt một nốt | sâu róm |
    insect bite`,
  swimming_ear: `nước vào tai | ngứa tai | viêm tai ngoài | tai nghẹt | bơi bị nước vào tai | tai ù nước | water in ear |
    otitis externa`,
  nail_problem: `móng tay giòn | nấm móng | móng mọc vào thịt | móng đổi màu | móng quặp | viêm kẽ móng | nail fungus |
    ingrown nail`,
  hemorrhoid: `trĩ | lòi dom | đi cầu lòi | đau hậu môn | lòi búi trĩ | búi trĩ | đau rát hậu môn khi đi cầu | lòi cục thịt
    hậu môn | piles | haemorrhoids`,
  hernia_lump: `thoát vị bẹn | cục ở bẹn | sa ruột | rốn lồi | lòi bẹn | cục phồng ở bẹn | hernia | groin lump`,
  sciatica: `thần kinh tọa | đau từ mông xuống chân | tê chân do lưng | đau lan xuống bắp chân | đau tọa | đau mông lan
    chân | sciatica`,
  post_op_check: `tái khám sau mổ | cắt chỉ | vết mổ đỏ | vết mổ đau | chảy dịch vết mổ | khám lại sau phẫu thuật | sau mổ 2
    tuần | post-operative check`,
  chronic_disease_refill: `tái khám tiểu đường | hết thuốc huyết áp | lấy thuốc theo đơn | tái khám định kỳ | xin thuốc bảo hiểm | kiểm
    tra định kỳ | khám lại theo hẹn | cấp thuốc hàng tháng | chronic disease review | repeat prescription`,
  checkup_general: `khám tổng quát | kiểm tra sức khỏe | tầm soát | xét nghiệm tổng quát | khám tiền hôn nhân | khám sức khỏe
    định kỳ | tổng kiểm tra | check-up | screening`,
  certificate: `giấy khám sức khỏe | khám sức khỏe đi làm | khám sức khỏe lái xe | khám sức khỏe đi du học | khám nghĩa vụ |
    fitness certificate`,
  imaging_need: `cần chụp mri | chụp ct | siêu âm bụng | chụp x quang | nội soi | đo loãng xương | chụp cộng hưởng từ | siêu
    âm tim | need mri | need ultrasound`,
  lab_need: `xét nghiệm máu | thử máu | kiểm tra viêm gan b | xét nghiệm hiv | thử đường | xét nghiệm mỡ máu | xét nghiệm
    chức năng gan | thử hp | blood test | lab test`,
  second_opinion_need: `muốn hỏi ý kiến bác sĩ khác | có cần mổ không | hội chẩn | xem lại kết quả | hỏi thêm bác sĩ | tham khảo ý
    kiến chuyên gia | second opinion | should i operate`,
  home_care_need: `chăm sóc tại nhà | thay băng tại nhà | truyền nước tại nhà | tập vật lý trị liệu tại nhà | thuê điều dưỡng |
    chăm người liệt tại nhà | thay ống sonde tại nhà | home nursing | home care`,
  medication_question: `tác dụng phụ thuốc | uống thuốc này được không | quên uống thuốc | hết thuốc | uống chung thuốc | thuốc này
    liều bao nhiêu | đổi thuốc | medication question`,
  travel_health: `đi máy bay được không | say tàu xe | tiêm trước khi đi nước ngoài | đi công tác châu phi | du lịch vùng sốt
    rét | travel advice | motion sickness`,
  wellness: `giảm cân | tăng cân | ăn kiêng | ăn gì cho khỏe | tập gym | thực đơn giảm cân | muốn tăng cân | diet |
    losing weight on purpose`,
  boil_abscess: `mụn nhọt | nổi nhọt | áp xe | mụn bọc sưng mủ | đinh râu | nhọt sưng đau | ổ mủ | hậu bối | boil | abscess`,
  acne: `mụn trứng cá | nổi mụn | mụn ẩn | mụn mủ ở mặt | mụn đầu đen | mặt nhiều mụn | acne | pimples`,
  shingles: `zona | giời leo | dời leo | nổi mụn nước một bên người rát | zona thần kinh | rộp nước thành dải đau rát |
    mụn nước thành dải | mụn nước một bên | shingles`,
  sinus_pain: `viêm xoang | đau xoang | nhức gò má | đau hốc mũi | chảy mũi đặc vàng | xoang tái phát | nhức giữa hai lông
    mày | sinusitis | sinus pain`,
  eyelid_swelling: `lẹo mắt | chắp mắt | sưng mí mắt | mụn lẹo | mọc lẹo | mí mắt sưng húp | stye | swollen eyelid`,
  wrist_hand_pain: `đau cổ tay | tê ngón tay khi ngủ | ngón tay lò xo | đau ngón cái | bật ngón tay | đau khuỷu tay | đau bàn
    tay | wrist pain | trigger finger | elbow pain`,
  gout_attack: `sưng đỏ ngón chân cái | cơn gút | gout cấp | lên cơn gút | ngón chân cái sưng nóng đau không đi được | axit
    uric cao | gout attack`,
  high_sugar: `đường huyết cao | đường cao | đường huyết lúc đói 9 | đo đường thấy cao | đường lên 12 | hba1c cao | high
    blood sugar`,
  hepatitis_b_carrier: `viêm gan b | hbsag dương tính | men gan cao | siêu vi b | gan nhiễm mỡ | viêm gan siêu vi b | tăng men gan |
    hepatitis b | raised liver enzymes`,
  lump_general: `nổi cục | khối u | cục u | sờ thấy cục | u mỡ | bướu | cục nổi dưới da | u nang dưới da | lump | mass under
    skin`,
  foreign_body_ear_nose: `dị vật mũi | nhét hạt vào mũi | côn trùng chui vào tai | hạt cườm trong mũi | kiến chui vào tai | bông gòn
    kẹt trong tai | something stuck in nose or ear`,
  head_bump_minor: `va đầu | cụng đầu | đập đầu nhẹ | u đầu | sưng trán | té u đầu | cộc đầu vào tường | ngã sưng trán | bumped
    head`,
  heat_exhaustion: `say nắng | say nóng | mệt do nắng | đi nắng về nhức đầu | cảm nắng | trúng nắng | heat exhaustion`,
  postpartum_low_mood: `trầm cảm sau sinh | sau sinh hay khóc | sinh xong buồn bã | không thương nổi con | sau sanh stress | ghét
    con mới sinh | postnatal depression | baby blues`,
  breastfeeding_problem: `ít sữa | mất sữa | nứt cổ gà | cương sữa | đầu ti đau khi bú | bé không chịu ti mẹ | breastfeeding problem`,
  anal_pain: `đau hậu môn | nứt hậu môn | rò hậu môn | mủ hậu môn | đi cầu đau rát | sưng cạnh hậu môn | anal pain | anal
    fissure`,
  face_swelling: `phù mặt | sưng mặt | mặt sưng húp | mi mắt phù | sáng dậy mặt nặng | phù mí mắt | swollen face`,
  presyncope: `suýt ngất | suýt xỉu | chóng mặt muốn xỉu | sắp ngất | tối sầm mặt mũi | xây xẩm muốn té | choáng khi đứng
    dậy | nearly fainted | presyncope`,
  vague_unwell: `không khỏe | khó chịu trong người | mệt trong người | không biết bị gì | thấy người không ổn | ốm | bịnh |
    trong người không được khỏe | người cứ làm sao ấy | unwell | not feeling right`,
};
