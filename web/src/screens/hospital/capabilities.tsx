import type { Capability } from '#contract/hospital.ts';
import { capabilityLabels, certaintyWords } from '#engine/knowledge/capabilities.ts';
import { useTexts, useWord } from '#web/language.ts';
import { hospitalsTexts } from '#web/strings/hospitals.ts';

/** What it can do beyond the usual, each with how sure that is; what is absent nobody has told. */
export function Capabilities({ capabilities = [] }: { capabilities?: readonly Capability[] | undefined }) {
  const t = useTexts(hospitalsTexts);
  const word = useWord();
  if (capabilities.length === 0) return null;
  const ordered = capabilities.toSorted((a, b) => Number(b.has) - Number(a.has));
  return (
    <section class="stack">
      <h2 class="section-title">{t.capabilities}</h2>
      <ul class="departments">
        {ordered.map((capability) => {
          const { code, has, note } = capability;
          const label = word(capabilityLabels[code]);
          return (
            <li key={code}>
              <span class={has ? 'strong' : 'muted'}>{has ? upperFirst(label) : t.lacks(label)}</span>
              <span class="small muted departments-services">
                {upperFirst(word(certaintyWords(capability)))}
                {note !== undefined && ` · ${note}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
