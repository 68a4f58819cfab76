import { useEffect, useState } from 'preact/hooks';
import { limits } from '../../../src/contract/limits.ts';
import { useTexts } from '../language.ts';
import { loadPlaces, matchPlaces, type PlaceOption } from '../offline/places.ts';
import { type PlaceStrings, placeTexts } from '../strings/place.ts';
import { ChoiceButton } from './choice.tsx';
import { TextField } from './field.tsx';

type PlacePickerProps = { hint?: string; initial?: string; onPick: (place: string) => void };

/** A place by any of its names, found while typing. What is not known is said at once, with what may have been meant. */
export function PlacePicker({ hint, initial = '', onPick }: PlacePickerProps) {
  const texts = useTexts(placeTexts);
  const [text, setText] = useState(initial);
  const [places, setPlaces] = useState<readonly PlaceOption[]>([]);
  useEffect(() => {
    loadPlaces().then(setPlaces, () => {
      // Without the list one can still write the name.
    });
  }, []);
  const matches = matchPlaces(places, text);
  const typed = text.trim();
  const isUnknown = typed !== '' && places.length > 0 && matches.length === 0;
  const guesses = useGuesses(places, isUnknown ? typed : '');
  const shown = isUnknown ? guesses : matches;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        // What is not known is not taken by a mere key: it would be answered without a place.
        const first = isUnknown ? '' : (matches[0]?.value ?? typed);
        if (first !== '') onPick(first);
      }}
    >
      <TextField
        label={texts.label}
        hint={hint ?? texts.hint}
        name="place"
        autoComplete="off"
        spellcheck={false}
        maxLength={limits.provinceLengthMax}
        value={text}
        onChange={setText}
      />
      <p class={isUnknown ? undefined : 'visually-hidden'} role="status">
        {isUnknown ? texts.unknown(typed, shown.length > 0) : typed !== '' && texts.count(matches.length)}
      </p>
      <div class="choices">
        {shown.map((place) => (
          <ChoiceButton
            key={place.value}
            icon="pin"
            label={place.name}
            hint={hintOf(place, texts)}
            onClick={() => onPick(place.value)}
          />
        ))}
        {typed !== '' && matches.length === 0 && (
          <ChoiceButton icon="pin" label={texts.use(typed)} onClick={() => onPick(typed)} />
        )}
      </div>
    </form>
  );
}

/** What may have been meant by a text that is no place; how to guess is fetched when it is needed. */
function useGuesses(places: readonly PlaceOption[], text: string): readonly PlaceOption[] {
  const [guesses, setGuesses] = useState<readonly PlaceOption[]>([]);
  useEffect(() => {
    let isCurrent = true;
    setGuesses([]);
    if (text === '') return;
    import('../offline/guess-places.ts').then(
      ({ guessPlaces }) => isCurrent && setGuesses(guessPlaces(places, text)),
      () => {
        // Without a guess one can still write the name again.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [places, text]);
  return guesses;
}

function hintOf({ kind, province }: PlaceOption, { now, inside }: PlaceStrings): string | undefined {
  if (kind === 'province') return undefined;
  return kind === 'former' ? now(province) : inside(province);
}
