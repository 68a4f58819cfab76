import { step } from '../next-steps/step.ts';
import type { Errand } from './errand.ts';

const identity = { vi: 'Căn cước, VNeID', en: 'Identity card, VNeID' };

/** Questions that an office, a clinic of its own or the place that gave a paper answers. Ours, not reviewed. */
export const askedErrands = {
  medical_board: {
    heard: `giám định y khoa | đi giám định | làm giám định | xin giám định | tự giám định | giám định sức khỏe | giám định sức khoẻ | giám định lại | giám định tỷ lệ | giám định tỉ lệ | tỷ lệ thương tật | tỉ lệ thương tật | giám định thương tật | giám định tỷ lệ thương tật | giám định tỉ lệ thương tật | giám định khả năng lao động | giám định mức suy giảm | giám định suy giảm | suy giảm khả năng lao động
      | hội đồng giám định | giám định bệnh nghề nghiệp | giám định tai nạn lao động | giám định chất độc | giám định da cam | giám định thương binh | chế độ … da cam | chế độ … chất độc
      | hưu sớm … giám định | medical assessment council | medical assessment board | disability assessment board`,
    at: {
      place: {
        vi: 'Hội đồng (Trung tâm) Giám định y khoa tỉnh, thành phố, qua nơi làm chế độ',
        en: 'The province’s medical assessment council, by way of the office that asks for it',
      },
      department: {
        vi: 'Nộp hồ sơ trước ở xã, phường, Bảo hiểm xã hội hoặc công ty',
        en: 'The file goes first to the commune, social insurance or the employer',
      },
      reasons: [
        {
          vi: 'Giám định y khoa không phải buổi khám bệnh: Hội đồng của tỉnh chỉ nhận khi có giấy giới thiệu và hồ sơ của nơi làm chế độ.',
          en: 'An assessment is no visit to a clinic: the council takes it on only with a letter and a file from the office in charge.',
        },
      ],
    },
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'folder',
        'Hỏi ai viết giấy giới thiệu: người có công, chất độc da cam thì xã, phường (gửi Sở Nội vụ); khuyết tật mà xã chưa kết luận được thì xã; tai nạn lao động, bệnh nghề nghiệp, nghỉ hưu trước tuổi thì công ty hoặc Bảo hiểm xã hội. Có giấy rồi thì chờ Hội đồng báo ngày, nơi khám.',
        'Ask who writes the letter: for people of merit and Agent Orange the commune (to the Department of Home Affairs); for a disability that the commune cannot decide the commune; for work accidents, occupational illness and early retirement the employer or social insurance. Then the council tells the day and the place.',
      ),
      step(
        'question',
        'Phí: hỏi nơi giới thiệu ai trả. Đi theo chế độ thì phần lớn do cơ quan trả; tự xin giám định thì thường tự trả, hỏi giá trước.',
        'The fee: ask the office who pays. Under a scheme it is mostly the office; at your own request you usually pay, so ask the price.',
      ),
      step(
        'note',
        'Thiếu giấy về bệnh: xin tóm tắt bệnh án, giấy ra viện ở nơi đã điều trị; giữ bản gốc, nộp bản sao. Con khuyết tật thì làm cả giấy xác nhận khuyết tật ở xã.',
        'If medical papers are missing, get a summary and discharge papers where the patient was treated; keep the originals. For a disabled child ask the commune for the disability paper as well.',
      ),
    ],
    bring: [
      identity,
      { vi: 'Giấy giới thiệu và hồ sơ của nơi làm chế độ', en: 'The letter and the file of the office in charge' },
      {
        vi: 'Giấy ra viện, tóm tắt bệnh án, giấy tờ quân ngũ hoặc biên bản tai nạn nếu có',
        en: 'Discharge papers, summary, service papers or the accident report, if any',
      },
    ],
  },
  company_checkup: {
    heard: `khám sức khỏe định kỳ cho công nhân | khám sức khỏe định kỳ cho nhân viên | khám sức khỏe định kỳ cho người lao động | khám sức khỏe cho công nhân | khám sức khỏe cho nhân viên | khám sức khỏe cho người lao động | khám sức khỏe cho cả công ty | khám sức khỏe cho công ty | khám sk cho công nhân | khám sk cho nhân viên | khám định kỳ cho công nhân | khám định kỳ cho nhân viên
      | công ty … công nhân … khám sức khỏe | công ty … nhân viên … khám sức khỏe | công ty … công nhân … cần khám | công ty … nhân viên … cần khám | xưởng … công nhân … cần khám | công nhân … cần khám sức khỏe | nhân viên cần khám sức khỏe
      | công ty … người … khám sức khỏe định kỳ | khám đoàn | khám sức khỏe theo đoàn | khám sức khoẻ cho công nhân | khám sức khoẻ cho nhân viên | tổ chức khám sức khỏe | về công ty khám | đến công ty khám | đến tận xưởng | đến tận công ty | tới tận xưởng | tới tận công ty
      | health checks for our staff | health check for our staff | health checks for our employees | check-ups for our employees | check-ups for our staff | occupational health check … employees | workers need … health check`,
    at: {
      place: {
        vi: 'CDC tỉnh, hoặc bệnh viện, trung tâm y tế được phép khám sức khỏe và khám bệnh nghề nghiệp',
        en: 'The provincial CDC, or a hospital or medical centre licensed for health checks and occupational illness',
      },
      department: {
        vi: 'Khoa Bệnh nghề nghiệp, Sức khỏe lao động; bộ phận khám sức khỏe đoàn',
        en: 'Occupational health; the desk for group health checks',
      },
      reasons: [
        {
          vi: 'Khám cho cả công ty làm theo hợp đồng; khám bệnh nghề nghiệp chỉ nơi đã công bố đủ điều kiện mới làm được.',
          en: 'Checks for a whole company are done by contract; those for occupational illness only where the licence covers them.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    isForLater: true,
    isPaper: true,
    isSelfPaid: true,
    steps: [
      step(
        'phone',
        'Gọi CDC tỉnh và một hai bệnh viện xin báo giá: có được phép khám cả sức khỏe định kỳ lẫn bệnh nghề nghiệp không (xin bản công bố), có đoàn và xe đến tận nơi không, lịch tháng nào, bao lâu trả hồ sơ.',
        'Call the provincial CDC and one or two hospitals for an offer: are they licensed for both periodic checks and occupational illness (ask for the paper), do they come with a team, when, and how soon are the files ready.',
      ),
      step(
        'folder',
        'Gửi trước danh sách người theo vị trí và chất tiếp xúc (ồn, bụi, khói hàn, dung môi, hóa chất…), kết quả đo môi trường lao động: nơi khám theo đó thêm đo thính lực, đo chức năng hô hấp, X-quang, xét nghiệm.',
        'Send the list of people by post and exposure (noise, dust, welding fumes, solvents, chemicals…) and the workplace measurements: by these hearing, lung function, X-ray and blood tests are added.',
      ),
      step(
        'id-card',
        'Chi phí do công ty trả, không tính vào thẻ bảo hiểm y tế. Việc nặng nhọc, độc hại khám ít nhất 6 tháng một lần, việc khác mỗi năm một lần; lưu hồ sơ từng người.',
        'The company pays, not the insurance cards. Hard or harmful work is checked at least every 6 months, other work every year; keep a file for each person.',
      ),
    ],
    bring: [
      { vi: 'Danh sách người, vị trí, chất tiếp xúc', en: 'The list of people, posts and exposures' },
      { vi: 'Kết quả đo môi trường lao động', en: 'The workplace measurements' },
      { vi: 'Hồ sơ khám lần trước', en: 'The files of the last checks' },
    ],
  },
  hiv_prep: {
    heard: `thuốc prep | uống prep | dùng prep | lấy prep | cấp prep | prep ở đâu | điều trị prep | đăng ký prep | dự phòng trước phơi nhiễm | start prep | starting prep | get prep | getting prep | on prep | i take prep | taking prep | prep from | prep for hiv | hiv prep | prep clinic | prep refill
      | pre-exposure prophylaxis`,
    at: {
      place: {
        vi: 'Phòng khám cấp PrEP: trung tâm y tế, CDC, bệnh viện có phòng khám HIV, phòng khám cộng đồng hoặc tư có cấp',
        en: 'A clinic that gives PrEP: a medical centre, the CDC, a hospital’s HIV clinic, a community or private clinic',
      },
      department: { vi: 'Phòng khám PrEP, HIV và bệnh lây qua tình dục', en: 'PrEP, HIV and sexual health clinic' },
      reasons: [
        {
          vi: 'PrEP (thuốc phòng HIV trước nguy cơ) cấp ở phòng khám riêng, kín đáo; nhiều nơi thuốc miễn phí. Gọi hỏi trước; CDC tỉnh biết nơi nào gần nhất.',
          en: 'PrEP (medicine against HIV before a risk) comes from clinics of its own, in confidence; in many it is free. Call first; the provincial CDC knows which is nearest.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    steps: [
      step(
        'phone',
        'Gọi CDC tỉnh hoặc phòng khám PrEP: hỏi ngày bắt đầu, giá hay miễn phí, có người nói tiếng Anh không. Trước khi uống phải thử HIV, viêm gan B, thận (creatinin); xin làm luôn giang mai, lậu, chlamydia, viêm gan C. Sau đó thử lại khoảng 1 tháng rồi 3 tháng một lần.',
        'Call the CDC or a PrEP clinic: when to begin, the price or whether it is free, who speaks English. Before starting come tests for HIV, hepatitis B and kidneys (creatinine); ask for syphilis, gonorrhoea, chlamydia and hepatitis C too. Tests again after about 1 month, then every 3.',
      ),
      step(
        'clock',
        'Có nguy cơ trong 72 giờ qua: nói ngay, cần thuốc sau phơi nhiễm (PEP) trước, càng sớm càng tốt, không chờ PrEP.',
        'If there was a risk in the last 72 hours say so at once: medicine after exposure (PEP) comes first, the sooner the better.',
      ),
      step(
        'people',
        'Kết quả phải được giữ kín. PrEP không phòng giang mai, lậu: vẫn dùng bao cao su.',
        'Results are confidential. PrEP does not prevent syphilis or gonorrhoea: use condoms all the same.',
      ),
    ],
    bring: [
      {
        vi: 'Căn cước hoặc hộ chiếu; muốn ẩn danh thì hỏi trước',
        en: 'Identity card or passport; to stay anonymous ask first',
      },
      { vi: 'Kết quả xét nghiệm cũ, tên thuốc đang dùng', en: 'Earlier results, names of current medicines' },
    ],
  },
  followup_moved: {
    heard: `chuyển sổ lãnh | chuyển sổ lĩnh | chuyển sổ lấy | chuyển sổ khám | chuyển sổ điều trị | chuyển sổ thuốc | chuyển nơi lãnh thuốc | chuyển nơi lĩnh thuốc | chuyển nơi lấy thuốc | chuyển nơi nhận thuốc | chuyển chỗ lấy thuốc | chuyển chỗ lãnh thuốc | đổi nơi lấy thuốc | đổi nơi lãnh thuốc | đổi nơi lĩnh thuốc | đổi chỗ lấy thuốc | chuyển nơi theo dõi
      | chuyển hồ sơ về … lấy thuốc | chuyển hồ sơ … lãnh thuốc | chuyển hộ khẩu … thuốc | chuyển nhà … lấy thuốc | chuyển nhà … lãnh thuốc | chuyển về … lấy thuốc ở đâu | chuyển về … lãnh thuốc ở đâu | chuyển nơi điều trị arv | chuyển phòng khám arv
      | move … prescription to | transfer my follow-up | transfer his follow-up | transfer her follow-up | transfer my file`,
    at: {
      place: {
        vi: 'Nơi đang cấp thuốc, rồi trạm y tế, trung tâm y tế ở nơi mới đến',
        en: 'The place that gives the medicine now, then the health station or medical centre at the new home',
      },
      department: {
        vi: 'Phòng khám đang theo dõi; nơi mới hỏi phòng khám của bệnh này',
        en: 'The clinic that follows the illness; at the new place its clinic there',
      },
      reasons: [
        {
          vi: 'Nơi đang cấp thuốc viết tóm tắt và giấy chuyển; nơi mới nhận theo giấy đó nên không phải khám lại từ đầu.',
          en: 'The present place writes the summary and the transfer; the new one goes on from there, without starting again.',
        },
      ],
      withHospitals: true,
    },
    isFirm: true,
    steps: [
      step(
        'folder',
        'Trước khi đi, xin nơi đang cấp thuốc: tóm tắt bệnh án, đơn mới nhất ghi rõ thuốc, phiếu chuyển, và thuốc đủ dùng cho lúc chưa kịp đăng ký nơi mới.',
        'Before leaving get from the present place: a summary, the latest prescription, a transfer slip, and enough medicine until the new place has taken over.',
      ),
      step(
        'phone',
        'Gọi trạm y tế hoặc trung tâm y tế nơi mới: phòng khám nào cấp thuốc bệnh này, khám ngày nào, cần giấy gì; đến trước khi hết thuốc một hai tuần. Thuốc đang ổn thì không tự ngừng, không tự đổi.',
        'Call the health station or medical centre at the new home: which clinic gives this medicine, on which days, with which papers; go a week or two before it runs out. Do not stop or change what works.',
      ),
      step(
        'id-card',
        'Đổi nơi đăng ký khám ban đầu của thẻ về nơi mới: qua VssID, Bảo hiểm xã hội hoặc công ty; thẻ hộ nghèo thì hỏi xã, phường. Chưa đổi kịp thì hỏi nơi mới có nhận thẻ không.',
        'Have the card’s first place of care changed: in VssID, at social insurance or by the employer; for a poor household by the commune. Until then ask whether the new place takes the card.',
      ),
    ],
    bring: [
      {
        vi: 'Căn cước, thẻ bảo hiểm y tế, giấy tạm trú nếu có',
        en: 'Identity card, insurance card, residence paper if any',
      },
      { vi: 'Sổ khám, đơn thuốc và vỏ hộp', en: 'The record book, prescription and boxes' },
      { vi: 'Tóm tắt bệnh án, phiếu chuyển', en: 'The summary and the transfer slip' },
    ],
  },
  sick_leave_late: {
    heard: `quên xin giấy nghỉ | quên lấy giấy nghỉ | chưa xin giấy nghỉ | chưa lấy giấy nghỉ | xin lại giấy nghỉ | cấp lại giấy nghỉ | mất giấy nghỉ | giấy nghỉ … trễ | giấy nghỉ … muộn | xin bù giấy nghỉ | bổ sung giấy nghỉ
      | quên xin giấy ra viện | quên lấy giấy ra viện | chưa lấy giấy ra viện | quên xin c65 | ra viện … giấy hưởng | nằm viện … giấy hưởng | giấy nghỉ … lùi ngày | lùi ngày … giấy nghỉ | công ty đòi giấy nghỉ | công ty đòi … giấy nghỉ | công ty bắt … giấy nghỉ | công ty yêu cầu giấy nghỉ | hết rồi … giấy nghỉ | khỏe rồi … giấy nghỉ | khỏi rồi … giấy nghỉ | đã khỏi … giấy nghỉ | đã khỏe … giấy nghỉ | nghỉ … hôm trước … giấy | tuần trước … giấy nghỉ | tuần rồi … giấy nghỉ | hôm trước … giấy nghỉ | giấy nghỉ … tuần trước | giấy nghỉ … hôm trước | giấy nghỉ … ngày đã nghỉ | phòng khám tư không cấp | phòng khám không cấp giấy | không cấp giấy nghỉ | backdated | backdate | forgot … sick note | forgot … sick leave`,
    at: {
      place: { vi: 'Bệnh viện đã điều trị đợt này', en: 'The hospital that treated this illness' },
      department: {
        vi: 'Khoa đã cho ra viện, rồi Phòng Kế hoạch tổng hợp',
        en: 'The ward that discharged the patient, then the general planning office',
      },
      reasons: [
        {
          vi: 'Chỉ nơi đã điều trị cấp hoặc cấp lại được giấy của đợt đó; nơi khác không ký thay, không cần khám mới.',
          en: 'Only those who treated can give or reissue the paper of that illness; nobody else signs for them, and no new visit is needed.',
        },
      ],
    },
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'note',
        'Giấy nghỉ không cấp lùi ngày: nơi không khám đợt đó thì nay khám cũng không ghi được ngày đã qua. Đã khám ở đâu thì trở lại đúng nơi đó, mang đơn thuốc, hỏi có được cấp giấy nghỉ hưởng bảo hiểm xã hội của ngày khám không (phòng khám tư có nơi không). Không xin được thì hỏi công ty tính phép năm; còn mệt thì khám hôm nay, giấy tính từ hôm nay.',
        'Leave is not certified backwards: who did not see you then cannot sign for past days. Go back to the place that saw you, with the prescription, and ask whether it may issue the social insurance leave paper for that day (some private clinics may not). If not, ask the employer for annual leave; if still unwell be seen today, the paper counts from today.',
      ),
      step(
        'phone',
        'Nằm viện thì giấy ra viện bản gốc là giấy để hưởng ốm đau, số ngày nghỉ thêm ghi ngay trên đó: gọi khoa đã cho ra viện, nói thiếu giấy hay thiếu ngày nghỉ, hỏi gặp ai, mang gì.',
        'After a stay the original discharge paper is the one for sick pay, with further days of rest written on it: call the ward that discharged you, say what is missing, whom to see and what to bring.',
      ),
      step(
        'folder',
        'Mất, sai: xin cấp lại ở Phòng Kế hoạch tổng hợp, ghi mã số bảo hiểm xã hội; có mổ thì xin cả giấy chứng nhận phẫu thuật.',
        'Lost or wrong: ask the general planning office to reissue it, with your social insurance number; after an operation for the certificate of surgery too.',
      ),
      step(
        'clock',
        'Báo công ty là đang xin giấy và hỏi hạn nộp; nhiều bệnh viện gửi giấy lên hệ thống bảo hiểm, nên xem VssID hoặc hỏi công ty bản điện tử có dùng được không.',
        'Tell the employer that the paper is on its way and ask by when; many hospitals send it to the insurance system, so see VssID or ask whether the electronic one will do.',
      ),
    ],
    bring: [
      {
        vi: 'Căn cước, thẻ bảo hiểm y tế, mã số bảo hiểm xã hội',
        en: 'Identity card, insurance card and social insurance number',
      },
      {
        vi: 'Đơn thuốc, hóa đơn, giấy hẹn của đợt đó nếu còn',
        en: 'Prescription, bills or slip of that illness, if any',
      },
    ],
  },
  discharge_paper: {
    heard: `mất giấy ra viện | mất giấy xuất viện | rớt giấy ra viện | rớt mất giấy | thất lạc giấy ra viện | thất lạc giấy xuất viện | cấp lại giấy ra viện | cấp lại giấy xuất viện | xin lại giấy ra viện | xin lại giấy xuất viện | làm lại giấy ra viện | làm lại giấy xuất viện
      | giấy ra viện … bị mất | giấy ra viện … bị ướt | giấy ra viện … bị rách | giấy ra viện … ghi sai | giấy ra viện … sai tên | sai giấy ra viện | lost … discharge paper | lost … discharge papers | lost … discharge summary
      | reissue … discharge`,
    at: {
      place: { vi: 'Bệnh viện đã cấp giấy', en: 'The hospital that issued the paper' },
      department: {
        vi: 'Phòng Kế hoạch tổng hợp',
        en: 'General planning office (medical records)',
      },
      reasons: [
        {
          vi: 'Chỉ bệnh viện đã điều trị cấp lại được giấy ra viện, bản cấp lại có giá trị như bản đầu.',
          en: 'Only the hospital that treated the patient can issue the paper again; it counts like the first.',
        },
      ],
    },
    isFirm: true,
    isPaper: true,
    steps: [
      step(
        'folder',
        'Viết đơn xin cấp lại giấy ra viện, ghi ngày nằm viện, khoa, lý do, mã số bảo hiểm xã hội; nơi nào đòi cả tóm tắt hồ sơ bệnh án thì xin luôn trong đơn đó. Thường mất vài ngày làm việc: gọi trước hỏi nộp phòng nào, hẹn ngày nào, phí bao nhiêu.',
        'Write a request to issue the discharge paper again, with the dates, the ward, the reason and the social insurance number; if a medical summary is wanted too, ask for it in the same letter. It usually takes some working days: call first for the office, the day and the fee.',
      ),
      step(
        'people',
        'Không đi được thì nhờ người khác: giấy ủy quyền và căn cước hai bên, hỏi bệnh viện có cần xác nhận của xã, phường không.',
        'If you cannot go, send somebody with a written authorisation and both identity cards; ask whether the commune must confirm it.',
      ),
      step(
        'clock',
        'Báo công ty là đang xin cấp lại và hỏi hạn nộp; giấy ra viện thường được bệnh viện gửi lên hệ thống bảo hiểm, nên hỏi công ty, Bảo hiểm xã hội (xem VssID) có nhận bản điện tử không.',
        'Tell the employer that it is being reissued and ask by when; hospitals usually send the paper to the insurance system, so ask the employer or social insurance (see VssID) whether the electronic one will do.',
      ),
    ],
    bring: [
      { vi: 'Căn cước, thẻ bảo hiểm y tế', en: 'Identity card and insurance card' },
      { vi: 'Đơn thuốc, hóa đơn, giấy hẹn của đợt đó nếu còn', en: 'Prescription, bills or slip of that stay, if any' },
      { vi: 'Giấy ủy quyền nếu đi thay', en: 'The authorisation, if going for another' },
    ],
  },
} as const satisfies Readonly<Record<string, Errand>>;
