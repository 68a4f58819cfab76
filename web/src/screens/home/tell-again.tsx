import { useState } from 'preact/hooks';
import { forgetAnswers } from '#web/intake.ts';
import { useTexts } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { ForgetDialog } from '#web/ui/forget-dialog.tsx';
import { homeTexts } from './strings.ts';

/** Forgets what was told before, also for whoever holds the phone next. */
export function TellAgain({ onForgotten }: { onForgotten: () => void }) {
  const t = useTexts(homeTexts);
  const [isAsking, setAsking] = useState(false);
  const forget = () => {
    setAsking(false);
    forgetAnswers();
    onForgotten();
  };
  return (
    <>
      <Button look="quiet" small icon="refresh" onClick={() => setAsking(true)}>
        {t.again}
      </Button>
      {isAsking && (
        <ForgetDialog
          question={t.againQuestion}
          text={t.againText}
          confirm={t.againConfirm}
          onForget={forget}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
