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
  unless: `đứt lìa | đâm | chém | tai nạn | lần trong tuần | lần một tuần | lần mỗi tuần | hay chảy máu | thỉnh thoảng chảy máu | tự cầm | =đã cầm | cầm máu rồi | =cầm rồi | mới cầm | moi cam | mau da cam | da cam mau | da cam duoc | máu ngừng | máu ngưng | ngừng chảy | ngưng chảy | hết chảy
    | stopped bleeding | bleeding stopped | bleeding has stopped | it stopped | stabbed | crash | times a week | on and off`,
  decisive: ['forward', 'spitBlood'],
  after: ['nothing', 'warm'],
};

const stopped = `máu ngừng | máu ngưng | máu đã ngừng | máu đã ngưng | ngừng chảy | ngưng chảy | hết chảy máu | máu hết chảy | cầm máu rồi | đã cầm máu | cầm được máu | =máu cầm
  | =đã cầm | =cầm rồi | mới cầm | moi cam | mau da cam | da cam mau | da cam duoc | cam roi | bleeding stopped | bleeding has stopped | stopped bleeding | stopped the bleeding | stopped with pressure | it stopped | has stopped now | bled … stopped`;
const notStopped = `chưa cầm | chưa ngừng | chưa ngưng | không cầm | cầm không | chảy lại | lại chảy | vẫn chảy | chảy hoài | rỉ hoài | rỉ máu hoài | phun | thành tia | thấm | choáng | ngất | xỉu | lả | vã mồ hôi | mặt tái | lạnh toát
  | bleeding again | still bleeding | keeps bleeding | soaked | faint | fainted | dizzy | pale`;
const noseOrMouth = `mũi | máu cam | chảy máu cam | răng | họng | miệng | amidan | nose | nosebleed | mouth | tooth | tonsil`;

/** A wound that no longer bleeds: it is kept covered and brought to be closed. */
export const bleedingStopped: AidCase = {
  words: stopped,
  unless: `${notStopped} | ${noseOrMouth} | nôn | ói | ho ra | phân | đi cầu | đi ngoài | kinh | sinh | sanh | đẻ | bầu | thai | âm đạo | vết bầm | bầm tím | đứt lìa | đứt rời | vào cổ | vô cổ | vào đầu | vô đầu | bụng | ngực | vomiting | stool | vaginal
    | pregnant | stabbed | severed`,
  decisive: ['keepDressing'],
  isBrought: true,
};

/** A fingertip whose bleeding eases under its dressing: nobody is laid down for it. */
export const fingertipEased: AidCase = {
  words: `đầu ngón | đầu ngón tay | đầu ngón chân | bật móng | tróc móng | dau ngon | bat mong | fingertip | finger tip | nail`,
  beside: `bớt rồi | giờ bớt | đã bớt | bớt chảy | đỡ rồi | chảy ít lại | bot roi | gio bot | da bot | do roi | eased | slowed | less now`,
  unless: `${notStopped} | đứt lìa | đứt rời | đứt ngón | lìa ngón | cụt | dập nát | severed | cut off | amputated | crushed`,
  decisive: ['keepFingertip'],
  isBrought: true,
};

/** Two runs of the nose in a day that have stopped ask for no spitting. */
export const noseStopped: AidCase = {
  words: stopped,
  beside: 'mũi | máu cam | chảy máu cam | nose | nosebleed',
  unless: `${notStopped} | tai nạn | đánh | té | ngã | crash | fell`,
  decisive: ['noseStopped'],
};

/** A cast that has become too tight is no fresh break and no vessel that closed. */
export const tightCast: AidCase = {
  words: `bó bột | bó bôt | băng bột | nẹp bột | bột chật | bột chặt | mang bột | in a cast | plaster | the cast | cast on | tight cast`,
  beside: `chật | chặt | tím | tê | lạnh | sưng | căng | căng nhức | nhức nhiều | đau tăng | đau nhiều | đau hơn | nhức hơn | đau nhức | không cử động | tight | numb | blue | swollen | cold | more pain | worse`,
  unless: 'tháo bột | cắt bột rồi | đã tháo | cast came off | cast was removed | cast off',
  decisive: ['tightCast'],
  isBrought: true,
};

/** Who came round is not told of as lying there without breath. */
export const awakeAgain: AidCase = {
  words: `giờ tỉnh | giờ đã tỉnh | đã tỉnh | tỉnh lại | tỉnh rồi | tỉnh táo | nay tỉnh | gio tinh | da tinh | tinh lai | tinh roi | awake now | awake again | came to | came round | conscious now | conscious again | woke up again`,
  unless: `chưa tỉnh | không tỉnh | chưa tỉnh lại | lại bất tỉnh | lại mê | lơ mơ | lừ đừ | li bì | ngủ gà | mê man | ú ớ | gọi không | lay không | không thở | ngừng thở | ngưng thở | thở ngáp | tím tái
    | not awake | drowsy | confused | not breathing | stopped breathing`,
  decisive: ['watchBreath', 'rest'],
  after: ['side', 'nothingYet'],
};

const limbs = `tay | chân | đùi | cẳng | bắp | bắp chân | bắp tay | cẳng tay | cẳng chân | cang tay | cang chan | cổ tay | cổ chân | khuỷu | đầu gối | ngón | arm | leg | thigh | wrist | forearm | calf | ankle | shin | knee | hand`;

/** Blood that comes through what was pressed on a limb. */
export const limbSpurts: AidCase = {
  words: `máu phun | máu phụt | máu phut | phun thành tia | phụt thành tia | phut thanh tia | thành tia | thanh tia | máu vọt | máu xịt | máu bắn | máu tuôn | máu chảy xối xả | xối xả | máu chảy như suối
    | thấm ướt | vẫn thấm | thấm hết | thấm qua | ướt hết | uot het | uớt đẫm | ướt đẫm | máu vẫn chảy | mau van chay | máu chảy không cầm | máu không cầm | cầm máu không được | không cầm được máu
    | spurting | spurts | squirting | pumping out | soaked through | soaking through | blood won't stop | bleeding won't stop | won't stop bleeding | keeps bleeding`,
  beside: limbs,
  unless: `${noseOrMouth} | âm đạo | kinh nguyệt | có kinh | rong kinh | băng vệ sinh | bỉm | sinh | sanh | đẻ | thai | bầu | nôn | ói | ho ra | phân | đi cầu | đi ngoài | rách đầu | bể đầu | vỡ đầu | trên đầu | vào đầu | vào bụng | vô bụng | vào ngực | vào cổ | rắn
    | mồ hôi | nước tiểu | vaginal | pads | stool | vomit | vomiting | head wound | neck | belly | chest | snake | sweat`,
  decisive: ['pressHard', 'band'],
  after: ['legsUp', 'flat', 'nothing', 'warm'],
};

