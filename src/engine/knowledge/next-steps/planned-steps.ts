import type { Need, Words } from '#contract/vocabulary.ts';
import type { Situation } from '#engine/assess/situations.ts';
import type { Person } from '#engine/next-steps/person.ts';
import { type Step, step } from './step.ts';

/** Whom a line is for. */
export type Case = { readonly person: Person; readonly situations: ReadonlySet<Situation> };

/** A line that is the same for everyone, or depends on the patient; undefined where it concerns somebody else. */
export type StepFor = Step | ((given: Case) => Step | undefined);

export function stepOf(line: StepFor, given: Case): Step | undefined {
  return typeof line === 'function' ? line(given) : line;
}

const youngFasting = 5;
const oldFasting = 75;

/** Who must not go hungry without asking: shown with every line about fasting, as far as it can concern the patient. */
function askBeforeFasting({ person: { years, mayBePregnant } }: Case): Words {
  const groups: Words[] = [{ vi: 'người tiểu đường', en: 'people with diabetes' }];
  if (mayBePregnant) groups.push({ vi: 'phụ nữ mang thai', en: 'pregnant women' });
  if (years === undefined || years < youngFasting)
    groups.push({ vi: 'trẻ dưới 5 tuổi', en: 'parents of a child under 5' });
  if (years === undefined || years >= oldFasting) groups.push({ vi: 'người từ 75 tuổi', en: 'people of 75 and over' });
  const vi = groups.map((group) => group.vi).join(', ');
  const en = groups.map((group) => group.en).join(', ');
  return {
    vi: `${vi.charAt(0).toUpperCase()}${vi.slice(1)} hỏi bác sĩ trước khi nhịn.`,
    en: `${en.charAt(0).toUpperCase()}${en.slice(1)} should ask a doctor before fasting.`,
  };
}

export function fasting(vi: string, en: string): StepFor {
  return (given) => {
    const ask = askBeforeFasting(given);
    return step('fasting', `${vi} ${ask.vi}`, `${en} ${ask.en}`);
  };
}

/** “Báo trước nếu đang mang thai, suy thận …”, without the pregnancy where there can be none. */
function tellFirst(vi: string, en: string): StepFor {
  return ({ person: { mayBePregnant } }) =>
    step(
      'note',
      `Báo trước nếu ${mayBePregnant ? 'đang mang thai, ' : ''}${vi}.`,
      `Tell the staff beforehand about ${mayBePregnant ? 'a pregnancy, ' : ''}${en}.`,
    );
}

/** An ultrasound uses neither contrast nor a magnet. */
function tellFirstOfScan(vi: string, en: string): StepFor {
  const line = tellFirst(vi, en);
  return (given) => {
    const { situations } = given;
    const isHarmless = situations.has('ultrasound') && !situations.has('mri') && !situations.has('contrast_scan');
    return isHarmless ? undefined : stepOf(line, given);
  };
}

const scanPreparations: readonly (readonly [Situation, StepFor])[] = [
  [
    'mri',
    tellFirst(
      'có máy tạo nhịp, ốc tai điện tử, nẹp vít hay mảnh kim loại trong người, suy thận, sợ chỗ kín; để trang sức, điện thoại, thẻ từ ở ngoài',
      'a pacemaker, a hearing implant, plates, screws or any metal in the body, kidney disease, or fear of narrow spaces; leave jewellery, phone and bank cards outside',
    ),
  ],
  [
    'contrast_scan',
    fasting(
      'Chụp CT có thuốc cản quang: thường nhịn ăn 4–6 giờ; báo trước nếu suy thận, từng dị ứng thuốc cản quang hoặc đang uống metformin.',
      'CT with contrast: usually no food for 4–6 hours; say beforehand if there is kidney disease, an earlier reaction to contrast, or metformin.',
    ),
  ],
  [
    'ultrasound',
    fasting(
      'Siêu âm bụng: nhịn ăn 4–8 giờ; siêu âm vùng bụng dưới: uống nước và nhịn tiểu khoảng 1 giờ trước.',
      'Ultrasound of the belly: no food for 4–8 hours; of the lower belly: drink water and do not pass urine for about an hour before.',
    ),
  ],
];

