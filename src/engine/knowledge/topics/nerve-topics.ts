import { step } from '../next-steps/step.ts';
import { withChild } from './everyday-topics.ts';
import type { Topic } from './topic.ts';

const strokeWords = `méo miệng | nói khó | nói đớ | yếu một bên | yếu nửa | liệt | đột ngột | lơ mơ | co giật | ngất | sốt | slurred | weak on one side | sudden | seizure`;
const chemo = `hóa trị | hoá trị | hóa chất | hoá chất | hoa tri | hoa chat | truyền hóa | vô hóa | vào thuốc | xạ trị | xa tri | chemo | chemotherapy | radiotherapy | oxaliplatin | paclitaxel | taxol | capecitabin | xeloda`;
const cancer = `ung thư | ung thu | k phổi | k gan | k vú | k vu | k dạ dày | k đại tràng | k trực tràng | k tụy | k vòm | k vom | k thực quản | k buồng trứng | k tuyến giáp | k giáp | k cổ tử cung | k xương | k giai đoạn | bị k | di căn | di can | u lympho | lymphoma | cancer | tumour | tumor`;
const nearTheEnd = `${cancer} | giai đoạn cuối | gđ cuối | cuối đời | giảm nhẹ | end stage | terminal | hospice | palliative`;
const ofCancer =
  'oncology palliative_care hematology general_internal nutrition gastroenterology ent breast pulmonology pain_management hepatology gynecology surgical_oncology geriatrics';
const chemoWatched = {
  vi: 'sốt từ 38 °C, ớn lạnh, chảy máu, khó thở, nôn hay tiêu chảy không dứt, không uống được, lơ mơ',
  en: 'a temperature from 38 °C, chills, bleeding, trouble breathing, vomiting or diarrhoea without end, unable to drink, drowsiness',
};
const nerveWatched = {
  vi: 'đột ngột yếu, tê một bên người, méo miệng, nói khó, nhìn đôi, đi không vững, bí tiểu, co giật',
  en: 'sudden weakness or numbness of one side, a drooping face, trouble speaking, double vision, unsteady walking, unable to pass urine, a seizure',
};
const headWatched = {
  vi: 'nôn lặp lại, đau đầu tăng, ngủ gà khó gọi dậy, lú lẫn, co giật, yếu tay chân, nhìn đôi, chảy nước trong hay máu ở mũi tai',
  en: 'repeated vomiting, growing headache, hard to wake, confusion, a seizure, weakness, double vision, clear fluid or blood from nose or ears',
};

