import { useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import { useTexts } from '#web/language.ts';
import { reviewTexts } from '#web/strings/review.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Page } from '#web/ui/page.tsx';

/** The link is right, and the family has told the doctor one word more by phone. */
export function PasscodeForm({ error, onGiven }: { error: string | undefined; onGiven: (passcode: string) => void }) {
  const t = useTexts(reviewTexts);
  const [passcode, setPasscode] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = passcode.trim() === '';
  const give = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) onGiven(passcode);
  };
  return (
    <Page title={t.passcodeTitle} lead={t.passcodeText} footer={false}>
      <form class="stack" onSubmit={give} noValidate>
        <TextField
          label={t.passcode}
          hint={t.passcodeHint}
          error={isTried && isMissing ? t.passcodeMissing : error}
          value={passcode}
          onChange={setPasscode}
          maxLength={limits.passcodeLengthMax}
          autoComplete="off"
          short
        />
        <div>
          <Button type="submit">{t.passcodeOpen}</Button>
        </div>
      </form>
    </Page>
  );
}