/** Of the lungs, and without anything injected. */
const lowDoseScan: StepFor = ({ person: { mayBePregnant } }) =>
  step(
    'note',
    `Chụp CT liều thấp thường không tiêm thuốc cản quang, không phải nhịn ăn: hỏi lại khi đặt lịch. Để đồ kim loại ở ngoài${mayBePregnant ? '; có thể đang mang thai thì báo trước' : ''}.`,
    `A low-dose CT usually needs no contrast and no fasting: ask again when booking. Leave metal outside${mayBePregnant ? '; say beforehand if there may be a pregnancy' : ''}.`,
  );

const scanPreparation: StepFor = (given) => {
  if (given.situations.has('contrast_scan') && given.person.told.cues.has('lowDose')) return stepOf(lowDoseScan, given);
  const known = scanPreparations.find(([situation]) => given.situations.has(situation))?.[1];
  return stepOf(known ?? askAboutScan, given);
};

const askAboutScan = step(
  'question',
  'Hỏi trước khi đến: có phải nhịn ăn không, có tiêm thuốc cản quang không, mất bao lâu.',
  'Ask before coming: is fasting needed, is contrast given, how long does it take.',
);

const avoidPeriod: StepFor = ({ person: { isFemale, mayBePregnant, told } }) =>
  isFemale && mayBePregnant && told.cues.has('period')
    ? step(
        'note',
        'Nên chọn ngày không hành kinh nếu có thử nước tiểu hoặc khám phụ khoa.',
        'If a urine test or a gynaecological check is planned, choose a day without a period.',
      )
    : undefined;

const elderYears = 60;

/** What the card does not pay, and what is free; of a general check-up, which is asked for by its name. */
export const ownCheckup: StepFor = ({ person: { years, isChild, told } }) => {
  if (isChild || !told.cues.has('generalCheck')) return undefined;
  const free =
    years === undefined || years >= elderYears
      ? {
          vi: ' Người từ 60 tuổi thường được khám sức khỏe định kỳ miễn phí mỗi năm một lần ở trạm y tế xã, phường: hỏi đợt gần nhất trước.',
          en: ' From 60 on a yearly check is usually free at the commune’s health station: ask first when the next one is.',
        }
      : {
          vi: ' Hỏi cả đợt khám miễn phí của công ty, trạm y tế.',
          en: ' Ask your employer and the health station about free ones.',
        };
  return step(
    'id-card',
    `Khám tổng quát theo ý mình thẻ bảo hiểm thường không trả; chỗ nào đang khó chịu (như đau gối, mờ mắt) thì nói ra, phần đó khám bằng thẻ được.${free.vi}`,
    `A general check-up at one’s own wish is usually not paid by the card; say what troubles you (such as knees or eyes), for that part can be seen on the card.${free.en}`,
  );
};

const beforePrescription: StepFor = ({ person: { isChild, isPregnant, mayBePregnant } }) => {
  const isOpen = mayBePregnant && !isPregnant;
  if (isChild) {
    return step(
      'note',
      'Nói với bác sĩ: bệnh trẻ từng mắc, thuốc trẻ từng bị dị ứng, thuốc đã cho uống mấy ngày nay.',
      'Tell the doctor about the child’s earlier illnesses, drug allergies, and medicines given these days.',
    );
  }
  return step(
    'note',
    `Nói với bác sĩ: bệnh đang có, thuốc từng bị dị ứng, thuốc đang uống${isOpen ? ', có thai hay cho con bú không' : ''}.`,
    `Tell the doctor about other illnesses, drug allergies, current medicines${isOpen ? ', pregnancy or breastfeeding' : ''}.`,
  );
};

const fastingForBlood = fasting(
  'Thử đường, mỡ máu, chức năng gan thận: nhịn ăn 8–12 giờ, vẫn uống nước lọc được; nhiều xét nghiệm khác không cần nhịn.',
  'For sugar, fats, liver and kidney tests: no food for 8–12 hours, water is fine; many other tests need no fasting.',
);

