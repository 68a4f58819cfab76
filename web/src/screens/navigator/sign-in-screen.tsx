import { useRef, useState } from 'preact/hooks';
import { readDesk } from '#web/api/queue.ts';
import { useTexts } from '#web/language.ts';
import type { NavigatorSession } from '#web/session.ts';
import { signInTexts } from '#web/strings/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { useFirstFault } from '#web/ui/first-fault.ts';
import { Page } from '#web/ui/page.tsx';
import { SecretField } from '#web/ui/secret-field.tsx';
import { Notice } from '#web/ui/states.tsx';
import { useSending } from '#web/use-sending.ts';

type SignInProps = { wasRefused: boolean; onSignedIn: (session: NavigatorSession) => void };

export function SignInScreen({ wasRefused, onSignedIn }: SignInProps) {
  const t = useTexts(signInTexts);
  const [token, setToken] = useState('');
  const [isTried, setTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFirstFault(form, refusals);
  const { isBusy, failure, send } = useSending();
  const isWrong = failure?.status === 401 || (wasRefused && !isTried);

  const submit = async (event: Event) => {
    event.preventDefault();
    setTried(true);
    setRefusals(token.trim() ? 0 : refusals + 1);
    if (!token.trim() || isBusy) return;
    const result = await send(readDesk(token.trim()));
    // The name is the one that the token was issued for: whatever one typed, the service would not know it.
    if (result.ok) onSignedIn({ token: token.trim(), name: result.value.name });
    else setRefusals(refusals + 1);
  };

  return (
    <Page title={t.heading} lead={t.hint} footer={false}>
      <form ref={form} class="stack-loose" onSubmit={submit} noValidate>
        <SecretField
          label={t.token}
          hint={t.tokenHint}
          error={isTried && !token.trim() ? t.tokenMissing : isWrong ? t.wrong : undefined}
          value={token}
          onChange={setToken}
          show={t.showToken}
          name="navigator-token"
        />
        {isWrong ? (
          <div role="alert">
            <Notice tone="soon" icon="lock">
              {t.wrongSafe}
            </Notice>
          </div>
        ) : (
          <FailureNotice failure={failure} />
        )}
        <Button type="submit" wide busy={isBusy}>
          {isBusy ? t.signingIn : t.signIn}
        </Button>
      </form>
    </Page>
  );
}
