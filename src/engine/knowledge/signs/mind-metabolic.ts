import type { Signs } from '../rule.ts';

/** How people say each danger sign. The lists rest on the sources of the sign; wording collected for this project. */
export const mindMetabolicSigns: Signs = {
  hyperglycemia_crisis: {
    says: `tiểu đường … nôn … mệt lả | đường huyết 30 | đường huyết rất cao … lơ mơ | hơi thở mùi táo | bỏ insulin … nôn | đường … trên 400 … khát nước dữ | tiểu đường … thở nhanh sâu | đường huyết … mmol … lơ mơ | bỏ thuốc tiểu đường … sụt cân … nôn | tiểu đường type 1 … đau bụng … nôn | đường nhảy lên mấy trăm … lừ đừ | diabetic ketoacidosis | very high sugar and vomiting | stopped insulin and vomiting | sugar over 400 and drowsy | tiểu đường … nôn/ói … lơ_mơ/thở_nhanh/đau_bụng/khát | tiểu_đường/đái_tháo_đường … bỏ_thuốc/hết_insulin/bỏ_insulin … nôn/ói/lơ_mơ/thở_nhanh/mệt_lả`,
    names: `nhiễm toan ceton`,
  },
  hypoglycemia: {
    says: `đường huyết 2 chấm | tiểu đường … vã mồ hôi … run | tiểu đường … lơ mơ … bỏ bữa | đường 3.0 | đường thấp … ngất | tiêm insulin … vã mồ hôi … lơ mơ | tụt đường huyết … lơ mơ | đường máu thấp … run tay chân | low blood sugar | hypoglycaemia | shaky and sweating on insulin | sugar 2.5 | insulin … run/vã_mồ_hôi/lơ_mơ/lú_lẫn/nói_nhảm/xỉu/ngất | tiểu đường … bỏ_ăn/bỏ_bữa/chưa_ăn … run/mồ_hôi/lơ_mơ/lú`,
    names: `hạ đường huyết | tụt đường`,
    not: `thuốc hạ đường huyết | uống hạ đường huyết | viên hạ đường huyết`,
  },
  suicide_risk: {
    says: `uống/nuốt/tiêm/chích/nốc … để_chết/cho_chết/tìm_chết/để_tự_tử/tự_tử/tự_sát/cho_xong_đời | took/take/swallowed/swallow … to_die/to_kill_myself/to_end_it | muốn chết | không muốn sống nữa | không thiết sống | muốn tự tử | có ý định tự tử | cắt tay tự làm đau | rạch tay | uống thuốc tự tử | viết thư tuyệt mệnh | muốn kết thúc tất cả | sống không còn ý nghĩa | nghĩ tới cái chết | chán sống | muốn giải thoát | treo cổ | nhảy lầu | nhảy cầu | muốn biến mất khỏi đời | chết quách cho rồi | em hết muốn sống rồi | có ý nghĩ muốn chết | sẵn sàng ra đi | suicidal | want to die | kill myself | end my life | self harm | better off dead | overdose on purpose | nhảy xuống là xong | nhảy xuống là hết | nghĩ quẩn muốn | muốn đi theo | không muốn tỉnh dậy | thư tuyệt mệnh | định/muốn/sẽ/tính uống_hết_thuốc/nhảy_lầu/nhảy_cầu/treo_cổ/tự_tử/cắt_tay/chết | không thiết/muốn/buồn sống`,
    names: `tự tử | tự sát`,
    not: `bụng_kinh/bụng/lưng/răng/họng/khớp/dạ_dày/bao_tử/nướu muốn_chết/quá_muốn_chết/ghê_muốn_chết/dữ_muốn_chết | mỏi/nhức/đau chân/tay/vai/cổ/gối/bắp/bàn_chân/bàn_tay muốn_chết | bận/thèm/mắng/chửi/vui/chờ muốn_chết | thèm … muốn chết | ngứa/nóng/đói/khát/lạnh/rét/nhức/mỏi/ê/buốt muốn_chết/quá_muốn_chết/ghê_muốn_chết | đau muốn chết | mệt muốn chết | ngứa muốn chết | nóng muốn chết | đói muốn chết | sợ muốn chết | cười muốn chết | không muốn chết | nhức muốn chết | buồn ngủ muốn chết | lạnh muốn chết | mỏi muốn chết | chán sống ở đây | học nhảy cầu | ung dung từ từ | đau răng muốn chết | đau đầu muốn chết | nhức đầu muốn chết | đau bụng muốn chết | đau lưng muốn chết | nhức răng muốn chết | đau họng muốn chết | đau chân muốn chết | đau tai muốn chết | đau khớp muốn chết | không nghĩ quẩn | bạn em tự tử | bạn tôi tự tử | bạn thân tự tử | người quen tự tử`,
  },
  acute_psychosis_or_violence: {
    says: `kích động đập phá | la/gào hét đập phá | có người theo/theo_dõi/rình/đuổi … giết/hại | nghe tiếng người xui giết | đòi giết người | lên cơn tâm thần | cầm dao đe dọa | hoang tưởng có người hại | ảo thanh ra lệnh | không kiểm soát được hành vi | bị ma nhập … đánh người | quậy phá … phê thuốc | ngáo đá … chém | nói một mình … hung hăng | đập đồ đạc … không ai cản được | violent and psychotic | voices telling to kill | acutely agitated | threatening others | voices telling … kill | voices tell … kill | hung hăng đánh | đòi giết | xúi giết | nghe tiếng … giết/đâm/chém/nhảy | cầm/vác/ôm dao/rựa/búa … đòi/dọa/doạ/đuổi/chém/giết | đòi/dọa/doạ giết/chém/đâm/đốt`,
  },
  assault_or_abuse: {
    says: `bị hiếp dâm | bị cưỡng hiếp | bị xâm hại | bị … cưỡng_hiếp/hiếp_dâm/xâm_hại/cưỡng_bức/làm_nhục | bị đánh đập | bạo hành | chồng đánh | bị sàm sỡ | trẻ bị xâm hại | bị bạo lực gia đình | bị dâm ô | bị người ta làm nhục | cha dượng đánh | sexual assault | raped | domestic violence | child abuse | beaten by husband`,
  },
  breast_lump_or_change: {
    says: `cục/khối/hạch/u/cục_cứng … ở vú/vú_trái/vú_phải/ngực_trái/ngực_phải/bầu_vú | sờ thấy cục ở vú | khối ở ngực | cục/u/khối/khối_u/cục_u/cục_cứng/hạch ở/trong/bên vú/ngực/ngực_trái/ngực_phải/bầu_vú/bầu_ngực | da vú/ngực co_kéo/lõm/lõm_vào/sần/dày_lên | u vú | cục cứng ở vú | núm vú tụt | vú chảy máu | da vú sần vỏ cam | hạch nách | nang vú to nhanh | sờ thấy hạch nách | vú bên to bên nhỏ mới bị | cục ở ngực trái không đau | breast lump | nipple retraction | bloody nipple discharge | armpit lump | đầu vú rỉ máu | núm vú rỉ máu | vú rỉ máu | đầu vú ra máu | núm vú ra dịch máu | nipple is bleeding | lump in my breast`,
  },
  cancer_alarm_symptoms: {
    says: `sụt cân không rõ lý do | sụt 8 kg trong 2 tháng | nuốt nghẹn tăng dần | khàn tiếng 3 tuần | hạch cổ lớn dần | hạch cổ cứng | hạch … cứng … không đau | đi cầu ra máu … thay đổi thói quen | ra máu sau mãn kinh | tiểu ra máu | tiểu máu | nốt ruồi to nhanh | ho kéo dài … sụt cân | bụng to dần … gầy | ăn không được … gầy rộc | da vàng dần … sụt cân | khối u to dần | u cục lớn nhanh | nuốt vướng … gầy sút | unexplained weight loss | trouble swallowing getting worse | lump getting bigger | hoarseness over 3 weeks | post-menopausal bleeding | bleeding after menopause | blood in urine`,
  },
};
