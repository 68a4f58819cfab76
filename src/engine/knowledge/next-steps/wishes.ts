import type { Advised } from './advised.ts';
import { type Step, step } from './step.ts';

/**
 * How a family wishes to be seen: by whom, in which language, from afar, in private, at what price; one concrete step
 * each. How such things usually go, and whom to ask; not reviewed.
 */
export type CareWish = Omit<Advised, 'heard'> & {
  /** Words that are the wish wherever they stand. */
  readonly heard?: string;
  /** Words that are one where wishes are written, or beside a word of wishing: a story tells of “bác sĩ nữ” too. */
  readonly named?: string;
  /** Where it must not make anybody late: within three days or one. */
  readonly soon?: Step;
};

const womenNamed = `bác sĩ nữ | bác sỹ nữ | nữ bác sĩ | nữ bác sỹ | bác sĩ là nữ | bác sĩ gái | bác sĩ phụ nữ | bác sĩ sản nữ | bác sĩ sản khoa nữ | bác sĩ phụ khoa nữ | bác sĩ sản phụ khoa nữ
  | bác sĩ da liễu nữ | bác sĩ tâm lý nữ | bác sĩ tâm thần nữ | bác sĩ siêu âm nữ | bác sĩ ngoại nữ | bác sĩ hậu môn nữ | bác sĩ tiết niệu nữ | bác sĩ nội tiết nữ | bác sĩ vú nữ | bác sĩ chuyên khoa nữ
  | kỹ thuật viên nữ | kĩ thuật viên nữ | ktv nữ | nữ kỹ thuật viên | điều dưỡng nữ | y tá nữ | nữ điều dưỡng | nữ y tá | hộ sinh nữ | nhân viên y tế nữ | nữ nhân viên | chuyên gia nữ | chuyên viên nữ | chuyên gia tâm lý nữ
  | người khám là nữ | là nữ khám | do nữ khám | để nữ khám | cho nữ khám | nữ khám cho | người nữ khám | phụ nữ khám cho | bác sĩ cùng giới | người cùng giới
  | female doctor | female doctors | woman doctor | women doctors | lady doctor | female physician | female gp | female gynaecologist | female gynecologist | woman gynaecologist | woman gynecologist | female gynae | female ob | female obgyn | female ob-gyn | female obstetrician
  | female specialist | female dermatologist | female urologist | female surgeon | female psychiatrist | female psychologist | female therapist | female technician | female sonographer | female radiographer | female nurse | female staff
  | seen by a woman | examined by a woman | a woman to examine | doctor who is a woman`;
/** Refusals close to whom they refuse: “ngại lắm, muốn khám bác sĩ nữ” is a wish and none. */
const refused = (whom: string) =>
  ['ngại', 'sợ', 'tránh', 'đừng', 'không muốn', 'không chịu', 'không thích', 'không phải']
    .flatMap((no) =>
      ['', ' gặp', ' để', ' cho', ' khám', ' khám với', ' đi khám', ' bị', ' phải', ' là'].map(
        (how) => `${no}${how} ${whom}`,
      ),
    )
    .join(' | ');
const noMan = `${refused('bác sĩ nam')} | ngại đàn ông khám | ngại nam khám
  | uncomfortable with male | uncomfortable with a male | not a male doctor | no male doctor | no male doctors | not comfortable with male | not comfortable with a male`;
const menNamed = `=bác sĩ nam | =bác sỹ nam | nam bác sĩ | bác sĩ là nam | muốn bác sĩ nam | gặp bác sĩ nam | cần bác sĩ nam | tìm bác sĩ nam | bác sĩ nam giới | bác sĩ nam khám | =kỹ thuật viên nam | =điều dưỡng nam | là nam khám | do nam khám
  | male doctor | male doctors | male urologist | male andrologist | male physician | male nurse | seen by a man | examined by a man`;
const noWoman = `${refused('bác sĩ nữ')} | ngại phụ nữ khám | not a female doctor | no female doctor | uncomfortable with female | uncomfortable with a female`;

