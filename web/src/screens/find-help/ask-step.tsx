import { useEffect, useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import type { Reply } from '#web/answers.ts';
import { PressWords } from '#web/danger/later-press-words.ts';
import type { FoundSoon } from '#web/danger/read-soon.ts';
import { usePress } from '#web/danger/use-press.ts';
import { answer, answers } from '#web/intake.ts';
import { useWord } from '#web/language.ts';
import { route } from '#web/router.tsx';
import { useStore } from '#web/store.ts';
import { ChoiceButton } from '#web/ui/choice.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { QuestionPage, useFindHelpTexts } from './question-page.tsx';
import { aboutUrl, askUrl } from './steps.ts';
import { nextOf, readAnswers, whatComesAfter } from './what-comes-after.ts';

const replies: readonly { reply: Reply; icon: IconName }[] = [
  { reply: 'yes', icon: 'check' },
  { reply: 'no', icon: 'close' },
  { reply: 'unsure', icon: 'question' },
];

/** One of the danger signs that this very text, and what was answered so far, make worth asking about. */
export function AskStep({ part }: { part: number }) {
  const t = useFindHelpTexts();
  const word = useWord();
  const { question, isUnread, retry } = useQuestion(part);
  const { state, press } = usePress();
  const reply = useStore(answers).asked?.[question?.code ?? '']?.reply;
  const n = 1 + part;
  const back = part === 1 ? aboutUrl : askUrl(part - 1);
  if (!question) {
    return (
      <QuestionPage n={n} back={back} title={t.ask.waiting}>
        {isUnread ? (
          <PressWords state="failed" onRetry={retry} />
        ) : (
          <Loading>
            <Skeleton look="title" />
            <Skeleton look="block" />
          </Loading>
        )}
      </QuestionPage>
    );
  }
  const goOn = () => press(() => whatComesAfter(part));
  const choose = (chosen: Reply) => {
    const asked = { ...answers.get().asked, [question.code]: { reply: chosen, question: question.question } };
    answer({ asked });
    goOn();
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
      <PressWords state={state} onRetry={goOn} />
    </QuestionPage>
  );
}

type Question = FoundSoon['ask'][number];

/** What was asked in this place before, or what is the most telling now; when there is nothing, one goes on. */
function useQuestion(part: number): { question: Question | undefined; isUnread: boolean; retry: () => void } {
  const [question, setQuestion] = useState(() => askedAs(part));
  const [isUnread, setUnread] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (question) return;
    let isCurrent = true;
    setUnread(false);
    readAnswers().then(
      (danger) => {
        if (!isCurrent) return;
        const found = nextOf(danger);
        if (found) setQuestion(found);
        else route('/result', true);
      },
      () => isCurrent && setUnread(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  return { question, isUnread, retry: () => setTries(tries + 1) };
}

function askedAs(part: number): Question | undefined {
  const [code, asked] = Object.entries(answers.get().asked ?? {})[part - 1] ?? [];
  return code !== undefined && asked ? { code, question: asked.question } : undefined;
}
