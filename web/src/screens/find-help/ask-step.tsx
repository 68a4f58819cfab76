import { useEffect, useRef, useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import type { Reply } from '#web/answers.ts';
import { findDanger } from '#web/engine-worker/engine.ts';
import type { Danger } from '#web/engine-worker/messages.ts';
import { answer, answers, intakeOf } from '#web/intake.ts';
import { useWord } from '#web/language.ts';
import { route } from '#web/router.tsx';
import { useStore } from '#web/store.ts';
import { ChoiceButton } from '#web/ui/choice.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { QuestionPage, useFindHelpTexts } from './question-page.tsx';
import { aboutUrl, askUrl } from './steps.ts';

const replies: readonly { reply: Reply; icon: IconName }[] = [
  { reply: 'yes', icon: 'check' },
  { reply: 'no', icon: 'close' },
  { reply: 'unsure', icon: 'question' },
];

/** One of the danger signs that this very text, and what was answered so far, make worth asking about. */
export function AskStep({ part }: { part: number }) {
  const t = useFindHelpTexts();
  const word = useWord();
  const question = useQuestion(part);
  const turn = useRef(0);
  const reply = useStore(answers).asked?.[question?.code ?? '']?.reply;
  const n = 1 + part;
  const back = part === 1 ? aboutUrl : askUrl(part - 1);
  if (!question) {
    return (
      <QuestionPage n={n} back={back} title={t.ask.waiting}>
        <Loading>
          <Skeleton look="title" />
          <Skeleton look="block" />
        </Loading>
      </QuestionPage>
    );
  }
  const choose = async (chosen: Reply) => {
    const asked = { ...answers.get().asked, [question.code]: { reply: chosen, question: question.question } };
    answer({ asked });
    turn.current += 1;
    const mine = turn.current;
    const next = await whatComesAfter(part);
    // Whoever has touched another answer, or the same again, goes on once, by the last.
    if (mine === turn.current) route(next);
  };
  return (
    <QuestionPage n={n} back={back} title={word(question.question)} hint={t.ask.hint(part, limits.askMax)}>
      <div class="choices">
        {replies.map(({ reply: each, icon }) => (
          <ChoiceButton
            key={each}
            icon={icon}
            label={t.ask[each]}
            chosen={reply === each ? t.chosen : undefined}
            onClick={() => choose(each)}
          />
        ))}
      </div>
    </QuestionPage>
  );
}

/** Where to go on after so many questions: to the answer as soon as it is an emergency or nothing is left to ask. */
async function whatComesAfter(part: number): Promise<string> {
  const danger = await readAnswers();
  if (danger?.urgency === 'emergency') return '/result';
  const count = Object.keys(answers.get().asked ?? {}).length;
  return part < count || nextOf(danger) ? askUrl(part + 1) : '/result';
}

/** Nothing that was asked before is asked again for another age or place, unless that leads to a new question. */
export async function whatComesAfterAbout(): Promise<string> {
  return await whatComesAfter(Object.keys(answers.get().asked ?? {}).length);
}

type Question = Danger['ask'][number];

/** What was asked in this place before, or what is the most telling now; when there is nothing, one goes on. */
function useQuestion(part: number): Question | undefined {
  const [question, setQuestion] = useState(() => askedAs(part));
  useEffect(() => {
    if (question) return;
    let isCurrent = true;
    void readAnswers().then((danger) => {
      if (!isCurrent) return;
      const found = nextOf(danger);
      if (found) setQuestion(found);
      else route('/result', true);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return question;
}

function askedAs(part: number): Question | undefined {
  const [code, asked] = Object.entries(answers.get().asked ?? {})[part - 1] ?? [];
  return code !== undefined && asked ? { code, question: asked.question } : undefined;
}

async function readAnswers(): Promise<Danger | undefined> {
  return await findDanger(intakeOf(answers.get())).catch(() => undefined);
}

/** The engine does not know which of the signs that are there it has asked about; here a yes counts as well. */
function nextOf(danger: Danger | undefined): Question | undefined {
  const count = Object.keys(answers.get().asked ?? {}).length;
  return count < limits.askMax ? danger?.ask[0] : undefined;
}
