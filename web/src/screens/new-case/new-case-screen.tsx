import { useEffect, useRef, useState } from 'preact/hooks';
import type { CreatedCase, NewCase } from '#contract/case.ts';
import type { NewConsent } from '#contract/consent.ts';
import { type CaseAccess, createCase } from '#web/api/case.ts';
import { heldCase, holdCase } from '#web/held-cases.ts';
import { currentIntake, forgetAnswers } from '#web/intake.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { Answer } from '#web/request.ts';
import { newRetries, untried } from '#web/retries.ts';
import { route, usePlace } from '#web/router.tsx';
import { dropDraft, heldDraft, holdDraft } from '#web/session.ts';
import { useSending } from '#web/use-sending.ts';
import { whenIdle } from '#web/when-idle.ts';
import '../case/case.css';
import { type Draft, emptyDraft, intakeOf, newCaseOf } from './draft.ts';
import { PeopleStep } from './people-step.tsx';
import { StoryStep } from './story-step.tsx';

const fetchKeyScreen = async () => (await import('./key-screen.tsx')).KeyScreen;
const KeyScreen = lazyPart(fetchKeyScreen);
const ConsentStep = lazyPart(async () => (await import('./consent-step.tsx')).ConsentStep);
whenIdle(ConsentStep.prepare);
whenIdle(KeyScreen.prepare);

const keyUrl = '/case/new/key';

type Step = 'story' | 'people' | 'consent';

/** What was filled in, and the pages that were reached by filling in those before. */
const empty: { draft: Draft; reached: readonly Step[] } = { draft: emptyDraft, reached: [] };

/** Makes a case: what is the matter, who it is about, what one agrees to, and then the key, shown once. */
export function NewCaseScreen() {
  const { params, path } = usePlace();
  const [answered] = useState(currentIntake);
  const [form, setForm] = useState(() => heldDraft('new-case', empty));
  const [created, setCreated] = useState<CreatedCase>();
  const { isBusy, failure, send } = useSending();
  const retries = useRef(newRetries(heldDraft('new-case-try', untried), (last) => holdDraft('new-case-try', last)));

  const { draft, reached } = form;
  const [first, ...later]: [Step, ...Step[]] = answered ? ['people', 'consent'] : ['story', 'people', 'consent'];
  const steps = [first, ...later];
  // An address from a bookmark, with nothing filled in before it, begins at the beginning.
  const step = reached.find((each) => each === params.step) ?? first;
  const intake = answered ?? intakeOf(draft);
  const holdForm = (next: typeof form) => {
    setForm(next);
    holdDraft('new-case', next);
  };
  const change = (changes: Partial<Draft>) => holdForm({ ...form, draft: { ...draft, ...changes } });
  const goTo = (next: Step) => {
    holdForm({ ...form, reached: [...reached, next] });
    route(`/case/new/${next}`);
  };

  /** No case is made whose key could not be shown. */
  const make = async (newCase: NewCase): Answer<CreatedCase> => {
    const isReady = await fetchKeyScreen().then(
      () => true,
      () => false,
    );
    if (!isReady) return { ok: false, failure: { kind: 'offline', status: 0, text: '' } };
    return await createCase(newCase, retries.current.keyFor(JSON.stringify(newCase)));
  };
  const create = async (consents: NewConsent[]) => {
    const newCase = newCaseOf(draft, intake, consents);
    const result = await send(make(newCase));
    if (!result.ok) return;
    forgetAnswers();
    dropDraft('new-case');
    dropDraft('new-case-try');
    setCreated(result.value);
    // Whoever slips back a page by accident must not have lost the case they have just made.
    holdCase(accessTo(result.value));
    route(keyUrl, true);
  };

  // Whoever reads the page of the key again finds the key on the card of the case, not an empty form.
  const isMade = path === keyUrl && !created && heldCase() !== undefined;
  useEffect(() => {
    if (isMade) route('/case/key', true);
  }, [isMade]);

  if (created) {
    return <KeyScreen created={created} onDone={() => route('/case', true)} />;
  }
  if (isMade) return null;
  const way = { place: { n: steps.indexOf(step) + 1, of: steps.length }, back: '/case' };
  switch (step) {
    case 'story':
      return <StoryStep {...way} draft={draft} onChange={change} onNext={() => goTo('people')} />;
    case 'people':
      return <PeopleStep {...way} answered={answered} draft={draft} onChange={change} onNext={() => goTo('consent')} />;
    case 'consent':
      return <ConsentStep {...way} intake={intake} isBusy={isBusy} failure={failure} onNext={create} />;
  }
}

function accessTo({ caseId, accessToken }: CreatedCase): CaseAccess {
  return { caseId, token: accessToken };
}