const coldThrough = `lạnh toát | lạnh ngắt | lạnh cóng | lạnh như đá | lạnh như băng | người lạnh | mình lạnh | lạnh người | hạ thân nhiệt
  | feels cold | cold to touch | cold to the touch | ice cold | body is cold | skin is cold | freezing cold | hypothermia | hypothermic`;
const belowNormal = `35 độ | 34 độ | 33 độ | 32 độ | 31 độ | 30 độ | 35.5 | 35,5 | 35.2 | 35,2 | 35.4 | 35,4 | 35.8 | 35,8 | 34.5 | 34,5 | 33.5 | 33,5`;

/** A small baby that is cold is warmed; what is said of fever would make it colder. */
export const coldBaby: AidCase = {
  words: `${coldThrough} | ${belowNormal} | mát lạnh | sờ lạnh | tay chân lạnh | chân tay lạnh | lạnh tay chân`,
  unless: `sốt | sốt cao | nóng | người nóng | nóng ran | nóng hầm hập | fever | feverish | hot`,
  decisive: ['feed'],
  after: ['warm', 'babyStops'],
};

/** Cold through and through, from weather or water: a rough hand or raised legs may stop the heart. */
export const chilled: AidCase = {
  words: coldThrough,
  beside: `${belowNormal} | trời rét | trời lạnh | rét đậm | rét hại | rét buốt | giá rét | dầm mưa | ngâm nước | ngâm mình | hạ thân nhiệt | cold weather | in the rain | outside all night | out in the cold | hypothermia | hypothermic`,
  unless: `sốt | sốt cao | sốt xuất huyết | chảy máu | ra máu | máu chảy | nôn máu | phân đen | tai nạn | ong đốt | dị ứng | mề đay | rắn | vã mồ hôi | đau ngực | tức ngực | khó thở | đau bụng | tiêu chảy | tiêm xong | chích xong | nắng | bú | bỏ bú | sơ sinh | mới sinh | ngày tuổi | tuần tuổi | tháng tuổi
    | newborn | baby | weeks old | days old
    | fever | bleeding | crash | allergy | sweating | chest pain | diarrhoea | diarrhea`,
  decisive: ['coldGently'],
  after: ['level', 'side', 'nothingYet'],
};

const bitten = `rắn cắn | rắn … cắn | rắn … mổ | rắn … táp | bị rắn | con rắn | rắn lục | rắn hổ | rắn cạp | rắn mai gầm | rắn biển | snake | snakebite | cobra | krait`;
/** What takes the strength to swallow and to breathe and leaves the mind clear. */
const paralyses = `cá nóc | so biển | bạch tuộc đốm xanh | lá ngón | pufferfish | puffer fish | heartbreak grass`;
const sprayed = `thuốc sâu | thuốc trừ sâu | trừ sâu | thuốc rầy | thuốc trừ rầy | thuốc bảo vệ thực vật | xịt thuốc | phun thuốc | phosphor hữu cơ | lân hữu cơ | pesticide | insecticide | organophosphate`;
const drooling = `chảy nhớt | chảy dãi | nước dãi | nước miếng trào | trào nước miếng | nước miếng chảy | chảy nước miếng | chảy nước bọt | nước bọt trào | nước bọt chảy | nuốt không được | trào đờm | đờm dãi | sùi bọt | sùi bọt mép | trào bọt mép
  | khó nuốt | nuốt khó | nuốt không | không nuốt được | nuốt sặc | drooling | drools | saliva | foaming | frothing | cannot swallow | can't swallow | trouble swallowing`;
const dives = `lặn bắt | lặn biển | =lặn sâu | =lặn lên | thợ lặn | vừa lặn | =đi lặn | lặn bình | lặn hải sâm | lan hai sam | sau khi lặn | máy nén hơi | diving | scuba | dives | after a dive`;

/** A fit of asthma: the reliever is the one medicine that a family has at hand. */
export const asthma: AidCase = {
  words: `hen | cơn hen | hen từ nhỏ | xịt … nhát | suyễn | hen suyễn | thuốc xịt | bình xịt | ventolin | salbutamol | asthma
    | inhaler`,
  unless: 'hết thuốc | xịt hết | out of',
  decisive: ['sit'],
  after: ['inhaler'],
};

/** A finger or more that is off. */
export const severedFinger = `đứt ngón | đứt … ngón | lìa ngón | lìa … ngón | rời … ngón | đứt … ngón tay | cụt … ngón | mất … ngón | đứt đầu ngón | ngón … đứt lìa | ngón … đứt rời
  | dut … ngon | lia … ngon | cut … ngon | cut off … finger | cut off … fingers | fingers … cut off | finger … cut off | severed finger | severed fingers | lost … fingers`;

/** A mother who hears voices or speaks of taking the child away: no blood is lost, and the child is in danger. */
export const childbedMind: AidCase = {
  words: `nghe tiếng ai | nghe tiếng người | nghe tiếng nói | tiếng nói trong đầu | nghe có tiếng | nghe ai gọi | nghe thấy ai | ảo giác | hoang tưởng | nói nhảm | nói lảm nhảm | cười nói một mình | nói chuyện một mình | cười một mình | xúi | bế con ra | ôm con ra | ôm con nhảy | bế con nhảy | bỏ con xuống | đem con đi | mang con đi | bế con đi | dẫn con đi | đưa con đi cho | đưa con đi chết | cho con chết | con chết cùng | cùng chết
    | giết con | hại con | bóp cổ con | dìm con | ném con | vứt con | con đỡ khổ | nó đỡ khổ | con là quỷ | con quỷ | không phải con mình | ai đó hại con | muốn hại bé | hại bé | dem con di | nghe tieng ai | nghe tieng nguoi
    | hears voices | hearing voices | voices in her head | harm the baby | hurt the baby | kill the baby | take the baby away | baby is evil | not her baby | delusional | hallucinating | paranoid`,
  decisive: ['babyInOtherArms'],
};

const earlyWeeks = Array.from({ length: 12 }, (_, at) => at + 5)
  .map((weeks) => `bầu ${weeks} tuần | thai ${weeks} tuần | thai được ${weeks} tuần | ${weeks} weeks pregnant`)
  .join(' | ');
