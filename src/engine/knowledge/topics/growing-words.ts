/** What makes more of a child's everyday matter than it usually is. */
export const sick = `co giật | khó thở | thở nhanh | thở rít | rút lõm | tím tái | tím môi | li bì | lơ mơ | lừ đừ | bỏ bú | không uống được | nôn liên tục | ói liên tục | ngất | fit | seizure | drowsy | blue lips | trouble breathing | fainted`;
export const sudden = `đột ngột | tự nhiên | tự dưng | bỗng | hôm nay | sáng nay | hôm qua | tối qua | đêm qua | suddenly | today | yesterday | last night`;
export const fell = `té | ngã | đập đầu | tai nạn | fell | accident`;
export const wantsToDie = `muốn chết | tự tử | tự sát | không muốn sống | rạch tay | tự làm đau | suicide | kill himself | kill herself | cutting`;
/** Through the age of 17. */
export const teenMonthsMax = 215;
