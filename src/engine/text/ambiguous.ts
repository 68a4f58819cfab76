/**
 * Words that without marks are often another word: "mau" is máu, màu or mau; "tu tu" is từ từ or tự tử. Written
 * folded. Without marks they count for nothing alone, and as a part of a rule only beside a part that is sure.
 */
export const ambiguousUnmarked: ReadonlySet<string> = new Set([
  ...`mau tim te ngat lan oi cung dai mo tia bong om nong chua tieu giat gay ti bi u ra di con chay be bo vo uot im
  it giam bot dap roi rot ru ep de keo sang that nang vang mat nuoc ban cham vet dot cu gai nho noi ba ma lim xam bam
  den do xe bai ao song lua tac sung to rut an cho meo khi ong sua ret ran dung thai bau hach cuc moi ngoc duong hong
  tri soc mun cam bon dau than la muon dinh se sap nghi quyet chet bat met lanh tai nhin thay loan gu trot cua tiem
  nhoi tham bui da gia ca tro lac tu bieng xot thon ung cay lat nac cho ngua roc tru banh cuoi trung son keo vim coc san phong choi mua quay sau keo bo bien nhay lao dap thuoc hoi can ben duoi voi kham tro nghen hom hop cao cap giua hoa cho buc hen hut tut nhoe`.split(
    /\s+/,
  ),
  'tu tu',
  'me sang',
  'cung co',
  'dai tai',
  'ra di',
  'la nguoi',
  'ngu luon',
  'dau bi',
  'so nuoc',
  'thuoc tay',
  'noi do',
  'cay de',
  'tuong do',
  'bop co',
  'la het',
  'dau va',
  'dau de',
  'co hom',
  'tim lai',
  'nhai san',
  'xuong loi',
  'con dau',
  'me man',
  'ra ca',
  'do ra',
  'tho kho',
  'te dau',
  'dau rang',
]);
