import { phraseList } from './phrase-list.ts';
import { buildPhrases, type PhraseEntry } from './phrases.ts';
import { longAgoWords, todayWords } from './time-words.ts';

/**
 * Words that say how a finding is meant. `deny` and `gone` stand before it, `denyAfter` and `goneAfter` behind;
 * `keep` looks like one of the others and is none; `history` is about what follows, `past` about what stands around it;
 * `now`, `break` and `self` end the reach of what came before. Who tells of a `friend` asks for the friend, and only
 * where the text turns to the teller's `self` is it another's story.
 */
export type CueKind =
  | 'deny'
  | 'denyAfter'
  | 'gone'
  | 'goneAfter'
  | 'keep'
  | 'past'
  | 'history'
  | 'other'
  | 'friend'
  | 'self'
  | 'fear'
  | 'ask'
  | 'now'
  | 'break';

const written: Record<CueKind, string> = {
  deny: `không đập | không đi cầu phân | không đi cầu ra | không đi ngoài phân | không đi ngoài ra | không đại tiện ra | không tiểu ra | trước đây chưa từng bị | trước đây chưa bị | trước đây chưa từng | trước kia chưa từng | trước giờ chưa từng | chưa từng bị | chưa từng mắc | không | không có | không bị | không thấy | không hề | không còn | không phải | chưa | chưa có | chưa bị | chưa thấy | chưa hề
    | chẳng | chả | chẳng có | đâu có | đâu bị | không kèm | không kèm theo | không có dấu hiệu | không có triệu chứng | không có biểu hiện
                 `,
  gone: 'hết | đã hết | đỡ | đã khỏi | khỏi | hết hẳn | dứt | cắt | hết bị',
  denyAfter:
    'không có | không thấy | thì không | thì chưa | không bị | chưa có | chưa thấy | cũng không | đều không | âm tính | loại trừ',
  goneAfter: `đã hết | hết rồi | khỏi rồi | đã khỏi | tự hết | tự khỏi | rồi hết | thì hết | giờ hết | nay hết | hết hẳn | hết luôn
    | đã ổn | ổn rồi | đã đỡ | đỡ rồi      `,
  keep: `đang xem phim | đang coi phim | đang xem tivi | đang coi tivi | đang xem tin | đang đọc báo | ngồi xem phim | ngồi xem tivi | ngồi coi tivi | nằm xem phim | nằm xem tivi | nằm coi tivi | uống hết | nuốt hết | dùng hết | không chỉ | không những | không biết | không thể | không đỡ | không giảm | không khỏi | không bớt | không hết | không dứt | không cầm
    | không hạ | không lành | không ngừng | không dám | không đỡ hơn | chưa hết | chưa khỏi | chưa đỡ | chưa giảm | chưa bớt | chưa dứt | chưa ngừng | chưa cầm
    | chưa từng có | chưa từng thấy | chưa bao giờ | chưa biết | chưa rõ | không rõ | không hiểu | không sao | có sao không | không đáng kể
    | không nổi vì | không nổi do | không được vì | không được do | không nổi nữa | không thở được | không thở nổi | không tiểu được | không đi được | không đứng được | không nói được | không nuốt được | không ăn được
    | không uống được | không cử động được | không ngủ được | không nghe được | không nhìn thấy | không tỉnh | không bú | không đạp | không mở mắt
    | không kiểm soát | không xì hơi | không đi cầu | không ra hơi | không thấy gì | không thấy đường | không ăn uống | không chịu | không chịu nổi
    | hết sức | hết cả | hết hơi | hết nổi | đỡ đẻ | hết nước | mất hết | hết thuốc | hết chịu | không ngủ | không yên | không muốn
    | từng cơn | từng đợt | từng hồi | từng lúc | từng chập | từng quãng | từng ngày | từng giờ | từng phút | từng tí | từng chút | từng ít | từng miếng | từng ngụm
    | từng giọt | từng bước | từng mảng | từng đám | từng vùng | từng chỗ | từng cục | từng búng | từng ngón | từng người | từng bên
    | không có bảo hiểm | không có thẻ | không có tiền | không có ai | không có người | không có xe | không có thuốc | không có điều kiện
    | chưa đi khám | chưa khám | chưa đi viện | chưa đi bệnh viện | chưa uống thuốc | chưa dùng thuốc | chưa điều trị
    | sợ quá | sợ lắm | rất sợ | sợ hãi | lo quá | lo lắm | rất lo | lo lắng quá | lo lắng lắm | rất lo lắng | hết sức lo lắng
    | trước đây khỏe | trước đây khoẻ | trước đây bình thường | trước đây vẫn | trước đây không sao
    | đã cắt cổ tay | đã cắt tay | đã rạch tay | như lần trước | giống lần trước | y như lần trước | hệt lần trước | giống hồi trước | như hồi trước
    | không an toàn | không dùng bao | không mang bao | không bao         `,
  history: 'tiền sử | tiền căn | bệnh nền | từng bị | đã từng | từng | di chứng',
  past: `${longAgoWords}
    | hồi xưa | hồi trước | tuần trước nữa | hồi còn nhỏ | hồi mang thai | hồi mang bầu | hồi bầu | hồi sinh bé | hồi có bé
    | bé trước | lần sinh trước | lần mang thai trước | lần bầu trước | hồi bộ đội | hồi đi bộ đội | hồi đi lính | thời trẻ
    | thời bộ đội | lành lâu rồi | lành từ lâu | hồi nhỏ | hồi bé | lúc bé | hồi cấp | hồi lớp | hồi sinh viên | thời sinh viên
    | hồi đi học | khi còn bé | khi còn nhỏ | lúc trẻ | hồi trẻ | bệnh cũ | sau tai biến | sau đột quỵ | đã điều trị khỏi
    | khỏi từ | phục hồi sau | hồi phục sau | sau điều trị | sau khi điều trị | cách đây … năm | cách đây … tháng | đã cắt
    | đã phẫu thuật | hồi năm`,
  other: `mơ thấy | nằm mơ | mộng thấy | giấc mơ | chiêm bao | trong phim | phim có cảnh | cảnh phim | trong truyện | gia đình có | nhà có người | trong nhà có | họ hàng có | bố mẹ từng | mẹ tôi từng | mẹ em từng | bố em từng | bố tôi từng | ba tôi từng | ba em từng | ông nội từng | bà nội từng
    | ông ngoại từng | bà ngoại từng | ông từng | bà từng | mẹ từng | bố từng | ba từng | chị từng | anh từng | ông nội mất vì | mất vì | chết vì | qua đời vì | tiền sử gia đình | di truyền | nhiều người bị | nhiều người trẻ bị | nghe nói nhiều người | thấy nhiều người | xem phim | báo đăng | đọc báo | xem báo | đọc tin | xem tin | xem tivi | trên báo | trên tivi | coi phim thấy người | coi tivi | coi tin | trên tiktok | trên facebook | trên youtube | đọc báo | đọc bài | bài báo | trên báo | báo viết | báo đưa | xem tin | xem thời sự | nghe kể | lớp sơ cứu | khóa sơ cứu | học sơ cứu | tập huấn | diễn kịch | đóng kịch | vở kịch | bài thuyết trình | nhân vật       `,
  friend: `chị bạn | cô bạn | anh bạn | người bạn | bạn em bị | bạn tôi bị | bạn mình bị | bạn em vừa bị | bạn tôi vừa bị | bạn mình vừa bị | bạn em mới bị | bạn tôi mới bị | bạn mình mới bị
    | hàng xóm bị | hàng xóm vừa bị | hàng xóm mới bị | người quen bị | người quen vừa bị | người quen mới bị | đồng nghiệp bị | đồng nghiệp vừa bị | đồng nghiệp mới bị`,
  self: `sợ sau này | lo sau này | sau này mình | mình cũng bị | nên tôi | nên em | nên mình | nên cháu | nên con | nên muốn | tôi cũng muốn | em cũng muốn | mình cũng muốn | tôi muốn khám | em muốn khám | mình muốn khám | tôi muốn kiểm tra
    | em muốn kiểm tra | mình muốn kiểm tra | tôi muốn tầm soát | em muốn tầm soát | mình muốn tầm soát | tôi muốn đi khám | em muốn đi khám | mình muốn đi khám | cho yên tâm | sợ mình | lo mình`,
  fear: `sợ | sợ bị | lo là | lo mình | lo rằng | lo bị | lo sợ | lo lắng | lo ngại | sợ rằng | nghi ngờ | nghi bị | đề phòng | để phòng | phòng ngừa | phòng tránh | phòng bệnh
    | tầm soát | sàng lọc | muốn kiểm tra xem | google thấy | đọc thấy | trên mạng nói | vắc xin | vaccine | tiêm phòng | tiêm ngừa | chích ngừa | tìm hiểu | nguy cơ
    | sơ cứu khi | xử trí khi | xử lý khi | chi trả khi | chi trả cho | bồi thường khi | nếu bị | nếu chẳng may | lỡ như bị | dấu hiệu cảnh báo của | cách phân biệt | tiêu chuẩn chẩn đoán | bài luận | luận văn | tài liệu về | tập huấn | bài tập | khóa luận | thuyết trình
           `,
  ask: `có phải | có phải là | có phải bị | liệu có | thì có bị | liệu có phải | không biết có phải | có phải dấu hiệu | có khả năng | là gì | nguyên nhân | vì sao | tại sao
    | dấu hiệu … là gì | triệu chứng … là gì | biểu hiện … là gì | dấu hiệu … như thế nào | triệu chứng … như thế nào | hỏi dấu hiệu | hỏi triệu chứng | hỏi về bệnh | cách chữa | cách điều trị | cách phòng | dấu hiệu của | triệu chứng của | biến chứng của | dấu hiệu nhận biết | cách nhận biết      `,
  now: `${todayWords}
    | tái phát | lại bị | bị lại | giờ lại | nay lại | hiện tại | hiện nay | hiện giờ | bây giờ | giờ | tối qua | từ sáng | mới nãy
    | lúc nãy | vừa nãy | nay | đang | mấy hôm nay | mấy ngày nay`,
  break: `nhưng | mà | và | rồi | sau đó | tuy nhiên | kèm | kèm theo | thì | còn | ngoài ra | chỉ | chỉ có | vẫn | vẫn còn | nên | lại | cộng thêm | thêm | với lại | song        `,
};

