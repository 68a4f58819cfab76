import { useTexts } from '#web/language.ts';
import { aboutTexts } from '#web/strings/about.ts';
import { Page } from '#web/ui/page.tsx';

export function AboutScreen() {
  const t = useTexts(aboutTexts);
  return (
    <Page title={t.aboutTitle} back="/">
      <div class="stack-loose">
        {t.about.map(({ title, text }) => (
          <section class="stack-tight" key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        <section class="stack-tight">
          <h2>{t.data}</h2>
          <p>{t.dataText}</p>
        </section>
        <section class="stack-tight">
          <h2>{t.api}</h2>
          <p>
            <a href="/docs/">{t.apiText}</a>
          </p>
        </section>
      </div>
    </Page>
  );
}
