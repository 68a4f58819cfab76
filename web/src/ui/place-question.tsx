import type { Recommendation } from '../../../src/contract/recommendation.ts';
import { ChoiceButton } from './choice.tsx';
import { PlacePicker } from './place-picker.tsx';

type PlaceQuestionProps = {
  place: NonNullable<Recommendation['place']>;
  hint?: string;
  onPick: (place: string) => void;
};

/** What must be known to tell which hospital is near, and the means to answer it on the spot. */
export function PlaceQuestion({ place: { asked, candidates = [] }, hint, onPick }: PlaceQuestionProps) {
  return (
    <div class="stack">
      {asked !== undefined && <p class="strong">{asked}</p>}
      {candidates.length > 0 && (
        <div class="choices">
          {candidates.map(({ name }) => (
            <ChoiceButton key={name} icon="pin" label={name} onClick={() => onPick(name)} />
          ))}
        </div>
      )}
      <PlacePicker {...(hint !== undefined && { hint })} onPick={onPick} />
    </div>
  );
}
