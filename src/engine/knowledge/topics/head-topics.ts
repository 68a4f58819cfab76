import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

/** Eyes, ears, nose, throat, teeth, nerves and mind. */
export const headTopics: readonly Topic[] = [
  {
    heard:
      'niềng trong suốt | how much is invisalign | for invisalign | invisalign check | niềng răng | muốn niềng | niềng được | chỉnh nha | răng khểnh | răng hô | răng móm | răng mọc lệch | răng mọc chen chúc | răng khấp khểnh | braces | orthodontist',
    about: 'dentistry',
    atMost: 'routine',
    isSelfPaid: true,
    isHarmless: true,
    before: 'niềng | niềng răng',
    saidWithout: 'mắc cài | dây cung | minivis | siết | zometa',
    answers: 'chỉnh nha thật | bằng cấp | uy tín',
    says: step(
      'question',
      'Gọi hỏi nơi này có niềng không. Xem giấy phép phòng khám, giấy phép hành nghề và chứng chỉ chỉnh nha của người làm (spa không được niềng). Hỏi: ai là bác sĩ chỉnh nha theo suốt, chụp phim gì, niềng bao lâu, tổng giá ghi thành hợp đồng; nghe thêm một bệnh viện răng hàm mặt lớn rồi chọn.',
      'Call to ask whether braces are fitted here. See the clinic’s licence, the dentist’s licence and training in orthodontics (spas may not do it). Ask who stays with you, which X-rays, how long, the full price in writing; hear two places, such as a large dental hospital, before you choose.',
    ),
  },
  {
    heard:
      'trồng răng | cấy implant | trồng implant | làm implant | răng implant | dental implant | dental implants | like implants | get implants | bọc răng sứ | bọc sứ | tẩy trắng răng',
    about: 'dentistry',
    atMost: 'routine',
    isSelfPaid: true,
    isHarmless: true,
    notBleeding: true,
    saidWith:
      'tiểu đường | đường huyết | hba1c | huyết áp | tim | van tim | stent | aspirin | chống đông | bệnh nền | đang uống | loãng xương | valve | diabetic | diabetes | tablets | pills | medication | blood thinner',
    before: 'trồng | trồng implant | bọc sứ',
    says: step(
      'pill',
      'Có bệnh nền hay đang uống thuốc thì thường vẫn làm được sau khi bệnh ổn: nói hết với nha sĩ, có tiểu đường thì thử HbA1c trước (nhiều nha sĩ muốn dưới khoảng 7–8 %), đường đói còn 9–10 thì khám nơi đang chữa chỉnh cho ổn rồi hãy làm, sẽ lành tốt hơn; không tự ngừng aspirin, thuốc chống đông.',
      'With other illnesses or medicines it can usually still be done once they are stable: tell the dentist all of them, with diabetes have HbA1c tested first (many dentists want it below about 7–8 %) and a fasting sugar of 9–10 mmol/L settled before, for it heals better; do not stop aspirin or blood thinners yourself.',
    ),
  },
  {
    heard: `răng … má sưng | má sưng … răng | răng … sưng má | răng … sưng một bên | sưng một bên má | rang … ma sung | ma sung … rang | nướu … má sưng | toothache … swollen | tooth … cheek | sâu răng … sưng | răng sâu … sưng | sưng má … răng | sưng mặt … răng | sưng má | áp xe răng | nhức răng … sốt | đau răng … sưng | răng khôn … sưng
      | swollen … tooth | tooth abscess`,
    about: 'dentistry',
    isOfNow: true,
    // Who may need the knife or a tube takes nothing.
    saidWithout:
      'dưới hàm | dưới cằm | xuống cổ | há miệng | nuốt đau | nuốt khó | khó nuốt | under the jaw | the neck',
    says: step(
      'firstaid',
      'Súc miệng nước muối ấm, uống đủ nước; không chườm nóng, không đắp lá, không chích nặn, không tự mua kháng sinh.',
      'Rinse with warm salt water and drink enough; no heat, leaves, pricking or antibiotics of your own.',
    ),
    watch: {
      vi: 'sưng lan xuống cổ hoặc lên mắt, há miệng hay nuốt khó, khó thở, sốt cao rét run',
      en: 'swelling spreading to the neck or eye, trouble opening the mouth or swallowing, trouble breathing, high fever with shivering',
    },
  },
  {
    heard: `hạt cườm | nhét hạt | nhét vào mũi | nhét … mũi | vật … trong mũi | dị vật mũi | hạt … trong mũi | nhét … tai | vật … trong tai | dị vật tai | côn trùng … tai | kiến … vào tai | gián … vào tai
      | up the nose | up his nose | up her nose | stuck in the ear | in his ear | bead in`,
    about: 'ent',
    isTonight: true,
    isOfNow: true,
    saidWithout: 'như nhét',
    says: step(
      'firstaid',
      'Ngừng khều, gắp, xịt nước: dễ đẩy vào sâu hơn. Cho ngồi, dỗ yên, thở bằng miệng. Là pin cúc áo hoặc nam châm thì đi cấp cứu ngay.',
      'Stop poking, gripping or flushing: it goes deeper. Sit up, keep calm, breathe through the mouth. A button battery or magnet is an emergency.',
    ),
    watch: { vi: 'ho sặc, khó thở, chảy máu không cầm', en: 'choking, trouble breathing, bleeding that does not stop' },
  },
  {
    heard: 'mắc xương | hóc xương | xương cá | fish bone | fishbone',
    about: 'ent',
    atMost: 'urgent',
    isOfNow: true,
    saidWithout: 'lấy dị vật | gắp ra rồi',
    says: step(
      'firstaid',
      'Không nuốt thêm cơm, chuối, không móc họng, không uống giấm: dễ rách hoặc đẩy sâu. Ăn lỏng, đến soi họng gắp ra.',
      'No more rice or banana, no fingers down the throat, no vinegar: it tears or goes deeper. Take soft food and have it removed.',
    ),
    watch: {
      vi: 'không nuốt được nước bọt, đau cổ hay ngực tăng, sốt, nôn ra máu, khó thở',
      en: 'unable to swallow saliva, growing pain in neck or chest, fever, vomiting blood, trouble breathing',
    },
  },
  {
    heard: `điếc đặc | điếc ngang | ù đặc | tai … đặc lại | mất nghe | tai … im re | tai … lặng ngắt | tai … tịt | tai … rồi im | như bịt bông | như nút bông | nhét bông | cục bông | nut bong gon | bit bong | tai … không nghe gì | tai … không nghe được | tai trái không nghe | tai phải không nghe | áp điện thoại … không nghe | điện thoại … không nghe | nghe như qua lớp | nghe như trong hũ | đột nhiên không nghe | dot nhien khong nghe | ear went dead | deaf on | woke up deaf | hearing gone | điếc đột ngột | đột nhiên điếc | tự nhiên điếc | điếc hẳn | đột ngột không nghe | tự nhiên không nghe | ngủ dậy … điếc | ngủ dậy … không nghe | sudden hearing loss
      | suddenly deaf | went deaf`,
    about: 'ent',
    isOfNow: true,
    says: step(
      'clock',
      'Điếc đột ngột chữa trong những ngày đầu mới dễ nghe lại: đi sớm nhất có thể, đừng đợi cuối tuần; nói rõ ngày giờ bắt đầu.',
      'Sudden deafness is best treated in the first days: go as soon as you can, do not wait for the weekend; say when it began.',
    ),
    watch: {
      vi: 'méo miệng, nói khó, yếu tay chân, đau đầu dữ dội, chóng mặt không đứng được',
      en: 'a drooping face, trouble speaking, weak limbs, severe headache, too dizzy to stand',
    },
  },
  {
    heard: `chóng mặt … nằm xuống | chóng mặt … quay đầu | chóng mặt … xoay đầu | chóng mặt … ngửa cổ | chóng mặt … cúi xuống | quay đầu … chóng mặt | xoay tròn … một lúc | nằm xuống … xoay | ngồi dậy … quay cuồng | quay vòng vòng … nằm xuống | quay cuồng … trở mình | trở mình … quay | trở mình … chóng mặt | trở mình … chao đảo | chóng mặt khi trở mình | chóng mặt khi nằm xuống | chóng mặt tư thế | chóng mặt … trở mình | chóng mặt … đổi tư thế | quay cuồng … đổi tư thế | đổi tư thế … chóng mặt | đổi tư thế … quay | thay đổi tư thế … chóng mặt | chóng mặt … thay đổi tư thế | quay cuồng … thay đổi tư thế | ngửa cổ … quay | ngửa cổ … chóng mặt | ngửa đầu … chóng mặt | cúi xuống … quay | nằm nghiêng … quay | nằm nghiêng … chóng mặt | nằm xuống … quay cuồng | nằm xuống … quay vòng | quay vòng … nằm yên | quay cuồng … nằm yên | nằm yên thì hết | khi nằm xuống hoặc trở mình
      | xoay người … chóng mặt | sỏi tai | bppv | dizzy … roll over | dizzy … turning in bed | spins … roll over | room spins … turn | vertigo … turn`,
    saidWithout: `chóng mặt thì đã hết | đã hết chóng mặt | chóng mặt đã hết`,
    unless: `soi tai mũi họng | tư thế tri giác | quay liên tục | quay không dứt | nói khó | nói đớ | nhìn đôi | yếu tay | yếu chân | tê mặt | tê nửa | méo miệng | đi không vững | đi loạng choạng | không đứng được | đau đầu dữ | đau đầu | nhức đầu | chọc dịch | gây tê | đau ngực | ngất | xỉu | khó thở | điếc | nghe kém | ù tai một | té | ngã | nôn liên tục | nôn suốt | sốt | có thai | mang thai | double vision | slurred | weak | fainted | headache | chest pain`,
    about: 'ent',
    of: 'ent neurology general_internal',
    atMost: 'routine',
    isOfDays: true,
    isAfter: true,
    answers: 'khám gì | khoa nào | có sao',
    says: step(
      'note',
      'Chóng mặt từng cơn dưới một phút khi trở mình, ngửa cổ: khám Tai Mũi Họng hoặc Thần kinh, hỏi nghiệm pháp xoay đầu (tái định vị sỏi tai), nhiều người đỡ sau một hai lần làm. Tới đó nằm xuống, ngồi dậy thật chậm, kê gối cao, không lái xe, leo trèo; đừng bẻ cổ. Kể quay khi nào, mấy giây, bên nào.',
      'Spells of spinning below a minute on turning over or looking up: see ENT or neurology and ask about a repositioning manoeuvre; many are better after one or two. Until then lie down and sit up slowly, a higher pillow, no driving or climbing; dizziness tablets for a few days only. Tell when, for how many seconds and to which side; do not crack the neck.',
    ),
    watch: {
      vi: 'quay liên tục không đứng được, nói khó, nhìn đôi, yếu tay chân, đau đầu dữ dội',
      en: 'spinning without end, trouble speaking, double vision, weak limbs, severe headache',
    },
  },
  {
    heard:
      '=ngáy to | ngay nhu sam | ngay nhu bo | ngay nhu keo | =ngáy như | =ngáy rất | =ngủ ngáy | =tiếng ngáy | =hay ngáy | ngưng thở khi ngủ | ngừng thở khi ngủ | snore | snores | snoring | stop breathing at night | stops breathing at night | sleep apnoea | sleep apnea',
    who: 'adult',
    about: 'ent',
    atMost: 'routine',
    saidWithout: 'vẹo vách | mặt nạ',
    says: step(
      'note',
      'Ngáy to, có lúc ngưng thở, ban ngày buồn ngủ: khám Tai mũi họng hoặc Hô hấp, hỏi đo đa ký giấc ngủ (gọi hỏi nơi có làm, giá). Nằm nghiêng, giảm cân, không rượu, thuốc ngủ buổi tối. Buồn ngủ thì không lái xe.',
      'Loud snoring with pauses and sleepy days: see ENT or lung medicine and ask for a sleep study (call who does it, the price). Lie on the side, lose weight, no alcohol or sleeping pills at night. Do not drive when sleepy.',
    ),
    watch: {
      vi: 'đau tức ngực, khó thở lúc thức, lơ mơ khó đánh thức',
      en: 'chest pain, trouble breathing while awake, being hard to wake',
    },
  },
  {
    heard:
      'đục thủy tinh thể | đục thuỷ tinh thể | cườm khô | cườm đá | mổ cườm | mổ mắt miễn phí | mổ mắt từ thiện | đoàn mổ mắt | thay thủy tinh thể | cataract | cataracts',
    saidWithout: `đục bao sau | mổ cườm … năm | mổ cườm một năm | duc bao sau`,
    about: 'ophthalmology',
    atMost: 'routine',
    before: 'mổ | phẫu thuật | surgery | operation',
    answers: 'mổ ở đâu | chỗ nào mổ | nơi nào mổ | chỗ mổ | miễn phí | từ thiện | khi nào mổ | free | where',
    says: step(
      'question',
      'Mổ cườm khô (đục thủy tinh thể) làm ở khoa Mắt bệnh viện tỉnh hoặc bệnh viện mắt, thường về trong ngày: gọi hỏi nơi gần có mổ phaco không. Khám nơi ghi trên thẻ, xin phiếu chuyển: thẻ thường trả tiền mổ theo mức hưởng, thủy tinh thể đến mức trần, loại đắt hơn tự bù, hỏi trước. Mổ miễn phí hỏi trạm y tế. Kể bệnh và thuốc.',
      'Cataracts are operated on at the eye department of a provincial or an eye hospital, usually home the same day: call to ask who near by does it. Be seen at the place on the card and get a referral: the card usually pays the operation at its rate, the lens up to a ceiling, dearer lenses are paid by you; ask first. For free campaigns ask the commune station. Tell of illnesses and medicines.',
    ),
    watch: {
      vi: 'mắt đỏ đau dữ dội, nhìn mờ đột ngột, thấy màn đen che',
      en: 'a red eye with severe pain, sudden loss of sight, a dark curtain',
    },
  },
  {
    heard: `=văng mắt | bay vào mắt | quẹt mắt | quẹt vào mắt | quẹt vô mắt | quẹt trúng mắt | quẹt trúng tròng | quet trung trong | cành cây … mắt | canh cay … mat | gai … tròng | sâu róm … mắt | lòng đen có vệt | văng vào mắt | văng vô mắt | bắn vào mắt | bắn vô mắt | lúa … mắt | lá … quẹt mắt | trầy giác mạc | lòng đen có đốm | loét giác mạc | nhỏ … corticoid
      | thuốc nhỏ … corticoid | scratched … eye`,
    about: 'ophthalmology',
    inEmergency: true,
    saidWithout:
      'mạt sắt | mat sat | bụi sắt | bui sat | mài sắt | cắt sắt | vôi bột | vôi nước | vôi tôi | vôi văng | vôi bắn | quét vôi | =vôi | xi măng | hóa chất | javen | javel | thuốc tẩy | keo 502 | axit | máu bệnh nhân | thông cống | vữa',
    says: step(
      'firstaid',
      'Ngừng thuốc nhỏ tự mua (nhất là loại có corticoid), không dụi, không rửa nước lá, không đeo kính áp tròng; mang lọ thuốc theo.',
      'Stop drops of your own (above all with a steroid), no rubbing, no leaf water, no contact lenses; bring the bottle.',
    ),
    watch: {
      vi: 'nhìn mờ nhanh, đau mắt dữ dội, chảy mủ',
      en: 'sight getting worse fast, severe pain in the eye, pus',
    },
  },
  {
    heard:
      'zona | giời leo | dời leo | mụn nước chùm | mụn nước … nửa bên | mụn nước … một bên | mụn nước thành chùm | shingles | herpes zoster',
    isOfNow: true,
    saidDaysMax: 21,
    saidWithout:
      'sau zona | đã khô | khô rồi | khô hết | đóng vảy | đã khô hết | khô hết rồi | tháng trước bị zona | months later | kiến ba khoang',
    says: step(
      'pill',
      'Thuốc kháng vi-rút có ích nhất khi dùng trong 72 giờ đầu nổi mụn nước: khám sớm. Không đắp đậu xanh, lá, thuốc nam; giữ sạch khô, tránh gần người mang thai.',
      'Antivirals help most within 72 hours of the blisters: be seen early. No bean paste, leaves or herbs; keep it clean and dry, away from pregnant women.',
    ),
    watch: {
      vi: 'mắt đỏ đau, nhìn mờ, nổi lan cả người, sốt cao, lơ mơ',
      en: 'a red painful eye, blurred sight, blisters all over, high fever, drowsiness',
    },
  },
  {
    heard: `cai rượu | bỏ rượu | nghiện rượu | nghiện bia | uống rượu … muốn cai | rượu … muốn cai | ruou … muon cai | uống rượu … muốn bỏ | rượu … muốn bỏ | ruou … muon bo | cai ruou | nghien ruou | uống rượu … nhiều năm | stop drinking | quit drinking | alcoholic | alcohol dependence`,
    about: 'psychiatry',
    atMost: 'routine',
    saidWithout: 'bỏ rượu được … tháng | bỏ rượu được … năm | bỏ rượu được nửa năm | tinh dịch đồ',
    says: step(
      'pill',
      'Uống nhiều mỗi ngày thì đừng tự ngừng đột ngột ở nhà: có thể run, mê sảng, co giật. Khám tâm thần, hỏi cai ở viện hay ở nhà có thuốc, vitamin B1, thử gan, nhóm hỗ trợ sau cai để khỏi uống lại. Không bỏ lén thuốc cai vào cơm rượu. Người nhà khen khi chịu đi, cất rượu, không cãi lúc say.',
      'Who drinks much every day should not stop all at once at home: shaking, delirium or fits may follow. Psychiatry: ask about withdrawal in hospital or at home with medicine, vitamin B1, liver tests, and support afterwards. No drugs hidden in food or drink. Praise the patient for coming, keep no alcohol, do not argue with who is drunk.',
    ),
    watch: {
      vi: 'run nhiều vã mồ hôi, co giật, thấy hay nghe điều lạ, lơ mơ, nôn ra máu',
      en: 'heavy shaking and sweating, fits, seeing or hearing strange things, drowsiness, vomiting blood',
    },
  },
  {
    heard: `không ngủ được cả tháng | không ngủ được mấy tháng | cả tháng … không ngủ được | khong ngu duoc ca thang | khong ngu duoc may thang | mat ngu ca thang | mất ngủ … tháng | mất ngủ … năm | mất ngủ kéo dài | mất ngủ kinh niên | mất ngủ triền miên | mất ngủ lâu | mất ngủ mãn | mất ngủ mạn | khó ngủ … tháng | trằn trọc | tran troc | sáng mới ngủ | sang moi ngu | sáng mới chợp mắt | khó đi vào giấc | hay thức giấc | giật mình thức giấc | thức giấc không ngủ lại được | insomnia | trouble sleeping for`,
    unless: `khó thở | đau ngực | tức ngực | tiểu đêm | ngứa | đau nhức | đau bụng | sốt | ho nhiều | muốn chết | không muốn sống | nghe tiếng | kích động | nói nhảm | hay khóc | sinh con | sau sinh | mang thai | bầu … tuần | mãn kinh | bốc hỏa | boc hoa | chest pain | breathless | pregnant`,
    who: 'adult',
    about: 'psychiatry',
    atMost: 'routine',
    isLasting: true,
    says: step(
      'note',
      'Dậy một giờ cố định, chỉ lên giường khi buồn ngủ, 20 phút không ngủ thì dậy ra ngoài; bớt ngủ trưa, cà phê, rượu, điện thoại buổi tối. Thuốc ngủ đang uống thì không tự tăng hay bỏ ngay, bác sĩ giảm dần. Ghi giờ ngủ mỗi đêm; hỏi cách chữa không thuốc (liệu pháp nhận thức hành vi), có ngáy, tuyến giáp, buồn lo kèm không.',
      'Get up at a fixed hour, go to bed only when sleepy and leave it after 20 minutes awake; short naps, less coffee, alcohol and phone in the evening. Neither raise nor drop sleeping pills yourself: the doctor tapers them. Note the hours of each night; ask about treatment without pills (cognitive behavioural therapy), snoring, thyroid, worry.',
    ),
    watch: {
      vi: 'có ý nghĩ muốn chết, nhiều đêm trắng kèm kích động hay nghe tiếng lạ',
      en: 'thoughts of dying, nights without any sleep with agitation or voices',
    },
  },
  {
    heard: `trầm cảm sau sinh | trầm cảm sau sanh | không muốn ẵm con | không muốn bế con | =chán con | làm mẹ không nổi | khóc suốt từ khi sinh | baby blues
      | postpartum depression | postnatal depression | bad mother`,
    about: 'psychiatry',
    atMost: 'urgent',
    isOfNow: true,
    says: step(
      'people',
      'Đây là bệnh sau sinh hay gặp, chữa được, không phải yếu đuối. Cho mẹ ngủ bù, người nhà thay nhau giữ bé, không để mẹ một mình với bé ban đêm; đừng trách, hãy ngồi nghe.',
      'This is a common illness after birth and it can be treated; it is no weakness. Let her sleep, take turns with the baby, do not leave her alone with it at night; listen, do not blame.',
    ),
    watch: {
      vi: 'có ý nghĩ muốn chết hoặc làm hại mình hay bé, nói lẫn, nghe tiếng lạ, bỏ ăn uống',
      en: 'thoughts of dying or of harming herself or the baby, confused talk, voices, refusing food and drink',
    },
  },
  {
    heard: `hay quên | lẫn tuổi già | quên đường về | sa sút trí tuệ | suy giảm trí nhớ | alzheimer | hỏi đi hỏi lại | dementia | memory loss | forgetful | keeps forgetting | forgetting | memory clinic | memory specialist | memory test | test her memory | test his memory | way home | lost her way | lost his way | lost the way`,
    unless: `quên uống thuốc | quên thuốc | quên cữ thuốc`,
    who: 'adult',
    yearsMin: 50,
    about: 'neurology',
    isLasting: true,
    saidWith:
      'alzheimer | sa sút trí tuệ | lẫn tuổi già | quên đường | lạc đường | đi lạc | hỏi đi hỏi lại | dementia | memory | way home | lost … way | same thing | same question',
    says: step(
      'note',
      'Xin khám trí nhớ ở Lão khoa hoặc Thần kinh: làm bài thử trí nhớ, hỏi thử máu, tuyến giáp, chụp não. Người nhà đi cùng, ghi quên gì, từ khi nào, tính nết đổi ra sao; mang hết thuốc. Phòng khi lạc: thẻ tên có số điện thoại, định vị, báo hàng xóm; khóa gas.',
      'Ask for a memory visit in geriatrics or neurology: a memory test, blood, thyroid and whether a brain scan is needed. A relative comes along with notes: what is forgotten, since when, how the temper changed; bring all medicines. Against getting lost: a name tag with a number, a phone that can be located, neighbours told; the gas locked.',
    ),
    watch: {
      vi: 'lú lẫn đột ngột trong vài giờ, yếu một bên người, té đập đầu, sốt',
      en: 'sudden confusion within hours, weakness on one side, a blow to the head, fever',
    },
  },
  {
    heard: 'động kinh | kinh phong | depakine | hết thuốc động kinh | epilepsy | epileptic',
    saidWithout:
      'có phải động kinh | có phải bị động kinh | phải động kinh không | sợ động kinh | sợ bị động kinh | lo động kinh | is it epilepsy',
    says: step(
      'pill',
      'Không thiếu, không tự giảm hay bỏ thuốc chống động kinh ngày nào, kể cả lâu không lên cơn: bác sĩ giảm từng bước. Hết thuốc thì lấy lại ngay; thiếu thuốc không lái xe, bơi, leo cao.',
      'Neither miss, reduce nor stop the medicine against fits for a day, even after long without one: the doctor tapers it. If it is out, get it at once; until then no driving, swimming or climbing.',
    ),
    watch: {
      vi: 'co giật quá 5 phút, nhiều cơn liền nhau, hết cơn không tỉnh',
      en: 'a fit of more than 5 minutes, several in a row, not waking after one',
    },
  },
  {
    heard:
      'đột quỵ … tháng | sau đột quỵ | sau tai biến | di chứng tai biến | di chứng đột quỵ | di chứng nhồi máu não | after a stroke',
    watch: {
      vi: 'méo miệng, nói khó hay yếu liệt mới xuất hiện, co giật, khó thở, sốt',
      en: 'a new drooping face, trouble speaking or weakness, fits, trouble breathing, fever',
    },
  },
];