/** In an English text only: "no" is also "nó" without its mark. */
const englishWritten: Partial<Record<CueKind, string>> = {
  deny: "no | not | denies | denied | without | never had | doesn't have | does not have | don't have | do not have | no sign of | haven't | hasn't | isn't",
  gone: 'no longer',
  goneAfter: 'is gone | has gone | went away | gone now | resolved | is better now | it healed | has healed | healed',
  keep: "can't | cannot | not able | not responding | not breathing | not only | not getting better | won't stop | can not | not moving | not drinking | not feeding | not making sense",
  history: 'history of | used to have',
  past: 'in the past | last year | years ago | previously | as a child',
  other:
    'dreamt | dreamed | a dream | in a movie | a movie where | in the movie | in a film | our dog had | my dog had | our cat had | my cat had | in the news | on tv | i read about | family history | runs in the family | my grandfather had | my grandmother had | died of',
  friend: 'my neighbour had | my neighbor had | my friend had | my friend has had | my colleague had',
  self: 'so i | i want | i would like | worried about myself | am i',
  fear: 'afraid of | worried about | scared of | fear of | screening for | prevent | vaccine for | risk of',
  ask: 'could it be | is it | is this | symptoms of | signs of | what is',
  now: 'now | today | currently | this morning | right now | again | since yesterday',
  break: 'but | and | however | then | only | still | although | with',
};