/** A child that is still small, or only thought of. */
const early = `trễ kinh | chậm kinh | mất kinh | tắt kinh | trễ kỳ kinh | hai vạch | 2 vạch | thai ngoài tử cung | chửa ngoài | late period | missed period | period is late | ectopic | ${earlyWeeks}
  | bầu 2 tháng | bầu 3 tháng | thai 2 tháng | thai 3 tháng | bầu hai tháng | bầu ba tháng | thuốc phá | phá thai | hút thai | nạo thai | sảy thai | sẩy thai | thuoc pha o | pha thai | abortion | miscarriage | miscarrying`;
const lateInPregnancy =
  'bầu 7 tháng | bầu 8 tháng | bầu 9 tháng | thai 7 tháng | thai 8 tháng | thai 9 tháng | đủ tháng';

/** A blow to the belly. */
export const bellyBlow = `fell on me | fell on him | fell on her | fell on my | hit in the stomach | hit in the belly | kicked in the stomach | kicked in the belly | handlebar | blow to the belly | blow to the stomach | crushed my belly | đập bụng | đập vào bụng | đập vô bụng | va bụng | đá vào bụng | đá vô bụng | đấm vào bụng | đấm vô bụng
  | đụng vào bụng | tông vào bụng | húc vào bụng | thúc vào bụng | ghi đông | tay lái | xe đè | đè lên bụng | đè lên người | ngã đập bụng | té đập bụng | trúng bụng | chấn thương bụng | dap vao bung | da vao bung | dap bung | ghi dong`;
const spine: Pick<AidCase, 'decisive' | 'after'> = {
  decisive: ['still', 'neckHeld'],
  after: ['side', 'nothing', 'watchBreath'],
};
const longAgo = `tuần trước | tháng trước | năm ngoái | năm trước | ngày trước | hồi nhỏ | weeks ago | months ago | years ago | last week | last month | last year`;

/** A cut by one’s own hand is a wound too. */
export const cutByOwnHand: AidCase = {
  words: `rạch cổ tay | cắt cổ tay | cứa cổ tay | cắt mạch máu | cắt gân tay | rạch tay | cứa tay | rạch mạch | cắt tay tự tử | rach co tay | cat co tay | cua co tay | rach tay | slit her wrist | slit his wrist | slit her wrists | slit his wrists | slit my wrist | slit my wrists | slashed … wrist | slashed … wrists | cut her wrist | cut his wrist | cut my wrist | cut her wrists | cut his wrists | cut my wrists`,
  beside: `máu | chảy máu | sâu | thấy gân | thấy xương | đứt gân | mau | thay gan | blood | bleeding | bleeds | deep | tendon`,
  unless: `${stopped} | bị dao | vô tình | lỡ tay | tai nạn | sẹo | vết cũ | đã lành | hồi trước | lúc trước | năm ngoái | xử lý máu | by accident | scar | scars | years ago | last year`,
  decisive: ['cutWrist', 'notAlone'],
  after: ['legsUp', 'flat', 'nothing', 'warm'],
};

/** Tongue or voice after a meal or a medicine: the airway closes, skin or no skin. */
export const allergicAirway: AidCase = {
  words: `lưỡi to | lưỡi sưng | sưng lưỡi | lưỡi dày | lưỡi phình | giọng khàn | khàn giọng | đổi giọng | giọng lạ | giọng … khác | nghẹn họng | họng sưng | thít họng | họng thít | luoi to | luoi sung | sung luoi | khan giong | tongue … big | tongue … bigger | tongue … thick | tongue … swelling | tongue … swollen | swollen tongue | tongue … huge | voice … weird | voice … strange | voice … changed | voice … changing | voice … hoarse | throat … tight | throat … closing`,
  beside: `đậu phộng | ăn lạc | ăn hạt | ăn tôm | ăn cua | ăn ghẹ | ăn hải sản | hải sản | ăn trứng | ăn nhộng | ăn ốc | ăn mực | ăn xong | vừa ăn | mới ăn | vừa uống thuốc | uống thuốc xong | mới uống thuốc | mới tiêm | vừa tiêm | mới chích | vừa chích | ong đốt | ong chích | dau phong | hai san | an tom | peanut | peanuts | nut | nuts | cashew | cashews | shrimp | prawn | prawns | seafood | shellfish | crab | egg | ate | eating | after taking | injection | stung | allergic`,
  unless: `hóc | mắc xương | sặc | tháng nay | tuần nay | ung thư | đột quỵ | tai biến | cá nóc | bone | choked | choking | for weeks | for months | stroke | puffer`,
  decisive: ['severeAllergy', 'sit', 'nothing'],
};

/** Skin that itches right after the needle, in an emergency. */
export const itchAfterNeedle: AidCase = {
  words: `ngứa | ngứa ran | ngứa khắp | nổi mẩn | mẩn đỏ | mề đay | mày đay | đỏ bừng | nóng bừng | ngua ran | ngua khap | noi man | me day | itching | itchy | hives | flushed | rash`,
  beside: `mới chích | mới tiêm | vừa chích | vừa tiêm | vừa truyền | mới truyền | đang truyền | chích xong | tiêm xong | truyền xong | sau khi chích | sau khi tiêm | sau chích | sau tiêm | mũi tiêm | mũi chích | chích thuốc | tiêm thuốc | tiêm kháng sinh | chích kháng sinh | moi chich | moi tiem | vua chich | vua tiem | chich thuoc | tiem thuoc | injection | after a shot | after the shot | got a shot | infusion`,
  unless: `tháng nay | tuần nay | tuần trước | tháng trước | ngứa chỗ tiêm | ngứa chỗ chích | ong chích | kiến chích | muỗi chích | sứa | ma túy | for weeks | for months | last week | wasp | bee`,
  decisive: ['severeAllergy', 'legsUp'],
  after: ['flat', 'nothingYet', 'warm'],
};

