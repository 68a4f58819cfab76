import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import { PressWords } from '#web/danger/later-press-words.ts';
import { readStorySoon } from '#web/danger/read-soon.ts';
import { usePress } from '#web/danger/use-press.ts';
import { answerStory, intakeOfStory } from '#web/intake.ts';
import { useStrings, useTexts } from '#web/language.ts';
import { dangerFoundTexts } from '#web/strings/danger-found.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { useFirstFault } from '#web/ui/first-fault.ts';
import { aboutUrl } from '../find-help/steps.ts';
import { homeTexts } from './strings.ts';

const fewLeft = 200;

type StoryFormProps = {
  text: string;
  onChange: (text: string) => void;
  isEmergency: boolean;
  /** Between the box and the button. */
  children: ComponentChildren;
};

/** The box, and the one button. */
export function StoryForm({ text, onChange, isEmergency, children }: StoryFormProps) {
  const t = useTexts(homeTexts);
  const found = useTexts(dangerFoundTexts);
  const shared = useStrings();
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const { state, press } = usePress();
  const isBusy = state === 'busy' || state === 'slow';
  const told = text.trim();
  useFirstFault(form, refusals);
  const goOn = () => {
    if (told === '') return setRefusals(refusals + 1);
    if (isBusy) return;
    press(async () => {
      const { urgency, heard, isHeardInPart } = await readStorySoon(intakeOfStory(told));
      answerStory(told, heard, isHeardInPart);
      return isEmergency || urgency === 'emergency' ? '/result' : aboutUrl;
    });
  };
  const submit = (event: Event) => {
    event.preventDefault();
    goOn();
  };
  return (
    <form class="stack-tight" ref={form} onSubmit={submit} noValidate>
      <TextArea
        label={t.title}
        labelHidden
        hint={t.speak}
        error={refusals > 0 && told === '' ? t.missing : undefined}
        name="story"
        rows={4}
        maxLength={limits.symptomsLengthMax}
        value={text}
        onChange={onChange}
      />
      {text.length > limits.symptomsLengthMax - fewLeft && (
        <p class="small muted">{t.left(limits.symptomsLengthMax - text.length)}</p>
      )}
      {children}
      <Button type="submit" wide look={isEmergency ? 'danger' : 'main'} busy={isBusy}>
        {isEmergency ? found.goOn : shared.continue}
      </Button>
      <PressWords state={state} onRetry={goOn} />
    </form>
  );
}
