import type { AidCase } from './sign.ts';

/** Bleeding in mouth, throat or nose: what runs back is swallowed or breathed in, and no cloth reaches it. */
export const bleedingThroat: AidCase = {
  words: `amidan | amiđan | nạo VA | nhổ răng | răng khôn | chảy máu cam | máu cam | máu mũi | chảy máu mũi | trào miệng | trào ra miệng | mũi chảy máu | mũi ra máu | máu từ mũi
    | máu trong họng | máu họng | họng chảy máu | họng ra máu | máu miệng | miệng chảy máu | miệng ra máu | miệng đầy máu
    | máu trong miệng | chảy máu lợi | chảy máu nướu | lưỡi chảy máu | rách lưỡi | cắn lưỡi | cắn phải lưỡi | tonsil | tonsils
    | tonsillectomy | tooth pulled | tooth extraction | tooth out | nosebleed | nose bleed | nose is bleeding | mouth is bleeding
    | bleeding from the mouth | bleeding from the nose | bleeding tongue`,
  // “Mau” alone, without its mark, is also “soon”.
  beside: 'máu | chảy máu | ra máu | máu tươi | máu cục | blood | bleeding | bleeds',
  // What comes and goes for days does not run now.
  unless: `đứt lìa | đâm | chém | tai nạn | lần trong tuần | lần một tuần | lần mỗi tuần | hay chảy máu | thỉnh thoảng chảy máu | tự cầm | đã cầm máu | cầm máu rồi
    | stabbed | crash | times a week | on and off`,
  decisive: ['forward', 'spitBlood'],
  after: ['nothing', 'warm'],
};

