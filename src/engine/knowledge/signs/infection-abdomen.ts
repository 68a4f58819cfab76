import type { Signs } from '../rule.ts';

/** How people say each danger sign. The lists rest on the sources of the sign; wording collected for this project. */
export const infectionAbdomenSigns: Signs = {
  sepsis_signs: {
    says: `sốt cao … rét run … lả | sốt … thở nhanh … lừ đừ | sốt … tụt huyết áp | sốt rét run … tay chân lạnh | da nổi vân tím … sốt | sốt cao … không tiểu cả ngày | sốt … mê sảng | rét run cầm cập … mệt lả | vết thương … sốt … lơ mơ | nóng lạnh … lừ đừ … bỏ ăn | sepsis | fever and confusion | fever with fast breathing | mottled skin and fever | rigors and collapse | sốt … rét run … lả/lơ_mơ/tụt/tím_tái | sốt … tim đập nhanh … lả/mệt_lả | nhiễm trùng … lú_lẫn/lơ_mơ/lạnh/tụt/lả`,
    names: `nhiễm trùng huyết | nhiễm trùng máu`,
    not: `sàng lọc nhiễm trùng máu`,
  },
  fever_with_purple_rash: {
    says: `sốt … nổi ban tím | sốt … nốt tím ấn không mất | sốt … chấm xuất huyết | sốt … mảng bầm tím | ban xuất huyết … sốt | sốt … nổi chấm đỏ li ti không mất khi ấn | tử ban … sốt | sốt … bầm tím khắp người | fever with non-blanching rash | purple spots and fever | petechiae with fever | sốt … chấm/nốt/ban/mảng/đốm/vết tím/bầm/xuất_huyết/đỏ_tím | sốt … ấn không mất`,
  },
  infant_fever_under_3_months: {
    says: `trẻ sơ sinh sốt | bé 1 tháng sốt | bé 2 tháng … sốt | mới đẻ … sốt | chưa đầy tháng … sốt | bé … ngày tuổi … sốt | bé … ngày tuổi … nóng | bé hơn tháng … ấm đầu | bé 40 ngày … 38 | newborn with fever | baby 6 weeks old with fever | infant under 3 months fever`,
  },
  child_danger_signs: {
    says: `bỏ bú | không chịu bú | bú không được | nôn tất cả mọi thứ | ăn gì nôn nấy | uống vô là ói ra hết | bé li bì | trẻ li bì khó đánh thức | bé lừ đừ không chơi | bé lả | không uống được gì | trẻ co giật | mắt trũng … không có nước mắt | thóp lõm | bé khóc thét từng cơn … phân máu | cháu mệt lả không chịu ăn uống | bỏ ăn bỏ bú | baby refusing feeds | vomits everything | child very drowsy | floppy child | lethargic child | bé/con/cháu/trẻ … không_uống_được/bỏ_bú/không_bú/nôn_hết/li_bì/ly_bì/lờ_đờ/mềm_nhũn/co_giật/không_chịu_bú`,
    not: `bú bình | không chịu bú bình | lười bú bình`,
  },
  newborn_danger_signs: {
    says: `giờ/tiếng tuổi … vàng | vàng_da/vàng … ngay_sau_sinh/ngày_đầu | vàng … 24 giờ đầu | mới sinh hôm_qua/hôm_nay/sáng_nay … vàng | trẻ … ngày tuổi … bú kém | trẻ sơ sinh bỏ bú | rốn đỏ … mủ | rốn chảy mủ | sơ sinh tím tái | sơ sinh thở rên | sơ sinh lạnh | sơ sinh khóc yếu | bé mới sinh … co giật | da bé vàng xuống tới bàn chân | bé mới đẻ ngủ suốt không dậy bú | sơ sinh nôn ra mật | newborn jaundice spreading | newborn not feeding | red umbilicus with pus | newborn cold or grunting | vàng da xuống tới | vàng tới bàn chân | vàng cả chân | newborn is grunting | ngày tuổi … bỏ_bú/bú_kém/thở_rên/lạnh/vàng/tím/li_bì/co_giật/sốt/rốn | sơ sinh … bỏ_bú/bú_kém/thở_rên/lạnh/tím/li_bì/co_giật/sốt | mới sinh … ngày … bú_kém/bỏ_bú/vàng_da/tím/lạnh`,
    not: `vàng da nhẹ | hơi vàng`,
  },
  child_breathing_distress: {
    says: `bé thở nhanh | thở rút lõm lồng ngực | thở co lõm | cánh mũi phập phồng | bé thở rên | bé tím môi | thở khò khè rút lõm | bé thở mệt không bú được | thở như máy | con thở gấp … sốt | bé thở phập phồng bụng | con khó thở co kéo cổ | child breathing fast | chest indrawing | nasal flaring | grunting baby | blue baby | bé/con/cháu/trẻ … thở nhanh/gấp/mệt/rút_lõm/khó/rên/co_kéo/hổn_hển | hõm cổ lún | rút lõm ngực | co lõm ngực | hít vào … lõm/lún/hõm`,
  },
  dengue_warning_signs: {
    says: `sốt xuất huyết … đau bụng | sốt xuất huyết … nôn nhiều | sốt xuất huyết … chảy máu | sốt xuất huyết … li bì | sốt ngày thứ 4 … đau bụng | sốt ngày thứ 5 … nôn | hết sốt … mệt hơn … tay chân lạnh | hết sốt … đau bụng vùng gan | hạ sốt … vật vã | sốt xuất huyết … chảy máu chân răng | sốt xuất huyết … chảy máu cam | sốt xuất huyết … ra huyết nhiều | tiểu cầu tụt … đau bụng | sốt xuất huyết … tiểu ít | sxh … nôn | sxh … mệt lả | sốt 4 ngày … chấm đỏ … đau bụng | sốt siêu vi … chảy máu chân răng | dengue with abdominal pain | dengue bleeding gums | dengue vomiting | dengue lethargy | platelets dropping with pain`,
    not: `sốt xuất huyết năm ngoái | tiêm vắc xin sốt xuất huyết`,
  },
  hfmd_severe_signs: {
    says: `tay chân miệng … giật mình | tay chân miệng … run tay | tay chân miệng … sốt cao không hạ | tay chân miệng … đi loạng choạng | nổi bóng nước … giật mình chới với | tay chân miệng … nôn nhiều | tay chân miệng … thở mệt | tay chân miệng … lừ đừ | con nổi mụn nước tay chân … ngủ hay giật mình | tcm … giật mình | phỏng nước lòng bàn tay … quấy khóc giật mình | tay chân miệng … vã mồ hôi lạnh | hand foot mouth with startling | hfmd tremor | hfmd unsteady | loét miệng … giật mình | nốt đỏ … giật mình | mụn nước … giật mình | tay chân miệng … run/giật/nôn/loạng_choạng/thở/li_bì/sốt_cao`,
  },
  prolonged_fever: {
    says: `sốt 3 ngày | sốt ngày thứ ba | sốt 4 ngày | sốt 5 ngày | sốt cả tuần | sốt hoài không hết | sốt kéo dài | sốt dai dẳng | sốt đi sốt lại | sốt mấy bữa nay | sốt mấy bựa ni | sốt từ đầu tuần | sốt gần tuần nay | cứ chiều là sốt | sốt về chiều | nóng sốt hoài | fever for 3 days | persistent fever | recurring fever | fever every evening`,
  },
  fever_immunosuppressed: {
    says: `đang hóa trị … sốt | vừa vô hóa chất … sốt | sau truyền hóa chất … sốt | ghép thận … sốt | uống thuốc ức chế miễn dịch … sốt | bạch cầu hạt thấp … sốt | ung thư máu … sốt | cắt lách … sốt | uống corticoid dài ngày … sốt | hiv … sốt cao | lupus … sốt cao | mới xạ trị hóa trị … nóng lạnh | fever on chemotherapy | neutropenic fever | transplant patient with fever`,
  },
  spreading_skin_infection: {
    says: `bìu/tầng_sinh_môn … thâm_đen/hoại_tử/hôi/đen | vết đỏ lan nhanh | sưng đỏ lan rất nhanh | da phồng rộp tím đen … đau dữ | vết thương … sưng tấy lan … sốt | da hoại tử | vết thương hoại tử | chân sưng đỏ nóng … sốt | viêm mô tế bào lan | nhọt … sốt cao … lan | da tím đen … đau dữ dội | sưng nóng đỏ lan lên đùi | vết cắn … sưng lan cả tay | redness spreading fast | skin turning purple and very painful | necrotising infection | cellulitis with fever`,
  },
  rabies_exposure: {
    says: `chó cắn | mèo cắn | mèo cào | bị chó táp | chó cạp | dơi cắn | khỉ cắn | chuột cắn | chó liếm vết thương | bị chó dại | chó nhà cắn trầy da | mèo hoang cào chảy máu | bị con chó nó ngoạm | chó lạ cắn | chó … cắn | mèo … cào | mèo … cắn | bị cắn … chó | bị mèo … cào | dog bite | cat scratch | animal bite | bat bite | licked by dog on wound | bị chó … cắn vào | bị mèo … cắn vào | con chó … cắn vào`,
    not: `chó cắn đã tiêm đủ | đã tiêm đủ mũi dại | tiêm phòng dại trước phơi nhiễm`,
  },
  rabies_or_tetanus_symptoms: {
    says: `sợ nước | sợ nước sợ gió | sợ gió sợ nước | sợ gió … chó cắn | uống nước là co thắt | cứng hàm | không há miệng được … vết thương | co cứng cơ | lên cơn dại | gồng cứng cơ lưng | nghi uốn ván … đạp đinh | há miệng khó … đạp đinh | fear of water after bite | lockjaw | tetanus | rabies symptoms | muscle spasms after wound | thấy nước là sợ | nghe tiếng nước là sợ | rót nước là sợ | hàm khít lại | hàm cứng lại | hàm cứng | hàm bị cứng | cứng quai hàm | lưng ưỡn cong`,
    names: `uốn ván | phát dại`,
    not: `tiêm uốn ván | vắc xin uốn ván | chích uốn ván | mũi uốn ván | tiêm phòng uốn ván | sợ nước khi học bơi | tetanus shot/vaccine/vaccination/injection/jab/booster`,
  },
  hiv_exposure_recent: {
    says: `kim đâm … hiv | giẫm phải kim tiêm | đạp kim tiêm | quan hệ không an toàn … sợ hiv | rách bao … hiv | mới quan hệ … muốn uống pep | bị kim tiêm đâm | tiếp xúc máu người nhiễm hiv | quan hệ với người có h | bị cướp đâm kim | needlestick | hiv exposure | condom broke pep | stepped on a needle | need pep | đạp phải kim tiêm | kim tiêm đâm | kim tiêm chọc | uống pep | thuốc pep | quan hệ không an toàn … ngày trước | exposed to hiv | kim_tiêm/kim_chích/mũi_kim/kim_đã_dùng … đâm/chọc/xước/trúng`,
    names: `phơi nhiễm hiv`,
  },
  severe_abdominal_pain: {
    says: `đau bụng dữ dội | đau bụng quằn quại | đau bụng lăn lộn | đau bụng không chịu nổi | bụng cứng như gỗ | bụng gồng cứng | đau hố chậu phải … sốt | đau bụng dưới bên phải … sốt | đau bụng … bí trung đại tiện | đau bụng … không xì hơi được | bụng chướng căng … nôn … không đi cầu | đau bụng cấp | đau như dao đâm vùng thượng vị | đau bụng khắp … ấn là đau thấu | đau bụng quặn thắt … vã mồ hôi | đau bụng từng cơn dữ dội … nôn | đau ruột thừa | đau bụng quá trời quá đất | đau bụng rứa chịu không nổi | đau bụng … sốt … ấn đau | đau mỏ ác dữ dội | severe abdominal pain | rigid abdomen | right lower abdominal pain with fever | no gas no stool with vomiting | appendicitis | unbearable stomach pain | đau bụng … dữ/dữ_dội/quằn_quại/lăn_lộn/khủng_khiếp/kinh_khủng/không_chịu_nổi/vã_mồ_hôi/gập_người/như_cắt/như_dao | bụng … cứng như/đơ/ngắc | đau bụng … nôn_ói_liên_tục/nôn_liên_tục/ói_liên_tục | hố chậu phải … sốt/nôn/ói | bụng dưới bên phải … sốt/nôn/ói/tăng_dần | không dám nhúc nhích | không đi thẳng lưng`,
    names: `viêm ruột thừa | tắc ruột | xoắn ruột | viêm phúc mạc | thủng dạ dày`,
    not: `đau bụng kinh | mổ ruột thừa năm | đã mổ ruột thừa | đã cắt ruột thừa | sẹo mổ ruột thừa | cười đau bụng | hành kinh | tới tháng`,
  },
  vomiting_blood: {
    says: `nôn ra máu | ói ra máu | mửa ra máu | nôn ra máu tươi | nôn ra máu cục | nôn ra chất như bã cà phê | ói ra nước đen | nôn ộc máu | nôn có máu | ói có máu cục | trớ ra máu | vomiting blood | coffee-ground vomit | throwing up blood | nôn/ói/ọc/ộc … máu/bã_cà_phê/đỏ_tươi/đỏ_lòm/máu_bầm/máu_cục`,
    not: `xét nghiệm máu | lấy máu | thử máu | hiến máu | ho ra máu | ra máu âm đạo | huyết áp | đi ngoài ra máu | đi cầu ra máu`,
  },
  black_or_bloody_stool: {
    says: `đi ngoài phân đen | phân đen như bã cà phê | đi cầu phân đen | phân đen khẳm | ỉa ra máu nhiều | đi ngoài ra máu ồ ạt | đi cầu ra máu cục | tiêu ra máu xối xả | đi ngoài toàn máu | phân đen sệt | ỉa phân đen | đi cầu ra máu … chóng mặt | phân như nhựa đường | đi đồng ra máu nhiều | phân nhầy máu … trẻ khóc thét | black tarry stool | passing lots of blood rectally | blood clots in stool | melaena | phân … đen_thui/đen_sì/đen_như/đen_kịt/hắc_ín/nhựa_đường/bã_cà_phê | đi_ngoài/đi_cầu/đi_tiêu/ỉa/ị … toàn_máu/máu_tươi_nhiều/máu_cục/phân_đen`,
  },
  severe_dehydration: {
    says: `mắt trũng | tiểu rất ít | không tiểu từ sáng | cả ngày không đi tiểu | khô môi … lừ đừ | tiêu chảy … mệt lả | tiêu chảy hơn 10 lần | nôn liên tục không uống được gì | miệng khô … mắt trũng | đi ngoài như nước liên tục … lả | mất nước nặng | da nhăn nheo … tiêu chảy | đi lỏng mấy chục lần | té re liên tục … lả | khóc không có nước mắt | severe dehydration | no urine all day | sunken eyes | too weak from diarrhoea | cannot keep fluids down`,
  },
  swallowed_dangerous_object: {
    says: `không/chẳng/tìm_không thấy pin/viên_pin/cục_pin/nam_châm/viên_nam_châm/viên_bi/đồng_xu | mất viên/cục pin/nam_châm | nuốt pin | nuốt cục pin | nuốt nam châm | nuốt đinh | nuốt kim | nuốt lưỡi lam | hóc xương … đau không nuốt được | nuốt răng giả | nuốt dị vật | trẻ nuốt đồng xu | nuốt phải mảnh thủy tinh | nuốt cục sạc | hóc xương gà | swallowed a battery | swallowed magnets | swallowed a nail | fish bone stuck cannot swallow | swallowed a coin`,
  },
  acute_testicular_pain: {
    says: `bao quy đầu … nghẹt/không_kéo/không_lộn/không_tuột/thắt | đau tinh hoàn đột ngột | đau bìu | bìu sưng đau | đau hòn dái | đau dái | đau bi | trứng dái sưng đau | tinh hoàn sưng đau dữ | đau một bên tinh hoàn … nôn | cương đau kéo dài | cương cứng mấy tiếng không xuống | tức bìu đột ngột | cu con sưng đau | hòn cà bị sưng đau | sudden testicle pain | testicular torsion | swollen painful scrotum | priapism | erection for hours`,
    names: `xoắn tinh hoàn`,
    not: `dái tai | trái tai`,
  },
  urinary_retention: {
    says: `không tiểu được | không có giọt/tí/chút nước_tiểu/nào | không có nước tiểu | ngày/đêm không tiểu/đái/đi_tiểu | đái không ra | tiểu không ra | rặn mãi không tiểu được | buồn tiểu mà không đi được | mắc tiểu mà đi không ra | bụng dưới căng … không tiểu | đái không được từ sáng | tè không ra | cannot pass urine | urinary retention | unable to pee | không đi tiểu được | đi tiểu không được | không đái được | đái không được | tiểu không được | không tè được | không ra nước tiểu | không/chưa đi_tiểu/tiểu/đái/tè được/ra từ | rặn … không ra nước_tiểu/giọt | mót tiểu … không | no urine/pee come/comes/came/coming out`,
    names: `bí tiểu | bí đái`,
    not: `bị tiểu đường | bị tiêu chảy | bị tiểu nhiều | bị tiểu không | bị tiêu hóa | thì có bị tiểu | bị tiểu buốt | bị tiểu rắt | bị tiểu đêm | bị tiểu gắt | bị tiểu máu | bị tiểu ra máu | bị tiểu không kiểm soát`,
  },
};
