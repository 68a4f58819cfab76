import type { CaseAccess } from '#web/api/case.ts';
import { holdCase, rememberedCases } from '#web/held-cases.ts';
import { useTexts } from '#web/language.ts';
import { rememberCase } from '#web/remembered.ts';
import { route } from '#web/router.tsx';
import { rememberedTexts } from '#web/strings/remembered.ts';
import { ChoiceButton } from '#web/ui/choice.tsx';

/** The cases whose keys this device was told to keep; nothing where there are none. */
export function RememberedCases({ onOpen = open }: { onOpen?: (access: CaseAccess) => void }) {
  const t = useTexts(rememberedTexts);
  const cases = rememberedCases();
  if (cases.length === 0) return null;
  return (
    <section class="stack-tight" aria-labelledby="remembered-heading">
      <h2 class="section-title" id="remembered-heading">
        {t.heading}
      </h2>
      <ul class="choices">
        {cases.map((each) => (
          <li key={each.caseId}>
            <ChoiceButton
              icon="folder"
              label={each.name ?? each.caseId}
              hint={each.name && each.caseId}
              onClick={() => {
                // The last opened stands first.
                rememberCase(each);
                onOpen(each);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function open(access: CaseAccess): void {
  holdCase(access);
  route('/case');
}
