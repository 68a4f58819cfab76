import { type Step, step } from '../next-steps/step.ts';
import { feverFigures, grave } from './everyday-topics.ts';
import type { Topic } from './topic.ts';

const sores = `loét tì đè | loét … nằm lâu | nằm lâu … loét | loét da … nằm liệt | bed sore | pressure ulcer | loét tỳ đè | loét cùng cụt | loét xương cùng | loét … xương cùng | loét … xương cụt | lở … xương cùng | lở … cùng cụt | =lở mông | =lở lưng | nằm liệt … lở | nằm một chỗ … lở | nằm lâu … lở | xương cùng … loét | vết loét … nằm lâu | nằm một chỗ … loét | nằm liệt … loét | nằm một chỗ … trợt | nằm liệt … trợt | nằm lâu … trợt | xương cùng … trợt | cùng cụt … trợt | xương cùng … trầy | cùng cụt … trầy | trợt … xương cùng | trợt … cùng cụt | trầy … xương cùng | loét lưng | loét mông | pressure sore | pressure sores | bedsore | bedsores`;
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
    heard: `gói khám người già | gói khám người cao tuổi | khám tổng quát người già | khám tổng quát người cao tuổi | khám tổng quát … bố mẹ | khám tổng quát … ba mẹ | khám tổng quát … ông bà | khám tổng quát … hai cụ | khám tổng quát … 2 cụ | bố mẹ … khám tổng quát | ba mẹ … khám tổng quát | ông bà … khám tổng quát | bo me … kham tong quat | ba me … kham tong quat | goi kham nguoi gia | kham tong quat nguoi gia | check-up for … parents | checkup for … parents | parents … check-up | parents … checkup | elderly check-up | senior check-up`,
    yearsMin: 60,
    about: 'geriatrics',
    of: 'geriatrics health_checkup general_internal family_medicine neurology',
    isHarmless: true,
    answers: 'bao gồm | gồm những gì | khám những gì | bao gom | gom nhung gi | kham nhung gi | include | what tests',
    says: step(
      'question',
      'Khám cho người lớn tuổi: ngoài huyết áp, thử máu, nước tiểu, xin thêm điện tim, mắt, tai, răng, đo loãng xương, hỏi trí nhớ, đi đứng; mang hết thuốc để bác sĩ bớt thứ thừa. Kể cả điều nhỏ như tê tay, chóng mặt, tiểu đêm. Hay quên thuốc: hộp chia theo ngày, đặt chuông. Hỏi trạm y tế ngày khám miễn phí cho người từ 60 tuổi.',
      'A check for older people: besides pressure, blood and urine ask for an ECG, eyes, ears, teeth, bone density, and a look at memory and walking; bring all medicines so that needless ones go. Tell small things too, such as numb hands, dizziness, night urine. For forgotten tablets: a day-by-day box, an alarm. Ask the health station about its free check from 60 on.',
    ),
  },
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
    heard: `con … tan máu bẩm sinh | con … thalassemia | cháu … tan máu bẩm sinh | cháu … thalassemia | nhà có người … thalassemia | có người bị tan máu | có người bị thalassemia | co nguoi bi tan mau | co nguoi bi thalassemia | họ hàng … tan máu | nhà có người … tan máu | em ruột … thalassemia | em ruột … tan máu | em trai … thalassemia | em trai … tan máu | em gái … thalassemia | em gái … tan máu | anh trai … tan máu | chị gái … tan máu | sàng lọc thalassemia | sàng lọc tan máu | xét nghiệm thalassemia | xét nghiệm tan máu | mang gen tan máu | mang gen thalassemia | gen tan máu | gen thalassemia | mang gen … tan máu | mang gen … thalassemia | tan máu bẩm sinh … sinh thêm | thalassemia … sinh thêm | carrier of thalassaemia | child … thalassaemia | child … thalassemia`,
    beside:
      'có con | muốn có con | sinh con | sinh đứa | đẻ đứa | sanh đứa | sinh bé | đứa nữa | đứa thứ | sinh nữa | đẻ nữa | another baby | second child | trước khi có con | cưới | sinh thêm | đẻ thêm | thêm con | con sau | đứa sau | trước khi có bầu | trước khi có thai | trước khi mang thai | trước khi cưới | sắp cưới | chuẩn bị cưới | sắp kết hôn | trước khi kết hôn | tiền hôn nhân | vợ mang bầu | vợ bầu | vợ em bầu | vợ đang bầu | vợ có thai | vợ mang thai | before marriage | getting married | before the wedding | another child | next child | before pregnancy',
    unless: bothCarry,
    about: 'hematology',
    isOfKin: true,
    isHarmless: true,
    isSelfPaid: true,
    says: step(
      'people',
      'Hai người cùng thử, trước khi có thai: công thức máu trước (trung tâm y tế làm được), nghi ngờ thì điện di huyết sắc tố, gen ở bệnh viện tỉnh, viện huyết học hay bệnh viện sản lớn. Đang khỏe tự đi thử thường tự trả, không cần phiếu chuyển: hỏi giá. Chỉ khi cả hai cùng mang gen, con mới có thể bị nặng: xin tư vấn di truyền.',
      'Both partners are tested, before a pregnancy: first a blood count (a medical centre can do it), then if in doubt electrophoresis and genes at the provincial hospital, a haematology institute or a large maternity hospital. Healthy people who wish it usually pay themselves and need no referral slip: ask the price. Only if both carry it can a child be gravely ill: ask for genetic counselling.',
    ),
  },
  {
    // A cancer that is named, and a day for the knife that leaves time to ask.
    heard: `giữ vú | giữ được vú | giữ lại vú | bảo tồn vú | giữ ngực | cắt vú | cắt bỏ vú | cắt hết vú | cắt toàn bộ vú | đoạn nhũ | giu vu | bao ton vu | cat vu | doan nhu | mastectomy | breast … saved | keep … breast | save … breast | breast conserving | breast-conserving | lumpectomy`,
    beside: `ung thư vú | ung thư … vú | k vú | carcinom | carcinôm | er dương | her2 | ung thu vu | breast cancer | carcinoma`,
    unless: `${grave} | đã mổ | mới mổ | vừa mổ | sau mổ | đã cắt | vết mổ | hóa trị xong | loét | chảy máu | sốt | khó thở | after mastectomy | after … mastectomy | had a mastectomy | had … mastectomy | ulcer | bleeding | fever | breathless`,
    who: 'adult',
    about: 'oncology',
    of: 'oncology breast',
    atMost: 'routine',
    isPicture: true,
    isLeading: true,
    within: '14d',
    isAfter: true,
    answers: 'giữ được vú | giữ vú | giữ ngực | có phải cắt | cắt hết | breast … saved | keep … breast',
    says: step(
      'question',
      'U nhỏ thường hỏi được cách giữ vú (lấy u rồi xạ), tùy cỡ u, số ổ, HER2 và ngực to nhỏ; có khi thuốc trước cho u nhỏ lại. Hỏi nơi mổ dời lại một, hai tuần để hội chẩn ở bệnh viện ung bướu: thường không hại, nhưng đừng bỏ lịch khi chưa có nơi nhận. Mang khối nến và lam mẫu, ER, PR, HER2, nhũ ảnh; ở xa thì hỏi gửi hồ sơ trước.',
      'With a small tumour the breast can often be kept (lump out, radiotherapy), depending on its size and number, HER2 and the breast; medicine first may shrink it. Ask to move the day by a week or two for the board of a cancer hospital: usually no harm, but keep the day until another place has taken it over. Bring tissue blocks, slides, ER, PR, HER2, mammogram; from afar send the papers first.',
    ),
    watch: {
      vi: 'vú đỏ nóng đau lan nhanh, sốt, khó thở, chảy máu không cầm, đau xương dữ dội, yếu chân',
      en: 'a red hot breast that spreads fast, fever, trouble breathing, bleeding that does not stop, severe bone pain, weak legs',
    },
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
      'ghép gan | ghep gan | vàng da | da vàng | da hơi vàng | vàng mắt | phân nhạt | phân bạc | do cơ | tập gym | men gan bình thường | men gan vẫn bình thường | men gan đều bình thường | men gan đẹp',
    says: step(
      'question',
      'Men gan cao khoảng hai lần mức bình thường thì thường chưa cần vội, hay do gan nhiễm mỡ, rượu, thuốc; từ vài trăm hay vàng mắt thì khám ngay. Không rượu bia (đang uống nhiều mỗi ngày thì hỏi cách cai, đừng bỏ đột ngột ở nhà); hỏi thử viêm gan B, C, đường, mỡ máu, siêu âm nếu chưa làm, bao lâu thử lại. Không thuốc “giải độc gan”.',
      'Liver values of about twice the limit are usually not urgent, and often come from a fatty liver, alcohol or medicines; with several hundred or yellow eyes be seen at once. No alcohol (who drinks much every day asks how to stop, not suddenly at home); ask about hepatitis B and C, sugar, fats, an ultrasound if none was done, and when to repeat. No “liver detox”.',
    ),
    watch: {
      vi: 'vàng mắt, nôn ra máu, phân đen, bụng to nhanh, lơ mơ',
      en: 'yellow eyes, vomiting blood, black stools, a fast growing belly, drowsiness',
    },
  },
  {
    heard:
      'chảy máu cam | =máu cam | chảy máu mũi | chay mau mui | mũi … rớm máu | mũi rớm máu | nosebleed | nosebleeds',
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
    heard: '=bại não | cerebral palsy',
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
    heard: `trộn corticoid | có corticoid | chứa corticoid | mặt tròn xoe | mặt tròn vo | mặt tròn như | mặt tròn ra | mặt tròn đỏ | =mặt tròn lên | mat tron ra | mat tron vo | moon face | moon-faced | hidden steroid | hidden steroids | cushing`,
    beside: `thuốc tễ | thuoc te | thuốc nam | thuoc nam | thuốc bắc | thuốc tàu | thuoc tau | ông lang | bà lang | thầy lang | gia truyền | thuốc không nhãn | viên đen | corticoid | medrol | prednisolon | dexa | dexamethason | thuốc khớp | thuốc gút | herbal | healer
      | steroid | steroids | pills`,
    unless:
      'chưa uống | chưa dám | rủ uống | rủ mua | có nên uống | sợ uống phải | kem trộn | kem bôi | thuốc bôi | thuốc nhỏ | nhỏ mắt | thuốc xịt | cream | eye drops',
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
  {
    heard: `thanh long … tiểu | thanh long … đái | củ dền … tiểu | củ dền … đái | tiểu … củ dền | tiểu … thanh long | đái … củ dền | thanh long … nước tiểu | củ dền … nước tiểu | thanh long … tieu hong | thanh long … nuoc tieu | thanh long … di tieu | cu den … tieu hong | cu den … nuoc tieu | cu den … dai hong | beetroot … pee | beetroot … urine`,
    unless: `như củ dền | như nước củ dền | nhu nuoc cu den | nhu cu den | buốt | sốt | máu cục | đau hông | đau lưng | quặn | phù | fever | clots`,
    about: 'urology',
    of: 'urology nephrology general_internal gastroenterology nutrition',
    isAfter: true,
    says: step(
      'note',
      'Nước tiểu hồng sau khi ăn củ dền, thanh long ruột đỏ thường trong lại sau một hai ngày ngừng ăn, không cần thuốc. Không ăn mà vẫn hồng, hay quá 2 ngày: thử nước tiểu, vì máu trong nước tiểu thì phải tìm nguyên nhân, nhất là người trên 40 tuổi hoặc hút thuốc.',
      'Pink urine after beetroot or red dragon fruit usually clears a day or two after stopping and needs no medicine. If it is pink without them, or beyond 2 days, have the urine tested: blood there needs its cause, above all past 40 or in smokers.',
    ),
    watch: {
      vi: 'tiểu ra máu cục, không tiểu được, sốt rét run, đau hông lưng dữ dội',
      en: 'clots, no urine, fever with shivering, severe flank pain',
    },
  },
  {
    heard: `viêm bàng quang | tiểu hơi buốt | tiểu xong buốt | tiểu xong gắt | tiểu hơi gắt | nhịn tiểu … buốt | mắc tiểu hoài | viem bang quang | tieu xong gat | mac tieu hoai | burning pee | burning when peeing | burning when i pee | burning wee | pee burns | bladder infection | uti`,
    unless: `${feverFigures} | tiểu ra máu | tieu ra mau | tiểu máu | có máu | co mau | nước tiểu đỏ | nước tiểu hồng | hút thuốc | hut thuoc | blood | back ache | backache | sốt | rét run | ớn lạnh | đau lưng | đau hông | có thai | mang thai | bầu | mủ | tinh hoàn | tiểu buốt | tiểu rắt | tiểu rát | fever | chills | back pain | flank | pregnant | discharge`,
    who: 'adult',
    about: 'urology',
    of: 'urology nephrology gynecology general_internal obstetrics',
    isAfter: true,
    says: step(
      'note',
      'Tiểu buốt gắt: uống đủ nước, đừng nhịn tiểu; thử nước tiểu trước khi uống kháng sinh, uống đủ ngày bác sĩ kê. Bị từ 3 lần một năm: hỏi cấy nước tiểu, siêu âm và thuốc ngừa; đi tiểu sau quan hệ, không thụt rửa. Nam việt quất, rau má chỉ phụ, không thay thuốc.',
      'Burning urine: drink enough, do not hold it; test the urine before antibiotics and take them to the last day. From 3 bouts a year on ask for a culture, an ultrasound and prevention; pass urine after sex, no douching. Cranberry or herbs do not replace treatment.',
    ),
    watch: {
      vi: 'sốt rét run, đau hông lưng, tiểu ra máu, nôn, không tiểu được',
      en: 'fever with shivering, flank pain, blood in the urine, vomiting, no urine',
    },
  },
  {
    heard: `đêm dậy đi tiểu | dậy đi tiểu | dậy tiểu | =dậy đái | đêm dậy … lần | tia yếu | =dòng yếu | tia nhỏ | phì đại tiền liệt | cắt đốt tuyến tiền liệt | dem day di tieu | day di tieu | tia yeu | tuyến tiền liệt | wake … to urinate | wake up … urinate | stream … slow`,
    unless: `xây xẩm | choáng | ngất | xỉu | lịm | fainted | dizzy | sốt | tiểu máu | đái máu | tiểu ra máu | máu cục | ra máu | bí tiểu | bí đái | không tiểu được | nhỏ giọt | tức bụng | bụng dưới | khát | sụt | psa | ung thư | gleason | sinh thiết | tiểu đêm | đái đêm | tiểu yếu | tia tiểu yếu | dòng tiểu yếu | tiểu phải rặn | đêm đi tiểu | đêm dậy tiểu | đêm dậy đái | tiểu không hết | tiền liệt tuyến | phì đại tuyến tiền liệt | u xơ tiền liệt | hẹp niệu đạo | prostate | blood | fever`,
    who: 'man',
    yearsMin: 40,
    about: 'urology',
    of: 'urology andrology nephrology geriatrics general_internal',
    isAfter: true,
    says: step(
      'note',
      'Đêm dậy tiểu nhiều, tia yếu: bớt nước, trà, cà phê, bia từ tối; ghi mấy hôm số lần và lượng; không tự uống thuốc cảm, dị ứng (dễ bí tiểu). Nơi ghi trên thẻ thử nước tiểu, đường, siêu âm trước, hỏi PSA; cần thì chuyển Ngoại Tiết niệu. Phần lớn uống thuốc đã đỡ, thuốc nam không làm tuyến nhỏ lại.',
      'Many visits at night and a weak stream: less water, tea, coffee and beer in the evening; note times and amounts for some days; no cold or allergy remedies (they can block urine). The place on the card tests urine and sugar and does an ultrasound first, ask about PSA; then urology. Most get better with medicine; herbs do not shrink the gland.',
    ),
    watch: {
      vi: 'không tiểu được, bụng dưới căng đau, tiểu ra máu cục, sốt rét run',
      en: 'no urine, a tense painful lower belly, clots in the urine, fever with shivering',
    },
  },
  {
    heard: `ống thông tiểu | thông tiểu sạch | tự thông tiểu | sonde tiểu | sonde bàng quang | túi nước tiểu | dẫn lưu thận | thận ra da | mở bàng quang ra da | bàng quang ra da | rút ống tiểu | rút ống thông | ong thong tieu | bang quang ra da | urinary catheter | catheter bag`,
    unless: `tuột | thay sonde | thay ống tiểu | thay ống thông | đến hạn thay | sốt | rét run | máu | đỏ như | fever | blood`,
    about: 'urology',
    of: 'urology nephrology geriatrics rehabilitation stroke general_internal',
    isAfter: true,
    says: step(
      'note',
      'Ống thông tiểu, ống dẫn lưu: rửa tay trước, túi thấp hơn bàng quang, không chạm sàn, uống đủ nước, rửa quanh ống mỗi ngày, thay đúng hẹn. Không ra nước tiểu: xem ống gập, túi đầy; vẫn không ra thì đến nơi đặt hay cấp cứu ngay; đừng tự bơm, tự rút. Mới rút: rát nhẹ một hai ngày hay gặp; 6 giờ không tiểu được thì đi ngay.',
      'A urinary tube: wash hands first, the bag below the bladder and off the floor, enough to drink, wash around it daily, changed on time. If nothing comes look for a kink or a full bag; still nothing: go at once to who placed it or an emergency department; do not flush or pull it. Just removed: slight burning for a day or two is usual; no urine for 6 hours: go.',
    ),
    watch: {
      vi: 'không ra nước tiểu kèm bụng dưới căng, sốt rét run, nước tiểu đỏ hay có cục máu, mủ quanh ống',
      en: 'no urine with a tense belly, fever with shivering, red urine or clots, pus around the tube',
    },
  },
  {
    heard: `tinh hoàn … xệ | bên … xệ hơn | bìu … thấp hơn | tinh hoàn … thấp hơn | hòn … thấp hơn | bên thấp bên cao | bên cao bên thấp | hòn … to hơn | to nhỏ khác nhau | nang mào tinh | mào tinh … nang | tinh hoan … xe | hon … thap hon | nang mao tinh | mao tinh … nang | one testicle … lower | testicle hangs`,
    unless: `cục cứng | cứng như | hai tháng to | to nhanh | to dần | sưng | sốt | đột ngột | đau dữ | âm ỉ | trẻ sơ sinh | bé … tuổi | hard lump | swollen`,
    who: 'man',
    about: 'andrology',
    of: 'andrology urology',
    isAfter: true,
    says: step(
      'note',
      'Hai tinh hoàn cao thấp, to nhỏ hơi khác nhau từ dậy thì, mềm đều, không đau thường là bình thường, không ảnh hưởng con cái. Nang mào tinh nhỏ, không đau thường chỉ theo dõi. Mỗi tháng tự sờ sau tắm ấm; có cục cứng, to lên hay nặng tức thì khám Nam khoa, Ngoại Tiết niệu, siêu âm bìu.',
      'Testicles that hang or measure a little differently since puberty, soft, even and painless, are usually normal and do not affect fertility. A small painless cyst by them is mostly only watched. Feel them monthly after a warm bath; with a hard lump, growth or heaviness see andrology or urology for an ultrasound.',
    ),
    watch: {
      vi: 'đau tinh hoàn đột ngột, sưng đỏ, nôn, cục cứng, to nhanh',
      en: 'sudden pain of a testicle, redness and swelling, vomiting, a hard lump, fast growth',
    },
  },
  {
    heard: `hạt trắng … quy đầu | hạt … rãnh quy đầu | hạt nhỏ … quy đầu | chuỗi ngọc dương vật | gai sinh dục | white bumps … penis | bumps … penis | bumps around the rim | pearly`,
    unless: `loét | mụn nước | chảy mủ | tiểu buốt | hạch | sốt | blisters | ulcer`,
    who: 'man',
    about: 'andrology',
    of: 'andrology urology dermatology',
    isAfter: true,
    says: step(
      'note',
      'Hạt trắng nhỏ đều thành hàng quanh rãnh quy đầu, có từ dậy thì, không đau, không lan thường lành và không lây: không cần đốt, không nặn, không bôi thuốc mụn cóc. Muốn yên tâm thì khám Da liễu hoặc Nam khoa một lần; mới nổi, lan, sùi như hoa mào gà sau quan hệ thì nên khám và thử bệnh lây.',
      'Small even white bumps in a row around the rim since puberty, painless and not spreading, are usually harmless and not catching: no burning, squeezing or wart lotion. For peace of mind see dermatology or andrology once; if new, spreading or cauliflower-like after sex be seen and tested.',
    ),
  },
  {
    heard: `trúng hạ bộ | trúng chỗ hiểm | trúng chỗ kín | đá trúng bi | trúng tinh hoàn | trung ha bo | trung cho hiem | kicked in the balls | hit in the groin`,
    who: 'man',
    about: 'urology',
    of: 'urology andrology',
    isAfter: true,
    says: step(
      'firstaid',
      'Bị trúng hạ bộ: nằm nghỉ, chườm mát qua khăn 15 phút, mặc quần lót nâng đỡ. Hết đau trong một giờ, không sưng bầm, tiểu bình thường thì thường không sao tới con cái. Còn đau, sưng to dần, bầm tím, nôn hay tiểu máu thì đến cấp cứu siêu âm bìu ngay, đừng ngại. Chơi thể thao nên đeo đồ bảo hộ.',
      'A blow to the groin: lie down, cool through a cloth for 15 minutes, supporting underwear. If the pain is gone within an hour, without swelling or bruise and urine is normal, fertility is usually not harmed. With lasting pain, growing swelling, bruising, vomiting or bloody urine go for an ultrasound at once. Wear a cup for sport.',
    ),
    watch: {
      vi: 'đau quá một giờ, sưng to, bầm tím, nôn, tiểu ra máu, không tiểu được',
      en: 'pain beyond an hour, swelling, bruising, vomiting, blood in the urine, no urine',
    },
  },
  {
    heard: `tuột ra sau không kéo lại | không kéo lại được | kéo … không lại được | không kéo lên lại được | khong keo lai duoc | không kéo về được | foreskin … stuck | foreskin … won't go back`,
    beside: `bao quy đầu | quy đầu | đầu chim | đầu dương vật | bao quy dau | duong vat | foreskin`,
    who: 'man',
    about: 'urology',
    of: 'urology andrology pediatrics pediatric_surgery emergency',
    isLeading: true,
    isOfNow: true,
    isTonight: true,
    inEmergency: true,
    says: step(
      'firstaid',
      'Da quy đầu kẹt phía sau, sưng thắt: không chờ tự hết, đến cấp cứu hoặc Ngoại Tiết niệu để nắn lại, để lâu đầu dương vật thiếu máu. Trên đường nằm ngửa, chườm mát qua khăn, nắm nhẹ cho bớt sưng; không cố kéo mạnh, không bôi dầu nóng, mỡ, không chích, không buộc.',
      'The foreskin stuck behind the swollen head does not wait: an emergency or urology department puts it back, or the head loses its blood. On the way lie down, cool it through a cloth, hold it gently against the swelling; no force, hot oil, fat, pricking or tying.',
    ),
    watch: {
      vi: 'đầu dương vật tím đen, mất cảm giác, không tiểu được, sốt',
      en: 'a dark or numb head, no urine, fever',
    },
  },
  {
    heard: `quai bị … tinh hoàn | quai bị … bìu | quai bị … bi | quai bi … biu | quai bi … tinh hoan | quai bi … bi trai | quai bi … bi phai | mumps … testicle`,
    beside: `sưng | đau | nóng | sung | dau | swollen | pain`,
    unless: `hồi nhỏ | hồi lớp | năm trước | ngày xưa | trước khi cưới`,
    who: 'man',
    about: 'urology',
    of: 'urology andrology infectious_disease pediatrics',
    isLeading: true,
    isOfNow: true,
    says: step(
      'firstaid',
      'Quai bị rồi sưng đau tinh hoàn: khám trong ngày, siêu âm bìu để không sót xoắn tinh hoàn. Tới đó nằm nghỉ, kê nâng bìu bằng khăn, chườm mát qua vải, paracetamol đúng liều, uống đủ nước; không đắp lá, không bôi dầu, không tự uống corticoid, kháng sinh. Đeo khẩu trang, sau vài tháng hỏi tinh dịch đồ.',
      'Mumps and then a swollen painful testicle: be seen the same day, with an ultrasound so that a twist is not missed. Until then lie down, support it with a towel, cool through cloth, paracetamol in the right dose, drink; no leaves or oils, no steroids or antibiotics of your own. Wear a mask; some months later ask about a semen test.',
    ),
    watch: {
      vi: 'đau đột ngột dữ dội, nôn, cứng cổ, đau đầu dữ, lơ mơ, nghe kém',
      en: 'sudden severe pain, vomiting, a stiff neck, severe headache, drowsiness, loss of hearing',
    },
  },
  {
    heard: `xét nghiệm tinh trùng | kiểm tra tinh trùng | thử tinh trùng | xet nghiem tinh trung | kiem tra tinh trung | sperm test`,
    unless: `tinh dịch đồ | tinh trùng yếu | tinh trùng ít | không có tinh trùng`,
    who: 'man',
    about: 'andrology',
    of: 'andrology urology reproductive_medicine',
    isAfter: true,
    isHarmless: true,
    says: step(
      'note',
      'Xét nghiệm tinh dịch đồ: kiêng xuất tinh 2–5 ngày, lấy mẫu tại nơi xét nghiệm, nhận kết quả trong ngày hoặc hôm sau; hỏi giá vì thường tự trả. Bất thường thì làm lại sau 2–3 tháng rồi mới kết luận. Làm ở Nam khoa, hiếm muộn; vợ cũng nên khám cùng lúc. Từng quai bị sưng tinh hoàn thì kể.',
      'A semen test: 2–5 days without, the sample given on the spot, the result the same or the next day; ask the price, it is usually self-paid. If abnormal it is repeated after 2–3 months before judging. Andrology or fertility clinics do it; the wife is best seen too. Tell of mumps with a swollen testicle.',
    ),
  },
  {
    heard: `từng sốc phản vệ | sốc phản vệ | tiền sử … phản vệ | bị phản vệ | phản vệ độ | bút tiêm adrenalin | bút adrenalin | bút epinephrine | bút epi | thuốc bút tiêm | soc phan ve | epipen | epipens | anaphylaxis | jext | sốc vì ong | soc vi ong | penicillin bị sốc`,
    unless: `chết trên bàn | chet tren ban | bạn thân em chết | ban than em chet | nâng mũi | nang mui | lúc trưa | hồi nãy | vừa | tối qua | đang khó thở | clip | bạn em`,
    about: 'allergy_immunology',
    of: 'allergy_immunology pediatrics dermatology general_internal preventive_medicine dentistry emergency',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Từng phản vệ: khám Dị ứng xin thẻ dị ứng, giấy xác nhận và kế hoạch xử trí viết sẵn cho trường, cơ quan; khai với mọi bác sĩ, trước mũi tiêm. Bút adrenalin không phải nơi nào cũng có: gọi hỏi khoa Dị ứng, nhà thuốc bệnh viện lớn, mang đơn cũ. Không tự thử lại. Bị lại: tiêm bút nếu có, nằm kê chân (khó thở thì ngồi), gọi 115.',
      'After anaphylaxis: an allergy clinic gives an allergy card, a certificate and a written plan for school or work; tell every doctor and dentist. Adrenaline pens are not found everywhere: call an allergy department and the pharmacy of a large hospital first, bring the old prescription. Never test it at home. If it returns: the pen, legs up (sit if breathless), call 115.',
    ),
    watch: {
      vi: 'khó thở, khàn giọng, sưng môi lưỡi, choáng, nôn liên tục, mề đay lan nhanh: gọi 115',
      en: 'trouble breathing, a hoarse voice, swollen lips or tongue, faintness, constant vomiting, fast spreading hives: call 115',
    },
  },
  {
    heard: `ong đốt | ong … đốt | ong chích | ong … chích | =kiến cắn | bị kiến cắn | kiến lửa cắn | ong dot | ong … dot 1 | ong mat chich | bee sting | bee stings | wasp sting | stung by | kien lua can`,
    unless: `=lưỡi | =môi | mí mắt | tức ngực | tongue | lips | dizzy | phản vệ | phan ve | khó thở | kho tho | choáng | ngất | mề đay | nổi mẩn | ớn lạnh | tiểu ít | mũi ở | chục | nhiều mũi | sáu mũi | 6 mui | bảy tám | trong miệng | trong họng | anaphylaxis | breath | faint | hives | many`,
    about: 'allergy_immunology',
    of: 'allergy_immunology toxicology dermatology general_internal emergency pediatrics',
    isAfter: true,
    says: step(
      'firstaid',
      'Ong đốt một vài mũi: gạt ngòi ra, rửa xà phòng, chườm lạnh, tháo nhẫn; không bôi vôi, nước mắm, kem đánh răng. Sưng ngứa quanh chỗ đốt vài ngày thường gặp, thuốc dị ứng hỏi dược sĩ. Lần sau không chắc nặng hơn, nhưng từng nổi mề đay, khó thở, choáng thì khám Dị ứng hỏi bút adrenalin trước khi đi rừng, lấy mật.',
      'One or a few stings: scrape the sting out, soap and water, cold, take off rings; no lime, fish sauce or toothpaste. Swelling and itch there for some days are usual; ask a pharmacist about an antihistamine. The next one need not be worse, but after hives, breathlessness or faintness see an allergy clinic about an adrenaline pen before the woods or the hives.',
    ),
    watch: {
      vi: 'khó thở, khàn giọng, sưng môi lưỡi, choáng, nôn, mề đay khắp người, bị trên 10 mũi, tiểu ít hay sẫm màu',
      en: 'trouble breathing, a hoarse voice, swollen lips or tongue, faintness, vomiting, hives all over, more than 10 stings, little or dark urine',
    },
  },
  {
    heard: `cản quang | thuốc cản quang | can quang | ct contrast | contrast dye`,
    beside: `ngứa | nổi mẩn | nóng bừng | dị ứng | phản vệ | noi man | phan ve | ngua | itch | allergic | reaction`,
    unless: `hôm nay | vừa chụp | sáng nay | khó thở`,
    about: 'allergy_immunology',
    of: 'allergy_immunology diagnostic_imaging oncology urology nephrology general_internal',
    isAfter: true,
    isLeading: true,
    says: step(
      'question',
      'Từng phản ứng với thuốc cản quang: báo bác sĩ chỉ định và phòng chụp trước ngày hẹn, mang giấy ghi tên thuốc, mức độ. Hỏi đổi chất khác, chụp không thuốc, siêu âm hay MRI, thuốc uống dự phòng; nặng thì khám Dị ứng trước. Nóng bừng thoáng qua lúc tiêm thường không phải dị ứng. Kể thận, tiểu đường, metformin.',
      'After a reaction to contrast: tell the doctor and the scan room before the date, with the name of the agent and how bad it was. Ask about another agent, a scan without it, ultrasound or MRI, and tablets beforehand; if it was severe see an allergy clinic first. A passing flush is usually no allergy. Tell of kidneys, diabetes, metformin.',
    ),
    watch: {
      vi: 'sau tiêm: khó thở, sưng mặt, choáng, nôn, nổi mề đay lan nhanh',
      en: 'after the injection: trouble breathing, a swollen face, faintness, vomiting, fast spreading hives',
    },
  },
  {
    heard: `dị ứng penicillin | penicillin … dị ứng | penicillin … di ung | penicillin … nổi mẩn | penicillin … noi man | penicillin … nổi ban | dị ứng kháng sinh | dị ứng amoxicillin | di ung penicillin | penicillin allergy | allergic to penicillin`,
    unless: `phản vệ | phan ve | đang nổi | vừa uống | mới uống | khó thở | thử dị ứng | test dị ứng | anaphylaxis | just took`,
    about: 'allergy_immunology',
    of: 'allergy_immunology dentistry general_internal dermatology pediatrics obstetrics',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Từng dị ứng penicillin: khai tên thuốc, năm nào, nổi ban hay khó thở; bác sĩ, nha sĩ chọn nhóm khác, đừng tự mua. Nhiều người sau nhiều năm không còn dị ứng: hỏi khoa Dị ứng bệnh viện lớn thử lại có theo dõi, không thử ở nhà. Ghi vào giấy mang theo người.',
      'A past penicillin allergy: tell the name, the year, rash or breathlessness; doctor or dentist chooses another group, buy nothing yourself. Many lose it after years: ask the allergy department of a large hospital for a supervised test, never at home. Carry a note.',
    ),
  },
  {
    heard: `test dị nguyên | dị nguyên | test dị ứng | test da | xét nghiệm dị ứng | thử dị ứng | test di nguyen | test di ung | allergy test | prick test | miệng … ngứa | mouth itches | itchy mouth`,
    beside: `dị ứng | dị nguyên | di ung | di nguyen | allergy | allergic | prawns | shrimp | tôm | cua | itches`,
    unless: `ăn tôm | ăn cua | ăn hải sản | dị ứng hải sản | dị ứng thức ăn | đang khó thở | vừa ăn | hôm nay | food allergy | just ate`,
    about: 'allergy_immunology',
    of: 'allergy_immunology dermatology laboratory pediatrics ent pulmonology',
    isAfter: true,
    isLasting: true,
    says: step(
      'question',
      'Thử dị ứng nên do bác sĩ Dị ứng hoặc Da liễu chọn theo món nghi ngờ: gói 60–90 loại dễ dương tính giả, kiêng oan. Hỏi lẩy da hay IgE máu, giá, bảo hiểm, ngừng thuốc dị ứng mấy ngày trước. Ghi ăn gì, bao lâu thì bị, chụp ảnh. Chưa khám thì tránh món đó.',
      'Allergy tests are best chosen by an allergy or skin doctor for what is suspected: panels of 60–90 often show false positives and needless diets. Ask skin or blood test, price, insurance, how many days without antihistamines. Note what was eaten and how soon, with photos. Until then avoid that food.',
    ),
    watch: {
      vi: 'khó thở, khàn giọng, sưng lưỡi, choáng, nôn liên tục sau khi ăn: gọi 115',
      en: 'trouble breathing, a hoarse voice, a swollen tongue, faintness, constant vomiting after eating: call 115',
    },
  },
];
