import type { Words } from '#contract/vocabulary.ts';
import { certaintyWords } from '../knowledge/capabilities.ts';
import type { Service } from '../knowledge/next-steps/services.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import type { Match } from '../matching.ts';
import type { Known } from '../next-steps.ts';
import { phoneOf } from './where-to-go.ts';

/** To who asks where something is done: not every hospital does it, so it is asked there, and of whom else. */
export function serviceSteps({ person, match, safety }: Known): Step[] {
  const [service] = person.told.services;
  const { hospital } = match.primary;
  if (!service || hospital.id === '') return [];
  const call = callWords(match, safety.seeWithin === '24h');
  const { vi, en } = service.name;
  const [next] = match.alternatives;
  const otherwise = next
    ? { vi: `hỏi ${next.hospital.name.vi}`, en: `ask ${next.hospital.name.en}` }
    : { vi: 'hỏi luôn nơi nào gần nhất có', en: 'ask which is the nearest that does' };
  const besides = service.besides ? { vi: ` ${service.besides.vi}`, en: ` ${service.besides.en}` } : { vi: '', en: '' };
  return [
    step(
      'phone',
      `${call.vi}: ${hospital.name.vi} có ${vi} không, ngày nào, giá bao nhiêu; chưa có thì ${otherwise.vi}.${besides.vi}`,
      `${call.en}: does ${hospital.name.en} offer ${en}, when, at what price; if not, ${otherwise.en}.${besides.en}`,
    ),
  ];
}

/** What hurries does not wait for an answer. */
function callWords({ primary, origin }: Match, isToday: boolean): Words {
  const phone = origin === 'known' ? phoneOf(primary) : undefined;
  const number = phone === undefined ? '' : ` ${phone}`;
  return isToday
    ? { vi: `Gọi${number} hỏi trên đường đi`, en: `Call${number} on the way and ask` }
    : { vi: `Gọi${number} hỏi trước khi đi`, en: `Call${number} before you go and ask` };
}

/** In an emergency whoever comes decides on the way; the directory tells who is known to have it. */
export function serviceInDanger({ person, nearestWith }: Known): Step[] {
  const service = person.told.services.find(hasCapability);
  const found = service && nearestWith?.(service.capability);
  if (!service || !found) return [];
  const { vi, en } = service.name;
  const sure = certaintyWords(found.fact);
  const away =
    found.km === undefined ? { vi: '', en: '' } : { vi: `khoảng ${found.km} km, `, en: `some ${found.km} km, ` };
  const phone =
    found.phone === undefined ? { vi: '', en: '' } : { vi: `, gọi ${found.phone}`, en: `, call ${found.phone}` };
  return [
    step(
      'phone',
      `Nơi gần nhất trong danh bạ có ${vi}: ${found.name}${phone.vi} (${away.vi}${sure.vi}); gần hơn thì chúng tôi chưa biết. Đến khoa cấp cứu gần nhất trước, nhờ nơi đó hoặc 115 hỏi và chuyển, đừng tự đi xa.`,
      `The nearest with ${en} in our directory: ${found.englishName}${phone.en} (${away.en}${sure.en}); of a nearer one we do not know. Go to the nearest emergency department first and let them or 115 ask and transfer; do not travel far on your own.`,
    ),
  ];
}

type OfCapability = Service & { readonly capability: NonNullable<Service['capability']> };

function hasCapability(service: Service): service is OfCapability {
  return service.capability !== undefined;
}
