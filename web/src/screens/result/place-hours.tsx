import { certaintyWords } from '#engine/knowledge/capabilities.ts';
import { useWord } from '#web/language.ts';
import { useHospital } from '../hospital/use-hospital.ts';
import { Fact } from './place-fact.tsx';

const shownHoursMax = 2;

/** When it is open, where the service is there to tell; how sure that is stands with it. */
export function PlaceHours({ hospitalId }: { hospitalId: string }) {
  const word = useWord();
  const { hours = [] } = useHospital(hospitalId).hospital ?? {};
  if (hours.length === 0) return null;
  return (
    <Fact icon="clock" hospitalId={hospitalId} field="hours">
      {hours.slice(0, shownHoursMax).map(({ text, source = '', certainty }) => (
        <span class="place-hours" key={text}>
          {text}
          {certainty !== undefined && certainty !== 'checked' && (
            <span class="small muted"> ({word(certaintyWords({ source, certainty }))})</span>
          )}
        </span>
      ))}
    </Fact>
  );
}
