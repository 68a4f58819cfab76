import type { SeeWithin } from '#contract/vocabulary.ts';

/**
 * What is no danger today and yet has a time of its own, whatever was asked for: a paper, a scan or a booked visit. As
 * families write it, “ | ” between phrases. Ours, from common practice; not reviewed.
 */
export type Soon = {
  readonly name: string;
  /** The rule as a sentence that a doctor can read. */
  readonly says: string;
  readonly within: Extract<SeeWithin, '3d' | '14d'>;
  readonly known: string;
  /** What must be told too. */
  readonly told?: string;
  /** What explains it otherwise. */
  readonly unless?: string;
  /** Only of what has lasted for so many days at most, where that is told. */
  readonly daysMax?: number;
  /** Of common complaints, which letters touch in telling of old days: only where it is told briefly, and as of now. */
  readonly isOfNow?: true;
};

const watched = `định kỳ | theo dõi nhiều năm | không thay đổi | không đổi | không to thêm | lành tính | u máu | nang | stable | unchanged | benign | haemangioma | hemangioma | cyst`;

const lastingIllness = `tiểu đường | đái tháo đường | huyết áp | tim mạch | suy tim | mạch vành | đặt stent | động kinh | hen | copd | cường giáp | suy giáp | parkinson | tâm thần | trầm cảm | viêm gan b | hiv | arv | lao | ghép thận | ghép gan | loãng máu
      | chống đông | diabetes | blood pressure | hypertension | epilepsy | asthma | heart failure | transplant | thyroid`;

const fewDays = '1 2 3 4 5 một hai ba bốn năm'.split(' ');
const lastsFewDays = fewDays.flatMap((days) => [
  `thuốc còn ${days} ngày`,
  `thuốc chỉ còn ${days} ngày`,
  `thuốc còn đủ ${days} ngày`,
  `còn ${days} ngày thuốc`,
  `còn thuốc ${days} ngày`,
  `còn đủ ${days} ngày`,
]);
const fewDaysLeft = 'one two three four five 2 3 4 5'.split(' ').map((days) => `${days} days of`);

