import { useState } from 'preact/hooks';
import { limits } from '../../../../src/contract/limits.ts';
import { readQueue } from '../../api/queue.ts';
import { useLanguage, useTexts } from '../../language.ts';
import type { NavigatorSession } from '../../session.ts';
import { signInTexts } from '../../strings/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure.tsx';
import { TextField } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import { Notice } from '../../ui/states.tsx';
import { useSending } from '../../use-sending.ts';

type SignInProps = { wasRefused: boolean; onSignedIn: (session: NavigatorSession) => void };

export function SignInScreen({ wasRefused, onSignedIn }: SignInProps) {
  const t = useTexts(signInTexts);
  const language = useLanguage();
  const [token, setToken] = useState('');
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, send } = useSending();
  const isWrong = failure?.status === 401 || (wasRefused && !isTried);

  const submit = async (event: Event) => {
    event.preventDefault();
    setTried(true);
    const session = { token: token.trim(), name: name.trim() };
    if (!session.token || !session.name || isBusy) return;
    const result = await send(readQueue(session.token, language, { limit: 1 }));
    if (result.ok) onSignedIn(session);
  };

  return (
    <Page title={t.heading} lead={t.hint} footer={false}>
      <form class="stack-loose" onSubmit={submit} noValidate>
        <SecretField
          label={t.token}
          hint={t.tokenHint}
          error={isTried && !token.trim() ? t.tokenMissing : undefined}
          value={token}
          onChange={setToken}
          show={t.showToken}
          name="navigator-token"
        />
        <TextField
          label={t.name}
          hint={t.nameHint}
          error={isTried && !name.trim() ? t.nameMissing : undefined}
          value={name}
          onChange={setName}
          maxLength={limits.assignedNavigatorLengthMax}
          autoComplete="off"
          name="navigator-name"
        />
        {isWrong ? (
          <div role="alert">
            <Notice tone="soon" icon="lock">
              <p class="strong">{t.wrong}</p>
              <p>{t.wrongSafe}</p>
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
