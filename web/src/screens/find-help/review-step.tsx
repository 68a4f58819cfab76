import { useState } from 'preact/hooks';
import { agesAgree } from '../../../../src/contract/age.ts';
import { type Answers, answers, askedWith, forgetAnswers } from '../../intake.ts';
import { lazyDialog } from '../../lazy-dialog.tsx';
import { route } from '../../router.tsx';
import { useStore } from '../../store.ts';
import type { FindHelpStrings } from '../../strings/find-help.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { QuestionPage, useFindHelpTexts } from './question-page.tsx';
import { type Step, urlOfChange } from './steps.ts';

const ForgetDialog = lazyDialog(async () => (await import('../../ui/forget-dialog.tsx')).ForgetDialog);

export function ReviewStep() {
  const t = useFindHelpTexts();
  const given = useStore(answers);
  const [isForgetting, setForgetting] = useState(false);
  const forget = () => {
    forgetAnswers();
    showToast(t.review.forgotten);
    route('/');
  };
  return (
    <QuestionPage
      step="review"
      title={t.review.title}
      hint={t.review.hint}
      actions={
        <Button wide onClick={() => route('/result')}>
          {t.review.show}
        </Button>
      }
    >
      <div class="stack">
        <ul class="answers">
          {linesOf(given, t).map(({ step, question, said }) => (
            <li key={step}>
              <a class="answer" href={urlOfChange(step)}>
                <span class="answer-words">
                  <span class="answer-question">{question}</span>
                  <span class="answer-said">{said}</span>
                </span>
                <span class="answer-edit">
                  <Icon name="edit" />
                  {t.review.edit}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p class="small muted">{t.review.sends}</p>
        <Button look="quiet" icon="trash" onClick={() => setForgetting(true)}>
          {t.review.forget}
        </Button>
        {isForgetting && (
          <ForgetDialog
            question={t.review.forgetQuestion}
            text={t.review.forgetText}
            confirm={t.review.forget}
            onForget={forget}
            onClose={() => setForgetting(false)}
          />
        )}
      </div>
    </QuestionPage>
  );
}

type Line = { step: Step; question: string; said: string };

function linesOf(given: Answers, t: FindHelpStrings): Line[] {
  const { dangerSigns = [], symptoms = '', asked = {}, diagnosis = '', durationDays, severity } = given;
  const hasComplaint = symptoms !== '';
  const lines: (Line | false)[] = [
    {
      step: 'danger',
      question: t.review.danger,
      said: dangerSigns.length === 0 ? t.review.none : t.review.signs(dangerSigns.length),
    },
    {
      step: 'who',
      question: t.who.short,
      said: given.isSelf === undefined ? t.review.empty : given.isSelf ? t.who.self : t.who.other,
    },
    { step: 'age', question: t.age.label, said: ageText(given, t) },
    { step: 'sex', question: t.sex.short, said: sexText(given.sex, t) },
    { step: 'need', question: t.need.short, said: given.need ? t.need.options[given.need] : t.review.empty },
    { step: 'symptoms', question: t.symptoms.short, said: symptoms || t.review.empty },
    Object.keys(asked).length > 0 && { step: 'ask', question: t.ask.short, said: repliesText(given, t) },
    hasComplaint && { step: 'duration', question: t.duration.short, said: durationText(durationDays, t) },
    hasComplaint && {
      step: 'severity',
      question: t.severity.short,
      said: severity === undefined ? t.review.empty : severity === 'unknown' ? t.unknown : t.severity.options[severity],
    },
    {
      step: 'diagnosis',
      question: t.diagnosis.short,
      said: diagnosis || (given.hasPriorResults ? t.diagnosis.hasPapers : t.diagnosis.notYet),
    },
    { step: 'province', question: t.province.short, said: given.province || t.province.missing },
    { step: 'city', question: t.city.short, said: given.preferredCity || t.city.near },
  ];
  return lines.filter((line) => line !== false);
}

/** What is not a plain no comes first. */
function repliesText(given: Answers, t: FindHelpStrings): string {
  const counted = (['yes', 'unsure', 'no'] as const).map((reply) => ({
    reply,
    n: Object.keys(askedWith(reply, given)).length,
  }));
  return counted
    .filter(({ n }) => n > 0)
    .map(({ reply, n }) => t.ask.counted(t.ask[reply], n))
    .join(' · ');
}

function ageText({ age, ageMonths }: Answers, t: FindHelpStrings): string {
  if (age === undefined) return t.review.empty;
  if (age === 'unknown') return t.unknown;
  if (typeof ageMonths === 'number' && agesAgree({ age, ageMonths })) return t.age.months(ageMonths);
  return age === 0 ? t.age.baby : t.age.years(age);
}

function sexText(sex: Answers['sex'], t: FindHelpStrings): string {
  if (sex === undefined) return t.review.empty;
  return sex === 'unknown' ? t.sex.skip : t.sex.options[sex];
}

function durationText(days: Answers['durationDays'], t: FindHelpStrings): string {
  if (days === undefined) return t.review.empty;
  if (days === 'unknown') return t.unknown;
  const options: Record<string, string> = t.duration.options;
  return options[String(days)] ?? String(days);
}