/** Causes that ask for the same whatever the sign is by which they show. */
export const causesOfAnySign: readonly AidCase[] = [
  {
    words: `té từ thang | ngã từ thang | té thang | ngã thang | rơi từ thang | từ trên thang | té từ mái | ngã từ mái | té từ nóc | ngã từ nóc | té từ trên | ngã từ trên
      | rơi từ trên | té từ cây | ngã từ cây | té cây | té từ tầng | ngã từ tầng | rơi từ tầng | té lầu | ngã lầu | té từ cột | ngã từ cột | rơi xuống đất | giàn giáo
      | off a ladder | off the ladder | from a ladder | off a roof | off the roof | from the roof | from a tree | scaffold | scaffolding`,
    unless: `tuần trước | tháng trước | năm ngoái | năm trước | ngày trước | hồi nhỏ | từ trên giường | từ trên võng | từ trên ghế | weeks ago | months ago | years ago
      | last week | last month | last year`,
    decisive: ['still'],
    after: ['side'],
  },
  {
    words: `khí than | =khí CO | ngạt khí | rò gas | xì gas | chạy máy phát điện | máy phát điện trong | carbon monoxide | gas leak | ran the generator | running the generator | generator running | generator in | generator inside | generator indoors`,
    unless: 'điện giật | bị giật | electrocuted',
    decisive: ['outside', 'sameRoom'],
  },
  {
    // Coals that keep a mother warm by an open door have poisoned nobody.
    words: `đốt than | than tổ ong | bếp than | lò than | chậu than | thùng than | than sưởi | sưởi than | sưởi bằng than | than hoa | than củi | máy nổ
      | charcoal | coal stove`,
    beside: `kín | phòng kín | nhà kín | buồng kín | đóng kín | đóng cửa | trong phòng | trong buồng | trong nhà | phòng trọ | đỏ hồng | closed | shut`,
    unless: 'như lò than | cửa mở | mở cửa sổ',
    decisive: ['outside', 'sameRoom'],
  },
  {
    words: `băng huyết | mới sinh xong | mới đẻ xong | vừa sinh xong | vừa đẻ xong | sinh xong | đẻ xong | sanh xong | đẻ rơi | đẻ ở nhà | sinh ở nhà | sanh ở nhà | đẻ tại nhà | sinh tại nhà | sanh tại nhà | nhau ra | rau ra | mới sanh được | mới sinh được | mới đẻ được | nhau chưa ra | rau chưa ra | sót nhau | sót rau
      | mới sinh … ngày | mới đẻ … ngày | mới sanh … ngày | sau sinh … ngày | sau đẻ … ngày | just gave birth | gave birth | after giving birth | postpartum`,
    beside: `ra máu | ra huyết | chảy máu | máu ra | máu chảy | máu cứ chảy | máu đỏ | máu tươi | máu cục | ướt … băng | ướt … váy | ướt … khăn | thay … băng | bleeding | blood | soaked`,
    unless: `trĩ | táo bón | mũi | đầu ti | núm vú | vết mổ | vết khâu | rốn | bé ra máu | ho ra máu | nipple | navel | stitches`,
    decisive: ['rubWomb'],
    after: ['legsUp', 'warm'],
  },
  {
    words: 'sứa cắn | sứa đốt | sứa chích | con sứa | bị sứa | sứa lửa | jellyfish',
    unless: 'ăn sứa | gỏi sứa | nộm sứa | năm ngoái | last year | ate jellyfish',
    decisive: ['jellyfish'],
    after: ['watchBreath'],
  },
  {
    words: `lặn bắt | lặn biển | =lặn sâu | =lặn lên | thợ lặn | vừa lặn | =đi lặn | sau khi lặn | máy nén hơi | diving | scuba | dives
      | after a dive`,
    unless:
      'đuối | chìm | ngạt nước | hồ bơi | đập đầu | drowned | drowning | pool | hit his head | hit her head | hit my head',
    decisive: ['dived'],
    after: ['level'],
  },
  {
    // The word by itself is also a rash that goes and a sun that sets.
    words: '=lặn | lặn hải sâm | lan hai sam | lặn ốc | lặn tôm | lặn cá',
    beside: `trồi lên | troi len | ngoi lên | nổi lên mặt | lên ghe | lên thuyền | lên bờ | hải sâm | hai sam | ghe | bình hơi | dây hơi | ống hơi | mét nước | sải nước | san hô`,
    unless:
      'lặn bắt | lặn biển | thợ lặn | máy nén hơi | đuối | chìm | ngạt nước | hồ bơi | đập đầu | ban lặn | nốt lặn',
    decisive: ['dived'],
    after: ['level'],
  },
  {
    words: `ngất | xỉu | té xỉu | lả đi | lả người | choáng | mặt trắng | trắng bệch | tái nhợt | mặt tái | người lạnh | vã mồ hôi | fainted | passed out | collapsed | pale | clammy`,
    beside: `trễ kinh | chậm kinh | mất kinh | trễ kỳ kinh | hai vạch | 2 vạch | thai ngoài tử cung | chửa ngoài | late period | missed period | period is late | ectopic`,
    unless: 'tháng trước ngất | năm ngoái | last year',
    decisive: ['lieFlat', 'legsUp'],
    after: ['warm'],
  },
  {
    words: `sụp mi | sụp mí | mí sụp | mi sụp | mí mắt sụp | mi mắt sụp | mí … sụp | mi … sụp | sup mi | mi mat … sup | nói khó | nói đớ | nói ngọng | noi ngong | nuốt khó | khó nuốt | nuốt không được | nuốt sặc | tê môi | te moi | te te moi | cứng lưỡi | nhìn đôi | thở yếu | drooping | droopy | slurred | double vision | trouble swallowing | cannot swallow | numb lips`,
    beside: `rắn cắn | rắn … cắn | rắn … mổ | rắn … táp | bị rắn | con rắn | rắn lục | rắn hổ | rắn cạp | rắn mai gầm | rắn biển | snake | snakebite | cobra | krait`,
    decisive: ['snakeBreath', 'nothing'],
    after: ['side'],
  },
  {
    words: `thuốc cỏ | thuoc co | thuốc diệt cỏ | thuoc diet co | thuốc cháy cỏ | thuoc chay co | diệt cỏ | paraquat | gramoxone | glyphosate | weedkiller | weed killer | herbicide`,
    beside: `uống | nuốt | ngụm | hớp | tu hết | uống nhầm | drank | drunk | swallowed | gulp | gulps | sip`,
    unless: 'đi phun | đang phun | xịt thuốc | phun thuốc | sprayed | spraying',
    decisive: ['weedKiller'],
  },
  {
    words: `sintrom | warfarin | coumadin | acenocoumarol | xarelto | rivaroxaban | apixaban | eliquis | dabigatran | pradaxa | plavix | clopidogrel
      | ticagrelor | brilinta | chống đông
      | kháng đông | loãng máu | blood thinner | blood thinners`,
    unless: 'bỏ thuốc | ngừng thuốc | ngưng thuốc',
    beside: `chảy máu | ra máu | rỉ máu | máu cam | nôn máu | ói máu | ho máu | tiểu máu | đái máu | tiểu đỏ | phân đen | đi ngoài đen
      | đi cầu đen | bầm | bầm tím | inr | đập đầu | trượt ngã | té ngã | ngã … đầu | té … đầu | u … sau gáy | cục … sau gáy | bleeding | bleeds | bruise | bruises | black stools | blood in`,
    decisive: ['thinner'],
  },
  {
    words: `miếng dán | dán thêm | dán … miếng | fentanyl | durogesic | morphin | morphine | oxycodone | oxycontin | thuốc giảm đau mạnh | pain patch | opioid`,
    beside: `gọi mãi không dậy | gọi không dậy | lay không dậy | không gọi dậy | khó đánh thức | thở rất chậm | thở chậm | thở yếu | thở ngáp | ngáy khò | lơ mơ | ngủ li bì | li bì | con ngươi bé | con ngươi nhỏ | đồng tử nhỏ | đồng tử co
      | won't wake | will not wake | cannot be woken | breathing slowly | slow breathing | pinpoint | drowsy`,
    decisive: ['painPatch'],
  },
  {
    words: `thuốc khớp | thuốc đau khớp | thuốc xương khớp | thuốc tê | giảm đau mua | thuốc giảm đau | diclofenac | ibuprofen | meloxicam | celecoxib | piroxicam | naproxen | aspirin | painkillers | joint pills`,
    beside:
      'phân đen | đi cầu đen | đi ngoài đen | đi cầu phân đen | đi ngoài phân đen | nôn máu | nôn ra máu | ói máu | ói ra máu | black stools | black stool | vomiting blood',
    unless: 'stent | plavix | clopidogrel',
    decisive: ['painPills'],
  },
  {
    // Poisons that leave the mind clear and take the breath.
    words: `lá ngón | cá nóc | so biển | bạch tuộc đốm xanh | pufferfish | puffer fish | heartbreak grass`,
    unless: '=là ngon | ngủ ngon | không phải cá nóc',
    decisive: ['poisonBreath'],
    after: ['side', 'nothing'],
  },
  {
    // After a quarrel or a loss nobody takes a handful by mistake.
    words: `=giận | giận bố | giận mẹ | giận ba | giận vợ | giận chồng | giận bạn | giận người yêu | giận nhau | giận quá | giận dỗi | cãi nhau | cãi lộn | cự cãi | cãi vợ | cãi chồng | chia tay | thất tình | bị mắng | bị la | bị ba la | bị mẹ la | bị mẹ mắng | bị bố mắng | tự tử | buồn … uống | quyên sinh | after a quarrel | after an argument | after a fight | broke up | break-up | breakup`,
    beside: `lá ngón | thuốc cỏ | thuốc diệt cỏ | thuốc cháy cỏ | thuốc sâu | thuốc trừ sâu | thuốc chuột | thuốc ngủ | cả vỉ | nguyên vỉ | hết vỉ | hết lọ | nhiều viên | uống … viên | nắm thuốc | nắm panadol | uống một nắm | uống 1 nắm | panadol | paracetamol | paraquat | pesticide | herbicide | sleeping pills | pills | tablets`,
    unless: 'uống nhầm | uống lộn | by mistake',
    decisive: ['notAlone', 'talkFirst'],
  },
  {
    words: `đầu đạn | bom bi | bom mìn | trái mìn | quả mìn | đạp mìn | nổ mìn | mìn nổ | lựu đạn | đạn nổ | đạn cũ nổ | vật nổ | kíp nổ | pháo tự chế | chế pháo | nhồi pháo | pháo nổ … tay | mảnh đạn | mảnh bom | mảnh mìn | cluster bomb | landmine | land mine | grenade | shrapnel | old shell | unexploded`,
    unless: `hồi chiến tranh | thời chiến tranh | thời chiến | ngày xưa | hồi xưa | năm xưa | năm ngoái | thương binh | since the war | from the war | years ago`,
    decisive: ['blast'],
  },
  {
    words: `sặc hột | sặc hạt | sặc lạc | sặc đậu | sặc ngô | sặc thạch | sặc viên bi | sặc … hột | sặc … hạt | hóc hột | hóc hạt | ăn lạc … sặc | ăn đậu … sặc | ăn hạt … sặc | ăn hột … sặc | ăn ngô … sặc | ăn bắp … sặc | ăn thạch … sặc | ăn rau câu … sặc | ngậm … sặc | choked on a peanut | choked on a seed | choked on a nut | choked on a bean | inhaled a peanut | inhaled a nut | inhaled a seed`,
    unless: 'sặc sữa | sặc cháo | sặc cơm | sặc nước | đột quỵ | tai biến',
    decisive: ['thrusts', 'thrustsBaby', 'thrustsAnyone', 'inhaled', 'chokes'],
  },
  {
    words: `răng | sâu răng | nhổ răng | răng khôn | răng hàm | tooth | molar`,
    beside: `dưới cằm | dưới hàm | xuống cổ | sàn miệng | dưới lưỡi | há miệng không | há miệng được có | há miệng có | không há miệng | không há được | há không được | khít hàm | under the jaw | under the chin | down the neck | to the neck | can't open | cannot open`,
    unless: 'té | ngã | tai nạn | đánh | gãy răng | trật hàm | trẹo hàm | chảy máu | fell | punched | crash | bleeding',
    decisive: ['jawSwollen'],
  },
  {
    words: `ống thông tiểu | thông tiểu | ống tiểu | sonde tiểu | túi tiểu | túi nước tiểu | túi không có giọt | lưu ống thông | urinary catheter | catheter`,
    beside: `không ra | không có giọt | không giọt | không thấy nước tiểu | không ra nước tiểu | bụng dưới căng | tắc | nghẹt | blocked | no urine | nothing in the bag`,
    decisive: ['kinks'],
  },
  {
    words: `tuột ống | sút ống | rớt ống | rơi ống | giật ống | giựt ống | rút ống | ống tuột | ống bị tuột | ống rớt | ống sút | tuột sonde
      | rút sonde | sonde tuột | tube came out | tube fell out | tube is out | pulled out the tube | pulled the tube`,
    beside:
      'ống mũi | qua ống | ống ăn | ống cho ăn | ống nuôi ăn | sonde dạ dày | ống dạ dày | bơm ăn | feeding tube | tube fed',
    decisive: ['nothingByMouth'],
  },
  {
    words: `sặc | nuốt sặc | nuốt khó | khó nuốt | nuốt nghẹn | không nuốt được | nuốt không được | chokes | choking | trouble swallowing
      | cannot swallow`,
    beside: 'đột quỵ | tai biến | nhồi máu não | xuất huyết não | stroke',
    decisive: ['nothingToSwallow'],
  },
];
