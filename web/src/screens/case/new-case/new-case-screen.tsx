import { useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import type { CreatedCase } from '../../../../../src/contract/case.ts';
import { type CaseAccess, createCase } from '../../../api.ts';
import { currentIntake, forgetAnswers } from '../../../intake.ts';
import type { Failure } from '../../../request.ts';
import { ConsentStep } from './consent-step.tsx';
import { type Draft, emptyDraft, intakeOf, newCaseOf } from './draft.ts';
import { KeyScreen } from './key-screen.tsx';
import { PeopleStep } from './people-step.tsx';
import { StoryStep } from './story-step.tsx';

type Step = 'story' | 'people' | 'consent';

type NewCaseProps = {
  /** The step that the address names. */
  part: string | undefined;
  onHold: (access: CaseAccess, isRemembered: boolean) => void;
};

export function NewCaseScreen({ part, onHold }: NewCaseProps) {
  const { route } = useLocation();
  const [answered] = useState(currentIntake);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [reached, setReached] = useState<readonly Step[]>([]);
  const [created, setCreated] = useState<CreatedCase>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const retries = useRef(newRetries());

  const [first, ...later]: [Step, ...Step[]] = answered ? ['people', 'consent'] : ['story', 'people', 'consent'];
  const steps = [first, ...later];
  // An address from a bookmark, with nothing filled in before it, begins at the beginning.
  const step = reached.find((each) => each === part) ?? first;
  const intake = answered ?? intakeOf(draft);
  const place = { n: steps.indexOf(step) + 1, of: steps.length };
  const change = (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes }));
  const back = () => history.back();
  const goTo = (next: Step) => {
    setReached([...reached, next]);
    route(`/case/new/${next}`);
  };

  const create = async () => {
    setBusy(true);
    setFailure(undefined);
    const newCase = newCaseOf(draft, intake);
    const result = await createCase(newCase, retries.current.keyFor(JSON.stringify(newCase)));
    setBusy(false);
    if (!result.ok) return setFailure(result.failure);
    forgetAnswers();
    setCreated(result.value);
    // Whoever slips back a page by accident must not have lost the case they have just made.
    onHold({ caseId: result.value.caseId, token: result.value.accessToken }, false);
  };

  if (created) {
    return (
      <KeyScreen
        created={created}
        onDone={(isRemembered) => {
          onHold({ caseId: created.caseId, token: created.accessToken }, isRemembered);
          route('/case', true);
        }}
      />
    );
  }
  if (step === 'story') {
    return <StoryStep place={place} draft={draft} onChange={change} onBack={back} onNext={() => goTo('people')} />;
  }
  if (step === 'people') {
    return (
      <PeopleStep
        place={place}
        answered={answered}
        draft={draft}
        onChange={change}
        onBack={back}
        onNext={() => goTo('consent')}
      />
    );
  }
  return (
    <ConsentStep place={place} intake={intake} isBusy={isBusy} failure={failure} onBack={back} onAgreed={create} />
  );
}

/** One key for one content: pressing again after a lost answer makes no second case, a corrected form is a new one. */
function newRetries() {
  let last = { content: '', key: '' };
  return {
    keyFor(content: string): string {
      if (content !== last.content) last = { content, key: randomKey() };
      return last.key;
    },
  };
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