export const soon: readonly Soon[] = [
  {
    name: 'nodule_found',
    says: 'A nodule, shadow or mass in lung, liver, pancreas or kidney that a scan has just shown.',
    within: '14d',
    known: `nốt … gan | nốt … phổi | nốt phổi | nốt mờ | đốm mờ | đám mờ | bóng mờ | khối … gan | khối … phổi | khối … tụy | khối … thận | u gan | u phổi | u tụy | u thận | tổn thương … gan | tổn thương … phổi
      | lung nodule | liver nodule | lung mass | liver mass | nodule … lung | nodule … liver | nodule in | mass in | shadow on`,
    told: `siêu âm | chụp | x quang | xquang | ct | mri | phim | kết quả | scan | x-ray | ultrasound`,
    unless: watched,
  },
  {
    name: 'thyroid_untreated',
    says: 'An overactive thyroid with lost weight, a racing heart or a tremor, of whom no treatment is told.',
    within: '3d',
    known: `cường giáp | basedow | bướu độc | nhiễm độc giáp | tsh thấp | ft4 cao | hyperthyroidism | overactive thyroid | graves`,
    told: `sút … ký | sút … kg | sụt … ký | sụt … kg | sút cân | sụt cân | gầy đi | tim đập nhanh | tim nhanh | hồi hộp | run tay | lost weight | losing weight | racing heart | palpitations | tremor`,
    unless: `đang uống thuốc | đang điều trị | uống thuốc đều | thyrozol | thiamazol | thiamazole | methimazole | carbimazole | ptu | propylthiouracil | đã mổ | uống iod | ổn định | đã đỡ | đỡ nhiều | on treatment | medication`,
  },
  {
    name: 'dialysis_to_begin',
    says: 'Kidneys of which a doctor has said that dialysis must begin: the way to it is prepared in days.',
    within: '3d',
    known: `suy thận | thận độ 5 | thận giai đoạn 5 | giai đoạn cuối | giai đoạn 5 | kidney failure | kidney disease | renal failure | end-stage`,
    told: `sắp chạy thận | sắp phải chạy thận | phải chạy thận | cần chạy thận | chuẩn bị chạy thận | bắt đầu chạy thận | cho chạy thận | chỉ định chạy thận | chạy thận sớm | phải lọc máu | cần lọc máu | sắp lọc máu | chỉ định lọc máu | start dialysis | begin dialysis | needs dialysis | need dialysis`,
    unless: `đang chạy thận | đang lọc máu | chạy thận chu kỳ | buổi một tuần | chạy thận … năm | chạy thận … tuần | chạy thận mỗi | chưa cần chạy thận | chưa phải chạy thận | chưa cần lọc máu | không phải chạy thận | on dialysis | not need dialysis`,
  },
  {
    name: 'medicine_run_out',
    says: 'The medicine for a lasting illness has run out: days without it are too many.',
    within: '3d',
    known: lastingIllness,
    told: `hết thuốc | thuốc hết | hết sạch thuốc | thuốc đã hết | không còn thuốc | hết insulin | ran out of | run out of | out of medicine | out of tablets | out of pills`,
    unless: `hết thuốc cuối tháng | cuối tháng … hết thuốc | cuối tháng hết | tuần sau hết | tháng sau hết | mai hết thuốc | hết thuốc … tuần tới | hết tác dụng | sắp hết thuốc | gần hết thuốc | sắp hết | gần hết | bệnh viện hết thuốc | bv hết thuốc | nhà thuốc hết | kho hết | uống hết thuốc | mang hết thuốc | hết thuốc chữa | about to run out`,
  },
  {
    name: 'medicine_for_a_few_days',
    says: 'The medicine for a lasting illness lasts for a few more days.',
    within: '3d',
    known: lastingIllness,
    told: [...lastsFewDays, ...fewDaysLeft].join(' | '),
  },
  {
    name: 'tb_medicine_for_days',
    says: 'The medicine for tuberculosis lasts for two weeks or less: another unit must be found before it ends.',
    within: '3d',
    known: `thuốc lao | lao phổi | bệnh lao | điều trị lao | thuoc lao | lao phoi | dieu tri lao | tb medicine | tuberculosis`,
    told: Array.from(
      { length: 14 },
      (_, at) =>
        `còn thuốc ${at + 1} ngày | thuốc còn ${at + 1} ngày | còn ${at + 1} ngày thuốc | còn đủ ${at + 1} ngày | ${at + 1} days of | ${at + 1} days left`,
    ).join(' | '),
  },
  {
    name: 'transplant_medicine_for_weeks',
    says: 'The medicine against rejection lasts for three weeks or less: the slip and the way to it take days.',
    within: '3d',
    known: `ghép thận | ghép gan | ghép tim | ghép phổi | chống thải ghép | prograf | tacrolimus | cellcept | kidney transplant | liver transplant | anti-rejection`,
    told: [
      ...Array.from({ length: 21 }, (_, at) => `còn ${at + 1} ngày | ${at + 1} days left | ${at + 1} days of`),
      'sắp hết thuốc | gần hết thuốc | thuốc sắp hết | thuốc gần hết | còn một tuần | còn 1 tuần | còn đúng 1 tuần | còn đúng một tuần | còn khoảng 1 tuần | còn hai tuần | còn 2 tuần | a week left',
    ].join(' | '),
  },
  {
    name: 'pain_medicine_running_out',
    says: 'Strong medicine for the pain of a cancer that is about to run out.',
    within: '3d',
    known: `ung thư | di căn | giai đoạn cuối | chăm sóc giảm nhẹ | cancer | palliative`,
    told: `giảm đau sắp hết | giảm đau gần hết | giảm đau hết | hết thuốc giảm đau | hết miếng dán | miếng dán … sắp hết | miếng dán … gần hết | sắp hết thuốc giảm đau | sắp hết miếng dán | morphin sắp hết | morphin gần hết | hết morphin
      | sắp hết morphin | morphine … run out | patches … run out | patches … running out | out of morphine | out of painkillers`,
    unless: `hết tác dụng`,
  },
  {
    name: 'test_of_the_thirteenth_week',
    says: 'The scan of the neck and the double test, which can be done until 13 weeks and 6 days, in who is 12 weeks or more.',
    within: '3d',
    known: `thai 12 tuần | thai 13 tuần | bầu 12 tuần | bầu 13 tuần | 12 tuần | 13 tuần | 12w | 13w | 12 weeks | 13 weeks`,
    told: `double test | đo độ mờ da gáy | độ mờ da gáy | mờ da gáy | đo da gáy | do mo da gay | da gáy | nuchal | first trimester screening`,
    unless: `da gáy bình thường | da gay binh thuong | da gáy 1 | da gáy 2 | da gáy 3 | da gay 1 | da gay 2 | đã làm double test | đã đo da gáy | làm double test rồi | đo da gáy rồi | kết quả double test | double test nguy cơ`,
  },
  {
    name: 'opinion_before_operation',
    says: 'An operation within the next days about which the family wants another opinion: it is asked for before that day.',
    within: '3d',
    known: `mổ tuần sau | mổ tuần tới | mổ trong tuần | mổ vào tuần | tuần sau mổ | tuần tới mổ | tuần sau phải mổ | lịch mổ tuần | hẹn mổ tuần | hẹn tuần sau mổ | operate next week | surgery next week | operation next week | surgery … next week
      | operation … next week`,
    told: `phân vân | băn khoăn | chưa yên tâm | không yên tâm | ý kiến thứ hai | ý kiến khác | ý kiến bác sĩ | bác sĩ khác | hỏi thêm ý kiến | xin ý kiến | chưa muốn mổ | not convinced | second opinion | another opinion | not sure | unsure`,
  },
  {
    name: 'breast_lump',
    says: 'A lump that was felt in the breast, whatever scan is asked for.',
    within: '14d',
    known: `cục … vú | khối … vú | u cục … vú | hạch … vú | cục … ở ngực trái | cục … ở ngực phải | lump … breast | breast lump | breast … lump`,
    unless: `lành tính | định kỳ | không thay đổi | không to thêm | fibroadenoma | benign | unchanged`,
  },
  {
    name: 'tooth_without_sleep',
    isOfNow: true,
    says: 'A toothache that does not let one sleep, eat or work.',
    within: '3d',
    known: `đau răng | nhức răng | răng … đau | răng … nhức | răng … buốt | răng … sâu | sâu răng | đau … răng | nhức … răng | răng khôn | răng hàm | toothache | tooth … hurts | tooth … pain | tooth … throbbing | molar … hurts`,
    told: `không ngủ | hổng ngủ | hông ngủ | khỏi ngủ | mất ngủ | ko ngủ | k ngủ | ngủ không | thức trắng | thức cả đêm | thức dậy vì đau | đau … đêm | nhức … đêm | đêm … nhức | đêm … đau | tối … nhức | không ăn được | không nhai được | giật tới óc | giật lên óc | tới óc | lên óc
      | can't sleep | cannot sleep | keeps … awake | kept … awake | awake at night | wakes … up | can't chew | cannot chew`,
    unless: `không đau | ko đau | hông đau | không kêu đau | bú đêm | bú bình đêm | hết đau | hết nhức | hết sưng | thỉnh thoảng | đã nhổ | nhổ xong | trám rồi | đỡ nhiều | mọc răng sữa | răng sữa mọc | no pain`,
  },
  {
    name: 'thyroid_not_named',
    isOfNow: true,
    says: 'Lost weight in spite of eating, with a tremor or a racing heart: nobody has named it yet.',
    within: '3d',
    known: `sút … ký | sút … kg | sút … cân | sụt … ký | sụt … kg | sụt … cân | sút cân | sụt cân | gầy đi | gầy rộc | ốm đi | giảm … ký | giảm … cân | lost … kg | lost weight | losing weight`,
    told: `tay run … tim | tim … tay run | run tay … tim | tim … run tay | tay run … hồi hộp | hồi hộp … tay run | run tay … hồi hộp | hồi hộp … run tay | tay run … mồ hôi | run tay … mồ hôi | run tay … cổ | mắt lồi | lồi mắt | cổ to | cổ … to | bướu cổ
      | tremor | shaky hands | hands shake | racing heart | palpitations`,
    unless: `đang uống thuốc | đang điều trị | uống thuốc đều | thyrozol | thiamazol | thiamazole | methimazole | ptu | ăn kiêng | nhịn ăn | giảm cân | thuốc giảm cân | ổn định | on treatment | diet`,
  },
  {
    name: 'bleeding_and_pale',
    isOfNow: true,
    says: 'Periods that are long or heavy, or blood lost again and again, in somebody who is pale, tired or dizzy.',
    within: '3d',
    known: `kinh … kéo dài | kinh … ra nhiều | kinh … kéo | kinh … ướt | kinh … lướt thướt | rong kinh | rong huyết | cường kinh | ra huyết | ra máu | trĩ … máu | máu … trĩ | heavy periods | periods … heavy | long periods | bleeding piles
      | bleeding every`,
    told: `da xanh | xanh xao | xanh lè | hơi xanh | xanh mét | người xanh | mặt xanh | da tái | tái nhợt | nhợt nhạt | chóng mặt | hoa mắt | choáng | mệt … leo | leo … mệt | thiếu máu | pale | dizzy | lightheaded | tired all the time | exhausted | anaemia | anemia`,
    unless: `đang uống sắt | hết rồi | hết chóng mặt | đã truyền máu | taking iron`,
  },
  {
    name: 'pale_and_breathless',
    isOfNow: true,
    says: 'Somebody pale who gets out of breath on stairs: the blood is counted within days.',
    within: '3d',
    known: `da xanh | xanh xao | xanh lè | xanh mét | da tái | tái nhợt | nhợt nhạt | môi nhợt | niêm nhợt | lòng bàn tay … nhợt | pale`,
    told: `lên lầu | leo lầu | leo cầu thang | lên cầu thang | leo thang | lên dốc | leo dốc | đi … thở | hụt hơi | gắng sức | nhanh mệt | mau mệt | tim đập nhanh | hồi hộp | breathless | out of breath | stairs`,
    unless: `đang điều trị | tan máu | thalassemia`,
  },
  {
    name: 'injury_of_these_days',
    isOfNow: true,
    says: 'A limb that is swollen or bruised after a fall, a twist or a blow in these days: looked at and X-rayed within three.',
    within: '3d',
    daysMax: 10,
    known: `lật cổ chân | lật sơ mi | lật bàn chân | trẹo | trặc | sơ mi | bong gân | té | ngã | té xe | ngã xe | va đập | va quẹt | đập tay | kẹp tay | kẹt tay | đá banh | đá bóng | chơi bóng | bóng rổ | cầu lông | chấn thương | twisted | sprained | sprain | fell | rolled my ankle`,
    told: `sưng | bầm | cà nhắc | không duỗi | không co | đau khi đi | đau khi chạm | đi đau | swollen | swelling | bruised | bruise | limping`,
    unless: `sưng nhẹ | hơi sưng | sưng chút | hết sưng | bớt sưng | hiến máu | đã chụp | chụp rồi | x quang bình thường | không gãy`,
  },
  {
    name: 'cancer_pain_not_relieved',
    isOfNow: true,
    says: 'The pain of a cancer that its medicine relieves only in part or no more.',
    within: '3d',
    known: `ung thư | di căn | k phổi | k gan | k vú | k dạ dày | giai đoạn cuối | cancer | metastases`,
    told: `đỡ được nửa | đỡ một nửa | đỡ nửa | chỉ đỡ | đỡ chút | đỡ được chút | đỡ được vài tiếng | không đỡ đau | không hết đau | vẫn đau | còn đau nhiều | đau nhiều | đau tăng | đau không ngủ | đau hơn | đau dữ | thuốc không ăn thua | hết tác dụng | still in pain | pain is worse | not enough
      | pain … not controlled | pain keeps`,
    unless: `không đau | hết đau | đau đã đỡ nhiều | kiểm soát tốt`,
  },
  {
    name: 'due_next_week',
    isOfNow: true,
    says: 'Blood, chemotherapy or dialysis that is due within the week, to be arranged elsewhere or asked about.',
    within: '3d',
    known: `truyền máu | thalassemia | thalassaemia | tan máu bẩm sinh | hóa chất | hoá chất | hóa trị | hoá trị | vào thuốc | vô thuốc | transfusion | chemo | chemotherapy`,
    told: `tuần sau … hẹn | hẹn tuần sau | tuần tới … hẹn | hẹn tuần tới | tuần sau đến | tuần sau tới | tuần sau là | tuần tới là | mấy hôm nữa | mấy ngày nữa | vài ngày nữa | mấy bữa nữa | sắp đến hẹn | sắp tới hẹn | sắp tới kỳ | sắp đến kỳ | cuối tuần này … hẹn | tuần này … hẹn
      | due next week | next week | in a few days | this week`,
  },
  {
    name: 'stitches_due',
    isOfNow: true,
    says: 'Stitches that are to come out in these days.',
    within: '3d',
    known: `cắt chỉ | tháo chỉ | rút chỉ | stitches out | remove … stitches | stitches removed`,
    told: `ngày thứ | được 5 ngày | được 6 ngày | được 7 ngày | được 8 ngày | được 9 ngày | được 10 ngày | được 12 ngày | được 14 ngày | được một tuần | được 1 tuần | được tuần | tới ngày | đến ngày | đến hẹn | tới hẹn | hôm nay | ngày mai | mấy hôm nữa | days ago | a week ago | last week | due`,
    unless: `chỉ tự tiêu | đã cắt chỉ | cắt chỉ rồi | cắt chỉ xong | cắt chỉ được`,
  },
  {
    name: 'before_a_journey',
    isOfNow: true,
    says: 'A treatment in several visits that must end before a journey or a fixed day.',
    within: '3d',
    known: `răng sứ | mão răng | mão sứ | bọc răng | trồng răng | cầu răng | crown | dental bridge | dental implant | denture | dentures`,
    told: `trước khi bay | trước ngày bay | bay về | trước khi về | trước tết | trước đám cưới | trước ngày cưới | ngày … bay | before I fly | before we fly | fly home | flight | before my trip | before the wedding | leave on | leaving on`,
  },
  {
    name: 'chest_pain_with_effort',
    isOfNow: true,
    says: 'A pain or pressure in the chest that comes with effort and goes with rest.',
    within: '3d',
    known: `đau ngực | tức ngực | nặng ngực | thắt ngực | đau thắt ngực | nghẹn ngực | chest pain | chest tightness | chest pressure | tight chest`,
    told: `gắng sức | đi nhanh | đi bộ | leo cầu thang | lên cầu thang | leo dốc | lên dốc | leo lầu | lên lầu | làm nặng | chạy bộ | nghỉ thì hết | nghỉ là hết | nghỉ thì đỡ | ngồi nghỉ | effort | exertion | walking | stairs | uphill | at rest it goes | goes away with rest`,
    unless: `ấn vào đau | ấn đau | same for a year | same for years | vẫn như cũ | không đổi | đã đặt stent | sau đặt stent | sau tập gym | ho nhiều | ecg bình thường | điện tim bình thường | chạy gắng sức bình thường | when I press`,
  },
];
