import { useTexts } from '#web/language.ts';
import { inviteTexts } from '#web/strings/invite.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { CheckChoices, CheckRow } from '#web/ui/choice.tsx';
import { useOpenedCase } from '../opened-case.ts';

type PapersChoiceProps = {
  /** Absent where all are shown, also those that are added later. */
  chosen: string[] | undefined;
  onChange: (chosen: string[] | undefined) => void;
};

/** Which papers a doctor sees: all of them, or some. */
export function PapersChoice({ chosen, onChange }: PapersChoiceProps) {
  const t = useTexts(inviteTexts);
  const labels = useTexts(labelTexts);
  const { documents } = useOpenedCase().file;
  return (
    <>
      {(documents.length > 0 || chosen) && (
        <CheckRow
          name="choose"
          label={t.choose}
          hint={t.chooseHint}
          checked={chosen !== undefined}
          onChange={(isWanted) => onChange(isWanted ? [] : undefined)}
        />
      )}
      {chosen && documents.length > 0 && (
        <CheckChoices
          legend={t.chooseWhich}
          name="documents"
          options={documents.map(({ id, title, kind }) => ({ value: id, label: title || labels.documentKind[kind] }))}
          values={chosen}
          onChange={onChange}
        />
      )}
    </>
  );
}
