/** What families write of their card and their slips, with its marks. Ours, not reviewed. */
export const insuranceCues = {
  noCard: `không có bảo hiểm | chưa có bảo hiểm | không bảo hiểm | không có thẻ bảo hiểm | chưa có thẻ bảo hiểm
    | không mua bảo hiểm | chưa mua bảo hiểm | không tham gia bảo hiểm | bảo hiểm hết hạn | bảo hiểm đã hết hạn
    | bảo hiểm y tế hết hạn | không có bhyt | chưa có bhyt | không bhyt | không có thẻ bhyt | bhyt hết hạn | thẻ hết hạn
    | no vietnamese health card | no health card | no vietnamese card | health card expired | no vietnamese insurance | no vietnamese health insurance | no insurance card | no health insurance card
    | doesn't have insurance | does not have insurance
    | no insurance | no health insurance | without insurance | uninsured | not insured | insurance expired`,
  foreign: `người nước ngoài | khách nước ngoài | khách du lịch | du khách | bảo hiểm du lịch | bảo hiểm quốc tế
    | hộ chiếu | foreigner | foreigners | tourist | backpacker | backpacking | expat | expats | passport | embassy
    | travel insurance | international insurance | private insurance | company insurance | company health insurance | insurance hotline
    | bupa | cigna | allianz | pacific cross | fly home | fly back home | back to my country | english speaking | speaks english
    | speak english | canadian | australian | american | british | new zealander | filipino | filipina | việt kiều | viet kieu | overseas vietnamese | sống ở mỹ về | ở mỹ về | ở úc về | ở canada về | ở đức về | ở pháp về | bên mỹ về | bên úc về | từ mỹ về | từ úc về | nước ngoài về chơi
    | our resort | at a resort | at the resort | hostel | airbnb | landed from | just landed | flew in from | our tour | tour guide | on the loop | english teacher | teach english | tourists | visiting from | here from | on a visit from | will be in vietnam for | in vietnam for | back here for | home for tet | here for two weeks | on my trip | on holiday | on vacation | my hotel | our hotel | visiting vietnam | travelling | travel insurer`,
  /** Of the patient, wherever the writer is. */
  livesAbroad: `lives in california | lives in texas | lives in florida | lives in sydney | lives in melbourne | lives in australia | lives in america | lives in the us | lives in the usa | lives in the states | lives in canada
    | lives in toronto | lives in germany | lives in france | lives in paris | lives in london | lives in england | lives in the uk | lives in japan | lives in korea | lives in singapore`,
  /** Of who writes: it counts only where that is the patient. */
  writerAbroad: `i live in california | i live in texas | i live in florida | i live in sydney | i live in melbourne | i live in australia | i live in america | i live in the us | i live in the usa | i live in the states | i live in canada
    | i live in toronto | i live in germany | i live in france | i live in paris | i live in london | i live in england | i live in the uk | i live in japan | i live in korea | i live in singapore`,
  poor: 'hộ nghèo | thuộc diện nghèo | poor household',
  nearPoor: 'cận nghèo | near poor',
  noSlip: `không có phiếu hẹn | chưa có phiếu hẹn | mất phiếu hẹn | không có giấy hẹn | chưa có giấy hẹn | mất giấy hẹn
    | không có phiếu tái khám | no appointment slip | lost the appointment slip`,
  referral: `có phiếu chuyển | có giấy chuyển | đã có phiếu chuyển | đã có giấy chuyển | được cấp giấy chuyển
    | xin được giấy chuyển | xin được phiếu chuyển | have a referral | has a referral | with a referral`,
} as const;
