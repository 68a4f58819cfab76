import { useEffect, useState } from 'preact/hooks';
import { findDanger } from '../../engine-worker/engine.ts';
import type { Danger } from '../../engine-worker/messages.ts';
import { type Answers, intakeOf } from '../../intake.ts';
import { useTexts, useWord } from '../../language.ts';
import { resultTexts } from '../../strings/result.ts';
import { Notice } from '../../ui/states.tsx';

/** "Not sure" is never taken for "no": what is unsure stays in sight, with what a yes would mean. */
export function UnsureNotice({ answers }: { answers: Answers }) {
  const t = useTexts(resultTexts);
  const word = useWord();
  const [questions, setQuestions] = useState<Danger['ask']>([]);
  const unsure = Object.entries(answers.asked ?? {}).filter(([, reply]) => reply === 'unsure');
  const codes = unsure.map(([code]) => code);
  useEffect(() => {
    if (codes.length === 0) return;
    findDanger(intakeOf({ ...answers, asked: {} })).then(
      ({ ask }) => setQuestions(ask.filter(({ code }) => codes.includes(code))),
      () => setQuestions([]),
    );
  }, [codes.join()]);
  if (questions.length === 0) return null;
  return (
    <Notice tone="soon" icon="question">
      <p class="strong">{t.unsure}</p>
      <ul class="bullets">
        {questions.map(({ code, question }) => (
          <li key={code}>{word(question)}</li>
        ))}
      </ul>
      <p>{t.unsureThen}</p>
    </Notice>
  );
}