const privacy = `không dám nói với ba mẹ | không dám nói với bố mẹ | không dám nói với cha mẹ | không dám nói ba mẹ | không dám nói bố mẹ | không dám kể với | sợ bố mẹ biết | sợ ba mẹ biết | đi khám một mình được không | khám một mình có được | sợ người quen | người quen … biết | sợ hàng xóm | hàng xóm biết | sợ ai biết | không muốn ai biết | đừng cho ai biết | không ai biết chuyện | không báo về nhà | không báo gia đình | không báo cho gia đình | đừng báo cho nhà | đừng báo về nhà | đừng báo nhà | đừng báo gia đình | đừng báo cho gia đình
  | đừng báo bố mẹ | đừng báo ba mẹ | đừng báo cho bố mẹ | đừng báo cho ba mẹ | đừng gọi bố mẹ | đừng gọi ba mẹ | đừng gọi về nhà | đừng gọi cho gia đình | đừng nói với gia đình | đừng nói với nhà | đừng nói với bố mẹ | đừng nói với ba mẹ | đừng nói với mẹ | đừng nói với chồng | đừng cho nhà biết | đừng cho gia đình biết
  | đừng để nhà biết | đừng để gia đình biết | đừng để bố mẹ biết | đừng để ba mẹ biết | đừng để chồng biết | không muốn gia đình biết | không muốn nhà biết | không muốn người nhà biết | không muốn bố mẹ biết | không muốn ba mẹ biết | không muốn cha mẹ biết | không muốn ba má biết | không muốn mẹ biết | không muốn chồng biết | không muốn vợ biết
  | không muốn để … biết | không để gia đình biết | không để bố mẹ biết | không cho gia đình biết | không cho bố mẹ biết | không cho ba mẹ biết | gia đình không biết chuyện | giấu gia đình | giấu bố mẹ | giấu ba mẹ | giấu cha mẹ | giấu chồng | giấu vợ | sợ bố mẹ | sợ ba mẹ | sợ nhà biết | sợ gia đình biết | sợ chồng biết | sợ vợ biết
  | khám kín | kín đáo | giữ bí mật | giữ kín | people … find out | keep it private | keep this private | keep it confidential | keep this confidential | without my parents | without my family | without my husband
  | don't tell my family | don't tell my parents | don't tell my husband | do not tell my family | do not tell my parents | don't want my family to know | don't want my parents to know | don't want my husband to know | don't want anyone to know`;

