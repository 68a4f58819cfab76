import type { Signs } from './rule.ts';

/** More ways to say the danger signs, above all without naming them. Ours, not reviewed by a clinician. */
export const moreSigns: Signs = {
  unresponsive_or_not_breathing: {
    says: 'nằm bất động | không thấy thở | không còn thở nữa | ngưng tim | không thấy tim đập | tim ngừng | no longer breathing | lifeless',
  },
  breathing_difficulty: {
    says: `ngồi mới thở được | mới thở được | nói được vài chữ | nói từng chữ một | nói đứt quãng | phải nghỉ mới nói được | há miệng thở | há miệng ra thở | hớp không khí | cổ rút lại mỗi lần thở | struggling to breathe |
      can't breathe properly | blue around the lips`,
  },
  airway_swelling_or_stridor: {
    says: `lưỡi sưng | lưỡi to ra | tongue is swollen | tongue is swelling | can't swallow my saliva | cannot swallow saliva | noisy breathing when breathing in | không nuốt được nước bọt | nuốt nước bọt không được | chảy dãi … không nuốt`,
  },
  cold_painful_limb: {
    says: `chân lạnh tím | chân … lạnh tím | tay … lạnh tím | leg suddenly went cold | leg is cold and blue | arm is cold and pale | chân … lạnh ngắt … tím | tay … trắng bệch … lạnh`,
  },
  eye_chemical_or_penetrating_injury: {
    says: 'flew into my eye | something in my eye from grinding | splashed into eye | chọc … vào mắt | dính vào mắt',
  },
  newborn_danger_signs: {
    says: 'vàng da xuống tới | vàng tới bàn chân | vàng cả chân | newborn is grunting | newborn not feeding',
  },
  rabies_or_tetanus_symptoms: {
    says: 'thấy nước là sợ | nghe tiếng nước là sợ | rót nước là sợ | hàm khít lại | hàm cứng lại | hàm cứng | hàm bị cứng | cứng quai hàm | lưng ưỡn cong',
  },
  hiv_exposure_recent: {
    says: 'đạp phải kim tiêm | kim tiêm đâm | kim tiêm chọc | uống pep | thuốc pep | quan hệ không an toàn … ngày trước | exposed to hiv',
  },
  suicide_risk: {
    says: 'nhảy xuống là xong | nhảy xuống là hết | nghĩ quẩn muốn | muốn đi theo | không muốn tỉnh dậy',
    not: `đau răng muốn chết | đau đầu muốn chết | nhức đầu muốn chết | đau bụng muốn chết | đau lưng muốn chết | nhức răng muốn chết | đau họng muốn chết | đau chân muốn chết | đau tai muốn chết | đau khớp muốn chết | mỏi muốn chết | không nghĩ quẩn`,
  },
  acute_psychosis_or_violence: {
    says: 'voices telling … kill | voices tell … kill | hung hăng đánh | đòi giết | xúi giết',
  },
  breast_lump_or_change: {
    says: 'đầu vú rỉ máu | núm vú rỉ máu | vú rỉ máu | đầu vú ra máu | núm vú ra dịch máu | nipple is bleeding | lump in my breast',
  },
  fainting: { says: 'thì ngất | rồi ngất | ngất rồi tỉnh | ngất tỉnh lại | lên cơn ngất | lăn ra ngất' },
  multiple_stings: {
    says: 'ong đốt vào lưỡi | ong đốt vào miệng | ong đốt trong miệng | ong đốt nhiều | stung in the mouth | many stings',
  },
  labour_or_waters_broken: { says: 'ra ối | bục ối | waters have broken' },
  urinary_retention: {
    says: 'không đi tiểu được | đi tiểu không được | không đái được | đái không được | tiểu không được | không tè được | không ra nước tiểu',
  },
  electrical_injury: { says: 'điện phóng | điện hút | dính điện | bị điện | điện cao thế' },
  coughing_blood_heavy: { says: 'ho ra toàn máu | ho ra cả bụm | ho ra mấy bụm | ho ra cả ly | khạc ra toàn máu' },
  rabies_exposure: { says: 'bị chó … cắn vào | bị mèo … cắn vào | con chó … cắn vào' },
  snake_bite: { says: 'rắn mổ | rắn đớp | rắn táp | bị rắn | bitten by a snake' },
  severe_drug_rash: { says: 'skin is peeling | blisters all over after' },
  heat_stroke: { says: 'nhốt trong xe | bỏ quên trong xe | kẹt trong xe đóng kín | left in a hot car' },
  pregnancy_bleeding_or_severe_pain: { says: 'pregnant … bleeding | weeks … bleeding | pregnant … severe pain' },
  preeclampsia_signs: { says: 'pregnant … headache … vision | pregnant … swollen face' },
};
