import { useEffect, useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import { useTexts } from '../language.ts';
import { lazyPart, unseen } from '../lazy-part.tsx';
import type { Found } from '../offline/find-place.ts';
import type { PlaceOption } from '../offline/places.ts';
import { type PlaceStrings, placeTexts } from '../strings/place.ts';
import { ChoiceButton } from './choice.tsx';
import { TextField } from './field.tsx';

const UseLocation = lazyPart(async () => (await import('./use-location.tsx')).UseLocation, unseen);

/** What was picked, by a name that is understood again, and by its id where it has one. */
export type OnPick = (place: string, id?: string) => void;

type PlacePickerProps = {
  /** The question, where nothing above asks it. */
  label?: string;
  hint?: string;
  initial?: string;
  /** Whether it may be where this device is. */
  isHere?: boolean;
  onPick: OnPick;
};

/** A place by any of its names, found while typing. What is not known is said at once, with what may have been meant. */
export function PlacePicker({ label, hint, initial = '', isHere = false, onPick }: PlacePickerProps) {
  const texts = useTexts(placeTexts);
  const [text, setText] = useState(initial);
  const typed = text.trim();
  const { places = [], by } = useFound(typed) ?? {};
  const pick = ({ value, id }: PlaceOption) => onPick(value, id);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        // What is not known is not taken by a mere key: it would be answered without a place.
        if (by === 'name' && places[0]) pick(places[0]);
        else if (by === 'nobody') onPick(typed);
      }}
    >
      <TextField
        label={label ?? texts.label}
        hint={hint ?? texts.hint}
        name="place"
        autoComplete="off"
        spellcheck={false}
        maxLength={limits.provinceLengthMax}
        value={text}
        onChange={setText}
      />
      <p class={by === 'guess' ? undefined : 'visually-hidden'} role="status">
        {by === 'guess' ? texts.unknown(typed, places.length > 0) : by === 'name' && texts.count(places.length)}
      </p>
      <div class="choices">
        {places.map((place) => (
          <ChoiceButton
            key={place.value}
            icon="pin"
            label={place.name}
            hint={hintOf(place, texts)}
            onClick={() => pick(place)}
          />
        ))}
        {by && by !== 'name' && <ChoiceButton icon="pin" label={texts.use(typed)} onClick={() => onPick(typed)} />}
      </div>
      {isHere && <UseLocation onLocated={pick} />}
    </form>
  );
}

/** What a text may mean; how to look is fetched when something is typed. The last answer stands until the next is there. */
function useFound(text: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (text === '') return setFound(undefined);
    const stopping = new AbortController();
    const put = (next: Found) => !stopping.signal.aborted && setFound(next);
    import('../offline/find-place.ts')
      .then(({ findPlace }) => findPlace(text, stopping.signal))
      .then(put, () => put({ places: [], by: 'nobody' }));
    return () => stopping.abort();
  }, [text]);
  return found;
}

function hintOf({ kind, province }: PlaceOption, { now, inside, merged }: PlaceStrings): string | undefined {
  if (kind === 'province' || province === '') return undefined;
  return { former: now, town: inside, merged }[kind](province);
}
