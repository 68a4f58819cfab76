import { fold } from '../text/fold.ts';
import type { Token } from '../text/reading.ts';

/**
 * Who, when, where, how many, and what holds a sentence together: words that say nothing of an illness, with their marks
 * or without.
 */
const fillers = `em e tôi tui mình con cháu ông bà bố mẹ ba má anh chị bé nó hắn cụ bác cô chú dì cậu nội ngoại chồng vợ ck vk
  trai gái nhà người ai gia đình thằng đứa tuổi t ngày tuần tháng năm giờ h phút tiếng hôm bữa nay mai qua kia này
  ni nãy sáng trưa chiều tối đêm dạo gần đây mới rồi đã đang sẽ lúc khi hồi trước sau đến tới luôn vẫn còn cứ
  hay cuối đợt lần tết ở là thì mà và với cùng cũng có không ko k hông chưa được dc cho để vì nên nếu như thế
  vậy cái chiếc mỗi các những mấy nhiều ít rất lắm quá nữa lại trên trong ngoài về theo thay bằng của bị do xin
  nhờ giúp viết gửi muốn cần định tính bảo kêu xem nào sao gì ạ dạ nhé ha chào kính bệnh viện bv phòng
  khám bác sĩ bs huyện tỉnh xã phường quận thôn quê xa đường hà thành phố sài gòn thẻ bảo hiểm bh bhyt giấy tiền
  một hai bốn sáu bảy tám chín mười rưỡi w the a an my your his her our their i he she it we you they me him and
  or of to in on at for with is are was were has have had be been this that these there do does did not can
  could will would mother father son daughter wife husband years old year day days week weeks month months ago
  now live lives let see get go one two three`;

const words = new Set(fillers.split(/\s+/u).flatMap((word) => [word, fold(word)]));
const number = /^\d/u;

export function isFiller({ word }: Token): boolean {
  return words.has(word) || number.test(word);
}
