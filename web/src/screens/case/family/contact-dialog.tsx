import { useState } from 'preact/hooks';
import type { NewContact } from '../../../../../src/contract/contact.ts';
import type { ContactRole } from '../../../../../src/contract/vocabulary.ts';
import { addContact } from '../../../api/case.ts';
import { useTexts } from '../../../language.ts';
import { familyTexts } from '../../../strings/family.ts';
import { peopleTexts } from '../../../strings/people.ts';
import { CheckChoices, RadioChoices } from '../../../ui/choice.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { PersonField } from '../person-field.tsx';

const rights = ['canAccompany', 'canReceiveMedicalInfo', 'isEmergencyContact', 'decisionAuthority'] as const;
type Right = (typeof rights)[number];

type Draft = Record<'fullName' | 'relationship' | 'phone' | 'zalo' | 'email' | 'province', string>;
const empty: Draft = { fullName: '', relationship: '', phone: '', zalo: '', email: '', province: '' };

export function ContactDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(familyTexts);
  const people = useTexts(peopleTexts);
  const { access, file, change } = useOpenedCase();
  const primary = file.contacts.find(({ role }) => role === 'primary');
  const [draft, setDraft] = useState(empty);
  const [role, setRole] = useState<ContactRole>(primary ? 'secondary' : 'primary');
  const [given, setGiven] = useState<Right[]>([]);
  const isNameMissing = draft.fullName.trim() === '';
  const isEmailWrong = draft.email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim());
  const field = (fact: keyof Draft) => ({
    fact,
    value: draft[fact],
    onChange: (value: string) => setDraft((current) => ({ ...current, [fact]: value })),
  });

  return (
    <FormDialog
      title={t.addContact}
      onClose={onClose}
      faults={[isNameMissing && t.nameMissing, isEmailWrong && t.emailWrong]}
      onSubmit={() => addContact(access, contactOf(draft, role, given))}
      onSent={(contact) => change((current) => ({ ...current, contacts: [...current.contacts, contact] }))}
    >
      {(isTried) => (
        <>
          <PersonField {...field('fullName')} error={isTried && isNameMissing ? t.nameMissing : undefined} />
          <PersonField {...field('relationship')} optional />
          <PersonField {...field('phone')} optional />
          {primary ? (
            <p class="small muted">{t.primaryTaken(primary.fullName)}</p>
          ) : (
            <RadioChoices
              legend={t.role}
              name="role"
              options={[
                { value: 'primary', label: t.primary, hint: people.contactHint },
                { value: 'secondary', label: t.secondary },
              ]}
              value={role}
              onChange={setRole}
            />
          )}
          <CheckChoices
            legend={t.rights}
            name="rights"
            options={rights.map((right) => ({ value: right, label: t[right] }))}
            values={given}
            onChange={setGiven}
          />
          <details class="more">
            <summary>{t.more}</summary>
            <div class="stack">
              <PersonField {...field('zalo')} optional />
              <PersonField {...field('email')} optional error={isTried && isEmailWrong ? t.emailWrong : undefined} />
              <PersonField {...field('province')} optional />
            </div>
          </details>
          <p class="small muted">{t.tellThem}</p>
        </>
      )}
    </FormDialog>
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
