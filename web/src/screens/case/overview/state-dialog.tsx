import { useState } from 'preact/hooks';
import type { Case, TakenCase } from '#contract/case.ts';
import { type CaseState, caseStates } from '#contract/vocabulary.ts';
import { changeCase } from '#web/api/case.ts';
import { useTexts } from '#web/language.ts';
import { caseChangesTexts } from '#web/strings/case-changes.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { RadioChoices } from '#web/ui/choice.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Notice } from '#web/ui/states.tsx';
import { useOpenedCase } from '../opened-case.ts';

export function StateDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(caseChangesTexts);
  const labels = useTexts(labelTexts);
  const { access, file, role, change, refresh } = useOpenedCase();
  const [state, setState] = useState<CaseState>(file.case.state);
  const put = (changed: Case | TakenCase) => {
    change((current) => ({ ...current, case: changed as Case }));
    if (role === 'family') void refresh();
  };
  return (
    <FormDialog title={t.stateHeading} onClose={onClose} onSubmit={() => changeCase(access, { state })} onSent={put}>
      {() => (
        <>
          <RadioChoices
            legend={t.stateHeading}
            legendHidden
            name="state"
            options={caseStates.map((each) => ({
              value: each,
              label: labels.caseState[each],
              hint: t.stateHints[each],
            }))}
            value={state}
            onChange={setState}
          />
          {state === 'emergency' && <Notice tone="danger">{t.confirmEmergency}</Notice>}
        </>
      )}
    </FormDialog>
  );
}
