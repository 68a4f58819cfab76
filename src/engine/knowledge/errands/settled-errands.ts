import { step } from '../next-steps/step.ts';
import type { Errand } from './errand.ts';

const identity = { vi: 'Căn cước, VNeID', en: 'Identity card, VNeID' };
const cards = { vi: 'Căn cước, thẻ bảo hiểm y tế', en: 'Identity card and insurance card' };

/** What one office or one house settles, told as the one road that leads there. Ours, from how such papers are usually given; not reviewed. */
export const settledErrands = {
  records_abroad: {
    heard: `records in english | records … english | medical file | complete medical file | full medical records | full records | hospital records … abroad | hospital records … english | records … doctors abroad | records … overseas | get her hospital | get his hospital | get her records | get his records | get my records | records translated | translate … medical records | medical records … visa | medical summary in english
      | bệnh án … tiếng anh | hồ sơ … tiếng anh | hồ sơ bệnh án … nước ngoài | hồ sơ … sang nước ngoài | dịch bệnh án | dịch hồ sơ bệnh án | dịch thuật hồ sơ | hồ sơ … đi nước ngoài | hồ sơ … chữa … nước ngoài | hồ sơ … qua mỹ | hồ sơ … sang mỹ | hồ sơ … đi mỹ | hồ sơ … sang úc | hồ sơ … singapore | hồ sơ … bảo lãnh sang | bệnh án … nước ngoài | xin hồ sơ … mang đi`,
    at: {
      place: { vi: 'Bệnh viện đã điều trị', en: 'The hospital that treated the patient' },
      department: {
        vi: 'Phòng Kế hoạch tổng hợp (hồ sơ bệnh án)',
        en: 'General planning office (Phòng Kế hoạch tổng hợp, medical records)',
      },
      reasons: [
        {
          vi: 'Chỉ nơi đã điều trị giữ hồ sơ và ký được bản tóm tắt; nhiều nơi điều trị thì xin ở từng nơi.',
          en: 'Only those who treated the patient keep the record and can sign a summary; if there were several, ask each.',
        },
      ],
    },
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'folder',
        'Viết đơn xin ở Phòng Kế hoạch tổng hợp: tóm tắt hồ sơ bệnh án có dấu, giấy ra viện, phiếu mổ, giải phẫu bệnh, phác đồ thuốc đã dùng (tên gốc, liều, ngày từng đợt). Hỏi có bản tiếng Anh không, mấy ngày có, phí bao nhiêu.',
        'Apply in writing at the general planning office (Phòng Kế hoạch tổng hợp): a stamped medical summary, discharge papers, operation notes, pathology, the treatment given (generic names, doses, dates of each cycle). Ask whether it comes in English, how many days it takes and the fee.',
      ),
      step(
        'note',
        'Phim CT, MRI xin dạng đĩa hoặc tệp DICOM ở khoa Chẩn đoán hình ảnh; ung thư thì hỏi mượn tiêu bản, khối nến ở khoa Giải phẫu bệnh. Sổ tiêm chủng, kết quả viêm gan, lao cũng mang theo.',
        'CT and MRI on disc or as DICOM files from imaging; after a cancer ask pathology for slides or blocks on loan. Take the vaccination record and hepatitis and tuberculosis results too.',
      ),
      step(
        'question',
        'Dịch: hỏi bác sĩ hoặc nơi nhận ở nước kia cần bản dịch loại nào (dịch thuật công chứng ở đây, hay người dịch được nước đó công nhận như NAATI của Úc); quét mọi giấy thành tệp, giữ bản gốc. Thuốc mang đủ 1–3 tháng kèm đơn tiếng Anh.',
        'Translation: ask the doctor or office abroad which kind they accept (certified here, or by a translator recognised there, such as NAATI in Australia); scan everything and keep the originals. Take medicine for 1–3 months with a prescription in English.',
      ),
      step(
        'people',
        'Xin thay người bệnh: giấy ủy quyền (ở nước ngoài thì hỏi bệnh viện có cần chứng thực không) và căn cước hai bên.',
        'Applying for the patient: a written authorisation (from abroad ask whether it must be certified) and both identity papers.',
      ),
    ],
    bring: [
      {
        vi: 'Căn cước hoặc hộ chiếu của người bệnh và người đi thay',
        en: 'Identity papers of the patient and of whoever applies',
      },
      { vi: 'Giấy ra viện, sổ khám, mã hồ sơ cũ', en: 'Discharge papers, record books, old file numbers' },
    ],
    help: {
      vi: 'Cần người giúp gom hồ sơ và bản dịch từ nơi đã điều trị.',
      en: 'Someone should help to gather and translate the records.',
    },
  },
  baby_card: {
    heard: `làm thẻ bảo hiểm cho bé | làm thẻ cho bé | làm thẻ bhyt cho bé | thẻ bảo hiểm cho bé | thẻ bảo hiểm … cho con | thẻ bảo hiểm trẻ em | thẻ bhyt trẻ em | thẻ bhyt cho bé | thẻ bhyt cho con | bảo hiểm y tế cho bé | bảo hiểm cho bé mới sinh | bé … chưa có thẻ | con … chưa có thẻ | cháu … chưa có thẻ bảo hiểm | bé chưa có thẻ | bé chưa có bảo hiểm | mới sinh … chưa làm bảo hiểm | mới sanh … chưa làm bảo hiểm | bé … chưa làm bảo hiểm | con … chưa làm bảo hiểm | chưa làm bảo hiểm cho bé | chưa làm bảo hiểm cho con | bé … chưa có bảo hiểm | chưa làm thẻ … bé | chưa làm thẻ … con | mới sinh … thẻ bảo hiểm | mới sanh … thẻ bảo hiểm | khai sinh … thẻ bảo hiểm | thẻ trẻ em dưới 6 tuổi | baby … insurance card | newborn … insurance | insurance card for … baby`,
    at: {
      place: { vi: 'Ủy ban nhân dân xã, phường nơi cư trú', en: 'The People’s Committee of the commune or ward' },
      department: {
        vi: 'Bộ phận một cửa: khai sinh, thường trú, thẻ bảo hiểm y tế trẻ dưới 6 tuổi (làm chung một lần)',
        en: 'Its public desk: birth registration, residence and the card of a child under 6, all at once',
      },
      reasons: [
        {
          vi: 'Thẻ của trẻ dưới 6 tuổi do nhà nước cấp miễn phí, làm cùng lúc với khai sinh ở xã, phường hoặc trên Cổng dịch vụ công, VNeID; bệnh viện không làm thẻ.',
          en: 'A child under 6 gets the card free, together with the birth registration at the commune or on the public service portal or VNeID; hospitals do not issue it.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'id-card',
        'Làm thẻ cho bé: đến bộ phận một cửa xã, phường, hoặc nộp trên Cổng dịch vụ công (mục liên thông khai sinh, thường trú, thẻ bảo hiểm y tế), kèm giấy chứng sinh. Không mất tiền; hỏi bao lâu có mã thẻ và chọn nơi khám ban đầu gần nhà.',
        'The baby’s card: at the commune’s public desk, or on the public service portal (the linked procedure of birth, residence and insurance card), with the birth paper of the hospital. It is free; ask how long it takes and choose a first place of care near home.',
      ),
      step(
        'note',
        'Chưa có thẻ mà bé phải khám: vẫn được hưởng như có thẻ, đưa giấy chứng sinh hoặc giấy khai sinh (cùng căn cước của mẹ hoặc cha) cho quầy bảo hiểm.',
        'If the baby must be seen before: it is insured all the same; show the birth paper or birth certificate (with a parent’s identity card) at the insurance desk.',
      ),
      step(
        'calendar',
        'Tiêm chủng mở rộng ở trạm y tế xã, phường là miễn phí, không cần thẻ: mang sổ tiêm, hỏi ngày tiêm trong tháng.',
        'The vaccines of the national programme are free at the commune’s health station and need no card: bring the vaccination book and ask for the day.',
      ),
    ],
    bring: [
      {
        vi: 'Giấy chứng sinh, căn cước của cha mẹ',
        en: 'The birth paper of the hospital, the parents’ identity cards',
      },
      { vi: 'Giấy kết hôn nếu có, thông tin thường trú', en: 'Marriage certificate if any, place of residence' },
    ],
  },
  baby_seen: {
    // Of a baby without a card that is to be seen: the clinic comes first, the card later.
    heard: '',
    steps: [
      step(
        'id-card',
        'Chưa có thẻ vẫn đưa bé đi khám được: bé dưới 6 tuổi thường được hưởng như có thẻ, phần trong danh mục không mất tiền. Đưa giấy khai sinh hoặc giấy chứng sinh cùng căn cước của cha mẹ cho quầy bảo hiểm ngay lúc đăng ký.',
        'Take the baby to be seen before the card is there: a child under 6 is usually insured all the same, and what is listed costs nothing. Show the birth certificate or birth paper with a parent’s identity card at the insurance desk when you register.',
      ),
      step(
        'calendar',
        'Khám xong thì hỏi thẻ ở bộ phận một cửa xã, phường (làm chung với khai sinh, miễn phí); mã thẻ có khi đã có, nhờ tra trên VssID hoặc VNeID của cha mẹ.',
        'Afterwards ask for the card at the commune’s public desk (done together with the birth registration, free); its number may be there already: have it looked up in a parent’s VssID or VNeID.',
      ),
    ],
    bring: [
      {
        vi: 'Giấy khai sinh hoặc giấy chứng sinh của bé (thay cho thẻ), căn cước của cha mẹ',
        en: 'The baby’s birth certificate or birth paper (instead of the card), a parent’s identity card',
      },
      { vi: 'Sổ tiêm chủng, thuốc bé đang uống', en: 'The vaccination book, medicines the baby takes' },
    ],
  },
  driver_certificate: {
    heard: `khám sức khỏe lái xe | khám sk lái xe | khám lái xe | giấy khám sức khỏe lái xe | khám sức khỏe … bằng lái | khám sức khoẻ … bằng lái | khám … bằng lái | đổi bằng lái | đổi giấy phép lái xe | giấy phép lái xe | thi bằng lái | bằng lái hạng | hạng b2 | hạng c | hạng b1 | khám sức khỏe … gplx | driving licence medical | medical … driving licence | medical … driver's license | driver's license medical`,
    isSelfPaid: true,
    isForLater: true,
    isPaper: true,
    steps: [
      step(
        'phone',
        'Nơi nào đã công bố đủ điều kiện khám sức khỏe lái xe thì đều được công nhận: xem danh sách trên trang Sở Y tế, đi thi thì hỏi cả trường dạy lái nhận giấy nơi nào. Gọi trước: có khám theo mẫu hiện hành, gửi kết quả điện tử (liên thông) lên hệ thống không, giá, mấy ngày có; khám xong hỏi mã và giữ cả bản giấy.',
        'Any place that has declared itself fit for drivers’ checks counts: see the list of the provincial health department, and before a test ask the driving school which papers it takes. Call first: the present form, whether the result is sent to the system electronically, the price and the days; ask for the code and keep the paper too.',
      ),
      step(
        'note',
        'Có cận, viễn: mang kính đang đeo, thị lực đo cả khi đeo kính; mỗi hạng bằng có chuẩn mắt riêng, hạng C trở lên chặt hơn. Có thử ma túy, nồng độ cồn: không uống rượu, mang đơn thuốc đang dùng, nói rõ nếu có động kinh, tim, tiểu đường, thuốc ngủ.',
        'With glasses: wear them, sight is tested with them too; each class has its own standard, stricter from class C on. There is a drug and alcohol test: no alcohol, bring prescriptions, and tell of epilepsy, heart disease, diabetes or sleeping pills.',
      ),
      step(
        'clock',
        'Đi buổi sáng ngày làm việc, thường không cần nhịn ăn; giấy có hạn, hỏi dùng được mấy tháng. Bảo hiểm y tế không trả.',
        'Go on a working morning, usually without fasting; the paper expires, ask after how many months. Health insurance does not pay.',
      ),
    ],
    bring: [
      identity,
      { vi: 'Ảnh 4×6 mới: hỏi số lượng', en: 'Recent 4×6 photos: ask how many' },
      {
        vi: 'Kính đang đeo, đơn thuốc đang dùng, bằng lái cũ nếu có',
        en: 'Glasses, prescriptions, the old licence if any',
      },
    ],
  },
  occupational_illness: {
    // An examination for it comes before any assessment.
    heard: `giám định bệnh nghề nghiệp | chế độ bệnh nghề nghiệp | hưởng bệnh nghề nghiệp | hồ sơ bệnh nghề nghiệp | trợ cấp bệnh nghề nghiệp | khám bệnh nghề nghiệp | bồi thường bệnh nghề nghiệp | giám định bụi phổi | giám định điếc nghề nghiệp | có phải bệnh nghề nghiệp | tính bệnh nghề nghiệp | là bệnh nghề nghiệp
      | occupational disease … compensation | occupational disease … benefit | occupational disease claim | occupational illness claim`,
    at: {
      place: {
        vi: 'Nơi khám bệnh nghề nghiệp: CDC tỉnh, hoặc bệnh viện có phòng khám bệnh nghề nghiệp',
        en: 'A clinic for occupational illness: the provincial CDC, or a hospital that has one',
      },
      department: {
        vi: 'Khám phát hiện bệnh nghề nghiệp, rồi mới đến Hội đồng Giám định y khoa',
        en: 'Examination for occupational illness; the assessment council comes after it',
      },
      reasons: [
        {
          vi: 'Phải có kết luận bệnh nghề nghiệp của nơi đã công bố đủ điều kiện khám loại này thì mới giám định được; phim của công ty ghi theo dõi chưa đủ. Gọi hỏi trước nơi nào trong tỉnh làm.',
          en: 'The assessment needs the finding of a place licensed for occupational illness; a company’s film that says “to be followed” is not enough. Call to ask which place in the province does it.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    steps: [
      step(
        'folder',
        'Xin công ty: giấy giới thiệu khám bệnh nghề nghiệp, hồ sơ sức khỏe và phim cũ, kết quả đo môi trường lao động (bụi, ồn, hóa chất), giấy ghi số năm và việc đã làm. Công ty không làm hoặc đã nghỉ việc: hỏi CDC tỉnh, Bảo hiểm xã hội cách tự đi.',
        'Ask the company for a letter to the examination, the health file and old films, the workplace measurements (dust, noise, chemicals) and a paper on the years and kind of work. If it does not, or you have left: ask the provincial CDC or social insurance how to go by yourself.',
      ),
      step(
        'note',
        'Bệnh phổi do bụi thì thường chụp lại phim phổi (đọc theo chuẩn bụi phổi) và đo chức năng hô hấp; điếc do ồn thì đo thính lực; hóa chất thì thử máu, nước tiểu. Đang khó thở, ho kéo dài thì khám Hô hấp bằng thẻ ngay, không chờ hồ sơ; bỏ thuốc lá, hỏi đổi việc ít bụi.',
        'For dust in the lungs the film is usually taken again (read by the standard for it) with lung function; for noise hearing is tested; for chemicals blood and urine. With breathlessness or a long cough see a lung clinic on the card now, without waiting for the file; stop smoking, ask for work with less dust.',
      ),
      step(
        'calendar',
        'Có kết luận bệnh nghề nghiệp thì công ty (hoặc tự mình, qua Bảo hiểm xã hội) xin giấy giới thiệu ra Hội đồng Giám định y khoa tỉnh; mất từ 5 % sức lao động thường được trợ cấp, nộp hồ sơ ở Bảo hiểm xã hội. Hỏi trước ai trả phí khám, phí giám định; giữ bản gốc mọi giấy.',
        'With that finding the company (or you, through social insurance) asks for the letter to the province’s assessment council; from 5 % of lost capacity on social insurance usually pays a benefit. Ask first who pays for examination and assessment; keep all originals.',
      ),
    ],
    bring: [
      identity,
      { vi: 'Giấy giới thiệu, hồ sơ sức khỏe và phim của công ty', en: 'The company’s letter, health file and films' },
      {
        vi: 'Giấy ghi số năm, việc đã làm; kết quả đo môi trường lao động nếu xin được',
        en: 'A paper on years and kind of work; workplace measurements if to be had',
      },
    ],
    help: {
      vi: 'Hồ sơ bệnh nghề nghiệp qua nhiều nơi: nên có người giúp gom giấy.',
      en: 'Such a file passes many offices: someone should help to gather the papers.',
    },
  },
  work_accident_papers: {
    // While the injury mends: what to gather, who files it and who pays; the assessment comes later.
    heard: `giấy tai nạn lao động | giấy tờ tai nạn lao động | hồ sơ tai nạn lao động | giấy tờ tnlđ | hồ sơ tnlđ | làm tai nạn lao động | tính tai nạn lao động | tính là tai nạn lao động | tính tnlđ | coi là tai nạn lao động | có phải tai nạn lao động | có được tai nạn lao động | được tính tai nạn | khai tai nạn lao động | báo tai nạn lao động | chế độ tai nạn lao động | chế độ tnlđ | hưởng tai nạn lao động | trợ cấp tai nạn lao động | biên bản tai nạn lao động
      | work accident claim | work accident papers | work accident report | work injury claim | claim … work accident | claim … work injury`,
    at: {
      place: {
        vi: 'Công ty lập hồ sơ tai nạn lao động, rồi Bảo hiểm xã hội',
        en: 'The employer, who makes the accident file, then social insurance',
      },
      department: {
        vi: 'Phòng nhân sự, người phụ trách an toàn lao động; công đoàn',
        en: 'Personnel or the safety officer; the trade union',
      },
      reasons: [
        {
          vi: 'Hồ sơ tai nạn lao động do công ty lập và nộp; bệnh viện chỉ cho giấy tờ điều trị. Bệnh viện bên dưới là nơi khám lại.',
          en: 'The employer makes and hands in the file; hospitals only give the papers of the treatment. Those below are for the follow-up.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'people',
        'Báo công ty bằng giấy ngay, xin lập biên bản điều tra tai nạn. Bị trên đường đi làm hoặc về, đúng đường và giờ hợp lý, cũng thường được tính là tai nạn lao động. Công ty không chịu làm thì hỏi công đoàn, Bảo hiểm xã hội, Sở Nội vụ.',
        'Tell the company in writing at once and ask for the accident report. On the way to or from work, by the usual road and at a reasonable hour, it usually counts too. If the company refuses, ask the trade union, social insurance or the provincial labour office (Sở Nội vụ).',
      ),
      step(
        'folder',
        'Giữ bản gốc: giấy ra viện hoặc tóm tắt bệnh án, phim, giấy chứng nhận thương tích, giấy nghỉ việc hưởng bảo hiểm xã hội, hóa đơn và bảng kê. Tai nạn giao thông: thêm biên bản của công an, hoặc xác nhận của công an xã, phường nơi bị; giờ ca làm, tên người chứng kiến.',
        'Keep the originals: discharge paper or summary, films, certificate of injury, sick leave papers, invoices and lists of costs. On the road: also the police report, or a confirmation of the commune’s police where it happened; the hours of your shift, names of witnesses.',
      ),
      step(
        'id-card',
        'Ai trả: khám vẫn đưa thẻ bảo hiểm y tế và nói rõ là tai nạn lao động; thẻ thường trả phần trong danh mục, phần còn lại và lương lúc nghỉ thường do công ty. Mỗi nơi nói một khác thì hỏi quầy bảo hiểm của bệnh viện và Bảo hiểm xã hội trước khi tự trả.',
        'Who pays: show the health insurance card all the same and say that it was a work accident; it usually pays what is listed, and the company the rest and the wages meanwhile. If each says something else, ask the hospital’s insurance desk and social insurance before paying yourself.',
      ),
      step(
        'calendar',
        'Vẫn tái khám đúng hẹn; đau tăng, sưng, tê, sốt thì khám sớm. Chữa ổn rồi mới giám định: công ty giới thiệu ra Hội đồng Giám định y khoa, giảm từ 5 % khả năng lao động thường có trợ cấp.',
        'Keep the follow-ups; with more pain, swelling, numbness or fever go sooner. The assessment comes once stable: the company writes the letter to the assessment council; from 5 % of lost capacity on there is usually a benefit.',
      ),
    ],
    bring: [
      identity,
      { vi: 'Giấy ra viện, phim, giấy chứng nhận thương tích', en: 'Discharge paper, films, certificate of injury' },
      {
        vi: 'Biên bản tai nạn (công ty, công an), hóa đơn, bảng kê',
        en: 'Accident reports (company, police), invoices, lists of costs',
      },
    ],
  },
  work_board: {
    // Heard where an accident at work is told beside the wish for an assessment.
    heard: `giám định tai nạn lao động | giám định tnlđ | work accident … assessment | work injury assessment`,
    at: {
      place: {
        vi: 'Công ty hoặc Bảo hiểm xã hội làm giấy giới thiệu, rồi Hội đồng Giám định y khoa tỉnh',
        en: 'The employer or social insurance for the letter, then the province’s medical assessment council',
      },
      department: {
        vi: 'Giám định mức suy giảm khả năng lao động do tai nạn lao động, bệnh nghề nghiệp',
        en: 'Assessment of lost working capacity after a work accident or occupational illness',
      },
      reasons: [
        {
          vi: 'Tai nạn lao động đã chữa ổn định thì công ty lập hồ sơ và giới thiệu ra Hội đồng Giám định y khoa; bệnh viện chỉ cho giấy tờ điều trị.',
          en: 'Once the injury is stable the employer makes the file and refers it to the assessment council; hospitals only give the papers of the treatment.',
        },
      ],
    },
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'folder',
        'Còn làm ở công ty: nhờ công ty viết giấy giới thiệu giám định và nộp hồ sơ. Đã nghỉ việc hoặc công ty không làm: tự viết đơn, nộp ở cơ quan Bảo hiểm xã hội. Có giấy thì Hội đồng Giám định y khoa của tỉnh báo ngày, nơi khám.',
        'Still employed: the company writes the letter and hands in the file. After leaving, or if the company does not: apply yourself at the social insurance office. With the letter the council tells the day and the place.',
      ),
      step(
        'note',
        'Hồ sơ thường cần: biên bản điều tra tai nạn lao động, giấy ra viện hoặc tóm tắt bệnh án, giấy chứng nhận thương tích, phim. Thiếu biên bản thì đòi công ty; thiếu giấy về bệnh thì xin nơi đã điều trị. Giữ bản gốc, nộp bản sao.',
        'Usually needed: the report on the accident, the discharge paper or summary, the certificate of injury, films. Ask the company for the report and those who treated for medical papers. Keep the originals.',
      ),
      step(
        'question',
        'Phí giám định không tính vào thẻ bảo hiểm y tế: hỏi công ty và Bảo hiểm xã hội ai trả. Có kết quả (từ 5 %) thì nộp Bảo hiểm xã hội hưởng trợ cấp, hỏi hạn nộp; tiền lương lúc nghỉ, tiền bồi thường hỏi công ty, công đoàn.',
        'The fee is not paid by the health card: ask the company and social insurance who pays. With the result (from 5 % on) claim the benefit from social insurance and ask by when; wages during leave and compensation come from the employer; the trade union helps.',
      ),
    ],
    bring: [
      identity,
      { vi: 'Biên bản điều tra tai nạn, giấy giới thiệu', en: 'The accident report and the letter' },
      { vi: 'Giấy ra viện, giấy chứng nhận thương tích, phim', en: 'Discharge paper, certificate of injury, films' },
    ],
  },
  maternity_papers: {
    heard: `làm thai sản | chế độ thai sản | hưởng thai sản | tiền thai sản | giấy … thai sản | hồ sơ thai sản | thai sản với bảo hiểm | nghỉ thai sản … giấy | maternity benefit | maternity pay | maternity leave papers`,
    isForLater: true,
    steps: [
      step(
        'id-card',
        'Để hưởng thai sản, giấy chính là giấy khai sinh hoặc giấy chứng sinh (soát họ tên, số căn cước, ngày giờ; bé chưa có tên vẫn cấp), thêm giấy ra viện có dấu, ghi rõ sinh mổ nếu mổ: xin trước khi rời viện, đã về thì xin ở Phòng Kế hoạch tổng hợp. Viện tư: hỏi ngay quầy có cấp giấy gửi được lên Bảo hiểm xã hội không.',
        'For maternity benefit the main paper is the birth certificate or the birth paper (giấy chứng sinh; check names, identity number, date and hour; it is given before the baby has a name), with the stamped discharge paper that names a caesarean: ask before leaving, or later at the planning office. In a private hospital ask at once whether its papers go to social insurance.',
      ),
      step(
        'clock',
        'Rồi khai sinh cho bé ở xã, phường và nộp bản sao giấy khai sinh (hoặc giấy chứng sinh), giấy ra viện cho công ty, thường trong 45 ngày từ khi đi làm lại; đã nghỉ việc thì nộp Bảo hiểm xã hội. Chồng đóng bảo hiểm cũng có ngày nghỉ: hỏi công ty.',
        'Then register the birth at the commune and hand a copy of the birth certificate (or birth paper) and the discharge paper to the employer, usually within 45 days of going back to work; who has left the job goes to social insurance. An insured father has days off too: ask his employer.',
      ),
    ],
  },
  refill_abroad: {
    // Heard where a refill is asked for in English, without a card.
    heard: `prescription from home | medicine from home | medication from home | meds from home | prescription from my country | foreign prescription | my prescription from | refill my prescription here`,
    steps: [
      step(
        'pill',
        'Thuốc kê ở nước ngoài: nhà thuốc và quầy bảo hiểm ở đây thường cần đơn của bác sĩ Việt Nam. Đặt khám khi thuốc còn một hai tuần, mang vỏ hộp, đơn hoặc thư bác sĩ ghi tên gốc và liều, kết quả gần nhất; xin thuốc tương đương và đơn đủ 1–3 tháng.',
        'Medicine prescribed abroad: pharmacies here usually want a Vietnamese doctor’s prescription. Book while a week or two is left; bring the boxes, the prescription or a letter with generic names and doses, and latest results; ask for the local equivalent and a prescription for 1–3 months.',
      ),
      step(
        'clock',
        'Không tự ngừng hay giảm thuốc tim, huyết áp, tuyến giáp, động kinh, chống đông, insulin; thuốc không có ở đây thì hỏi bác sĩ thuốc thay thế, đừng mua trên mạng. Vài thuốc (giảm đau mạnh, ADHD, an thần) bị kiểm soát, hỏi trước.',
        'Do not stop or stretch medicine for heart, blood pressure, thyroid, epilepsy or clotting, or insulin; if one is not sold here ask the doctor for another, do not buy online. Some (strong painkillers, for ADHD, sedatives) are controlled: ask first.',
      ),
    ],
    bring: [
      { vi: 'Hộ chiếu', en: 'Passport' },
      {
        vi: 'Vỏ hộp thuốc, đơn hoặc thư của bác sĩ, tên gốc của thuốc',
        en: 'Boxes, the prescription or a doctor’s letter with generic names',
      },
      { vi: 'Thẻ và số đường dây của hãng bảo hiểm', en: 'Insurance card and the insurer’s hotline' },
    ],
  },
  tb_moved: {
    // Its medicine comes from the programme, not from a pharmacy or a clinic for long illness.
    heard: `lãnh thuốc lao | lấy thuốc lao | nhận thuốc lao | lĩnh thuốc lao | phát thuốc lao | cấp thuốc lao | xin thuốc lao | thuốc lao … trong này | thuốc lao … ngoài này | thuốc lao … ở đây | thuốc lao … gần đây | chuyển … thuốc lao | chuyển … điều trị lao | điều trị lao … chuyển | lanh thuoc lao | lay thuoc lao | nhan thuoc lao | linh thuoc lao | tb medicine … here | tb medicine … moved | moved … tb treatment | continue … tb treatment`,
    at: {
      place: {
        vi: 'Trung tâm y tế (tuyến huyện cũ) nơi đang ở',
        en: 'The medical centre (former district level) where you live now',
      },
      department: { vi: 'Tổ chống lao (phòng khám lao)', en: 'Tuberculosis unit (Tổ chống lao)' },
      reasons: [
        {
          vi: 'Thuốc lao do chương trình chống lao phát ở nơi đang sống: tổ chống lao ở đó nhận người đang điều trị chuyển đến; bệnh viện phổi của tỉnh là nơi hỏi nếu chưa rõ.',
          en: 'TB medicine is given by the TB programme where you live: its unit takes over treatment begun elsewhere; the lung hospital of the province is the place to ask if in doubt.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    steps: [
      step(
        'phone',
        'Gọi tổ chống lao nơi cũ xin phiếu chuyển và sổ (thẻ) điều trị lao, rồi đăng ký trong tuần này ở tổ chống lao nơi đang ở, khi thuốc còn vài ngày. Chưa có phiếu vẫn nên đến: họ gọi được cho nơi cũ.',
        'Call your old TB unit for the transfer form and treatment card, then register this week at the unit where you live now, while some days of tablets are left. Go even without the form: they can call the old unit.',
      ),
      step(
        'pill',
        'Không bỏ ngày nào, không tự mua lẻ hay đổi thuốc lao ở nhà thuốc. Hỏi lịch thử đờm tới và tháng điều trị còn lại.',
        'Miss no day, and do not buy or change TB tablets at a pharmacy. Ask when the next sputum test is due and how many months are left.',
      ),
    ],
    bring: [
      cards,
      {
        vi: 'Sổ điều trị lao, phiếu chuyển, vỏ thuốc đang uống, kết quả đờm và phim phổi',
        en: 'The TB treatment card, transfer form, the tablets’ packs, sputum results and chest films',
      },
    ],
  },
  refill_away: {
    // Heard where a refill is asked for by who stays in another province.
    heard: `lấy thuốc … tỉnh khác | lấy thuốc bảo hiểm … ngoài này | lấy thuốc bảo hiểm … trong này | lấy thuốc … nơi tạm trú | lãnh thuốc … tỉnh khác | lĩnh thuốc … tỉnh khác`,
    at: {
      place: {
        vi: 'Trạm y tế hoặc trung tâm y tế (tuyến huyện cũ) gần chỗ đang ở',
        en: 'The health station or medical centre (former district level) where you stay',
      },
      department: { vi: 'Phòng khám bệnh mạn tính', en: 'Clinic for long-term illnesses' },
      reasons: [
        {
          vi: 'Thẻ ở tỉnh khác vẫn lấy thuốc bảo hiểm được: trạm y tế, trung tâm y tế tuyến huyện cũ thường trả đủ mức của thẻ, không cần phiếu chuyển; bệnh viện tỉnh không có phiếu chuyển thường chỉ trả một nửa.',
          en: 'A card of another province works here too: health stations and medical centres of the former district level usually pay its full rate without a slip; a provincial hospital without a slip usually pays half.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    steps: [
      step(
        'id-card',
        'Lấy được: đến trạm y tế hoặc trung tâm y tế (tuyến huyện cũ) gần chỗ đang ở, đưa căn cước hoặc VNeID, đơn cũ và vỏ thuốc; hỏi nơi đó có đúng thuốc này không, không có thì kê thuốc cùng hoạt chất. Gọi hỏi trước; ở lâu thì làm tạm trú và đổi nơi khám ban đầu trên VssID.',
        'Yes: go to the health station or medical centre (former district level) where you stay with the identity card or VNeID, the old prescription and boxes; ask whether it has this medicine, or one with the same substance. Call first; for a longer stay register it and change the first place of care in VssID.',
      ),
      step(
        'pill',
        'Đừng để đứt ngày nào: đi khi còn một tuần; đã hết thì đi hôm nay, hoặc mua vài ngày theo đơn cũ ở nhà thuốc cho kịp liều. Không tự đổi thuốc, không mượn thuốc của người khác.',
        'Miss no day: go while a week is left; if it has run out go today, or buy some days’ worth on the old prescription. Do not change it yourself or borrow another’s.',
      ),
      step(
        'question',
        'Bệnh đang ổn thì xin kê dài ngày (có thể đến 90 ngày với bệnh trong danh mục). Mang sổ đo huyết áp, đường huyết và kết quả gần nhất.',
        'If the illness is steady ask for a longer prescription (up to 90 days for listed ones). Bring your readings and latest results.',
      ),
    ],
    bring: [cards, { vi: 'Đơn thuốc gần nhất và vỏ hộp', en: 'The last prescription and the boxes' }],
  },
} as const satisfies Readonly<Record<string, Errand>>;
