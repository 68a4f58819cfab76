import { useState } from 'preact/hooks';
import type { NewContact } from '../../../../../src/contract/contact.ts';
import { limits } from '../../../../../src/contract/limits.ts';
import type { ContactRole } from '../../../../../src/contract/vocabulary.ts';
import { addContact } from '../../../api.ts';
import type { Failure } from '../../../request.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckChoices, RadioChoices } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useCaseTexts } from '../case-texts.ts';
import { useOpenedCase } from '../opened-case.ts';

const rights = ['canAccompany', 'canReceiveMedicalInfo', 'isEmergencyContact', 'decisionAuthority'] as const;
type Right = (typeof rights)[number];

type Draft = Record<'fullName' | 'relationship' | 'phone' | 'zalo' | 'email' | 'province', string>;
const empty: Draft = { fullName: '', relationship: '', phone: '', zalo: '', email: '', province: '' };

export function ContactDialog({ onClose }: { onClose: () => void }) {
  const t = useCaseTexts();
  const { access, file, change } = useOpenedCase();
  const primary = file.contacts.find(({ role }) => role === 'primary');
  const [draft, setDraft] = useState(empty);
  const [role, setRole] = useState<ContactRole>(primary ? 'secondary' : 'primary');
  const [given, setGiven] = useState<Right[]>([]);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isEmailWrong = draft.email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim());
  const set = (name: keyof Draft) => (value: string) => setDraft((current) => ({ ...current, [name]: value }));

  const save = async (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (draft.fullName.trim() === '' || isEmailWrong || isBusy) return;
    setBusy(true);
    const result = await addContact(access, contactOf(draft, role, given));
    setBusy(false);
    if (!result.ok) return setFailure(result.failure);
    change((current) => ({ ...current, contacts: [...current.contacts, result.value] }));
    onClose();
  };

  return (
    <Dialog
      title={t.family.addContact}
      onClose={onClose}
      actions={
        <Button type="submit" form="contact-form" busy={isBusy}>
          {t.save}
        </Button>
      }
    >
      <form id="contact-form" class="stack" onSubmit={save} noValidate>
        <TextField
          label={t.create.fullName}
          error={isTried && draft.fullName.trim() === '' ? t.family.nameMissing : undefined}
          value={draft.fullName}
          onChange={set('fullName')}
          maxLength={limits.fullNameLengthMax}
          autoComplete="off"
        />
        <TextField
          label={t.create.relationship}
          hint={t.create.relationshipHint}
          optional
          value={draft.relationship}
          onChange={set('relationship')}
          maxLength={limits.relationshipLengthMax}
        />
        <TextField
          label={t.create.phone}
          optional
          type="tel"
          inputMode="tel"
          value={draft.phone}
          onChange={set('phone')}
          maxLength={limits.phoneLengthMax}
          autoComplete="off"
        />
        {primary ? (
          <p class="small muted">{t.family.primaryTaken(primary.fullName)}</p>
        ) : (
          <RadioChoices
            legend={t.family.role}
            name="role"
            options={[
              { value: 'primary', label: t.family.primary, hint: t.create.contactHint },
              { value: 'secondary', label: t.family.secondary },
            ]}
            value={role}
            onChange={setRole}
          />
        )}
        <CheckChoices
          legend={t.family.rights}
          name="rights"
          options={rights.map((right) => ({ value: right, label: t.family[right] }))}
          values={given}
          onChange={setGiven}
        />
        <details class="more">
          <summary>
            {t.family.zalo}, {t.family.email}, {t.create.province}
          </summary>
          <div class="stack">
            <TextField
              label={t.family.zalo}
              optional
              value={draft.zalo}
              onChange={set('zalo')}
              maxLength={limits.zaloLengthMax}
            />
            <TextField
              label={t.family.email}
              optional
              type="email"
              inputMode="email"
              error={isTried && isEmailWrong ? t.family.emailWrong : undefined}
              value={draft.email}
              onChange={set('email')}
              maxLength={limits.emailLengthMax}
              autoComplete="off"
            />
            <TextField
              label={t.create.province}
              optional
              value={draft.province}
              onChange={set('province')}
              maxLength={limits.provinceLengthMax}
            />
          </div>
        </details>
        <p class="small muted">{t.family.tellThem}</p>
        <FailureNotice failure={failure} />
      </form>
    </Dialog>
  );
}

function contactOf({ fullName, ...rest }: Draft, role: ContactRole, given: readonly Right[]): NewContact {
  const filled = Object.entries(rest).filter(([, value]) => value.trim() !== '');
  return {
    fullName: fullName.trim(),
    role,
    ...Object.fromEntries(filled.map(([name, value]) => [name, value.trim()])),
    ...Object.fromEntries(given.map((right) => [right, true])),
  };
}
