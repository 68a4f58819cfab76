import type { Urgency, Words } from '../../contract/vocabulary.ts';
import { type FirstAid, firstAid } from '../knowledge/first-aid.ts';
import { findRedFlag } from '../knowledge/red-flags.ts';
import type { MatchedSign } from '../recommendation.ts';
import { gravestFirst } from '../urgency.ts';
import type { Check, HeldFlag, OtherRaise } from './check.ts';

const quotesMax = 3;
const reasonsMax = 8;

type Raise = { readonly level: Urgency; readonly reason: Words };

/** Why this urgency, the gravest first, each with the words that led there. */
export function reasonsOf({ flags, others, intake }: Check): Words[] {
  const raises: Raise[] = [
    ...(intake.need === 'emergency' ? [askedForEmergency] : []),
    ...[...flags.values()].map(flagRaise),
    ...mergedOthers(others),
    ...(intake.severity === 'severe' ? [severeSaid] : []),
  ];
  if (raises.length === 0) return [nothingFound];
  return raises
    .sort(gravestFirst)
    .slice(0, reasonsMax)
    .map(({ reason }) => reason);
}

const askedForEmergency: Raise = {
  level: 'emergency',
  reason: { vi: 'Bạn yêu cầu cấp cứu. Gọi 115 ngay.', en: 'You asked for emergency help. Call 115 now.' },
};

const severeSaid: Raise = {
  level: 'urgent',
  reason: {
    vi: 'Bạn cho biết tình trạng đang nặng: cần được bác sĩ khám trong 24 giờ.',
    en: 'You said that it is severe: a doctor should see this within 24 hours.',
  },
};

export const nothingFound: Words = {
  vi: 'Trong những gì bạn ghi, chưa thấy dấu hiệu nguy hiểm nào mà chúng tôi nhận biết được. Nếu nặng lên, gọi 115.',
  en: 'Nothing you wrote is a danger sign that we recognise. If it gets worse, call 115.',
};

function flagRaise({ code, level, words }: HeldFlag): Raise {
  const flag = findRedFlag(code);
  if (!flag) return { level, reason: unknownCode(code) };
  const { label, why } = flag;
  if (words.length === 0) {
    return { level, reason: { vi: `Bạn đã chọn “${label.vi}”. ${why.vi}`, en: `You chose “${label.en}”. ${why.en}` } };
  }
  const quoted = quotes(words);
  return { level, reason: { vi: `Bạn ghi ${quoted}. ${why.vi}`, en: `You wrote ${quoted}. ${why.en}` } };
}

export function unknownCode(code: string): Words {
  return {
    vi: `Dấu hiệu “${code}” không có trong danh mục của chúng tôi, nên được coi là dấu hiệu nguy hiểm.`,
    en: `The sign “${code}” is not in our catalogue, so it is treated as a danger sign.`,
  };
}

function quotes(words: readonly string[]): string {
  return words
    .slice(0, quotesMax)
    .map((word) => `“${word}”`)
    .join(', ');
}

/** One sentence for each level, with all the words that led to it. */
function mergedOthers(others: readonly OtherRaise[]): Raise[] {
  const understood = others.filter(({ id }) => id !== 'not_understood');
  const raises = (['emergency', 'urgent'] as const).flatMap((level): Raise[] => {
    const words = [...new Set(understood.filter((other) => other.level === level).flatMap((other) => other.words))];
    if (!understood.some((other) => other.level === level)) return [];
    return [{ level, reason: otherReason(level, words) }];
  });
  return others.length > understood.length ? [...raises, { level: 'urgent', reason: notUnderstood }] : raises;
}

function otherReason(level: 'emergency' | 'urgent', words: readonly string[]): Words {
  const said = words.length > 0;
  const vi = said ? `Bạn ghi ${quotes(words)}` : 'Theo những gì bạn cho biết';
  const en = said ? `You wrote ${quotes(words)}` : 'From what you told us';
  if (level === 'emergency')
    return { vi: `${vi}: cần cấp cứu ngay, gọi 115.`, en: `${en}: this needs emergency care now, call 115.` };
  return { vi: `${vi}: nên được bác sĩ khám trong 24 giờ.`, en: `${en}: a doctor should see this within 24 hours.` };
}

export const notUnderstood: Words = {
  vi: 'Chúng tôi chưa hiểu rõ điều bạn ghi, mà chuyện mới xảy ra hoặc người bệnh dễ trở nặng, nên cần bác sĩ khám trong 24 giờ.',
  en: 'We did not fully understand what you wrote, and it is recent or the patient is fragile: a doctor should look within 24 hours.',
};

export function matchedOf({ flags }: Check): MatchedSign[] {
  return [...flags.values()]
    .map(({ code, level, words }): MatchedSign => {
      const label = findRedFlag(code)?.label ?? { vi: `Dấu hiệu “${code}”`, en: `Sign “${code}”` };
      return { code, label, level, words: [...words] };
    })
    .sort((a, b) => gravestFirst(a, b) || (a.code < b.code ? -1 : 1));
}

const firstAidMax = 8;

export function doNowOf(urgency: Urgency, matched: readonly MatchedSign[]): Words[] {
  const own = matched.filter(({ level }) => level === urgency).flatMap(({ code }) => findRedFlag(code)?.doNow ?? []);
  const first: FirstAid[] =
    urgency === 'emergency' ? ['call115'] : urgency === 'urgent' && own.length === 0 ? ['today'] : [];
  // Being told to go today makes no sense beside being told to go now.
  const keys = [...new Set([...first, ...own])].filter((key) => urgency !== 'emergency' || key !== 'today');
  return keys.slice(0, firstAidMax).map((key) => firstAid[key]);
}
