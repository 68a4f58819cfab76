import type { Opinion } from '#contract/opinion.ts';
import { useLanguage } from '#web/language.ts';
import { doctorsTimes, toldTime } from '#web/strings/doctors-times.ts';

type DoctorsTimeProps = {
  opinion: Opinion;
  /** Where the opinion itself stands: as it was written, whatever the case has come to. */
  isRecord?: boolean;
};

/** How soon, in the doctor's own words. */
export function DoctorsTime({ opinion, isRecord = false }: DoctorsTimeProps) {
  const language = useLanguage();
  const time = isRecord && opinion.within ? doctorsTimes[language][opinion.within] : toldTime(opinion, language);
  return time ? <p class="strong">{time}</p> : null;
}
