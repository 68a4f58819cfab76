import { useRef, useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import { useTexts } from '#web/language.ts';
import { reviewTexts } from '#web/strings/review.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useFirstFault } from '#web/ui/first-fault.ts';
import { Page } from '#web/ui/page.tsx';

type PasscodeFormProps = { error: string | undefined; onGiven: (passcode: string) => Promise<void> };

/** The link is right, and the family has told the doctor one word more by phone. */
export function PasscodeForm({ error, onGiven }: PasscodeFormProps) {
  const t = useTexts(reviewTexts);
  const form = useRef<HTMLFormElement>(null);
  const [passcode, setPasscode] = useState('');
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const isMissing = passcode.trim() === '';
  useFirstFault(form, tries);
  const give = async (event: Event) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    if (!isMissing) await onGiven(passcode);
    setBusy(false);
    setTries(tries + 1);
  };
  return (
    <Page title={t.passcodeTitle} lead={t.passcodeText} footer={false}>
      <form class="stack" ref={form} onSubmit={give} noValidate>
        <TextField
          label={t.passcode}
          hint={t.passcodeHint}
          error={isBusy ? undefined : tries > 0 && isMissing ? t.passcodeMissing : error}
          value={passcode}
          onChange={setPasscode}
          maxLength={limits.passcodeLengthMax}
          autoComplete="off"
          short
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {t.passcodeOpen}
          </Button>
        </div>
      </form>
    </Page>
  );
}
