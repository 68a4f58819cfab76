import { useEffect } from 'preact/hooks';
import { useDanger } from '../../danger/use-danger.ts';
import { findDanger } from '../../engine-worker/engine.ts';
import type { Danger } from '../../engine-worker/messages.ts';
import { type Answers, answer, answers, intakeOf, type Reply } from '../../intake.ts';
import { useWord } from '../../language.ts';
import { route } from '../../router.tsx';
import { useStore } from '../../store.ts';
import { ChoiceButton } from '../../ui/choice.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { QuestionPage, useAskPart, useFindHelpTexts, useNext } from './question-page.tsx';

const replies: readonly { reply: Reply; icon: IconName }[] = [
  { reply: 'yes', icon: 'check' },
  { reply: 'no', icon: 'close' },
  { reply: 'unsure', icon: 'question' },
];

/** One of the danger signs that this very text makes worth asking about. */
export function AskStep({ part }: { part: number }) {
  const t = useFindHelpTexts();
  const word = useWord();
  const ask = useAskPart();
  const next = useNext('ask');
  const given = useStore(answers);
  // Always from the text alone, so that the list stays the same while it is being answered.
  const { danger, isUnread } = useDanger(intakeOf({ ...given, asked: {} }));
  const questions = danger && questionsOf(danger, given);
  const question = questions?.[part - 1];
  const isOver = isUnread || (questions !== undefined && question === undefined);
  useEffect(() => {
    if (isOver) next();
  }, [isOver]);
  if (!questions || !question) {
    return (
      <QuestionPage step="ask" title={t.ask.short}>
        <Loading>
          <Skeleton look="title" />
          <Skeleton look="block" />
        </Loading>
      </QuestionPage>
    );
  }
  const choose = async (reply: Reply) => {
    answer({ asked: { ...answers.get().asked, [question.code]: { reply, question: question.question } } });
    const now = reply === 'yes' ? await findDanger(intakeOf(answers.get())).catch(() => undefined) : undefined;
    if (now?.urgency === 'emergency') route('/result');
    else if (part < questions.length) ask(part + 1);
    else next();
  };
  return (
    <QuestionPage
      step="ask"
      done={part / questions.length}
      title={word(question.question)}
      hint={t.ask.hint(part, questions.length)}
    >
      <div class="choices">
        {replies.map(({ reply, icon }) => (
          <ChoiceButton
            key={reply}
            icon={icon}
            label={t.ask[reply]}
            chosen={given.asked?.[question.code]?.reply === reply ? t.chosen : undefined}
            onClick={() => choose(reply)}
          />
        ))}
      </div>
    </QuestionPage>
  );
}

/** What the text leads to, and whatever else was asked before the later answers were known: no reply is lost. */
function questionsOf({ ask }: Danger, { asked = {} }: Answers): Danger['ask'] {
  const others = Object.entries(asked).filter(([code]) => !ask.some((each) => each.code === code));
  return [...ask, ...others.map(([code, { question }]) => ({ code, question }))];
}
