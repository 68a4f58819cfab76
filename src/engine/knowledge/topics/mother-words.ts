export const spotting = `giọt nâu | vệt nâu | vệt hồng | chút nâu | dính nâu | đốm nâu | huyết nâu | ra mau nau | huyet nau | mau nau | ra chut mau | ra chut huyet | ra it huyet | ra it mau | tí máu | chút máu | ít máu | giọt máu | máu hồng | máu nâu | ra huyết nâu | dịch nâu | dịch hồng | ra huyết hồng | dọa sảy | doạ sảy | động thai | spotting`;
/** Beside these no week of a pregnancy is only a matter of dates. */
export const inDanger = `${spotting} | ra máu | ra huyết | ra nước | rỉ ối | vỡ ối | đau bụng | lâm râm | đau lâm râm | gò cứng | gò bụng | sốt | khó thở | ít máy | ít đạp | thai không máy | bé không máy | không thấy máy | thai không đạp | bé không đạp | nhìn mờ | phù mặt | ngất | choáng | bị té | bị ngã | té xe | ngã xe
  | bleeding | belly pain | leaking | waters broke | fever | blurred | fainted | not moving`;
export const wishedChild = `muốn có con | muốn có em bé | muốn có bé | muốn sinh con | muốn sinh thêm | muốn sanh thêm | muốn có thai | muốn mang thai | muốn có bầu | muốn mang bầu | tính có em bé | tính có con | tính có bầu | định có con | định có em bé | định có bầu | định mang thai | định sinh | chuẩn bị có con | chuẩn bị có thai | chuẩn bị mang thai | chuẩn bị có bầu | kế hoạch có con
  | trước khi có bầu | trước khi có thai | trước khi mang thai | trước khi có con | mang thai được không | có thai được không | có bầu được không | sinh con được không | có con được không | có em bé được không | sinh đẻ được không | want a baby | want a child | want to get pregnant | planning a pregnancy | planning to get pregnant | plan to get pregnant | have a baby | trying for a baby | hope to conceive`;
export const watchedEarly = {
  vi: 'ra máu, đau bụng nhiều, nôn không ăn uống được, sốt, choáng ngất',
  en: 'bleeding, strong belly pain, vomiting everything, fever, fainting',
};
export const watchedLate = {
  vi: 'ra máu, ra nước ối, đau bụng từng cơn, thai đạp ít hẳn, đau đầu nhìn mờ',
  en: 'bleeding, leaking waters, belly pain in waves, a child that moves much less, headache with blurred sight',
};
export const breech = 'ngôi ngược | ngôi mông | ngôi ngang | thai ngược | breech | transverse lie';
export const afterBirth = `cho con bú | đang cho bú | sau sinh | sau sanh | mới sinh | mới sanh | sinh thường được | sinh mổ được | vừa sinh | breastfeeding | after birth | gave birth | postpartum`;
/** Another has it, and she has only been near. */
export const poxOfOthers = `con em bị | con tôi bị | con mình bị | con đầu | con lớn | con trai | con gái | bé lớn | bé nhà | cháu bị | cháu em | chồng em bị | chồng bị | lớp có | lớp em | lớp … bị | bạn … bị | người quen | người nhà | ở trọ | cùng phòng | ngồi cạnh | đồng nghiệp | học sinh | tiếp xúc | hàng xóm | exposed | contact with | my son | my daughter | my husband | coworker`;