/** An animal of the house that is ill itself; one that is mad, sick or bites is another matter. */
const animals = ['con chó', 'con mèo', 'chó', 'mèo', 'con cún', 'bé cún', 'chú chó'].flatMap((animal) =>
  ['nhà em', 'nhà tôi', 'nhà mình', 'nhà cháu', 'của em', 'của tôi'].map((whose) => `${animal} ${whose} bị`),
);
const dangerousAnimals = animals.flatMap((animal) =>
  ['dại', 'điên', 'bệnh', 'ốm', '… cắn', '… cào', '… liếm', '… táp'].map((how) => `${animal} ${how}`),
);

/** “My father had a heart attack at 60.” */
const ages = Array.from({ length: 66 }, (_, at) => at + 30);
const atAnAge = ['attack', 'stroke'].flatMap((what) => ages.map((age) => `${what} at ${age}`));

/** Without marks these would be other words ("chữa", "đỡ" and "đo", "cắt" and "cát"). */
const needsMarks = new Set([
  ...animals,
  ...dangerousAnimals,
  'mơ thấy',
  'nằm mơ',
  'mộng thấy',
  'chưa',
  'chả',
  'đỡ',
  'đã đỡ',
  'đỡ rồi',
  'lo',
  'sợ',
  'dứt',
  'cắt',
  'nay',
  'mà',
  'thì',
  'lại',
  'từng',
  'rồi',
  'còn',
  'song',
  'nên',
  'thêm',
  'chỉ',
]);

function entriesOf(table: Partial<Record<CueKind, string>>): PhraseEntry<CueKind>[] {
  return Object.entries(table).flatMap(([kind, phrases]) =>
    phraseList(phrases, kind as CueKind, false).map((entry) => ({
      ...entry,
      needsMarks: needsMarks.has(entry.phrase),
    })),
  );
}

function add(
  table: Partial<Record<CueKind, string>>,
  more: Partial<Record<CueKind, string[]>>,
): PhraseEntry<CueKind>[] {
  const added = Object.entries(more).map(([kind, phrases]) => [kind, phrases.join(' | ')]);
  return [...entriesOf(table), ...entriesOf(Object.fromEntries(added))];
}

export const cues = buildPhrases(add(written, { other: animals, keep: dangerousAnimals }));
export const englishCues = buildPhrases(add(englishWritten, { past: atAnAge }));
