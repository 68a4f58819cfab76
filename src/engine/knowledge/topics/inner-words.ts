/** Beside these no cough, stomach or bowel is an everyday one. */
export const wasting = `sụt cân | sút cân | sụt ký | sụt … ký | sụt … kg | sụt … cân | sút … cân | sút … ký | sút … kí | sụt … kí | sút … kg | gầy sút | gầy đi | ốm đi | ốm nhom | xuống cân | xuống ký | weight loss | losing weight | lost weight | lost … kg | lost … kilos | lost … pounds`;
export const bloody = `vệt đỏ | vệt máu | như sợi chỉ | ra máu | có máu | lẫn máu | dính máu | tia máu | máu tươi | phân đen | đi cầu đen | ói máu | nôn máu | blood | bloody | black stool | black stools`;
export const justNow = `hôm nay | sáng nay | trưa nay | chiều nay | tối nay | đêm qua | tối qua | hôm qua | vừa mới | mới bị | bỗng nhiên | tự nhiên | bất ngờ | today | this morning | last night | yesterday | suddenly`;
export const weeksOfCough = `ho … tuần | ho … tháng | ho dai dẳng | ho kéo dài | ho lâu | ho hoài | ho mãi | ho dai | ho suốt | ho miết | ho … cả tháng | ho … nửa tháng | chronic cough | persistent cough | cough for … weeks | cough for … months | cough … weeks | cough … months | coughing for`;
export const consumptive = `${wasting} | gầy rộc | gầy tọp | gầy nhom | ốm o | ốm nhách | mồ hôi … đêm | đêm … mồ hôi | tối … mồ hôi | mồ hôi ướt áo | ướt áo … mồ hôi | vã mồ hôi đêm | sốt về chiều | sốt chiều | chiều … sốt | sốt nhẹ về chiều | sốt nhẹ … chiều | gai gai rét | ớn lạnh về chiều | chiều … ớn lạnh | gai rét | mồ hôi trộm | đổ mồ hôi đêm | ra mồ hôi đêm | mồ hôi ban đêm | mồ hôi về đêm | night sweats | evening fever`;
export const palePerson = `xây xẩm | choáng váng | nhợt | tóc rụng | rụng tóc | móng giòn | da xanh | da xanh xao | xanh xao | xanh lè | xanh lét | da tái | mặt tái | môi nhợt | nhợt nhạt | da nhợt | niêm mạc nhợt | hơi xanh | người xanh | thiếu máu | hoa mắt | chóng mặt | pale | dizzy | anaemia | anemia`;
export const tired = `leo cầu thang … mệt | lên cầu thang … mệt | lên lầu … mệt | leo cầu thang … thở | lên lầu … thở | làm tí là mệt | làm chút là mệt | đi chút là mệt | mệt rã | thiếu sức | mệt hoài | mệt mỏi | hay mệt | mau mệt | nhanh mệt | mệt suốt | lúc nào cũng mệt | người mệt | mệt lắm | mệt nhiều | đuối sức | uể oải | =rã rời | tired all the time | always tired | tired | fatigue | exhausted`;
export const slowHeadache = `như đội mũ | như đội nón | như đội cái | nón … chật | mũ … chật | như có vòng | như kẹp | ê ẩm đầu | như bị siết | như siết | bị siết | siết quanh đầu | như bó chặt | bó chặt đầu | như đội mũ chật | như đeo vòng | =căng đầu | =nặng đầu | nặng trĩu đầu | đau đầu … thái dương | nhức đầu … thái dương | thái dương … đau | đau đầu … sau gáy | đau đầu … gáy | nhức đầu … gáy | đau đầu … văn phòng | đau đầu … máy tính | tension headache | tight band`;
export const stomach = `đau bao tử | đau dạ dày | đau thượng vị | đau vùng thượng vị | đau trên rốn | đau vùng trên rốn | đau … trên rốn | trên rốn … đau | xót ruột | xót bụng | bụng cồn cào | cồn cào bao tử | cồn cào ruột | bao tử cồn cào | dạ dày cồn cào | rát bao tử | rát dạ dày | nóng rát thượng vị | bao tử đau | đau bụng lúc đói | đau lúc đói | viêm dạ dày | viêm bao tử | loét dạ dày | loét bao tử | stomach pain | stomach ache | burning stomach | stomach … burning | gastritis`;
export const painPills = `ibuprofen | diclofenac | voltaren | meloxicam | mobic | celecoxib | piroxicam | naproxen | aspirin | thuốc khớp | thuốc đau khớp | thuốc xương khớp | thuốc lang | ông lang | thầy lang | thuốc nam | thuốc giảm đau | giảm đau | thuốc đau lưng | thuốc đau nhức | thuốc nhức | thuốc tễ | painkillers`;

export const treatedHere = `insulin | metformin | gliclazid | diamicron | thuốc tiểu đường | tiểu đường … năm | bị tiểu đường … năm | đang điều trị tiểu đường | tôi bị tiểu đường | ba bị tiểu đường | má bị tiểu đường lâu | known diabetic`;
/** A fever that is over, or was never there, is none. */
export const nowFeverish = `sốt cao | đang sốt | còn sốt | vẫn sốt | sốt 38 | sốt 39 | sốt 40 | sốt lại | rét run | sốt xuất huyết | đột ngột | khó thở | đau ngực | tức ngực | ngất | xỉu | lơ mơ | li bì | co giật | nôn | ói | chảy máu | cứng cổ | tiểu đường | insulin | keton | khói | cháy | khí gas | suy tim | suy thận | xơ gan | lupus | ung thư | bệnh tim | diabetes | high fever | short of breath | chest pain | fainted | drowsy | stiff neck | vomiting`;

/** “Tiểu cầu 138”, and each other whole figure of a range. */
export function wholeFigures(names: string, from: number, to: number): string {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return names
    .split(' | ')
    .flatMap((name) => all.map((each) => `${name} ${each}`))
    .join(' | ');
}
