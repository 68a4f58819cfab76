import type { Advised } from './advised.ts';
import { askedAnswers } from './asked-answers.ts';
import { illnessAnswers } from './illness-answers.ts';
import { neededAnswers } from './needed-answers.ts';
import { plainAnswers } from './plain-answers.ts';
import { step } from './step.ts';

/** By more than one word: “ran” without its mark is many others. */
const snakeWords = `rắn cắn | rắn … cắn | bị rắn | con rắn | rắn lục | rắn hổ | rắn cạp | rắn chàm | rắn choàm | rắn độc | rắn mai gầm | =rắn | snake | snakebite`;

/**
 * What families ask that somebody else than the doctor who examines can answer: a desk, an office, a ward, or common
 * sense; one concrete first step each. The social work office as in hospitals’ own pages; shares and slips as in
 * `knowledge/insurance.ts`; the rest is how such things usually go, and says whom to ask. Not reviewed.
 */
export const answers: readonly Advised[] = [
  ...plainAnswers,
  ...illnessAnswers,
  ...askedAnswers,
  ...neededAnswers,
  {
    // As the WHO's guidance on snakebite: what is tied comes off in a hospital.
    heard: `garo | ga rô | garô | ga ro | buộc chặt | buộc thắt | buộc thật chặt | cột chặt | cột thật chặt | thắt chặt | thắt thật chặt | siết chặt | buộc dây | cột dây | cột dây thun | buộc dây thun | tourniquet | tied tightly | tied a`,
    beside: snakeWords,
    unless: /Dây đã buộc/u,
    inEmergency: true,
    isForDanger: true,
    says: step(
      'firstaid',
      'Dây đã buộc: đừng tự tháo bung ra đột ngột, nọc có thể dồn về một lúc; đừng buộc thêm. Đi ngay, ghi giờ buộc và nói với nhân viên y tế để họ nới từ từ ở nơi có thuốc cấp cứu.',
      'What was tied: do not take it off all at once yourselves, for the venom may rush in; tie nothing more. Go at once, note the hour it was tied and tell the staff, who loosen it slowly where help is at hand.',
    ),
  },
  {
    heard: `=rạch | rạch chỗ | rạch da | rạch vết | hút độc | hút nọc | hút máu độc | nặn máu | nặn nọc | đắp lá | đắp thuốc | đắp hạt | đắp đậu | thuốc lá rắn | thầy rắn | cut the bite | sucked`,
    beside: snakeWords,
    unless: /Chỗ đã rạch/u,
    inEmergency: true,
    isForDanger: true,
    says: step(
      'firstaid',
      'Chỗ đã rạch, hút hay đắp: không làm thêm, gỡ lá ra, lau nhẹ và che gạc sạch, rỉ máu thì ép nhẹ. Nói rõ đã làm gì, lúc mấy giờ; hỏi cả mũi uốn ván.',
      'Where it was cut, sucked or packed: do no more, take leaves off, wipe gently, cover with clean gauze, press lightly if it oozes. Tell what was done and when; ask about a tetanus shot too.',
    ),
  },
  {
    heard: `ông thầy | ong thay | thầy trong bản | thầy lấy nọc | lấy nọc | lay noc | thầy rắn | thầy lang | thay lang | thầy thuốc nam | thầy thuốc rắn | đi thầy | chở đi thầy | đưa đi thầy | kiếm thầy | rước thầy | thầy hút nọc | thay hut noc | thầy chữa | ông lang | healer | traditional doctor`,
    beside: snakeWords,
    unless: /thầy lấy nọc/u,
    inEmergency: true,
    isForDanger: true,
    says: step(
      'hospital',
      'Không đưa đến thầy lấy nọc, hút nọc, đắp thuốc: chỉ bệnh viện mới có huyết thanh kháng nọc và máy thở, mất thời gian là mất cơ hội. Người lớn tuổi can thì nói: đi viện trước, mọi thứ khác để sau.',
      'Do not go to a healer who “draws out” the venom: only a hospital has antivenom and a ventilator, and time lost is lost for good. To elders who object say: hospital first, everything else later.',
    ),
  },
  {
    heard: `cho nhập viện | muốn nhập viện | nhập viện thì thủ tục | thủ tục nhập viện | thủ tục sao | ai ký | không chịu đi khám | không chịu đi viện | không chịu đi bệnh viện | không chịu uống thuốc | khong chiu di kham | khong chiu di vien | cho nhap vien | refuses to go | refuses to see a doctor | won't see a doctor | ai giúp đưa | giúp đưa đi viện | gọi ai đưa | nhờ ai đưa | who can help … hospital | đưa vào bệnh viện tâm thần | đưa đi bệnh viện tâm thần | đưa đi viện tâm thần | đưa vô viện tâm thần | vào viện tâm thần | vô bệnh viện tâm thần | nhập viện tâm thần | làm sao đưa … đi | làm sao đưa … vào | làm sao chở | cách nào đưa | đưa đi viện … cách nào | đưa vào … cách nào | đưa … đi khám … cách nào | lam sao dua di | cần giấy gì | cần giấy tờ gì | can giay gi | can giay to gi | giấy tờ gì | nên đưa đi viện | đưa đi viện tâm thần không | bắt buộc chữa bệnh | have him admitted | have her admitted | get him admitted | get her admitted | how to admit | get him to … hospital | get her to … hospital`,
    beside: `tâm thần | tam than | phân liệt | hoang tưởng | nghe tiếng | nói nhảm | nói một mình | cười một mình | cuoi 1 minh | la hét | chửi bới | đập phá | đập đồ | đập cửa | đòi đánh | dọa giết | đốt nhà | theo dõi trong tường | có người theo dõi | có người hại | nghe lén | cầm dao | ma nhập | lên cơn … la | lưỡng cực | schizophrenia | psychosis | psychotic | bipolar | hearing voices | paranoid`,
    notBeside: `giấy xác nhận | giám định | trợ cấp | hồ sơ khuyết tật | không muốn vào viện tâm thần | không muốn đi viện tâm thần | không vào viện tâm thần | khong muon vao vien tam than`,
    unless: /người nhà ký/u,
    inEmergency: true,
    isQuestion: true,
    says: step(
      'people',
      'Đưa đi khám tâm thần: ít nhất hai người thân đi cùng, mang căn cước của người bệnh và người nhà, thẻ bảo hiểm, sổ khám, thuốc đang uống; không cần giấy giới thiệu khi cấp cứu, bác sĩ khám rồi người nhà ký nhập viện. Gọi trước hỏi nơi có giường nội trú, nhận cấp cứu (bệnh viện ban ngày thường không có giường); bỏ ăn uống, nhiều đêm không ngủ là lý do đi ngay. Nếu không chịu đi hay dọa đánh người: gọi 115, công an xã, phường hoặc 113 giúp đưa đi; không tự trói, không đối đầu một mình, cất dao, bật lửa.',
      'Going to psychiatry: at least two relatives, the identity cards of patient and family, the insurance card, medical book and medicines; in an emergency no referral is needed, a doctor sees the patient and the family signs the admission. Call first: who has beds and takes emergencies (a day hospital usually has none); no food or no sleep for nights is a reason to go at once. If the patient refuses or threatens: 115, the commune or ward police or 113 help to bring them; no tying up, nobody alone, knives and lighters put away.',
    ),
  },
  {
    heard: `garo | ga rô | garô | ga ro | tourniquet`,
    beside: 'chảy máu | máu chảy | mất máu | phun máu | máu | đứt | chém | cưa | dao | bleeding | blood | cut',
    notBeside: snakeWords,
    unless: /giờ buộc/u,
    inEmergency: true,
    isForDanger: true,
    says: step(
      'firstaid',
      'Đã buộc garô cầm máu: ghi giờ buộc, để garô lộ ra ngoài, đừng tự nới hay tháo; còn rỉ máu thì ép thẳng lên vết thương. Báo 115 và nơi đến giờ buộc.',
      'With a tourniquet against bleeding: write down the hour, leave it in sight, do not loosen or remove it yourselves; if it still bleeds press on the wound itself. Tell 115 and the hospital the hour.',
    ),
  },
  {
    heard: `thầy lang … nắn | thầy … nắn | đã nắn | nắn rồi | nắn bó | bó lá | bó thuốc | bó thuốc nam | thầy lang … bó | bone setter | bonesetter`,
    beside: 'gãy | trật khớp | trật | bong gân | té | ngã | broken | fracture | dislocated | sprained',
    unless: /Chỗ đã nắn/u,
    isForDanger: true,
    inEmergency: true,
    says: step(
      'firstaid',
      'Chỗ đã nắn, bó lá: tê, tím, lạnh hay sưng căng thì nới, tháo bó ngay, nẹp nhẹ giữ yên, không nắn lại; kể với bác sĩ đã nắn lúc nào và chụp X-quang.',
      'Where it was set or packed with leaves: if numb, blue, cold or tight, loosen and take it off at once, splint it lightly, no setting again; tell the doctor when it was done and have an X-ray.',
    ),
  },
  {
    heard: `móc họng | gây nôn | ói ra | cho uống nước đậu | uống nước đậu xanh | lòng trắng trứng | cho uống sữa | uống nước chanh | made him vomit | made her vomit`,
    beside: `thuốc diệt cỏ | thuốc sâu | thuốc trừ sâu | thuốc cỏ | thuốc chuột | thuốc tẩy | nước tẩy | hóa chất | axit | xăng | dầu hỏa | paraquat | uống nhầm | ngộ độc | pesticide | herbicide | bleach | poison`,
    unless: /Đã móc họng/u,
    isForDanger: true,
    inEmergency: true,
    says: step(
      'firstaid',
      'Đã móc họng hay cho uống gì rồi thì dừng lại, đừng làm thêm; còn nôn thì đặt nằm nghiêng. Nói với 115 và bác sĩ đã uống chất gì, bao nhiêu, lúc mấy giờ, đã nôn và cho uống những gì.',
      'If vomiting was forced or something given to drink, stop and do no more; who still vomits lies on the side. Tell 115 and the doctor what was swallowed, how much and when, and what was done.',
    ),
  },
  {
    heard: `nhét muỗng | nhét thìa | nhét đũa | nhét khăn | nhét ngón tay | vắt chanh | nặn chanh | cho uống chanh | spoon in`,
    beside: 'co giật | lên cơn | động kinh | giật | seizure | fits',
    unless: /Thứ đã nhét/u,
    isForDanger: true,
    inEmergency: true,
    says: step(
      'firstaid',
      'Thứ đã nhét vào miệng: hết giật thì lấy ra nếu nhìn thấy rõ, không móc sâu; đặt nằm nghiêng cho chảy dãi, nước chanh ra ngoài; không cho uống gì. Nói với bác sĩ, nhất là nếu ho sặc, gãy răng.',
      'What was put into the mouth: once the fit is over take it out if plainly seen, do not reach deep; lay on the side so that it all runs out; nothing to drink. Tell the doctor, above all after choking or with a broken tooth.',
    ),
  },
  {
    heard: `ai rút ống | rút ống dẫn lưu | rút dẫn lưu | ống dẫn lưu … rút | ống dẫn lưu … về | rút ống ở đâu | remove the drain | drain removed`,
    notBeside: 'đã rút | rút rồi | mới rút | vừa rút | rút xong | was removed | already removed',
    unless: /Ống dẫn lưu/u,
    isQuestion: true,
    says: step(
      'question',
      'Ống dẫn lưu: không tự rút. Trước khi về hỏi khoa ngày nào rút, ở đâu (nơi đã mổ, hay bệnh viện gần nhà có khoa ngoại), cách đổ túi, ghi lượng và màu dịch mỗi ngày; dịch đỏ tươi, đục hôi, ống tuột thì gọi khoa ngay.',
      'The drain: do not pull it out yourselves. Before leaving ask when and where it is removed (where it was put in, or a hospital with surgery near home), how to empty the bag, and note amount and colour each day; bright red or foul fluid, or a slipped drain: call the ward at once.',
    ),
  },
  {
    heard: `dị ứng thuốc cản quang | dị ứng cản quang | dị ứng với thuốc cản quang | sốc thuốc cản quang | allergic to contrast | contrast allergy`,
    unless: /Từng dị ứng thuốc cản quang/u,
    isQuestion: true,
    isForCalm: true,
    says: step(
      'question',
      'Từng dị ứng thuốc cản quang: nói với bác sĩ chỉ định trước ngày chụp và nói lại ở phòng chụp, mang giấy ghi lần đó (thuốc gì, nổi mẩn hay khó thở); bác sĩ chọn thuốc khác, thuốc phòng, hoặc cách chụp không cần thuốc này. Không tự uống thuốc dị ứng rồi đi chụp.',
      'After a reaction to contrast: tell the doctor who orders the scan before the day, and again in the scan room, with the paper of that time (which one, a rash or trouble breathing); the doctor chooses another, a medicine beforehand, or a scan without it. Do not just take allergy pills and go.',
    ),
  },
  {
    heard: `sáp nhập | sát nhập | nhập tỉnh | nhập vào tỉnh | nhập về | nhập với | nhập … giấy chuyển | nhập … thì thẻ | nhập … thì giấy | nhập … phiếu chuyển | đổi tên xã | đổi tên tỉnh | xã tôi đổi | bỏ cấp huyện | bỏ huyện | merger | merged`,
    beside: `thẻ | bảo hiểm | bhyt | giấy chuyển | phiếu chuyển | chuyển tuyến | chuyển viện | giấy hẹn | đúng tuyến | insurance | card | referral`,
    unless: /Sáp nhập/u,
    isQuestion: true,
    says: step(
      'id-card',
      'Sáp nhập tỉnh, xã không làm thẻ bảo hiểm hay phiếu chuyển mất giá trị: thẻ cũ vẫn dùng, thường chưa phải đổi; phiếu chuyển, giấy hẹn còn hạn thì không phải xin lại, hết hạn mới xin phiếu mới. Tên, địa chỉ lệch thì đưa căn cước hoặc VNeID, hỏi quầy bảo hiểm.',
      'A merger of provinces or communes voids neither the card nor a referral slip: the old card still counts and usually need not be changed; a slip or appointment that is still valid need not be renewed, only an expired one. If names or addresses differ, show the identity card or VNeID and ask the insurance desk.',
    ),
  },
  {
    heard: `tiêm chống đông | tiêm thuốc chống đông | chích chống đông | chích thuốc chống đông | uống chống đông nữa | uống thuốc chống đông nữa | uống thuốc chống đông không | thuốc chống đông không | thuốc loãng máu nữa | blood thinner injections | need blood thinners`,
    beside: `ra viện | xuất viện | cho về | mai về | sắp về | được về | mổ | thay khớp | đóng đinh | discharge | discharged | surgery`,
    unless: /Thuốc chống đông sau mổ/u,
    isQuestion: true,
    says: step(
      'pill',
      'Thuốc chống đông sau mổ: theo đúng đơn ra viện (thuốc nào, mấy ngày, ai tiêm); đơn không ghi thì hỏi bác sĩ trước khi rời viện. Thuốc tiêm: nhờ điều dưỡng dạy hoặc hẹn trạm y tế tiêm. Không tự thêm, không tự bỏ.',
      'Blood thinners after surgery: as the discharge prescription says (which, how many days, who injects); if it says nothing, ask the doctor before leaving. Injections: let the nurses teach you or arrange them with the health station. Neither add nor drop any yourselves.',
    ),
  },
  {
    heard: `cần thuốc cản quang | cần cản quang | tiêm thuốc cản quang | tiêm cản quang | thuốc cản quang không | có cản quang không | phải tiêm thuốc cản | need contrast | with contrast`,
    notBeside: 'dị ứng thuốc cản quang | sốc thuốc cản quang',
    unless: /Thuốc cản quang:/u,
    isQuestion: true,
    says: step(
      'question',
      'Thuốc cản quang: chỉ tiêm khi bác sĩ chỉ định cần; chụp CT theo dõi nốt phổi thường không cần. Báo trước nếu suy thận, từng dị ứng thuốc, đang uống metformin; có tiêm thì hỏi nhịn ăn mấy giờ. Mang phim, đĩa cũ để so.',
      'Contrast is injected only where the doctor orders it; a CT that follows a lung nodule usually needs none. Say beforehand if the kidneys are weak, of any drug allergy, or metformin; if it is injected, ask for how long to fast. Bring the old films or disc to compare.',
    ),
  },
  {
    heard: `phòng dịch vụ | phòng riêng | phòng theo yêu cầu | giường dịch vụ | private room | single room`,
    unless: /[Pp]hòng dịch vụ/u,
    says: step(
      'phone',
      'Phòng dịch vụ: hỏi khoa hoặc quầy nhập viện khi hẹn hoặc làm thủ tục: còn phòng không, giá một ngày, đặt trước thế nào. Phần chênh tiền phòng thường tự trả.',
      'A private room: ask the ward or the admission desk when you confirm the date or register: is one free, the price per day, how to book. The difference is usually self-paid.',
    ),
  },
  {
    heard: `mổ được cho người già | mổ … người già | mổ … người lớn tuổi | mổ … bệnh tim | mổ … tim yếu | tim yếu … mổ | bệnh tim … mổ được | già yếu … mổ | operate on … elderly | surgery … weak heart | operate … heart condition`,
    notBeside: 'mổ tim | thay van | bắc cầu | heart surgery',
    unless: /gây mê/u,
    inEmergency: step(
      'hospital',
      'Nơi mổ do khoa cấp cứu quyết sau khi khám: người già, bệnh tim thường mổ ở nơi có cả tim mạch và gây mê hồi sức (từ bệnh viện tỉnh); nhờ gọi trước và chuyển bằng xe cứu thương. Kể rõ bệnh tim, thuốc đang uống.',
      'Where to operate is decided in the emergency department: an old patient with a heart disease usually where there are cardiology and intensive care (provincial or above); let them call ahead and transfer by ambulance. Tell of the heart and the medicines.',
    ),
    says: step(
      'hospital',
      'Già hay bệnh tim không có nghĩa là không mổ được: chọn nơi có cả khoa mổ, tim mạch và gây mê hồi sức (thường từ bệnh viện tỉnh); mang giấy tờ, thuốc tim, hỏi bác sĩ gây mê về rủi ro.',
      'Age or a heart disease does not rule out an operation: choose a place with surgery, cardiology and anaesthesia with intensive care (usually provincial or above); bring the heart papers and medicines, and ask the anaesthetist about the risk.',
    ),
  },
  {
    heard: `chuẩn bị … đón | đón cụ về | đón mẹ về | đón bố về | đón ba về | đón má về | đón ông về | đón bà về | chuẩn bị nhà | chuẩn bị gì ở nhà | prepare the house | prepare the home`,
    beside: `khung | nạng | xe lăn | thay khớp | gãy | liệt | đột quỵ | tai biến | walker | wheelchair | hip | stroke`,
    unless: /tầng trệt/u,
    says: step(
      'people',
      'Chuẩn bị nhà: giường ở tầng trệt, cao ngang gối; ghế bồn cầu thay xí xổm, tay vịn, đèn đêm, bỏ thảm trơn. Hỏi khoa đi về bằng xe nào (ngồi hay nằm); thuốc tiêm thì nhờ điều dưỡng dạy hoặc hẹn trạm y tế tiêm.',
      'At home: a bed on the ground floor at knee height; a raised toilet seat, rails, a night light, no loose rugs. Ask the ward how to travel (sitting or lying); for injections be taught by the nurses or arrange them with the health station.',
    ),
  },
  {
    heard: `chọc dịch | hướng dẫn chăm ở nhà | hướng dẫn chăm tại nhà | người hướng dẫn chăm | ai chăm ở nhà`,
    beside: `giai đoạn cuối | di căn | giảm nhẹ | cuối đời | morphin | terminal | palliative`,
    unless: /bụng căng/u,
    says: step(
      'people',
      'Trước khi về, nhờ khoa viết ra: thuốc giảm đau uống thế nào và lấy tiếp ở đâu, thuốc chống táo bón, đau tăng hay bụng căng thì gọi ai, đến đâu; đưa trạm y tế xã một bản và nhờ đến thăm.',
      'Before leaving let the ward write down: how to take the pain medicine and where to get more, something against constipation, whom to call and where to go if pain or the belly grows; give the health station a copy and ask for visits.',
    ),
  },
  {
    heard: `giảm tiền | viện phí còn thiếu | còn thiếu … viện phí | thiếu viện phí | thiếu tiền viện | mổ từ thiện | đoàn mổ | mổ … từ thiện | mổ miễn phí | mổ … miễn phí | chữa miễn phí
      | quỹ mổ | quỹ … mổ tim | quỹ tim | nghe có quỹ | có quỹ | chương trình mổ | có được hỗ trợ | được hỗ trợ gì | được hỗ trợ không | hỗ trợ tiền | hỗ trợ viện phí | bán đất
      | charity surgery | charity fund | financial aid`,
    unless: /Phòng Công tác xã hội/u,
    says: step(
      'people',
      'Tiền chữa: gặp Phòng Công tác xã hội của bệnh viện ngay từ đầu, hỏi quỹ hoặc đợt mổ từ thiện nào giúp được và cần giấy gì (giấy hộ nghèo, cận nghèo hoặc xác nhận hoàn cảnh của xã, phường).',
      'For the cost: see the hospital’s social work office (Phòng Công tác xã hội) at the start; ask which fund or charity operation can help and which papers it needs (poor or near-poor household, or hardship confirmed by the commune).',
    ),
  },
  {
    heard: `mất giấy hẹn | mất phiếu hẹn | làm mất giấy | làm mất phiếu | làm mất sổ | mất sổ khám | mất đơn thuốc | mất toa thuốc | xin lại giấy hẹn | cấp lại giấy hẹn | xin lại phiếu hẹn | lost … appointment slip | lost … prescription`,
    unless: /tra lại/u,
    says: step(
      'folder',
      'Mất giấy hẹn, đơn thuốc: gọi hoặc đến nơi đã cấp, mang căn cước; hồ sơ còn ở đó nên thường tra lại và cấp lại được. Ngày hẹn vẫn như cũ.',
      'A lost slip or prescription: call or go to whoever gave it, with the identity card; the record is there, so it can usually be looked up and given again. The date stays the same.',
    ),
  },
  {
    heard: `mẹ làm bhxh | bố làm bhxh | ba làm bhxh | mẹ làm bảo hiểm xã hội | bố làm bảo hiểm xã hội | mẹ … hưởng bhxh | mẹ nộp công ty | bố nộp công ty | nghỉ chăm con ốm | nghỉ chăm con | hưởng nghỉ chăm con | chăm con ốm | nghỉ làm chăm con | leave … sick child`,
    unless: /chăm con/u,
    says: step(
      'id-card',
      'Nghỉ chăm con ốm: xin giấy ra viện của con (khám ngoại trú thì xin giấy nghỉ hưởng bảo hiểm xã hội ngay trong buổi khám), xem lại tên và ngày; nộp cho cơ quan, hỏi cần thêm giấy khai sinh không.',
      'Leave to care for a sick child: get the child’s discharge paper (or, for a visit, the social insurance leave paper from the doctor), check names and dates, and hand it to your employer; ask whether the birth certificate is needed.',
    ),
  },
  {
    heard: `đi nhà trẻ lại | đi học lại | nhà trẻ lại | bao giờ đi học | khi nào đi học | mấy ngày … đi học | mấy ngày … nhà trẻ | nghỉ học mấy | back to school | back to nursery | return to school`,
    notBeside:
      'chấn động não | đập đầu | gãy | mổ | cắt amidan | cắt luôn | bạch cầu | ung thư | hóa trị | chưa thấy gì | chưa bị | concussion | surgery | leukaemia | leukemia',
    unless: /đi học lại/u,
    says: step(
      'calendar',
      'Xin bác sĩ ghi ngày được đi học lại; chỉ cho đi khi trẻ hết sốt, ăn chơi như thường và (bệnh nổi bóng nước) đã khô hết, và báo trước với trường.',
      'Ask the doctor to write down the day of return; the child goes back only without fever, eating and playing as usual and, after blisters, when all are dry; tell the school beforehand.',
    ),
  },
  {
    heard: `có lây không | có lây cho | lây sang | lây cho em | lây cho anh | lây cho chị | lây qua | is it contagious | contagious to`,
    // What blood, the bed or animals carry is not kept away by an own cup.
    beside: `cúm | ho | sốt | vàng da | mắt vàng | vàng mắt | cảm | thủy đậu | tay chân miệng | đau mắt đỏ | mắt đỏ | sởi | quai bị | tiêu chảy | ghẻ | flu | cold | fever | cough | rash`,
    notBeside: `sốt xuất huyết | dengue | muỗi | đậu mùa khỉ | tiêm sởi | xe khách | grab | hiv | có h | viêm gan b | mụn rộp | sinh dục | giang mai | sùi mào gà | lao | lợn | heo | gà | chó | mèo | hepatitis b | herpes | tb | tuberculosis`,
    unless: /rửa tay xà phòng|đeo khẩu trang|Rửa tay|HBsAg/u,
    says: step(
      'people',
      'Người ở chung: rửa tay xà phòng, khăn, ly, muỗng riêng, mở cửa thoáng; ai sốt hay có triệu chứng giống vậy thì đi khám.',
      'Those who live together: soap and water, own towels, cups and spoons, fresh air; whoever gets a fever or the same complaints is seen.',
    ),
  },
  {
    heard: `chuyển về tỉnh | chuyển về huyện | chuyển về tuyến dưới | chuyển về gần nhà | chuyển về quê | chuyển về … nằm tiếp | về tỉnh nằm tiếp | về huyện nằm tiếp | chuyển tuyến dưới | transfer back | transferred back`,
    unless: /Chuyển về/u,
    says: step(
      'folder',
      'Chuyển về gần nhà: xin khoa đang nằm viết phiếu chuyển kèm tóm tắt bệnh án và gọi nơi nhận trước; đưa phiếu này ở quầy bảo hiểm nơi nhận để được tính đúng tuyến.',
      'To move nearer home: ask the ward for a referral slip with a summary and to call the receiving hospital first; show the slip at its insurance desk so that the stay counts as referred.',
    ),
  },
  {
    heard: `xe cấp cứu … ai trả | xe cứu thương … ai trả | tiền xe cấp cứu | tiền xe cứu thương | xe cấp cứu … bao nhiêu | xe cứu thương … bao nhiêu | who pays … ambulance | ambulance cost`,
    unless: /tiền xe/u,
    says: step(
      'phone',
      'Xe chuyển viện: hỏi khoa trước khi đặt xe giá trọn chuyến và phần nào bảo hiểm trả; không lo nổi tiền xe thì hỏi Phòng Công tác xã hội.',
      'The ambulance: ask the ward for the full price and what insurance pays before ordering it; if it is too much, ask the social work office.',
    ),
  },
  {
    heard: `gây tai nạn | gây ra tai nạn | người đụng | người tông | tai nạn … bồi thường | tai nạn … đền | bảo hiểm tai nạn | tai nạn … bảo hiểm xe | at fault | accident claim`,
    notBeside: 'tai nạn lao động | bệnh nghề nghiệp | work accident',
    unless: /biên bản/u,
    says: step(
      'folder',
      'Tai nạn: giữ biên bản công an, giấy ra viện, hóa đơn và bảng kê bản chính. Ai đền bao nhiêu do hai bên, công an hoặc tòa; hỏi thêm hãng bảo hiểm xe, bảo hiểm tai nạn và quầy bảo hiểm y tế của bệnh viện.',
      'After an accident keep the police report, discharge paper, original invoices and the list of costs. Who pays what is settled between both sides, by the police or a court; ask the vehicle or accident insurer too, and the hospital’s insurance desk.',
    ),
  },
  {
    heard: `trợ cấp | chế độ … chăm | chế độ cho | giấy khuyết tật | xác nhận khuyết tật | giám định khuyết tật | thẻ khuyết tật | disability certificate | disability allowance`,
    notBeside: 'bệnh nghề nghiệp | bụi phổi | tai nạn lao động',
    unless: /khuyết tật/u,
    says: step(
      'id-card',
      'Trợ cấp: hỏi Ủy ban nhân dân xã, phường về xác định mức độ khuyết tật, trợ cấp cho người bệnh và người chăm, thẻ bảo hiểm; mang giấy ra viện, hồ sơ bệnh.',
      'For an allowance: ask the commune’s People’s Committee to have the degree of disability determined, and about support for patient and carer and the insurance card; bring discharge papers and records.',
    ),
  },
  {
    heard: `viện dưỡng lão | nhà dưỡng lão | trung tâm dưỡng lão | gửi dưỡng lão | người trông theo giờ | thuê người trông | nursing home | care home`,
    unless: /dưỡng lão/u,
    says: step(
      'people',
      'Viện dưỡng lão, người trông theo giờ thường tự trả: hỏi giấy phép, ban đêm có điều dưỡng không, giá trọn tháng, đến xem trước; nhờ khoa hoặc Phòng Công tác xã hội giới thiệu. Nhờ người chăm giúp không phải là bỏ mặc.',
      'Nursing homes and hourly carers are usually self-paid: ask for the licence, a nurse at night, the full monthly price, and visit first; the ward or the social work office may know some. To take help is not to abandon anybody.',
    ),
  },
  {
    heard: `xin ở thêm | xin nằm thêm | nằm thêm được | ở thêm được | chưa muốn ra viện | chưa muốn về | stay longer in hospital | too weak to go home`,
    unless: /nằm thêm/u,
    says: step(
      'question',
      'Thấy còn yếu: nói với bác sĩ điều trị trước giờ ra viện, hỏi nằm thêm, chuyển khoa phục hồi chức năng hay về bệnh viện gần nhà được không; nếu về thì nhờ chỉ cách chăm và xin số gọi của khoa.',
      'If still too weak: tell the treating doctor before the hour of discharge; ask for a few more days, rehabilitation or a hospital near home; if you do go, be shown the care and get the ward’s number.',
    ),
  },
  {
    heard: `gia đình xin về | xin cho về | xin bác sĩ cho về | xin về nhà sớm | xin ra viện sớm | xin xuất viện sớm | bỏ viện về | trốn viện | against medical advice`,
    unless: /đừng xin về|giấy ra viện/u,
    says: step(
      'folder',
      'Muốn về sớm: nói với bác sĩ trước, hỏi rủi ro và có thuốc uống thay được không; đừng tự bỏ về: thiếu giấy ra viện thì rắc rối cả thuốc, tái khám và bảo hiểm.',
      'To leave early: tell the doctor first, ask about the risk and about medicine by mouth; do not just walk out: without the discharge paper, medicines, follow-up and insurance all become difficult.',
    ),
  },
  {
    heard: `do i need tests | do we need tests | cần xét nghiệm gì trước | làm xét nghiệm trước rồi | phải xét nghiệm trước khi khám`,
    unless: /tự làm xét nghiệm/u,
    says: step(
      'note',
      'Chưa cần tự làm xét nghiệm trước: bác sĩ khám rồi cho làm đúng thứ cần; mang những kết quả đã có.',
      'No tests of your own are needed beforehand: the doctor orders what is needed after the visit; bring the results you have.',
    ),
  },
  {
    heard: `có phải chụp lại | phải chụp lại | chụp lại không | chụp lại ko | có phải xét nghiệm lại | phải xét nghiệm lại | có dùng lại được | kết quả cũ … dùng | repeat the scan | repeat the tests | do the tests again`,
    notBeside: 'nuốt | swallowed',
    unless: /chụp lại/u,
    says: step(
      'folder',
      'Phim và kết quả cũ: mang cả phim hoặc tệp ảnh chứ không chỉ tờ kết luận; bác sĩ xem trước, thường chỉ chụp lại khi bệnh đổi khác hoặc phim không rõ.',
      'Earlier scans and results: bring the films or files, not only the report; the doctor looks at them first and usually repeats them only if something has changed or they are unclear.',
    ),
  },
  {
    heard: `thủ tục từ đầu | lại thủ tục | làm lại thủ tục | thủ tục lại | start over with the papers`,
    unless: /thủ tục/u,
    says: step(
      'folder',
      'Quay lại vì có triệu chứng mới là một lần khám mới: vào thẳng nơi ghi ở trên, mang giấy ra viện và giấy hẹn; thủ tục làm sau khi được khám.',
      'Coming back with new complaints is a new visit: go straight to the place above with the discharge paper and the appointment slip; the formalities come after the examination.',
    ),
  },
  {
    heard: `gói … khác gì | gói … khác nhau | gói nào | gói khám nào | món nào cần | mục nào cần | mục nào phí | món nào phí | tầm soát những gì | nên tầm soát gì | khám tổng quát … những gì | which package`,
    unless: /Gói đắt/u,
    says: step(
      'question',
      'Gói đắt không hẳn hơn: xin bảng mục, hỏi từng mục tìm bệnh gì và có hợp tuổi, bệnh trong nhà, thói quen của mình không. Phần nền thường đủ: đo huyết áp, thử đường, mỡ máu, gan, thận, nước tiểu, điện tim; hút thuốc lâu năm thì hỏi thêm chụp CT phổi liều thấp.',
      'A dearer package is not always better: get the list and ask of each item what it looks for and whether it suits age, family and habits. The usual base: blood pressure, sugar, fats, liver, kidneys, urine, ECG; after years of smoking ask about a low-dose CT of the lungs.',
    ),
  },
  {
    heard: `sang singapore | đi singapore | singapore | bangkok | thái lan chữa | qua thái | sang thái | sang hàn | qua mỹ chữa | đi nước ngoài chữa | ra nước ngoài chữa | chữa ở nước ngoài | mổ ở nước ngoài | treatment abroad | fly abroad`,
    unless: /nước ngoài/u,
    says: step(
      'map',
      'Trước khi tính ra nước ngoài: xin tóm tắt bệnh án và phim dạng tệp, hỏi ý kiến một bệnh viện đầu ngành trong nước; nơi nước ngoài thì xin kế hoạch và giá trọn gói bằng văn bản. Bảo hiểm y tế thường không trả.',
      'Before going abroad: get a summary and the scans as files and ask a leading hospital in Vietnam; from the one abroad get the plan and the full price in writing. Vietnamese health insurance usually does not pay.',
    ),
  },
  {
    heard: `uống … hại gan | thuốc … hại gan | uống … hại thận | thuốc … hại thận | uống … hư thận | thuốc … hư thận | uống … hư gan | thuốc … hại dạ dày | thuốc … hại bao tử | uống hoài có sao | uống thuốc … lâu có sao | harm … liver | harm … kidneys | bad for … liver | bad for … kidneys`,
    unless: /tên thuốc/u,
    says: step(
      'pill',
      'Lo thuốc hại gan, thận: mang vỏ hoặc tên thuốc, nói đã uống bao lâu, liều nào; bác sĩ xem có cần thử máu theo dõi không. Đừng tự mua uống tiếp, thuốc được kê thì đừng tự bỏ.',
      'If you fear for liver or kidneys: bring the packs or names, say for how long and how much; the doctor sees whether blood tests are needed. Buy no more of your own, and do not drop what was prescribed.',
    ),
  },
  {
    heard: `từ khi uống thuốc | từ lúc uống thuốc | sau khi uống thuốc này | uống thuốc này vào | uống thuốc vào là | do thuốc | tại thuốc | tác dụng phụ | phản ứng thuốc | side effect | side effects | since taking`,
    // Iron blackens the stools, one dose is over, and what guards a graft is never left out.
    notBeside: `viên sắt | uống sắt | thuốc sắt | thải ghép | ghép thận | ghép gan | ghép tim | thuốc khẩn cấp | tránh thai khẩn cấp | iron tablets | transplant`,
    unless: /liều tới|Trước liều/u,
    says: step(
      'phone',
      'Nghi do thuốc đang uống: gọi nơi đã kê ngay hôm nay, trước liều tới, kể triệu chứng và hỏi uống tiếp, giảm hay tạm ngưng. Nổi ban, sưng mặt, khó thở, vàng mắt, sốt kèm loét miệng: không uống liều nữa và đi cấp cứu.',
      'If a medicine may be the cause: call whoever prescribed it today, before the next dose, tell of it and ask whether to go on, reduce or pause. A rash, swollen face, trouble breathing, yellow eyes, fever with mouth sores: no further dose, and go to an emergency department.',
    ),
  },
  {
    heard: `không muốn uống thuốc thần kinh | không uống thuốc thần kinh | muốn gặp người nói chuyện | gặp người nói chuyện | sợ bị nói điên | nói mình điên | hàng xóm nói điên | nói mình bị điên | tâm lý trị liệu | trị liệu tâm lý | talk therapy | therapist without`,
    unless: /chuyên viên tâm lý/u,
    says: step(
      'people',
      'Nói ngay khi đăng ký là muốn gặp chuyên viên tâm lý để trò chuyện: nhiều người đỡ mà không cần thuốc, có kê thì bạn vẫn được hỏi lý do và từ chối. Đi khám không có nghĩa là điên; hồ sơ được giữ kín.',
      'Say when registering that you wish to talk with a psychologist: many get better without pills, and if some are prescribed you may ask why and say no. A visit does not mean madness; records are kept secret.',
    ),
  },
  {
    heard: `phòng khám … tin được | mổ … tin được | quảng cáo … tin được | trên mạng … tin được | phòng khám trên mạng | phòng khám … trên mạng | không đau về trong ngày | clinic … trust | is it a scam`,
    unless: /đặt cọc|giấy phép/u,
    says: step(
      'note',
      'Lời quảng cáo “không đau, về trong ngày, trọn gói” chưa đủ để tin: khám bệnh viện trước, rồi hỏi nơi đó giấy phép, tên bác sĩ, bảng giá bằng giấy; đừng đặt cọc khi chưa khám.',
      'Advertised promises (“no pain, home the same day, all in one price”) are no proof: be seen in a hospital first, then ask that place for its licence, the doctor’s name and prices in writing; pay no deposit before.',
    ),
  },
  {
    heard: `tàu không chạy | không có tàu | biển động | thuê ca nô | thuê cano | hết tàu | no boat | no ferry`,
    notBeside: 'tắm biển',
    unless: /trực thăng|ca nô/u,
    inEmergency: true,
    isForDanger: true,
    says: step(
      'map',
      'Chưa có tàu: vào trung tâm y tế trên đảo nằm chờ, đừng ở nhà; bác sĩ ở đó xử trí, cho thuốc, gọi đất liền và quyết định có cần ca nô, trực thăng không. Phải chờ lâu thì hỏi họ về ăn uống và thuốc.',
      'While there is no boat: wait in the island’s medical centre, not at home; its doctor treats and gives medicine, calls the mainland and decides on a speedboat or helicopter. For a long wait ask there about food and medicines.',
    ),
  },
  {
    heard: `đường sạt lở | đường … sạt lở | sạt lở khó đi | đường ngập | không ai chở | không có xe | không có ai đưa | tiếng đường núi | tiếng đường rừng | no car | nobody to drive | no transport`,
    unless: /trạm y tế xã/u,
    inEmergency: true,
    isForDanger: true,
    says: step(
      'phone',
      'Đường khó, chưa có xe: gọi 115 và trạm y tế xã cùng lúc; trạm giúp tìm xe, sơ cứu và báo trước bệnh viện. Nhờ hàng xóm, trưởng thôn; đừng chờ đến mai.',
      'A hard road or no car: call 115 and the commune’s health station at the same time; the station helps to find a car, gives first aid and tells the hospital. Ask neighbours and the village head; do not wait until tomorrow.',
    ),
  },
  {
    heard: `đợi … về mới có tiền | chờ … về mới có tiền | sợ tốn tiền | sợ tiền cấp cứu | không có tiền … cấp cứu | chưa có tiền đóng | no money … emergency`,
    unless: /cứu trước/u,
    inEmergency: true,
    isForDanger: true,
    says: step(
      'people',
      'Đừng chờ có tiền: khoa cấp cứu cứu trước, tiền tính sau; khó khăn thì gặp Phòng Công tác xã hội của bệnh viện.',
      'Do not wait for money: an emergency department treats first and is paid later; in hardship see the hospital’s social work office.',
    ),
  },
  {
    heard: `phơi nắng là hết | phơi nắng … hết | phơi nắng … vàng da | tắm nắng … vàng da | sunlight … jaundice`,
    unless: /phơi nắng/u,
    inEmergency: true,
    says: step(
      'note',
      'Phơi nắng không chữa được vàng da sơ sinh: cần bác sĩ xem và đo độ vàng, nặng thì chiếu đèn. Bế bé ra ngoài đi khám không hại, quấn vừa ấm là đủ.',
      'Sunlight does not cure a newborn’s jaundice: a doctor looks, measures it and, if need be, treats with light. Taking the baby out for the visit does no harm; dress it just warm enough.',
    ),
  },
  {
    heard: `đoàn khám lưu động | khám lưu động | xe khám lưu động | đoàn khám về | mobile clinic | mobile unit`,
    unless: /lưu động/u,
    says: step(
      'question',
      'Đoàn khám lưu động có phép của y tế địa phương thì làm ở đó cũng được: hỏi trạm y tế xã, hỏi ai đọc kết quả và bất thường thì khám tiếp ở đâu; giữ phim và kết quả.',
      'A mobile unit that the local health office approved will do: ask the commune’s health station, who reads the result and where one goes if it is not normal; keep films and results.',
    ),
  },
  {
    heard: `dịch hồ sơ | dịch bệnh án | dịch thuật | hồ sơ tiếng anh | records … translating | records … translated | translate … records | need translating`,
    unless: /bản dịch/u,
    says: step(
      'folder',
      'Hồ sơ tiếng nước ngoài: bác sĩ thường đọc được tiếng Anh, nên chỉ cần bản dịch ngắn chẩn đoán, mổ gì, thuốc gì (tên gốc, liều); hỏi bệnh viện có cần dịch công chứng không.',
      'Records in a foreign language: doctors usually read English, so a short translation of diagnosis, operation and medicines (generic name, dose) often does; ask the hospital whether it wants a certified one.',
    ),
  },
  {
    heard: `lái xe … mất bằng | mất bằng lái | bị mất bằng | giữ bằng lái | lose … licence | lose … license`,
    unless: /lái xe cho đến/u,
    inEmergency: true,
    says: step(
      'note',
      'Không lái xe cho đến khi bác sĩ nói rõ là được; chuyện bằng lái hỏi bác sĩ sau khi biết bệnh, lúc này sức khỏe và an toàn trước.',
      'No driving until the doctor clearly allows it; ask about the licence once the cause is known; health and safety come first.',
    ),
  },
  {
    heard: `đội chăm sóc giảm nhẹ | chăm sóc giảm nhẹ tại nhà | giảm nhẹ tại nhà | đội giảm nhẹ | giảm nhẹ … nhà | home palliative | palliative … home | hospice at home`,
    unless: /giảm nhẹ hoặc ung bướu đang/u,
    says: step(
      'people',
      'Chăm giảm nhẹ tại nhà: gọi khoa giảm nhẹ hoặc ung bướu đang theo dõi và trạm y tế hỏi ai đến nhà được; xin số gọi ban đêm và liều thuốc thêm khi đau đột ngột. Ban ngày vắng người: chia thuốc sẵn, nhờ hoặc thuê người trông.',
      'Palliative care at home: call the palliative or cancer ward in charge and the health station and ask who can come; get a number for the night and an extra dose for sudden pain. When nobody is home by day: set out the doses, ask or hire somebody.',
    ),
  },
  {
    // Circular 01/2025/TT-BYT, article 4.
    heard: `lãnh thuốc … trên đó | lấy thuốc … trên đó | lãnh thuốc bảo hiểm trên | ở với con … tháng | ở với con gái | ở với con trai | lên ở với | tạm trú | nơi tạm trú | đi công tác xa | đi làm xa … thẻ | staying with … months | temporary residence`,
    // Who flees tells nobody where to.
    notBeside:
      'chồng đánh | đánh em | đánh tôi | đánh con | bị đánh | bạo hành | bạo lực | đe dọa | tạm lánh | hits me | hit me | abused | violence',
    unless: /tạm trú/u,
    isForCalm: true,
    says: step(
      'id-card',
      'Ở xa nơi đăng ký: khai tạm trú để hiện trên VNeID; ở tạm dưới 30 ngày thì khám nơi đó được tính như đúng tuyến, lâu hơn thì hỏi Bảo hiểm xã hội đổi nơi khám ban đầu. Trước khi đi xin tóm tắt bệnh án và hỏi kê đơn được dài ngày hơn không.',
      'Away from the registered place: declare the stay so that VNeID shows it; for under 30 days visits there count as in the right place, for longer ask the social insurance office to change the first place of care. Before leaving get a summary and ask for a longer prescription.',
    ),
  },
  {
    heard: `chụp … có thể đang có bầu | chụp … có thể đang có thai | chụp … có thể có thai | có thể đang có bầu … chụp | có thể đang có thai … chụp | chụp … hại thai | chụp … ảnh hưởng thai | đang cho con bú … chụp | scan … while pregnant | scan … breastfeeding`,
    unless: /thử que/u,
    says: step(
      'note',
      'Có thể đang có thai hoặc đang cho bú: thử que trước, nói ngay với bác sĩ và phòng chụp để họ chọn cách chụp, có cần tiêm thuốc hay chờ được không (MRI không dùng tia X).',
      'If there may be a pregnancy, or while breastfeeding: do a urine test first and tell the doctor and the scan room, who choose the kind of scan, with or without contrast, or to wait (an MRI uses no X-rays).',
    ),
  },
  {
    heard: `nhi hay viện người lớn | nhi hay người lớn | khoa nhi hay | viện nhi hay | tuổi có được ở nhi | tuổi còn khám nhi | mấy tuổi thì khám nhi | pediatric or adult | children’s or adult`,
    unless: /dưới 16 tuổi/u,
    inEmergency: true,
    says: step(
      'hospital',
      'Dưới 16 tuổi thường vào khoa nhi; cấp cứu thì nơi gần nhất nhận mọi tuổi, vào khoa nào bác sĩ sắp xếp sau.',
      'Under 16 one usually goes to the children’s ward; in an emergency the nearest place takes any age, and the doctors choose the ward.',
    ),
  },
  {
    // Children under 6 are insured by their certificate of birth.
    heard: `chưa có giấy khai sinh | chưa làm khai sinh | chưa khai sinh | bé chưa có thẻ | cháu chưa có thẻ | con chưa có thẻ | chưa làm thẻ cho bé | no birth certificate`,
    unless: /giấy chứng sinh/u,
    inEmergency: true,
    says: step(
      'id-card',
      'Trẻ dưới 6 tuổi chưa có thẻ vẫn được khám bảo hiểm bằng giấy chứng sinh hoặc giấy khai sinh; sinh ở nhà chưa có giấy gì thì cứ đi, hỏi trạm y tế xã làm giấy sau.',
      'A child under 6 without a card is insured by the certificate of birth or the birth registration; born at home without any paper, go all the same and ask the health station for it later.',
    ),
  },
];
