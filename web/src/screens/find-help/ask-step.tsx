import { useEffect } from 'preact/hooks';
import { findDanger } from '../../engine-worker/engine.ts';
import { answer, answers, intakeOf, type Reply } from '../../intake.ts';
import { useWord } from '../../language.ts';
import { useStore } from '../../store.ts';
import { ChoiceButton } from '../../ui/choice.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { go, QuestionPage, useFindHelpTexts, useNext } from './question-page.tsx';
import { urlOf } from './steps.ts';
import { useDanger } from './use-danger.ts';

const replies: readonly { reply: Reply; icon: IconName }[] = [
  { reply: 'yes', icon: 'check' },
  { reply: 'no', icon: 'close' },
  { reply: 'unsure', icon: 'question' },
];

/** One of the danger signs that this very text makes worth asking about. */
export function AskStep({ part }: { part: number }) {
  const t = useFindHelpTexts();
  const word = useWord();
  const next = useNext('ask');
  const given = useStore(answers);
  // Always from the text alone, so that the list stays the same while it is being answered.
  const { danger, isUnread } = useDanger(intakeOf({ ...given, asked: {} }));
  const question = danger?.ask[part - 1];
  const isOver = isUnread || (danger !== undefined && question === undefined);
  useEffect(() => {
    if (isOver) next();
  }, [isOver]);
  if (!danger || !question) {
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
    answer({ asked: { ...answers.get().asked, [question.code]: reply } });
    const now = reply === 'yes' ? await findDanger(intakeOf(answers.get())).catch(() => undefined) : undefined;
    if (now?.urgency === 'emergency') go('/result');
    else if (part < danger.ask.length) go(`${urlOf('ask')}/${part + 1}`);
    else next();
  };
  return (
    <QuestionPage step="ask" title={word(question.question)} hint={t.ask.hint}>
      <div class="choices">
        {replies.map(({ reply, icon }) => (
          <ChoiceButton
            key={reply}
            icon={icon}
            label={t.ask[reply]}
            chosen={given.asked?.[question.code] === reply ? t.chosen : undefined}
            onClick={() => choose(reply)}
          />
        ))}
      </div>
    </QuestionPage>
  );
}
