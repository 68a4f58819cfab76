import { useEffect } from 'preact/hooks';
import type { Heard } from '#engine/heard.ts';
import { hearPlace, readStory } from '#web/engine-worker/engine.ts';
import { answer, answers, intakeOfStory, placeOf } from '#web/intake.ts';
import { useStore } from '#web/store.ts';

/**
 * On a slow line the engine comes after the story was read, and the list of places after the engine: what the story says
 * is heard then, so that nobody is asked for what they have told. Whoever is answering already is not interrupted.
 */
export function useStoryHeard(): void {
  const given = useStore(answers);
  const { symptoms = '', isHeardInPart = false } = given;
  const isTold = symptoms !== '';
  const isPlaceOpen = isTold && !isHeardInPart && placeOf(given) === '';
  const isSame = () => answers.get().symptoms === symptoms;
  useEffect(() => {
    if (!isTold || !isHeardInPart) return;
    void readStory(intakeOfStory(symptoms)).then(
      ({ heard }) => {
        if (!isSame()) return;
        const { place = heard.place } = answers.get().heard ?? {};
        answer({ heard: withoutAnswering({ ...heard, ...(place && { place }) }), isHeardInPart: false });
      },
      // Then it is asked for, as it stands there.
      () => undefined,
    );
  }, [isTold, isHeardInPart, symptoms]);
  useEffect(() => {
    if (!isPlaceOpen) return;
    void hearPlace(intakeOfStory(symptoms)).then(
      (place) => {
        const now = answers.get();
        if (!place || isAnswering('place') || !isSame() || placeOf(now) !== '') return;
        answer({ heard: { open: [], ...now.heard, place } });
      },
      () => undefined,
    );
  }, [isPlaceOpen, symptoms]);
}

/** Its field would be gone under the hand; the engine reads it in the story all the same. */
function withoutAnswering({ isSelf, age, ageMonths, sex, ...heard }: Heard): Heard {
  return {
    ...heard,
    ...(isSelf !== undefined && !isAnswering('who') && { isSelf }),
    ...(age !== undefined && !isAnswering('age') && { age }),
    ...(ageMonths !== undefined && !isAnswering('age') && { ageMonths }),
    ...(sex && !isAnswering('sex') && { sex }),
  };
}

function isAnswering(fact: 'who' | 'age' | 'sex' | 'place'): boolean {
  return Boolean(document.activeElement?.closest(`[data-fact=${fact}]`));
}
