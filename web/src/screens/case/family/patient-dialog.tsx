import { useState } from 'preact/hooks';
import { limits } from '../../../../../src/contract/limits.ts';
import type { Patient } from '../../../../../src/contract/patient.ts';
import type { Sex } from '../../../../../src/contract/vocabulary.ts';
import { changeCase } from '../../../api/case.ts';
import { useTexts } from '../../../language.ts';
import { familyTexts } from '../../../strings/family.ts';
import { peopleTexts } from '../../../strings/people.ts';
import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { SexField } from '../sex-field.tsx';

export function PatientDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const t = useTexts(familyTexts);
  const people = useTexts(peopleTexts);
  const { access, change } = useOpenedCase();
  const [fullName, setFullName] = useState(patient.fullName ?? '');
  const [birthYear, setBirthYear] = useState(patient.birthYear?.toString() ?? '');
  const [sex, setSex] = useState<Sex | ''>(patient.sex ?? '');
  const [province, setProvince] = useState(patient.province ?? '');
  const [address, setAddress] = useState(patient.address ?? '');
  const year = birthYear.trim() === '' ? undefined : Number(birthYear);
  const isYearWrong =
    year !== undefined && !(Number.isInteger(year) && year >= limits.birthYearMin && year <= new Date().getFullYear());

  const next: Patient = {
    ...(fullName.trim() && { fullName: fullName.trim() }),
    ...(year !== undefined && { birthYear: year }),
    ...(sex && { sex }),
    ...(province.trim() && { province: province.trim() }),
    ...(address.trim() && { address: address.trim() }),
  };

  return (
    <FormDialog
      title={t.patient}
      onClose={onClose}
      isComplete={!isYearWrong}
      onSubmit={() => changeCase(access, { patient: next })}
      onSent={() => change((file) => ({ ...file, patient: next }))}
    >
      {(isTried) => (
        <>
          <TextField
            label={people.fullName}
            optional
            value={fullName}
            onChange={setFullName}
            maxLength={limits.fullNameLengthMax}
            autoComplete="off"
          />
          <div class="fields-beside">
            <TextField
              label={people.birthYear}
              optional
              inputMode="numeric"
              error={isTried && isYearWrong ? people.invalidYear : undefined}
              value={birthYear}
              onChange={setBirthYear}
              maxLength={4}
            />
            <SexField value={sex} onChange={setSex} />
          </div>
          <TextField
            label={people.province}
            optional
            value={province}
            onChange={setProvince}
            maxLength={limits.provinceLengthMax}
          />
          <TextField
            label={people.address}
            optional
            value={address}
            onChange={setAddress}
            maxLength={limits.addressLengthMax}
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}
