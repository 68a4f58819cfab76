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

type NewCaseProps = { onCreated: (access: CaseAccess, isRemembered: boolean) => void };

export function NewCaseScreen({ onCreated }: NewCaseProps) {
  const { route } = useLocation();
  const [answered] = useState(currentIntake);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [step, setStep] = useState<Step>(answered ? 'people' : 'story');
  const [created, setCreated] = useState<CreatedCase>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const retries = useRef(newRetries());

  const steps: Step[] = answered ? ['people', 'consent'] : ['story', 'people', 'consent'];
  const intake = answered ?? intakeOf(draft);
  const place = { n: steps.indexOf(step) + 1, of: steps.length };
  const change = (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes }));
  const back = () => {
    const before = steps[steps.indexOf(step) - 1];
    if (before) setStep(before);
    else history.back();
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
  };

  if (created) {
    return (
      <KeyScreen
        created={created}
        onDone={(isRemembered) => {
          onCreated({ caseId: created.caseId, token: created.accessToken }, isRemembered);
          route('/case', true);
        }}
      />
    );
  }
  if (step === 'story') {
    return <StoryStep place={place} draft={draft} onChange={change} onBack={back} onNext={() => setStep('people')} />;
  }
  if (step === 'people') {
    return (
      <PeopleStep
        place={place}
        answered={answered}
        draft={draft}
        onChange={change}
        onBack={back}
        onNext={() => setStep('consent')}
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