/** Nerves, blows to the head, cancers and the last months, as families tell of them. Common practice; not reviewed. */
export const nerveTopics: readonly Topic[] = [
  {
    heard: `ngồi xổm … tê | ngồi … tê rần | ngồi … tê chân | ngồi khoanh chân | ngoi khoanh chan | ngồi xếp bằng | ngoi xep bang | ngồi bắt chéo chân | tê … ngồi xổm | tê … ngồi lâu | gối đầu lên tay | nằm đè … tay | foot falls asleep | foot … asleep | sit cross legged | pins and needles`,
    unless: `${strokeWords} | tiểu đường | đau lưng | tiểu khó | bí tiểu | không hết | tê suốt | cả ngày | ${withChild} | diabetes`,
    who: 'adult',
    of: 'neurology orthopedics spine rehabilitation general_internal rheumatology vascular_surgery',
    isLasting: true,
    says: step(
      'note',
      'Tê khi ngồi xổm, bắt chéo chân, đè lên tay rồi hết sau vài phút thường do ép dây thần kinh: đổi tư thế mỗi 15–20 phút, dùng ghế thấp, đứng dậy từ từ vì dễ ngã. Khám Thần kinh nếu tê cả lúc không ngồi, kéo dài, chân yếu nhấc không lên; hỏi thử đường, B12.',
      'Numbness from squatting, crossed legs or lying on an arm that goes within minutes is usually a pressed nerve: change position every 15–20 minutes, use a low stool, get up slowly. See neurology if it comes without sitting, stays, or the foot will not lift; ask about sugar and B12.',
    ),
    watch: nerveWatched,
  },
  {
    heard: `chân bứt rứt | bứt rứt … chân | chân … bứt rứt | chan … but rut | chân không yên | chân bồn chồn | chân … bồn chồn | chan bon chon | kiến bò … phải đạp | kien bo … phai | phải cựa chân | restless legs`,
    unless: `${strokeWords} | ${withChild} | chạy thận | thuốc tâm thần`,
    who: 'adult',
    of: 'neurology general_internal psychiatry hematology geriatrics nephrology psychology',
    isLasting: true,
    says: step(
      'question',
      'Chân bứt rứt về đêm, đi lại thì dễ chịu: khám Thần kinh, xin thử ferritin (thiếu sắt hay gây, bù theo bác sĩ), thận, đường. Tới đó bớt cà phê, trà, rượu chiều tối; duỗi, xoa, chườm ấm chân trước ngủ, ngủ đúng giờ. Mang thuốc đang uống: thuốc dị ứng, chống nôn, trầm cảm có thể làm nặng.',
      'Legs that will not rest at night: see neurology, ask for ferritin (low iron is a common cause, replaced as the doctor says), kidneys, sugar. Until then less coffee, tea and alcohol late; stretch, rub and warm the legs, regular hours. Bring all medicine: allergy, sickness and mood tablets may worsen it.',
    ),
    watch: nerveWatched,
  },
  {
    heard: `thiu thiu ngủ … giật | sắp ngủ … giật | sap ngu … giat | giật thót | giật nảy | như hụt chân | =hụt chân | jerk me awake | jerks me awake | hypnic | bóng đè | bong de | sleep paralysis`,
    unless: `${strokeWords} | cắn lưỡi | sùi bọt | tiểu dầm | động kinh | khó thở`,
    of: 'neurology psychiatry psychology general_internal pediatrics',
    isLasting: true,
    says: step(
      'note',
      'Giật một cái lúc thiu thiu ngủ, hay bóng đè, thường lành: hay gặp khi thiếu ngủ, căng thẳng, cà phê, nằm ngửa. Ngủ đủ và đúng giờ, bớt cà phê, màn hình buổi tối, nằm nghiêng. Khám Thần kinh nếu giật nhiều cái liên tiếp, cắn lưỡi, tiểu ra giường, ban ngày ngủ gật; nhờ người nhà quay video.',
      'One jerk while falling asleep, or waking unable to move, is usually harmless: short sleep, stress, coffee, lying on the back. Sleep enough and at set hours, less coffee and screens, lie on the side. See neurology for many jerks in a row, a bitten tongue, a wet bed, or sleepiness by day; let someone film it.',
    ),
    watch: {
      vi: 'co giật cả người, gọi không biết, cắn lưỡi, ngừng thở khi ngủ, yếu tay chân',
      en: 'a fit of the whole body, no answer, a bitten tongue, pauses in breathing, weakness',
    },
  },
  {
    heard: `buốt óc | buốt lên óc | brain freeze | ăn kem … buốt | ăn kem … nhói`,
    of: 'neurology dentistry general_internal',
    isLasting: true,
    says: step(
      'note',
      'Buốt óc vài chục giây khi ăn kem, uống đá là phản xạ lành, không phải bệnh não: ăn chậm, ngậm cho bớt lạnh, ép lưỡi lên vòm miệng. Buốt ở răng thì khám nha khoa.',
      'Some seconds of pain in the head from ice cream are a harmless reflex: eat slowly, warm it in the mouth, press the tongue to the palate. If a tooth hurts see a dentist.',
    ),
    watch: {
      vi: 'đau đầu đột ngột dữ dội không do lạnh, nôn, cứng cổ, yếu tay chân',
      en: 'sudden severe headache without cold, vomiting, a stiff neck, weakness',
    },
  },
  {
    heard: `nói nhịu | não cá vàng | nói lẫn tên | hay quên chìa khóa | quên đồ lặt vặt | quen do vat | đánh máy sai chữ | quên tên người quen | mixing up my words`,
    unless: `${strokeWords} | lạc đường | sáng nay | hôm nay`,
    who: 'adult',
    of: 'neurology psychology psychiatry geriatrics general_internal',
    isLasting: true,
    says: step(
      'note',
      'Nói nhịu, quên vặt khi mệt rồi tự nhớ ra, việc vẫn làm tốt: hay do thiếu ngủ, căng thẳng, làm nhiều việc một lúc. Ngủ đủ 2–3 tuần, ghi lịch, bớt rượu. Không đỡ, hoặc người nhà thấy quên tăng dần, lạc đường, tính tiền sai: khám Thần kinh, hỏi thử tuyến giáp, B12, thuốc đang uống.',
      'Slips of the tongue and small lapses when tired, with work still well done, mostly come from short sleep, stress and too many tasks. Two or three weeks of good sleep, a calendar, less alcohol. If it stays, or others see it grow, with lost ways or wrong sums: see neurology, ask about thyroid, B12 and medicines.',
    ),
    watch: nerveWatched,
  },
  {
    heard: `nhược cơ | nhuoc co | mestinon | pyridostigmin | myasthenia`,
    of: 'neurology ophthalmology general_internal thoracic_surgery obstetrics',
    isAfter: true,
    says: step(
      'pill',
      'Nhược cơ: uống thuốc đúng giờ, không tự bỏ; báo bệnh này trước mọi thuốc mới, nhổ răng, gây mê, có thai (một số kháng sinh, magie, thuốc ngủ, thuốc tim làm nặng): mang danh sách thuốc phải tránh do bác sĩ Thần kinh ghi. Hỏi CT ngực xem tuyến ức. Sốt, nhiễm trùng thì gọi sớm.',
      'Myasthenia: tablets on time, never stopped by oneself; tell of it before any new medicine, tooth, anaesthetic or pregnancy (some antibiotics, magnesium, sleeping and heart medicine worsen it): carry the neurologist’s list of what to avoid. Ask about a chest CT for the thymus. Call early with fever or infection.',
    ),
    watch: {
      vi: 'khó thở, nói hụt hơi, nuốt sặc, không ho khạc được, cổ gục',
      en: 'trouble breathing, speech that runs out of breath, choking, unable to cough, a head that drops',
    },
  },
  {
    heard: `sụp mí … chiều | chiều … sụp mí | mí … sụp | mi … sụp | mí sụp … chiều | chiều … sụp mi | sup mi | sụp mí | nhai … mỏi hàm | nhai com moi ham`,
    beside: `chiều | nhìn đôi | nhìn hai | nhìn thành hai | nhìn một thành hai | mỏi hàm | moi ham | nhin thanh hai | sáng dậy | sáng ra | sang day`,
    unless: `nhược cơ | nhuoc co | mestinon | bẩm sinh | đau đầu dữ | đột ngột | thái dương | thai duong | botox`,
    of: 'neurology ophthalmology general_internal',
    about: 'neurology',
    says: step(
      'question',
      'Mí sụp, nhìn đôi, mỏi hàm nặng về chiều: khám Thần kinh sớm, quay video sáng và chiều; hỏi thử kháng thể, điện cơ, CT ngực. Tới đó không tự uống kháng sinh, thuốc ngủ, giãn cơ, magie; ăn mềm, từng miếng nhỏ; nhìn đôi thì không lái xe.',
      'Lids that droop, double sight or a tired jaw, worse in the evening: see neurology early, film morning and evening; ask about antibodies, nerve tests, a chest CT. Until then no antibiotics, sleeping pills, muscle relaxants or magnesium of your own; soft food; no driving with double sight.',
    ),
    watch: {
      vi: 'khó thở, nói hụt hơi, nuốt sặc, đồng tử hai bên khác nhau, đau đầu dữ dội',
      en: 'trouble breathing, breathless speech, choking, unequal pupils, severe headache',
    },
  },
  {
    heard: `đau dây v | dây v | dây thần kinh số v | dây thần kinh số 5 | dau day v | day v | mặt như điện giật | mặt … như điện giật | trigeminal`,
    unless: `zona | mổ dây`,
    who: 'adult',
    about: 'neurology',
    of: 'neurology neurosurgery pain_management dentistry general_internal',
    isAfter: true,
    says: step(
      'pill',
      'Đau dây V: khám Thần kinh trước khi nhổ răng; hỏi MRI. Carbamazepin: hỏi thử gen HLA-B trước, thử máu, men gan, natri định kỳ; tăng giảm liều từ từ theo bác sĩ, không tự ngừng. Nổi ban, loét miệng, sốt thì ngừng thuốc và đi khám ngay. Thuốc không đủ: hỏi mổ giải ép, chi phí, thẻ trả phần nào.',
      'Trigeminal pain: see neurology before a tooth is pulled; ask about an MRI. Carbamazepine: ask for the HLA-B gene test first, blood, liver and sodium from time to time; change doses slowly with the doctor, do not stop by yourself. With a rash, mouth sores or fever stop it and be seen at once. If tablets fail ask about surgery and what the card pays.',
    ),
    watch: {
      vi: 'nổi ban, loét miệng, mắt đỏ kèm sốt, loạng choạng, nhìn đôi, tê hay yếu nửa mặt',
      en: 'a rash, mouth sores, red eyes with fever, staggering, double sight, a numb or weak half of the face',
    },
  },
  {
    heard: `liệt mặt ngoại biên | liệt dây 7 | liet day 7 | liệt mặt | méo miệng từ năm | méo miệng hồi | méo miệng liệt mặt`,
    beside: `tháng trước | năm trước | năm ngoái | đã chữa | đã uống thuốc | da uong thuoc | còn hơi | châm cứu | khỏi hẳn | điện châm | dien cham`,
    unless: `hôm nay | sáng nay | hôm qua | yếu tay | yếu chân | nói khó | mới bị`,
    who: 'adult',
    of: 'neurology rehabilitation traditional_medicine ent stroke obstetrics',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Liệt mặt còn lệch sau vài tuần: tập trước gương ngày vài lần (nhăn trán, nhắm mắt, huýt sáo), xoa ấm; mắt chưa kín thì nhỏ nước mắt, đêm dán mí. Vật lý trị liệu, châm cứu ở bệnh viện Y học cổ truyền hoặc Phục hồi chức năng đều được. Quá 3 tháng không tiến triển: khám lại Thần kinh, hỏi điện cơ.',
      'A face still uneven after weeks: exercises at a mirror several times a day, warm massage; drops and a taped lid at night while the eye does not close. Physiotherapy or acupuncture at a traditional medicine or rehabilitation hospital is fine. No progress after 3 months: back to neurology, ask for an EMG.',
    ),
    watch: nerveWatched,
  },
  {
    heard: `cơn co giật đầu tiên | co giật đầu tiên | lần đầu … co giật | lần đầu tiên … giật | lan dau … co giat | co giật lần đầu | giật toàn thân | giật tay chân | cứng người … giật | lưỡi rách | first seizure | went rigid | had a seizure`,
    unless: `động kinh | sốt | bé | thiu thiu | keppra | mèo | chó | run in families`,
    who: 'adult',
    about: 'neurology',
    of: 'neurology emergency neurosurgery general_internal',
    says: step(
      'firstaid',
      'Sau cơn co giật đầu tiên, dù đã tỉnh: chưa lái xe, leo cao, bơi, tắm khóa cửa một mình đến khi bác sĩ cho phép; ngủ đủ, không rượu. Xin thử đường, muối máu, chụp não, điện não; nhờ người thấy kể hoặc quay lại. Lên cơn nữa: nằm nghiêng, che đầu, không nhét gì vào miệng, bấm giờ.',
      'After a first fit, even if awake again: no driving, heights, swimming or locked bathroom until a doctor allows; sleep, no alcohol. Ask for sugar and salts, a brain scan, an EEG; let the witness tell or film. In another fit: on the side, protect the head, nothing in the mouth, watch the clock.',
    ),
    watch: {
      vi: 'cơn quá 5 phút, hai cơn liền, không tỉnh lại, sốt, đau đầu dữ dội, yếu một bên, đang có thai',
      en: 'a fit over 5 minutes, two in a row, not waking, fever, severe headache, weakness on one side, pregnancy',
    },
  },
  {
    heard: `bàn tay … rũ xuống | bàn tay … rũ | cổ tay rũ | cổ tay … rũ | tay … rũ xuống | không ngửa cổ tay | wrist drop`,
    beside: `ngủ | say | gác | gối | ngu | slept | drunk | sleep`,
    unless: `méo miệng | nói khó | nói đớ | yếu chân | liệt nửa | đứt | cắt`,
    who: 'adult',
    about: 'neurology',
    of: 'neurology orthopedics rehabilitation stroke emergency',
    says: step(
      'question',
      'Ngủ đè tay dậy cổ tay rũ: thường do ép dây thần kinh quay, nhưng cần bác sĩ xem sớm cho chắc không phải não. Đeo nẹp giữ cổ tay ngửa, tập gập duỗi thụ động các ngón, không nắn, không chích. Phần lớn hồi sau vài tuần; hỏi đo điện cơ sau 2–3 tuần, tập ở Phục hồi chức năng.',
      'A wrist that hangs after sleeping on the arm is mostly a pressed nerve, but a doctor should soon make sure it is not the brain. A splint that holds the wrist up, gentle finger movements, no manipulation or injections. Most recover within weeks; ask for a nerve test after 2–3 weeks and for therapy.',
    ),
    watch: nerveWatched,
  },
  {
    heard: `nhai … mỏi hàm | nhai moi ham | gội đầu … đau | chải đầu … đau | da đầu đau | da đầu … đau | gân nổi cứng | gan noi cung | =mạch nổi`,
    beside: `thái dương | thai duong | nửa đầu | temple`,
    who: 'adult',
    yearsMin: 50,
    about: 'neurology',
    of: 'neurology rheumatology ophthalmology general_internal geriatrics',
    says: step(
      'clock',
      'Trên 50 tuổi mới đau thái dương, nhai mỏi hàm, chạm da đầu đau: không chờ, nói đúng ba điều đó và xin thử máu lắng, CRP ngay; có thể là viêm động mạch thái dương, chữa trễ dễ mù. Hỏi khám Thần kinh hoặc Cơ xương khớp, soi đáy mắt.',
      'Over 50 with a new pain at the temple, a jaw that tires, a tender scalp: do not wait, tell these three and ask for ESR and CRP at once; an inflamed artery may be behind it, and late treatment can cost sight. Ask for neurology or rheumatology and an eye examination.',
    ),
    watch: {
      vi: 'nhìn mờ hay mất thị lực thoáng qua, nhìn đôi, yếu một bên, nói khó: đi ngay',
      en: 'blurred or briefly lost sight, double sight, weakness on one side, trouble speaking: go at once',
    },
  },
  {
    heard: `bóng cười | bong cuoi | n2o | nitrous | =khí cười`,
    saidWithout: `bỏ bóng cười được | đã bỏ bóng cười | bỏ bóng cười … tháng | quit`,
    beside: `tê | yếu | đi … như | dẫm bông | giẫm bông | chông chênh | loạng choạng | điện giật | te 2 | te hai | numb | walking | weak`,
    about: 'neurology',
    of: 'neurology toxicology psychiatry emergency general_internal',
    says: step(
      'clock',
      'Tê chân, đi chông chênh sau bóng cười: ngừng hẳn từ hôm nay, khám Thần kinh sớm vì có thể tổn thương tủy, để lâu khó hồi. Nói thật đã hít bao nhiêu; xin thử B12 (homocystein), MRI tủy cổ. Không chỉ mua vitamin B uống rồi hít tiếp; không lái xe.',
      'Numb feet and unsteady walking after laughing gas: stop today, see neurology early, for the spinal cord may be harmed and late help heals less. Tell honestly how much; ask for B12 (homocysteine) and an MRI of the neck. Do not just take vitamins and go on; no driving.',
    ),
    watch: {
      vi: 'không đứng đi được, bí tiểu, yếu tay chân tăng nhanh, lú lẫn',
      en: 'unable to stand or walk, unable to pass urine, fast growing weakness, confusion',
    },
  },
  {
    heard: `=rơi đũa | rớt đũa | rớt đồ | làm rơi đồ | hay rơi đồ | cài nút áo | cài cúc áo | chân cứng như | như người máy`,
    unless: `đột ngột | méo miệng | nói khó | sáng nay | parkinson | bé | run khi | ống cổ tay`,
    who: 'adult',
    about: 'neurology',
    of: 'neurology spine neurosurgery orthopedics rehabilitation general_internal',
    says: step(
      'question',
      'Tay vụng dần, hay rơi đồ, chân cứng: có thể tủy cổ bị ép, khám Thần kinh hoặc Cột sống sớm, xin MRI cột sống cổ. Tới đó không nắn, bẻ, kéo cổ, không bấm huyệt mạnh; tránh ngã, không mang nặng. Ghi từ khi nào, nặng dần ra sao, tiểu tiện thế nào.',
      'Hands that grow clumsy, things dropped, stiff legs: the cord in the neck may be pressed; see neurology or spine early, ask for an MRI of the neck. Until then no cracking, pulling or hard massage of the neck; avoid falls and loads. Note since when, how it grows, and the bladder.',
    ),
    watch: nerveWatched,
  },
  {
    heard: `=cụng đầu | va đầu | đập đầu | dap dau | va dau vao | u trán | đập … đầu | chấn động não | chan dong nao | bumped my head | hit my head | concussion | =đụng đầu`,
    beside: `nôn | ói | non | oi | choáng | choang | quên | chống đông | loãng máu | aspirin | plavix | tăng dần | nặng dần | kéo chân | xiêu | lẫn | vomit | dizzy | thinner`,
    unless: `năm trước | năm ngoái | hồi nhỏ | đã chụp | CT bình thường | ct binh thuong | ct clean`,
    who: 'adult',
    of: 'neurosurgery neurology emergency general_surgery orthopedics',
    says: step(
      'firstaid',
      'Va đầu mà nôn, quên, choáng, đang uống thuốc chống đông, hoặc vài tuần sau đau đầu tăng, đi xiêu: xin chụp CT ở nơi gần có máy, có người đi cùng, không tự lái xe. Nói rõ giờ va, thuốc loãng máu và hỏi trước liều sau. Không uống rượu, thuốc ngủ, aspirin; đau dùng paracetamol.',
      'A blow to the head with vomiting, lost memory, dizziness or blood thinners, or growing headache and unsteadiness weeks later: ask for a CT where a machine is near, with someone along, not driving. Tell the hour and the thinner, and ask before its next dose. No alcohol, sleeping pills or aspirin; paracetamol for pain.',
    ),
    watch: headWatched,
  },
  {
    heard: `=cụng đầu | va đầu | u trán | đập đầu | bumped my head | hit my head | chấn động não | chan dong nao | concussion | chấn thương sọ não | =đụng đầu`,
    unless: `nôn ói | nôn nhiều | choáng | quên mất | bất tỉnh | chống đông | loãng máu | aspirin | tăng dần | nặng dần | lơ mơ | co giật | bé | yếu | kéo chân | vomiting | thinner`,
    who: 'adult',
    of: 'neurosurgery neurology emergency general_surgery rehabilitation plastic_surgery',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Va đầu nhẹ, không ngất, không nôn: chườm lạnh, nghỉ, có người để ý suốt ngày đầu, không rượu; thường không cần chụp CT, bác sĩ khám rồi quyết. Sau chấn động, mệt, khó tập trung, nhức đầu có thể vài tuần: nghỉ màn hình, trở lại học, thể thao từ từ. Quá 4 tuần thì khám Thần kinh, mang phim cũ.',
      'A light blow without fainting or vomiting: cold packs, rest, someone near for a day, no alcohol; usually no CT, a doctor decides. After a concussion tiredness, poor focus and headache may last weeks: fewer screens, school and sport step by step. Beyond 4 weeks see neurology with the old films.',
    ),
    watch: headWatched,
  },
  {
    heard: `phình mạch não | phinh mach nao | túi phình | tui phinh | phình động mạch não | phình mạch nhỏ | brain aneurysm | aneurysm`,
    unless: `đau đầu dữ | đột ngột | sụp mí | động mạch chủ | aortic`,
    who: 'adult',
    about: 'neurosurgery',
    of: 'neurosurgery neurology stroke diagnostic_imaging interventional_radiology',
    isAfter: true,
    isOfKin: true,
    says: step(
      'calendar',
      'Phình mạch não nhỏ thấy tình cờ thường chỉ theo dõi: giữ đúng hẹn chụp lại (thường mỗi năm lúc đầu), bỏ thuốc lá, giữ huyết áp tốt, tránh rặn và nâng tạ rất nặng; bay thường được, hỏi bác sĩ. Muốn ý kiến thứ hai: mang đĩa phim đến Ngoại thần kinh có can thiệp mạch. Từ hai người ruột thịt bị thì hỏi tầm soát.',
      'A small brain aneurysm found by chance is usually only watched: keep the scan dates (yearly at first), no tobacco, good blood pressure, no straining or very heavy weights; flying is usually fine, ask. For a second opinion bring the discs to neurosurgery with vessel intervention. With two close relatives ask about screening.',
    ),
    watch: {
      vi: 'đau đầu đột ngột dữ dội, nôn, cứng cổ, sụp mí, nhìn đôi, ngất, co giật: gọi 115',
      en: 'sudden severe headache, vomiting, a stiff neck, a drooping lid, double sight, fainting, a seizure: call 115',
    },
  },
  {
    heard: `u màng não | u mang nao | meningioma | u tuyến yên | u tuyen yen | u não lành`,
    unless: `đột ngột | nôn | co giật | yếu | mờ mắt`,
    who: 'adult',
    about: 'neurosurgery',
    of: 'neurosurgery neurology endocrinology oncology diagnostic_imaging',
    isAfter: true,
    says: step(
      'calendar',
      'U nhỏ, lành, không triệu chứng thường được theo dõi bằng MRI (lúc đầu 6–12 tháng, rồi thưa dần), chưa cần mổ nếu không lớn. Mang đĩa phim các lần để so cùng một máy nếu được; hỏi cỡ nào thì mổ hay xạ phẫu, u tuyến yên hỏi thêm hormon, thị trường. Bay, tập vừa sức thường được.',
      'A small benign tumour without complaints is usually watched by MRI (6–12 months at first, then less often) and not operated on while it does not grow. Bring all discs, the same machine if possible; ask at what size surgery or radiosurgery comes, for the pituitary also hormones and visual field. Flying and moderate exercise are usually fine.',
    ),
    watch: {
      vi: 'đau đầu tăng dần, nôn buổi sáng, co giật, mờ mắt, yếu tay chân, đổi tính',
      en: 'growing headache, morning vomiting, a seizure, blurred sight, weakness, a changed nature',
    },
  },
  {
    heard: `dẫn lưu não thất | van dẫn lưu | dẫn lưu vp | ống dẫn não thất | vp shunt | van não thất | van não that | dẫn lưu não | não úng thủy`,
    unless: `sốt | nôn | ói | li bì | co giật | sưng đỏ | thóp căng | thóp phồng | lừ đừ`,
    about: 'neurosurgery',
    of: 'neurosurgery neurology pediatrics pediatric_surgery pediatric_neurology',
    isAfter: true,
    says: step(
      'calendar',
      'Có van dẫn lưu não: đi học, bay, bơi thường được; tránh môn va đầu mạnh. Giữ thẻ van (loại, áp lực), đĩa phim lúc khỏe để so; loại chỉnh được thì báo trước khi chụp MRI. Hỏi lịch khám lại, ai chăm khi đổi tỉnh, số gọi khi nghi tắc.',
      'With a brain shunt: school, flying and swimming are usually fine; no sports with hard blows to the head. Keep the valve card (kind, pressure) and films from good days; tell before an MRI if it is adjustable. Ask for check dates, who follows after a move, and a number to call if it may be blocked.',
    ),
    watch: {
      vi: 'đau đầu tăng, nôn, ngủ gà, cáu bất thường, mắt nhìn xuống, co giật, sốt, đỏ dọc đường ống',
      en: 'growing headache, vomiting, drowsiness, odd irritability, eyes turned down, a seizure, fever, redness along the tube',
    },
  },
  {
    heard: `máu tụ dưới màng cứng | mau tu duoi mang cung | u mau duoi mang cung | máu tụ ngoài màng cứng | khuyết sọ | xuong so khuyet | ghép sọ | ghép lại mảnh sọ | mảnh sọ`,
    unless: `hôm nay | sáng nay | lơ mơ | nôn | sốt`,
    of: 'neurosurgery neurology rehabilitation plastic_surgery',
    isAfter: true,
    says: step(
      'question',
      'Sau mổ sọ: hỏi bác sĩ đã mổ ngày chụp lại, khi nào bay, lái xe, uống lại thuốc chống đông (không tự uống lại). Khuyết sọ: đội mũ cứng vừa đầu, tránh ngã, không nằm đè; ghép sọ thường sau vài tháng khi vết lành, hỏi vật liệu, giá, thẻ trả phần nào.',
      'After surgery of the skull: ask the surgeon for the next scan and when to fly, drive, and take a blood thinner again (not by yourself). With a gap in the bone: a fitting hard cap, no falls, no lying on it; it is usually closed after some months, ask about material, price and what the card pays.',
    ),
    watch: headWatched,
  },
  {
    heard: `xơ cứng cột bên | xơ cứng teo cơ | rilutek | riluzol | loạn dưỡng cơ | loan duong co | duchenne | đa xơ cứng | xơ cứng rải rác | viêm tủy thị | multiple sclerosis`,
    of: 'neurology pediatric_neurology rehabilitation palliative_care pediatrics',
    isAfter: true,
    says: step(
      'people',
      'Bệnh thần kinh - cơ lâu dài: xin khám định kỳ có Thần kinh, Hô hấp (đo thở, cả ban đêm), Dinh dưỡng (nuốt, cân nặng), Phục hồi chức năng. Hỏi thuốc nào thẻ trả, mượn máy thở, ghế, nẹp ở đâu; nói sớm về việc đặt ống ăn, thở máy. Tiêm phòng cúm, phế cầu; triệu chứng mới trong vài ngày thì gọi ngay.',
      'A long illness of nerve or muscle: regular visits with neurology, breathing tests (also at night), nutrition (swallowing, weight), rehabilitation. Ask which medicine the card pays, where to borrow a ventilator, chair or splints; speak early about feeding tubes and ventilation. Flu and pneumococcal vaccines; call at once for anything new within days.',
    ),
    watch: {
      vi: 'khó thở, ngủ gà ban ngày, nuốt sặc, sốt, yếu tăng nhanh, mờ mắt, bí tiểu',
      en: 'trouble breathing, drowsy days, choking, fever, fast growing weakness, blurred sight, unable to pass urine',
    },
  },
  {
    heard: `chóng mặt mấy hôm | chóng mặt mấy bữa | chóng mặt lâu | hay chóng mặt | chóng mặt hoài | chong mat may hom | feels dizzy | dizzy since`,
    unless: `${strokeWords} | ${withChild} | đau ngực | khó thở | phân đen | nôn | ói | té | ngã | kinh | quay cuồng | xoay`,
    who: 'adult',
    of: 'neurology ent general_internal cardiology geriatrics stroke family_medicine',
    says: step(
      'note',
      'Chóng mặt: ngồi hay nằm xuống ngay, đứng dậy từ từ, uống đủ nước, không leo cao, lái xe. Đo huyết áp lúc nằm và lúc đứng, đường huyết; ghi lúc nào bị, xoay tròn hay xây xẩm, kéo dài bao lâu, có ù tai không. Mang hết thuốc đang uống (thuốc huyết áp, thuốc ngủ hay gây); hỏi công thức máu, điện tim.',
      'Dizziness: sit or lie down at once, get up slowly, drink enough, no heights or driving. Measure the pressure lying and standing, and the sugar; note when, spinning or faint, how long, with noises in the ear or not. Bring all medicines (pressure and sleeping tablets often cause it); ask for a blood count and ECG.',
    ),
    watch: nerveWatched,
  },
  // Cancers
  {
    heard: `rụng tóc | tóc rụng | rung toc | toc rung | tóc … rụng | mọc lại | tóc đang mọc | toc dang moc | =tóc giả | toc gia | hair loss | wig`,
    beside: chemo,
    about: 'oncology',
    of: ofCancer,
    isLasting: true,
    isAfter: true,
    says: step(
      'note',
      'Tóc rụng do hóa chất thường mọc lại 2–3 tháng sau đợt cuối, lúc đầu có thể xoăn, đổi màu. Cắt ngắn hay cạo đều được; gội nhẹ, đội khăn mềm, che nắng, chưa nhuộm uốn vài tháng. Hỏi phòng Công tác xã hội, nhóm người bệnh về tóc giả tặng, mượn. Không bôi, uống thuốc mọc tóc khi chưa hỏi.',
      'Hair lost to chemotherapy usually grows back 2–3 months after the last cycle, at first perhaps curly or of another colour. Cutting or shaving is fine; wash gently, soft scarves, shade, no dye for some months. Ask the social work office and patient groups about wigs to borrow. No hair tonics without asking.',
    ),
    watch: chemoWatched,
  },
  {
    heard: `nhạt miệng | miệng nhạt | =sợ mùi | ăn chay | rau sống | rau song | thực đơn | =yến | đông trùng | chế độ ăn | sữa cao năng lượng | lên bạch cầu | khối u lớn | ăn … được không | an … duoc khong | what to eat | =kiêng`,
    beside: `${chemo} | ${cancer}`,
    unless: `không nuốt | nuốt nghẹn | sốt 38 | nôn nhiều | gan nhiễm mỡ | viêm loét | polyp | trào ngược | sợ ung thư | thành ung thư | gây ung thư | bị ung thư không | ngừa ung thư | tầm soát | phải ung thư`,
    of: ofCancer,
    isLasting: true,
    isAfter: true,
    says: step(
      'note',
      'Ăn khi chữa ung thư: đủ đạm (thịt, cá, trứng, đậu), không cần nhịn để “bỏ đói khối u”; bữa nhỏ, nhiều lần, món nguội nếu sợ mùi, súc miệng trước ăn. Đang truyền thuốc thì ăn chín, rửa kỹ, tránh gỏi, rau sống. Yến, đông trùng, thuốc nam phải hỏi bác sĩ trước. Sụt quá 5 % cân: xin khám Dinh dưỡng.',
      'Eating during cancer treatment: enough protein (meat, fish, eggs, beans), no need to “starve the tumour”; small meals often, cool dishes if smells repel, rinse the mouth first. During chemotherapy cooked and washed food, nothing raw. Bird’s nest, cordyceps and herbs only after asking. Over 5 % of weight lost: ask for a dietitian.',
    ),
    watch: chemoWatched,
  },
  {
    heard: `lở miệng | miệng lở | lo mieng | mieng lo | loét miệng | nôn … lần | non … lan | tiêu chảy … lần | uống nước vào ra | ăn không được gì | an khong duoc | mouth sores`,
    beside: chemo,
    about: 'oncology',
    of: ofCancer,
    says: step(
      'phone',
      'Đang hóa trị, xạ trị mà nôn, tiêu chảy nhiều hay lở miệng không ăn được: gọi khoa đang điều trị trong ngày, đừng chờ lịch. Đo nhiệt độ mỗi 4–6 giờ; uống oresol từng ngụm; súc miệng nước muối loãng, bàn chải mềm, ăn mềm nguội. Không tự mua kháng sinh; thuốc chống nôn, cầm tiêu chảy theo toa đã cho.',
      'Much vomiting or diarrhoea, or a mouth too sore to eat during treatment: call the ward the same day, do not wait for the date. Temperature every 4–6 hours; rehydration solution in sips; weak salt-water rinses, a soft brush, soft cool food. No antibiotics of your own; sickness and diarrhoea tablets as prescribed.',
    ),
    watch: chemoWatched,
  },
  {
    heard: `chỗ truyền … sưng | chỗ kim … sưng | sưng … chỗ kim | sưng phồng chỗ kim | chỗ đó sưng đỏ | buồng tiêm … sưng | buồng tiêm … đỏ | port … đỏ | tay … sung to | buong tiem … sung`,
    beside: `${chemo} | buồng tiêm | buong tiem | port | picc`,
    about: 'oncology',
    of: `${ofCancer} vascular_surgery general_surgery`,
    says: step(
      'phone',
      'Chỗ truyền hay buồng tiêm sưng đỏ, rát, hoặc cả tay sưng: gọi khoa truyền thuốc ngay trong ngày, nói tên thuốc, giờ truyền; có thuốc thoát ra làm hỏng mô. Không xoa, không băng chặt; chườm nóng hay lạnh tùy thuốc nên hỏi trước. Khoanh bút quanh chỗ đỏ, chụp ảnh; không dùng buồng tiêm đó đến khi được xem.',
      'A red, burning drip site or port, or a swollen arm: call the ward the same day with the drug and hour; leaked medicine can harm tissue. No rubbing or tight bandage; warm or cold depends on the drug, so ask first. Mark the edge, take a photo; do not use the port until it is seen.',
    ),
    watch: {
      vi: 'sốt, rét run, da phồng rộp, tím đen, đau tăng, sưng mặt cổ, khó thở',
      en: 'fever, chills, blisters, dark skin, growing pain, a swollen face or neck, trouble breathing',
    },
  },
  {
    heard: `buồng tiêm | buong tiem | picc | port-a-cath | portacath | đặt port`,
    unless: `sưng | sung | đỏ | sốt | rát | đau | tắc | swollen | red | fever`,
    of: `${ofCancer} general_surgery vascular_surgery emergency`,
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Buồng tiêm không dùng thường tráng 4–12 tuần một lần; PICC thay băng, tráng mỗi tuần, băng hở hay ướt thì thay trong ngày: ở khoa đã đặt hoặc nơi có điều dưỡng quen loại này, trạm y tế thì hỏi trước. Không kéo, không bơi với PICC, không đo huyết áp tay đó. Tháo thường về trong ngày, khi bác sĩ điều trị đồng ý.',
      'An unused port is usually flushed every 4–12 weeks; a PICC gets a dressing and flush weekly, a loose or wet one the same day: at the ward or with nurses who know it, ask the health station first. No pulling, no swimming with a PICC, no blood pressure on that arm. Removal is usually a day case once the oncologist agrees.',
    ),
    watch: {
      vi: 'sốt, rét run sau tráng, đỏ đau quanh chỗ đặt, tay cổ sưng, ống tụt, khó thở',
      en: 'fever or chills after a flush, redness and pain, a swollen arm or neck, a slipped tube, trouble breathing',
    },
  },
  {
    heard: `tê … ngón | tê buốt | tê đầu ngón | lạnh là tê | te dau ngon | da tay khô | da tay sạm | tay chân … bong | nhức xương | numb fingers`,
    beside: chemo,
    about: 'oncology',
    of: `${ofCancer} neurology`,
    isLasting: true,
    isAfter: true,
    says: step(
      'note',
      'Tê buốt ngón, da tay khô nứt do thuốc: báo bác sĩ trước đợt sau để chỉnh liều, đừng tự bỏ. Oxaliplatin thì tránh đồ lạnh vài ngày, đeo găng; kem dưỡng có urê ngày 2–3 lần, giày mềm, không ngâm nước nóng. Cẩn thận bỏng, ngã; cài nút khó, đi vấp thì gọi sớm.',
      'Numb, stinging fingers or dry cracked hands from treatment: tell before the next cycle so that the dose can change, do not stop by yourself. With oxaliplatin avoid cold for days, wear gloves; urea cream 2–3 times a day, soft shoes, no hot soaks. Mind burns and falls; call early if buttons or walking become hard.',
    ),
    watch: chemoWatched,
  },
  {
    heard: `xạ trị | xa tri | xạ vòm | sau xạ | radiotherapy | radiation therapy`,
    unless: `lở miệng | mieng lo | loét miệng | nôn | sốt | ăn gì | kiêng | gamma | xạ não | i ốt | iod | gần nhà`,
    about: 'oncology',
    of: ofCancer,
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Xạ trị: da rửa nước ấm, xà phòng nhẹ, thấm khô, áo cotton rộng, tránh nắng; chỉ bôi kem được khoa dặn, không bôi ngay trước mũi tia. Xạ đầu cổ: súc miệng, fluor, khô miệng uống từng ngụm; nhổ răng sau xạ phải hỏi bác sĩ xạ trước. Xạ ngoài không làm người nhà nhiễm xạ, ôm con được. Chi phí còn lại hỏi quầy bảo hiểm.',
      'Radiotherapy: warm water, mild soap, pat dry, loose cotton, no sun; only creams the ward allows, none just before a session. Head and neck: rinses, fluoride, sips for a dry mouth; ask the radiotherapist before any tooth is pulled, even years later. External rays do not make anyone radioactive: hugging is fine. Ask the insurance desk about the share.',
    ),
    watch: {
      vi: 'da trợt rỉ nước, sốt, không ăn uống được, chảy máu, khó thở, sụt cân nhanh',
      en: 'open weeping skin, fever, unable to eat or drink, bleeding, trouble breathing, fast weight loss',
    },
  },
  {
    heard: `thuốc đích | nhắm trúng đích | nham trung dich | nhắm trung đích | miễn dịch keytruda | keytruda | tagrisso | osimertinib | nexavar | sorafenib | lenvatinib | gefitinib | erlotinib | herceptin | trastuzumab | zometa`,
    unless: `sốt | khó thở | nôn nhiều | tiêu chảy | bụng to | báng | đau dữ | fever`,
    about: 'oncology',
    of: ofCancer,
    isAfter: true,
    says: step(
      'question',
      'Thuốc đích, miễn dịch: thẻ trả hay không tùy thuốc, chỉ định và tuyến; hỏi khoa Dược, quầy bảo hiểm đúng tên thuốc và phần phải đóng. Hỏi phòng Công tác xã hội về chương trình hỗ trợ của hãng. Uống đúng giờ, không tự ngừng, không kèm thuốc nam, bưởi; ghi ban da, tiêu chảy, ho, huyết áp để báo bác sĩ.',
      'Targeted and immune drugs: whether the card pays depends on drug, indication and hospital; ask the pharmacy and the insurance desk by name, and for your share. Ask the social work office about company programmes. On time, never stopped alone, no herbs or grapefruit; note rash, diarrhoea, cough and blood pressure for the doctor.',
    ),
    watch: {
      vi: 'khó thở, ho tăng, tiêu chảy nhiều, ban phồng rộp, vàng da, sốt, đau ngực',
      en: 'trouble breathing, growing cough, much diarrhoea, a blistering rash, yellow skin, fever, chest pain',
    },
  },
  {
    heard: `hóa trị xong | hoá trị xong | hoa tri xong | xong hóa trị | mổ xong … năm | ung thư … mổ … năm | k vú mổ | k vu mo | k … mổ … năm | không tái phát | tái phát | tai phat | lành bệnh lymphoma | PET kiểm tra`,
    beside: `${cancer} | ${chemo}`,
    unless: `sốt | khó thở | đau dữ | nôn | yếu chân | bí tiểu | cuối | ${strokeWords}`,
    of: ofCancer,
    isAfter: true,
    isLasting: true,
    says: step(
      'calendar',
      'Sau chữa ung thư: thường khám lại mỗi 3–6 tháng trong 2–3 năm đầu, rồi 6–12 tháng, sau 5 năm mỗi năm; lịch chụp tùy loại ung thư, PET không phải lần nào cũng cần: hỏi nơi đã điều trị lịch viết ra giấy. Giữ giải phẫu bệnh, phim cũ. Báo sớm: cục mới, đau xương, ho, sụt cân, đau đầu kéo dài.',
      'After cancer treatment: usually seen every 3–6 months for 2–3 years, then 6–12, after 5 years yearly; scans depend on the kind, a PET is not always needed: ask the treating place for a written plan. Keep pathology and films. Tell early of a new lump, bone pain, cough, weight loss, lasting headache.',
    ),
    watch: {
      vi: 'cục mới, đau xương tăng, khó thở, vàng da, đau đầu kèm nôn, yếu chân, chảy máu',
      en: 'a new lump, growing bone pain, trouble breathing, yellow skin, headache with vomiting, weak legs, bleeding',
    },
  },
  // The last months
  {
    heard: `morphin | morphine | fentanyl | durogesic | miếng dán | mieng dan | thuốc giảm đau về | xin thuốc giảm đau`,
    beside: nearTheEnd,
    unless: `táo bón | tao bon | chưa đi cầu | chua di cau | không ăn thua | hết thuốc | morphin hết | hết morphin | đau quá | đau vật vã | rên | lơ mơ | thở chậm | li bì | constipated`,
    about: 'palliative_care',
    of: ofCancer,
    says: step(
      'id-card',
      'Morphin, miếng dán lấy ở nơi điều trị ung thư, giảm nhẹ: cần đơn, tóm tắt bệnh án, căn cước; người nhà thường lấy thay được, trả lại vỏ, miếng đã dùng. Về quê: xin giấy giới thiệu để bệnh viện huyện, tỉnh cấp tiếp; hỏi mỗi lần mấy ngày. Uống đúng giờ, không tự tăng, không cắt hay hơ nóng miếng dán, cất xa trẻ em.',
      'Morphine and patches come from the cancer or palliative unit: a prescription, a summary, ID; a relative can usually collect and gives back empty packs and used patches. Going home: ask for a letter so that the district or provincial hospital goes on; how many days each time, what the health station must confirm. On time, no extra, never cut or warm a patch, keep from children.',
    ),
    watch: {
      vi: 'ngủ li bì khó gọi, thở chậm, đồng tử nhỏ xíu; đau bùng lên không dứt, nôn liên tục',
      en: 'hard to wake, slow breathing, pinpoint pupils; pain that breaks through, constant vomiting',
    },
  },
  {
    heard: `táo bón | tao bon | chưa đi cầu | chua di cau | ngày mới đi | constipated | constipation`,
    beside: 'morphin | morphine | fentanyl | miếng dán | mieng dan | durogesic | thuốc giảm đau | thuoc giam dau',
    who: 'adult',
    about: 'palliative_care',
    of: ofCancer,
    says: step(
      'pill',
      'Morphin, miếng dán gần như luôn gây bón: hỏi bác sĩ thuốc nhuận tràng uống đều mỗi ngày, không đợi bón mới uống; không bỏ thuốc đau. Uống nước, ăn mềm, ngồi bô sau bữa sáng. Quá 3 ngày chưa đi thì gọi; bụng căng, nôn, không xì hơi thì không thụt, không uống xổ, đưa đi khám trong ngày.',
      'Morphine and patches nearly always constipate: ask for a laxative taken every day, not only when it is too late; do not stop the pain medicine. Drink, soft food, sit after breakfast. Over 3 days without a motion: call; with a tense belly, vomiting or no wind give no enema or laxative and have it seen the same day.',
    ),
    watch: {
      vi: 'bụng căng đau, nôn, không xì hơi được, lú lẫn, bí tiểu',
      en: 'a tense painful belly, vomiting, no wind, confusion, unable to pass urine',
    },
  },
  {
    heard: `giảm nhẹ | giam nhe | chăm sóc cuối đời | cuối đời tận nhà | muốn về nhà | muon ve nha | đưa về nhà | cho về nhà | chăm tại nhà | chăm sóc tại nhà | không vào viện nữa | không muốn vô viện | hospice | palliative | wants to be at home | wants to stay home | comfortable at home`,
    beside: `${nearTheEnd} | yếu dần | tuổi già | già yếu | 9 tuổi | 90 | 91 | 92 | 93 | 94 | 95 | lẫn nhiều năm`,
    unless: `morphin | morphine | miếng dán | đau quá | patches | patch`,
    about: 'palliative_care',
    of: `${ofCancer} pediatrics neurology`,
    says: step(
      'people',
      'Chăm ở nhà những tháng cuối: hỏi khoa Giảm nhẹ, Ung bướu đang theo dõi có đội đến nhà hay tư vấn qua điện thoại không; trạm y tế, bác sĩ gia đình gần nhà nhận theo dõi. Xin giấy ra viện, đơn đủ thuốc đau, khó thở, bón, bứt rứt và số gọi ban đêm. Chuẩn bị nệm chống loét, bô, khăn ấm; chia ca người chăm.',
      'Care at home in the last months: ask the palliative or cancer unit for a home team or advice by phone; let the health station or a family doctor near by follow. Get the discharge paper, medicine for pain, breath, bowels and unrest, and a number for the night. A soft mattress, a commode, warm cloths; take turns.',
    ),
    watch: {
      vi: 'đau không kiểm soát, khó thở nhiều, vật vã, nôn liên tục, chảy máu, co giật',
      en: 'pain out of control, much trouble breathing, agitation, constant vomiting, bleeding, a seizure',
    },
  },
  {
    heard: `giấu bệnh | cả nhà giấu | chưa biết bệnh | có nên nói | nói chuyện với … cháu | không đặt ống thở | không đặt nội khí quản | =di nguyện | không hồi sức | living will | advance directive | tell him the truth | tell her the truth | có nên nói thật | nói thật với … bệnh`,
    beside: `${nearTheEnd} | không còn nhiều thời gian | tuổi | years old`,
    of: `${ofCancer} psychology psychiatry family_medicine`,
    isLasting: true,
    says: step(
      'people',
      'Nói về bệnh nặng: hỏi người bệnh muốn biết đến đâu, nói thật từng chút, cùng bác sĩ điều trị hoặc khoa Giảm nhẹ; nhiều người đã đoán và nhẹ lòng khi được nói. Với trẻ: câu ngắn, đúng tên bệnh, không phải lỗi của con. Ý muốn không đặt ống thở: nói với bác sĩ, viết ra, người nhà cùng ký, hỏi bệnh viện có mẫu không, để cùng hồ sơ.',
      'Speaking of a grave illness: ask how much the patient wants to know, tell the truth in small steps, with the treating or palliative doctor; many have guessed and are relieved. To children: short sentences, the real name, not their fault. No breathing tube: tell the doctor, write it down, let the family sign, ask whether the hospital has a form, keep it with the papers.',
    ),
    watch: {
      vi: 'người bệnh nói muốn chết, bỏ ăn uống, không ngủ, hoảng loạn',
      en: 'the patient speaks of wanting to die, refuses food and drink, does not sleep, is in panic',
    },
  },
];
