import type { Intake } from '#contract/intake.ts';
import { isOwn } from '../text/own-words.ts';

/** Ours, from how Vietnamese hospitals divide their work; not reviewed by a clinician. */
const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const marks = /[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/u;

/** As it is written and, of a field that bears no marks at all, without them: one may be typed with, another without. */
function word(words: string): { test(text: string): boolean } {
  const marked = whole(words);
  const bare = whole(words.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd'));
  const isBare = (line: string) => !marks.test(line.toLowerCase()) && bare.test(line);
  return { test: (text) => marked.test(text) || text.split('\n').some(isBare) };
}

const disease = word(
  'ung thư|ung thu|u ác|ác tính|di căn|hóa trị|hoá trị|xạ trị|k (?:vú|phổi|gan|dạ dày|đại tràng|giáp|cổ tử cung)|glioma|gist|lymphoma|u lympho|u não|bạch cầu cấp|tim bẩm sinh|thông liên (?:thất|nhĩ)|ghép|hiếm muộn|vô sinh|ivf|iui|thụ tinh|cancer|tumou?r|chemo(?:therapy)?|leuk(?:a?emia)|infertility|congenital',
);
const fear =
  /(?<!\p{L})(?:sợ|lo|nghi|có phải|không biết|trên mạng|nghe nói|nghe đồn|so|tren mang|nghe noi|google)(?!\p{L})[^.,;]{0,40}(?:ung thư|ung thu|u ác|ác tính|cancer)/iu;

const textOf = ({ symptoms = '', diagnosis = '', goal = '' }: Intake) =>
  `${symptoms}\n${diagnosis}\n${goal}`.normalize('NFC');

/** A complaint that no doctor has given a name yet, and that nobody wants operated or judged again. */
export function isFirstLook(intake: Intake): boolean {
  const { symptoms = '', diagnosis = '', need } = intake;
  if (symptoms.trim() === '' || diagnosis.trim() !== '' || need === 'surgery' || need === 'second_opinion')
    return false;
  const text = textOf(intake);
  return !disease.test(text) || fear.test(text);
}

const rareService = word(
  'mri|cộng hưởng từ|cong huong tu|nipt|dexa|mật độ xương|đo loãng xương|pet[ /-]?ct|xạ hình|sinh thiết|chọc ối|ivf|iui|thụ tinh|sa sút trí tuệ|alzheimer|suy giảm trí nhớ|(?<!thuốc |thuoc )(?:hay quên|hay quen)|glioma|gist|u não|ung thư|memory|dementia|chạy thận|chay than|lọc máu|loc mau|lọc màng bụng|loc mang bung|dialysis|sứt môi|hở môi|hở hàm ếch|hở vòm|khe hở (?:môi|vòm)|cleft|thay khớp|thay khop|nội soi khớp|joint replacement|nhũ ảnh|nhu anh|mammogra(?:m|phy)|động kinh|dong kinh|epilepsy|parkinson|siêu âm tim|tiếng thổi|heart murmur|ngưng thở khi ngủ|ngừng thở|(?:ngủ|đêm)[^.;,]{0,15} ngưng thở|cpap|sleep apno?ea',
);

/** Teeth that are moved or set in anew, limbs and ears that are made, children who do not speak, measures that few take. */
const rareWork = word(
  'niềng|chỉnh nha|răng (?:hô|móm|khểnh)|braces|orthodont(?:ic|ics|ist)|trồng (?:lại )?răng|(?:răng|tooth|teeth|molars?|dental)[^.;]{0,60}implants?|implants?[^.;]{0,40}(?:răng|tooth|teeth|dental)|(?:chân|tay|chi) giả|mỏm cụt|prosthe(?:sis|tics?)|artificial (?:leg|arm|limb)|chậm nói|chậm phát triển|tự kỷ|tự kỉ|tăng động|chưa (?:biết |chịu )?nói(?: được)? (?:từ|câu|tiếng)|(?:kêu|gọi) tên (?:không|ko|k|hông|hk) (?:quay|thưa|phản ứng)|autis(?:m|tic)|adhd|speech delay|(?:not|isn.t) (?:yet )?(?:talking|speaking)|tải lượng|hbv[- ]?dna|hcv[- ]?rna|(?:đo|định) lượng (?:siêu vi|virus|vi rút)|viral load|bone density|dxa|ct (?:lồng )?(?:ngực|phổi)|chest ct|low[- ]dose ct|thính lực|trợ thính|hearing (?:tests?|aids?)|audiogram|điện cơ|điện não|eeg|emg|đa ký giấc ngủ|đo giấc ngủ|sleep study|polysomnography|holter|hô hấp ký|chức năng hô hấp|spirometry|fibroscan|đo độ xơ(?: hóa)? gan',
);

const rareCraft = word(
  'nút mạch|thuyên tắc mạch|emboli[sz]ation|gamma ?knife|cấy (?:điện cực )?ốc tai|cochlear|phẫu thuật rô ?bốt|robot(?:ic)? surgery',
);

/** What is done in few houses, asked for by its name. */
export function asksForRareCraft(intake: Intake): boolean {
  return rareCraft.test(textOf(intake));
}

const cleftWords =
  'hở hàm ếch|sứt môi|(?:bị|đã|ra) hở môi|hở môi (?:bên|một|hai|trái|phải|trên)|chẻ môi|hở vòm|khe hở (?:môi|vòm)|cleft (?:lip|palate)';
const cleft = word(cleftWords);

/** Closed by few surgeons, who do it often. */
export const isCleft = (intake: Intake): boolean => isOwn(cleft, textOf(intake));

const squint =
  'lác mắt|mắt(?: \\p{L}+){0,3} (?:lác|lé)(?! đác)|(?:liếc|lác|lé) (?:vào trong|vô trong|ra ngoài)|strabismus|squint(?:s|ing)?(?: eyes?)?|cross-?eyed';
const scoliosis = '(?:cong |gù )?vẹo (?:cột sống|lưng)|cột sống (?:bị )?(?:cong )?vẹo|gù lưng|scoliosis|curved spine';
const stature =
  'thấp (?:lùn|nhất lớp|bé nhất lớp)|lùn (?:nhất|hơn|quá)|chậm (?:tăng trưởng|phát triển chiều cao|tăng chiều cao)|(?:không|ko|chẳng|mãi không|hổng|hông) (?:thấy )?cao (?:thêm|lên)|chỉ cao (?:thêm|lên)|hormone? tăng trưởng|dậy thì sớm|short stature|growth hormone|(?:not|stopped) growing|shortest in (?:his|her|the) class|early puberty';
const joints =
  'viêm (?:đa )?khớp dạng thấp|viêm cột sống dính khớp|lupus|vảy nến khớp|methotrexate|mtx|rheumatoid|ankylosing|psoriatic arthritis';
const bowel = 'nội soi (?:đại tràng|đại trực tràng|ruột|gây mê|tiền mê|không đau)|colonoscopy';
const bloodBelow =
  '(?:đi (?:ngoài|cầu|tiêu|ỉa|đại tiện)|phân|ỉa|tiêu)(?: [\\p{L}\\d]+){0,4} (?:ra |lẫn |có |dính |kèm )?(?:máu|nhầy máu|nhầy)|blood (?:and mucus )?(?:in|with|on) (?:my |his |her |the )?(?:stools?|poo)|bloody stools?';
const wasting =
  '(?:sụt|sút|giảm|gầy|ốm)(?: mất| đi| hết)? (?:\\d+|mấy|vài|hai|ba|bốn|năm|sáu|bảy) ?(?:kg|ký|kí|cân|kilo)|(?:sụt|sút|giảm) cân|lost \\d+ ?kg|weight loss|losing weight';
const keptWomb =
  '(?:giữ|giu)(?: lại)? (?:tử cung|tu cung)|(?:bóc|boc|bóc tách) (?:u xơ|nhân xơ|u xo|nhan xo)|myomectomy|keep (?:my|her|the) (?:womb|uterus)';
const light =
  '(?:chiếu|chieu) (?:đèn|den|tia|uvb|laser)(?! (?:pin|vàng da|vang da|vàng|vang))|quang trị liệu|uvb|phototherapy|narrow-?band';

/** What the eye, bone, joint, growth, bowel, womb and skin doctors of a province look into, and nobody in a district. */
const ofProvince = word(`${squint}|${scoliosis}|${stature}|${joints}|${bowel}|${keptWomb}|${light}`);
const isBleedingBelow = word(bloodBelow);
const isWasting = word(wasting);

/** What the medical centre of a district has no department or machine for. */
export function isAboveDistrict(intake: Intake): boolean {
  const text = textOf(intake).replace(doubtedScan, ' ');
  if (rareService.test(text) || rareWork.test(text) || ofProvince.test(text)) return true;
  if (hardBirth.test(text) && asksWhereBorn.test(text)) return true;
  return isBleedingBelow.test(text) && isWasting.test(text);
}

/** Who asks whether a picture is needed is told so by whoever examines, and goes nowhere for the machine yet. */
const doubtedScan =
  /(?<!\p{L})(?:có (?:cần|nên|phải)|co (?:can|nen|phai)|do (?:i|we) need|should (?:i|he|she|we))(?!\p{L})[^.,;?\n]{0,20}(?<!\p{L})(?:mri|cộng hưởng từ|cong huong tu)(?!\p{L})/giu;

const scan = word('mri|cộng hưởng từ');

export function doubtsScan(intake: Intake): boolean {
  const text = textOf(intake);
  const rest = text.replace(doubtedScan, ' ');
  return rest !== text && !scan.test(rest);
}

/** A birth that may end on the table, and where it is to be is asked. */
const hardBirth = word(
  'ngôi (?:mông|ngược|ngang)|thai ngược|nhau tiền đạo|song thai|sinh đôi|vết mổ (?:đẻ )?cũ|mổ đẻ cũ|breech|transverse|placenta pra?evia|twins',
);
const asksWhereBorn = word(
  '(?:đẻ|sinh|sanh)(?: con)? (?:ở|tại|dưới|trên) (?:đâu|mô|huyện|tỉnh|viện|bệnh viện|bv|nơi|chỗ|trạm)|(?:xuống|lên|về) tỉnh|(?:where|which hospital)[^.;?]{0,40}(?:birth|deliver)|(?:birth|deliver)[^.;?]{0,20}(?:district|province|where)',
);

const neverExamined = word(
  'chưa (?:từng |bao giờ |hề )?(?:đi )?(?:khám|thăm khám|xét nghiệm|làm xét nghiệm|kiểm tra)|never (?:been )?(?:tested|examined|checked|seen)|no tests? (?:yet|so far|done)',
);

/** A couple that nobody has looked at yet: the first tests are done in every province, whatever is wished for after. */
export function isCoupleUnseen(intake: Intake): boolean {
  return intake.hasPriorResults !== true && intake.need !== 'second_opinion' && neverExamined.test(textOf(intake));
}

/** Inherited illnesses are looked for, and families advised, in few places. */
const genes = word(
  'xét nghiệm gen|xet nghiem gen|xét nghiệm gien|gen di truyền|tư vấn di truyền|tu van di truyen|brca|pgt|gene test(?:ing)?|genetic (?:test(?:ing)?|counsell?ing)',
);

export function asksForGenes(intake: Intake): boolean {
  return isOwn(genes, textOf(intake));
}

const feltInBreast = word(
  '(?:cục|khối|hạch|hột|u(?!\\p{L}))[^.;]{0,30}(?:vú|ngực)|(?:vú|ngực)[^.;]{0,30}(?:cục|khối|hạch|hột)|(?:tiết|chảy) dịch|lumps?',
);

export function isFeltInBreast(intake: Intake): boolean {
  return feltInBreast.test(textOf(intake));
}

const breastLookedFor = word(
  'nhũ ảnh|nhu anh|mammogra(?:m|phy)|tầm soát|tam soat|screening|(?:mẹ|dì|chị|bà|cô|em gái|me|di|chi|ba|mother|aunt|sister)[^.;]{0,40}(?:ung thư vú|ung thu vu|k vú|breast cancer)',
);

/** Who feels nothing in the breast and only wants it looked at: a matter for pictures, and no surgeon's. */
export function isBreastScreening(intake: Intake): boolean {
  if (isFeltInBreast(intake)) return false;
  return intake.severity !== 'severe' && intake.severity !== 'moderate' && breastLookedFor.test(textOf(intake));
}

const mammogram = word('nhũ ảnh|chụp (?:tuyến )?vú|x[- ]?quang vú|mammogra(?:m|phy)');

/** Who asks for the picture of the breast by its name, whatever else is asked for beside it. */
export function asksForMammogram(intake: Intake): boolean {
  return mammogram.test(textOf(intake));
}

const kinship =
  'mẹ|má|mạ|bố|ba|cha|chị(?: (?:gái|ruột|em|chồng|dâu))?|em (?:gái|trai|chồng|vợ|ruột)|(?:bố|ba|mẹ|má|anh) (?:chồng|vợ)|anh(?: trai| ruột)?|dì|cô|bà|ông|bác|cậu|me|chi|di|my (?:mother|mum|mom|sister|aunt|father|brother|grandmother)|mother|sister|aunt|father';
const cancer = 'ung thư|ung thu|k (?:vú|phổi|gan|dạ dày|đại tràng|giáp)|cancer|leuk(?:a?emia)';
const cancerOfKin = new RegExp(`(?<!\\p{L})(?:${kinship})(?!\\p{L})[^.;?!\\n]{0,30}(?:${cancer})`, 'giu');
const anyCancer = word(cancer);

/** Whoever writes of themselves, and of cancer only as a relative's. */
export function isCancerOfKin(intake: Intake): boolean {
  if (intake.patient.isSelf === false) return false;
  const text = textOf(intake);
  const rest = text.replace(cancerOfKin, '');
  return rest !== text && !anyCancer.test(rest.replace(fear, ''));
}

const wholeBody = word(
  '(?:khám|kiểm tra|gói) tổng quát|(?:khám|kiểm tra) (?:toàn thân|sức kho(?:ẻ|e|ỏe))|general check[- ]?up|full check[- ]?up|health check(?:[- ]?up)?',
);

/** Who would have everything looked at, whatever is told beside it. */
export function isWholeCheckup({ need, goal = '' }: Intake): boolean {
  return need === 'checkup' && wholeBody.test(goal.normalize('NFC'));
}

const whichTest = word(
  'xét nghiệm (?:gì|những gì|nào|mấy)|thử (?:máu |thêm )?(?:gì|mấy chỉ số)|xét nghiệm được|(?:what|which) (?:blood )?tests?',
);

/** Who asks which test would tell asks a doctor. */
export function asksWhichTest({ need, goal = '' }: Intake): boolean {
  return need === 'lab_test' && whichTest.test(goal.normalize('NFC'));
}

/** Written where a complaint would stand. */
const nothingFelt =
  /^(?:none|nothing|no symptoms?|không(?: có)?(?: triệu chứng| gì)?|khong(?: co)?(?: trieu chung| gi)?|bình thường|binh thuong|khỏe|khoẻ|khoe)(?!\p{L})/iu;

export function feelsNothing({ symptoms = '' }: Intake): boolean {
  const said = symptoms.normalize('NFC').trim();
  return said === '' || nothingFelt.test(said);
}

const traditional =
  /(?<!(?<!\p{L})(?:hay|hoặc|hoac|or|không|khong) [^.,;?]{0,20})(?<!\p{L})(?:nằm|nam|vào|vao|vô|vo|đến|den|khám|kham|nhập|nhap)(?: (?:ở|o|tại|tai))?(?: (?:bệnh viện|benh vien|viện|vien|bv|khoa))? (?:y (?:học|hoc|dược|duoc) (?:cổ truyền|co truyen)|yhct|đông y|dong y)(?!\p{L})/iu;

const acupuncture =
  /(?<!\p{L})(?:(?:muốn|muon|tìm|tim|cần|can|định|dinh|xin|thích|thich|hỏi|hoi|chỗ|cho|nơi|noi|đi|di)(?: \p{L}+){0,3} (?:châm cứu|cham cuu|bấm huyệt|bam huyet|cấy chỉ|cay chi|(?:chữa|chua|trị|tri|khám|kham) (?:đông y|dong y|y học cổ truyền|y hoc co truyen))|(?:châm cứu|cham cuu|bấm huyệt|bam huyet|cấy chỉ|cay chi)(?: \p{L}+){0,3} (?:ở đâu|o dau|ở mô|o mo|chỗ nào|cho nao|chỗ mô|cho mo|nơi nào|noi nao)|(?:want|looking for|try|where(?: \p{L}+){0,3}) acupuncture)(?!\p{L})/iu;
/** What was tried, is doubted or feared is no wish for it. */
const triedNeedles =
  /(?<!\p{L})(?:đã|da|đang|dang|vừa|vua|mới|moi|từng|tung|sau khi|có nên|co nen|sợ|so|không|khong|ko)(?: \p{L}+){0,3} (?:châm cứu|cham cuu|bấm huyệt|bam huyet|cấy chỉ|cay chi)(?!\p{L})/iu;

/** Who wishes to be treated the traditional way. */
export function wantsTraditional({ goal = '', symptoms = '' }: Intake): boolean {
  const wish = goal.normalize('NFC');
  if (traditional.test(wish)) return true;
  return [wish, symptoms.normalize('NFC')].some((text) => acupuncture.test(text) && !triedNeedles.test(text));
}

const ownVirus =
  /(?<!(?<!\p{L})(?:chồng|vợ|mẹ|má|bố|ba|cha|chong|vo|me|husband|wife|mother)(?: [\p{L}]+){0,4} )(?<!\p{L})(?:hbsag(?: \p{L}+)?\s?(?:dương|duong|\(?\+|positive)|anti-?\s?hcv (?:dương|duong|positive))/iu;

/** Who has the virus is past the vaccine, which is for the others at home. */
function carries(intake: Intake): boolean {
  const { age = adultYears, ageMonths } = intake.patient;
  return ageMonths === undefined && age >= adultYears && ownVirus.test(textOf(intake));
}

const adultYears = 16;

const mayVaccinate = word(
  'có (?:được |nên |cần |phải )?(?:chích|tiêm)(?: ngừa| phòng| chủng| vắc xin)?[^.?;]{0,20}(?:không|k|ko|hông)',
);
const besideNeeds: ReadonlySet<Intake['need']> = new Set([
  'revisit',
  'discharge',
  'admission',
  'surgery',
  'second_opinion',
]);

/** A vaccine asked about beside an illness that has its doctor: that doctor answers. */
export function isVaccineBeside(intake: Intake): boolean {
  const { need, diagnosis = '' } = intake;
  if (carries(intake)) return true;
  return diagnosis.trim() !== '' && (besideNeeds.has(need) || mayVaccinate.test(textOf(intake)));
}

const where = word(
  '(?:mổ|chữa|khám|điều trị|phẫu thuật|chạy chữa|đi|nằm)(?: cho (?:bé|con|cháu|mẹ|ba|bố))? (?:ở|tại) (?:đâu|viện nào|bệnh viện nào|bv nào|chỗ nào)|(?:viện|bệnh viện|bv|nơi|chỗ) nào (?:mổ|chữa|khám|điều trị|làm|tốt|phù hợp)|where (?:to|should|can|could)|which hospital',
);

/** Who asks at which house to be treated. */
export function asksWhere(intake: Intake): boolean {
  return where.test(textOf(intake));
}

const operated = word('mổ|phẫu thuật|vá (?:lỗ|tim)|can thiệp|surgery|operat(?:ion|e|ed)');

/** Whom a doctor has told of an operation, or who asks for one. */
export function isToBeOperated(intake: Intake): boolean {
  return intake.need === 'surgery' || operated.test(textOf(intake));
}

const limb = word(
  '(?:làm|thay|lắp|đổi|sửa|xin) (?:lại )?(?:chân|tay|chi) giả|(?:chân|tay|chi) giả (?:cũ|mới|gãy|hỏng|chật|lỏng)|prosthe(?:sis|tics?)|(?:artificial|prosthetic) (?:leg|arm|limb)',
);

/** Who asks for a limb that is made. */
export function asksForLimb(intake: Intake): boolean {
  return limb.test(textOf(intake));
}

const ofChildren = word('bác sĩ nhi|bs nhi|pa?ediatrician');

/** Who looks for a doctor of children to go through the vaccines with, not only for a needle. */
export function asksForChildrensDoctor(intake: Intake): boolean {
  return ofChildren.test(textOf(intake));
}

const viralLoad = word('tải lượng|hbv[- ]?dna|hcv[- ]?rna|(?:đo|định) lượng (?:siêu vi|virus|vi rút)|viral load');

/** A measure that only who treats the illness orders and reads. */
export function asksForViralLoad(intake: Intake): boolean {
  return viralLoad.test(textOf(intake));
}

const measures: readonly (readonly [string, { test(text: string): boolean }])[] = [
  ['neurology', word('(?:đo )?điện (?:não|cơ)(?! tim)|eeg|emg|nerve conduction')],
  ['pulmonology', word('hô hấp ký|chức năng hô hấp|đo phổi|spirometry|lung function')],
  ['ent', word('thính lực|đo tai|đa ký giấc ngủ|đo giấc ngủ|audiogram|hearing test|sleep study|polysomnography')],
  ['cardiology', word('holter|siêu âm tim|điện tâm đồ gắng sức|echocardiogra(?:m|phy)|stress test')],
  [
    'gastroenterology',
    word('nội soi (?:dạ dày|bao tử|đại tràng|gây mê|tiền mê)|test hơi thở|gastroscopy|colonoscopy|endoscopy'),
  ],
  ['allergy_immunology', word('(?:test|xét nghiệm|thử) dị (?:nguyên|ứng)|test lẩy da|allergy test')],
];

/** What is neither blood nor a picture is measured by the doctors of the organ, and in no laboratory. */
export function measuredBy(intake: Intake): string | undefined {
  const text = textOf(intake);
  return measures.find(([, words]) => words.test(text))?.[0];
}

const stemCells = word('tế bào gốc|stem cells?');

/** Stem cells are injected into knees too. */
export function speaksOfStemCells(intake: Intake): boolean {
  return stemCells.test(textOf(intake));
}

const treated = word(
  'đã mổ|sau mổ|mổ xong|xạ xong|xạ trị xong|hóa trị xong|hoá trị xong|điều trị xong|đã xong|ổn định|da mo|sau mo|on dinh|finished|completed|after surgery|had [^.;]{0,40}surgery',
);
const followed = word(
  'theo dõi|tái khám|định kỳ|kiểm tra lại|lấy thuốc|lĩnh thuốc|uống tiếp|theo doi|tai kham|follow[- ]?up|continue',
);

/** What was grave is treated, and only watched from now on: that is done near home. */
export function isWatchedOnly(intake: Intake): boolean {
  const isSought = intake.need === 'find_hospital' || intake.need === 'find_doctor';
  const text = textOf(intake);
  return isSought && intake.severity === 'mild' && treated.test(text) && followed.test(text);
}

const smallOperations = word(
  'thoát vị(?! (?:đĩa|hoành|não|màng|cột))|tinh hoàn (?:ẩn|lạc|chưa xuống)|(?:không|ko|chưa) (?:sờ |so )?thấy tinh hoàn|tinh hoàn [^.;]{0,20}(?:không|ko|chưa) (?:sờ |so )?thấy|cắt bao quy đầu|nước màng tinh|tràn dịch màng tinh hoàn|hẹp bao quy đầu|ruột thừa|(?:inguinal |umbilical )?hernia|hydrocele|undescended test(?:is|icle)|phimosis|sỏi (?:túi )?mật|polyp túi mật|cắt túi mật|viêm túi mật|gallstones?|gall ?bladder|trĩ|h(?:a)?emorrhoids?|u xơ tử cung|nhân xơ|fibroids?|u nang buồng trứng|ovarian cyst|sỏi thận|sỏi niệu quản|kidney stones?',
);

/** What is operated on in most provinces. */
export function isSmallOperation(intake: Intake): boolean {
  return intake.severity !== 'severe' && smallOperations.test(textOf(intake));
}

/** Shingles on the brow or the tip of the nose reaches the eye. */
const blisters = 'zona|giời leo|gioi leo|mụn nước|bọng nước|mun nuoc|bong nuoc|shingles|blisters?';
const byTheEye =
  '(?:mi |mí )?(?:mắt|eye)|mi mat|mat (?:do|mo|sung|cay|ben do)|(?:chóp|chót|đầu|chop|chot|dau) (?:mũi|mui)|tip of (?:my|the|his|her) nose';
const zosterAtEye = whole(`(?:${blisters})(?!\\p{L})[^]{0,90}(?<!\\p{L})(?:${byTheEye})`);

/** A discharge or a sore there after a night without protection. */
const discharge =
  '(?:chảy|ra|tiết|có) (?:mủ|dịch mủ|dịch vàng)|mủ (?:vàng|xanh|trắng)|chay mu|ra mu|mu (?:vang|xanh|trang)|pus|discharge|săng|sùi mào gà|sui mao ga|mụn rộp|genital (?:warts?|sores?|ulcers?)|vết loét|vet loet';
const unprotected =
  '(?:không|ko|k|khong|hông|hong|quên) (?:(?:dùng|đeo|mang|dung|deo|xài|xai) )?(?:bao|bcs|condom)|(?:quan hệ|qh|quan he) (?:(?:với|voi) )?(?:gái|người lạ|gai|nguoi la|bạn mới|ban moi)|gái (?:gọi|mại dâm)|unprotected|without (?:a )?(?:condom|protection)|no condom';
const venereal = whole(
  `bệnh (?:hoa liễu|lậu|giang mai|xã hội)|benh (?:hoa lieu|lau|giang mai|xa hoi)|giang mai|gonorrh?o?ea|syphilis|chlamydia|(?:${discharge})(?!\\p{L})[^]{0,120}(?<!\\p{L})(?:${unprotected})|(?:${unprotected})(?!\\p{L})[^]{0,120}(?<!\\p{L})(?:${discharge})`,
);

const burningWater = word(
  '(?:tiểu|đái|đi tiểu|đi đái) (?:buốt|rắt|gắt|xót|dắt|són)|buốt rắt|buốt dắt|burn(?:s|ing)? (?:when|urine|urination|pee(?:ing)?)|pain(?:ful)? (?:urination|peeing|when i pee)',
);
const shivers = word('sốt|rét run|ớn lạnh|lạnh run|fever|chills|rigors?');
const stone = word('sỏi|stones?|bí tiểu|bí đái|không tiểu được');

const swollenLids = word(
  '(?:sưng|phù|húp|nặng|sụp|mọng)(?: húp| nề| to)?(?: \\d| cả)?(?: hai| 2)?(?: bên)? (?:mí|mi)(?: mắt)?|(?:mí|mi|hai|2)(?: mắt)(?: \\p{L}+){0,2} (?:sưng|phù|húp|nặng|mọng)|(?:swollen|puffy) (?:eyes|eyelids|lids)|eyelids? (?:are )?(?:swollen|puffy)',
);
const watered = word(
  '(?:phù|sưng)(?: \\p{L}+){0,3} (?:chân|bìu|bụng|mặt|người|toàn thân)|(?:chân|bìu|bụng|mặt)(?: \\p{L}+){0,2} (?:phù|sưng)|(?:nước tiểu|đái|tiểu)(?: \\p{L}+){0,3} (?:bọt|ít|sẫm|đỏ|như nước (?:trà|chè|rửa thịt))|foamy urine|(?:little|dark|less) urine|swollen (?:legs|feet|ankles|belly|face)',
);
const onWaking = word('(?:sáng|ngủ)(?: ra| ngủ)? dậy|buổi sáng|sáng nào|in the mornings?|every morning|wak(?:es|ing)');
const soreEye = word(
  'ghèn|gỉ mắt|rỉ mắt|dử mắt|đỏ mắt|mắt đỏ|ngứa|đau mắt|chắp|lẹo|red eyes?|itch(?:y|ing)?|discharge|stye',
);

/** Lids that swell overnight with nothing wrong in the eye, or with the feet: the water is the kidneys'. */
const isOfKidneys = {
  test: (text: string) =>
    swollenLids.test(text) && (watered.test(text) || (onWaking.test(text) && !soreEye.test(text))),
};

const cervical = word(
  'tầm soát (?:ung thư )?cổ tử cung|ung thư cổ tử cung|phết (?:tế bào|cổ tử cung)|pap(?:[ -]?smear| test)?|thin ?prep|hpv|soi cổ tử cung|cervical (?:cancer )?(?:screening|smear|test)|smear test',
);
const severalScreened = word('vú|nhũ ảnh|mammogram|breast|loãng xương|bone density|tổng quát|check-?up');

type Correction = {
  readonly of: readonly string[];
  readonly words: { test(text: string): boolean };
  readonly to: string;
  /** Only while no doctor has named it. */
  readonly isUnnamed?: true;
};

const weepsOrDreads = word(
  'hay khóc|khóc (?:vô cớ|một mình|hoài|suốt|thầm)|buồn chán|chán nản|chán (?:ăn|học|đời)|không muốn (?:đi học|gặp ai|nói chuyện)|lo âu|lo lắng (?:quá|nhiều|vô cớ)|cr(?:y|ies|ying) (?:a lot|for no reason|alone)|panic attacks?|anxi(?:ous|ety)',
);
const ofHeart = word(
  'đau ngực|tức ngực|nặng ngực|khó thở|ngất|xỉu|phù|tim bẩm sinh|bệnh tim|loạn nhịp|hở van|hẹp van|nhịp \\d+|huyết áp|chest pain|faint(?:ed|ing)?|short(?:ness)? of breath',
);

/** A pounding heart beside tears and sleepless nights, and nothing else of the heart, is the mind's. */
const isOfMind = { test: (text: string) => weepsOrDreads.test(text) && !ofHeart.test(text) };

const spineIllness = word(
  'thoát vị (?:đĩa đệm|l\\d|c\\d)|thoát vị cột sống|trượt đốt sống|hẹp ống sống|phình đĩa đệm|đĩa đệm|cột sống|(?:herniated|slipped|bulging) disc|spinal stenosis',
);
/** Who says so has not operated yet. */
const saidToOperate = word(
  '(?:bác sĩ|bs|bệnh viện|viện|bv|chỗ|nơi|tỉnh)(?: \\p{L}+){0,4} (?:bảo|nói|khuyên|chỉ định|đòi|kêu|đề nghị|tư vấn|hẹn)(?: \\p{L}+){0,4} (?:mổ|phẫu thuật)|(?:có|được) chỉ định (?:mổ|phẫu thuật)|(?:có )?(?:nên|cần|phải) (?:mổ|phẫu thuật)(?: [\\p{L}]+){0,4} (?:không|ko|hay)|(?:wants?|advise[sd]?|recommend(?:s|ed)?|told)(?: \\p{L}+){0,4} (?:surgery|operat(?:e|ion))',
);
const uricAcid = word('(?:axit|acid|a xít) uric|uric acid');
const aching = word('gout|gút|gut|tophi|đau|nhức|sưng|sỏi thận|pain|swollen|stones?');
const noAche =
  /(?<!\p{L})(?:không|ko|k|chưa|chẳng|khong|chua|no|never|without)(?: \p{L}+){0,3} (?:đau|nhức|sưng|gút|gout|dau|nhuc|sung|gut|pain|swelling)(?: (?:nhức|khớp|nhuc|khop|gì|gi))*(?!\p{L})/giu;
const thinner = word(
  'sintrom|warfarin|acenocoumarol|coumadin|xarelto|rivaroxaban|eliquis|apixaban|pradaxa|dabigatran|thuốc (?:kháng|chống) đông|van (?:tim )?cơ học|blood thinners?',
);
const bleeding = word(
  'chảy máu|ra máu|máu cam|bầm|vết bầm|tiểu (?:đỏ|hồng|ra máu)|xuất huyết|bleed(?:s|ing)?|nosebleeds?|bruis(?:e|es|ing)',
);

/** Where the words name the matter, and the department that was read from them treats something else. */
const corrections: readonly Correction[] = [
  {
    // A chest that hurts with effort is the heart's until a doctor has said otherwise, whatever the stomach does besides.
    of: ['gastroenterology', 'general_internal', 'rheumatology', 'ent'],
    words: word(
      '(?:đau|tức|nặng|thắt|nghẹn) (?:tức )?ngực[^.;]{0,20} (?:gắng sức|leo (?:cầu thang|lầu|dốc)|lên (?:cầu thang|dốc)|đi nhanh)|chest (?:pain|tightness)[^.;]{0,30} (?:exertion|effort|climb\\p{L}*|walk\\p{L}*)',
    ),
    to: 'cardiology',
    isUnnamed: true,
  },
  {
    // Whether to operate on a spine is judged by who operates on spines, not by who exercises it.
    of: ['rehabilitation', 'traditional_medicine', 'pain_management', 'rheumatology', 'neurology'],
    words: { test: (text) => spineIllness.test(text) && saidToOperate.test(text) },
    to: 'spine',
  },
  {
    // Acid that comes up makes hoarse and sore: the stomach is what is ill.
    of: ['ent'],
    words: word(
      'ợ chua|ợ nóng|trào ngược(?! (?:bàng quang|niệu quản))|nóng rát sau xương ức|nóng rát (?:thượng vị|ngực) sau ăn|heartburn|acid reflux|gerd',
    ),
    to: 'gastroenterology',
    isUnnamed: true,
  },
  {
    // A child that strains is red in the face, not in the eye.
    of: ['ophthalmology'],
    words: whole('rặn (?:đỏ|đến đỏ|tới đỏ)(?: cả| bừng)? mặt|ran (?:do|den do|toi do)(?: ca| bung)? mat'),
    to: 'gastroenterology',
  },
  {
    of: ['dermatology', 'hematology', 'allergy_immunology', 'general_internal', 'laboratory'],
    words: word('toxocara|sán chó|sán mèo|giun đũa chó|giun lươn|strongyloides|sán lá gan|sán dải|sán dây'),
    to: 'infectious_disease',
  },
  {
    // A raised value and no joint that ever hurt: medicine looks at it.
    of: ['rheumatology'],
    words: { test: (text) => uricAcid.test(text) && !aching.test(text.replace(noAche, '')) },
    to: 'general_internal',
    isUnnamed: true,
  },
  {
    // What thins the blood is the matter, where nose, gums or skin bleed.
    of: ['ent', 'dentistry', 'dermatology', 'hematology'],
    words: { test: (text) => thinner.test(text) && bleeding.test(text) },
    to: 'cardiology',
  },
  {
    of: ['preventive_medicine', 'laboratory', 'infectious_disease'],
    words: { test: (text) => ownVirus.test(text) },
    to: 'hepatology',
  },
  {
    of: ['andrology', 'urology', 'gynecology'],
    words: word('ivf|iui|thụ tinh (?:nhân tạo|ống nghiệm)|bơm tinh trùng|hiếm muộn|vô sinh|infertility'),
    to: 'reproductive_medicine',
  },
  {
    // An arm that cannot be raised for months, and nothing else, is the shoulder's.
    of: ['neurology'],
    words: word(
      'vai[^.;]{0,25} (?:không|ko|khó) (?:giơ|đưa|dơ|nhấc|với)(?: tay)?(?: lên| cao)?|shoulder[^.;]{0,25} (?:cannot|can.t) (?:raise|lift)',
    ),
    to: 'orthopedics',
    isUnnamed: true,
  },
  { of: ['cardiology', 'general_internal'], words: isOfMind, to: 'psychiatry', isUnnamed: true },
  {
    // Who has lost much water passes little: the kidneys are not what is ill.
    of: ['urology', 'nephrology'],
    words: whole(
      'tiêu chảy|đi ngoài (?:phân )?(?:lỏng|toàn nước|liên tục)|đi (?:cầu|tiêu|lỏng) (?:phân )?(?:lỏng|liên tục|toàn nước)|tieu chay|di ngoai (?:phan )?(?:long|toan nuoc|lien tuc)|di (?:cau|tieu) (?:phan )?long|diarrh?o?ea|watery stools?',
    ),
    to: 'gastroenterology',
    isUnnamed: true,
  },
  {
    // In Vietnam these are the dermatologist's: “Da liễu” treats what is caught in love.
    of: ['andrology', 'urology', 'infectious_disease', 'general_surgery'],
    words: venereal,
    to: 'dermatology',
  },
  {
    of: ['general_surgery', 'plastic_surgery', 'general_internal', 'rehabilitation'],
    words: word('mổ lấy thai|mổ bắt con|(?:sinh|đẻ|sanh) mổ|mổ (?:đẻ|sinh|sanh)|c[- ]?section|ca?esarean'),
    to: 'obstetrics',
  },
  {
    of: ['rheumatology', 'general_internal', 'pain_management', 'rehabilitation'],
    words: word(
      'thay khớp|thoái (?:hóa|hoá) khớp (?:gối|háng)[^.;]{0,15}(?:độ|giai đoạn) (?:3|4|iii|iv)|joint replacement|(?:knee|hip) replacement|(?<!các khớp[^.;]{0,30}|khớp ngón tay[^.;]{0,20}|khớp bàn tay[^.;]{0,20})sưng cứng|u xương|khối (?:u )?(?:ở )?xương|bone (?:tumou?r|lump)',
    ),
    to: 'orthopedics',
  },
  {
    // Bones are measured by who treats them, and not where children are born.
    of: ['gynecology', 'obstetrics', 'general_internal', 'nutrition', 'laboratory'],
    words: word('loãng xương|mật độ xương|dexa|dxa|bone density|osteoporosis'),
    to: 'rheumatology',
  },
  {
    // Burning water and shivers without a stone: medicine treats it, and no surgeon.
    of: ['urology'],
    words: {
      test: (text) => burningWater.test(text) && shivers.test(text) && !stone.test(text),
    },
    to: 'nephrology',
    isUnnamed: true,
  },
  {
    of: ['colorectal_surgery', 'general_surgery'],
    words: word('nhầy máu|máu (?:lẫn |và )?nhầy|nội soi (?:đại tràng|gây mê|ruột)|colonoscopy'),
    to: 'gastroenterology',
    isUnnamed: true,
  },
  {
    of: ['hepatology', 'gastroenterology', 'general_surgery', 'hepatobiliary_surgery'],
    words: word('u gan|khối u (?:ở )?gan|ung thư gan|hcc|liver (?:tumou?r|cancer|mass)'),
    to: 'oncology',
  },
  {
    of: ['infectious_disease', 'neurology', 'general_internal', 'laboratory', 'oncology'],
    words: word('(?:bệnh|bị|phải|mắc) (?:cùi|hủi)|bệnh phong|leprosy'),
    to: 'dermatology',
  },
  {
    of: ['breast', 'oncology', 'plastic_surgery'],
    words: word('cho con bú|cho bú|tắc (?:tia )?sữa|viêm (?:tuyến )?vú|áp xe vú|breastfeeding|mastitis'),
    to: 'obstetrics',
  },
  {
    of: ['urology', 'general_surgery'],
    // Without its marks “mê sảng” is also “mẹ sáng nay”.
    words: whole('lú lẫn|mê sảng|nói nhảm|lẫn lộn|lu lan|noi nham|delirium|confused'),
    to: 'geriatrics',
  },
  {
    of: ['orthopedics', 'vascular_surgery', 'general_surgery', 'nephrology'],
    words: word('gout|gút|gut'),
    to: 'rheumatology',
  },
  {
    of: ['urology', 'nephrology'],
    words: word('(?:ống |ống thông |sonde )(?:dạ dày|ăn|nuôi ăn|mũi dạ dày)|feeding tube'),
    to: 'general_internal',
  },
  {
    of: ['oncology', 'cardiac_surgery'],
    words: word('(?:nốt|đốm) (?:mờ )?(?:ở )?phổi|nốt đơn độc|lung nodule'),
    to: 'pulmonology',
  },
  {
    of: ['andrology', 'urology', 'gynecology', 'psychiatry', 'reproductive_medicine', 'plastic_surgery'],
    words: word('chuyển giới|chuyen gioi|transgender|trans (?:woman|man|female|male)'),
    to: 'endocrinology',
  },
  {
    of: ['dermatology', 'infectious_disease', 'neurology', 'general_internal'],
    words: zosterAtEye,
    to: 'ophthalmology',
  },
  {
    of: ['oncology', 'health_checkup', 'laboratory', 'general_internal'],
    words: word('psa'),
    to: 'urology',
    isUnnamed: true,
  },
  {
    of: ['obstetrics', 'gynecology'],
    words: word('rụng tóc|hair loss|(?:losing|lose) (?:my |her )?hair'),
    to: 'dermatology',
    isUnnamed: true,
  },
  {
    of: ['pediatrics', 'child_psychiatry', 'general_internal'],
    words: word(
      '(?:đo )?khúc xạ|đo (?:mắt|kính|kiếng)|cận thị|nheo mắt|nhìn (?:bảng )?không rõ bảng|refraction|short-?sighted|near-?sighted|myopia',
    ),
    to: 'ophthalmology',
    isUnnamed: true,
  },
  {
    of: ['ophthalmology', 'allergy_immunology', 'dermatology'],
    words: isOfKidneys,
    to: 'nephrology',
    isUnnamed: true,
  },
  {
    of: ['general_internal', 'family_medicine', 'health_checkup'],
    words: word(
      'sa sút trí tuệ|suy giảm trí nhớ|mất trí nhớ|giảm trí nhớ|trí nhớ kém|(?<!thuốc )hay quên|lúc nhớ lúc quên|quên (?:đường|tên con|tên cháu)|hỏi (?:đi hỏi lại|lại hoài)|lạc đường|alzheimer|dementia|memory|forgetful(?:ness)?|repeats the same questions?',
    ),
    to: 'neurology',
  },
  {
    of: ['pediatric_endocrinology', 'endocrinology', 'pediatrics', 'gynecology', 'general_internal', 'health_checkup'],
    words: word(scoliosis),
    to: 'orthopedics',
  },
  {
    // No supplement makes up for what only this doctor looks for.
    of: ['pediatrics', 'nutrition', 'general_internal', 'health_checkup', 'orthopedics'],
    words: word(stature),
    to: 'endocrinology',
    isUnnamed: true,
  },
  {
    of: ['health_checkup', 'oncology', 'laboratory', 'general_internal'],
    // Who comes for several things at once goes where all are done.
    words: { test: (text) => cervical.test(text) && !severalScreened.test(text) },
    to: 'gynecology',
    isUnnamed: true,
  },
  {
    of: ['hematology', 'general_internal'],
    words: word('anti-?\\s?hcv|hcv|hbsag|viêm gan (?:siêu vi |virus )?[bc]|hepatitis [bc]'),
    to: 'hepatology',
  },
  {
    of: ['reproductive_medicine', 'andrology', 'urology', 'endocrinology'],
    words: word('mụn (?:viêm|bọc|trứng cá|mủ|đầu đen)|trứng cá|isotretinoin|acne'),
    to: 'dermatology',
  },
  {
    of: ['neurology', 'cardiology', 'general_internal', 'health_checkup'],
    words: word('lão khoa|lao khoa|geriatric(?:s|ian)?'),
    to: 'geriatrics',
  },
  {
    of: ['pediatrics', 'general_internal'],
    words: word(
      'tim bẩm sinh|thông liên (?:thất|nhĩ)|còn ống động mạch|fallot|congenital heart|septal defect|tim có tiếng thổi|tiếng thổi (?:ở |của )?tim|siêu âm tim|heart murmur',
    ),
    to: 'cardiology',
  },
];

const operations: readonly Correction[] = [
  {
    of: ['pediatrics', 'pediatric_surgery', 'general_surgery'],
    words: word('amidan|amiđan|a mi đan|nạo va|cắt va|viêm va|tonsils?|adenoids?'),
    to: 'ent',
  },
  {
    of: ['rehabilitation', 'traditional_medicine', 'pain_management', 'rheumatology'],
    words: spineIllness,
    to: 'spine',
  },
  {
    of: ['plastic_surgery', 'dentistry', 'ent', 'pediatrics', 'pediatric_surgery'],
    words: word(cleftWords),
    to: 'oral_maxillofacial_surgery',
  },
  {
    of: ['andrology', 'urology', 'gynecology', 'reproductive_medicine', 'endocrinology', 'breast', 'psychiatry'],
    words: word('chuyển giới|chuyen gioi|transgender|trans (?:woman|man|female|male)'),
    to: 'plastic_surgery',
  },
];

/** What a doctor has named is his to direct, and an operation is its surgeon's. */
export function corrected(code: string, intake: Intake): string {
  const rules = intake.need === 'surgery' ? operations : corrections;
  const isNamed = (intake.diagnosis ?? '').trim() !== '';
  const found = rules.find(
    ({ of, words, isUnnamed }) => of.includes(code) && !(isUnnamed && isNamed) && isOwn(words, textOf(intake)),
  );
  return found?.to ?? code;
}
