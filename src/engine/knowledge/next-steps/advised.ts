import { illnessAdvised } from './illness-answers.ts';
import { type Step, step } from './step.ts';

/** What neighbours, shops or advertisements bid a family do, and what is plainly said of it. Common practice; not reviewed. */
export type Advised = {
  /** As families write it, “ | ” between phrases. */
  readonly heard: string;
  /** Words of which one must be told too, and words beside which it is another matter. */
  readonly beside?: string;
  readonly notBeside?: string;
  /** By these words another line says it already. */
  readonly unless: RegExp;
  /** Also in an emergency; in other words where those of calm days would be wrong. */
  readonly inEmergency?: true | Step;
  /** Its words are a question by themselves, wherever they stand: “ai cắt chỉ”. */
  readonly isQuestion?: true;
  /** Nothing for calm days. */
  readonly isForDanger?: true;
  /** Nothing where the harm is done and a doctor is to look soon. */
  readonly isForCalm?: true;
  readonly says: Step;
};

const no = (vi: string, en: string) => step('note', vi, en);

export const advised: readonly Advised[] = [
  ...illnessAdvised,
  {
    heard: `không chịu đi | nhất định không đi | nhất quyết không đi | không chịu đi cấp cứu | đòi ở nhà | không chịu đi khám | không chịu đi viện | không chịu đi bệnh viện | không chịu vào viện | không chịu vô viện | nhất định không đi khám | nhất quyết không đi khám | refuses to see a doctor | refuses to go to | won't see a doctor | refuses to go | won't go to | refuses hospital`,
    // A child that will not walk, learn or sit on the pot is another matter.
    notBeside: `không chịu đi học | không chịu đi cầu | không chịu đi ngoài | không chịu đi tiêu | không chịu đi bô | không chịu đi vệ sinh | không chịu đi nhà trẻ | school`,
    unless: /không chịu đi/u,
    inEmergency: step(
      'people',
      'Nếu người bệnh không chịu đi: nói ngắn, bình tĩnh: “Thấy khỏe chưa chắc đã qua, đi cho bác sĩ xem một lần, có người nhà đi cùng”; nhờ người được tin nhất nói. Một người luôn ở cạnh, một người gọi 115, bật loa để nhân viên nói giúp. Vẫn không đi, hay lơ mơ dần: không chờ đồng ý nữa, nhờ 115 hoặc công an xã, phường (113) đưa đi.',
      'If the patient will not go: say briefly and calmly: “Feeling well does not mean that it is over; let a doctor look once, we go with you”; let the most trusted person say it. One stays all the time, another calls 115 and puts it on speaker. If it still fails, or drowsiness begins, wait for consent no longer: 115 or the commune police (113) help.',
    ),
    says: step(
      'people',
      'Người bệnh không chịu đi: đừng cãi; rủ nhẹ là đi đo huyết áp, kiểm tra sức khỏe, nhờ người họ tin đi cùng. Vẫn không được thì người nhà kể lại với bác sĩ trước, hoặc nhờ trạm y tế đến nhà.',
      'If the patient will not go: do not argue; invite them to have the blood pressure checked, with somebody they trust. If that fails, the family tells the doctor first, or asks the health station to come.',
    ),
  },
  {
    heard: `không nhớ đường về | quên đường về | đi lạc | dậy lục đồ | ra khỏi nhà không nhớ | bỏ nhà đi lang thang | đêm … đi lang thang | wanders | wandering | gets lost`,
    beside: `hay quên | sa sút trí tuệ | mất trí nhớ | lú lẫn | alzheimer | dementia | memory`,
    unless: /thẻ tên/u,
    says: step(
      'people',
      'Phòng đi lạc: thẻ tên và số điện thoại trên áo, chuông hoặc chốt cửa, đèn đêm, báo hàng xóm. Người chăm cũng cần nghỉ: chia ca với con cháu, hỏi trạm y tế, và kể cả sự mệt mỏi ấy với bác sĩ.',
      'Against getting lost: a tag with name and phone on the clothes, a bell or latch on the door, a night light, tell the neighbours. Carers need rest too: share the nights, ask the health station, and tell the doctor of it.',
    ),
  },
  {
    heard: `không ngồi xe được | không ngồi được xe | không ngồi được trên xe | cannot sit in a car | can't sit in a car`,
    unless: /cáng/u,
    says: step(
      'phone',
      'Không ngồi xe được: gọi bệnh viện hoặc dịch vụ vận chuyển có giấy phép hỏi xe nằm cáng, người khiêng, giá trọn chuyến. Lơ mơ, thở nhanh thì gọi 115.',
      'If sitting is impossible: call the hospital or a licensed service for a car with a stretcher, people to carry, and the full price. Drowsy or breathing fast: call 115.',
    ),
  },
  {
    heard: `rắc bột | rắc thuốc | rắc kháng sinh | bột kháng sinh | rắc bột kháng sinh | bôi kem đánh răng | bôi nước mắm | đổ mỡ trăn | bôi mỡ trăn`,
    unless: /rắc|không bôi/u,
    inEmergency: true,
    says: no(
      'Không rắc bột, thuốc hay bôi gì lên vết mổ, vết thương: che gạc sạch để bác sĩ xem.',
      'Put no powder, drug or paste on the wound: cover it with clean gauze for the doctor to see.',
    ),
  },
  {
    heard: `đắp lá | =bó lá | =bó thuốc | đắp thuốc | đắp đậu xanh | đắp thuốc nam | đắp thuốc lá | rịt lá | bôi lá | =giã lá | lá cây đắp | khoán bùa
      | herbal poultice | leaf poultice`,
    unless: /đắp|bó thuốc/u,
    says: no(
      'Không đắp lá, bó thuốc lên chỗ đau: dễ phồng rộp, nhiễm trùng và che mất chỗ bác sĩ cần xem.',
      'No leaves or herbal packs on it: they blister, infect and hide what the doctor must see.',
    ),
  },
  {
    heard: `nắn xương | bẻ xương | nắn khớp | nắn bấm | nắn bẻ | nắn trật | thầy nắn | thầy bó | sửa trật | bấm bẻ | bone setter | bone-setter
      | chiropractor`,
    unless: /nắn|bẻ/u,
    inEmergency: true,
    says: no(
      'Chưa được bác sĩ khám và chụp phim thì đừng nắn, bẻ hay bấm: có thể lệch thêm hoặc chèn thần kinh.',
      'No pulling, cracking or pressing before a doctor has seen it and an X-ray: it may shift or press on a nerve.',
    ),
  },
  {
    heard: `xoa dầu | bóp dầu | xoa rượu | bóp rượu | bóp thuốc | xoa bóp cho tan | xoa cho tan | bóp cho tan | massage oil | rub it with oil`,
    // On a muscle that is only tired it does no harm.
    beside: `sưng | bầm | té | ngã | trật | bong gân | gãy | chấn thương | swollen | swelling | fell | sprained`,
    unless: /xoa bóp|bôi dầu/u,
    inEmergency: true,
    says: no(
      'Không xoa bóp, bôi dầu nóng lên chỗ sưng đau khi bác sĩ chưa khám.',
      'No massage or hot oil on the swelling before a doctor has seen it.',
    ),
  },
  {
    heard: 'tắm lá | xông lá | tắm nước lá | bôi phấn rôm | herbal bath',
    unless: /tắm lá|xông/u,
    inEmergency: true,
    says: no(
      'Không tắm lá, xông lá, bôi phấn khi chưa rõ bệnh; tắm nước sạch là đủ.',
      'No herbal baths, steam or powders before the cause is known; plain water is enough.',
    ),
  },
  {
    heard: 'lau rượu | lau cồn | chườm rượu | xoa cồn | lau người bằng rượu | rub with alcohol',
    unless: /rượu/u,
    inEmergency: true,
    says: no('Không lau rượu, cồn để hạ sốt.', 'No rubbing with alcohol against fever.'),
  },
  {
    heard: `mua kháng sinh | kháng sinh còn thừa | kháng sinh cũ | kháng sinh thừa | tự uống kháng sinh | tự pha kháng sinh | tiệm thuốc bán cho | nhà thuốc bán cho
      | quầy thuốc bán cho | leftover antibiotics | buy antibiotics`,
    beside: 'kháng sinh | antibiotic | antibiotics',
    unless: /kháng sinh/u,
    inEmergency: true,
    says: no(
      'Đừng tự uống kháng sinh: có thể sai thuốc và che mất dấu hiệu bệnh; thuốc nào đã uống thì mang vỏ theo.',
      'Take no antibiotics of your own: they may be the wrong ones and hide the signs; bring the packs of any already taken.',
    ),
  },
  {
    heard: `thuốc của mẹ | thuốc của hàng xóm | thuốc hạ áp của | uống ké thuốc | mượn thuốc | someone else's pills`,
    notBeside: 'nhầm | lộn thuốc | nghịch | by mistake',
    unless: /mượn thuốc|người khác/u,
    inEmergency: true,
    says: no('Không dùng thuốc kê cho người khác.', 'Take nothing that was prescribed for somebody else.'),
  },
  {
    heard: `truyền nước tại nhà | truyền dịch tại nhà | truyền nước ở nhà | truyền dịch ở nhà | truyền đạm | vô nước biển | vô nước tại nhà | chuyền nước | truyền nước
      | drip at home | iv at home`,
    // Where it was given in hospital, or went wrong, nobody is about to have one.
    notBeside: 'chỗ truyền | nằm viện | ra viện | nhập viện',
    unless: /truyền dịch|truyền/u,
    says: no(
      'Không truyền nước, truyền đạm khi bác sĩ chưa khám và chỉ định.',
      'No drips before a doctor has examined the patient and ordered one.',
    ),
  },
  {
    heard: `thải độc | detox | truyền trắng | truyền glutathione | glutathione | lăn kim | phi kim | tiêm filler | tiêm tan mỡ | spa tiêm | spa truyền | spa bấm`,
    // Of what was done yesterday one asks when it goes down.
    notBeside: 'hôm qua | hôm kia | hôm trước | tuần trước | sưng | bầm | yesterday | swollen',
    unless: /spa/u,
    isForCalm: true,
    says: no(
      'Tiêm, truyền, lăn kim ở spa có thể gây sốc, nhiễm trùng: chỉ làm khi bác sĩ khám và ở nơi có giấy phép khám chữa bệnh. “Thải độc” không thay được điều trị.',
      'Injections, drips and needling in a spa can cause shock or infection: only after a doctor’s visit and in a licensed clinic. “Detox” replaces no treatment.',
    ),
  },
  {
    heard: 'tế bào gốc | stem cell | stem cells',
    // Of the marrow it is a treatment of its own.
    notBeside: 'ghép tế bào gốc | suy tủy | thalassemia | bạch cầu cấp | u lympho | bone marrow | stem cell transplant',
    unless: /tế bào gốc/u,
    says: no(
      'Tế bào gốc với nhiều bệnh còn đang nghiên cứu: hỏi bác sĩ chuyên khoa trước khi đóng tiền, đừng tin lời hứa khỏi hẳn.',
      'For many illnesses stem cells are still being studied: ask a specialist before paying, and trust no promise of a cure.',
    ),
  },
  {
    heard: 'sữa tăng chiều cao | thuốc tăng chiều cao | tăng chiều cao',
    unless: /chiều cao/u,
    says: no(
      'Sữa, thuốc “tăng chiều cao” không thay được khám: mang sổ ghi chiều cao, cân nặng của trẻ theo từng năm.',
      'Milk or pills “for height” replace no visit: bring the child’s height and weight year by year.',
    ),
  },
  {
    heard: `tiệm kính | hiệu kính | tiệm mắt kính | hàng kính | cửa hàng kính | tiệm kiếng | đo lại độ | đo lại kính | đo lại kiếng | optician | glasses shop`,
    unless: /tiệm kính/u,
    says: no(
      'Tiệm kính chỉ đo độ, không thay được bác sĩ mắt.',
      'A glasses shop only measures; it does not replace an eye doctor.',
    ),
  },
  {
    heard: `đinh lăng | lá đinh lăng | rễ đinh lăng | uống đinh lăng | tam thất | uống tam thất | bột tam thất | nhân sâm | hồng sâm | linh chi | đông trùng | tinh bột nghệ | viên nghệ | bạch quả | ginkgo | đương quy | đan sâm | ngải cứu | thuốc nam | thuốc bắc | thuốc lá nam | lá cây | dầu cá | herb | herbs | herbal | ginseng
      | turmeric`,
    beside: `chống đông | loãng máu | warfarin | sintrom | acenocoumarol | xarelto | rivaroxaban | eliquis | apixaban | pradaxa | dabigatran | van tim cơ học | van cơ học | blood thinner | anticoagulant`,
    unless: /thuốc nam|lá, thuốc bổ/u,
    says: no(
      'Đang uống thuốc chống đông: chưa dùng lá, thuốc bổ, thuốc nam nào; có thứ làm chảy máu hoặc đông máu. Gọi nơi theo dõi INR tuần này hỏi trước; không tự ngừng hay đổi liều thuốc chống đông.',
      'On a blood thinner: start no herb or tonic yet; some make blood run, others make it clot. Call the clinic that follows the INR this week and ask first; neither stop nor change the blood thinner yourself.',
    ),
  },
  {
    heard: `rocket | viagra | cialis | sildenafil | tadalafil | ngựa thái | thuốc cường dương | thuốc cương dương | thuốc kích dục | thuốc xịt lâu ra | maxman | hamer`,
    beside: `huyết áp | tim | stent | mạch vành | tiểu đường | nitrat | nitroglycerin | nitromint | blood pressure | heart`,
    unless: /cường dương/u,
    says: no(
      'Chưa mua Rocket hay thuốc cường dương: có loại trộn hoạt chất không ghi trên nhãn, uống cùng thuốc tim, huyết áp có thể tụt huyết áp nguy hiểm. Hỏi bác sĩ nam khoa hoặc nơi kê thuốc huyết áp; không tự bỏ thuốc huyết áp.',
      'Do not buy Rocket or other potency pills yet: some hold drugs that the label does not name, and with heart or blood pressure medicine the pressure can fall dangerously. Ask an andrologist or whoever prescribed; do not drop the blood pressure medicine yourself.',
    ),
  },
  {
    heard: `thuốc gia truyền | thuốc nam | thuốc lá nam | thầy lang | ông lang | bà lang | thuốc tễ | thuốc tàu | thuốc bắc | thuốc không nhãn | thuốc trên mạng
      | thuốc mua trên mạng | cà gai leo | cây an xoa | dây thìa canh | nhộng tằm | herbal medicine | healer`,
    // “Ông … lãng tai” is no healer.
    // Who would flare all over without it is told by the matter itself how to leave it off.
    notBeside: 'đắp thuốc nam | đắp thuốc | bôi thuốc nam | lãng tai | lảng tai | vảy nến | vẩy nến | psoriasis',
    unless: /gia truyền|mang cả gói|đừng vứt/u,
    says: no(
      'Thuốc lá, thuốc gia truyền, thuốc không rõ thành phần: đừng dùng thêm, mang cả gói cho bác sĩ xem. Riêng thuốc khớp, hen đã uống nhiều tháng: gọi hỏi bác sĩ hôm nay trước khi ngừng.',
      'Herbs and remedies of unknown content: take no more and bring the packet. Only those for joints or asthma taken for months: call a doctor today before stopping.',
    ),
  },
  {
    heard: `scam | lừa đảo | bị lừa | bắt cọc | đặt cọc | đóng cọc | giữ giá | cam kết khỏi | cam kết … khỏi | cam kết chữa | bao khỏi | quảng cáo | gọi điện hối | tư vấn online nhắn`,
    notBeside: 'giải rượu | giải độc gan | viên sủi',
    unless: /đặt cọc|tạm ứng/u,
    says: no(
      'Nơi nào hứa khỏi hẳn hay hối đặt cọc: đừng trả tiền vội. Khám ở bệnh viện trước, rồi hỏi giấy phép, ai làm, giá từng khoản bằng giấy.',
      'Where a cure is promised or a deposit pressed for, do not pay yet. Be seen in a hospital first, then ask for the licence, who does it, and each price in writing.',
    ),
  },
  {
    heard: `mua giấy khám | giấy khỏi khám | chạy giấy | làm giả giấy`,
    unless: /mua giấy/u,
    says: no(
      'Đừng mua giấy khám: giấy không qua khám không có giá trị, và bệnh cần biết vẫn không biết.',
      'Do not buy a certificate: without an examination it is not valid, and what should be known stays unknown.',
    ),
  },
  {
    heard: `ngưng thuốc … được | ngừng thuốc … được | bỏ thuốc … được | uống tiếp hay ngưng | uống tiếp hay ngừng | có nên bỏ thuốc | bỏ thuốc được | ngừng thuốc được | ngưng thuốc được | có nên ngừng thuốc | có nên ngưng thuốc | tự bỏ thuốc | tự ngừng thuốc | tự ngưng thuốc
      | muốn bỏ thuốc | muốn ngưng thuốc | muốn ngừng thuốc | muốn nghỉ thuốc | tự giảm thuốc | tự giảm liều | tự giảm được | giảm liều được
      | nghỉ thuốc | should i stop … medicine | stop taking`,
    // Tobacco is to be stopped; and some medicines are paused while water is lost.
    // Nor is it for whom the medicine may be harming.
    isForCalm: true,
    notBeside: `vàng mắt | vàng da | mắt … vàng | nổi ban | phát ban | yellow eyes | rash | bỏ thuốc lá | bỏ thuốc lào | cai thuốc | hút thuốc | thuốc lá | tiêu chảy | đi ngoài lỏng | đi lỏng | đi ngoài … lần | nôn ói | diarrhoea | diarrhea | vomiting | smoking`,
    unless: /ngừng thuốc|bỏ thuốc|tự bỏ|tạm ngưng|không để thiếu|tự ngừng|đứt thuốc/u,
    says: no(
      'Đừng tự ngừng thuốc đang uống: gọi bác sĩ đã kê trước; đã ngừng thuốc nào thì nói ngay khi khám.',
      'Do not stop a medicine on your own: call the doctor who prescribed it; say at once what has been stopped already.',
    ),
  },
  {
    heard: 'bỏ lén | lén cho uống | lén bỏ | trộn thuốc vào | giấu thuốc vào',
    unless: /lén/u,
    says: no(
      'Đừng lén trộn thuốc vào cơm nước: dễ quá liều và mất lòng tin; hỏi bác sĩ dạng thuốc khác.',
      'Do not hide medicine in food: doses go wrong and trust is lost; ask the doctor about another form.',
    ),
  },
  {
    heard: `tự cắt bột | tự tháo bột | cắt bột ở nhà | tháo bột ở nhà | tự gỡ bột | cut the cast | take off the cast`,
    unless: /cắt, tháo bột/u,
    says: no(
      'Đừng tự cắt, tháo bột hay luồn que vào gãi: xương dễ lệch, da dễ loét. Bột lỏng hoặc ngứa nhiều thì nhờ nơi khám gần nhà xem lại; ngón tê, tím, sưng đau thì đi ngay.',
      'Do not cut or take off the cast or push a stick into it: the bone may shift and the skin break. If it is loose or itches, have it looked at near home; with numb, blue or swollen fingers go at once.',
    ),
  },
  {
    heard: `tự rút ống | nên rút ống | đòi rút ống | tự rút sonde | nên rút sonde | pull out the catheter | remove the catheter`,
    unless: /rút ống/u,
    inEmergency: true,
    says: no(
      'Đừng tự rút ống thông: bóng ở đầu ống có thể làm rách đường tiểu; để nhân viên y tế làm.',
      'Do not pull the catheter out: the balloon at its tip can tear the passage; leave it to medical staff.',
    ),
  },
  {
    heard: `mua thuốc online | mua thuốc trên mạng | đặt thuốc trên mạng | buy pills online | buy medicine online`,
    unless: /trên mạng/u,
    says: no(
      'Thuốc kê đơn đừng mua trên mạng: cần bác sĩ khám, có thuốc phải thử máu trước và theo dõi trong lúc uống.',
      'Buy no prescription medicine online: a doctor must see the patient, and some need blood tests before and during.',
    ),
  },
  {
    heard: `thuốc ngủ cho … uống | cho uống thuốc ngủ | cho … uống thuốc ngủ | cho … uống thuốc an thần | thuốc an thần cho … uống`,
    unless: /thuốc ngủ/u,
    says: no(
      'Đừng tự cho uống thuốc ngủ, thuốc an thần: người lớn tuổi dễ té ngã và lẫn thêm; hỏi bác sĩ cách khác.',
      'Give no sleeping pills or sedatives of your own: old people fall and get more confused; ask the doctor for another way.',
    ),
  },
  // Law 15/2023/QH15, articles 10 and 69.
  {
    heard: `ghi vô hồ sơ | ghi vào hồ sơ | bị ghi hồ sơ | lưu vào hồ sơ | công ty có biết | cơ quan biết | xin việc có sao | ảnh hưởng xin việc | xem được hồ sơ | lộ thông tin
      | my employer know | employer find out | on my record`,
    unless: /giữ kín/u,
    says: no(
      'Hồ sơ khám bệnh được luật giữ kín: bệnh viện không đưa cho công ty hay người ngoài khi bạn chưa đồng ý, trừ khi luật bắt buộc.',
      'The law keeps medical records secret: a hospital gives them to no employer or outsider without your consent, unless the law demands it.',
    ),
  },
  {
    heard: `đòi xem kết quả | muốn xem kết quả của | bắt đưa kết quả`,
    unless: /giữ kín|người được khám/u,
    says: no(
      'Kết quả là của người được khám: nơi khám chỉ giao cho người đó, hoặc người mà họ đồng ý.',
      'Results belong to whoever was examined: they are handed to that person, or to whom they agree.',
    ),
  },
];