/** Causes that ask for the same whatever the sign is by which they show. */
export const causesOfAnySign: readonly AidCase[] = [
  limbSpurts,
  chilled,
  {
    // Only for the small: in who is grown it is the gall of an empty stomach.
    words: `nôn xanh | ói xanh | ọc xanh | ọc ra xanh | nôn dịch xanh | ói dịch xanh | nôn ra dịch xanh | ói ra dịch xanh | nôn nước xanh | ói nước xanh | nôn ra nước xanh | ói ra nước xanh | ọc dịch xanh | ọc sữa xanh | ọc ra nước xanh
      | nôn … xanh rêu | ói … xanh rêu | ọc … xanh rêu | nôn … màu xanh | ói … màu xanh | ọc … màu xanh | ọc … xanh lá | nôn … xanh lá | ói … xanh lá | nôn ra mật | ói ra mật | nôn dịch mật | ói dịch mật | nôn mật | ói mật | nôn dịch vàng xanh | ói dịch vàng xanh | green vomit | vomiting green | vomits green | vomited green | bilious | throwing up green`,
    unless: 'tiêu chảy | ỉa chảy | phân lỏng | ỉa nước | rau xanh | diarrhoea | diarrhea',
    decisive: ['unfed', 'greenVomit'],
  },
  {
    words: `bụng chướng | chướng bụng | bụng căng | bụng phình | bụng trướng | trướng bụng | bung chuong | bung cang | bung phinh | tense belly | belly is tense | swollen belly | belly is swollen | distended`,
    beside: `nôn | nôn vọt | nôn hết | ói | ói vọt | ọc sữa | ọc | vomiting | vomits | vomited`,
    unless: `tiêu chảy | ỉa chảy | phân lỏng | ỉa nước | sốt xuất huyết | xuất huyết | diarrhoea | diarrhea | dengue`,
    decisive: ['unfed', 'greenVomit'],
  },
  {
    words: `như thạch | thạch đỏ | thạch dâu | như mứt | mứt dâu | nhầy đỏ | đỏ nhầy | nhầy máu | máu nhầy | nhầy hồng | nhầy lẫn máu | lồng ruột | phân có máu | ị ra máu | ỉa ra máu | đi ngoài ra máu | đi cầu ra máu | currant jelly | red jelly | like jelly | bloody mucus | blood and mucus | intussusception`,
    beside: `khóc thét | khóc ré | khóc từng cơn | khóc cơn | từng cơn | co chân | co hai chân | co gối | ưỡn người | lồng ruột | crying in spells | screams | screaming | pulls up | pulling up | legs up | draws up | intussusception`,
    unless: 'năm ngoái | năm trước | tháng trước | last year | last month',
    decisive: ['unfed', 'bowelSlipped'],
  },
  {
    words: `thoát vị | sa ruột | cục ở háng | cục háng | cục … háng | khối ở háng | cục ở bẹn | cục bẹn | cục … bẹn | khối ở bẹn | bẹn phồng | phồng ở bẹn | cục ở bìu | cục … bìu | cục ở rốn | hernia | lump in the groin | groin lump | lump in his groin | lump in her groin`,
    beside: `không xẹp | không xẹp xuống | ấn không | ấn vô không | ấn vào không | đẩy không | đẩy vô không | đẩy vào không | không đẩy vào | không đẩy lên | không vào được | không thụt vô | không tụt vào | kẹt | nghẹt | cứng ngắc | tím | đổi màu | nôn | ói | stuck | won't go back | will not go back | does not go back | can't push | purple | vomiting | strangulated`,
    unless: 'đĩa đệm | cột sống | thoát vị hoành | disc',
    decisive: ['nothing', 'herniaStuck'],
  },
  {
    // Who stops breathing again and again does so at the breast too.
    words: `ngừng thở | ngưng thở | ngung tho | quên thở | quen tho | nín thở | không thở … lại thở | stops breathing | stopped breathing | stop breathing | pauses in breathing | apnea | apnoea`,
    beside: `lại thở | thở lại | tho lai | lai tho | một lúc | mot luc | roi tim | tim tai | may giay | một lát | mấy giây | giây | từng cơn | từng lúc | mấy lần | nhiều lần | 2 lần | 3 lần | 4 lần | hai lần | ba lần | rồi tím | tím | tím tái | starts again | breathes again | seconds | times | turns blue | blue`,
    unless: '=ngáy | ngủ ngáy | amidan | snoring | snores',
    decisive: ['unfed', 'babyStops'],
  },
  {
    words: drooling,
    beside: `${bitten} | ${paralyses} | ${sprayed}`,
    unless: 'hết chảy dãi | no drooling',
    decisive: ['drools'],
    after: ['nothing'],
  },
  {
    words: `nhấc không nổi | không nhấc nổi | không nhấc được | nhấc không lên | nhắc không nổi | yếu tay | yếu chân | yếu … tay | yếu … chân | tay chân yếu | chân tay yếu | tay chân rũ | rũ người | liệt | không cử động được | đứng không nổi | đứng không vững | thở yếu | khó thở | nói khó | nói đớ | nói ngọng | nôn | ói | weak | paralysed | paralyzed | cannot move | can't move | can't lift | slurred | shallow breathing | vomiting`,
    beside: paralyses,
    decisive: ['drools'],
  },
  {
    words: `xịt thuốc sâu | phun thuốc sâu | xịt thuốc rầy | phun thuốc rầy | xịt thuốc trừ sâu | phun thuốc trừ sâu | đi xịt thuốc | đi phun thuốc | xịt thuốc ngoài | phun thuốc ngoài | xịt thuốc ruộng | phun thuốc ruộng | thuốc sâu đổ | thuốc sâu … vào người | thuốc sâu … lên người | thuốc sâu … ướt | ướt thuốc sâu | spraying pesticide | sprayed pesticide | spraying insecticide | soaked in pesticide | pesticide on`,
    beside: `nước miếng | nước dãi | nước bọt | chảy dãi | sùi bọt | vã mồ hôi | mồ hôi | con ngươi | đồng tử | run | run cơ | giật cơ | máy cơ | co giật | nôn | ói | khó thở | chóng mặt | lơ mơ | lừ đừ | ướt | drooling | saliva | sweating | pupils | twitching | vomiting | breathless | dizzy | drowsy | soaked`,
    unless: 'tuần trước | tháng trước | năm ngoái | last week | last month | last year',
    decisive: ['washSkin'],
    after: ['side', 'compress'],
  },
  {
    words: `ho ra máu | ho máu | khạc ra máu | khạc máu | sùi bọt | bọt hồng | đờ ra | đờ người | đơ ra | đờ đẫn | lơ mơ | lừ đừ | lịm | ngất | xỉu | mê | bất tỉnh | co giật | gọi không | không trả lời | coughing blood | coughed up blood | coughed blood | blank | unconscious | passed out | drowsy | seizure`,
    beside: dives,
    unless: 'đuối | chìm | ngạt nước | hồ bơi | đập đầu | drowned | drowning | pool',
    decisive: ['drools', 'dived', 'compress'],
    after: ['level', 'nothing'],
  },
  {
    words: `chạy thận | chay than | lọc máu | loc mau | thận nhân tạo | lọc thận | dialysis`,
    beside: `=bỏ chạy | =bỏ lọc | =bỏ … cữ | =bỏ … buổi | =bỏ … lần | =bỏ … ca | bỏ 1 cữ | bỏ 2 cữ | bỏ 3 cữ | bo 1 cu | bo 2 cu | bo 3 cu | bo may cu | bo 1 buoi | bo 2 buoi | bo 3 buoi | bo may buoi | bo 1 lan | bo 2 lan | bo may lan
      | lỡ … cữ | lỡ … buổi | lỡ buổi | lỡ cữ | =trễ … buổi | nghỉ chạy | nghỉ lọc | không đi chạy | không đi lọc | không chạy được | không lọc được | chưa chạy được | missed | skipped | could not go | couldn't go`,
    decisive: ['missedDialysis'],
    after: ['rest'],
  },
  {
    words: `cắm đầu xuống | cắm đầu vào | lao đầu xuống | nhảy cắm đầu | chúi đầu xuống | đâm đầu xuống | nhảy chúi | đập đầu xuống đáy | đầu đập xuống đáy | đầu đập đáy | nhảy hồ bơi | nhảy sông | đầu chạm đáy | đầu đụng đáy | nhảy xuống hồ | nhảy xuống nước | nhảy xuống sông | cam dau xuong | lao dau xuong | nhay cam dau | chui dau xuong
      | dived into | dove into | dive into | diving into | headfirst | head first | head hit the bottom | shallow water | shallow pool | shallow end`,
    beside: `=đau cổ | =cổ đau | gáy đau | tay chân tê | tê tay chân | đau gáy | gãy cổ | cổ gáy | đau gay | dau gay | tê tay | tê hai tay | tê 2 tay | tê chân | tê hai chân | tê tứ chi | te 2 tay | te tay | yếu tay | yếu chân | liệt | không nhúc nhích | không cử động | không nhấc | neck | numb | tingling | can't move | cannot move | paralysed | paralyzed | weak arms`,
    unless: longAgo,
    ...spine,
  },
  {
    words: `té | ngã | rơi | rớt | tai nạn | tông | đụng xe | lật xe | sập | đè | fell | fall | crash | accident | thrown`,
    beside: `gãy cổ | đau cổ … tê tay | đau cổ … tê hai | đau cổ … yếu | đau gáy … tê | đau gáy … yếu | cổ … không quay được … tê | đau cổ gáy … tê | neck … numb | neck … tingling | neck pain … weak | broken neck`,
    unless: `${longAgo} | gãy cổ xương đùi | gãy cổ tay | gãy cổ chân | thoái hóa | thoát vị`,
    ...spine,
  },
  {
    words: `phì phì | phì hơi | phì bọt | xì bọt | sủi bọt | sùi bọt | bọt theo nhịp thở | theo nhịp thở | phi phi bot | theo nhip tho | sucking | bubbling | hissing`,
    beside: `bị đâm | đâm … ngực | đâm … nách | dao | vết đâm | vết thương ngực | thủng ngực | trúng đạn | bi dam | stabbed | chest wound | shot in the chest`,
    decisive: ['openChest', 'sit'],
  },
  {
    // Whoever held the blade, the wound is pressed.
    words: `bị đâm | đâm … cổ | dao đâm | bị chém | dao chém | bi dam … dao | bi chem | dao dam | stabbed | slashed`,
    beside: `máu | chảy máu | ra máu | ướt đẫm | thấm | uot dam | mau chay | chay mau | blood | bleeding | bleeds | soaked`,
    unless: `${stopped} | ${longAgo} | ruột | nội tạng | phì phì | theo nhịp thở | bowel | guts | sucking | bubbling`,
    decisive: ['press'],
  },
  cutByOwnHand,
  {
    ...childbedMind,
    beside: `sau sinh | sau sanh | sau đẻ | mới sinh | mới sanh | mới đẻ | vừa sinh | vừa sanh | vừa đẻ | ở cữ | sinh được | sanh được | đẻ được | sinh xong | sinh em bé | sinh con | sinh bé | sinh … tuần | sinh … ngày | đẻ … tuần | đẻ … ngày | sanh … tuần | sanh … ngày | postpartum | postnatal | after birth | after giving birth | had a baby | gave birth | new mother | newborn`,
  },
  allergicAirway,
  itchAfterNeedle,
  {
    words: `cương cứng | cuong cung | cương đau | cương … không xuống | cương hoài | cương mãi | cậu nhỏ … cứng | dương vật … cứng | cau nho … cung | thuốc cường dương | thuốc cương dương | cuong duong … khong xuong | viagra | sildenafil | tadalafil | cialis | erection | priapism`,
    beside: `không xuống | không xẹp | không xìu | chưa xìu | khong xiu | k xìu | không mềm | không chịu xuống | chưa xuống | k xuống | ko xuống | khong xuong | k xuong | won't go down | will not go down | not going down | hours`,
    unless: 'không cương | yếu sinh lý | rối loạn cương | cannot get an erection',
    decisive: ['priapism'],
  },
  {
    // Legs are not raised on a pelvis that may be broken.
    words: `đập mông | té mông | ngã ngồi | té ngồi | đập hông | té … mông | ngã … mông | té … hông | ngã … hông | dap mong | nga ngoi | te ngoi | fell on his hip | fell on her hip | fell on my hip | fell on his bottom | fell on her bottom | landed on his hip | landed on her hip | xương chậu | vỡ chậu | pelvis`,
    beside: `ngất | xỉu | choáng | lả | nhợt | mặt tái | tái nhợt | xanh xao | vã mồ hôi | bầm | tím | không đứng | đứng không | không nhấc chân | faint | fainted | dizzy | pale | bruised | bruise | can't stand | cannot stand`,
    unless: longAgo,
    decisive: ['level', 'pelvisStill'],
    after: ['nothing'],
  },
  {
    words: bellyBlow,
    beside: `bụng cứng | bụng căng | bụng chướng | bụng gồng | bụng to dần | bụng đau tăng | bung cung | bung cang | bung chuong | choáng | xỉu | ngất | lả | mặt tái | tái nhợt | vã mồ hôi | belly … hard | belly … tight | belly … swollen | stomach … hard | hard belly | faint | fainted | dizzy | pale | cold sweat`,
    unless: `${longAgo} | bầu | mang thai | có thai | siết cổ | bóp cổ | pregnant | strangled`,
    decisive: ['bleedsInside', 'level'],
    after: ['warm'],
  },
  {
    words: `bả chuột | thuốc chuột | thuốc diệt chuột | diệt chuột | ba chuot | thuoc chuot | rat poison | mouse poison`,
    beside: `chảy máu | ra máu | máu mũi | máu cam | bầm | bầm tím | vết bầm | tiểu đỏ | tiểu máu | đái máu | phân đen | nôn ra máu | chay mau | bam tim | bleeding | bleeds | bruise | bruises | nosebleed | blood in`,
    decisive: ['ratPoison'],
  },
  {
    words: `chảy máu mũi | máu mũi | mũi chảy máu | mũi ra máu | chảy máu cam | máu cam | máu từ mũi | chay mau mui | chay mau cam | mau cam | nosebleed | nose bleed | nose is bleeding | bleeding from the nose | bleeding nose`,
    unless: `${stopped} | lần trong tuần | lần một tuần | hay chảy máu | thỉnh thoảng | tự cầm | tai nạn | đập đầu | té | ngã | đánh | đấm | gãy mũi | vỡ đầu | tai chảy máu | amidan | miệng | họng | crash | fell | hit | punched | on and off | times a week | tonsil`,
    decisive: ['pinchNose'],
  },
  {
    // Heavy bleeding of a pregnancy that has only begun, or that somebody tried to end.
    words: `ồ ạt | xối xả | thay … băng | ướt đẫm | ướt … băng | băng … giờ | máu cục | cục máu | băng huyết | thay bang | bang lon | bang … gio | soaking | soaked | pads an hour | pad an hour | clots | heavy bleeding | bleeding heavily`,
    beside: early,
    unless: `${lateInPregnancy} | năm ngoái | tháng trước phá | last year`,
    decisive: ['legsUp', 'unpressed', 'countPads', 'nothing'],
    after: ['flat', 'warm'],
  },
  {
    words: `nhau chưa ra | rau chưa ra | chưa sổ nhau | nhau ra | rau ra | dây rốn còn | chưa cắt rốn | đẻ rơi | đẻ ở nhà | sinh ở nhà | sanh ở nhà | đẻ tại nhà | sinh tại nhà | sanh tại nhà | nhau chua ra | rau chua ra | placenta | afterbirth | born at home`,
    beside: `ra máu | ra huyết | chảy máu | máu ra | máu chảy | máu cứ chảy | máu tươi | máu cục | bleeding | blood`,
    unless:
      'hôm kia | tuần trước | tuần nay | nhau tiền đạo | rau tiền đạo | nhau bong | rau bong | previa | abruption | weeks ago',
    decisive: ['leaveCord'],
  },
  {
    ...bleedingStopped,
    beside: 'đứt tay | đứt chân | rách | cắt | vết thương | vết cắt | vết sâu | chém | cut | wound | gash | gaping',
  },
  {
    words: `=còn cắm | dao còn cắm | dao con cam | vẫn còn cắm | =còn ghim | dao cắm | =cắm trong | =cắm vào | =cắm sâu | đâm xuyên | xuyên qua | lòi ruột | ruột lòi | ruột … ra ngoài | still in | sticking out of | impaled | guts`,
    beside: `dao | kéo | sắt | cọc | cây | que | đũa | tên | mảnh | ruột | thanh | knife | rod | stick | pole | glass | bowel | guts`,
    unless: 'mắt | xuyên dép | xuyên giày | đinh | kim | xương | ghim máy | catheter | eye | bone',
    decisive: ['impaled'],
  },
  {
    words: `cháy đen | cháy xém | cháy da | bỏng | phỏng | vết cháy | chay den | burn | burned | burnt | charred`,
    beside: `điện giật | điện phóng | bị điện | điện cao thế | dây điện | dien giat | dien giut | electric shock | electrocuted | power line | got a shock | shock from`,
    decisive: ['currentBurn'],
  },
  tightCast,
  {
    words: `hàn điện | hàn xì | hàn hồ quang | đi hàn | nhìn hàn | thợ hàn | tia hàn | han dien | han xi | welding | welder`,
    beside: `mắt | mat | eye | eyes`,
    unless: 'văng | bắn | mạt | mảnh | giật | bỏng tay | flew | splinter',
    decisive: ['arcEye'],
  },
  {
    words: `búa đập | búa … trúng | kẹp cửa | kẹp tay | kẹt cửa | kẹt tay | cửa kẹp | dập ngón | giập ngón | dập móng | bầm móng | tím móng | bua dap | kep cua | hammer | slammed in | shut in the door | crushed finger`,
    beside: `ngón | móng | tay | ngon | mong | finger | thumb | nail | toe`,
    unless: 'đứt | lìa | dập nát | giập nát | lòi xương | severed | cut off | mangled',
    decisive: ['crushedFinger'],
  },
  {
    words: `cá ngát | cá đuối | cá mặt quỷ | cá mao ếch | cá chốt | cá trê | cá nâu | cá đâm | nhím biển | cầu gai | gai cá | ngạnh cá | ca ngat | ca duoi | nhim bien | stingray | stonefish | catfish | sea urchin | fish spine`,
    beside: `đâm | chích | chém | đạp | dẫm | giẫm | quất | dam | chich | dap | stung | spine | stepped | jabbed`,
    unless: 'hóc xương | mắc xương | ăn cá | bone stuck',
    decisive: ['fishSpine'],
  },
  {
    words: `rượu | ruou | wine | alcohol | vodka | spirits | drinking | rice wine`,
    beside: `mờ mắt | mắt mờ | nhìn mờ | sương | suong trang | trắng xóa | không nhìn thấy | mù | nhìn không rõ | mo mat | mat mo | nhin mo | blurry | blurred | vision | blind | can't see`,
    unless: 'tiểu đường | năm nay | tháng nay | đục thủy tinh thể | cataract | diabetes | for months | for years',
    decisive: ['methanol'],
  },
  {
    words: `bếp kín | nhà kín | phòng kín | đóng kín | đóng hết cửa | bep kin | phong kin | closed kitchen | closed room | windows shut`,
    beside: `cả nhà | ca nha | mấy người | người đau đầu | cùng đau đầu | nhức đầu | đau đầu | dau dau | nhuc dau | headache | headaches`,
    unless: 'máy lạnh | điều hòa | ngột ngạt trong phòng kín',
    decisive: ['outside', 'sameRoom'],
  },
  {
    words: `tiểu đường thai kỳ | tiểu đường thai kì | đái tháo đường thai kỳ | tieu duong thai ky | tieu duong thai ki | gestational diabetes`,
    beside: `khát | khát nước | tiểu nhiều | đái nhiều | đường cao | đường huyết cao | đường … cao | sụt cân | sút … kg | sut … kg | khat nuoc | tieu nhieu | thirsty | high sugar | sugar … high`,
    unless: `run tay | vã mồ hôi | bủn rủn | tụt đường | hạ đường | đường tụt | đường xuống | đường thấp | shaky | sweating | low sugar`,
    decisive: ['highInPregnancy'],
  },
  {
    words: `khó thở | thở không | hụt hơi | thở dốc | đau ngực | tức ngực | ho ra máu | short of breath | breathless | can't breathe | chest pain | pain when I breathe | coughed … blood | coughing blood`,
    beside: `bắp chân … sưng | bắp chân … đau | chân … sưng đau | chân trái sưng | chân phải sưng | sưng bắp chân | sưng một chân | sưng 1 chân | bap chan … sung | huyết khối | cục máu đông | calf | swollen leg | leg is swollen | leg … swollen | blood clot`,
    unless: 'hai chân | 2 chân | cả hai chân | suy tim | both legs | both feet',
    decisive: ['clotOfLung'],
  },
  {
    words: `nhảy lầu | nhảy cầu | nhảy xuống | nhảy từ | ban công | lan can | sân thượng | trên cầu | tầng thượng | will jump | wants to jump | going to jump | jump off | jump from | jump tonight | balcony | rooftop | on the roof`,
    beside: `tự tử | tự vẫn | muốn chết | không muốn sống | đòi nhảy | dọa nhảy | doạ nhảy | định nhảy | sắp nhảy | tuyệt mệnh | vĩnh biệt | từ biệt | không thiết sống | đòi chết | jump | suicide | suicidal | goodbye | kill | die`,
    unless: 'đã nhảy | vừa nhảy | nhảy rồi | rơi xuống đất | jumped',
    decisive: ['notAlone', 'fromHeights'],
  },
  {
    words: `tiểu đường | đái tháo đường | tieu duong | diabetes | diabetic`,
    beside: `bàn chân | ngón chân | gót chân | mu bàn chân | lòng bàn chân | loét chân | ban chan | ngon chan | foot | toe | toes | heel`,
    unless: `tê bàn chân | tê ngón | tê rần | châm chích | phù chân | phù hai chân | khám định kỳ | mất cảm giác | nhịp tim | numb toes | tingling`,
    decisive: ['diabeticFoot'],
  },
  {
    words: `té từ thang | ngã từ thang | té khỏi thang | ngã khỏi thang | rơi khỏi thang | văng khỏi thang | văng khỏi mái | văng khỏi cột | văng khỏi giàn | văng ra xa | giật văng … mét | giật bay | giật té xuống | giật ngã xuống | giật rớt | giat vang khoi | vang khoi thang | té thang | ngã thang | rơi từ thang | từ trên thang | té từ mái | ngã từ mái | té từ nóc | ngã từ nóc | té từ trên | ngã từ trên
      | rơi từ trên | té từ cây | ngã từ cây | té cây | té từ tầng | ngã từ tầng | rơi từ tầng | té lầu | ngã lầu | té từ cột | ngã từ cột | rơi xuống đất | giàn giáo | văng xuống | giật rơi | rớt từ | rớt lầu | té mái | ngã mái | té nóc | té tầng | rơi mái
      | thrown off | off a ladder | off the ladder | from a ladder | off a roof | off the roof | from the roof | from a tree | scaffold | scaffolding`,
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
      | đẻ hôm | sinh hôm | sanh hôm | mới sinh … ngày | mới đẻ … ngày | mới sanh … ngày | sau sinh … ngày | sau đẻ … ngày | just gave birth | gave birth | after giving birth | postpartum`,
    beside: `ra máu | ra huyết | chảy máu | máu ra | máu chảy | máu cứ chảy | máu đỏ | máu tươi | máu cục | ướt … băng | ướt … váy | ướt … khăn | thay … băng | bleeding | blood | soaked`,
    unless: `sắp đẻ | sắp sinh | sắp sanh | trĩ | táo bón | mũi | đầu ti | núm vú | vết mổ | vết khâu | rốn | bé ra máu | ho ra máu | nipple | navel | stitches`,
    decisive: ['rubWomb'],
    after: ['legsUp', 'unpressed', 'warm'],
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
    words: `ngất | xỉu | té xỉu | lả đi | lả người | choáng | tối sầm | hoa mắt | đứng dậy … tối | xây xẩm | mặt xanh | xanh mét | xanh như tàu lá | đau lên vai | đau … vai | đau lan lên vai | toi sam | mat xanh | dau … vai | shoulder pain | shoulder hurts | faint | dizzy | mặt trắng | trắng bệch | tái nhợt | mặt tái | người lạnh | vã mồ hôi | fainted | passed out | collapsed | pale | clammy`,
    beside: early,
    unless: `${lateInPregnancy} | tháng trước ngất | năm ngoái | last year`,
    decisive: ['lieFlat', 'legsUp', 'unpressed'],
    after: ['warm'],
  },
  {
    words: `sụp mi | sụp mí | mí sụp | mi sụp | mí mắt sụp | mi mắt sụp | mí … sụp | mi … sụp | sup mi | mi mat … sup | nói khó | nói đớ | nói ngọng | noi ngong | nuốt khó | khó nuốt | nuốt không được | nuốt sặc | tê môi | te moi | te te moi | cứng lưỡi | nhìn đôi | thở yếu | drooping | droopy | slurred | double vision | trouble swallowing | cannot swallow | numb lips`,
    beside: `rắn cắn | rắn … cắn | rắn … mổ | rắn … táp | bị rắn | con rắn | rắn lục | rắn hổ | rắn cạp | rắn mai gầm | rắn biển | snake | snakebite | cobra | krait`,
    decisive: ['snakeBreath', 'nothing'],
    after: ['side'],
  },
  {
    words: `thuốc cỏ | ngụm thuốc cỏ | hớp thuốc cỏ | nắp thuốc cỏ | ly thuốc cỏ | chai thuốc cỏ | thuốc cỏ cháy màu | thuoc co mau xanh | thuoc co chau | thuốc diệt cỏ | thuoc diet co | thuốc cháy cỏ | thuoc chay co | diệt cỏ | paraquat | gramoxone | glyphosate | weedkiller | weed killer | herbicide`,
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
      | đi cầu đen | bầm | bầm tím | inr | đập đầu | trượt ngã | té ngã | ngã … đầu | té … đầu | =té | té ngồi | =ngã | đồng tử | fell | headache | pupil | u … sau gáy | cục … sau gáy | bleeding | bleeds | bruise | bruises | black stools | blood in`,
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
    // Nobody sits beside who has locked the door.
    words: `khóa cửa | khoá cửa | khóa trái | khoá trái | chốt cửa | chốt trong | khóa trong | cửa khóa | cửa khoá | nhốt mình | tự nhốt | khoa cua | khoa trai | chot cua
      | nhot minh | locked himself | locked herself | locked themselves | locked the door | locked in | door is locked | door locked | barricaded`,
    beside: `tự tử | tự vẫn | tự sát | muốn chết | đòi chết | không muốn sống | không thiết sống | tạm biệt | tam biet | vĩnh biệt | từ biệt | tuyệt mệnh | thuốc ngủ | vỉ thuốc | thuốc sâu | sợi dây | soi day
      | dao lam | rạch tay | để lại thư | lá thư | thư xin lỗi | xin lỗi ba mẹ | xin lỗi bố mẹ | xin loi ba me | xin loi bo me | de lai thu | left a letter | left a note | goodbye | farewell | suicide | suicidal | kill | die | sleeping pills | overdose | hang himself | hang herself | razor`,
    unless: 'bị nhốt | chồng nhốt | ngủ khóa cửa | locked me | locked us',
    decisive: ['lockedIn'],
  },
  {
    // Who does not answer any more may have minutes.
    words: `khóa cửa | khoá cửa | khóa trái | khoá trái | chốt cửa | chốt trong | cửa khóa | cửa khoá | nhốt mình | khoa cua | khoa trai | chot cua | locked himself | locked herself | locked the door | locked in | door is locked | door locked`,
    beside: `gọi không trả lời | gọi không thưa | gọi không đáp | không trả lời | không lên tiếng | không mở | im lặng | im re | khong tra loi | k trả lời | ko trả lời | won't answer | not answering | no answer | doesn't answer | does not answer | silent`,
    unless: 'bị nhốt | chồng nhốt | quên chìa | locked me | locked us | lost the key',
    decisive: ['lockedIn', 'onceInside'],
  },
  {
    // Packs that lie empty beside who says goodbye or slurs have been taken.
    words: `vỉ thuốc | vỉ thuốc ngủ | lọ thuốc | hộp thuốc | thuốc ngủ | vi thuoc | lo thuoc | thuoc ngu | sleeping pills | empty packet | empty blister | pill bottle`,
    beside: `nói lèu nhèu | leu nheu | nói líu | nói ngọng | nói lắp bắp | lơ mơ | lừ đừ | ngủ gà | bóc gần hết | boc gan het | bóc hết | gần hết | trống không | vỏ không | slurred | slurring | drowsy | empty`,
    unless: 'uống theo đơn | bác sĩ kê | hết thuốc | as prescribed',
    decisive: ['pillsTaken'],
  },
  {
    words: `không đi viện | khong di vien | không chịu đi | khong chiu di | không đi bệnh viện | nhất quyết không đi | nhất định không đi | đừng đưa đi | dung dua di | đừng chở đi | đòi ở nhà | không cho đưa đi
      | đừng gọi 115 | năn nỉ đừng | refuses to go | refusing to go | won't go | will not go | doesn't want to go | does not want to go | begs me not to | refuses hospital | no hospital`,
    beside: `thuốc cỏ | ngụm thuốc cỏ | ngum thuoc | hớp thuốc cỏ | thuốc diệt cỏ | diệt cỏ | thuốc cháy cỏ | thuốc sâu | thuốc trừ sâu | trừ sâu | thuốc chuột | thuốc ngủ | thuốc tẩy | lá ngón | paraquat | cả vỉ | hết vỉ | nguyên vỉ | nắm thuốc | uống … viên
      | quá liều | pesticide | herbicide | weedkiller | weed killer | rat poison | bleach | overdose | sleeping pills | pills | tablets`,
    decisive: ['goAllTheSame'],
  },
  {
    // Skin or lips that swell after a meal, a medicine or a sting, and the breath.
    words: `mề đay | mày đay | nổi mẩn | mẩn đỏ | ngứa khắp người | sưng môi | môi sưng | sưng mặt | mặt sưng | sưng mắt | sưng lưỡi | lưỡi sưng | me day | may day | noi man | sung moi | moi sung | hives | lips … swelling | lips … swollen | swollen lips | tongue … swelling | swollen face | face … swelling`,
    beside: `khó thở | thở không | thở rít | hụt hơi | nghẹn họng | nghẹt thở | tức thở | choáng | tụt huyết áp | lả đi | kho tho | can't breathe | cannot breathe | can't get enough air | enough air | short of breath | trouble breathing | hard to breathe | breathless | wheezing | throat … tight | faint`,
    unless: `ong đốt | ong chích | bị ong | kiến đốt | sứa | tháng nay | tuần nay | suy tim | suy thận | hen | lupus | stung | wasp | bee sting | jellyfish | for weeks | for months | heart failure | asthma`,
    decisive: ['severeAllergy'],
  },
  {
    words: `nổi ban | phát ban | nổi mẩn | ban đỏ | noi ban | phat ban | rash`,
    beside: `chưa tiêm sởi | chưa chích sởi | chưa chích ngừa sởi | chưa tiêm phòng | chua tiem soi | chua chich soi | chua chich ngua soi | sởi | ban từ mặt | ban từ sau tai | mắt đỏ … ho | mắt đỏ nhèm | mat do nhem | not vaccinated | measles | unvaccinated`,
    unless: 'tiêm sởi rồi | đã tiêm sởi | sau tiêm | sau chích | after the shot | after the vaccine',
    decisive: ['apart'],
  },
  {
    // A shock told in other words than the sign knows.
    words: `got a shock | got shocked | got an electric | electric shock | electrocuted | zapped | shock from | bị điện | điện giật | dien giat | giật điện | dính điện`,
    beside: `pump | socket | outlet | wire | cable | plug | heater | fridge | washing machine | switch | fuse box | power line | mains | ổ cắm | dây điện | máy bơm | tủ điện | mô tơ | bình nóng lạnh`,
    unless: `không thở | ngừng thở | ngưng thở | thở ngáp | chưa tỉnh | không tỉnh | còn bị giật | đang bị giật | dính điện | sét | lightning | not breathing | stopped breathing | not awake | unconscious | won't wake | defibrillator | cardioversion`,
    decisive: ['heartCheck', 'rest'],
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
