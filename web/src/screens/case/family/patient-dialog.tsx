import { useState } from 'preact/hooks';
import { limits } from '../../../../../src/contract/limits.ts';
import type { Patient } from '../../../../../src/contract/patient.ts';
import type { Sex } from '../../../../../src/contract/vocabulary.ts';
import { changeCase } from '../../../api.ts';
import type { Failure } from '../../../request.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useCaseTexts } from '../case-texts.ts';
import { useOpenedCase } from '../opened-case.ts';
import { SexField } from '../sex-field.tsx';

export function PatientDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const t = useCaseTexts();
  const { access, change } = useOpenedCase();
  const [fullName, setFullName] = useState(patient.fullName ?? '');
  const [birthYear, setBirthYear] = useState(patient.birthYear?.toString() ?? '');
  const [sex, setSex] = useState<Sex | ''>(patient.sex ?? '');
  const [province, setProvince] = useState(patient.province ?? '');
  const [address, setAddress] = useState(patient.address ?? '');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const year = birthYear.trim() === '' ? undefined : Number(birthYear);
  const isYearWrong =
    year !== undefined && !(Number.isInteger(year) && year >= limits.birthYearMin && year <= new Date().getFullYear());

  const save = async (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (isYearWrong || isBusy) return;
    setBusy(true);
    const next: Patient = {
      ...(fullName.trim() && { fullName: fullName.trim() }),
      ...(year !== undefined && { birthYear: year }),
      ...(sex && { sex }),
      ...(province.trim() && { province: province.trim() }),
      ...(address.trim() && { address: address.trim() }),
    };
    const result = await changeCase(access, { patient: next });
    setBusy(false);
    if (!result.ok) return setFailure(result.failure);
    change((file) => ({ ...file, patient: next }));
    onClose();
  };

  return (
    <Dialog
      title={t.family.patient}
      onClose={onClose}
      actions={
        <Button type="submit" form="patient-form" busy={isBusy}>
          {t.save}
        </Button>
      }
    >
      <form id="patient-form" class="stack" onSubmit={save} noValidate>
        <TextField
          label={t.create.fullName}
          optional
          value={fullName}
          onChange={setFullName}
          maxLength={limits.fullNameLengthMax}
          autoComplete="off"
        />
        <div class="fields-beside">
          <TextField
            label={t.create.birthYear}
            optional
            inputMode="numeric"
            error={isTried && isYearWrong ? t.create.invalidYear : undefined}
            value={birthYear}
            onChange={setBirthYear}
            maxLength={4}
          />
          <SexField value={sex} onChange={setSex} />
        </div>
        <TextField
          label={t.create.province}
          optional
          value={province}
          onChange={setProvince}
          maxLength={limits.provinceLengthMax}
        />
        <TextField
          label={t.create.address}
          optional
          value={address}
          onChange={setAddress}
          maxLength={limits.addressLengthMax}
          autoComplete="off"
        />
        <FailureNotice failure={failure} />
      </form>
    </Dialog>
  );
}
