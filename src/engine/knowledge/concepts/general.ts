/** Notions about signs that grow over weeks. Collected for this project, not reviewed. */
export const generalNotions: Readonly<Record<string, string>> = {
  NOAPPET: `chán ăn | ăn kém | ăn không vô | ngán ăn | ăn ít`,
  LUMPW: `cục | khối | hạch | bướu | hòn | u cục | cục cứng | hạt cứng | hạt đậu | hòn cứng`,
  BREASTW: `vú | núm vú | nhũ hoa | nách | bầu ngực | đầu vú | đầu ti | núm ti`,
  GROW: `to dần | lớn dần | to nhanh | lớn lên | cứng`,
  UNREAL: `có người muốn hại | ai cũng muốn hại | có người theo dõi | bị theo dõi | bị đầu độc | nghe tiếng nói | tiếng nói trong đầu | nghe tiếng bảo | nghe ai đó bảo | có tiếng xúi | nghe xúi | nghe tiếng người | thấy ma | bị nhập | ma nhập | la hét không ngủ | mấy đêm không ngủ nói | hoang tưởng | ảo giác | ảo thanh | hearing voices | voices telling | paranoid | có người trong tường | người trong tường | tiếng nói bảo | theo dõi muốn hại | muốn hại mình | ra lệnh | bỏ thuốc độc | bỏ thuốc vào cơm | bỏ độc | people are after | they are watching | hears voices | quỷ nhập | quỷ ám | ma ám | vong nhập | bị vong | bỏ bùa | bị bùa | yểm bùa | trời sai | phật sai | thánh sai | chúa sai | gài máy | gắn chip | cài chip | gắn máy nghe lén | nghe lén | đọc được suy nghĩ | điều khiển suy nghĩ | là con của trời | có sứ mệnh | hại mình | hại cả nhà | lừa nó | lừa hắn | tivi nói chuyện với | nói chuyện với người vô hình | con là quỷ | con là ma | giả mạo | kẻ giả mạo | gián điệp | thế thân | âm mưu hại | hãm hại | không phải mẹ thật | không phải vợ thật | không phải con thật | bị hoán đổi | bị tráo | camera theo dõi | máy quay lén | bị thôi miên | bị điều khiển | mình là thánh | là thánh nữ | mình là chúa | mình là phật | mình là tiên | người được chọn | có phép thuật | để bay lên trời | bay lên trời | nói chuyện với thần | thần thánh nhập`,
  BOWEL_CHANGE: `thay đổi thói quen | lúc táo lúc lỏng | táo bón xen kẽ | phân dẹt | phân nhỏ | mót rặn | bowel habit`,
  BREASTFEEDING: `đang cho bú | cho con bú | đang cho con bú | breastfeeding`,
  DRAWN_IN: `tụt | tụt vào | thụt | thụt vào | kéo vào | kéo tụt | lõm | lõm vào | co rút | chảy dịch | rỉ dịch | sần | vỏ cam | lở loét | inverted | pulled in | discharge`,
  OUTDOORS: `ruộng | ngoài đồng | ra đồng | làm đồng | trong rừng | đi rừng | ngoài vườn | ra vườn | bụi rậm | cắt cỏ | dọn cỏ | nhổ cỏ | nương rẫy | đi rẫy | đống củi | đống rơm | gốc cây | in the field | garden`,
  WORKSHOP: `thợ | mài | máy mài | cưa | máy cưa | xưởng | công trình | công trường | khoan | búa | đục | đinh | sắt | thép | tôn | sửa điện | kéo dây | leo cột | giàn giáo | workshop | grinding`,
};
