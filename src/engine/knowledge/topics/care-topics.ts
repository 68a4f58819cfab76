import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

/** By which a patient is known to be near the end, or sent home to be cared for. */
const dying = `giai đoạn cuối | gđ cuối | gd cuối | giai đoạn 4 | di căn | bệnh viện cho về | bệnh viện trả về | bv cho về | bv trả về | cuối đời | hết cách | không còn chữa | còn vài tuần | còn vài tháng | giảm nhẹ
  | terminal | metastatic | metastases | stage 4 | end of life | palliative | hospice`;

/** Care after a stay, at home and of wounds, with what is asked about it. Ours, from common practice; not reviewed. */
export const careTopics: readonly Topic[] = [
  {
    // Nobody in such pain waits for a visit that is booked.
    heard: `hết thuốc giảm đau | thuốc giảm đau hết | thuốc giảm đau … hết | thuốc đau hết | hết thuốc đau | không còn thuốc giảm đau | hết morphin | hết morphine | morphin hết | morphin … hết | morphine hết | morphine … hết | hết miếng dán
      | miếng dán … hết | chưa có thuốc giảm đau | không có thuốc giảm đau | uống thuốc không đỡ đau | thuốc không đỡ đau | thuốc giảm đau … không đỡ | thuốc giảm đau … không ăn thua | thuốc giảm đau … vẫn đau | thuốc giảm đau không ăn thua | thuốc giảm đau không đỡ | giảm đau không đỡ | morphin … không ăn thua | morphin không đỡ | morphin … không đỡ | morphin … đau quá | đau quá … morphin | miếng dán … không còn | miếng dán … không ăn thua | breaks through | out of pain medicine
      | out of morphine | ran out of painkillers | painkillers don't help | painkillers do not help | morphine ran out`,
    beside: `${dying} | ung thư | k phổi | k gan | k tụy | cancer`,
    about: 'palliative_care',
    of: 'palliative_care oncology',
    isLeading: true,
    isAfter: true,
    within: '3d',
    says: step(
      'pill',
      'Hết thuốc hoặc thuốc không đỡ mà đang đau thì không chờ lịch hẹn: ngoài giờ đến khoa cấp cứu gần nhất xin thuốc. Không tự tăng liều, không đổi thuốc lạ. Hỏi luôn: liều thêm khi đau bùng lên, thuốc chống táo bón, số gọi ban đêm, lấy thuốc tiếp ở đâu gần nhà.',
      'In pain without medicine, or in spite of it, do not wait for the appointment: out of hours the nearest emergency department can give some. No higher dose and no unknown drug of your own. Ask for an extra dose for sudden pain, something against constipation, a number for the night, and where to get more near home.',
    ),
    watch: {
      vi: 'đau không chịu nổi, khó thở, nôn ra máu, lơ mơ; nếu gia đình đã chọn ở nhà, gọi đội chăm sóc giảm nhẹ trước',
      en: 'pain beyond bearing, trouble breathing, vomiting blood, drowsiness; if you have chosen to stay at home, call the palliative team first',
    },
  },
  {
    heard: `chân giả | tay giả | chi giả | mỏm cụt | prosthesis | prosthetic | prosthetics | artificial leg | artificial arm | artificial limb`,
    about: 'rehabilitation',
    of: 'rehabilitation orthopedics',
    isLeading: true,
    atMost: 'urgent',
    says: step(
      'hospital',
      'Chân tay giả lỏng, đau hay muốn làm mới: đến trung tâm chỉnh hình – phục hồi chức năng hoặc khoa Phục hồi chức năng để chỉnh hoặc đo lại; gọi hỏi trước. Thương binh, người khuyết tật hỏi UBND xã, phường về chế độ dụng cụ chỉnh hình theo niên hạn; thẻ y tế thường không trả chi giả. Tới đó bớt đi, đeo tất mỏm cụt, xem da mỗi ngày.',
      'An artificial limb that is loose, hurts or is to be made anew: an orthopaedic and rehabilitation centre or a rehabilitation department adjusts or measures it; call first. War invalids and people with a disability ask the commune about orthopaedic aids, which are renewed after some years; the health card usually does not pay them. Until then walk less, wear a stump sock, look at the skin daily.',
    ),
    watch: {
      vi: 'mỏm cụt sưng đỏ nóng, chảy mủ, da tím đen, sốt',
      en: 'a hot, red, swollen or festering stump, dark skin, fever',
    },
  },
  {
    heard: 'răng khôn | wisdom tooth | wisdom teeth',
    about: 'dentistry',
    saidWith: 'nhổ | tiểu phẫu | removed | extraction | pulled | take out',
    before: 'nhổ | pulled | extraction',
    unless: 'sưng má | sưng mặt | sưng hàm | sốt | khít hàm | cứng hàm | há miệng | swollen | fever',
    says: step(
      'question',
      'Nhổ răng khôn: chụp phim toàn cảnh trước, chọn lúc không sưng đau; thường chỉ gây tê, ăn nhẹ trước, về trong ngày. Hỏi giá trọn (khám, phim, nhổ, thuốc) và ngày làm; báo nếu có thai, bệnh tim, tiểu đường, đang uống thuốc chống đông.',
      'Before a wisdom tooth comes out: a panoramic X-ray, at a time without swelling; usually under local anaesthesia only, after a light meal, and home the same day. Ask for the whole price (visit, film, extraction, medicine) and the day; tell of a pregnancy, heart disease, diabetes or a blood thinner.',
    ),
    watch: {
      vi: 'sưng má hay dưới hàm, khó há miệng, khó nuốt, khó thở, sốt, chảy máu không cầm',
      en: 'a swollen cheek or jaw, trouble opening the mouth, swallowing or breathing, fever, bleeding that does not stop',
    },
  },
  {
    heard: `thay khớp gối | thay khớp háng | thay khớp | knee replacement | hip replacement`,
    who: 'adult',
    of: 'orthopedics rehabilitation rheumatology',
    isWished: true,
    before: 'thay khớp | replacement',
    unless:
      'mới mổ | vừa mổ | đã mổ | mới thay | vừa thay | đã thay | sau mổ | sau thay | thay khớp … ngày | cho về | ra viện | xuất viện | cắt chỉ | tập đi | after knee | after hip | days ago',
    says: step(
      'question',
      'Trước khi thay khớp: mang phim (khớp gối, háng chụp tư thế đứng), kể bệnh tim, huyết áp, tiểu đường, thuốc chống đông; chữa xong răng sâu, chỗ nhiễm trùng. Hỏi: thay một hay hai bên, mổ hay chưa cần, nằm mấy ngày, tập bao lâu, ai chăm ở nhà.',
      'Before a joint replacement: bring films (knees and hips taken standing), tell of heart, pressure, diabetes and blood thinners; bad teeth and infections are treated first. Ask: one side or both, now or later, days in hospital, how long the exercises, who cares at home.',
    ),
  },
  {
    heard: `ống … tuột | tuột ống | tuột sonde | sonde … tuột | ống … tụt ra | ống tụt | tụt ống | sonde … tụt | tụt sonde | rút ống … ra | rút mất ống | ống … bị rút | tube … came out | tube … fell out | pulled out … tube`,
    beside: `ăn qua ống | ăn bằng ống | ống ăn | ống nuôi ăn | ăn qua sonde | ăn sonde | sonde dạ dày | sonde mũi | ống thông dạ dày | bơm ăn | feeding tube | ng tube`,
    unless: `sặc | khó thở | thở khò khè | tím | li bì | lơ mơ | sốt | nôn | chảy máu | mở khí quản | canuyn | choking | breathless | blue | drowsy | fever | bleeding`,
    who: 'adult',
    about: 'geriatrics',
    atMost: 'urgent',
    isPicture: true,
    says: step(
      'clock',
      'Ống ăn tuột: đừng tự đẩy vào lại, ngừng bơm ăn uống. Gọi điều dưỡng, trạm y tế hay dịch vụ chăm sóc tại nhà đến đặt lại trong ngày; không ai đến được thì đưa đến nơi gần nhất có bác sĩ. Có tiểu đường, thuốc tim, động kinh thì gọi hỏi ngay cữ thuốc đó làm sao.',
      'The feeding tube is out: do not push it back, give nothing through it. Ask a nurse, the health station or a home care service to place it again today; if nobody can come, take the patient to the nearest doctor. With diabetes, heart or seizure medicine call at once about the missed dose.',
    ),
    watch: {
      vi: 'sặc rồi khó thở, tím tái, lơ mơ, sốt, nôn ra máu',
      en: 'choking and then trouble breathing, blue lips, drowsiness, fever, vomiting blood',
    },
  },
  {
    heard: `ăn qua ống | ăn bằng ống | an qua ong | ống thông mũi | ong thong mui | thay ống ăn | thay sonde | =ống ăn | ống nuôi ăn | ăn qua sonde | ăn sonde | sonde dạ dày | sonde mũi | ống thông dạ dày | ống … mũi | mở khí quản | canuyn | hút đờm | hút đàm | hút nhớt | feeding tube | tracheostomy | suction`,
    beside:
      'nhà | nằm | liệt | tai biến | đột quỵ | chăm | bơm | bom | sặc | sac | thay ống | thay ong | tuần | tuan | chấn thương sọ não | home | bedridden | stroke',
    isAfter: true,
    who: 'adult',
    says: step(
      'people',
      'Ăn qua ống, hút đờm ở nhà: cho nửa ngồi lúc ăn và 30–60 phút sau, bơm chậm, tráng ống; nhờ điều dưỡng chỉ tận tay cách thử ống đúng chỗ và hút nhẹ, rửa tay. Đang ho sặc thì ngừng bơm; ống tuột không tự đặt lại. Ống mũi thường thay vài tuần một lần tùy loại: hỏi ngày, nhờ điều dưỡng đến thay.',
      'Feeding by tube and suction at home: half sitting while fed and for 30–60 minutes after, slowly, rinse the tube; let a nurse show by hand how to test its place and to suction gently with clean hands. Stop while the patient coughs; never put a slipped tube back. A nose tube is usually changed every few weeks, by its kind: ask the day and let a nurse come.',
    ),
    watch: {
      vi: 'sặc rồi khó thở, tím tái, sốt, đờm có mủ hoặc máu, ống tuột hay tắc, lơ mơ',
      en: 'choking and then trouble breathing, blue lips, fever, pus or blood in the phlegm, a slipped or blocked tube, drowsiness',
    },
  },
  {
    heard: 'chạy thận | lọc máu | thẩm phân | dialysis',
    beside: `ở với con | ở với cháu | ở nhà con | vào ở | ra ở | lên ở | xuống ở | ở tạm | ở nhờ | ở lại … tháng | chuyển vào | chuyển ra | sắp vào | sắp ra | sắp lên | tháng sau vào | tháng sau ra | tháng sau lên | tháng tới vào | tháng tới ra | nơi khác | tỉnh khác | trong đó | ngoài đó | trong đó và | staying with | moving to | du lịch | đi chơi | dự cưới | đám cưới | ăn cưới | đám giỗ | về quê | ăn tết | nghỉ lễ | nghỉ mát | đi công tác | thăm con | thăm cháu | lọc nhờ | chạy nhờ | chạy tạm | lọc tạm | chạy thận tạm | travel | travelling
      | traveling | holiday | trip | visiting | wedding`,
    unless: `khó thở | bị phù | đang phù | phù chân | phù mặt | phù to | phù nhiều | phù tăng | mệt lả | mệt quá | đang mệt | thấy mệt | sốt | đau | ngất | lơ mơ | co giật | nôn | tụt huyết áp | bỏ lọc | bỏ chạy | lỡ buổi | lỡ … buổi | tắc cầu | chuẩn bị chạy thận | sắp chạy thận | sắp phải chạy thận | sắp lọc máu | short of breath | missed`,
    about: 'nephrology',
    atMost: 'routine',
    isPicture: true,
    says: step(
      'phone',
      'Lọc máu ở nơi khác: gọi trước vài nơi ở chỗ sắp đến, cả đơn vị lọc máu dịch vụ, tư nhân; chỉ đi khi nơi đó đã hẹn chắc đủ các buổi, ngày giờ. Xin nơi đang lọc tóm tắt: lịch, cân khô, thuốc, đường lấy máu, kết quả viêm gan B, C, HIV mới; hỏi phiếu chuyển để thẻ trả. Không bỏ buổi nào; những ngày đó uống ít nước, ăn nhạt.',
      'Dialysis elsewhere: call several units there, private ones too; travel only once every session is firmly booked. Get a summary from your unit: schedule, dry weight, medicines, access, recent hepatitis B, C and HIV results; ask for a referral slip so that the card pays. Miss no session; drink little, no salt.',
    ),
    watch: {
      vi: 'khó thở nhất là khi nằm, phù tăng nhanh, tim đập loạn, mệt lả, co giật',
      en: 'trouble breathing above all when lying, fast swelling, an irregular heartbeat, exhaustion, a seizure',
    },
  },
  {
    // A tube that is due, of a patient who is as ever.
    heard: `thay sonde tiểu | thay ống tiểu | thay ống thông tiểu | thay sonde hàng tháng | đến hạn thay sonde | tới hạn thay sonde | đến hạn thay ống | tới hạn thay ống | hạn thay sonde | thay sonde | đặt sonde tiểu | sonde tiểu | ống tiểu | ống thông tiểu | thông tiểu | thay ống thông | urinary catheter | catheter change | change his catheter | change her catheter`,
    beside: `thay | tới nhà | đến nhà | tại nhà | điều dưỡng | y tá | hạn | hàng tháng | mỗi tháng | nurse | at home | change`,
    unless: `sốt | rét | lơ mơ | li bì | đau | tắc | không ra nước tiểu | không có nước tiểu | tiểu máu | ra máu | máu cục | đục | hôi | rỉ | tuột | tụt | bụng căng | căng tức | bí tiểu | khó thở | nôn | mới đặt | fever | blocked | blood | pain | drowsy | leaking | dạ dày | sonde mũi | ăn qua ống | ăn qua sonde | nuôi ăn`,
    who: 'adult',
    about: 'geriatrics',
    of: 'geriatrics urology general_internal stroke neurology rehabilitation palliative_care family_medicine nephrology',
    atMost: 'routine',
    isPicture: true,
    says: step(
      'people',
      'Ống tiểu ở nhà: thường thay 2–4 tuần một lần (ống silicon lâu hơn), điều dưỡng làm, người nhà không tự rút. Túi luôn thấp hơn bụng, dây không gập, đổ khi đầy hai phần ba; rửa chỗ ống bằng nước sạch, xà phòng mỗi ngày, uống đủ nước. Ghi cỡ ống và ngày thay.',
      'A urinary catheter at home: usually changed every 2–4 weeks (silicone lasts longer) by a nurse, never pulled by the family. Keep the bag below the belly, the tube without kinks, empty it when two thirds full; wash the place daily with water and soap, enough to drink. Note the size and the date.',
    ),
    watch: {
      vi: 'không ra nước tiểu, bụng dưới căng đau, nước tiểu đỏ hoặc có mủ, sốt, rét run, lơ mơ, tuột ống',
      en: 'no urine, a tense painful belly, red or cloudy urine, fever, shivering, drowsiness, a slipped tube',
    },
  },
  {
    heard: `truyền máu … ở tỉnh | truyền máu … gần nhà | truyền ở tỉnh | truyền máu ở tỉnh | truyền máu gần | truyền ở gần | truyền máu … được không | truyền gần nhà | xin truyền ở | trong tỉnh có truyền | tỉnh có truyền | tỉnh truyền được | truyền máu … trong tỉnh | truyền máu … xa | đi truyền máu | transfusion near | transfused near`,
    beside: `thalassemia | thalassaemia | thalas | tan máu | tan máu bẩm sinh | tan huyết | suy tủy | rối loạn sinh tủy | hemophilia`,
    unless: `sốt | mệt lả | khó thở | ngất | lơ mơ | xanh nhợt | chảy máu | đau bụng | fever | faint | bleeding`,
    about: 'hematology',
    of: 'hematology pediatrics pediatric_hemato_oncology general_internal',
    atMost: 'routine',
    isPicture: true,
    says: step(
      'phone',
      'Truyền máu định kỳ gần nhà: tuần này gọi khoa Nhi hoặc Huyết học của bệnh viện tỉnh hỏi có truyền cho bệnh này không, ngày nào, có sẵn nhóm máu và thuốc thải sắt không. Xin nơi đang truyền tóm tắt bệnh án (nhóm máu, kháng thể, lịch truyền, ferritin) và phiếu chuyển về. Giữ hẹn cũ đến khi nơi mới nhận chắc.',
      'Regular transfusions near home: this week call paediatrics or haematology of the provincial hospital: do they transfuse this illness, on which days, is the blood group and the iron medicine there. Get a summary from the present place (group, antibodies, dates, ferritin) and a slip back. Keep the old date until the new one is sure.',
    ),
    watch: {
      vi: 'xanh nhợt tăng, mệt lả, khó thở, sốt, đau bụng, nước tiểu đỏ sẫm',
      en: 'growing paleness, exhaustion, trouble breathing, fever, belly pain, dark red urine',
    },
  },
  {
    // The wish to be treated nearer, of who is as well as can be between two cycles.
    heard: `truyền hóa chất gần | truyền hoá chất gần | hóa trị gần | hóa chất gần nhà | vào hóa chất gần | truyền … gần nhà | truyền ở tỉnh | truyền … ở tỉnh | chuyển về tỉnh truyền | chuyển về … truyền | truyền … cho gần | truyền gần nhà | xạ trị gần nhà | chemo near | chemotherapy near | chemo closer`,
    beside: `hóa chất | hoá chất | hóa trị | hoá trị | xạ trị | ung thư | chemo | chemotherapy | cancer`,
    unless: `sốt | ớn lạnh | rét run | nôn nhiều | ói nhiều | tiêu chảy | chảy máu | khó thở | lả | mệt lả | đau bụng | đau nhiều | lơ mơ | ngất | loét miệng | không ăn được | fever | vomiting | bleeding | short of breath`,
    about: 'oncology',
    of: 'oncology hematology palliative_care',
    atMost: 'routine',
    isPicture: true,
    isLeading: true,
    within: '14d',
  },
  {
    // An injury of long ago, told for the paper that is asked for.
    heard: `giám định thương tật | giám định y khoa | giám định sức khỏe | giám định tỷ lệ | giám định tỉ lệ | đi giám định | làm giám định | xin giám định | giám định tai nạn | giám định khả năng`,
    beside: `đã lành | lành rồi | lành hẳn | nay ổn định | ổn định rồi | đã khỏi | khỏi rồi | năm ngoái | năm trước | năm kia | tháng trước | mấy tháng trước | đã tháo bột | đi làm lại rồi`,
    unless: `hôm nay | hôm qua | sáng nay | tối qua | đêm qua | vừa bị | mới bị | vừa xảy ra | chảy máu | đang sưng | sưng đau | sốt | bất tỉnh | ngất | khó thở | đau ngực | co giật | lơ mơ | bị đánh | đánh đập | xâm hại | hiếp | tự tử | muốn chết`,
    who: 'adult',
    atMost: 'routine',
    isPicture: true,
    isHarmless: true,
  },
];
