import { useEffect } from 'preact/hooks';
import { findDanger, isEngineReady } from '#web/engine-worker/engine.ts';
import { answers, intakeOf } from '#web/intake.ts';
import { route } from '#web/router.tsx';

/**
 * Where the service has spoken because the engine was still coming, the engine is asked as soon as it is there: the
 * graver word counts, and an emergency is not left for the last question.
 */
export function useGraverWord(): void {
  useEffect(() => {
    if (isEngineReady()) return;
    let isHere = true;
    const read = () => findDanger(intakeOf(answers.get()));
    // The second reading is of what has been answered while the engine came.
    read()
      .then(read)
      .then(
        ({ urgency }) => isHere && urgency === 'emergency' && route('/result'),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, []);
}
