import { useStrings } from '../language.ts';

export function Footer() {
  const t = useStrings();
  return (
    <footer class="footer">
      <div class="footer-inner">
        <p>{t.disclaimer}</p>
        <div class="footer-links">
          <a href="/hospitals">{t.hospitals}</a>
          <a href="/case">{t.myCase}</a>
          <a href="/about">{t.about}</a>
        </div>
      </div>
    </footer>
  );
}
