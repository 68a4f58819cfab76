/** Words of time that several tables hear, each with its own beside them; “ | ” between phrases. */
export const todayWords =
  'hôm nay | bữa nay | sáng nay | trưa nay | chiều nay | tối nay | đêm nay | đêm qua | hôm qua | nãy giờ';

export const suddenWords = `đột ngột | bỗng | bỗng nhiên | tự nhiên | tự dưng | mới bị | khi nãy | lúc nãy | hồi sáng | hồi trưa | hồi chiều
  | hồi tối | từ sáng | từ trưa | từ chiều | từ tối`;

export const longAgoWords =
  'trước đây | trước kia | ngày trước | năm ngoái | năm trước | năm xưa | năm kia | tháng trước | lần trước | lúc nhỏ | đã mổ';
