import type { SeeWithin } from '#contract/vocabulary.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import type { Match } from '../matching.ts';
import type { ToldCues } from './told-cues.ts';

const advisedMax = 2;

/** What is said of what others bade the family do; not what another line says already. */
export function advisedSteps({ advised }: ToldCues, beside: readonly Step[], isEmergency = false): Step[] {
  const isSaid = (words: RegExp) => beside.some(({ title }) => words.test(title.vi));
  return [...advised]
    .filter(({ unless, inEmergency }) => (!isEmergency || inEmergency) && !isSaid(unless))
    .map(({ says }) => says)
    .slice(0, advisedMax);
}

const waits: Partial<Record<SeeWithin, Step>> = {
  now: step(
    'clock',
    'Đừng chờ đến mai hay đến lịch hẹn: đi ngay bây giờ.',
    'Do not wait for tomorrow or for the appointment: go now.',
  ),
  '24h': step(
    'clock',
    'Đừng chờ đến lịch hẹn sau: khám đúng lúc ghi ở trên.',
    'Do not wait for a later appointment: be seen at the time above.',
  ),
};

/** To who asks whether it can wait. */
export function waitStep({ cues }: ToldCues, within: SeeWithin): Step[] {
  const says = cues.has('waits') ? waits[within] : undefined;
  return says ? [says] : [];
}

/** To who asks whether to go to a large city: the place near home first, and where to go there. */
export function cityStep({ primary, inAskedCity }: Match): Step[] {
  if (!inAskedCity || primary.hospital.id === '') return [];
  const [near, far] = [primary.hospital.name, inAskedCity.hospital.name];
  return [
    step(
      'map',
      `Gọi hỏi ${near.vi} trước: nơi này làm được thì chưa cần đi xa; chưa làm được thì đến ${far.vi}, mang phiếu chuyển nếu dùng bảo hiểm.`,
      `Ask ${near.en} first: if it can do this, there is no need to go far; if not, go to ${far.en}, with a referral slip if insurance is to pay.`,
    ),
  ];
}

/** What the family asks that only somebody can answer who examines the patient, or the desk. */
export function questionStep({ questions: [question] }: ToldCues, isDesk = false): Step[] {
  if (question === undefined) return [];
  return isDesk
    ? [step('question', `Hỏi luôn ở đó: “${question}”.`, `Ask there as well: “${question}”.`)]
    : [
        step(
          'question',
          `Trong buổi khám, hỏi bác sĩ luôn điều gia đình băn khoăn: “${question}”.`,
          `During the visit, ask the doctor what is on your mind: “${question}”.`,
        ),
      ];
}
