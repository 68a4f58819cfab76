import { useStrings, useTexts } from '#web/language.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { notFoundTexts } from './strings.ts';

export function NotFoundScreen() {
  const t = useTexts(notFoundTexts);
  const shared = useStrings();
  return (
    <Page title={t.title} lead={t.text}>
      <div class="row">
        <LinkButton icon="home" href="/">
          {t.goHome}
        </LinkButton>
        <LinkButton look="plain" icon="search" href="/hospitals">
          {shared.hospitals}
        </LinkButton>
      </div>
    </Page>
  );
}
