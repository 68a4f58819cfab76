import type { Intake } from '#contract/intake.ts';
import { wordsOfIllness } from '../reader/illness-words.ts';
import { contextOfWords } from '../text/context.ts';
import { phraseList } from '../text/phrase-list.ts';
import { buildPhrases, findPhrases } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';

/** What people ask for who have no complaint. */
const requests = buildPhrases(
  phraseList(
    `khám tổng quát | khám sức khỏe | khám sức khoẻ | khám định kỳ | giấy khám | giấy chứng nhận | giấy xác nhận | giấy chuyển viện
  | giấy chuyển tuyến | tiêm phòng | tiêm ngừa | chích ngừa | tiêm vắc xin | tiêm vaccine | xét nghiệm định kỳ | gói khám
  | bảng giá | bảo hiểm y tế | thẻ bảo hiểm | sao hồ sơ | sao bệnh án | health check | check-up | checkup | vaccination
  | vaccine | medical certificate | insurance card`,
    true,
    false,
  ),
);

const requestNeeds: ReadonlySet<Intake['need']> = new Set(['checkup', 'lab_test', 'imaging']);

/** Whether a service is asked for rather than something complained of. */
export function isRequest({ need }: Intake, reading: Reading): boolean {
  return requestNeeds.has(need) || findPhrases(reading, requests).length > 0;
}

/** What is called mild and older than this is asked for at leisure. */
const leisureDays = 30;

/** Who asks for a test or a scan, and tells of what ails that is no trifle or new: it is seen, whatever was chosen. */
export function ails({ severity, durationDays = Infinity }: Intake, symptoms: Reading): boolean {
  if (severity === undefined || (severity === 'mild' && durationDays > leisureDays)) return false;
  if (findPhrases(symptoms, requests).length > 0) return false;
  const contexts = contextOfWords(symptoms);
  return wordsOfIllness(symptoms).isComplaint.some((isIt, at) => isIt && contexts[at] === 'present');
}
