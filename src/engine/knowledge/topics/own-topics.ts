import { type Step, step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

const sores = `loét tì đè | loét … nằm lâu | nằm lâu … loét | loét da … nằm liệt | bed sore | pressure ulcer | loét tỳ đè | loét cùng cụt | loét xương cùng | loét … xương cùng | loét … xương cụt | lở … xương cùng | lở … cùng cụt | =lở mông | =lở lưng | nằm liệt … lở | nằm một chỗ … lở | nằm lâu … lở | xương cùng … loét | vết loét … nằm lâu | nằm một chỗ … loét | nằm liệt … loét | loét lưng | loét mông | pressure sore | pressure sores | bedsore | bedsores`;
const foul = 'hôi | mùi | mủ | hoại tử | đen | smells | foul | pus | black';
export const soreFromLying: Step = step(
  'people',
  'Vết loét do nằm: trở mình 2 giờ một lần, kê gối cho chỗ loét không bị đè; rửa nước muối sinh lý, che gạc ẩm sạch, không rắc thuốc, không đắp lá, không xoa chỗ đỏ. Nệm hơi loại nào cũng chỉ giúp thêm, không thay trở mình. Nhờ trạm y tế chỉ cách thay băng.',
  'A sore from lying: turn every 2 hours and keep the sore off the bed with pillows; rinse with saline, cover with clean moist gauze, no powder, leaves or rubbing. Any air mattress only helps and does not replace turning. Let the health station show how to change the dressing.',
);
const watchedSore = {
  vi: 'đỏ lan rộng, sốt, rét run, lơ mơ, thở nhanh, bỏ ăn uống, chảy máu nhiều',
  en: 'redness that spreads, fever, shivering, drowsiness, fast breathing, no food or drink, much bleeding',
};

/** Both of a couple are known to carry it. */
const bothCarry = `hai vợ chồng … đều bị | vợ chồng … đều bị | cả hai … thalassemia | cả hai … tan máu | cả hai … mang gen | cả hai … gen | cả hai đều mang | cả hai đều bị | cả 2 … mang gen | ca hai … mang gen | ca 2 … mang gen | hai vợ chồng … mang gen | hai vợ chồng đều | hai vợ chồng mang gen | vợ chồng … đều mang | vợ chồng … cùng mang | cả vợ … chồng … mang | both … carriers | both carry | both of us carry | both have the trait`;

/** Matters that a general line would miss: who is only at risk, who goes home after a stay, who is a child. Ours, not reviewed. */
export const ownTopics: readonly Topic[] = [
  {
    heard: `chồng bị viêm gan b | chồng em bị viêm gan b | chồng tôi bị viêm gan b | chồng mình bị viêm gan b | vợ bị viêm gan b | vợ em bị viêm gan b | vợ tôi bị viêm gan b | chồng … viêm gan b | vợ … viêm gan b | bạn trai … viêm gan b | bạn gái … viêm gan b | người yêu … viêm gan b | bố … viêm gan b | mẹ … viêm gan b | lây viêm gan b
      | tiêm viêm gan b | tiêm ngừa viêm gan b | chích ngừa viêm gan b | vắc xin viêm gan b | hepatitis b vaccine | husband … hepatitis b | wife … hepatitis b | partner … hepatitis b`,
    beside:
      'lây | chưa tiêm | tiêm ngừa | chích ngừa | vắc xin | vaccine | vaccinated | sắp cưới | có sao không | contagious | catch it',
    of: 'infectious_disease hepatology laboratory preventive_medicine health_checkup obstetrics gastroenterology',
    isOfKin: true,
    isHarmless: true,
    saidWithout: 'kháng thể | ba mũi | 3 mũi | đủ mũi | mũi 2 | ngừa rồi | ngừa hết | mang viêm gan b',
    saidWith:
      'chồng … viêm gan b | vợ … viêm gan b | bạn trai … viêm gan b | bạn gái … viêm gan b | người yêu … viêm gan b | bố … viêm gan b | mẹ … viêm gan b | sống chung … viêm gan b | lây viêm gan b | husband … hepatitis b | wife … hepatitis b | partner … hepatitis b',
    says: step(
      'question',
      'Người sống chung với người viêm gan B: hỏi thử HBsAg và anti-HBs, thường không cần nhịn ăn. Chưa nhiễm, chưa có kháng thể thì tiêm vắc xin; HBsAg dương tính thì mới khám gan.',
      'Whoever lives with hepatitis B: ask for HBsAg and anti-HBs, usually without fasting. Not infected and without antibodies: get vaccinated; only with a positive HBsAg see a liver doctor.',
    ),
  },
  {
    heard: `tan máu bẩm sinh | tan máu di truyền | thalassemia | thalassaemia | gen tan máu | gen thalassemia | mang gen … tan máu | mang gen … thalassemia | con … tan máu bẩm sinh | con … thalassemia | carriers of thalassaemia | carriers of thalassemia`,
    beside: bothCarry,
    unless: `truyền máu | mệt lả | da xanh | sốt | vàng da | chảy máu | thai … tuần | bầu … tuần | mang thai … tuần | đang mang thai | đang có thai | đang bầu | transfusion | fever | weeks pregnant`,
    who: 'adult',
    about: 'hematology',
    of: 'hematology obstetrics reproductive_medicine',
    isLeading: true,
    isHarmless: true,
    isOfKin: true,
    answers: 'sinh con được | có con được | sinh được không | đẻ được không | healthy child | have children',
    says: step(
      'people',
      'Cùng mang gen vẫn có thể có con khỏe, nhưng mỗi lần có thai bé có thể bị bệnh: trước khi có thai, hai vợ chồng cùng đi tư vấn di truyền ở viện huyết học hoặc bệnh viện sản lớn có chẩn đoán trước sinh. Mang đủ hai tờ kết quả. Hỏi: loại gen, thử thai từ tuần nào, IVF chọn phôi, giá; lỡ có thai thì đến ngay những tuần đầu.',
      'Two carriers may well have a healthy child, but each pregnancy may bring the illness: before one, go together for genetic counselling at a haematology institute or large maternity hospital with prenatal diagnosis. Bring both results. Ask: which type, tests from which week, IVF with chosen embryos, price; if pregnant, go early.',
    ),
  },
  {
    heard: `con … tan máu bẩm sinh | con … thalassemia | cháu … tan máu bẩm sinh | cháu … thalassemia | nhà có người … thalassemia | nhà có người … tan máu | em ruột … thalassemia | em ruột … tan máu | em trai … thalassemia | em trai … tan máu | em gái … thalassemia | em gái … tan máu | anh trai … tan máu | chị gái … tan máu | sàng lọc thalassemia | sàng lọc tan máu | xét nghiệm thalassemia | xét nghiệm tan máu | mang gen tan máu | mang gen thalassemia | gen tan máu | gen thalassemia | mang gen … tan máu | mang gen … thalassemia | tan máu bẩm sinh … sinh thêm | thalassemia … sinh thêm | carrier of thalassaemia | child … thalassaemia | child … thalassemia`,
    beside:
      'có con | muốn có con | sinh con | sinh đứa | đẻ đứa | sanh đứa | sinh bé | đứa nữa | đứa thứ | sinh nữa | đẻ nữa | another baby | second child | trước khi có con | cưới | sinh thêm | đẻ thêm | thêm con | con sau | đứa sau | trước khi có bầu | trước khi có thai | trước khi mang thai | trước khi cưới | sắp cưới | chuẩn bị cưới | sắp kết hôn | trước khi kết hôn | tiền hôn nhân | vợ mang bầu | vợ bầu | vợ em bầu | vợ đang bầu | vợ có thai | vợ mang thai | before marriage | getting married | before the wedding | another child | next child | before pregnancy',
    unless: bothCarry,
    about: 'hematology',
    isOfKin: true,
    isHarmless: true,
    says: step(
      'people',
      'Hai người cùng thử, trước khi có thai: trung tâm y tế thường chỉ làm công thức máu, sắt; điện di huyết sắc tố và gen thì lên bệnh viện tỉnh, viện huyết học hoặc bệnh viện sản lớn, hỏi phiếu chuyển. Mang kết quả của con, của người bệnh trong nhà. Xin tư vấn di truyền: chẩn đoán trước sinh, chọn phôi nếu làm IVF.',
      'Both partners are tested, before a pregnancy: a medical centre usually does only blood count and iron; electrophoresis and genes are done at the provincial hospital, a haematology institute or a large maternity hospital, so ask for a referral slip. Bring the results of the child or relative. Ask for genetic counselling: tests before birth, choice of embryos with IVF.',
    ),
  },
  {
    heard: `mất vì ung thư vú | chết vì ung thư vú | nhà có người … ung thư vú | gia đình … ung thư vú | gen … ung thư vú | brca | died of breast cancer | family history of breast cancer`,
    about: 'breast',
    who: 'woman',
    isOfKin: true,
    isHarmless: true,
    // Who has a lump is looked at for the lump.
    saidWithout: `birads | bi-rads | sinh thiết | khối ở vú | khối u | cục cứng | u vú | nhân vú | cục ở vú | sờ thấy cục | ung thư vú giai đoạn | lump | biopsy`,
    says: step(
      'question',
      'Nhiều người trong nhà bị ung thư vú: khám chuyên khoa vú hoặc ung bướu, kể ai bị, lúc mấy tuổi; hỏi có nên tư vấn và xét nghiệm gen không, chụp vú, siêu âm mấy tháng một lần. Có gen chưa có nghĩa là phải cắt.',
      'With breast cancer in the family: see a breast or cancer clinic and tell who had it and at what age; ask whether genetic counselling and a test make sense, and how often to scan. A gene does not yet mean an operation.',
    ),
  },
  {
    heard: 'psa',
    unless:
      'ung thư tiền liệt | ung thư tuyến tiền liệt | k tiền liệt | gleason | cắt tinh hoàn | sinh thiết ra | prostate cancer',
    who: 'man',
    about: 'urology',
    isLasting: true,
    figureMin: 3,
    saidWithout: 'chích nội tiết | tiêm nội tiết | đoàn y tế',
    before: 'mổ | phẫu thuật | surgery | operation',
    says: step(
      'question',
      'Một con số PSA chưa nói lên tất cả: khám tiết niệu, hỏi số này ở tuổi mình nghĩa là gì, bao lâu thử lại, có nên chụp MRI trước khi sinh thiết. Chưa sinh thiết thì chưa mổ vì nghi ung thư. Thử PSA không cần nhịn ăn; mang tờ kết quả.',
      'One PSA figure does not tell all: see urology and ask what it means at this age, when to repeat it, and whether an MRI should come before a biopsy. No operation for a suspected cancer before a biopsy. The test needs no fasting; bring the result.',
    ),
    watch: {
      vi: 'không tiểu được, tiểu ra máu cục, sốt rét run',
      en: 'no urine, clots in the urine, fever with shivering',
    },
  },
  {
    unless: 'viêm gan b | viêm gan c | viêm gan siêu vi | hbsag | hbv | hepatitis b | hepatitis c',
    heard: 'men gan cao | men gan tăng | men gan | ggt | raised liver enzymes | liver enzymes',
    who: 'adult',
    about: 'gastroenterology',
    of: 'hepatology gastroenterology',
    figureMin: 46,
    saidWithout:
      'do cơ | tập gym | men gan bình thường | men gan vẫn bình thường | men gan đều bình thường | men gan đẹp',
    says: step(
      'question',
      'Men gan cao: không rượu bia (đang uống nhiều mỗi ngày thì hỏi bác sĩ cách cai, đừng bỏ đột ngột ở nhà); hỏi thử viêm gan B, C, đường, mỡ máu (nhịn ăn 8–12 giờ), siêu âm gan và bao lâu thử lại. Thuốc “giải độc gan” không thay được bỏ rượu.',
      'Raised liver values: no alcohol (who drinks much every day asks a doctor how to stop, and does not stop at once at home); ask about hepatitis B and C, sugar and fats (8–12 hours without food), an ultrasound and when to repeat. “Liver detox” pills do not replace stopping alcohol.',
    ),
    watch: {
      vi: 'vàng mắt, nôn ra máu, phân đen, bụng to nhanh, lơ mơ',
      en: 'yellow eyes, vomiting blood, black stools, a fast growing belly, drowsiness',
    },
  },
  {
    heard: 'chảy máu cam | =máu cam | nosebleed | nosebleeds',
    about: 'ent',
    says: step(
      'firstaid',
      'Lúc chảy máu cam: ngồi cúi đầu, bóp chặt cánh mũi 10–15 phút, thở bằng miệng, nhổ máu ra; không ngửa đầu, không nhét lá. Mùa khô nhỏ nước muối sinh lý, đừng ngoáy mũi.',
      'When the nose bleeds: sit bent forward, press the soft part shut for 10–15 minutes, breathe through the mouth, spit blood out; do not lean back, push nothing in. In dry weather use saline drops, no picking.',
    ),
    watch: {
      vi: 'chảy quá 20 phút không cầm, có máu ở cả chỗ khác, bầm tím nhiều, xanh xao, choáng',
      en: 'bleeding after 20 minutes of pressing, bleeding elsewhere too, many bruises, paleness, faintness',
    },
  },
  {
    heard: 'bethesda | fna | đã chọc hút | chọc hút ra | kết quả chọc hút',
    about: 'endocrinology',
    of: 'endocrinology oncology general_surgery',
    saidWith: 'bethesda iii | bethesda 3 | bethesda iv | bethesda 4 | không rõ | chưa rõ | indeterminate',
    isLasting: true,
    says: step(
      'question',
      'Kết quả chọc hút chưa rõ (như Bethesda III, IV): hỏi đọc lại tiêu bản hoặc chọc lại, theo dõi được không, nếu mổ thì một bên hay cả tuyến và vì sao. Mang lam kính, siêu âm; thường chưa gấp.',
      'If the needle sample is unclear (such as Bethesda III or IV): ask for a second reading or another sample, whether it can be watched and, if surgery, one side or all and why. Bring slides and ultrasound; it seldom hurries.',
    ),
    watch: {
      vi: 'cổ to nhanh, khàn tiếng, nuốt nghẹn, khó thở',
      en: 'a fast growing neck, hoarseness, trouble swallowing, trouble breathing',
    },
  },
  {
    heard: 'giật mình khóc đêm | khóc đêm | khóc dạ đề | giật mình ban đêm | hay giật mình | wakes crying',
    unless: 'ngáy | amidan | va | nghẹt mũi | ngưng thở | lớp một | lớp 1 | snores | tonsils | adenoids',
    who: 'child',
    of: 'pediatrics neonatology nutrition',
    isLasting: true,
    says: step(
      'note',
      'Ghi giờ ngủ, giờ khóc, bú mẹ hay sữa gì, quay video lúc giật mình cho bác sĩ xem; hỏi về vitamin D. Đừng tự mua canxi, thuốc ngủ, đừng cúng thay khám.',
      'Note sleep, crying and feeds and film the startling for the doctor; ask about vitamin D. Buy no calcium or sleeping syrup yourself, and let no healer replace the visit.',
    ),
    watch: {
      vi: 'co giật, bỏ bú, sốt, li bì, thở nhanh',
      en: 'fits, not feeding, fever, being hard to wake, fast breathing',
    },
  },
  {
    heard: 'bại não | cerebral palsy',
    who: 'child',
    of: 'rehabilitation neurology pediatrics',
    isLasting: true,
    says: step(
      'people',
      'Xin được dạy tập ở nhà: nhờ kỹ thuật viên chỉ tận tay từng bài, quay lại bằng điện thoại, hẹn mỗi tháng vài buổi để chỉnh bài; hỏi cả nẹp, ghế ngồi, cách cho ăn khỏi sặc và phòng co rút.',
      'Ask to be taught at home: let the therapist show each exercise by hand, film it, and come a few times a month to have them adjusted; ask about splints, a seat, feeding without choking and stiff joints.',
    ),
    watch: {
      vi: 'co giật, sặc rồi thở nhanh, sốt cao, li bì, bỏ ăn uống',
      en: 'fits, choking and then fast breathing, high fever, being hard to wake, not eating or drinking',
    },
  },
  {
    heard: sores,
    // It comes from lying, not from the skin.
    about: 'general_internal',
    of: 'general_internal geriatrics rehabilitation stroke neurology palliative_care family_medicine pediatrics',
    isLeading: true,
    within: '3d',
    unless: foul,
    says: soreFromLying,
    watch: watchedSore,
  },
  {
    heard: sores,
    // A foul or black one may be the surgeon’s.
    beside: foul,
    about: 'general_surgery',
    isLeading: true,
    says: soreFromLying,
    watch: watchedSore,
  },
  {
    heard: `vừa thay khớp | mới thay khớp | mới mổ thay khớp … ngày | vừa mổ thay khớp … ngày | mới mổ thay khớp | vừa mổ thay khớp | sau thay khớp | sau khi thay khớp | đã thay khớp | thay khớp … ngày | thay khớp háng … ngày | đóng đinh … ngày | nẹp vít … ngày | mổ xương đùi … ngày | đóng đinh nội tủy | đóng đinh nội tuỷ | mổ kết hợp xương | mổ nẹp vít | xương đùi đã mổ | after hip replacement | after knee replacement`,
    who: 'adult',
    of: 'orthopedics rehabilitation general_surgery',
    isAfter: true,
    isLasting: true,
    unless:
      'tháo nẹp | tháo vít | tháo đinh | rút đinh | rút nẹp | lấy đinh | lấy nẹp | lấy vít | gỡ nẹp | xương đòn | cẳng tay | cánh tay | cổ tay',
    saidWithout: 'năm ngoái | tháng | năm trước',
    says: step(
      'people',
      'Sau mổ xương khớp: tập đúng bài khoa cho, đi với khung hoặc nạng, phòng té. Khớp háng mới: chưa bắt chéo chân, ngồi xổm, ngồi ghế thấp hay cúi nhặt đồ đến khi bác sĩ cho phép.',
      'After bone or joint surgery: only the exercises that the ward gave, a frame or crutches, no falls. With a new hip no crossed legs, squatting, low chairs or bending down until the doctor allows it.',
    ),
    watch: {
      vi: 'đau tăng đột ngột, chân ngắn hoặc xoay lệch, sốt, đỏ hoặc chảy dịch ở vết mổ, bắp chân sưng đau, khó thở',
      en: 'sudden growing pain, a leg that is shorter or turned, fever, a red or weeping wound, a swollen painful calf, trouble breathing',
    },
  },
  {
    heard: `mổ đẻ ngày thứ | sinh mổ ngày thứ | mổ lấy thai ngày thứ | mổ bắt con ngày | mổ đẻ … ngày | sinh mổ … ngày | mổ lấy thai … ngày | sinh thường … ngày | sanh mổ … ngày | mới sinh … ngày | days after … caesarean | days after … birth`,
    who: 'woman',
    yearsMin: 12,
    of: 'obstetrics gynecology general_surgery',
    isAfter: true,
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, sốt, đỏ hoặc chảy dịch ở vết mổ, đau bụng tăng, đau đầu nhìn mờ, bắp chân sưng đau, khó thở',
      en: 'soaking a pad every hour, fever, a red or weeping wound, growing belly pain, headache with blurred sight, a swollen painful calf, trouble breathing',
    },
  },
  {
    heard: `mổ ruột thừa … ngày | mổ ruột thừa nội soi | mổ nội soi … ngày | cắt ruột thừa … ngày | vừa mổ … ngày | mới mổ … ngày | days after surgery | days after … operation`,
    of: 'general_surgery gastroenterology hepatobiliary_surgery urology gynecology',
    isAfter: true,
    watch: {
      vi: 'sốt, đau bụng tăng, bụng chướng, nôn, đỏ hoặc chảy mủ ở vết mổ, bắp chân sưng đau, khó thở',
      en: 'fever, growing belly pain, a swollen belly, vomiting, a red or festering wound, a swollen painful calf, trouble breathing',
    },
  },
  {
    // Watched for as in QĐ 292/QĐ-BYT.
    heard: 'tay chân miệng | hand foot and mouth | hand, foot and mouth | hfmd',
    who: 'child',
    of: 'pediatrics infectious_disease dermatology',
    isAfter: true,
    watch: {
      vi: 'giật mình nhiều, run tay chân, đi loạng choạng, sốt từ 39 °C, nôn nhiều, thở nhanh, li bì',
      en: 'frequent startling, trembling, walking unsteadily, fever of 39 °C or more, much vomiting, fast breathing, being hard to wake',
    },
  },
  {
    heard: `viêm phổi … đã ổn | viêm phổi … hết sốt | viêm phổi nằm | nằm viện … viêm phổi | after pneumonia`,
    of: 'pulmonology general_internal infectious_disease geriatrics',
    isAfter: true,
    watch: {
      vi: 'khó thở lại, sốt lại, lơ mơ, ăn uống không được, tím môi',
      en: 'short of breath again, fever again, drowsiness, not eating or drinking, blue lips',
    },
  },
  {
    heard: `phim mri | thoát vị đĩa đệm … mri | thoát vị đĩa đệm … mổ | phim mri … lưng | mri … thoát vị | mổ thoát vị đĩa đệm | bảo mổ … đĩa đệm | slipped disc … surgery | herniated disc … surgery`,
    unless:
      'yếu chân | chân yếu | liệt | bí tiểu | són tiểu | tê vùng | tê mông | tê quanh hậu môn | sốt | đau dữ | tối qua | hôm nay | weak leg | numb between | fever',
    of: 'spine neurosurgery orthopedics neurology rehabilitation',
    atMost: 'routine',
    isAfter: true,
    before: 'mổ | phẫu thuật | surgery | operation',
    isLasting: true,
    says: step(
      'question',
      'Thoát vị đĩa đệm nhiều người đỡ khi tập và uống thuốc: hỏi vì sao phải mổ lúc này, không mổ thì sao, tập thêm bao lâu. Mang phim MRI; đang đỡ dần thì thường chưa phải vội.',
      'Many slipped discs get better with exercises and medicine: ask why to operate now, what happens without, and how long to go on with the exercises. Bring the MRI; while it gets better there is usually no hurry.',
    ),
    watch: {
      vi: 'yếu chân, tê vùng mông, bí hoặc són tiểu, sốt, đau dữ dội về đêm',
      en: 'a weak leg, numbness between the legs, loss of bladder control, fever, severe pain at night',
    },
  },
  {
    heard: `trộn corticoid | có corticoid | chứa corticoid | mặt tròn xoe | mặt tròn vo | mặt tròn như | mặt tròn ra | mặt tròn đỏ | mặt tròn lên | mat tron ra | mat tron len | mat tron xoe | mat tron vo | moon face | moon-faced | hidden steroid | hidden steroids | cushing`,
    beside: `thuốc tễ | thuoc te | thuốc nam | thuoc nam | thuốc bắc | thuốc tàu | thuoc tau | ông lang | bà lang | thầy lang | gia truyền | thuốc không nhãn | viên đen | corticoid | medrol | prednisolon | dexa | dexamethason | thuốc khớp | thuốc gút | herbal | healer
      | steroid | steroids | pills`,
    unless: 'kem trộn | kem bôi | thuốc bôi | thuốc nhỏ | nhỏ mắt | thuốc xịt | cream | eye drops',
    who: 'adult',
    about: 'endocrinology',
    of: 'endocrinology rheumatology orthopedics general_internal gastroenterology dermatology pulmonology',
    isAfter: true,
    atMost: 'urgent',
    within: '3d',
    says: step(
      'pill',
      'Thuốc nghi trộn corticoid đã uống nhiều tháng: đừng vứt, đừng tự ngưng đột ngột (có thể kiệt sức, tụt huyết áp nguy hiểm). Mang hết thuốc đến bác sĩ nội tiết trong vài ngày để được đo và giảm dần; nơi gần nhà khám trước.',
      'Pills that may hold steroids, taken for months: do not throw them away and do not stop at once on your own (it can end in a dangerous collapse). Take all of them to a hormone doctor within days, who measures and lowers the dose step by step; the place near home first.',
    ),
    watch: {
      vi: 'nôn nhiều, lả người, ngất, huyết áp tụt, sốt, đau bụng dữ, phân đen',
      en: 'much vomiting, collapse, fainting, low blood pressure, fever, severe belly pain, black stools',
    },
  },
];
