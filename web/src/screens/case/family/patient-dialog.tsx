import { useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import type { Patient } from '#contract/patient.ts';
import type { Sex } from '#contract/vocabulary.ts';
import { changeCase } from '#web/api/case.ts';
import { useTexts } from '#web/language.ts';
import { familyTexts } from '#web/strings/family.ts';
import { peopleTexts } from '#web/strings/people.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { PersonField } from '../person-field.tsx';
import { SexField } from '../sex-field.tsx';

type Draft = Record<'fullName' | 'birthYear' | 'province' | 'address', string>;

export function PatientDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const t = useTexts(familyTexts);
  const people = useTexts(peopleTexts);
  const { access, change } = useOpenedCase();
  const { fullName = '', birthYear, province = '', address = '' } = patient;
  const [draft, setDraft] = useState<Draft>({ fullName, birthYear: birthYear?.toString() ?? '', province, address });
  const [sex, setSex] = useState<Sex | ''>(patient.sex ?? '');
  const year = draft.birthYear.trim() === '' ? undefined : Number(draft.birthYear);
  const isYearWrong =
    year !== undefined && !(Number.isInteger(year) && year >= limits.birthYearMin && year <= new Date().getFullYear());
  const field = (fact: keyof Draft) => ({
    fact,
    value: draft[fact],
    onChange: (value: string) => setDraft((current) => ({ ...current, [fact]: value })),
    optional: true,
  });

  const next: Patient = {
    ...(draft.fullName.trim() && { fullName: draft.fullName.trim() }),
    ...(year !== undefined && { birthYear: year }),
    ...(sex && { sex }),
    ...(draft.province.trim() && { province: draft.province.trim() }),
    ...(draft.address.trim() && { address: draft.address.trim() }),
  };

  return (
    <FormDialog
      title={t.patient}
      onClose={onClose}
      faults={[isYearWrong && people.invalidYear]}
      onSubmit={() => changeCase(access, { patient: next })}
      onSent={() => change((file) => ({ ...file, patient: next }))}
    >
      {(isTried) => (
        <>
          <PersonField {...field('fullName')} />
          <div class="fields-beside">
            <PersonField {...field('birthYear')} error={isTried && isYearWrong ? people.invalidYear : undefined} />
            <SexField value={sex} onChange={setSex} />
          </div>
          <PersonField {...field('province')} />
          <PersonField {...field('address')} />
        </>
      )}
    </FormDialog>
  );
}
