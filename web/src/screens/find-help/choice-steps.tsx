import { useState } from 'preact/hooks';
import { type Need, needs, type Severity, type Sex, severities, sexes } from '../../../../src/contract/vocabulary.ts';
import { type Answers, answer, answers } from '../../intake.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceButton } from '../../ui/choice.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { drawings } from './drawings.ts';
import { QuestionPage, useFindHelpTexts, useNext } from './question-page.tsx';
import type { Step } from './steps.ts';

/** Each row answers and goes on: one touch a question. */
function useChoose(step: Step): (change: Partial<Answers>) => () => void {
  const next = useNext(step);
  return (change) => () => {
    answer(change);
    next();
  };
}

export function WhoStep() {
  const t = useFindHelpTexts();
  const choose = useChoose('who');
  const { isSelf } = answers.get();
  return (
    <QuestionPage step="who" title={t.who.title} hint={t.onDevice}>
      <div class="choices">
        <ChoiceButton
          icon="user"
          label={t.who.self}
          chosen={isSelf === true ? t.chosen : undefined}
          onClick={choose({ isSelf: true })}
        />
        <ChoiceButton
          icon="users"
          label={t.who.other}
          chosen={isSelf === false ? t.chosen : undefined}
          onClick={choose({ isSelf: false })}
        />
      </div>
    </QuestionPage>
  );
}

export function SexStep() {
  const t = useFindHelpTexts();
  const choose = useChoose('sex');
  const options: { value: Sex | 'unknown'; label: string }[] = [
    ...sexes.map((value) => ({ value, label: t.sex.options[value] })),
    { value: 'unknown', label: t.sex.skip },
  ];
  return (
    <QuestionPage step="sex" title={t.sex.title} hint={t.sex.hint}>
      <div class="choices">
        {options.map(({ value, label }) => (
          <ChoiceButton
            key={value}
            label={label}
            chosen={answers.get().sex === value ? t.chosen : undefined}
            onClick={choose({ sex: value })}
          />
        ))}
      </div>
    </QuestionPage>
  );
}

const needIcons: Partial<Record<Need, IconName>> = {
  treatment: 'stethoscope',
  checkup: 'shield',
  revisit: 'calendar',
  second_opinion: 'chat',
  surgery: drawings.scalpel,
  lab_test: drawings.flask,
  imaging: 'scan',
  admission: drawings.bed,
  discharge: 'home',
  home_care: 'heart',
  find_doctor: 'user',
  find_hospital: 'hospital',
};
const commonNeeds: readonly Need[] = ['treatment', 'checkup', 'revisit', 'second_opinion', 'surgery'];
const otherNeeds = needs.filter((need) => need !== 'emergency' && !commonNeeds.includes(need));

export function NeedStep() {
  const t = useFindHelpTexts();
  const choose = useChoose('need');
  const { need: chosen } = answers.get();
  const [isLong, setLong] = useState(chosen !== undefined && otherNeeds.includes(chosen));
  return (
    <QuestionPage step="need" title={t.need.title}>
      <div class="choices">
        {[...commonNeeds, ...(isLong ? otherNeeds : [])].map((need) => (
          <ChoiceButton
            key={need}
            icon={needIcons[need]}
            label={t.need.options[need]}
            chosen={chosen === need ? t.chosen : undefined}
            onClick={choose({ need })}
          />
        ))}
        {!isLong && (
          <Button look="quiet" icon="plus" onClick={() => setLong(true)}>
            {t.need.more}
          </Button>
        )}
      </div>
    </QuestionPage>
  );
}

export function DurationStep() {
  const t = useFindHelpTexts();
  const choose = useChoose('duration');
  const { durationDays } = answers.get();
  return (
    <QuestionPage step="duration" title={t.duration.title}>
      <div class="choices">
        {Object.entries(t.duration.options).map(([days, label]) => (
          <ChoiceButton
            key={days}
            label={label}
            chosen={durationDays === Number(days) ? t.chosen : undefined}
            onClick={choose({ durationDays: Number(days) })}
          />
        ))}
        <ChoiceButton
          label={t.unknown}
          chosen={durationDays === 'unknown' ? t.chosen : undefined}
          onClick={choose({ durationDays: 'unknown' })}
        />
      </div>
    </QuestionPage>
  );
}

export function SeverityStep() {
  const t = useFindHelpTexts();
  const choose = useChoose('severity');
  const { severity: chosen } = answers.get();
  const row = (value: Severity | 'unknown', label: string, hint?: string) => (
    <ChoiceButton
      key={value}
      label={label}
      hint={hint}
      chosen={chosen === value ? t.chosen : undefined}
      onClick={choose({ severity: value })}
    />
  );
  return (
    <QuestionPage step="severity" title={t.severity.title}>
      <div class="choices">
        {severities.map((value) => row(value, t.severity.options[value], t.severity.hints[value]))}
        {row('unknown', t.unknown)}
      </div>
    </QuestionPage>
  );
}
