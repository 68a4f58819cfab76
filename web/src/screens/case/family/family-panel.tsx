import { useState } from 'preact/hooks';
import type { Contact } from '#contract/contact.ts';
import type { Patient } from '#contract/patient.ts';
import { removeContact } from '#web/api/case.ts';
import { useStrings, useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { lazyPart, unseenAtFirst } from '#web/lazy-part.tsx';
import { familyTexts } from '#web/strings/family.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { peopleTexts } from '#web/strings/people.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useOpenedCase } from '../opened-case.ts';
import '../people.css';

const ContactDialog = lazyDialog(async () => (await import('./contact-dialog.tsx')).ContactDialog);
const NoticesCard = lazyPart(async () => (await import('../notices/notices-card.tsx')).NoticesCard, unseenAtFirst);
const RightsCard = lazyPart(async () => (await import('../rights/rights-card.tsx')).RightsCard, unseenAtFirst);
const PatientDialog = lazyDialog(async () => (await import('./patient-dialog.tsx')).PatientDialog);

export function FamilyPanel() {
  const t = useTexts(familyTexts);
  const { file, role } = useOpenedCase();
  const [isAdding, setAdding] = useState(false);
  const isFamily = role === 'family';
  return (
    <div class="columns">
      <div class="stack-loose">
        <section class="stack" aria-labelledby="contacts-heading">
          <div class="row-apart">
            <h2 class="section-title" id="contacts-heading">
              {t.contacts}
            </h2>
            {isFamily && file.contacts.length > 0 && (
              <Button look="plain" small icon="plus" onClick={() => setAdding(true)}>
                {t.addContact}
              </Button>
            )}
          </div>
          {file.contacts.length === 0 ? (
            <EmptyState icon="users" title={t.empty} text={isFamily ? t.emptyHint : undefined}>
              {isFamily && (
                <Button icon="plus" onClick={() => setAdding(true)}>
                  {t.addContact}
                </Button>
              )}
            </EmptyState>
          ) : (
            <ul class="stack">
              {sorted(file.contacts).map((contact) => (
                <li key={contact.id}>
                  <ContactCard contact={contact} />
                </li>
              ))}
            </ul>
          )}
          <p class="muted small">{t.primaryRule}</p>
        </section>
      </div>
      <div class="stack-loose">
        <PatientCard patient={file.patient} isEditable={isFamily} />
        {isFamily && <NoticesCard />}
        {isFamily && (
          <section class="card stack-tight" aria-labelledby="key-heading">
            <h2 class="card-heading" id="key-heading">
              {t.keyHeading}
            </h2>
            <p class="small">{t.keyHint}</p>
            <div>
              <LinkButton look="plain" small icon="lock" href="/case/key">
                {t.keyCard}
              </LinkButton>
            </div>
          </section>
        )}
        {isFamily && <RightsCard />}
        <p class="icon-line muted small">
          <Icon name="shield" />
          <span>{t.doctorsSee}</span>
        </p>
      </div>
      {isAdding && <ContactDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

/** The one to call first stands first. */
function sorted(contacts: readonly Contact[]): Contact[] {
  return [...contacts].sort((one, other) => Number(other.role === 'primary') - Number(one.role === 'primary'));
}

/** Encoded, so that no address can add what a mail program would obey. */
function mailLink(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
}

function ContactCard({ contact }: { contact: Contact }) {
  const t = useTexts(familyTexts);
  const shared = useStrings();
  const { access, role, change } = useOpenedCase();
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { id, fullName, relationship, phone, zalo, email, province } = contact;
  const rights = (['decisionAuthority', 'canAccompany', 'canReceiveMedicalInfo', 'isEmergencyContact'] as const).filter(
    (right) => contact[right],
  );
  return (
    <article class="card contact">
      <div class="contact-head">
        <div class="contact-words">
          <h3 class="contact-name">{fullName}</h3>
          <p class="muted small">{[relationship, province].filter(Boolean).join(' · ')}</p>
        </div>
        <span class={contact.role === 'primary' ? 'badge' : 'badge badge-quiet'}>{t[contact.role]}</span>
      </div>
      {(zalo || email) && (
        <p class="small contact-lines">
          {zalo && <span>Zalo: {zalo}</span>}
          {email && <a href={mailLink(email)}>{email}</a>}
        </p>
      )}
      {rights.length > 0 && (
        <ul class="small contact-rights">
          {rights.map((right) => (
            <li class="icon-line" key={right}>
              <Icon name="check" />
              <span>{t[right]}</span>
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        {phone && (
          <LinkButton look="plain" small icon="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <span class="visually-hidden">{t.call(fullName)}: </span>
            {phone}
          </LinkButton>
        )}
        {role === 'family' && (
          <Button look="quiet" small icon="edit" onClick={() => setEditing(true)}>
            {shared.edit}
            <span class="visually-hidden"> {fullName}</span>
          </Button>
        )}
        {role === 'family' && (
          <Button look="quiet" small icon="trash" onClick={() => setRemoving(true)}>
            {shared.remove}
            <span class="visually-hidden"> {fullName}</span>
          </Button>
        )}
      </div>
      {isEditing && <ContactDialog contact={contact} onClose={() => setEditing(false)} />}
      {isRemoving && (
        <ConfirmDialog
          question={t.removeQuestion(fullName)}
          text={t.removeText}
          confirm={shared.remove}
          onClose={() => setRemoving(false)}
          onConfirm={async () => {
            const result = await removeContact(access, id);
            if (result.ok) change((file) => ({ ...file, contacts: file.contacts.filter((each) => each.id !== id) }));
            return result;
          }}
        />
      )}
    </article>
  );
}

function PatientCard({ patient, isEditable }: { patient: Patient; isEditable: boolean }) {
  const t = useTexts(familyTexts);
  const people = useTexts(peopleTexts);
  const shared = useStrings();
  const labels = useTexts(labelTexts);
  const [isEditing, setEditing] = useState(false);
  const lines = [
    [people.fullName, patient.fullName],
    [people.birthYear, patient.birthYear],
    [people.sex, patient.sex && labels.sex[patient.sex]],
    [people.province, patient.province],
    [people.address, patient.address],
  ].filter(([, value]) => value);
  return (
    <section class="card stack" aria-labelledby="patient-heading">
      <div class="row-apart">
        <h2 class="card-heading" id="patient-heading">
          {t.patient}
        </h2>
        {isEditable && (
          <Button look="quiet" small icon="edit" onClick={() => setEditing(true)}>
            {shared.edit}
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <p class="muted">{t.patientEmpty}</p>
      ) : (
        <dl class="facts">
          {lines.map(([name, value]) => (
            <div class="fact" key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isEditing && <PatientDialog patient={patient} onClose={() => setEditing(false)} />}
    </section>
  );
}
