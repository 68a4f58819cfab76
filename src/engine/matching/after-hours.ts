import type { Intake } from '#contract/intake.ts';
import type { Words } from '#contract/vocabulary.ts';
import type { GraphHospital } from '../graph/graph.ts';
import { foldedText } from '../graph/letters.ts';

/** When a family would like to be seen, other than when clinics usually see patients. */
export type AfterHours = 'evening' | 'weekend' | undefined;

const evening =
  /(?<!\p{L})(?:chieu toi|buoi toi|kham toi|sau gio (?:lam|hanh chinh)|ngoai gio|after work|evenings?|after hours)(?!\p{L})/u;
const weekend =
  /(?<!\p{L})(?<!tru |except |ngoai )(?:thu 7|thu bay|cuoi tuan|chu nhat|weekends?|saturdays?|sundays?|(?:sang|chieu|ngay|lich|kham|lam|nho|chup|di|vao) (?:t7|cn)|t7 (?:chup|kham|lam|nho|duoc))(?![\p{L}\d])/u;

/** A day that stands in what is wished for is when one would like to come. */
export function afterHoursIn({ goal = '' }: Intake): AfterHours {
  const text = foldedText(goal);
  if (evening.test(text)) return 'evening';
  return weekend.test(text) ? 'weekend' : undefined;
}

const weekendInShort =
  /(?<!\p{L})(?:(?:nho|chup|kham|lam|di|vao|chon|lich|ranh|nghi) (?:t7|cn)|(?:t7|cn) (?:chup|kham|lam|nho|sieu am|xet nghiem|duoc|co (?:lam|kham)))(?![\p{L}\d])/u;

/** “T7” and “CN” beside what is wished for; the words that are read take the one for “tôi 7”. */
export function asksWeekendInShort({ symptoms = '', goal = '' }: Pick<Intake, 'symptoms' | 'goal'>): boolean {
  return weekendInShort.test(foldedText(symptoms)) || weekendInShort.test(foldedText(goal));
}

const times: Readonly<Record<NonNullable<AfterHours>, Words>> = {
  evening: { vi: 'buổi chiều tối', en: 'in the evening' },
  weekend: { vi: 'cuối tuần', en: 'at the weekend' },
};

/** Whether it sees patients then is told where hours are known, and otherwise asked. */
export function afterHoursReason({ hours }: GraphHospital, wished: AfterHours): Words | undefined {
  if (!wished) return undefined;
  const [known] = hours ?? [];
  if (known) return { vi: `Giờ khám đã công bố: ${known.text}`, en: `Published hours: ${known.text}` };
  const { vi, en } = times[wished];
  return {
    vi: `Chưa biết nơi này có khám ${vi} không: gọi hỏi trước. Khoa khám dịch vụ và bệnh viện tư thường có khám ngoài giờ hơn.`,
    en: `Whether it sees patients ${en} is not known: call first. Clinics for paying patients and private hospitals more often do.`,
  };
}