export const wishes: readonly CareWish[] = [
  {
    heard: noMan,
    named: womenNamed,
    notBeside: noWoman,
    unless: /nhân viên nữ|nữ nhân viên/u,
    inEmergency: step(
      'people',
      'Muốn có phụ nữ bên cạnh khi khám: nói với khoa cấp cứu để một nữ nhân viên hoặc người mình tin ở cùng; vẫn chữa ngay, đừng chờ bác sĩ nữ.',
      'If you wish for a woman: ask the emergency department for a female nurse, or somebody you trust, to stay during the examination; do not wait for a woman doctor.',
    ),
    soon: step(
      'people',
      'Muốn bác sĩ hoặc nhân viên nữ: nói ngay khi gọi hoặc ở quầy đăng ký; khoa dịch vụ, nơi tư thường cho chọn hơn. Trong thời hạn trên không có thì vẫn khám, xin một nữ nhân viên hoặc người mình tin ở cạnh.',
      'If you wish for a woman: say so when you call or register; paid-service and private clinics more often let you choose. If there is none in the time above, be seen all the same and ask for a female nurse, or somebody you trust, to stay.',
    ),
    says: step(
      'people',
      'Muốn bác sĩ hoặc nhân viên nữ: nói ngay khi gọi hoặc ở quầy đăng ký, hỏi ngày nào có để đến ngày đó. Bệnh viện công tùy lịch trực; khoa dịch vụ, nơi tư thường cho chọn hơn. Không có thì xin một nữ nhân viên ở cạnh khi khám.',
      'If you wish for a woman: say so when you call or register, and ask on which days a woman sees patients. In public hospitals it depends on the roster; paid-service and private clinics more often let you choose. If there is none, ask for a female nurse to stay with you.',
    ),
  },
  {
    heard: noWoman,
    named: menNamed,
    // Andrology, and the man one does not wish for.
    notBeside: `bác sĩ nam khoa | bác sĩ nam học | ${noMan}`,
    unless: /nhân viên nam/u,
    inEmergency: step(
      'people',
      'Muốn một người nam ở cạnh khi khám: nói với khoa cấp cứu; vẫn chữa ngay, đừng chờ bác sĩ nam.',
      'If you wish for a man to be present, tell the emergency department; do not wait for a male doctor.',
    ),
    soon: step(
      'people',
      'Muốn bác sĩ hoặc nhân viên nam: nói ngay khi gọi hoặc ở quầy đăng ký; trong thời hạn trên không có thì vẫn khám.',
      'If you wish for a man: say so when you call or register; if there is none in the time above, be seen all the same.',
    ),
    says: step(
      'people',
      'Muốn bác sĩ hoặc nhân viên nam: nói ngay khi gọi hoặc ở quầy đăng ký, hỏi ngày nào có để đến ngày đó. Bệnh viện công tùy lịch trực; khoa dịch vụ, nơi tư thường cho chọn hơn.',
      'If you wish for a man: say so when you call or register, and ask on which days one sees patients. In public hospitals it depends on the roster; paid-service and private clinics more often let you choose.',
    ),
  },
  {
    heard: privacy,
    unless: /giữ kín|kín đáo/u,
    inEmergency: step(
      'people',
      'Bệnh viện chữa trước và giữ kín chuyện khám. Lúc này đừng ở một mình: không muốn báo gia đình thì gọi một người lớn khác mà mình tin (bạn, thầy cô, hàng xóm) đến và đi cùng.',
      'The hospital treats first and keeps the visit secret. But nobody should be alone now: rather than the family, call another adult whom you trust (a friend, a teacher, a neighbour) to come along.',
    ),
    says: step(
      'people',
      'Chuyện khám được luật giữ kín: nói ngay ở quầy là muốn khám riêng và chỉ liên lạc qua số của mình; ngại người quen thì chọn nơi khám khác. Dưới 18 tuổi thì nói riêng với bác sĩ để chọn một người lớn tin được.',
      'The law keeps a visit secret: say at the desk that you wish to be seen in private and called only on your own number; to avoid people you know, choose another place. Under 18, ask the doctor in private which adult to trust with it.',
    ),
  },
  {
    named: `english speaking | english-speaking | speaks english | speak english | doctor in english | korean speaking | japanese speaking | chinese speaking | russian speaking | french speaking | speaks korean | speaks japanese | speaks chinese | speaks russian | speaks french
      | nói tiếng anh | tiếng anh được | biết tiếng anh | nói tiếng hàn | nói tiếng nhật | nói tiếng trung | nói tiếng hoa | nói tiếng nga | nói tiếng pháp | nói tiếng khmer | nói tiếng mông | nói tiếng thái | nói tiếng ê đê | thông dịch | phiên dịch | interpreter | translator`,
    heard: `không biết tiếng việt | không nói được tiếng việt | không rành tiếng việt | không biết tiếng kinh | không nói được tiếng kinh | không rành tiếng kinh | không nghe được tiếng kinh | don't speak vietnamese | do not speak vietnamese | doesn't speak vietnamese | cannot speak vietnamese | speak no vietnamese | speaks no vietnamese | have no vietnamese`,
    unless: /phiên dịch|tiếng Anh|người dịch/u,
    inEmergency: step(
      'people',
      'Ngôn ngữ: đi ngay, trên đường gọi một người biết cả hai thứ tiếng để dịch qua điện thoại; ghi sẵn bệnh, thuốc, dị ứng ra giấy hoặc ứng dụng dịch.',
      'Language: go now; on the way call somebody who speaks both languages to interpret by phone, and have illnesses, medicines and allergies ready in writing or in a translation app.',
    ),
    says: step(
      'phone',
      'Ngôn ngữ: gọi trước hỏi có bác sĩ hoặc người hỗ trợ nói thứ tiếng đó không; phòng khám quốc tế, khoa dịch vụ thường có hơn. Không có thì nhờ người dịch đi cùng hoặc dịch qua điện thoại.',
      'Language: call first and ask for a doctor or a helper who speaks it; international clinics and private wings more often have one. If not, bring an interpreter, or one by phone.',
    ),
  },
  {
    named: `bảo lãnh viện phí | bảo lãnh thanh toán | direct billing | bill my insurance | bill directly | guarantee of payment | letter of guarantee`,
    unless: /bảo lãnh/u,
    says: step(
      'phone',
      'Bảo lãnh viện phí: gọi hãng bảo hiểm theo số trên thẻ hỏi nơi này có trong danh sách không, cần giấy gì; chưa có thì vẫn khám đúng hạn, giữ hóa đơn và báo cáo y tế để thanh toán sau.',
      'Direct billing: call the insurer at the number on your card and ask whether this place is on its list and which papers it wants; if not, be seen in time all the same and keep invoices and the medical report for a claim.',
    ),
  },
  {
    heard: `tư vấn được qua điện thoại | nếu … qua điện thoại | nếu … qua video | qua video được không | nếu … online | nếu … từ xa | qua điện thoại được không | qua điện thoại thì tốt | qua điện thoại thì hay | online thì tốt | online được không | từ xa được không | từ xa thì tốt | nhà xa … qua điện thoại`,
    named: `tư vấn qua điện thoại | tư vấn được qua điện thoại | tư vấn online | tư vấn từ xa | tư vấn trực tuyến | tư vấn qua video | tư vấn qua zalo | tư vấn qua mạng | khám online | khám từ xa | khám trực tuyến | khám qua điện thoại | khám qua video | khám qua mạng | khám qua zalo
      | gọi video | gọi điện hỏi bác sĩ | gọi điện cho bác sĩ | nói chuyện qua điện thoại | hỏi bác sĩ qua điện thoại | hỏi bác sĩ online | bác sĩ online | bác sĩ tư vấn online | không cần đến viện | khỏi phải lên viện | khỏi đi xa
      | telehealth | telemedicine | teleconsultation | online consultation | online consult | online doctor | phone consultation | consultation by phone | by phone or video | video consultation | video call | remote consultation | consult online | consult by phone`,
    notBeside: 'nhắn mua | tư vấn online nhắn | gọi video cho con | gọi video về nhà',
    unless: /khám từ xa|xem hồ sơ từ xa/iu,
    inEmergency: step(
      'phone',
      'Bệnh này không khám qua điện thoại hay mạng được; gọi 115, người trực chỉ việc cần làm trong lúc chờ.',
      'This cannot be seen by phone or online; call 115, who tell you what to do while you wait.',
    ),
    soon: step(
      'phone',
      'Lần này bác sĩ cần khám trực tiếp, đừng chỉ hỏi qua điện thoại; những lần sau thì hỏi nơi đó có khám từ xa không.',
      'This time a doctor must examine the patient; a call is not enough. For later visits ask whether remote consultation is offered.',
    ),
    says: step(
      'phone',
      'Ở xa, muốn khám từ xa: gọi hỏi nơi ghi ở trên có tư vấn qua điện thoại, video không, giá và cách hẹn. Hỏi bệnh, xem kết quả, tái khám ổn định hay tâm lý thường làm được; lần đầu thường vẫn cần đến khám.',
      'To be seen from afar: call the place above and ask whether it offers consultation by phone or video (khám từ xa), the price and how to book. Advice, results, steady follow-ups and talks often can be done so; a first examination usually needs a visit.',
    ),
  },
  {
    heard: `đi xe lăn | ngồi xe lăn | bằng xe lăn | phải dùng xe lăn | wheelchair | wheelchair user`,
    named: `xe lăn | không leo cầu thang | không leo được cầu thang | không leo lầu | không leo được lầu | không đi cầu thang | không lên được cầu thang | khó leo cầu thang | có thang máy | lối xe lăn | khỏi leo cầu thang | khỏi leo lầu | đi lại khó | đi lại khó khăn | không tự đi được | cannot climb stairs | can't climb stairs | can't do stairs | no stairs | elevator | step-free`,
    notBeside: `mua xe lăn | thuê xe lăn | xin xe lăn | xin … xe lăn | hỗ trợ xe lăn | buy a wheelchair`,
    unless: /thang máy/u,
    says: step(
      'phone',
      'Đi lại khó: gọi hỏi trước cửa nào có lối xe lăn, thang máy, có xe đẩy cho mượn không; đến nơi nói ngay ở quầy để được ưu tiên và nhờ khám ở tầng trệt nếu được.',
      'For who walks badly: call first and ask which entrance has a ramp and a lift, and for a wheelchair on loan; at the desk say it at once, to be seen early and, if possible, on the ground floor.',
    ),
  },
  {
    named: `dưới … triệu | khoảng … triệu | tầm … triệu | chỉ có … triệu | không quá … triệu | trong vòng … triệu | ngân sách | dưới 500k | dưới … nghìn | dưới … trăm | under … million | below … million | my budget | on a budget | budget
      | gói khám | gói tầm soát | gói tổng quát | gói xét nghiệm | gói cơ bản | gói sức khỏe | gói kiểm tra | khám trọn gói | =gói nào | check-up package | checkup package | health package | screening package | package price`,
    notBeside: `tinh trùng | hồng cầu | tiểu cầu | bạch cầu | tải lượng | lương | trợ cấp | bồi thường | sperm | platelets | viral load`,
    unless: /bảng mục/u,
    isForCalm: true,
    says: step(
      'question',
      'Tiền và gói khám: nói ngay mức định chi khi gọi hoặc ở quầy, xin bảng mục kèm giá; hỏi mục nào thật cần với tuổi và bệnh của mình, mục nào bớt được, còn khoản nào tính thêm. Giá mỗi nơi một khác nên chúng tôi không đoán.',
      'Budget and packages: say what you can spend when you call or register and ask for the list of items with prices; ask which are needed at this age, which can be left out and what is charged besides. Prices differ, so we do not guess.',
    ),
  },
  {
    heard: `lỡ hẹn | lỡ ngày hẹn | lỡ lịch | lỡ mất ngày hẹn | lỡ mất lịch | lỡ tái khám | quên lịch hẹn | quên ngày tái khám | trễ hẹn | trễ lịch | quá hẹn | qua ngày hẹn | quá ngày hẹn | missed my appointment | missed the appointment | missed her appointment | missed his appointment`,
    named: `đặt lại lịch | đặt lịch lại | hẹn lại lịch | hẹn lại ngày | đổi lịch khám | đổi lịch hẹn | đổi lịch tái khám | đổi ngày hẹn | đổi ngày khám | đổi ngày tái khám | đổi hẹn | dời lịch | dời ngày khám | dời ngày hẹn | dời hẹn | xin lịch mới | reschedule | rebook | change my appointment | new appointment date`,
    unless: /nơi đã hẹn|đã cho lịch/u,
    isForCalm: true,
    says: step(
      'phone',
      'Lỡ hẹn hoặc muốn đổi ngày: gọi nơi đã hẹn theo số trên phiếu, đọc tên, ngày sinh, mã hồ sơ và xin ngày gần nhất; hỏi phiếu hẹn cũ còn dùng với bảo hiểm không. Thuốc sắp hết thì nói luôn.',
      'A missed or new date: call whoever gave it at the number on the slip, with name, birth date and file number, and ask for the nearest day; ask whether the old slip still counts for insurance. Say so if the medicine runs out.',
    ),
  },
  {
    named: `sanh dịch vụ | sinh dịch vụ | đẻ dịch vụ | đi sanh dịch vụ | gói sinh | gói sanh | gói đẻ | sinh trọn gói | sanh trọn gói | đẻ trọn gói | chồng được vô | chồng được vào | chồng vô cùng | chồng vào cùng | chồng vào phòng sinh | chồng vô phòng sanh | người nhà vào phòng sinh | người nhà vô phòng sanh | sinh gia đình | phòng sinh gia đình
      | birth package | delivery package | maternity package | husband in the delivery room | partner in the delivery room | husband be present | partner be present`,
    unless: /đăng ký sinh/u,
    isForCalm: true,
    says: step(
      'phone',
      'Sinh dịch vụ: gọi hoặc đến quầy đăng ký sinh của bệnh viện trong tuần này, hỏi giấy cần nộp, giá gói và tiền tạm ứng, còn phòng không, chồng hay ai được vào phòng sinh. Khi chuyển dạ thì vào thẳng, thủ tục làm sau.',
      'Birth as a paid service: call or visit the hospital’s desk for births this week; ask which papers, the package price and deposit, free rooms, and who may be in the delivery room. In labour go straight in; formalities come later.',
    ),
  },
  {
    named: `đặt lịch trước | đặt lịch khám | đặt lịch online | đặt lịch qua | đặt khám trước | đặt khám online | đặt hẹn trước | đặt hẹn | hẹn trước | đặt trước | đặt số | lấy số online | lấy số trước | lấy số qua | đặt … qua app | khám qua app | lấy số … app | trên app | khỏi xếp hàng | đỡ xếp hàng | không phải xếp hàng | đỡ phải chờ | khỏi chờ lâu | book online | book ahead | book in advance | make an appointment | by appointment`,
    unless: /^Đặt lịch|nơi đã hẹn|đã cho lịch|đặt lịch trước/u,
    isForCalm: true,
    says: step(
      'phone',
      'Muốn đặt trước: hỏi tổng đài, trang hoặc ứng dụng của bệnh viện có nhận không, giờ nào, bác sĩ nào, phí bao nhiêu; nơi chưa nhận thì đến sớm lấy số.',
      'To book ahead: ask the hospital’s hotline, site or app whether it takes bookings, for which hours and doctors, and at what fee; where it does not, come early for a number.',
    ),
  },
  {
    named: `chân giả | tay giả | chi giả | prosthesis | prosthetic leg | prosthetic arm | artificial leg | artificial arm | artificial limb`,
    unless: /xưởng/u,
    says: step(
      'phone',
      'Chân, tay giả: gọi hỏi trước nơi này có xưởng làm không; không có thì xin giới thiệu đến bệnh viện Chỉnh hình và Phục hồi chức năng. Hỏi cả ủy ban xã về hỗ trợ người khuyết tật. Mỏm cụt trầy loét: tạm đừng mang, giữ sạch và khô.',
      'An artificial limb: call to ask whether there is a workshop; if not, ask to be referred to an orthopaedic and rehabilitation hospital. Ask the commune about support for disability too. While the stump is sore, leave the limb off and keep the skin clean and dry.',
    ),
  },
];
