import type { Recommendation } from '#contract/recommendation.ts';
import { ChoiceButton } from './choice.tsx';
import { type OnPick, PlacePicker } from './place-picker.tsx';

export type PlaceQuestionProps = {
  place: NonNullable<Recommendation['place']>;
  hint?: string;
  onPick: OnPick;
};

/** What must be known to tell which hospital is near, and the means to answer it on the spot. */
export function PlaceQuestion({ place: { asked, candidates = [] }, hint, onPick }: PlaceQuestionProps) {
  return (
    <div class="stack">
      {asked !== undefined && <p class="strong">{asked}</p>}
      {candidates.length > 0 && (
        <div class="choices">
          {candidates.map(({ name, id }) => (
            <ChoiceButton key={name} icon="pin" label={name} onClick={() => onPick(name, id)} />
          ))}
        </div>
      )}
      <PlacePicker {...(hint !== undefined && { hint })} isHere onPick={onPick} />
    </div>
  );
}
