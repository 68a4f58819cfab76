import { useState } from 'preact/hooks';
import type { Contact, ContactChange, NewContact } from '#contract/contact.ts';
import type { ContactRole } from '#contract/vocabulary.ts';
import { addContact, changeContact } from '#web/api/seldom.ts';
import { useTexts } from '#web/language.ts';
import { familyTexts } from '#web/strings/family.ts';
import { peopleTexts } from '#web/strings/people.ts';
import { CheckChoices, RadioChoices } from '#web/ui/choice.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { PersonField } from '../person-field.tsx';

const rights = ['canAccompany', 'canReceiveMedicalInfo', 'isEmergencyContact', 'decisionAuthority'] as const;
type Right = (typeof rights)[number];

type Draft = Record<'fullName' | 'relationship' | 'phone' | 'zalo' | 'email' | 'province', string>;
const empty: Draft = { fullName: '', relationship: '', phone: '', zalo: '', email: '', province: '' };

type ContactDialogProps = {
  /** The one that is changed; without it a new one is made. */
  contact?: Contact;
  onClose: () => void;
};

export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const t = useTexts(familyTexts);
  const people = useTexts(peopleTexts);
  const { access, file, change } = useOpenedCase();
  const primary = file.contacts.find(({ id, role }) => role === 'primary' && id !== contact?.id);
  const [draft, setDraft] = useState(() => draftOf(contact));
  const [role, setRole] = useState<ContactRole>(contact?.role ?? (primary ? 'secondary' : 'primary'));
  const [given, setGiven] = useState<Right[]>(() => rights.filter((right) => contact?.[right]));
  const isNameMissing = draft.fullName.trim() === '';
  const isEmailWrong = draft.email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim());
  const field = (fact: keyof Draft) => ({
    fact,
    value: draft[fact],
    onChange: (value: string) => setDraft((current) => ({ ...current, [fact]: value })),
  });

  return (
    <FormDialog
      title={contact ? t.editContact : t.addContact}
      onClose={onClose}
      faults={[isNameMissing && t.nameMissing, isEmailWrong && t.emailWrong]}
      onSubmit={() =>
        contact
          ? changeContact(access, contact.id, changeOf(draft, role, given))
          : addContact(access, contactOf(draft, role, given))
      }
      onSent={(saved) => change((current) => ({ ...current, contacts: withContact(current.contacts, saved) }))}
    >
      {(isTried) => (
        <>
          <PersonField {...field('fullName')} error={isTried && isNameMissing ? t.nameMissing : undefined} />
          <PersonField {...field('relationship')} optional />
          <PersonField {...field('phone')} optional />
          {primary && !contact ? (
            <p class="small muted">{t.primaryTaken(primary.fullName)}</p>
          ) : (
            <RadioChoices
              legend={t.role}
              name="role"
              options={[
                {
                  value: 'primary',
                  label: t.primary,
                  hint: primary ? t.insteadOf(primary.fullName) : people.contactHint,
                },
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

/** What was emptied is taken back. */
function changeOf({ fullName, ...rest }: Draft, role: ContactRole, given: readonly Right[]): ContactChange {
  return {
    fullName: fullName.trim(),
    role,
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value.trim() || null])),
    ...Object.fromEntries(rights.map((right) => [right, given.includes(right)])),
  };
}

function draftOf(contact: Contact | undefined): Draft {
  const facts = Object.keys(empty) as (keyof Draft)[];
  return Object.fromEntries(facts.map((fact) => [fact, contact?.[fact] ?? ''])) as Draft;
}

/** In its place, or at the end; a new primary contact makes the former a secondary one. */
function withContact(contacts: readonly Contact[], saved: Contact): Contact[] {
  const isNew = !contacts.some(({ id }) => id === saved.id);
  const others = contacts.map((each) => {
    if (each.id === saved.id) return saved;
    return saved.role === 'primary' ? { ...each, role: 'secondary' as const } : each;
  });
  return isNew ? [...others, saved] : others;
}
