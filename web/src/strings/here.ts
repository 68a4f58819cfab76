import { defineTexts } from '../texts.ts';
import { en } from './here.en.ts';

/** Using the location of the device. Both languages come together: it is fetched when the page is idle. */
const vi = {
  use: 'Dùng vị trí của tôi',
  hint: 'Khi người bệnh đang ở cùng bạn. Vị trí không rời khỏi máy này: máy tự tìm xem đó là huyện nào.',
  asking: 'Đang hỏi máy xem bạn ở đâu…',
  refused: 'Máy không cho xem vị trí. Hãy ghi tên nơi ở trên, hoặc cho phép trong cài đặt của trình duyệt rồi bấm lại.',
  failed: 'Chưa lấy được vị trí. Hãy bấm lại, hoặc ghi tên nơi ở trên.',
  abroad: 'Vị trí này xa mọi nơi ở Việt Nam mà chúng tôi biết. Hãy ghi tên nơi ở trên.',
};

export type HereStrings = typeof vi;
export const hereTexts = defineTexts(vi, async () => en);
