import { useTexts } from '../../language.ts';
import { homeTexts } from '../../strings/home.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';

export function NotFoundScreen() {
  const t = useTexts(homeTexts);
  return (
    <Page title={t.notFoundTitle} lead={t.notFoundText}>
      <div class="row">
        <LinkButton icon="home" href="/">
          {t.goHome}
        </LinkButton>
        <LinkButton look="plain" icon="search" href="/hospitals">
          {t.hospitals}
        </LinkButton>
      </div>
    </Page>
  );
}