const sugarDrinkTest = step(
  'fasting',
  'Nghiệm pháp uống đường: nhịn ăn qua đêm ít nhất 8 giờ, vẫn uống nước lọc được; đến sớm, lấy máu lúc đói rồi sau uống đường 1 và 2 giờ, ngồi nghỉ, chưa ăn cho đến lần lấy máu cuối. Mang giấy chỉ định và đồ ăn nhẹ cho lúc xong; gọi hỏi trước nơi đó có làm, nhận từ mấy giờ.',
  'Glucose tolerance test: no food overnight for at least 8 hours, water is fine; come early, blood is taken fasting and 1 and 2 hours after the drink; sit and rest, no food until the last sample. Bring the request and a snack for afterwards; call first to ask whether it is done there and from what hour.',
);

/** A tooth comes out under an injection beside it, and nobody stays. */
function isTooth({ person: { told } }: Case): boolean {
  return told.cues.has('tooth') && !told.cues.has('sleep');
}

function unlessTooth(line: StepFor, instead?: Step): StepFor {
  return (given) => (isTooth(given) ? instead : stepOf(line, given));
}

type Planned = 'soon' | 'later';

/** What is particular to a need, the most useful first. Facts follow hospitals’ instruction sheets; each may ask for something else. */
export const stepsByNeed: Readonly<Record<Need, Readonly<Record<Planned, readonly StepFor[]>>>> = {
  checkup: {
    soon: [
      step(
        'note',
        'Nói ngay ở quầy rằng có triệu chứng cần khám sớm, không phải khám định kỳ.',
        'Say at the desk that there are complaints that need an early visit; this is no routine check-up.',
      ),
    ],
    later: [
      ownCheckup,
      fasting(
        'Nếu có thử máu: nhịn ăn sáng 8–12 giờ, vẫn uống nước lọc được.',
        'If blood is taken: no food for 8–12 hours; water is fine.',
      ),
      avoidPeriod,
    ],
  },
  treatment: { soon: [beforePrescription], later: [beforePrescription] },
  revisit: {
    soon: [
      ({ situations }) =>
        situations.has('operation')
          ? step(
              'folder',
              'Gọi nơi đã mổ báo triệu chứng mới; nơi đó ở gần thì về thẳng đó, họ có hồ sơ. Mang đơn thuốc và giấy tờ lần trước.',
              'Call those who operated and tell of the new complaints; if they are near, go straight back there, where the record lies. Bring the last prescription and papers.',
            )
          : step(
              'folder',
              'Gọi nơi đang theo dõi báo tình hình; nơi đó ở gần thì về thẳng đó, họ có hồ sơ. Mang đơn thuốc và giấy tờ lần trước.',
              'Call those who follow the illness and tell how things are; if they are near, go straight back there, where the record lies. Bring the last prescription and papers.',
            ),
    ],
    later: [
      ({ person: { told } }) =>
        told.cues.has('lostSlip')
          ? step(
              'folder',
              'Mang giấy ra viện, đơn thuốc, kết quả cũ để nơi khám biết đã làm gì; không tự bỏ thuốc trước ngày khám.',
              'Bring the discharge paper, prescriptions and old results so that they see what was done; do not stop medicines on your own before the visit.',
            )
          : step(
              'folder',
              'Mang phiếu hẹn khám lại (mỗi phiếu dùng một lần; không có thì vẫn khám được, thẻ có thể trả ít hơn), đơn thuốc và vỏ thuốc đang uống; không tự bỏ thuốc trước ngày khám.',
              'Bring the appointment slip (each is used once; without one you are still seen, though the card may pay less), the prescription and the medicine packs; do not stop medicines on your own before the visit.',
            ),
      fasting(
        'Nếu được hẹn thử máu: nhịn ăn 8–12 giờ; hỏi có uống thuốc buổi sáng trước không.',
        'If a blood test is due: no food for 8–12 hours; ask whether to take the morning medicines first.',
      ),
    ],
  },
  surgery: {
    soon: [
      step(
        'hospital',
        'Hỏi ngay khi đăng ký: ở đây có mổ được không, có phải nhịn ăn để mổ trong ngày không.',
        'Ask when registering: is this operation done here, and must one fast for surgery on the same day.',
      ),
    ],
    later: [
      unlessTooth(
        step(
          'question',
          'Hỏi: mổ bằng cách nào, rủi ro gì, nằm viện mấy ngày, bảo hiểm trả bao nhiêu, có cách nào không phải mổ không.',
          'Ask: which operation, what risks, how many days in hospital, what insurance pays, and whether there is a way without surgery.',
        ),
        step(
          'question',
          'Nhổ răng thường chỉ gây tê, về trong ngày: ăn nhẹ trước, không phải nhịn; đang sưng đau, sốt thì chữa đỡ rồi mới nhổ. Báo nếu có thai, bệnh tim, dễ chảy máu, đang uống thuốc chống đông; mang phim răng.',
          'A tooth usually comes out under local anaesthesia and one goes home the same day: eat lightly before, no fasting; while it is swollen or feverish that is treated first. Say if there is a pregnancy, heart disease, easy bleeding or a blood thinner; bring the film.',
        ),
      ),
      unlessTooth(
        fasting(
          'Trước gây mê thường nhịn ăn 6 giờ và nhịn nước 2 giờ; thuốc chống đông, thuốc tiểu đường chỉ dừng khi bác sĩ dặn.',
          'Before anaesthesia usually no food for 6 hours and no water for 2; stop blood thinners or diabetes medicine only when the doctor says so.',
        ),
        step(
          'question',
          'Hỏi giá trọn gói trước khi làm (khám, phim, nhổ, thuốc, tái khám), ai nhổ, cắn gạc bao lâu, ăn gì những ngày đầu.',
          'Ask for the whole price beforehand (visit, film, extraction, medicine, follow-up), who does it, how long to bite on the gauze, and what to eat at first.',
        ),
      ),
      unlessTooth(
        step(
          'people',
          'Sắp xếp người chăm những ngày đầu sau mổ và hỏi bệnh viện cho mấy người ở lại.',
          'Arrange someone to help in the first days after surgery, and ask how many may stay.',
        ),
      ),
    ],
  },
  second_opinion: {
    soon: [
      step(
        'note',
        'Lần khám sớm này cũng là một ý kiến nữa: mang đĩa phim và mọi kết quả, nói các nơi trước đã khuyên gì; còn phân vân thì xin hội chẩn.',
        'This early visit is another opinion too: bring the scans on disc and all results, tell what the others advised, and ask for a consultation of several doctors if still in doubt.',
      ),
    ],
    later: [
      step(
        'question',
        'Hỏi: kết luận trước có chắc chưa, có những lựa chọn nào, được và mất của từng lựa chọn.',
        'Ask: how sure is the earlier conclusion, what are the options, what does each bring and cost.',
      ),
      step(
        'people',
        'Cử một người nhà đi cùng để ghi chép và thống nhất ai là người quyết định.',
        'Have a relative come to take notes, and agree on who decides.',
      ),
    ],
  },
  lab_test: {
    soon: [
      step(
        'note',
        'Đang có triệu chứng thì thử ngay, không chờ nhịn ăn; có kết quả thì cho bác sĩ xem luôn.',
        'With complaints like these, be tested without waiting to fast, and show the result to a doctor at once.',
      ),
    ],
    later: [
      (given) => (given.person.told.cues.has('sugarDrink') ? sugarDrinkTest : undefined),
      (given) =>
        given.person.told.cues.has('fastingTest') && !given.person.told.cues.has('sugarDrink')
          ? stepOf(fastingForBlood, given)
          : undefined,
      step(
        'question',
        'Mang danh sách thuốc đang uống vì có thuốc làm lệch kết quả; nhờ bác sĩ đọc kết quả, không tự kết luận.',
        'Bring a list of current medicines, as some change the results; have a doctor read them, do not draw your own conclusions.',
      ),
    ],
  },
  imaging: {
    soon: [
      tellFirstOfScan(
        'suy thận, dị ứng thuốc cản quang, có máy tạo nhịp hoặc kim loại trong người',
        'kidney disease, allergy to contrast, a pacemaker or metal in the body',
      ),
    ],
    later: [
      scanPreparation,
      step(
        'folder',
        'Mang giấy chỉ định chụp và phim cũ để so sánh; xin phim hoặc tệp ảnh mang về.',
        'Bring the doctor’s request and earlier scans to compare; ask for the new ones as film or files.',
      ),
    ],
  },
  admission: {
    soon: [
      step(
        'hospital',
        'Bác sĩ khám xong mới quyết định nhập viện; mang sẵn đồ dùng cho 3–5 ngày.',
        'The doctor decides about admission after the examination; bring things for 3–5 days.',
      ),
    ],
    later: [
      step(
        'hospital',
        'Chuẩn bị giấy hẹn nhập viện, đồ dùng cá nhân và tiền tạm ứng; hỏi có phải nhịn ăn ngày đầu không.',
        'Prepare the admission slip, personal things and the deposit; ask whether to fast on the first day.',
      ),
      step(
        'people',
        'Thường chỉ một người nhà được ở lại: hỏi khoa về thẻ nuôi bệnh và giờ thăm.',
        'Usually one relative may stay: ask the ward about the carer’s card and visiting hours.',
      ),
    ],
  },
  discharge: {
    soon: [
      step(
        'phone',
        'Gọi khoa đã điều trị để báo triệu chứng; nếu mới ra viện thì hỏi có quay lại thẳng khoa đó không.',
        'Call the ward that treated the patient and describe the complaints; soon after discharge, ask whether to come straight back to that ward.',
      ),
    ],
    later: [
      step(
        'question',
        'Hỏi: thuốc nào uống tiếp, thuốc nào dừng, ăn uống và đi lại thế nào, dấu hiệu nào phải quay lại ngay.',
        'Ask: which medicines to go on with, which to stop, what to eat, how much to move, which signs mean coming back at once.',
      ),
      step(
        'calendar',
        'Ghi ngày tái khám và số điện thoại của khoa; đặt nhắc trước một ngày.',
        'Write down the next visit and the ward’s phone number; set a reminder for the day before.',
      ),
    ],
  },
  home_care: {
    soon: [
      step(
        'people',
        'Nếu không đưa đi được, nhờ trạm y tế hoặc bác sĩ đến xem; không truyền dịch tại nhà khi chưa được khám.',
        'If the patient cannot be moved, ask the health station or a doctor to come; no drips at home before that.',
      ),
    ],
    later: [
      ({ person: { told }, situations }) => {
        const isLying = situations.has('bedridden');
        const hasTube = told.cues.has('tube');
        // Who is cared for at home with a cancer is to be comfortable, not trained.
        const isTrained = !situations.has('cancer');
        return step(
          'people',
          `Chọn một người chăm chính và ghi ra việc cần làm mỗi ngày: giờ thuốc, ăn uống${isTrained ? ', tập vận động' : ''}${hasTube ? ', chăm ống thông' : ''}${isLying ? ', phòng loét do nằm lâu' : ''}.`,
          `Choose one main carer and list what is needed each day: medicines, meals${isTrained ? ', exercises' : ''}${hasTube ? ', care of the tube' : ''}${isLying ? ', preventing bed sores' : ''}.`,
        );
      },
      step(
        'note',
        'Dán ở chỗ dễ thấy: giờ uống thuốc, số của bác sĩ, dấu hiệu phải gọi 115.',
        'Put up where all can see: medicine times, the doctor’s number, signs that mean calling 115.',
      ),
    ],
  },
  find_doctor: {
    soon: [
      step(
        'note',
        'Khám trước cho kịp thời hạn trên; ở đó nhờ giới thiệu bác sĩ chuyên về điều bạn cần để theo tiếp.',
        'Be seen first within the time above; ask there for a doctor who knows this matter well and can go on with it.',
      ),
    ],
    later: [
      step(
        'map',
        'Khi chọn bác sĩ, hỏi: có chuyên về bệnh này không, ngày nào khám, có nhận bảo hiểm y tế không, chi phí bao nhiêu.',
        'When choosing a doctor, ask: experience with this illness, days of consultation, whether insurance is accepted, the cost.',
      ),
    ],
  },
  find_hospital: {
    soon: [],
    later: [
      step(
        'map',
        'Xem thêm các nơi khác ở bên dưới và chọn theo đường đi, bảo hiểm y tế và giờ khám.',
        'See the other places below, and choose by the way there, insurance and opening hours.',
      ),
    ],
  },
  emergency: {
    soon: [step('phone', 'Nếu nặng lên trên đường đi: gọi 115.', 'If it gets worse on the way: call 115.')],
    later: [],
  },
};
